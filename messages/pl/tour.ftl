tour-welcome = Panta gra w trzy gry. Oto każda z nich w minutę.
tour-next = Naciśnij Enter, aby zobaczyć następną grę, albo q i Enter, aby skończyć.
tour-try = Wypróbuj: { $command }
tour-end = To koniec pokazu. „panta --help” wypisuje wszystkie polecenia, „panta rules GAME” podaje zasady.
