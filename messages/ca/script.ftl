color-white = Blanques
color-black = Negres

cell-empty = { $cell }, buit
cell-w = { $cell }, blanca
cell-b = { $cell }, negra
threat-white = { $place }; aquí podrien guanyar les blanques
threat-black = { $place }; aquí podrien guanyar les negres
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = Cancel·la aquesta jugada
taken-back = La jugada s’ha cancel·lat

status-you = Et toca
status-turn = { $color ->
    [white] Juguen les blanques
   *[black] Juguen les negres
}
status-thinking = L’ordinador està pensant
status-choosing = El rival està triant color
status-choose = Mira la serp i tria un color
status-waiting = S’espera l’altra persona
status-past = Estàs mirant la jugada { $ply }
status-lost = Connexió perduda; es torna a provar
status-back = Connexió recuperada
no-move = Encara no hi ha cap jugada

offer-draw = El rival ofereix empat
offer-takeback = El rival demana de desfer una jugada
offer-rematch = El rival voldria una altra partida
offer-made = La teva oferta s’ha enviat; el rival la pot acceptar
offer-declined = La teva oferta s’ha rebutjat
hint-is = Pista: { $move }
copied = Copiat
not-sent = No ha funcionat. Torna-ho a provar.
task-right = Molt bé!
task-wrong = Encara no
puzzle-go-on = { $color ->
    [white] Ara remata-ho. Juguen les blanques
   *[black] Ara remata-ho. Juguen les negres
}
puzzle-won = La victòria és completa.
puzzle-slipped = { $move } deixa escapar la victòria.
play-title = { $game }: { $white } – { $black }
player-you = Tu
player-person = Jugador
player-open = Rival per arribar
player-computer = Ordinador, nivell { $level }
move-kept = Sense connexió. La teva jugada { $move } s’enviarà tan bon punt torni.
not-connected = Sense connexió. Torna-ho a provar quan es recuperi.
undone = Jugada desfeta
no-undo = No hi ha res per desfer
no-hints = Les pistes i les amenaces estan desactivades en aquesta partida
threats-on = Es mostren les amenaces
threats-off = Les amenaces estan amagades
confirm-move = Vols jugar { $move }?

player-you-named = { $name } (tu)
presence-here = és aquí
presence-away = no hi és
opponent-here = El rival torna a ser aquí
opponent-away = El rival ha sortit de la partida
opponent-left = Fa una estona que el rival no hi és. Pots acabar la partida

storage-full = A aquest navegador no li queda espai, i la jugada no s’ha desat. Esborra alguna cosa i torna-ho a provar.
storage-refused = Aquest navegador no desa res aquí, i la jugada no s’ha desat.
mine-moves = { $count ->
    [0] cap jugada
    [one] { $count } jugada
   *[other] { $count } jugades
}
games-brought = { $count ->
    [one] S’ha importat { $count } partida.
   *[other] S’han importat { $count } partides.
}
games-unread = En aquest fitxer no hi ha cap partida que es pugui llegir.
players = { $white } – { $black }
