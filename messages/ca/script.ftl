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
taken-back = La jugada està cancel·lada

status-you = Et toca
status-turn = { $color ->
    [white] Juguen les blanques
   *[black] Juguen les negres
}
status-thinking = L’ordinador està pensant
status-choosing = El rival està triant color
status-choose = Mira la serp i tria un color
status-waiting = Esperant l’altra persona
status-past = Mirant la jugada { $ply }
status-lost = Connexió perduda; es torna a provar
status-back = Connexió recuperada
no-move = Encara no hi ha cap jugada

offer-draw = El rival ofereix empat
offer-takeback = El rival demana de desfer una jugada
offer-rematch = El rival voldria una altra partida
offer-made = La teva oferta està feta; el rival la pot acceptar
offer-declined = La teva oferta s’ha rebutjat
hint-is = Pista: { $move }
copied = Copiat
not-sent = No ha funcionat. Torna-ho a provar.
task-right = Molt bé!
task-wrong = Encara no
play-title = { $game }: { $white } – { $black }
player-you = Tu
player-person = Jugador
player-open = Rival, encara no hi és
player-computer = Ordinador, nivell { $level }
move-kept = Sense connexió. La teva jugada { $move } s’enviarà tan bon punt torni.
not-connected = Sense connexió. Torna-ho a provar quan es recuperi.
undone = Jugada desfeta
no-undo = No hi ha res per desfer
threats-on = Es mostren les amenaces
threats-off = Les amenaces estan amagades
confirm-move = Vols jugar { $move }?
