game-pantarei = Pantareï
learn-a-pantarei = Naučiť sa Pantareï
play-a-pantarei = Hrať Pantareï
rules-of-pantarei = Pravidlá hry Pantareï
setup-title-pantarei = Partia Pantareï
join-title-pantarei = Máš pozvánku na partiu Pantareï
invite-text-pantarei = Zahraj si so mnou Pantareï
puzzles-of-pantarei = Úlohy Pantareï
study-title-pantarei = Analýza Pantareï
review-title-pantarei = Rozbor partie Pantareï
tagline-pantarei = Devätnásť šupín tvorí hada: postav kôpku zo siedmich
edition-pantarei-standard = Pravidlá tlačeného vydania.

learn-pantarei-goal-title = Čo vyhráva
learn-pantarei-goal = Vyhráva, kto postaví kôpku zo siedmich alebo viacerých šupín, bez ohľadu na to, čie sú. Kôpka 3 ich má šesť. Biela šupina na kôpke 4 má jednu čiarku, takže ide presne o jednu kôpku: stlač kôpku 4, potom kôpku 3.
learn-pantarei-goal-right = Sedem šupín: biely vyhráva. Ako sa k tomu dostať, ukážu ďalšie kroky.
learn-pantarei-carry-title = Presuň šupinu
learn-pantarei-carry = Presuň jednu z bielych šupín doľava alebo doprava, presne o jej hodnotu: jedna, dve alebo tri čiarky na nej znamenajú jednu, dve alebo tri kôpky.
learn-pantarei-carry-right = Teraz leží navrchu tamojšej kôpky a prázdne miesto sa uzavrelo. Vrchná šupina ukazuje, čia kôpka je.
learn-pantarei-look-title = Pozri sa do kôpky
learn-pantarei-look = Číslo pri kôpke hovorí, koľko má šupín. Ukáž na kôpku alebo ju stlač a rozloží sa ako vejár: uvidíš všetky jej šupiny. S vrchnou šupinou smieš presunúť aj tú hneď pod ňou, nech má akúkoľvek farbu. Pozri sa do kôpky 6 a potom presuň jej dve vrchné šupiny.
learn-pantarei-look-right = Platí hodnota vrchnej šupiny a spodná ide s ňou. Obaja hráči sa smú kedykoľvek pozrieť do ktorejkoľvek kôpky.
learn-pantarei-neutral-title = Neutrálna šupina
learn-pantarei-neutral = Zlatá šupina nepatrí nikomu a sama sa nikdy nepresúva. Leží pod bielou 3 v kôpke 4: presuň obe.
learn-pantarei-neutral-right = Dá sa presunúť ako spodná z dvoch šupín. Ak leží navrchu kôpky, túto kôpku neovláda nikto.
learn-pantarei-swap-title = Výmena
learn-pantarei-swap = Namiesto presunu môžeš vymeniť miesta dvoch svojich kôpok. Vymeň ľubovoľné dve kôpky bieleho.
learn-pantarei-swap-right = Miesto si vymenia celé kôpky, nech sú akokoľvek vysoké.
learn-pantarei-ban-title = Po výmene žiadna výmena
learn-pantarei-ban = Biely práve urobil výmenu, takže čierny teraz vymieňať nesmie. Hráš za čierneho: urob ľubovoľný ťah.
learn-pantarei-ban-right = Po tomto ťahu smie biely znova vymieňať.
learn-pantarei-pass-title = Vynechanie ťahu
learn-pantarei-pass = Čierny nemôže presunúť ani vymeniť. Len vtedy smieš ťah vynechať, a aj musíš.
learn-pantarei-pass-right = Kto môže presunúť alebo vymeniť, musí to urobiť.
learn-pantarei-defend-title = Obrana
learn-pantarei-defend = Jednotkou z kôpky 2 by čierny postavil kôpku zo siedmich šupín na kôpke 1. Zabráň tomu.
learn-pantarei-defend-right = Kto kôpku ovláda, určuje vrchná šupina: zakry ju svojou šupinou a kôpka je tvoja.

turn-no-swap = { $color ->
    [white] Biely na ťahu; bez výmeny, lebo čierny práve vymieňal
   *[black] Čierny na ťahu; bez výmeny, lebo biely práve vymieňal
}
ended-seven = { $winner ->
    [white] Biely vyhral: sedem alebo viac šupín v kôpke { $marks }
   *[black] Čierny vyhral: sedem alebo viac šupín v kôpke { $marks }
}
ended-stuck = Remíza: žiadna strana už nikdy nebude môcť presunúť ani vymeniť

rules-pantarei-material =
    Devätnásť šupín: deväť pre každú stranu, po tri s hodnotami 1, 2 a 3, a jedna neutrálna šupina. Zamiešajú sa a vyložia lícom nahor do jednej línie: to je had. Jeden hráč si hada prezrie a zvolí farbu; druhý hráč dostane druhú farbu a začína. Každé miesto hada je kôpka z jednej alebo viacerých šupín a ovláda ju farba, ktorá leží navrchu.
rules-pantarei-turn =
    Urob jedno z nasledujúceho:
    - Presun: vezmi vrchnú šupinu kôpky, ktorú ovládaš, samotnú alebo spolu so šupinou hneď pod ňou, nech má tá akúkoľvek farbu. Presuň ju doľava alebo doprava presne o hodnotu vrchnej šupiny, počítané v kôpkach, a polož ju navrch tamojšej kôpky. Za hlavu ani za chvost hada sa dostať nesmie. Prázdne miesto sa uzavrie.
    - Výmena: vymeň miesta dvoch kôpok, ktoré ovládaš. Hneď po súperovej výmene to nie je dovolené.
    - Vynechanie ťahu: len keď nemôžeš presunúť ani vymeniť, a vtedy musíš.
    Neutrálna šupina sa sama nepresúva, ale dá sa presunúť ako spodná z dvoch šupín. Kôpku, ktorá ju má navrchu, neovláda nikto. Obaja hráči sa smú kedykoľvek pozrieť do ktorejkoľvek kôpky.
rules-pantarei-end =
    - Kto postaví kôpku zo siedmich alebo viacerých šupín, vyhráva.
    - Ak rovnaká pozícia nastane tretíkrát, s rovnakou stranou na ťahu a rovnakým právom na výmenu, partia sa končí nerozhodne.
    - Ak už žiadna strana nikdy nebude môcť presunúť ani vymeniť, partia sa končí nerozhodne.
rules-pantarei-notation =
    Kôpky sa číslujú od 1, od hlavy vľavo. 5R1 presunie vrchnú šupinu kôpky 5 doprava, 5L2 presunie dve vrchné šupiny kôpky 5 doľava, 3x9 vymení kôpky 3 a 9 a pass je vynechanie ťahu.
rules-pantarei-settled =
    - Opakovanie pozície je remíza, rovnako ako pozícia, v ktorej už žiadna strana nemôže presunúť ani vymeniť. Tlačené pravidlá sa o nich nezmieňujú.
    - Kto môže vymeniť, nesmie ťah vynechať. V niektorých jazykoch pravidlá hovoria len o šupinách, ktoré sa nedajú presunúť.
    - Vyhráva sedem alebo viac šupín. V niektorých jazykoch pravidlá hovoria presne sedem.

position-form-pantarei = Očakávajú sa kôpky od hlavy, napríklad w1b2,n,b3, potom strana na ťahu, potom s, ak je výmena dovolená, alebo -, ak nie je. Chyba je pri znaku { $column }.
impossible-scales = Nesprávny počet šupín { $scale }: tu { $found }, v hre { $count }
impossible-two-winners = Sedem alebo viac šupín má viac než jedna kôpka
impossible-too-high = Niektorá kôpka má viac než osem šupín
impossible-winner-to-move = Strana na ťahu nemôže byť navrchu kôpky zo siedmich alebo viacerých šupín: práve ju postavila druhá strana

move-form-pantarei = Ťah je napríklad 5R1 (jedna šupina kôpky 5 doprava), 5L2 (dve šupiny doľava), 3x9 (výmena) alebo pass
illegal-needless-pass = Presun alebo výmena je možná, takže ťah nemožno vynechať
illegal-one-scale = Kôpka { $stack } má len jednu šupinu
illegal-past-head = Z kôpky { $stack } by sa šupina s hodnotou { $value } dostala za hlavu hada
illegal-past-tail = Z kôpky { $stack } by sa šupina s hodnotou { $value } dostala za chvost hada
illegal-swap-itself = Kôpku nemožno vymeniť so sebou samou
illegal-swap-after-swap = Hneď po súperovej výmene nie je výmena dovolená
illegal-no-stack = Kôpka { $stack } neexistuje; posledná kôpka je { $count }
illegal-others-stack = { $color ->
    [white] Kôpku { $stack } ovláda biely
   *[black] Kôpku { $stack } ovláda čierny
}
illegal-nobodys-stack = Kôpka { $stack } má navrchu neutrálnu šupinu, takže ju neovláda nikto

tour-pantarei-move = Biely presúva dve šupiny naraz (4L2): svoju 3 a neutrálnu šupinu pod ňou.
tour-pantarei-surprise = Prekvapenie: hodnoty počítajú kôpky, nie šupiny. Had sa preto skracuje a každá šupina dosiahne na iné kôpky.

keys-ways = Presunúť jednu, presunúť dve, vymeniť
why-seven = { $mover ->
    [you] Tvoja šupina vytvorila kôpku zo siedmich.
    [white] Biela šupina vytvorila kôpku zo siedmich.
   *[black] Čierna šupina vytvorila kôpku zo siedmich.
}
why-stuck = Žiadna strana už nikdy nebude môcť presunúť ani vymeniť.

## For scripts

lifted = Zdvihnutá: { $scale }. Kam má prísť?
edit-lead-pantarei = Stlač kôpku, zdvihne sa jej vrchná šupina; potom stlač, kam má prísť.
edit-beside = Položiť pred stlačenú kôpku ako samostatnú kôpku
edit-tail = Položiť k chvostu
edit-swap = Výmena je dovolená

board-pantarei = Had, od hlavy po chvost
stack = Kôpka { $number }: { $scales }
stack-goal = { $stack }; cieľ
scale-w1 = biela 1
scale-w2 = biela 2
scale-w3 = biela 3
scale-b1 = čierna 1
scale-b2 = čierna 2
scale-b3 = čierna 3
scale-n = neutrálna
choose-stack = Vyber jednu zo svojich kôpok
choose-goal = Kam má prísť?
way-1 = Presunúť jednu
way-2 = Presunúť dve
way-x = Vymeniť
goals = Kôpka { $stack }, ciele: { $goals }
goals-swap = Kôpka { $stack }, možno vymeniť s kôpkami: { $goals }
must-pass = Presun ani výmena nie sú možné, takže musíš ťah vynechať
pass = Vynechať ťah
said-pantarei-1 = { $color ->
    [white] Biely: jedna šupina z kôpky { $stack } na kôpku { $goal }
   *[black] Čierny: jedna šupina z kôpky { $stack } na kôpku { $goal }
}
said-pantarei-2 = { $color ->
    [white] Biely: dve šupiny z kôpky { $stack } na kôpku { $goal }
   *[black] Čierny: dve šupiny z kôpky { $stack } na kôpku { $goal }
}
said-pantarei-x = { $color ->
    [white] Biely vymieňa kôpky { $stack } a { $goal }
   *[black] Čierny vymieňa kôpky { $stack } a { $goal }
}
said-pantarei-pass = { $color ->
    [white] Biely musí ťah vynechať
   *[black] Čierny musí ťah vynechať
}
status-you-no-swap = Si na ťahu; bez výmeny, lebo súper práve vymieňal
status-no-swap = { $color ->
    [white] Biely na ťahu; teraz bez výmeny
   *[black] Čierny na ťahu; teraz bez výmeny
}
