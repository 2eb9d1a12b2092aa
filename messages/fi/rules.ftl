rules-heading-material = Pelivälineet
rules-heading-turn = Vuorosi
rules-heading-end = Miten peli päättyy
rules-heading-notation = Miten siirrot kirjoitetaan
rules-heading-edition = Mitä tämä versio muuttaa
rules-heading-settled = Mitä sääntövihot jättävät auki, ja mikä pätee täällä
