### Why a sentence is read as it is: what `--explain` tells.

read-as = Letto come: { $text }
taken = scelto
not-taken = scartato: { $reason }
not-otherwise = Non altrimenti: { $text } [{ $name }]
lost-because = { $loss ->
    [errors] ci sarebbero più lettere sbagliate
    [absent] non c'è niente del genere
    [form] prende un nome abbreviato per ciò che ne ha uno intero
    [home] è in una casa che viene dopo
    [unnamedThings] una parte minore della frase è fatta di nomi di cose
    [unnamedPlaces] una parte minore della frase è fatta di nomi di luoghi
    [room] non è nella stanza di chi parla
    [ability] non si può fare
    [guesses] suppone di più
    [commands] vuole più comandi
    [phrases] vuole più parti
    [bare] intende un luogo e non una cosa che vi si trova
    [penalty] viola una regola che rende improbabile una lettura
   *[turn] c'è un modo più semplice di chiederlo
}

## What words were taken for.

chunk-means = { $chunk ->
    [courtesy] cortesia
    [pause] pausa
    [question] punto interrogativo
    [and] e
    [or] o
    [but] ma
    [then] poi
    [not] non
    [except] tranne
    [instead] non questo ma quello
    [no] no
    [correction] al suo posto
    [never] ritirarlo
   *[spare] lasciare com'è
}
thing-meant = cosa: { $things }
place-meant = luogo: { $place }
scene-meant = scena: { $name }
time-meant = ora: { $time }
in-place = in { $place }
so-many-in-all = … { $count } in tutto
