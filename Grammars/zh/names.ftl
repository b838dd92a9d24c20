### What is said of names before they are given, and of those of a home.

bearer = { kind-of-thing }“{ $name }”
bearer-in-room = { $room }的{ kind-of-thing }“{ $name }”
bearer-at-home = { $home }的{ $bearer }

fault-in-row = { $reason }（第{ $row }条）
fault-in-row-at = { $reason }（第{ $row }条，第{ $number }个字符）
taken-by = { $bearer }已经叫这个名字
like-command = { $command ->
    [wholeCommand] “{ $name }”本身就是一条指令，会被当成指令
    [words] “{ $name }”由指令的词组成，会被当成指令
    [generic] “{ $name }”本身是指令里的词，会被当成那个词
    [home] “{ $name }”在指令里指整个家，会被当成整个家
    [allOfKind] “{ $name }”在指令里指所有这类设备，会被当成它们
    [anyOfKind] “{ $name }”在指令里指任何这类设备，会被当成它
    [order] “{ $name }”说的是指令说的话，会被当成指令
   *[value] “{ $name }”是指令里说状态或时间的话，会被当成那个
}
like-any-of-kind = “{ $name }”在指令里指任何这类设备，比如{ $bearer }
like-order-about = “{ $name }”会被当成对{ $bearer }的指令
like-list = “{ $name }”会被当成{ $things }
like-placed = 人们会用“{ $name }”来称呼{ $bearer }
said-alike = 它和{ $bearer }读音一样
sounds-alike = 它和{ $bearer }读音相近
looks-alike = 它和{ $bearer }写法相近
differs-in-little = 它和{ $bearer }的差别只有{ $difference ->
    [plural] 单复数
    [articleOrPlural] 冠词或单复数
   *[kind] 人们会省略的一个词
}

name-free = “{ $name }”可以用
name-held = “{ $name }”已被使用
name-illegal = “{ $name }”不是合法的名字
name-confusable = “{ $name }”可以用，但容易混淆
name-because = { $text }：{ $reason }
two-reasons = { $first }；{ $last }
more-reasons = { $reason }；还有{ $count }条
free-names = 可用：{ $names }

finding = { $status ->
    [invalid] 不合规则
    [taken] 已占用
   *[confusable] 易混淆
}：{ $bearer }：{ $reason }
finding-offering = { $text }（可用：{ $names }）

would-be-confused = { $bearer }容易混淆：{ $reason }
form-would-be-confused = 说成“{ $name }”时容易混淆：{ $reason }
offering-names = { $text }；可用的有{ $names }
offering-command = { $text }：`{ $line }`
more-warnings = 还有{ $count }条：见 `beckon lint`
