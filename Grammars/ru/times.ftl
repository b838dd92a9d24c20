### Times, as they follow what is done: “turning off the Fan at 19:30 today”.

time-once = at { $clock } { $day }
time-daily = every day at { $clock }
time-on-weekdays = every { $days } at { $clock }
time-every-other-week = every other { $days } at { $clock }
time-every-weeks = every { $count } weeks at { $clock }
time-every-days = every { $count } days at { $clock }
time-every-minute = every { $count ->
    [one] minute
   *[other] { $count } minutes
} from { $clock } { $day }
time-every-hour = every { $count ->
    [one] hour
   *[other] { $count } hours
} from { $clock } { $day }
time-first = { $time }, first { $day }

# By the sun: “at sunset today, at 16:42”, “every day 30 minutes before sunrise”.
sun-name = { $sun ->
    [sunrise] sunrise
    [sunset] sunset
    [dawn] dawn
   *[dusk] dusk
}
at-sun = at { sun-name }
before-sun = { minutes } before { sun-name }
after-sun = { minutes } after { sun-name }
minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
time-once-by-sun = { $time } { $day }, at { $clock }
time-on-weekdays-by-sun = every { $days } { $time }

today = today
tomorrow = tomorrow
on-weekday = on { $days }
on-date = on { $days }, { $number } { month }
on-date-of-year = on { $days }, { $number } { month } { $year }
# To follow “every”.
any-day = day
any-weekday = weekday
weekday = { $weekday ->
    [monday] Monday
    [tuesday] Tuesday
    [wednesday] Wednesday
    [thursday] Thursday
    [friday] Friday
    [saturday] Saturday
   *[sunday] Sunday
}
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

## What is kept for later goes by these names in a home.

timed-name = Timed { $things } { $time }
timed-plain = Timed
timed-things = { $count } things
timed-scene = { $name } scene
timed-number = { $name } no { $number }
