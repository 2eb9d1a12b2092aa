# The rules in our own words. Each message is one section; lines that begin with a dash are a list.

rules-heading-material = Components
rules-heading-turn = Your turn
rules-heading-end = How the game ends
rules-heading-notation = How moves are written
rules-heading-edition = What this edition changes
rules-heading-settled = What the rulebooks leave open, and how it is settled here
