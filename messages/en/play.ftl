# What is said about a position or a game.

# Whose turn it is.
turn = { $color ->
    [white] White to move
   *[black] Black to move
}
# A layout of Pantareï whose color is not yet chosen.
layout-open = No color is chosen yet: one player chooses, the other player begins

# The result.
won = { $color ->
    [white] White wins
   *[black] Black wins
}
drawn = Draw
# What happened, a whole sentence, and then who won.
result-line = { $why } { $result }

# How and why the game ended, in one line. $winner is white or black, or draw where it can be one; $marks are the places that
# show it.
ended-five-by-placing = { $winner ->
    [white] White wins: the new marble completed five in a row ({ $marks })
   *[black] Black wins: the new marble completed five in a row ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] White wins: Black completed five in a row for White ({ $marks })
   *[black] Black wins: White completed five in a row for Black ({ $marks })
}
ended-both-five = { $winner ->
    [white] White wins: one move made five in a row for both sides ({ $marks })
    [black] Black wins: one move made five in a row for both sides ({ $marks })
   *[draw] Draw: one move made five in a row for both sides ({ $marks })
}
ended-board-full = Draw: the board is full and nobody has five in a row
ended-repetition = Draw: the same position occurred for the third time
ended-resignation = { $winner ->
    [white] White wins: Black resigned
   *[black] Black wins: White resigned
}
ended-time = { $winner ->
    [white] White wins: Black’s time ran out
   *[black] Black wins: White’s time ran out
}
# A side forfeits a game by an illegal move, by no answer, or by leaving.
ended-forfeit = { $winner ->
    [white] White wins: Black forfeited the game
   *[black] Black wins: White forfeited the game
}
ended-agreement = Draw: both sides agreed
ended-abandoned = { $winner ->
    [white] White wins: the game was abandoned
    [black] Black wins: the game was abandoned
   *[draw] Draw: the game was abandoned
}
# A record that is over without saying why.
ended-unsaid = { $winner ->
    [white] White wins
    [black] Black wins
   *[draw] Draw
}
# A record whose game is not over.
not-over = Not finished
abandoned = Abandoned, nothing is decided

# The heading of a record: players and what is known about the occasion.
record-players = { $white } – { $black }
record-unknown-player = ?
# How many games were read.
record-count = { $count ->
    [one] { $count } game, valid
   *[other] { $count } games, all valid
}
record-plies = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
# A record in a line of a list. $players is record-players, $plies record-plies, $state how it ended.
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
# A text and a note on it: the name of a game or a heading, and the edition.
noted = { $text } ({ $note })
