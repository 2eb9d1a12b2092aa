game-pentago = Pentago
learn-a-pentago = Naučiť sa Pentago
play-a-pentago = Hrať Pentago
rules-of-pentago = Pravidlá hry Pentago
setup-title-pentago = Partia Pentaga
join-title-pentago = Máš pozvánku na partiu Pentaga
invite-text-pentago = Zahraj si so mnou Pentago
puzzles-of-pentago = Úlohy Pentaga
study-title-pentago = Analýza Pentaga
review-title-pentago = Rozbor partie Pentaga
tagline-pentago = Polož guličku, otoč dosku, päť v rade
edition-pentago-standard = Pravidlá, ktoré má väčšina tlačených vydaní spoločné.
edition-pentago-finnish = Ak otočenie vytvorí rad piatich guličiek pre obe strany, vyhráva hráč, ktorý otočil. Kým je niektorá doska prázdna, otočenie možno vynechať.
edition-pentago-czech = Ak tvoje otočenie vytvorí rad piatich guličiek len pre teba, súper odpovie ešte jednou guličkou, bez otočenia. Ak tým vznikne rad piatich guličiek pre súpera, partia sa končí nerozhodne; inak vyhrávaš.
edition-pentago-basque = Dosky sa otáčajú len v smere hodinových ručičiek.
edition-pentago-openspiel = Doska sa otáča vždy a rad piatich guličiek platí až po otočení. Sú to pravidlá programovej knižnice pre výskum; sú tu preto, aby sa dali porovnávať výsledky.

learn-pentago-turn-title = Jeden ťah
learn-pentago-turn = Polož guličku do ľubovoľnej jamky. Potom ľubovoľnú dosku otoč o štvrť otáčky.
learn-pentago-turn-right = To je celý ťah: jedna gulička, jedno otočenie. Otočiť smieš ktorúkoľvek zo štyroch dosiek, aj prázdnu.
learn-pentago-five-title = Rad piatich guličiek
learn-pentago-five = Vyhráva päť guličiek na jednej priamke: vodorovne, zvislo alebo uhlopriečne. Dokonči rad bieleho.
learn-pentago-five-right = Tvoja gulička dokončila rad piatich, takže hneď vyhrávaš. Žiadna doska sa už neotáča.
learn-pentago-twist-title = Rad piatich otočením
learn-pentago-twist = Ľavý stĺpec dosky 1 je biely. Polož guličku a potom otoč dosku tak, aby v hornom riadku ležalo päť bielych guličiek.
learn-pentago-twist-right = Otočenie zmenilo stĺpec na riadok. Takéto výhry sa ľahko prehliadnu.
learn-pentago-theirs-title = Otočenie v prospech súpera
learn-pentago-theirs = Rad piatich guličiek prináša výhru tomu, koho guličky to sú, nech otáča ktokoľvek. Len tentoraz prehraj naschvál: nájdi otočenie, ktoré vytvorí rad piatich guličiek pre čierneho.
learn-pentago-theirs-right = Tvoje vlastné otočenie prinieslo výhru čiernemu. Skôr než otočíš dosku, pozri sa na celý hrací plán.
learn-pentago-both-title = Obe strany naraz
learn-pentago-both = Čierny sa chystá vyhrať otočením dosky 1. Zachráň partiu: vytvor jedným otočením rad piatich guličiek pre obe strany.
learn-pentago-both-right = Rad piatich guličiek pre obe strany je remíza.
learn-pentago-defend-title = Obrana
learn-pentago-defend = Čierny má štyri guličky v rade a jeden koniec je voľný. Polož guličku a otoč dosku tak, aby čierny nemohol nasledujúcim ťahom vyhrať.
learn-pentago-defend-right = Gulička zablokuje jeden koniec, otočenie preruší rad. V každom ťahu máš oboje.
learn-pentago-finnish-title = Fínske vydanie
learn-pentago-finnish = Ak vo fínskom vydaní získajú rad piatich guličiek obe strany, vyhráva hráč, ktorý otočil. A kým je niektorá doska prázdna, otočenie možno vynechať. Vytvor rad piatich guličiek pre obe strany.
learn-pentago-finnish-right = Otočenie bolo tvoje, takže vyhrávaš. V iných vydaniach by to bola remíza.
learn-pentago-czech-title = České vydanie
learn-pentago-czech = Otočenie bieleho vytvorilo rad piatich guličiek. V českom vydaní teraz čierny odpovie ešte jednou guličkou, bez otočenia. Hráš za čierneho: vytvor aj ty rad piatich guličiek.
learn-pentago-czech-right = Vďaka tvojmu radu piatich guličiek sa partia končí nerozhodne. Bez neho by vyhral biely.
learn-pentago-basque-title = Baskické vydanie
learn-pentago-basque = V baskickom vydaní sa dosky otáčajú len v smere hodinových ručičiek. Vyhraj otočením dosky 4 v smere hodinových ručičiek.
learn-pentago-basque-right = V smere hodinových ručičiek sa pravý stĺpec stane dolným riadkom.
learn-pentago-openspiel-title = Vydanie OpenSpiel
learn-pentago-openspiel = V tomto vydaní platí rad piatich guličiek až po otočení. Dokonči rad bieleho a otoč dosku, ktorá ho nepreruší.
learn-pentago-openspiel-right = Rad piatich guličiek je tam aj po otočení, takže vyhráva.

turn-reply = { $color ->
    [white] Biely odpovedá: jedna gulička, bez otočenia
   *[black] Čierny odpovedá: jedna gulička, bez otočenia
}
ended-five-by-twist = { $winner ->
    [white] Biely vyhral: otočenie dokončilo rad piatich guličiek ({ $marks })
   *[black] Čierny vyhral: otočenie dokončilo rad piatich guličiek ({ $marks })
}
ended-five-by-placing-or-five-by-twist = { $winner ->
    [white] Biely vyhral: rad piatich guličiek ({ $marks })
   *[black] Čierny vyhral: rad piatich guličiek ({ $marks })
}
ended-opponents-five-or-five-by-twist = { $winner ->
    [white] Biely vyhral: rad piatich guličiek ({ $marks })
   *[black] Čierny vyhral: rad piatich guličiek ({ $marks })
}

rules-pentago-material =
    Hrací plán so 6x6 jamkami, zložený zo štyroch otočných dosiek po 3x3 jamky. Osemnásť guličiek pre každú stranu, bielu a čiernu. Začína biely, ak sa hráči nedohodnú inak.
rules-pentago-turn =
    Polož guličku svojej farby do ľubovoľnej prázdnej jamky. { $edition ->
        [basque] Potom otoč jednu dosku o štvrť otáčky v smere hodinových ručičiek, ktorúkoľvek, aj prázdnu.
        [finnish] Potom otoč jednu dosku o štvrť otáčky, ktorúkoľvek a ktorýmkoľvek smerom, aj prázdnu. Kým je po položení tvojej guličky niektorá doska prázdna, smieš otočenie vynechať.
       *[other] Potom otoč jednu dosku o štvrť otáčky, ktorúkoľvek a ktorýmkoľvek smerom, aj prázdnu.
    }
rules-pentago-end =
    - Vyhráva päť alebo viac tvojich guličiek na jednej priamke: vodorovne, zvislo alebo uhlopriečne.
    { $edition ->
        [openspiel] - Rad piatich guličiek platí len vtedy, keď tam je po otočení: samotná gulička nevyhráva.
       *[other] - Ak rad piatich guličiek vytvorí tvoja položená gulička, hneď vyhrávaš a žiadna doska sa neotáča.
    }
    { $edition ->
        [finnish] - Ak rad piatich guličiek vytvorí tvoje otočenie, pozri sa na celý hrací plán. Ak máš rad piatich guličiek ty, vyhrávaš, aj keď ho má aj súper. Ak ho má len súper, vyhráva súper.
        [czech] - Ak rad piatich guličiek vytvorí tvoje otočenie, pozri sa na celý hrací plán. Ak má rad piatich guličiek len súper, vyhráva súper. Ak ho majú obe strany, partia sa končí nerozhodne.
       *[other] - Ak rad piatich guličiek vytvorí tvoje otočenie, pozri sa na celý hrací plán. Ak máš rad piatich guličiek len ty, vyhrávaš. Ak ho má len súper, vyhráva súper. Ak ho majú obe strany, partia sa končí nerozhodne.
    }
    { $edition ->
        [czech] - Ak tvoje otočenie vytvorí rad piatich guličiek len pre teba, súper musí odpovedať ešte jednou guličkou a žiadnu dosku neotáča. Ak tým vznikne rad piatich guličiek pre súpera, partia sa končí nerozhodne; inak vyhrávaš. Ak nie je prázdna žiadna jamka, vyhrávaš hneď.
       *[other] - Ak je hrací plán plný a nikto nemá rad piatich guličiek, partia sa končí nerozhodne.
    }
rules-pentago-notation =
    Stĺpce sú a až f zľava, riadky 1 až 6 zhora. Dosky 1 a 2 sú hore, dosky 3 a 4 dole. { $edition ->
        [basque] c3-2R položí guličku na c3 a otočí dosku 2 doprava (v smere hodinových ručičiek).
       *[other] c3-2R položí guličku na c3 a otočí dosku 2 doprava (v smere hodinových ručičiek); L znamená doľava.
    } { $edition ->
        [openspiel] Otáča sa vždy.
       *[other] Gulička bez otočenia sa zapisuje c3.
    }
rules-pentago-settled =
    - Ak otočenie vytvorí rad piatich guličiek len pre súpera, vyhráva súper.
    - Šesť guličiek v rade platí ako päť.
    - Po guličke číslo 36 sa otáča doska ako po každej inej guličke.
    - Ak je hrací plán plný a nikto nemá rad piatich guličiek, partia sa končí nerozhodne.
    { $edition ->
        [openspiel] - Sú to pravidlá počítačového programu, nie tlačené pravidlá.
       *[other] - Po víťaznej guličke sa žiadna doska neotáča.
    }

position-form-pentago = Očakáva sa pozícia, napríklad w5/6/2b3/6/6/6 w: šesť riadkov zhora, potom strana na ťahu. Chyba je pri znaku { $column }.
impossible-reply = Odpoveď je možná len tam, kde má rad piatich guličiek iba druhá strana a niektorá jamka je prázdna

now-twist-or-skip = Gulička na { $cell }; teraz otoč dosku, alebo stlač medzerník a otočenie vynechaj
move-form-pentago = Ťah je jamka a otočenie: c3-2R položí guličku na c3 a otočí dosku 2 v smere hodinových ručičiek
illegal-twist-in-reply = Odpoveď je gulička bez otočenia; napíš len { $cell }
illegal-twist-after-win = Po víťaznej guličke sa doska neotáča; napíš len { $cell }
illegal-twist-due = Po guličke na { $cell } treba otočiť dosku; celý ťah je napríklad c3-2R
illegal-clockwise-only = V tomto vydaní sa dosky otáčajú len v smere hodinových ručičiek

tour-pentago-move = Biely položí guličku na e1 a má rad piatich guličiek: žiadna doska sa neotáča, partia sa končí.
tour-pentago-surprise = Prekvapenie: tvoje vlastné otočenie môže priniesť výhru súperovi. Skôr než otočíš, pozri sa na celý hrací plán.

edition-name-finnish = Fínske vydanie
edition-name-czech = České vydanie
edition-name-basque = Baskické vydanie
edition-name-openspiel = Vydanie OpenSpiel
keys-block = Vybrať dosku
keys-twist = Otočiť vybranú dosku v smere alebo proti smeru hodinových ručičiek
why-five-by-twist = { $mover ->
    [you] Tvoje otočenie dokončilo rad piatich guličiek.
    [white] Otočenie bieleho dokončilo rad piatich guličiek.
   *[black] Otočenie čierneho dokončilo rad piatich guličiek.
}
why-opponents-five-pentago = { $mover ->
    [you] { $other ->
        [white] Tvoje otočenie dokončilo rad piatich guličiek pre bieleho.
       *[black] Tvoje otočenie dokončilo rad piatich guličiek pre čierneho.
    }
    [white] Otočenie bieleho dokončilo rad piatich guličiek pre čierneho.
   *[black] Otočenie čierneho dokončilo rad piatich guličiek pre bieleho.
}

## For scripts

edit-reply = Strana na ťahu odpovedá na rad piatich guličiek (české vydanie)

board-pentago = Hrací plán Pentaga
cell-pending = { $cell }, tvoja gulička; teraz otoč dosku
choose-cell = Polož guličku do prázdnej jamky
now-twist = Gulička na { $cell }; teraz otoč dosku
twists = Otočenia
twist-L = Otočiť dosku { $block } proti smeru hodinových ručičiek
twist-R = Otočiť dosku { $block } v smere hodinových ručičiek
block-chosen = Doska { $block }: { $right } otočí v smere hodinových ručičiek, { $left } proti smeru
skip-twist = Vynechať otočenie
said-pentago-L = { $color ->
    [white] Biely: { $cell }, doska { $block } proti smeru hodinových ručičiek
   *[black] Čierny: { $cell }, doska { $block } proti smeru hodinových ručičiek
}
said-pentago-R = { $color ->
    [white] Biely: { $cell }, doska { $block } v smere hodinových ručičiek
   *[black] Čierny: { $cell }, doska { $block } v smere hodinových ručičiek
}
said-pentago-place = { $color ->
    [white] Biely: { $cell }, bez otočenia
   *[black] Čierny: { $cell }, bez otočenia
}
status-you-reply = Tvoja odpoveď: jedna gulička, bez otočenia
status-reply = { $color ->
    [white] Biely odpovedá: jedna gulička, bez otočenia
   *[black] Čierny odpovedá: jedna gulička, bez otočenia
}
