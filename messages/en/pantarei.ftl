# Pantareï: all that is said of this game alone.

# The name is other people’s. It stays as it is, except that a language may write it in its own script, as its rulebook does.
game-pantarei = Pantareï
# Links and headings that name the game: the name may be inflected.
learn-a-pantarei = Learn Pantareï
play-a-pantarei = Play Pantareï
rules-of-pantarei = Rules of Pantareï
setup-title-pantarei = A game of Pantareï
join-title-pantarei = You are invited to a game of Pantareï
# The text that goes with the link of an invitation when it is shared with another app.
invite-text-pantarei = Play Pantareï with me
puzzles-of-pantarei = Pantareï puzzles
study-title-pantarei = Analyze Pantareï
review-title-pantarei = Review of a Pantareï game
tagline-pantarei = Nineteen scales in a snake: make a stack of seven
edition-pantarei-standard = The rules of the printed edition.

learn-pantarei-goal-title = What wins
learn-pantarei-goal = Whoever makes a stack of seven or more scales wins, no matter whose scales they are. Stack 3 has six. White’s scale on stack 4 has one line, so it goes exactly one stack far: press stack 4, then stack 3.
learn-pantarei-goal-right = Seven scales: White wins. The next steps show how to get there.
learn-pantarei-carry-title = Carry a scale
learn-pantarei-carry = Carry one of White’s scales to the left or right, by exactly its value: one, two or three lines on it mean one, two or three stacks.
learn-pantarei-carry-right = It now lies on top of the stack there, and the empty place has closed up. The scale on top shows whose stack it is.
# A stack fans out when it is pointed at or has the focus: its scales are drawn apart, so that all of them are seen.
learn-pantarei-look-title = Look into a stack
learn-pantarei-look = The number beside a stack says how many scales it has. Point at a stack or press it, and it fans out: all its scales are seen. You may also carry the scale directly below the top one, no matter which color it has. Look into stack 6, then carry its top two scales.
learn-pantarei-look-right = The value of the top scale counts, and the scale below goes with it. Both players may look into every stack at any time.
learn-pantarei-neutral-title = The neutral scale
learn-pantarei-neutral = The golden scale belongs to nobody and never moves by itself. It lies under White’s 3 in stack 4: carry both.
learn-pantarei-neutral-right = It can be carried as the lower of two scales. If it is on top of a stack, nobody controls this stack.
learn-pantarei-swap-title = Swap
learn-pantarei-swap = Instead of moving, you may let two of your stacks change places. Swap any two stacks of White.
learn-pantarei-swap-right = Whole stacks change places, however tall they are.
learn-pantarei-ban-title = No swap after a swap
learn-pantarei-ban = White has just swapped, so Black may not swap now. You are Black: make any move.
learn-pantarei-ban-right = After this move, White may swap again.
learn-pantarei-pass-title = Pass
learn-pantarei-pass = Black can neither move nor swap. Only then may you pass, and you must.
learn-pantarei-pass-right = Whoever can move or swap must do so.
learn-pantarei-defend-title = Defend
learn-pantarei-defend = With the 1 on stack 2, Black would make a stack of seven on stack 1. Prevent it.
learn-pantarei-defend-right = The scale on top decides who controls a stack: cover it with your scale, and the stack is yours.

# When the player may not swap because the opponent has just done so.
turn-no-swap = { $color ->
    [white] White to move; no swap, because Black has just swapped
   *[black] Black to move; no swap, because White has just swapped
}
ended-seven = { $winner ->
    [white] White wins: seven or more scales in stack { $marks }
   *[black] Black wins: seven or more scales in stack { $marks }
}
ended-stuck = Draw: neither side will ever be able to move or swap

rules-pantarei-material =
    Nineteen scales: nine for each side, three each of the values 1, 2 and 3, and one neutral scale. They are shuffled and laid out face up in a line: the snake. One player looks at the snake and chooses a color; the other player takes the other color and begins. Each place of the snake is a stack of one or more scales, and the color on top controls it.
rules-pantarei-turn =
    Do one of these:
    - Move: take the top scale of a stack that you control, alone or together with the scale directly below it, no matter which color that has. Carry it to the left or right by exactly the value of the top scale, counted in stacks, and put it on top of the stack there. It cannot go past the head or the tail. An empty place closes up.
    - Swap: let two stacks that you control change places. This is not allowed directly after the opponent has swapped.
    - Pass: only when you can neither move nor swap, and then you must.
    The neutral scale does not move by itself, but it can be carried as the lower of two scales. Nobody controls a stack that has it on top. Both players may look into every stack at any time.
rules-pantarei-end =
    - Whoever makes a stack of seven or more scales wins.
    - If the same position occurs for the third time, with the same side to move and the same right to swap, the game is a draw.
    - If neither side will ever be able to move or swap again, the game is a draw.
rules-pantarei-notation =
    Stacks are numbered from 1 at the head, on the left. 5R1 carries the top scale of stack 5 to the right, 5L2 carries the top two scales of stack 5 to the left, 3x9 swaps stacks 3 and 9, and pass is a pass.
rules-pantarei-settled =
    - Repetition is a draw, and so is a position in which neither side can move or swap any more. The rulebook does not mention them.
    - Whoever can swap may not pass. In some languages, the rulebook mentions only scales that cannot move.
    - Seven or more scales win. In some languages, the rulebook says exactly seven.

position-form-pantarei = Expected the stacks from the head, such as w1b2,n,b3, then the side to move, then s if a swap is allowed, or - if not. The mistake is at character { $column }.
# $scale is as in the notation: w1, b3, n.
impossible-scales = Wrong number of scales { $scale }: there are { $found } here, and { $count } in the game
impossible-two-winners = There is more than one stack of seven or more scales
impossible-too-high = A stack has more than eight scales
impossible-winner-to-move = The side to move cannot be on top of a stack of seven or more scales: the other side has just made it

move-form-pantarei = A move is, for example, 5R1 (one scale of stack 5 to the right), 5L2 (two scales to the left), 3x9 (swap) or pass
illegal-needless-pass = A move or a swap is possible, so a pass is not allowed
illegal-one-scale = Stack { $stack } has only one scale
# $value is the value of the scale.
illegal-past-head = From stack { $stack }, a scale of value { $value } would go past the head of the snake
illegal-past-tail = From stack { $stack }, a scale of value { $value } would go past the tail of the snake
illegal-swap-itself = A stack cannot be swapped with itself
illegal-swap-after-swap = A swap is not allowed directly after the opponent’s swap
illegal-no-stack = There is no stack { $stack }; the last stack is { $count }
# $color is the one who controls the stack: white or black.
illegal-others-stack = { $color ->
    [white] White controls stack { $stack }
   *[black] Black controls stack { $stack }
}
illegal-nobodys-stack = Stack { $stack } has the neutral scale on top, so nobody controls it

tour-pantarei-move = White carries two scales at once (4L2): its own 3 and the neutral scale below it.
tour-pantarei-surprise = Surprise: values count stacks, not scales. So the snake gets shorter, and every scale reaches other stacks.

keys-ways = Carry one, carry two, swap
why-seven = { $mover ->
    [you] Your scale made a stack of seven.
    [white] White’s scale made a stack of seven.
   *[black] Black’s scale made a stack of seven.
}
why-stuck = Neither side will ever be able to move or swap again.

## For scripts
# Pages hand these words to their scripts.

# A scale that was lifted while setting up.
lifted = Lifted: { $scale }. Where should it go?
edit-lead-pantarei = Press a stack to lift its top scale, then press where it goes.
edit-beside = Put it before the stack that is pressed, as a stack of its own
edit-tail = Put it at the tail
edit-swap = A swap is allowed

board-pantarei = The snake, from head to tail
# $scales lists the scales of a stack from the top.
stack = Stack { $number }: { $scales }
stack-goal = { $stack }; a goal
scale-w1 = White 1
scale-w2 = White 2
scale-w3 = White 3
scale-b1 = Black 1
scale-b2 = Black 2
scale-b3 = Black 3
scale-n = neutral
choose-stack = Choose one of your stacks
choose-goal = Where should it go?
way-1 = Carry one
way-2 = Carry two
way-x = Swap
# $goals lists the numbers of the stacks that can be reached.
goals = Stack { $stack }, goals: { $goals }
goals-swap = Stack { $stack }, can be swapped with: { $goals }
must-pass = Neither a move nor a swap is possible, so you must pass
pass = Pass
said-pantarei-1 = { $color ->
    [white] White: one scale from stack { $stack } to stack { $goal }
   *[black] Black: one scale from stack { $stack } to stack { $goal }
}
said-pantarei-2 = { $color ->
    [white] White: two scales from stack { $stack } to stack { $goal }
   *[black] Black: two scales from stack { $stack } to stack { $goal }
}
said-pantarei-x = { $color ->
    [white] White swaps stacks { $stack } and { $goal }
   *[black] Black swaps stacks { $stack } and { $goal }
}
said-pantarei-pass = { $color ->
    [white] White must pass
   *[black] Black must pass
}
status-you-no-swap = Your turn; no swap, because the opponent has just swapped
status-no-swap = { $color ->
    [white] White to move; no swap now
   *[black] Black to move; no swap now
}
