nav-learn = Lernen
learn-title = Spielend lernen
learn-lead = Ein paar Schritte für jedes Spiel, direkt am Brett. Dieser Browser merkt sich, was geschafft ist.
learn-step = Schritt { $step } von { $steps }
learn-steps = Schritte
learn-wrong-win = { $color ->
    [white] So gewinnt Weiß nicht.
   *[black] So gewinnt Schwarz nicht.
}
learn-wrong-draw = Das ergibt kein Unentschieden.
learn-wrong-kind = Dieser Zug ist erlaubt, aber nicht der gesuchte.
learn-wrong-hold = { $color ->
    [white] Weiß könnte jetzt mit { $move } gewinnen.
   *[black] Schwarz könnte jetzt mit { $move } gewinnen.
}

task-label = Deine Aufgabe
task-retry = Noch einmal
task-next = Weiter
task-solution = Eine Lösung zeigen
task-done = geschafft
task-no-script = Zum Ausprobieren braucht es JavaScript. Ohne JavaScript kannst du unten die Lösung lesen.
