### What is said of names before they are given, and of those of a home.

# What bears a name.
bearer = { kind-of-thing } «{ $name }»
bearer-in-room = { kind-of-thing } «{ $name }» ({ $room })
bearer-at-home = { $bearer } de { $home }

## What is wrong with a name.

fault-in-row = { $reason } (fila { $row })
fault-in-row-at = { $reason } (fila { $row }, carácter { $number })
taken-by = ya tiene este nombre: { $bearer }
like-command = { $command ->
    [wholeCommand] «{ $name }» es una orden por sí sola, y se tomaría por ella
    [words] «{ $name }» está hecho de palabras de órdenes, y se tomaría por una
    [generic] «{ $name }» es en sí una palabra de órdenes, y se tomaría por ella
    [home] «{ $name }» es como las órdenes llaman a toda la casa, y se tomaría por ella
    [allOfKind] «{ $name }» es como las órdenes llaman a todos los de un tipo, y se tomaría por ellos
    [anyOfKind] «{ $name }» es como las órdenes llaman a cualquiera de un tipo, y se tomaría por eso
    [order] «{ $name }» dice lo que dicen las órdenes, y se tomaría por una
   *[value] «{ $name }» es lo que dicen las órdenes de cómo o cuándo, y se tomaría por eso
}
like-any-of-kind = «{ $name }» es como las órdenes llaman a cualquiera de un tipo, por ejemplo { $bearer }
like-order-about = «{ $name }» se tomaría por una orden sobre { $bearer }
like-list = «{ $name }» se tomaría por { $things }
like-placed = «{ $name }» es como la gente llama a { $bearer }
said-alike = se dice igual que { $bearer }
sounds-alike = suena como { $bearer }
looks-alike = se escribe casi como { $bearer }
differs-in-little = se distingue de { $bearer } solo por { $difference ->
    [plural] el plural
    [articleOrPlural] un artículo o el plural
   *[kind] una palabra que la gente se salta
}

## What a name is judged to be.

name-free = «{ $name }» está libre
name-held = «{ $name }» está ocupado
name-illegal = «{ $name }» no es un nombre permitido
name-confusable = «{ $name }» está libre, pero se confundiría
name-because = { $text }: { $reason }
two-reasons = { $first }; { $last }
more-reasons = { $reason }; y { $count } más
free-names = libres: { $names }

## What is wrong with the names of a home.

finding = { $status ->
    [invalid] no válido
    [taken] ocupado
   *[confusable] confundible
}: { $bearer }: { $reason }
finding-offering = { $text } (libres: { $names })

## Warnings about names that were just given.

would-be-confused = { $bearer } se confundiría: { $reason }
form-would-be-confused = dicho «{ $name }», se confundiría: { $reason }
offering-names = { $text }; libres estarían { $names }
offering-command = { $text }: `{ $line }`
more-warnings = y { $count } más: véase `beckon lint`
