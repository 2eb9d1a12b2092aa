# Pantareï: all that is said of this game alone.

# The name is other people's and stays as it is in every language.
game-pantarei = Pantareï
tagline-pantarei = Nineteen scales in one snake, stacked to seven
edition-pantarei-standard = The rules of the printed edition.

learn-pantarei-carry-title = Carry a scale
learn-pantarei-carry = Move one of White's scales left or right, by exactly its value: one, two or three lines are one, two or three stacks.
learn-pantarei-carry-right = It lies on top of the stack there, and the place it left has closed. The scale on top says whose stack it is.
learn-pantarei-two-title = Carry two
learn-pantarei-two = You may take the scale right below along, whatever its color. Choose a stack with two scales and carry both.
learn-pantarei-two-right = The value on top counts, and the other goes with it.
learn-pantarei-neutral-title = The neutral scale
learn-pantarei-neutral = The golden scale is nobody's and never moves by itself. It lies under White's 3 in stack 4: carry it along.
learn-pantarei-neutral-right = It travels as the lower of two. Left on top, it would make its stack nobody's.
learn-pantarei-swap-title = Swap
learn-pantarei-swap = Instead of moving, let two stacks of yours change places. Swap any two of White's.
learn-pantarei-swap-right = Whole stacks change places, however tall they are.
learn-pantarei-ban-title = No swap after a swap
learn-pantarei-ban = White has just swapped, so you, Black, may not. Make any move.
learn-pantarei-ban-right = After this move, White may swap again.
learn-pantarei-pass-title = Pass
learn-pantarei-pass = Black has no stack to move, and nothing to swap. Only then there is a pass, and it is forced.
learn-pantarei-pass-right = Whoever can move or swap must do so.
learn-pantarei-seven-title = Seven
learn-pantarei-seven = Whoever makes a stack of seven or more wins, whatever is in it. Stack 1 has six scales.
learn-pantarei-seven-right = Your scale was the seventh. The scales below may belong to anybody.
learn-pantarei-defend-title = Defend
learn-pantarei-defend = Black's 1 in stack 2 would make seven on stack 1. Stop it.
learn-pantarei-defend-right = A stack belongs to the scale on top: cover it, and it obeys you.

# When the player may not swap because the opponent has just done so.
turn-no-swap = { $color } to move, who may not swap: the opponent has just swapped
ended-seven = { $result }: seven or more scales in stack { $marks }
ended-stuck = { $result }: neither side can do anything any more

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

position-form-pantarei = Expected the stacks from the head, such as w1b2,n,b3, then the side to move and s or - for whether a swap is allowed; it goes wrong at character { $column }
# $scale is as in the notation: w1, b3, n.
impossible-scales = The scale { $scale } is there { $count } times in the game, and { $found } times here
impossible-two-winners = There is more than one stack of seven or more
impossible-too-high = A stack is higher than eight
impossible-winner-to-move = A stack of seven or more is topped by the side not to move, who made it

move-form-pantarei = A move is such as 5R1 (one scale of stack 5 to the right), 5L2 (two to the left), 3x9 (swap) or pass
illegal-needless-pass = You can move or swap, so you may not pass
illegal-one-scale = Stack { $stack } has only one scale
illegal-past-head = Moving by { $value } from stack { $stack } would go past the head of the snake
illegal-past-tail = Moving by { $value } from stack { $stack } would go past the tail of the snake
illegal-swap-itself = A stack cannot be swapped with itself
illegal-swap-after-swap = No swap right after the opponent's swap
illegal-no-stack = There is no stack { $stack }; the last is { $count }
# $color is the one who controls the stack: white or black.
illegal-others-stack = Stack { $stack } is { $color ->
    [white] White's
   *[black] Black's
}
illegal-nobodys-stack = Stack { $stack } is under the neutral scale and nobody's

tour-pantarei-move = White carries two scales at once (4L2): its own 3 and the neutral scale below it.
tour-pantarei-surprise = Surprise: values count stacks, not scales, so the snake gets shorter and every reach changes.

keys-ways = Carry one, carry two, swap
why-seven = { $mover ->
    [you] Your scale made a stack of seven.
    [white] White's scale made a stack of seven.
   *[black] Black's scale made a stack of seven.
}
why-stuck = Neither side can do anything any more.

## For scripts
# Pages hand these words to their scripts, which fill in the arguments and choose by them.

# A scale that was lifted while setting up.
lifted = { $scale } lifted; where to?
edit-lead-pantarei = Press a stack to lift its top scale, then press where it goes.
edit-beside = Set it before the stack I press, as a stack of its own
edit-tail = To the tail
edit-swap = A swap is allowed

board-pantarei = The snake, from head to tail
# $scales lists the scales of a stack from the top.
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
said-pantarei-1 = { $color }: one scale from stack { $stack } to stack { $goal }
said-pantarei-2 = { $color }: two scales from stack { $stack } to stack { $goal }
said-pantarei-x = { $color }: stacks { $stack } and { $goal } swap
said-pantarei-pass = { $color } must pass
status-you-no-swap = Your turn; no swap, because your opponent has just swapped
status-no-swap = { $color } to move, without a swap
