### Things, places, values and colours as replies call them.

own-articles = {""}

thing = { $name }
it = { $count ->
    [1] 它
   *[other] 它们
}
in-home = { $home }的{ $things }
in-room = { $room }的{ $things }
room = { $name }
no-room = 没有房间
many-things = { $count }个{ things-of-kind }
many-things-in-room = { $room }的{ $count }个{ things-of-kind }
things-of-kind = { $type ->
    [Lightbulb] 灯
    [Switch] 开关
    [Outlet] 插座
    [Fan] 风扇
    [Fanv2] 风扇
    [WindowCovering] 窗帘
    [LockMechanism] 门锁
    [Thermostat] 恒温器
    [GarageDoorOpener] 车库门
    [Window] 窗户
    [Door] 门
    [Battery] 电池
    [Sensor] 传感器
   *[other] 设备
}

## Values.

mode = { $mode ->
    [heat] 制热
    [cool] 制冷
    [auto] 自动
    [stay] 在家
    [away] 离家
   *[night] 夜间
}
kelvin = { $number }开尔文
celsius = { $number }度
fahrenheit = { $number }华氏度
percent = { $number }%
percent-open = { $value }
set-value = 设在{ $value }
at-value = { $value }

## What things take, to follow their names.

takes = { $things }接受{ $range }
other-values = 别的值
from-to = { $from }到{ $to }
percent-from-to = { $from }%到{ $to }%
kelvin-from-to = { $from }到{ $to }开尔文
in-steps = { $range }，每档{ $step }
speed-in-percent = 百分比的速度，比如“百分之五十”
changes-of-percent = 最多{ $number }%的变化
changes-of-degrees = 最多{ $number }度的变化
