tour-welcome = Panta spiller tre spill. Her er hvert av dem på ett minutt.
tour-next = Trykk på Enter for neste spill, eller på q og Enter for å slutte.
tour-try = Prøv: { $command }
tour-end = Det var omvisningen. «panta --help» lister opp alle kommandoer, «panta rules SPILL» viser reglene.
