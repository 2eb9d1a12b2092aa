nav-learn = Lær
learn-title = Lær ved at spille
learn-lead = Nogle få trin for hvert spil, direkte på brættet. Browseren husker, hvilke trin der er klaret.
learn-step = Trin { $step } af { $steps }
learn-steps = Trin
learn-wrong-win = { $color ->
    [white] Sådan vinder Hvid ikke.
   *[black] Sådan vinder Sort ikke.
}
learn-wrong-draw = Sådan bliver det ikke uafgjort.
learn-wrong-kind = Trækket er tilladt, men det er ikke det, der bliver bedt om her.
learn-wrong-hold = { $color ->
    [white] Nu kan Hvid vinde med { $move }.
   *[black] Nu kan Sort vinde med { $move }.
}

task-label = Din opgave
task-retry = Prøv igen
task-next = Næste
task-solution = Vis en løsning
task-done = klaret
task-no-script = Det kræver JavaScript at prøve. Uden det kan du læse løsningen nedenfor.
