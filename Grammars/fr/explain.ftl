### Why a sentence is read as it is: what `--explain` tells.

read-as = Lu comme : { $text }
taken = retenu
not-taken = écarté : { $reason }
not-otherwise = Pas autrement : { $text } [{ $name }]
lost-because = { $loss ->
    [errors] plus de lettres seraient fausses
    [absent] il n'y a rien de tel à cet endroit
    [form] un nom abrégé y est pris pour un nom entier
    [home] c'est dans un domicile moins probable
    [unnamedThings] une moindre part de la phrase nomme des choses
    [unnamedPlaces] une moindre part de la phrase nomme des lieux
    [room] ce n'est pas dans la pièce où l'on parle
    [ability] cela ne peut pas se faire
    [guesses] il faut deviner davantage
    [commands] il faut plus de commandes
    [phrases] il faut plus d'expressions
    [bare] cela désigne un lieu et non ce qui s'y trouve
    [penalty] cela enfreint une règle qui rend cette lecture improbable
   *[turn] il y a une façon plus simple de le demander
}

## What words were taken for.

chunk-means = { $chunk ->
    [courtesy] politesse
    [pause] pause
    [question] point d'interrogation
    [and] et
    [or] ou
    [but] mais
    [then] puis
    [not] négation
    [except] sauf
    [instead] pas ceci mais cela
    [no] non
    [correction] plutôt
    [never] tout est repris
   *[spare] laisser tel quel
}
thing-meant = chose : { $things }
place-meant = lieu : { $place }
scene-meant = scène : { $name }
time-meant = moment : { $time }
in-place = lieu : { $place }
so-many-in-all = … { $count } en tout
