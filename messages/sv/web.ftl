web-skip = Till innehållet
web-nav = Sidor
nav-games = Spel
nav-mine = Mina partier
nav-rules = Regler
web-language = Språk
web-names = Pentago, Pentaroll och Pantareï tillhör sina förlag. Panta har ingen koppling till dem.
web-offline = Det du ser här fungerar nu även utan servern. Partier med andra behöver den.

home-title = Tre spel för två spelare
home-lead = Spela mot datorn, med en vän bredvid dig eller med en vän långt borta. Inget konto, inget att installera.
home-continue = Fortsätt ditt parti
play-computer = Spela mot datorn
play-change = Välj nivå och färg
play-here = Spela sida vid sida
play-friend = Bjud in en vän

setup-opponent = Vilka spelar?
setup-computer = Du och datorn
setup-here = Två personer vid den här skärmen
setup-friend = Du och en vän, via länk
setup-level = Datorns nivå
setup-level-number = { $level ->
    [1] 1, lättast
    [10] 10, starkast
   *[other] { $level }
}
setup-color = Din färg
setup-color-white = Vit
setup-color-black = Svart
setup-color-any = Slumpas
setup-first = Vem börjar?
setup-chooser = Vem tittar på ormen och väljer en färg?
setup-chooser-me = Du väljer
setup-chooser-other = Motståndaren väljer
setup-more = Mer
setup-edition = Utgåva
setup-clock = Klocka
setup-clock-none = Ingen klocka
setup-clock-of = { $minutes } min för varje spelare, plus { $seconds } s per drag
setup-hints = Tips och hot för båda spelarna
setup-start = Starta partiet
edition-name-standard = Standardutgåva
picture-of = { $board }: { $state }

play-board = Spelplan
play-status = Läget i partiet
play-moves = Drag
play-actions = Åtgärder
play-damaged = Dragen efter det här går inte längre att läsa. Partiet visas fram till hit.
play-no-moves = Inget drag är gjort än.
play-no-script = För att spela behövs JavaScript. Utan det ser du spelplanen som den är nu.
step-first = Till början
step-back = Ett drag bakåt
step-forward = Ett drag framåt
step-last = Till senaste draget
act-undo = Ta tillbaka
act-takeback = Be att få ta tillbaka
act-hint = Tips
play-threats = Visa var någon sida skulle kunna vinna med sitt nästa drag
play-confirm = Bekräfta mina drag
play-call = Ljud och vibration när det är min tur
act-confirm = Bekräfta
act-resign = Ge upp
act-resign-sure = Verkligen ge upp?
act-yes = Ja
act-no = Nej
act-draw = Erbjud oavgjort
act-accept = Godta
act-decline = Avböj
act-retry = Ta tillbaka och försök igen
act-rematch = Revansch
act-rematch-go = Till revanschen
act-record = Spara partiet
choose-title = Välj din färg
choose-lead = Det här är ormen. Spelaren som inte väljer gör det första draget.
choose-white = Jag tar Vit
choose-black = Jag tar Svart
keys-title = Tangenter
keys-move = Gå runt på spelplanen
keys-press = Lägg, rulla eller välj
keys-cancel = Avbryt draget
keys-hint = Tips
keys-threats = Visa eller dölj hot
keys-last = Läs upp senaste draget
keys-undo = Ta tillbaka

result-you-won = Du vann
result-you-lost = Du förlorade
why-five-by-placing = { $mover ->
    [you] Din kula gav fem i rad.
    [white] Vits kula gav fem i rad.
   *[black] Svarts kula gav fem i rad.
}
why-both-five = { $end ->
    [draw] Ett drag gav båda sidor fem i rad.
   *[win] En vridning gav båda sidor fem i rad. I den här utgåvan vinner den som vred.
}
why-board-full = Spelplanen är full, och ingen har fem i rad.
why-repetition = Samma ställning uppstod för tredje gången.
why-resignation = { $loser ->
    [you] Du gav upp.
    [white] Vit gav upp.
   *[black] Svart gav upp.
}
why-time = { $loser ->
    [you] Din tid tog slut.
    [white] Vits tid tog slut.
   *[black] Svarts tid tog slut.
}
why-agreement = Båda sidor var överens.
why-forfeit = { $loser ->
    [you] Du förlorade på walkover.
    [white] Vit förlorade på walkover.
   *[black] Svart förlorade på walkover.
}
why-abandoned = Partiet avbröts.

invite-title = Bjud in din vän
invite-lead = Skicka den här länken, eller låt din vän skanna koden. Den fungerar en gång, för den andra platsen.
invite-link = Länk till din vän
invite-share = Dela länken
invite-copy = Kopiera
invite-new = Skapa en ny länk
invite-qr = Länken som QR-kod
invite-watch = Alla andra kan titta på den här adressen:
join-color = { $color ->
    [white] Du spelar Vit.
   *[black] Du spelar Svart.
}
join-first = { $color ->
    [white] Vit börjar.
   *[black] Svart börjar.
}
join-choosing = En av er tittar på ormen och väljer en färg; den andra börjar.
join-hints = Ni får båda be om tips och se hot.
join-how = Så spelar man
join-take = Spela
join-no-script = För att ta platsen behövs JavaScript: bara ett skript kan läsa länkens hemliga del.
join-taken = Den här platsen är redan tagen. Du kan ändå titta på partiet.
join-wrong = Länken stämmer inte, eller så har en nyare ersatt den. Be din vän om den senaste.
join-watch = Titta på partiet
join-own = Den här länken är till din vän. Den fungerar fortfarande: skicka den bara.
join-back = Tillbaka till partiet

mine-title = Mina partier
mine-lead = Partierna i den här webbläsaren, de senaste först. Ingen annan ser listan.
mine-none = Inga partier än. Välj ett spel och spela.
mine-damaged = { $count ->
    [one] { $count } parti går inte längre att läsa.
   *[other] { $count } partier går inte längre att läsa.
}
mine-leave = Någon annan ska ha den här enheten
mine-leave-what = Efter det här är listan tom, och ingen kan fortsätta de här partierna från den här enheten. Partierna tas inte bort, och de andra spelarna kan fortsätta.
mine-leave-do = Glöm partierna på den här enheten
mine-open = Fortsätt
mine-look = Visa
mine-moves = { $count ->
    [0] inga drag
    [one] { $count } drag
   *[other] { $count } drag
}

rules-title = Reglerna
rules-editions = Utgåvor
rules-picture-start = Spelets början

error-not-found = Sidan finns inte
error-not-found-more = Adressen kan vara fel, eller så har partiet tagits bort.
error-busy = För många förfrågningar
error-busy-more = Vänta en stund och försök igen.
error-refused = Det går inte
error-refused-more = Gå tillbaka och kontrollera valen.
error-broken = Något gick fel
error-broken-more = Det är vårt fel, och det har registrerats. Försök igen.
error-home = Tillbaka till spelen
