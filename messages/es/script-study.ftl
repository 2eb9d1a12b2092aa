worth-win = victoria
worth-draw = empate
worth-loss = derrota
worth-unknown = desconocido
worth-win-exact = { $moves ->
    [one] victoria en { $moves } jugada propia
   *[other] victoria en { $moves } jugadas propias
}
worth-win-bound = { $moves ->
    [one] victoria en { $moves } jugada propia como máximo
   *[other] victoria en { $moves } jugadas propias como máximo
}
worth-loss-exact = { $moves ->
    [one] derrota en { $moves } jugada del rival
   *[other] derrota en { $moves } jugadas del rival
}
worth-loss-bound = { $moves ->
    [one] derrota en { $moves } jugada del rival como máximo
   *[other] derrota en { $moves } jugadas del rival como máximo
}
worth-about = cerca del { $percent }
worth-at = { $place }; { $value }
is-proven = demostrado
is-published = demostrado por otros
is-estimated = estimado
verdict-is = { $color ->
    [white] { $how ->
        [proven] Juegan las blancas: { $value }, demostrado
        [published] Juegan las blancas: { $value }, demostrado por otros
       *[estimated] Juegan las blancas: { $value }, estimado
    }
   *[black] { $how ->
        [proven] Juegan las negras: { $value }, demostrado
        [published] Juegan las negras: { $value }, demostrado por otros
       *[estimated] Juegan las negras: { $value }, estimado
    }
}
best-is = Lo mejor: { $move }; { $value }
no-best = Aún no se conoce la mejor jugada
no-value = Aún no se sabe nada
engine-working = Profundidad { $depth }, sigue pensando
engine-done = Profundidad { $depth }
engine-resting = El motor está apagado
engine-lost = El servidor no responde. Las jugadas se conservan aquí.
engine-busy = El servidor está ocupado. Vuelve a intentarlo en un momento.
line-unfold = Mostrar la línea entera
over-white = Han ganado las blancas
over-black = Han ganado las negras
over-draw = Empate
not-read = No se puede leer: { $why }
was-read = { $count ->
    [one] Se muestra { $count } jugada
   *[other] Se muestran { $count } jugadas
}
at-start = Comienzo
main-line = Línea principal
variation = Variante
deleted = Borrado
did-undo = Cambio deshecho
did-redo = Cambio rehecho
promoted = Ahora es la línea principal
edit-lead = Pulsa un espacio para cambiarlo: vacío, blanca, negra.
review-working = Analizando la posición { $ply } de { $count }
review-done = Todas las posiciones están analizadas
review-stopped = Parado
review-point = { $how ->
    [proven] Para las blancas: { $value }, demostrado
    [published] Para las blancas: { $value }, demostrado por otros
   *[estimated] Para las blancas: { $value }, estimado
}
accuracy-perfect = { $color ->
    [white] Las blancas no cometieron errores.
   *[black] Las negras no cometieron errores.
}
accuracy-good = { $color ->
    [white] Las blancas jugaron bien y conservaron de media el { $percent } de los puntos por jugada.
   *[black] Las negras jugaron bien y conservaron de media el { $percent } de los puntos por jugada.
}
accuracy-fair = { $color ->
    [white] Las blancas cometieron errores pequeños y conservaron de media el { $percent } de los puntos por jugada.
   *[black] Las negras cometieron errores pequeños y conservaron de media el { $percent } de los puntos por jugada.
}
accuracy-poor = { $color ->
    [white] Las blancas cometieron errores grandes y conservaron de media el { $percent } de los puntos por jugada.
   *[black] Las negras cometieron errores grandes y conservaron de media el { $percent } de los puntos por jugada.
}
mistake-was = { $color ->
    [white] Jugada { $ply }: las blancas jugaron { $move }. Encuentra una jugada mejor.
   *[black] Jugada { $ply }: las negras jugaron { $move }. Encuentra una jugada mejor.
}
mistake-cost = Costó el { $percent } de los puntos.
try-checking = Comprobando { $move }
try-right = ¡Sí! No hay nada mejor que { $move }.
try-better = { $move } es mejor, pero hay una jugada mejor todavía.
try-wrong = { $move } no es mejor. Inténtalo otra vez.
try-answer = La respuesta: { $move }
try-again = Otra vez
try-show = Mostrar la respuesta
no-mistakes = No se encontraron errores grandes.
