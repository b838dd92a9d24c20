### How the person is spoken to: “tu”, which is the usual one, or “Lei”.

you-said = { $address ->
    [polite] Ha detto
   *[plain] Hai detto
}
say = { $address ->
    [polite] Dica
   *[plain] Di'
}
say-so = { $address ->
    [polite] dica
   *[plain] di'
}
do-you-want = { $address ->
    [polite] Vuole
   *[plain] Vuoi
}
what-you-want = { $address ->
    [polite] che cosa vuole
   *[plain] che cosa vuoi
}
you-mean = { $address ->
    [polite] intende
   *[plain] intendi
}
you-are = { $address ->
    [polite] in che stanza è
   *[plain] in che stanza sei
}
tell-me = { $address ->
    [polite] Me lo dica
   *[plain] Dimmelo
}
try = { $address ->
    [polite] Provi
   *[plain] Prova
}
try-it = { $address ->
    [polite] la provi
   *[plain] provala
}
add-now = { $address ->
    [polite] Aggiunga
   *[plain] Aggiungi
}
add = { $address ->
    [polite] aggiunga
   *[plain] aggiungi
}
add-it = { $address ->
    [polite] lo aggiunga
   *[plain] aggiungilo
}
add-one = { $address ->
    [polite] ne aggiunga una
   *[plain] aggiungine una
}
choose = { $address ->
    [polite] scelga un
   *[plain] scegli un
}
choose-one = { $address ->
    [polite] ne scelga un
   *[plain] scegline un
}
look = { $address ->
    [polite] guardi
   *[plain] guarda
}
rename = { $address ->
    [polite] gli cambi
   *[plain] cambiagli
}
forget = { $address ->
    [polite] ne dimentichi
   *[plain] dimenticane
}
make = { $address ->
    [polite] faccia
   *[plain] fa'
}
remove = { $address ->
    [polite] tolga
   *[plain] togli
}
remove-it = { $address ->
    [polite] lo tolga
   *[plain] toglilo
}
remove-one = { $address ->
    [polite] ne tolga
   *[plain] togline
}
reset = { $address ->
    [polite] non lo ripristini
   *[plain] non ripristinarlo
}
recover = { $address ->
    [polite] recuperi
   *[plain] recupera
}
ask-it = { $address ->
    [polite] lo chieda
   *[plain] chiedilo
}
ask = { $address ->
    [polite] chieda
   *[plain] chiedi
}
change-home = { $address ->
    [polite] cambi la casa
   *[plain] cambia la casa
}
give-it = { $address ->
    [polite] le dia 00
   *[plain] dalle 00
}
give-it-one = { $address ->
    [polite] le dia una
   *[plain] dalle una
}
give-one = { $address ->
    [polite] gliene dia
   *[plain] dagliene
}
write-it = { $address ->
    [polite] la scriva
   *[plain] scrivila
}
write-one = { $address ->
    [polite] ne scriva
   *[plain] scrivine
}
create-one = { $address ->
    [polite] ne crei
   *[plain] creane
}
create-one-now = { $address ->
    [polite] Ne crei
   *[plain] Creane
}
name-one = { $address ->
    [polite] ne nomini
   *[plain] nominane
}
give-any = { $address ->
    [polite] ne dia uno
   *[plain] danne uno
}
give-name = { $address ->
    [polite] dia il
   *[plain] dai il
}
say-one = { $address ->
    [polite] Ne dica
   *[plain] Dinne
}
