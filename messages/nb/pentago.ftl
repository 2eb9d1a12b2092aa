game-pentago = Pentago
learn-a-pentago = Lær Pentago
play-a-pentago = Spill Pentago
rules-of-pentago = Regler for Pentago
setup-title-pentago = Et parti Pentago
join-title-pentago = Du er invitert til et parti Pentago
invite-text-pentago = Spill Pentago med meg
puzzles-of-pentago = Pentago-nøtter
study-title-pentago = Analyser Pentago
review-title-pentago = Gjennomgang av et parti Pentago
tagline-pentago = Legg en kule, vri en brikke, fem på rad
edition-pentago-standard = Reglene som de fleste trykte utgaver har felles.
edition-pentago-finnish = Hvis en vridning gir begge sider fem på rad, vinner den som vred. Så lenge en brikke ennå er tom, kan man la være å vri.
edition-pentago-czech = Hvis vridningen din gir bare deg fem på rad, svarer motstanderen med én kule til, uten vridning. Får motstanderen fem på rad med den, blir det uavgjort; ellers vinner du.
edition-pentago-basque = Brikkene vris bare med klokka.
edition-pentago-openspiel = En brikke vris alltid, og fem på rad teller først etter vridningen. Dette er reglene i et programbibliotek for forskning; de er her for at resultater skal kunne sammenlignes.

learn-pentago-turn-title = Én tur
learn-pentago-turn = Legg en kule på en valgfri plass. Vri så en valgfri brikke en kvart omdreining.
learn-pentago-turn-right = Det er en hel tur: én kule, én vridning. Du kan vri hvilken som helst av de fire brikkene, også en tom.
learn-pentago-five-title = Fem på rad
learn-pentago-five = Fem kuler på linje vinner: vannrett, loddrett eller på skrå. Fullfør Hvits rad.
learn-pentago-five-right = Kulen din ga fem på rad, så du vinner med en gang. Ingen brikke vris.
learn-pentago-twist-title = Fem på rad med en vridning
learn-pentago-twist = Den venstre kolonnen i brikke 1 er Hvits. Legg en kule, og vri så en brikke slik at fem hvite kuler ligger i den øverste raden.
learn-pentago-twist-right = Vridningen gjorde kolonnen til en rad. Slike seire er lette å overse.
learn-pentago-theirs-title = En vridning for den andre
learn-pentago-theirs = Fem på rad vinner for den som eier kulene, uansett hvem som vrir. Tap med vilje bare denne ene gangen: finn vridningen som gir Svart fem på rad.
learn-pentago-theirs-right = Din egen vridning ga Svart seieren. Se på hele brettet før du vrir en brikke.
learn-pentago-both-title = Begge samtidig
learn-pentago-both = Svart er i ferd med å vinne ved å vri brikke 1. Redd partiet: gi begge sider fem på rad med én vridning.
learn-pentago-both-right = Fem på rad for begge sider er uavgjort.
learn-pentago-defend-title = Forsvar deg
learn-pentago-defend = Svart har fire på rad, og den ene enden er fri. Legg en kule og vri en brikke slik at Svart ikke kan vinne med neste trekk.
learn-pentago-defend-right = En kule sperrer den ene enden, en vridning bryter linjen. Du har begge deler i hver tur.
learn-pentago-finnish-title = Finsk utgave
learn-pentago-finnish = I den finske utgaven vinner den som vred, hvis begge sider får fem på rad. Og så lenge en brikke er tom, kan man la være å vri. Gi begge sider fem på rad.
learn-pentago-finnish-right = Du vred, så du vinner. I andre utgaver ville det blitt uavgjort.
learn-pentago-czech-title = Tsjekkisk utgave
learn-pentago-czech = Hvits vridning ga fem på rad. I den tsjekkiske utgaven svarer Svart nå med én kule til, uten vridning. Du er Svart: få fem på rad, du også.
learn-pentago-czech-right = Dine fem på rad gjør partiet uavgjort. Uten dem ville Hvit ha vunnet.
learn-pentago-basque-title = Baskisk utgave
learn-pentago-basque = I den baskiske utgaven vris brikkene bare med klokka. Vinn ved å vri brikke 4 med klokka.
learn-pentago-basque-right = Med klokka blir den høyre kolonnen den nederste raden.
learn-pentago-openspiel-title = OpenSpiel-utgave
learn-pentago-openspiel = I denne utgaven teller fem på rad først etter vridningen. Fullfør Hvits rad, og vri en brikke som ikke bryter den.
learn-pentago-openspiel-right = Fem på rad er der fortsatt etter vridningen, så det vinner.

turn-reply = { $color ->
    [white] Hvit svarer: én kule, ingen vridning
   *[black] Svart svarer: én kule, ingen vridning
}
ended-five-by-twist = { $winner ->
    [white] Hvit vinner: vridningen ga fem på rad ({ $marks })
   *[black] Svart vinner: vridningen ga fem på rad ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Hvit vinner: fem på rad ({ $marks })
   *[black] Svart vinner: fem på rad ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Hvit vinner: fem på rad ({ $marks })
   *[black] Svart vinner: fem på rad ({ $marks })
}

rules-pentago-material =
    Et brett med 6x6 plasser, satt sammen av fire brikker med 3x3 plasser som kan vris. Atten kuler til hver side, Hvit og Svart. Hvit begynner hvis ikke spillerne blir enige om noe annet.
rules-pentago-turn =
    Legg en kule i din farge på en valgfri tom plass. { $edition ->
        [basque] Vri så en valgfri brikke, også en tom, en kvart omdreining med klokka.
        [finnish] Vri så en valgfri brikke, også en tom, en kvart omdreining i den retningen du vil. Så lenge en brikke er tom etter kulen din, kan du la være å vri.
       *[other] Vri så en valgfri brikke, også en tom, en kvart omdreining i den retningen du vil.
    }
rules-pentago-end =
    - Fem eller flere av kulene dine på linje vinner: vannrett, loddrett eller på skrå.
    { $edition ->
        [openspiel] - Fem på rad teller bare hvis de er der etter vridningen: kulen alene vinner ikke.
       *[other] - Hvis kulen din gir fem på rad, vinner du med en gang, og ingen brikke vris.
    }
    { $edition ->
        [finnish] - Hvis vridningen din gir fem på rad, se på hele brettet. Har du fem på rad, vinner du, selv om motstanderen også har det. Har bare motstanderen det, vinner motstanderen.
        [czech] - Hvis vridningen din gir fem på rad, se på hele brettet. Har bare motstanderen fem på rad, vinner motstanderen. Har begge det, blir det uavgjort.
       *[other] - Hvis vridningen din gir fem på rad, se på hele brettet. Har bare du fem på rad, vinner du. Har bare motstanderen det, vinner motstanderen. Har begge det, blir det uavgjort.
    }
    { $edition ->
        [czech] - Hvis vridningen din gir bare deg fem på rad, må motstanderen svare med én kule til og vrir ingen brikke. Får motstanderen fem på rad med den, blir det uavgjort; ellers vinner du. Er ingen plass tom, vinner du med en gang.
       *[other] - Hvis brettet er fullt og ingen har fem på rad, blir det uavgjort.
    }
rules-pentago-notation =
    Kolonnene er a til f fra venstre, radene 1 til 6 ovenfra. Brikkene 1 og 2 er øverst, brikkene 3 og 4 nederst. { $edition ->
        [basque] c3-2R legger en kule på c3 og vrir brikke 2 mot høyre (med klokka).
       *[other] c3-2R legger en kule på c3 og vrir brikke 2 mot høyre (med klokka); L er mot venstre.
    } { $edition ->
        [openspiel] En brikke vris alltid.
       *[other] En kule uten vridning skrives c3.
    }
rules-pentago-settled =
    - Hvis en vridning gir bare motstanderen fem på rad, vinner motstanderen.
    - Seks på rad teller som fem.
    - Etter kule nummer 36 vris en brikke, som etter alle andre kuler.
    - Hvis brettet er fullt og ingen har fem på rad, blir det uavgjort.
    { $edition ->
        [openspiel] - Dette er reglene i et program, ikke i et regelhefte.
       *[other] - Etter en kule som vinner, vris ingen brikke.
    }

position-form-pentago = Forventet en stilling som w5/6/2b3/6/6/6 w: seks rader ovenfra, så hvem som er i trekket. Feilen er ved tegn { $column }.
impossible-reply = Et svar er mulig bare når den andre siden alene har fem på rad og en plass er tom

now-twist-or-skip = Kule på { $cell }; vri nå en brikke, eller trykk på mellomromstasten for å la være
move-form-pentago = Et trekk er en plass og en vridning: c3-2R legger en kule på c3 og vrir brikke 2 med klokka
illegal-twist-in-reply = Svaret er en kule uten vridning; skriv bare { $cell }
illegal-twist-after-win = Etter en kule som vinner, vris ingen brikke; skriv bare { $cell }
illegal-twist-due = Etter kulen på { $cell } må en brikke vris; et helt trekk er for eksempel c3-2R
illegal-clockwise-only = I denne utgaven vris brikkene bare med klokka

tour-pentago-move = Hvit legger en kule på e1 og har fem på rad: ingen brikke vris, partiet er slutt.
tour-pentago-surprise = Overraskelse: din egen vridning kan gi den andre siden seieren. Se etter før du vrir.

edition-name-finnish = Finsk utgave
edition-name-czech = Tsjekkisk utgave
edition-name-basque = Baskisk utgave
edition-name-openspiel = OpenSpiel-utgave
keys-block = Velg en brikke
keys-twist = Vri den valgte brikken med eller mot klokka
why-five-by-twist = { $mover ->
    [you] Vridningen din ga fem på rad.
    [white] Hvits vridning ga fem på rad.
   *[black] Svarts vridning ga fem på rad.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Vridningen din ga Hvit fem på rad.
       *[black] Vridningen din ga Svart fem på rad.
    }
    [white] Hvits vridning ga Svart fem på rad.
   *[black] Svarts vridning ga Hvit fem på rad.
}

## For scripts

edit-reply = Siden i trekket svarer på fem på rad (tsjekkisk utgave)

board-pentago = Pentago-brett
cell-pending = { $cell }, din kule; vri nå en brikke
choose-cell = Legg en kule på en tom plass
now-twist = Kule på { $cell }; vri nå en brikke
twists = Vridninger
twist-L = Vri brikke { $block } mot klokka
twist-R = Vri brikke { $block } med klokka
block-chosen = Brikke { $block }: { $right } vrir den med klokka, { $left } mot klokka
skip-twist = Ikke vri
said-pentago-L = { $color ->
    [white] Hvit: { $cell }, brikke { $block } mot klokka
   *[black] Svart: { $cell }, brikke { $block } mot klokka
}
said-pentago-R = { $color ->
    [white] Hvit: { $cell }, brikke { $block } med klokka
   *[black] Svart: { $cell }, brikke { $block } med klokka
}
said-pentago-place = { $color ->
    [white] Hvit: { $cell }, ingen vridning
   *[black] Svart: { $cell }, ingen vridning
}
status-you-reply = Ditt svar: én kule, ingen vridning
status-reply = { $color ->
    [white] Hvit svarer: én kule, ingen vridning
   *[black] Svart svarer: én kule, ingen vridning
}
