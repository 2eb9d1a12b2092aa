tour-welcome = Panta spelar tre spel. Här är vart och ett på en minut.
tour-next = Tryck på Enter för nästa spel, eller på q och Enter för att sluta.
tour-try = Prova: { $command }
tour-end = Det var rundturen. ”panta --help” listar alla kommandon, ”panta rules SPEL” visar reglerna.
