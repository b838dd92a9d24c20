### What is said in Russian, in the syntax of Project Fluent (https://projectfluent.org).
### Names stand as they are given, in quotation marks. What is said of one agrees with its noun where `nouns.txt` knows that (“«Люстра»
### включена”), and stands behind a colon and has no gender elsewhere (“«Hue»: включено”).

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
   *[announced] включаю { $things }
}
turn-off = { $telling ->
    [named] выключить { $things }
   *[announced] выключаю { $things }
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
    [named] заглушить { $things }
   *[announced] заглушаю { $things }
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

## States, to follow a name; what takes its time and has not settled is on its way.

# What a participle ends with, and what stands before one that agrees with nothing.
agreed = { $count ->
    [1] { $gender ->
        [masculine] {""}
        [feminine] а
       *[neuter] о
    }
   *[other] ы
}
colon = { $count ->
    [1] { $gender ->
        [unknown] :
       *[neuter] {""}
    }
   *[other] {""}
}
on = { $count ->
    [1] { $gender ->
        [masculine] включён
        [feminine] включена
       *[neuter] включено
    }
   *[other] включены
}
off = выключен{ agreed }
locked = { $settled ->
    [no] { $count ->
        [1] запирается
       *[other] запираются
    }
   *[yes] заперт{ agreed }
}
unlocked = { $settled ->
    [no] { $count ->
        [1] отпирается
       *[other] отпираются
    }
   *[yes] не заперт{ agreed }
}
opened = { $settled ->
    [no] { $count ->
        [1] открывается
       *[other] открываются
    }
   *[yes] открыт{ agreed }
}
closed = { $settled ->
    [no] { $count ->
        [1] закрывается
       *[other] закрываются
    }
   *[yes] закрыт{ agreed }
}
armed = на охране, режим «{ $value }»
disarmed = снят{ agreed } с охраны
alarming = { $count ->
    [1] { $gender ->
        [unknown] тревога
       *[feminine] подаёт сигнал тревоги
    }
   *[other] подают сигнал тревоги
}
muted = без звука
halted = в покое
unmuted = со звуком
positioned = { $settled ->
    [no] { $count ->
        [1] движется
       *[other] движутся
    } к { $value }
   *[yes] открыт{ agreed } на { $value }
}
been-set = { $count ->
    [1] { $gender ->
        [unknown] выставлено: { $value }
       *[feminine] выставлен{ agreed } на { $value }
    }
   *[other] выставлены на { $value }
}
at-level = { $count ->
    [1] { $gender ->
        [unknown] { $value }
       *[feminine] на уровне { $value }
    }
   *[other] на уровне { $value }
}
# What a sensor measures, and several values at once.
reading = { at-value }
setting = { $count ->
    [1] { $gender ->
        [unknown] { $value }
       *[feminine] выставлен{ agreed }: { $value }
    }
   *[other] выставлены: { $value }
}
found-state = { $state ->
    [jammed] заклинило
    [unknown] в неизвестном состоянии
    [opening] { $count ->
        [1] открывается
       *[other] открываются
    }
    [closing] { $count ->
        [1] закрывается
       *[other] закрываются
    }
    [stopped] остановлен{ agreed } на полпути
    [stay] на охране, режим «дома»
    [away] на охране, режим «никого нет дома»
    [night] на охране, ночной режим
   *[triggered] { alarming }
}

## Whole sentences on what was done.

is-so = { $things }{ colon } { $predicate }
is-already-so = { $things }{ colon } уже { $predicate }
is-off = { $things }{ colon } выключен{ agreed }
has-changed = { $things }{ colon } { $count ->
    [1] { $gender ->
        [masculine] изменён
        [feminine] изменена
       *[neuter] изменено
    }
   *[other] изменены
}
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
does-not-say = { $things } об этом не { $count ->
    [1] сообщает
   *[other] сообщают
}
must-be-asked = сначала нужно спросить { $things }
more-tell = { $count ->
    [one] ещё { $count } сообщает своё
    [few] ещё { $count } сообщают своё
   *[many] ещё { $count } сообщают своё
}

finding-yes = { $characteristic ->
    [MotionDetected] { $things } { detect } движение
    [OccupancyDetected] { $things }: кто-то есть
    [LeakDetected] { $things }: протечка
    [SmokeDetected] { $things }: дым
    [CarbonMonoxideDetected] { $things }: угарный газ
    [CarbonDioxideDetected] { $things }: слишком много углекислого газа
    [ObstructionDetected] { $things }: что-то мешает
    [OutletInUse] { $things } { $count ->
        [1] потребляет ток
       *[other] потребляют ток
    }
    [InUse] { $things } { $count ->
        [1] работает
       *[other] работают
    }
    [Mute] { $things } без звука
    [StatusTampered] { $things }{ colon } вскрыт{ agreed }
    [Reachable] { $things } на связи
    [StatusLowBattery] { $things }: батарея садится
    [ChargingState] { $things } { $count ->
        [1] заряжается
       *[other] заряжаются
    }
   *[StatusFault] { $things }: неисправность
}
finding-no = { $characteristic ->
    [MotionDetected] { $things } не { detect } движения
    [OccupancyDetected] { $things }: никого нет
    [LeakDetected] { $things }: протечки нет
    [SmokeDetected] { $things }: дыма нет
    [CarbonMonoxideDetected] { $things }: угарного газа нет
    [CarbonDioxideDetected] { $things }: углекислого газа в меру
    [ObstructionDetected] { $things }: ничто не мешает
    [OutletInUse] { $things } ток не { $count ->
        [1] потребляет
       *[other] потребляют
    }
    [InUse] { $things } не { $count ->
        [1] работает
       *[other] работают
    }
    [Mute] { $things } со звуком
    [StatusTampered] { $things }{ colon } не вскрыт{ agreed }
    [Reachable] { $things } не на связи
    [StatusLowBattery] { $things }: заряда хватает
    [ChargingState] { $things } не { $count ->
        [1] заряжается
       *[other] заряжаются
    }
   *[StatusFault] { $things }{ colon } исправ{ $count ->
        [1] { $gender ->
            [masculine] ен
            [feminine] на
           *[neuter] но
        }
       *[other] ны
    }
}
detect = { $count ->
    [1] замечает
   *[other] замечают
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
    [0] выключен{ agreed }
    [1] режим обогрева
    [2] режим охлаждения
    [3] автоматический режим
   *[other] особый режим
}
# The colours of the circle, every thirty degrees.
hue = { $things } { $count ->
    [1] горит
   *[other] горят
} { $number ->
    [0] красным
    [1] оранжевым
    [2] жёлтым
    [3] жёлто-зелёным
    [4] зелёным
    [5] сине-зелёным
    [6] голубым
    [7] светло-синим
    [8] синим
    [9] фиолетовым
    [10] пурпурным
   *[11] розовым
}

## Questions of ours.

which-one = Что { you-mean } в виду: { $readings }?
one-of-more = { $count ->
    [one] ещё { $count } вариант
    [few] один из ещё { $count } вариантов
   *[many] один из ещё { $count } вариантов
}
did-you-say = { you-said }: { $text }? Ответь{ te } «да» или «нет».
did-you-say-one = { you-said }: { $readings }?
did-you-say-or = { $first }, или: { $last }
shall-i = Мне { $actions }? Ответь{ te } «да» или «нет».
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
happens = { $things } { $happening ->
    [opens] { $count ->
        [1] откроется
       *[other] откроются
    }
    [closes] { $count ->
        [1] закроется
       *[other] закроются
    }
    [locks] { $count ->
        [1] запрётся
       *[other] запрутся
    }
    [unlocks] { $count ->
        [1] отопрётся
       *[other] отопрутся
    }
    [turnsOn] { $count ->
        [1] включится
       *[other] включатся
    }
    [turnsOff] { $count ->
        [1] выключится
       *[other] выключатся
    }
    [disarms] { $count ->
        [1] снимется с охраны
       *[other] снимутся с охраны
    }
    [alarms] { $count ->
        [1] подаст сигнал тревоги
       *[other] подадут сигнал тревоги
    }
    [mutes] { $count ->
        [1] замолчит
       *[other] замолчат
    }
   *[unmutes] { $count ->
        [1] снова зазвучит
       *[other] снова зазвучат
    }
}
is-not-so = { $things }{ colon } не { $predicate }
goes-above = { $things } { $count ->
    [1] покажет
   *[other] покажут
} больше { $value }
goes-below = { $things } { $count ->
    [1] покажет
   *[other] покажут
} меньше { $value }
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
