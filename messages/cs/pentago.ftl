game-pentago = Pentago
learn-a-pentago = Naučit se Pentago
play-a-pentago = Hrát Pentago
rules-of-pentago = Pravidla hry Pentago
setup-title-pentago = Partie Pentaga
join-title-pentago = Máš pozvánku na partii Pentaga
invite-text-pentago = Zahraj si se mnou Pentago
puzzles-of-pentago = Úlohy Pentaga
study-title-pentago = Rozbor Pentaga
review-title-pentago = Rozbor partie Pentaga
tagline-pentago = Polož kuličku, otoč deskou, pět v řadě
edition-pentago-standard = Pravidla, která má většina tištěných vydání společná.
edition-pentago-finnish = Vytvoří-li otočení řadu pěti kuliček pro obě strany, vyhrává hráč, který otočil. Dokud je některá deska prázdná, lze otočení vynechat.
edition-pentago-czech = Vytvoří-li tvé otočení řadu pěti kuliček jen pro tebe, soupeř odpoví ještě jednou kuličkou, bez otočení. Vznikne-li tím řada pěti kuliček pro soupeře, partie končí nerozhodně; jinak vyhráváš.
edition-pentago-basque = Desky se otáčejí jen po směru hodinových ručiček.
edition-pentago-openspiel = Deskou se otáčí vždy a řada pěti kuliček platí až po otočení. To jsou pravidla programové knihovny pro výzkum; jsou zde proto, aby se daly porovnávat výsledky.

learn-pentago-turn-title = Jeden tah
learn-pentago-turn = Polož kuličku do libovolného důlku. Potom libovolnou desku otoč o čtvrt otáčky.
learn-pentago-turn-right = To je celý tah: jedna kulička, jedno otočení. Otočit smíš kteroukoli ze čtyř desek, i prázdnou.
learn-pentago-five-title = Řada pěti kuliček
learn-pentago-five = Vyhrává pět kuliček v jedné přímce: vodorovně, svisle nebo úhlopříčně. Dokonči řadu bílého.
learn-pentago-five-right = Tvá kulička dokončila řadu pěti, takže hned vyhráváš. Žádnou deskou se už neotáčí.
learn-pentago-twist-title = Řada pěti otočením
learn-pentago-twist = Levý sloupec desky 1 je bílý. Polož kuličku a pak otoč deskou tak, aby v horním řádku leželo pět bílých kuliček.
learn-pentago-twist-right = Otočení změnilo sloupec v řádek. Takové výhry se snadno přehlédnou.
learn-pentago-theirs-title = Otočení ve prospěch soupeře
learn-pentago-theirs = Řada pěti kuliček přináší výhru tomu, čí kuličky to jsou, ať otáčí kdokoli. Jen pro tentokrát prohraj schválně: najdi otočení, které vytvoří řadu pěti kuliček pro černého.
learn-pentago-theirs-right = Tvé vlastní otočení přineslo výhru černému. Než otočíš deskou, podívej se na celý herní plán.
learn-pentago-both-title = Obě strany naráz
learn-pentago-both = Černý se chystá vyhrát otočením desky 1. Zachraň partii: vytvoř jedním otočením řadu pěti kuliček pro obě strany.
learn-pentago-both-right = Řada pěti kuliček pro obě strany je remíza.
learn-pentago-defend-title = Obrana
learn-pentago-defend = Černý má čtyři kuličky v řadě a jeden konec je volný. Polož kuličku a otoč deskou tak, aby černý nemohl příštím tahem vyhrát.
learn-pentago-defend-right = Kulička zablokuje jeden konec, otočení přeruší řadu. V každém tahu máš obojí.
learn-pentago-finnish-title = Finské vydání
learn-pentago-finnish = Když ve finském vydání získají řadu pěti kuliček obě strany, vyhrává hráč, který otočil. A dokud je některá deska prázdná, lze otočení vynechat. Vytvoř řadu pěti kuliček pro obě strany.
learn-pentago-finnish-right = Otočení bylo tvoje, takže vyhráváš. V jiných vydáních by to byla remíza.
learn-pentago-czech-title = České vydání
learn-pentago-czech = Otočení bílého vytvořilo řadu pěti kuliček. V českém vydání teď černý odpoví ještě jednou kuličkou, bez otočení. Hraješ za černého: vytvoř také řadu pěti kuliček.
learn-pentago-czech-right = Díky tvé řadě pěti kuliček končí partie nerozhodně. Bez ní by vyhrál bílý.
learn-pentago-basque-title = Baskické vydání
learn-pentago-basque = V baskickém vydání se desky otáčejí jen po směru hodinových ručiček. Vyhraj otočením desky 4 po směru hodinových ručiček.
learn-pentago-basque-right = Po směru hodinových ručiček se pravý sloupec stane dolním řádkem.
learn-pentago-openspiel-title = Vydání OpenSpiel
learn-pentago-openspiel = V tomto vydání platí řada pěti kuliček až po otočení. Dokonči řadu bílého a otoč deskou, která ji nepřeruší.
learn-pentago-openspiel-right = Řada pěti kuliček je tam i po otočení, takže vyhrává.

turn-reply = { $color ->
    [white] Bílý odpovídá: jedna kulička, bez otočení
   *[black] Černý odpovídá: jedna kulička, bez otočení
}
ended-five-by-twist = { $winner ->
    [white] Bílý vyhrál: otočení dokončilo řadu pěti kuliček ({ $marks })
   *[black] Černý vyhrál: otočení dokončilo řadu pěti kuliček ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Bílý vyhrál: řada pěti kuliček ({ $marks })
   *[black] Černý vyhrál: řada pěti kuliček ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Bílý vyhrál: řada pěti kuliček ({ $marks })
   *[black] Černý vyhrál: řada pěti kuliček ({ $marks })
}

rules-pentago-material =
    Herní plán s 6x6 důlky, složený ze čtyř otočných desek po 3x3 důlcích. Osmnáct kuliček pro každou stranu, bílou a černou. Začíná bílý, pokud se hráči nedohodnou jinak.
rules-pentago-turn =
    Polož kuličku své barvy do libovolného prázdného důlku. { $edition ->
        [basque] Potom otoč jednu desku o čtvrt otáčky po směru hodinových ručiček, kteroukoli, i prázdnou.
        [finnish] Potom otoč jednu desku o čtvrt otáčky, kteroukoli a kterýmkoli směrem, i prázdnou. Dokud je po položení tvé kuličky některá deska prázdná, smíš otočení vynechat.
       *[other] Potom otoč jednu desku o čtvrt otáčky, kteroukoli a kterýmkoli směrem, i prázdnou.
    }
rules-pentago-end =
    - Vyhrává pět nebo více tvých kuliček v jedné přímce: vodorovně, svisle nebo úhlopříčně.
    { $edition ->
        [openspiel] - Řada pěti kuliček platí jen tehdy, když tam je po otočení: samotná kulička nevyhrává.
       *[other] - Vytvoří-li řadu pěti kuliček tvá položená kulička, hned vyhráváš a žádnou deskou se neotáčí.
    }
    { $edition ->
        [finnish] - Vytvoří-li řadu pěti kuliček tvé otočení, podívej se na celý herní plán. Máš-li řadu pěti kuliček ty, vyhráváš, i když ji má také soupeř. Má-li ji jen soupeř, vyhrává soupeř.
        [czech] - Vytvoří-li řadu pěti kuliček tvé otočení, podívej se na celý herní plán. Má-li řadu pěti kuliček jen soupeř, vyhrává soupeř. Mají-li ji obě strany, partie končí nerozhodně.
       *[other] - Vytvoří-li řadu pěti kuliček tvé otočení, podívej se na celý herní plán. Máš-li řadu pěti kuliček jen ty, vyhráváš. Má-li ji jen soupeř, vyhrává soupeř. Mají-li ji obě strany, partie končí nerozhodně.
    }
    { $edition ->
        [czech] - Vytvoří-li tvé otočení řadu pěti kuliček jen pro tebe, soupeř musí odpovědět ještě jednou kuličkou a žádnou deskou neotáčí. Vznikne-li tím řada pěti kuliček pro soupeře, partie končí nerozhodně; jinak vyhráváš. Není-li žádný důlek prázdný, vyhráváš hned.
       *[other] - Je-li herní plán plný a nikdo nemá řadu pěti kuliček, partie končí nerozhodně.
    }
rules-pentago-notation =
    Sloupce jsou a až f zleva, řádky 1 až 6 shora. Desky 1 a 2 jsou nahoře, desky 3 a 4 dole. { $edition ->
        [basque] c3-2R položí kuličku na c3 a otočí desku 2 doprava (po směru hodinových ručiček).
       *[other] c3-2R položí kuličku na c3 a otočí desku 2 doprava (po směru hodinových ručiček); L znamená doleva.
    } { $edition ->
        [openspiel] Otáčí se vždy.
       *[other] Kulička bez otočení se zapisuje c3.
    }
rules-pentago-settled =
    - Vytvoří-li otočení řadu pěti kuliček jen pro soupeře, vyhrává soupeř.
    - Šest kuliček v řadě platí jako pět.
    - Po kuličce číslo 36 se otáčí deskou jako po každé jiné kuličce.
    - Je-li herní plán plný a nikdo nemá řadu pěti kuliček, partie končí nerozhodně.
    { $edition ->
        [openspiel] - To jsou pravidla počítačového programu, ne tištěná pravidla.
       *[other] - Po vítězné kuličce se žádnou deskou neotáčí.
    }

position-form-pentago = Očekává se pozice, například w5/6/2b3/6/6/6 w: šest řádků shora, potom strana na tahu. Chyba je u znaku { $column }.
impossible-reply = Odpověď je možná jen tam, kde má řadu pěti kuliček pouze druhá strana a některý důlek je prázdný

now-twist-or-skip = Kulička na { $cell }; teď otoč deskou, nebo stiskni mezerník a otočení vynech
move-form-pentago = Tah je důlek a otočení: c3-2R položí kuličku na c3 a otočí desku 2 po směru hodinových ručiček
illegal-twist-in-reply = Odpověď je kulička bez otočení; napiš jen { $cell }
illegal-twist-after-win = Po vítězné kuličce se deskou neotáčí; napiš jen { $cell }
illegal-twist-due = Po kuličce na { $cell } se musí otočit deskou; celý tah je například c3-2R
illegal-clockwise-only = V tomto vydání se desky otáčejí jen po směru hodinových ručiček

tour-pentago-move = Bílý položí kuličku na e1 a má řadu pěti kuliček: žádnou deskou se neotáčí, partie končí.
tour-pentago-surprise = Překvapení: tvé vlastní otočení může přinést výhru soupeři. Než otočíš, podívej se na celý herní plán.

edition-name-finnish = Finské vydání
edition-name-czech = České vydání
edition-name-basque = Baskické vydání
edition-name-openspiel = Vydání OpenSpiel
keys-block = Vybrat desku
keys-twist = Otočit vybranou desku po směru nebo proti směru hodinových ručiček
why-five-by-twist = { $mover ->
    [you] Tvé otočení dokončilo řadu pěti kuliček.
    [white] Otočení bílého dokončilo řadu pěti kuliček.
   *[black] Otočení černého dokončilo řadu pěti kuliček.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Tvé otočení dokončilo řadu pěti kuliček pro bílého.
       *[black] Tvé otočení dokončilo řadu pěti kuliček pro černého.
    }
    [white] Otočení bílého dokončilo řadu pěti kuliček pro černého.
   *[black] Otočení černého dokončilo řadu pěti kuliček pro bílého.
}

## For scripts

edit-reply = Strana na tahu odpovídá na řadu pěti kuliček (české vydání)

board-pentago = Herní plán Pentaga
cell-pending = { $cell }, tvá kulička; teď otoč deskou
choose-cell = Polož kuličku do prázdného důlku
now-twist = Kulička na { $cell }; teď otoč deskou
twists = Otočení
twist-L = Otočit desku { $block } proti směru hodinových ručiček
twist-R = Otočit desku { $block } po směru hodinových ručiček
block-chosen = Deska { $block }: { $right } otočí po směru hodinových ručiček, { $left } proti směru
skip-twist = Vynechat otočení
said-pentago-L = { $color ->
    [white] Bílý: { $cell }, deska { $block } proti směru hodinových ručiček
   *[black] Černý: { $cell }, deska { $block } proti směru hodinových ručiček
}
said-pentago-R = { $color ->
    [white] Bílý: { $cell }, deska { $block } po směru hodinových ručiček
   *[black] Černý: { $cell }, deska { $block } po směru hodinových ručiček
}
said-pentago-place = { $color ->
    [white] Bílý: { $cell }, bez otočení
   *[black] Černý: { $cell }, bez otočení
}
status-you-reply = Tvá odpověď: jedna kulička, bez otočení
status-reply = { $color ->
    [white] Bílý odpovídá: jedna kulička, bez otočení
   *[black] Černý odpovídá: jedna kulička, bez otočení
}
