nav-learn = Lær
learn-title = Lær ved å spille
learn-lead = Noen få steg for hvert spill, rett på brettet. Nettleseren husker hvilke steg som er gjort.
learn-step = Steg { $step } av { $steps }
learn-steps = Steg
learn-wrong-win = { $color ->
    [white] Slik vinner ikke Hvit.
   *[black] Slik vinner ikke Svart.
}
learn-wrong-draw = Slik blir det ikke uavgjort.
learn-wrong-kind = Trekket er lovlig, men det er ikke det som er ønsket her.
learn-wrong-hold = { $color ->
    [white] Nå kan Hvit vinne med { $move }.
   *[black] Nå kan Svart vinne med { $move }.
}

task-label = Din oppgave
task-retry = Prøv igjen
task-next = Neste
task-solution = Vis en løsning
task-done = ferdig
task-no-script = For å prøve trengs JavaScript. Uten det kan du lese løsningen nedenfor.
