### Times, as they follow what is done: “spengo Ventilatore oggi alle 19:30”.

time-once = { $day } alle { $clock }
time-daily = tutti i giorni alle { $clock }
time-on-weekdays = ogni { $days } alle { $clock }
time-every-other-week = un { $days } sì e uno no alle { $clock }
time-every-weeks = ogni { $count } settimane alle { $clock }
time-every-days = ogni { $count } giorni alle { $clock }
time-every-minute = ogni { $count ->
    [one] minuto
   *[other] { $count } minuti
} da { $day } alle { $clock }
time-every-hour = ogni { $count ->
    [one] ora
   *[other] { $count } ore
} da { $day } alle { $clock }
time-first = { $time }, la prima volta { $day }

# By the sun: “oggi al tramonto, alle 16:42”, “tutti i giorni 30 minuti prima del tramonto”.
sun-name = { $sun ->
    [sunrise] il sorgere del sole
    [sunset] il tramonto
    [dawn] l'alba
   *[dusk] il crepuscolo
}
at-sun = con { sun-name }
before-sun = { minutes } prima che arrivi { sun-name }
after-sun = { minutes } dopo { sun-name }
minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
time-once-by-sun = { $day } { $time }, alle { $clock }
time-on-weekdays-by-sun = ogni { $days } { $time }

today = oggi
tomorrow = domani
on-weekday = { $days }
on-date = { $days } { $number } { month }
on-date-of-year = { $days } { $number } { month } { $year }
# To follow “ogni”.
any-day = giorno
any-weekday = giorno feriale
weekday = { $weekday ->
    [monday] lunedì
    [tuesday] martedì
    [wednesday] mercoledì
    [thursday] giovedì
    [friday] venerdì
    [saturday] sabato
   *[sunday] domenica
}
month = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}

## What is kept for later goes by these names in a home.

timed-name = { $things } { $time }
timed-plain = Programmato
timed-things = { $count } dispositivi
timed-scene = Scena { $name }
timed-number = { $name } n { $number }
