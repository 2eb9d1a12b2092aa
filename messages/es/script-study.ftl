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
worth-about = alrededor del { $percent }
worth-at = { $place }; { $value }
is-proven = demostrado
is-published = demostrado por otros
is-estimated = estimado
verdict-is = { $color ->
    [white] { $how ->
        [proven] Juegan las blancas: { $value }, está demostrado
        [published] Juegan las blancas: { $value }, otros lo han demostrado
       *[estimated] Juegan las blancas: { $value }, es una estimación
    }
   *[black] { $how ->
        [proven] Juegan las negras: { $value }, está demostrado
        [published] Juegan las negras: { $value }, otros lo han demostrado
       *[estimated] Juegan las negras: { $value }, es una estimación
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
prove-here = Demostrarlo aquí, con un máximo de { $memory } de memoria
prove-there = Que lo demuestre el servidor, con un máximo de { $memory } de memoria
no-memory = Una demostración necesitaría { $needed } de memoria, y este dispositivo puede dar { $limit }.
no-memory-there = Una demostración necesitaría { $needed } de memoria, y el servidor puede dar { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = No se encontró ninguna demostración.
engine-failed = Este dispositivo no pudo buscar una demostración. Puede que le falte memoria.
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
palette = Qué poner
palette-lead = Elige qué poner y luego pulsa espacios. Si pulsas otra vez, se quita.
palette-w = Blanca
palette-b = Negra
palette-empty = Borrar
pinned = Posición fijada: { $place }
link-damaged = Este enlace está dañado o incompleto. Se muestra el tablero vacío.
link-short = Copiado. Es demasiado para un enlace: contiene solo la línea que está en el tablero. La partida guardada lo contiene todo.
review-working = Analizando la posición { $ply } de { $count }
review-done = Todas las posiciones están analizadas
review-stopped = Parado
review-point = { $how ->
    [proven] Para las blancas: { $value }, está demostrado
    [published] Para las blancas: { $value }, otros lo han demostrado
   *[estimated] Para las blancas: { $value }, es una estimación
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
    [white] Las blancas cometieron errores graves y conservaron de media el { $percent } de los puntos por jugada.
   *[black] Las negras cometieron errores graves y conservaron de media el { $percent } de los puntos por jugada.
}
review-move = { $color ->
    [white] Jugada { $number }: las blancas jugaron { $move }
   *[black] Jugada { $number }: las negras jugaron { $move }
}
slip-lost = { $color ->
    [white] Después de { $move } ganan las blancas
   *[black] Después de { $move } ganan las negras
}
slip-drawn = Después de { $move } la partida es empate
slip-about = { $color ->
    [white] Después de { $move } las blancas pueden esperar alrededor del { $percent } de los puntos
   *[black] Después de { $move } las negras pueden esperar alrededor del { $percent } de los puntos
}
until-won = { $color ->
    [white] Hasta aquí ganaban las blancas
   *[black] Hasta aquí ganaban las negras
}
until-drawn = Hasta aquí era empate
until-about = { $color ->
    [white] Hasta aquí las blancas podían esperar alrededor del { $percent }
   *[black] Hasta aquí las negras podían esperar alrededor del { $percent }
}
way-refuting = La refutación
way-best = Qué era mejor
try-lead = { $color ->
    [white] Encuentra una jugada mejor para las blancas
   *[black] Encuentra una jugada mejor para las negras
}
mistake-cost = Costó el { $percent } de los puntos.
try-checking = Comprobando { $move }
try-right = ¡Sí! No hay nada mejor que { $move }.
try-better = { $move } es mejor, pero hay una jugada mejor todavía.
try-wrong = { $move } no es mejor. Inténtalo otra vez.
no-mistakes = No se encontraron errores graves.
puzzles-looking = Buscando problemas en esta partida
puzzles-found = { $count ->
    [one] Se encontró { $count } problema en esta partida.
   *[other] Se encontraron { $count } problemas en esta partida.
}
puzzles-none = Esta partida no da ningún problema: cerca del final no hay ninguna posición en la que solo una jugada gane o salve el empate.
puzzles-cannot = Este navegador no puede buscar problemas ahora.
