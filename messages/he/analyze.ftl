# מה המנוע חושב. כל הערכה אומרת אם היא מוכחת או משוערת.

brief-win = ▲ ניצחון, מוכח
brief-win-exact = { $moves ->
    [one] ▲ ניצחון במהלך אחד של המנצח, מוכח
    [two] ▲ ניצחון בשני מהלכים של המנצח, מוכח
   *[other] ▲ ניצחון ב־{ $moves } מהלכים של המנצח, מוכח
}
brief-win-bound = { $moves ->
    [one] ▲ ניצחון תוך מהלך אחד של המנצח לכל היותר, מוכח
    [two] ▲ ניצחון תוך שני מהלכים של המנצח לכל היותר, מוכח
   *[other] ▲ ניצחון תוך { $moves } מהלכים של המנצח לכל היותר, מוכח
}
brief-draw = ● תיקו, מוכח
brief-loss = ▼ הפסד, מוכח
brief-loss-exact = { $moves ->
    [one] ▼ הפסד במהלך אחד של היריב, מוכח
    [two] ▼ הפסד בשני מהלכים של היריב, מוכח
   *[other] ▼ הפסד ב־{ $moves } מהלכים של היריב, מוכח
}
brief-loss-bound = { $moves ->
    [one] ▼ הפסד תוך מהלך אחד של היריב לכל היותר, מוכח
    [two] ▼ הפסד תוך שני מהלכים של היריב לכל היותר, מוכח
   *[other] ▼ הפסד תוך { $moves } מהלכים של היריב לכל היותר, מוכח
}
brief-score = בערך { $percent }, משוער
brief-unknown = ? לא ידוע

analysis-verdict = { $color ->
    [white] התור של לבן: { $verdict }
   *[black] התור של שחור: { $verdict }
}
analysis-line = { $rank }. { $verdict }: { $moves }
analysis-effort = עומק: { $depth }, עמדות: { $nodes }, שניות מעבד: { $seconds }, שיטה: { $method }
analysis-color = { $color ->
    [white] לבן: { $verdict }
   *[black] שחור: { $verdict }
}
analysis-choose = { $color ->
    [white] כדאי לבחור בלבן.
   *[black] כדאי לבחור בשחור.
}
analysis-choose-either = שני הצבעים טובים באותה מידה.
