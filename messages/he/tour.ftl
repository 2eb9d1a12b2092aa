tour-welcome = ב־Panta יש שלושה משחקים. הנה כל אחד מהם בדקה.
tour-next = הקישו Enter למשחק הבא, או q ואז Enter כדי לעצור.
tour-try = נסו: { $command }
tour-end = זה היה הסיור. "panta --help" מציג את כל הפקודות, "panta rules GAME" מציג את החוקים.
