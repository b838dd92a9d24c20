### Was von Namen gesagt wird, bevor sie vergeben werden, und von denen eines Hauses.

# What bears a name.
bearer = { kind-of-thing } „{ $name }“
bearer-in-room = { kind-of-thing } „{ $name }“ ({ $room })
bearer-at-home = { $bearer } von { $home }

## What is wrong with a name.

fault-in-row = { $reason } (Zeile { $row })
fault-in-row-at = { $reason } (Zeile { $row }, bei Zeichen { $number })
taken-by = so heißt schon: { $bearer }
like-command = { $command ->
    [wholeCommand] „{ $name }“ ist für sich ein Befehl und würde dafür gehalten
    [words] „{ $name }“ besteht aus Wörtern von Befehlen und würde für einen gehalten
    [generic] „{ $name }“ ist selbst ein Wort von Befehlen und würde dafür gehalten
    [home] „{ $name }“ heißt in Befehlen das ganze Haus und würde dafür gehalten
    [allOfKind] „{ $name }“ heißt in Befehlen alles von einer Art und würde dafür gehalten
    [anyOfKind] „{ $name }“ heißt in Befehlen irgendetwas von einer Art und würde dafür gehalten
    [order] „{ $name }“ sagt, was Befehle sagen, und würde für einen gehalten
   *[value] „{ $name }“ sagen Befehle davon, wie oder wann etwas sein soll, und es würde dafür gehalten
}
like-any-of-kind = „{ $name }“ heißt in Befehlen irgendetwas von einer Art, etwa { $bearer }
like-order-about = „{ $name }“ würde für einen Befehl gehalten, und zwar an { $bearer }
like-list = „{ $name }“ würde dafür gehalten: { $things }
like-placed = „{ $name }“ nennt man auch { $bearer }
said-alike = klingt genau wie { $bearer }
sounds-alike = klingt ähnlich wie { $bearer }
looks-alike = schreibt sich fast wie { $bearer }
differs-in-little = unterscheidet sich von { $bearer } nur durch { $difference ->
    [plural] die Mehrzahl
    [articleOrPlural] einen Artikel oder die Mehrzahl
   *[kind] ein Wort, das man weglässt
}

## What a name is judged to be.

name-free = „{ $name }“ ist frei
name-held = „{ $name }“ ist vergeben
name-illegal = „{ $name }“ ist kein gültiger Name
name-confusable = „{ $name }“ ist frei, würde aber verwechselt
name-because = { $text }: { $reason }
two-reasons = { $first }; { $last }
more-reasons = { $reason }; und { $count } weitere
free-names = frei: { $names }

## What is wrong with the names of a home.

finding = { $status ->
    [invalid] ungültig
    [taken] vergeben
   *[confusable] verwechselbar
}: { $bearer }: { $reason }
finding-offering = { $text } (frei: { $names })

## Warnings about names that were just given.

would-be-confused = { $bearer } würde verwechselt: { $reason }
form-would-be-confused = gesprochen als „{ $name }“ würde es verwechselt: { $reason }
offering-names = { $text }; frei wären { $names }
offering-command = { $text }: `{ $line }`
more-warnings = und { $count } weitere: siehe `beckon lint`
