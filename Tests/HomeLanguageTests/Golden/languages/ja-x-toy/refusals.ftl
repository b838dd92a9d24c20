### Why a change was refused.

kind-of-thing = { $sort ->
    [home] 家
    [room] 部屋
    [zone] 区域
    [accessory] 機器
    [service] 機能
    [serviceGroup] 組
    [actionSet] 場面
    [trigger] 予定
   *[user] 人
}
fault-empty = 名前が空です
fault-character = { $number }字目の「{ $name }」は使えません
fault-start = 「{ $name }」では始められません
fault-end = 「{ $name }」では終われません
fault-long = 名前は{ $limit }字までです
fault-marks = { $number }字目の印は{ $limit }つまでです
no-name = { $reason }
bad-name = 「{ $name }」は名前になりません: { $reason }
bad-name-offering = { bad-name }。「{ $other }」なら使えます
name-taken-by-home = 「{ $name }」は{ $home }の名前です
name-taken = 「{ $name }」は{ $home }の{ kind-of-thing }「{ $other }」の名前です
home-name-taken = 「{ $name }」は家「{ $other }」の名前です
user-name-taken = 「{ $name }」は{ $home }の人「{ $other }」の名前です
alias-exists = { kind-of-thing }「{ $name }」はもう「{ $other }」といいます
no-alias = { kind-of-thing }「{ $name }」は「{ $other }」といいません
no-aliases-for-users = 人「{ $name }」の名前は一つだけです
bad-spoken-forms = 「{ $name }」はそう呼べません
no-room-for-spoken-forms = 「{ $name }」はそう呼べません
no-room-for-place = 「{ $name }」の場所は残せません
no-room-for-language = 「{ $name }」の言語は残せません
unspeakable = 「{ $name }」は読めません
no-home = まだ家がありません
not-found = { kind-of-thing }「{ $name }」はありません
not-found-in = { $home }に{ kind-of-thing }「{ $name }」はありません
nothing-called-so = 「{ $home }」に「{ $name }」はありません
several-services = 「{ $name }」は{ $count }つあります: { $names }
and-others = { $names }など
no-characteristic = 「{ $things }」に「{ $name }」はありません
no-service-type = 「{ $name }」という機能はありません
there-is = { $text }。「{ $name }」はあります
there-are = { $text }。{ $names }はあります
mean-name = { $text }。「{ $name }」ですか
mean-type = { $text }。{ $name }ですか
is-gone = その{ kind-of-thing }はもうありません
is-gone-from = { $home }のその{ kind-of-thing }はもうありません
already-exists = { kind-of-thing }「{ $name }」はもうあります
already-exists-in = { $home }の{ kind-of-thing }「{ $name }」はもうあります
already-in = 「{ $name }」はもう{ kind-of-thing }「{ $other }」にあります
not-in = 「{ $name }」は{ kind-of-thing }「{ $other }」にありません
no-action = 「{ $name }」は場面「{ $other }」にありません
full-home = { $home }には{ $limit }つまでです
full-store = { $limit }つまでです
too-many-accessories = { $home }には機器は{ $limit }つまでです
nothing-on-to-save = ついているものがありません
nothing-to-save = 何もありません
may-not-change = 「{ $user }」は{ $home }を変えられません
may-not-open = 「{ $user }」は{ $home }を開けられません
may-not-open-from-away = 「{ $user }」は外から{ $home }を開けられません
nobody-there = { $home }の人ではありません
not-owner = 持ち主ではありません
last-administrator = 「{ $user }」は{ $home }の最後の管理者です
bad-account = 「{ $user }」のものではありません
room-for-home-stays = 「{ $home }」は家全体の部屋です
room-for-home-in-zone = 「{ $home }」は区域「{ $name }」に入りません
bridge-behind-bridge = 「{ $name }」は「{ $other }」につなげません
no-bridge = 「{ $name }」は「{ $other }」につなげません
service-not-removable = 「{ $name }」は「{ $other }」から外せません
bad-action = 「{ $things }」の{ $name }は{ $value }になりません
bad-trigger = 予定「{ $name }」は{ $refused ->
    [fireDateInPast] 過ぎた時間です
   *[other] その時間にはできません
}
no-weekdays = 曜日がありません
bad-fire-date = 「{ $text }」は予定「{ $name }」の日時になりません
bad-time-zone = 「{ $text }」は予定「{ $name }」の時間帯になりません
bad-date = 「{ $text }」は日時になりません
line-not-text = 字ではありません
line-too-long = 長すぎます
