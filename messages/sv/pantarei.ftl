game-pantarei = Pantareï
learn-a-pantarei = Lär dig Pantareï
play-a-pantarei = Spela Pantareï
rules-of-pantarei = Regler för Pantareï
setup-title-pantarei = Ett parti Pantareï
join-title-pantarei = Du är inbjuden till ett parti Pantareï
invite-text-pantarei = Spela Pantareï med mig
puzzles-of-pantarei = Pantareï-problem
study-title-pantarei = Analysera Pantareï
review-title-pantarei = Genomgång av ett parti Pantareï
tagline-pantarei = Nitton fjäll i en orm: bygg en stapel av sju
edition-pantarei-standard = Reglerna i den tryckta utgåvan.

learn-pantarei-goal-title = Vad som vinner
learn-pantarei-goal = Den som gör en stapel av sju eller fler fjäll vinner, vems fjällen än är. Stapel 3 har sex. Vits fjäll på stapel 4 har ett streck, så det flyttas exakt en stapel: tryck på stapel 4 och sedan på stapel 3.
learn-pantarei-goal-right = Sju fjäll: Vit vinner. De följande stegen visar hur man kommer dit.
learn-pantarei-carry-title = Flytta ett fjäll
learn-pantarei-carry = Flytta ett av Vits fjäll åt vänster eller höger, exakt så långt som dess värde: ett, två eller tre streck på det betyder en, två eller tre staplar.
learn-pantarei-carry-right = Det ligger nu överst på stapeln där, och ormen har skjutits ihop där det blev tomt. Det översta fjället visar vems stapeln är.
learn-pantarei-look-title = Titta i en stapel
learn-pantarei-look = Siffran bredvid en stapel säger hur många fjäll den har. Peka på en stapel eller tryck på den, så fälls den ut: alla dess fjäll syns. Du får också flytta med fjället närmast under det översta, vilken färg det än har. Titta i stapel 6, och flytta sedan dess två översta fjäll.
learn-pantarei-look-right = Det översta fjällets värde gäller, och fjället under följer med. Båda spelarna får när som helst titta i alla staplar.
learn-pantarei-neutral-title = Det neutrala fjället
learn-pantarei-neutral = Det gyllene fjället tillhör ingen och flyttas aldrig ensamt. Det ligger under Vits 3 i stapel 4: flytta båda.
learn-pantarei-neutral-right = Det kan flyttas som det undre av två fjäll. Ligger det överst på en stapel, är stapeln ingens.
learn-pantarei-swap-title = Byt
learn-pantarei-swap = I stället för att flytta får du låta två av dina staplar byta plats. Byt plats på två av Vits staplar.
learn-pantarei-swap-right = Hela staplar byter plats, hur höga de än är.
learn-pantarei-ban-title = Inget byte efter ett byte
learn-pantarei-ban = Vit har just bytt, så Svart får inte byta nu. Du är Svart: gör vilket drag du vill.
learn-pantarei-ban-right = Efter det här draget får Vit byta igen.
learn-pantarei-pass-title = Stå över
learn-pantarei-pass = Svart kan varken flytta eller byta. Bara då får du stå över, och då måste du det.
learn-pantarei-pass-right = Den som kan flytta eller byta måste göra det.
learn-pantarei-defend-title = Försvara dig
learn-pantarei-defend = Med 1:an från stapel 2 skulle Svart göra stapel 1 till en stapel av sju. Förhindra det.
learn-pantarei-defend-right = Det översta fjället avgör vems en stapel är: lägg ditt fjäll ovanpå, så är stapeln din.

turn-no-swap = { $color ->
    [white] Vits tur; inget byte, för Svart har just bytt
   *[black] Svarts tur; inget byte, för Vit har just bytt
}
ended-seven = { $winner ->
    [white] Vit vinner: sju eller fler fjäll i stapel { $marks }
   *[black] Svart vinner: sju eller fler fjäll i stapel { $marks }
}
ended-stuck = Oavgjort: ingen av sidorna kommer någonsin att kunna flytta eller byta

rules-pantarei-material =
    Nitton fjäll: nio för varje sida, tre vardera av värdena 1, 2 och 3, och ett neutralt fjäll. De blandas och läggs ut på rad med framsidan upp: ormen. En spelare tittar på ormen och väljer en färg; den andra spelaren tar den andra färgen och börjar. Varje plats i ormen är en stapel av ett eller flera fjäll, och den färg som ligger överst äger stapeln.
rules-pantarei-turn =
    Gör en av de här sakerna:
    - Flytta: ta det översta fjället från en stapel som är din, ensamt eller tillsammans med fjället närmast under, vilken färg det än har. Flytta det åt vänster eller höger exakt så många staplar som det översta fjällets värde, och lägg det överst på stapeln där. Det kan inte flyttas förbi huvudet eller svansen. Blir en plats tom, skjuts ormen ihop.
    - Byta: låt två staplar som är dina byta plats. Det är inte tillåtet direkt efter att motståndaren har bytt.
    - Stå över: bara när du varken kan flytta eller byta, och då måste du.
    Det neutrala fjället flyttas inte ensamt, men det kan flyttas som det undre av två fjäll. En stapel där det ligger överst är ingens. Båda spelarna får när som helst titta i alla staplar.
rules-pantarei-end =
    - Den som gör en stapel av sju eller fler fjäll vinner.
    - Om samma ställning uppstår för tredje gången, med samma spelare i tur och samma rätt att byta, blir det oavgjort.
    - Om ingen av sidorna någonsin mer kommer att kunna flytta eller byta blir det oavgjort.
rules-pantarei-notation =
    Staplarna är numrerade från 1 vid huvudet, till vänster. 5R1 flyttar det översta fjället i stapel 5 åt höger, 5L2 flyttar de två översta fjällen i stapel 5 åt vänster, 3x9 byter plats på staplarna 3 och 9, och pass är att stå över.
rules-pantarei-settled =
    - Upprepning är oavgjort, och likaså en ställning där ingen av sidorna längre kan flytta eller byta. Regelhäftet nämner dem inte.
    - Den som kan byta får inte stå över. På vissa språk nämner regelhäftet bara fjäll som inte kan flyttas.
    - Sju eller fler fjäll vinner. På vissa språk säger regelhäftet exakt sju.

position-form-pantarei = Staplarna från huvudet förväntades, till exempel w1b2,n,b3, sedan vems tur det är, sedan s om byte är tillåtet, annars -. Felet är vid tecken { $column }.
impossible-scales = Fel antal fjäll { $scale }: här är det { $found }, i spelet { $count }
impossible-two-winners = Det finns mer än en stapel av sju eller fler fjäll
impossible-too-high = En stapel har fler än åtta fjäll
impossible-winner-to-move = En stapel av sju eller fler fjäll kan inte tillhöra den som är i tur: den andra sidan har just gjort den

move-form-pantarei = Ett drag är till exempel 5R1 (ett fjäll från stapel 5 åt höger), 5L2 (två fjäll åt vänster), 3x9 (byte) eller pass (stå över)
illegal-needless-pass = Det går att flytta eller byta, så det är inte tillåtet att stå över
illegal-one-scale = Stapel { $stack } har bara ett fjäll
illegal-past-head = Från stapel { $stack } skulle ett fjäll med värdet { $value } hamna förbi ormens huvud
illegal-past-tail = Från stapel { $stack } skulle ett fjäll med värdet { $value } hamna förbi ormens svans
illegal-swap-itself = En stapel kan inte byta plats med sig själv
illegal-swap-after-swap = Direkt efter motståndarens byte är det inte tillåtet att byta
illegal-no-stack = Det finns ingen stapel { $stack }; den sista stapeln är { $count }
illegal-others-stack = { $color ->
    [white] Stapel { $stack } är Vits
   *[black] Stapel { $stack } är Svarts
}
illegal-nobodys-stack = Stapel { $stack } har det neutrala fjället överst, så den är ingens

tour-pantarei-move = Vit flyttar två fjäll på en gång (4L2): sin egen 3:a och det neutrala fjället under den.
tour-pantarei-surprise = Överraskning: värdena räknar staplar, inte fjäll. Så ormen blir kortare, och varje fjäll når andra staplar.

keys-ways = Flytta ett, flytta två, byt
why-seven = { $mover ->
    [you] Ditt fjäll bildade en stapel på sju.
    [white] Vits fjäll bildade en stapel på sju.
   *[black] Svarts fjäll bildade en stapel på sju.
}
why-stuck = Ingen av sidorna kommer någonsin mer att kunna flytta eller byta.

## For scripts

lifted = Upplyft: { $scale }. Vart ska det?
edit-lead-pantarei = Tryck på en stapel för att lyfta dess översta fjäll, och tryck sedan där det ska ligga.
edit-beside = Lägg det som en egen stapel före stapeln du trycker på
edit-tail = Lägg det vid svansen
edit-swap = Byte är tillåtet

board-pantarei = Ormen, från huvud till svans
stack = Stapel { $number }: { $scales }
stack-goal = { $stack }; ett mål
scale-w1 = Vit 1
scale-w2 = Vit 2
scale-w3 = Vit 3
scale-b1 = Svart 1
scale-b2 = Svart 2
scale-b3 = Svart 3
scale-n = neutralt
choose-stack = Välj en av dina staplar
choose-goal = Vart ska det?
way-1 = Flytta ett
way-2 = Flytta två
way-x = Byt
goals = Stapel { $stack }, mål: { $goals }
goals-swap = Stapel { $stack }, kan byta plats med: { $goals }
must-pass = Det går varken att flytta eller byta, så du måste stå över
pass = Stå över
said-pantarei-1 = { $color ->
    [white] Vit: ett fjäll från stapel { $stack } till stapel { $goal }
   *[black] Svart: ett fjäll från stapel { $stack } till stapel { $goal }
}
said-pantarei-2 = { $color ->
    [white] Vit: två fjäll från stapel { $stack } till stapel { $goal }
   *[black] Svart: två fjäll från stapel { $stack } till stapel { $goal }
}
said-pantarei-x = { $color ->
    [white] Vit byter plats på staplarna { $stack } och { $goal }
   *[black] Svart byter plats på staplarna { $stack } och { $goal }
}
said-pantarei-pass = { $color ->
    [white] Vit måste stå över
   *[black] Svart måste stå över
}
status-you-no-swap = Din tur; inget byte, för motståndaren har just bytt
status-no-swap = { $color ->
    [white] Vits tur; inget byte nu
   *[black] Svarts tur; inget byte nu
}
