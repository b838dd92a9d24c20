### What is said of names before they are given, and of those of a home.

# What bears a name.
bearer = { kind-of-thing } «{ $name }»
bearer-in-room = { kind-of-thing } «{ $name }» ({ $room })
bearer-at-home = { $bearer } di { $home }

## What is wrong with a name.

fault-in-row = { $reason } (riga { $row })
fault-in-row-at = { $reason } (riga { $row }, carattere { $number })
taken-by = questo nome ce l'ha già { $bearer }
like-command = { $command ->
    [wholeCommand] «{ $name }» è già da solo un comando, e si prenderebbe per quello
    [words] «{ $name }» è fatto di parole di comandi, e si prenderebbe per uno di quelli
    [generic] «{ $name }» è di per sé una parola di comandi, e si prenderebbe per quella
    [home] «{ $name }» è come i comandi chiamano tutta la casa, e si prenderebbe per quella
    [allOfKind] «{ $name }» è come i comandi chiamano tutte le cose di un tipo, e si prenderebbe per quelle
    [anyOfKind] «{ $name }» è come i comandi chiamano una qualsiasi cosa di un tipo, e si prenderebbe per quella
    [order] «{ $name }» dice ciò che dicono i comandi, e si prenderebbe per uno
   *[value] «{ $name }» è ciò che i comandi dicono di come o quando, e si prenderebbe per quello
}
like-any-of-kind = «{ $name }» è come i comandi chiamano una qualsiasi cosa di un tipo, per esempio { $bearer }
like-order-about = «{ $name }» si prenderebbe per un comando su { $bearer }
like-list = «{ $name }» si prenderebbe per { $things }
like-placed = «{ $name }» è come la gente chiama { $bearer }
said-alike = si dice come { $bearer }
sounds-alike = suona come { $bearer }
looks-alike = si scrive quasi come { $bearer }
differs-in-little = si distingue da { $bearer } solo per { $difference ->
    [plural] il plurale
    [articleOrPlural] un articolo o il plurale
   *[kind] una parola che la gente salta
}

## What a name is judged to be.

name-free = «{ $name }» è libero
name-held = «{ $name }» è occupato
name-illegal = «{ $name }» non è un nome permesso
name-confusable = «{ $name }» è libero, ma si confonderebbe
name-because = { $text }: { $reason }
two-reasons = { $first }; { $last }
more-reasons = { $reason }; e { $count } in più
free-names = liberi: { $names }

## What is wrong with the names of a home.

finding = { $status ->
    [invalid] non valido
    [taken] già in uso
   *[confusable] confondibile
}: { $bearer }: { $reason }
finding-offering = { $text } (liberi: { $names })

## Warnings about names that were just given.

would-be-confused = { $bearer } si confonderebbe: { $reason }
form-would-be-confused = detto «{ $name }», si confonderebbe: { $reason }
offering-names = { $text }; liberi sarebbero { $names }
offering-command = { $text }: `{ $line }`
more-warnings = e { $count } in più: si veda `beckon lint`
