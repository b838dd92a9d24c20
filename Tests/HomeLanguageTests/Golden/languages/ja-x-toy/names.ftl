### What is said of names.

bearer = { kind-of-thing }「{ $name }」
bearer-in-room = { $room }の{ kind-of-thing }「{ $name }」
bearer-at-home = { $home }の{ $bearer }
fault-in-row = { $reason }({ $row })
fault-in-row-at = { $reason }({ $row }、{ $number }字目)
taken-by = { $bearer }の名前です
like-command = 「{ $name }」は{ $command ->
    [wholeCommand] 言いつけです
   *[value] 言いつけの言葉です
}
like-any-of-kind = 「{ $name }」は{ $bearer }のことでもあります
like-order-about = 「{ $name }」は{ $bearer }への言いつけです
like-list = 「{ $name }」は{ $things }のことです
like-placed = 「{ $name }」は{ $bearer }のことです
said-alike = { $bearer }と同じ音です
sounds-alike = { $bearer }と音が似ています
looks-alike = { $bearer }と字が似ています
differs-in-little = { $bearer }とほとんど同じです
name-free = 「{ $name }」は使えます
name-held = 「{ $name }」は使われています
name-illegal = 「{ $name }」は名前になりません
name-confusable = 「{ $name }」は使えますが、まぎらわしいです
name-because = { $text }: { $reason }
two-reasons = { $first }、{ $last }
more-reasons = { $reason }、他に{ $count }つ
free-names = 使える名前: { $names }
finding = { $status }: { $bearer }: { $reason }
finding-offering = { $text }(使える名前: { $names })
would-be-confused = { $bearer }はまぎらわしいです: { $reason }
form-would-be-confused = 「{ $name }」はまぎらわしいです: { $reason }
offering-names = { $text }。{ $names }なら使えます
offering-command = { $text }: `{ $line }`
more-warnings = 他に{ $count }つ: `beckon lint`
