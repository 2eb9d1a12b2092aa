game-pantarei = Pantareï
learn-a-pantarei = Poznaj Pantareï
play-a-pantarei = Zagraj w Pantareï
rules-of-pantarei = Zasady gry Pantareï
setup-title-pantarei = Partia w Pantareï
join-title-pantarei = Masz zaproszenie do gry w Pantareï
invite-text-pantarei = Zagraj ze mną w Pantareï
puzzles-of-pantarei = Zadania z gry Pantareï
study-title-pantarei = Analiza gry Pantareï
review-title-pantarei = Przegląd partii w Pantareï
tagline-pantarei = Dziewiętnaście łusek tworzy węża: ułóż stos z siedmiu
edition-pantarei-standard = Zasady wydania drukowanego.

learn-pantarei-goal-title = Co wygrywa
learn-pantarei-goal = Wygrywa, kto ułoży stos z siedmiu lub więcej łusek, bez względu na to, czyje to łuski. Stos 3 ma ich sześć. Biała łuska na stosie 4 ma jedną kreskę, więc przesuwa się dokładnie o jeden stos: naciśnij stos 4, a potem stos 3.
learn-pantarei-goal-right = Siedem łusek: białe wygrywają. Następne kroki pokażą, jak do tego dojść.
learn-pantarei-carry-title = Przenieś łuskę
learn-pantarei-carry = Przenieś jedną z białych łusek w lewo lub w prawo, dokładnie o jej wartość: jedna, dwie lub trzy kreski na łusce oznaczają jeden, dwa lub trzy stosy.
learn-pantarei-carry-right = Teraz leży na wierzchu tamtego stosu, a puste miejsce się zamknęło. Łuska na wierzchu pokazuje, czyj jest stos.
learn-pantarei-look-title = Zajrzyj do stosu
learn-pantarei-look = Liczba obok stosu mówi, ile ma łusek. Wskaż stos albo naciśnij go, a rozłoży się jak wachlarz: widać wszystkie jego łuski. Razem z górną łuską możesz przenieść tę leżącą bezpośrednio pod nią, bez względu na jej kolor. Zajrzyj do stosu 6, a potem przenieś jego dwie górne łuski.
learn-pantarei-look-right = Liczy się wartość górnej łuski, a dolna idzie razem z nią. Obaj gracze mogą w każdej chwili zajrzeć do każdego stosu.
learn-pantarei-neutral-title = Łuska neutralna
learn-pantarei-neutral = Złota łuska nie należy do nikogo i nigdy nie porusza się sama. Leży pod białą 3 w stosie 4: przenieś obie.
learn-pantarei-neutral-right = Można ją przenieść jako dolną z dwóch łusek. Jeśli leży na wierzchu stosu, nikt tym stosem nie włada.
learn-pantarei-swap-title = Zamiana
learn-pantarei-swap = Zamiast przenosić łuski, możesz zamienić miejscami dwa swoje stosy. Zamień dowolne dwa stosy białych.
learn-pantarei-swap-right = Miejscami zamieniają się całe stosy, niezależnie od wysokości.
learn-pantarei-ban-title = Bez zamiany po zamianie
learn-pantarei-ban = Białe właśnie dokonały zamiany, więc czarne nie mogą teraz zamieniać. Grasz czarnymi: wykonaj dowolny ruch.
learn-pantarei-ban-right = Po tym ruchu białe znów mogą zamieniać.
learn-pantarei-pass-title = Pas
learn-pantarei-pass = Czarne nie mogą ani niczego przenieść, ani zamienić. Tylko wtedy wolno spasować, i wtedy trzeba.
learn-pantarei-pass-right = Kto może przenieść łuskę lub zamienić stosy, musi to zrobić.
learn-pantarei-defend-title = Obrona
learn-pantarei-defend = Jedynką ze stosu 2 czarne ułożyłyby stos z siedmiu łusek na stosie 1. Zapobiegnij temu.
learn-pantarei-defend-right = O tym, kto włada stosem, decyduje łuska na wierzchu: przykryj ją swoją łuską, a stos będzie twój.

turn-no-swap = { $color ->
    [white] Ruch białych; bez zamiany, bo czarne właśnie zamieniły
   *[black] Ruch czarnych; bez zamiany, bo białe właśnie zamieniły
}
ended-seven = { $winner ->
    [white] Białe wygrywają: siedem lub więcej łusek w stosie { $marks }
   *[black] Czarne wygrywają: siedem lub więcej łusek w stosie { $marks }
}
ended-stuck = Remis: żadna ze stron już nigdy nie będzie mogła niczego przenieść ani zamienić

rules-pantarei-material =
    Dziewiętnaście łusek: po dziewięć dla każdej strony, po trzy o wartości 1, 2 i 3, oraz jedna łuska neutralna. Tasuje się je i układa w linii, odkryte: to wąż. Jeden gracz ogląda węża i wybiera kolor; drugi gracz bierze drugi kolor i zaczyna. Każde miejsce węża to stos z jednej lub więcej łusek, a włada nim kolor, który leży na wierzchu.
rules-pantarei-turn =
    Wykonaj jedno z poniższych:
    - Przeniesienie: weź górną łuskę stosu, którym władasz, samą albo razem z łuską leżącą bezpośrednio pod nią, bez względu na kolor tej drugiej. Przenieś w lewo lub w prawo dokładnie o wartość górnej łuski, licząc w stosach, i połóż na wierzchu tamtego stosu. Nie można wyjść poza głowę ani poza ogon. Puste miejsce się zamyka.
    - Zamiana: zamień miejscami dwa stosy, którymi władasz. Nie wolno tego robić bezpośrednio po zamianie przeciwnika.
    - Pas: tylko gdy nie możesz ani przenieść, ani zamienić, i wtedy musisz.
    Łuska neutralna nie porusza się sama, ale można ją przenieść jako dolną z dwóch łusek. Stosem, na którego wierzchu leży, nikt nie włada. Obaj gracze mogą w każdej chwili zajrzeć do każdego stosu.
rules-pantarei-end =
    - Wygrywa, kto ułoży stos z siedmiu lub więcej łusek.
    - Jeśli ta sama pozycja wystąpi po raz trzeci, z tą samą stroną na posunięciu i tym samym prawem do zamiany, partia kończy się remisem.
    - Jeśli żadna ze stron już nigdy nie będzie mogła niczego przenieść ani zamienić, partia kończy się remisem.
rules-pantarei-notation =
    Stosy są numerowane od 1, od głowy, po lewej stronie. 5R1 przenosi górną łuskę stosu 5 w prawo, 5L2 przenosi dwie górne łuski stosu 5 w lewo, 3x9 zamienia stosy 3 i 9, a pass oznacza pas.
rules-pantarei-settled =
    - Powtórzenie pozycji to remis, podobnie jak pozycja, w której żadna ze stron nie może już niczego przenieść ani zamienić. Instrukcja o nich nie wspomina.
    - Kto może zamienić stosy, nie może spasować. W niektórych językach instrukcja mówi tylko o łuskach, których nie można przenieść.
    - Wygrywa siedem lub więcej łusek. W niektórych językach instrukcja mówi: dokładnie siedem.

position-form-pantarei = Oczekiwano stosów od głowy, na przykład w1b2,n,b3, potem strony na posunięciu, potem s, jeśli zamiana jest dozwolona, albo -, jeśli nie. Błąd jest przy znaku { $column }.
impossible-scales = Zła liczba łusek { $scale }: tutaj { $found }, w grze { $count }
impossible-two-winners = Więcej niż jeden stos ma siedem lub więcej łusek
impossible-too-high = Któryś stos ma więcej niż osiem łusek
impossible-winner-to-move = Strona na posunięciu nie może leżeć na wierzchu stosu z siedmiu lub więcej łusek: to druga strona właśnie go ułożyła

move-form-pantarei = Ruch to na przykład 5R1 (jedna łuska stosu 5 w prawo), 5L2 (dwie łuski w lewo), 3x9 (zamiana) albo pass
illegal-needless-pass = Można przenieść lub zamienić, więc pasować nie wolno
illegal-one-scale = Stos { $stack } ma tylko jedną łuskę
illegal-past-head = Ze stosu { $stack } łuska o wartości { $value } wyszłaby poza głowę węża
illegal-past-tail = Ze stosu { $stack } łuska o wartości { $value } wyszłaby poza ogon węża
illegal-swap-itself = Stosu nie można zamienić z nim samym
illegal-swap-after-swap = Bezpośrednio po zamianie przeciwnika zamiana jest niedozwolona
illegal-no-stack = Nie ma stosu { $stack }; ostatni stos to { $count }
illegal-others-stack = { $color ->
    [white] Stosem { $stack } władają białe
   *[black] Stosem { $stack } władają czarne
}
illegal-nobodys-stack = Na wierzchu stosu { $stack } leży łuska neutralna, więc nikt nim nie włada

tour-pantarei-move = Białe przenoszą dwie łuski naraz (4L2): własną 3 i leżącą pod nią łuskę neutralną.
tour-pantarei-surprise = Niespodzianka: wartości liczą stosy, a nie łuski. Dlatego wąż się skraca, a każda łuska sięga innych stosów.

keys-ways = Przenieś jedną, przenieś dwie, zamień
why-seven = { $mover ->
    [you] Twoja łuska utworzyła stos z siedmiu.
    [white] Biała łuska utworzyła stos z siedmiu.
   *[black] Czarna łuska utworzyła stos z siedmiu.
}
why-stuck = Żadna ze stron już nigdy nie będzie mogła niczego przenieść ani zamienić.

## For scripts

lifted = Podniesiona: { $scale }. Dokąd ma trafić?
edit-lead-pantarei = Naciśnij stos, aby podnieść górną łuskę, a potem miejsce, na które ma trafić.
edit-beside = Połóż przed naciśniętym stosem, jako osobny stos
edit-tail = Połóż na ogonie
edit-swap = Zamiana jest dozwolona

board-pantarei = Wąż, od głowy do ogona
stack = Stos { $number }: { $scales }
stack-goal = { $stack }; cel
scale-w1 = biała 1
scale-w2 = biała 2
scale-w3 = biała 3
scale-b1 = czarna 1
scale-b2 = czarna 2
scale-b3 = czarna 3
scale-n = neutralna
choose-stack = Wybierz jeden ze swoich stosów
choose-goal = Dokąd ma trafić?
way-1 = Przenieś jedną
way-2 = Przenieś dwie
way-x = Zamień
goals = Stos { $stack }, cele: { $goals }
goals-swap = Stos { $stack }, można zamienić z: { $goals }
must-pass = Nie można ani przenieść, ani zamienić, więc musisz spasować
pass = Pas
said-pantarei-1 = { $color ->
    [white] Białe: jedna łuska ze stosu { $stack } na stos { $goal }
   *[black] Czarne: jedna łuska ze stosu { $stack } na stos { $goal }
}
said-pantarei-2 = { $color ->
    [white] Białe: dwie łuski ze stosu { $stack } na stos { $goal }
   *[black] Czarne: dwie łuski ze stosu { $stack } na stos { $goal }
}
said-pantarei-x = { $color ->
    [white] Białe zamieniają stosy { $stack } i { $goal }
   *[black] Czarne zamieniają stosy { $stack } i { $goal }
}
said-pantarei-pass = { $color ->
    [white] Białe muszą spasować
   *[black] Czarne muszą spasować
}
status-you-no-swap = Twój ruch; bez zamiany, bo przeciwnik właśnie zamienił
status-no-swap = { $color ->
    [white] Ruch białych; teraz bez zamiany
   *[black] Ruch czarnych; teraz bez zamiany
}
