### What is said in Russian, in the syntax of Project Fluent (https://projectfluent.org).
### Names stand in the nominative and in quotation marks, since nobody tells their other cases; what is said of them is impersonal
### (“включено”), since nobody tells their gender.

sentence = { $text }.
sentences = { $first } { $last }
quoted = «{ $text }»

## Lists: of two, and of more, which are put together from the left.
and-pair = { $first } и { $last }
and-middle = { $first }, { $last }
and-end = { $first } и { $last }
or-pair = { $first } или { $last }
or-middle = { $first }, { $last }
or-end = { $first } или { $last }

## What is done now, later or on a yes: “включаю «Торшер»”, “включить «Торшер»”.

turn-on = { $telling ->
    [named] включить { $things }
   *[announced] { $pronoun ->
        [yes] включаю
       *[no] включаю { $things }
    }
}
turn-off = { $telling ->
    [named] выключить { $things }
   *[announced] { $pronoun ->
        [yes] выключаю
       *[no] выключаю { $things }
    }
}
lock = { $telling ->
    [named] запереть { $things }
   *[announced] запираю { $things }
}
unlock = { $telling ->
    [named] отпереть { $things }
   *[announced] отпираю { $things }
}
open = { $telling ->
    [named] открыть { $things }
   *[announced] открываю { $things }
}
close = { $telling ->
    [named] закрыть { $things }
   *[announced] закрываю { $things }
}
arm = { $telling ->
    [named] поставить на охрану { $things }
   *[announced] ставлю на охрану { $things }, режим «{ $value }»
}
disarm = { $telling ->
    [named] снять с охраны { $things }
   *[announced] снимаю с охраны { $things }
}
mute = { $telling ->
    [named] выключить звук: { $things }
   *[announced] выключаю звук: { $things }
}
unmute = { $telling ->
    [named] включить звук: { $things }
   *[announced] включаю звук: { $things }
}
halt = { $telling ->
    [named] остановить { $things }
   *[announced] останавливаю { $things }
}
set-to = { $telling ->
    [named] выставить { $things }: { $value }
   *[announced] выставляю { $things }: { $value }
}
move-to = { $telling ->
    [named] выставить { $things }: { $value }
   *[announced] выставляю { $things }: { $value }
}
toggle = { $telling ->
    [named] переключить { $things }
   *[announced] переключаю { $things }
}
run = { $telling ->
    [named] запустить «{ $name }»
   *[announced] запускаю «{ $name }»
}
change = { $telling ->
    [named] изменить { $things }
   *[announced] меняю { $things }
}
multiply = { $telling ->
    [named] изменить { $things }: { times } { as-much }
   *[announced] меняю { $things }: { times } { as-much }
}
times = { $factor ->
    [0.5] половина
   *[other] { $percent }%
}
as-much = { $quality ->
    [brightness] прежней яркости
    [speed] прежней скорости
    [volume] прежней громкости
    [position] прежнего открытия
   *[level] прежнего уровня
}
more = { $telling ->
    [named] { $quality ->
        [position] приоткрыть { $things } ещё на { $amount }
        [brightness] сделать { $things } ярче на { $amount }
        [speed] сделать { $things } быстрее на { $amount }
        [volume] сделать { $things } громче на { $amount }
        [temperature] сделать { $things } теплее на { $amount }
        [whiteness] сделать { $things } теплее
       *[level] прибавить { $things } на { $amount }
    }
   *[announced] { $quality ->
        [position] приоткрываю { $things } ещё на { $amount }
        [brightness] делаю { $things } ярче на { $amount }
        [speed] делаю { $things } быстрее на { $amount }
        [volume] делаю { $things } громче на { $amount }
        [temperature] делаю { $things } теплее на { $amount }
        [whiteness] делаю { $things } теплее
       *[level] прибавляю { $things } на { $amount }
    }
}
less = { $telling ->
    [named] { $quality ->
        [position] прикрыть { $things } на { $amount }
        [brightness] сделать { $things } тусклее на { $amount }
        [speed] сделать { $things } медленнее на { $amount }
        [volume] сделать { $things } тише на { $amount }
        [temperature] сделать { $things } прохладнее на { $amount }
        [whiteness] сделать { $things } холоднее
       *[level] убавить { $things } на { $amount }
    }
   *[announced] { $quality ->
        [position] прикрываю { $things } на { $amount }
        [brightness] делаю { $things } тусклее на { $amount }
        [speed] делаю { $things } медленнее на { $amount }
        [volume] делаю { $things } тише на { $amount }
        [temperature] делаю { $things } прохладнее на { $amount }
        [whiteness] делаю { $things } холоднее
       *[level] убавляю { $things } на { $amount }
    }
}

## States, to follow a name and a colon; what takes its time and has not settled is on its way.

on = включено
off = выключено
locked = { $settled ->
    [no] запирается
   *[yes] заперто
}
unlocked = { $settled ->
    [no] отпирается
   *[yes] не заперто
}
opened = { $settled ->
    [no] открывается
   *[yes] открыто
}
closed = { $settled ->
    [no] закрывается
   *[yes] закрыто
}
armed = на охране, режим «{ $value }»
disarmed = снято с охраны
alarming = тревога
muted = без звука
halted = в покое
unmuted = со звуком
positioned = { $settled ->
    [no] движется к { $value }
   *[yes] открыто на { $value }
}
been-set = выставлено: { $value }
at-level = { $value }
found-state = { $state ->
    [jammed] заклинило
    [unknown] состояние неизвестно
    [opening] открывается
    [closing] закрывается
    [stopped] остановлено на полпути
    [stay] на охране, режим «дома»
    [away] на охране, режим «никого нет дома»
    [night] на охране, ночной режим
   *[triggered] тревога
}

## Whole sentences on what was done.

is-so = { $things }: { $predicate }
is-already-so = { $things }: уже { $predicate }
is-off = { $things }: выключено
has-changed = { $things }: изменено
scene-is-set = «{ $name }»: готово
will-do = запланировано: { $action } { $time }
do-at-time = { $action } { $time }
do-now = { $action } сейчас
did-it = { $things }: готово
more-failed = { $count ->
    [one] ещё { $count } устройство не справилось
    [few] ещё { $count } устройства не справились
   *[many] ещё { $count } устройств не справились
}
nothing-done = Хорошо, ничего не сделано.

## Answers to questions.

yes = да, { $answer }
no = нет, { $answer }
all-is-quiet = всё спокойно: ничего не { $predicate }
none-of-them = ничего из этого
none-known = мне о таком не известно
none-counted = ни одного
counted = { $count }: { $things }
in-rooms = { $rooms }: { $things }
does-not-say = { $things }: не сообщает
must-be-asked = сначала нужно спросить { $things }
more-tell = { $count ->
    [one] ещё { $count } сообщает своё
    [few] ещё { $count } сообщают своё
   *[many] ещё { $count } сообщают своё
}

finding-yes = { $characteristic ->
    [MotionDetected] { $things }: есть движение
    [OccupancyDetected] { $things }: кто-то есть
    [LeakDetected] { $things }: протечка
    [SmokeDetected] { $things }: дым
    [CarbonMonoxideDetected] { $things }: угарный газ
    [CarbonDioxideDetected] { $things }: слишком много углекислого газа
    [ObstructionDetected] { $things }: что-то мешает
    [OutletInUse] { $things }: потребляет ток
    [InUse] { $things }: работает
    [Mute] { $things }: без звука
    [StatusTampered] { $things }: вскрыто
    [Reachable] { $things }: на связи
    [StatusLowBattery] { $things }: батарея садится
    [ChargingState] { $things }: заряжается
   *[StatusFault] { $things }: неисправность
}
finding-no = { $characteristic ->
    [MotionDetected] { $things }: движения нет
    [OccupancyDetected] { $things }: никого нет
    [LeakDetected] { $things }: протечки нет
    [SmokeDetected] { $things }: дыма нет
    [CarbonMonoxideDetected] { $things }: угарного газа нет
    [CarbonDioxideDetected] { $things }: углекислого газа в меру
    [ObstructionDetected] { $things }: ничто не мешает
    [OutletInUse] { $things }: ток не потребляет
    [InUse] { $things }: не работает
    [Mute] { $things }: со звуком
    [StatusTampered] { $things }: не вскрыто
    [Reachable] { $things }: нет связи
    [StatusLowBattery] { $things }: заряда хватает
    [ChargingState] { $things }: не заряжается
   *[StatusFault] { $things }: исправно
}
measuring = { $characteristic ->
    [BatteryLevel] { $things }: заряд { $value }
    [FilterLifeLevel] { $things }: ресурс фильтра { $value }
    [CurrentAmbientLightLevel] { $things }: { $value } лк
    [ColorTemperature] { $things }: { $value } К
   *[CarbonDioxideLevel] { $things }: { $value } ppm
}
air-quality = { $things }: воздух { $number ->
    [0] неизвестно какой
    [1] отличный
    [2] хороший
    [3] средний
    [4] плохой
    [5] очень плохой
   *[other] в особом состоянии
}
heating-mode = { $things }: { $number ->
    [0] выключено
    [1] режим обогрева
    [2] режим охлаждения
    [3] автоматический режим
   *[other] особый режим
}
# The colours of the circle, every thirty degrees.
hue = { $things }: { $number ->
    [0] красный
    [1] оранжевый
    [2] жёлтый
    [3] жёлто-зелёный
    [4] зелёный
    [5] сине-зелёный
    [6] голубой
    [7] светло-синий
    [8] синий
    [9] фиолетовый
    [10] пурпурный
   *[11] розовый
}

## Questions of ours.

which-one = Что вы имеете в виду: { $readings }?
one-of-more = { $count ->
    [one] ещё { $count } вариант
    [few] один из ещё { $count } вариантов
   *[many] один из ещё { $count } вариантов
}
did-you-say = Вы сказали: { $text }? Ответьте «да» или «нет».
did-you-say-one = Вы сказали: { $readings }?
did-you-say-or = { $first }, или: { $last }
shall-i = Мне { $actions }? Ответьте «да» или «нет».
which-would = { $action }, а значит { $actions }
which-would-open = { $action }, а это что-то откроет или отопрёт

## What is scheduled.

nothing-scheduled = Ничего не запланировано.
nothing-like-that = Ничего такого не запланировано
scheduled = { $action } { $time }
more-scheduled = { $count ->
    [one] Запланировано ещё { $count } действие.
    [few] Запланировано ещё { $count } действия.
   *[many] Запланировано ещё { $count } действий.
}
no-longer = больше не запланировано: { $actions }

## What happens, and what is done then.

when-so = — когда { $text }
will-do-when = { $action } { $time }
happens = { $things }: { $happening ->
    [opens] откроется
    [closes] закроется
    [locks] запрётся
    [unlocks] отопрётся
    [turnsOn] включится
    [turnsOff] выключится
    [disarms] снимут с охраны
    [alarms] сработает тревога
    [mutes] выключится звук
   *[unmutes] включится звук
}
is-not-so = { $things }: не { $predicate }
goes-above = { $things }: станет выше { $value }
goes-below = { $things }: станет ниже { $value }
for-minutes = { $text } в течение { $count ->
    [one] { $count } минуты
    [few] { $count } минут
   *[many] { $count } минут
}
for-seconds = { $text } в течение { $count ->
    [one] { $count } секунды
    [few] { $count } секунд
   *[many] { $count } секунд
}
