### Why a sentence is read as it is.

read-as = 読み方: { $text }
taken = 採用
not-taken = 不採用: { $reason }
not-otherwise = 他の読み方はできません: { $text } [{ $name }]
lost-because = { $loss ->
    [errors] 違う字が多い
    [absent] それがない
    [home] 他の家にある
    [room] 他の部屋にある
    [ability] できない
   *[other] もっと良い読み方がある
}
chunk-means = { $chunk ->
    [pause] 点
    [not] ない
   *[other] つなぎ
}
thing-meant = もの: { $things }
place-meant = 場所: { $place }
scene-meant = 場面: { $name }
time-meant = 時間: { $time }
in-place = { $place }の
so-many-in-all = …全部で{ $count }つ
