tour-welcome = Panta speelt drie spellen. Hier is elk spel in één minuut.
tour-next = Druk op Enter voor het volgende spel, of op q en Enter om te stoppen.
tour-try = Probeer het: { $command }
tour-end = Dat was de rondleiding. “panta --help” noemt alle opdrachten, “panta rules SPEL” toont de regels.
