nav-learn = Aprender
learn-title = Aprender jogando
learn-lead = Uns poucos passos para cada jogo, no próprio tabuleiro. Este navegador lembra-se dos passos já feitos.
learn-step = Passo { $step } de { $steps }
learn-steps = Passos
learn-wrong-win = { $color ->
    [white] Assim as brancas não ganham.
   *[black] Assim as pretas não ganham.
}
learn-wrong-draw = Isso não dá empate.
learn-wrong-kind = Esta jogada é permitida, mas não é a que se pede aqui.
learn-wrong-hold = { $color ->
    [white] Agora as brancas poderiam ganhar com { $move }.
   *[black] Agora as pretas poderiam ganhar com { $move }.
}

task-label = A sua tarefa
task-retry = Tentar outra vez
task-next = Seguinte
task-solution = Mostrar uma solução
task-done = feito
task-no-script = Para experimentar é preciso JavaScript. Sem ele, pode ler a solução mais abaixo.
