# The games and their editions, as lists and headings show them.
# The names of the games are other people's and stay as they are in every language.

game-pentago = Pentago
game-pentaroll = Pentaroll
game-pantarei = Pantareï

# One short line under the name of a game.
tagline-pentago = Place a marble, twist a block, five in a row
tagline-pentaroll = Roll marbles in from the edge, five in a row
tagline-pantarei = Nineteen scales in one snake, stacked to seven

# What an edition changes, in one sentence.
edition-pentago-standard = The rules that most printed editions share.
edition-pentago-finnish = A twist that makes five for both is won by the player who twisted, and the twist may be skipped while a block is still empty.
edition-pentago-czech = When your twist makes five for you alone, the opponent replies with one more marble, without a twist: five with it makes a draw, otherwise you have won.
edition-pentago-basque = Blocks twist clockwise only.
edition-pentago-openspiel = A block is always twisted, and fives count only after the twist: the way of a research library, kept so that results can be compared.
edition-pentaroll-standard = The rules of the 2021 edition.
edition-pantarei-standard = The rules of the printed edition.
