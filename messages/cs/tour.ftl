tour-welcome = Panta hraje tři hry. Tady je každá z nich za minutu.
tour-next = Stiskni Enter pro další hru, nebo q a Enter pro konec.
tour-try = Vyzkoušej: { $command }
tour-end = To byla prohlídka. „panta --help“ vypíše všechny příkazy, „panta rules GAME“ ukáže pravidla.
