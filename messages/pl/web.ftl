web-skip = Przejdź do treści
web-nav = Strony
nav-games = Gry
nav-mine = Moje partie
nav-rules = Zasady
web-language = Język
web-names = Pentago, Pentaroll i Pantareï należą do swoich wydawców. Panta nie jest z nimi powiązana.
web-offline = To, co tu widzisz, działa teraz także bez serwera. Partie z innymi go wymagają.
web-new-version = Nowa wersja Panty jest gotowa.
web-new-version-use = Użyj jej teraz
here-missing = Ta przeglądarka nie ma tej partii. Partie z komputerem i przy jednym ekranie pozostają w przeglądarce, w której są rozgrywane.
here-not-kept = Ta przeglądarka niczego tu nie zachowuje, więc nie można w niej rozegrać tej partii. Powodem może być okno prywatne albo pełna pamięć urządzenia.

home-title = Trzy gry dla dwóch osób
home-lead = Graj z komputerem, z kimś obok ciebie albo z kimś daleko stąd. Bez konta i bez instalowania.
home-continue = Kontynuuj partię
play-computer = Zagraj z komputerem
play-level = poziom { $level }
play-change = Wybierz poziom i kolor
play-here = Zagraj przy jednym ekranie
play-friend = Zaproś znajomego

setup-opponent = Kto gra?
setup-computer = Ty i komputer
setup-here = Dwie osoby na tym ekranie
setup-friend = Ty i znajomy, przez link
setup-level = Poziom komputera
setup-level-number = { $level ->
    [1] 1, najłatwiejszy
    [10] 10, najsilniejszy
   *[other] { $level }
}
setup-color = Twój kolor
setup-color-white = Białe
setup-color-black = Czarne
setup-color-any = Losowo
setup-first = Kto zaczyna?
setup-chooser = Kto ogląda węża i wybiera kolor?
setup-chooser-me = Ty wybierasz
setup-chooser-other = Wybiera przeciwnik
setup-more = Więcej
setup-edition = Wydanie
setup-clock = Zegar
setup-clock-none = Bez zegara
setup-clock-of = { $minutes } min na gracza plus { $seconds } s za każdy ruch
setup-hints = Podpowiedzi i groźby dla obu graczy
setup-start = Rozpocznij partię
setup-needs-server = Do zaproszenia znajomego potrzebny jest serwer, a teraz nie ma z nim połączenia. Z komputerem i na tym ekranie możesz grać bez niego.
edition-name-standard = Wydanie standardowe
picture-of = { $board }: { $state }

play-board = Plansza
play-status = Stan partii
play-moves = Ruchy
play-actions = Działania
play-damaged = Dalszych ruchów nie można już odczytać. Partia jest pokazana do tego miejsca.
play-no-moves = Nie wykonano jeszcze żadnego ruchu.
play-no-script = Do gry potrzebny jest JavaScript. Bez niego widać planszę w obecnym stanie.
step-first = Na początek
step-back = Ruch wstecz
step-forward = Ruch naprzód
step-last = Do ostatniego ruchu
act-undo = Cofnij
act-takeback = Poproś o cofnięcie ruchu
act-hint = Podpowiedź
play-threats = Pokaż, gdzie każda ze stron mogłaby wygrać następnym ruchem
play-confirm = Potwierdzanie moich ruchów
play-call = Dźwięk i wibracja, gdy jest mój ruch
act-confirm = Potwierdź
act-resign = Poddaj partię
act-resign-sure = Na pewno poddać partię?
act-yes = Tak
act-no = Nie
act-draw = Zaproponuj remis
act-accept = Przyjmij
act-decline = Odrzuć
act-retry = Cofnij i spróbuj ponownie
act-rematch = Rewanż
act-rematch-go = Do rewanżu
act-record = Zapisz partię
choose-title = Wybierz swój kolor
choose-lead = To jest wąż. Gracz, który nie wybiera, wykonuje pierwszy ruch.
choose-why = Oba kolory mają te same dziewięć łusek; różnią się tylko ich miejsca. Zastanów się, który kolor może prędzej zebrać wiele łusek na jednym stosie, i pamiętaj, że zaczyna drugi gracz.
choose-white = Biorę białe
choose-black = Biorę czarne
keys-title = Klawisze
keys-move = Poruszanie się po planszy
keys-press = Umieść, wtocz lub wybierz
keys-cancel = Anuluj ten ruch
keys-hint = Podpowiedź
keys-threats = Pokaż lub ukryj groźby
keys-last = Odczytaj ostatni ruch
keys-undo = Cofnij

result-you-won = Wygrana!
result-you-lost = Przegrana
why-five-by-placing = { $mover ->
    [you] Twoja kulka dopełniła rząd pięciu.
    [white] Biała kulka dopełniła rząd pięciu.
   *[black] Czarna kulka dopełniła rząd pięciu.
}
why-both-five = { $end ->
    [draw] Jeden ruch utworzył rząd pięciu kulek dla obu stron.
   *[win] Jeden obrót utworzył rząd pięciu kulek dla obu stron. W tym wydaniu wygrywa ten, kto obrócił platformę.
}
why-board-full = Plansza jest pełna i nikt nie ma rzędu pięciu kulek.
why-repetition = Ta sama pozycja wystąpiła po raz trzeci.
why-resignation = { $loser ->
    [you] Partia poddana przez ciebie.
    [white] Białe poddały partię.
   *[black] Czarne poddały partię.
}
why-time = { $loser ->
    [you] Skończył ci się czas.
    [white] Białym skończył się czas.
   *[black] Czarnym skończył się czas.
}
why-agreement = Obie strony się zgodziły.
why-forfeit = { $loser ->
    [you] Partia opuszczona przez ciebie.
    [white] Białe opuściły partię.
   *[black] Czarne opuściły partię.
}
why-abandoned = Partia została porzucona.

invite-title = Zaproś znajomego
invite-lead = Wyślij ten link albo daj znajomemu kod do zeskanowania. Działa raz, dla drugiego miejsca.
invite-link = Link dla znajomego
invite-share = Udostępnij link
invite-copy = Kopiuj
invite-new = Utwórz nowy link
invite-qr = Link jako kod QR
invite-watch = Wszyscy inni mogą oglądać pod tym adresem:
join-color = { $color ->
    [white] Grasz białymi.
   *[black] Grasz czarnymi.
}
join-first = { $color ->
    [white] Zaczynają białe.
   *[black] Zaczynają czarne.
}
join-choosing = Jedno z was ogląda węża i wybiera kolor; drugie zaczyna.
join-hints = Oboje możecie prosić o podpowiedzi i widzieć groźby.
join-how = Jak grać
join-take = Zagraj
join-no-script = Do zajęcia miejsca potrzebny jest JavaScript: tylko skrypt może odczytać tajną część linku.
join-taken = To miejsce jest już zajęte. Nadal możesz oglądać partię.
join-wrong = Ten link jest niewłaściwy albo zastąpił go nowszy. Poproś znajomego o najnowszy.
join-watch = Oglądaj partię
join-own = Ten link jest dla znajomego. Wciąż działa: po prostu go wyślij.
join-back = Wróć do partii

mine-title = Moje partie
mine-lead = Partie w tej przeglądarce, od najnowszej. Nikt inny nie widzi tej listy.
mine-none = Nie ma jeszcze partii. Wybierz grę i zagraj.
mine-damaged = { $count ->
    [one] { $count } partii nie można już odczytać.
    [few] { $count } partii nie można już odczytać.
   *[many] { $count } partii nie można już odczytać.
}
mine-leave = To urządzenie będzie należeć do kogoś innego
mine-leave-what = Potem lista będzie pusta i nikt nie będzie mógł kontynuować tych partii na tym urządzeniu. Partie nie są usuwane, a pozostali gracze mogą grać dalej.
mine-leave-do = Zapomnij partie na tym urządzeniu
mine-here = Zachowane w tej przeglądarce
mine-here-lead = Te partie są tylko na tym urządzeniu. Zapisz je do pliku, aby przenieść je gdzie indziej albo zabezpieczyć.
mine-export = Zapisz te partie do pliku
mine-import = Wczytaj partie z pliku
mine-delete = Usuń
mine-open = Kontynuuj
mine-look = Obejrzyj

rules-title = Zasady
rules-editions = Wydania
rules-picture-start = Początek gry

error-not-found = Ta strona nie istnieje
error-not-found-more = Adres może być błędny albo partia została usunięta.
error-busy = Za dużo żądań
error-busy-more = Poczekaj chwilę i spróbuj ponownie.
error-refused = Nie można tego zrobić
error-refused-more = Wróć i sprawdź wybrane ustawienia.
error-broken = Coś poszło nie tak
error-broken-more = To nasz błąd i został on odnotowany. Spróbuj ponownie.
error-home = Wróć do gier

name-yours = Twoje imię (nieobowiązkowe)
name-rule = Imię może mieć najwyżej 20 liter, cyfr, spacji i znaków - . _ ’
join-from = { $name } zaprasza cię do gry.
join-public = Każdy może znaleźć tę partię i oglądać ją, dopóki trwa.
setup-public = Każdy może oglądać: pokaż partię na liście, dopóki trwa

left-lead = Przeciwnik opuścił partię. Możesz poczekać albo ją zakończyć.
act-claim = Ogłoś wygraną
act-call-off = Unieważnij partię

watch-link = Oglądaj trwające partie
watch-title = Trwające partie
watch-lead = Partie publiczne, w których wykonano ruch w ostatniej godzinie. Kto rozpoczyna partię, decyduje, czy będzie na tej liście.
watch-none = W tej chwili nie trwa żadna partia publiczna.

act-film = Zapisz jako animację
embed-title = Pokaż na innej stronie internetowej
embed-lead = Skopiuj ten kod na stronę:
embed-open = Obejrzyj partię na stronie Panty
embed-analyze = Analizuj pozycję na stronie Panty
