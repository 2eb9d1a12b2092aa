choose-game = Que xogo?
chooser-keys = ↑ ↓ pregunta   ← → resposta   Enter comezar   Ctrl-O abrir   q saír
choose-number = Escribe un número, ou preme Enter para { $number }
choose-one = Esa non é unha das respostas
plain-choose = Mira a serpe e escolle unha cor: escribe { $white } ou { $black }
too-small = Este terminal é demasiado pequeno: { $have }. Debe ter polo menos { $need }.

key-help = Axuda
key-redo = Refacer
key-switch = Cambiar
key-quit = Saír
key-new = Nova
keys-type = Escribir unha xogada ou unha orde
keys-complete = Completar o escrito
keys-scroll = Desprazar a análise
keys-leave = Saír no momento

command-hint = Mostrar unha boa xogada
command-undo = Desfacer a última xogada
command-redo = Refacer a xogada desfeita
command-analyze = Mostrar o que pensa o motor
command-switch = Cambiar de bando co ordenador
command-resign = Renderse
command-new = Nova partida
command-save = Gardar a partida
command-open = Abrir unha partida
command-board = Mostrar outra vez o taboleiro
command-moves = Listar as xogadas
command-help = Axuda
command-quit = Saír
command-file = FICHEIRO

not-now = Isto non se pode facer agora
nothing-to-undo = Non hai nada que desfacer
nothing-to-redo = Non hai nada que refacer
switched = Cambiáronse os bandos
nothing-to-switch = Xogan dúas persoas, así que non hai bandos que cambiar
name-the-file = Indica un ficheiro, por exemplo game.panta
saved-in = Gardado en { $file }
not-saved = Non gardado: { $reason }
opened-from = Aberto { $file }
not-opened = Non aberto: { $reason }
file-missing = Non hai ningún ficheiro { $file }
file-exists = Xa hai un ficheiro { $file }
file-denied = O sistema non o permite: { $file }
file-folder = { $file } é un cartafol
file-full = Non queda espazo para { $file }
file-failed = { $file }: erro { $number } do sistema
file-long = { $file } é longo de máis para unha partida anotada
file-not-text = Na liña { $line }, no carácter { $column }, hai algo que non é texto
file-no-game = Non hai ningunha partida en { $file }
computer-takes = { $color ->
    [white] O ordenador leva as brancas
   *[black] O ordenador leva as negras
}
quit-sure = Saír sen gardar a partida?
question-keys = { $yes } Si   { $no } Non

analysis-title = Análise
analysis-so-far = Profundidade { $depth }, posicións: { $nodes }
analysis-begins = Pensando
analysis-rests = Agora non hai nada que analizar

game-over = A partida rematou
illegal-unplayable = { $move } non se pode xogar aquí
illegal-taken = O espazo { $cell } non está baleiro
