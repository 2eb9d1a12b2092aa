game-pantarei = Pantareï
learn-a-pantarei = Lær Pantareï
play-a-pantarei = Spill Pantareï
rules-of-pantarei = Regler for Pantareï
setup-title-pantarei = Et parti Pantareï
join-title-pantarei = Du er invitert til et parti Pantareï
invite-text-pantarei = Spill Pantareï med meg
puzzles-of-pantarei = Pantareï-nøtter
study-title-pantarei = Analyser Pantareï
review-title-pantarei = Gjennomgang av et parti Pantareï
tagline-pantarei = Nitten skjell i en slange: bygg en stabel på sju
edition-pantarei-standard = Reglene i den trykte utgaven.

learn-pantarei-goal-title = Det som vinner
learn-pantarei-goal = Den som lager en stabel på sju eller flere skjell, vinner, uansett hvem skjellene tilhører. Stabel 3 har seks. Hvits skjell på stabel 4 har én strek, så det flyttes nøyaktig én stabel: trykk på stabel 4 og så på stabel 3.
learn-pantarei-goal-right = Sju skjell: Hvit vinner. De neste stegene viser hvordan du kommer dit.
learn-pantarei-carry-title = Flytt et skjell
learn-pantarei-carry = Flytt et av Hvits skjell mot venstre eller høyre, nøyaktig så langt som verdien: én, to eller tre streker på det betyr én, to eller tre stabler.
learn-pantarei-carry-right = Nå ligger det øverst på stabelen der, og slangen er skjøvet sammen der det ble tomt. Det øverste skjellet viser hvem som eier stabelen.
learn-pantarei-look-title = Se i en stabel
learn-pantarei-look = Tallet ved siden av en stabel sier hvor mange skjell den har. Pek på en stabel eller trykk på den, så brettes den ut: du ser alle skjellene. Du kan også ta med skjellet rett under det øverste, uansett hvilken farge det har. Se i stabel 6, og flytt så de to øverste skjellene.
learn-pantarei-look-right = Verdien på det øverste skjellet gjelder, og skjellet under følger med. Begge spillerne kan når som helst se i alle stablene.
learn-pantarei-neutral-title = Det nøytrale skjellet
learn-pantarei-neutral = Det gylne skjellet tilhører ingen og flyttes aldri alene. Det ligger under Hvits 3 i stabel 4: flytt begge.
learn-pantarei-neutral-right = Det kan flyttes som det nederste av to skjell. Ligger det øverst på en stabel, eier ingen den stabelen.
learn-pantarei-swap-title = Bytt
learn-pantarei-swap = I stedet for å flytte kan du la to av stablene dine bytte plass. La to av Hvits stabler bytte plass.
learn-pantarei-swap-right = Hele stabler bytter plass, uansett hvor høye de er.
learn-pantarei-ban-title = Ikke noe bytte etter et bytte
learn-pantarei-ban = Hvit har nettopp byttet, så Svart kan ikke bytte nå. Du er Svart: gjør et hvilket som helst trekk.
learn-pantarei-ban-right = Etter dette trekket kan Hvit bytte igjen.
learn-pantarei-pass-title = Stå over
learn-pantarei-pass = Svart kan verken flytte eller bytte. Bare da kan du stå over, og da må du.
learn-pantarei-pass-right = Den som kan flytte eller bytte, må gjøre det.
learn-pantarei-defend-title = Forsvar deg
learn-pantarei-defend = Med 1-eren fra stabel 2 ville Svart gjøre stabel 1 til en stabel på sju. Hindre det.
learn-pantarei-defend-right = Det øverste skjellet avgjør hvem som eier en stabel: legg skjellet ditt oppå, så er stabelen din.

turn-no-swap = { $color ->
    [white] Hvits tur; ikke noe bytte, for Svart har nettopp byttet
   *[black] Svarts tur; ikke noe bytte, for Hvit har nettopp byttet
}
ended-seven = { $winner ->
    [white] Hvit vinner: sju eller flere skjell i stabel { $marks }
   *[black] Svart vinner: sju eller flere skjell i stabel { $marks }
}
ended-stuck = Uavgjort: ingen av sidene vil noen gang kunne flytte eller bytte

rules-pantarei-material =
    Nitten skjell: ni til hver side, tre av hver av verdiene 1, 2 og 3, og ett nøytralt skjell. De blandes og legges ut på rad med forsiden opp: slangen. Én spiller ser på slangen og velger en farge; den andre spilleren tar den andre fargen og begynner. Hver plass i slangen er en stabel på ett eller flere skjell, og fargen øverst eier stabelen.
rules-pantarei-turn =
    Gjør en av disse tingene:
    - Flytt: ta det øverste skjellet fra en stabel som du eier, alene eller sammen med skjellet rett under, uansett hvilken farge det har. Flytt det mot venstre eller høyre nøyaktig så mange stabler som verdien på det øverste skjellet, og legg det øverst på stabelen der. Det kan ikke gå forbi hodet eller halen. Blir en plass tom, skyves slangen sammen.
    - Bytt: la to stabler som du eier, bytte plass. Det er ikke lov rett etter at motstanderen har byttet.
    - Stå over: bare når du verken kan flytte eller bytte, og da må du.
    Det nøytrale skjellet flyttes ikke alene, men det kan flyttes som det nederste av to skjell. En stabel der det ligger øverst, eies av ingen. Begge spillerne kan når som helst se i alle stablene.
rules-pantarei-end =
    - Den som lager en stabel på sju eller flere skjell, vinner.
    - Hvis den samme stillingen oppstår for tredje gang, med samme side i trekket og samme rett til å bytte, blir det uavgjort.
    - Hvis ingen av sidene noen gang vil kunne flytte eller bytte igjen, blir det uavgjort.
rules-pantarei-notation =
    Stablene er nummerert fra 1 ved hodet, til venstre. 5R1 flytter det øverste skjellet i stabel 5 mot høyre, 5L2 flytter de to øverste skjellene i stabel 5 mot venstre, 3x9 bytter om stablene 3 og 9, og pass er å stå over.
rules-pantarei-settled =
    - Gjentakelse er uavgjort, og det samme er en stilling der ingen av sidene kan flytte eller bytte lenger. Regelheftet nevner dem ikke.
    - Den som kan bytte, får ikke stå over. På noen språk nevner regelheftet bare skjell som ikke kan flyttes.
    - Sju eller flere skjell vinner. På noen språk sier regelheftet nøyaktig sju.

position-form-pantarei = Forventet stablene fra hodet, for eksempel w1b2,n,b3, så hvem som er i trekket, så s hvis bytte er lov, ellers -. Feilen er ved tegn { $column }.
impossible-scales = Feil antall skjell { $scale }: her er det { $found }, i spillet { $count }
impossible-two-winners = Det er mer enn én stabel på sju eller flere skjell
impossible-too-high = En stabel har mer enn åtte skjell
impossible-winner-to-move = En stabel på sju eller flere skjell kan ikke eies av siden i trekket: den andre siden har nettopp laget den

move-form-pantarei = Et trekk er for eksempel 5R1 (ett skjell fra stabel 5 mot høyre), 5L2 (to skjell mot venstre), 3x9 (bytte) eller pass (stå over)
illegal-needless-pass = Det går an å flytte eller bytte, så det er ikke lov å stå over
illegal-one-scale = Stabel { $stack } har bare ett skjell
illegal-past-head = Fra stabel { $stack } ville et skjell med verdi { $value } gå forbi hodet på slangen
illegal-past-tail = Fra stabel { $stack } ville et skjell med verdi { $value } gå forbi halen på slangen
illegal-swap-itself = En stabel kan ikke bytte plass med seg selv
illegal-swap-after-swap = Det er ikke lov å bytte rett etter at motstanderen har byttet
illegal-no-stack = Det finnes ingen stabel { $stack }; den siste stabelen er { $count }
illegal-others-stack = { $color ->
    [white] Stabel { $stack } eies av Hvit
   *[black] Stabel { $stack } eies av Svart
}
illegal-nobodys-stack = Stabel { $stack } har det nøytrale skjellet øverst, så ingen eier den

tour-pantarei-move = Hvit flytter to skjell på én gang (4L2): sin egen 3-er og det nøytrale skjellet under den.
tour-pantarei-surprise = Overraskelse: verdiene teller stabler, ikke skjell. Slik blir slangen kortere, og hvert skjell når andre stabler.

keys-ways = Flytt ett, flytt to, bytt
why-seven = { $mover ->
    [you] Skjellet ditt laget en stabel på sju.
    [white] Hvits skjell laget en stabel på sju.
   *[black] Svarts skjell laget en stabel på sju.
}
why-stuck = Ingen av sidene vil noen gang kunne flytte eller bytte igjen.

## For scripts

lifted = Løftet: { $scale }. Hvor skal det?
edit-lead-pantarei = Trykk på en stabel for å løfte det øverste skjellet, og trykk så der det skal ligge.
edit-beside = Legg det som en egen stabel foran den du trykker på
edit-tail = Legg det ved halen
edit-swap = Bytte er lov

board-pantarei = Slangen, fra hode til hale
stack = Stabel { $number }: { $scales }
stack-goal = { $stack }; et mål
scale-w1 = Hvit 1
scale-w2 = Hvit 2
scale-w3 = Hvit 3
scale-b1 = Svart 1
scale-b2 = Svart 2
scale-b3 = Svart 3
scale-n = nøytralt
choose-stack = Velg en av stablene dine
choose-goal = Hvor skal det?
way-1 = Flytt ett
way-2 = Flytt to
way-x = Bytt
goals = Stabel { $stack }, mål: { $goals }
goals-swap = Stabel { $stack }, kan bytte plass med: { $goals }
must-pass = Det går verken an å flytte eller bytte, så du må stå over
pass = Stå over
said-pantarei-1 = { $color ->
    [white] Hvit: ett skjell fra stabel { $stack } til stabel { $goal }
   *[black] Svart: ett skjell fra stabel { $stack } til stabel { $goal }
}
said-pantarei-2 = { $color ->
    [white] Hvit: to skjell fra stabel { $stack } til stabel { $goal }
   *[black] Svart: to skjell fra stabel { $stack } til stabel { $goal }
}
said-pantarei-x = { $color ->
    [white] Hvit bytter om stablene { $stack } og { $goal }
   *[black] Svart bytter om stablene { $stack } og { $goal }
}
said-pantarei-pass = { $color ->
    [white] Hvit må stå over
   *[black] Svart må stå over
}
status-you-no-swap = Din tur; ikke noe bytte, for motstanderen har nettopp byttet
status-no-swap = { $color ->
    [white] Hvits tur; ikke noe bytte nå
   *[black] Svarts tur; ikke noe bytte nå
}
