# מה שניתוח מדויק אומר.

value-win = { $count ->
    [one] ▲ ניצחון: מהלך אחד
    [two] ▲ ניצחון: שני מהלכים
   *[other] ▲ ניצחון: { $count } מהלכים
}
value-draw = { $count ->
    [one] ● תיקו: מהלך אחד
    [two] ● תיקו: שני מהלכים
   *[other] ● תיקו: { $count } מהלכים
}
value-loss = { $count ->
    [one] ▼ הפסד: מהלך אחד
    [two] ▼ הפסד: שני מהלכים
   *[other] ▼ הפסד: { $count } מהלכים
}
value-unknown = { $count ->
    [one] ? לא ידוע: מהלך אחד
    [two] ? לא ידוע: שני מהלכים
   *[other] ? לא ידוע: { $count } מהלכים
}

moves-legend = המספר שאחרי מהלך סופר רק את מהלכי המנצח עד סוף המשחק; הסימן ≤ פירושו לכל היותר.
verdict-unknown = { $color ->
    [white] התור של לבן: ? לא ידוע, לא הוכח במסגרת המגבלות
   *[black] התור של שחור: ? לא ידוע, לא הוכח במסגרת המגבלות
}

line = המשך: { $moves }
effort = עמדות: { $nodes }, שניות מעבד: { $seconds }, שיטה: { $method }
certified = { $color ->
    [white] ההוכחה תקפה. המשחק { $game }: לבן מנצח מהעמדה { $position }. מהלכים של לבן: לכל היותר { $moves }; תשובות בהוכחה: { $nodes }
   *[black] ההוכחה תקפה. המשחק { $game }: שחור מנצח מהעמדה { $position }. מהלכים של שחור: לכל היותר { $moves }; תשובות בהוכחה: { $nodes }
}
method-rules = החוקים
method-glance = מבט מהיר
method-search = חיפוש
method-proof-number-search = חיפוש מספרי הוכחה
method-sweep = טבלאות מלאות
method-published-solution = פתרון שפורסם
published-by = הוכח בידי אחרים: { $source }
claims-sound = כל הטענות מבוססות. תעודות הוכחה: { $certified }, נוצרו מחדש: { $remade }; מהלכים של המנצח: { $moves }; עמדות עם כל התשובות: { $replies }
claims-proven = { $color ->
    [white] המשחק { $game }: הוכח שלבן מנצח מהעמדה { $position }
   *[black] המשחק { $game }: הוכח ששחור מנצח מהעמדה { $position }
}
claims-open = { $color ->
    [white] המשחק { $game }: עדיין לא הוכח שלבן מנצח מהעמדה { $position }. הפער הראשון: { $moves } ← { $gap }
   *[black] המשחק { $game }: עדיין לא הוכח ששחור מנצח מהעמדה { $position }. הפער הראשון: { $moves } ← { $gap }
}
campaign-open = { $color ->
    [white] הוכח שלבן מנצח: { $percent }; עמדות פתוחות: { $count }, למשל { $positions }
   *[black] הוכח ששחור מנצח: { $percent }; עמדות פתוחות: { $count }, למשל { $positions }
}
campaign-pace = { $state }; שעות שנותרו: בערך { $hours }
campaign-won = { $color ->
    [white] לבן מנצח: כל הטענות מבוססות
   *[black] שחור מנצח: כל הטענות מבוססות
}
campaign-lost = { $color ->
    [white] לבן לא מנצח
   *[black] שחור לא מנצח
}
progress-share = { $percent } תוך { $elapsed }, נותרו { $left }: { $text }
progress-time = { $elapsed }: { $text }
progress-search = עמדות: { $nodes }, זיכרון: { $mebibytes } MiB
