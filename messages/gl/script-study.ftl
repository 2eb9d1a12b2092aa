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
worth-about = preto do { $percent }
worth-at = { $place }; { $value }
is-proven = demostrado
is-published = demostrado por outros
is-estimated = estimado
verdict-is = { $color ->
    [white] { $how ->
        [proven] Xogan as brancas: { $value }, demostrado
        [published] Xogan as brancas: { $value }, demostrado por outros
       *[estimated] Xogan as brancas: { $value }, estimado
    }
   *[black] { $how ->
        [proven] Xogan as negras: { $value }, demostrado
        [published] Xogan as negras: { $value }, demostrado por outros
       *[estimated] Xogan as negras: { $value }, estimado
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
edit-lead = Preme un espazo para cambialo: baleiro, branca, negra.
review-working = Analizando a posición { $ply } de { $count }
review-done = Todas as posicións están analizadas
review-stopped = Parado
review-point = { $how ->
    [proven] Para as brancas: { $value }, demostrado
    [published] Para as brancas: { $value }, demostrado por outros
   *[estimated] Para as brancas: { $value }, estimado
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
    [white] As brancas cometeron erros grandes e conservaron de media o { $percent } dos puntos por xogada.
   *[black] As negras cometeron erros grandes e conservaron de media o { $percent } dos puntos por xogada.
}
mistake-was = { $color ->
    [white] Xogada { $ply }: as brancas xogaron { $move }. Atopa unha xogada mellor.
   *[black] Xogada { $ply }: as negras xogaron { $move }. Atopa unha xogada mellor.
}
mistake-cost = Custou o { $percent } dos puntos.
try-checking = Comprobando { $move }
try-right = Si! Non hai nada mellor que { $move }.
try-better = { $move } é mellor, pero hai unha xogada mellor aínda.
try-wrong = { $move } non é mellor. Téntao outra vez.
try-answer = A resposta: { $move }
try-again = Outra vez
try-show = Mostrar a resposta
no-mistakes = Non se atoparon erros grandes.
