### Times, as they follow what is done: “apago Ventilador hoy a las 19:30”.

time-once = { $day } a las { $clock }
time-daily = todos los días a las { $clock }
time-on-weekdays = cada { $days } a las { $clock }
time-every-other-week = un { $days } sí y otro no a las { $clock }
time-every-weeks = cada { $count } semanas a las { $clock }
time-every-days = cada { $count } días a las { $clock }
time-every-minute = cada { $count ->
    [one] minuto
   *[other] { $count } minutos
} desde { $day } a las { $clock }
time-every-hour = cada { $count ->
    [one] hora
   *[other] { $count } horas
} desde { $day } a las { $clock }
time-first = { $time }, la primera vez { $day }

# By the sun: “hoy al atardecer, a las 16:42”, “todos los días 30 minutos antes de la puesta de sol”.
sun-name = { $sun ->
    [sunrise] la salida del sol
    [sunset] la puesta de sol
    [dawn] el alba
   *[dusk] el anochecer
}
at-sun = con { sun-name }
before-sun = { minutes } antes de que llegue { sun-name }
after-sun = { minutes } después de que llegue { sun-name }
minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
time-once-by-sun = { $day } { $time }, a las { $clock }
time-on-weekdays-by-sun = cada { $days } { $time }

today = hoy
tomorrow = mañana
on-weekday = el { $days }
on-date = el { $days } { $number } de { month }
on-date-of-year = el { $days } { $number } de { month } de { $year }
# To follow “cada”.
any-day = día
any-weekday = día laborable
weekday = { $weekday ->
    [monday] lunes
    [tuesday] martes
    [wednesday] miércoles
    [thursday] jueves
    [friday] viernes
    [saturday] sábado
   *[sunday] domingo
}
month = { $month ->
    [1] enero
    [2] febrero
    [3] marzo
    [4] abril
    [5] mayo
    [6] junio
    [7] julio
    [8] agosto
    [9] septiembre
    [10] octubre
    [11] noviembre
   *[12] diciembre
}

## What is kept for later goes by these names in a home.

timed-name = { $things } { $time }
timed-plain = Programado
timed-things = { $count } aparatos
timed-scene = Escena { $name }
timed-number = { $name } núm { $number }
