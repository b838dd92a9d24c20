### 帮助所说的话；文件的写法见英文版。

## The page, and what is wrong with a command line

page =
    .overview = 概要：{ $text }
    .usage = 用法：
    .section = { $title }：
    .arguments = 参数
    .options = 选项
    .subcommands = 子命令
    .talking = 对话命令
    .setting-up = 设置命令
    .names = 名称命令
    .always-on = 常驻命令
    .home-files = 家庭文件命令
    .this-machine = 本机命令
    .version = 显示版本。
    .help = 显示这份帮助。
    .usual = （默认）
    .default = （默认：{ $value }）
    .values = （可用：{ $values }）
    .values-default = （可用：{ $values }；默认：{ $value }）
    .more = 某个命令的详细帮助：“{ $command }”。
error =
    .line = 错误：{ $fault }
    .about = 帮助：{ $argument }  { $text }
    .usage = 用法：
    .more = 详情见“{ $command }”。
    .unknown-option = 没有选项“{ $option }”。
    .did-you-mean = 是否指“{ $option }”？
    .no-value = “{ $option }”缺少值。
    .takes-no-value = 选项“{ $option }”不带值，却给了“{ $value }”。
    .too-many = 多余：{ $values }。由几个词组成的内容要放在引号里。
    .missing = 缺少“{ $argument }”。
    .invalid = 值“{ $value }”不适用于“{ $argument }”
    .one-of = 可用：{ $values }。
value =
    .accessory = 配件
    .accessory-or-identity = 配件或标识
    .address = 地址
    .alias = 别名
    .characteristic = 特性
    .client = 客户端
    .code = 代码
    .command = 命令
    .count = 数量
    .date = 日期
    .days = 星期
    .degrees = 度数
    .file = 文件
    .files = 文件
    .folder = 文件夹
    .from = 来源
    .group = 群组
    .home = 家庭
    .host = 主机
    .how = 方式
    .id = 标识
    .key = 密钥
    .kind = 种类
    .login = 账户
    .may-open = 可否打开
    .may-set-up = 可否设置
    .ms = 毫秒
    .name = 名称
    .name-or-address = 名称或地址
    .new-name = 新名称
    .number = 数字
    .options = 选项
    .parts = 部分
    .path = 路径
    .phrase = 短语
    .port = 端口
    .prefix = 前缀
    .role = 角色
    .room = 房间
    .scene = 场景
    .schema = 模式
    .seconds = 秒
    .sentence = 句子
    .service = 服务
    .setup-code = 设置代码
    .span = 间隔
    .spoken-form = 读法
    .subcommand = 子命令
    .text = 文本
    .to = 去处
    .type = 类型
    .unit = 单位
    .url = url
    .user = 用户
    .value = 值
    .words = 话
    .zone = 区域

## What several commands share

beckon = 在 Linux 上与 HomeKit 家庭对话，打字或说话，无需联网。
option =
    .new-file = 文件，必须尚不存在。
    .json = 每行写一个 JSON 对象。
    .yes = 对会解锁、打开或撤防的操作回答“是”。
    .home = 所指的家庭；不给则为主要家庭。
    .home-file = 使用这个文件里的家庭；不动共享数据库。
    .json-object = 写一个 JSON 对象。
    .data-dir = 共享数据库和配对所在的文件夹。
    .database = 存放家庭的 PostgreSQL 数据库的 URL；不给则存放在数据文件夹里。
    .user = 以家庭中的哪个用户行事；不给则为运行程序的人。
    .language = 所说的语言；可以有几种，如“de,en”，或用“auto”表示现有的每一种：最能听懂句子的那种说了算。不给则用设置“language”，再不然用系统语言。
    .text = 所说的话；`-` 从标准输入每行读一句。
    .remote-relay = 离家在外的人与本中枢对话所经的中继，即某处运行的 `beckon serve --relay`。不给则无人能在外对话，也没有数据外出。
    .hands-free = 同上，用实测最好的短语。
    .quiet = 不发提示音。
    .password-file = 第一行是密码的文件，“-”表示标准输入；不给则会询问。
    .setup-code = 设置代码 XXX-XX-XXX；本机的其他人能在进程列表中看到。
    .setup-code-file = 第一行是设置代码的文件；“-”表示标准输入。
    .json-outcomes = 以 JSON 写出结果，每行一个。
    .dry-run = 什么也不做，只理解。
    .no-hub = 即使 `beckon serve` 正在运行，也在本程序中执行。
    .via = 与远处某个家庭的中枢对话；该家庭由 `beckon remote accept` 接入。
    .device = 麦克风：“beckon mic”列出的名称，或 ALSA 设备；不给则用默认的。
    .mic-command = 输出原始声音的命令：16 位、单声道、16 kHz。
    .verify = 显示所理解的内容，并从配件读回每个写入的值。
    .no-time-keeper = 不在后台启动负责稍后执行的程序。
    .voice = 把最后一个参数读出来的命令，在标准输出写 WAV：“espeak-ng --stdout”。
speaker =
    .now = 当前时刻，按 RFC 3339。
    .room = 说话人所在的房间。
    .home = 没有说出家庭时所指的家庭。
    .user = 说话的用户。
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
member-remove = 移除一个{ kind }。
member-rename = 给{ kind }改名。
member-list = 列出家庭里的{ kind }。
member-show = 显示{ kind }的已知信息。
member-alias = 给{ kind }添加一个别名。
member-unalias = 取消{ kind }的一个别名。
member-language = 设定{ $kind ->
    [room] 在某个房间里说
   *[other] 某个用户说
}什么语言。
    .about = 它优先于设置“language”和系统语言，而 --language 和客户端的语言优先于它。用户的语言优先于房间的语言。
members-add = { $kind ->
    [zone] 把房间加入区域
    [serviceGroup] 把服务加入群组
   *[other] 把场景加入触发器
}：要么全部，要么都不。
members-remove = { $kind ->
    [zone] 把房间移出区域
    [serviceGroup] 把服务移出群组
   *[other] 把场景移出触发器
}：要么全部，要么都不。
members =
    .group = { $kind ->
        [zone] 区域。
        [serviceGroup] 群组。
       *[other] 触发器。
    }
    .parts = { $kind ->
        [zone] 房间。
        [serviceGroup] 服务。
       *[other] 场景。
    }
member =
    .new-name = 新的名称。
    .alias = 要添加的别名。
    .lost-alias = 要取消的别名。
    .name = 名称或别名。
    .own-name = 名称。
    .names = 名称；`-` 从标准输入每行读一个。
    .code = 语言，例如 de。
    .none = 恢复为听得懂的那种语言。

## Talking

say = 理解输入的文字并执行。
    .about = 单独没有意义的话，接着同一用户五分钟内说过的话来理解：“是”“书桌上的那个”“撤销”。是否打开某物的问题，一分钟内可以回答，且只能回答一次。标准输入里的句子是同一段对话。
chat = 与家庭逐行对话；在终端里，“再见”、空行或 Ctrl-D 结束。
    .about = 在终端里可以编辑每一行，用方向键找回以前的行；它们保存在数据文件夹里，只供你自己使用，但含设置代码的行除外。
    .dry-run = 当作每次写入都成功；什么也不会动。
listen = 理解对麦克风说的话并执行。
    .about =
        麦克风被拔掉后会反复尝试，直到恢复。用 --hands-free 或 --wake 时，只有以短语开头的话才是命令；单独说出短语后，下一句也是。用 --talk 或 --talk-command 时，只有按键之后说的话才是；GPIO 线上的按钮可以这样：
          beckon listen --talk-command "gpiomon --falling-edge --format=pressed gpiochip0 17"
    .wake = 只有以这个短语开头的话才是命令。
    .talk = 只有按键之后的话才是命令：“key”为标准输入上的回车，“signal”为 SIGUSR1。
    .talk-command = 每次按键写一行的命令。
    .closing-silence = 结束一条命令的静音时长，以毫秒计。
    .keep = 把录音保存在这个文件夹里，只有你能读取。
    .speak = 读出回答：一切顺利时只响一声，有更多要说时才说话。
hear = 理解录下的话并执行。
    .about =
        文件可以是任意采样率、声道数和常见编码的 WAV，或没有文件头的 16 位单声道 16 kHz 声音（.raw、.pcm、.s16）。用 --explain 时，逐行说明录音、听到的内容、还可能说了什么、把握多大、用时多久，以及句子的各种解读，包括落选的；什么也不做。几段录音是同一段对话。

        用 --grammar 文件 时，什么也不做：按该 JSGF 语法解码每段录音，打印其中的词，再打印每个标签及其所属的词。语法的公开规则就是可以说的话；它导入的语法在同一处查找。不是该语法句子的一律拒绝。用 --json 时，每个文件一行：
        { $example }
        “status”为“understood”；或“notUnderstood”，带“reason”而没有词；或“failed”，带说明文件为何无法读取的“error”。用 --explain 时，还会说出与被拒声音最接近的句子，并在 JSON 里给出含所有测量值的“finding”。全部听懂时退出状态为 0，否则为第一个未听懂者的状态：1，文件无法读取时为 65 或 66。
    .explain = 说明听到了什么、把握多大、为何这样解读；什么也不做。
    .grammar = 按这个 JSGF 语法来听，而不是按家庭。
    .files = 录音。
wake = 说明一个唤醒短语好不好，并用录音试一试。
    .about = 没有录音时，说明这个短语的缺点；没有缺点时退出状态为 0，否则为 1。有录音时，对其中每句话用一行说明是否以该短语开头。优势值表示吻合程度，0 为最好。用 --second-look 时，吻合的部分还会像 listen 那样用家庭的句子解码。
    .second-look = 对吻合的部分再用家庭的句子解码一次。
    .phrase = 短语。
    .files = 用来试验的录音。
mic = 列出麦克风，并试用其中一个。
mic-decode = 说点什么，看看家庭怎样理解；什么也不做。
    .json = 以 JSON 写出结果。
mic-meter = 每秒十次显示音量，直到 Ctrl-C；说话以 −30 到 −10 dB 之间为宜。
    .seconds = 多少秒后结束。
mic-record = 录成只有你能读取的 WAV 文件。
    .seconds = 录多久，最多 600 秒。
    .file = 文件，必须尚不存在。
mic-list = 列出录音设备，其名称不会因接入其他设备而改变。
mic-play = 播放一段录音。
    .speaker = 用来播放的 ALSA 设备。
    .file = 录音。
replay = 重听“listen --keep”保存的录音，说明哪些理解得不同了；什么也不做。
    .about = 每段录音都按现在的家庭来听，房间和时间则与当时相同。每段用一行说明是否与以前理解得一样。全都一样时退出状态为 0，否则为 1。
    .json = 以 JSON 写出结果，每行一个，带“recording”“same”，不同时还有“before”。
    .folder = 录音所在的文件夹。
parse = 理解输入的文字；什么也不做。
    .explain = 说明各个词成了什么、还有哪些解读、为何落选。
phrases = 列出这个家庭听得懂的句子；什么也不做。

## Setting up

setup = 一步一步设置家庭：名称、房间，然后逐个添加配件。
    .about = 每个回答都立即保存。随时可以用 Ctrl-D、Ctrl-C 或在询问下一个配件时输入空行离开；下次设置会从缺少的地方继续。
    .home = 要设置的家庭；不给则为主要家庭。
home = 各个家庭，以及哪个是主要家庭。
    .name = 家庭。
home-add = 新建家庭：要么全部，要么都不。第一个成为主要家庭。
home-remove = 移除家庭及其中的一切，并结束与其配件的配对。
    .yes = 即使房间或配件随之而去也移除。
home-list = 列出各个家庭。
home-show = 显示家庭里有什么。
    .name = 家庭；不给则为主要家庭。
home-primary = 选定没有说出家庭时所指的家庭。
home-unit = 设定家庭里不带单位的度数是什么意思。
    .unit = celsius（摄氏）或 fahrenheit（华氏）。
home-place = 设定家庭的位置，好让它知道日出日落；或显示它所知道的。
    .about =
        北纬度数和东经度数，与地图相同；精确到十分之一就够了：
          beckon home place --latitude 48.9 --longitude 2.4
    .latitude = 北纬度数，-90 到 90。
    .longitude = 东经度数，-180 到 180。
    .forget = 忘掉位置。
home-history = 列出最近一天家庭里的更改，最新的在前，附有撤销用的编号。
home-undo = 撤销最近一天家庭里的更改：最后一次，或指定编号的一次。
    .about = 之后又改过的部分保持不变，并会说明。撤销本身也能撤销。已结束的配对不会恢复。
    .number = `beckon home history` 给出的编号；不给则为最后一次更改。
room = 家庭里的房间。
room-add = 在家庭里添加房间：要么全部，要么都不。
zone = 房间的组合，例如一个楼层。
zone-add = 在家庭里添加区域：要么全部，要么都不。
    .room = 区域里的一个房间；可以给几次。
accessory = 设备：配对、摆放、放手。
    .home = 它所在的家庭。
    .name = 配件的名称。
    .placed = 配件。
accessory-discover = 在网络中查找配件，每行一个。
    .about = 没有 --all 时，不列出已与本 Beckon 配对的。
    .all = 也列出已与本 Beckon 配对的。
    .seconds = 查找多久。
accessory-add = 与配件或桥接器配对，把它带来的东西放进家庭。
    .about = 没有用选项给出设置代码时，会询问或从标准输入读取。
    .name-or-address = 配件在网络中公布的名称，或它的位置：主机:端口。
    .home = 要加入的家庭；不给则为正在等待该配件的家庭，再不然为主要家庭。
    .room = 它所在的房间。
    .uncertified = 即使它没有声明通过 HomeKit 认证，也不询问就添加。
    .replace = 它就是这个已知的配件，只是重置过：让它接替原来的位置。
    .patience = 缓慢的配件最多可用多久配对，1 到 120。
accessory-remove = 结束与配件的配对，把它移出家庭；桥接器会带走它后面的一切。
    .force = 即使联系不上也忘掉它；再次配对前必须重置。
accessory-list = 列出所有家庭的配件。
accessory-show = 显示配件的已知信息，并从配件读取它的值。
accessory-identify = 让配件表明自己：闪灯或发声。
    .name = 配件的名称；尚未配对的也可给出位置：主机:端口。
accessory-controllers-list = 列出配件信任的控制器。
accessory-controllers-add = 让配件信任另一个控制器，或更改已知控制器的权限。
    .public-key = 它的公钥，64 位十六进制数字。
    .administrator = 它还可以添加和移除其他控制器。
accessory-controllers-remove = 让配件不再信任某个控制器。
accessory-move = 从现在起到另一个地址找配件。
    .about = 用于不公布配件位置的网络。在那里应答的必须用配对时的密钥证明自己就是该配件；否则什么也不改。
    .host = 它现在的位置。
accessory-assign = 把配件放进房间。
    .room = 房间；家庭自己的名称就是代表整个家庭的房间。
accessory-unassign = 把配件移出房间，放进代表整个家庭的房间。
accessory-controllers = 配件信任的控制器：列出、添加、移除。
    .home = 配件所在的家庭。
    .id = 控制器自称的名称。
service = 配件能做什么：列出并命名。
    .about = 服务可以用自己的名称或别名来称呼；配件没有别的服务时，可以用配件的名称；也可以用 配件/类型，例如 插排/Outlet；插排/Outlet/2 是同类型中的第二个。
service-list = 列出家庭里的服务。
    .type = 这种类型的，例如 Lightbulb；可以给几次。
    .room = 这个房间里的。
    .accessory = 这个配件的。
group = 任意配件的服务的组合。
group-add = 在家庭里添加群组。
    .name = 名称；`-` 从标准输入每行读一个。
    .service = 其中的服务。
scene = 一起设定的一组值。
    .name = 场景。
    .service = 要设定的服务。
    .characteristic = 设定它的什么，例如 On 或 Brightness。
scene-add = 在家庭里添加场景：要么全部，要么都不。
scene-set = 让场景设定一个值，取代原来在那里设定的。
    .value = 与家庭文件中的写法相同，或 on、off、true、false、50%。
scene-unset = 让场景不再改动某个值。
scene-run = 运行场景；有配件没完成自己的部分时，退出状态为 3。
    .json = 把结果写成一个 JSON 对象。
scene-save = 把现在开着的做成场景，或用来取代一个场景。
    .about = 值从配件读取。会解锁或打开家庭防护的不收入。场景已存在时，在终端里会询问；否则需要 --replace。
    .room = 这个房间里的；可以给几次。
    .zone = 这个区域里的；可以给几次。
    .accessory = 这个配件；可以给几次。
    .all = 所有可以设定的，而不只是开着的。
    .partial = 不收入没有应答的。
    .replace = 取代同名的场景。
    .name = 场景的名称。
trigger = 在指定时间运行场景的东西。
    .about = 日期按 RFC 3339（2030-01-01T22:30:00+01:00），或用当地时间（2030-01-01 22:30），或用时刻（22:30，即下一个）。重复用 --every 30m、6h、1d 或 2w，或 --on monday,friday、weekdays 或 weekend。
    .at = 第一次触发的时间。
    .every = 多久重复一次：30m、6h、1d、2w。
    .on = 在星期几触发。
    .time-zone = 以哪个时区的当地时间为准；不给则为系统时区。
    .names = 它们的名称。
trigger-add = 在家庭里添加触发器；启用之前不会触发。
    .scene = 它运行的场景；可以给几次。
    .enable = 立即启用。
    .runs-late = 补上无程序运行期间错过的最后一次。
trigger-show = 显示触发器的已知信息、何时触发、上次怎样。
trigger-enable = 启用触发器：要么全部，要么都不。
    .about = 触发器会解锁、打开或撤防的，先询问；没有得到“是”就保持原样。
trigger-disable = 停用触发器：要么全部，要么都不。
trigger-set = 给触发器换个时间；没说到的保持不变。
    .once = 只触发一次，不再重复。
trigger-next = 说出触发器或所有已启用触发器接下来的日期。
    .count = 多少个日期：1 到 1000。
trigger-log = 说明触发器或整个家庭最近几次的结果，最新的在前。
    .count = 多少个日期：1 到 10000。
trigger-run = 执行所有家庭的触发器，直到 SIGTERM 或 Ctrl-C。
    .about = 可以同时运行几个程序：由其中一个触发，它结束时由其他的接手。`beckon listen` 也会执行触发器。
    .background = 像其他命令启动它那样：出了问题由下一个命令说明，没有事可做时就结束。
    .now = 当前时刻，按 RFC 3339；时间从那里继续。
user = 谁可以做什么：管理员做一切，访客控制和观察。
    .role = 用户的角色：guest（访客）或 administrator（管理员）。
    .name = 用户。
user-add = 在家庭里添加用户。
    .name = 用户的名称。
    .no-opening = 访客不得动门锁、门和警报，也不得上锁；适合孩子。
    .account = 以该用户行事的本机账户。
user-role = 把用户设为管理员或访客。
user-opening = 允许或不允许访客动门锁、门和警报。
    .may-open = 访客可否：on 或 off。
user-account = 让本机的一个账户以某个用户行事。
    .login = 账户名。
    .none = 不再有账户以该用户行事。
phrase = 代表一句话的自定说法。
    .about =
        教过的说法在所属的家庭里对所有可以控制它的人有效，并随 `beckon export` 导出：
          beckon phrase teach "看电影" "把灯调到百分之二十"
phrase-teach = 教一句尚无意义的话，取代以前教的意思。
    .words = 你说的话。
    .sentence = 你所指的句子；不能是解锁或打开的。
phrase-list = 列出教过家庭的话。
phrase-forget = 忘掉教过的话的意思。
    .words = 那句话。

## Names

check = 这个名称可用吗？听得出、分得清吗？
    .about = 所有名称都可用且不会混淆时退出状态为 0，否则为 1。
    .kind = 由什么使用该名称：home、room、zone、accessory、service、group、scene 或 trigger。
lint = 找出家庭里重复或会混淆的名称。
    .about = 没有什么可说时退出状态为 0，否则为 1。
    .home = 要检查的家庭；不给则为全部。
pronounce = 这个名称大概怎么读？
    .about = 每种读法用一行列出音素。用 --as 时，该名称的主人也可以这样称呼；听到的仍写作该名称。
    .as = 另一种读法，用词写出。
    .forget = 忘掉所有另外的读法。
    .play = 读出来。
    .wav = 把读音写成 WAV 文件。
    .name = 名称。

## Always on

serve = 让家随时为所有其他程序待命，直到 SIGTERM 或 Ctrl-C。
    .about = 它保持与配件的连接、执行触发器，并通过 HTTP 应答：在数据文件夹的套接字“hub.sock”上只应答所有者，在一个地址上应答持有 `beckon client add` 所发令牌的客户端。离家在外时，由 `beckon remote add` 邀请的人经中继与它对话。在那里用浏览器可以看到家。它运行时，`say` 和 `chat` 会使用它。用 --microphone 可以当面对它说话。SIGHUP 使它重新读取语言和证书。日志写到标准错误。
    .relay = 在这个端口上为别处的中枢及与之对话的人做中继，自己什么也读不到。没有给出地址时，在所有地址上。
    .relay-hub = 中继所服务的中枢，用 `beckon remote key` 给出的密钥表示；可以给几次，或用“;”隔开几个。不给则服务每个中枢。
    .mqtt = 与 MQTT 服务器通信：Home Assistant 在那里看到并设定各样东西，也能听懂 Rhasspy。能在那里发布消息的人都能与家庭对话。
    .mqtt-user = 中枢在服务器上的用户。
    .mqtt-password-file = 该用户密码所在的文件，不得让别人读取。
    .mqtt-ca = 可以证明服务器身份的证书：PEM。给出后用 TLS 通信。
    .mqtt-prefix = 中枢自己主题的开头；不给则为“beckon”。
    .mqtt-discovery = Home Assistant 查看的主题的开头；不给则为“homeassistant”。
    .no-mqtt-discovery = 不在服务器上向任何人展示各样东西。
    .mqtt-client = 服务器来的一切所依据的客户端：用它的权限、房间和用户；不给则除打开和设置之外都可以做。
    .mqtt-unlocking = 允许 Home Assistant 的命令解锁、打开和撤防：它就算作“是”。
    .mqtt-hermes = 提供 Rhasspy 的 Hermes 的哪些部分：“nlu,dialogue,asr,tts”中的一些，或“none”；不给则为全部。听需要 --ear。
    .host = 客户端访问的地址。超出本机时中枢使用 TLS，证书由它自己制作。
    .port = 那里的端口；0 表示由系统选择。
    .certificate = 取代中枢自有证书的证书及其上级：PEM。
    .key = --certificate 的私钥：PEM。
    .plain = 在该地址使用不加密的 HTTP，供前面带 TLS 的代理使用。
    .local-only = 只在数据文件夹的套接字上应答。
    .only-home = 对于 PostgreSQL 数据库，只服务这个家庭；要更多就再给一次。不给则为没有其他中枢服务的全部家庭。
    .ear = 也听客户端交来的录音。
    .microphone = 听本机的麦克风，并执行所说的话。
    .wake = 在那里，只有以这个短语开头的话才是命令。
    .room = 麦克风所在的房间。
    .user = 对麦克风说话的用户。
    .microphone-may-unlock = 在那里说的话，口头回答“是”后可以解锁、打开和撤防。
    .wyoming = 在这个端口上按 Wyoming 协议提供语音识别、理解、唤醒词和语音，不需要令牌：能连到它的人都能与家庭对话。没有给出地址时，只限本机。
    .wyoming-client = 在那里提出要求者所用的客户端：用它的权限、房间和用户；不给则除打开和设置之外都可以做。
    .no-wyoming-announcement = 不在网络中公布。
    .satellite = 中枢所听并通过它说话的 wyoming-satellite；可以给几次，或用“;”隔开几个。
    .satellite-wake = 中枢在卫星上等待的短语；不给则为实测最好的。
    .titled-mqtt = MQTT 选项
    .titled-wyoming = WYOMING 选项
    .remote = 远程
client = 谁可以通过网络访问中枢：浏览器、卫星、脚本。
    .user = 它以哪个用户行事，用该用户的权限。
    .language = 对它所说的语言；不给则为中枢中听得懂的那种。
    .name = 客户端。
    .may = 可否：on 或 off。
client-add = 添加客户端，并说出它的令牌；只说这一次。
    .room = 它所在的房间：对它说话的人的“这里”。
    .listen-only = 它得知家庭里的情况，什么也不做。
    .may-unlock = 得到“是”之后，它可以解锁、打开和撤防。
    .may-set-up = 它可以更改家庭的组成，并进行配对。
    .name = 怎样称呼它。
client-list = 列出客户端。
client-remove = 收回客户端的令牌；它的下一个请求会被拒绝。
client-opening = 允许或不允许客户端解锁、打开和撤防。
    .from-away = 从外面，前提是它本来就可以。
client-setup = 允许或不允许客户端更改家庭的组成并配对。
client-code = 说出一个代码，浏览器十分钟内可凭它得到令牌。
remote = 离家在外时与中枢对话，经过一个什么也读不到的中继。
    .about = 在家里：`beckon remote add 名称` 生成邀请，只说一次；持有它的人就能与中枢对话，所以要像交钥匙一样交给对方。在另一台机器上用 `beckon remote accept 家庭` 接受，然后用 `beckon say --via 家庭 …` 说话。`beckon client remove 名称` 收回邀请。
    .home = 服务器上所指的家庭，不论由哪个中枢服务；不给则为主要家庭。
remote-add = 邀请别人从外面与本中枢对话；邀请只说这一次。
    .may-unlock = 得到“是”之后，它可以解锁、打开和撤防；在外面还需要 --may-unlock-from-away。
    .may-unlock-from-away = 它可以解锁、打开和撤防的，在外面也可以。
    .name = 怎样称呼该客户端。
remote-key = 说出本中枢的公钥，供中继的主人使用；服务器上的家庭则为该家庭的公钥。
remote-accept = 接受邀请：不显示地询问，或从标准输入读取。
    .home = 在这里怎样称呼该家庭。
remote-list = 列出从外面与之对话的家庭。
remote-forget = 忘掉从外面与之对话的家庭及其密钥。
log = 跟踪由 systemd 运行的中枢的日志。
    .about = 不带 --system 时为本用户的中枢（`systemctl --user enable --now beckon`），带上则为本机的中枢。由 journalctl 显示。
    .system = 本机的中枢。
    .once = 显示现有的就结束，不再等待。
    .lines = 显示多少行以前的内容，0 到 100000。
watch = 打印家庭里发生的事，每行一件，直到 SIGTERM 或 Ctrl-C。
    .about = 其他程序对共享数据库的更改、配件报告的值，以及配件能否联系上。第一行说明家庭已读取；同样的一行也代表所有错过的内容。

## Home files

import = 用文件里的家庭取代现有的；要么全部，要么都不。
    .about = 名称不变的仍是原来的：配对、用户的账户和观察者都保留。如果文件缺少现有的家庭或已配对的配件，在终端里会询问；否则需要 --replace；配对不会因此结束，`beckon home undo` 可以恢复。用 --dry-run 时，每行说明一处差异：+ 会添加，- 会移除，~ 会更改。
    .replace = 移除文件里缺少的家庭和已配对的配件。
    .dry-run = 什么也不改；打印会更改的内容。
    .json = 与 --dry-run 一起用时，每行写一个 JSON 对象。
    .file = 家庭文件。
export = 把家庭以家庭文件的形式写到标准输出。
pairings = 把配对保存在密封文件里，或取回。
pairings-export = 把我们的身份和所有配对写进用密码密封的文件。
    .about = 持有文件和密码的人能控制配件。
pairings-import = 取回密封文件里的配对。
    .about = 身份相同时，它们与现有的合并；另一身份的配对只有用 --replace 才会取代现有的。
    .replace = 放弃这里属于另一身份的配对。
    .file = 密封文件。
simulate = 把家庭文件里的配件作为真正的 HAP 配件来提供，直到 SIGTERM。
    .about = 每个桥接器一个服务器，不在桥接器后面的配件也各有一个。全部就绪后，用一行 JSON 说明各自的端口、设置代码和身份。也可以不用家庭文件，而用市售设备对 GET /accessories 的应答，做它的替身。
    .state-dir = 身份和配对保存在哪里。
    .port = 第一个服务器的端口；其余依次排列。0 表示由系统选择。
    .host = 监听的地址；不给则为本机的所有地址。
    .no-announce = 不在网络中公布服务器。
    .control = 也在这个套接字上接受同一用户的命令。
    .file = 家庭文件，或抓取的配件列表。
    .controlling = 控制：在标准输入和 --control 的套接字上，每行一个 JSON 对象。每个都用一行应答，带 "ok"；若为 false，还带 "error"；"id" 原样返回。
    .list = 所有服务器、配件、服务和值
    .set = 如同手动；"service"（名称或类型）和 "server" 区分相同者，或改用 "aid" 和 "iid"
    .watch = 从此每次更改一行：{ $example }
    .add-accessory = 名称，或家庭文件那样的对象；没有 "bridge" 时用自己的服务器，端口为 "port"
    .add-service = 类型，或家庭文件那样的对象
    .add-characteristic = 值与家庭文件中的写法相同
    .remove-accessory = 、remove-service、remove-characteristic：必须存在的保留
    .fault = 没有 "server" 为全部，没有 "times" 则直到 { $clear }；故障有 slow（缓慢）、silent（无声）、refuse（无人监听）、drop-before、drop-mid 和 drop-after（会话的请求断开连接）、error-status（"status":-70402）、wrong-proof、stale-address（移到未公布的端口）
    .reboot = 关闭再打开，使用新端口
    .reset = 忘掉它的控制器

## This machine

doctor = 检查 Beckon 所需的是否齐全，并说明缺少时该怎么办。
    .about = 它检查已安装的内容、数据文件夹及其数据库、麦克风、时钟、中枢、网络和每个已配对的配件。什么也不改。一切正常时退出状态为 0，即使缺少某些东西；有东西不能用时为 69。
    .patience = 配件最多可用多久应答，1 到 60。
report = 写出报告故障所需的内容：本机情况和 doctor 的发现，不含名称和地点。
    .about = 不含家庭和物品的名称、地址、路径和设置的值，也不读取任何密钥、代码或令牌。发送前还是请看一遍。
backup = 把家庭、用户、自定说法、触发器和配对写进一个文件。
    .about = 不论期间谁更改了家庭，它都是完整的。其中的配对用密码密封，密码会询问：两者都有的人能控制配件。文件是只有你能读取的 tar 归档。
restore = 取回备份里的内容。
    .about = 已有的家庭只有用 --replace 才会被取代。期间不得有其他程序使用该文件夹：先结束 `beckon serve`。浏览器和卫星不在备份里：请给它们新的令牌。
    .replace = 放弃这里的家庭，以及另一身份的配对。
    .file = 文件。
database = 照管家庭的数据库：在数据文件夹里，或在 PostgreSQL 服务器上。
database-check = 检查数据库能否连上、是否完好。
database-migrate = 建立数据表，或更新到最新。
    .about = 数据表的所有者用任何命令都会这样做；只能读写行的角色，更新之后需要运行一次。
database-move = 把所有家庭从一个数据库搬到另一个，并在那里核对。
    .about = 两者各为 PostgreSQL 数据库的 URL 或数据文件夹。用户的账户、触发器可以打开什么及其结果一并搬过去；可撤销的更改则不。原处什么也不移除，配对留在自己的数据文件夹里。那里已有家庭时，在终端里会询问；否则需要 --add 或 --replace。
    .add = 那里已有的家庭保留，这些与之并列。
    .replace = 那里已有的家庭永久移除：无法撤销。
    .from = 家庭现在的位置。
    .to = 家庭要去的位置。
database-leases = 列出 PostgreSQL 数据库的哪个家庭由哪个中枢服务。
database-release = 把家庭从不再回来的中枢那里释放出来。
    .about = 没有后备的中枢在连不上数据库期间可以单独行事，所以没有谁接手它的家庭。只有在它永远关闭之后才释放。
database-grant = 写出只给 PostgreSQL 角色所需权限的 SQL。
    .schema = 数据表所在的模式。
    .role = 角色。
config = Beckon 的设置，以及来自哪个文件。
config-show = 列出每项设置、它的值及其来源。
    .about = 设置是不必键入的命令选项：来自 /etc/beckon/beckon.toml、~/.config/beckon/beckon.toml，以及 BECKON_SERVE_PORT 之类的变量。键入的优先于一切。BECKON_CONFIG 指定唯一的文件；为空则没有文件。
