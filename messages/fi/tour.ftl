tour-welcome = Panta pelaa kolmea peliä. Tässä on kukin niistä minuutissa.
tour-next = Paina Enter, niin näet seuraavan pelin, tai lopeta painamalla q ja Enter.
tour-try = Kokeile: { $command }
tour-end = Kierros päättyi tähän. ”panta --help” luettelee kaikki komennot, ”panta rules PELI” kertoo säännöt.
