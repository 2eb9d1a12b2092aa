game-pantarei = Pantareï
learn-a-pantarei = Naučit se Pantareï
play-a-pantarei = Hrát Pantareï
rules-of-pantarei = Pravidla hry Pantareï
setup-title-pantarei = Partie Pantareï
join-title-pantarei = Máš pozvánku na partii Pantareï
invite-text-pantarei = Zahraj si se mnou Pantareï
puzzles-of-pantarei = Úlohy Pantareï
study-title-pantarei = Rozbor Pantareï
review-title-pantarei = Rozbor partie Pantareï
tagline-pantarei = Devatenáct destiček tvoří hada: postav hromádku ze sedmi
edition-pantarei-standard = Pravidla tištěného vydání.

learn-pantarei-goal-title = Co vyhrává
learn-pantarei-goal = Vyhrává, kdo postaví hromádku ze sedmi nebo více destiček, bez ohledu na to, čí jsou. Hromádka 3 jich má šest. Bílá destička na hromádce 4 má jednu čárku, takže jde přesně o jednu hromádku: stiskni hromádku 4, potom hromádku 3.
learn-pantarei-goal-right = Sedm destiček: bílý vyhrává. Jak se k tomu dostat, ukážou další kroky.
learn-pantarei-carry-title = Přesuň destičku
learn-pantarei-carry = Přesuň jednu z bílých destiček doleva nebo doprava, přesně o její hodnotu: jedna, dvě nebo tři čárky na ní znamenají jednu, dvě nebo tři hromádky.
learn-pantarei-carry-right = Teď leží navrchu tamní hromádky a prázdné místo se uzavřelo. Vrchní destička ukazuje, čí hromádka je.
learn-pantarei-look-title = Podívej se do hromádky
learn-pantarei-look = Číslo u hromádky říká, kolik má destiček. Ukaž na hromádku nebo ji stiskni a rozloží se jako vějíř: uvidíš všechny její destičky. S vrchní destičkou smíš přesunout i tu hned pod ní, ať má jakoukoli barvu. Podívej se do hromádky 6 a potom přesuň její dvě vrchní destičky.
learn-pantarei-look-right = Platí hodnota vrchní destičky a spodní jde s ní. Oba hráči se smějí kdykoli podívat do kterékoli hromádky.
learn-pantarei-neutral-title = Neutrální destička
learn-pantarei-neutral = Zlatá destička nepatří nikomu a sama se nikdy nepřesouvá. Leží pod bílou 3 v hromádce 4: přesuň obě.
learn-pantarei-neutral-right = Dá se přesunout jako spodní ze dvou destiček. Pokud leží na vrchu hromádky, neovládá tuto hromádku nikdo.
learn-pantarei-swap-title = Prohození
learn-pantarei-swap = Místo přesunu můžeš vyměnit místa dvou svých hromádek. Prohoď libovolné dvě hromádky bílého.
learn-pantarei-swap-right = Místo si vymění celé hromádky, ať jsou jakkoli vysoké.
learn-pantarei-ban-title = Po prohození žádné prohození
learn-pantarei-ban = Bílý právě prohodil, takže černý teď prohodit nesmí. Hraješ za černého: udělej libovolný tah.
learn-pantarei-ban-right = Po tomto tahu smí bílý znovu prohodit.
learn-pantarei-pass-title = Přeskočení tahu
learn-pantarei-pass = Černý nemůže přesunout ani prohodit. Jen tehdy smíš tah přeskočit, a také musíš.
learn-pantarei-pass-right = Kdo může přesunout nebo prohodit, musí to udělat.
learn-pantarei-defend-title = Obrana
learn-pantarei-defend = Jedničkou z hromádky 2 by černý postavil hromádku ze sedmi destiček na hromádce 1. Zabraň tomu.
learn-pantarei-defend-right = Kdo hromádku ovládá, určuje vrchní destička: zakryj ji svou destičkou a hromádka je tvoje.

turn-no-swap = { $color ->
    [white] Bílý na tahu; bez prohození, protože černý právě prohodil
   *[black] Černý na tahu; bez prohození, protože bílý právě prohodil
}
ended-seven = { $winner ->
    [white] Bílý vyhrál: sedm nebo více destiček v hromádce { $marks }
   *[black] Černý vyhrál: sedm nebo více destiček v hromádce { $marks }
}
ended-stuck = Remíza: žádná strana už nikdy nebude moci přesunout ani prohodit

rules-pantarei-material =
    Devatenáct destiček: devět pro každou stranu, po třech s hodnotami 1, 2 a 3, a jedna neutrální destička. Zamíchají se a vyloží lícem nahoru do řádky: to je had. Jeden hráč si hada prohlédne a zvolí barvu; druhý hráč dostane druhou barvu a začíná. Každé místo hada je hromádka z jedné nebo více destiček a ovládá ji barva, která leží navrchu.
rules-pantarei-turn =
    Udělej jedno z následujícího:
    - Přesun: vezmi vrchní destičku hromádky, kterou ovládáš, samotnou nebo spolu s destičkou hned pod ní, ať má ta jakoukoli barvu. Přesuň ji doleva nebo doprava přesně o hodnotu vrchní destičky, počítáno v hromádkách, a polož ji na vrch tamní hromádky. Za hlavu ani za ocas hada se dostat nesmí. Prázdné místo se uzavře.
    - Prohození: vyměň místa dvou hromádek, které ovládáš. Hned po soupeřově prohození to není dovoleno.
    - Přeskočení tahu: jen když nemůžeš přesunout ani prohodit, a pak musíš.
    Neutrální destička se sama nepřesouvá, ale dá se přesunout jako spodní ze dvou destiček. Hromádku, která ji má navrchu, neovládá nikdo. Oba hráči se smějí kdykoli podívat do kterékoli hromádky.
rules-pantarei-end =
    - Kdo postaví hromádku ze sedmi nebo více destiček, vyhrává.
    - Nastane-li stejná pozice potřetí, se stejnou stranou na tahu a stejným právem prohodit, partie končí nerozhodně.
    - Pokud už žádná strana nikdy nebude moci přesunout ani prohodit, partie končí nerozhodně.
rules-pantarei-notation =
    Hromádky se číslují od 1, od hlavy vlevo. 5R1 přesune vrchní destičku hromádky 5 doprava, 5L2 přesune dvě vrchní destičky hromádky 5 doleva, 3x9 prohodí hromádky 3 a 9 a pass je přeskočení tahu.
rules-pantarei-settled =
    - Opakování pozice je remíza, stejně jako pozice, v níž už žádná strana nemůže přesunout ani prohodit. Pravidla ve hře se o nich nezmiňují.
    - Kdo může prohodit, nesmí tah přeskočit. V některých jazycích pravidla mluví jen o destičkách, které nelze přesunout.
    - Vyhrává sedm nebo více destiček. V některých jazycích pravidla říkají přesně sedm.

position-form-pantarei = Očekávají se hromádky od hlavy, například w1b2,n,b3, potom strana na tahu, potom s, pokud je prohození dovoleno, nebo -, pokud ne. Chyba je u znaku { $column }.
impossible-scales = Špatný počet destiček { $scale }: zde { $found }, ve hře { $count }
impossible-two-winners = Sedm nebo více destiček má víc než jedna hromádka
impossible-too-high = Některá hromádka má více než osm destiček
impossible-winner-to-move = Strana na tahu nemůže být na vrchu hromádky ze sedmi nebo více destiček: právě ji postavila druhá strana

move-form-pantarei = Tah je například 5R1 (jedna destička hromádky 5 doprava), 5L2 (dvě destičky doleva), 3x9 (prohození) nebo pass
illegal-needless-pass = Přesun nebo prohození je možné, takže tah nelze přeskočit
illegal-one-scale = Hromádka { $stack } má jen jednu destičku
illegal-past-head = Z hromádky { $stack } by se destička s hodnotou { $value } dostala za hlavu hada
illegal-past-tail = Z hromádky { $stack } by se destička s hodnotou { $value } dostala za ocas hada
illegal-swap-itself = Hromádku nelze prohodit se sebou samou
illegal-swap-after-swap = Hned po soupeřově prohození není prohození dovoleno
illegal-no-stack = Hromádka { $stack } neexistuje; poslední hromádka je { $count }
illegal-others-stack = { $color ->
    [white] Hromádku { $stack } ovládá bílý
   *[black] Hromádku { $stack } ovládá černý
}
illegal-nobodys-stack = Hromádka { $stack } má navrchu neutrální destičku, takže ji neovládá nikdo

tour-pantarei-move = Bílý přesouvá dvě destičky najednou (4L2): svou 3 a neutrální destičku pod ní.
tour-pantarei-surprise = Překvapení: hodnoty počítají hromádky, ne destičky. Had se proto zkracuje a každá destička dosáhne na jiné hromádky.

keys-ways = Přesunout jednu, přesunout dvě, prohodit
why-seven = { $mover ->
    [you] Tvá destička vytvořila hromádku ze sedmi.
    [white] Bílá destička vytvořila hromádku ze sedmi.
   *[black] Černá destička vytvořila hromádku ze sedmi.
}
why-stuck = Žádná strana už nikdy nebude moci přesunout ani prohodit.

## For scripts

lifted = Zvednuto: { $scale }. Kam má přijít?
edit-lead-pantarei = Stiskni hromádku, zvedne se její vrchní destička; pak stiskni, kam má přijít.
edit-beside = Položit před stisknutou hromádku jako samostatnou hromádku
edit-tail = Položit k ocasu
edit-swap = Prohození je dovoleno

board-pantarei = Had, od hlavy k ocasu
stack = Hromádka { $number }: { $scales }
stack-goal = { $stack }; cíl
scale-w1 = bílá 1
scale-w2 = bílá 2
scale-w3 = bílá 3
scale-b1 = černá 1
scale-b2 = černá 2
scale-b3 = černá 3
scale-n = neutrální
choose-stack = Vyber jednu ze svých hromádek
choose-goal = Kam má přijít?
way-1 = Přesunout jednu
way-2 = Přesunout dvě
way-x = Prohodit
goals = Hromádka { $stack }, cíle: { $goals }
goals-swap = Hromádka { $stack }, lze prohodit s hromádkami: { $goals }
must-pass = Přesun ani prohození nejsou možné, takže musíš tah přeskočit
pass = Přeskočit tah
said-pantarei-1 = { $color ->
    [white] Bílý: jedna destička z hromádky { $stack } na hromádku { $goal }
   *[black] Černý: jedna destička z hromádky { $stack } na hromádku { $goal }
}
said-pantarei-2 = { $color ->
    [white] Bílý: dvě destičky z hromádky { $stack } na hromádku { $goal }
   *[black] Černý: dvě destičky z hromádky { $stack } na hromádku { $goal }
}
said-pantarei-x = { $color ->
    [white] Bílý prohazuje hromádky { $stack } a { $goal }
   *[black] Černý prohazuje hromádky { $stack } a { $goal }
}
said-pantarei-pass = { $color ->
    [white] Bílý musí tah přeskočit
   *[black] Černý musí tah přeskočit
}
status-you-no-swap = Jsi na tahu; bez prohození, protože soupeř právě prohodil
status-no-swap = { $color ->
    [white] Bílý na tahu; teď bez prohození
   *[black] Černý na tahu; teď bez prohození
}
