game-pentaroll = Pentaroll
learn-a-pentaroll = Pentaroll tanulása
play-a-pentaroll = Játssz Pentarollt
rules-of-pentaroll = A Pentaroll szabályai
setup-title-pentaroll = Pentaroll-játszma
join-title-pentaroll = Meghívtak egy Pentaroll-játszmára
invite-text-pentaroll = Játssz velem Pentarollt
puzzles-of-pentaroll = Pentaroll-feladványok
study-title-pentaroll = Pentaroll-elemzés
review-title-pentaroll = Pentaroll-játszma áttekintése
tagline-pentaroll = Guríts be golyókat a tábla széléről, 5‑ös sor
edition-pentaroll-standard = A 2021‑es kiadás szabályai.

learn-pentaroll-turn-title = Egy lépés
learn-pentaroll-turn = Guríts be egy golyót a tábla bármelyik széléről. Üres sávban az első mezőn marad.
learn-pentaroll-turn-right = Ez egy teljes lépés: egy golyó a tábla széléről.
learn-pentaroll-push-title = Tolás
learn-pentaroll-push = Guríts be egy golyót balról a 3. sorba. Ott az első mező nem üres.
learn-pentaroll-push-right = A golyód az egymással érintkező golyókat egy mezővel beljebb tolta, mindegy, kinek a golyói. A hézag mögötti golyó nem mozdult.
learn-pentaroll-five-title = 5‑ös sor
learn-pentaroll-five = Öt golyó egy vonalban nyer: sorban, oszlopban vagy átlósan. Told beljebb Fehér négy golyóját, és tedd hozzá az ötödiket.
learn-pentaroll-five-right = Négy golyó továbbment, az ötödik pedig mögéjük került.
learn-pentaroll-full-title = Teli sávok
learn-pentaroll-full = A 4. sor tele van, ezért oda nem gurítható be golyó: semmi sem tolható le a tábláról. Nyerj egy másik sávon át.
learn-pentaroll-full-right = A b oszlopban volt hely, és a golyói átmentek a teli soron.
learn-pentaroll-corner-title = Sarkok
learn-pentaroll-corner = Egy sarokba két irányból lehet begurítani: a sora mentén és az oszlopa mentén. Itt csak az egyik nyer.
learn-pentaroll-corner-right = Felülről az oszlopot tolod. Balról a sort toltad volna.
learn-pentaroll-theirs-title = Tolás a másik fél javára
learn-pentaroll-theirs = A tolás az ellenfél golyóit is mozgatja. Most az egyszer veszíts szándékosan: keresd meg azt a tolást, amely Feketének ad 5‑ös sort.
learn-pentaroll-theirs-right = A tolásod a helyére vitte Fekete ötödik golyóját, ezért Fekete nyer.
learn-pentaroll-both-title = Mindkét fél egyszerre
learn-pentaroll-both = Fekete két helyen is nyerhet. Egyetlen tolás mindkét félnek 5‑ös sort ad. Keresd meg.
learn-pentaroll-both-right = Ha mindkét félnek 5‑ös sora van, az döntetlen.
learn-pentaroll-defend-title = Védekezés
learn-pentaroll-defend = Feketének négy golyója van a 3. sorban, és tolni akar. Lépj úgy, hogy utána Fekete ne nyerhessen azonnal.
learn-pentaroll-defend-right = Ha a sorra keresztben tolsz, megtörik a vonal.

rules-pentaroll-material =
    Egy 6x6 mezős tábla, és mindkét félnek, Fehérnek és Feketének tizennyolc golyó. Fehér kezd, ha a játékosok nem állapodnak meg másban.
rules-pentaroll-turn =
    Guríts be egy golyót a saját színedből a tábla szélén bármelyik nyíláson át. Ha az ottani mező üres, a golyó ott marad. Ha golyó van rajta, a te golyód onnan az első hézagig minden golyót egy mezővel egyenesen beljebb tol. A hézag mögötti golyók a helyükön maradnak. A hat golyós sáv tele van, oda nem lehet begurítani: semmi sem tolható le a tábláról.
rules-pentaroll-end =
    - Minden lépés után nézd meg az egész táblát. Ha csak neked van öt vagy több golyód egy vonalban, nyersz. Ha csak az ellenfélnek van, az ellenfél nyer. Ha mindkettőtöknek van, a játszma döntetlen.
    - Ha a tábla megtelt, és senkinek sincs 5‑ös sora, a játszma döntetlen. Amíg van üres mező, lehet lépni.
rules-pentaroll-notation =
    A lépést az oldal és a sáv jelöli: Nc felülről gurít le a c oszlopban, Sc alulról fel, W3 balról a 3. sorban, E3 jobbról. Az oszlopok balról a-tól f-ig, a sorok felülről 1‑től 6‑ig vannak jelölve.
rules-pentaroll-settled =
    - Egy sarokba a sora vagy az oszlopa mentén lehet begurítani. Amíg a sarok üres, a kettő ugyanaz a lépés, és a sor menti lépésként írjuk.
    - A hézag megállítja a tolást.
    - Ha egy tolás csak az ellenfélnek ad 5‑ös sort, az ellenfél nyer.

position-form-pentaroll = Ide egy állás kell, például w5/6/2b3/6/6/6 w: hat sor felülről, aztán az, hogy ki lép. A hiba helye: { $column }. karakter.

move-form-pentaroll = Egy lépés egy oldal és egy sáv: Nc felülről, Sc alulról, W3 balról, E3 jobbról
illegal-lane-full = { $entry }: a sáv tele van, ezért nem gurítható be golyó

tour-pentaroll-move = Fehér balról gurít be a 2. sorba (W2), és a golyókat a hézagig egy mezővel beljebb tolja. A hézag mögötti golyók a helyükön maradnak.
tour-pentaroll-surprise = Meglepetés: a tolás az ellenfél golyóit is mozgatja, és 5‑ös sort adhat az ellenfélnek.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] A tolásod 5‑ös sort adott Fehérnek.
       *[black] A tolásod 5‑ös sort adott Feketének.
    }
    [white] Fehér tolása 5‑ös sort adott Feketének.
   *[black] Fekete tolása 5‑ös sort adott Fehérnek.
}

## For scripts

board-pentaroll = Pentaroll-tábla
choose-entry = Guríts be egy golyót a tábla széléről
entry-N = Felülről, { $lane } oszlop
entry-S = Alulról, { $lane } oszlop
entry-W = Balról, { $lane }. sor
entry-E = Jobbról, { $lane }. sor
entry-full = { $entry }; zárva
entry-pending = { $entry }; a gurításhoz nyomd meg újra
press-again = A gurításhoz nyomd meg újra a nyilat
said-pentaroll-N = { $color ->
    [white] Fehér: felülről, { $lane } oszlop
   *[black] Fekete: felülről, { $lane } oszlop
}
said-pentaroll-E = { $color ->
    [white] Fehér: jobbról, { $lane }. sor
   *[black] Fekete: jobbról, { $lane }. sor
}
said-pentaroll-S = { $color ->
    [white] Fehér: alulról, { $lane } oszlop
   *[black] Fekete: alulról, { $lane } oszlop
}
said-pentaroll-W = { $color ->
    [white] Fehér: balról, { $lane }. sor
   *[black] Fekete: balról, { $lane }. sor
}
