game-pentaroll = Pentaroll
learn-a-pentaroll = Naučit se Pentaroll
play-a-pentaroll = Hrát Pentaroll
rules-of-pentaroll = Pravidla hry Pentaroll
setup-title-pentaroll = Partie Pentarollu
join-title-pentaroll = Máš pozvánku na partii Pentarollu
invite-text-pentaroll = Zahraj si se mnou Pentaroll
puzzles-of-pentaroll = Úlohy Pentarollu
study-title-pentaroll = Rozbor Pentarollu
review-title-pentaroll = Rozbor partie Pentarollu
tagline-pentaroll = Vkutálej kuličky od okraje, pět v řadě
edition-pentaroll-standard = Pravidla vydání z roku 2021.

learn-pentaroll-turn-title = Jeden tah
learn-pentaroll-turn = Vkutálej kuličku z libovolného okraje. V prázdné dráze zůstane v prvním důlku.
learn-pentaroll-turn-right = To je celý tah: jedna kulička od okraje.
learn-pentaroll-push-title = Postrčení
learn-pentaroll-push = Vkutálej kuličku zleva po řádku 3. První důlek tam není prázdný.
learn-pentaroll-push-right = Tvá kulička postrčila kuličky, které se dotýkají, o jeden důlek dovnitř, ať jsou čí chtějí. Kulička za mezerou se nepohnula.
learn-pentaroll-five-title = Řada pěti kuliček
learn-pentaroll-five = Vyhrává pět kuliček v jedné přímce: vodorovně, svisle nebo úhlopříčně. Postrč čtyři bílé kuličky a přidej pátou.
learn-pentaroll-five-right = Čtyři kuličky se posunuly dál a pátá přišla za ně.
learn-pentaroll-full-title = Plné dráhy
learn-pentaroll-full = Řádek 4 je plný, takže tam nelze vkutálet žádnou kuličku: z herního plánu se nic nevytlačuje. Vyhraj jinou dráhou.
learn-pentaroll-full-right = Ve sloupci b bylo místo a jeho kuličky se posunuly skrz plný řádek.
learn-pentaroll-corner-title = Rohy
learn-pentaroll-corner = Do rohu vedou dva vstupy: po jeho řádku a po jeho sloupci. Tady vyhrává jen jeden z nich.
learn-pentaroll-corner-right = Shora postrčíš sloupec. Zleva by to byl řádek.
learn-pentaroll-theirs-title = Postrčení ve prospěch soupeře
learn-pentaroll-theirs = Postrčení hýbe i soupeřovými kuličkami. Jen pro tentokrát prohraj schválně: najdi postrčení, které vytvoří řadu pěti kuliček pro černého.
learn-pentaroll-theirs-right = Tvé postrčení posunulo pátou černou kuličku na místo, takže vyhrává černý.
learn-pentaroll-both-title = Obě strany naráz
learn-pentaroll-both = Černý může vyhrát na dvou místech. Jedno postrčení vytvoří řadu pěti kuliček pro obě strany. Najdi ho.
learn-pentaroll-both-right = Řada pěti kuliček pro obě strany je remíza.
learn-pentaroll-defend-title = Obrana
learn-pentaroll-defend = Černý má čtyři kuličky v řádku 3 a chce postrčit. Udělej tah, po kterém černý nemůže hned vyhrát.
learn-pentaroll-defend-right = Postrčení napříč řádkem řadu přeruší.

rules-pentaroll-material =
    Herní plán s 6x6 důlky a osmnáct kuliček pro každou stranu, bílou a černou. Začíná bílý, pokud se hráči nedohodnou jinak.
rules-pentaroll-turn =
    Vkutálej kuličku své barvy kterýmkoli vstupem na okraji. Je-li důlek u něj prázdný, kulička v něm zůstane. Je-li v něm kulička, tvá kulička postrčí všechny kuličky odtud až k první mezeře o jeden důlek rovně dovnitř. Kuličky za mezerou zůstávají na místě. Dráha se šesti kuličkami je plná a nelze do ní vstoupit: z herního plánu se nic nevytlačuje.
rules-pentaroll-end =
    - Po každém tahu se podívej na celý herní plán. Máš-li pět nebo více kuliček v jedné přímce jen ty, vyhráváš. Má-li je jen soupeř, vyhrává soupeř. Mají-li je obě strany, partie končí nerozhodně.
    - Je-li herní plán plný a nikdo nemá řadu pěti kuliček, partie končí nerozhodně. Dokud je některý důlek prázdný, existuje možný tah.
rules-pentaroll-notation =
    Tah se zapisuje jako strana a dráha: Nc kutálí shora dolů sloupcem c, Sc zdola nahoru, W3 zleva po řádku 3, E3 zprava. Sloupce jsou a až f zleva, řádky 1 až 6 shora.
rules-pentaroll-settled =
    - Do rohu lze vstoupit po jeho řádku nebo po jeho sloupci. Dokud je prázdný, je to týž tah a zapisuje se jako tah po řádku.
    - Mezera postrčení zastaví.
    - Vytvoří-li postrčení řadu pěti kuliček jen pro soupeře, vyhrává soupeř.

position-form-pentaroll = Očekává se pozice, například w5/6/2b3/6/6/6 w: šest řádků shora, potom strana na tahu. Chyba je u znaku { $column }.

move-form-pentaroll = Tah je strana a dráha: Nc shora, Sc zdola, W3 zleva, E3 zprava
illegal-lane-full = Dráha { $entry } je plná, takže do ní nelze vkutálet kuličku

tour-pentaroll-move = Bílý vkutálí kuličku zleva po řádku 2 (W2) a postrčí kuličky až k mezeře o jeden důlek dovnitř. Kuličky za mezerou zůstávají.
tour-pentaroll-surprise = Překvapení: postrčení hýbe i soupeřovými kuličkami a může soupeři dokončit řadu pěti kuliček.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Tvé postrčení dokončilo řadu pěti kuliček pro bílého.
       *[black] Tvé postrčení dokončilo řadu pěti kuliček pro černého.
    }
    [white] Postrčení bílého dokončilo řadu pěti kuliček pro černého.
   *[black] Postrčení černého dokončilo řadu pěti kuliček pro bílého.
}

## For scripts

board-pentaroll = Herní plán Pentarollu
choose-entry = Vkutálej kuličku od okraje
entry-N = Shora, sloupec { $lane }
entry-S = Zdola, sloupec { $lane }
entry-W = Zleva, řádek { $lane }
entry-E = Zprava, řádek { $lane }
entry-full = { $entry }; zavřeno
entry-pending = { $entry }; stiskni znovu a vkutálej
press-again = Stiskni šipku znovu a kulička se vkutálí
said-pentaroll-N = { $color ->
    [white] Bílý: shora, sloupec { $lane }
   *[black] Černý: shora, sloupec { $lane }
}
said-pentaroll-E = { $color ->
    [white] Bílý: zprava, řádek { $lane }
   *[black] Černý: zprava, řádek { $lane }
}
said-pentaroll-S = { $color ->
    [white] Bílý: zdola, sloupec { $lane }
   *[black] Černý: zdola, sloupec { $lane }
}
said-pentaroll-W = { $color ->
    [white] Bílý: zleva, řádek { $lane }
   *[black] Černý: zleva, řádek { $lane }
}
