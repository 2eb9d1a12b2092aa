# What boards and live pages say; pages hand these words to their scripts, with the places left open.
# No message here may choose by number or gender: the place of every argument is filled in later.

# Labels of the boards for those who listen.
board-pentago = Pentago board
board-pentaroll = Pentaroll board
board-pantarei = The snake, from head to tail

# A cell such as c3 and what lies in it. Short: it is read aloud whenever the focus moves.
cell-empty = { $cell }, empty
cell-w = { $cell }, White
cell-b = { $cell }, Black
cell-pending = { $cell }, your marble, not yet twisted
# Added to the words for a place. $place is a cell, a way in, a stack or a twist, with what is said of it.
threat-white = { $place }; White could win here
threat-black = { $place }; Black could win here

# Pentago.
choose-cell = Put a marble into an empty cell
now-twist = Marble on { $cell }: now twist a block
twists = Twists
twist-L = Twist block { $block } counter-clockwise
twist-R = Twist block { $block } clockwise
block-chosen = Block { $block }: R twists clockwise, L counter-clockwise
skip-twist = Skip the twist
# A button that takes half a turn back, and what is read aloud then.
take-back = Take back
taken-back = Taken back

# Pentaroll. $entry is one of the four lines below it; $lane is a letter or number.
choose-entry = Roll a marble in from the edge
entry = { $entry }
entry-full = { $entry }, closed
entry-pending = { $entry }, press again to roll
entry-N = From the top, column { $lane }
entry-S = From the bottom, column { $lane }
entry-W = From the left, row { $lane }
entry-E = From the right, row { $lane }
press-again = Press the arrow again to roll

# Pantareï. $scales lists the scales of a stack from the top.
stack = Stack { $number }: { $scales }
stack-goal = { $stack }; go here
scale-w1 = White 1
scale-w2 = White 2
scale-w3 = White 3
scale-b1 = Black 1
scale-b2 = Black 2
scale-b3 = Black 3
scale-n = neutral
choose-stack = Choose one of your stacks
choose-goal = Where to?
way-1 = Carry one
way-2 = Carry two
way-x = Swap
# $goals are the numbers of the stacks that can be reached.
goals = Stack { $stack } can go to { $goals }
goals-swap = Stack { $stack } can swap with { $goals }
must-pass = You can neither move nor swap, so you must pass
pass = Pass

# A move, told after it was made.
said-pentago-L = { $color }: { $cell }, block { $block } counter-clockwise
said-pentago-R = { $color }: { $cell }, block { $block } clockwise
said-pentago-place = { $color }: { $cell }, no twist
said-pentaroll-N = { $color }: { entry-N }
said-pentaroll-E = { $color }: { entry-E }
said-pentaroll-S = { $color }: { entry-S }
said-pentaroll-W = { $color }: { entry-W }
said-pantarei-1 = { $color }: one scale from stack { $stack } to stack { $goal }
said-pantarei-2 = { $color }: two scales from stack { $stack } to stack { $goal }
said-pantarei-x = { $color }: stacks { $stack } and { $goal } swap
said-pantarei-pass = { $color } must pass

# Who does what now.
status-you = Your turn
status-you-reply = Your reply: one marble, no twist
status-you-no-swap = Your turn; no swap, because your opponent has just swapped
status-turn = { $color } to move
status-reply = { $color } replies: one marble, no twist
status-no-swap = { $color } to move, without a swap
status-thinking = The computer is thinking
status-choosing = Your opponent is choosing a color
status-choose = Look at the snake and choose your color
status-waiting = Waiting for the second player
status-past = Looking back: move { $ply }
status-lost = Connection lost; trying again
status-back = Connected again
# The last move on request, when there is none.
no-move = No move yet

# The other player offers or asks something.
offer-draw = Your opponent offers a draw
offer-takeback = Your opponent asks to take a move back
offer-rematch = Your opponent would like another game
offer-made = Your offer is made; your opponent can accept it
offer-declined = Your offer was declined
hint-is = Hint: { $move }
# The link was copied.
copied = Copied
not-sent = That did not work. Please try again.
