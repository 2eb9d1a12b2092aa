nav-puzzles = Opgaver
puzzles-title = Find det ene træk
puzzles-lead = I hver stilling er der præcis ét træk, der vinder, eller præcis ét træk, der redder uafgjort. Det er bevist for dem alle.
puzzle-number = Opgave { $number } af { $count }
puzzle-today = Dagens opgave
puzzles-today = Dagens opgaver
puzzle-solve = Løs den
puzzle-all = Alle opgaver
puzzle-win = { $color ->
    [white] Hvid kan tvinge en gevinst igennem, men kun med ét træk. Find det træk.
   *[black] Sort kan tvinge en gevinst igennem, men kun med ét træk. Find det træk.
}
puzzle-draw = { $color ->
    [white] Hvid er ved at tabe. Kun ét træk redder uafgjort. Find det træk.
   *[black] Sort er ved at tabe. Kun ét træk redder uafgjort. Find det træk.
}
puzzle-right-win = Dette træk vinder mod ethvert forsvar, og det er det eneste.
puzzle-right-draw = Dette træk redder uafgjort, og det er det eneste.
puzzle-wrong-win = Efter dette træk har modstanderen en udvej.
puzzle-wrong-draw = Efter dette træk kan modstanderen tvinge en gevinst igennem.
puzzle-grade = { $count ->
    [one] Grad { $grade }, tænk { $count } eget træk frem
   *[other] Grad { $grade }, tænk { $count } egne træk frem
}
puzzle-streak = Dage i træk:
puzzle-missed = Dagens opgave tæller ikke: den skal lykkes i første forsøg, uden hjælp.
own-title = Fra dine egne partier
own-how = Opgaver fra dine egne partier findes i gennemgangen af dem.
own-none = Der er endnu ingen opgaver fra dine egne partier i denne browser.
