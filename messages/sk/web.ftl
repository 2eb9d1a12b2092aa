web-skip = Prejsť na obsah
web-nav = Stránky
nav-games = Hry
nav-mine = Moje partie
nav-rules = Pravidlá
web-language = Jazyk
web-names = Pentago, Pentaroll a Pantareï patria svojim vydavateľom. Panta s nimi nie je nijako spojená.
web-offline = Čo tu vidíš, teraz funguje aj bez servera. Partie s ostatnými ho potrebujú.
web-new-version = Nová verzia Panty je pripravená.
web-new-version-use = Použiť hneď
here-missing = Tento prehliadač túto partiu nemá. Partie proti počítaču a na jednej obrazovke zostávajú v prehliadači, v ktorom sa hrajú.
here-not-kept = Tento prehliadač tu nič neuchováva, takže v ňom partiu nemožno hrať. Dôvodom môže byť súkromné okno alebo plné zariadenie.

home-title = Tri hry pre dvoch hráčov
home-lead = Hraj proti počítaču, s niekým vedľa seba alebo s niekým na diaľku. Bez účtu a bez inštalácie.
home-continue = Pokračovať v partii
play-computer = Hrať proti počítaču
play-level = úroveň { $level }
play-change = Zvoliť úroveň a farbu
play-here = Hrať vedľa seba
play-friend = Pozvať kamaráta

setup-opponent = Kto hrá?
setup-computer = Ty a počítač
setup-here = Dvaja ľudia pri tejto obrazovke
setup-friend = Ty a kamarát, cez odkaz
setup-level = Úroveň počítača
setup-level-number = { $level ->
    [1] 1, najľahšia
    [10] 10, najsilnejšia
   *[other] { $level }
}
setup-color = Tvoja farba
setup-color-white = Biela
setup-color-black = Čierna
setup-color-any = Náhodne
setup-first = Kto začína?
setup-chooser = Kto si prezrie hada a zvolí farbu?
setup-chooser-me = Volíš ty
setup-chooser-other = Volí súper
setup-more = Viac
setup-edition = Vydanie
setup-clock = Hodiny
setup-clock-none = Bez hodín
setup-clock-of = { $minutes } min pre každého hráča a { $seconds } s za ťah
setup-hints = Rady a hrozby pre oboch hráčov
setup-start = Začať partiu
setup-needs-server = Na pozvanie kamaráta treba server, ktorý teraz nie je dostupný. Proti počítaču a na tejto obrazovke môžeš hrať aj bez neho.
edition-name-standard = Štandardné vydanie
picture-of = { $board }: { $state }

play-board = Hrací plán
play-status = Stav partie
play-moves = Ťahy
play-actions = Akcie
play-damaged = Ďalšie ťahy sa už nedajú prečítať. Partia je zobrazená až potiaľto.
play-no-moves = Zatiaľ nebol urobený žiadny ťah.
play-no-script = Na hranie treba JavaScript. Bez neho vidíš hrací plán v súčasnom stave.
step-first = Na začiatok
step-back = O ťah späť
step-forward = O ťah dopredu
step-last = K poslednému ťahu
act-undo = Vrátiť ťah
act-takeback = Požiadať o vrátenie ťahu
act-hint = Rada
play-threats = Ukázať, kde by niektorá strana mohla nasledujúcim ťahom vyhrať
play-confirm = Potvrdzovať moje ťahy
play-call = Zvuk a vibrácie, keď som na ťahu
act-confirm = Potvrdiť
act-resign = Vzdať sa
act-resign-sure = Naozaj sa vzdať?
act-yes = Áno
act-no = Nie
act-draw = Ponúknuť remízu
act-accept = Prijať
act-decline = Odmietnuť
act-retry = Vrátiť ťah a skúsiť znova
act-rematch = Odveta
act-rematch-go = K odvete
act-record = Uložiť zápis
choose-title = Zvoľ svoju farbu
choose-lead = Toto je had. Prvý ťah má hráč, ktorý nevolí.
choose-why = Obe farby majú rovnakú súpravu deviatich šupín; líšia sa len ich miesta. Premysli si, ktorá farba by skôr dostala veľa šupín na jednu kôpku, a nezabudni, že začína druhý hráč.
choose-white = Beriem bielu
choose-black = Beriem čiernu
keys-title = Klávesy
keys-move = Pohyb po hracom pláne
keys-press = Položiť, vkotúľať alebo vybrať
keys-cancel = Zrušiť tento ťah
keys-hint = Rada
keys-threats = Zobraziť alebo skryť hrozby
keys-last = Prečítať posledný ťah
keys-undo = Vrátiť ťah

result-you-won = Výhra!
result-you-lost = Prehra
why-five-by-placing = { $mover ->
    [you] Tvoja gulička dokončila rad piatich.
    [white] Biela gulička dokončila rad piatich.
   *[black] Čierna gulička dokončila rad piatich.
}
why-both-five = { $end ->
    [draw] Jeden ťah vytvoril rad piatich guličiek pre obe strany.
   *[win] Jedno otočenie vytvorilo rad piatich guličiek pre obe strany. V tomto vydaní vyhráva hráč, ktorý otočil.
}
why-board-full = Hrací plán je plný a nikto nemá rad piatich guličiek.
why-repetition = Rovnaká pozícia nastala tretíkrát.
why-resignation = { $loser ->
    [you] Vzdávaš sa.
    [white] Biely sa vzdal.
   *[black] Čierny sa vzdal.
}
why-time = { $loser ->
    [you] Vypršal ti čas.
    [white] Bielemu vypršal čas.
   *[black] Čiernemu vypršal čas.
}
why-agreement = Obe strany súhlasili.
why-forfeit = { $loser ->
    [you] Partiu ukončil tvoj odchod.
    [white] Biely opustil partiu.
   *[black] Čierny opustil partiu.
}
why-abandoned = Partia bola opustená.

invite-title = Pozvi kamaráta
invite-lead = Pošli tento odkaz alebo nech si kamarát naskenuje kód. Platí raz, pre druhé miesto.
invite-link = Odkaz pre kamaráta
invite-share = Zdieľať odkaz
invite-copy = Kopírovať
invite-new = Vytvoriť nový odkaz
invite-qr = Odkaz ako QR kód
invite-watch = Všetci ostatní sa môžu pozerať na tejto adrese:
join-color = { $color ->
    [white] Hráš za bieleho.
   *[black] Hráš za čierneho.
}
join-first = { $color ->
    [white] Biely začína.
   *[black] Čierny začína.
}
join-choosing = Jeden z vás si prezrie hada a zvolí farbu; druhý začína.
join-hints = Obaja môžete žiadať o radu a vidieť hrozby.
join-how = Ako sa hrá
join-take = Hrať
join-no-script = Na obsadenie miesta treba JavaScript: tajnú časť odkazu dokáže prečítať len skript.
join-taken = Toto miesto je už obsadené. Na partiu sa však môžeš pozerať.
join-wrong = Tento odkaz nie je správny alebo ho nahradil novší. Požiadaj kamaráta o najnovší.
join-watch = Sledovať partiu
join-own = Tento odkaz je pre kamaráta. Stále platí: jednoducho ho pošli.
join-back = Späť k partii

mine-title = Moje partie
mine-lead = Partie z tohto prehliadača, najnovšie ako prvé. Nikto iný tento zoznam nevidí.
mine-none = Zatiaľ žiadne partie. Vyber hru a zahraj si.
mine-damaged = { $count ->
    [one] { $count } partiu už nemožno prečítať.
    [few] { $count } partie už nemožno prečítať.
   *[other] { $count } partií už nemožno prečítať.
}
mine-leave = Toto zariadenie bude patriť niekomu inému
mine-leave-what = Potom je zoznam prázdny a nikto nemôže v týchto partiách z tohto zariadenia pokračovať. Partie sa nevymažú a ostatní hráči môžu pokračovať.
mine-leave-do = Zabudnúť partie na tomto zariadení
mine-here = Uchované v tomto prehliadači
mine-here-lead = Tieto partie sú len na tomto zariadení. Ulož ich do súboru na prenesenie inam alebo pre istotu.
mine-export = Uložiť tieto partie do súboru
mine-import = Načítať partie zo súboru
mine-delete = Vymazať
mine-open = Pokračovať
mine-look = Pozrieť

rules-title = Pravidlá
rules-editions = Vydania
rules-picture-start = Začiatok hry

error-not-found = Táto stránka neexistuje
error-not-found-more = Adresa môže byť chybná alebo bola partia vymazaná.
error-busy = Príliš veľa požiadaviek
error-busy-more = Počkaj chvíľu a skús to znova.
error-refused = To sa nedá urobiť
error-refused-more = Vráť sa a skontroluj zvolené možnosti.
error-broken = Niečo sa pokazilo
error-broken-more = Je to naša chyba a bola zaznamenaná. Skús to znova.
error-home = Späť k hrám

name-yours = Tvoje meno (nepovinné)
name-rule = Meno môže mať najviac 20 písmen, číslic, medzier a znakov - . _ ’
join-from = { $name } ťa pozýva na partiu.
join-public = Každý môže túto partiu nájsť a pozerať sa na ňu, kým sa hrá.
setup-public = Pozerať sa môže každý: uviesť partiu v zozname, kým sa hrá

left-lead = Súper opustil partiu. Môžeš počkať alebo ju ukončiť.
act-claim = Nárokovať si výhru
act-call-off = Zrušiť partiu

watch-link = Sledovať partie, ktoré sa hrajú
watch-title = Partie, ktoré sa hrajú
watch-lead = Verejné partie s ťahom za poslednú hodinu. Kto partiu začína, rozhoduje, či tu bude uvedená.
watch-none = Práve sa nehrá žiadna verejná partia.

act-film = Uložiť ako animáciu
embed-title = Zobraziť na inom webe
embed-lead = Skopíruj tento kód do stránky:
embed-open = Pozrieť partiu na Pante
embed-analyze = Analyzovať pozíciu na Pante
