tour-welcome = ב־Panta יש שלושה משחקים. הנה כל אחד מהם בדקה.
tour-next = הקישו Enter למשחק הבא, או q ואז Enter כדי לעצור.
tour-try = נסו: { $command }
tour-end = זה היה הסיור. הפקודה "panta --help" מציגה את כל הפקודות, והפקודה "panta rules" עם שם של משחק מציגה את חוקיו.
