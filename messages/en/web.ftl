# The pages of the web app.

# The head and foot of every page.
web-skip = Skip to the content
web-nav = Pages
nav-games = Games
nav-mine = My games
nav-rules = Rules
web-language = Language
web-names = Pentago, Pentaroll and Pantareï belong to their publishers. Panta is not affiliated with them.

# Home.
home-title = Three games for two
home-lead = Play the computer, a friend beside you, or a friend far away. No account, nothing to install.
home-continue = Continue your game
play-computer = Play the computer
# Beside the button that begins a game against the computer at once.
play-change = Choose level and color
play-here = Play here
play-friend = Invite a friend
# Links to the rules of a game. $game is its name.
rules-of = Rules of { $game }
play-a = Play { $game }

# Setting up a game.
setup-title = A game of { $game }
setup-opponent = Who plays?
setup-computer = You and the computer
setup-here = Two people on this screen
setup-friend = You and a friend, by link
setup-level = Level of the computer
# A level from 1, the weakest, to 10, the strongest.
setup-level-number = { $level ->
    [1] 1, the easiest
    [10] 10, the strongest
   *[other] { $level }
}
setup-color = Your color
# The names of the colors as one's own: used as choices.
setup-color-white = White
setup-color-black = Black
setup-color-any = By lot
setup-first = Who begins?
setup-chooser = Who looks at the snake and chooses a color?
setup-chooser-me = I choose
setup-chooser-other = My opponent chooses
# What few people choose is behind this.
setup-more = More
setup-edition = Edition
setup-clock = Clock
setup-clock-none = No clock
setup-clock-of = { $minutes } minutes each, and { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} for every move
# A box to tick: in games between people hints and threats are for both or for nobody.
setup-hints = Hints and threats for both of us
setup-start = Start the game
edition-name-standard = Standard

# Playing.
# What a picture of a position is called, for those who listen. $board is the name of a board, $state who is to move or has won.
picture-of = { $board }: { $state }
play-board = Board
play-status = State of the game
play-moves = Moves
play-actions = Actions
# A game that is stored so that it makes no sense beyond some move.
play-damaged = What followed cannot be read any more. The game is shown up to here.
play-no-moves = No move has been made yet.
play-no-script = Playing needs JavaScript. Without it you see the board as it stands now.
step-first = To the start
step-back = One move back
step-forward = One move forward
step-last = To the present
act-undo = Undo
act-takeback = Ask to take back
act-hint = Hint
# A box to tick. Threats are marked on the board then.
play-threats = Show where either side could win with its next move
# Boxes to tick, and the button that appears under the board then.
play-confirm = Confirm my moves
play-call = Sound and vibration when it is my turn
act-confirm = Confirm
act-resign = Resign
act-resign-sure = Really resign?
act-yes = Yes
act-no = No
act-draw = Offer a draw
act-accept = Accept
act-decline = Decline
# After a loss to the computer.
act-retry = Take back and try again
act-rematch = Rematch
act-rematch-go = To the rematch
act-record = Export the record
choose-title = Choose your color
choose-lead = This is the snake. The one who does not choose makes the first move.
choose-white = I take White
choose-black = I take Black
keys-title = Keys
keys-move = Move around the board
keys-press = Place, roll or choose
keys-cancel = Take half a turn back
keys-hint = Hint
keys-threats = Show threats or hide them
keys-last = Read the last move
keys-undo = Undo

# The result: first what happened on the board, then who won.
result-you-won = You won
result-you-lost = You lost
# Why. $mover is the one whose move it was: you, white or black; $line is row, column or diagonal, or many.
why-five-by-placing = { $mover ->
    [you] Your marble completed { $line ->
        [row] a row
        [column] a column
        [diagonal] a diagonal
       *[many] more than one line
    } of five.
    [white] White's marble completed { $line ->
        [row] a row
        [column] a column
        [diagonal] a diagonal
       *[many] more than one line
    } of five.
   *[black] Black's marble completed { $line ->
        [row] a row
        [column] a column
        [diagonal] a diagonal
       *[many] more than one line
    } of five.
}
# $other is the color whose five it is: white or black; $game is pentago or pentaroll.
why-opponents-five = { $game ->
    [pentago] { $mover ->
        [you] Your twist
        [white] White's twist
       *[black] Black's twist
    }
   *[other] { $mover ->
        [you] Your push
        [white] White's push
       *[black] Black's push
    }
} completed { $other ->
    [white] White's
   *[black] Black's
} { $line ->
    [row] row
    [column] column
    [diagonal] diagonal
   *[many] lines
} of five.
# $end is draw or win; in one edition the twister wins.
why-both-five = { $end ->
    [draw] One move made five for both sides.
   *[win] One twist made five for both sides, and whoever twists wins here.
}
why-board-full = The board is full, and nobody has five.
why-repetition = The same position came for the third time.
# $loser is you, white or black.
why-resignation = { $loser ->
    [you] You resigned.
    [white] White resigned.
   *[black] Black resigned.
}
why-time = { $loser ->
    [you] Your time ran out.
    [white] White's time ran out.
   *[black] Black's time ran out.
}
why-agreement = Both sides agreed.
why-forfeit = { $loser ->
    [you] You forfeited the game.
    [white] White forfeited the game.
   *[black] Black forfeited the game.
}
why-abandoned = The game was abandoned.

# Inviting.
invite-title = Invite your friend
invite-lead = Send this link, or let your friend scan the code. It can be used once and gives the other seat.
invite-link = Link for your friend
invite-share = Share the link
# The text that goes with the link when it is shared with another app.
invite-text = Play { $game } with me
invite-copy = Copy
invite-new = Make a new link
invite-qr = The link as a QR code
invite-watch = Everyone else can watch at this address:
join-title = You are invited to a game of { $game }
# What was settled. $color is the name of a color.
join-color = You play { $color }.
join-first = { $color } begins.
join-choosing = One of you looks at the snake and chooses a color; the other begins.
join-hints = Both of you may ask for hints and see threats.
join-take = Play
# Above the rules of a turn and of the end.
join-how = How to play
join-no-script = Taking a seat needs JavaScript: the secret of your link never leaves your browser otherwise.
join-taken = This seat is already taken. You can still watch the game.
join-wrong = This link is not right, or a newer one has taken its place. Ask your friend for the latest one.
join-watch = Watch the game
# For whoever opens the link of their own invitation.
join-own = This link is for your friend. It has not been used up: just send it.
join-back = Back to the game

# My games.
mine-title = My games
mine-lead = The games of this browser, the latest first. Nobody else sees this list.
mine-none = No games yet. Choose one and play.
# Some games are stored so that they make no sense.
mine-damaged = { $count ->
    [one] One game cannot be read any more.
   *[other] { $count } games cannot be read any more.
}
# For a device that somebody else will have from now on.
mine-leave = This device is not mine any more
mine-leave-what = Nobody can go on with these games from this device then, and the list is empty. The games stay, and the other players can go on.
mine-leave-do = Forget my games here
mine-open = Continue
mine-look = Look again
mine-moves = { $count ->
    [0] no moves
    [one] 1 move
   *[other] { $count } moves
}

# Rules.
rules-title = The rules
rules-editions = Editions
rules-picture-start = How it begins

# When something is not there or does not work.
error-not-found = This page is not here
error-not-found-more = The address may be mistyped, or the game is gone.
error-busy = A little too fast
error-busy-more = Please wait a moment and try again.
error-refused = This cannot be done
error-refused-more = Please go back and check what you chose.
error-broken = Something went wrong
error-broken-more = It is our fault, and it has been noted. Please try again.
error-home = Back to the games
