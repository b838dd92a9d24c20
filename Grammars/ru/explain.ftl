### Why a sentence is read as it is: what `--explain` tells.

read-as = Прочитано как: { $text }
taken = принято
not-taken = не принято: { $reason }
not-otherwise = Не иначе: { $text } [{ $name }]
lost-because = { $loss ->
    [errors] больше букв были бы ошибкой
    [absent] ничего такого там нет
    [form] сокращённое название вместо полного
    [home] это в доме, который менее вероятен
    [unnamedThings] меньше слов называют вещи
    [unnamedPlaces] меньше слов называют места
    [room] не в комнате говорящего
    [ability] этого нельзя сделать
    [guesses] больше догадок
    [commands] больше команд
    [phrases] больше оборотов
    [bare] место, а не вещь в нём
    [penalty] нарушает правило, и потому маловероятно
   *[turn] так спрашивают проще
}

## What words were taken for.

chunk-means = { $chunk ->
    [courtesy] вежливость
    [pause] пауза
    [question] вопросительный знак
    [and] и
    [or] или
    [but] но
    [then] потом
    [not] не
    [except] кроме
    [instead] не это, а то
    [no] нет
    [correction] вместо этого
    [never] всё отменить
   *[spare] оставить как есть
}
thing-meant = вещь: { $things }
place-meant = место: { $place }
scene-meant = сцена: { $name }
time-meant = время: { $time }
in-place = в «{ $place }»
so-many-in-all = … всего { $count }
