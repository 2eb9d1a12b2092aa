nav-learn = Leren
learn-title = Spelend leren
learn-lead = Een paar stappen voor elk spel, direct op het speelveld. Deze browser onthoudt welke stappen klaar zijn.
learn-step = Stap { $step } van { $steps }
learn-steps = Stappen
learn-wrong-win = { $color ->
    [white] Zo wint Wit niet.
   *[black] Zo wint Zwart niet.
}
learn-wrong-draw = Zo wordt het geen gelijkspel.
learn-wrong-kind = Deze zet mag, maar het is niet de zet die hier gevraagd wordt.
learn-wrong-hold = { $color ->
    [white] Wit kan nu winnen met { $move }.
   *[black] Zwart kan nu winnen met { $move }.
}

task-label = Je opdracht
task-retry = Nog eens
task-next = Verder
task-solution = Een oplossing tonen
task-done = klaar
task-no-script = Om het te proberen is JavaScript nodig. Zonder JavaScript kun je hieronder de oplossing lezen.
