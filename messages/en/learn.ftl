# Learning a game in a few steps. Every step has a title, what to do, and what is said when it was done. Few words.

nav-learn = Learn
learn-title = Learn by playing
learn-lead = A few steps for each game, hands on the board. What you have done is remembered in this browser.
learn-a = Learn { $game }
learn-step = Step { $step } of { $steps }
learn-steps = Steps
# A move that does not do what was asked. $color is the side that should win.
learn-wrong-win = { $color } does not win this way.
learn-wrong-draw = That does not make a draw.
learn-wrong-kind = A legal move, but not the one meant here.
# $color is the opponent, $move the winning answer in notation.
learn-wrong-hold = { $color } could now win with { $move }.

# Tasks on a board.
task-label = Your task
task-right = Right!
task-wrong = Not yet
task-retry = Try again
task-next = Next
task-solution = Show a solution
# For those who listen: after the name of a task that is done.
task-done = done
task-no-script = Trying it needs JavaScript. Without it, you can read the solution below.

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
