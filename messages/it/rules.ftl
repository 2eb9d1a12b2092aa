rules-heading-material = Contenuto
rules-heading-turn = Il tuo turno
rules-heading-end = Come finisce la partita
rules-heading-notation = Come si scrivono le mosse
rules-heading-edition = Che cosa cambia in questa edizione
rules-heading-settled = Che cosa i libretti non dicono, e come si fa qui
