### Why a sentence is read as it is: what `--explain` tells.

read-as = 理解为：{ $text }
taken = 采用
not-taken = 不采用：{ $reason }
not-otherwise = 不能理解为：{ $text } [{ $name }]
lost-because = { $loss ->
    [errors] 错字更多
    [absent] 没有这样的东西
    [form] 用简称代替了全名
    [home] 在靠后的家里
    [unnamedThings] 句中是设备名的字更少
    [unnamedPlaces] 句中是地名的字更少
    [room] 不在说话人的房间
    [ability] 做不到
    [guesses] 猜测更多
    [commands] 指令更多
    [phrases] 词组更多
    [bare] 指的是地方而不是里面的东西
    [penalty] 违反了一条让它不大可能的规则
   *[turn] 有更直接的问法
}

## What words were taken for.

chunk-means = { $chunk ->
    [courtesy] 客套
    [pause] 停顿
    [question] 问号
    [and] 和
    [or] 或
    [but] 但是
    [then] 然后
    [not] 不
    [except] 除了
    [instead] 不是这个而是那个
    [no] 不对
    [correction] 更正
    [never] 收回
   *[spare] 保持原样
}
thing-meant = 东西：{ $things }
place-meant = 地方：{ $place }
scene-meant = 场景：{ $name }
time-meant = 时间：{ $time }
in-place = 在{ $place }
so-many-in-all = … 共{ $count }个
