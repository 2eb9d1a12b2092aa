web-skip = Till innehållet
web-nav = Sidor
nav-games = Spel
nav-mine = Mina partier
nav-rules = Regler
web-language = Språk
web-names = Pentago, Pentaroll och Pantareï tillhör sina förlag. Panta har ingen koppling till dem.
web-offline = Det du ser här fungerar nu även utan servern. Partier med andra behöver den.
web-new-version = Det finns en ny version av Panta.
web-new-version-use = Använd den nu
here-missing = Den här webbläsaren har inte partiet. Partier mot datorn och på en skärm stannar i den webbläsare där de spelas.
here-not-kept = Webbläsaren sparar inget här, så partiet kan inte spelas i den. Det kan bero på ett privat fönster eller en full enhet.

home-title = Tre spel för två spelare
home-lead = Spela mot datorn, med en vän bredvid dig eller med en vän långt borta. Inget konto, inget att installera.
home-continue = Fortsätt ditt parti
play-computer = Spela mot datorn
play-level = nivå { $level }
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
setup-needs-server = För att bjuda in en vän behövs servern, och den går inte att nå nu. Mot datorn och på den här skärmen kan du spela utan den.
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
choose-why = Båda färgerna har samma nio fjäll; bara deras platser skiljer sig. Tänk efter vilken färg som snabbast kan få många fjäll på en stapel, och kom ihåg att den andra spelaren börjar.
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
    [you] Du lämnade partiet.
    [white] Vit lämnade partiet.
   *[black] Svart lämnade partiet.
}
why-abandoned = Partiet avbröts.

invite-title = Bjud in din vän
invite-lead = Skicka den här länken, eller låt din vän skanna koden. Den fungerar en gång, för den andra platsen.
invite-link = Länk till din vän
invite-share = Dela länken
invite-copy = Kopiera
invite-new = Skapa en ny länk
invite-qr = Länken som QR-kod
invite-watch = Alla andra kan följa partiet på den här adressen:
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
mine-here = Sparade i den här webbläsaren
mine-here-lead = De här partierna finns bara på den här enheten. Spara dem i en fil för att ta med dem eller för säkerhets skull.
mine-export = Spara partierna i en fil
mine-import = Hämta partier från en fil
mine-delete = Ta bort
mine-open = Fortsätt
mine-look = Visa

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

name-yours = Ditt namn (frivilligt)
name-rule = Ett namn har högst 20 bokstäver, siffror, mellanslag och - . _ ’
join-from = { $name } bjuder in dig.
join-public = Alla kan hitta partiet och titta på medan det spelas.
setup-public = Alla får titta på: visa partiet i listan medan det spelas

left-lead = Din motståndare har lämnat partiet. Du kan vänta eller avsluta det.
act-claim = Gör anspråk på vinsten
act-call-off = Avbryt partiet

watch-link = Titta på partier som spelas
watch-title = Partier som spelas
watch-lead = Offentliga partier med ett drag den senaste timmen. Den som börjar ett parti bestämmer om det ska synas här.
watch-none = Inget offentligt parti spelas just nu.

act-film = Spara som animation
embed-title = Visa på en annan webbplats
embed-lead = Kopiera den här koden till sidan:
embed-open = Visa partiet på Panta
embed-analyze = Analysera ställningen på Panta
