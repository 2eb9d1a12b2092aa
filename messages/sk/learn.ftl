nav-learn = Výučba
learn-title = Uč sa hrou
learn-lead = Niekoľko krokov ku každej hre, priamo na hracom pláne. Tento prehliadač si pamätá, ktoré kroky sú hotové.
learn-step = Krok { $step } / { $steps }
learn-steps = Kroky
learn-wrong-win = { $color ->
    [white] Takto biely nevyhrá.
   *[black] Takto čierny nevyhrá.
}
learn-wrong-draw = Toto k remíze nevedie.
learn-wrong-kind = Tento ťah je povolený, ale nie je to ten, o ktorý tu ide.
learn-wrong-hold = { $color ->
    [white] Biely by teraz mohol vyhrať ťahom { $move }.
   *[black] Čierny by teraz mohol vyhrať ťahom { $move }.
}

task-label = Tvoja úloha
task-retry = Skúsiť znova
task-next = Ďalej
task-solution = Ukázať riešenie
task-done = hotovo
task-no-script = Na vyskúšanie treba JavaScript. Bez neho si môžeš prečítať riešenie nižšie.
