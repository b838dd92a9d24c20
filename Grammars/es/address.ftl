### How the person is spoken to: “tú”, which is the usual one, or “usted”.

you-said = { $address ->
    [polite] Ha dicho
   *[plain] Has dicho
}
say = { $address ->
    [polite] Diga
   *[plain] Di
}
say-so = { $address ->
    [polite] diga
   *[plain] di
}
do-you-want = { $address ->
    [polite] Quiere
   *[plain] Quieres
}
do-you-mean = { $address ->
    [polite] quiere decir
   *[plain] quieres decir
}
what-you-want = { $address ->
    [polite] lo que quiere
   *[plain] lo que quieres
}
what-you-mean = { $address ->
    [polite] se refiere
   *[plain] te refieres
}
you-are = { $address ->
    [polite] está
   *[plain] estás
}
tell-me = { $address ->
    [polite] Dígamelo
   *[plain] Dímelo
}
try = { $address ->
    [polite] Pruebe
   *[plain] Prueba
}
try-it = { $address ->
    [polite] pruébela
   *[plain] pruébala
}
create-now = { $address ->
    [polite] Cree
   *[plain] Crea
}
create = { $address ->
    [polite] cree una
   *[plain] crea una
}
add-now = { $address ->
    [polite] Añada
   *[plain] Añade
}
add = { $address ->
    [polite] añada
   *[plain] añade
}
add-it = { $address ->
    [polite] añádalo
   *[plain] añádelo
}
give = { $address ->
    [polite] dé uno
   *[plain] da uno
}
give-more = { $address ->
    [polite] dé más
   *[plain] da más
}
give-less = { $address ->
    [polite] dé menos
   *[plain] da menos
}
give-name = { $address ->
    [polite] dé su nombre
   *[plain] da su nombre
}
give-it = { $address ->
    [polite] dele
   *[plain] dale
}
choose = { $address ->
    [polite] elija
   *[plain] elige
}
look = { $address ->
    [polite] mire
   *[plain] mira
}
forget = { $address ->
    [polite] olvide una
   *[plain] olvida una
}
make = { $address ->
    [polite] haga
   *[plain] haz
}
remove = { $address ->
    [polite] quite
   *[plain] quita
}
remove-it = { $address ->
    [polite] quítelo
   *[plain] quítalo
}
reset = { $address ->
    [polite] restablezca
   *[plain] restablezcas
}
recover = { $address ->
    [polite] recupere los
   *[plain] recupera los
}
ask-it = { $address ->
    [polite] pídaselo
   *[plain] pídeselo
}
ask = { $address ->
    [polite] pida al
   *[plain] pide al
}
name-another = { $address ->
    [polite] nombre
   *[plain] nombra
}
change-home = { $address ->
    [polite] cambie la casa
   *[plain] cambia la casa
}
rename = { $address ->
    [polite] cámbiele
   *[plain] cámbiale
}
write = { $address ->
    [polite] escriba una como
   *[plain] escribe una como
}
write-it = { $address ->
    [polite] escríbala
   *[plain] escríbela
}
