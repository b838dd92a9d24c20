### Why something was not understood, or could not be done.

## What was heard or typed.

nothing-said = 我没有听到任何话。
too-long = 太长了：一句话最多{ $limit }个字符。
too-many-words = 太长了：一句话最多{ $limit }个词。
not-understood = 我没听懂{ $words }
no-such-sentence = 这些字我认识，但这句话我不明白。
try-saying = 可以试试说“{ $text }”。
no-home-yet = 还没有家庭。请用 `beckon setup` 建立一个。
nothing-before = 我刚才没有做过什么。请说出设备的名字。
goes-on-from-nothing = 我不知道这是接着什么说的。请把整句话说完。
did-nothing-yet = 我还什么都没做。

## Names.

nothing-called = 没有叫“{ $name }”的。
nothing-called-there = { $home }里没有叫“{ $name }”的。
no-room-called = { $home }里没有叫“{ $name }”的房间。
did-you-mean = { you }是指{ $names }吗？
in-another-home = { $home }里没有叫“{ $name }”的，它在{ $other }。
is-elsewhere = { $things }在{ $room }，不在{ $place }
is-in-no-room = { $things }不在任何房间里，也不在{ $place }

## What things can do.

cannot = { $things }{ $ability ->
    [power] 不能开关
    [percentage] 不能调到百分比
    [number] 不能调到某个数值
    [temperature] 不能设定温度
    [lock] 不能上锁或解锁
    [door] 不能打开或关上
    [mute] 不能静音
    [halt] 不能暂停
    [color] 不能变颜色
    [black] 不能变成黑色
    [white] 不能改变色温
    [mode] 不能切换制热或制冷
    [arm] 不能布防
    [dim] 不能调亮度
    [position] 不能只开一部分
    [speed] 不能调速
    [volume] 不能调音量
    [humidity] 不能设定湿度
    [level] 不能一点点地调
    [warmth] 不能调冷暖
    [degrees] 不能按度数调节
   *[tell] 没有这项数据
}
it-can-be = 它可以{ $abilities }。
able = { $ability ->
    [power] 开关
    [dim] 调亮度
    [speed] 调速
    [lock] 上锁或解锁
    [door] 打开或关上
    [temperature] 设定温度
    [mode] 制热或制冷
    [color] 变颜色
    [warmth] 调冷暖
    [volume] 调音量
    [mute] 静音
    [halt] 暂停
   *[arm] 布防或撤防
}
nothing-able = { $place }里没有能做这件事的设备。
nothing-telling = { $place }里没有这种传感器。
nothing-of-kind = { $place }里没有{ $kind }。
nothing-other = { $place }里没有别的{ $name }。
not-as-many = { $place }里有{ $found }个{ $kind }，不是{ $said }个。请说明是哪个。
some-thing = 设备
nothing-to-control = { $name }里没有可以控制的东西。
too-broad = 请说明是{ $home }里的什么：房间、设备、“灯”或“所有设备”。
room-unknown = 我不知道{ you }在哪个房间。请说出房间名。
value-missing = 请说明要把{ $things }调到多少。
scene-is-empty = { $name }里还没有动作。

## Rights.

refused = { $user }不是{ $home }的用户，所以什么都没做。
guest = { $user }是{ $home }的访客：只有管理员可以安排以后的事。什么都没做。

## Times that cannot be kept.

time-of-sun = 我不知道那个家在哪里，所以不知道日出日落的时间。请用 `beckon home place` 告诉我（不是主家庭时加 `--home`），或者说一个时间，比如“19:30”。
time-of-sun-vague = 请说明提前或推后多久，比如“日落前半小时”。
time-of-polar-night = 现在这里太阳不升起，今天和明天都不会。请说一个时间，比如“19:30”。
time-of-polar-day = 现在这里太阳不落下，今天和明天都不会。请说一个时间，比如“19:30”。
time-of-sun-seldom = 按太阳的时间，我可以做一次、每天做，或者在每周的某几天做。
time-of-event = 我可以等一个时间，或者等设备告诉我的事，但这里没有设备能知道这个。请说一个时间，比如“19:30”。
time-of-event-and-time = 我可以等某件事发生，或者等一个时间，但一句话里不能两样都等。请只说一样。
time-vague = 请说明时间，比如“10分钟后”或“19:30”。
time-without-clock = 请说明几点，比如“19:30”。
time-without-weekday = 请说明哪一天，比如“每隔一周的星期二8点”。
time-of-several-days = 请在日子前面说“每”，或者一次说一天。
time-in-seconds = 我只能按分钟计时。请说整分钟数。
time-too-far = 那要到一年以后了。
time-passed = 这个时间已经过了。
time-too-often = 太频繁了：我最多每5分钟重复一次。
time-too-seldom = 间隔太长了：我至少每5周重复一次。
time-overlapping = 还没结束又要开始了。
time-with-last-day = 重复的事我不能定结束的日子。请去掉最后一天。
time-of-no-day = 没有这样一天。
no-way-back = 我不知道{ $name }之后该恢复成什么。请把两个时间和要做的事都说出来。

## What an accessory did not do.

control-fault = { $error ->
    [notPaired] 还没有和 Beckon 配对
    [pairingMissing] 配对过，但配对信息不在{ $detail }里：不要重置它，请从副本或备份中恢复配对（beckon pairings import）
    [pairingUnreadable] 无法控制，因为配对信息读不出来：{ $detail }
    [unreachable] 连接不上
    [notReachedByBridge] 网桥连接不上它
    [stranger] 的地址上是另一个设备
    [pairingGone] 已经不认识 Beckon：请删除后重新添加
    [timedOut] 没有及时回应
    [unconfirmed] 没有及时回应：不知道有没有做到
    [interrupted] 中途断开：不知道有没有做到
    [tooSlow] 没有及时完成
    [busy] 正忙
    [outOfResources] 没有空间了
    [readOnly] 不允许更改这项
    [writeOnly] 不提供这项数据
    [noNotifications] 不会通知这项变化
    [invalidValue] 不接受这个值
    [notUnderstood] 的回答我看不懂
    [noValue] 的回答不对：没有给出值
    [noSuchCharacteristic] 没有这项功能
    [insufficientPrivileges] 不允许这样做
    [insufficientAuthorization] 需要 Beckon 没有的授权
    [notAllowedNow] 现在不能这样做
    [needsConsent] 保持原样：打开它需要{ you }确认
    [servedElsewhere] 由负责这个家庭的另一个中枢控制
    [cutOff] 保持原样：无法向数据库查询由哪个中枢负责这个家庭
    [protocolViolation] 的回答不对：{ $detail }
    [violationInDoubt] 的回答不对：{ $detail }：不知道有没有做到
   *[status] 拒绝了，状态码{ $detail }
}
accessory-fault = { $things }{ control-fault }
gone-accessory = 已经不在的设备
gone-thing = 已经不在的东西

## What became of a scene.

scene-without-actions = { $name }没有动作
scene-failed = { $name }失败了：{ $reason }
scene-failed-partly = { $name }有一部分失败了：{ $reason }
many-more = { $names }，还有{ $count }个

## What cannot be kept for later.

agenda-gone = { $home }已经不在了。
agenda-needs-yes = 没有安排：会打开门锁的事需要{ you }确认。
agenda-change = 我可以安排一个数值，但不能安排一个变化。请说一个值，比如百分之四十。
agenda-nowhere = 这里不能安排以后的事。
agenda-in-file = 以后的安排存在共享数据库里：请去掉 --home-file。

## What was heard.

heard-nothing = 我什么都没听到。
heard-too-much = 这超过了一条指令。请一次说一条。
heard-no-command = 我听到了声音，但不是我知道的指令。
