# Pentago: all that is said of this game alone.

# The name is other people’s. It stays as it is, except that a language may write it in its own script, as its rulebook does.
game-pentago = Pentago
# Links and headings that name the game: the name may be inflected.
learn-a-pentago = Learn Pentago
play-a-pentago = Play Pentago
rules-of-pentago = Rules of Pentago
setup-title-pentago = A game of Pentago
join-title-pentago = You are invited to a game of Pentago
# The text that goes with the link of an invitation when it is shared with another app.
invite-text-pentago = Play Pentago with me
puzzles-of-pentago = Pentago puzzles
study-title-pentago = Analyze Pentago
review-title-pentago = Review of a Pentago game
# One short line under the name of a game.
tagline-pentago = Place a marble, twist a block, five in a row
# What an edition changes, in one sentence.
edition-pentago-standard = The rules that most printed editions share.
edition-pentago-finnish = If a twist makes five in a row for both sides, the player who twisted wins. While a block is still empty, the twist may be skipped.
edition-pentago-czech = If your twist makes five in a row for you alone, the opponent replies with one more marble, without a twist. If this makes five in a row for the opponent, the game is a draw; otherwise you win.
edition-pentago-basque = Blocks are twisted clockwise only.
edition-pentago-openspiel = A block is always twisted, and five in a row counts only after the twist. These are the rules of a software library for research, kept here so that results can be compared.

learn-pentago-turn-title = One turn
learn-pentago-turn = Put a marble into any cell. Then twist any block by a quarter turn.
learn-pentago-turn-right = That is a whole turn: one marble, one twist. You may twist any of the four blocks, even an empty one.
learn-pentago-five-title = Five in a row
learn-pentago-five = Five marbles in a line win: in a row, in a column or on a diagonal. Complete White’s row.
learn-pentago-five-right = Your marble completed five in a row, so you win at once. No block is twisted.
learn-pentago-twist-title = Five in a row by a twist
learn-pentago-twist = The left column of block 1 is White’s. Place a marble, then twist a block so that five white marbles are in the top row.
learn-pentago-twist-right = The twist turned the column into the row. Such wins are easy to overlook.
learn-pentago-theirs-title = A twist for the other side
learn-pentago-theirs = Five in a row wins for its owner, no matter who twists. Just this once, lose on purpose: find the twist that makes five in a row for Black.
learn-pentago-theirs-right = Your own twist won the game for Black. Look at the whole board before you twist a block.
learn-pentago-both-title = Both at once
learn-pentago-both = Black is about to win by twisting block 1. Save the game: make five in a row for both sides with one twist.
learn-pentago-both-right = Five in a row for both sides is a draw.
learn-pentago-defend-title = Defend
learn-pentago-defend = Black has four in a row, and one end is free. Place a marble and twist a block so that Black cannot win with the next move.
learn-pentago-defend-right = A marble blocks one end, a twist breaks the line. You have both in every turn.
learn-pentago-finnish-title = Finnish edition
learn-pentago-finnish = In the Finnish edition, if both sides get five in a row, the player who twisted wins. And while a block is empty, the twist may be skipped. Make five in a row for both sides.
learn-pentago-finnish-right = You twisted, so you win. In other editions it would be a draw.
learn-pentago-czech-title = Czech edition
learn-pentago-czech = White’s twist made five in a row. In the Czech edition, Black now replies with one more marble, without a twist. You are Black: make five in a row, too.
learn-pentago-czech-right = Your five in a row makes the game a draw. Without it, White would have won.
learn-pentago-basque-title = Basque edition
learn-pentago-basque = In the Basque edition, blocks are twisted clockwise only. Win with a clockwise twist of block 4.
learn-pentago-basque-right = Clockwise, the right column becomes the bottom row.
learn-pentago-openspiel-title = OpenSpiel edition
learn-pentago-openspiel = In this edition, five in a row counts only after the twist. Complete White’s row, and twist a block that does not break it.
learn-pentago-openspiel-right = The five in a row is still there after the twist, so it wins.

# In the Czech edition of Pentago, after a twist that made five in a row, when the other side may reply.
turn-reply = { $color ->
    [white] White to reply: one marble, no twist
   *[black] Black to reply: one marble, no twist
}
ended-five-by-twist = { $winner ->
    [white] White wins: the twist completed five in a row ({ $marks })
   *[black] Black wins: the twist completed five in a row ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] White wins: five in a row ({ $marks })
   *[black] Black wins: five in a row ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] White wins: five in a row ({ $marks })
   *[black] Black wins: five in a row ({ $marks })
}

rules-pentago-material =
    A board of 6x6 cells, made of four blocks of 3x3 cells that can be twisted. Eighteen marbles for each side, White and Black. White begins unless the players agree otherwise.
# $edition is the name of the edition that is played.
rules-pentago-turn =
    Put a marble of your color into any empty cell. { $edition ->
        [basque] Then twist one block by a quarter turn clockwise, whichever block you like, even an empty one.
        [finnish] Then twist one block by a quarter turn, whichever block and whichever way you like, even an empty one. While a block is empty after your marble, you may skip the twist.
       *[other] Then twist one block by a quarter turn, whichever block and whichever way you like, even an empty one.
    }
rules-pentago-end =
    - Five or more of your marbles in a line win: in a row, in a column or on a diagonal.
    { $edition ->
        [openspiel] - Five in a row counts only if it is there after the twist: your marble alone does not win.
       *[other] - If your marble makes five in a row, you win at once, and no block is twisted.
    }
    { $edition ->
        [finnish] - If your twist makes five in a row, look at the whole board. If you have five in a row, you win, even if the opponent has it, too. If only the opponent has it, the opponent wins.
        [czech] - If your twist makes five in a row, look at the whole board. If only the opponent has five in a row, the opponent wins. If both have it, the game is a draw.
       *[other] - If your twist makes five in a row, look at the whole board. If only you have five in a row, you win. If only the opponent has it, the opponent wins. If both have it, the game is a draw.
    }
    { $edition ->
        [czech] - If your twist makes five in a row for you alone, the opponent must reply with one more marble and twists no block. If this makes five in a row for the opponent, the game is a draw; otherwise you win. If no cell is empty, you win at once.
       *[other] - If the board is full and nobody has five in a row, the game is a draw.
    }
rules-pentago-notation =
    The columns are a to f from the left, the rows 1 to 6 from the top. Blocks 1 and 2 are at the top, blocks 3 and 4 at the bottom. { $edition ->
        [basque] c3-2R puts a marble on c3 and twists block 2 to the right (clockwise).
       *[other] c3-2R puts a marble on c3 and twists block 2 to the right (clockwise); L is to the left.
    } { $edition ->
        [openspiel] There is always a twist.
       *[other] A marble without a twist is written c3.
    }
rules-pentago-settled =
    - If a twist makes five in a row only for the opponent, the opponent wins.
    - Six in a row count as five.
    - After marble number 36 a block is twisted, as after every other marble.
    - If the board is full and nobody has five in a row, the game is a draw.
    { $edition ->
        [openspiel] - These are the rules of a program, not of a rulebook.
       *[other] - After a winning marble, no block is twisted.
    }

# Why a text cannot be read. $column is the character at which it goes wrong.
position-form-pentago = Expected a position such as w5/6/2b3/6/6/6 w: six rows from the top, then the side to move. The mistake is at character { $column }.
impossible-reply = A reply is possible only where the other side alone has five in a row and a cell is empty

# A marble waits, and the edition lets the twist be skipped.
now-twist-or-skip = Marble on { $cell }; now twist a block, or press the space bar to skip the twist
# What a move looks like, said when something else was typed.
move-form-pentago = A move is a cell and a twist: c3-2R puts a marble on c3 and twists block 2 clockwise
illegal-twist-in-reply = The reply is a marble without a twist; write only { $cell }
illegal-twist-after-win = After a winning marble, no block is twisted; write only { $cell }
illegal-twist-due = After the marble on { $cell }, a block must be twisted; a whole move is, for example, c3-2R
illegal-clockwise-only = In this edition, blocks are twisted clockwise only

tour-pentago-move = White puts a marble on e1 and has five in a row: no block is twisted, the game is over.
tour-pentago-surprise = Surprise: your own twist can win the game for the other side. Look before you twist.

edition-name-finnish = Finnish edition
edition-name-czech = Czech edition
edition-name-basque = Basque edition
edition-name-openspiel = OpenSpiel edition
keys-block = Choose a block
keys-twist = Twist the chosen block clockwise or counter-clockwise
why-five-by-twist = { $mover ->
    [you] Your twist completed five in a row.
    [white] White’s twist completed five in a row.
   *[black] Black’s twist completed five in a row.
}
# $mover is the one who twisted: you, white or black. $other is the color that has five in a row now: white or black.
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Your twist completed five in a row for White.
       *[black] Your twist completed five in a row for Black.
    }
    [white] White’s twist completed five in a row for Black.
   *[black] Black’s twist completed five in a row for White.
}

## For scripts
# Pages hand these words to their scripts.

edit-reply = The side to move replies to five in a row (Czech edition)

# The board, for those who listen.
board-pentago = Pentago board
cell-pending = { $cell }, your marble; now twist a block
choose-cell = Put a marble into an empty cell
now-twist = Marble on { $cell }; now twist a block
twists = Twists
twist-L = Twist block { $block } counter-clockwise
twist-R = Twist block { $block } clockwise
# $right and $left are the keys to press.
block-chosen = Block { $block }: { $right } twists it clockwise, { $left } counter-clockwise
skip-twist = Skip the twist
# A move, told after it was made.
said-pentago-L = { $color ->
    [white] White: { $cell }, block { $block } counter-clockwise
   *[black] Black: { $cell }, block { $block } counter-clockwise
}
said-pentago-R = { $color ->
    [white] White: { $cell }, block { $block } clockwise
   *[black] Black: { $cell }, block { $block } clockwise
}
said-pentago-place = { $color ->
    [white] White: { $cell }, no twist
   *[black] Black: { $cell }, no twist
}
status-you-reply = Your reply: one marble, no twist
status-reply = { $color ->
    [white] White replies: one marble, no twist
   *[black] Black replies: one marble, no twist
}
