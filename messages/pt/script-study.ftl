worth-win = vitória
worth-draw = empate
worth-loss = derrota
worth-unknown = desconhecido
worth-win-exact = { $moves ->
    [one] vitória em { $moves } jogada própria
   *[other] vitória em { $moves } jogadas próprias
}
worth-win-bound = { $moves ->
    [one] vitória em { $moves } jogada própria no máximo
   *[other] vitória em { $moves } jogadas próprias no máximo
}
worth-loss-exact = { $moves ->
    [one] derrota em { $moves } jogada do adversário
   *[other] derrota em { $moves } jogadas do adversário
}
worth-loss-bound = { $moves ->
    [one] derrota em { $moves } jogada do adversário no máximo
   *[other] derrota em { $moves } jogadas do adversário no máximo
}
worth-about = cerca de { $percent }
worth-at = { $place }; { $value }
is-proven = provado
is-published = provado por outros
is-estimated = estimado
verdict-is = { $color ->
    [white] { $how ->
        [proven] Jogam as brancas: { $value }, está provado
        [published] Jogam as brancas: { $value }, outros o provaram
       *[estimated] Jogam as brancas: { $value }, é uma estimativa
    }
   *[black] { $how ->
        [proven] Jogam as pretas: { $value }, está provado
        [published] Jogam as pretas: { $value }, outros o provaram
       *[estimated] Jogam as pretas: { $value }, é uma estimativa
    }
}
best-is = Melhor: { $move }; { $value }
no-best = Ainda não se conhece a melhor jogada
no-value = Ainda não se sabe nada
engine-working = Profundidade { $depth }, ainda a pensar
engine-done = Profundidade { $depth }
engine-resting = O motor está desligado
engine-lost = O servidor não responde. As jogadas ficam guardadas aqui.
engine-busy = O servidor está ocupado. Tente outra vez daqui a pouco.
prove-here = Provar aqui, com um máximo de { $memory } de memória
prove-there = Pôr o servidor a provar, com um máximo de { $memory } de memória
no-memory = Uma prova precisaria de { $needed } de memória, e este dispositivo pode dar { $limit }.
no-memory-there = Uma prova precisaria de { $needed } de memória, e o servidor pode dar { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Não se encontrou nenhuma prova.
engine-failed = Este dispositivo não conseguiu procurar uma prova. Talvez lhe falte memória.
line-unfold = Mostrar a sequência toda
over-white = As brancas ganharam
over-black = As pretas ganharam
over-draw = Empate
not-read = Não se pode ler: { $why }
was-read = { $count ->
    [one] { $count } jogada mostrada
   *[other] { $count } jogadas mostradas
}
at-start = Início
main-line = Variante principal
variation = Variante
deleted = Apagado
did-undo = Alteração anulada
did-redo = Alteração reposta
promoted = Agora é a variante principal
palette = O que colocar
palette-lead = Escolha o que colocar e depois prima as casas. Premir outra vez retira.
palette-w = Branco
palette-b = Preto
palette-empty = Apagar
pinned = Posição fixada: { $place }
link-damaged = Este link está danificado ou incompleto. É mostrado o tabuleiro vazio.
link-short = Copiado. É demasiado para um link: contém só a sequência que está no tabuleiro. A partida guardada contém tudo.
review-working = A analisar a posição { $ply } de { $count }
review-done = Todas as posições estão analisadas
review-stopped = Parado
review-point = { $how ->
    [proven] Para as brancas: { $value }, está provado
    [published] Para as brancas: { $value }, outros o provaram
   *[estimated] Para as brancas: { $value }, é uma estimativa
}
accuracy-perfect = { $color ->
    [white] As brancas não cometeram erros.
   *[black] As pretas não cometeram erros.
}
accuracy-good = { $color ->
    [white] As brancas jogaram bem e conservaram em média { $percent } dos pontos por jogada.
   *[black] As pretas jogaram bem e conservaram em média { $percent } dos pontos por jogada.
}
accuracy-fair = { $color ->
    [white] As brancas cometeram pequenos erros e conservaram em média { $percent } dos pontos por jogada.
   *[black] As pretas cometeram pequenos erros e conservaram em média { $percent } dos pontos por jogada.
}
accuracy-poor = { $color ->
    [white] As brancas cometeram erros graves e conservaram em média { $percent } dos pontos por jogada.
   *[black] As pretas cometeram erros graves e conservaram em média { $percent } dos pontos por jogada.
}
review-move = { $color ->
    [white] Jogada { $number }: as brancas jogaram { $move }
   *[black] Jogada { $number }: as pretas jogaram { $move }
}
slip-lost = { $color ->
    [white] Depois de { $move }, ganham as brancas
   *[black] Depois de { $move }, ganham as pretas
}
slip-drawn = Depois de { $move }, a partida é empate
slip-about = { $color ->
    [white] Depois de { $move }, as brancas podem esperar cerca de { $percent } dos pontos
   *[black] Depois de { $move }, as pretas podem esperar cerca de { $percent } dos pontos
}
until-won = { $color ->
    [white] Até aqui, as brancas estavam a ganhar
   *[black] Até aqui, as pretas estavam a ganhar
}
until-drawn = Até aqui, era empate
until-about = { $color ->
    [white] Até aqui, as brancas podiam esperar cerca de { $percent }
   *[black] Até aqui, as pretas podiam esperar cerca de { $percent }
}
way-refuting = A refutação
way-best = O que era melhor
try-lead = { $color ->
    [white] Encontre uma jogada melhor para as brancas
   *[black] Encontre uma jogada melhor para as pretas
}
mistake-cost = Custou { $percent } dos pontos.
try-checking = A verificar { $move }
try-right = Sim! Não há melhor do que { $move }.
try-better = { $move } é melhor, mas há uma jogada ainda melhor.
try-wrong = { $move } não é melhor. Tente outra vez.
no-mistakes = Não se encontraram erros graves.
puzzles-looking = A procurar problemas nesta partida
puzzles-found = { $count ->
    [one] { $count } problema encontrado nesta partida.
   *[other] { $count } problemas encontrados nesta partida.
}
puzzles-none = Esta partida não dá nenhum problema: perto do fim, não há nenhuma posição em que só uma jogada ganhe ou salve o empate.
puzzles-cannot = Este navegador não pode procurar problemas agora.
