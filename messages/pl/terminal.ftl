choose-game = Która gra?
chooser-keys = ↑ ↓ pytanie   ← → odpowiedź   Enter start   Ctrl-O otwórz zapis   q wyjdź
choose-number = Wpisz liczbę albo naciśnij Enter, aby wybrać { $number }
choose-one = To nie jest jedna z odpowiedzi
plain-choose = Obejrzyj węża i wybierz kolor: wpisz { $white } albo { $black }
too-small = Ten terminal jest za mały: { $have }. Musi mieć co najmniej { $need }.

key-help = Pomoc
key-redo = Ponów
key-switch = Strony
key-quit = Wyjdź
key-new = Nowa
keys-type = Wpisz ruch lub polecenie
keys-complete = Uzupełnij wpisywany tekst
keys-scroll = Przewiń analizę
keys-leave = Wyjdź od razu

command-hint = Pokaż dobry ruch
command-undo = Cofnij ostatni ruch
command-redo = Zagraj ponownie cofnięty ruch
command-analyze = Pokaż, co myśli silnik
command-switch = Zamień się stronami z komputerem
command-resign = Poddaj partię
command-new = Nowa partia
command-save = Zapisz partię
command-open = Otwórz zapis
command-board = Wyświetl planszę ponownie
command-moves = Wypisz ruchy
command-help = Pomoc
command-quit = Wyjdź
command-file = PLIK

not-now = Teraz nie można tego zrobić
nothing-to-undo = Nie ma czego cofnąć
nothing-to-redo = Nie ma ruchu do ponownego zagrania
switched = Strony zamienione
nothing-to-switch = Grają dwie osoby, więc nie można zamienić się stronami
name-the-file = Podaj plik, na przykład game.panta
saved-in = Zapisano w { $file }
not-saved = Nie zapisano: { $reason }
opened-from = Otwarto { $file }
not-opened = Nie otwarto: { $reason }
file-missing = Nie ma pliku { $file }
file-exists = Plik { $file } już istnieje
file-denied = System na to nie pozwala: { $file }
file-folder = { $file } to folder
file-full = Nie ma już miejsca na { $file }
file-failed = { $file }: błąd systemu { $number }
file-long = Plik { $file } jest za długi na zapis partii
file-not-text = W wierszu { $line } przy znaku { $column } jest coś, co nie jest tekstem
file-no-game = W pliku { $file } nie ma żadnej partii
computer-takes = { $color ->
    [white] Komputer bierze białe
   *[black] Komputer bierze czarne
}
quit-sure = Wyjść bez zapisania partii?
question-keys = { $yes } Tak   { $no } Nie

analysis-title = Analiza
analysis-so-far = Głębokość { $depth }, pozycje: { $nodes }
analysis-begins = Silnik myśli
analysis-rests = Teraz nie ma czego analizować

game-over = Partia jest skończona
illegal-unplayable = { $move } nie można tu zagrać
illegal-taken = Wgłębienie { $cell } nie jest puste
