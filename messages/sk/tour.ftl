tour-welcome = Panta hrá tri hry. Tu je každá z nich za minútu.
tour-next = Stlač Enter pre ďalšiu hru alebo q a Enter pre koniec.
tour-try = Vyskúšaj: { $command }
tour-end = To bola prehliadka. „panta --help“ vypíše všetky príkazy, „panta rules GAME“ ukáže pravidlá.
