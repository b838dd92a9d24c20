### 配件或所保存的配件信息出了什么问题：回复和程序都这样说。

# 配件如何违反协议，接在冒号之后。括号里是代码。
violation = { $violation ->
    [tooLong] 消息超过允许的长度
    [notHTTP] 消息不是 HAP 规定的 HTTP
    [noAnswer] 它一再要求等待，却不回答
    [badFrame] 会话的帧无法打开
    [notJSON] 内容不是 JSON
    [tooManyValues] 内容超过 { $detail } 个值
    [missing] 内容缺少有效的“{ $detail }”
    [status] HTTP 状态 { $detail }
    [request] 它发来了请求
    [leftOut] 它漏掉了一个回答
    [noValue] 它没有给出值
    [unasked] 它回答了没有问的内容
    [unproven] 它在证明身份之前就报告了变化
    [endless] 它没完没了地报告变化
    [pairing] 它不遵守配对协议（{ $detail }）
    [notGenuine] 它不是它所声称的配件（{ $detail }）
   *[refusal] 它拒绝了（{ $detail }）
}
# 无用的配对文件；不应让人白白重置配件。
pairing-file-fault = { $damage ->
    [newer] { $file } 由更新的 Beckon（版本 { $detail }）写成：请使用那个版本。文件保持原样。
    [noIdentity] 缺少 { $file }，没有它，旁边的配对就无法使用。请恢复它的副本，或将它移走并从备份取回配对（beckon pairings import）。
    [unreadable] 无法读取 { $file }：{ $detail }
   *[notPairing] { $file } 已损坏：{ $damage ->
        [empty] 它是空的
        [notJSON] 它不是 JSON
        [noVersion] 没有这个版本
        [badIdentity] 控制器的身份无效
        [noList] 没有配对列表
        [tooLong] 它超过 { $detail } 字节
        [unwritten] 写入的内容无法再次读出
       *[notPairing] 它不是配对
    }。文件保持原样。请恢复它的副本，或将它移走并从备份取回配对（beckon pairings import）。
}
