### What is said of names before they are given, and of those of a home.

# What bears a name.
bearer = the { kind-of-thing } “{ $name }”
bearer-in-room = the { kind-of-thing } “{ $name }” in the { $room }
bearer-at-home = { $bearer } of { $home }

## What is wrong with a name.

fault-in-row = { $reason } (row { $row })
fault-in-row-at = { $reason } (row { $row }, at character { $number })
taken-by = { $bearer } already has this name
like-command = { $command ->
    [wholeCommand] “{ $name }” is a command by itself, and would be taken for it
    [words] “{ $name }” is made of words of commands, and would be taken for one
    [generic] “{ $name }” is a word of commands itself, and would be taken for it
    [home] “{ $name }” is what commands call the whole home, and would be taken for it
    [allOfKind] “{ $name }” is what commands call all of a kind, and would be taken for them
    [anyOfKind] “{ $name }” is what commands call anything of a kind, and would be taken for that
    [order] “{ $name }” says what commands say, and would be taken for one
   *[value] “{ $name }” is what commands say of how a thing is to be, or when, and would be taken for that
}
like-any-of-kind = “{ $name }” is what commands call anything of a kind, such as { $bearer }
like-order-about = “{ $name }” would be taken for a command about { $bearer }
like-list = “{ $name }” would be taken for { $things }
like-placed = “{ $name }” is what people call { $bearer }
said-alike = it is said just as { $bearer } is
sounds-alike = it sounds like { $bearer }
looks-alike = it is written almost as { $bearer } is
differs-in-little = it differs from { $bearer } only by { $difference ->
    [plural] the plural
    [articleOrPlural] an article or the plural
   *[kind] a word that people leave out
}

## What a name is judged to be.

name-free = “{ $name }” is free
name-held = “{ $name }” is taken
name-illegal = “{ $name }” is no legal name
name-confusable = “{ $name }” is free, but would be confused
name-because = { $text }: { $reason }
two-reasons = { $first }; { $last }
more-reasons = { $reason }; and { $count } more
free-names = free: { $names }

## What is wrong with the names of a home. The status is the word that programs read.

finding = { $status }: { $bearer }: { $reason }
finding-offering = { $text } (free: { $names })

## Warnings about names that were just given.

would-be-confused = { $bearer } would be confused: { $reason }
form-would-be-confused = said as “{ $name }”, it would be confused: { $reason }
offering-names = { $text }; free would be { $names }
offering-command = { $text }: `{ $line }`
more-warnings = and { $count } more: see `beckon lint`
