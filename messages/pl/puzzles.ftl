nav-puzzles = Zadania
puzzles-title = Znajdź jeden ruch
puzzles-lead = W każdej pozycji dokładnie jeden ruch wygrywa albo dokładnie jeden ruch ratuje remis. Dla wszystkich jest to dowiedzione.
puzzle-number = Zadanie { $number } z { $count }
puzzle-today = Zadanie dnia
puzzles-today = Zadania dnia
puzzle-solve = Rozwiąż
puzzle-all = Wszystkie zadania
puzzle-win = { $color ->
    [white] Białe mogą wymusić wygraną, ale tylko jednym ruchem. Znajdź ten ruch.
   *[black] Czarne mogą wymusić wygraną, ale tylko jednym ruchem. Znajdź ten ruch.
}
puzzle-draw = { $color ->
    [white] Białym grozi przegrana. Tylko jeden ruch ratuje remis. Znajdź ten ruch.
   *[black] Czarnym grozi przegrana. Tylko jeden ruch ratuje remis. Znajdź ten ruch.
}
puzzle-right-win = Ten ruch wygrywa przy każdej obronie i jest jedyny.
puzzle-right-draw = Ten ruch ratuje remis i jest jedyny.
puzzle-wrong-win = Po tym ruchu przeciwnik ma wyjście.
puzzle-wrong-draw = Po tym ruchu przeciwnik może wymusić wygraną.
puzzle-grade = { $count ->
    [one] Stopień { $grade }, przewidź { $count } własny ruch
    [few] Stopień { $grade }, przewidź { $count } własne ruchy
   *[many] Stopień { $grade }, przewidź { $count } własnych ruchów
}
puzzle-streak = Dni z rzędu:
puzzle-missed = Dzisiejszy dzień się nie liczy: liczy się tylko pierwsza próba, bez pomocy.
own-title = Z twoich własnych partii
own-how = Zadania z twoich własnych partii znajdziesz w ich przeglądach.
own-none = W tej przeglądarce nie ma jeszcze zadań z twoich własnych partii.
