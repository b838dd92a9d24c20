### Small talk.

hello = { you }好，需要我做什么？
goodbye = 再见。
welcome = 不客气。
help = 请说要对什么做什么，比如{ $readings }。
help-with-nothing = 这个家里还没有可以控制的设备。请用 `beckon setup` 添加。
the-rooms = { $home }的房间有{ $names }。
no-rooms = { $home }还没有房间。
the-scenes = { $home }的场景有{ $names }。
no-scenes = { $home }还没有场景。
nearest-sentence = { you }是不是想说：{ $text }？
phrase-kept = 以后“{ $text }”就是这个意思。
phrase-means = “{ $text }”的意思是“{ $name }”。
phrase-opens = 这会打开家门，请直接说出来。
no-skill = { $skill ->
    [timers] 我没有计时器。
    [alarms] 我没有闹钟。
    [music] 我不会播放音乐。
    [weather] 我不知道外面的天气。
    [lists] 我不会记清单。
    [clock] 我不报时间和日期。
    [reminders] 我没有提醒功能。
    [messages] 我不能打电话，也不能发消息。
    [reasons] 是谁做的、为什么，我不知道。
   *[knowledge] 我只了解这个家。
}
