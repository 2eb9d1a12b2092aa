rules-heading-material = Spelmateriaal
rules-heading-turn = Jouw beurt
rules-heading-end = Einde van het spel
rules-heading-notation = Hoe zetten worden geschreven
rules-heading-edition = Wat deze uitgave verandert
rules-heading-settled = Wat de spelregels openlaten, en wat hier geldt
