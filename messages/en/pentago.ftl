# Pentago: all that is said of this game alone.

# The name is other people's and stays as it is in every language.
game-pentago = Pentago
# One short line under the name of a game.
tagline-pentago = Place a marble, twist a block, five in a row
# What an edition changes, in one sentence.
edition-pentago-standard = The rules that most printed editions share.
edition-pentago-finnish = A twist that makes five for both is won by the player who twisted, and the twist may be skipped while a block is still empty.
edition-pentago-czech = When your twist makes five for you alone, the opponent replies with one more marble, without a twist: five with it makes a draw, otherwise you have won.
edition-pentago-basque = Blocks twist clockwise only.
edition-pentago-openspiel = A block is always twisted, and fives count only after the twist: the way of a research library, kept so that results can be compared.

learn-pentago-turn-title = One turn
learn-pentago-turn = Put a marble into any cell. Then twist any block by a quarter turn.
learn-pentago-turn-right = That is a whole turn: one marble, one twist. The block may be any of the four, even an empty one.
learn-pentago-five-title = Five in a row
learn-pentago-five = Five in a line win: along a row, a column or a diagonal. Complete White's row.
learn-pentago-five-right = Your marble made the five, so you win at once. Nothing is twisted.
learn-pentago-twist-title = Five by a twist
learn-pentago-twist = The left column of block 1 is White's. Place a marble, then twist so that five stand in the top row.
learn-pentago-twist-right = The twist laid the column into the row. Such fives are easy to overlook.
learn-pentago-theirs-title = A twist for the other side
learn-pentago-theirs = A five counts for its owner, whoever twists. Just this once, lose on purpose: find the twist that makes Black's five.
learn-pentago-theirs-right = Your own twist won for Black. Look at the whole board before you turn a block.
learn-pentago-both-title = Both at once
learn-pentago-both = Black is about to win by twisting block 1. Save yourself: make five for both sides with one twist.
learn-pentago-both-right = Five for both is a draw.
learn-pentago-defend-title = Defend
learn-pentago-defend = Black has four in a row and one end is free. Place and twist so that Black cannot win with the next move.
learn-pentago-defend-right = A marble stops one end, a twist breaks the line. You have both in every turn.
learn-pentago-finnish-title = Finnish
learn-pentago-finnish = In the Finnish edition, whoever twists wins when both get five. And while a block is empty, the twist may be skipped. Make five for both.
learn-pentago-finnish-right = You twisted, so you win where others draw.
learn-pentago-czech-title = Czech
learn-pentago-czech = White's twist made five. In the Czech edition Black replies with one more marble, without a twist. You are Black: make five, too.
learn-pentago-czech-right = A five in reply makes it a draw. Without it, White would have won.
learn-pentago-basque-title = Basque
learn-pentago-basque = In the Basque edition blocks turn clockwise only. Win with a clockwise twist of block 4.
learn-pentago-basque-right = Clockwise, the right column becomes the bottom row.
learn-pentago-openspiel-title = OpenSpiel
learn-pentago-openspiel = Here a five counts only after the twist. Complete White's row, and twist a block that does not break it.
learn-pentago-openspiel-right = The five is still there after the twist, so it wins.

# In the Czech edition of Pentago, when a five by twist waits for the answer.
turn-reply = { $color } to reply: one marble, no twist
ended-five-by-twist = { $result }: the twist completed five ({ $marks })
ended-five-by-placing-or-five-by-twist = { $result }: five in a row ({ $marks })
ended-opponents-five-or-five-by-twist = { $result }: five in a row ({ $marks })

rules-pentago-material =
    A board of 6x6 cells, made of four blocks of 3x3 that turn. Eighteen marbles for each side, White and Black. White begins unless you agree otherwise.
# $edition is the name of the edition that is played.
rules-pentago-turn =
    Put a marble of your color into any empty cell. { $edition ->
        [basque] Then twist one block by a quarter turn clockwise, whichever block you like, even an empty one.
        [finnish] Then twist one block by a quarter turn, whichever block and whichever way you like, even an empty one. While a block is empty after your marble, you may skip the twist.
       *[other] Then twist one block by a quarter turn, whichever block and whichever way you like, even an empty one.
    }
rules-pentago-end =
    - Five or more of your marbles in a line, along a row, a column or a diagonal, win.
    { $edition ->
        [openspiel] - A five counts only if it is there after the twist: your marble alone does not win.
       *[other] - If your marble makes the five, you win at once and nothing is twisted.
    }
    { $edition ->
        [finnish] - If your twist makes a five, look at the whole board: a five of yours wins for you, even if the opponent has one too, and a five of the opponent's alone wins for the opponent.
        [czech] - If your twist makes a five, look at the whole board: a five of the opponent's alone wins for the opponent, and a five for both is a draw.
       *[other] - If your twist makes a five, look at the whole board: a five of yours alone wins for you, a five of the opponent's alone wins for the opponent, and a five for both is a draw.
    }
    { $edition ->
        [czech] - If your twist makes a five for you alone, the opponent replies with one more marble, which must be placed, and twists nothing. If that makes five, the game is a draw, otherwise you have won. If no cell is left, you have won at once.
       *[other] - A full board without a five is a draw.
    }
rules-pentago-notation =
    Columns are a to f from the left and rows 1 to 6 from the top. Blocks are 1 and 2 above, 3 and 4 below. { $edition ->
        [basque] c3-2R puts a marble on c3 and twists block 2 to the right (clockwise).
       *[other] c3-2R puts a marble on c3 and twists block 2 to the right (clockwise); L is to the left.
    } { $edition ->
        [openspiel] There is always a twist.
       *[other] A marble after which nothing is twisted is written c3.
    }
rules-pentago-settled =
    - A twist that makes five only for the opponent wins for the opponent.
    - Six in a row count as five.
    - The 36th marble is followed by a twist like every other.
    - A full board without a five is a draw.
    { $edition ->
        [openspiel] - These are the rules of a program, not of a rulebook.
       *[other] - Nothing is twisted after a winning marble.
    }

# Why a text cannot be read. $column is the character at which it goes wrong.
position-form-pentago = Expected a position such as w5/6/2b3/6/6/6 w, six rows from the top and the side to move; it goes wrong at character { $column }
impossible-reply = A reply is due only where the other side alone has five and a cell is empty

# A marble waits, and the edition lets the twist be skipped.
now-twist-or-skip = Marble on { $cell }: now twist a block, or press Space to skip the twist
# What a move looks like, said when something else was typed.
move-form-pentago = A move is a cell and a twist: c3-2R puts a marble on c3 and twists block 2 clockwise
illegal-twist-in-reply = The reply is a marble without a twist: { $cell }
illegal-twist-after-win = Nothing is twisted after a winning marble: { $cell }
illegal-twist-due = A block must be twisted after { $cell }, as in { $cell }-1R
illegal-clockwise-only = Blocks twist clockwise only in this edition

tour-pentago-move = White puts a marble on e1 and has five in a row: nothing is twisted, the game is over.
tour-pentago-surprise = Surprise: your own twist can win for the other side. Look before you turn.

edition-name-finnish = Finnish
edition-name-czech = Czech
edition-name-basque = Basque
edition-name-openspiel = OpenSpiel
keys-block = Choose a block
keys-twist = Twist the chosen block clockwise or counter-clockwise
why-five-by-twist = { $mover ->
    [you] Your twist completed { $line ->
        [row] a row
        [column] a column
        [diagonal] a diagonal
       *[many] more than one line
    } of five.
    [white] White's twist completed { $line ->
        [row] a row
        [column] a column
        [diagonal] a diagonal
       *[many] more than one line
    } of five.
   *[black] Black's twist completed { $line ->
        [row] a row
        [column] a column
        [diagonal] a diagonal
       *[many] more than one line
    } of five.
}

## For scripts
# Pages hand these words to their scripts, which fill in the arguments and choose by them.

edit-reply = A reply to a five by twist is due

# The board, for those who listen.
board-pentago = Pentago board
cell-pending = { $cell }, your marble, not yet twisted
choose-cell = Put a marble into an empty cell
now-twist = Marble on { $cell }: now twist a block
twists = Twists
twist-L = Twist block { $block } counter-clockwise
twist-R = Twist block { $block } clockwise
block-chosen = Block { $block }: R twists clockwise, L counter-clockwise
skip-twist = Skip the twist
# A move, told after it was made.
said-pentago-L = { $color }: { $cell }, block { $block } counter-clockwise
said-pentago-R = { $color }: { $cell }, block { $block } clockwise
said-pentago-place = { $color }: { $cell }, no twist
status-you-reply = Your reply: one marble, no twist
status-reply = { $color } replies: one marble, no twist
