# Pentaroll: all that is said of this game alone.

# The name is other people’s. It stays as it is, except that a language may write it in its own script, as its rulebook does.
game-pentaroll = Pentaroll
# Links and headings that name the game: the name may be inflected.
learn-a-pentaroll = Learn Pentaroll
play-a-pentaroll = Play Pentaroll
rules-of-pentaroll = Rules of Pentaroll
setup-title-pentaroll = A game of Pentaroll
join-title-pentaroll = You are invited to a game of Pentaroll
# The text that goes with the link of an invitation when it is shared with another app.
invite-text-pentaroll = Play Pentaroll with me
puzzles-of-pentaroll = Pentaroll puzzles
study-title-pentaroll = Analyze Pentaroll
review-title-pentaroll = Review of a Pentaroll game
tagline-pentaroll = Roll marbles in from the edge, five in a row
edition-pentaroll-standard = The rules of the 2021 edition.

learn-pentaroll-turn-title = One turn
learn-pentaroll-turn = Roll a marble in from any edge. In an empty lane, it stays in the first cell.
learn-pentaroll-turn-right = That is a whole turn: one marble from the edge.
learn-pentaroll-push-title = Push
learn-pentaroll-push = Roll a marble in from the left along row 3. The first cell there is not empty.
learn-pentaroll-push-right = Your marble pushed the marbles that touch each other one cell inward, no matter whose they are. The marble behind the gap did not move.
learn-pentaroll-five-title = Five in a row
learn-pentaroll-five = Five marbles in a line win: in a row, in a column or on a diagonal. Push White’s four marbles and add the fifth.
learn-pentaroll-five-right = Four marbles moved on, and the fifth came behind them.
learn-pentaroll-full-title = Full lanes
learn-pentaroll-full = Row 4 is full, so no marble can be rolled in there: nothing is pushed off the board. Win through another lane.
learn-pentaroll-full-right = Column b had room, and its marbles moved through the full row.
learn-pentaroll-corner-title = Corners
learn-pentaroll-corner = A corner has two entries: along its row and along its column. Only one of them wins here.
learn-pentaroll-corner-right = From the top you push the column. From the left you would have pushed the row.
learn-pentaroll-theirs-title = A push for the other side
learn-pentaroll-theirs = A push also moves the opponent’s marbles. Just this once, lose on purpose: find the push that makes five in a row for Black.
learn-pentaroll-theirs-right = Your push moved Black’s fifth marble into place, so Black wins.
learn-pentaroll-both-title = Both at once
learn-pentaroll-both = Black can win in two places. One push makes five in a row for both sides. Find it.
learn-pentaroll-both-right = Five in a row for both sides is a draw.
learn-pentaroll-defend-title = Defend
learn-pentaroll-defend = Black has four marbles in row 3 and wants to push. Make a move after which Black cannot win at once.
learn-pentaroll-defend-right = A push across the row breaks the line.

rules-pentaroll-material =
    A board of 6x6 cells and eighteen marbles for each side, White and Black. White begins unless the players agree otherwise.
rules-pentaroll-turn =
    Roll a marble of your color in at any slot on the edge. If the cell there is empty, the marble stays in it. If there is a marble in it, your marble pushes all marbles from there up to the first gap one cell straight inward. Marbles behind the gap stay where they are. A lane with six marbles is full and cannot be entered: nothing is pushed off the board.
rules-pentaroll-end =
    - Look at the whole board after each move. If only you have five or more in a line, you win. If only the opponent has it, the opponent wins. If both have it, the game is a draw.
    - If the board is full and nobody has five in a row, the game is a draw. As long as a cell is empty, there is a move.
rules-pentaroll-notation =
    A move is written as its side and its lane: Nc rolls down column c from the top, Sc up from the bottom, W3 along row 3 from the left, E3 from the right. The columns are a to f from the left, the rows 1 to 6 from the top.
rules-pentaroll-settled =
    - A corner can be entered along its row or along its column. While it is empty both are the same move, written as the one along the row.
    - A gap stops a push.
    - If a push makes five in a row only for the opponent, the opponent wins.

position-form-pentaroll = Expected a position such as w5/6/2b3/6/6/6 w: six rows from the top, then the side to move. The mistake is at character { $column }.

move-form-pentaroll = A move is a side and a lane: Nc from the top, Sc from the bottom, W3 from the left, E3 from the right
illegal-lane-full = The lane of { $entry } is full, so no marble can be rolled in

tour-pentaroll-move = White rolls in from the left along row 2 (W2) and pushes the marbles up to the gap one cell inward. The marbles behind the gap stay.
tour-pentaroll-surprise = Surprise: a push also moves the opponent’s marbles, and may complete five in a row for the opponent.

# $mover is the one who pushed: you, white or black. $other is the color that has five in a row now: white or black.
why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Your push completed five in a row for White.
       *[black] Your push completed five in a row for Black.
    }
    [white] White’s push completed five in a row for Black.
   *[black] Black’s push completed five in a row for White.
}

## For scripts
# Pages hand these words to their scripts.

board-pentaroll = Pentaroll board
choose-entry = Roll a marble in from the edge
# A way in, for those who listen. $lane is a letter or a number.
entry-N = From the top, column { $lane }
entry-S = From the bottom, column { $lane }
entry-W = From the left, row { $lane }
entry-E = From the right, row { $lane }
# $entry is one of these four.
entry-full = { $entry }; closed
entry-pending = { $entry }; press again to roll
press-again = Press the arrow again to roll
# A move, told after it was made.
said-pentaroll-N = { $color ->
    [white] White: from the top, column { $lane }
   *[black] Black: from the top, column { $lane }
}
said-pentaroll-E = { $color ->
    [white] White: from the right, row { $lane }
   *[black] Black: from the right, row { $lane }
}
said-pentaroll-S = { $color ->
    [white] White: from the bottom, column { $lane }
   *[black] Black: from the bottom, column { $lane }
}
said-pentaroll-W = { $color ->
    [white] White: from the left, row { $lane }
   *[black] Black: from the left, row { $lane }
}
