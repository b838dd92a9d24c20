### What differs between two states of the homes.

changed-thing = { kind-of-thing } { $name }
changed-part = { $other }的{ kind-of-thing } { $name }
all-homes = 所有家庭
change-in-home = { $text }（{ $home }）
change-detailed = { $text }：{ $detail }
two-details = { $first }；{ $last }

aspect-of-thing = { $aspect ->
    [name] 名字
    [alias] 别名
    [label] 自称
    [primary] 主家庭
    [unit] 单位
    [role] 角色
    [room] 房间
    [bridge] 网桥
    [isBridge] 是网桥
    [mayOpen] 可以开门
    [manufacturer] 制造商
    [model] 型号
    [serialNumber] 序列号
    [firmware] 固件
    [characteristic] 特征
    [service] 服务
    [action] 动作
    [scene] 场景
    [date] 日期
    [event] 事件
    [timeZone] 时区
    [recurrence] 重复
    [enabled] 启用
    [homes] 家庭
    [rooms] 房间
    [zones] 区域
    [accessories] 设备
    [services] 服务
    [groups] 群组
    [scenes] 场景
    [triggers] 定时
   *[users] 用户
}
detail-changed = { aspect-of-thing }：{ $from } → { $to }
detail-added = 添加{ aspect-of-thing }：{ $name }
detail-removed = 删除{ aspect-of-thing }：{ $name }
detail-reordered = { aspect-of-thing }：顺序变了
detail-of-value = { $facet ->
    [value] { $name }
    [format] { $name }的格式
    [permissions] { $name }的权限
    [unit] { $name }的单位
    [range] { $name }的范围
    [step] { $name }的步长
    [length] { $name }的长度
   *[validValues] { $name }的有效值
}：{ $from } → { $to }
detail-extra = 其他
no-value = 无
plain-answer = { $settled ->
    [no] 否
   *[yes] 是
}
