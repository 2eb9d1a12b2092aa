nav-learn = Lernen
learn-title = Spielend lernen
learn-lead = Ein paar Schritte für jedes Spiel, mit der Hand am Brett. Was geschafft ist, merkt sich dieser Browser.
learn-a = { $game } lernen
learn-step = Schritt { $step } von { $steps }
learn-steps = Schritte
learn-wrong-win = So gewinnt { $color } nicht.
learn-wrong-draw = Das ergibt kein Unentschieden.
learn-wrong-kind = Ein erlaubter Zug, aber nicht der gesuchte.
learn-wrong-hold = { $color } könnte jetzt mit { $move } gewinnen.

task-label = Deine Aufgabe
task-retry = Noch einmal
task-next = Weiter
task-solution = Eine Lösung zeigen
task-done = geschafft
task-no-script = Zum Ausprobieren braucht es JavaScript. Ohne steht die Lösung unten.
