### Why a sentence is read as it is: what `--explain` tells.

read-as = Leído como: { $text }
taken = elegido
not-taken = descartado: { $reason }
not-otherwise = No de otro modo: { $text } [{ $name }]
lost-because = { $loss ->
    [errors] habría más letras equivocadas
    [absent] no hay nada así
    [form] toma un nombre abreviado por lo que tiene uno entero
    [home] está en una casa que va después
    [unnamedThings] una parte menor de la frase son nombres de cosas
    [unnamedPlaces] una parte menor de la frase son nombres de lugares
    [room] no está en la habitación de quien habla
    [ability] no se puede hacer
    [guesses] supone más
    [commands] necesita más órdenes
    [phrases] necesita más partes
    [bare] se refiere a un lugar y no a una cosa que hay en él
    [penalty] infringe una regla que hace improbable una lectura
   *[turn] hay una manera más sencilla de preguntarlo
}

## What words were taken for.

chunk-means = { $chunk ->
    [courtesy] cortesía
    [pause] pausa
    [question] signo de interrogación
    [and] y
    [or] o
    [but] pero
    [then] luego
    [not] no
    [except] excepto
    [instead] no esto sino aquello
    [no] no
    [correction] en su lugar
    [never] retirarlo
   *[spare] dejar como está
}
thing-meant = cosa: { $things }
place-meant = lugar: { $place }
scene-meant = escena: { $name }
time-meant = hora: { $time }
in-place = en { $place }
so-many-in-all = … { $count } en total
