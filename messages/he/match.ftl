# תחרות בין שני שחקנים.

match-title = המשחק { $game }: { $a } נגד { $b }, { $done } מתוך { $games } משחקים
match-player = שחקן
match-won = ניצח
match-drawn = תיקו
match-lost = הפסיד
match-points = נקודות
match-pairs = זוגות משחקים לפי נקודות: { $none } × 0, { $half } × ½, { $one } × 1, { $more } × 1½, { $two } × 2
match-elo = הפרש Elo הוא { $elo }, בוודאות של { $certainty } בין { $low } ל־{ $high }
match-elo-unknown = הפרש Elo עדיין לא ידוע
match-sprt-open = מבחן { $elo0 } מול { $elo1 } Elo: { $ratio } בין { $low } ל־{ $high }, לא הוכרע
match-sprt-first = מבחן { $elo0 } מול { $elo1 } Elo: { $ratio } מתחת ל־{ $low }, ההנחה הטובה יותר היא { $elo0 }
match-sprt-second = מבחן { $elo0 } מול { $elo1 } Elo: { $ratio } מעל { $high }, ההנחה הטובה יותר היא { $elo1 }
match-forfeit = משחק { $number }: הפסד של { $player }: { $reason }
fault-ended = התוכנית הסתיימה בקוד { $code }
fault-closed = התוכנית אינה אומרת עוד דבר
fault-panicked = המנוע נעצר
fault-not-started = אי אפשר להפעיל את התוכנית
fault-hung = אין תשובה תוך { $seconds } שנ׳
fault-no-move = אין מהלך בתשובה
fault-late = התשובה הגיעה מאוחר מדי
match-more-forfeits = { $count ->
    [one] עוד משחק אחד הסתיים בהפסד כזה
    [two] עוד שני משחקים הסתיימו בהפסד כזה
   *[other] עוד { $count } משחקים הסתיימו בהפסד כזה
}
match-interrupted = הופסק; נספרו רק משחקים שהסתיימו
