nav-learn = Aprender
learn-title = Aprender xogando
learn-lead = Uns poucos pasos para cada xogo, no propio taboleiro. Este navegador lembra que pasos están feitos.
learn-step = Paso { $step } de { $steps }
learn-steps = Pasos
learn-wrong-win = { $color ->
    [white] Así non gañan as brancas.
   *[black] Así non gañan as negras.
}
learn-wrong-draw = Iso non dá empate.
learn-wrong-kind = Esta xogada é válida, pero non é a que se pide aquí.
learn-wrong-hold = { $color ->
    [white] Agora as brancas poderían gañar con { $move }.
   *[black] Agora as negras poderían gañar con { $move }.
}

task-label = A túa tarefa
task-retry = Outra vez
task-next = Seguinte
task-solution = Mostrar unha solución
task-done = feito
task-no-script = Para probalo cómpre JavaScript. Sen el podes ler a solución máis abaixo.
