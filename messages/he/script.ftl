# מה שהלוחות והדפים החיים אומרים.

color-white = לבן
color-black = שחור

cell-empty = { $cell }, ריקה
cell-w = { $cell }, לבן
cell-b = { $cell }, שחור
threat-white = { $place }; לבן יכול לנצח כאן
threat-black = { $place }; שחור יכול לנצח כאן
list-more = { $list }, { $next }
and-then = { $first }. { $second }

take-back = ביטול המהלך הזה
taken-back = המהלך בוטל

status-you = תורך
status-turn = { $color ->
    [white] התור של לבן
   *[black] התור של שחור
}
status-thinking = המחשב חושב
status-choosing = היריב בוחר צבע
status-choose = הסתכלו על הנחש ובחרו צבע
status-waiting = ממתינים לשחקן השני
status-past = מבט לאחור על מהלך { $ply }
status-lost = החיבור נותק; מנסים שוב
status-back = החיבור חזר
no-move = עדיין אין מהלך

offer-draw = היריב מציע תיקו
offer-takeback = היריב מבקש לבטל מהלך
offer-rematch = היריב רוצה משחק נוסף
offer-made = ההצעה נשלחה; היריב יכול לקבל אותה
offer-declined = ההצעה נדחתה
hint-is = רמז: { $move }
copied = הועתק
not-sent = זה לא הצליח. נסו שוב.
task-right = נכון!
task-wrong = עדיין לא
puzzle-go-on = { $color ->
    [white] עכשיו סיימו את זה. התור של לבן
   *[black] עכשיו סיימו את זה. התור של שחור
}
puzzle-won = הניצחון הושלם.
puzzle-slipped = המהלך { $move } מחמיץ את הניצחון.
play-title = { $game }: { $white } – { $black }
player-you = אני
player-person = שחקן
player-open = חבר שעדיין לא הגיע
player-computer = מחשב, רמה { $level }
move-kept = אין חיבור. המהלך שלך { $move } יישלח ברגע שהחיבור יחזור.
not-connected = אין חיבור. נסו שוב כשהוא יחזור.
undone = המהלך האחרון בוטל
no-undo = אין מהלך לבטל
no-hints = רמזים ואיומים כבויים במשחק הזה
threats-on = האיומים מוצגים
threats-off = האיומים מוסתרים
confirm-move = לשחק { $move }?

player-you-named = { $name } (אני)
presence-here = כאן
presence-away = לא כאן
opponent-here = היריב שוב כאן
opponent-away = היריב יצא מהמשחק
opponent-left = היריב לא כאן כבר זמן מה. אפשר לסיים את המשחק

storage-full = לא נשאר מקום בדפדפן הזה, ולכן המהלך לא נשמר. מחקו משהו ונסו שוב.
storage-refused = הדפדפן הזה לא שומר כאן דבר, ולכן המהלך לא נשמר.
mine-moves = { $count ->
    [0] אין מהלכים
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
games-brought = { $count ->
    [one] נטען משחק אחד.
    [two] נטענו שני משחקים.
   *[other] נטענו { $count } משחקים.
}
games-unread = אין בקובץ הזה משחקים שאפשר לקרוא.
players = { $white } – { $black }
