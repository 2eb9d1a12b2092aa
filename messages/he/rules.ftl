rules-heading-material = תכולה
rules-heading-turn = התור שלכם
rules-heading-end = סיום המשחק
rules-heading-notation = איך כותבים מהלכים
rules-heading-edition = מה המהדורה הזאת משנה
rules-heading-settled = מה שחוברות החוקים משאירות פתוח, ומה נקבע כאן
