color-white = Białe
color-black = Czarne

cell-empty = { $cell }, puste
cell-w = { $cell }, biała
cell-b = { $cell }, czarna
threat-white = { $place }; tu mogłyby wygrać białe
threat-black = { $place }; tu mogłyby wygrać czarne
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Anuluj ten ruch
taken-back = Ruch anulowany

status-you = Twój ruch
status-turn = { $color ->
    [white] Ruch białych
   *[black] Ruch czarnych
}
status-thinking = Komputer myśli
status-choosing = Przeciwnik wybiera kolor
status-choose = Obejrzyj węża i wybierz kolor
status-waiting = Oczekiwanie na drugiego gracza
status-past = Podgląd ruchu { $ply }
status-lost = Utracono połączenie; trwa ponowna próba
status-back = Połączono ponownie
no-move = Nie było jeszcze ruchu

offer-draw = Przeciwnik proponuje remis
offer-takeback = Przeciwnik prosi o cofnięcie ruchu
offer-rematch = Przeciwnik chce zagrać jeszcze raz
offer-made = Propozycja złożona; przeciwnik może ją przyjąć
offer-declined = Propozycja została odrzucona
hint-is = Podpowiedź: { $move }
copied = Skopiowano
not-sent = Nie udało się. Spróbuj ponownie.
task-right = Dobrze!
task-wrong = Jeszcze nie
puzzle-go-on = { $color ->
    [white] Teraz dokończ. Ruch białych
   *[black] Teraz dokończ. Ruch czarnych
}
puzzle-won = Wygrana doprowadzona do końca.
puzzle-slipped = { $move } wypuszcza wygraną z rąk.
play-title = { $game }: { $white } – { $black }
player-you = Ty
player-person = Gracz
player-open = Znajomy, jeszcze nieobecny
player-computer = Komputer, poziom { $level }
move-kept = Brak połączenia. Twój ruch { $move } zostanie wysłany, gdy tylko połączenie wróci.
not-connected = Brak połączenia. Spróbuj ponownie, gdy wróci.
undone = Ruch cofnięty
no-undo = Nie ma czego cofnąć
no-hints = Podpowiedzi i groźby są w tej partii wyłączone
threats-on = Groźby są pokazywane
threats-off = Groźby są ukryte
confirm-move = Zagrać { $move }?

player-you-named = { $name } (ty)
presence-here = przy planszy
presence-away = poza planszą
opponent-here = Przeciwnik znów jest przy planszy
opponent-away = Przeciwnik opuścił partię
opponent-left = Przeciwnika nie ma już od dłuższej chwili. Możesz zakończyć partię

storage-full = W tej przeglądarce nie ma już miejsca, więc ruch nie został zachowany. Usuń coś i spróbuj ponownie.
storage-refused = Ta przeglądarka niczego tu nie zachowuje, więc ruch nie został zachowany.
mine-moves = { $count ->
    [0] jeszcze bez ruchów
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
games-brought = { $count ->
    [one] Wczytano { $count } partię.
    [few] Wczytano { $count } partie.
   *[many] Wczytano { $count } partii.
}
games-unread = W tym pliku nie ma partii, które można odczytać.
players = { $white } – { $black }
