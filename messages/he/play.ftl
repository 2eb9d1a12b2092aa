# מה אומרים על עמדה או על משחק.

turn = { $color ->
    [white] התור של לבן
   *[black] התור של שחור
}
layout-open = עדיין לא נבחר צבע: שחקן אחד בוחר, השני מתחיל

won = { $color ->
    [white] לבן ניצח
   *[black] שחור ניצח
}
drawn = תיקו
result-line = { $why } { $result }

ended-five-by-placing = { $winner ->
    [white] לבן ניצח: הכדור החדש השלים רצף של חמישה ({ $marks })
   *[black] שחור ניצח: הכדור החדש השלים רצף של חמישה ({ $marks })
}
ended-opponents-five = { $winner ->
    [white] לבן ניצח: שחור השלים רצף של חמישה עבור לבן ({ $marks })
   *[black] שחור ניצח: לבן השלים רצף של חמישה עבור שחור ({ $marks })
}
ended-both-five = { $winner ->
    [white] לבן ניצח: מהלך אחד יצר רצף של חמישה לשני הצדדים ({ $marks })
    [black] שחור ניצח: מהלך אחד יצר רצף של חמישה לשני הצדדים ({ $marks })
   *[draw] תיקו: מהלך אחד יצר רצף של חמישה לשני הצדדים ({ $marks })
}
ended-board-full = תיקו: הלוח מלא ולאף אחד אין רצף של חמישה
ended-repetition = תיקו: אותה עמדה הופיעה בפעם השלישית
ended-resignation = { $winner ->
    [white] לבן ניצח: שחור נכנע
   *[black] שחור ניצח: לבן נכנע
}
ended-time = { $winner ->
    [white] לבן ניצח: הזמן של שחור נגמר
   *[black] שחור ניצח: הזמן של לבן נגמר
}
ended-forfeit = { $winner ->
    [white] לבן ניצח: שחור הפסיד הפסד טכני
   *[black] שחור ניצח: לבן הפסיד הפסד טכני
}
ended-agreement = תיקו: שני הצדדים הסכימו
ended-abandoned = { $winner ->
    [white] לבן ניצח: המשחק ננטש
    [black] שחור ניצח: המשחק ננטש
   *[draw] תיקו: המשחק ננטש
}
ended-unsaid = { $winner ->
    [white] לבן ניצח
    [black] שחור ניצח
   *[draw] תיקו
}
not-over = לא הסתיים
abandoned = ננטש, ללא הכרעה

record-players = { $white } – { $black }
record-unknown-player = ?
record-count = { $count ->
    [one] משחק אחד, תקין
    [two] שני משחקים, שניהם תקינים
   *[other] { $count } משחקים, כולם תקינים
}
record-plies = { $count ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $count } מהלכים
}
record-line = { $number }. { $game }, { $players }, { $plies }: { $state }
noted = { $text } ({ $note })
