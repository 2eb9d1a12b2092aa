choose-game = Que jogo?
chooser-keys = ↑ ↓ pergunta   ← → resposta   Enter começar   Ctrl-O abrir   q sair
choose-number = Escreva um número, ou prima Enter para { $number }
choose-one = Essa não é uma das respostas
plain-choose = Olhe para a serpente e escolha uma cor: escreva { $white } ou { $black }
too-small = Este terminal é demasiado pequeno: { $have }. Precisa de pelo menos { $need }.

key-help = Ajuda
key-redo = Refazer
key-switch = Mudar
key-quit = Sair
key-new = Nova
keys-type = Escrever uma jogada ou um comando
keys-complete = Completar o que está escrito
keys-scroll = Percorrer a análise
keys-leave = Sair de imediato

command-hint = Mostrar uma boa jogada
command-undo = Anular a última jogada
command-redo = Refazer a jogada anulada
command-analyze = Mostrar o que o motor pensa
command-switch = Trocar de lado com o computador
command-resign = Desistir
command-new = Nova partida
command-save = Guardar a partida
command-open = Abrir uma partida
command-board = Mostrar outra vez o tabuleiro
command-moves = Listar as jogadas
command-help = Ajuda
command-quit = Sair
command-file = FICHEIRO

not-now = Agora não se pode fazer isso
nothing-to-undo = Não há jogada para anular
nothing-to-redo = Não há jogada para refazer
switched = Os lados foram trocados
nothing-to-switch = Jogam duas pessoas, por isso não há lados para trocar
name-the-file = Indique um ficheiro, por exemplo game.panta
saved-in = Guardado em { $file }
not-saved = Não guardado: { $reason }
opened-from = Aberto { $file }
not-opened = Não aberto: { $reason }
file-missing = Não existe o ficheiro { $file }
file-exists = Já existe o ficheiro { $file }
file-denied = O sistema não o permite: { $file }
file-folder = { $file } é uma pasta
file-full = Não há espaço para { $file }
file-failed = { $file }: erro { $number } do sistema
file-long = { $file } é demasiado longo para uma partida anotada
file-not-text = Na linha { $line }, no carácter { $column }, há algo que não é texto
file-no-game = Não há nenhuma partida em { $file }
computer-takes = { $color ->
    [white] O computador fica com as brancas
   *[black] O computador fica com as pretas
}
quit-sure = Sair sem guardar a partida?
question-keys = { $yes } Sim   { $no } Não

analysis-title = Análise
analysis-so-far = Profundidade { $depth }, posições: { $nodes }
analysis-begins = A pensar
analysis-rests = Agora não há nada para analisar

game-over = A partida acabou
illegal-unplayable = { $move } não se pode jogar aqui
illegal-taken = A casa { $cell } não está vazia
