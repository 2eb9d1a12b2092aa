nav-learn = Impara
learn-title = Impara giocando
learn-lead = Pochi passi per ogni gioco, direttamente sul tabellone. Questo browser ricorda i passi già fatti.
learn-step = Passo { $step } di { $steps }
learn-steps = Passi
learn-wrong-win = { $color ->
    [white] Così il Bianco non vince.
   *[black] Così il Nero non vince.
}
learn-wrong-draw = Così la partita non è pari.
learn-wrong-kind = Questa mossa è permessa, ma non è quella richiesta qui.
learn-wrong-hold = { $color ->
    [white] Ora il Bianco potrebbe vincere con { $move }.
   *[black] Ora il Nero potrebbe vincere con { $move }.
}

task-label = Il tuo compito
task-retry = Riprova
task-next = Avanti
task-solution = Mostra una soluzione
task-done = fatto
task-no-script = Per provare serve JavaScript. Senza, puoi leggere la soluzione qui sotto.
