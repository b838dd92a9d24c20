### What differs between two states of the homes: a line for each thing, such as
### “~ устройство Торшер (Дача): комната: Кухня → Зал; прошивка: нет → 1.2”.

changed-thing = { kind-of-thing } { $name }
changed-part = { kind-of-thing } { $name }, { $other }
all-homes = дома
change-in-home = { $text } ({ $home })
change-detailed = { $text }: { $detail }
two-details = { $first }; { $last }

## What has changed in it.

aspect-of-thing = { $aspect ->
    [name] имя
    [alias] второе имя
    [label] называет себя
    [primary] основной
    [unit] единица
    [role] роль
    [room] комната
    [bridge] мост
    [isBridge] является мостом
    [mayOpen] может открывать
    [manufacturer] изготовитель
    [model] модель
    [serialNumber] серийный номер
    [firmware] прошивка
    [characteristic] характеристика
    [service] сервис
    [action] действие
    [scene] сцена
    [date] дата
    [event] событие
    [timeZone] часовой пояс
    [recurrence] повторение
    [enabled] включено
    [homes] дома
    [rooms] комнаты
    [zones] зоны
    [accessories] устройства
    [services] сервисы
    [groups] группы
    [scenes] сцены
    [triggers] триггеры
   *[users] пользователи
}
detail-changed = { aspect-of-thing }: { $from } → { $to }
detail-added = { aspect-of-thing }, добавлено: { $name }
detail-removed = { aspect-of-thing }, удалено: { $name }
detail-reordered = { aspect-of-thing }: другой порядок
# Of a characteristic, by its name in HomeKit, or of what a scene sets.
detail-of-value = { $facet ->
    [value] { $name }
    [format] { $name }, формат
    [permissions] { $name }, права
    [unit] { $name }, единица
    [range] { $name }, границы
    [step] { $name }, шаг
    [length] { $name }, длина
   *[validValues] { $name }, допустимые значения
}: { $from } → { $to }
# What other programs keep in the home file.
detail-extra = прочее
no-value = нет
plain-answer = { $settled ->
    [no] нет
   *[yes] да
}
