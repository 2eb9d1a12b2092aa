color-white = Zuriak
color-black = Beltzak

cell-empty = { $cell }, libre
cell-w = { $cell }, zuria
cell-b = { $cell }, beltza
threat-white = { $place }; zuriek hemen irabaz lezakete
threat-black = { $place }; beltzek hemen irabaz lezakete
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Utzi jokaldi hau
taken-back = Jokaldia bertan behera utzi da

status-you = Zure txanda
status-turn = { $color ->
    [white] Zurien txanda
   *[black] Beltzen txanda
}
status-thinking = Ordenagailua pentsatzen ari da
status-choosing = Aurkaria kolorea aukeratzen ari da
status-choose = Begiratu sugeari eta aukeratu kolore bat
status-waiting = Bigarren jokalariaren zain
status-past = { $ply }. jokaldia ikusten
status-lost = Konexioa galdu da; berriro saiatzen
status-back = Berriro konektatuta
no-move = Oraindik ez dago jokaldirik

offer-draw = Aurkariak berdinketa proposatu du
offer-takeback = Aurkariak jokaldi bat desegitea eskatu du
offer-rematch = Aurkariak beste partida bat nahi du
offer-made = Proposamena eginda dago; aurkariak onar dezake
offer-declined = Zure proposamena ez da onartu
hint-is = Pista: { $move }
copied = Kopiatuta
not-sent = Ez du funtzionatu. Saiatu berriro.
task-right = Ondo!
task-wrong = Oraindik ez
puzzle-go-on = { $color ->
    [white] Amaitu orain. Zurien txanda
   *[black] Amaitu orain. Beltzen txanda
}
puzzle-won = Garaipena osatuta dago.
puzzle-slipped = { $move } jokatuta, garaipena galdu egiten da.
play-title = { $game }: { $white } – { $black }
player-you = Zu
player-person = Jokalaria
player-open = Laguna, oraindik iritsi gabe
player-computer = Ordenagailua, { $level }. maila
move-kept = Konexiorik ez. Zure jokaldia ({ $move }) konexioa itzuli bezain laster bidaliko da.
not-connected = Konexiorik ez. Saiatu berriro konexioa itzultzen denean.
undone = Jokaldia desegin da
no-undo = Ez dago ezer desegiteko
no-hints = Pistak eta mehatxuak desaktibatuta daude partida honetan
threats-on = Mehatxuak ikusgai daude
threats-off = Mehatxuak ezkutatuta daude
confirm-move = { $move } jokatu nahi duzu?

player-you-named = { $name } (zu)
presence-here = hemen
presence-away = kanpoan
opponent-here = Aurkaria hemen da berriro
opponent-away = Aurkariak partida utzi du
opponent-left = Aurkariak denbora bat darama kanpoan. Partida amai dezakezu

storage-full = Nabigatzaile honek ez du lekurik; beraz, jokaldia ez da gorde. Ezabatu zerbait eta saiatu berriro.
storage-refused = Nabigatzaile honek ez du hemen ezer gordetzen; beraz, jokaldia ez da gorde.
mine-moves = { $count ->
    [0] jokaldirik ez
    [one] jokaldi { $count }
   *[other] { $count } jokaldi
}
games-brought = { $count ->
    [one] Partida { $count } ekarri da.
   *[other] { $count } partida ekarri dira.
}
games-unread = Fitxategi honetan ez dago irakur daitekeen partidarik.
players = { $white } – { $black }
