tour-welcome = Panta té tres jocs. Aquí tens cadascun en un minut.
tour-next = Prem Enter per al joc següent, o q i Enter per parar.
tour-try = Prova-ho: { $command }
tour-end = Això era el recorregut. «panta --help» mostra totes les ordres; «panta rules» amb el nom d’un joc n’explica les regles.
