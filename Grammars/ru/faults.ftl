### Why a change to a home was refused. Each is one line that goes on from “beckon:”, and says how to mend it.

kind-of-thing = { $sort ->
    [home] дом
    [room] комната
    [zone] зона
    [accessory] устройство
    [service] сервис
    [serviceGroup] группа
    [actionSet] сцена
    [trigger] триггер
   *[user] пользователь
}
# The same of what is in it.
kind-of-member = { $member ->
    [home] дом
    [room] комната
    [zone] зона
    [accessory] устройство
    [service] сервис
    [serviceGroup] группа
    [actionSet] сцена
    [trigger] триггер
   *[user] пользователь
}
sameness = (регистр, пробелы и апострофы не различаются)

## Names.

# What the rule wants, to follow the name in a sentence.
fault-empty = имя не может быть пустым
fault-character = символ «{ $name }» на месте { $number } недопустим: в имени бывают буквы, цифры, пробелы и апострофы
fault-start = имя начинается с буквы или цифры, а не с «{ $name }»
fault-end = имя кончается буквой или цифрой, а не «{ $name }»
fault-long = в имени не больше { $limit } символов
fault-marks = у символа { $number } больше знаков, чем { $limit }

no-name = { $reason }: дай{ te } имя
bad-name = «{ $name }» не имя: { $reason }
bad-name-offering = { bad-name }; подошло бы «{ $other }»
name-taken-by-home = имя «{ $name }» в доме «{ $home }» занято самим домом: выбери{ te } другое { sameness }
name-taken = имя «{ $name }» в доме «{ $home }» занято ({ kind-of-thing } «{ $other }»): выбери{ te } другое { sameness }
home-name-taken = имя «{ $name }» занято другим домом («{ $other }»): выбери{ te } другое { sameness }
user-name-taken = имя «{ $name }» в доме «{ $home }» занято пользователем «{ $other }»: выбери{ te } другое { sameness }
alias-exists = { kind-of-thing } «{ $name }» уже называется «{ $other }» { sameness }: выбери{ te } другое второе имя
no-alias = { kind-of-thing } «{ $name }»: второго имени «{ $other }» нет, посмотри{ te }, какие есть
no-aliases-for-users = у пользователя «{ $name }» не бывает второго имени: переименуй{ te } его
bad-spoken-forms = для «{ $name }» этого не запомнить: { $spoken ->
    [tooMany] у вещи не больше { $number } произносимых форм
    [length] в произносимой форме от 1 до { $limit } символов
    [noWords] в произносимой форме есть слова
   *[signs] в произносимой форме только буквы, цифры, пробелы и апострофы
}
no-room-for-spoken-forms = у «{ $name }» нет места для произносимых форм: его «extra» в файле дома не объект
no-room-for-place = у «{ $name }» нет места для места: его «extra» в файле дома не объект
no-room-for-language = у «{ $name }» нет места для языка: его «extra» в файле дома не объект
bad-phrase = «{ $text }» нельзя выучить: { $phraseFault ->
    [tooMany] дом учит не больше { $number } фраз; забудь{ te } одну: `beckon phrase forget`
    [length] в словах и в предложении не больше { $limit } символов
    [noWords] скажи{ te } слова и предложение, каждое на одной строке
    [same] предложение и есть эти слова
    [understood] эти слова уже что-то значат
    [meaningless] такого предложения этот дом не понимает; проверь{ te } его: `beckon parse`
   *[opens] предложение открыло бы дом, а это нужно говорить прямо
}
no-phrase = дом «{ $home }» не учил слов «{ $text }»: `beckon phrase list` скажет, чему он учился
no-room-for-phrases = у «{ $name }» нет места для выученного: его «extra» в файле дома не объект
unspeakable = в «{ $name }» нет слов, которые можно произнести

## What is there and what is not.

no-home = дома ещё нет: создай{ te } его, `beckon setup` или `beckon home add NAME`
not-found = { kind-of-thing } «{ $name }»: такого нет
not-found-in = { kind-of-thing } «{ $name }»: такого в доме «{ $home }» нет
nothing-called-so = в доме «{ $home }» ничто не называется «{ $name }»
several-services = «{ $name }» может значить каждый из { $count } сервисов: скажи{ te } { $names }
and-others = { $names }, …
no-characteristic = у «{ $things }» нет характеристики «{ $name }»
no-service-type = типа сервиса «{ $name }» нет
# To follow one that is not there.
there-is = { $text }; есть «{ $name }»
there-are = { $text }; есть { $names }
mean-name = { $text }; может быть, «{ $name }»?
mean-type = { $text }; может быть, { $name }?
is-gone = { kind-of-thing }: такого больше нет, посмотри{ te }, что есть теперь
is-gone-from = { kind-of-thing }: такого в доме «{ $home }» больше нет, посмотри{ te }, что есть теперь
already-exists = { kind-of-thing } «{ $name }» уже есть: измени{ te } или добавь{ te } новое
already-exists-in = { kind-of-thing } «{ $name }» уже есть в доме «{ $home }»: измени{ te } или добавь{ te } новое
already-in = { kind-of-member } «{ $name }» уже здесь: { kind-of-thing } «{ $other }»; оставь{ te } как есть
not-in = { kind-of-member } «{ $name }» не здесь: { kind-of-thing } «{ $other }»; посмотри{ te }, что там есть
no-action = действия с «{ $name }» в сцене «{ $other }» нет: посмотри{ te }, что в ней есть
full-home = в доме «{ $home }» таких уже { $limit }, больше нельзя: сначала убери{ te } одно
full-store = в одной базе таких уже { $limit }, больше нельзя: сначала убери{ te } одно
too-many-accessories = дом «{ $home }» не примет столько устройств: их не больше { $limit }
nothing-on-to-save = сохранять нечего: ничего включённого не найдено
nothing-to-save = сохранять нечего: ничего не найдено

## Rights.

may-not-change = «{ $user }» не может менять дом «{ $home }»: попроси{ te } администратора
may-not-open = «{ $user }» не может открывать замки, двери и сигнализацию дома «{ $home }»: попроси{ te } администратора
may-not-open-from-away = «{ $user }» не может вне дома ничего открывать, отпирать и снимать с охраны в доме «{ $home }»: попроси{ te } владельца хаба разрешить это
nobody-there = ни один пользователь дома «{ $home }» не связан с этой учётной записью: скажи{ te }, кто действует, или попроси{ te } администратора
not-owner = папка данных принадлежит другой учётной записи: попроси{ te } её владельца
last-administrator = «{ $user }» последний администратор дома «{ $home }»: сначала назначь{ te } другого
bad-account = это не учётная запись для «{ $user }»: дай{ te } имя от 1 до 256 байт

## Things.

room-for-home-stays = «{ $home }» — комната всего дома, её нельзя переименовать, убрать или изменить: меняй{ te } дом или другую комнату
room-for-home-in-zone = «{ $home }» — комната всего дома, её не может быть в зоне «{ $name }»: добавь{ te } другую комнату
bridge-behind-bridge = мост «{ $name }» не может быть за мостом «{ $other }»: добавь{ te } его отдельно
no-bridge = «{ $other }» не мост, и «{ $name }» не может быть за ним: назови{ te } мост
service-not-removable = сервис «{ $name }» — часть устройства «{ $other }» и отдельно не убирается: переименуй{ te } его или убери{ te } устройство

## Scenes and triggers.

bad-action = { $refused ->
    [readOnlyCharacteristic] { $name } у «{ $things }» можно только читать: действие пишет то, что можно выставить
    [invalidValueType] { $value } не значение для { $name } у «{ $things }»: дай{ te } значение нужного типа
    [valueLowerThanMinimum] { $value } меньше, чем { $name } у «{ $things }» допускает: дай{ te } больше
    [valueHigherThanMaximum] { $value } больше, чем { $name } у «{ $things }» допускает: дай{ te } меньше
    [stringLongerThanMaximum] текст для { $name } у «{ $things }» слишком длинный: дай{ te } короче
    [notFound] у «{ $things }» нет { $name }: посмотри{ te }, что там есть
   *[other] { $value } не допускается для { $name } у «{ $things }»: дай{ te } допустимое значение
}
bad-trigger = триггер «{ $name }» { $refused ->
    [fireDateNotOnMinute] срабатывает в целую минуту: дай{ te } 00 секунд
    [fireDateInPast] не может сработать в прошлом: дай{ te } дату впереди
    [recurrenceTooSmall] повторяется не чаще чем через 5 минут: дай{ te } больше
    [recurrenceTooLarge] повторяется не реже чем через 5 недель: дай{ te } меньше
    [noRegisteredActionSets] без сцены: сначала добавь{ te } её
   *[other] без времени: дай{ te } дату, например 2030-01-01T22:30:00+01:00
}
no-weekdays = у триггера по дням недели есть хотя бы один день: назови{ te } его
bad-fire-date = «{ $text }» не дата для триггера «{ $name }»: пиши{ te } так: 2030-01-01T22:30:00+01:00
bad-time-zone = «{ $text }» не часовой пояс для триггера «{ $name }»: пиши{ te } так: Europe/Moscow
bad-date = --at принимает дату, например 2030-01-01T22:30:00+01:00, «2030-01-01 22:30» или 22:30, а не «{ $text }»

## Lines of names.

line-not-text = это не текст в UTF-8
line-too-long = это длиннее 64 КиБ
