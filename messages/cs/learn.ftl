nav-learn = Výuka
learn-title = Uč se hrou
learn-lead = Několik kroků ke každé hře, přímo na herním plánu. Tento prohlížeč si pamatuje, které kroky jsou hotové.
learn-step = Krok { $step } / { $steps }
learn-steps = Kroky
learn-wrong-win = { $color ->
    [white] Takto bílý nevyhraje.
   *[black] Takto černý nevyhraje.
}
learn-wrong-draw = Tohle k remíze nevede.
learn-wrong-kind = Tento tah je povolený, ale není to ten, o který tu jde.
learn-wrong-hold = { $color ->
    [white] Bílý by teď mohl vyhrát tahem { $move }.
   *[black] Černý by teď mohl vyhrát tahem { $move }.
}

task-label = Tvůj úkol
task-retry = Zkusit znovu
task-next = Další
task-solution = Ukázat řešení
task-done = hotovo
task-no-script = K vyzkoušení je potřeba JavaScript. Bez něj si můžeš přečíst řešení níže.
