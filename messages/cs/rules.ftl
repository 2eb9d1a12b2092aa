rules-heading-material = Obsah hry
rules-heading-turn = Tvůj tah
rules-heading-end = Konec hry
rules-heading-notation = Jak se zapisují tahy
rules-heading-edition = Co toto vydání mění
rules-heading-settled = Co tištěná pravidla neurčují a jak je to vyřešeno zde
