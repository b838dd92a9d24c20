### Why something was not understood, or could not be done.

## What was heard or typed.

nothing-said = No he oído ninguna palabra.
too-long = Es demasiado largo: una frase tiene como mucho { $limit } caracteres.
too-many-words = Es demasiado largo: una frase tiene como mucho { $limit } palabras.
not-understood = No he entendido { $words }
no-such-sentence = Conozco estas palabras, pero no esta frase.
try-saying = { try } con «{ $text }».
no-home-yet = Todavía no hay ninguna casa. { create-now } una con `beckon setup`.
nothing-before = No recuerdo nada que haya hecho hace un momento. { say } { what-you-want } con el nombre de la cosa.
goes-on-from-nothing = No sé a qué se refiere eso. { say } la frase entera, por favor.
did-nothing-yet = Todavía no he hecho nada.

## Names.

nothing-called = No hay nada que se llame «{ $name }».
nothing-called-there = No hay nada que se llame «{ $name }» en { $home }.
no-room-called = No hay ninguna habitación que se llame «{ $name }» en { $home }.
did-you-mean = ¿{ do-you-want } decir { $names }?
in-another-home = No hay nada que se llame «{ $name }» en { $home }. Está en { $other }.
is-elsewhere = { $things } { be } en { $room }, no en { $place }
is-in-no-room = { $things } no { be } en ninguna habitación, y tampoco en { $place }

## What things can do.

cannot = Con { $things } no se puede { $ability ->
    [power] encender ni apagar
    [percentage] fijar un porcentaje
    [number] fijar un número
    [temperature] fijar una temperatura
    [lock] cerrar ni abrir con llave
    [door] abrir ni cerrar
    [mute] quitar el sonido
    [halt] poner en pausa
    [color] cambiar de color
    [black] poner el negro
    [white] cambiar de blanco
    [mode] elegir calor o frío
    [arm] armar ni desarmar
    [dim] cambiar el brillo
    [position] abrir a medias
    [speed] fijar una velocidad
    [volume] fijar un volumen
    [humidity] fijar una humedad
    [level] subir ni bajar
    [warmth] dar más ni menos calor
    [degrees] cambiar tantos grados
   *[tell] saber eso
}
it-can-be = Sí se puede { $abilities }.
# To follow “se puede”.
able = { $ability ->
    [power] encender o apagar
    [dim] cambiar el brillo
    [speed] fijar una velocidad
    [lock] cerrar o abrir con llave
    [door] abrir o cerrar
    [temperature] fijar una temperatura
    [mode] elegir calor o frío
    [color] cambiar de color
    [warmth] hacer la luz más cálida o más fría
    [volume] fijar un volumen
    [mute] quitar el sonido
    [halt] poner en pausa
   *[arm] armar o desarmar
}
nothing-able = En { $place } no hay ningún accesorio que pueda hacer eso.
nothing-telling = En { $place } no hay ningún sensor para eso.
nothing-of-kind = No hay ningún aparato de ese tipo ({ $kind }) en { $place }.
nothing-other = No hay ningún otro aparato así ({ $name }) en { $place }.
not-as-many = { $found ->
    [one] Hay solo uno ({ $kind })
   *[other] Hay { $found } ({ $kind })
} en { $place }, no { $said }. { say } a cuál { what-you-mean }.
some-thing = aparato
nothing-to-control = En { $name } no hay nada que controlar.
too-broad = { say } a qué { what-you-mean } en { $home }: una habitación, un aparato, «las luces» o «todo».
room-unknown = No sé en qué habitación { you-are }. { say } el nombre de la habitación.
# “Set the lamp”, and nothing says to what.
value-missing = { say } a cuánto hay que poner { $things }.
scene-is-empty = { $name } todavía no tiene acciones.

## Rights.

refused = { $user } no es usuario de { $home }, así que no se ha hecho nada.
guest = { $user } es invitado en { $home }: solo los administradores programan cosas. No se ha hecho nada.

## Times that cannot be kept.

time-of-sun = No sé dónde está esa casa, y por tanto tampoco cuándo sale o se pone el sol allí. { tell-me } con `beckon home place` (con `--home` para una que no sea la principal), o { say-so } una hora, por ejemplo «a las 19:30».
time-of-sun-vague = { say } cuánto antes o después, por ejemplo «media hora antes de la puesta de sol».
time-of-polar-night = Ahora aquí no sale el sol, así que no sería ni hoy ni mañana. { say } una hora, por ejemplo «a las 19:30».
time-of-polar-day = Ahora aquí no se pone el sol, así que no sería ni hoy ni mañana. { say } una hora, por ejemplo «a las 19:30».
time-of-sun-seldom = Según el sol puedo hacerlo una vez, todos los días o en días de la semana.
time-of-event = Puedo esperar a una hora, o a lo que diga un accesorio, pero aquí nada dice eso. { say } una hora, por ejemplo «a las 19:30».
time-of-event-and-time = Puedo esperar a que pase algo o a una hora, pero no a las dos cosas en una frase. { say } una u otra.
time-vague = { say } cuándo, por ejemplo «dentro de 10 minutos» o «a las 19:30».
time-without-clock = { say } a qué hora, por ejemplo «a las 19:30».
time-without-weekday = { say } qué día, por ejemplo «un martes sí y otro no a las 8».
time-of-several-days = { say } «todos los» antes de los días, o un día cada vez.
time-in-seconds = Cuento el tiempo en minutos. { say } un número entero de minutos.
time-too-far = Falta más de un año para eso.
time-passed = Esa hora ya ha pasado.
time-too-often = Es demasiado a menudo: puedo repetir algo cada 5 minutos como mucho.
time-too-seldom = Es demasiado de tarde en tarde: puedo repetir algo cada 5 semanas como poco.
time-overlapping = Volvería a empezar antes de haber acabado.
time-with-last-day = No puedo poner fin a lo que se repite. { say } la frase sin el último día.
time-of-no-day = Ese día no existe.
no-way-back = No sé a qué debe volver { $name }. { say } las dos horas, y qué hay que hacer.

## What an accessory did not do.

# After its name.
control-fault = { $error ->
    [notPaired] no está emparejado con Beckon
    [pairingMissing] estaba emparejado, pero su emparejamiento falta en { $detail }: no lo { reset }, sino { recover } emparejamientos de una copia (beckon pairings import)
    [pairingUnreadable] no se puede controlar, porque su emparejamiento no se puede leer: { $detail }
    [unreachable] no está al alcance
    [notReachedByBridge] no está al alcance de su puente
    [stranger] no es quien responde en su dirección: hay otro accesorio
    [pairingGone] ya no conoce a Beckon: { remove-it } y { add-it } de nuevo
    [timedOut] no ha respondido a tiempo
    [unconfirmed] no ha respondido a tiempo: no se sabe si se ha hecho
    [interrupted] se ha cortado antes de responder: no se sabe si se ha hecho
    [tooSlow] no ha terminado a tiempo
    [busy] está ocupado
    [outOfResources] no tiene sitio para más
    [readOnly] no deja cambiar esto
    [writeOnly] no dice esto
    [noNotifications] no dice cuándo cambia esto
    [invalidValue] no admite este valor
    [notUnderstood] ha respondido algo que no entiendo
    [noValue] ha respondido mal: no ha dado ningún valor
    [noSuchCharacteristic] no tiene esto
    [insufficientPrivileges] no permite esto
    [insufficientAuthorization] pide para esto más pruebas de las que tiene Beckon
    [notAllowedNow] no puede hacer esto ahora
    [needsConsent] se ha quedado como estaba: para abrirlo hace falta un sí
    [servedElsewhere] lo atiende otro hub, el de su casa
    [cutOff] se ha quedado como estaba: no se puede preguntar a la base de datos qué hub atiende su casa
    [protocolViolation] ha respondido mal: { $detail }
    [violationInDoubt] ha respondido mal: { $detail }: no se sabe si se ha hecho
   *[status] se ha negado con el estado { $detail }
}
accessory-fault = { $things } { control-fault }
# Whose accessory is in no home any more.
gone-accessory = un accesorio que ya no está
gone-thing = lo que ya no está

## What became of a scene.

scene-without-actions = { $name } no tiene acciones
scene-failed = { $name } ha fallado: { $reason }
scene-failed-partly = { $name } ha fallado en parte: { $reason }
# Where more is to be told than a person reads.
many-more = { $names }, y { $count } más

## What cannot be kept for later.

agenda-gone = { $home } ya no está.
agenda-needs-yes = No se programa nada: lo que abriría necesita un sí.
agenda-change = Puedo programar un valor, pero no un cambio. { say } un valor, por ejemplo el 40 por ciento.
agenda-nowhere = Aquí no se puede programar nada.
agenda-in-file = Lo que se dice para más tarde se guarda en la base de datos compartida: { remove } --home-file.

## What was heard.

heard-nothing = No he oído nada.
heard-too-much = Eso era más que una orden. { say } una cada vez.
heard-no-command = He oído algo, pero ninguna orden que conozca.
