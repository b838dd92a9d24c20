### What is said in a language whose script sets no spaces: its verbs stand last, and nothing has a plural.

turn-on = { $things }を{ $telling ->
    [named] つける
   *[announced] つけます
}
turn-off = { $things }を{ $telling ->
    [named] 消す
   *[announced] 消します
}
lock = { $things }の{ $telling ->
    [named] 鍵をかける
   *[announced] 鍵をかけます
}
unlock = { $things }の{ $telling ->
    [named] 鍵を開ける
   *[announced] 鍵を開けます
}
open = { $things }を{ $telling ->
    [named] 開ける
   *[announced] 開けます
}
close = { $things }を{ $telling ->
    [named] 閉める
   *[announced] 閉めます
}
arm = { $things }を{ $telling ->
    [named] 警戒する
   *[announced] 警戒します
}
disarm = { $things }を{ $telling ->
    [named] 警戒をやめる
   *[announced] 警戒をやめます
}
halt = { $things }を止める
mute = { $things }を{ $telling ->
    [named] 消音にする
   *[announced] 消音にします
}
unmute = { $things }の{ $telling ->
    [named] 音を出す
   *[announced] 音を出します
}
toggle = { $things }を{ $telling ->
    [named] 切り替える
   *[announced] 切り替えます
}
change = { $things }を{ $telling ->
    [named] 変える
   *[announced] 変えます
}
set-to = { $things }を{ $value }に{ $telling ->
    [named] する
   *[announced] します
}
move-to = { $things }を{ $value }まで{ $telling ->
    [named] 動かす
   *[announced] 動かします
}
run = { $name }を{ $telling ->
    [named] 始める
   *[announced] 始めます
}
multiply = { $things }を{ $percent }パーセントに{ $telling ->
    [named] する
   *[announced] します
}
more = { $things }を{ $amount }{ $telling ->
    [named] 上げる
   *[announced] 上げます
}
less = { $things }を{ $amount }{ $telling ->
    [named] 下げる
   *[announced] 下げます
}
sentence = { $text }。
sentences = { $first }{ $last }
quoted = 「{ $text }」
and-pair = { $first }と{ $last }
and-middle = { $first }、{ $last }
and-end = { $first }と{ $last }
or-pair = { $first }か{ $last }
or-middle = { $first }、{ $last }
or-end = { $first }か{ $last }
on = ついて
off = 消えて
locked = 鍵がかかって
unlocked = 鍵が開いて
opened = 開いて
closed = 閉まって
armed = { $value }で警戒して
disarmed = 警戒しないで
alarming = 警報を鳴らして
muted = 消音になって
unmuted = 音が出て
halted = 止まって
positioned = { $value }開いて
been-set = { $value }になって
reading = { $value }
setting = { $value }
at-level = { $value }になって
found-state = { $state ->
    [jammed] 動かなくなって
    [opening] 開きかけて
    [closing] 閉まりかけて
    [stopped] 途中で止まって
    [triggered] 警報を鳴らして
   *[unknown] 何かになって
}
is-so = { $things }は{ $predicate }います
is-already-so = { $things }はもう{ $predicate }います
is-off = { $things }は消えています
has-changed = { $things }を変えました
scene-is-set = { $name }を始めました
will-do = { $time }に{ $action }
do-at-time = { $time }に{ $action }
do-now = 今{ $action }
did-it = { $things }はできました
more-failed = あと{ $count }つもできませんでした
nothing-done = 何もしませんでした。
yes = はい、{ $answer }
no = いいえ、{ $answer }
all-is-quiet = 静かです({ $predicate }物なし)
none-of-them = ありません
none-known = 知る限りありません
none-counted = ありません
counted = { $count }つ、{ $things }
in-rooms = { $rooms }で{ $things }
does-not-say = { $things }は分かりません
must-be-asked = { $things }に聞かないと分かりません
more-tell = あと{ $count }つあります
finding-yes = { $things }は何かを知らせています
finding-no = { $things }は何も知らせていません
measuring = { $things }は{ $value }です
air-quality = { $things }の空気は{ $number }です
heating-mode = { $things }は{ $number }です
hue = { $things }の色は{ $number }です
which-one = どれですか、{ $readings }。
one-of-more = あと{ $count }つのどれか
did-you-say = 「{ $text }」と言いましたか。
did-you-say-one = どちらを言いましたか、{ $readings }。
did-you-say-or = { $first }、{ $last }
shall-i = { $actions }のですか。
which-would = { $action }と{ $actions }
which-would-open = { $action }と何かを開ける
nothing-scheduled = 予定はありません
nothing-like-that = そのような予定はありません
scheduled = { $time }に{ $action }
more-scheduled = あと{ $count }つあります。
no-longer = { $actions }のをやめます
when-so = { $text }とき
will-do-when = { $time }、{ $action }
happens = { $things }が{ $happening ->
    [opens] 開く
    [closes] 閉まる
   *[turnsOn] 変わる
}
is-not-so = { $things }が{ $predicate }でない
goes-above = { $things }が{ $value }を超える
goes-below = { $things }が{ $value }を下回る
for-minutes = { $text }のが{ $count }分続く
for-seconds = { $text }のが{ $count }秒続く
own-articles = {""}
thing = { $name }
it = それ
in-home = { $home }の{ $things }
in-room = { $room }の{ $things }
room = { $name }
no-room = 部屋なし
many-things = { $count }つ
many-things-in-room = { $room }の{ $count }つ
mode = { $mode ->
    [heat] 暖房
    [cool] 冷房
   *[auto] 自動
}
kelvin = { $number }ケルビン
celsius = { $number }度
fahrenheit = 華氏{ $number }度
percent = { $number }パーセント
percent-open = { $value }開いて
set-value = { $value }になって
at-value = { $value }になって
color = { $color ->
    [red] 赤
    [blue] 青
   *[white] 白
}
takes = { $things }は{ $range }です
other-values = 他の値
from-to = { $from }から{ $to }
percent-from-to = { $from }から{ $to }パーセント
kelvin-from-to = { $from }から{ $to }ケルビン
in-steps = { $range }、{ $step }ずつ
speed-in-percent = パーセント
changes-of-percent = { $number }パーセントまで
changes-of-degrees = { $number }度まで
nothing-said = 何も聞こえませんでした。
too-long = { $limit }字までです。
too-many-words = { $limit }語までです。
not-understood = { $words }が分かりませんでした
no-such-sentence = その文は分かりませんでした。
try-saying = 「{ $text }」と言ってみてください。
no-home-yet = まだ家がありません。
nothing-before = まだ何もしていません。
goes-on-from-nothing = 何の続きか分かりません。
did-nothing-yet = まだ何もしていません。
heard-nothing = 何も聞こえませんでした。
heard-too-much = 一つずつ言ってください。
heard-no-command = 分かりませんでした。
nothing-called = 「{ $name }」はありません。
nothing-called-there = { $home }に「{ $name }」はありません。
no-room-called = { $home }に「{ $name }」という部屋はありません。
did-you-mean = { $names }ですか。
in-another-home = 「{ $name }」は{ $home }ではなく{ $other }にあります。
is-elsewhere = { $things }は{ $place }ではなく{ $room }にあります
is-in-no-room = { $things }は{ $place }にありません
cannot = { $things }にはできません
it-can-be = { $abilities }。
able = { $ability ->
    [power] つけたり消したりできます
   *[other] 変えられます
}
nothing-able = { $place }にそれができるものはありません。
nothing-telling = { $place }にそれが分かるものはありません。
nothing-of-kind = { $place }にそれはありません。
nothing-other = { $place }に他の{ $name }はありません。
not-as-many = { $place }には{ $said }つではなく{ $found }つあります。
some-thing = もの
nothing-to-control = { $name }は動かせません。
too-broad = { $home }のどれかを言ってください。
room-unknown = どの部屋か分かりません。
value-missing = { $things }をどうしますか。
scene-is-empty = { $name }は空です。
refused = { $user }は{ $home }の人ではありません。
guest = { $user }は{ $home }の客です。
control-fault = { $error ->
    [unreachable] 返事がありません
   *[other] できませんでした
}
violation = { $violation ->
    [status] 状態{ $detail }
   *[refusal] 返事が変です
}
pairing-file-fault = { $file }は読めません
accessory-fault = { $things }は{ control-fault }
gone-accessory = もうない物
gone-thing = もうない物
scene-without-actions = { $name }は空です
scene-failed = { $name }はできませんでした:{ $reason }
scene-failed-partly = { $name }は一部できませんでした:{ $reason }
many-more = { $names }、ほか{ $count }
no-way-back = { $name }の戻し方が分かりません。
agenda-gone = { $home }はもうありません。
agenda-needs-yes = はいと言わないと開けません。
agenda-change = 値を言ってください。
agenda-nowhere = ここでは予定を作れません。
agenda-in-file = ここでは予定を作れません。
time-once = { $day }の{ $clock }
time-daily = 毎日{ $clock }
time-on-weekdays = 毎週{ $days }の{ $clock }
time-every-other-week = 隔週{ $days }の{ $clock }
time-every-weeks = { $count }週間ごとの{ $clock }
time-every-days = { $count }日ごとの{ $clock }
time-every-minute = { $day }の{ $clock }から{ $count }分ごと
time-every-hour = { $day }の{ $clock }から{ $count }時間ごと
at-sun = { $sun ->
    [sunrise] 日の出
   *[sunset] 日没
}
before-sun = { at-sun }の{ $count }分前
after-sun = { at-sun }の{ $count }分後
time-once-by-sun = { $day }の{ $time }、{ $clock }
time-on-weekdays-by-sun = 毎週{ $days }の{ $time }
time-first = { $time }、初めは{ $day }
today = 今日
tomorrow = 明日
on-weekday = { $days }
on-date = { $month }月{ $number }日
on-date-of-year = { $year }年{ $month }月{ $number }日
any-day = 毎日
any-weekday = 平日
weekday = { $weekday ->
    [monday] 月曜
    [tuesday] 火曜
    [wednesday] 水曜
    [thursday] 木曜
    [friday] 金曜
    [saturday] 土曜
   *[sunday] 日曜
}
timed-name = 予定 { $things } { $time }
timed-plain = 予定
timed-things = { $count }つ
timed-scene = { $name } 場面
timed-number = { $name } { $number }
hello = こんにちは。
goodbye = さようなら。
welcome = どういたしまして。
help = { $readings }などと言ってください。
the-rooms = { $home }の部屋は{ $names }です。
no-rooms = { $home }には部屋がありません。
the-scenes = { $home }のシーンは{ $names }です。
no-scenes = { $home }にはシーンがありません。
help-with-nothing = まだ何もありません。
time-of-sun = その時間にはできません。
time-of-sun-vague = その時間にはできません。
time-of-polar-night = その時間にはできません。
time-of-polar-day = その時間にはできません。
time-of-sun-seldom = その時間にはできません。
time-of-event = その時間にはできません。
time-of-event-and-time = その時間にはできません。
time-vague = その時間にはできません。
time-without-clock = その時間にはできません。
time-without-weekday = その時間にはできません。
time-of-several-days = その時間にはできません。
time-in-seconds = その時間にはできません。
time-too-far = その時間にはできません。
time-passed = その時間にはできません。
time-too-often = その時間にはできません。
time-too-seldom = その時間にはできません。
time-overlapping = その時間にはできません。
time-with-last-day = その時間にはできません。
time-of-no-day = その時間にはできません。
no-skill = { $skill ->
    [timers] タイマーはありません。
   *[knowledge] それはできません。
}
bad-phrase = 「{ $text }」は覚えられません。
no-phrase = { $home }は「{ $text }」を覚えていません。
no-room-for-phrases = 「{ $name }」には覚える場所がありません。
nearest-sentence = { $text }ですか。
phrase-kept = 「{ $text }」を覚えました。
phrase-means = 「{ $text }」は「{ $name }」です。
phrase-opens = それは家を開けます。そのまま言ってください。
