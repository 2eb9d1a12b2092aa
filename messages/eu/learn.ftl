nav-learn = Ikasi
learn-title = Ikasi jokatuz
learn-lead = Urrats gutxi batzuk joko bakoitzerako, taulan bertan. Nabigatzaile honek gogoratzen du zein urrats dauden eginda.
learn-step = { $step }. urratsa, guztira { $steps }
learn-steps = Urratsak
learn-wrong-win = { $color ->
    [white] Horrela zuriek ez dute irabazten.
   *[black] Horrela beltzek ez dute irabazten.
}
learn-wrong-draw = Horrek ez dakar berdinketarik.
learn-wrong-kind = Jokaldi hori zilegi da, baina ez da hemen eskatzen dena.
learn-wrong-hold = { $color ->
    [white] Orain zuriek { $move } jokaldiarekin irabaz lezakete.
   *[black] Orain beltzek { $move } jokaldiarekin irabaz lezakete.
}

task-label = Zure zeregina
task-retry = Saiatu berriro
task-next = Hurrengoa
task-solution = Erakutsi soluzioa
task-done = eginda
task-no-script = Probatzeko JavaScript behar da. Hori gabe, behean irakur dezakezu soluzioa.
