### Zeiten, wie sie bei dem stehen, was getan wird: “heute um 19:30 Uhr”.

time-once = { $day } um { $clock } Uhr
time-daily = jeden Tag um { $clock } Uhr
time-on-weekdays = jeden { $days } um { $clock } Uhr
time-every-other-week = jeden zweiten { $days } um { $clock } Uhr
time-every-weeks = alle { $count } Wochen um { $clock } Uhr
time-every-days = alle { $count } Tage um { $clock } Uhr
time-every-minute = { $count ->
    [one] jede Minute
   *[other] alle { $count } Minuten
} ab { $day } { $clock } Uhr
time-every-hour = { $count ->
    [one] jede Stunde
   *[other] alle { $count } Stunden
} ab { $day } { $clock } Uhr
time-first = { $time }, zuerst { $day }

# By the sun.
sun-name = { $sun ->
    [sunrise] Sonnenaufgang
    [sunset] Sonnenuntergang
    [dawn] Beginn der Morgendämmerung
   *[dusk] Ende der Abenddämmerung
}
at-sun = bei { sun-name }
before-sun = { minutes } vor { sun-name }
after-sun = { minutes } nach { sun-name }
minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
time-once-by-sun = { $day } { $time }, um { $clock } Uhr
time-on-weekdays-by-sun = jeden { $days } { $time }

today = heute
tomorrow = morgen
on-weekday = am { $days }
on-date = am { $days }, { $number }. { month }
on-date-of-year = am { $days }, { $number }. { month } { $year }
# To follow “jeden”.
any-day = Tag
any-weekday = Werktag
weekday = { $weekday ->
    [monday] Montag
    [tuesday] Dienstag
    [wednesday] Mittwoch
    [thursday] Donnerstag
    [friday] Freitag
    [saturday] Samstag
   *[sunday] Sonntag
}
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}

## What is kept for later goes by these names in a home.

timed-name = Geplant { $things } { $time }
timed-plain = Geplant
timed-things = { $count } Dinge
timed-scene = Szene { $name }
timed-number = { $name } Nr { $number }
