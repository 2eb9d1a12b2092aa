rules-heading-material = Jokoaren osagaiak
rules-heading-turn = Zure txanda
rules-heading-end = Jokoaren amaiera
rules-heading-notation = Nola idazten diren jokaldiak
rules-heading-edition = Zer aldatzen duen edizio honek
rules-heading-settled = Arau-liburuek argitu gabe uzten dutena, eta nola erabaki den hemen
