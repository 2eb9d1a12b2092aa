# ما تقوله مباراة بين لاعبين.

match-title = لعبة { $game }: { $a } ضد { $b }، المباريات: { $done } من { $games }
match-player = اللاعب
match-won = فوز
match-drawn = تعادل
match-lost = خسارة
match-points = نقاط
match-pairs = الأزواج بحسب النقاط: { $none } × 0، { $half } × ½، { $one } × 1، { $more } × 1½، { $two } × 2
match-elo = فرق إيلو { $elo }، بثقة { $certainty } بين { $low } و{ $high }
match-elo-unknown = فرق إيلو لم يُعرف بعد
match-sprt-open = اختبار { $elo0 } مقابل { $elo1 } إيلو: { $ratio } بين { $low } و{ $high }، لم يُحسم
match-sprt-first = اختبار { $elo0 } مقابل { $elo1 } إيلو: { $ratio } أدنى من { $low }، و{ $elo0 } هو الافتراض الأفضل
match-sprt-second = اختبار { $elo0 } مقابل { $elo1 } إيلو: { $ratio } أعلى من { $high }، و{ $elo1 } هو الافتراض الأفضل
match-forfeit = المباراة { $number }: خسر { $player }: { $reason }
fault-ended = انتهى البرنامج بالرمز { $code }
fault-closed = لم يعد البرنامج يقول شيئًا
fault-panicked = توقف المحرّك فجأة
fault-not-started = لا يمكن تشغيل البرنامج
fault-hung = لا جواب خلال { $seconds } ث
fault-no-move = ليس في الجواب نقلة
fault-late = جاء الجواب متأخرًا
match-more-forfeits = { $count ->
    [zero] لم تُخسر مباراة أخرى هكذا
    [one] خُسرت هكذا مباراة أخرى
    [two] خُسرت هكذا مباراتان أخريان
    [few] خُسرت هكذا { $count } مباريات أخرى
    [many] خُسرت هكذا { $count } مباراة أخرى
   *[other] خُسرت هكذا { $count } مباراة أخرى
}
match-interrupted = توقف قبل النهاية؛ تُحسب المباريات المنتهية فقط
