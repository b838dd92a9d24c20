### Что программа говорит тому, кто за ней сидит.

## Words that messages share

kind = { $kind ->
    [home] дом
    [room] комната
    [zone] зона
    [accessory] устройство
    [service] служба
    [serviceGroup] группа
    [actionSet] сцена
    [trigger] триггер
   *[other] пользователь
}
counted = { $kind ->
    [home] { $count ->
        [one] { $count } дом
        [few] { $count } дома
       *[other] { $count } домов
    }
    [room] { $count ->
        [one] { $count } комната
        [few] { $count } комнаты
       *[other] { $count } комнат
    }
    [zone] { $count ->
        [one] { $count } зона
        [few] { $count } зоны
       *[other] { $count } зон
    }
    [accessory] { $count ->
        [one] { $count } устройство
        [few] { $count } устройства
       *[other] { $count } устройств
    }
    [service] { $count ->
        [one] { $count } служба
        [few] { $count } службы
       *[other] { $count } служб
    }
    [serviceGroup] { $count ->
        [one] { $count } группа
        [few] { $count } группы
       *[other] { $count } групп
    }
    [actionSet] { $count ->
        [one] { $count } сцена
        [few] { $count } сцены
       *[other] { $count } сцен
    }
    [trigger] { $count ->
        [one] { $count } триггер
        [few] { $count } триггера
       *[other] { $count } триггеров
    }
   *[other] { $count ->
        [one] { $count } пользователь
        [few] { $count } пользователя
       *[other] { $count } пользователей
    }
}
and = { $first } и { $last }
or = { $first } или { $last }
comma = { $first }, { $last }
yes-no = { $is ->
    [yes] да
   *[other] нет
}
primary = основной
primary-mark = { " " }(основной)
sentence-end = { $text }.

## Questions at the terminal

yes-or-no = { $question } (да или нет)
words-for-yes = да д yes y
nothing-done = Ничего не сделано.
interrupted = прервано: { $undone }
undone-in-part = последнее могло быть сделано лишь частично: спросите или проверьте
undone-whole-or-not = начатое выполнено целиком или не выполнено вовсе
undone-nothing = ничего не изменено
line-not-text = эта строка — не текст UTF-8; попробуйте ещё раз
line-too-long = эта строка длиннее 64 КиБ; попробуйте ещё раз
in-line = строка { $number }: { $fault }
not-utf8-arguments = командная строка — не текст UTF-8: проверьте кодировку терминала
no-such-command = нет команды «{ $command }»: { $advice }
did-you-mean-command = может быть, «{ $command }»?
say-command = чтобы сказать фразу, наберите `{ $command }`
list-commands = список команд: `{ $command }`

## What is told of things

label = { $key ->
    [room] комната
    [label] называет себя
    [bridge] мост
    [manufacturer] изготовитель
    [model] модель
    [serialNumber] серийный номер
    [firmwareRevision] прошивка
    [services] службы
    [aliases] также
    [paired] сопряжено
    [reachedThrough] доступно через
    [primary] основной
    [temperatureUnit] градусы
    [rooms] комнаты
    [zones] зоны
    [accessories] устройства
    [serviceGroups] группы
    [actionSets] сцены
    [triggers] триггеры
    [users] пользователи
    [actions] действия
    [type] тип
    [accessory] устройство
    [characteristics] характеристики
    [enabled] включён
    [next] в следующий раз
    [fireDate] первая дата
    [event] когда
    [timeZone] часовой пояс
    [recurrence] повтор
    [runsLate] навёрстывается
    [last] последнее срабатывание
    [role] роль
    [mayOpen] может открывать
    [language] язык
   *[other] { $key }
}
labelled = { $label }: { $text }
labelled-briefly = { $label }: { $text }
labelled-count = { $label }: { $count }
also-called = (также { $names })
unit = { $unit ->
    [celsius] Цельсия
   *[other] Фаренгейта
}
role = { $role ->
    [guest] гость
   *[other] администратор
}
nothing = ничего
opens-nothing = ничего не открывает
is-enabled = { $is ->
    [yes] включён
   *[other] выключен
}
next-date = в следующий раз { $date }
service-of-accessory = устройство { $name }
at-address = { $name } по адресу { $address }
nowhere = { $home }: никто не сказал, где он находится
at-place = { $home }: { $place }; сегодня { $sun }
sun = { $event ->
    [sunrise] восход
   *[other] заход
}
sun-at = { sun } { $time }
sun-stays-up = { $event ->
    [sunrise] нет восхода
   *[other] нет захода
}: солнце не заходит (полярный день)
sun-stays-down = { $event ->
    [sunrise] нет восхода
   *[other] нет захода
}: солнце не восходит (полярная ночь)
coordinates = { $latitude } { $isNorth ->
    [yes] северной
   *[other] южной
} широты, { $longitude } { $isEast ->
    [yes] восточной
   *[other] западной
} долготы

## What was changed

added = добавлено: { kind } { $name } ({ $home })
removed = удалено: { kind } { $name }
renamed = переименовано: { kind } { $name } → { $newName }
alias-added = добавлено: псевдоним { $alias }, { kind } { $name }
alias-removed = удалено: псевдоним { $alias }, { kind } { $name }
home-added = добавлено: дом { $name }
is-administrator = ; администратор — { $name }
is-primary-now = ; основной дом теперь — { $name }
home-has-contents = { $home }: { $contents }, всё это исчезнет; --yes удалит дом вместе со всем
not-told = { $device }: сообщить не удалось; перед новым сопряжением выполните сброс
primary-changed = изменено: основной дом теперь — { $name }
unit-changed = изменено: { $name } теперь считает в градусах { $unit ->
    [celsius] Цельсия
   *[other] Фаренгейта
}
nothing-changed-lately = за последние сутки ничего не менялось
edit-undone = отменено: { $number } { $summary }
was-undone = { " " }(отменено)
undid = отменено { $number }
more-than-remembered = больше, чем запоминается
and-more = { $told } и ещё { $more }
changed-homes = дома изменены
made-primary = { $name } сделан основным домом
did-to = { $verb ->
    [added] добавлено
    [removed] удалено
    [renamed] переименовано
   *[other] изменено
}: { kind } { $name }
unplaced = { $count ->
    [1] устройство { $name } теперь вне комнат
    [one] { $count } устройство теперь вне комнат
    [few] { $count } устройства теперь вне комнат
   *[other] { $count } устройств теперь вне комнат
}
lost-rooms = { $count ->
    [1] зона { $name } лишилась комнаты
    [one] { $count } зона лишилась комнат
    [few] { $count } зоны лишились комнат
   *[other] { $count } зон лишились комнат
}
lost-services = { $count ->
    [1] группа { $name } лишилась служб
    [one] { $count } группа лишилась служб
    [few] { $count } группы лишились служб
   *[other] { $count } групп лишились служб
}
lost-actions = { $count ->
    [1] сцена { $name } лишилась действий
    [one] { $count } сцена лишилась действий
    [few] { $count } сцены лишились действий
   *[other] { $count } сцен лишились действий
}
lost-scenes = { $count ->
    [1] триггер { $name } лишился сцены
    [one] { $count } триггер лишился сцен
    [few] { $count } триггера лишились сцен
   *[other] { $count } триггеров лишились сцен
}
now-disabled = { $count ->
    [1] триггер { $name } выключен
    [one] { $count } триггер выключен
    [few] { $count } триггера выключены
   *[other] { $count } триггеров выключены
}
member-added = добавлено: { kind } { $name } → { $group ->
    [zone] зона
    [serviceGroup] группа
   *[other] триггер
} { $to }
member-removed = убрано: { kind } { $name } ← { $group ->
    [zone] зона
    [serviceGroup] группа
   *[other] триггер
} { $from }
assigned = помещено: устройство { $name } → { $room }
unassigned = убрано из комнаты: устройство { $name }; теперь оно вне комнат
moved = перенесено: { $name } отныне ищется по адресу { $address }
no-address = «{ $address }» — не адрес: пишите host:port, например 192.0.2.7:51826
controller-added = добавлено: контроллер { $id }
controller-removed = удалено: контроллер { $id }
trusted-controller = { $name }: { $isAdministrator ->
    [yes] администратор
   *[other] пользователь
}
this-beckon = , этот Beckon
removed-accessory = удалено: { $name }
taught = выучено: { $words } = { $sentence } ({ $home })
forgotten = забыто: { $words } ({ $home })
role-changed = изменено: пользователь { $name } теперь { $role ->
    [guest] гость
   *[other] администратор
}
opening-changed = изменено: пользователю { $name } как гостю теперь { $may ->
    [yes] можно
   *[other] нельзя
} управлять замками, дверями и сигнализацией
account-changed = изменено: от имени пользователя { $name } теперь { $none ->
    [yes] не действует ни одна учётная запись
   *[other] действует учётная запись
}
no-opening-is-for-guests = --no-opening — для гостей: администратору можно всё
give-account = укажите имя учётной записи или --none
give-both-coordinates = укажите --latitude и --longitude
forget-alone = --forget не сочетается с другим местом
no-such-place = такого места нет: широта от -90 до 90, долгота от -180 до 180

## Accessories: looking for them, pairing, placing

looking-in-network = поиск в сети
looking-for-it = ищу его в сети
pairing = сопряжение и опрос устройства
seconds-to-look = --seconds принимает число от 0 до 600
patience-to-pair = --patience — от 1 до 120 секунд
undone-adding = устройство, возможно, уже сопряжено, но ещё ни в одном доме: та же команда `beckon accessory add` продолжит
undone-removing = сопряжение, возможно, уже снято, но это не сохранено: та же команда продолжит
yours-at-new-address = оно уже ваше, по новому адресу: { $name } ({ $home }) отныне ищется по адресу { $address }
not-certified = «{ $name }» не сообщает, что сертифицировано для HomeKit. Всё равно добавить?
uncertified-says-so = { $question } --uncertified означает «да»
announced-at = «{ $name }» по адресу { $address }
found-device = «{ $name }» ({ $what }) по адресу { $address } { $state ->
    [forgotten] забыло Beckon
    [ours] сопряжено с Beckon
    [waiting] ждёт сопряжения
   *[other] сопряжено с другим контроллером
}
accessory-added = { $isNew ->
    [yes] добавлено
   *[other] присоединено
}: { $name } ({ $place })
calls-itself = , называет себя «{ $label }»
in-no-room = { $name } — в доме { $home }, но вне комнат: { $fault }
not-paired = не сопряжено
listed-accessory = { $name } ({ $place }){ $label }: { $way }
accessory-not-paired = { $name }: не сопряжено
behind-bridge = { $name } подключено через мост { $bridge }: удалите мост
in-several-homes = «{ $name }» есть и в { $homes }: укажите дом с помощью --home
told-nothing = устройство { $place } сопряжено, но не сообщает, что у него есть: { $reason }. { $outcome ->
    [known] Сопряжение сохранено
    [rolledBack] Сопряжение снято
   *[other] Сопряжение здесь снято, но устройству сообщить об этом не удалось; добавьте его заново
}
has-nothing = у него ничего нет
not-in-network = в сети нет устройства с именем «{ $name }»: см. `beckon accessory discover` или укажите host:port
paired-elsewhere = { $name } сопряжено с другим контроллером: только он может попросить его подать знак
no-controller = это не контроллер: у него имя не длиннее 36 байт и открытый ключ из 64 шестнадцатеричных цифр
already-paired = уже сопряжено: это { $name }, дом { $home }
impostor = то, что находится по адресу { $place }, называет себя { $id }, но { $owner } с этим идентификатором по-прежнему отвечает своим ключом: это другое устройство, ничего не изменено
not-proved = по адресу { $place } ничто не подтвердило, что оно — { $name }: проверьте адрес и включено ли устройство; ничего не изменено
own-pairing = это сам Beckon: `beckon accessory remove` снимает сопряжение с { $name }
identity-question = То, что находится по адресу { $place }, называет себя { $id }; это идентификатор устройства { $owner }, { $hasOtherKey ->
    [yes] но ключ другой
   *[other] и нет сопряжения с { $owner }, чтобы это проверить
}. Вы выполнили сброс { $owner }, и это оно?
identity-unclear = то, что находится по адресу { $place }, называет себя { $id }; это идентификатор устройства { $owner }, { $hasOtherKey ->
    [yes] но ключ другой
   *[other] и нет сопряжения с { $owner }, чтобы это проверить
}: ничего не изменено. Если вы выполнили сброс { $owner } и это оно, подтвердите: --replace { $id }
would-open = { $what }: будет сделано — { $openings }; --yes означает согласие
would-open-question = { $what }: будет сделано — { $openings }. Выполнить?
trigger-as-subject = Триггер { $name }
trigger-needs-yes = триггер { $name }: будет сделано — { $openings }; нужно согласие, его спросит `beckon trigger enable`
setup-code = Код настройки (XXX-XX-XXX, не показывается):
no-setup-code = нет кода настройки: введите его или передайте через стандартный ввод, --setup-code-file или --setup-code
two-setup-codes = --setup-code и --setup-code-file дают два кода; укажите один
cannot-read = не удаётся прочитать { $path }: { $why }
cannot-write = не удаётся записать { $path }: { $why }

## Guided set-up

setup-nothing-yet = Пока ничего не настроено. `beckon setup` начнёт сначала.
setup-goodbye = { $home }: { $rooms }, { $accessories }. `beckon setup` в любое время продолжит отсюда.
setup-goes-on = `beckon setup` в любое время продолжит отсюда.
now-try = Теперь попробуйте:
asked = { $question }:
asked-offering = { $question } [{ $offer }]:
another-name-or-none = Другое имя, или «-», если не нужно
another-name = Другое имя (пустая строка оставит «{ $name }»):
take-care = Внимание: { $warning }
cannot-be = Так нельзя: { $fault }
no-home-yet = Дома пока нет.
home-called = Как называется дом?
going-on = Продолжаем: { $home }, { $accessories }.
now-rooms = Теперь комнаты.
its-rooms = Комнаты: { $rooms }.
a-room = Комната (пустая строка, когда все названы):
unfinished = Ещё не названо или не размещено: { $things }.
paired-in-no-home = { $name }: сопряжено, но пока ни в одном доме.
where-accessories-are = С устройствами связь идёт по вашей сети. Те, что объявляют о себе в сети, перечислены с номерами. Для остальных нужен адрес host:port: host — имя или номер в сети, как его показывает роутер; port — порт, на котором устройство отвечает, он указан в приложении или инструкции изготовителя.
waiting-in-network = В сети ждут:
waiting-device = { "  " }{ $number } «{ $name }» ({ $category })
accessory-category = { $category ->
    [bridge] мост
    [fan] вентилятор
    [garage-door] гаражные ворота
    [light] свет
    [lock] замок
    [outlet] розетка
    [switch] выключатель
    [thermostat] термостат
    [sensor] датчик
    [security-system] охранная система
    [door] дверь
    [window] окно
    [window-covering] шторы
    [programmable-switch] программируемый выключатель
    [range-extender] усилитель сигнала
    [camera] камера
    [video-doorbell] видеодомофон
    [air-purifier] очиститель воздуха
    [heater] обогреватель
    [air-conditioner] кондиционер
    [humidifier] увлажнитель
    [dehumidifier] осушитель
    [Apple-TV] Apple TV
    [HomePod] HomePod
    [speaker] колонка
    [AirPort] AirPort
    [sprinkler] разбрызгиватель
    [faucet] кран
    [shower] душ
    [television] телевизор
    [remote-control] пульт
    [router] маршрутизатор
    [audio-receiver] аудиоресивер
    [set-top-box] телевизионная приставка
    [streaming-stick] медиаплеер-флешка
   *[other] другое
}
next-accessory = Где следующее устройство ({ $isAnyFound ->
    [yes] его номер, host:port
   *[other] host:port
}; пустая строка, если больше нет)?
that-is-no-address = Это не адрес: пишите host:port, например 192.0.2.7:51826.
yes-or-back = { $question } (да; пустая строка — назад)
its-setup-code = Код настройки (XXX-XX-XXX; пустая строка — назад):
device-has = { $device }: { $accessories }.
was-expected = { $name } ожидалось; место — { $room }.
accessory-calls-itself = Устройство называет себя «{ $label }».
its-name = Его имя
its-room = Его комната ({ $rooms }; новое имя создаст комнату) [{ $now }]:
its-room-new = Его комната (новое имя создаст комнату) [{ $now }]:
no-room = нет
first-home = Мой дом

## Home files

undone-import = файл импортирован целиком или не импортирован вовсе: см. `beckon home history`
json-with-dry-run = --json сочетается с --dry-run
imported = { $home }: { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[other] { $rooms } комнат
}, { $accessories ->
    [one] { $accessories } устройство
    [few] { $accessories } устройства
   *[other] { $accessories } устройств
}, { $scenes ->
    [one] { $scenes } сцена
    [few] { $scenes } сцены
   *[other] { $scenes } сцен
}
importing = импорт домов
looking-at-names = проверка имён: различимы ли они?
leaves-out-question = В { $file } нет: { $things }; всё это исчезнет. Импортировать?
leaves-out = в { $file } нет: { $things }; всё это исчезнет: добавьте недостающее или укажите --replace; ничего не изменено
left-out-homes = { $count ->
    [1] дом { $names }
   *[other] дома { $names }
}
left-out-accessories = { $count ->
    [1] сопряжённое устройство { $names }
   *[other] сопряжённые устройства { $names }
}
no-difference = различий нет

## Scenes and triggers

scene-action-set = задано: { $service } { $characteristic } = { $value }, сцена { $scene }
scene-action-removed = убрано: { $service } { $characteristic }, сцена { $scene }
undone-scene = сцена, возможно, выполнена частично: повторный `beckon scene run` выполнит её целиком
left-out-as-opening = пропущено, так как открыло бы дом: { $line }
left-out-as-unusable = пропущено, так как задать нельзя: { $line }
left-out = пропущено: { $line }
scene-saved = { $isNew ->
    [yes] добавлено
   *[other] изменено
}: сцена { $name } ({ $home })
scene-there-question = Сцена { $name } уже есть. Заменить её текущим состоянием?
scene-there = сцена { $name } уже есть: --replace заменит её текущим состоянием; ничего не изменено
nothing-saved = ничего не сохранено: { $silent }; --partial пропустит то, что не отвечает
no-value-now = { $service } { $characteristic }: сейчас нет значения
read-back = { "  " }прочитано: { $value }
but-written = , а записано { $value }
accessory-fault = { $what }: устройство { $fault }
say-when-first = укажите с помощью --at первое срабатывание
say-what-changes = укажите, что изменить: --at, --every, --on, --once
once-alone = --once не сочетается ни с --every, ни с --on
every-or-on = укажите --every или --on, но не оба
count-limit = --count — от 1 до { $most }, а не { $count }
trigger-added = добавлено: триггер { $name } ({ $home }), { $coming }
trigger-changed = изменено: триггер { $name }, { $coming }
disabled-until = Он выключен, пока его не включит `beckon trigger enable`.
trigger-without-scene = Триггер { $name } выключен: у него нет сцены.
trigger-enabled = { $is ->
    [yes] включено
   *[other] выключено
}: триггер { $name }
next-at = в следующий раз { $date }
no-date-to-come = без будущих дат
disabled-dates = { $name }: выключен; после включения сработает в эти даты
undone-triggers = триггеры сработают, только если работает другая программа
trigger-at-sun = { $event ->
    [sunrise] на восходе
   *[other] на заходе
}
trigger-by-sun = { $isBefore ->
    [yes] за { $minutes } мин. до
   *[other] через { $minutes } мин. после
} { $event ->
    [sunrise] восхода
   *[other] захода
}
trigger-when = когда { $characteristic } ({ $things }) { $test ->
    [is] равно { $value }
    [isNot] не равно { $value }
    [above] выше { $value }
   *[other] ниже { $value }
}
trigger-lasting = { $event } в течение { $count } с
every-one = { $unit ->
    [minutes] каждую минуту
    [hours] каждый час
    [days] каждый день
   *[other] каждую неделю
}
every-few = { $unit ->
    [minutes] { $count ->
        [one] каждую { $count } минуту
        [few] каждые { $count } минуты
       *[other] каждые { $count } минут
    }
    [hours] { $count ->
        [one] каждый { $count } час
        [few] каждые { $count } часа
       *[other] каждые { $count } часов
    }
    [days] { $count ->
        [one] каждый { $count } день
        [few] каждые { $count } дня
       *[other] каждые { $count } дней
    }
   *[other] { $count ->
        [one] каждую { $count } неделю
        [few] каждые { $count } недели
       *[other] каждые { $count } недель
    }
}
every-weekday = по дням: { $days }
weekday = { $day ->
    [monday] понедельник
    [tuesday] вторник
    [wednesday] среда
    [thursday] четверг
    [friday] пятница
    [saturday] суббота
   *[other] воскресенье
}
firing-status = { $status ->
    [done] выполнено
    [partly] выполнено частично
    [failed] не удалось
    [missed] пропущено
    [running] выполняется
   *[other] { $status }
}
firing-triggers = Триггеры этой папки данных работают.
listening-to-values = { $count ->
    [one] Отслеживается { $count } значение, которого ждут триггеры.
    [few] Отслеживаются { $count } значения, которых ждут триггеры.
   *[other] Отслеживается { $count } значений, которых ждут триггеры.
}
fired = { $name } ({ $home }), { $date }{ $isLate ->
    [yes] , с опозданием
   *[other] { "" }
}: { $told }
missed = { $name } ({ $home }): пропущено { $hasMore ->
    [yes] { $count ->
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    } или больше
   *[other] { $count ->
        [1] один раз
        [one] { $count } раз
        [few] { $count } раза
       *[other] { $count } раз
    }
}, последний { $date }
nobody-keeps-time = здесь никто не следит за временем, поэтому это не будет выполнено: запустите `beckon trigger run` или доверьте это программе (без --no-time-keeper и { $variable }=off в окружении)
gone-home = дом, которого больше нет
lock-fault = не удаётся заблокировать { $path } ({ $why }): проверьте владельца и права

## Names

all-told-apart = замечаний нет: все имена различимы
warning = предупреждение: { $text }
said-as = как «{ $form }»
cannot-be-said = { $what }: произнести нельзя; задайте форму с помощью --as

## Pairings and backups

password = Пароль:
password-again = Ещё раз:
passwords-differ = пароли не совпадают
no-password = нет пароля: введите его или передайте через стандартный ввод или --password-file
password-length = в пароле не меньше { $count } знаков
nothing-paired = в { $folder } ничего не сопряжено
are-paired = { $count ->
    [one] Сопряжено { $count } устройство.
    [few] Сопряжено { $count } устройства.
   *[other] Сопряжено { $count } устройств.
}
restored = восстановлено: { $homes }
nothing-to-back-up = в { $folder } нечего сохранять
no-backup = это не резервная копия: { $why }
has-no-homes = в ней нет домов
folder-in-use = папку { $folder } держит программа (`beckon serve`, `listen` или `trigger run`): сначала завершите её
homes-would-be-gone = { $homes }: исчезнет; укажите --replace, если так и задумано
archive-cut-off = она обрезана
archive-twice = { $name } в ней дважды
archive-foreign = это не архив Beckon

## Clients, the hub and settings

no-user-anywhere = ни в одном доме нет пользователя { $name }
no-room-anywhere = ни в одном доме нет комнаты { $name }
client-removed = удалено: клиент { $name }
client-opening-changed = изменено: клиент { $name } теперь { $may ->
    [yes] открывает после согласия
   *[other] ничего не открывает
}
client-setup-changed = изменено: клиент { $name } теперь { $may ->
    [yes] настраивает дома
   *[other] ничего не настраивает
}
client-room = комната { $name }
client-user = от имени { $name }
client-language = язык { $code }
client-listens = только слушает
client-opens = { $may ->
    [yes] открывает после согласия
   *[other] ничего не открывает
}
client-sets-up = настраивает дома
no-hub = хаб здесь не запущен: запустите `beckon serve`
hub-gone = хаб завершился: спросите ещё раз
hub-interrupted = хаб завершился, не ответив: последнее могло быть сделано лишь частично: проверьте или спросите ещё раз
hub-unclear = на сокете хаба отвечает не хаб этого Beckon: перезапустите `beckon serve`
hub-refused = хаб отказал: { $why }
hub-already-runs = папку { $folder } держит другой `beckon serve`: сначала завершите его
cannot-listen = не удаётся слушать { $address }: { $why }
certificate-and-key = --certificate и --key указываются вместе
certificate-fault = { $fault ->
    [noOpenSSL] нет openssl, который делает сертификат хаба: установите его или укажите --certificate и --key
    [notMade] openssl не делает сертификата: укажите его в --certificate и --key
    [notWritable] { $path } нельзя записать: проверьте папку и права
   *[unreadable] { $path } и { $key } — не сертификат и его закрытый ключ в PEM
}
plain-without-certificate = с --plain сертификат --certificate не нужен
hub-listening = Слушаю на { $place }
hub-wyoming = Wyoming на { $place }
hub-code = Код для первого браузера: { $code }
hub-authority = Браузер доверяет хабу, когда у него есть { $file }; хаб отдаёт его по адресу /authority.pem
hub-reached = Доступен вне дома через { $relay }
hub-relaying = Ретранслятор на { $place }
hub-key-file = { $path } — не ключ хаба: уберите файл и пригласите заново
remote-relay-place = --remote-relay принимает host:port или [address]:port
remote-needs-relay = через какой ретранслятор? укажите --remote-relay или настройку serve.remote-relay
relay-place = --relay принимает порт, host:port или [address]:port
relay-hub-alone = --relay-hub указывается вместе с --relay
relay-hub-key = --relay-hub принимает 64 цифры, которые сообщает `beckon remote key`, а не { $text }
via-alone = --via не сочетается с --home-file, --dry-run и --verify
remote-ask = Приглашение:
remote-accepted = принято: { $name }
remote-forgotten = забыто: { $name }
remote-line = { $name }: через { $relay }
remote-invitation = это не приглашение от `beckon remote add` или не всё приглашение: скопируйте его ещё раз
remote-name = имя дома здесь — от 1 до { $most } байт видимого текста
remote-taken = дом { $name } уже есть: забудьте его или дайте другое имя
remote-not-found = вне дома не говорят ни с каким домом { $name }: список — `beckon remote list`
remote-too-many = домов уже { $most }: забудьте тот, что больше не нужен
remote-file = { $path } — не список домов: уберите файл и примите приглашения заново
remote-no-relay = ретранслятор { $place } не отвечает: { $why }
remote-ended = он прервал соединение
remote-silent = ни ретранслятор { $place }, ни хаб за ним ничего не говорят: попробуйте ещё раз и проверьте, что оба работают
remote-interrupted = соединение прервалось до ответа хаба, на ретрансляторе или на хабе: последнее могло быть сделано лишь частично: проверьте или спросите ещё раз
remote-no-hub = хаб не подключён к ретранслятору: проверьте дома, что `beckon serve` запущен с --remote-relay
remote-refused = хаб не знает этой программы или больше не знает: `beckon remote add` дома пригласит её
remote-busy = с хабом или через ретранслятор говорит столько людей, что нет места: попробуйте ещё раз
remote-not-genuine = отвечает не тот хаб, который приглашал, или его слова изменены в пути
client-not-remote = клиент { $name } говорит дома, а не издалека
client-away = вне дома, где { $may ->
    [yes] открывает как дома
   *[other] ничего не открывает
}
client-away-opening-changed = изменено: клиент { $name } вне дома теперь { $may ->
    [yes] открывает как дома
   *[other] ничего не открывает
}
attentive = Да?
heard = услышано: { $words }
heard-unsurely = услышано, но не наверняка: { $words }
two-wake-phrases = --wake и --hands-free задают две фразы; укажите одну
needs-microphone = это относится к микрофону: укажите и --microphone
log-lines = --lines — от 0 до 100000
no-journalctl = не удаётся запустить journalctl ({ $why }): есть ли здесь systemd?
mqtt-options = параметры, начинающиеся с --mqtt, указываются вместе с --mqtt
mqtt-place = --mqtt принимает host, host:port или [address]:port
mqtt-file = { $fault ->
    [unreadable] { $path } нельзя прочитать: { $detail }
    [notAFile] { $path } — не файл
    [open] { $path } могут читать другие: выполните для него `chmod 600`
    [noPassword] в первой строке { $path } нет пароля от 1 до { $detail } байт
   *[noCertificates] в { $path } нет сертификатов
}
mqtt-password-user = --mqtt-password-file указывается вместе с --mqtt-user
mqtt-topic = { $option } принимает тему не длиннее 128 байт, без «+» и «#»
mqtt-hermes-parts = --mqtt-hermes принимает некоторые из nlu,dialogue,asr,tts или none
wyoming-place = --wyoming принимает порт, host:port или [address]:port
wyoming-client = --wyoming-client указывается вместе с --wyoming
satellite-most = --satellite указывается не больше { $count } раз
satellite-form = --satellite принимает NAME=HOST:PORT[,room=ROOM][,client=CLIENT], а не { $text }
satellite-twice = у двух спутников одно имя
not-there = { " " }(нет)
setting-default = { $hasValue ->
    [yes] по умолчанию
   *[other] не задано
}
settings-too-long = файл настроек — не больше { $count } КиБ
settings-not-text = это не текст UTF-8
settings-no-key = строка — это комментарий, [table] или key = value; в ключе буквы, цифры, «-» и «_»
settings-no-equals = после «{ $key }» идут = и значение
settings-no-value = «{ $text }» — не значение: пишите "текст", целое число, true или false
settings-unclosed = текст или имя таблицы не закрыты в своей строке
settings-bad-escape = «\{ $text }» не обозначает никакого знака; пишите '…', если «\» не нужно
settings-bad-text = в тексте нет управляющих символов
settings-more = «{ $text }» — лишнее в конце строки
settings-twice = «{ $name }» указано дважды
settings-unknown = нет настройки «{ $name }»: список — `beckon config show`
settings-near = нет настройки «{ $name }»: может быть, «{ $near }»?
settings-wants = для «{ $name }» нужно: { $kind ->
    [text] "текст"
    [path] путь, например "/srv/beckon" или "~/beckon"
    [number] целое число
    [connections] целое число от 1 до 32
    [seconds] секунды, целое число от 1 до 600
    [flag] true или false
    [levels] уровень, как "info", или уровни частей, как "warning,HAPController=debug"
    [address] "plain" или "polite"
    [database] URL базы данных, как "postgres://user@host/database"
   *[other] код языка, как "de", несколько, как "de,en", или "auto"
}
settings-unreadable = файл не читается: { $isForbidden ->
    [yes] нет прав
   *[other] его нет или это не файл
}

## What happens

undone-watch = о дальнейшем сообщаться не будет
homes-updated = дома обновлены
primary-home-is = основной дом — { $name }
reachable = { $place }: { $accessory } { $is ->
    [yes] снова доступно
   *[other] недоступно
}

## Files that are handed in

no-such-file = { $path }: такого файла нет
is-folder = { $path } — папка; укажите файл в ней
file-too-large = { $path } больше { $count } МиБ
file-unreadable = { $path } не читается: проверьте права
file-not-writable = { $path } не записывается: проверьте папку и права
unspeakable-phrase = «{ $phrase }» нельзя произнести: напишите фразу пробуждения словами
home-file-read-only = файл дома только читается; импортируйте его и уберите --home-file
cannot-be-written = { $path } не записывается: { $why }

## Talking and listening

now-takes-date = --now принимает дату по RFC 3339, например 2030-01-01T22:30:00+01:00
language-takes-code = --language принимает код, например ru
learning-words = изучаются слова домов
undone-listening = сказанное или начатое могло быть сделано лишь частично; триггеры сработают, только если работает другая программа
two-buttons = --talk и --talk-command — две кнопки; укажите одну
button-and-phrase = кнопка и фраза пробуждения не сочетаются
closing-silence = --closing-silence — от 80 до 600 миллисекунд
listening-for = Жду фразу «{ $phrase }».
listening = Слушаю.
undone-question = открытый вопрос остался без ответа;{ " " }
chat-greeting = Скажите, что сделать, или «помощь». «Пока» или Ctrl-D — конец.
no-recording-card = нет подключённой звуковой карты, которая записывает
record-seconds = --seconds — от 0.1 до 600
say-something = Скажите что-нибудь.
microphone-ended = микрофон отключился, никто ничего не сказал
sound-lost = { $fault } Попытки продолжаются, пока он не вернётся.
sound-back = звук снова есть.
no-tones = звуковых сигналов нет: { $why }
wake-is-good = «{ $phrase }» — достаточно длинная и ни на что лишнее не похожа.
wake-too-short = В «{ $phrase }» { $count ->
    [one] { $count } слог
    [few] { $count } слога
   *[other] { $count } слогов
}, и дом будет просыпаться от посторонних разговоров: возьмите { $least } или больше, например «{ $example }».
wake-too-long = { $count ->
    [one] В «{ $phrase }» { $count } слог
    [few] В «{ $phrase }» { $count } слога
   *[other] В «{ $phrase }» { $count } слогов
}: долго говорить каждый раз.
wake-like-talk = «{ $phrase }» звучит как «{ $like }», что говорят весь день: замените слово.
wake-like-name = «{ $phrase }» звучит как «{ $like }», а это имя в доме: замените слово.
tokens-left-out = произнести нельзя: { $words }; пропущено
quoted = «{ $text }»
request-too-long = Эта строка длиннее 64 КиБ.
request-not-text = Эта строка — не текст UTF-8.
request-no-json = Эта строка начинается как объект JSON, но это не он.
request-no-words = В запросе нет «text».
request-language = Я говорю на { $known }, не на «{ $code }».
request-now = «now» — не дата по RFC 3339, например 2030-01-01T22:30:00+01:00.

## Setup codes and pairing that fails

setup-code-form = это не код настройки: в нём восемь цифр, записанных как XXX-XX-XXX
setup-code-forbidden = этот код настройки запрещён: он из двенадцати, которых не может быть у устройства, так как их угадывают первыми (восемь одинаковых цифр, 1–8, 8–1): найдите собственный код устройства
pairing-unknown = Устройство отказало и не сказало почему. Выключите и включите его, затем попробуйте ещё раз.
pairing-wrong-code = Код настройки неверный. Сверьте его с восемью цифрами на устройстве или коробке и попробуйте ещё раз.
pairing-patience = Устройство просит подождать. Подождите минуту и попробуйте ещё раз.
pairing-no-more-controllers = У устройства нет места для ещё одного контроллера. Удалите один из известных ему и попробуйте ещё раз.
pairing-too-many-tries = Устройство отказывает после слишком многих неверных кодов. Выключите и включите его или выполните сброс и попробуйте ещё раз.
pairing-paired-already = Устройство уже сопряжено. Удалите его из дома, где оно находится, или выполните сброс и попробуйте ещё раз.
pairing-busy = Устройство сейчас сопрягается с другим контроллером. Подождите минуту и попробуйте ещё раз.
pairing-gone = Устройство больше не знает этот контроллер. Удалите его здесь и добавьте заново с кодом настройки.
pairing-identity-refused = Устройство не приняло идентификатор этого контроллера. Попробуйте добавить его ещё раз.
pairing-no-randomness = Компьютер не выдаёт случайных байтов. Перезагрузите его и попробуйте ещё раз.
pairing-wrong-accessory = Ответило другое устройство: { $found } вместо { $expected }. Проверьте адрес.
pairing-not-genuine = Другая сторона не та, за кого себя выдаёт: { $cause }. Проверьте адрес и код и попробуйте ещё раз.
pairing-never-settles = Устройство не соблюдает протокол сопряжения. Проверьте, нет ли для него обновления.
pairing-protocol = Устройство не соблюдает протокол сопряжения ({ $code }). Проверьте, нет ли для него обновления.
pairing-nothing-answers = По этому адресу ничего не отвечает: в соединении отказано.
pairing-unreachable = Устройство недоступно: { $why }
pairing-no-accessory = По этому адресу отвечает не устройство HomeKit: { $why }
pairing-identity-known = Оно называет себя { $id }, что здесь уже известно, и ключ у него другой. Ничего не изменено.
pairing-identity-in-use = Оно называет себя { $id }, а это идентификатор «{ $name }», и ключ у него другой. Ничего не изменено.
pairing-impostor = Оно называет себя { $id }, но «{ $name }» с этим идентификатором по-прежнему отвечает своим ключом. Это другое устройство. Ничего не изменено.
pairing-broken-off = Устройство прервало сопряжение. Попробуйте ещё раз.
pairing-too-slow = Устройство не успело завершить сопряжение. Медленному дайте больше времени: `beckon accessory add --patience 30`.
pairing-store = К устройству не обращались, так как сохранённые сопряжения нельзя использовать: { $why }
pairing-not-kept = { $isRolledBack ->
    [yes] Сопряжение не удалось сохранить, поэтому оно снято
   *[other] Сопряжение не удалось сохранить, и устройству не удалось сообщить об этом; добавьте его заново
}: { $why }
pairing-conflict = { $isThere ->
    [yes] есть другое сопряжение с { $id }
   *[no] сопряжения больше нет
}
pairing-cause-proof = доказательство неверно: код настройки ему неизвестен или кто-то стоит между вами
pairing-cause-signature = подпись неверна: нужного ключа у него нет
pairing-cause-sealed = запечатано не тем ключом, о котором договорились
pairing-cause-other = его { $tag } неверно

## What doctor finds

patience-to-answer = --patience — от 1 до 60 секунд
looking-further = проверка продолжается
finding = { $subject }: { $text }
finding-subject = { $kind ->
    [language] язык { $name }
    [accessory] устройство { $name }
    [pairing] сопряжение { $name }
   *[other] { $name ->
        [speechModel] модель речи
        [webPage] веб-страница
        [dataFolder] папка данных
        [permissions] права
        [disk] диск
        [database] база данных
        [microphone] микрофон
        [clock] часы
        [hub] хаб
        [pairings] сопряжения
       *[other] { $name }
    }
}
speak-one-of-those = выберите один из них: его задаёт `language` в beckon.toml, BECKON_LANGUAGE или локаль
install-anew = переустановите Beckon
model-in = { $model }, папка { $folder }
model-does-not-hear = { $text }; не понимает на слух: { $languages }
speak-what-it-hears = набранное понимается; чтобы было понятно на слух, говорите на его языке: `language` в beckon.toml
install-model = набранное понимается; чтобы слышать, установите пакет pocketsphinx-en-us
web-missing = `beckon serve` не запустится: переустановите Beckon
folder-not-there = { $folder } пока нет
setup-makes-it = её создаст `beckon setup` или `beckon import`
folder-not-yours = { $folder } недоступна вам для чтения и записи
run-as-owner = запустите beckon от имени владельца или укажите свою папку: --data-dir
folder-open-to-others = в { $folder } могут заглядывать другие
of-another-account = принадлежит другой учётной записи: { $names }
make-them-yours = запустите beckon от имени их владельца или смените владельца: `{ $command }`
others-may-write = другие могут изменять: { $names }
all-yours = всё в ней принадлежит вам
room-not-told = свободное место на диске { $place } неизвестно
look-with = проверьте: `{ $command }`
megabytes-free = свободно { $count } МБ
make-room = освободите место: если меньше 50 МБ, изменения могут не сохраниться
doctor-no-home = дома пока нет
setup-makes-one = его создаст `beckon setup`
setup-makes-home = дом создаст `beckon setup`
restore-copy = остановите то, что её использует, уберите home.sqlite и восстановите копию: `beckon restore` или импорт
database-holds = { $homes ->
    [one] { $homes } дом
    [few] { $homes } дома
   *[other] { $homes } домов
}, устройств: { $accessories }, схема { $schema }
restore-if-stays = ничего не изменено; если не пройдёт, уберите home.sqlite и восстановите копию: `beckon restore`
may-not-record = он есть, но записывать с него вам нельзя
join-audio = войдите в группу audio: `sudo usermod -aG audio $USER` — и заново в систему
no-card = нет звуковой карты, которая записывает
plug-one-in = чтобы вас слышали, подключите её
clock-before-release = { $time } — раньше, чем собран этот Beckon
set-clock = установите время: `sudo timedatectl set-ntp true`
clock-unsynchronised = { $time }, без сервера времени
synchronise-clock = `sudo timedatectl set-ntp true`, если установлен systemd-timesyncd или chrony
hub-not-running = `beckon serve` для этой папки не запущен
start-hub = для триггеров и страницы: `systemctl --user enable --now beckon`
hub-answers = `beckon serve` отвечает: { $socket }
announced-count = устройств, объявленных в сети: { $count }
install-avahi = установите avahi-daemon; до тех пор устройства находятся только по host:port
repair-pairing = верните копию: `beckon pairings import`, или выполните сопряжение заново
repair-pairings = не сбрасывайте из-за этого устройства: копию вернёт `beckon restore` или `beckon pairings import`
answers-at = отвечает по адресу { $address }
fault-at = по адресу { $address }: { $fault }
is-it-on = включено ли оно? Если адрес изменился: `beckon accessory move`

## Accessories that are simulated

simulate-port = --port — от 0 до 65535, а не { $port }
not-announced = не объявлено: { $why }
announced-in-part = объявлено серверов: { $some } из { $all }
undone-simulation = устройства больше не отвечают; их сопряжения сохранены
control-path = --control принимает путь от 1 до 107 байт
is-file-already = { $path } уже есть, и это файл
another-listens = { $path } слушает другая программа

## Faults of the database, the network, backups and sound

database-no-permission = { $path } недоступен вам для чтения и записи: проверьте владельца и права
database-not-private = { $path } нельзя использовать: { $why }
not-private = { $fault ->
    [notAFile] это не файл, а ссылка или папка: положите туда сам файл
    [open] писать туда могут и другие: укажите свою папку в --data-dir
    [foreign] это принадлежит учётной записи { $detail }: запустите beckon под ней или укажите свою папку в --data-dir
   *[staysOpen] писать туда могут другие, и изменить это нельзя ({ $detail }): выполните для него `chmod go-w`
}
private-file = { $action ->
    [use] { $path } нельзя использовать: { $why }
    [read] { $path } нельзя прочитать: { $why }
    [write] { $path } нельзя записать: { $why }
    [lock] { $path } нельзя заблокировать: { $why }
    [flush] { $path } нельзя перенести на диск: { $why }
    [replace] { $path } нельзя заменить: { $why }
   *[delete] { $path } нельзя удалить: { $why }
}
private-file-fault = { $fault ->
    [link] это ссылка: положите туда сам файл
    [tooLong] он длиннее { $limit } байт
   *[tooMany] в ней больше { $limit } файлов
}
database-no-folder = { $path } — не папка: укажите другую папку данных или уберите его
database-cannot-open = { $path } не открывается: { $why }
database-foreign = { $path } — не база данных Beckon: уберите её или укажите другую папку данных
database-damaged = { $path } повреждён ({ $what }): уберите его и импортируйте файл дома или копию
database-too-new = { $path } записан более новым Beckon (схема { $version }, здесь известна { $known }): обновите программу
disk-fails = диск с { $path } сбоит ({ $what }), ничего не изменено: посмотрите `dmesg` и восстановите последнюю копию на другом диске: `beckon restore`
disk-full = диск с { $path } заполнен: ничего не изменено
disk-read-only = диск с { $path } доступен только для чтения: посмотрите в `dmesg` почему и сохраните копию на другом диске: `beckon backup`
database-locked = { $path } слишком долго занят другой программой: попробуйте ещё раз
undo-nothing = за последние сутки отменять больше нечего
undo-no-such = за последние сутки нет изменения { $number }: см. `beckon home history`
undo-already = изменение { $number } уже отменено: см. `beckon home history`
undo-changed-by = то, что изменило { $number }, затем изменило { $later }; всё остаётся как есть: сначала отмените { $later }
undo-in-use = то, что изменило { $number }, используется более поздним; всё остаётся как есть: сначала измените его
undo-clashes = изменение { $number } сейчас отменить нельзя: возвращаемое имя занято или дом остался бы без администратора
postgres-bad-url = URL базы данных не читается: он выглядит как postgres://user@host:5432/database?sslmode=verify-full
postgres-no-library = ни к одному серверу нельзя обратиться ({ $why }): установите пакет libpq5
postgres-unreachable = { $server } не отвечает ({ $text }): проверьте, что сервер работает, а хост и порт верны
postgres-refused = { $server } не пускает ({ $text }): проверьте базу данных, пользователя и их право подключаться
postgres-no-password = { $server } требует пароль: храните его в ~/.pgpass с правами 0600 или в файле настроек
postgres-wrong-password = { $server } не принимает этого пользователя с этим паролем: исправьте их в ~/.pgpass или в URL
postgres-no-tls = с { $server } нет TLS, какого требует URL ({ $text }): исправьте сертификат сервера или sslmode и sslrootcert в URL
postgres-no-right = { $server } не разрешает этого этой роли ({ $text }): дайте ей право или подключитесь как владелец таблиц
postgres-old-server = { $server } — это PostgreSQL { $version }, а нужен по меньшей мере { $oldest }
postgres-encoding = { $server } не может хранить дома в кодировке { $encoding }: создайте базу данных с ENCODING 'UTF8'
postgres-foreign = в { $server } таблицы не от Beckon: дайте ему отдельную базу данных или схему
postgres-too-old = в { $server } таблицы схемы { $version }, старее { $known }, и эта роль не может их менять: выполните один раз `beckon database migrate` как их владелец
postgres-too-new = { $server } записан более новым Beckon (схема { $version }, здесь известна { $known }): обновите программу
postgres-damaged = { $server } повреждён ({ $what }): восстановите копию
postgres-time-out = { $server } отвечал слишком долго, ничего не изменено: попробуйте ещё раз
postgres-contended = то же самое в { $server } меняют другие, ничего не изменено: попробуйте ещё раз
postgres-full = в { $server } нет места ({ $text }), ничего не изменено
postgres-read-only = { $server } можно только читать, это резервный сервер: укажите URL того, в который пишут
postgres-lost = соединение с { $server } потеряно ({ $text }), ничего не изменено: попробуйте ещё раз
postgres-unknown = соединение с { $server } потеряно во время сохранения: посмотрите, сохранилось ли изменение, прежде чем пробовать снова
postgres-served-elsewhere = { $home } обслуживает другой хаб, ничего не изменено: обратитесь к нему или измените отдельной командой
postgres-away = { $server } недоступен, а для изменений он нужен: ничего не изменено, а там, где дом не может перейти к другому хабу, всё остальное работает
backup-on-server = дома хранит сервер: копируйте их там через pg_dump, а сопряжения — через `beckon pairings export`
database-on-server = дома на { $server }: { $homes }, аксессуары: { $accessories }, схема { $schema }
see-server = ничего не изменено; `beckon config show` покажет, какая база данных имеется в виду
database-fault = не так, как должно быть: { $what }
database-whole = { $place } в порядке; дома: { $homes }
database-migrated = в { $place } схема { $schema }
database-moved = перенесено из { $from } в { $to }, там всё то же; дома: { $homes }
database-move-there = в { $place } уже есть { $homes }: с --add эти добавятся, с --replace те исчезнут навсегда
database-move-nothing = в { $place } нет ни одного дома: укажите папку или URL, где они хранятся
database-move-same = { $place } указано дважды: укажите другое место назначения
database-move-question = в { $place } уже есть { $homes }, и вернуть их будет нельзя. Заменить?
database-move-replaced = исчезло навсегда: { $homes }
database-move-add-or-replace = --add оставляет то, что есть, а --replace удаляет: укажите что-то одно
database-move-differs = то, что теперь в { $to }, отличается от { $from } в { $count }: в { $from } всё осталось, а это ошибка Beckon: сообщите о ней
database-released = дом «{ $home }» теперь свободен
database-release-file = дома в папке данных ({ $folder }) никому не отданы: освобождать нечего
database-release-served = дом «{ $home }» обслуживает хаб на { $machine }, он работает: сначала остановите его
database-lease = { $isServed ->
    [yes] { $home }: { $machine }, аренда { $number }
   *[no] { $home }: без хаба, после аренды { $number }
}
connection-refused = в соединении отказано
connection-no-way = туда нет пути: { $why }
connection-no-machine = машины { $host } нет
connection-no-port = порта { $port } нет
connection-no-address = сеть не сообщает его адреса
connection-timed-out = ответа вовремя не было
connection-closed = соединение закрыто
connection-violation = другая сторона нарушила протокол: { $how }
cannot-listen-on = не удаётся слушать { $address }: { $why }
no-avahi = поиск в сети невозможен: Avahi не запущен (запустите `systemctl start avahi-daemon` или укажите адрес host:port)
name-announced = имя «{ $name }» уже объявляет другая программа этой машины
network-silent = в сети ничего не ответило вовремя
network-too-much = в сети объявлено больше, чем можно запомнить
network-failed = поиск в сети невозможен: ошибка DNS-SD { $code }
name-invalid = DNS-SD не принимает имя или запись
sealed-foreign = это не запечатанный файл Beckon
sealed-not-opened = пароль неверен или файл повреждён
sealed-no-memory = чтобы получить ключ из пароля, нужно 256 МиБ свободной памяти
sealed-too-long = в файле больше { $count } МиБ
pairings-would-be-lost = здесь { $count ->
    [one] { $count } сопряжение
    [few] { $count } сопряжения
   *[other] { $count } сопряжений
} другого контроллера, всё это пропадёт: возьмите другой --data-dir или --replace
neighbour-fault = { $fault ->
    [noClient] нет клиента { $name }: его добавит `beckon client add`
    [onlyListens] клиент { $name } только слушает
    [notReady] хаб пока ничего не слышит или запущен без --ear
   *[busy] слишком много запросов сразу
    [noText] текста нет, или он слишком длинный
    [noName] на это имя здесь никто не отзывается
    [noStage] этот этап здесь ничего не начинает
    [noSound] у звука нет известных частоты, разрядности и числа каналов
    [tooLong] длиннее { $most } байт
    [notJSON] это не объект JSON
    [notObject] «{ $name }» — не объект JSON
    [noSite] «{ $name }» — не место
    [missing] нет «{ $name }»
    [noTextOf] «{ $name }» — не текст длиной до { $most } байт
}
client-name = имя клиента — от 1 до { $most } байт видимого текста
client-taken = клиент { $name } уже есть: удалите его или дайте другое имя
client-not-found = клиента { $name } нет: список — `beckon client list`
client-too-many = клиентов уже { $most }: удалите ненужного
client-file = { $path } — не список клиентов: уберите его и добавьте клиентов заново
no-such-model = нет модели речи «{ $name }»; искали в { $tried }. Установите пакет pocketsphinx-en-us или укажите модель в BECKON_SPEECH_MODEL.
language-not-heard = язык «{ $code }» читается, но не распознаётся на слух: для него не указана модель речи. Наберите, что нужно, или укажите модель в { $file }, как сказано в docs/add-a-language.md, раздел «Hearing it».
nothing-to-hear = в грамматике нет открытых правил, поэтому по ней ничего не услышать.
speech-model-fault = модель речи использовать нельзя: { $file } { $fault }. Установите её пакет заново.
model-fault = { $fault ->
    [unreadable] не читается: { $found }
    [notJSON] имеет неверную форму: это не JSON
    [missing] имеет неверную форму: нет «{ $found }»
    [badValue] имеет неверную форму: «{ $found }» другого вида
    [sampleRate] называет { $found } отсчётов в секунду, а не { $wanted }
    [unlisted] не называет размера { $found }
    [size] имеет { $found } байт вместо { $wanted }
    [unsummed] не удалось просуммировать: { $found }
   *[sum] имеет другую сумму SHA-256, чем в описании
}
unpronounceable-word = никто не знает, как произносится «{ $word }»; запишите буквами английского алфавита.
decoder-fault = { $input ->
    [settings] декодер не принимает свои настройки.
    [model] декодер не принимает модель { $detail }.
    [word] декодер не принимает слово «{ $detail }».
    [network] декодер не принимает сеть того, что можно сказать.
   *[sound] декодер не принимает звук.
}
too-many-grammars = { $path }: импортировано больше { $count } грамматик; объедините некоторые.
grammar-not-text = { $path } — не текст UTF-8; сохраните его так.
grammar-heard-nothing = { $reason ->
    [nothing] ничего не сказано
    [tooLong] длиннее одного предложения: разрежьте по паузам
   *[other] не предложение этой грамматики
}
grammar-nearest = ближайшее: { $text }
microphone-fault = микрофон «{ $device }» использовать нельзя: { $why }.
loudspeaker-fault = динамик «{ $device }» использовать нельзя: { $why }; --wav FILE вместо этого запишет звук.
sound-device-silent = звук через него не идёт
microphone-others = { $isAny ->
    [yes] { $why }; есть { $others }
   *[no] { $why }; записывающая звуковая карта не подключена
}
sound-command-fault = команда «{ $command }», которая даёт звук, { $fault }.
program-fault = { $fault ->
    [notStarted] не запустилась
    [status] закончилась с кодом { $number }
   *[tooMuch] выдала больше { $number } байт
}
voice-fault = голос «{ $command }» ничего не говорит: { $why }
voice-program = { $fault ->
    [notStarted] его программа не запустилась
    [status] она закончилась с кодом { $number }
   *[tooMuch] она выдала больше { $number } байт
}
unsayable-text = «{ $text }» нельзя произнести.
sound-file-too-long = { $file } длиннее { $limit }; разрежьте на более короткие записи.
sound-file-cut = { $file } обрезан: кончается на { $at } с из { $of } с; запишите или скопируйте его заново.
sound-file-empty = в { $file } нет звука.
sound-file-unreadable = { $file } нельзя прочитать: { $why }.
file-fault = { $fault ->
    [missing] такого файла нет
   *[forbidden] доступ запрещён
}
sound-file-foreign = { $file } не файл WAV: он начинается с { $isKnown ->
    [yes] заголовка { $start }
   *[no] байтов { $start }
}. Звук без заголовка, 16 бит, моно, 16 кГц, читается из файлов с именем .raw, .pcm или .s16.
sound-file-header = { $file }: повреждённый файл WAV: в байте { $offset }: { $fault }.
sound-header = { $fault ->
    [noMark] нет метки WAVE
    [noFormat] звук начинается раньше, чем назван его формат
    [shortFormat] в формате слишком мало байтов
    [endsBeforeFormat] файл кончается раньше формата
    [endsBeforeSound] файл кончается раньше звука
    [channels] названо каналов: { $found }
    [rate] названа частота { $found } Гц, а она не между { $least } и { $most }
    [frame] в кадре будто бы { $found } байт вместо { $least }
   *[halfSample] в последнем 16-битном отсчёте один байт вместо двух
}
sound-file-coding = в { $file } — { $encoding }, это не читается; преобразуйте в 16-битный PCM.
no-such-language = языка «{ $code }» нет; известны: { $known }

## Languages of users and rooms

give-language = укажите код языка или --none
language-changed = изменено: { kind } { $name }, язык теперь { $none ->
    [yes] любой
   *[other] { $code }
}

## Faults of home files and of JSON

json-at = строка { $line }, столбец { $column }: { $fault }
json-after-end = документ закончился раньше: уберите то, что идёт дальше
json-deep = глубина вложения больше { $most }
json-many = значений больше { $most }
json-no-value = не хватает значения: текст здесь кончается
json-value = здесь нужно значение: объект, список, текст в "…", число, true, false или null
json-key = здесь нужен ключ в "…"
json-colon = после ключа не хватает двоеточия
json-last-comma = за этой запятой ничего нет: уберите её
json-unclosed = текст кончается раньше закрывающей { $bracket }
json-comma = перед этим не хватает запятой или закрывающей { $bracket }
json-word = без кавычек пишутся только true, false и null
json-zero = число не начинается с 0
json-large = это число слишком велико
json-digit = не хватает цифры
json-not-text = этот текст не в UTF-8
json-control = управляющий символ в тексте: не хватает закрывающей " или запишите его как \u00…
json-quote = не хватает закрывающей " этого текста
json-escape-cut = текст кончается внутри экранирования
json-escape = в JSON нет такого экранирования
json-surrogate = половина суррогатной пары
json-hex = за \u следуют четыре шестнадцатеричные цифры
file-more = и ещё { $count }
file-size = файл больше { $most } МиБ
file-no-homes = нет «homes»: добавьте "homes": […]
file-no-version = нет «version»: добавьте "version": { $version }
file-version = { $value } — здесь неизвестная версия: известна только { $version }
file-primary = основной дом только один, и это { $place }: уберите один из них
# What stands in the file, and what should stand there.
file-wrong = стоит { $value }, а нужно: { $wanted }
file-number = число { $number }
file-text = текст «{ $text }»
file-list = список
file-object = объект
file-wants-text = текст в "…"
file-wants-base64 = текст base64 в "…"
file-wants-flag = true или false
file-wants-number = число
file-wants-whole = целое число
file-wants-range = целое число от { $least } до { $most }
file-wants-word = одно из { $words }
file-wants-list = список […]
file-wants-object = объект {"{"}…{"}"}
file-value-low = { $value } меньше наименьшего значения, { $least }
file-value-high = { $value } больше наибольшего значения, { $most }
file-value-long = { $value } длиннее { $most } символов
file-value-other = { $value } не входит в значения { $known }
file-bounds = наименьшее значение, { $least }, больше наибольшего, { $most }
file-step = шаг не бывает отрицательным
file-permission = «{ $code }» — не разрешение; известны { $known }
file-long = текст длиннее { $most } символов
file-many-bytes = текст длиннее { $most } байт
file-control = «{ $text }» содержит управляющий символ
file-many = { $count } — слишком много: помещается не больше { $most }
file-missing = нет «{ $key }»
file-no-key = здесь нет такого ключа{ $offer }
file-key-twice = этот ключ стоит в объекте дважды, в строках { $first } и { $second }: уберите один
# What follows the thing that is not there.
file-near = ; может быть, «{ $name }»?
file-known = ; есть { $names }
file-no-name = нет имени: добавьте "name": "…"
file-name = { $isEmpty ->
    [yes] { $reason }
   *[other] «{ $name }»: { $reason }{ $offer }
}
file-legal-name = ; подошло бы «{ $name }»
file-name-empty = имя не может быть пустым
file-name-character = «{ $character }» на месте { $number } не допускается: в имени — буквы, цифры, пробелы и апострофы
file-name-start = имя начинается с буквы или цифры, а не с «{ $character }»
file-name-end = имя кончается буквой или цифрой, а не «{ $character }»
file-name-long = в имени не больше { $most } символов
file-name-marks = символ { $number } несёт больше { $most } знаков
file-name-taken = «{ $name }» уже носит { $kind ->
    [home] дом
    [homeItself] сам дом
    [room] комната
    [zone] зона
    [accessory] устройство
    [service] сервис
    [serviceGroup] группа
    [actionSet] сцена
    [trigger] триггер
   *[other] пользователь
} в { $place }: выберите другое имя (регистр, пробелы и апострофы не различаются)
file-not-there = в этом доме нет { $kind ->
    [room] комнаты
    [accessory] устройства
   *[other] сцены
} «{ $name }»{ $offer }
file-twice = «{ $name }» стоит в этом списке дважды: уберите одно
file-service-twice = этот сервис стоит в группе дважды: уберите один
file-characteristic-twice = { $type } стоит в этом сервисе дважды: уберите одну
file-no-characteristic = «{ $name }» — не характеристика{ $offer }; собственный тип изготовителя пишется как UUID
file-no-service-type = «{ $name }» — не тип сервиса{ $offer }; собственный тип изготовителя пишется как UUID
file-characteristic-not-there = у сервиса нет характеристики «{ $name }»{ $offer }
file-only-read = { $type } можно только читать, поэтому сцена её не задаёт
file-no-bridge = «{ $name }» — не мост: укажите "isBridge": true или уберите это
file-bridge-behind = мост не стоит за другим мостом: уберите это или "isBridge"
file-services-alike = у «{ $accessory }» сервисов этого типа: { $count }; укажите "number", начиная с 1
file-service-number = у «{ $accessory }» сервисов этого типа: { $count }; номера { $number } нет
file-no-service = у «{ $accessory }» нет сервиса «{ $name }»{ $offer }
file-no-date = «{ $text }» — не дата по RFC 3339: пишите так: 2030-01-01T22:30:00+01:00
file-seconds = триггер срабатывает ровно в минуту: укажите 00 секунд
file-no-time-zone = «{ $text }» — не часовой пояс: пишите, например, Europe/Moscow{ $offer }
file-one-of = укажите ровно одно из { $keys }
file-no-weekday = «{ $text }» — не день недели{ $offer }
file-no-weekdays = укажите хотя бы один день или уберите повторение
file-no-event = это не событие сервисов этого дома: пишите так: {"{"}"sun": "sunset"{"}"} или с "services", "characteristic" и "value", "above" или "below"
file-event-date = у триггера с событием нет даты: уберите её
file-event-recurrence = то, что делает солнце, бывает каждый день или по дням недели, а у того, что сообщают устройства, повторения нет

## The web page: what it asks the hub for at /messages.json, where { $a } and { $b } are left for what the page puts in

page-title = Beckon
page-skip = К комнатам
page-talk = Скажите, что сделать
page-example = выключи свет на кухне
page-send = Сказать
page-rooms = Комнаты
page-scenes = Сцены
page-triggers = Само собой
page-everywhere = Весь дом
page-entry = Кто там?
page-entry-help = Введите код, который сообщает beckon serve или beckon client code, или токен от beckon client add.
page-entry-fault = Такого кода нет. Попробуйте ещё раз.
page-code = Код или токен
page-enter = Войти
page-leave = Забыть токен этого браузера
page-away = Хаб недоступен. Новая попытка …
page-silent = не отвечает
page-unpaired = не сопряжено
page-yes = Да
page-no = Нет
page-undo = Отменить
# What the page says for whoever presses these.
page-say-yes = да
page-say-no = нет
page-say-undo = отмени это
page-on = Включено
page-off = Выключено
page-turn-on = Включить
page-turn-off = Выключить
page-lock = Запереть
page-unlock = Отпереть
page-locked = Заперто
page-unlocked = Не заперто
page-jammed = Заклинило
page-open = Открыть
page-close = Закрыть
page-closed = Закрыто
page-is-open = Открыто
page-opening = Открывается
page-closing = Закрывается
page-stopped = Остановлено
page-unknown = Неизвестно
page-percent-open = открыто на { $a } %
page-Brightness = Яркость
page-Hue = Оттенок
page-Saturation = Насыщенность
page-ColorTemperature = Теплота
page-RotationSpeed = Скорость
page-TargetPosition = Положение
page-TargetTemperature = Задано
page-CurrentTemperature = { $a } { $b }
page-CurrentRelativeHumidity = влажность { $a } %
page-CurrentAmbientLightLevel = { $a } лк
page-BatteryLevel = Батарея { $a } %
page-StatusLowBattery = Батарея разряжена
page-ContactSensorState-0 = Закрыто
page-ContactSensorState-1 = Открыто
page-MotionDetected-0 = Движения нет
page-MotionDetected-1 = Движение
page-OccupancyDetected-0 = Никого нет
page-OccupancyDetected-1 = Кто-то есть
page-LeakDetected-0 = Сухо
page-LeakDetected-1 = Протечка
page-SmokeDetected-0 = Дыма нет
page-SmokeDetected-1 = Дым
page-CarbonMonoxideDetected-0 = Угарного газа нет
page-CarbonMonoxideDetected-1 = Угарный газ
page-TargetHeatingCoolingState = Отопление
page-TargetHeatingCoolingState-0 = Выключено
page-TargetHeatingCoolingState-1 = Обогрев
page-TargetHeatingCoolingState-2 = Охлаждение
page-TargetHeatingCoolingState-3 = Авто
page-SecuritySystemTargetState = Охрана
page-SecuritySystemTargetState-0 = Дома
page-SecuritySystemTargetState-1 = Никого нет
page-SecuritySystemTargetState-2 = Ночь
page-SecuritySystemTargetState-3 = Выключена
page-SecuritySystemCurrentState-0 = Охрана: дома
page-SecuritySystemCurrentState-1 = Охрана: никого нет
page-SecuritySystemCurrentState-2 = Охрана: ночь
page-SecuritySystemCurrentState-3 = Снято с охраны
page-SecuritySystemCurrentState-4 = Тревога!
page-percent = { $a } %
page-degrees = { $a }°
page-kelvin = { $a } K
page-celsius = °C
page-fahrenheit = °F
page-disabled = выключен
page-next = в следующий раз { $a }
page-happened = { $a }: готово
page-failed = { $a }: { $b }
page-aloud = Читать ответы вслух
page-speak = Удерживайте, чтобы говорить
page-listening = Слушаю …
page-no-microphone = Микрофон недоступен.
page-speak-help = Чтобы говорить, откройте эту страницу по адресу localhost или через TLS: иначе браузер не даёт микрофон.
page-cancel = Отменить
page-cancel-of = Отменить { $a }
page-history = Что изменилось
page-undo-of = Отменить: { $a }
page-undone = отменено
page-setup = Настройка
page-pair-title = Добавить устройство
page-discover = Искать устройства
page-found = Найдено: { $a }
page-found-none = Ничего нового не найдено.
page-accessory = Имя или адрес
page-setup-code = Код настройки
page-room = Комната
page-no-room = Пока без комнаты
page-uncertified = Добавить, даже если не сертифицировано
page-pair = Добавить
page-working = …
page-rename-title = Дать другое имя
page-named = Что
page-new-name = Новое имя
page-rename = Переименовать
page-renamed = Переименовано.
page-kind-home = Дом
page-kind-room = Комната
page-kind-zone = Зона
page-kind-accessory = Устройство
page-kind-scene = Сцена
page-kind-trigger = Триггер
page-scene-title = Сделать сцену из того, что сейчас включено
page-scene-name = Имя сцены
page-scene-place = Что в неё входит
page-whole-home = весь дом
page-scene-replace = Заменить сцену с таким именем
page-scene-save = Сохранить сцену
page-scene-saved = Сохранено: { $a }
page-scene-left-out = Пропущено: { $a }
page-remove = Удалить
page-remove-of = Удалить: { $a }
page-phrase-title = Научить своим словам
page-phrase-words = Что вы говорите
page-phrase-means = Какая фраза имеется в виду
page-phrase-teach = Научить
page-phrase-taught = Теперь «{ $a }» — это «{ $b }».
page-phrase-of = «{ $a }»: { $b }

## Why the hub does not do over HTTP what it is asked for

http-no-path = нет пути
http-nothing-here = здесь ничего нет
http-wrong-method = с этим так нельзя
http-not-now = сейчас это невозможно
http-token-needed = нужен токен: его создаёт `beckon client add NAME`
http-wrong-code = код неверный или уже использован: новый даст `beckon client code`
http-only-listens = этот клиент только слушает
http-owner-only = об этом просит только владелец, через сокет в папке данных
http-owner-says = «resuming», «yes» и «now» говорит только владелец
http-other-user = клиент действует от имени того пользователя, для которого создан
http-sets-nothing-up = этот клиент ничего не настраивает: разрешит `beckon client setup NAME on`
http-host = обращайтесь по адресу или по имени в локальной сети
http-origin = эта страница не от этого хаба
http-too-much = слишком много сразу: подождите немного
http-wrong-kind = тело должно быть { $kind }
http-long = тело длиннее { $most } байт
http-no-json = тело — не JSON: { $fault }
http-no-object = тело — не объект JSON
http-unexpected = «{ $member }» здесь не ожидается
http-has-to-be = для «{ $member }» нужно: { $wanted }
http-text = текст не длиннее { $longest } символов
http-texts = список не больше чем из { $most } текстов не длиннее { $longest } символов
http-number = число больше 0
http-value = значение
http-word-of-list = «{ $member }» — слово из списка: см. /openapi.json
http-not-done = «{ $edit }» здесь не делают с «{ $kind }»
http-every = «every» — это 30m, 6h, 1d или 2w
http-on = «on» — это monday,friday, weekdays или weekend
http-every-or-on = «every» или «on», но не оба
http-once = «once» не сочетается ни с «every», ни с «on»
http-no-time = нет «at», «every», «on» и «once»
http-opens = будет сделано: { $openings }; «yes» означает согласие
http-may-not-open = будет сделано: { $openings }; `beckon client opening NAME on` разрешит этому клиенту согласиться
http-no-model = нет модели для проверки имён
http-no-name = это не имя
http-hears-nothing = хаб ничего не слышит: запустите его с --ear
http-no-thing = такого нет
http-no-scene = такой сцены нет
http-no-state = такого состояния там нет, или так не бывает
http-partial = { $silent }: «partial» пропускает то, что не отвечает
http-replace = сцена { $name } уже есть: «replace» заменит её тем, что включено сейчас
http-nothing-to-say = говорить нечего
http-half-sample = звук кончается на половине отсчёта
