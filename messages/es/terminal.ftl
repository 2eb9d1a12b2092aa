choose-game = ¿Qué juego?
chooser-keys = ↑ ↓ pregunta   ← → respuesta   Enter empezar   Ctrl-O abrir   q salir
choose-number = Escribe un número, o pulsa Enter para { $number }
choose-one = Esa no es una de las respuestas
plain-choose = Mira la serpiente y elige un color: escribe { $white } o { $black }
too-small = Este terminal es demasiado pequeño: { $have }. Debe tener al menos { $need }.

key-help = Ayuda
key-redo = Rehacer
key-switch = Cambiar
key-quit = Salir
key-new = Nueva
keys-type = Escribir una jugada o un comando
keys-complete = Completar lo escrito
keys-scroll = Desplazar el análisis
keys-leave = Salir al instante

command-hint = Mostrar una buena jugada
command-undo = Deshacer la última jugada
command-redo = Volver a hacer la jugada deshecha
command-analyze = Mostrar lo que piensa el motor
command-switch = Cambiar de bando con el ordenador
command-resign = Rendirse
command-new = Nueva partida
command-save = Guardar la partida
command-open = Abrir una partida
command-board = Mostrar otra vez el tablero
command-moves = Listar las jugadas
command-help = Ayuda
command-quit = Salir
command-file = ARCHIVO

not-now = Esto no se puede hacer ahora
nothing-to-undo = No hay nada que deshacer
nothing-to-redo = No hay nada que rehacer
switched = Se han cambiado los bandos
nothing-to-switch = Juegan dos personas, así que no hay bandos que cambiar
name-the-file = Indica un archivo, por ejemplo game.panta
saved-in = Guardado en { $file }
not-saved = No guardado: { $reason }
opened-from = Abierto { $file }
not-opened = No abierto: { $reason }
file-missing = No existe el archivo { $file }
file-exists = Ya existe el archivo { $file }
file-denied = El sistema no lo permite: { $file }
file-folder = { $file } es una carpeta
file-full = No queda espacio para { $file }
file-failed = { $file }: error { $number } del sistema
file-long = { $file } es demasiado largo para una partida anotada
file-not-text = En la línea { $line }, en el carácter { $column }, hay algo que no es texto
file-no-game = No hay ninguna partida en { $file }
computer-takes = { $color ->
    [white] El ordenador lleva las blancas
   *[black] El ordenador lleva las negras
}
quit-sure = ¿Salir sin guardar la partida?
question-keys = { $yes } Sí   { $no } No

analysis-title = Análisis
analysis-so-far = Profundidad { $depth }, posiciones: { $nodes }
analysis-begins = Pensando
analysis-rests = Ahora no hay nada que analizar

game-over = La partida ha terminado
illegal-unplayable = { $move } no se puede jugar aquí
illegal-taken = El espacio { $cell } no está vacío
