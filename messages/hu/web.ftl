web-skip = Ugrás a tartalomhoz
web-nav = Oldalak
nav-games = Játékok
nav-mine = Játszmáim
nav-rules = Szabályok
web-language = Nyelv
web-names = A Pentago, a Pentaroll és a Pantareï a kiadóiké. A Panta nem áll kapcsolatban velük.
web-offline = Amit itt látsz, az már a szerver nélkül is működik. A másokkal játszott játszmákhoz kell a szerver.
web-new-version = A Panta új verziója készen áll.
web-new-version-use = Frissítés most
here-missing = Ez a játszma nincs meg ebben a böngészőben. A számítógép elleni és az egy képernyőn játszott játszmák abban a böngészőben maradnak, amelyben játsszák őket.
here-not-kept = Ez a böngésző itt semmit sem ment el, ezért a játszma nem játszható benne. Privát ablak vagy megtelt eszköz lehet az oka.

home-title = Három játék két játékosnak
home-lead = Játssz a számítógép ellen, a melletted ülő barátoddal vagy egy távoli barátoddal. Nem kell fiók, nem kell telepíteni semmit.
home-continue = Játszma folytatása
play-computer = Játék a számítógép ellen
play-level = { $level }. szint
play-change = Szint és szín választása
play-here = Játék egy képernyőn
play-friend = Barát meghívása

setup-opponent = Kik játszanak?
setup-computer = Te és a számítógép
setup-here = Két ember ennél a képernyőnél
setup-friend = Te és egy barátod, linkkel
setup-level = A számítógép szintje
setup-level-number = { $level ->
    [1] 1, a legkönnyebb
    [10] 10, a legerősebb
   *[other] { $level }
}
setup-color = A színed
setup-color-white = Fehér
setup-color-black = Fekete
setup-color-any = Véletlen
setup-first = Ki kezd?
setup-chooser = Ki nézi meg a kígyót és választ színt?
setup-chooser-me = Te választasz
setup-chooser-other = Az ellenfél választ
setup-more = Továbbiak
setup-edition = Kiadás
setup-clock = Óra
setup-clock-none = Nincs óra
setup-clock-of = { $minutes } perc játékosonként, plusz { $seconds } mp lépésenként
setup-hints = Tippek és fenyegetések mindkét játékosnak
setup-start = Játszma indítása
setup-needs-server = Barát meghívásához kell a szerver, de az most nem érhető el. A számítógép ellen és ezen a képernyőn nélküle is játszhatsz.
edition-name-standard = Alapkiadás
picture-of = { $board }: { $state }

play-board = Tábla
play-status = A játszma állása
play-moves = Lépések
play-actions = Műveletek
play-damaged = Az ezutáni lépések már nem olvashatók. A játszma eddig látható.
play-no-moves = Még nem volt lépés.
play-no-script = A játékhoz JavaScript kell. Enélkül a tábla mostani állását látod.
step-first = Az elejére
step-back = Egy lépés vissza
step-forward = Egy lépés előre
step-last = A legutóbbi lépéshez
act-undo = Visszavonás
act-takeback = Visszavonás kérése
act-hint = Tipp
play-threats = Látszódjon, hol nyerhetne valamelyik fél a következő lépésével
play-confirm = Lépéseim megerősítése
play-call = Hang és rezgés, amikor én jövök
act-confirm = Megerősítés
act-resign = Feladás
act-resign-sure = Biztosan feladod?
act-yes = Igen
act-no = Nem
act-draw = Döntetlen ajánlása
act-accept = Elfogadás
act-decline = Elutasítás
act-retry = Visszavonás és új próba
act-rematch = Visszavágó
act-rematch-go = A visszavágóhoz
act-record = Játszma mentése
choose-title = Válaszd ki a színed
choose-lead = Ez a kígyó. Az első lépést az a játékos teszi meg, aki nem választ.
choose-why = Mindkét színnek ugyanaz a kilenc pikkelye van; csak a helyük más. Gondold végig, melyik szín tudna hamarabb sok pikkelyt egy halomra gyűjteni, és ne feledd, hogy a másik játékos kezd.
choose-white = A fehéret kérem
choose-black = A feketét kérem
keys-title = Billentyűk
keys-move = Mozgás a táblán
keys-press = Letétel, gurítás vagy választás
keys-cancel = Lépés elvetése
keys-hint = Tipp
keys-threats = Fenyegetések mutatása vagy elrejtése
keys-last = Utolsó lépés felolvasása
keys-undo = Visszavonás

result-you-won = Nyertél
result-you-lost = Vesztettél
why-five-by-placing = { $mover ->
    [you] A golyóddal 5‑ös sor alakult ki.
    [white] Fehér golyójával 5‑ös sor alakult ki.
   *[black] Fekete golyójával 5‑ös sor alakult ki.
}
why-both-five = { $end ->
    [draw] Egy lépéssel mindkét félnek 5‑ös sora lett.
   *[win] Egy elfordítással mindkét félnek 5‑ös sora lett. Ebben a kiadásban az nyer, aki az elfordítást végezte.
}
why-board-full = A tábla megtelt, és senkinek sincs 5‑ös sora.
why-repetition = Ugyanaz az állás harmadszor fordult elő.
why-resignation = { $loser ->
    [you] Feladtad.
    [white] Fehér feladta.
   *[black] Fekete feladta.
}
why-time = { $loser ->
    [you] Lejárt az időd.
    [white] Fehér ideje lejárt.
   *[black] Fekete ideje lejárt.
}
why-agreement = A felek döntetlenben egyeztek meg.
why-forfeit = { $loser ->
    [you] Elhagytad a játszmát.
    [white] Fehér elhagyta a játszmát.
   *[black] Fekete elhagyta a játszmát.
}
why-abandoned = A játszma félbeszakadt.

invite-title = Hívd meg a barátodat
invite-lead = Küldd el ezt a linket, vagy olvastasd be a barátoddal a kódot. Egyszer használható, a másik helyhez.
invite-link = Link a barátodnak
invite-share = Link megosztása
invite-copy = Másolás
invite-new = Új link készítése
invite-qr = A link QR-kódként
invite-watch = Mindenki más ezen a címen nézheti:
join-color = { $color ->
    [white] Te vagy Fehér.
   *[black] Te vagy Fekete.
}
join-first = { $color ->
    [white] Fehér kezd.
   *[black] Fekete kezd.
}
join-choosing = Egyikőtök megnézi a kígyót, és színt választ; a másik kezd.
join-hints = Mindketten kérhettek tippet, és láthatjátok a fenyegetéseket.
join-how = Így kell játszani
join-take = Játék
join-no-script = A hely elfoglalásához JavaScript kell: csak egy szkript tudja elolvasni a link titkos részét.
join-taken = Ez a hely már foglalt. A játszmát azért nézheted.
join-wrong = Ez a link nem jó, vagy egy újabb lépett a helyébe. Kérd el a barátodtól a legújabbat.
join-watch = Játszma nézése
join-own = Ez a link a barátodnak szól. Még érvényes: csak küldd el neki.
join-back = Vissza a játszmához

mine-title = Játszmáim
mine-lead = Ennek a böngészőnek a játszmái, elöl a legújabb. Ezt a listát senki más nem látja.
mine-none = Még nincsenek játszmák. Válassz egy játékot, és játssz.
mine-damaged = { $count } játszma már nem olvasható.
mine-leave = Ez az eszköz másé lesz
mine-leave-what = Ezután a lista üres lesz, és erről az eszközről senki sem folytathatja ezeket a játszmákat. A játszmák nem törlődnek, és a többi játékos folytathatja őket.
mine-leave-do = Játszmák elfelejtése ezen az eszközön
mine-here = Ebben a böngészőben tárolva
mine-here-lead = Ezek a játszmák csak ezen az eszközön vannak meg. Mentsd őket fájlba, hogy máshová vihesd őket, vagy a biztonság kedvéért.
mine-export = Játszmák mentése fájlba
mine-import = Játszmák betöltése fájlból
mine-delete = Törlés
mine-open = Folytatás
mine-look = Megnézés

rules-title = A szabályok
rules-editions = Kiadások
rules-picture-start = A játék kezdete

error-not-found = Ez az oldal nem létezik
error-not-found-more = Lehet, hogy rossz a cím, vagy a játszmát törölték.
error-busy = Túl sok kérés
error-busy-more = Várj egy kicsit, és próbáld újra.
error-refused = Ezt nem lehet
error-refused-more = Menj vissza, és ellenőrizd a választásaidat.
error-broken = Valami hiba történt
error-broken-more = Ez a mi hibánk, és feljegyeztük. Próbáld újra.
error-home = Vissza a játékokhoz

name-yours = A neved (nem kötelező)
name-rule = Egy név legfeljebb 20 betűből, számjegyből, szóközből és ezekből állhat: - . _ ’
join-from = { $name } játszani hív.
join-public = Ezt a játszmát bárki megtalálhatja és nézheti, amíg tart.
setup-public = Bárki nézheti: a játszma szerepeljen a listán, amíg tart

left-lead = Az ellenfeled elhagyta a játszmát. Várhatsz, vagy befejezheted.
act-claim = Győzelem igénylése
act-call-off = Játszma félbeszakítása

watch-link = Folyamatban lévő játszmák nézése
watch-title = Folyamatban lévő játszmák
watch-lead = Nyilvános játszmák, amelyekben az elmúlt órában volt lépés. Aki elindít egy játszmát, az dönti el, szerepeljen-e itt.
watch-none = Most nem folyik nyilvános játszma.

act-film = Mentés animációként
embed-title = Megjelenítés egy másik webhelyen
embed-lead = Másold ezt a kódot az oldalba:
embed-open = Játszma megnézése a Pantán
embed-analyze = Állás elemzése a Pantán
