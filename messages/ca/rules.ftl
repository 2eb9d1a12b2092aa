rules-heading-material = Material
rules-heading-turn = El teu torn
rules-heading-end = Com s’acaba la partida
rules-heading-notation = Com s’escriuen les jugades
rules-heading-edition = Què canvia en aquesta edició
rules-heading-settled = Què deixen obert els reglaments, i com es resol aquí
