worth-win = wygrana
worth-draw = remis
worth-loss = przegrana
worth-unknown = nieznane
worth-win-exact = { $moves ->
    [one] wygrana w { $moves } własnym ruchu
    [few] wygrana w { $moves } własnych ruchach
   *[many] wygrana w { $moves } własnych ruchach
}
worth-win-bound = { $moves ->
    [one] wygrana najwyżej w { $moves } własnym ruchu
    [few] wygrana najwyżej w { $moves } własnych ruchach
   *[many] wygrana najwyżej w { $moves } własnych ruchach
}
worth-loss-exact = { $moves ->
    [one] przegrana w { $moves } ruchu przeciwnika
    [few] przegrana w { $moves } ruchach przeciwnika
   *[many] przegrana w { $moves } ruchach przeciwnika
}
worth-loss-bound = { $moves ->
    [one] przegrana najwyżej w { $moves } ruchu przeciwnika
    [few] przegrana najwyżej w { $moves } ruchach przeciwnika
   *[many] przegrana najwyżej w { $moves } ruchach przeciwnika
}
worth-about = około { $percent }
worth-at = { $place }; { $value }
is-proven = dowiedzione
is-published = dowiedzione przez innych
is-estimated = szacunkowo
verdict-is = { $color ->
    [white] { $how ->
        [proven] Ruch białych: { $value }, dowiedzione
        [published] Ruch białych: { $value }, dowiedzione przez innych
       *[estimated] Ruch białych: { $value }, szacunkowo
    }
   *[black] { $how ->
        [proven] Ruch czarnych: { $value }, dowiedzione
        [published] Ruch czarnych: { $value }, dowiedzione przez innych
       *[estimated] Ruch czarnych: { $value }, szacunkowo
    }
}
best-is = Najlepszy: { $move }; { $value }
no-best = Najlepszy ruch nie jest jeszcze znany
no-value = Nic jeszcze nie wiadomo
engine-working = Głębokość { $depth }, silnik wciąż myśli
engine-done = Głębokość { $depth }
engine-resting = Silnik jest wyłączony
engine-lost = Serwer nie odpowiada. Ruchy są zachowane tutaj.
engine-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
prove-here = Dowiedź tutaj, pamięć: najwyżej { $memory }
prove-there = Niech dowiedzie serwer, pamięć: najwyżej { $memory }
no-memory = Dowód wymagałby tyle pamięci: { $needed }, a to urządzenie może dać { $limit }.
no-memory-there = Dowód wymagałby tyle pamięci: { $needed }, a serwer może dać { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Nie znaleziono dowodu.
engine-failed = To urządzenie nie mogło poszukać dowodu. Być może brakuje mu pamięci.
line-unfold = Pokaż cały wariant
over-white = Białe wygrały
over-black = Czarne wygrały
over-draw = Remis
not-read = Nie można tego odczytać: { $why }
was-read = { $count ->
    [one] Pokazano { $count } ruch
    [few] Pokazano { $count } ruchy
   *[many] Pokazano { $count } ruchów
}
at-start = Początek
main-line = Wariant główny
variation = Wariant poboczny
deleted = Usunięto
did-undo = Cofnięto zmianę
did-redo = Przywrócono zmianę
promoted = To jest teraz wariant główny
palette = Co postawić
palette-lead = Wybierz, co postawić, a potem naciskaj wgłębienia. Drugie naciśnięcie usuwa.
palette-w = Biała
palette-b = Czarna
palette-empty = Usuń
pinned = Przypięto: { $place }
link-damaged = Ten link jest uszkodzony lub niepełny. Pokazana jest pusta plansza.
link-short = Skopiowano. Tego jest za dużo na link: zawiera on tylko wariant na planszy. Zapis zawiera wszystko.
review-working = Analizowanie pozycji { $ply } z { $count }
review-done = Wszystkie pozycje są przeanalizowane
review-stopped = Zatrzymano
review-point = { $how ->
    [proven] Dla białych: { $value }, dowiedzione
    [published] Dla białych: { $value }, dowiedzione przez innych
   *[estimated] Dla białych: { $value }, szacunkowo
}
accuracy-perfect = { $color ->
    [white] Białe nie popełniły żadnego błędu.
   *[black] Czarne nie popełniły żadnego błędu.
}
accuracy-good = { $color ->
    [white] Białe grały dobrze i zachowywały średnio { $percent } punktów na ruch.
   *[black] Czarne grały dobrze i zachowywały średnio { $percent } punktów na ruch.
}
accuracy-fair = { $color ->
    [white] Białe popełniały drobne błędy i zachowywały średnio { $percent } punktów na ruch.
   *[black] Czarne popełniały drobne błędy i zachowywały średnio { $percent } punktów na ruch.
}
accuracy-poor = { $color ->
    [white] Białe popełniały duże błędy i zachowywały średnio { $percent } punktów na ruch.
   *[black] Czarne popełniały duże błędy i zachowywały średnio { $percent } punktów na ruch.
}
review-move = { $color ->
    [white] Ruch { $number }: białe zagrały { $move }
   *[black] Ruch { $number }: czarne zagrały { $move }
}
slip-lost = { $color ->
    [white] Po { $move } wygrywają białe
   *[black] Po { $move } wygrywają czarne
}
slip-drawn = Po { $move } jest remis
slip-about = { $color ->
    [white] Po { $move } białe mogą liczyć na około { $percent } punktów
   *[black] Po { $move } czarne mogą liczyć na około { $percent } punktów
}
until-won = { $color ->
    [white] Dotąd wygrywały białe
   *[black] Dotąd wygrywały czarne
}
until-drawn = Dotąd był remis
until-about = { $color ->
    [white] Dotąd białe mogły liczyć na około { $percent }
   *[black] Dotąd czarne mogły liczyć na około { $percent }
}
way-refuting = Obalenie
way-best = Co było lepsze
try-lead = { $color ->
    [white] Znajdź lepszy ruch dla białych
   *[black] Znajdź lepszy ruch dla czarnych
}
mistake-cost = Kosztowało to { $percent } punktów.
try-checking = Sprawdzanie { $move }
try-right = Tak! { $move } to najlepszy ruch.
try-better = { $move } jest lepsze, ale istnieje jeszcze lepszy ruch.
try-wrong = { $move } nie jest lepsze. Spróbuj ponownie.
no-mistakes = Nie znaleziono dużych błędów.
puzzles-looking = Szukanie zadań w tej partii
puzzles-found = { $count ->
    [one] W tej partii znaleziono { $count } zadanie.
    [few] W tej partii znaleziono { $count } zadania.
   *[many] W tej partii znaleziono { $count } zadań.
}
puzzles-none = W tej partii nie ma zadania: pod jej koniec nie ma pozycji, w której tylko jeden ruch wygrywa albo ratuje remis.
puzzles-cannot = Ta przeglądarka nie może teraz szukać zadań.
