game-pantarei = Pantareï
learn-a-pantarei = Lær Pantareï
play-a-pantarei = Spil Pantareï
rules-of-pantarei = Regler for Pantareï
setup-title-pantarei = Et parti Pantareï
join-title-pantarei = Du er inviteret til et parti Pantareï
invite-text-pantarei = Spil Pantareï med mig
puzzles-of-pantarei = Pantareï-opgaver
study-title-pantarei = Analysér Pantareï
review-title-pantarei = Gennemgang af et parti Pantareï
tagline-pantarei = Nitten skæl i en slange: byg en stabel på syv
edition-pantarei-standard = Reglerne i den trykte udgave.

learn-pantarei-goal-title = Det, der vinder
learn-pantarei-goal = Den, der laver en stabel på syv eller flere skæl, vinder, uanset hvis skællene er. Stabel 3 har seks. Hvids skæl på stabel 4 har én streg, så det flyttes præcis én stabel: tryk på stabel 4 og så på stabel 3.
learn-pantarei-goal-right = Syv skæl: Hvid vinder. De næste trin viser, hvordan du kommer dertil.
learn-pantarei-carry-title = Flyt et skæl
learn-pantarei-carry = Flyt et af Hvids skæl til venstre eller højre, præcis så langt som dets værdi: en, to eller tre streger på det betyder en, to eller tre stabler.
learn-pantarei-carry-right = Det ligger nu øverst på stablen dér, og slangen er rykket sammen, hvor der blev tomt. Det øverste skæl viser, hvem der ejer stablen.
learn-pantarei-look-title = Se i en stabel
learn-pantarei-look = Tallet ved siden af en stabel siger, hvor mange skæl den har. Peg på en stabel, eller tryk på den, så foldes den ud: du ser alle dens skæl. Du må også tage skællet lige under det øverste med, uanset hvilken farve det har. Se i stabel 6, og flyt så dens to øverste skæl.
learn-pantarei-look-right = Det øverste skæls værdi tæller, og skællet under følger med. Begge spillere må altid se i alle stabler.
learn-pantarei-neutral-title = Det neutrale skæl
learn-pantarei-neutral = Det gyldne skæl tilhører ingen og flyttes aldrig alene. Det ligger under Hvids 3 i stabel 4: flyt begge.
learn-pantarei-neutral-right = Det kan flyttes som det nederste af to skæl. Ligger det øverst på en stabel, er der ingen, der ejer stablen.
learn-pantarei-swap-title = Byt
learn-pantarei-swap = I stedet for at flytte må du lade to af dine stabler bytte plads. Lad to af Hvids stabler bytte plads.
learn-pantarei-swap-right = Hele stabler bytter plads, uanset hvor høje de er.
learn-pantarei-ban-title = Ingen ombytning efter en ombytning
learn-pantarei-ban = Hvid har lige byttet, så Sort må ikke bytte nu. Du er Sort: foretag et hvilket som helst træk.
learn-pantarei-ban-right = Efter dette træk må Hvid bytte igen.
learn-pantarei-pass-title = Meld pas
learn-pantarei-pass = Sort kan hverken flytte eller bytte. Kun da må du melde pas, og så skal du.
learn-pantarei-pass-right = Den, der kan flytte eller bytte, skal gøre det.
learn-pantarei-defend-title = Forsvar dig
learn-pantarei-defend = Med 1’eren fra stabel 2 ville Sort gøre stabel 1 til en stabel på syv. Forhindr det.
learn-pantarei-defend-right = Det øverste skæl afgør, hvem der ejer en stabel: læg dit skæl ovenpå, så er stablen din.

turn-no-swap = { $color ->
    [white] Hvid er i trækket; må ikke bytte, for Sort har lige byttet
   *[black] Sort er i trækket; må ikke bytte, for Hvid har lige byttet
}
ended-seven = { $winner ->
    [white] Hvid vinder: syv eller flere skæl i stabel { $marks }
   *[black] Sort vinder: syv eller flere skæl i stabel { $marks }
}
ended-stuck = Uafgjort: ingen af siderne vil nogensinde kunne flytte eller bytte

rules-pantarei-material =
    Nitten skæl: ni til hver side, tre af hver af værdierne 1, 2 og 3, og et neutralt skæl. De blandes og lægges på række med forsiden opad: slangen. Den ene spiller ser på slangen og vælger en farve; den anden spiller tager den anden farve og begynder. Hver plads i slangen er en stabel på et eller flere skæl, og den øverste farve ejer stablen.
rules-pantarei-turn =
    Gør en af disse ting:
    - Flyt: tag det øverste skæl fra en stabel, som du ejer, alene eller sammen med skællet lige under, uanset hvilken farve det har. Flyt det til venstre eller højre præcis så mange stabler, som det øverste skæls værdi siger, og læg det øverst på stablen dér. Det kan ikke komme forbi hovedet eller halen. Bliver en plads tom, rykker slangen sammen.
    - Byt: lad to stabler, som du ejer, bytte plads. Det er ikke tilladt, lige efter at modstanderen har byttet.
    - Meld pas: kun når du hverken kan flytte eller bytte, og så skal du.
    Det neutrale skæl flyttes ikke alene, men det kan flyttes som det nederste af to skæl. Ingen ejer en stabel, hvor det ligger øverst. Begge spillere må altid se i alle stabler.
rules-pantarei-end =
    - Den, der laver en stabel på syv eller flere skæl, vinder.
    - Hvis den samme stilling opstår for tredje gang, med den samme side i trækket og den samme ret til at bytte, bliver det uafgjort.
    - Hvis ingen af siderne nogensinde vil kunne flytte eller bytte igen, bliver det uafgjort.
rules-pantarei-notation =
    Stablerne er nummereret fra 1 ved hovedet, til venstre. 5R1 flytter det øverste skæl i stabel 5 til højre, 5L2 flytter de to øverste skæl i stabel 5 til venstre, 3x9 lader stablerne 3 og 9 bytte plads, og pass er at melde pas.
rules-pantarei-settled =
    - Gentagelse er uafgjort, og det samme er en stilling, hvor ingen af siderne længere kan flytte eller bytte. Regelhæftet nævner dem ikke.
    - Den, der kan bytte, må ikke melde pas. På nogle sprog nævner regelhæftet kun skæl, der ikke kan flyttes.
    - Syv eller flere skæl vinder. På nogle sprog siger regelhæftet præcis syv.

position-form-pantarei = Der forventes en liste over stablerne fra hovedet, for eksempel w1b2,n,b3, derefter hvem der er i trækket, derefter s, hvis man må bytte, eller -, hvis ikke. Fejlen er ved tegn { $column }.
impossible-scales = Forkert antal skæl { $scale }: her er der { $found }, i spillet { $count }
impossible-two-winners = Der er mere end én stabel på syv eller flere skæl
impossible-too-high = En stabel har mere end otte skæl
impossible-winner-to-move = En stabel på syv eller flere skæl kan ikke ejes af siden i trækket: den anden side har lige lavet den

move-form-pantarei = Et træk er for eksempel 5R1 (et skæl fra stabel 5 til højre), 5L2 (to skæl til venstre), 3x9 (bytte) eller pass (melde pas)
illegal-needless-pass = Det er muligt at flytte eller bytte, så man må ikke melde pas
illegal-one-scale = Stabel { $stack } har kun ét skæl
illegal-past-head = Fra stabel { $stack } ville et skæl med værdien { $value } komme forbi slangens hoved
illegal-past-tail = Fra stabel { $stack } ville et skæl med værdien { $value } komme forbi slangens hale
illegal-swap-itself = En stabel kan ikke bytte plads med sig selv
illegal-swap-after-swap = Man må ikke bytte, lige efter at modstanderen har byttet
illegal-no-stack = Der er ingen stabel { $stack }; den sidste stabel er { $count }
illegal-others-stack = { $color ->
    [white] Hvid ejer stabel { $stack }
   *[black] Sort ejer stabel { $stack }
}
illegal-nobodys-stack = Stabel { $stack } har det neutrale skæl øverst, så ingen ejer den

tour-pantarei-move = Hvid flytter to skæl på én gang (4L2): sin egen 3’er og det neutrale skæl under den.
tour-pantarei-surprise = Overraskelse: værdierne tæller stabler, ikke skæl. Så slangen bliver kortere, og hvert skæl når andre stabler.

keys-ways = Flyt et, flyt to, byt
why-seven = { $mover ->
    [you] Dit skæl lavede en stabel på syv.
    [white] Hvids skæl lavede en stabel på syv.
   *[black] Sorts skæl lavede en stabel på syv.
}
why-stuck = Ingen af siderne vil nogensinde kunne flytte eller bytte igen.

## For scripts

lifted = Løftet: { $scale }. Hvor skal det hen?
edit-lead-pantarei = Tryk på en stabel for at løfte dens øverste skæl, og tryk så dér, hvor det skal ligge.
edit-beside = Læg det som en stabel for sig foran den, du trykker på
edit-tail = Læg det ved halen
edit-swap = Det er tilladt at bytte

board-pantarei = Slangen, fra hoved til hale
stack = Stabel { $number }: { $scales }
stack-goal = { $stack }; et mål
scale-w1 = Hvid 1
scale-w2 = Hvid 2
scale-w3 = Hvid 3
scale-b1 = Sort 1
scale-b2 = Sort 2
scale-b3 = Sort 3
scale-n = neutralt
choose-stack = Vælg en af dine stabler
choose-goal = Hvor skal det hen?
way-1 = Flyt et
way-2 = Flyt to
way-x = Byt
goals = Stabel { $stack }, mål: { $goals }
goals-swap = Stabel { $stack }, kan bytte plads med: { $goals }
must-pass = Det er hverken muligt at flytte eller bytte, så du skal melde pas
pass = Meld pas
said-pantarei-1 = { $color ->
    [white] Hvid: et skæl fra stabel { $stack } til stabel { $goal }
   *[black] Sort: et skæl fra stabel { $stack } til stabel { $goal }
}
said-pantarei-2 = { $color ->
    [white] Hvid: to skæl fra stabel { $stack } til stabel { $goal }
   *[black] Sort: to skæl fra stabel { $stack } til stabel { $goal }
}
said-pantarei-x = { $color ->
    [white] Hvid lader stablerne { $stack } og { $goal } bytte plads
   *[black] Sort lader stablerne { $stack } og { $goal } bytte plads
}
said-pantarei-pass = { $color ->
    [white] Hvid er nødt til at melde pas
   *[black] Sort er nødt til at melde pas
}
status-you-no-swap = Din tur; du må ikke bytte, for modstanderen har lige byttet
status-no-swap = { $color ->
    [white] Hvid er i trækket; må ikke bytte nu
   *[black] Sort er i trækket; må ikke bytte nu
}
