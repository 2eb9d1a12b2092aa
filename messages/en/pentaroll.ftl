# Pentaroll: all that is said of this game alone.

# The name is other people's and stays as it is in every language.
game-pentaroll = Pentaroll
tagline-pentaroll = Roll marbles in from the edge, five in a row
edition-pentaroll-standard = The rules of the 2021 edition.

learn-pentaroll-turn-title = One turn
learn-pentaroll-turn = Roll a marble in from any edge. In an empty lane it stays in the first cell.
learn-pentaroll-turn-right = That is a whole turn: one marble from the edge.
learn-pentaroll-push-title = Push
learn-pentaroll-push = Roll in along row 3 from the left, where the slot is taken.
learn-pentaroll-push-right = Your marble pushed the unbroken line one cell inward, whoever's marbles they were. The marble beyond the gap stayed.
learn-pentaroll-five-title = Five in a row
learn-pentaroll-five = Five in a line win: along a row, a column or a diagonal. Push White's four and add the fifth.
learn-pentaroll-five-right = Four moved on, the fifth came behind.
learn-pentaroll-full-title = Full lanes
learn-pentaroll-full = Row 4 is full and closed: nothing is pushed off the board. Win through another lane.
learn-pentaroll-full-right = Column b had room, and its marbles went through the full row.
learn-pentaroll-corner-title = Corners
learn-pentaroll-corner = A corner has two entries: along its row and along its column. Only one of them wins here.
learn-pentaroll-corner-right = From the top you push the column. From the left you would have pushed the row.
learn-pentaroll-theirs-title = A push for the other side
learn-pentaroll-theirs = A push moves the other side's marbles, too. Just this once, lose on purpose: find the push that makes Black's five.
learn-pentaroll-theirs-right = Your push put Black's fifth marble in place, and Black wins.
learn-pentaroll-both-title = Both at once
learn-pentaroll-both = Black can win in two places. One push makes five for both sides: find it.
learn-pentaroll-both-right = Five for both is a draw.
learn-pentaroll-defend-title = Defend
learn-pentaroll-defend = Black has four in row 3 and would push. Make a move after which Black cannot win at once.
learn-pentaroll-defend-right = A push across breaks the line.

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

position-form-pentaroll = Expected a position such as w5/6/2b3/6/6/6 w, six rows from the top and the side to move; it goes wrong at character { $column }

move-form-pentaroll = A move is a side and a lane: Nc from the top, Sc from the bottom, W3 from the left, E3 from the right
illegal-lane-full = The lane of { $entry } is full

tour-pentaroll-move = White rolls in from the left along row 2 (W2) and pushes the line one cell inward. The marbles beyond the gap stay.
tour-pentaroll-surprise = Surprise: a push moves the opponent's marbles too, and may finish their five.

## For scripts
# Pages hand these words to their scripts, which fill in the arguments and choose by them.

board-pentaroll = Pentaroll board
# $entry is one of the four lines below it; $lane is a letter or number.
choose-entry = Roll a marble in from the edge
entry = { $entry }
entry-full = { $entry }, closed
entry-pending = { $entry }, press again to roll
entry-N = From the top, column { $lane }
entry-S = From the bottom, column { $lane }
entry-W = From the left, row { $lane }
entry-E = From the right, row { $lane }
press-again = Press the arrow again to roll
said-pentaroll-N = { $color }: { entry-N }
said-pentaroll-E = { $color }: { entry-E }
said-pentaroll-S = { $color }: { entry-S }
said-pentaroll-W = { $color }: { entry-W }
