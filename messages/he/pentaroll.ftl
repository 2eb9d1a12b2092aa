game-pentaroll = Pentaroll
learn-a-pentaroll = לומדים Pentaroll
play-a-pentaroll = משחקים Pentaroll
rules-of-pentaroll = חוקי Pentaroll
setup-title-pentaroll = משחק Pentaroll
join-title-pentaroll = הוזמנתם למשחק Pentaroll
invite-text-pentaroll = בואו לשחק איתי Pentaroll
puzzles-of-pentaroll = חידות Pentaroll
study-title-pentaroll = ניתוח Pentaroll
review-title-pentaroll = סקירה של משחק Pentaroll
tagline-pentaroll = מגלגלים כדורים מהשוליים, רצף של חמישה
edition-pentaroll-standard = החוקים של מהדורת 2021.

learn-pentaroll-turn-title = תור אחד
learn-pentaroll-turn = גלגלו כדור פנימה מאחד הצדדים. במסלול ריק הוא נשאר בגומה הראשונה.
learn-pentaroll-turn-right = זה תור שלם: כדור אחד מהשוליים.
learn-pentaroll-push-title = דחיפה
learn-pentaroll-push = גלגלו כדור פנימה משמאל לאורך שורה 3. הגומה הראשונה שם אינה ריקה.
learn-pentaroll-push-right = הכדור שלכם דחף את הכדורים הצמודים זה לזה גומה אחת פנימה, ולא משנה של מי הם. הכדור שמעבר לרווח לא זז.
learn-pentaroll-five-title = רצף של חמישה
learn-pentaroll-five = חמישה כדורים ברצף מנצחים: בשורה, בטור או באלכסון. דחפו את ארבעת הכדורים של לבן והוסיפו את החמישי.
learn-pentaroll-five-right = ארבעה כדורים התקדמו, והחמישי נכנס אחריהם.
learn-pentaroll-full-title = מסלולים מלאים
learn-pentaroll-full = שורה 4 מלאה, ולכן אי אפשר לגלגל לתוכה כדור: שום כדור לא נדחף אל מחוץ ללוח. נצחו דרך מסלול אחר.
learn-pentaroll-full-right = בטור b היה מקום, והכדורים שלו נעו דרך השורה המלאה.
learn-pentaroll-corner-title = פינות
learn-pentaroll-corner = לפינה יש שתי כניסות: לאורך השורה ולאורך הטור. רק אחת מהן מנצחת כאן.
learn-pentaroll-corner-right = מלמעלה דוחפים את הטור. משמאל הייתם דוחפים את השורה.
learn-pentaroll-theirs-title = דחיפה לטובת הצד השני
learn-pentaroll-theirs = דחיפה מזיזה גם את הכדורים של היריב. רק הפעם, הפסידו בכוונה: מצאו את הדחיפה שיוצרת רצף של חמישה לשחור.
learn-pentaroll-theirs-right = הדחיפה שלכם הביאה את הכדור החמישי של שחור למקומו, ולכן שחור מנצח.
learn-pentaroll-both-title = שניהם בבת אחת
learn-pentaroll-both = שחור יכול לנצח בשני מקומות. דחיפה אחת יוצרת רצף של חמישה לשני הצדדים. מצאו אותה.
learn-pentaroll-both-right = רצף של חמישה לשני הצדדים הוא תיקו.
learn-pentaroll-defend-title = הגנה
learn-pentaroll-defend = לשחור יש ארבעה כדורים בשורה 3, והוא רוצה לדחוף. בצעו מהלך שאחריו שחור לא יוכל לנצח מיד.
learn-pentaroll-defend-right = דחיפה לרוחב השורה שוברת את הרצף.

rules-pentaroll-material =
    לוח של 6x6 גומות ושמונה־עשר כדורים לכל צד, לבן ושחור. לבן מתחיל, אלא אם השחקנים הסכימו אחרת.
rules-pentaroll-turn =
    מגלגלים כדור בצבע שלכם פנימה דרך פתח כלשהו בשולי הלוח. אם הגומה שם ריקה, הכדור נשאר בה. אם יש בה כדור, הכדור שלכם דוחף את כל הכדורים משם ועד הרווח הראשון גומה אחת פנימה, בקו ישר. כדורים שמעבר לרווח נשארים במקומם. מסלול עם שישה כדורים הוא מלא ואי אפשר להיכנס אליו: שום כדור לא נדחף אל מחוץ ללוח.
rules-pentaroll-end =
    - אחרי כל מהלך מסתכלים על כל הלוח. אם רק לכם יש רצף של חמישה או יותר, אתם מנצחים. אם רק ליריב יש, היריב מנצח. אם לשניכם יש, המשחק מסתיים בתיקו.
    - אם הלוח מלא ולאף אחד אין רצף של חמישה, המשחק מסתיים בתיקו. כל עוד יש גומה ריקה, יש מהלך אפשרי.
rules-pentaroll-notation =
    מהלך נכתב כצד ומסלול: Nc מתגלגל מלמעלה במורד טור c, Sc מלמטה למעלה, W3 משמאל לאורך שורה 3, E3 מימין. הטורים הם a עד f משמאל, השורות הן 1 עד 6 מלמעלה.
rules-pentaroll-settled =
    - אפשר להיכנס לפינה לאורך השורה או לאורך הטור. כל עוד היא ריקה שני אלה הם אותו מהלך, והוא נכתב כמהלך שלאורך השורה.
    - רווח עוצר דחיפה.
    - אם דחיפה יוצרת רצף של חמישה רק ליריב, היריב מנצח.

position-form-pentaroll = צריך עמדה כמו w5/6/2b3/6/6/6 w: שש שורות מלמעלה, ואז הצד שבתור. הטעות היא בתו { $column }.

move-form-pentaroll = מהלך הוא צד ומסלול: Nc מלמעלה, Sc מלמטה, W3 משמאל, E3 מימין
illegal-lane-full = המסלול של { $entry } מלא, ולכן אי אפשר לגלגל לתוכו כדור

tour-pentaroll-move = לבן מגלגל פנימה משמאל לאורך שורה 2 (W2) ודוחף את הכדורים שעד הרווח גומה אחת פנימה. הכדורים שמעבר לרווח נשארים.
tour-pentaroll-surprise = הפתעה: דחיפה מזיזה גם את הכדורים של היריב, ועלולה להשלים רצף של חמישה עבורו.

why-opponents-five-pentaroll = { $mover ->
    [you] { $other ->
        [white] הדחיפה שלך השלימה רצף של חמישה עבור לבן.
       *[black] הדחיפה שלך השלימה רצף של חמישה עבור שחור.
    }
    [white] הדחיפה של לבן השלימה רצף של חמישה עבור שחור.
   *[black] הדחיפה של שחור השלימה רצף של חמישה עבור לבן.
}

## For scripts

board-pentaroll = לוח Pentaroll
choose-entry = גלגלו כדור פנימה מהשוליים
entry-N = מלמעלה, טור { $lane }
entry-S = מלמטה, טור { $lane }
entry-W = משמאל, שורה { $lane }
entry-E = מימין, שורה { $lane }
entry-full = { $entry }; סגור
entry-pending = { $entry }; לחיצה נוספת מגלגלת
press-again = לחצו שוב על החץ כדי לגלגל
said-pentaroll-N = { $color ->
    [white] לבן: מלמעלה, טור { $lane }
   *[black] שחור: מלמעלה, טור { $lane }
}
said-pentaroll-E = { $color ->
    [white] לבן: מימין, שורה { $lane }
   *[black] שחור: מימין, שורה { $lane }
}
said-pentaroll-S = { $color ->
    [white] לבן: מלמטה, טור { $lane }
   *[black] שחור: מלמטה, טור { $lane }
}
said-pentaroll-W = { $color ->
    [white] לבן: משמאל, שורה { $lane }
   *[black] שחור: משמאל, שורה { $lane }
}
