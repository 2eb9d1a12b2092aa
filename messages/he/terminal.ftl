# מה שנאמר כשמשחקים במסוף.

choose-game = איזה משחק?
chooser-keys = ↑ ↓ שאלה   ← → תשובה   Enter התחלה   Ctrl-O פתיחת רישום   q יציאה
choose-number = הקלידו מספר, או הקישו Enter כדי לבחור { $number }
choose-one = זו לא אחת מהתשובות
plain-choose = הסתכלו על הנחש ובחרו צבע: הקלידו { $white } או { $black }
too-small = המסוף קטן מדי: { $have }. הוא צריך להיות לפחות { $need }.

key-help = עזרה
key-redo = שוב
key-switch = החלפת צד
key-quit = יציאה
key-new = חדש
keys-type = הקלדת מהלך או פקודה
keys-complete = השלמת ההקלדה
keys-scroll = גלילת הניתוח
keys-leave = יציאה מיידית

command-hint = הצגת מהלך טוב
command-undo = ביטול המהלך האחרון
command-redo = ביצוע חוזר של המהלך שבוטל
command-analyze = הצגת דעת המנוע
command-switch = החלפת צדדים עם המחשב
command-resign = כניעה
command-new = משחק חדש
command-save = שמירת הרישום
command-open = פתיחת רישום
command-board = הדפסת הלוח שוב
command-moves = רשימת המהלכים
command-help = עזרה
command-quit = יציאה
command-file = קובץ

not-now = אי אפשר לעשות את זה עכשיו
nothing-to-undo = אין מה לבטל
nothing-to-redo = אין מהלך לבצע שוב
switched = הצדדים הוחלפו
nothing-to-switch = שני אנשים משחקים, ולכן אין צדדים להחליף
name-the-file = ציינו שם קובץ, למשל game.panta
saved-in = נשמר ב־{ $file }
not-saved = לא נשמר: { $reason }
opened-from = נפתח { $file }
not-opened = לא נפתח: { $reason }
file-missing = אין קובץ { $file }
file-exists = כבר יש קובץ { $file }
file-denied = המערכת אינה מאפשרת זאת: { $file }
file-folder = השם { $file } הוא של תיקייה
file-full = אין מקום פנוי בשביל { $file }
file-failed = שגיאה { $number } של המערכת: { $file }
file-long = הקובץ { $file } ארוך מדי בשביל רישום
file-not-text = בשורה { $line }, בתו { $column }, יש משהו שאינו טקסט
file-no-game = אין משחק בקובץ { $file }
computer-takes = { $color ->
    [white] המחשב משחק בלבן
   *[black] המחשב משחק בשחור
}
quit-sure = לצאת בלי לשמור את המשחק?
question-keys = { $yes } כן   { $no } לא

analysis-title = ניתוח
analysis-so-far = עומק { $depth }, עמדות: { $nodes }
analysis-begins = המנוע חושב
analysis-rests = אין מה לנתח עכשיו

game-over = המשחק נגמר
illegal-unplayable = אי אפשר לשחק כאן { $move }
illegal-taken = הגומה { $cell } אינה ריקה
