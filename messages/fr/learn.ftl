nav-learn = Apprendre
learn-title = Apprendre en jouant
learn-lead = Quelques étapes pour chaque jeu, directement sur le plateau. Ce navigateur retient les étapes réussies.
learn-step = Étape { $step } sur { $steps }
learn-steps = Étapes
learn-wrong-win = { $color ->
    [white] Les Blancs ne gagnent pas ainsi.
   *[black] Les Noirs ne gagnent pas ainsi.
}
learn-wrong-draw = Cela ne rend pas la partie nulle.
learn-wrong-kind = Ce coup est permis, mais ce n’est pas celui qui est demandé ici.
learn-wrong-hold = { $color ->
    [white] Les Blancs pourraient maintenant gagner avec { $move }.
   *[black] Les Noirs pourraient maintenant gagner avec { $move }.
}

task-label = À faire
task-retry = Réessayer
task-next = Suivant
task-solution = Montrer une solution
task-done = réussie
task-no-script = Pour essayer, il faut JavaScript. Sans lui, vous pouvez lire la solution ci-dessous.
