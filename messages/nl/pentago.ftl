game-pentago = Pentago
learn-a-pentago = Pentago leren
play-a-pentago = Pentago spelen
rules-of-pentago = Regels van Pentago
setup-title-pentago = Een partij Pentago
join-title-pentago = Je bent uitgenodigd voor een partij Pentago
invite-text-pentago = Speel Pentago met me
puzzles-of-pentago = Pentago-puzzels
study-title-pentago = Pentago analyseren
review-title-pentago = Terugblik op een partij Pentago
tagline-pentago = Plaats een knikker, draai een bord, vijf op een rij
edition-pentago-standard = De regels die de meeste gedrukte uitgaven gemeen hebben.
edition-pentago-finnish = Maakt een draai vijf op een rij voor beide spelers, dan wint wie gedraaid heeft. Zolang er nog een bord leeg is, mag het draaien worden overgeslagen.
edition-pentago-czech = Maakt je draai alleen voor jou vijf op een rij, dan antwoordt de tegenstander met nog één knikker, zonder draai. Krijgt de tegenstander daarmee vijf op een rij, dan is het gelijkspel; anders win je.
edition-pentago-basque = Borden worden alleen met de klok mee gedraaid.
edition-pentago-openspiel = Er wordt altijd een bord gedraaid, en vijf op een rij telt pas na de draai. Dit zijn de regels van een softwarebibliotheek voor onderzoek; ze staan hier om resultaten te kunnen vergelijken.

learn-pentago-turn-title = Eén beurt
learn-pentago-turn = Leg een knikker in een vak naar keuze. Draai daarna een bord naar keuze een kwartslag.
learn-pentago-turn-right = Dat is een hele beurt: één knikker, één draai. Je mag elk van de vier borden draaien, ook een leeg bord.
learn-pentago-five-title = Vijf op een rij
learn-pentago-five = Vijf knikkers op één lijn winnen: in een rij, in een kolom of op een diagonaal. Maak de rij van Wit af.
learn-pentago-five-right = Je knikker maakte vijf op een rij, dus je wint meteen. Er wordt geen bord gedraaid.
learn-pentago-twist-title = Vijf op een rij door te draaien
learn-pentago-twist = De linkerkolom van bord 1 is van Wit. Plaats een knikker en draai dan een bord zo dat er vijf witte knikkers in de bovenste rij liggen.
learn-pentago-twist-right = De draai maakte van de kolom een rij. Zo’n winst zie je gemakkelijk over het hoofd.
learn-pentago-theirs-title = Een draai voor de ander
learn-pentago-theirs = Vijf op een rij wint voor de eigen kleur, wie er ook draait. Verlies voor één keer met opzet: zoek de draai die voor Zwart vijf op een rij maakt.
learn-pentago-theirs-right = Je eigen draai liet Zwart winnen. Kijk naar het hele speelveld voordat je een bord draait.
learn-pentago-both-title = Beide tegelijk
learn-pentago-both = Zwart staat op het punt te winnen door bord 1 te draaien. Red de partij: maak met één draai vijf op een rij voor beide spelers.
learn-pentago-both-right = Vijf op een rij voor beide spelers is gelijkspel.
learn-pentago-defend-title = Verdedigen
learn-pentago-defend = Zwart heeft er vier op een rij, en één uiteinde is vrij. Plaats een knikker en draai een bord zo dat Zwart niet met de volgende zet kan winnen.
learn-pentago-defend-right = Een knikker blokkeert een uiteinde, een draai breekt de lijn. Elke beurt heb je allebei.
learn-pentago-finnish-title = Finse uitgave
learn-pentago-finnish = In de Finse uitgave wint wie gedraaid heeft als beide spelers vijf op een rij krijgen. En zolang er een bord leeg is, mag het draaien worden overgeslagen. Maak vijf op een rij voor beide spelers.
learn-pentago-finnish-right = Jij hebt gedraaid, dus jij wint. In andere uitgaven zou het gelijkspel zijn.
learn-pentago-czech-title = Tsjechische uitgave
learn-pentago-czech = De draai van Wit maakte vijf op een rij. In de Tsjechische uitgave antwoordt Zwart nu met nog één knikker, zonder draai. Jij bent Zwart: maak ook vijf op een rij.
learn-pentago-czech-right = Door jouw vijf op een rij is het gelijkspel. Anders had Wit gewonnen.
learn-pentago-basque-title = Baskische uitgave
learn-pentago-basque = In de Baskische uitgave worden borden alleen met de klok mee gedraaid. Win door bord 4 met de klok mee te draaien.
learn-pentago-basque-right = Met de klok mee wordt de rechterkolom de onderste rij.
learn-pentago-openspiel-title = OpenSpiel-uitgave
learn-pentago-openspiel = In deze uitgave telt vijf op een rij pas na de draai. Maak de rij van Wit af, en draai een bord dat de rij niet breekt.
learn-pentago-openspiel-right = De rij van vijf is er na de draai nog steeds, dus die wint.

turn-reply = { $color ->
    [white] Wit antwoordt: één knikker, geen draai
   *[black] Zwart antwoordt: één knikker, geen draai
}
ended-five-by-twist = { $winner ->
    [white] Wit wint: de draai maakte vijf op een rij ({ $marks })
   *[black] Zwart wint: de draai maakte vijf op een rij ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Wit wint: vijf op een rij ({ $marks })
   *[black] Zwart wint: vijf op een rij ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Wit wint: vijf op een rij ({ $marks })
   *[black] Zwart wint: vijf op een rij ({ $marks })
}

rules-pentago-material =
    Een speelveld van 6x6 vakken, gevormd door vier draaibare borden van 3x3 vakken. Achttien knikkers voor elke speler, Wit en Zwart. Wit begint, tenzij de spelers iets anders afspreken.
rules-pentago-turn =
    Leg een knikker van je kleur in een leeg vak naar keuze. { $edition ->
        [basque] Draai daarna een bord naar keuze, ook een leeg bord, een kwartslag met de klok mee.
        [finnish] Draai daarna een bord naar keuze, ook een leeg bord, een kwartslag in de richting die je wilt. Zolang er na je knikker nog een bord leeg is, mag je het draaien overslaan.
       *[other] Draai daarna een bord naar keuze, ook een leeg bord, een kwartslag in de richting die je wilt.
    }
rules-pentago-end =
    - Vijf of meer van je knikkers op één lijn winnen: in een rij, in een kolom of op een diagonaal.
    { $edition ->
        [openspiel] - Vijf op een rij telt alleen als het er na de draai is: je knikker alleen wint niet.
       *[other] - Maakt je knikker vijf op een rij, dan win je meteen, en wordt er geen bord gedraaid.
    }
    { $edition ->
        [finnish] - Maakt je draai vijf op een rij, kijk dan naar het hele speelveld. Heb jij vijf op een rij, dan win je, zelfs als de tegenstander het ook heeft. Heeft alleen de tegenstander het, dan wint de tegenstander.
        [czech] - Maakt je draai vijf op een rij, kijk dan naar het hele speelveld. Heeft alleen de tegenstander vijf op een rij, dan wint de tegenstander. Hebben jullie het allebei, dan is het gelijkspel.
       *[other] - Maakt je draai vijf op een rij, kijk dan naar het hele speelveld. Als alleen jij vijf op een rij hebt, win je. Heeft alleen de tegenstander het, dan wint de tegenstander. Hebben jullie het allebei, dan is het gelijkspel.
    }
    { $edition ->
        [czech] - Maakt je draai alleen voor jou vijf op een rij, dan moet de tegenstander antwoorden met nog één knikker en draait geen bord. Krijgt de tegenstander daarmee vijf op een rij, dan is het gelijkspel; anders win je. Is er geen vak leeg, dan win je meteen.
       *[other] - Is het speelveld vol en heeft niemand vijf op een rij, dan is het gelijkspel.
    }
rules-pentago-notation =
    De kolommen zijn a tot en met f van links, de rijen 1 tot en met 6 van boven. Borden 1 en 2 liggen boven, borden 3 en 4 onder. { $edition ->
        [basque] c3-2R plaatst een knikker op c3 en draait bord 2 naar rechts (met de klok mee).
       *[other] c3-2R plaatst een knikker op c3 en draait bord 2 naar rechts (met de klok mee); L is naar links.
    } { $edition ->
        [openspiel] Er wordt altijd gedraaid.
       *[other] Een knikker zonder draai wordt geschreven als c3.
    }
rules-pentago-settled =
    - Maakt een draai alleen voor de tegenstander vijf op een rij, dan wint de tegenstander.
    - Zes op een rij telt als vijf.
    - Na knikker nummer 36 wordt er een bord gedraaid, zoals na elke andere knikker.
    - Is het speelveld vol en heeft niemand vijf op een rij, dan is het gelijkspel.
    { $edition ->
        [openspiel] - Dit zijn de regels van een programma, niet van een spelregelboekje.
       *[other] - Na een winnende knikker wordt er geen bord gedraaid.
    }

position-form-pentago = Verwacht wordt een stelling zoals w5/6/2b3/6/6/6 w: zes rijen van boven, dan wie er aan zet is. De fout zit bij teken { $column }.
impossible-reply = Een antwoord kan alleen als uitsluitend de andere speler vijf op een rij heeft en er een vak leeg is

now-twist-or-skip = Knikker op { $cell }; draai nu een bord, of druk op de spatiebalk om het draaien over te slaan
move-form-pentago = Een zet is een vak en een draai: c3-2R plaatst een knikker op c3 en draait bord 2 met de klok mee
illegal-twist-in-reply = Het antwoord is een knikker zonder draai; schrijf alleen { $cell }
illegal-twist-after-win = Na een winnende knikker wordt er geen bord gedraaid; schrijf alleen { $cell }
illegal-twist-due = Na de knikker op { $cell } moet er een bord worden gedraaid; een hele zet is bijvoorbeeld c3-2R
illegal-clockwise-only = In deze uitgave worden borden alleen met de klok mee gedraaid

tour-pentago-move = Wit plaatst een knikker op e1 en heeft vijf op een rij: er wordt geen bord gedraaid, de partij is afgelopen.
tour-pentago-surprise = Verrassing: je eigen draai kan de ander laten winnen. Kijk goed voordat je draait.

edition-name-finnish = Finse uitgave
edition-name-czech = Tsjechische uitgave
edition-name-basque = Baskische uitgave
edition-name-openspiel = OpenSpiel-uitgave
keys-block = Een bord kiezen
keys-twist = Het gekozen bord met de klok mee of tegen de klok in draaien
why-five-by-twist = { $mover ->
    [you] Jouw draai maakte vijf op een rij.
    [white] De draai van Wit maakte vijf op een rij.
   *[black] De draai van Zwart maakte vijf op een rij.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Jouw draai maakte vijf op een rij voor Wit.
       *[black] Jouw draai maakte vijf op een rij voor Zwart.
    }
    [white] De draai van Wit maakte vijf op een rij voor Zwart.
   *[black] De draai van Zwart maakte vijf op een rij voor Wit.
}

## For scripts

edit-reply = Wie aan zet is, antwoordt op vijf op een rij (Tsjechische uitgave)

board-pentago = Pentago-speelveld
cell-pending = { $cell }, jouw knikker; draai nu een bord
choose-cell = Leg een knikker in een leeg vak
now-twist = Knikker op { $cell }; draai nu een bord
twists = Draaien
twist-L = Bord { $block } tegen de klok in draaien
twist-R = Bord { $block } met de klok mee draaien
block-chosen = Bord { $block }: { $right } draait het met de klok mee, { $left } tegen de klok in
skip-twist = Niet draaien
said-pentago-L = { $color ->
    [white] Wit: { $cell }, bord { $block } tegen de klok in
   *[black] Zwart: { $cell }, bord { $block } tegen de klok in
}
said-pentago-R = { $color ->
    [white] Wit: { $cell }, bord { $block } met de klok mee
   *[black] Zwart: { $cell }, bord { $block } met de klok mee
}
said-pentago-place = { $color ->
    [white] Wit: { $cell }, geen draai
   *[black] Zwart: { $cell }, geen draai
}
status-you-reply = Jouw antwoord: één knikker, geen draai
status-reply = { $color ->
    [white] Wit antwoordt: één knikker, geen draai
   *[black] Zwart antwoordt: één knikker, geen draai
}
