# What boards and live pages say; pages hand these words to their scripts.

# The colors as names of the players.
color-white = White
color-black = Black

# A cell such as c3 and what lies in it. Short: it is read aloud whenever the focus moves.
cell-empty = { $cell }, empty
cell-w = { $cell }, White
cell-b = { $cell }, Black
# Added to the words for a place. $place is a cell, a way in, a stack or a twist, with what is said of it.
threat-white = { $place }; White could win here
threat-black = { $place }; Black could win here
# A list that grows: $list is what it has so far.
list-more = { $list }, { $next }
# Two things that are read aloud one after the other: $first is a whole sentence without its full stop.
and-then = { $first }. { $second }

# A button that takes back a move that is only half made, and what is read aloud then.
take-back = Cancel this move
taken-back = The move is canceled

# Who does what now.
status-you = Your turn
status-turn = { $color ->
    [white] White to move
   *[black] Black to move
}
status-thinking = The computer is thinking
status-choosing = Your opponent is choosing a color
status-choose = Look at the snake and choose a color
status-waiting = Waiting for the second player
# $ply is the number of a move.
status-past = Looking back at move { $ply }
status-lost = Connection lost; trying again
status-back = Connected again
# The last move on request, when there is none.
no-move = No move yet

# The other player offers or asks something.
offer-draw = Your opponent offers a draw
offer-takeback = Your opponent asks to take back a move
offer-rematch = Your opponent would like another game
offer-made = Your offer is made; your opponent can accept it
offer-declined = Your offer was declined
# $move is in notation.
hint-is = Hint: { $move }
# The link was copied.
copied = Copied
not-sent = That did not work. Please try again.

# Above what is said of a move in a task.
task-right = Right!
task-wrong = Not yet
# After the first move of a puzzle was right, and the opponent has answered. $color is who solves it.
puzzle-go-on = { $color ->
    [white] Now finish it. White to move
   *[black] Now finish it. Black to move
}
puzzle-won = The win is complete.
# A later move of a puzzle that was wrong.
puzzle-slipped = { $move } gives the win away.

# Who plays, and the title of the page.
play-title = { $game }: { $white } – { $black }
# Both players of a game, in lists and above it.
players = { $white } – { $black }
player-you = You
player-person = Player
player-open = Friend, not here yet
player-computer = Computer, level { $level }

# Without a connection. $move is in notation.
move-kept = No connection. Your move { $move } is sent as soon as it is back.
not-connected = No connection. Please try again when it is back.
# A whole move is taken back.
undone = Taken back
no-undo = There is nothing to take back
# Somebody asks for a hint or for threats in a game whose players have not agreed to them.
no-hints = Hints and threats are off in this game
threats-on = Threats are shown
threats-off = Threats are hidden
# A move that waits for a confirmation.
confirm-move = Play { $move }?

# A person who has given a name, and is the one who reads.
player-you-named = { $name } (you)
# Beside the name of the other player: whether the game is open before them.
presence-here = here
presence-away = away
# The same as news, read aloud.
opponent-here = Your opponent is here again
opponent-away = Your opponent has left the game
opponent-left = Your opponent has been away for a while. You can end the game

# A move in a game that is kept in the browser.
storage-full = This browser has no room left, so the move was not kept. Delete something and try again.
storage-refused = This browser keeps nothing here, so the move was not kept.
# How many moves a game has.
mine-moves = { $count ->
    [0] no moves
    [one] { $count } move
   *[other] { $count } moves
}
# Games were brought in from a file.
games-brought = { $count ->
    [one] { $count } game was brought in.
   *[other] { $count } games were brought in.
}
games-unread = There are no games in this file that can be read.
