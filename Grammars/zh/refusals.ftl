### Why a change to a home was refused, and how to mend it.

kind-of-thing = { $sort ->
    [home] 家庭
    [room] 房间
    [zone] 区域
    [accessory] 设备
    [service] 服务
    [serviceGroup] 群组
    [actionSet] 场景
    [trigger] 定时
   *[user] 用户
}
kind-of-member = { $member ->
    [home] 家庭
    [room] 房间
    [zone] 区域
    [accessory] 设备
    [service] 服务
    [serviceGroup] 群组
    [actionSet] 场景
    [trigger] 定时
   *[user] 用户
}
sameness = （大小写、空格和撇号不算区别）

fault-empty = 名字不能为空
fault-character = 第{ $number }个字符“{ $name }”不允许：名字只能有文字、数字、空格和撇号
fault-start = 名字要以文字或数字开头，不能以“{ $name }”开头
fault-end = 名字要以文字或数字结尾，不能以“{ $name }”结尾
fault-long = 名字最多{ $limit }个字符
fault-marks = 第{ $number }个字符的附加符号超过{ $limit }个

no-name = { $reason }：请给一个
bad-name = “{ $name }”不能作名字：{ $reason }
bad-name-offering = { bad-name }；可以用“{ $other }”
name-taken-by-home = “{ $name }”是家庭{ $home }自己的名字：请换一个{ sameness }
name-taken = “{ $name }”在{ $home }里已是{ kind-of-thing }“{ $other }”的名字：请换一个{ sameness }
home-name-taken = “{ $name }”已是家庭“{ $other }”的名字：请换一个{ sameness }
user-name-taken = “{ $name }”在{ $home }的用户里已是“{ $other }”的名字：请换一个{ sameness }
alias-exists = { kind-of-thing }“{ $name }”已经叫“{ $other }”{ sameness }：请换一个别名
no-alias = { kind-of-thing }“{ $name }”没有别名“{ $other }”：请看看它有哪些别名
no-aliases-for-users = 用户“{ $name }”不能有别名：请给用户改名
bad-spoken-forms = 不能为“{ $name }”保存：{ $spoken ->
    [tooMany] 一个设备最多有{ $number }种说法
    [length] 一种说法有1到{ $limit }个字符
    [noWords] 说法里要有文字
   *[signs] 说法里只能有文字、数字、空格和撇号
}
no-room-for-spoken-forms = “{ $name }”没有地方存说法：家庭文件里它的“extra”不是对象
no-room-for-place = “{ $name }”没有地方存位置：家庭文件里它的“extra”不是对象
no-room-for-language = “{ $name }”没有地方存语言：家庭文件里它的“extra”不是对象
bad-phrase = 不能教“{ $text }”：{ $phraseFault ->
    [tooMany] 一个家最多学{ $number }句；请用 `beckon phrase forget` 忘掉一句
    [length] 话和句子各最多{ $limit }个字符
    [noWords] 请给出话和句子，各一行
    [same] 句子就是那句话
    [understood] 这句话已经有意思了
    [meaningless] 这个家听不懂这个句子；请用 `beckon parse` 试试
   *[opens] 这个句子会打开家门，必须直接说
}
no-phrase = { $home }没有学过“{ $text }”：`beckon phrase list` 会列出学过的
no-room-for-phrases = “{ $name }”没有地方存学到的话：家庭文件里它的“extra”不是对象
unspeakable = “{ $name }”没有可以说出来的文字

no-home = 还没有家庭：请用 `beckon setup` 或 `beckon home add NAME` 建立
not-found = 没有{ kind-of-thing }“{ $name }”
not-found-in = { $home }里没有{ kind-of-thing }“{ $name }”
nothing-called-so = “{ $home }”里没有叫“{ $name }”的
several-services = “{ $name }”可能是{ $count }个服务中的任何一个：请说{ $names }
and-others = { $names }等
no-characteristic = “{ $things }”没有特征“{ $name }”
no-service-type = 没有服务类型“{ $name }”
there-is = { $text }；有“{ $name }”
there-are = { $text }；有{ $names }
mean-name = { $text }；{ you }是指“{ $name }”吗？
mean-type = { $text }；{ you }是指{ $name }吗？
is-gone = 这个{ kind-of-thing }已经不在了：请看看现在有什么
is-gone-from = { $home }里这个{ kind-of-thing }已经不在了：请看看现在有什么
already-exists = { kind-of-thing }“{ $name }”已经有了：请修改它，或添加新的
already-exists-in = { $home }里{ kind-of-thing }“{ $name }”已经有了：请修改它，或添加新的
already-in = { kind-of-member }“{ $name }”已经在{ kind-of-thing }“{ $other }”里：不用动
not-in = { kind-of-member }“{ $name }”不在{ kind-of-thing }“{ $other }”里：请看看里面有什么
no-action = 对“{ $name }”的动作不在场景“{ $other }”里：请看看里面有什么
full-home = { $home }已有{ $limit }个，不能再多：请先删除一个
full-store = 一个数据库最多有{ $limit }个，不能再多：请先删除一个
too-many-accessories = { $home }放不下这么多设备：一个家最多{ $limit }个
nothing-on-to-save = 没有可保存的：没有找到开着的
nothing-to-save = 没有可保存的：什么都没有找到

may-not-change = “{ $user }”不能更改{ $home }：请找管理员
may-not-open = “{ $user }”不能在{ $home }里动门锁、门和警报：请找管理员
may-not-open-from-away = “{ $user }”不能从外面打开{ $home }里的任何门锁、门或警报：请让中枢的主人允许
nobody-there = { $home }里没有用户对应这个账户：请说明是哪个用户，或找管理员
not-owner = 数据文件夹属于另一个账户：请让它的主人来做
last-administrator = “{ $user }”是{ $home }最后一个管理员：请先让别的用户当管理员
bad-account = 这不是“{ $user }”的账户：请给出1到256字节的名字

room-for-home-stays = “{ $home }”是代表整个家的房间，不能改名、删除或更改：请改家庭或别的房间
room-for-home-in-zone = “{ $home }”是代表整个家的房间，不能放进区域“{ $name }”：请添加别的房间
bridge-behind-bridge = 网桥“{ $name }”不能接在网桥“{ $other }”后面：请单独添加
no-bridge = “{ $other }”不是网桥，所以“{ $name }”不能接在它后面：请说明是哪个网桥
service-not-removable = 服务“{ $name }”是设备“{ $other }”的一部分，不能单独删除：请改名，或删除设备

bad-action = { $refused ->
    [readOnlyCharacteristic] “{ $things }”的{ $name }只能读：动作只能写可设定的
    [invalidValueType] { $value }不是“{ $things }”的{ $name }的值：请给出对应类型的值
    [valueLowerThanMinimum] { $value }低于“{ $things }”的{ $name }的允许值：请给大一点
    [valueHigherThanMaximum] { $value }高于“{ $things }”的{ $name }的允许值：请给小一点
    [stringLongerThanMaximum] “{ $things }”的{ $name }的文字太长：请短一点
    [notFound] “{ $things }”没有{ $name }：请看看它能做什么
   *[other] { $value }不能用于“{ $things }”的{ $name }：请给出有效值
}
bad-trigger = 定时“{ $name }”{ $refused ->
    [fireDateNotOnMinute] 要在整分钟触发：请给出00秒
    [fireDateInPast] 不能在过去触发：请给出将来的日期
    [recurrenceTooSmall] 至少5分钟重复一次：请给更长的间隔
    [recurrenceTooLarge] 至多5周重复一次：请给更短的间隔
    [noRegisteredActionSets] 没有要执行的场景：启用前请添加
   *[other] 没有触发的时间：请给出日期，比如 2030-01-01T22:30:00+01:00
}
no-weekdays = 按星期重复的定时至少要有一天：请给一个
bad-fire-date = “{ $text }”不是定时“{ $name }”的日期：请写成 2030-01-01T22:30:00+01:00
bad-time-zone = “{ $text }”不是定时“{ $name }”的时区：请写成 Asia/Shanghai
bad-date = --at 要一个日期，比如 2030-01-01T22:30:00+01:00、“2030-01-01 22:30”或 22:30，不是“{ $text }”

line-not-text = 这不是 UTF-8 文字
line-too-long = 这超过了 64 KiB
