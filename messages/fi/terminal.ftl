choose-game = Mikä peli?
chooser-keys = ↑ ↓ kysymys   ← → vastaus   Enter aloita   Ctrl-O avaa peli   q lopeta
choose-number = Kirjoita numero, tai paina Enter, jolloin valinta on { $number }
choose-one = Tämä ei ole mikään vastauksista
plain-choose = Katso käärmettä ja valitse väri: kirjoita { $white } tai { $black }
too-small = Tämä pääte on liian pieni: { $have }. Sen on oltava vähintään { $need }.

key-help = Ohje
key-redo = Uudelleen
key-switch = Vaihda
key-quit = Lopeta
key-new = Uusi
keys-type = Kirjoita siirto tai komento
keys-complete = Täydennä kirjoitettu
keys-scroll = Vieritä analyysia
keys-leave = Lopeta heti

command-hint = Näytä hyvä siirto
command-undo = Peru viimeinen siirto
command-redo = Pelaa peruttu siirto uudelleen
command-analyze = Näytä, mitä moottori ajattelee
command-switch = Vaihda puolta tietokoneen kanssa
command-resign = Luovuta
command-new = Uusi peli
command-save = Tallenna peli
command-open = Avaa peli
command-board = Tulosta lauta uudelleen
command-moves = Luettele siirrot
command-help = Ohje
command-quit = Lopeta
command-file = TIEDOSTO

not-now = Tätä ei voi tehdä nyt
nothing-to-undo = Ei ole mitään peruttavaa
nothing-to-redo = Ei ole mitään uudelleen pelattavaa
switched = Puolet on vaihdettu
nothing-to-switch = Kaksi ihmistä pelaa, joten puolia ei voi vaihtaa
name-the-file = Anna tiedoston nimi, esimerkiksi game.panta
saved-in = Tallennettu: { $file }
not-saved = Ei tallennettu: { $reason }
opened-from = Avattu: { $file }
not-opened = Ei avattu: { $reason }
file-missing = Tiedostoa ei ole: { $file }
file-exists = Tiedosto on jo olemassa: { $file }
file-denied = Järjestelmä ei salli tätä: { $file }
file-folder = { $file } on kansio
file-full = Tila ei riitä: { $file }
file-failed = { $file }: järjestelmän virhe { $number }
file-long = { $file } on liian pitkä tallennetuksi peliksi
file-not-text = Rivillä { $line } merkin { $column } kohdalla on jotain, mikä ei ole tekstiä
file-no-game = Tiedostossa ei ole peliä: { $file }
computer-takes = { $color ->
    [white] Tietokone pelaa valkoisilla
   *[black] Tietokone pelaa mustilla
}
quit-sure = Lopetetaanko tallentamatta peliä?
question-keys = { $yes } Kyllä   { $no } Ei

analysis-title = Analyysi
analysis-so-far = Syvyys { $depth }, asemia: { $nodes }
analysis-begins = Mietitään
analysis-rests = Nyt ei ole mitään analysoitavaa

game-over = Peli on ohi
illegal-unplayable = { $move } ei ole tässä mahdollinen
illegal-taken = Kolo { $cell } ei ole tyhjä
