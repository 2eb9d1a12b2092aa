game-pentago = Pentago
learn-a-pentago = Poznaj Pentago
play-a-pentago = Zagraj w Pentago
rules-of-pentago = Zasady gry Pentago
setup-title-pentago = Partia w Pentago
join-title-pentago = Masz zaproszenie do gry w Pentago
invite-text-pentago = Zagraj ze mną w Pentago
puzzles-of-pentago = Zadania z gry Pentago
study-title-pentago = Analiza gry Pentago
review-title-pentago = Przegląd partii w Pentago
tagline-pentago = Połóż kulkę, obróć platformę, ułóż rząd pięciu
edition-pentago-standard = Zasady wspólne dla większości wydań drukowanych.
edition-pentago-finnish = Jeśli obrót utworzy rząd pięciu kulek dla obu stron, wygrywa ten, kto obrócił platformę. Dopóki któraś platforma jest pusta, obrót można pominąć.
edition-pentago-czech = Jeśli twój obrót utworzy rząd pięciu kulek tylko dla ciebie, przeciwnik odpowiada jeszcze jedną kulką, bez obrotu. Jeśli utworzy nią własny rząd pięciu kulek, jest remis; w przeciwnym razie wygrywasz.
edition-pentago-basque = Platformy obraca się tylko zgodnie z ruchem wskazówek zegara.
edition-pentago-openspiel = Platformę obraca się zawsze, a rząd pięciu kulek liczy się dopiero po obrocie. To zasady z biblioteki programistycznej do badań, podane tu po to, by można było porównywać wyniki.

learn-pentago-turn-title = Jeden ruch
learn-pentago-turn = Umieść kulkę w dowolnym wgłębieniu. Potem obróć dowolną platformę o ćwierć obrotu.
learn-pentago-turn-right = To cały ruch: jedna kulka, jeden obrót. Możesz obrócić każdą z czterech platform, nawet pustą.
learn-pentago-five-title = Rząd pięciu kulek
learn-pentago-five = Wygrywa pięć kulek w jednej linii: poziomo, pionowo lub po przekątnej. Dopełnij rząd białych.
learn-pentago-five-right = Twoja kulka dopełniła rząd pięciu, więc od razu wygrywasz. Nie obraca się żadnej platformy.
learn-pentago-twist-title = Rząd pięciu dzięki obrotowi
learn-pentago-twist = Lewa kolumna platformy 1 należy do białych. Umieść kulkę, a potem obróć platformę tak, aby w górnym wierszu leżało pięć białych kulek.
learn-pentago-twist-right = Obrót zamienił kolumnę w wiersz. Takie wygrane łatwo przeoczyć.
learn-pentago-theirs-title = Obrót na korzyść drugiej strony
learn-pentago-theirs = Rząd pięciu kulek daje wygraną temu, czyje są kulki, bez względu na to, kto obraca. Ten jeden raz przegraj celowo: znajdź obrót, który tworzy rząd pięciu czarnych kulek.
learn-pentago-theirs-right = Twój własny obrót dał wygraną czarnym. Spójrz na całą planszę, zanim obrócisz platformę.
learn-pentago-both-title = Obie strony naraz
learn-pentago-both = Czarne zaraz wygrają obrotem platformy 1. Uratuj partię: jednym obrotem utwórz rząd pięciu kulek dla obu stron.
learn-pentago-both-right = Rząd pięciu kulek dla obu stron to remis.
learn-pentago-defend-title = Obrona
learn-pentago-defend = Czarne mają cztery kulki w rzędzie, a jeden koniec jest wolny. Umieść kulkę i obróć platformę tak, aby czarne nie mogły wygrać w następnym ruchu.
learn-pentago-defend-right = Kulka blokuje jeden koniec, obrót przerywa linię. W każdym ruchu masz jedno i drugie.
learn-pentago-finnish-title = Wydanie fińskie
learn-pentago-finnish = W wydaniu fińskim, jeśli obie strony mają rząd pięciu kulek, wygrywa ten, kto obrócił platformę. A dopóki któraś platforma jest pusta, obrót można pominąć. Utwórz rząd pięciu kulek dla obu stron.
learn-pentago-finnish-right = Obrót był twój, więc wygrywasz. W innych wydaniach byłby remis.
learn-pentago-czech-title = Wydanie czeskie
learn-pentago-czech = Obrót białych utworzył rząd pięciu kulek. W wydaniu czeskim czarne odpowiadają teraz jeszcze jedną kulką, bez obrotu. Grasz czarnymi: też utwórz rząd pięciu kulek.
learn-pentago-czech-right = Dzięki twojemu rzędowi pięciu kulek jest remis. Bez niego wygrałyby białe.
learn-pentago-basque-title = Wydanie baskijskie
learn-pentago-basque = W wydaniu baskijskim platformy obraca się tylko zgodnie z ruchem wskazówek zegara. Wygraj, obracając w ten sposób platformę 4.
learn-pentago-basque-right = Przy obrocie zgodnym z ruchem wskazówek zegara prawa kolumna staje się dolnym wierszem.
learn-pentago-openspiel-title = Wydanie OpenSpiel
learn-pentago-openspiel = W tym wydaniu rząd pięciu kulek liczy się dopiero po obrocie. Dopełnij rząd białych i obróć platformę, która go nie przerwie.
learn-pentago-openspiel-right = Rząd pięciu kulek jest na planszy także po obrocie, więc wygrywa.

turn-reply = { $color ->
    [white] Odpowiadają białe: jedna kulka, bez obrotu
   *[black] Odpowiadają czarne: jedna kulka, bez obrotu
}
ended-five-by-twist = { $winner ->
    [white] Białe wygrywają: obrót utworzył rząd pięciu kulek ({ $marks })
   *[black] Czarne wygrywają: obrót utworzył rząd pięciu kulek ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Białe wygrywają: rząd pięciu kulek ({ $marks })
   *[black] Czarne wygrywają: rząd pięciu kulek ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Białe wygrywają: rząd pięciu kulek ({ $marks })
   *[black] Czarne wygrywają: rząd pięciu kulek ({ $marks })
}

rules-pentago-material =
    Plansza z 6x6 wgłębieniami, złożona z czterech obracanych platform po 3x3 wgłębienia. Osiemnaście kulek dla każdej strony, białych i czarnych. Zaczynają białe, chyba że gracze umówią się inaczej.
rules-pentago-turn =
    Umieść kulkę swojego koloru w dowolnym pustym wgłębieniu. { $edition ->
        [basque] Potem obróć jedną platformę o ćwierć obrotu zgodnie z ruchem wskazówek zegara, dowolną, nawet pustą.
        [finnish] Potem obróć jedną platformę o ćwierć obrotu, dowolną i w dowolną stronę, nawet pustą. Dopóki po położeniu twojej kulki któraś platforma jest pusta, możesz pominąć obrót.
       *[other] Potem obróć jedną platformę o ćwierć obrotu, dowolną i w dowolną stronę, nawet pustą.
    }
rules-pentago-end =
    - Wygrywa pięć lub więcej twoich kulek w jednej linii: poziomo, pionowo lub po przekątnej.
    { $edition ->
        [openspiel] - Rząd pięciu kulek liczy się tylko wtedy, gdy jest na planszy po obrocie: sama kulka nie wygrywa.
       *[other] - Jeśli twoja kulka utworzy rząd pięciu, od razu wygrywasz i nie obraca się żadnej platformy.
    }
    { $edition ->
        [finnish] - Jeśli twój obrót utworzy rząd pięciu kulek, spójrz na całą planszę. Jeśli masz rząd pięciu kulek, wygrywasz, nawet gdy przeciwnik też go ma. Jeśli ma go tylko przeciwnik, wygrywa przeciwnik.
        [czech] - Jeśli twój obrót utworzy rząd pięciu kulek, spójrz na całą planszę. Jeśli rząd pięciu kulek ma tylko przeciwnik, wygrywa przeciwnik. Jeśli mają go obie strony, jest remis.
       *[other] - Jeśli twój obrót utworzy rząd pięciu kulek, spójrz na całą planszę. Jeśli rząd pięciu kulek masz tylko ty, wygrywasz. Jeśli ma go tylko przeciwnik, wygrywa przeciwnik. Jeśli mają go obie strony, jest remis.
    }
    { $edition ->
        [czech] - Jeśli twój obrót utworzy rząd pięciu kulek tylko dla ciebie, przeciwnik musi odpowiedzieć jeszcze jedną kulką i nie obraca żadnej platformy. Jeśli utworzy nią własny rząd pięciu kulek, jest remis; w przeciwnym razie wygrywasz. Jeśli żadne wgłębienie nie jest puste, wygrywasz od razu.
       *[other] - Jeśli plansza jest pełna i nikt nie ma rzędu pięciu kulek, jest remis.
    }
rules-pentago-notation =
    Kolumny oznacza się literami od a do f, od lewej, a wiersze liczbami od 1 do 6, od góry. Platformy 1 i 2 są u góry, platformy 3 i 4 u dołu. { $edition ->
        [basque] c3-2R umieszcza kulkę na c3 i obraca platformę 2 w prawo (zgodnie z ruchem wskazówek zegara).
       *[other] c3-2R umieszcza kulkę na c3 i obraca platformę 2 w prawo (zgodnie z ruchem wskazówek zegara); L oznacza w lewo.
    } { $edition ->
        [openspiel] Obrót jest zawsze.
       *[other] Kulkę bez obrotu zapisuje się c3.
    }
rules-pentago-settled =
    - Jeśli obrót utworzy rząd pięciu kulek tylko dla przeciwnika, wygrywa przeciwnik.
    - Sześć kulek w rzędzie liczy się jak pięć.
    - Po kulce numer 36 obraca się platformę, tak jak po każdej innej kulce.
    - Jeśli plansza jest pełna i nikt nie ma rzędu pięciu kulek, jest remis.
    { $edition ->
        [openspiel] - To zasady programu, a nie instrukcji gry.
       *[other] - Po wygrywającej kulce nie obraca się żadnej platformy.
    }

position-form-pentago = Oczekiwano pozycji, na przykład w5/6/2b3/6/6/6 w: sześć wierszy od góry, potem strona na posunięciu. Błąd jest przy znaku { $column }.
impossible-reply = Odpowiedź jest możliwa tylko wtedy, gdy rząd pięciu kulek ma jedynie druga strona, a któreś wgłębienie jest puste

now-twist-or-skip = Kulka na { $cell }; teraz obróć platformę albo naciśnij spację, aby pominąć obrót
move-form-pentago = Ruch to wgłębienie i obrót: c3-2R umieszcza kulkę na c3 i obraca platformę 2 zgodnie z ruchem wskazówek zegara
illegal-twist-in-reply = Odpowiedź to kulka bez obrotu; napisz samo { $cell }
illegal-twist-after-win = Po wygrywającej kulce nie obraca się platformy; napisz samo { $cell }
illegal-twist-due = Po kulce na { $cell } trzeba obrócić platformę; cały ruch to na przykład c3-2R
illegal-clockwise-only = W tym wydaniu platformy obraca się tylko zgodnie z ruchem wskazówek zegara

tour-pentago-move = Białe umieszczają kulkę na e1 i mają rząd pięciu: nie obraca się żadnej platformy, partia jest skończona.
tour-pentago-surprise = Niespodzianka: twój własny obrót może dać wygraną drugiej stronie. Spójrz, zanim obrócisz.

edition-name-finnish = Wydanie fińskie
edition-name-czech = Wydanie czeskie
edition-name-basque = Wydanie baskijskie
edition-name-openspiel = Wydanie OpenSpiel
keys-block = Wybierz platformę
keys-twist = Obróć wybraną platformę zgodnie lub przeciwnie do ruchu wskazówek zegara
why-five-by-twist = { $mover ->
    [you] Twój obrót utworzył rząd pięciu kulek.
    [white] Obrót białych utworzył rząd pięciu kulek.
   *[black] Obrót czarnych utworzył rząd pięciu kulek.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Twój obrót utworzył rząd pięciu białych kulek.
       *[black] Twój obrót utworzył rząd pięciu czarnych kulek.
    }
    [white] Obrót białych utworzył rząd pięciu czarnych kulek.
   *[black] Obrót czarnych utworzył rząd pięciu białych kulek.
}

## For scripts

edit-reply = Strona na posunięciu odpowiada na rząd pięciu kulek (wydanie czeskie)

board-pentago = Plansza gry Pentago
cell-pending = { $cell }, twoja kulka; teraz obróć platformę
choose-cell = Umieść kulkę w pustym wgłębieniu
now-twist = Kulka na { $cell }; teraz obróć platformę
twists = Obroty
twist-L = Obróć platformę { $block } przeciwnie do ruchu wskazówek zegara
twist-R = Obróć platformę { $block } zgodnie z ruchem wskazówek zegara
block-chosen = Platforma { $block }: { $right } obraca zgodnie z ruchem wskazówek zegara, { $left } przeciwnie
skip-twist = Pomiń obrót
said-pentago-L = { $color ->
    [white] Białe: { $cell }, platforma { $block } przeciwnie do ruchu wskazówek zegara
   *[black] Czarne: { $cell }, platforma { $block } przeciwnie do ruchu wskazówek zegara
}
said-pentago-R = { $color ->
    [white] Białe: { $cell }, platforma { $block } zgodnie z ruchem wskazówek zegara
   *[black] Czarne: { $cell }, platforma { $block } zgodnie z ruchem wskazówek zegara
}
said-pentago-place = { $color ->
    [white] Białe: { $cell }, bez obrotu
   *[black] Czarne: { $cell }, bez obrotu
}
status-you-reply = Twoja odpowiedź: jedna kulka, bez obrotu
status-reply = { $color ->
    [white] Białe odpowiadają: jedna kulka, bez obrotu
   *[black] Czarne odpowiadają: jedna kulka, bez obrotu
}
