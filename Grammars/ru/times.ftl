### Times, as they follow what is done: “выключаю «Торшер» сегодня в 19:30”.

time-once = { $day } в { $clock }
time-daily = каждый день в { $clock }
time-on-weekdays = еженедельно { $days } в { $clock }
time-every-other-week = через неделю, { $days } в { $clock }
time-every-weeks = раз в { $count ->
    [one] { $count } неделю
    [few] { $count } недели
   *[many] { $count } недель
} в { $clock }
time-every-days = { $count ->
    [one] каждый { $count } день
    [few] каждые { $count } дня
   *[many] каждые { $count } дней
} в { $clock }
time-every-minute = { $count ->
    [one] каждую { $count } минуту
    [few] каждые { $count } минуты
   *[many] каждые { $count } минут
}, начиная { $day } с { $clock }
time-every-hour = { $count ->
    [one] каждый { $count } час
    [few] каждые { $count } часа
   *[many] каждые { $count } часов
}, начиная { $day } с { $clock }
time-first = { $time }, впервые { $day }

# By the sun.
sun-name = { $sun ->
    [sunrise] восхода
    [sunset] заката
    [dawn] рассвета
   *[dusk] сумерек
}
at-sun = во время { sun-name }
before-sun = за { minutes } до { sun-name }
after-sun = через { minutes } после { sun-name }
minutes = { $count ->
    [one] { $count } минуту
    [few] { $count } минуты
   *[many] { $count } минут
}
time-once-by-sun = { $time } { $day }, в { $clock }
time-on-weekdays-by-sun = еженедельно { $days } { $time }

today = сегодня
tomorrow = завтра
on-weekday = { $days }
on-date = { $number } { month }
on-date-of-year = { $number } { month } { $year } года
# The days on which something comes again, and on which it comes once.
any-day = каждый день
any-weekday = по будням
weekday = { $weekday ->
    [monday] в понедельник
    [tuesday] во вторник
    [wednesday] в среду
    [thursday] в четверг
    [friday] в пятницу
    [saturday] в субботу
   *[sunday] в воскресенье
}
month = { $month ->
    [1] января
    [2] февраля
    [3] марта
    [4] апреля
    [5] мая
    [6] июня
    [7] июля
    [8] августа
    [9] сентября
    [10] октября
    [11] ноября
   *[12] декабря
}

## What is kept for later goes by these names in a home.

timed-name = По времени { $things } { $time }
timed-plain = По времени
timed-things = { $count ->
    [one] { $count } устройство
    [few] { $count } устройства
   *[many] { $count } устройств
}
timed-scene = { $name } сцена
timed-number = { $name } номер { $number }
