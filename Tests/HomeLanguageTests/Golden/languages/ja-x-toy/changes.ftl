changed-thing = 「{ $name }」
changed-part = { $other }の「{ $name }」
all-homes = 家
change-in-home = { $text }({ $home })
change-detailed = { $text }:{ $detail }
two-details = { $first }、{ $last }
aspect-of-thing = { $aspect ->
    [name] 名前
    [room] 部屋
   *[other] 物
}
detail-changed = { aspect-of-thing }:{ $from }→{ $to }
detail-added = { aspect-of-thing }に{ $name }
detail-removed = { aspect-of-thing }から{ $name }
detail-reordered = { aspect-of-thing }の順番
detail-of-value = { $name }:{ $from }→{ $to }
detail-extra = 他
no-value = なし
plain-answer = { $settled ->
    [no] いいえ
   *[yes] はい
}
