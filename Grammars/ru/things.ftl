### Things, places, values and colours as replies call them.

# No name has an article.
own-articles = этот, эта, это

# A name that would have another form here stands behind the word for what it is: “включаю светильник «Люстра»”.
thing = { $role ->
    [object] { $count ->
        [1] { $gender ->
            [feminine] { class-of-thing } «{ $name }»
           *[masculine] «{ $name }»
        }
       *[other] «{ $name }»
    }
   *[subject] «{ $name }»
}
class-of-thing = { $type ->
    [Lightbulb] светильник
    [LockMechanism] замок
    [Outlet] прибор
    [Switch] прибор
    [Thermostat] прибор
   *[other] устройство
}
it = { $role ->
    [object] { $count ->
        [1] { $gender ->
            [masculine] его
            [feminine] её
            [neuter] его
           *[unknown] это
        }
       *[other] их
    }
   *[subject] { $count ->
        [1] { $gender ->
            [masculine] он
            [feminine] она
            [neuter] оно
           *[unknown] это
        }
       *[other] они
    }
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
        [few] гаражных ворот
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
percent-open = открыт{ agreed } на { $value }
set-value = { been-set }
at-value = { $count ->
    [1] { $gender ->
        [unknown] { $value }
       *[feminine] — { $value }
    }
   *[other] — { $value }
}

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
