nav-learn = לימוד
learn-title = לומדים תוך כדי משחק
learn-lead = כמה שלבים לכל משחק, ישר על הלוח. הדפדפן הזה זוכר אילו שלבים הושלמו.
learn-step = שלב { $step } מתוך { $steps }
learn-steps = שלבים
learn-wrong-win = { $color ->
    [white] כך לבן לא מנצח.
   *[black] כך שחור לא מנצח.
}
learn-wrong-draw = כך לא מגיעים לתיקו.
learn-wrong-kind = המהלך הזה חוקי, אבל זה לא המהלך המבוקש כאן.
learn-wrong-hold = { $color ->
    [white] עכשיו לבן יכול לנצח במהלך { $move }.
   *[black] עכשיו שחור יכול לנצח במהלך { $move }.
}

task-label = המשימה
task-retry = ניסיון נוסף
task-next = הבא
task-solution = הצגת פתרון
task-done = הושלם
task-no-script = כדי לנסות דרוש JavaScript. בלעדיו אפשר לקרוא את הפתרון למטה.
