rules-heading-material = Matériel
rules-heading-turn = Votre tour
rules-heading-end = Fin de la partie
rules-heading-notation = Comment s’écrivent les coups
rules-heading-edition = Ce que change cette édition
rules-heading-settled = Ce que les livrets de règles ne précisent pas, et ce qui vaut ici
