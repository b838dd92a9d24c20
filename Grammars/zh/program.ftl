### 程序对使用者说的话。

## Words that messages share

kind = { $kind ->
    [home] 家庭
    [room] 房间
    [zone] 区域
    [accessory] 配件
    [service] 服务
    [serviceGroup] 群组
    [actionSet] 场景
    [trigger] 触发器
   *[other] 用户
}
counted = { $kind ->
    [home] { $count } 个家庭
    [room] { $count } 个房间
    [zone] { $count } 个区域
    [accessory] { $count } 个配件
    [service] { $count } 项服务
    [serviceGroup] { $count } 个群组
    [actionSet] { $count } 个场景
    [trigger] { $count } 个触发器
   *[other] { $count } 位用户
}
and = { $first }和{ $last }
or = { $first }或{ $last }
comma = { $first }、{ $last }
yes-no = { $is ->
    [yes] 是
   *[other] 否
}
primary = 主要
primary-mark = （主要）
sentence-end = { $text }。

## Questions at the terminal

yes-or-no = { $question }（是或否）
words-for-yes = 是 是的 好 对 yes y
nothing-done = 未做任何更改。
interrupted = 已中断：{ $undone }
undone-in-part = 最后一项要求可能只完成了一部分：请询问或查看
undone-whole-or-not = 正在进行的操作要么全部完成，要么完全没有执行
undone-nothing = 未做任何更改
line-not-text = 该行不是 UTF-8 文本，请重试
line-too-long = 该行超过 64 KiB，请重试
in-line = 第 { $number } 行：{ $fault }
not-utf8-arguments = 命令行不是 UTF-8 文本：请检查终端的字符集
no-such-command = 没有命令“{ $command }”：{ $advice }
did-you-mean-command = 是否指“{ $command }”？
say-command = 要说一句话，请输入 `{ $command }`
list-commands = `{ $command }` 会列出所有命令

## What is told of things

label = { $key ->
    [room] 房间
    [label] 自称
    [bridge] 网桥
    [manufacturer] 制造商
    [model] 型号
    [serialNumber] 序列号
    [firmwareRevision] 固件
    [services] 服务
    [aliases] 别名
    [paired] 已配对
    [reachedThrough] 连接途径
    [primary] 主要
    [temperatureUnit] 温度单位
    [rooms] 房间
    [zones] 区域
    [accessories] 配件
    [serviceGroups] 群组
    [actionSets] 场景
    [triggers] 触发器
    [users] 用户
    [actions] 动作
    [type] 类型
    [accessory] 配件
    [characteristics] 特性
    [enabled] 已启用
    [next] 下次
    [fireDate] 首次日期
    [event] 时机
    [timeZone] 时区
    [recurrence] 重复
    [runsLate] 错过后补做
    [last] 上次触发
    [role] 角色
    [mayOpen] 可以打开
    [language] 语言
   *[other] { $key }
}
labelled = { $label }：{ $text }
labelled-briefly = { $label } { $text }
labelled-count = { $label } { $count } 个
also-called = （又名{ $names }）
unit = { $unit ->
    [celsius] 摄氏度
   *[other] 华氏度
}
role = { $role ->
    [guest] 访客
   *[other] 管理员
}
nothing = 无
opens-nothing = 不能打开任何东西
is-enabled = { $is ->
    [yes] 已启用
   *[other] 已停用
}
next-date = 下次 { $date }
service-of-accessory = 配件 { $name }
at-address = { $name }（{ $address }）
nowhere = { $home }：还没有人说明它在哪里
at-place = { $home }：{ $place }；今天{ $sun }
sun = { $event ->
    [sunrise] 日出
   *[other] 日落
}
sun-at = { sun } { $time }
sun-stays-up = 没有{ sun }：太阳不落（极昼）
sun-stays-down = 没有{ sun }：太阳不升（极夜）
coordinates = { $isNorth ->
    [yes] 北纬
   *[other] 南纬
} { $latitude }，{ $isEast ->
    [yes] 东经
   *[other] 西经
} { $longitude }

## What was changed

added = 已添加：{ kind } { $name }（{ $home }）
removed = 已移除：{ kind } { $name }
renamed = 已重命名：{ kind } { $name } → { $newName }
alias-added = 已添加：{ kind } { $name } 的别名 { $alias }
alias-removed = 已移除：{ kind } { $name } 的别名 { $alias }
home-added = 已添加：家庭 { $name }
is-administrator = ；{ $name } 是管理员
is-primary-now = ；现在的主要家庭是 { $name }
home-has-contents = { $home } 有 { $contents }，都会消失；--yes 会将它们一并移除
not-told = 无法通知 { $device }：再次配对前请先将其重置
primary-changed = 已更改：{ $name } 现在是主要家庭
unit-changed = 已更改：{ $name } 现在使用{ $unit ->
    [celsius] 摄氏度
   *[other] 华氏度
}
nothing-changed-lately = 最近一天没有任何更改
edit-undone = 已撤销：{ $number } { $summary }
was-undone = （已撤销）
undid = 撤销了 { $number }
more-than-remembered = 超出记录范围
and-more = { $told }等，另有 { $more } 项
changed-homes = 更改了家庭
made-primary = 将 { $name } 设为主要家庭
did-to = { $verb ->
    [added] 添加了
    [removed] 移除了
    [renamed] 重命名了
   *[other] 更改了
}{ kind } { $name }
unplaced = { $count ->
    [1] 配件 { $name } 现在不在任何房间
   *[other] { $count } 个配件现在不在任何房间
}
lost-rooms = { $count ->
    [1] 区域 { $name } 少了一个房间
   *[other] { $count } 个区域少了房间
}
lost-services = { $count ->
    [1] 群组 { $name } 少了服务
   *[other] { $count } 个群组少了服务
}
lost-actions = { $count ->
    [1] 场景 { $name } 少了动作
   *[other] { $count } 个场景少了动作
}
lost-scenes = { $count ->
    [1] 触发器 { $name } 少了一个场景
   *[other] { $count } 个触发器少了场景
}
now-disabled = { $count ->
    [1] 触发器 { $name } 已停用
   *[other] { $count } 个触发器已停用
}
member-added = 已添加：{ kind } { $name } → { $group ->
    [zone] 区域
    [serviceGroup] 群组
   *[other] 触发器
} { $to }
member-removed = 已从{ $group ->
    [zone] 区域
    [serviceGroup] 群组
   *[other] 触发器
} { $from } 移除：{ kind } { $name }
assigned = 已分配：配件 { $name } → { $room }
unassigned = 已取消分配：配件 { $name }，现在不在任何房间
moved = 已迁移：从现在起在 { $address } 查找 { $name }
no-address = “{ $address }”不是地址：请写成 host:port，例如 192.0.2.7:51826
controller-added = 已添加：控制器 { $id }
controller-removed = 已移除：控制器 { $id }
trusted-controller = { $name }：{ $isAdministrator ->
    [yes] 管理员
   *[other] 用户
}
this-beckon = ，即本机 Beckon
removed-accessory = 已移除：{ $name }
taught = 已学会：{ $words } = { $sentence }（{ $home }）
forgotten = 已忘记：{ $words }（{ $home }）
role-changed = 已更改：用户 { $name } 现在是{ $role ->
    [guest] 访客
   *[other] 管理员
}
opening-changed = 已更改：用户 { $name } 作为访客现在{ $may ->
    [yes] 可以
   *[other] 不可以
}操作门锁、门和警报
account-changed = 已更改：现在{ $none ->
    [yes] 没有账户
   *[other] 有一个账户
}代表用户 { $name }
no-opening-is-for-guests = --no-opening 只用于访客：管理员什么都可以做
give-account = 请给出账户名，或使用 --none
give-both-coordinates = 请同时给出 --latitude 和 --longitude
forget-alone = --forget 不能与其他地点一起使用
no-such-place = 没有这样的地点：纬度为 -90 到 90，经度为 -180 到 180

## Accessories: looking for them, pairing, placing

looking-in-network = 正在网络中查找
looking-for-it = 正在网络中查找它
pairing = 正在配对并查询其内容
seconds-to-look = --seconds 的取值为 0 到 600
patience-to-pair = --patience 为 1 到 120 秒
undone-adding = 配件可能已配对，但还不在任何家庭中：再次执行同样的 `beckon accessory add` 即可继续
undone-removing = 配对可能已解除但尚未保存：再次执行同一命令即可继续
yours-at-new-address = 它已是你的配件，只是换了地址：从现在起在 { $address } 查找 { $name }（{ $home }）
not-certified = “{ $name }”没有表明通过 HomeKit 认证。仍要添加吗？
uncertified-says-so = { $question }--uncertified 表示同意
announced-at = “{ $name }”（{ $address }）
found-device = “{ $name }”（{ $what }），{ $address }，{ $state ->
    [forgotten] 已忘记 Beckon
    [ours] 已与 Beckon 配对
    [waiting] 等待配对
   *[other] 已与其他控制器配对
}
accessory-added = { $isNew ->
    [yes] 已添加
   *[other] 已对应
}：{ $name }（{ $place }）
calls-itself = ，自称“{ $label }”
in-no-room = { $name } 在 { $home } 中，但不在任何房间：{ $fault }
not-paired = 未配对
listed-accessory = { $name }（{ $place }）{ $label }：{ $way }
accessory-not-paired = { $name } 未配对
behind-bridge = { $name } 位于网桥 { $bridge } 之后：请移除该网桥
in-several-homes = { $homes }都有“{ $name }”：请用 --home 说明是哪个
told-nothing = { $place } 处的配件已配对，但不说明自己有什么：{ $reason }。{ $outcome ->
    [known] 配对保留
    [rolledBack] 配对已撤回
   *[other] 本机已放弃配对，但无法通知它；重新添加即可解决
}
has-nothing = 没有任何内容
not-in-network = 网络中没有名为“{ $name }”的配件：请查看 `beckon accessory discover`，或写 host:port
paired-elsewhere = { $name } 已与其他控制器配对：只有那个控制器能让它示意
no-controller = 这不是控制器：名称最多 36 字节，公钥为 64 位十六进制数字
already-paired = 已经配对：它是 { $home } 中的 { $name }
impostor = { $place } 处的设备自称 { $id }，但拥有该标识的 { $owner } 仍以自己的密钥应答：这是另一台设备，未做任何更改
not-proved = { $place } 处没有设备证明自己是 { $name }：请检查地址以及是否已开机；未做任何更改
own-pairing = 这是 Beckon 自己：`beckon accessory remove` 会解除它与 { $name } 的配对
identity-question = { $place } 处的设备自称 { $id }，这是 { $owner } 的标识，{ $hasOtherKey ->
    [yes] 但密钥不同
   *[other] 而没有与 { $owner } 的配对可供核对
}。你是否重置过 { $owner }，而这就是它？
identity-unclear = { $place } 处的设备自称 { $id }，这是 { $owner } 的标识，{ $hasOtherKey ->
    [yes] 但密钥不同
   *[other] 而没有与 { $owner } 的配对可供核对
}：未做任何更改。如果你重置过 { $owner } 且这就是它，请用 --replace { $id } 确认
would-open = { $what }会{ $openings }：--yes 表示同意
would-open-question = { $what }会{ $openings }。要执行吗？
trigger-as-subject = 触发器 { $name }{ " " }
trigger-needs-yes = 触发器 { $name } 会{ $openings }，需要同意：`beckon trigger enable` 会询问
setup-code = 设置代码（XXX-XX-XXX，不显示）：
no-setup-code = 没有设置代码：请输入，或通过标准输入、--setup-code-file 或 --setup-code 给出
two-setup-codes = --setup-code 和 --setup-code-file 给出了两个代码，请只给一个
cannot-read = 无法读取 { $path }：{ $why }
cannot-write = 无法写入 { $path }：{ $why }

## Guided set-up

setup-nothing-yet = 尚未设置任何内容。`beckon setup` 会重新开始。
setup-goodbye = { $home } 有 { $rooms }和 { $accessories }。随时可用 `beckon setup` 从这里继续。
setup-goes-on = 随时可用 `beckon setup` 从这里继续。
now-try = 现在试试：
asked = { $question }：
asked-offering = { $question } [{ $offer }]：
another-name-or-none = 换一个名称，“-”表示不要
another-name = 换一个名称（留空则保留“{ $name }”）：
take-care = 注意：{ $warning }
cannot-be = 不行：{ $fault }
no-home-yet = 还没有家庭。
home-called = 你的家庭叫什么？
going-on = 继续设置 { $home }，已有 { $accessories }。
now-rooms = 现在设置房间。
its-rooms = 房间：{ $rooms }。
a-room = 房间（全部输入完后留空）：
unfinished = 还有 { $things }需要命名或放置。
paired-in-no-home = { $name } 已配对，但还不在任何家庭中。
where-accessories-are = 配件通过你的网络连接。在网络中自行广播的配件会带编号列出。其他配件需要地址 host:port：host 是它在网络中的名称或号码，可在路由器中查看；port 是它应答的端口，见厂商的应用或说明书。
waiting-in-network = 网络中等待配对的有：
waiting-device = { "  " }{ $number } “{ $name }”（{ $category }）
accessory-category = { $category ->
    [bridge] 桥接器
    [fan] 风扇
    [garage-door] 车库门
    [light] 灯
    [lock] 门锁
    [outlet] 插座
    [switch] 开关
    [thermostat] 温控器
    [sensor] 传感器
    [security-system] 安防系统
    [door] 门
    [window] 窗
    [window-covering] 窗帘
    [programmable-switch] 可编程开关
    [range-extender] 信号扩展器
    [camera] 摄像头
    [video-doorbell] 可视门铃
    [air-purifier] 空气净化器
    [heater] 取暖器
    [air-conditioner] 空调
    [humidifier] 加湿器
    [dehumidifier] 除湿机
    [Apple-TV] Apple TV
    [HomePod] HomePod
    [speaker] 音箱
    [AirPort] AirPort
    [sprinkler] 洒水器
    [faucet] 水龙头
    [shower] 淋浴
    [television] 电视
    [remote-control] 遥控器
    [router] 路由器
    [audio-receiver] 音频接收器
    [set-top-box] 机顶盒
    [streaming-stick] 电视棒
   *[other] 其他
}
next-accessory = 下一个配件在哪里（{ $isAnyFound ->
    [yes] 编号或 host:port
   *[other] host:port
}；没有则留空）？
that-is-no-address = 这不是地址：请写成 host:port，例如 192.0.2.7:51826。
yes-or-back = { $question }（是；留空则返回）
its-setup-code = 设置代码（XXX-XX-XXX；留空则返回）：
device-has = { $device } 有 { $accessories }。
was-expected = { $name } 在预期之中，位于 { $room }。
accessory-calls-itself = 有一个配件自称“{ $label }”。
its-name = 它的名称
its-room = 它的房间（{ $rooms }；新名称会创建房间）[{ $now }]：
its-room-new = 它的房间（新名称会创建房间）[{ $now }]：
no-room = 无
first-home = 我的家

## Home files

undone-import = 文件要么全部导入，要么完全没有导入：请查看 `beckon home history`
json-with-dry-run = --json 须与 --dry-run 一起使用
imported = { $home }：{ $rooms } 个房间，{ $accessories } 个配件，{ $scenes } 个场景
importing = 正在导入
looking-at-names = 正在检查名称：是否容易区分？
leaves-out-question = { $file } 中缺少{ $things }，导入后会消失。要导入吗？
leaves-out = { $file } 中缺少{ $things }，导入后会消失：请补上缺少的内容，或使用 --replace；未做任何更改
left-out-homes = 家庭{ $names }
left-out-accessories = 已配对配件{ $names }
no-difference = 没有差异

## Scenes and triggers

scene-action-set = 已设置：场景 { $scene } 中 { $service } { $characteristic } = { $value }
scene-action-removed = 已从场景 { $scene } 移除：{ $service } { $characteristic }
undone-scene = 场景可能只设置了一部分：再次执行 `beckon scene run` 会全部设置
left-out-as-opening = 已略过，因为会打开住宅：{ $line }
left-out-as-unusable = 已略过，因为无法设置：{ $line }
left-out = 已略过：{ $line }
scene-saved = { $isNew ->
    [yes] 已添加
   *[other] 已更改
}：场景 { $name }（{ $home }）
scene-there-question = 已有场景 { $name }。要用当前状态替换它吗？
scene-there = 已有场景 { $name }：--replace 会用当前状态替换它；未做任何更改
nothing-saved = 未保存任何内容：{ $silent }；用 --partial 略过没有应答的
no-value-now = { $service } { $characteristic }：当前没有值
read-back = { "  " }回读：{ $value }
but-written = ，但写入的是 { $value }
accessory-fault = { $what }：配件{ $fault }
say-when-first = 请用 --at 说明首次触发时间
say-what-changes = 请说明要改什么：--at、--every、--on、--once
once-alone = --once 不能与 --every 或 --on 一起使用
every-or-on = 请给出 --every 或 --on，不要两个都给
count-limit = --count 为 1 到 { $most }，不能是 { $count }
trigger-added = 已添加：触发器 { $name }（{ $home }），{ $coming }
trigger-changed = 已更改：触发器 { $name }，{ $coming }
disabled-until = 它处于停用状态，直到用 `beckon trigger enable` 启用。
trigger-without-scene = 触发器 { $name } 已停用：它没有场景。
trigger-enabled = { $is ->
    [yes] 已启用
   *[other] 已停用
}：触发器 { $name }
next-at = 下次 { $date }
no-date-to-come = 没有未来的日期
disabled-dates = { $name } 已停用；启用后会在这些日期触发
undone-triggers = 只有在其他程序继续运行时触发器才会触发
trigger-at-sun = { sun }时
trigger-by-sun = { sun }{ $isBefore ->
    [yes] 前
   *[other] 后
} { $minutes } 分钟
trigger-when = 当 { $things } 的 { $characteristic } { $test ->
    [is] 为 { $value }
    [isNot] 不为 { $value }
    [above] 高于 { $value }
   *[other] 低于 { $value }
}时
trigger-lasting = { $event }，持续 { $count } 秒
every-one = { $unit ->
    [minutes] 每分钟
    [hours] 每小时
    [days] 每天
   *[other] 每周
}
every-few = 每 { $count } { $unit ->
    [minutes] 分钟
    [hours] 小时
    [days] 天
   *[other] 周
}
every-weekday = 每{ $days }
weekday = { $day ->
    [monday] 周一
    [tuesday] 周二
    [wednesday] 周三
    [thursday] 周四
    [friday] 周五
    [saturday] 周六
   *[other] 周日
}
firing-status = { $status ->
    [done] 已完成
    [partly] 部分完成
    [failed] 失败
    [missed] 已错过
    [running] 进行中
   *[other] { $status }
}
firing-triggers = 正在触发此数据文件夹的触发器。
listening-to-values = 正在关注触发器等待的 { $count } 个值。
fired = { $name }（{ $home }），{ $date }{ $isLate ->
    [yes] ，迟到
   *[other] { "" }
}：{ $told }
missed = { $name }（{ $home }）错过了{ $hasMore ->
    [yes] { $count } 次以上
   *[other] { $count ->
        [1] 一次
       *[other] { $count } 次
    }
}，最近一次 { $date }
nobody-keeps-time = 这里没有程序计时，因此不会执行：请启动 `beckon trigger run`，或让本程序自行计时（不要使用 --no-time-keeper，也不要在环境中设 { $variable }=off）
gone-home = 已不存在的家庭
lock-fault = 无法锁定 { $path }（{ $why }）：请检查其所有者和权限

## Names

all-told-apart = 没有问题：所有名称都能区分
warning = 警告：{ $text }
said-as = 读作“{ $form }”
cannot-be-said = { $what }：无法读出；请用 --as 给出读法

## Pairings and backups

password = 密码：
password-again = 再输入一次：
passwords-differ = 两次输入的密码不一致
no-password = 没有密码：请输入，或通过标准输入或 --password-file 给出
password-length = 密码至少要有 { $count } 个字符
nothing-paired = { $folder } 中没有任何配对
are-paired = 已配对 { $count } 个配件。
restored = 已恢复：{ $homes }
nothing-to-back-up = { $folder } 中没有可备份的内容
no-backup = 这不是备份：{ $why }
has-no-homes = 其中没有家庭
folder-in-use = 有程序正在使用 { $folder }（`beckon serve`、`listen` 或 `trigger run`）：请先结束它
homes-would-be-gone = { $homes } 会消失：如果确实如此，请使用 --replace
archive-cut-off = 它不完整
archive-twice = 其中 { $name } 出现两次
archive-foreign = 它不是 Beckon 的归档

## Clients, the hub and settings

no-user-anywhere = 任何家庭中都没有用户 { $name }
no-room-anywhere = 任何家庭中都没有房间 { $name }
client-removed = 已移除：客户端 { $name }
client-opening-changed = 已更改：客户端 { $name } 现在{ $may ->
    [yes] 经同意后可以打开
   *[other] 不能打开任何东西
}
client-setup-changed = 已更改：客户端 { $name } 现在{ $may ->
    [yes] 可以设置家庭
   *[other] 不能设置任何内容
}
client-room = 位于 { $name }
client-user = 身份 { $name }
client-language = 语言 { $code }
client-listens = 只接收
client-opens = { $may ->
    [yes] 经同意后可以打开
   *[other] 不能打开任何东西
}
client-sets-up = 可以设置家庭
no-hub = 这里没有运行中枢：请启动 `beckon serve`
hub-gone = 中枢已结束：请重试
hub-interrupted = 中枢在应答之前就结束了：最后一项要求可能只完成了一部分：请查看或重试
hub-unclear = 在中枢套接字上应答的不是本 Beckon 的中枢：请重新启动 `beckon serve`
hub-refused = 中枢拒绝了：{ $why }
hub-already-runs = 另一个 `beckon serve` 正在使用 { $folder }：请先结束它
cannot-listen = 无法在 { $address } 监听：{ $why }
certificate-and-key = --certificate 和 --key 须一起使用
certificate-fault = { $fault ->
    [noOpenSSL] 缺少用来制作中枢证书的 openssl：请安装它，或给出 --certificate 和 --key
    [notMade] openssl 没有制作出证书：请用 --certificate 和 --key 给出一个
    [notWritable] 无法写入 { $path }：请查看它的文件夹和权限
   *[unreadable] { $path } 和 { $key } 不是 PEM 格式的证书及其私钥
}
plain-without-certificate = --plain 不出示 --certificate
hub-listening = 正在监听 { $place }
hub-wyoming = Wyoming 位于 { $place }
hub-code = 第一个浏览器的代码是 { $code }
hub-authority = 浏览器有了 { $file } 就会信任中枢，可从中枢的 /authority.pem 获取
hub-reached = 可通过 { $relay } 从外面访问
hub-relaying = 中继位于 { $place }
hub-key-file = { $path } 不是中枢的密钥：请移走该文件并重新邀请
remote-relay-place = --remote-relay 的取值为 host:port 或 [address]:port
remote-needs-relay = 通过哪个中继？请给出 --remote-relay，或设置 serve.remote-relay
relay-place = --relay 的取值为端口、host:port 或 [address]:port
relay-hub-alone = --relay-hub 须与 --relay 一起使用
relay-hub-key = --relay-hub 的取值为 `beckon remote key` 给出的 64 位数字，而不是 { $text }
via-alone = --via 不能与 --home-file、--dry-run 和 --verify 一起使用
remote-ask = 邀请：
remote-accepted = 已接受：{ $name }
remote-forgotten = 已忘记：{ $name }
remote-line = { $name }：通过 { $relay }
remote-invitation = 这不是 `beckon remote add` 的邀请，或者不完整：请重新复制
remote-name = 家庭在这里的名称为 1 到 { $most } 字节的可见文本
remote-taken = 已经有家庭 { $name }：请先忘记它，或换一个名称
remote-not-found = 没有可从外面交谈的家庭 { $name }：`beckon remote list` 会列出所有家庭
remote-too-many = 已经有 { $most } 个家庭：请忘记一个不再使用的
remote-file = { $path } 不是家庭列表：请移走该文件并重新接受邀请
remote-no-relay = 中继 { $place } 没有应答：{ $why }
remote-ended = 它结束了连接
remote-silent = 中继 { $place } 和它后面的中枢都没有回应：请重试，并查看两者是否在运行
remote-interrupted = 中枢应答之前连接就断开了，可能在中继，也可能在中枢：最后一项要求可能只完成了一部分：请查看或重试
remote-no-hub = 中枢没有连接到中继：请在家里查看 `beckon serve` 是否带 --remote-relay 运行
remote-refused = 中枢不认识或不再认识此程序：在家里用 `beckon remote add` 邀请它
remote-busy = 与中枢或通过中继交谈的人太多，没有位置：请重试
remote-not-genuine = 应答的不是发出邀请的中枢，或者它的话在途中被改动
client-not-remote = 客户端 { $name } 在家里交谈，而不是从外面
client-away = 从外面，在那里{ $may ->
    [yes] 可以像在家里一样打开
   *[other] 不能打开任何东西
}
client-away-opening-changed = 已更改：客户端 { $name } 现在从外面{ $may ->
    [yes] 可以像在家里一样打开
   *[other] 不能打开任何东西
}
attentive = 请讲
heard = 听到：{ $words }
heard-unsurely = 听到（不确定）：{ $words }
two-wake-phrases = --wake 和 --hands-free 给出了两个唤醒词，请只给一个
needs-microphone = 这与麦克风有关：请同时给出 --microphone
log-lines = --lines 的取值为 0 到 100000
no-journalctl = 无法运行 journalctl（{ $why }）：这里有 systemd 吗？
mqtt-options = 以 --mqtt 开头的选项须与 --mqtt 一起使用
mqtt-place = --mqtt 的取值为 host、host:port 或 [address]:port
mqtt-file = { $fault ->
    [unreadable] 无法读取 { $path }：{ $detail }
    [notAFile] { $path } 不是文件
    [open] 其他人可以读取 { $path }：请对它执行 `chmod 600`
    [noPassword] { $path } 的第一行没有 1 到 { $detail } 字节的密码
   *[noCertificates] { $path } 中没有证书
}
mqtt-password-user = --mqtt-password-file 须与 --mqtt-user 一起使用
mqtt-topic = { $option } 的取值为最多 128 字节的主题，不含“+”和“#”
mqtt-hermes-parts = --mqtt-hermes 的取值为 nlu,dialogue,asr,tts 中的若干项，或 none
wyoming-place = --wyoming 的取值为端口、host:port 或 [address]:port
wyoming-client = --wyoming-client 须与 --wyoming 一起使用
satellite-most = --satellite 最多给出 { $count } 次
satellite-form = --satellite 的取值为 NAME=HOST:PORT[,room=ROOM][,client=CLIENT]，不能是 { $text }
satellite-twice = 两个卫星同名
not-there = （不存在）
setting-default = { $hasValue ->
    [yes] 默认
   *[other] 未设置
}
settings-too-long = 设置文件最大 { $count } KiB
settings-not-text = 这不是 UTF-8 文本
settings-no-key = 一行是注释、[table] 或 key = value；键由字母、数字、“-”和“_”组成
settings-no-equals = “{ $key }”之后应为 = 和它的值
settings-no-value = “{ $text }”不是值：请写 "文本"、整数、true 或 false
settings-unclosed = 文本或表名没有在本行结束
settings-bad-escape = “\{ $text }”在文本中不代表任何字符；不需要“\”时请写 '…'
settings-bad-text = 文本不能含有控制字符
settings-more = 行末多出“{ $text }”
settings-twice = “{ $name }”出现了两次
settings-unknown = 没有设置项“{ $name }”：`beckon config show` 会列出所有设置项
settings-near = 没有设置项“{ $name }”：是否指“{ $near }”？
settings-wants = “{ $name }”的取值为{ $kind ->
    [text] { " " }"文本"
    [path] 路径，如 "/srv/beckon" 或 "~/beckon"
    [number] 整数
    [connections] 1 到 32 的整数
    [seconds] 秒数，1 到 600 的整数
    [flag] { " " }true 或 false
    [levels] 级别，如 "info"，或各部分的级别，如 "warning,HAPController=debug"
    [address] "plain" 或 "polite"
    [database] 数据库的 URL，如 "postgres://user@host/database"
   *[other] 语言代码，如 "de"，多个如 "de,en"，或 "auto"
}
settings-unreadable = 无法读取文件：{ $isForbidden ->
    [yes] 没有权限
   *[other] 文件不存在或不是文件
}

## What happens

undone-watch = 此后发生的事不再报告
homes-updated = 家庭已更新
primary-home-is = 主要家庭是 { $name }
reachable = { $place }：{ $accessory } { $is ->
    [yes] 已恢复连接
   *[other] 无法连接
}

## Files that are handed in

no-such-file = { $path }：没有这个文件
is-folder = { $path } 是文件夹；请指定其中的文件
file-too-large = { $path } 超过 { $count } MiB
file-unreadable = 无法读取 { $path }：请检查其权限
file-not-writable = 无法写入 { $path }：请检查所在文件夹和权限
unspeakable-phrase = “{ $phrase }”无法读出：请用文字写唤醒词
home-file-read-only = 家庭文件只能读取；请导入它并去掉 --home-file
cannot-be-written = 无法写入 { $path }：{ $why }

## Talking and listening

now-takes-date = --now 的取值为 RFC 3339 日期，例如 2030-01-01T22:30:00+01:00
language-takes-code = --language 的取值为代码，例如 zh
learning-words = 正在学习各家庭的词语
undone-listening = 正在说或正在做的事可能只完成了一部分；只有在其他程序继续运行时触发器才会触发
two-buttons = --talk 和 --talk-command 是两个按钮，请只给一个
button-and-phrase = 按钮和唤醒词不能一起使用
closing-silence = --closing-silence 的取值为 80 到 600 毫秒
listening-for = 正在等待“{ $phrase }”。
listening = 正在聆听。
undone-question = 有一个问题尚未回答；
chat-greeting = 请说要做什么，或“帮助”。“再见”或 Control-D 结束。
no-recording-card = 没有接入可录音的声卡
record-seconds = --seconds 的取值为 0.1 到 600
say-something = 请说点什么。
microphone-ended = 麦克风已结束，没有人说话
sound-lost = { $fault }将不断重试，直到恢复。
sound-back = 声音已恢复。
no-tones = 没有提示音：{ $why }
wake-is-good = “{ $phrase }”足够长，也不会与其他话混淆。
wake-too-short = “{ $phrase }”有 { $count } 个音节，其他谈话会唤醒住宅：请用 { $least } 个以上，例如“{ $example }”。
wake-too-long = “{ $phrase }”有 { $count } 个音节，每次都说太长。
wake-like-talk = “{ $phrase }”听起来像“{ $like }”，人们整天都在说：请换一个词。
wake-like-name = “{ $phrase }”听起来像“{ $like }”，那是家中的名称：请换一个词。
tokens-left-out = 无法读出{ $words }：已略过
quoted = “{ $text }”
request-too-long = 该行超过 64 KiB。
request-not-text = 该行不是 UTF-8 文本。
request-no-json = 该行开头像 JSON 对象，但并不是。
request-no-words = 请求中没有“text”。
request-language = 我会说{ $known }，不会说“{ $code }”。
request-now = “now”不是 RFC 3339 日期，例如 2030-01-01T22:30:00+01:00。

## Setup codes and pairing that fails

setup-code-form = 这不是设置代码：它有八位数字，写作 XXX-XX-XXX
setup-code-forbidden = 该设置代码被禁止：它是任何配件都不得使用的十二个代码之一，因为最容易被猜中（八个相同数字、1 到 8、8 到 1）：请查找配件自己的代码
pairing-unknown = 配件拒绝了，且没有说明原因。请关闭再打开它，然后重试。
pairing-wrong-code = 设置代码错误。请与配件或包装盒上的八位数字核对，然后重试。
pairing-patience = 配件要求稍候。请等一分钟再试。
pairing-no-more-controllers = 配件已无法再接纳控制器。请移除它已知的一个控制器，然后重试。
pairing-too-many-tries = 错误的设置代码过多，配件拒绝配对。请关闭再打开或重置它，然后重试。
pairing-paired-already = 配件已配对。请将它从所在家庭中移除或重置它，然后重试。
pairing-busy = 配件正在与其他控制器配对。请等一分钟再试。
pairing-gone = 配件不再认识此控制器。请在此移除它，再用设置代码重新添加。
pairing-identity-refused = 配件不接受此控制器的身份。请重新添加。
pairing-no-randomness = 此计算机无法提供随机字节。请重新启动后重试。
pairing-wrong-accessory = 应答的是另一个配件：{ $found }，而不是 { $expected }。请检查地址。
pairing-not-genuine = 对方并非其所声称的身份：{ $cause }。请检查地址和代码，然后重试。
pairing-never-settles = 配件不遵守配对协议。请查找配件更新。
pairing-protocol = 配件不遵守配对协议（{ $code }）。请查找配件更新。
pairing-nothing-answers = 该地址没有应答：连接被拒绝。
pairing-unreachable = 无法连接配件：{ $why }
pairing-no-accessory = 该地址应答的不是 HomeKit 配件：{ $why }
pairing-identity-known = 它自称 { $id }，此处已知该标识，但密钥不同。未做任何更改。
pairing-identity-in-use = 它自称 { $id }，这是此处“{ $name }”的标识，但密钥不同。未做任何更改。
pairing-impostor = 它自称 { $id }，但拥有该标识的“{ $name }”仍以自己的密钥应答。这是另一台设备。未做任何更改。
pairing-broken-off = 配件在配对途中断开。请重试。
pairing-too-slow = 配件未能及时完成配对。较慢的配件可用 `beckon accessory add --patience 30` 延长时间。
pairing-store = 没有向配件发出请求，因为保存的配对无法使用：{ $why }
pairing-not-kept = { $isRolledBack ->
    [yes] 配对无法保存，已撤回
   *[other] 配对无法保存，也无法通知配件忘记它；重新添加即可解决
}：{ $why }
pairing-conflict = { $isThere ->
    [yes] 与 { $id } 已有另一个配对
   *[no] 该配对已不存在
}
pairing-cause-proof = 它的证明有误：不知道设置代码，或中间有人干扰
pairing-cause-signature = 它的签名有误：没有应有的密钥
pairing-cause-sealed = 它封装的内容没有使用约定的密钥
pairing-cause-other = 它的 { $tag } 有误

## What doctor finds

patience-to-answer = --patience 的取值为 1 到 60 秒
looking-further = 正在继续检查
finding = { $subject }：{ $text }
finding-subject = { $kind ->
    [language] 语言 { $name }
    [accessory] 配件 { $name }
    [pairing] 配对 { $name }
   *[other] { $name ->
        [speechModel] 语音模型
        [webPage] 网页
        [dataFolder] 数据文件夹
        [permissions] 权限
        [disk] 磁盘
        [database] 数据库
        [microphone] 麦克风
        [clock] 时钟
        [hub] 中枢
        [pairings] 配对
       *[other] { $name }
    }
}
speak-one-of-those = 请使用其中一种：由 beckon.toml 中的 `language`、BECKON_LANGUAGE 或区域设置决定
install-anew = 请重新安装 Beckon
model-in = { $model }，位于 { $folder }
model-does-not-hear = { $text }；听不懂 { $languages }
speak-what-it-hears = 键入的内容可以理解；要用语音，请说它能听懂的语言：beckon.toml 中的 `language`
install-model = 键入的内容可以理解；要识别语音，请安装软件包 pocketsphinx-en-us
web-missing = `beckon serve` 无法启动：请重新安装 Beckon
folder-not-there = { $folder } 尚不存在
setup-makes-it = `beckon setup` 或 `beckon import` 会创建它
folder-not-yours = 你无法读写 { $folder }
run-as-owner = 请以其所有者身份运行 beckon，或用 --data-dir 指定自己的文件夹
folder-open-to-others = 其他人可以查看 { $folder }
of-another-account = 属于其他账户：{ $names }
make-them-yours = 请以其所有者身份运行 beckon，或将它们归为己有：`{ $command }`
others-may-write = 其他人可以写入 { $names }
all-yours = 其中的内容都属于你
room-not-told = 无法得知 { $place } 所在磁盘的空间
look-with = 请用 `{ $command }` 查看
megabytes-free = 剩余 { $count } MB
make-room = 请腾出空间：低于 50 MB 时更改可能被拒绝
doctor-no-home = 还没有家庭
setup-makes-one = `beckon setup` 会创建一个
setup-makes-home = `beckon setup` 会创建家庭
restore-copy = 请停止使用它的程序，移走 home.sqlite，然后 `beckon restore` 或导入副本
database-holds = { $homes } 个家庭，配件：{ $accessories }，架构 { $schema }
restore-if-stays = 未做任何更改；如果一直如此，请移走 home.sqlite 并 `beckon restore` 副本
may-not-record = 有麦克风，但你无权录音
join-audio = 请加入 audio 组：`sudo usermod -aG audio $USER`，然后重新登录
no-card = 没有可录音的声卡
plug-one-in = 要用语音，请接入一个
clock-before-release = { $time } 早于此版 Beckon 的发布时间
set-clock = 请校时：`sudo timedatectl set-ntp true`
clock-unsynchronised = { $time }，未由时间服务器校准
synchronise-clock = 安装 systemd-timesyncd 或 chrony 后执行 `sudo timedatectl set-ntp true`
hub-not-running = 此文件夹没有运行 `beckon serve`
start-hub = 如需触发器和网页：`systemctl --user enable --now beckon`
hub-answers = `beckon serve` 在 { $socket } 应答
announced-count = 网络中广播的配件：{ $count }
install-avahi = 请安装 avahi-daemon；在此之前只能通过 host:port 找到配件
repair-pairing = 请 `beckon pairings import` 副本，或重新配对
repair-pairings = 不要为此重置配件：`beckon restore` 或 `beckon pairings import` 可恢复副本
answers-at = 在 { $address } 应答
fault-at = { $address }：{ $fault }
is-it-on = 是否已开机？如果换了地址：`beckon accessory move`

## Accessories that are simulated

simulate-port = --port 为 0 到 65535，不能是 { $port }
not-announced = 未广播：{ $why }
announced-in-part = 只广播了 { $all } 个服务器中的 { $some } 个
undone-simulation = 配件不再应答；其配对已保留
control-path = --control 的取值为 1 到 107 字节的路径
is-file-already = { $path } 已是一个文件
another-listens = 另一个程序正在 { $path } 监听

## Faults of the database, the network, backups and sound

database-no-permission = 你无权读写 { $path }：请检查其所有者和权限
database-not-private = 无法使用 { $path }：{ $why }
not-private = { $fault ->
    [notAFile] 它不是文件，而是链接或文件夹：请放上文件本身
    [open] 其他人也可以写入：请用 --data-dir 指定自己的文件夹
    [foreign] 它属于帐户 { $detail }：请以该帐户运行 beckon，或用 --data-dir 指定自己的文件夹
   *[staysOpen] 其他人可以写入，且无法更改（{ $detail }）：请对它执行 `chmod go-w`
}
private-file = { $action ->
    [use] 无法使用 { $path }：{ $why }
    [read] 无法读取 { $path }：{ $why }
    [write] 无法写入 { $path }：{ $why }
    [lock] 无法锁定 { $path }：{ $why }
    [flush] 无法将 { $path } 写到磁盘：{ $why }
    [replace] 无法替换 { $path }：{ $why }
   *[delete] 无法删除 { $path }：{ $why }
}
private-file-fault = { $fault ->
    [link] 它是链接：请放上文件本身
    [tooLong] 它超过 { $limit } 字节
   *[tooMany] 它有超过 { $limit } 个文件
}
database-no-folder = { $path } 不是文件夹：请指定其他数据文件夹，或将它移走
database-cannot-open = 无法打开 { $path }：{ $why }
database-foreign = { $path } 不是 Beckon 的数据库：请将它移走，或指定其他数据文件夹
database-damaged = { $path } 已损坏（{ $what }）：请将它移走，然后导入家庭文件或副本
database-too-new = { $path } 由更新的 Beckon 写成（架构 { $version }，此处支持 { $known }）：请更新
disk-fails = { $path } 所在磁盘出现故障（{ $what }），未做任何更改：请查看 `dmesg`，并在另一磁盘上 `beckon restore` 最近的备份
disk-full = { $path } 所在磁盘已满：未做任何更改
disk-read-only = { $path } 所在磁盘只能读取：请在 `dmesg` 中查看原因，并用 `beckon backup` 备份到另一磁盘
database-locked = { $path } 被其他程序占用过久：请重试
undo-nothing = 最近一天没有可撤销的更改
undo-no-such = 最近一天没有编号为 { $number } 的更改：请查看 `beckon home history`
undo-already = 更改 { $number } 已撤销：请查看 `beckon home history`
undo-changed-by = 更改 { $number } 的内容又被更改 { $later } 修改，保持不变：请先撤销后者
undo-in-use = 更改 { $number } 的内容被后来的更改所使用，保持不变：请先更改后者
undo-clashes = 以家庭现状无法撤销更改 { $number }：要恢复的名称已被占用，或某个家庭将没有管理员
postgres-bad-url = 无法读取数据库的 URL：请写成 postgres://user@host:5432/database?sslmode=verify-full
postgres-no-library = 无法访问任何服务器（{ $why }）：请安装软件包 libpq5
postgres-unreachable = { $server } 没有应答（{ $text }）：请检查服务器是否运行，主机和端口是否正确
postgres-refused = { $server } 拒绝连接（{ $text }）：请检查数据库和用户是否正确、是否允许连接
postgres-no-password = { $server } 要求密码：请存入权限为 0600 的 ~/.pgpass，或写入设置文件
postgres-wrong-password = { $server } 不接受此用户和密码：请在 ~/.pgpass 或 URL 中更正
postgres-no-tls = 与 { $server } 之间没有 URL 所要求的 TLS（{ $text }）：请更正服务器证书，或 URL 中的 sslmode 和 sslrootcert
postgres-no-right = { $server } 不允许此角色这样做（{ $text }）：请授权，或以表的所有者身份连接
postgres-old-server = { $server } 是 PostgreSQL { $version }，至少需要 { $oldest }
postgres-encoding = { $server } 的编码 { $encoding } 无法保存家庭：请用 ENCODING 'UTF8' 新建数据库
postgres-foreign = { $server } 中的表不是 Beckon 的：请指定单独的数据库或模式
postgres-too-old = { $server } 的表是架构 { $version }，早于 { $known }，而此角色无权更改：请以表的所有者身份运行一次 `beckon database migrate`
postgres-too-new = { $server } 由更新的 Beckon 写成（架构 { $version }，此处支持 { $known }）：请更新
postgres-damaged = { $server } 已损坏（{ $what }）：请恢复副本
postgres-time-out = { $server } 用时过久，未做任何更改：请重试
postgres-contended = 其他程序正在 { $server } 中更改同样的内容，未做任何更改：请重试
postgres-full = { $server } 没有空间（{ $text }），未做任何更改
postgres-read-only = { $server } 是只读的备用服务器：请指定可写服务器的 URL
postgres-lost = 与 { $server } 的连接已断开（{ $text }），未做任何更改：请重试
postgres-unknown = 保存更改时与 { $server } 的连接断开：重试前请先查看更改是否已保存
postgres-served-elsewhere = { $home } 由另一个中枢负责，未做任何更改：请向它提出，或用单独的命令更改
postgres-away = 无法连接 { $server }，而更改需要它：未做任何更改；没有其他中枢可以接管的家庭，其余一切照常
backup-on-server = 家庭由服务器保存：请在服务器上用 pg_dump 备份，配对用 `beckon pairings export` 备份
database-on-server = { $server } 上的家庭：{ $homes }，配件：{ $accessories }，架构 { $schema }
see-server = 未做任何更改；`beckon config show` 会显示所指的数据库
database-fault = 与应有的不符：{ $what }
database-whole = { $place } 完好；家庭：{ $homes }
database-migrated = { $place } 的架构为 { $schema }
database-moved = 已从 { $from } 移到 { $to }，内容一致；家庭：{ $homes }
database-move-there = { $place } 已保存 { $homes }：使用 --add 会一并保留，使用 --replace 会将其永久取代
database-move-nothing = { $place } 中没有家庭：请给出保存家庭的文件夹或 URL
database-move-same = 来源和目标都是 { $place }：请给出另一个目标
database-move-question = { $place } 已保存 { $homes }，取代后无法恢复。要取代吗？
database-move-replaced = 已永久移除：{ $homes }
database-move-add-or-replace = --add 保留原有内容，--replace 移除原有内容：请只用其中一个
database-move-differs = { $to } 现在保存的内容与 { $from } 有 { $count } 处不同：{ $from } 中的内容仍然完整，这是 Beckon 的缺陷：请报告
database-released = { $home }现在可以由其他中枢接管了
database-release-file = 数据文件夹（{ $folder }）里的家庭不归任何中枢独占：没有可释放的
database-release-served = { $home }正由 { $machine } 的中枢服务，它还在运行：请先停止它
database-lease = { $isServed ->
    [yes] { $home }：{ $machine }，租约 { $number }
   *[no] { $home }：没有中枢，上一租约 { $number }
}
connection-refused = 连接被拒绝
connection-no-way = 无法到达：{ $why }
connection-no-machine = 没有主机 { $host }
connection-no-port = 没有端口 { $port }
connection-no-address = 网络没有给出它的地址
connection-timed-out = 未及时应答
connection-closed = 连接已关闭
connection-violation = 对方违反了协议：{ $how }
cannot-listen-on = 无法在 { $address } 监听：{ $why }
no-avahi = 无法搜索网络：Avahi 未运行（请用 `systemctl start avahi-daemon` 启动，或给出地址 host:port）
name-announced = 名称“{ $name }”已由本机的另一个程序广播
network-silent = 网络中没有任何设备及时应答
network-too-much = 网络中广播的设备过多，无法全部保存
network-failed = 无法搜索网络：DNS-SD 错误 { $code }
name-invalid = DNS-SD 不接受某个名称或记录
sealed-foreign = 这不是 Beckon 写的加密文件
sealed-not-opened = 密码错误，或文件已损坏
sealed-no-memory = 由密码生成密钥需要 256 MiB 空闲内存
sealed-too-long = 文件超过 { $count } MiB
pairings-would-be-lost = 此处有另一身份的 { $count } 个配对，将会丢失：请使用其他 --data-dir，或 --replace
neighbour-fault = { $fault ->
    [noClient] 没有客户端 { $name }：用 `beckon client add` 添加
    [onlyListens] 客户端 { $name } 只能收听
    [notReady] 中枢还不能听，或者启动时没有 --ear
   *[busy] 一次要求的太多了
    [noText] 没有文字，或者文字太长
    [noName] 这里没有人用这个名字
    [noStage] 这个阶段在这里什么也不开始
    [noSound] 声音没有已知的采样率、位宽和声道数
    [tooLong] 超过 { $most } 字节
    [notJSON] 这不是 JSON 对象
    [notObject] “{ $name }”不是 JSON 对象
    [noSite] “{ $name }”不是地点
    [missing] 缺少“{ $name }”
    [noTextOf] “{ $name }”不是最多 { $most } 字节的文字
}
client-name = 客户端名称为 1 到 { $most } 字节的可见文本
client-taken = 已有客户端 { $name }：请移除它，或换一个名称
client-not-found = 没有客户端 { $name }：`beckon client list` 会列出所有客户端
client-too-many = 已有 { $most } 个客户端：请移除不再使用的
client-file = { $path } 不是客户端列表：请将它移走，再重新添加客户端
no-such-model = 没有语音模型“{ $name }”；已查找 { $tried }。请安装软件包 pocketsphinx-en-us，或用 BECKON_SPEECH_MODEL 指定模型。
language-not-heard = 语言“{ $code }”只能读，不能听：没有为它指定语音模型。请打字输入，或在 { $file } 中指定模型，方法见 docs/add-a-language.md 的“Hearing it”。
nothing-to-hear = 该语法没有公开规则，因此无法据此识别任何内容。
speech-model-fault = 无法使用语音模型：{ $file } { $fault }。请重新安装它的软件包。
model-fault = { $fault ->
    [unreadable] 无法读取：{ $found }
    [notJSON] 格式不对：不是 JSON
    [missing] 格式不对：缺少“{ $found }”
    [badValue] 格式不对：“{ $found }”的类型不对
    [sampleRate] 标明每秒 { $found } 个样本，而不是 { $wanted }
    [unlisted] 没有说明 { $found } 的大小
    [size] 有 { $found } 字节，而不是 { $wanted }
    [unsummed] 无法计算校验和：{ $found }
   *[sum] 的 SHA-256 校验和与说明不符
}
unpronounceable-word = 没有人知道“{ $word }”怎么读；请用英文字母写。
decoder-fault = { $input ->
    [settings] 解码器不接受它的设置。
    [model] 解码器不接受模型 { $detail }。
    [word] 解码器不接受词语“{ $detail }”。
    [network] 解码器不接受可说内容的网络。
   *[sound] 解码器不接受该声音。
}
too-many-grammars = { $path }：导入了超过 { $count } 个语法；请合并其中一些。
grammar-not-text = { $path } 不是 UTF-8 文本；请存成这种格式。
grammar-heard-nothing = { $reason ->
    [nothing] 没有说话
    [tooLong] 比一句话长：请在停顿处剪开
   *[other] 不是该语法的句子
}
grammar-nearest = 最接近：{ $text }
microphone-fault = 无法使用麦克风“{ $device }”：{ $why }。
loudspeaker-fault = 无法使用扬声器“{ $device }”：{ $why }；--wav FILE 可改为写出声音。
sound-device-silent = 没有声音通过
microphone-others = { $isAny ->
    [yes] { $why }；有 { $others }
   *[no] { $why }；没有接入可录音的声卡
}
sound-command-fault = 提供声音的命令“{ $command }”{ $fault }。
program-fault = { $fault ->
    [notStarted] 无法启动
    [status] 以状态 { $number } 结束
   *[tooMuch] 输出超过 { $number } 字节
}
voice-fault = 语音“{ $command }”没有声音：{ $why }
voice-program = { $fault ->
    [notStarted] 它的程序无法启动
    [status] 它以状态 { $number } 结束
   *[tooMuch] 它输出超过 { $number } 字节
}
unsayable-text = 无法说出“{ $text }”。
sound-file-too-long = { $file } 超过 { $limit }；请剪成较短的录音。
sound-file-cut = { $file } 不完整：在 { $of } 秒中的第 { $at } 秒结束；请重新录制或复制。
sound-file-empty = { $file } 中没有声音。
sound-file-unreadable = 无法读取 { $file }：{ $why }。
file-fault = { $fault ->
    [missing] 没有这个文件
   *[forbidden] 没有权限
}
sound-file-foreign = { $file } 不是 WAV 文件：它以{ $isKnown ->
    [yes] { $start } 文件头
   *[no] 字节 { $start }
}开头。没有文件头的 16 位单声道 16 kHz 声音可从名为 .raw、.pcm 或 .s16 的文件读取。
sound-file-header = { $file } 是损坏的 WAV 文件：在第 { $offset } 字节，{ $fault }。
sound-header = { $fault ->
    [noMark] 缺少 WAVE 标记
    [noFormat] 声音在说明格式之前就开始了
    [shortFormat] 格式的字节太少
    [endsBeforeFormat] 文件在格式之前结束
    [endsBeforeSound] 文件在声音之前结束
    [channels] 标明了 { $found } 个声道
    [rate] 标明的采样率 { $found } Hz 不在 { $least } 到 { $most } 之间
    [frame] 标明每帧 { $found } 字节，而不是 { $least }
   *[halfSample] 最后一个 16 位样本只有一个字节
}
sound-file-coding = { $file } 的内容是 { $encoding }，无法读取；请转换为 16 位 PCM。
no-such-language = 没有语言“{ $code }”；已有：{ $known }

## Languages of users and rooms

give-language = 请给出语言代码，或使用 --none
language-changed = 已更改：{ kind } { $name } 现在使用{ $none ->
    [yes] 任何语言
   *[other] 语言 { $code }
}

## Faults of home files and of JSON

json-at = 第 { $line } 行第 { $column } 列：{ $fault }
json-after-end = 文档在此之前已结束：请删除后面的内容
json-deep = 嵌套超过 { $most } 层
json-many = 超过 { $most } 个值
json-no-value = 缺少一个值：文本到此为止
json-value = 此处应为一个值：对象、列表、"…" 中的文本、数字、true、false 或 null
json-key = 此处应为 "…" 中的键
json-colon = 键后缺少冒号
json-last-comma = 此逗号后没有内容：请删除它
json-unclosed = 文本在结尾的 { $bracket } 之前就结束了
json-comma = 在此之前缺少逗号或结尾的 { $bracket }
json-word = 只有 true、false 和 null 可以不加引号
json-zero = 数字不能以 0 开头
json-large = 这个数字太大
json-digit = 缺少一位数字
json-not-text = 此文本不是 UTF-8
json-control = 文本中有控制字符：缺少结尾的 "，或写作 \u00…
json-quote = 此文本缺少结尾的 "
json-escape-cut = 文本在转义序列中结束
json-escape = JSON 没有这种转义
json-surrogate = 代理对只有一半
json-hex = \u 之后是四位十六进制数字
file-more = 另有 { $count } 处
file-size = 文件大于 { $most } MiB
file-no-homes = 缺少“homes”：请添加 "homes": […]
file-no-version = 缺少“version”：请添加 "version": { $version }
file-version = 这里不认识版本{ $value }：只认识 { $version }
file-primary = 只能有一个主要家庭，而 { $place } 已经是：请删除其中一个
# What stands in the file, and what should stand there.
file-wrong = 这里是{ $value }，应为{ $wanted }
file-number = 数字 { $number }
file-text = 文本“{ $text }”
file-list = 列表
file-object = 对象
file-wants-text = "…" 中的文本
file-wants-base64 = "…" 中的 base64 文本
file-wants-flag = { " " }true 或 false
file-wants-number = 数字
file-wants-whole = 整数
file-wants-range = { " " }{ $least } 到 { $most } 的整数
file-wants-word = 其中之一：{ $words }
file-wants-list = 列表 […]
file-wants-object = 对象 {"{"}…{"}"}
file-value-low = { $value } 低于最小值 { $least }
file-value-high = { $value } 高于最大值 { $most }
file-value-long = { $value } 超过 { $most } 个字符
file-value-other = { $value } 不在取值 { $known } 之中
file-bounds = 最小值 { $least } 大于最大值 { $most }
file-step = 步长不能为负
file-permission = “{ $code }”不是权限；已知的有 { $known }
file-long = 文本超过 { $most } 个字符
file-many-bytes = 文本超过 { $most } 字节
file-control = “{ $text }”含有控制字符
file-many = { $count } 个太多：最多 { $most } 个
file-missing = 缺少“{ $key }”
file-no-key = 这里没有这个键{ $offer }
file-key-twice = 此键在一个对象中出现两次，在第 { $first } 行和第 { $second } 行：请删除一个
# What follows the thing that is not there.
file-near = ；是不是“{ $name }”？
file-known = ；有 { $names }
file-no-name = 缺少名称：请添加 "name": "…"
file-name = { $isEmpty ->
    [yes] { $reason }
   *[other] “{ $name }”：{ $reason }{ $offer }
}
file-legal-name = ；可以用“{ $name }”
file-name-empty = 名称不能为空
file-name-character = 第 { $number } 个字符“{ $character }”不允许：名称由字母、数字、空格和撇号组成
file-name-start = 名称以字母或数字开头，而不是“{ $character }”
file-name-end = 名称以字母或数字结尾，而不是“{ $character }”
file-name-long = 名称最多 { $most } 个字符
file-name-marks = 第 { $number } 个字符带有超过 { $most } 个附加符号
file-name-taken = “{ $name }”已被 { $place } 处的{ $kind ->
    [home] 家庭
    [homeItself] 这个家庭本身
    [room] 房间
    [zone] 区域
    [accessory] 配件
    [service] 一个服务
    [serviceGroup] 组
    [actionSet] 场景
    [trigger] 触发器
   *[other] 用户
}占用：请另选名称（大小写、空格和撇号不作区分）
file-not-there = 这个家庭里没有{ $kind ->
    [room] 房间
    [accessory] 配件
   *[other] 场景
}“{ $name }”{ $offer }
file-twice = “{ $name }”在此列表中出现两次：请删除一个
file-service-twice = 此服务在组中出现两次：请删除一个
file-characteristic-twice = { $type } 在此服务中出现两次：请删除一个
file-no-characteristic = “{ $name }”不是特性{ $offer }；厂商自有的类型写作 UUID
file-no-service-type = “{ $name }”不是服务类型{ $offer }；厂商自有的类型写作 UUID
file-characteristic-not-there = 此服务没有特性“{ $name }”{ $offer }
file-only-read = { $type } 只能读取，场景无法设置
file-no-bridge = “{ $name }”不是网桥：请写上 "isBridge": true，或删除此项
file-bridge-behind = 网桥不能在另一个网桥之后：请删除此项或 "isBridge"
file-services-alike = “{ $accessory }”有 { $count } 个此类服务：请给出 "number"，从 1 开始
file-service-number = “{ $accessory }”有 { $count } 个此类服务，没有第 { $number } 个
file-no-service = “{ $accessory }”没有服务“{ $name }”{ $offer }
file-no-date = “{ $text }”不是 RFC 3339 日期：请写成 2030-01-01T22:30:00+01:00
file-seconds = 触发器在整分触发：秒数请写 00
file-no-time-zone = “{ $text }”不是时区：请写成 Asia/Shanghai 这样{ $offer }
file-one-of = 请只给出 { $keys } 其中之一
file-no-weekday = “{ $text }”不是星期几{ $offer }
file-no-weekdays = 请至少给出一天，或去掉重复
file-no-event = 这不是这个家庭中服务的事件：请写成 {"{"}"sun": "sunset"{"}"}，或用 "services"、"characteristic" 和 "value"、"above" 或 "below"
file-event-date = 带事件的触发器没有日期：请去掉
file-event-recurrence = 太阳的事件每天或每周某几天发生，配件的事件没有重复

## The web page: what it asks the hub for at /messages.json, where { $a } and { $b } are left for what the page puts in

page-title = Beckon
page-skip = 跳到房间
page-talk = 说出要做的事
page-example = 关掉厨房的灯
page-send = 说
page-rooms = 房间
page-scenes = 场景
page-triggers = 自动运行
page-everywhere = 整个家庭
page-entry = 你是谁？
page-entry-help = 请输入 beckon serve 或 beckon client code 给出的代码，或 beckon client add 给出的令牌。
page-entry-fault = 代码无效，请重试。
page-code = 代码或令牌
page-enter = 进入
page-leave = 忘记此浏览器的令牌
page-away = 中枢不在线，正在重试…
page-silent = 没有响应
page-unpaired = 未配对
page-yes = 是
page-no = 否
page-undo = 撤销
# What the page says for whoever presses these.
page-say-yes = 是
page-say-no = 不
page-say-undo = 撤销
page-on = 开
page-off = 关
page-turn-on = 打开
page-turn-off = 关闭
page-lock = 锁上
page-unlock = 解锁
page-locked = 已上锁
page-unlocked = 未上锁
page-jammed = 卡住
page-open = 打开
page-close = 关闭
page-closed = 已关闭
page-is-open = 已打开
page-opening = 正在打开
page-closing = 正在关闭
page-stopped = 已停止
page-unknown = 未知
page-percent-open = 打开 { $a }%
page-Brightness = 亮度
page-Hue = 色相
page-Saturation = 饱和度
page-ColorTemperature = 色温
page-RotationSpeed = 转速
page-TargetPosition = 位置
page-TargetTemperature = 设定为
page-CurrentTemperature = { $a } { $b }
page-CurrentRelativeHumidity = 湿度 { $a }%
page-CurrentAmbientLightLevel = { $a } 勒克斯
page-BatteryLevel = 电量 { $a }%
page-StatusLowBattery = 电量低
page-ContactSensorState-0 = 已关闭
page-ContactSensorState-1 = 已打开
page-MotionDetected-0 = 无人移动
page-MotionDetected-1 = 有人移动
page-OccupancyDetected-0 = 无人
page-OccupancyDetected-1 = 有人
page-LeakDetected-0 = 干燥
page-LeakDetected-1 = 漏水
page-SmokeDetected-0 = 无烟雾
page-SmokeDetected-1 = 有烟雾
page-CarbonMonoxideDetected-0 = 无一氧化碳
page-CarbonMonoxideDetected-1 = 有一氧化碳
page-TargetHeatingCoolingState = 冷暖
page-TargetHeatingCoolingState-0 = 关
page-TargetHeatingCoolingState-1 = 制热
page-TargetHeatingCoolingState-2 = 制冷
page-TargetHeatingCoolingState-3 = 自动
page-SecuritySystemTargetState = 安防
page-SecuritySystemTargetState-0 = 在家
page-SecuritySystemTargetState-1 = 外出
page-SecuritySystemTargetState-2 = 夜间
page-SecuritySystemTargetState-3 = 关
page-SecuritySystemCurrentState-0 = 在家布防
page-SecuritySystemCurrentState-1 = 外出布防
page-SecuritySystemCurrentState-2 = 夜间布防
page-SecuritySystemCurrentState-3 = 已撤防
page-SecuritySystemCurrentState-4 = 警报！
page-percent = { $a }%
page-degrees = { $a }°
page-kelvin = { $a } K
page-celsius = °C
page-fahrenheit = °F
page-disabled = 已停用
page-next = 下次 { $a }
page-happened = { $a }：完成
page-failed = { $a }：{ $b }
page-aloud = 朗读回复
page-speak = 按住说话
page-listening = 正在听…
page-no-microphone = 无法使用麦克风。
page-speak-help = 要说话，请通过 localhost 或 TLS 打开本页：否则浏览器不提供麦克风。
page-cancel = 取消
page-cancel-of = 取消{ $a }
page-history = 更改记录
page-undo-of = 撤销：{ $a }
page-undone = 已撤销
page-setup = 设置
page-pair-title = 添加配件
page-discover = 查找配件
page-found = 找到：{ $a }
page-found-none = 没有找到新配件。
page-accessory = 名称或地址
page-setup-code = 设置代码
page-room = 房间
page-no-room = 暂无房间
page-uncertified = 即使未经认证也添加
page-pair = 添加
page-working = …
page-rename-title = 重命名
page-named = 对象
page-new-name = 新名称
page-rename = 重命名
page-renamed = 已重命名。
page-kind-home = 家庭
page-kind-room = 房间
page-kind-zone = 区域
page-kind-accessory = 配件
page-kind-scene = 场景
page-kind-trigger = 触发器
page-scene-title = 将当前开启的内容存为场景
page-scene-name = 场景名称
page-scene-place = 包含
page-whole-home = 整个家庭
page-scene-replace = 替换同名场景
page-scene-save = 保存场景
page-scene-saved = 已保存：{ $a }
page-scene-left-out = 已略过：{ $a }
page-remove = 移除
page-remove-of = 移除{ $a }
page-phrase-title = 教它你自己的说法
page-phrase-words = 你说的话
page-phrase-means = 所指的句子
page-phrase-teach = 教
page-phrase-taught = 从现在起，“{ $a }”就是“{ $b }”。
page-phrase-of = “{ $a }”：{ $b }

## Why the hub does not do over HTTP what it is asked for

http-no-path = 缺少路径
http-nothing-here = 这里什么也没有
http-wrong-method = 不能对它这样做
http-not-now = 现在无法做到
http-token-needed = 需要令牌：用 `beckon client add NAME` 创建
http-wrong-code = 代码错误或已用过：`beckon client code` 会给出新的
http-only-listens = 此客户端只能收听
http-owner-only = 只有所有者可以通过数据文件夹中的套接字请求
http-owner-says = 只有所有者可以用“resuming”、“yes”和“now”
http-other-user = 客户端只能以为其创建的用户身份操作
http-sets-nothing-up = 此客户端不能进行设置：`beckon client setup NAME on` 可允许
http-host = 请用其地址或局域网中的名称访问
http-origin = 该页面不属于此中枢
http-too-much = 请求过多：请稍候
http-wrong-kind = 正文必须是 { $kind }
http-long = 正文超过 { $most } 字节
http-no-json = 正文不是 JSON：{ $fault }
http-no-object = 正文不是 JSON 对象
http-unexpected = 此处不应有“{ $member }”
http-has-to-be = “{ $member }”必须是{ $wanted }
http-text = 最多 { $longest } 个字符的文本
http-texts = 最多 { $most } 个、每个最多 { $longest } 个字符的文本列表
http-number = 大于 0 的数字
http-value = 一个值
http-word-of-list = “{ $member }”是列表中的词：见 /openapi.json
http-not-done = 这里不能对“{ $kind }”做“{ $edit }”
http-every = “every”如 30m、6h、1d 或 2w
http-on = “on”如 monday,friday、weekdays 或 weekend
http-every-or-on = “every”和“on”只能用一个
http-once = “once”不能与“every”或“on”同用
http-no-time = 缺少“at”、“every”、“on”和“once”
http-opens = 它会：{ $openings }；“yes”表示同意
http-may-not-open = 它会：{ $openings }；`beckon client opening NAME on` 允许此客户端同意
http-no-model = 没有用于检查名称的模型
http-no-name = 这不是名称
http-hears-nothing = 中枢听不到声音：请用 --ear 启动
http-no-thing = 没有这个设备
http-no-scene = 没有这个场景
http-no-state = 它没有这种状态，或无法如此
http-partial = { $silent }：“partial”会略过没有响应的
http-replace = 已有场景 { $name }：“replace”会用当前开启的内容替换它
http-nothing-to-say = 没有要说的内容
http-half-sample = 声音在半个采样处结束
