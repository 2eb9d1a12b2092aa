nav-learn = Lär dig
learn-title = Lär dig genom att spela
learn-lead = Några steg för varje spel, direkt på spelplanen. Webbläsaren kommer ihåg vilka steg som är klara.
learn-step = Steg { $step } av { $steps }
learn-steps = Steg
learn-wrong-win = { $color ->
    [white] Så vinner inte Vit.
   *[black] Så vinner inte Svart.
}
learn-wrong-draw = Så blir det inte oavgjort.
learn-wrong-kind = Draget är tillåtet, men det är inte det som efterfrågas här.
learn-wrong-hold = { $color ->
    [white] Vit skulle nu kunna vinna med { $move }.
   *[black] Svart skulle nu kunna vinna med { $move }.
}

task-label = Din uppgift
task-retry = Försök igen
task-next = Nästa
task-solution = Visa en lösning
task-done = klart
task-no-script = För att prova behövs JavaScript. Utan det kan du läsa lösningen nedan.
