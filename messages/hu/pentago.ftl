game-pentago = Pentago
learn-a-pentago = Pentago tanulása
play-a-pentago = Játssz Pentagót
rules-of-pentago = A Pentago szabályai
setup-title-pentago = Pentago-játszma
join-title-pentago = Meghívtak egy Pentago-játszmára
invite-text-pentago = Játssz velem Pentagót
puzzles-of-pentago = Pentago-feladványok
study-title-pentago = Pentago-elemzés
review-title-pentago = Pentago-játszma áttekintése
tagline-pentago = Tegyél le egy golyót, fordíts el egy részt, 5‑ös sor
edition-pentago-standard = A legtöbb nyomtatott kiadás közös szabályai.
edition-pentago-finnish = Ha egy elfordítás mindkét félnek 5‑ös sort ad, az nyer, aki elfordította. Amíg van üres rész, az elfordítás kihagyható.
edition-pentago-czech = Ha az elfordításod csak neked ad 5‑ös sort, az ellenfél még egy golyóval válaszol, elfordítás nélkül. Ha ettől neki is 5‑ös sora lesz, a játszma döntetlen; különben te nyersz.
edition-pentago-basque = A részek csak jobbra, az óramutató járásával megegyező irányba fordíthatók.
edition-pentago-openspiel = Mindig el kell fordítani egy részt, és az 5‑ös sor csak az elfordítás után számít. Ezek egy kutatási programkönyvtár szabályai; azért vannak itt, hogy az eredmények összehasonlíthatók legyenek.

learn-pentago-turn-title = Egy lépés
learn-pentago-turn = Tegyél egy golyót bármelyik mezőre. Aztán fordíts el egy tetszőleges részt negyed fordulattal.
learn-pentago-turn-right = Ez egy teljes lépés: egy golyó, egy elfordítás. A négy rész közül bármelyiket elfordíthatod, az üreset is.
learn-pentago-five-title = 5‑ös sor
learn-pentago-five = Öt golyó egy vonalban nyer: sorban, oszlopban vagy átlósan. Egészítsd ki Fehér sorát.
learn-pentago-five-right = A golyóddal kialakult az 5‑ös sor, ezért azonnal nyersz. Részt már nem fordítunk el.
learn-pentago-twist-title = 5‑ös sor elfordítással
learn-pentago-twist = Az 1. rész bal oszlopa Fehéré. Tegyél le egy golyót, aztán fordíts el egy részt úgy, hogy a legfelső sorban öt fehér golyó legyen.
learn-pentago-twist-right = Az elfordítás az oszlopból sort csinált. Az ilyen győzelem könnyen elkerüli az ember figyelmét.
learn-pentago-theirs-title = Elfordítás a másik fél javára
learn-pentago-theirs = Az 5‑ös sorral az nyer, akié a sor, bárki is fordít. Most az egyszer veszíts szándékosan: keresd meg azt az elfordítást, amely Feketének ad 5‑ös sort.
learn-pentago-theirs-right = A saját elfordításod Feketének hozta meg a győzelmet. Nézd meg az egész táblát, mielőtt elfordítasz egy részt.
learn-pentago-both-title = Mindkét fél egyszerre
learn-pentago-both = Fekete az 1. rész elfordításával nyerni készül. Mentsd meg a játszmát: egyetlen elfordítással adj 5‑ös sort mindkét félnek.
learn-pentago-both-right = Ha mindkét félnek 5‑ös sora van, az döntetlen.
learn-pentago-defend-title = Védekezés
learn-pentago-defend = Feketének négy golyója van egy sorban, és az egyik vége szabad. Tegyél le egy golyót, és fordíts el egy részt úgy, hogy Fekete a következő lépésével ne nyerhessen.
learn-pentago-defend-right = A golyó elzárja az egyik végét, az elfordítás megtöri a vonalat. Minden lépésben mindkettőre van lehetőséged.
learn-pentago-finnish-title = Finn kiadás
learn-pentago-finnish = Ha a finn kiadásban mindkét félnek 5‑ös sora lesz, az nyer, aki az elfordítást végezte. És amíg van üres rész, az elfordítás kihagyható. Adj 5‑ös sort mindkét félnek.
learn-pentago-finnish-right = Te fordítottál, ezért te nyersz. Más kiadásokban döntetlen lenne.
learn-pentago-czech-title = Cseh kiadás
learn-pentago-czech = Fehér elfordításával 5‑ös sor alakult ki. A cseh kiadásban Fekete most még egy golyóval válaszol, elfordítás nélkül. Te vagy Fekete: legyen neked is 5‑ös sorod.
learn-pentago-czech-right = Az 5‑ös sorodtól döntetlen lett a játszma. Enélkül Fehér nyert volna.
learn-pentago-basque-title = Baszk kiadás
learn-pentago-basque = A baszk kiadásban a részek csak jobbra, az óramutató járásával megegyező irányba fordíthatók. Nyerj a 4. rész jobbra fordításával.
learn-pentago-basque-right = Jobbra fordítva a jobb oszlopból a legalsó sor lesz.
learn-pentago-openspiel-title = OpenSpiel-kiadás
learn-pentago-openspiel = Ebben a kiadásban az 5‑ös sor csak az elfordítás után számít. Egészítsd ki Fehér sorát, és olyan részt fordíts el, amely nem töri meg.
learn-pentago-openspiel-right = Az 5‑ös sor az elfordítás után is megvan, ezért nyer.

turn-reply = { $color ->
    [white] Fehér válaszol: egy golyó, elfordítás nélkül
   *[black] Fekete válaszol: egy golyó, elfordítás nélkül
}
ended-five-by-twist = { $winner ->
    [white] Fehér nyer: az elfordítással 5‑ös sor alakult ki ({ $marks })
   *[black] Fekete nyer: az elfordítással 5‑ös sor alakult ki ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Fehér nyer: 5‑ös sor ({ $marks })
   *[black] Fekete nyer: 5‑ös sor ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Fehér nyer: 5‑ös sor ({ $marks })
   *[black] Fekete nyer: 5‑ös sor ({ $marks })
}

rules-pentago-material =
    Egy 6x6 mezős tábla, amely négy elfordítható, 3x3 mezős részből áll. Mindkét félnek, Fehérnek és Feketének tizennyolc golyó. Fehér kezd, ha a játékosok nem állapodnak meg másban.
rules-pentago-turn =
    Tegyél egy golyót a saját színedből bármelyik üres mezőre. { $edition ->
        [basque] Aztán fordíts el egy tetszőleges részt, akár üreset is, negyed fordulattal jobbra, az óramutató járásával megegyező irányba.
        [finnish] Aztán fordíts el egy tetszőleges részt, akár üreset is, negyed fordulattal, amerre csak akarod. Amíg a golyód letétele után van üres rész, az elfordítást kihagyhatod.
       *[other] Aztán fordíts el egy tetszőleges részt, akár üreset is, negyed fordulattal, amerre csak akarod.
    }
rules-pentago-end =
    - Öt vagy több golyód egy vonalban nyer: sorban, oszlopban vagy átlósan.
    { $edition ->
        [openspiel] - Az 5‑ös sor csak akkor számít, ha az elfordítás után is megvan: a golyó magában nem nyer.
       *[other] - Ha a golyóddal 5‑ös sor alakul ki, azonnal nyersz, és részt már nem fordítunk el.
    }
    { $edition ->
        [finnish] - Ha az elfordításoddal 5‑ös sor alakul ki, nézd meg az egész táblát. Ha neked van 5‑ös sorod, nyersz, még akkor is, ha az ellenfélnek is van. Ha csak az ellenfélnek van, az ellenfél nyer.
        [czech] - Ha az elfordításoddal 5‑ös sor alakul ki, nézd meg az egész táblát. Ha csak az ellenfélnek van 5‑ös sora, az ellenfél nyer. Ha mindkettőtöknek van, a játszma döntetlen.
       *[other] - Ha az elfordításoddal 5‑ös sor alakul ki, nézd meg az egész táblát. Ha csak neked van 5‑ös sorod, nyersz. Ha csak az ellenfélnek van, az ellenfél nyer. Ha mindkettőtöknek van, a játszma döntetlen.
    }
    { $edition ->
        [czech] - Ha az elfordításod csak neked ad 5‑ös sort, az ellenfélnek még egy golyóval válaszolnia kell, és nem fordít el részt. Ha ettől neki is 5‑ös sora lesz, a játszma döntetlen; különben te nyersz. Ha nincs üres mező, azonnal nyersz.
       *[other] - Ha a tábla megtelt, és senkinek sincs 5‑ös sora, a játszma döntetlen.
    }
rules-pentago-notation =
    Az oszlopok balról a-tól f-ig, a sorok felülről 1‑től 6‑ig vannak jelölve. Az 1. és a 2. rész felül, a 3. és a 4. rész alul van. { $edition ->
        [basque] c3-2R: golyó a c3 mezőre, és a 2. rész elfordítása jobbra (az óramutató járásával megegyező irányba).
       *[other] c3-2R: golyó a c3 mezőre, és a 2. rész elfordítása jobbra (az óramutató járásával megegyező irányba); L: balra.
    } { $edition ->
        [openspiel] Elfordítás mindig van.
       *[other] A golyót elfordítás nélkül így írjuk: c3.
    }
rules-pentago-settled =
    - Ha egy elfordítás csak az ellenfélnek ad 5‑ös sort, az ellenfél nyer.
    - Hat golyó egy sorban ötnek számít.
    - A 36. golyó után is el kell fordítani egy részt, mint minden más golyó után.
    - Ha a tábla megtelt, és senkinek sincs 5‑ös sora, a játszma döntetlen.
    { $edition ->
        [openspiel] - Ezek egy program szabályai, nem egy szabályfüzetéi.
       *[other] - Nyerő golyó után már nem fordítunk el részt.
    }

position-form-pentago = Ide egy állás kell, például w5/6/2b3/6/6/6 w: hat sor felülről, aztán az, hogy ki lép. A hiba helye: { $column }. karakter.
impossible-reply = Válasz csak akkor lehetséges, ha egyedül a másik félnek van 5‑ös sora, és van üres mező

now-twist-or-skip = Golyó itt: { $cell }; most fordíts el egy részt, vagy hagyd ki az elfordítást a szóközzel
move-form-pentago = Egy lépés egy mező és egy elfordítás: c3-2R golyót tesz a c3 mezőre, és jobbra fordítja a 2. részt
illegal-twist-in-reply = A válasz egy golyó elfordítás nélkül; csak ennyit írj: { $cell }
illegal-twist-after-win = Nyerő golyó után már nem fordítunk el részt; csak ennyit írj: { $cell }
illegal-twist-due = { $cell }: a golyó után el kell fordítani egy részt; egy teljes lépés például c3-2R
illegal-clockwise-only = Ebben a kiadásban a részek csak jobbra fordíthatók

tour-pentago-move = Fehér golyót tesz az e1 mezőre, és 5‑ös sora van: részt már nem fordít el, a játszma véget ért.
tour-pentago-surprise = Meglepetés: a saját elfordításod a másik félnek is meghozhatja a győzelmet. Nézd meg az egész táblát, mielőtt fordítasz.

edition-name-finnish = Finn kiadás
edition-name-czech = Cseh kiadás
edition-name-basque = Baszk kiadás
edition-name-openspiel = OpenSpiel-kiadás
keys-block = Rész kiválasztása
keys-twist = A kiválasztott rész elfordítása jobbra vagy balra
why-five-by-twist = { $mover ->
    [you] Az elfordításoddal 5‑ös sor alakult ki.
    [white] Fehér elfordításával 5‑ös sor alakult ki.
   *[black] Fekete elfordításával 5‑ös sor alakult ki.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Az elfordításod 5‑ös sort adott Fehérnek.
       *[black] Az elfordításod 5‑ös sort adott Feketének.
    }
    [white] Fehér elfordítása 5‑ös sort adott Feketének.
   *[black] Fekete elfordítása 5‑ös sort adott Fehérnek.
}

## For scripts

edit-reply = Aki lép, 5‑ös sorra válaszol (cseh kiadás)

board-pentago = Pentago-tábla
cell-pending = { $cell }, a te golyód; most fordíts el egy részt
choose-cell = Tegyél egy golyót egy üres mezőre
now-twist = Golyó itt: { $cell }; most fordíts el egy részt
twists = Elfordítások
twist-L = { $block }. rész elfordítása balra
twist-R = { $block }. rész elfordítása jobbra
block-chosen = { $block }. rész: { $right } jobbra fordítja, { $left } balra
skip-twist = Elfordítás kihagyása
said-pentago-L = { $color ->
    [white] Fehér: { $cell }, { $block }. rész balra
   *[black] Fekete: { $cell }, { $block }. rész balra
}
said-pentago-R = { $color ->
    [white] Fehér: { $cell }, { $block }. rész jobbra
   *[black] Fekete: { $cell }, { $block }. rész jobbra
}
said-pentago-place = { $color ->
    [white] Fehér: { $cell }, elfordítás nélkül
   *[black] Fekete: { $cell }, elfordítás nélkül
}
status-you-reply = Te válaszolsz: egy golyó, elfordítás nélkül
status-reply = { $color ->
    [white] Fehér válaszol: egy golyó, elfordítás nélkül
   *[black] Fekete válaszol: egy golyó, elfordítás nélkül
}
