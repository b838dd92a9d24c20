### Why something was not understood, or could not be done.

## What was heard or typed.

nothing-said = Я не услышал слов.
too-long = Слишком длинно: в предложении не больше { $limit } символов.
too-many-words = Слишком длинно: в предложении не больше { $limit } слов.
not-understood = Не понимаю { $words }
no-such-sentence = Слова знакомы, а предложение нет.
try-saying = Попробуй{ te } «{ $text }».
no-home-yet = Дома пока нет. Создай{ te } его: `beckon setup`.
nothing-before = Не помню, чтобы только что что-то было сделано. Скажи{ te }, что нужно, и назови{ te } вещь.
goes-on-from-nothing = Непонятно, к чему это относится. Скажи{ te } предложение целиком.
did-nothing-yet = Пока ничего не сделано.

## Names.

nothing-called = Ничего с названием «{ $name }» нет.
nothing-called-there = В доме «{ $home }» нет ничего с названием «{ $name }».
no-room-called = В доме «{ $home }» нет комнаты «{ $name }».
did-you-mean = Может быть, { $names }?
in-another-home = В доме «{ $home }» нет ничего с названием «{ $name }». Это есть в доме «{ $other }».
is-elsewhere = { $things }: это «{ $room }», а не «{ $place }»
is-in-no-room = { $things }: ни в какой комнате, и не «{ $place }»

## What things can do.

cannot = { $things }: { $ability ->
    [power] нельзя включить или выключить
    [percentage] нельзя выставить в процентах
    [number] нельзя выставить числом
    [temperature] нельзя выставить температуру
    [lock] нельзя запереть или отпереть
    [door] нельзя открыть или закрыть
    [mute] нельзя выключить звук
    [halt] нельзя поставить на паузу
    [color] нельзя изменить цвет
    [black] чёрным светить нельзя
    [white] нельзя изменить оттенок белого
    [mode] нельзя переключить обогрев и охлаждение
    [arm] нельзя поставить на охрану
    [dim] нельзя изменить яркость
    [position] нельзя открыть частично
    [speed] нельзя изменить скорость
    [volume] нельзя изменить громкость
    [humidity] нельзя выставить влажность
    [level] нельзя прибавить или убавить
    [warmth] нельзя сделать теплее или холоднее
    [degrees] нельзя изменить на столько градусов
   *[tell] об этом не сообщает
}
it-can-be = Можно { $abilities }.
# To follow “можно”.
able = { $ability ->
    [power] включить и выключить
    [dim] изменить яркость
    [speed] изменить скорость
    [lock] запереть и отпереть
    [door] открыть и закрыть
    [temperature] выставить температуру
    [mode] переключить обогрев и охлаждение
    [color] изменить цвет
    [warmth] сделать теплее или холоднее
    [volume] изменить громкость
    [mute] выключить звук
    [halt] поставить на паузу
   *[arm] поставить на охрану и снять с неё
}
nothing-able = «{ $place }»: здесь нет устройства, которое это умеет.
nothing-telling = «{ $place }»: здесь нет датчика, который об этом сообщает.
nothing-of-kind = «{ $place }»: такого здесь нет ({ $kind }).
nothing-other = «{ $place }»: другого такого здесь нет ({ $name }).
not-as-many = «{ $place }»: такого ({ $kind }) здесь { $found }, а не { $said }. Скажи{ te }, что именно.
some-thing = вещь
nothing-to-control = «{ $name }»: управлять нечем.
too-broad = Скажи{ te }, что в доме «{ $home }» { you-mean } в виду: комнату, вещь, «свет» или «всё».
room-unknown = Не знаю, в какой { you } комнате. Назови{ te } комнату.
# “Поставь лампу”, and nothing says to what.
value-missing = Скажи{ te }, на сколько выставить { $things }.
scene-is-empty = «{ $name }»: действий пока нет.

## Rights.

refused = «{ $user }» не из дома «{ $home }», поэтому ничего не сделано.
guest = «{ $user }» в доме «{ $home }» гость: откладывать на потом могут только администраторы. Ничего не сделано.

## Times that cannot be kept.

time-of-sun = Я не знаю, где этот дом, а значит и когда там восход и закат. Укажи{ te } место: `beckon home place` (для другого дома с `--home`), или назови{ te } время, например «в 19:30».
time-of-sun-vague = Скажи{ te }, за сколько до или через сколько после, например «за полчаса до заката».
time-of-polar-night = Солнце здесь сейчас не восходит, поэтому ни сегодня, ни завтра этого не будет. Назови{ te } время, например «в 19:30».
time-of-polar-day = Солнце здесь сейчас не заходит, поэтому ни сегодня, ни завтра этого не будет. Назови{ te } время, например «в 19:30».
time-of-sun-seldom = По солнцу можно сделать один раз, каждый день или по дням недели.
time-of-event = Можно подождать времени или того, о чём сообщает устройство, но об этом здесь никто не сообщает. Назови{ te } время, например «в 19:30».
time-of-event-and-time = Можно ждать события или времени, но не того и другого в одном предложении. Скажи{ te } что-то одно.
time-vague = Скажи{ te } когда, например «через 10 минут» или «в 19:30».
time-without-clock = Скажи{ te }, в котором часу, например «в 19:30».
time-without-weekday = Скажи{ te }, в какой день, например «каждый второй вторник в 8».
time-of-several-days = Скажи{ te } перед днями «каждый» или назови{ te } один день.
time-in-seconds = Время считается минутами. Скажи{ te } целое число минут.
time-too-far = Это больше чем через год.
time-passed = Это время уже прошло.
time-too-often = Это слишком часто: повторять можно не чаще чем раз в 5 минут.
time-too-seldom = Это слишком редко: повторять можно не реже чем раз в 5 недель.
time-overlapping = Это началось бы снова, ещё не закончившись.
time-with-last-day = Закончить то, что повторяется, нельзя. Не называй{ te } последнего дня.
time-of-no-day = Такого дня нет.
no-way-back = Не знаю, к чему вернуть «{ $name }». Скажи{ te } оба времени и что сделать.

## What an accessory did not do.

# After its name.
control-fault = { $error ->
    [notPaired] нет сопряжения с Beckon
    [pairingMissing] сопряжение было, но его нет здесь: { $detail }; не сбрасывай{ te } устройство, а верни{ te } сопряжения из копии (beckon pairings import)
    [pairingUnreadable] управлять нельзя, потому что сопряжение не читается: { $detail }
    [unreachable] нет связи
    [notReachedByBridge] мост не может связаться
    [stranger] по этому адресу отвечает другое устройство
    [pairingGone] устройство больше не знает Beckon: удали{ te } его и добавь{ te } снова
    [timedOut] нет ответа вовремя
    [unconfirmed] нет ответа вовремя: неизвестно, сделано ли это
    [interrupted] связь прервалась до ответа: неизвестно, сделано ли это
    [tooSlow] не закончено вовремя
    [busy] занято
    [outOfResources] больше не вмещается
    [readOnly] это нельзя изменить
    [writeOnly] это нельзя узнать
    [noNotifications] об изменениях не сообщает
    [invalidValue] такое значение не подходит
    [notUnderstood] непонятный ответ
    [noValue] неверный ответ: без значения
    [noSuchCharacteristic] такого здесь нет
    [insufficientPrivileges] не разрешено
    [insufficientAuthorization] нужно больше подтверждений, чем есть у Beckon
    [notAllowedNow] сейчас это нельзя
    [needsConsent] оставлено как было: чтобы открыть, нужно «да»
    [servedElsewhere] обслуживает другой хаб, отвечающий за этот дом
    [cutOff] оставлено как было: у базы данных не узнать, какой хаб обслуживает этот дом
    [protocolViolation] неверный ответ: { $detail }
    [violationInDoubt] неверный ответ: { $detail }: неизвестно, сделано ли это
   *[status] отказ с кодом { $detail }
}
accessory-fault = { $things }: { control-fault }
# Whose accessory is in no home any more.
gone-accessory = устройство, которого больше нет
gone-thing = то, чего больше нет

## What became of a scene.

scene-without-actions = «{ $name }»: действий нет
scene-failed = «{ $name }» не удалось: { $reason }
scene-failed-partly = «{ $name }» удалось не полностью: { $reason }
# Where more is to be told than a person reads.
many-more = { $names } и ещё { $count }

## What cannot be kept for later.

agenda-gone = Дома «{ $home }» больше нет.
agenda-needs-yes = На потом ничего не отложено: то, что при этом откроется, требует «да».
agenda-change = Отложить можно значение, но не изменение. Назови{ te } значение, например 40 процентов.
agenda-nowhere = Здесь ничего нельзя отложить на потом.
agenda-in-file = То, что сказано на потом, хранится в общей базе: убери{ te } --home-file.

## What was heard.

heard-nothing = Я ничего не услышал.
heard-too-much = Это длиннее одной команды. Говори{ te } по одной.
heard-no-command = Что-то слышно, но это не команда.
