nav-learn = Tanulás
learn-title = Tanulj játszva
learn-lead = Minden játékhoz néhány lecke, közvetlenül a táblán. A böngésző megjegyzi, melyik lecke van kész.
learn-step = Lecke: { $step }/{ $steps }
learn-steps = Leckék
learn-wrong-win = { $color ->
    [white] Fehér így nem nyer.
   *[black] Fekete így nem nyer.
}
learn-wrong-draw = Ebből nem lesz döntetlen.
learn-wrong-kind = Ez a lépés szabályos, de itt most nem ez a feladat.
learn-wrong-hold = { $color ->
    [white] Fehér most nyerhetne ezzel: { $move }.
   *[black] Fekete most nyerhetne ezzel: { $move }.
}

task-label = A feladatod
task-retry = Új próba
task-next = Tovább
task-solution = Egy megoldás mutatása
task-done = kész
task-no-script = A kipróbáláshoz JavaScript kell. Enélkül a megoldást lent olvashatod.
