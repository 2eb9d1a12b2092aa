color-white = Vit
color-black = Svart

cell-empty = { $cell }, tom
cell-w = { $cell }, Vit
cell-b = { $cell }, Svart
threat-white = { $place }; Vit skulle kunna vinna här
threat-black = { $place }; Svart skulle kunna vinna här
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Avbryt draget
taken-back = Draget är avbrutet

status-you = Din tur
status-turn = { $color ->
    [white] Vits tur
   *[black] Svarts tur
}
status-thinking = Datorn tänker
status-choosing = Din motståndare väljer färg
status-choose = Titta på ormen och välj en färg
status-waiting = Väntar på den andra spelaren
status-past = Tittar tillbaka på drag { $ply }
status-lost = Anslutningen bröts; försöker igen
status-back = Ansluten igen
no-move = Inget drag än

offer-draw = Din motståndare erbjuder oavgjort
offer-takeback = Din motståndare ber att få ta tillbaka ett drag
offer-rematch = Din motståndare vill spela ett parti till
offer-made = Ditt förslag är skickat; din motståndare kan godta det
offer-declined = Ditt förslag avböjdes
hint-is = Tips: { $move }
copied = Kopierat
not-sent = Det gick inte. Försök igen.
task-right = Rätt!
task-wrong = Inte än
puzzle-go-on = { $color ->
    [white] Avgör nu partiet. Vits tur
   *[black] Avgör nu partiet. Svarts tur
}
puzzle-won = Vinsten är klar.
puzzle-slipped = { $move } ger bort vinsten.
play-title = { $game }: { $white } – { $black }
player-you = Du
player-person = Spelare
player-open = Vän, inte här än
player-computer = Dator, nivå { $level }
move-kept = Ingen anslutning. Ditt drag { $move } skickas så snart den är tillbaka.
not-connected = Ingen anslutning. Försök igen när den är tillbaka.
undone = Draget är taget tillbaka
no-undo = Det finns inget att ta tillbaka
no-hints = Tips och hot är avstängda i det här partiet
threats-on = Hot visas
threats-off = Hot är dolda
confirm-move = Spela { $move }?

player-you-named = { $name } (du)
presence-here = här
presence-away = borta
opponent-here = Din motståndare är här igen
opponent-away = Din motståndare har lämnat partiet
opponent-left = Din motståndare har varit borta ett tag. Du kan avsluta partiet

storage-full = Webbläsaren har inget utrymme kvar, så draget sparades inte. Ta bort något och försök igen.
storage-refused = Webbläsaren sparar inget här, så draget sparades inte.
mine-moves = { $count ->
    [0] inga drag
    [one] { $count } drag
   *[other] { $count } drag
}
games-brought = { $count ->
    [one] { $count } parti hämtades.
   *[other] { $count } partier hämtades.
}
games-unread = Det finns inga partier i filen som går att läsa.
players = { $white } – { $black }
