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
    [one] ניצחון בלא יותר ממהלך אחד של המנצח
    [two] ניצחון בלא יותר משני מהלכים של המנצח
   *[other] ניצחון בלא יותר מ־{ $moves } מהלכים של המנצח
}
worth-loss-exact = { $moves ->
    [one] הפסד במהלך אחד של היריב
    [two] הפסד בשני מהלכים של היריב
   *[other] הפסד ב־{ $moves } מהלכים של היריב
}
worth-loss-bound = { $moves ->
    [one] הפסד בלא יותר ממהלך אחד של היריב
    [two] הפסד בלא יותר משני מהלכים של היריב
   *[other] הפסד בלא יותר מ־{ $moves } מהלכים של היריב
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
edit-lead = לחיצה על גומה משנה אותה: ריקה, לבן, שחור.
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
mistake-was = { $color ->
    [white] מהלך { $ply }: לבן שיחק { $move }. מצאו מהלך טוב יותר.
   *[black] מהלך { $ply }: שחור שיחק { $move }. מצאו מהלך טוב יותר.
}
mistake-cost = זה עלה ב־{ $percent } מהנקודות.
try-checking = נבדק { $move }
try-right = כן! { $move } הוא המהלך הטוב ביותר.
try-better = { $move } טוב יותר, אבל יש מהלך עוד יותר טוב.
try-wrong = { $move } לא טוב יותר. נסו שוב.
try-answer = התשובה: { $move }
try-again = ניסיון נוסף
try-show = הצגת התשובה
no-mistakes = לא נמצאו טעויות גדולות.
