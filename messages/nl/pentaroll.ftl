game-pentaroll = Pentaroll
learn-a-pentaroll = Pentaroll leren
play-a-pentaroll = Pentaroll spelen
rules-of-pentaroll = Regels van Pentaroll
setup-title-pentaroll = Een partij Pentaroll
join-title-pentaroll = Je bent uitgenodigd voor een partij Pentaroll
invite-text-pentaroll = Speel Pentaroll met me
puzzles-of-pentaroll = Pentaroll-puzzels
study-title-pentaroll = Pentaroll analyseren
review-title-pentaroll = Terugblik op een partij Pentaroll
tagline-pentaroll = Rol knikkers vanaf de rand naar binnen, vijf op een rij
edition-pentaroll-standard = De regels van de uitgave van 2021.

learn-pentaroll-turn-title = Eén beurt
learn-pentaroll-turn = Rol een knikker vanaf een rand naar keuze naar binnen. In een lege baan blijft hij in het eerste vak liggen.
learn-pentaroll-turn-right = Dat is een hele beurt: één knikker vanaf de rand.
learn-pentaroll-push-title = Duwen
learn-pentaroll-push = Rol van links een knikker rij 3 in. Het eerste vak daar is niet leeg.
learn-pentaroll-push-right = Je knikker duwde de knikkers die elkaar raken één vak naar binnen, van wie ze ook zijn. De knikker achter de lege plek bleef liggen.
learn-pentaroll-five-title = Vijf op een rij
learn-pentaroll-five = Vijf knikkers op één lijn winnen: in een rij, in een kolom of op een diagonaal. Duw de vier knikkers van Wit verder en voeg de vijfde toe.
learn-pentaroll-five-right = Vier knikkers schoven op, en de vijfde kwam erachter.
learn-pentaroll-full-title = Volle banen
learn-pentaroll-full = Rij 4 is vol, dus daar kan geen knikker in worden gerold: er wordt niets van het speelveld geduwd. Win via een andere baan.
learn-pentaroll-full-right = Kolom b had ruimte, en de knikkers daarin schoven door de volle rij heen.
learn-pentaroll-corner-title = Hoeken
learn-pentaroll-corner = Een hoek heeft twee ingangen: langs zijn rij en langs zijn kolom. Slechts een van beide wint hier.
learn-pentaroll-corner-right = Van boven duw je de kolom. Van links zou je de rij hebben geduwd.
learn-pentaroll-theirs-title = Een duw voor de ander
learn-pentaroll-theirs = Een duw verplaatst ook knikkers van de tegenstander. Verlies voor één keer met opzet: zoek de duw die voor Zwart vijf op een rij maakt.
learn-pentaroll-theirs-right = Je duw bracht de vijfde knikker van Zwart op zijn plaats, dus Zwart wint.
learn-pentaroll-both-title = Beide tegelijk
learn-pentaroll-both = Zwart kan op twee plaatsen winnen. Eén duw maakt vijf op een rij voor beide spelers. Zoek hem.
learn-pentaroll-both-right = Vijf op een rij voor beide spelers is gelijkspel.
learn-pentaroll-defend-title = Verdedigen
learn-pentaroll-defend = Zwart heeft vier knikkers in rij 3 en wil duwen. Doe een zet waarna Zwart niet meteen kan winnen.
learn-pentaroll-defend-right = Een duw dwars op de rij breekt de lijn.

rules-pentaroll-material =
    Een speelveld van 6x6 vakken en achttien knikkers voor elke speler, Wit en Zwart. Wit begint, tenzij de spelers iets anders afspreken.
rules-pentaroll-turn =
    Rol een knikker van je kleur naar binnen door een opening naar keuze aan de rand. Is het vak daar leeg, dan blijft de knikker daarin liggen. Ligt er een knikker in, dan duwt jouw knikker alle knikkers van daar tot aan de eerste lege plek één vak recht naar binnen. Knikkers achter de lege plek blijven liggen. Een baan met zes knikkers is vol, en daar kan geen knikker meer in: er wordt niets van het speelveld geduwd.
rules-pentaroll-end =
    - Kijk na elke zet naar het hele speelveld. Als alleen jij vijf of meer op één lijn hebt, win je. Heeft alleen de tegenstander het, dan wint de tegenstander. Hebben jullie het allebei, dan is het gelijkspel.
    - Is het speelveld vol en heeft niemand vijf op een rij, dan is het gelijkspel. Zolang er een vak leeg is, is er een zet mogelijk.
rules-pentaroll-notation =
    Een zet wordt geschreven als zijde en baan: Nc rolt van boven kolom c in, Sc van onderen, W3 van links rij 3 in, E3 van rechts. De kolommen zijn a tot en met f van links, de rijen 1 tot en met 6 van boven.
rules-pentaroll-settled =
    - In een hoek kan een knikker langs de rij of langs de kolom naar binnen. Zolang de hoek leeg is, is dat dezelfde zet, geschreven als die langs de rij.
    - Een lege plek houdt een duw tegen.
    - Maakt een duw alleen voor de tegenstander vijf op een rij, dan wint de tegenstander.

position-form-pentaroll = Verwacht wordt een stelling zoals w5/6/2b3/6/6/6 w: zes rijen van boven, dan wie er aan zet is. De fout zit bij teken { $column }.

move-form-pentaroll = Een zet is een zijde en een baan: Nc van boven, Sc van onderen, W3 van links, E3 van rechts
illegal-lane-full = De baan van { $entry } is vol, dus daar kan geen knikker in worden gerold

tour-pentaroll-move = Wit rolt van links rij 2 in (W2) en duwt de knikkers tot aan de lege plek één vak naar binnen. De knikkers achter de lege plek blijven liggen.
tour-pentaroll-surprise = Verrassing: een duw verplaatst ook knikkers van de tegenstander, en kan voor de tegenstander vijf op een rij maken.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Jouw duw maakte vijf op een rij voor Wit.
       *[black] Jouw duw maakte vijf op een rij voor Zwart.
    }
    [white] De duw van Wit maakte vijf op een rij voor Zwart.
   *[black] De duw van Zwart maakte vijf op een rij voor Wit.
}

## For scripts

board-pentaroll = Pentaroll-speelveld
choose-entry = Rol een knikker vanaf de rand naar binnen
entry-N = Van boven, kolom { $lane }
entry-S = Van onderen, kolom { $lane }
entry-W = Van links, rij { $lane }
entry-E = Van rechts, rij { $lane }
entry-full = { $entry }; dicht
entry-pending = { $entry }; druk nog eens om te rollen
press-again = Druk nog eens op de pijl om te rollen
said-pentaroll-N = { $color ->
    [white] Wit: van boven, kolom { $lane }
   *[black] Zwart: van boven, kolom { $lane }
}
said-pentaroll-E = { $color ->
    [white] Wit: van rechts, rij { $lane }
   *[black] Zwart: van rechts, rij { $lane }
}
said-pentaroll-S = { $color ->
    [white] Wit: van onderen, kolom { $lane }
   *[black] Zwart: van onderen, kolom { $lane }
}
said-pentaroll-W = { $color ->
    [white] Wit: van links, rij { $lane }
   *[black] Zwart: van links, rij { $lane }
}
