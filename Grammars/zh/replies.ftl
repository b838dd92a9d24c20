### What is said in Chinese: no word has a plural, the thing comes first with 把, and lists are joined by 、 and 和.

sentence = { $text }。
sentences = { $first }{ $last }
quoted = “{ $text }”

## Lists.
and-pair = { $first }、{ $last }
and-middle = { $first }、{ $last }
and-end = { $first }、{ $last }
or-pair = { $first }或{ $last }
or-middle = { $first }、{ $last }
or-end = { $first }或{ $last }

## What is done now, later or on a yes.

turn-on = 打开{ $things }
turn-off = 关闭{ $things }
lock = 锁上{ $things }
unlock = 解锁{ $things }
open = 打开{ $things }
close = 关上{ $things }
arm = 给{ $things }布防：{ $value }
disarm = 给{ $things }撤防
mute = 把{ $things }静音
unmute = 取消{ $things }的静音
halt = 让{ $things }停下
set-to = 把{ $things }调到{ $value }
move-to = 把{ $things }开到{ $value }
toggle = 切换{ $things }的开关
run = 执行{ $name }
change = 改变{ $things }
multiply = 把{ $things }的{ level-of }调到原来的{ times }
times = { $factor ->
    [0.5] 一半
    [2] 两倍
   *[other] { $percent }%
}
level-of = { $quality ->
    [brightness] 亮度
    [speed] 速度
    [volume] 音量
    [position] 开合度
    [temperature] 温度
   *[level] 幅度
}
more = { made-more }
made-more = { $quality ->
    [position] 把{ $things }开大{ $amount }
    [brightness] 把{ $things }调亮{ $amount }
    [speed] 把{ $things }调快{ $amount }
    [volume] 把{ $things }的音量调大{ $amount }
    [temperature] 把{ $things }调高{ $amount }
    [whiteness] 把{ $things }的光调暖
   *[level] 把{ $things }调高{ $amount }
}
less = { made-less }
made-less = { $quality ->
    [position] 把{ $things }关小{ $amount }
    [brightness] 把{ $things }调暗{ $amount }
    [speed] 把{ $things }调慢{ $amount }
    [volume] 把{ $things }的音量调小{ $amount }
    [temperature] 把{ $things }调低{ $amount }
    [whiteness] 把{ $things }的光调冷
   *[level] 把{ $things }调低{ $amount }
}

## States, to follow a thing.

on = 开着
off = 关着
locked = { $settled ->
    [no] 正在上锁
   *[yes] 锁着
}
unlocked = { $settled ->
    [no] 正在解锁
   *[yes] 没有锁
}
opened = { $settled ->
    [no] 正在打开
   *[yes] 开着
}
closed = { $settled ->
    [no] 正在关上
   *[yes] 关着
}
armed = 已布防（{ $value }）
disarmed = 已撤防
alarming = 正在报警
muted = 静音了
halted = 停下了
unmuted = 没有静音
positioned = { $settled ->
    [no] 正在开到{ $value }
   *[yes] 开到{ $value }
}
been-set = 设在{ $value }
at-level = 是{ $value }
# What a sensor measures, and several values at once.
reading = { $value }
setting = { $value }
found-state = { $state ->
    [jammed] 卡住了
    [unknown] 状态不明
    [opening] 正在打开
    [closing] 正在关上
    [stopped] 停在中途
    [stay] 已在家布防
    [away] 已离家布防
    [night] 已夜间布防
   *[triggered] 已触发
}

## Whole sentences on what was done.

is-so = { $things }{ $predicate }
is-already-so = { $things }已经{ $predicate }
is-off = { $things }关着
has-changed = { $things }已调好
scene-is-set = { $name }已执行
will-do = 我会{ $time }{ $action }
do-at-time = { $time }{ $action }
do-now = 现在{ $action }
did-it = { $things }照办了
more-failed = 还有{ $count }个也没成功
nothing-done = 好的，什么都没做。

## Answers to questions.

yes = 是的，{ $answer }
no = 没有，{ $answer }
all-is-quiet = 一切如常：没有{ $predicate }的
none-of-them = 一个也没有
none-known = 据我所知没有
none-counted = 没有
counted = { $count }个：{ $things }
in-rooms = { $rooms }：{ $things }
does-not-say = { $things }没有说明
must-be-asked = 我得先问问{ $things }
more-tell = 还有{ $count }个也有数据

finding-yes = { $characteristic ->
    [MotionDetected] { $things }检测到有动静
    [OccupancyDetected] { $things }检测到有人
    [LeakDetected] { $things }检测到漏水
    [SmokeDetected] { $things }检测到烟雾
    [CarbonMonoxideDetected] { $things }检测到一氧化碳
    [CarbonDioxideDetected] { $things }检测到二氧化碳过高
    [ObstructionDetected] { $things }被挡住了
    [OutletInUse] { $things }正在使用
    [InUse] { $things }正在使用
    [Mute] { $things }静音了
    [StatusTampered] { $things }被动过了
    [Reachable] { $things }在线
    [StatusLowBattery] { $things }电量低
    [ChargingState] { $things }正在充电
   *[StatusFault] { $things }有故障
}
finding-no = { $characteristic ->
    [MotionDetected] { $things }没有检测到动静
    [OccupancyDetected] { $things }没有检测到人
    [LeakDetected] { $things }没有检测到漏水
    [SmokeDetected] { $things }没有检测到烟雾
    [CarbonMonoxideDetected] { $things }没有检测到一氧化碳
    [CarbonDioxideDetected] { $things }没有检测到二氧化碳过高
    [ObstructionDetected] { $things }没有被挡住
    [OutletInUse] { $things }没有在使用
    [InUse] { $things }没有在使用
    [Mute] { $things }没有静音
    [StatusTampered] { $things }没有被动过
    [Reachable] { $things }离线
    [StatusLowBattery] { $things }电量充足
    [ChargingState] { $things }没有在充电
   *[StatusFault] { $things }没有故障
}
measuring = { $characteristic ->
    [BatteryLevel] { $things }还剩{ $value }的电
    [FilterLifeLevel] { $things }的滤芯还剩{ $value }
    [CurrentAmbientLightLevel] { $things }测得{ $value }勒克斯
    [ColorTemperature] { $things }的色温是{ $value }开尔文
   *[CarbonDioxideLevel] { $things }测得{ $value } ppm
}
air-quality = { $things }显示空气质量{ $number ->
    [0] 未知
    [1] 优
    [2] 良
    [3] 一般
    [4] 较差
    [5] 差
   *[other] 状态特殊
}
heating-mode = { $things }{ $number ->
    [0] 关着
    [1] 在制热模式
    [2] 在制冷模式
    [3] 在自动模式
   *[other] 状态特殊
}
# The colours of the circle, every thirty degrees.
hue = { $things }是{ $number ->
    [0] 红色
    [1] 橙色
    [2] 黄色
    [3] 黄绿色
    [4] 绿色
    [5] 蓝绿色
    [6] 青色
    [7] 浅蓝色
    [8] 蓝色
    [9] 紫色
    [10] 洋红色
   *[11] 粉色
}

## Questions of ours.

which-one = { you }指的是哪一个：{ $readings }？
one-of-more = 另外{ $count }个之一
did-you-say = { you }是说：{ $text }吗？请回答是或不是。
did-you-say-one = { you }说的是：{ $readings }？
did-you-say-or = { $first }，还是：{ $last }
shall-i = 要{ $actions }吗？请回答是或不是。
which-would = { $action }，这会{ $actions }
which-would-open = { $action }，这会打开或解锁某些东西

## What is scheduled.

nothing-scheduled = 没有任何安排。
nothing-like-that = 没有这样的安排
scheduled = 我会{ $time }{ $action }
more-scheduled = 还有{ $count }项安排。
no-longer = 我不再{ $actions }

## What happens, and what is done then.

when-so = { $text }时
will-do-when = { $time }，我会{ $action }
happens = { $things }{ $happening ->
    [opens] 打开
    [closes] 关上
    [locks] 上锁
    [unlocks] 解锁
    [turnsOn] 开启
    [turnsOff] 关闭
    [disarms] 撤防
    [alarms] 报警
    [mutes] 静音
   *[unmutes] 取消静音
}
is-not-so = { $things }不再{ $predicate }
goes-above = { $things }高于{ $value }
goes-below = { $things }低于{ $value }
for-minutes = { $text }持续{ $count }分钟
for-seconds = { $text }持续{ $count }秒
