game-pentaroll = Pentaroll
learn-a-pentaroll = Naučiť sa Pentaroll
play-a-pentaroll = Hrať Pentaroll
rules-of-pentaroll = Pravidlá hry Pentaroll
setup-title-pentaroll = Partia Pentarollu
join-title-pentaroll = Máš pozvánku na partiu Pentarollu
invite-text-pentaroll = Zahraj si so mnou Pentaroll
puzzles-of-pentaroll = Úlohy Pentarollu
study-title-pentaroll = Analýza Pentarollu
review-title-pentaroll = Rozbor partie Pentarollu
tagline-pentaroll = Vkotúľaj guličky od okraja, päť v rade
edition-pentaroll-standard = Pravidlá vydania z roku 2021.

learn-pentaroll-turn-title = Jeden ťah
learn-pentaroll-turn = Vkotúľaj guličku z ľubovoľného okraja. V prázdnej dráhe zostane v prvej jamke.
learn-pentaroll-turn-right = To je celý ťah: jedna gulička od okraja.
learn-pentaroll-push-title = Postrčenie
learn-pentaroll-push = Vkotúľaj guličku zľava po riadku 3. Prvá jamka tam nie je prázdna.
learn-pentaroll-push-right = Tvoja gulička postrčila guličky, ktoré sa dotýkajú, o jednu jamku dovnútra, nech sú čiekoľvek. Gulička za medzerou sa nepohla.
learn-pentaroll-five-title = Rad piatich guličiek
learn-pentaroll-five = Vyhráva päť guličiek na jednej priamke: vodorovne, zvislo alebo uhlopriečne. Postrč štyri biele guličky a pridaj piatu.
learn-pentaroll-five-right = Štyri guličky sa posunuli ďalej a piata prišla za ne.
learn-pentaroll-full-title = Plné dráhy
learn-pentaroll-full = Riadok 4 je plný, takže tam nemožno vkotúľať žiadnu guličku: z hracieho plánu sa nič nevytláča. Vyhraj inou dráhou.
learn-pentaroll-full-right = V stĺpci b bolo miesto a jeho guličky sa posunuli cez plný riadok.
learn-pentaroll-corner-title = Rohy
learn-pentaroll-corner = Do rohu vedú dva vstupy: po jeho riadku a po jeho stĺpci. Tu vyhráva len jeden z nich.
learn-pentaroll-corner-right = Zhora postrčíš stĺpec. Zľava by to bol riadok.
learn-pentaroll-theirs-title = Postrčenie v prospech súpera
learn-pentaroll-theirs = Postrčenie hýbe aj súperovými guličkami. Len tentoraz prehraj naschvál: nájdi postrčenie, ktoré vytvorí rad piatich guličiek pre čierneho.
learn-pentaroll-theirs-right = Tvoje postrčenie posunulo piatu čiernu guličku na miesto, takže vyhráva čierny.
learn-pentaroll-both-title = Obe strany naraz
learn-pentaroll-both = Čierny môže vyhrať na dvoch miestach. Jedno postrčenie vytvorí rad piatich guličiek pre obe strany. Nájdi ho.
learn-pentaroll-both-right = Rad piatich guličiek pre obe strany je remíza.
learn-pentaroll-defend-title = Obrana
learn-pentaroll-defend = Čierny má štyri guličky v riadku 3 a chce postrčiť. Urob ťah, po ktorom čierny nemôže hneď vyhrať.
learn-pentaroll-defend-right = Postrčenie naprieč riadkom rad preruší.

rules-pentaroll-material =
    Hrací plán so 6x6 jamkami a osemnásť guličiek pre každú stranu, bielu a čiernu. Začína biely, ak sa hráči nedohodnú inak.
rules-pentaroll-turn =
    Vkotúľaj guličku svojej farby ktorýmkoľvek vstupom na okraji. Ak je jamka pri ňom prázdna, gulička v nej zostane. Ak je v nej gulička, tvoja gulička postrčí všetky guličky odtiaľ až po prvú medzeru o jednu jamku rovno dovnútra. Guličky za medzerou zostávajú na mieste. Dráha so šiestimi guličkami je plná a nemožno do nej vstúpiť: z hracieho plánu sa nič nevytláča.
rules-pentaroll-end =
    - Po každom ťahu sa pozri na celý hrací plán. Ak máš päť alebo viac guličiek na jednej priamke len ty, vyhrávaš. Ak ich má len súper, vyhráva súper. Ak ich majú obe strany, partia sa končí nerozhodne.
    - Ak je hrací plán plný a nikto nemá rad piatich guličiek, partia sa končí nerozhodne. Kým je niektorá jamka prázdna, existuje možný ťah.
rules-pentaroll-notation =
    Ťah sa zapisuje ako strana a dráha: Nc kotúľa zhora nadol stĺpcom c, Sc zdola nahor, W3 zľava po riadku 3, E3 sprava. Stĺpce sú a až f zľava, riadky 1 až 6 zhora.
rules-pentaroll-settled =
    - Do rohu možno vstúpiť po jeho riadku alebo po jeho stĺpci. Kým je prázdny, je to ten istý ťah a zapisuje sa ako ťah po riadku.
    - Medzera postrčenie zastaví.
    - Ak postrčenie vytvorí rad piatich guličiek len pre súpera, vyhráva súper.

position-form-pentaroll = Očakáva sa pozícia, napríklad w5/6/2b3/6/6/6 w: šesť riadkov zhora, potom strana na ťahu. Chyba je pri znaku { $column }.

move-form-pentaroll = Ťah je strana a dráha: Nc zhora, Sc zdola, W3 zľava, E3 sprava
illegal-lane-full = Dráha { $entry } je plná, takže do nej nemožno vkotúľať guličku

tour-pentaroll-move = Biely vkotúľa guličku zľava po riadku 2 (W2) a postrčí guličky až po medzeru o jednu jamku dovnútra. Guličky za medzerou zostávajú.
tour-pentaroll-surprise = Prekvapenie: postrčenie hýbe aj súperovými guličkami a môže súperovi dokončiť rad piatich guličiek.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] Tvoje postrčenie dokončilo rad piatich guličiek pre bieleho.
       *[black] Tvoje postrčenie dokončilo rad piatich guličiek pre čierneho.
    }
    [white] Postrčenie bieleho dokončilo rad piatich guličiek pre čierneho.
   *[black] Postrčenie čierneho dokončilo rad piatich guličiek pre bieleho.
}

## For scripts

board-pentaroll = Hrací plán Pentarollu
choose-entry = Vkotúľaj guličku od okraja
entry-N = Zhora, stĺpec { $lane }
entry-S = Zdola, stĺpec { $lane }
entry-W = Zľava, riadok { $lane }
entry-E = Sprava, riadok { $lane }
entry-full = { $entry }; zatvorené
entry-pending = { $entry }; stlač znova a vkotúľaj
press-again = Stlač šípku znova a gulička sa vkotúľa
said-pentaroll-N = { $color ->
    [white] Biely: zhora, stĺpec { $lane }
   *[black] Čierny: zhora, stĺpec { $lane }
}
said-pentaroll-E = { $color ->
    [white] Biely: sprava, riadok { $lane }
   *[black] Čierny: sprava, riadok { $lane }
}
said-pentaroll-S = { $color ->
    [white] Biely: zdola, stĺpec { $lane }
   *[black] Čierny: zdola, stĺpec { $lane }
}
said-pentaroll-W = { $color ->
    [white] Biely: zľava, riadok { $lane }
   *[black] Čierny: zľava, riadok { $lane }
}
