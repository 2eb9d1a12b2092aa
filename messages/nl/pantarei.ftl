game-pantarei = Pantareï
learn-a-pantarei = Pantareï leren
play-a-pantarei = Pantareï spelen
rules-of-pantarei = Regels van Pantareï
setup-title-pantarei = Een partij Pantareï
join-title-pantarei = Je bent uitgenodigd voor een partij Pantareï
invite-text-pantarei = Speel Pantareï met me
puzzles-of-pantarei = Pantareï-puzzels
study-title-pantarei = Pantareï analyseren
review-title-pantarei = Terugblik op een partij Pantareï
tagline-pantarei = Negentien blokken in een slang: maak een stapel van zeven
edition-pantarei-standard = De regels van de gedrukte uitgave.

learn-pantarei-goal-title = Wat wint
learn-pantarei-goal = Wie een stapel van zeven of meer blokken maakt, wint, van wie de blokken ook zijn. Stapel 3 heeft er zes. Het blok van Wit op stapel 4 heeft één streep, dus het gaat precies één stapel ver: druk op stapel 4 en dan op stapel 3.
learn-pantarei-goal-right = Zeven blokken: Wit wint. De volgende stappen laten zien hoe je daar komt.
learn-pantarei-carry-title = Een blok verplaatsen
learn-pantarei-carry = Verplaats een blok van Wit naar links of rechts, precies zo ver als zijn waarde: één, twee of drie strepen erop betekenen één, twee of drie stapels.
learn-pantarei-carry-right = Het ligt nu boven op de stapel daar, en de lege plaats is dichtgeschoven. Het bovenste blok laat zien van wie de stapel is.
learn-pantarei-look-title = In een stapel kijken
learn-pantarei-look = Het getal naast een stapel zegt hoeveel blokken hij heeft. Wijs een stapel aan of druk erop, en hij waaiert uit: je ziet al zijn blokken. Je mag ook het blok direct onder het bovenste meenemen, welke kleur het ook heeft. Kijk in stapel 6 en verplaats dan de bovenste twee blokken.
learn-pantarei-look-right = De waarde van het bovenste blok telt, en het blok eronder gaat mee. Beide spelers mogen altijd in elke stapel kijken.
learn-pantarei-neutral-title = Het neutrale blok
learn-pantarei-neutral = Het gouden blok is van niemand en wordt nooit alleen verplaatst. Het ligt onder de 3 van Wit in stapel 4: verplaats ze allebei.
learn-pantarei-neutral-right = Het kan mee als het onderste van twee blokken. Ligt het boven op een stapel, dan is die stapel van niemand.
learn-pantarei-swap-title = Omruilen
learn-pantarei-swap = In plaats van een blok te verplaatsen, mag je twee van je stapels van plaats laten wisselen. Ruil twee stapels van Wit om.
learn-pantarei-swap-right = Hele stapels wisselen van plaats, hoe hoog ze ook zijn.
learn-pantarei-ban-title = Niet omruilen na een omruiling
learn-pantarei-ban = Wit heeft net omgeruild, dus Zwart mag nu niet omruilen. Jij bent Zwart: doe een zet naar keuze.
learn-pantarei-ban-right = Na deze zet mag Wit weer omruilen.
learn-pantarei-pass-title = Passen
learn-pantarei-pass = Zwart kan geen blok verplaatsen en ook niet omruilen. Alleen dan mag je je beurt voorbij laten gaan (passen), en dan moet het ook.
learn-pantarei-pass-right = Wie een blok kan verplaatsen of kan omruilen, moet dat doen.
learn-pantarei-defend-title = Verdedigen
learn-pantarei-defend = Met de 1 van stapel 2 zou Zwart van stapel 1 een stapel van zeven maken. Voorkom dat.
learn-pantarei-defend-right = Het bovenste blok bepaalt van wie een stapel is: leg jouw blok erop, en de stapel is van jou.

turn-no-swap = { $color ->
    [white] Wit aan zet; niet omruilen, want Zwart heeft net omgeruild
   *[black] Zwart aan zet; niet omruilen, want Wit heeft net omgeruild
}
ended-seven = { $winner ->
    [white] Wit wint: zeven of meer blokken in stapel { $marks }
   *[black] Zwart wint: zeven of meer blokken in stapel { $marks }
}
ended-stuck = Gelijkspel: geen van beide kan ooit nog een blok verplaatsen of omruilen

rules-pantarei-material =
    Negentien blokken: negen voor elke speler, drie met elk van de waarden 1, 2 en 3, en één neutraal blok. Ze worden geschud en open in een lijn gelegd: de slang. Eén speler bekijkt de slang en kiest een kleur; de andere speler neemt de andere kleur en begint. Elke plaats van de slang is een stapel van een of meer blokken, en de stapel is van de kleur die bovenop ligt.
rules-pantarei-turn =
    Doe één van deze dingen:
    - Verplaatsen: neem het bovenste blok van een stapel die van jou is, alleen of samen met het blok er direct onder, welke kleur dat ook heeft. Verplaats het naar links of rechts over precies zoveel stapels als de waarde van het bovenste blok, en leg het boven op de stapel daar. Voorbij de kop of de staart kan niet. Een lege plaats wordt dichtgeschoven.
    - Omruilen: laat twee stapels die van jou zijn van plaats wisselen. Dat mag niet direct nadat de tegenstander heeft omgeruild.
    - Passen: je beurt voorbij laten gaan. Dat mag alleen als je geen blok kunt verplaatsen en ook niet kunt omruilen, en dan moet het.
    Het neutrale blok wordt niet alleen verplaatst, maar kan mee als het onderste van twee blokken. Een stapel waar het bovenop ligt, is van niemand. Beide spelers mogen altijd in elke stapel kijken.
rules-pantarei-end =
    - Wie een stapel van zeven of meer blokken maakt, wint.
    - Komt dezelfde stelling voor de derde keer voor, met dezelfde speler aan zet en hetzelfde recht om om te ruilen, dan is het gelijkspel.
    - Kan geen van beide spelers ooit nog een blok verplaatsen of omruilen, dan is het gelijkspel.
rules-pantarei-notation =
    De stapels zijn genummerd vanaf 1 bij de kop, links. 5R1 verplaatst het bovenste blok van stapel 5 naar rechts, 5L2 verplaatst de bovenste twee blokken van stapel 5 naar links, 3x9 ruilt stapels 3 en 9 om, en pass is passen.
rules-pantarei-settled =
    - Herhaling is gelijkspel, en ook een stelling waarin geen van beide spelers nog een blok kan verplaatsen of kan omruilen. Het spelregelboekje noemt dit niet.
    - Wie kan omruilen, mag niet passen. In sommige talen noemt het boekje alleen blokken die niet kunnen bewegen.
    - Zeven of meer blokken winnen. In sommige talen zegt het boekje: precies zeven.

position-form-pantarei = Verwacht worden de stapels vanaf de kop, zoals w1b2,n,b3, dan wie er aan zet is, dan s als omruilen mag, of - als het niet mag. De fout zit bij teken { $column }.
impossible-scales = Verkeerd aantal blokken { $scale }: hier zijn het er { $found }, in het spel { $count }
impossible-two-winners = Er is meer dan één stapel van zeven of meer blokken
impossible-too-high = Een stapel heeft meer dan acht blokken
impossible-winner-to-move = Een stapel van zeven of meer blokken kan niet van de speler aan zet zijn: de andere speler heeft hem net gemaakt

move-form-pantarei = Een zet is bijvoorbeeld 5R1 (één blok van stapel 5 naar rechts), 5L2 (twee blokken naar links), 3x9 (omruilen) of pass (passen)
illegal-needless-pass = Verplaatsen of omruilen is mogelijk, dus passen mag niet
illegal-one-scale = Stapel { $stack } heeft maar één blok
illegal-past-head = Vanaf stapel { $stack } zou een blok met waarde { $value } voorbij de kop van de slang komen
illegal-past-tail = Vanaf stapel { $stack } zou een blok met waarde { $value } voorbij de staart van de slang komen
illegal-swap-itself = Een stapel kan niet met zichzelf worden omgeruild
illegal-swap-after-swap = Direct na een omruiling van de tegenstander mag je niet omruilen
illegal-no-stack = Er is geen stapel { $stack }; de laatste stapel is { $count }
illegal-others-stack = { $color ->
    [white] Stapel { $stack } is van Wit
   *[black] Stapel { $stack } is van Zwart
}
illegal-nobodys-stack = Boven op stapel { $stack } ligt het neutrale blok, dus hij is van niemand

tour-pantarei-move = Wit verplaatst twee blokken tegelijk (4L2): de eigen 3 en het neutrale blok eronder.
tour-pantarei-surprise = Verrassing: waarden tellen stapels, geen blokken. Zo wordt de slang korter, en bereikt elk blok andere stapels.

keys-ways = Eén verplaatsen, twee verplaatsen, omruilen
why-seven = { $mover ->
    [you] Jouw blok maakte een stapel van zeven.
    [white] Het blok van Wit maakte een stapel van zeven.
   *[black] Het blok van Zwart maakte een stapel van zeven.
}
why-stuck = Geen van beide spelers kan ooit nog een blok verplaatsen of omruilen.

## For scripts

lifted = Opgetild: { $scale }. Waar moet het heen?
edit-lead-pantarei = Druk op een stapel om het bovenste blok op te tillen, en druk dan op de plaats waar het komt.
edit-beside = Leg het als eigen stapel vóór de stapel waarop je drukt
edit-tail = Leg het aan de staart
edit-swap = Omruilen mag

board-pantarei = De slang, van kop tot staart
stack = Stapel { $number }: { $scales }
stack-goal = { $stack }; een doel
scale-w1 = Wit 1
scale-w2 = Wit 2
scale-w3 = Wit 3
scale-b1 = Zwart 1
scale-b2 = Zwart 2
scale-b3 = Zwart 3
scale-n = neutraal
choose-stack = Kies een van je stapels
choose-goal = Waar moet het heen?
way-1 = Eén verplaatsen
way-2 = Twee verplaatsen
way-x = Omruilen
goals = Stapel { $stack }, doelen: { $goals }
goals-swap = Stapel { $stack }, om te ruilen met: { $goals }
must-pass = Verplaatsen en omruilen zijn niet mogelijk, dus je moet passen
pass = Passen
said-pantarei-1 = { $color ->
    [white] Wit: één blok van stapel { $stack } naar stapel { $goal }
   *[black] Zwart: één blok van stapel { $stack } naar stapel { $goal }
}
said-pantarei-2 = { $color ->
    [white] Wit: twee blokken van stapel { $stack } naar stapel { $goal }
   *[black] Zwart: twee blokken van stapel { $stack } naar stapel { $goal }
}
said-pantarei-x = { $color ->
    [white] Wit ruilt stapels { $stack } en { $goal } om
   *[black] Zwart ruilt stapels { $stack } en { $goal } om
}
said-pantarei-pass = { $color ->
    [white] Wit moet passen
   *[black] Zwart moet passen
}
status-you-no-swap = Jij bent aan zet; niet omruilen, want de tegenstander heeft net omgeruild
status-no-swap = { $color ->
    [white] Wit aan zet; nu niet omruilen
   *[black] Zwart aan zet; nu niet omruilen
}
