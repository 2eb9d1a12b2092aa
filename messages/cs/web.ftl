web-skip = Přejít k obsahu
web-nav = Stránky
nav-games = Hry
nav-mine = Moje partie
nav-rules = Pravidla
web-language = Jazyk
web-names = Pentago, Pentaroll a Pantareï patří svým vydavatelům. Panta s nimi není nijak spojena.
web-offline = Co tu vidíš, teď funguje i bez serveru. Partie s ostatními ho potřebují.
web-new-version = Nová verze Panty je připravena.
web-new-version-use = Použít hned
here-missing = Tento prohlížeč tuto partii nemá. Partie proti počítači a na jedné obrazovce zůstávají v prohlížeči, ve kterém se hrají.
here-not-kept = Tento prohlížeč tu nic neuchovává, takže v něm partii nelze hrát. Důvodem může být anonymní okno nebo plné zařízení.

home-title = Tři hry pro dva hráče
home-lead = Hraj proti počítači, s někým vedle sebe, nebo s někým na dálku. Bez účtu a bez instalace.
home-continue = Pokračovat v partii
play-computer = Hrát proti počítači
play-level = úroveň { $level }
play-change = Zvolit úroveň a barvu
play-here = Hrát vedle sebe
play-friend = Pozvat kamaráda

setup-opponent = Kdo hraje?
setup-computer = Ty a počítač
setup-here = Dva lidé u této obrazovky
setup-friend = Ty a kamarád, přes odkaz
setup-level = Úroveň počítače
setup-level-number = { $level ->
    [1] 1, nejsnazší
    [10] 10, nejsilnější
   *[other] { $level }
}
setup-color = Tvá barva
setup-color-white = Bílá
setup-color-black = Černá
setup-color-any = Náhodně
setup-first = Kdo začíná?
setup-chooser = Kdo si prohlédne hada a zvolí barvu?
setup-chooser-me = Volíš ty
setup-chooser-other = Volí soupeř
setup-more = Více
setup-edition = Vydání
setup-clock = Hodiny
setup-clock-none = Bez hodin
setup-clock-of = { $minutes } min pro každého hráče a { $seconds } s za tah
setup-hints = Nápovědy a hrozby pro oba hráče
setup-start = Začít partii
setup-needs-server = K pozvání kamaráda je potřeba server, který teď není dostupný. Proti počítači a na této obrazovce můžeš hrát i bez něj.
edition-name-standard = Standardní vydání
picture-of = { $board }: { $state }

play-board = Herní plán
play-status = Stav partie
play-moves = Tahy
play-actions = Akce
play-damaged = Další tahy už nelze přečíst. Partie je zobrazena až sem.
play-no-moves = Zatím nebyl udělán žádný tah.
play-no-script = Ke hře je potřeba JavaScript. Bez něj vidíš herní plán v současném stavu.
step-first = Na začátek
step-back = O tah zpět
step-forward = O tah vpřed
step-last = K poslednímu tahu
act-undo = Vrátit tah
act-takeback = Požádat o vrácení tahu
act-hint = Nápověda
play-threats = Ukázat, kde by některá strana mohla příštím tahem vyhrát
play-confirm = Potvrzovat mé tahy
play-call = Zvuk a vibrace, když jsem na tahu
act-confirm = Potvrdit
act-resign = Vzdát se
act-resign-sure = Opravdu se vzdát?
act-yes = Ano
act-no = Ne
act-draw = Nabídnout remízu
act-accept = Přijmout
act-decline = Odmítnout
act-retry = Vrátit tah a zkusit znovu
act-rematch = Odveta
act-rematch-go = K odvetě
act-record = Uložit zápis
choose-title = Zvol svou barvu
choose-lead = Toto je had. První tah má hráč, který nevolí.
choose-why = Obě barvy mají stejnou sadu devíti destiček; liší se jen jejich místa. Promysli si, která barva by dřív dostala hodně destiček na jednu hromádku, a nezapomeň, že začíná druhý hráč.
choose-white = Beru bílou
choose-black = Beru černou
keys-title = Klávesy
keys-move = Pohyb po herním plánu
keys-press = Položit, vkutálet nebo vybrat
keys-cancel = Zrušit tento tah
keys-hint = Nápověda
keys-threats = Zobrazit nebo skrýt hrozby
keys-last = Přečíst poslední tah
keys-undo = Vrátit tah

result-you-won = Výhra!
result-you-lost = Prohra
why-five-by-placing = { $mover ->
    [you] Tvá kulička dokončila řadu pěti.
    [white] Bílá kulička dokončila řadu pěti.
   *[black] Černá kulička dokončila řadu pěti.
}
why-both-five = { $end ->
    [draw] Jeden tah vytvořil řadu pěti kuliček pro obě strany.
   *[win] Jedno otočení vytvořilo řadu pěti kuliček pro obě strany. V tomto vydání vyhrává hráč, který otočil.
}
why-board-full = Herní plán je plný a nikdo nemá řadu pěti kuliček.
why-repetition = Stejná pozice nastala potřetí.
why-resignation = { $loser ->
    [you] Vzdáváš se.
    [white] Bílý se vzdal.
   *[black] Černý se vzdal.
}
why-time = { $loser ->
    [you] Vypršel ti čas.
    [white] Bílému vypršel čas.
   *[black] Černému vypršel čas.
}
why-agreement = Obě strany souhlasily.
why-forfeit = { $loser ->
    [you] Partii ukončil tvůj odchod.
    [white] Bílý opustil partii.
   *[black] Černý opustil partii.
}
why-abandoned = Partie byla opuštěna.

invite-title = Pozvi kamaráda
invite-lead = Pošli tento odkaz, nebo ať si kamarád naskenuje kód. Platí jednou, pro druhé místo.
invite-link = Odkaz pro kamaráda
invite-share = Sdílet odkaz
invite-copy = Kopírovat
invite-new = Vytvořit nový odkaz
invite-qr = Odkaz jako QR kód
invite-watch = Všichni ostatní se mohou dívat na této adrese:
join-color = { $color ->
    [white] Hraješ za bílého.
   *[black] Hraješ za černého.
}
join-first = { $color ->
    [white] Bílý začíná.
   *[black] Černý začíná.
}
join-choosing = Jeden z vás si prohlédne hada a zvolí barvu; druhý začíná.
join-hints = Oba můžete žádat o nápovědu a vidět hrozby.
join-how = Jak se hraje
join-take = Hrát
join-no-script = K obsazení místa je potřeba JavaScript: tajnou část odkazu dokáže přečíst jen skript.
join-taken = Toto místo je už obsazené. Na partii se ale můžeš dívat.
join-wrong = Tento odkaz není správný, nebo ho nahradil novější. Požádej kamaráda o nejnovější.
join-watch = Sledovat partii
join-own = Tento odkaz je pro kamaráda. Stále platí: prostě ho pošli.
join-back = Zpět k partii

mine-title = Moje partie
mine-lead = Partie z tohoto prohlížeče, nejnovější jako první. Nikdo jiný tento seznam nevidí.
mine-none = Zatím žádné partie. Vyber hru a zahraj si.
mine-damaged = { $count ->
    [one] { $count } partii už nelze přečíst.
    [few] { $count } partie už nelze přečíst.
   *[other] { $count } partií už nelze přečíst.
}
mine-leave = Toto zařízení bude patřit někomu jinému
mine-leave-what = Potom je seznam prázdný a nikdo nemůže v těchto partiích z tohoto zařízení pokračovat. Partie se nesmažou a ostatní hráči mohou pokračovat.
mine-leave-do = Zapomenout partie na tomto zařízení
mine-here = Uchované v tomto prohlížeči
mine-here-lead = Tyto partie jsou jen na tomto zařízení. Ulož je do souboru pro přenos jinam nebo pro jistotu.
mine-export = Uložit tyto partie do souboru
mine-import = Načíst partie ze souboru
mine-delete = Smazat
mine-open = Pokračovat
mine-look = Prohlédnout

rules-title = Pravidla
rules-editions = Vydání
rules-picture-start = Začátek hry

error-not-found = Tato stránka neexistuje
error-not-found-more = Adresa může být chybná, nebo byla partie smazána.
error-busy = Příliš mnoho požadavků
error-busy-more = Počkej prosím chvíli a zkus to znovu.
error-refused = To nelze provést
error-refused-more = Vrať se prosím a zkontroluj zvolené možnosti.
error-broken = Něco se pokazilo
error-broken-more = Je to naše chyba a byla zaznamenána. Zkus to prosím znovu.
error-home = Zpět ke hrám

name-yours = Tvé jméno (nepovinné)
name-rule = Jméno může mít nejvýše 20 písmen, číslic, mezer a znaků - . _ ’
join-from = { $name } tě zve ke hře.
join-public = Každý může tuto partii najít a dívat se na ni, dokud se hraje.
setup-public = Dívat se může každý: uvést partii v seznamu, dokud se hraje

left-lead = Soupeř opustil partii. Můžeš počkat, nebo ji ukončit.
act-claim = Nárokovat výhru
act-call-off = Zrušit partii

watch-link = Sledovat partie, které se hrají
watch-title = Partie, které se hrají
watch-lead = Veřejné partie s tahem za poslední hodinu. Kdo partii začíná, rozhoduje, zda tu bude uvedena.
watch-none = Právě se nehraje žádná veřejná partie.

act-film = Uložit jako animaci
embed-title = Zobrazit na jiném webu
embed-lead = Zkopíruj tento kód do stránky:
embed-open = Prohlédnout partii na Pantě
embed-analyze = Rozebrat pozici na Pantě
