rules-heading-material = Elementy gry
rules-heading-turn = Twój ruch
rules-heading-end = Koniec gry
rules-heading-notation = Jak zapisuje się ruchy
rules-heading-edition = Co zmienia to wydanie
rules-heading-settled = Czego instrukcje nie określają i jak jest to rozstrzygnięte tutaj
