### What is said of names before they are given, and of those of a home.

# What bears a name.
bearer = { kind-of-thing } «{ $name }»
bearer-in-room = { kind-of-thing } «{ $name }» ({ $room })
bearer-at-home = { $bearer }, дом «{ $home }»

## What is wrong with a name.

fault-in-row = { $reason } (строка { $row })
fault-in-row-at = { $reason } (строка { $row }, символ { $number })
taken-by = так уже называется { $bearer }
like-command = { $command ->
    [wholeCommand] «{ $name }» само по себе команда, и было бы понято как она
    [words] «{ $name }» состоит из слов команд, и было бы понято как команда
    [generic] «{ $name }» само слово команд, и было бы понято как оно
    [home] «{ $name }» в командах значит весь дом, и было бы понято так
    [allOfKind] «{ $name }» в командах значит всё такого рода, и было бы понято так
    [anyOfKind] «{ $name }» в командах значит что угодно такого рода, и было бы понято так
    [order] «{ $name }» говорит то, что говорят команды, и было бы понято как команда
   *[value] «{ $name }» в командах говорит, каким чему быть или когда, и было бы понято так
}
like-any-of-kind = «{ $name }» в командах значит что угодно такого рода, например { $bearer }
like-order-about = «{ $name }» было бы понято как команда, к которой относится { $bearer }
like-list = «{ $name }» было бы понято как { $things }
like-placed = «{ $name }» — так люди называют то, что есть: { $bearer }
said-alike = произносится так же, как { $bearer }
sounds-alike = звучит похоже на то, что есть: { $bearer }
looks-alike = пишется почти как { $bearer }
differs-in-little = есть { $bearer }, и разница только в том, что это { $difference ->
    [plural] множественное число
    [articleOrPlural] множественное число
   *[kind] слово, которое люди опускают
}

## What a name is judged to be.

name-free = «{ $name }» свободно
name-held = «{ $name }» занято
name-illegal = «{ $name }» не может быть именем
name-confusable = «{ $name }» свободно, но его путали бы
name-because = { $text }: { $reason }
two-reasons = { $first }; { $last }
more-reasons = { $reason }; и ещё { $count }
free-names = свободны: { $names }

## What is wrong with the names of a home.

finding = { $status ->
    [invalid] недопустимо
    [taken] занято
   *[confusable] легко спутать
}: { $bearer }: { $reason }
finding-offering = { $text } (свободны: { $names })

## Warnings about names that were just given.

would-be-confused = { $bearer }: будут путать: { $reason }
form-would-be-confused = сказанное как «{ $name }» будут путать: { $reason }
offering-names = { $text }; свободны { $names }
offering-command = { $text }: `{ $line }`
more-warnings = и ещё { $count }: см. `beckon lint`
