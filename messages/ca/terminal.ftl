choose-game = Quin joc?
chooser-keys = ↑ ↓ pregunta   ← → resposta   Enter comença   Ctrl-O obre   q surt
choose-number = Escriu un número, o prem Enter per a { $number }
choose-one = Aquesta no és cap de les respostes
plain-choose = Mira la serp i tria un color: escriu { $white } o { $black }
too-small = Aquest terminal és massa petit: { $have }. Ha de ser com a mínim de { $need }.

key-help = Ajuda
key-redo = Refés
key-switch = Canvia
key-quit = Surt
key-new = Nova
keys-type = Escriure una jugada o una ordre
keys-complete = Completar el que s’ha escrit
keys-scroll = Desplaçar l’anàlisi
keys-leave = Sortir immediatament

command-hint = Mostrar una bona jugada
command-undo = Desfer l’última jugada
command-redo = Refer la jugada desfeta
command-analyze = Mostrar què pensa el motor
command-switch = Canviar de bàndol amb l’ordinador
command-resign = Rendir-se
command-new = Nova partida
command-save = Desar la partida
command-open = Obrir una partida
command-board = Tornar a mostrar el tauler
command-moves = Llistar les jugades
command-help = Ajuda
command-quit = Sortir
command-file = FITXER

not-now = Ara no es pot fer
nothing-to-undo = No hi ha res per desfer
nothing-to-redo = No hi ha res per refer
switched = Els bàndols s’han canviat
nothing-to-switch = Juguen dues persones, així que no hi ha bàndols per canviar
name-the-file = Indica un fitxer, per exemple game.panta
saved-in = Desat a { $file }
not-saved = No desat: { $reason }
opened-from = Obert { $file }
not-opened = No obert: { $reason }
file-missing = No hi ha cap fitxer { $file }
file-exists = Ja hi ha un fitxer { $file }
file-denied = El sistema no ho permet: { $file }
file-folder = { $file } és una carpeta
file-full = No queda espai per a { $file }
file-failed = { $file }: error { $number } del sistema
file-long = { $file } és massa llarg per a una partida anotada
file-not-text = A la línia { $line }, al caràcter { $column }, hi ha una cosa que no és text
file-no-game = No hi ha cap partida a { $file }
computer-takes = { $color ->
    [white] L’ordinador es queda les blanques
   *[black] L’ordinador es queda les negres
}
quit-sure = Vols sortir sense desar la partida?
question-keys = { $yes } Sí   { $no } No

analysis-title = Anàlisi
analysis-so-far = Profunditat { $depth }, posicions: { $nodes }
analysis-begins = El motor pensa
analysis-rests = Ara no hi ha res per analitzar

game-over = La partida s’ha acabat
illegal-unplayable = { $move } no es pot jugar aquí
illegal-taken = El forat { $cell } no és buit
