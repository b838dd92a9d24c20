### Warum ein Satz so gelesen wird: was `--explain` sagt.

read-as = Gelesen als: { $text }
taken = genommen
not-taken = nicht genommen: { $reason }
not-otherwise = Nicht anders: { $text } [{ $name }]
lost-because = { $loss ->
    [errors] mehr Buchstaben wären falsch
    [absent] nichts dergleichen ist da
    [form] es nimmt einen gekürzten Namen, wo etwas ganz so heißt
    [home] es ist in einem Haus, das später kommt
    [unnamedThings] weniger vom Satz sind Namen von Dingen
    [unnamedPlaces] weniger vom Satz sind Namen von Orten
    [room] es ist nicht im Raum dessen, der spricht
    [ability] es geht nicht
    [guesses] es rät mehr
    [commands] es braucht mehr Befehle
    [phrases] es braucht mehr Satzteile
    [bare] es meint einen Ort und kein Ding darin
    [penalty] es bricht eine Regel, die eine Lesart unwahrscheinlich macht
   *[turn] man fragt einfacher
}

## What words were taken for.

chunk-means = { $chunk ->
    [courtesy] Höflichkeit
    [pause] Pause
    [question] Fragezeichen
    [and] und
    [or] oder
    [but] aber
    [then] dann
    [not] nicht
    [except] außer
    [instead] nicht dies, sondern das
    [no] nein
    [correction] stattdessen
    [never] zurückgenommen
   *[spare] lassen, wie es ist
}
thing-meant = Ding: { $things }
place-meant = Ort: { $place }
scene-meant = Szene: { $name }
time-meant = Zeit: { $time }
in-place = in { $place }
so-many-in-all = … insgesamt { $count }
