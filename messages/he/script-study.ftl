worth-win = ניצחון
worth-draw = תיקו
worth-loss = הפסד
worth-unknown = לא ידוע
worth-win-exact = { $moves ->
    [one] ניצחון במהלך אחד של המנצח
    [two] ניצחון בשני מהלכים של המנצח
   *[other] ניצחון ב־{ $moves } מהלכים של המנצח
}
worth-win-bound = { $moves ->
    [one] ניצחון תוך מהלך אחד של המנצח לכל היותר
    [two] ניצחון תוך שני מהלכים של המנצח לכל היותר
   *[other] ניצחון תוך { $moves } מהלכים של המנצח לכל היותר
}
worth-loss-exact = { $moves ->
    [one] הפסד במהלך אחד של היריב
    [two] הפסד בשני מהלכים של היריב
   *[other] הפסד ב־{ $moves } מהלכים של היריב
}
worth-loss-bound = { $moves ->
    [one] הפסד תוך מהלך אחד של היריב לכל היותר
    [two] הפסד תוך שני מהלכים של היריב לכל היותר
   *[other] הפסד תוך { $moves } מהלכים של היריב לכל היותר
}
worth-about = בערך { $percent }
worth-at = { $place }; { $value }
is-proven = מוכח
is-published = הוכח בידי אחרים
is-estimated = משוער
verdict-is = { $color ->
    [white] { $how ->
        [proven] התור של לבן: { $value }, מוכח
        [published] התור של לבן: { $value }, הוכח בידי אחרים
       *[estimated] התור של לבן: { $value }, משוער
    }
   *[black] { $how ->
        [proven] התור של שחור: { $value }, מוכח
        [published] התור של שחור: { $value }, הוכח בידי אחרים
       *[estimated] התור של שחור: { $value }, משוער
    }
}
best-is = הטוב ביותר: { $move }; { $value }
no-best = עדיין לא ידוע המהלך הטוב ביותר
no-value = עדיין לא ידוע דבר
engine-working = עומק { $depth }, עדיין חושב
engine-done = עומק { $depth }
engine-resting = המנוע כבוי
engine-lost = השרת לא עונה. המהלכים נשמרים כאן.
engine-busy = השרת עמוס. נסו שוב עוד רגע.
prove-here = הוכחה כאן, עד { $memory } זיכרון
prove-there = הוכחה בשרת, עד { $memory } זיכרון
no-memory = להוכחה דרוש זיכרון של { $needed }, והמכשיר הזה יכול להקצות { $limit }.
no-memory-there = להוכחה דרוש זיכרון של { $needed }, והשרת יכול להקצות { $limit }.
megabytes = { $count } MB
gigabytes = { $count } GB
engine-unproven = לא נמצאה הוכחה.
engine-failed = המכשיר הזה לא הצליח לחפש הוכחה. ייתכן שחסר לו זיכרון.
line-unfold = הצגת ההמשך כולו
over-white = לבן ניצח
over-black = שחור ניצח
over-draw = תיקו
not-read = לא ניתן לקרוא את זה: { $why }
was-read = { $count ->
    [one] מוצג מהלך אחד
    [two] מוצגים שני מהלכים
   *[other] מוצגים { $count } מהלכים
}
at-start = התחלה
main-line = הקו הראשי
variation = וריאנט
deleted = נמחק
did-undo = השינוי בוטל
did-redo = השינוי בוצע שוב
promoted = זה עכשיו הקו הראשי
palette = מה להניח
palette-lead = בחרו מה להניח, ואז לחצו על גומות. לחיצה שנייה מסירה.
palette-w = לבן
palette-b = שחור
palette-empty = מחיקה
pinned = ננעצה עמדה: { $place }
link-damaged = הקישור הזה פגום או לא שלם. מוצג הלוח הריק.
link-short = הועתק. זה יותר מדי לקישור: יש בו רק ההמשך שעל הלוח. ברישום יש הכול.
review-working = נבדקת עמדה { $ply } מתוך { $count }
review-done = כל העמדות נותחו
review-stopped = נעצר
review-point = { $how ->
    [proven] עבור לבן: { $value }, מוכח
    [published] עבור לבן: { $value }, הוכח בידי אחרים
   *[estimated] עבור לבן: { $value }, משוער
}
accuracy-perfect = { $color ->
    [white] לבן לא טעה.
   *[black] שחור לא טעה.
}
accuracy-good = { $color ->
    [white] לבן שיחק היטב ושמר בממוצע על { $percent } מהנקודות בכל מהלך.
   *[black] שחור שיחק היטב ושמר בממוצע על { $percent } מהנקודות בכל מהלך.
}
accuracy-fair = { $color ->
    [white] לבן עשה טעויות קטנות ושמר בממוצע על { $percent } מהנקודות בכל מהלך.
   *[black] שחור עשה טעויות קטנות ושמר בממוצע על { $percent } מהנקודות בכל מהלך.
}
accuracy-poor = { $color ->
    [white] לבן עשה טעויות גדולות ושמר בממוצע על { $percent } מהנקודות בכל מהלך.
   *[black] שחור עשה טעויות גדולות ושמר בממוצע על { $percent } מהנקודות בכל מהלך.
}
review-move = { $color ->
    [white] מהלך { $number }: לבן שיחק { $move }
   *[black] מהלך { $number }: שחור שיחק { $move }
}
slip-lost = { $color ->
    [white] אחרי { $move } לבן מנצח
   *[black] אחרי { $move } שחור מנצח
}
slip-drawn = אחרי { $move } המשחק בתיקו
slip-about = { $color ->
    [white] אחרי { $move } לבן יכול לצפות לכ־{ $percent } מהנקודות
   *[black] אחרי { $move } שחור יכול לצפות לכ־{ $percent } מהנקודות
}
until-won = { $color ->
    [white] עד כאן לבן היה בדרך לניצחון
   *[black] עד כאן שחור היה בדרך לניצחון
}
until-drawn = עד כאן היה תיקו
until-about = { $color ->
    [white] עד כאן לבן יכול היה לצפות לכ־{ $percent }
   *[black] עד כאן שחור יכול היה לצפות לכ־{ $percent }
}
way-refuting = מה מפריך אותו
way-best = מה היה עדיף
try-lead = { $color ->
    [white] מצאו מהלך טוב יותר ללבן
   *[black] מצאו מהלך טוב יותר לשחור
}
mistake-cost = זה עלה ב־{ $percent } מהנקודות.
try-checking = בודקים את { $move }
try-right = כן! { $move } הוא המהלך הטוב ביותר.
try-better = המהלך { $move } טוב יותר, אבל יש מהלך עוד יותר טוב.
try-wrong = המהלך { $move } לא טוב יותר. נסו שוב.
no-mistakes = לא נמצאו טעויות גדולות.
puzzles-looking = מחפשים חידות במשחק הזה
puzzles-found = { $count ->
    [one] נמצאה חידה אחת במשחק הזה.
    [two] נמצאו שתי חידות במשחק הזה.
   *[other] נמצאו { $count } חידות במשחק הזה.
}
puzzles-none = אין חידה במשחק הזה: אין בו לקראת הסוף עמדה שבה רק מהלך אחד מנצח או מציל תיקו.
puzzles-cannot = הדפדפן הזה לא יכול לחפש חידות עכשיו.
