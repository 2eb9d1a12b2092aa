# הדפים של יישום הרשת.

web-skip = דילוג לתוכן
web-nav = דפים
nav-games = משחקים
nav-mine = המשחקים שלי
nav-rules = חוקים
web-language = שפה
web-names = פנטגו, Pentaroll ו־Pantareï שייכים למוציאים לאור שלהם. ל־Panta אין קשר אליהם.
web-offline = מה שרואים כאן פועל עכשיו גם בלי השרת. למשחקים עם אחרים הוא דרוש.
web-new-version = גרסה חדשה של Panta מוכנה.
web-new-version-use = מעבר אליה עכשיו
here-missing = המשחק הזה לא נמצא בדפדפן הזה. משחקים נגד המחשב ומשחקים על מסך אחד נשארים בדפדפן שבו משחקים אותם.
here-not-kept = הדפדפן הזה לא שומר כאן דבר, ולכן אי אפשר לשחק בו את המשחק. ייתכן שזה בגלל חלון פרטי או מכשיר מלא.

home-title = שלושה משחקים לשני שחקנים
home-lead = שחקו נגד המחשב, עם חבר שיושב לידכם או עם חבר רחוק. בלי חשבון ובלי התקנה.
home-continue = המשך המשחק
play-computer = נגד המחשב
play-level = רמה { $level }
play-change = בחירת רמה וצבע
play-here = על מסך אחד
play-friend = הזמנת חבר

setup-opponent = מי משחק?
setup-computer = אני והמחשב
setup-here = שניים על המסך הזה
setup-friend = אני וחבר, בקישור
setup-level = רמת המחשב
setup-level-number = { $level ->
    [1] 1, הקלה ביותר
    [10] 10, החזקה ביותר
   *[other] { $level }
}
setup-color = הצבע שלי
setup-color-white = לבן
setup-color-black = שחור
setup-color-any = אקראי
setup-first = מי מתחיל?
setup-chooser = מי מסתכל על הנחש ובוחר צבע?
setup-chooser-me = הבחירה שלי
setup-chooser-other = הבחירה של היריב
setup-more = עוד
setup-edition = מהדורה
setup-clock = שעון
setup-clock-none = בלי שעון
setup-clock-of = { $minutes } דק׳ לכל שחקן, ועוד { $seconds } שנ׳ לכל מהלך
setup-hints = רמזים ואיומים לשני השחקנים
setup-start = התחלת המשחק
setup-needs-server = כדי להזמין חבר דרוש השרת, ועכשיו אין אליו חיבור. נגד המחשב ועל המסך הזה אפשר לשחק בלעדיו.
edition-name-standard = המהדורה הרגילה
picture-of = { $board }: { $state }

play-board = לוח
play-status = מצב המשחק
play-moves = מהלכים
play-actions = פעולות
play-damaged = כבר אי אפשר לקרוא את המהלכים שאחרי המהלך הזה. המשחק מוצג עד כאן.
play-no-moves = עדיין לא בוצע מהלך.
play-no-script = למשחק דרוש JavaScript. בלעדיו רואים את הלוח כפי שהוא עכשיו.
step-first = להתחלה
step-back = מהלך אחד אחורה
step-forward = מהלך אחד קדימה
step-last = למהלך האחרון
act-undo = ביטול מהלך
act-takeback = בקשה לבטל מהלך
act-hint = רמז
play-threats = סימון המקומות שבהם אחד הצדדים יכול לנצח במהלכו הבא
play-confirm = אישור המהלכים שלי
play-call = צליל ורטט כשמגיע תורי
act-confirm = אישור
act-resign = כניעה
act-resign-sure = באמת להיכנע?
act-yes = כן
act-no = לא
act-draw = הצעת תיקו
act-accept = הסכמה
act-decline = סירוב
act-retry = ביטול המהלך וניסיון נוסף
act-rematch = משחק חוזר
act-rematch-go = למשחק החוזר
act-record = שמירת הרישום
choose-title = בחרו צבע
choose-lead = זה הנחש. השחקן שלא בוחר מבצע את המהלך הראשון.
choose-why = לשני הצבעים אותם תשעה קשקשים; רק המקומות שלהם שונים. חשבו איזה צבע יכול להביא מוקדם יותר קשקשים רבים לערימה אחת, וזכרו שהשחקן השני מתחיל.
choose-white = בחירה בלבן
choose-black = בחירה בשחור
keys-title = מקשים
keys-move = תנועה על הלוח
keys-press = הנחה, גלגול או בחירה
keys-cancel = ביטול המהלך הזה
keys-hint = רמז
keys-threats = הצגת איומים או הסתרתם
keys-last = הקראת המהלך האחרון
keys-undo = ביטול מהלך

result-you-won = ניצחת
result-you-lost = הפסדת
why-five-by-placing = { $mover ->
    [you] הכדור שלך השלים רצף של חמישה.
    [white] הכדור של לבן השלים רצף של חמישה.
   *[black] הכדור של שחור השלים רצף של חמישה.
}
why-both-five = { $end ->
    [draw] מהלך אחד יצר רצף של חמישה לשני הצדדים.
   *[win] סיבוב אחד יצר רצף של חמישה לשני הצדדים. במהדורה הזאת, מי שסובב מנצח.
}
why-board-full = הלוח מלא, ולאף אחד אין רצף של חמישה.
why-repetition = אותה עמדה הופיעה בפעם השלישית.
why-resignation = { $loser ->
    [you] נכנעת.
    [white] לבן נכנע.
   *[black] שחור נכנע.
}
why-time = { $loser ->
    [you] הזמן שלך נגמר.
    [white] הזמן של לבן נגמר.
   *[black] הזמן של שחור נגמר.
}
why-agreement = שני הצדדים הסכימו.
why-forfeit = { $loser ->
    [you] עזבת את המשחק.
    [white] לבן עזב את המשחק.
   *[black] שחור עזב את המשחק.
}
why-abandoned = המשחק ננטש.

invite-title = הזמינו חבר
invite-lead = שלחו את הקישור הזה, או תנו לחבר לסרוק את הקוד. הוא פועל פעם אחת, עבור המקום השני.
invite-link = קישור לחבר
invite-share = שיתוף הקישור
invite-copy = העתקה
invite-new = יצירת קישור חדש
invite-qr = הקישור כקוד QR
invite-watch = כל השאר יכולים לצפות בכתובת הזאת:
join-color = { $color ->
    [white] הצבע שלך: לבן.
   *[black] הצבע שלך: שחור.
}
join-first = { $color ->
    [white] לבן מתחיל.
   *[black] שחור מתחיל.
}
join-choosing = שחקן אחד מסתכל על הנחש ובוחר צבע; השני מתחיל.
join-hints = שניכם יכולים לבקש רמזים ולראות איומים.
join-how = איך משחקים
join-take = למשחק
join-no-script = כדי לתפוס את המקום דרוש JavaScript: רק סקריפט יכול לקרוא את החלק הסודי של הקישור.
join-taken = המקום הזה כבר תפוס. עדיין אפשר לצפות במשחק.
join-wrong = הקישור הזה אינו נכון, או שקישור חדש יותר החליף אותו. בקשו מהחבר את הקישור העדכני.
join-watch = צפייה במשחק
join-own = הקישור הזה מיועד לחבר שלכם. הוא עדיין פועל: פשוט שלחו אותו.
join-back = חזרה למשחק

mine-title = המשחקים שלי
mine-lead = המשחקים של הדפדפן הזה, מהחדש לישן. אף אחד אחר לא רואה את הרשימה.
mine-none = עדיין אין משחקים. בחרו משחק ושחקו.
mine-damaged = { $count ->
    [one] משחק אחד כבר אינו ניתן לקריאה.
    [two] שני משחקים כבר אינם ניתנים לקריאה.
   *[other] { $count } משחקים כבר אינם ניתנים לקריאה.
}
mine-leave = המכשיר הזה עובר למישהו אחר
mine-leave-what = אחרי זה הרשימה תהיה ריקה, ואף אחד לא יוכל להמשיך את המשחקים האלה מהמכשיר הזה. המשחקים לא יימחקו, והשחקנים האחרים יוכלו להמשיך.
mine-leave-do = לשכוח את המשחקים במכשיר הזה
mine-here = שמורים בדפדפן הזה
mine-here-lead = המשחקים האלה נמצאים רק במכשיר הזה. שמרו אותם בקובץ כדי לקחת אותם למקום אחר או ליתר ביטחון.
mine-export = שמירת המשחקים האלה בקובץ
mine-import = טעינת משחקים מקובץ
mine-delete = מחיקה
mine-open = המשך
mine-look = צפייה

rules-title = החוקים
rules-editions = מהדורות
rules-picture-start = תחילת המשחק

error-not-found = הדף הזה לא קיים
error-not-found-more = ייתכן שהכתובת שגויה, או שהמשחק נמחק.
error-busy = יותר מדי בקשות
error-busy-more = המתינו רגע ונסו שוב.
error-refused = אי אפשר לעשות את זה
error-refused-more = חזרו אחורה ובדקו את הבחירות.
error-broken = משהו השתבש
error-broken-more = זו טעות שלנו, והיא נרשמה. נסו שוב.
error-home = חזרה למשחקים

name-yours = השם שלי (לא חובה)
name-rule = בשם יכולים להיות לכל היותר 20 אותיות, ספרות, רווחים והסימנים - . _ ’
join-from = ההזמנה מאת { $name }.
join-public = כולם יכולים למצוא את המשחק הזה ולצפות בו בזמן שמשחקים.
setup-public = כולם יכולים לצפות: המשחק מופיע ברשימה בזמן שמשחקים

left-lead = היריב יצא מהמשחק. אפשר לחכות, או לסיים אותו.
act-claim = דרישת הניצחון
act-call-off = ביטול המשחק

watch-link = צפייה במשחקים שמתנהלים עכשיו
watch-title = משחקים שמתנהלים עכשיו
watch-lead = משחקים פומביים שבוצע בהם מהלך בשעה האחרונה. מי שפותח משחק מחליט אם הוא מופיע כאן.
watch-none = כרגע לא מתנהל אף משחק פומבי.

act-film = שמירה כהנפשה
embed-title = הצגה באתר אחר
embed-lead = העתיקו את הקוד הזה לדף:
embed-open = צפייה במשחק ב־Panta
embed-analyze = ניתוח העמדה ב־Panta
