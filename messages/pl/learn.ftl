nav-learn = Nauka
learn-title = Ucz się, grając
learn-lead = Kilka kroków dla każdej gry, od razu na planszy. Ta przeglądarka pamięta ukończone kroki.
learn-step = Krok { $step } z { $steps }
learn-steps = Kroki
learn-wrong-win = { $color ->
    [white] W ten sposób białe nie wygrywają.
   *[black] W ten sposób czarne nie wygrywają.
}
learn-wrong-draw = To nie daje remisu.
learn-wrong-kind = Ten ruch jest dozwolony, ale nie o niego tu chodzi.
learn-wrong-hold = { $color ->
    [white] Teraz białe mogłyby wygrać ruchem { $move }.
   *[black] Teraz czarne mogłyby wygrać ruchem { $move }.
}

task-label = Twoje zadanie
task-retry = Spróbuj ponownie
task-next = Dalej
task-solution = Pokaż rozwiązanie
task-done = ukończono
task-no-script = Do ćwiczenia potrzebny jest JavaScript. Bez niego możesz przeczytać rozwiązanie poniżej.
