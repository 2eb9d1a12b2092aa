tour-welcome = Panta spiller tre spil. Her er hvert af dem på et minut.
tour-next = Tryk på Enter for det næste spil, eller på q og Enter for at stoppe.
tour-try = Prøv det: { $command }
tour-end = Det var rundvisningen. »panta --help« viser alle kommandoer, »panta rules SPIL« viser reglerne.
