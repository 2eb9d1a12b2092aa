nav-learn = Opi
learn-title = Opi pelaamalla
learn-lead = Muutama vaihe kustakin pelistä, suoraan laudalla. Tämä selain muistaa, mitkä vaiheet on tehty.
learn-step = Vaihe { $step }/{ $steps }
learn-steps = Vaiheet
learn-wrong-win = { $color ->
    [white] Valkoinen ei voita näin.
   *[black] Musta ei voita näin.
}
learn-wrong-draw = Näin ei synny tasapeliä.
learn-wrong-kind = Siirto on sallittu, mutta tässä pyydettiin toisenlaista.
learn-wrong-hold = { $color ->
    [white] Nyt Valkoinen voisi voittaa siirrolla { $move }.
   *[black] Nyt Musta voisi voittaa siirrolla { $move }.
}

task-label = Tehtäväsi
task-retry = Yritä uudelleen
task-next = Seuraava
task-solution = Näytä ratkaisu
task-done = tehty
task-no-script = Kokeilemiseen tarvitaan JavaScript. Ilman sitä voit lukea ratkaisun alta.
