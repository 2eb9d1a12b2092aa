game-pentaroll = Pentaroll
learn-a-pentaroll = Poznaj Pentaroll
play-a-pentaroll = Zagraj w Pentaroll
rules-of-pentaroll = Zasady gry Pentaroll
setup-title-pentaroll = Partia w Pentaroll
join-title-pentaroll = Masz zaproszenie do gry w Pentaroll
invite-text-pentaroll = Zagraj ze mną w Pentaroll
puzzles-of-pentaroll = Zadania z gry Pentaroll
study-title-pentaroll = Analiza gry Pentaroll
review-title-pentaroll = Przegląd partii w Pentaroll
tagline-pentaroll = Wtaczaj kulki od brzegu, ułóż rząd pięciu
edition-pentaroll-standard = Zasady wydania z 2021 roku.

learn-pentaroll-turn-title = Jeden ruch
learn-pentaroll-turn = Wtocz kulkę z dowolnego brzegu. Na pustym torze zatrzymuje się w pierwszym wgłębieniu.
learn-pentaroll-turn-right = To cały ruch: jedna kulka od brzegu.
learn-pentaroll-push-title = Popchnięcie
learn-pentaroll-push = Wtocz kulkę z lewej strony wzdłuż wiersza 3. Pierwsze wgłębienie nie jest tam puste.
learn-pentaroll-push-right = Twoja kulka popchnęła stykające się kulki o jedno wgłębienie w głąb, bez względu na to, czyje są. Kulka za luką się nie ruszyła.
learn-pentaroll-five-title = Rząd pięciu kulek
learn-pentaroll-five = Wygrywa pięć kulek w jednej linii: poziomo, pionowo lub po przekątnej. Popchnij cztery białe kulki i dołóż piątą.
learn-pentaroll-five-right = Cztery kulki przesunęły się dalej, a piąta weszła za nimi.
learn-pentaroll-full-title = Pełne tory
learn-pentaroll-full = Wiersz 4 jest pełny, więc nie można tam wtoczyć kulki: nic nie jest spychane z planszy. Wygraj przez inny tor.
learn-pentaroll-full-right = W kolumnie b było miejsce i jej kulki przesunęły się przez pełny wiersz.
learn-pentaroll-corner-title = Rogi
learn-pentaroll-corner = Róg ma dwa wejścia: wzdłuż swojego wiersza i wzdłuż swojej kolumny. Tutaj wygrywa tylko jedno z nich.
learn-pentaroll-corner-right = Z góry popychasz kolumnę. Z lewej popchnięty zostałby wiersz.
learn-pentaroll-theirs-title = Popchnięcie na korzyść drugiej strony
learn-pentaroll-theirs = Popchnięcie przesuwa też kulki przeciwnika. Ten jeden raz przegraj celowo: znajdź popchnięcie, które tworzy rząd pięciu czarnych kulek.
learn-pentaroll-theirs-right = Twoje popchnięcie przesunęło piątą czarną kulkę na miejsce, więc czarne wygrywają.
learn-pentaroll-both-title = Obie strony naraz
learn-pentaroll-both = Czarne mogą wygrać w dwóch miejscach. Jedno popchnięcie tworzy rząd pięciu kulek dla obu stron. Znajdź je.
learn-pentaroll-both-right = Rząd pięciu kulek dla obu stron to remis.
learn-pentaroll-defend-title = Obrona
learn-pentaroll-defend = Czarne mają cztery kulki w wierszu 3 i chcą popchnąć. Wykonaj ruch, po którym czarne nie mogą od razu wygrać.
learn-pentaroll-defend-right = Popchnięcie w poprzek wiersza przerywa linię.

rules-pentaroll-material =
    Plansza z 6x6 wgłębieniami i osiemnaście kulek dla każdej strony, białych i czarnych. Zaczynają białe, chyba że gracze umówią się inaczej.
rules-pentaroll-turn =
    Wtocz kulkę swojego koloru przez dowolny wlot na brzegu. Jeśli wgłębienie przy nim jest puste, kulka w nim zostaje. Jeśli jest w nim kulka, twoja kulka popycha wszystkie kulki od tego miejsca do pierwszej luki o jedno wgłębienie prosto w głąb. Kulki za luką zostają na miejscu. Tor z sześcioma kulkami jest pełny i nie można na niego wejść: nic nie jest spychane z planszy.
rules-pentaroll-end =
    - Po każdym ruchu spójrz na całą planszę. Jeśli tylko ty masz pięć lub więcej kulek w jednej linii, wygrywasz. Jeśli ma je tylko przeciwnik, wygrywa przeciwnik. Jeśli mają je obie strony, jest remis.
    - Jeśli plansza jest pełna i nikt nie ma rzędu pięciu kulek, jest remis. Dopóki jakieś wgłębienie jest puste, istnieje możliwy ruch.
rules-pentaroll-notation =
    Ruch zapisuje się jako stronę i tor: Nc wtacza z góry w dół kolumny c, Sc z dołu w górę, W3 wzdłuż wiersza 3 z lewej, E3 z prawej. Kolumny oznacza się literami od a do f, od lewej, a wiersze liczbami od 1 do 6, od góry.
rules-pentaroll-settled =
    - Do rogu można wejść wzdłuż jego wiersza lub wzdłuż jego kolumny. Dopóki jest pusty, oba wejścia to ten sam ruch, zapisywany jako ruch wzdłuż wiersza.
    - Luka zatrzymuje popchnięcie.
    - Jeśli popchnięcie utworzy rząd pięciu kulek tylko dla przeciwnika, wygrywa przeciwnik.

position-form-pentaroll = Oczekiwano pozycji, na przykład w5/6/2b3/6/6/6 w: sześć wierszy od góry, potem strona na posunięciu. Błąd jest przy znaku { $column }.

move-form-pentaroll = Ruch to strona i tor: Nc z góry, Sc z dołu, W3 z lewej, E3 z prawej
illegal-lane-full = Tor { $entry } jest pełny, więc nie można wtoczyć kulki

tour-pentaroll-move = Białe wtaczają kulkę z lewej wzdłuż wiersza 2 (W2) i popychają kulki aż do luki o jedno wgłębienie w głąb. Kulki za luką zostają.
tour-pentaroll-surprise = Niespodzianka: popchnięcie przesuwa też kulki przeciwnika i może ułożyć mu rząd pięciu kulek.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Twoje popchnięcie utworzyło rząd pięciu białych kulek.
       *[black] Twoje popchnięcie utworzyło rząd pięciu czarnych kulek.
    }
    [white] Popchnięcie białych utworzyło rząd pięciu czarnych kulek.
   *[black] Popchnięcie czarnych utworzyło rząd pięciu białych kulek.
}

## For scripts

board-pentaroll = Plansza gry Pentaroll
choose-entry = Wtocz kulkę od brzegu
entry-N = Z góry, kolumna { $lane }
entry-S = Z dołu, kolumna { $lane }
entry-W = Z lewej, wiersz { $lane }
entry-E = Z prawej, wiersz { $lane }
entry-full = { $entry }; zamknięte
entry-pending = { $entry }; naciśnij ponownie, aby wtoczyć
press-again = Naciśnij strzałkę ponownie, aby wtoczyć
said-pentaroll-N = { $color ->
    [white] Białe: z góry, kolumna { $lane }
   *[black] Czarne: z góry, kolumna { $lane }
}
said-pentaroll-E = { $color ->
    [white] Białe: z prawej, wiersz { $lane }
   *[black] Czarne: z prawej, wiersz { $lane }
}
said-pentaroll-S = { $color ->
    [white] Białe: z dołu, kolumna { $lane }
   *[black] Czarne: z dołu, kolumna { $lane }
}
said-pentaroll-W = { $color ->
    [white] Białe: z lewej, wiersz { $lane }
   *[black] Czarne: z lewej, wiersz { $lane }
}
