worth-win = vitoria
worth-draw = empate
worth-loss = derrota
worth-unknown = descoñecido
worth-win-exact = { $moves ->
    [one] vitoria en { $moves } xogada propia
   *[other] vitoria en { $moves } xogadas propias
}
worth-win-bound = { $moves ->
    [one] vitoria en { $moves } xogada propia como máximo
   *[other] vitoria en { $moves } xogadas propias como máximo
}
worth-loss-exact = { $moves ->
    [one] derrota en { $moves } xogada do rival
   *[other] derrota en { $moves } xogadas do rival
}
worth-loss-bound = { $moves ->
    [one] derrota en { $moves } xogada do rival como máximo
   *[other] derrota en { $moves } xogadas do rival como máximo
}
worth-about = arredor do { $percent }
worth-at = { $place }; { $value }
is-proven = demostrado
is-published = demostrado por outros
is-estimated = estimado
verdict-is = { $color ->
    [white] { $how ->
        [proven] Xogan as brancas: { $value }, está demostrado
        [published] Xogan as brancas: { $value }, outros demostrárono
       *[estimated] Xogan as brancas: { $value }, é unha estimación
    }
   *[black] { $how ->
        [proven] Xogan as negras: { $value }, está demostrado
        [published] Xogan as negras: { $value }, outros demostrárono
       *[estimated] Xogan as negras: { $value }, é unha estimación
    }
}
best-is = A mellor: { $move }; { $value }
no-best = Aínda non se coñece a mellor xogada
no-value = Aínda non se sabe nada
engine-working = Profundidade { $depth }, segue pensando
engine-done = Profundidade { $depth }
engine-resting = O motor está apagado
engine-lost = O servidor non responde. As xogadas consérvanse aquí.
engine-busy = O servidor está ocupado. Téntao outra vez dentro dun momento.
prove-here = Demostralo aquí, cun máximo de { $memory } de memoria
prove-there = Que o demostre o servidor, cun máximo de { $memory } de memoria
no-memory = Unha demostración precisaría { $needed } de memoria, e este dispositivo pode dar { $limit }.
no-memory-there = Unha demostración precisaría { $needed } de memoria, e o servidor pode dar { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = Non se atopou ningunha demostración.
engine-failed = Este dispositivo non puido buscar unha demostración. Pode que lle falte memoria.
line-unfold = Mostrar toda a secuencia
over-white = Gañaron as brancas
over-black = Gañaron as negras
over-draw = Empate
not-read = Non se pode ler: { $why }
was-read = { $count ->
    [one] Móstrase { $count } xogada
   *[other] Móstranse { $count } xogadas
}
at-start = Comezo
main-line = Variante principal
variation = Variante
deleted = Borrado
did-undo = Cambio desfeito
did-redo = Cambio refeito
promoted = Agora é a variante principal
palette = Que poñer
palette-lead = Escolle que poñer e logo preme espazos. Se premes outra vez, quítase.
palette-w = Branca
palette-b = Negra
palette-empty = Borrar
pinned = Posición fixada: { $place }
link-damaged = Esta ligazón está danada ou incompleta. Móstrase o taboleiro baleiro.
link-short = Copiado. É demasiado para unha ligazón: contén só a secuencia que está no taboleiro. A partida gardada contén todo.
review-working = Analizando a posición { $ply } de { $count }
review-done = Todas as posicións están analizadas
review-stopped = Parado
review-point = { $how ->
    [proven] Para as brancas: { $value }, está demostrado
    [published] Para as brancas: { $value }, outros demostrárono
   *[estimated] Para as brancas: { $value }, é unha estimación
}
accuracy-perfect = { $color ->
    [white] As brancas non cometeron erros.
   *[black] As negras non cometeron erros.
}
accuracy-good = { $color ->
    [white] As brancas xogaron ben e conservaron de media o { $percent } dos puntos por xogada.
   *[black] As negras xogaron ben e conservaron de media o { $percent } dos puntos por xogada.
}
accuracy-fair = { $color ->
    [white] As brancas cometeron erros pequenos e conservaron de media o { $percent } dos puntos por xogada.
   *[black] As negras cometeron erros pequenos e conservaron de media o { $percent } dos puntos por xogada.
}
accuracy-poor = { $color ->
    [white] As brancas cometeron erros graves e conservaron de media o { $percent } dos puntos por xogada.
   *[black] As negras cometeron erros graves e conservaron de media o { $percent } dos puntos por xogada.
}
review-move = { $color ->
    [white] Xogada { $number }: as brancas xogaron { $move }
   *[black] Xogada { $number }: as negras xogaron { $move }
}
slip-lost = { $color ->
    [white] Despois de { $move } gañan as brancas
   *[black] Despois de { $move } gañan as negras
}
slip-drawn = Despois de { $move } a partida é empate
slip-about = { $color ->
    [white] Despois de { $move } as brancas poden esperar arredor do { $percent } dos puntos
   *[black] Despois de { $move } as negras poden esperar arredor do { $percent } dos puntos
}
until-won = { $color ->
    [white] Ata aquí gañaban as brancas
   *[black] Ata aquí gañaban as negras
}
until-drawn = Ata aquí era empate
until-about = { $color ->
    [white] Ata aquí as brancas podían esperar arredor do { $percent }
   *[black] Ata aquí as negras podían esperar arredor do { $percent }
}
way-refuting = A refutación
way-best = Que era mellor
try-lead = { $color ->
    [white] Atopa unha xogada mellor para as brancas
   *[black] Atopa unha xogada mellor para as negras
}
mistake-cost = Custou o { $percent } dos puntos.
try-checking = Comprobando { $move }
try-right = Si! Non hai nada mellor que { $move }.
try-better = { $move } é mellor, pero hai unha xogada mellor aínda.
try-wrong = { $move } non é mellor. Téntao outra vez.
no-mistakes = Non se atoparon erros graves.
puzzles-looking = Buscando problemas nesta partida
puzzles-found = { $count ->
    [one] Atopouse { $count } problema nesta partida.
   *[other] Atopáronse { $count } problemas nesta partida.
}
puzzles-none = Esta partida non dá ningún problema: preto do final non hai ningunha posición na que só unha xogada gañe ou salve o empate.
puzzles-cannot = Este navegador non pode buscar problemas agora.
