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
edit-lead = Naciśnij wgłębienie, aby je zmienić: puste, biała, czarna.
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
    [white] Białe grały dobrze i zachowywały średnio { $percent } punktów na ruch.
   *[black] Czarne grały dobrze i zachowywały średnio { $percent } punktów na ruch.
}
accuracy-fair = { $color ->
    [white] Białe popełniały drobne błędy i zachowywały średnio { $percent } punktów na ruch.
   *[black] Czarne popełniały drobne błędy i zachowywały średnio { $percent } punktów na ruch.
}
accuracy-poor = { $color ->
    [white] Białe popełniały duże błędy i zachowywały średnio { $percent } punktów na ruch.
   *[black] Czarne popełniały duże błędy i zachowywały średnio { $percent } punktów na ruch.
}
mistake-was = { $color ->
    [white] Ruch { $ply }: białe zagrały { $move }. Znajdź lepszy ruch.
   *[black] Ruch { $ply }: czarne zagrały { $move }. Znajdź lepszy ruch.
}
mistake-cost = Kosztowało to { $percent } punktów.
try-checking = Sprawdzanie { $move }
try-right = Tak! { $move } to najlepszy ruch.
try-better = { $move } jest lepsze, ale istnieje jeszcze lepszy ruch.
try-wrong = { $move } nie jest lepsze. Spróbuj ponownie.
try-answer = Odpowiedź: { $move }
try-again = Spróbuj ponownie
try-show = Pokaż odpowiedź
no-mistakes = Nie znaleziono dużych błędów.
