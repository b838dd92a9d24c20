### Times, as they follow what is done: “éteindre Ventilateur à 19:30 aujourd'hui”.

time-once = { $day } à { $clock }
time-daily = tous les jours à { $clock }
time-on-weekdays = chaque { $days } à { $clock }
time-every-other-week = un { $days } sur deux à { $clock }
time-every-weeks = toutes les { $count } semaines à { $clock }
time-every-days = tous les { $count } jours à { $clock }
time-every-minute = { $count ->
    [one] chaque minute
   *[other] toutes les { $count } minutes
} à partir de { $clock } { $day }
time-every-hour = { $count ->
    [one] chaque heure
   *[other] toutes les { $count } heures
} à partir de { $clock } { $day }
time-first = { $time }, d'abord { $day }

# By the sun.
sun-name = { $sun ->
    [sunrise] le lever du soleil
    [sunset] le coucher du soleil
    [dawn] l'aube
   *[dusk] le crépuscule
}
at-sun = { $sun ->
    [sunrise] au lever du soleil
    [sunset] au coucher du soleil
    [dawn] à l'aube
   *[dusk] au crépuscule
}
before-sun = { minutes } avant { sun-name }
after-sun = { minutes } après { sun-name }
minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
time-once-by-sun = { $time } { $day }, à { $clock }
time-on-weekdays-by-sun = chaque { $days } { $time }

today = aujourd'hui
tomorrow = demain
on-weekday = { $days }
on-date = { $days } { $number } { month }
on-date-of-year = { $days } { $number } { month } { $year }
# To follow “chaque”.
any-day = jour
any-weekday = jour de semaine
weekday = { $weekday ->
    [monday] lundi
    [tuesday] mardi
    [wednesday] mercredi
    [thursday] jeudi
    [friday] vendredi
    [saturday] samedi
   *[sunday] dimanche
}
month = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}

## What is kept for later goes by these names in a home.

timed-name = Minuterie { $things } { $time }
timed-plain = Minuterie
timed-things = { $count } appareils
timed-scene = scène { $name }
timed-number = { $name } no { $number }
