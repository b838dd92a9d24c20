### Things, places, values and colours as replies call them.

# No name has an article.
own-articles = этот, эта, это
# Names that end in one of these are spoken of in the plural, and so count as two.
plural-names = шторы, жалюзи, лампы, рольставни, двери, окна, колонки, ворота, огни, занавески, ставни, люстры, светильники, фонари, розетки, свечи, гирлянды, споты, батареи, радиаторы, прожекторы, динамики, роллеты, трековые

thing = «{ $name }»
it = { $count ->
    [one] это
   *[other] их
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = без комнаты
many-things = { $count } { things-of-kind }
many-things-in-room = { $count } { things-of-kind } ({ $room })
things-of-kind = { $type ->
    [Lightbulb] { $count ->
        [one] светильник
        [few] светильника
       *[many] светильников
    }
    [Switch] { $count ->
        [one] выключатель
        [few] выключателя
       *[many] выключателей
    }
    [Outlet] { $count ->
        [one] розетка
        [few] розетки
       *[many] розеток
    }
    [Fan] { $count ->
        [one] вентилятор
        [few] вентилятора
       *[many] вентиляторов
    }
    [Fanv2] { $count ->
        [one] вентилятор
        [few] вентилятора
       *[many] вентиляторов
    }
    [WindowCovering] { $count ->
        [one] штора
        [few] шторы
       *[many] штор
    }
    [LockMechanism] { $count ->
        [one] замок
        [few] замка
       *[many] замков
    }
    [Thermostat] { $count ->
        [one] термостат
        [few] термостата
       *[many] термостатов
    }
    [GarageDoorOpener] { $count ->
        [one] гаражные ворота
       *[other] гаражных ворот
    }
    [Window] { $count ->
        [one] окно
        [few] окна
       *[many] окон
    }
    [Door] { $count ->
        [one] дверь
        [few] двери
       *[many] дверей
    }
    [Battery] { $count ->
        [one] батарея
        [few] батареи
       *[many] батарей
    }
    [Sensor] { $count ->
        [one] датчик
        [few] датчика
       *[many] датчиков
    }
   *[other] { $count ->
        [one] устройство
        [few] устройства
       *[many] устройств
    }
}

## Values.

mode = { $mode ->
    [heat] обогрев
    [cool] охлаждение
    [auto] автоматически
    [stay] дома
    [away] никого нет дома
   *[night] ночь
}
kelvin = { $number } К
celsius = { $number } °C
fahrenheit = { $number } °F
percent = { $number }%
percent-open = открыто на { $value }
set-value = выставлено: { $value }
at-value = { $value }

## What things take, to follow their names.

takes = { $things }: { $range }
other-values = другие значения
from-to = от { $from } до { $to }
percent-from-to = от { $from } до { $to }%
kelvin-from-to = от { $from } до { $to } К
in-steps = { $range }, с шагом { $step }
speed-in-percent = скорость в процентах, например «50 процентов»
changes-of-percent = изменения не больше чем на { $number }%
changes-of-degrees = изменения не больше чем на { $number } °C
