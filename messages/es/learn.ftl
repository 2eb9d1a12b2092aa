nav-learn = Aprender
learn-title = Aprender jugando
learn-lead = Unos pocos pasos para cada juego, en el propio tablero. Este navegador recuerda qué pasos están hechos.
learn-step = Paso { $step } de { $steps }
learn-steps = Pasos
learn-wrong-win = { $color ->
    [white] Así no ganan las blancas.
   *[black] Así no ganan las negras.
}
learn-wrong-draw = Eso no da empate.
learn-wrong-kind = Esta jugada es válida, pero no es la que se pide aquí.
learn-wrong-hold = { $color ->
    [white] Ahora las blancas podrían ganar con { $move }.
   *[black] Ahora las negras podrían ganar con { $move }.
}

task-label = Tu tarea
task-retry = Otra vez
task-next = Siguiente
task-solution = Mostrar una solución
task-done = hecho
task-no-script = Para probarlo hace falta JavaScript. Sin él puedes leer la solución más abajo.
