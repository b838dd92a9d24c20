### Times, before what is done: “今天19:30关闭风扇”.

time-once = { $day }{ $clock }
time-daily = 每天{ $clock }
time-on-weekdays = 每{ $days }{ $clock }
time-every-other-week = 每隔一周的{ $days }{ $clock }
time-every-weeks = 每{ $count }周{ $clock }
time-every-days = 每{ $count }天{ $clock }
time-every-minute = 从{ $day }{ $clock }起每{ $count }分钟
time-every-hour = 从{ $day }{ $clock }起每{ $count }小时
time-first = { $time }，从{ $day }起

sun-name = { $sun ->
    [sunrise] 日出
    [sunset] 日落
    [dawn] 黎明
   *[dusk] 黄昏
}
at-sun = { sun-name }时
before-sun = { sun-name }前{ $count }分钟
after-sun = { sun-name }后{ $count }分钟
time-once-by-sun = { $day }{ $time }（{ $clock }）
time-on-weekdays-by-sun = 每{ $days }{ $time }

today = 今天
tomorrow = 明天
on-weekday = { $days }
on-date = { $month }月{ $number }日（{ $days }）
on-date-of-year = { $year }年{ $month }月{ $number }日（{ $days }）
any-day = 天
any-weekday = 个工作日
weekday = { $weekday ->
    [monday] 周一
    [tuesday] 周二
    [wednesday] 周三
    [thursday] 周四
    [friday] 周五
    [saturday] 周六
   *[sunday] 周日
}

## What is kept for later goes by these names in a home.

timed-name = 定时 { $things } { $time }
timed-plain = 定时
timed-things = { $count }个设备
timed-scene = { $name } 场景
timed-number = { $name } { $number }
