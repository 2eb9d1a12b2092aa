# The rules in our own words. Each message is one section; lines that begin with a dash are a list.

rules-heading-material = What there is
rules-heading-turn = Your turn
rules-heading-end = How it ends
rules-heading-notation = How moves are written
rules-heading-edition = What this edition changes
rules-heading-settled = Left open by the rulebooks, settled here
