### What is said of names before they are given, and of those of a home.

# What bears a name.
bearer = { kind-of-thing } « { $name } »
bearer-in-room = { kind-of-thing } « { $name } » ({ $room })
bearer-at-home = { $bearer } ({ $home })

## What is wrong with a name.

fault-in-row = { $reason } (règle { $row })
fault-in-row-at = { $reason } (règle { $row }, caractère { $number })
taken-by = { $bearer } porte déjà ce nom
like-command = { $command ->
    [wholeCommand] « { $name } » est une commande à lui seul et serait pris pour elle
    [words] « { $name } » est fait de mots de commandes et serait pris pour une commande
    [generic] « { $name } » est un mot des commandes et serait pris pour lui
    [home] « { $name } » désigne tout le domicile dans les commandes et serait pris pour lui
    [allOfKind] « { $name } » désigne tout ce qui est de cette sorte et serait pris pour cela
    [anyOfKind] « { $name } » désigne n'importe quoi de cette sorte et serait pris pour cela
    [order] « { $name } » dit ce que disent les commandes et serait pris pour l'une d'elles
   *[value] « { $name } » dit comment ou quand, et serait pris pour cela
}
like-any-of-kind = « { $name } » désigne dans les commandes n'importe quoi de cette sorte, comme { $bearer }
like-order-about = « { $name } » serait pris pour une commande à { $bearer }
like-list = « { $name } » serait pris pour { $things }
like-placed = c'est par « { $name } » que les gens désignent { $bearer }
said-alike = cela se prononce comme { $bearer }
sounds-alike = cela ressemble à { $bearer }
looks-alike = cela s'écrit presque comme { $bearer }
differs-in-little = cela ne diffère de { $bearer } que par { $difference ->
    [plural] le pluriel
    [articleOrPlural] un article ou le pluriel
   *[kind] un mot que les gens omettent
}

## What a name is judged to be.

name-free = « { $name } » est libre
name-held = « { $name } » est pris
name-illegal = « { $name } » n'est pas un nom permis
name-confusable = « { $name } » est libre, mais prêterait à confusion
name-because = { $text } : { $reason }
two-reasons = { $first } ; { $last }
more-reasons = { $reason } ; et { $count } de plus
free-names = libres : { $names }

## What is wrong with the names of a home.

finding = { $status ->
    [invalid] non valable
    [taken] déjà pris
   *[confusable] à confondre
} : { $bearer } : { $reason }
finding-offering = { $text } (libres : { $names })

## Warnings about names that were just given.

would-be-confused = { $bearer } prêterait à confusion : { $reason }
form-would-be-confused = dit « { $name } », cela prêterait à confusion : { $reason }
offering-names = { $text } ; seraient libres { $names }
offering-command = { $text } : `{ $line }`
more-warnings = et { $count } de plus : voir `beckon lint`
