choose-game = Zein joko?
chooser-keys = ↑ ↓ galdera   ← → erantzuna   Enter hasi   Ctrl-O ireki erregistroa   q irten
choose-number = Idatzi zenbaki bat, edo sakatu Enter hau aukeratzeko: { $number }
choose-one = Hori ez da erantzunetako bat
plain-choose = Begiratu sugeari eta aukeratu kolorea: idatzi { $white } edo { $black }
too-small = Terminal hau txikiegia da: { $have }. Gutxienez hau behar da: { $need }.

key-help = Laguntza
key-redo = Berriro
key-switch = Aldeak
key-quit = Irten
key-new = Berria
keys-type = Idatzi jokaldi bat edo agindu bat
keys-complete = Osatu idatzitakoa
keys-scroll = Korritu analisia
keys-leave = Irten berehala

command-hint = Erakutsi jokaldi on bat
command-undo = Desegin azken jokaldia
command-redo = Jokatu berriro desegindako jokaldia
command-analyze = Erakutsi motorrak zer uste duen
command-switch = Trukatu aldeak ordenagailuarekin
command-resign = Eman amore
command-new = Partida berria
command-save = Gorde erregistroa
command-open = Ireki erregistro bat
command-board = Inprimatu taula berriro
command-moves = Zerrendatu jokaldiak
command-help = Laguntza
command-quit = Irten
command-file = FITXATEGIA

not-now = Orain ezin da egin
nothing-to-undo = Ez dago ezer desegiteko
nothing-to-redo = Ez dago ezer berriro jokatzeko
switched = Aldeak trukatu dira
nothing-to-switch = Bi pertsona ari dira jokatzen; ez dago trukatzeko alderik
name-the-file = Adierazi fitxategi bat, adibidez game.panta
saved-in = Hemen gorde da: { $file }
not-saved = Ez da gorde: { $reason }
opened-from = Ireki da: { $file }
not-opened = Ez da ireki: { $reason }
file-missing = Ez dago fitxategi hau: { $file }
file-exists = Fitxategi hau badago lehendik ere: { $file }
file-denied = Sistemak ez du uzten: { $file }
file-folder = { $file } karpeta bat da
file-full = Ez dago lekurik honentzat: { $file }
file-failed = { $file }: sistemaren errorea, { $number }
file-long = Fitxategi hau luzeegia da erregistro baterako: { $file }
file-not-text = { $line }. lerroan, { $column }. karakterean, testua ez den zerbait dago
file-no-game = Ez dago partidarik hemen: { $file }
computer-takes = { $color ->
    [white] Ordenagailuak zuriak hartu ditu
   *[black] Ordenagailuak beltzak hartu ditu
}
quit-sure = Partida gorde gabe irten nahi duzu?
question-keys = { $yes } Bai   { $no } Ez

analysis-title = Analisia
analysis-so-far = Sakonera { $depth }, posizioak: { $nodes }
analysis-begins = Pentsatzen
analysis-rests = Orain ez dago ezer analizatzeko

game-over = Partida amaitu da
illegal-unplayable = { $move } ezin da hemen jokatu
illegal-taken = { $cell } hutsunea ez dago libre
