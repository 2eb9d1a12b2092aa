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

verdict-unknown = { $color ->
    [white] התור של לבן: ? לא ידוע, לא הוכח במסגרת המגבלות
   *[black] התור של שחור: ? לא ידוע, לא הוכח במסגרת המגבלות
}

line = המשך: { $moves }
effort = עמדות: { $nodes }, שניות מעבד: { $seconds }, שיטה: { $method }
certified = { $color ->
    [white] ההוכחה תקפה. { $game }: לבן מנצח מ־{ $position }. מהלכים של לבן: לכל היותר { $moves }; תשובות בהוכחה: { $nodes }
   *[black] ההוכחה תקפה. { $game }: שחור מנצח מ־{ $position }. מהלכים של שחור: לכל היותר { $moves }; תשובות בהוכחה: { $nodes }
}
