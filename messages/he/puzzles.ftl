nav-puzzles = חידות
puzzles-title = למצוא מהלך אחד
puzzles-lead = בכל עמדה יש בדיוק מהלך אחד שמנצח, או בדיוק מהלך אחד שמציל תיקו. זה מוכח לגבי כולן.
puzzle-number = חידה { $number } מתוך { $count }
puzzle-today = חידת היום
puzzle-solve = לפתרון
puzzle-all = כל החידות
puzzle-win = { $color ->
    [white] לבן יכול לכפות ניצחון, אבל רק מהלך אחד עושה זאת. מצאו אותו.
   *[black] שחור יכול לכפות ניצחון, אבל רק מהלך אחד עושה זאת. מצאו אותו.
}
puzzle-draw = { $color ->
    [white] לבן עומד להפסיד. רק מהלך אחד מציל תיקו. מצאו אותו.
   *[black] שחור עומד להפסיד. רק מהלך אחד מציל תיקו. מצאו אותו.
}
puzzle-right-win = המהלך הזה מנצח מול כל הגנה, והוא היחיד.
puzzle-right-draw = המהלך הזה מציל תיקו, והוא היחיד.
puzzle-wrong-win = אחרי המהלך הזה יש ליריב מוצא.
puzzle-wrong-draw = אחרי המהלך הזה היריב יכול לכפות ניצחון.
puzzle-grade = { $count ->
    [one] דרגה { $grade }, לחשוב מהלך אחד משלכם קדימה
    [two] דרגה { $grade }, לחשוב שני מהלכים משלכם קדימה
   *[other] דרגה { $grade }, לחשוב { $count } מהלכים משלכם קדימה
}
puzzle-streak = ימים ברצף:
