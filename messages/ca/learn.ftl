nav-learn = Aprèn
learn-title = Aprèn jugant
learn-lead = Uns quants passos per a cada joc, al mateix tauler. Aquest navegador recorda quins passos estan fets.
learn-step = Pas { $step } de { $steps }
learn-steps = Passos
learn-wrong-win = { $color ->
    [white] Així les blanques no guanyen.
   *[black] Així les negres no guanyen.
}
learn-wrong-draw = Això no dona empat.
learn-wrong-kind = Aquesta jugada és vàlida, però no és la que es demana aquí.
learn-wrong-hold = { $color ->
    [white] Ara les blanques podrien guanyar amb { $move }.
   *[black] Ara les negres podrien guanyar amb { $move }.
}

task-label = La teva tasca
task-retry = Torna-hi
task-next = Següent
task-solution = Mostra una solució
task-done = fet
task-no-script = Per provar-ho cal JavaScript. Sense, pots llegir la solució més avall.
