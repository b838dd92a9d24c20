### Small talk.

hello = { greeting }. Что сделать?
goodbye = До свидания.
welcome = Пожалуйста.
help = Скажи{ te }, что сделать и с чем, например: { $readings }.
help-with-nothing = В этом доме пока нечем управлять. Добавь{ te } устройство: `beckon setup`.
the-rooms = Комнаты дома «{ $home }»: { $names }.
no-rooms = В доме «{ $home }» пока нет комнат.
the-scenes = Сцены дома «{ $home }»: { $names }.
no-scenes = В доме «{ $home }» пока нет сцен.
# What words may mean that nobody understood, and what they were taught to mean.
nearest-sentence = { you-meant } в виду: { $text }?
phrase-kept = Теперь «{ $text }» значит это.
phrase-means = «{ $text }» значит «{ $name }».
phrase-opens = Это открыло бы дом, поэтому скажи{ te } это прямо.
# What other assistants can do, and a home cannot.
no-skill = { $skill ->
    [timers] Таймеров у меня нет.
    [alarms] Будильника у меня нет.
    [music] Музыку я не включаю.
    [weather] О погоде на улице я ничего не знаю.
    [lists] Списков я не веду.
    [clock] Ни времени, ни даты я не говорю.
    [reminders] Напоминаний у меня нет.
    [messages] Я не звоню и не отправляю сообщений.
    [reasons] Я не знаю, кто что сделал и почему.
   *[knowledge] Я знаю только этот дом.
}
