tour-welcome = O Panta tem três jogos. Aqui está cada um deles num minuto.
tour-next = Prima Enter para o jogo seguinte, ou q e Enter para parar.
tour-try = Experimente: { $command }
tour-end = Acabou a visita. «panta --help» mostra todos os comandos; «panta rules» com o nome de um jogo explica as suas regras.
