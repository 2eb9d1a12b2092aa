rules-heading-material = Obsah hry
rules-heading-turn = Tvoj ťah
rules-heading-end = Koniec hry
rules-heading-notation = Ako sa zapisujú ťahy
rules-heading-edition = Čo toto vydanie mení
rules-heading-settled = Čo tlačené pravidlá neurčujú a ako je to vyriešené tu
