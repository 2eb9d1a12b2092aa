# The rules in our own words. Each message is one section; lines that begin with a dash are a list.

rules-heading-material = What there is
rules-heading-turn = Your turn
rules-heading-end = How it ends
rules-heading-notation = How moves are written
rules-heading-edition = What this edition changes
rules-heading-settled = Left open by the rulebooks, settled here

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
rules-pentaroll-material =
    A board of 6x6 cells and eighteen marbles for each side, White and Black. White begins unless you agree otherwise.
rules-pentaroll-turn =
    Roll a marble of your color in at any slot on the edge. If the cell there is empty, the marble stays in it. If it is taken, your marble pushes the unbroken line of marbles that starts there one cell straight inward. Marbles beyond the first gap stay where they are. A lane of six marbles is full and cannot be entered: nothing is pushed off the board.
rules-pentaroll-end =
    - After each move look at the whole board. Five or more in a line for you alone win for you; for the opponent alone they win for the opponent; for both it is a draw.
    - A full board without a five is a draw. As long as a cell is empty there is a move.
rules-pentaroll-notation =
    The side and the lane: Nc rolls down column c from the top, Sc up from the bottom, W3 along row 3 from the left, E3 from the right. Columns are a to f from the left and rows 1 to 6 from the top.
rules-pentaroll-settled =
    - A corner can be entered along its row or along its column. While it is empty both are the same move, written as the one along the row.
    - A gap stops a push.
    - A push that completes five only for the opponent wins for the opponent.
rules-pantarei-material =
    Nineteen scales: nine for each side, three each of the values 1, 2 and 3, and one neutral scale. They are shuffled and laid out in a line, face up: the snake. One player looks and chooses a color; the other begins with the other color. Each place of the snake is a stack of one or more scales, and the color on top controls it.
rules-pantarei-turn =
    Do one of these:
    - Move: take the top scale of a stack you control, alone or with the one right below it, whatever its color. Carry it to the left or right by exactly the value of the top scale, counting stacks as they stand, and put it on the stack there. It cannot go past the head or the tail. An empty place closes up.
    - Swap: let two stacks that you control change places. Not right after the opponent has swapped.
    - Pass: only when you can neither move nor swap, and then you must.
    The neutral scale does not move by itself, but it can be carried as the lower of two. A stack under it is nobody's. Everybody may look into every stack.
rules-pantarei-end =
    - Whoever makes a stack of seven or more scales wins.
    - When the same position, with the same side to move and the same right to swap, comes for the third time, the game is a draw.
    - When neither side could ever move or swap, the game is a draw.
rules-pantarei-notation =
    Stacks are numbered from 1 at the head, on the left. 5R1 carries the top scale of stack 5 to the right, 5L2 the top two to the left, 3x9 swaps two stacks, and pass is a pass.
rules-pantarei-settled =
    - Repetition and a position in which neither side can act are draws; the rulebook does not speak of them.
    - A possible swap forbids passing, though some languages speak only of scales that cannot move.
    - Seven or more win, though some languages say exactly seven.
