tour-welcome = A Panta három játékot ismer. Íme mindegyik egy percben.
tour-next = Nyomj Entert a következő játékhoz, vagy q-t és Entert a befejezéshez.
tour-try = Próbáld ki: { $command }
tour-end = Ennyi volt a bemutató. „panta --help”: az összes parancs, „panta rules JÁTÉK”: a szabályok.
