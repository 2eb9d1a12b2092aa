# The pages of the web app.

# The head and foot of every page.
web-skip = Skip to the content
web-nav = Pages
nav-games = Games
nav-mine = My games
nav-rules = Rules
web-language = Language
web-names = Pentago, Pentaroll and Pantareï belong to their publishers. Panta is not affiliated with them.
# Said in the foot of a page when the browser has kept what is needed without a connection.
web-offline = What you see here works without the server now, too. Games with others need it.
# A newer version of this site has been loaded in the background; the button beside it reloads the page with it.
web-new-version = A new version of Panta is ready.
web-new-version-use = Use it now
# The page of a game that was played in a browser and is not on the server, opened in another browser.
here-missing = This browser does not have this game. Games against the computer and on one screen stay in the browser where they are played.
# The browser refuses to keep anything, or the game could not be opened.
here-not-kept = This browser keeps nothing here, so the game cannot be played in it. A private window or a full device may be why.

# Home.
home-title = Three games for two players
home-lead = Play against the computer, with a friend beside you, or with a friend far away. No account, nothing to install.
home-continue = Continue your game
play-computer = Play against the computer
# Inside that button, smaller: the level that was chosen last.
play-level = level { $level }
# Beside the button that begins a game against the computer at once.
play-change = Choose level and color
play-here = Play side by side
play-friend = Invite a friend

# Setting up a game.
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
# The names of the colors, as choices: your own color, or the color that begins.
setup-color-white = White
setup-color-black = Black
setup-color-any = Random
setup-first = Who begins?
setup-chooser = Who looks at the snake and chooses a color?
setup-chooser-me = You choose
setup-chooser-other = The opponent chooses
# What few people choose is behind this.
setup-more = More
setup-edition = Edition
setup-clock = Clock
setup-clock-none = No clock
# Each player has $minutes minutes, and gets $seconds seconds more for every move. Short forms: min and s.
setup-clock-of = { $minutes } min for each player, plus { $seconds } s per move
# A box to tick: in games between people hints and threats are for both or for nobody.
setup-hints = Hints and threats for both players
setup-start = Start the game
# Said when somebody wants to invite a friend and there is no connection.
setup-needs-server = Inviting a friend needs the server, which cannot be reached now. Against the computer and on this screen you can play without it.
edition-name-standard = Standard edition

# Playing.
# What a picture of a position is called, for those who listen. $board is the name of a board, $state who is to move or has won.
picture-of = { $board }: { $state }
play-board = Board
play-status = State of the game
play-moves = Moves
play-actions = Actions
# A game that is stored so that it makes no sense beyond some move.
play-damaged = The moves after this one cannot be read any more. The game is shown up to here.
play-no-moves = No move has been made yet.
play-no-script = Playing needs JavaScript. Without it you see the board as it stands now.
step-first = To the start
step-back = One move back
step-forward = One move forward
step-last = To the latest move
act-undo = Take back
act-takeback = Ask to take back a move
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
act-record = Save the record
choose-title = Choose your color
choose-lead = This is the snake. The player who does not choose makes the first move.
# Below it: what to look for before choosing.
choose-why = Both colors have the same nine scales; only their places differ. Think which color could sooner bring many scales onto one stack, and remember that the other player moves first.
choose-white = I take White
choose-black = I take Black
keys-title = Keys
keys-move = Move around the board
keys-press = Place, roll or choose
keys-cancel = Cancel this move
keys-hint = Hint
keys-threats = Show threats or hide them
keys-last = Read the last move
keys-undo = Take back

# The result: first what happened on the board, then who won.
result-you-won = You won
result-you-lost = You lost
# Why. $mover is the one whose move it was: you, white or black.
why-five-by-placing = { $mover ->
    [you] Your marble completed five in a row.
    [white] White’s marble completed five in a row.
   *[black] Black’s marble completed five in a row.
}
# $end is draw or win; in one edition the player who twisted wins.
why-both-five = { $end ->
    [draw] One move made five in a row for both sides.
   *[win] One twist made five in a row for both sides. In this edition, the player who twisted wins.
}
why-board-full = The board is full, and nobody has five in a row.
why-repetition = The same position occurred for the third time.
# $loser is you, white or black.
why-resignation = { $loser ->
    [you] You resigned.
    [white] White resigned.
   *[black] Black resigned.
}
why-time = { $loser ->
    [you] Your time ran out.
    [white] White’s time ran out.
   *[black] Black’s time ran out.
}
why-agreement = Both sides agreed.
# The other player waited for a minute, and claimed the win.
why-forfeit = { $loser ->
    [you] You left the game.
    [white] White left the game.
   *[black] Black left the game.
}
why-abandoned = The game was abandoned.

# Inviting.
invite-title = Invite your friend
invite-lead = Send this link, or let your friend scan the code. It works once, for the other seat.
invite-link = Link for your friend
invite-share = Share the link
invite-copy = Copy
invite-new = Make a new link
invite-qr = The link as a QR code
invite-watch = Everyone else can watch at this address:
# What was settled.
join-color = { $color ->
    [white] You play White.
   *[black] You play Black.
}
join-first = { $color ->
    [white] White begins.
   *[black] Black begins.
}
join-choosing = One of you looks at the snake and chooses a color; the other begins.
join-hints = Both of you may ask for hints and see threats.
# Above the rules of a turn and of the end.
join-how = How to play
join-take = Play
# The part of the link that proves the invitation is never sent to the server by itself; only a script can read it.
join-no-script = Taking the seat needs JavaScript: only a script can read the secret part of the link.
join-taken = This seat is already taken. You can still watch the game.
join-wrong = This link is not right, or a newer one has taken its place. Ask your friend for the latest one.
join-watch = Watch the game
# For whoever opens the link of their own invitation.
join-own = This link is for your friend. It still works: just send it.
join-back = Back to the game

# My games.
mine-title = My games
mine-lead = The games of this browser, the latest first. Nobody else sees this list.
mine-none = No games yet. Choose a game and play.
# Some games are stored so that they make no sense.
mine-damaged = { $count ->
    [one] { $count } game cannot be read any more.
   *[other] { $count } games cannot be read any more.
}
# For a device that somebody else will have from now on.
mine-leave = This device will belong to someone else
mine-leave-what = After this, the list is empty, and nobody can continue these games from this device. The games are not deleted, and the other players can continue.
mine-leave-do = Forget the games on this device
# Above the games that are kept in the browser and not on the server.
mine-here = Kept in this browser
mine-here-lead = These games are on this device only. Save them to a file to take them elsewhere or to be safe.
mine-export = Save these games to a file
mine-import = Bring in games from a file
mine-delete = Delete
mine-open = Continue
mine-look = View

# Rules.
rules-title = The rules
rules-editions = Editions
rules-picture-start = The start of the game

# When something is not there or does not work.
error-not-found = This page does not exist
error-not-found-more = The address may be wrong, or the game was deleted.
error-busy = Too many requests
error-busy-more = Please wait a moment and try again.
error-refused = This cannot be done
error-refused-more = Please go back and check the choices.
error-broken = Something went wrong
error-broken-more = This is our mistake, and it has been recorded. Please try again.
error-home = Back to the games

# Names of players, which nobody needs to give.
name-yours = Your name (optional)
# What a name may be. Shown when it is something else.
name-rule = A name has at most 20 letters, digits, spaces and - . _ ’
# Who invites. $name is what that player is called.
join-from = { $name } invites you.
join-public = Everyone can find this game and watch it while it is played.
# A box to tick: the game is listed on the page of games that are being played.
setup-public = Everyone may watch: list the game while it is played

# The other player has closed the game, and a minute has passed.
left-lead = Your opponent has left the game. You can wait, or end it.
# Who stayed has won.
act-claim = Claim the win
# Nobody has won.
act-call-off = Call the game off
# A game that was called off, in the list of games.
mine-called-off = Called off

# Games that are being played and that everybody may watch.
watch-link = Watch games that are being played
watch-title = Games being played
watch-lead = Public games with a move in the last hour. Whoever starts a game decides whether it is listed here.
watch-none = No public game is being played right now.

# A finished game as a picture that moves.
act-film = Save as animation
# Showing a finished game or a position on another website.
embed-title = Show it on another website
embed-lead = Copy this code into the page:
# Links on such a page of another website, which lead here.
embed-open = View the game on Panta
embed-analyze = Analyze the position on Panta
