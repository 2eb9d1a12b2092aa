# What is said about a position or a game.

color-white = White
color-black = Black

# Whose turn it is. $color is the name of a color.
turn = { $color } to move
# A layout of Pantareï whose color is not yet chosen.
layout-open = No color is chosen yet: one player chooses, the other begins

# The result.
won = { $color } wins
drawn = Draw

# Why the game ended: $result is one of the results above, $marks the places that show it.
ended-five-by-placing = { $result }: the new marble completed five ({ $marks })
ended-opponents-five = { $result }: the opponent completed this five ({ $marks })
ended-both-five = { $result }: one move made five for both ({ $marks })
ended-board-full = { $result }: the board is full and nobody has five
ended-repetition = { $result }: the position came for the third time
ended-resignation = { $result } by resignation
ended-time = { $result } on time
ended-forfeit = { $result } by forfeit
ended-agreement = { $result } by agreement
ended-abandoned = { $result }; the game was abandoned
# A record that is over without saying why.
ended-unsaid = { $result }
# A record whose game is not over.
not-over = Not finished
abandoned = Abandoned, nothing is decided

# The heading of a record: players and what is known about the occasion.
record-players = { $white } – { $black }
record-unknown-player = ?
# How many games were read.
record-count = { $count ->
    [one] 1 game, valid
   *[other] { $count } games, all valid
}
record-plies = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
