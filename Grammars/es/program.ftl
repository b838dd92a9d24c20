### Lo que el programa dice a quien está ante la pantalla.

## Words that messages share

kind = { $kind ->
    [home] casa
    [room] habitación
    [zone] zona
    [accessory] accesorio
    [service] servicio
    [serviceGroup] grupo
    [actionSet] escena
    [trigger] disparador
   *[other] usuario
}
counted = { $kind ->
    [home] { $count ->
        [one] { $count } casa
       *[other] { $count } casas
    }
    [room] { $count ->
        [one] { $count } habitación
       *[other] { $count } habitaciones
    }
    [zone] { $count ->
        [one] { $count } zona
       *[other] { $count } zonas
    }
    [accessory] { $count ->
        [one] { $count } accesorio
       *[other] { $count } accesorios
    }
    [service] { $count ->
        [one] { $count } servicio
       *[other] { $count } servicios
    }
    [serviceGroup] { $count ->
        [one] { $count } grupo
       *[other] { $count } grupos
    }
    [actionSet] { $count ->
        [one] { $count } escena
       *[other] { $count } escenas
    }
    [trigger] { $count ->
        [one] { $count } disparador
       *[other] { $count } disparadores
    }
   *[other] { $count ->
        [one] { $count } usuario
       *[other] { $count } usuarios
    }
}
and = { $first } y { $last }
or = { $first } o { $last }
comma = { $first }, { $last }
yes-no = { $is ->
    [yes] sí
   *[other] no
}
primary = principal
primary-mark = { " " }(principal)
sentence-end = { $text }.

## Questions at the terminal

yes-or-no = { $question } (sí o no)
words-for-yes = sí si s yes y
nothing-done = No se ha hecho nada.
interrupted = interrumpido: { $undone }
undone-in-part = puede que lo último se haya hecho solo en parte: preguntarlo o comprobarlo
undone-whole-or-not = lo que estaba en curso se ha hecho entero o nada
undone-nothing = no se ha cambiado nada
line-not-text = esa línea no es texto UTF-8; inténtalo de nuevo
line-too-long = esa línea supera los 64 KiB; inténtalo de nuevo
in-line = línea { $number }: { $fault }
not-utf8-arguments = la línea de órdenes no es texto UTF-8: comprueba el juego de caracteres del terminal
no-such-command = no existe la orden «{ $command }»: { $advice }
did-you-mean-command = ¿quizá «{ $command }»?
say-command = para decir una frase, escribe `{ $command }`
list-commands = `{ $command }` muestra las que hay

## What is told of things

label = { $key ->
    [room] habitación
    [label] se llama a sí mismo
    [bridge] puente
    [manufacturer] fabricante
    [model] modelo
    [serialNumber] número de serie
    [firmwareRevision] firmware
    [services] servicios
    [aliases] también llamado
    [paired] emparejado
    [reachedThrough] se alcanza por
    [primary] principal
    [temperatureUnit] grados
    [rooms] habitaciones
    [zones] zonas
    [accessories] accesorios
    [serviceGroups] grupos
    [actionSets] escenas
    [triggers] disparadores
    [users] usuarios
    [actions] acciones
    [type] tipo
    [accessory] accesorio
    [characteristics] características
    [enabled] activado
    [next] próxima vez
    [fireDate] primera fecha
    [event] cuándo
    [timeZone] zona horaria
    [recurrence] repetición
    [runsLate] se recupera con retraso
    [last] última vez
    [role] papel
    [mayOpen] puede abrir
    [language] idioma
   *[other] { $key }
}
labelled = { $label }: { $text }
labelled-briefly = { $label } { $text }
labelled-count = { $count } { $label }
also-called = (también { $names })
unit = { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
role = { $role ->
    [guest] invitado
   *[other] administrador
}
nothing = nada
opens-nothing = no abre nada
is-enabled = { $is ->
    [yes] activado
   *[other] desactivado
}
next-date = la próxima vez, { $date }
service-of-accessory = accesorio { $name }
at-address = { $name } en { $address }
nowhere = { $home }: nadie ha dicho dónde está
at-place = { $home }: { $place }; hoy { $sun }
sun = { $event ->
    [sunrise] salida del sol
   *[other] puesta del sol
}
sun-at = { sun } { $time }
sun-stays-up = sin { sun }: el sol no se pone (día polar)
sun-stays-down = sin { sun }: el sol no sale (noche polar)
coordinates = { $latitude } { $isNorth ->
    [yes] norte
   *[other] sur
}, { $longitude } { $isEast ->
    [yes] este
   *[other] oeste
}

## What was changed

added = añadido: { kind } { $name } ({ $home })
removed = eliminado: { kind } { $name }
renamed = renombrado: { kind } { $name } → { $newName }
alias-added = añadido: alias { $alias }, { kind } { $name }
alias-removed = eliminado: alias { $alias }, { kind } { $name }
home-added = añadido: casa { $name }
is-administrator = ; { $name } lo administra
is-primary-now = ; la casa principal ahora es { $name }
home-has-contents = { $home } tiene { $contents }, que desaparecerían; --yes la elimina con todo
not-told = no se pudo avisar a { $device }: restablécelo antes de volver a emparejarlo
primary-changed = cambiado: la casa principal ahora es { $name }
unit-changed = cambiado: { $name } habla ahora de grados { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
nothing-changed-lately = no se ha cambiado nada en el último día
edit-undone = deshecho: { $number } { $summary }
was-undone = { " " }(deshecho)
undid = deshizo { $number }
more-than-remembered = más de lo que se recuerda
and-more = { $told } y { $more } más
changed-homes = casas cambiadas
made-primary = { $name } pasa a ser la casa principal
did-to = { kind } { $name } { $verb ->
    [added] añadido
    [removed] eliminado
    [renamed] renombrado
   *[other] cambiado
}
unplaced = { $count ->
    [1] el accesorio { $name } ya no está en ninguna habitación
   *[other] { $count } accesorios ya no están en ninguna habitación
}
lost-rooms = { $count ->
    [1] la zona { $name } ha perdido una habitación
   *[other] { $count } zonas han perdido habitaciones
}
lost-services = { $count ->
    [1] el grupo { $name } ha perdido servicios
   *[other] { $count } grupos han perdido servicios
}
lost-actions = { $count ->
    [1] la escena { $name } ha perdido acciones
   *[other] { $count } escenas han perdido acciones
}
lost-scenes = { $count ->
    [1] el disparador { $name } ha perdido una escena
   *[other] { $count } disparadores han perdido escenas
}
now-disabled = { $count ->
    [1] el disparador { $name } queda desactivado
   *[other] { $count } disparadores quedan desactivados
}
member-added = añadido: { kind } { $name } → { $group ->
    [zone] zona
    [serviceGroup] grupo
   *[other] disparador
} { $to }
member-removed = quitado: { kind } { $name } ← { $group ->
    [zone] zona
    [serviceGroup] grupo
   *[other] disparador
} { $from }
assigned = asignado: accesorio { $name } → { $room }
unassigned = desasignado: accesorio { $name }; ya no está en ninguna habitación
moved = movido: { $name } se buscará desde ahora en { $address }
no-address = «{ $address }» no es una dirección: escribe host:port, como 192.0.2.7:51826
controller-added = añadido: controlador { $id }
controller-removed = eliminado: controlador { $id }
trusted-controller = { $name }: { $isAdministrator ->
    [yes] administrador
   *[other] usuario
}
this-beckon = , este Beckon
removed-accessory = eliminado: { $name }
taught = aprendido: { $words } = { $sentence } ({ $home })
forgotten = olvidado: { $words } ({ $home })
role-changed = cambiado: el usuario { $name } es ahora { $role ->
    [guest] invitado
   *[other] administrador
}
opening-changed = cambiado: como invitado, el usuario { $name } ahora { $may ->
    [yes] puede
   *[other] no puede
} mover cerraduras, puertas y alarmas
account-changed = cambiado: ahora { $none ->
    [yes] ninguna cuenta
   *[other] una cuenta
} actúa como el usuario { $name }
no-opening-is-for-guests = --no-opening es para invitados: un administrador puede hacerlo todo
give-account = indica el nombre de la cuenta, o --none
give-both-coordinates = indica --latitude y --longitude
forget-alone = --forget no va con otro lugar
no-such-place = no existe ese lugar: las latitudes van de -90 a 90 y las longitudes de -180 a 180

## Accessories: looking for them, pairing, placing

looking-in-network = buscando en la red
looking-for-it = buscándolo en la red
pairing = emparejando y preguntando qué tiene
seconds-to-look = --seconds admite un número de 0 a 600
patience-to-pair = --patience va de 1 a 120 segundos
undone-adding = puede que el accesorio esté emparejado y aún en ninguna casa: el mismo `beckon accessory add` sigue desde ahí
undone-removing = puede que el emparejamiento haya terminado sin quedar guardado: la misma orden continúa
yours-at-new-address = ya es tuyo, en otra dirección: { $name } ({ $home }) se buscará desde ahora en { $address }
not-certified = «{ $name }» no dice estar certificado para HomeKit. ¿Añadirlo de todos modos?
uncertified-says-so = { $question } --uncertified dice que sí
announced-at = «{ $name }» en { $address }
found-device = «{ $name }» ({ $what }) en { $address } { $state ->
    [forgotten] ha olvidado a Beckon
    [ours] está emparejado con Beckon
    [waiting] espera a ser emparejado
   *[other] está emparejado con otro controlador
}
accessory-added = { $isNew ->
    [yes] añadido
   *[other] unido
}: { $name } ({ $place })
calls-itself = , que se llama a sí mismo «{ $label }»
in-no-room = { $name } está en { $home }, pero en ninguna habitación: { $fault }
not-paired = sin emparejar
listed-accessory = { $name } ({ $place }){ $label }: { $way }
accessory-not-paired = { $name } no está emparejado
behind-bridge = { $name } está detrás del puente { $bridge }: elimina el puente
in-several-homes = hay «{ $name }» en { $homes }: indica cuál con --home
told-nothing = el accesorio en { $place } se emparejó, pero no dice qué tiene: { $reason }. { $outcome ->
    [known] Su emparejamiento se mantiene
    [rolledBack] Se ha deshecho el emparejamiento
   *[other] Aquí se ha abandonado el emparejamiento sin poder avisarle; añadirlo de nuevo lo arregla
}
has-nothing = no tiene nada
not-in-network = no hay en la red ningún accesorio llamado «{ $name }»: consulta `beckon accessory discover` o escribe host:port
paired-elsewhere = { $name } está emparejado con otro controlador: solo ese puede hacer que se muestre
no-controller = eso no es un controlador: tiene un nombre de 36 bytes como máximo y una clave pública de 64 cifras hexadecimales
already-paired = eso ya está emparejado: es { $name } en { $home }
impostor = lo que hay en { $place } se llama { $id }, pero { $owner }, que tiene esa identidad, aún responde con su propia clave: es otro dispositivo y no se ha cambiado nada
not-proved = nada en { $place } demuestra ser { $name }: comprueba la dirección y si está encendido; no se ha cambiado nada
own-pairing = eso es el propio Beckon: `beckon accessory remove` termina su emparejamiento con { $name }
identity-question = Lo que hay en { $place } se llama { $id }, que es la identidad de { $owner }, { $hasOtherKey ->
    [yes] pero tiene otra clave
   *[other] y no hay emparejamiento con { $owner } con que comprobarlo
}. ¿Has restablecido { $owner } y es este?
identity-unclear = lo que hay en { $place } se llama { $id }, que es la identidad de { $owner }, { $hasOtherKey ->
    [yes] pero tiene otra clave
   *[other] y no hay emparejamiento con { $owner } con que comprobarlo
}: no se ha cambiado nada. Si has restablecido { $owner } y es este, dilo con --replace { $id }
would-open = { $what } haría lo siguiente: { $openings }; --yes dice que sí
would-open-question = { $what } haría lo siguiente: { $openings }. ¿Lo hago?
trigger-as-subject = El disparador { $name }
trigger-needs-yes = el disparador { $name } haría lo siguiente: { $openings }; hace falta un sí: `beckon trigger enable` lo pide
setup-code = Código de configuración (XXX-XX-XXX, no se muestra):
no-setup-code = falta el código de configuración: escríbelo, o dalo por la entrada estándar, con --setup-code-file o con --setup-code
two-setup-codes = --setup-code y --setup-code-file dan dos códigos; da uno
cannot-read = no se puede leer { $path }: { $why }
cannot-write = no se puede escribir { $path }: { $why }

## Guided set-up

setup-nothing-yet = Aún no hay nada configurado. `beckon setup` vuelve a empezar.
setup-goodbye = { $home } tiene { $rooms } y { $accessories }. `beckon setup` sigue desde aquí cuando se quiera.
setup-goes-on = `beckon setup` sigue desde aquí cuando se quiera.
now-try = Ahora prueba:
asked = { $question }:
asked-offering = { $question } [{ $offer }]:
another-name-or-none = Otro nombre, o «-» para ninguno
another-name = Otro nombre (línea vacía conserva «{ $name }»):
take-care = Cuidado: { $warning }
cannot-be = No puede ser: { $fault }
no-home-yet = Aún no hay ninguna casa.
home-called = ¿Cómo se llama la casa?
going-on = Seguimos con { $home }: { $accessories }.
now-rooms = Ahora sus habitaciones.
its-rooms = Sus habitaciones: { $rooms }.
a-room = Una habitación (línea vacía cuando estén todas):
unfinished = Queda por nombrar o colocar: { $things }.
paired-in-no-home = { $name } está emparejado, pero aún en ninguna casa.
where-accessories-are = A los accesorios se llega por la red local. Los que se anuncian en ella aparecen con un número. De los demás hace falta la dirección, host:port: host es su nombre o número en la red, como lo muestra el router; port es donde responde, lo dice la aplicación o el manual del fabricante.
waiting-in-network = Esperan en la red:
waiting-device = { "  " }{ $number } «{ $name }» ({ $category })
accessory-category = { $category ->
    [bridge] puente
    [fan] ventilador
    [garage-door] puerta de garaje
    [light] luz
    [lock] cerradura
    [outlet] enchufe
    [switch] interruptor
    [thermostat] termostato
    [sensor] sensor
    [security-system] sistema de seguridad
    [door] puerta
    [window] ventana
    [window-covering] persiana
    [programmable-switch] interruptor programable
    [range-extender] repetidor
    [camera] cámara
    [video-doorbell] videoportero
    [air-purifier] purificador de aire
    [heater] calefacción
    [air-conditioner] aire acondicionado
    [humidifier] humidificador
    [dehumidifier] deshumidificador
    [Apple-TV] Apple TV
    [HomePod] HomePod
    [speaker] altavoz
    [AirPort] AirPort
    [sprinkler] aspersor
    [faucet] grifo
    [shower] ducha
    [television] televisor
    [remote-control] mando a distancia
    [router] router
    [audio-receiver] receptor de audio
    [set-top-box] decodificador
    [streaming-stick] reproductor multimedia USB
   *[other] otro
}
next-accessory = ¿Dónde está el siguiente accesorio ({ $isAnyFound ->
    [yes] su número, host:port
   *[other] host:port
}; línea vacía si no hay más)?
that-is-no-address = Eso no es una dirección: escribe host:port, como 192.0.2.7:51826.
yes-or-back = { $question } (sí; línea vacía para volver)
its-setup-code = Su código de configuración (XXX-XX-XXX; línea vacía para volver):
device-has = { $device } tiene { $accessories }.
was-expected = { $name } se esperaba y está en { $room }.
accessory-calls-itself = Un accesorio se llama a sí mismo «{ $label }».
its-name = Su nombre
its-room = Su habitación ({ $rooms }; un nombre nuevo crea una habitación) [{ $now }]:
its-room-new = Su habitación (un nombre nuevo crea una habitación) [{ $now }]:
no-room = ninguna
first-home = Mi casa

## Home files

undone-import = el archivo se importó entero o nada: `beckon home history` lo dice
json-with-dry-run = --json va con --dry-run
imported = { $home }: { $rooms ->
    [one] { $rooms } habitación
   *[other] { $rooms } habitaciones
}, { $accessories ->
    [one] { $accessories } accesorio
   *[other] { $accessories } accesorios
}, { $scenes ->
    [one] { $scenes } escena
   *[other] { $scenes } escenas
}
importing = importando
looking-at-names = mirando los nombres: ¿se distinguen?
leaves-out-question = { $file } omite { $things }, que desaparecería. ¿Importarlo?
leaves-out = { $file } omite { $things }, que desaparecería: añade lo que falta o usa --replace; no se ha cambiado nada
left-out-homes = { $count ->
    [one] la casa { $names }
   *[other] las casas { $names }
}
left-out-accessories = { $count ->
    [one] el accesorio emparejado { $names }
   *[other] los accesorios emparejados { $names }
}
no-difference = ninguna diferencia

## Scenes and triggers

scene-action-set = fijado: { $service } { $characteristic } = { $value } en la escena { $scene }
scene-action-removed = quitado: { $service } { $characteristic } de la escena { $scene }
undone-scene = puede que la escena se haya fijado solo en parte: `beckon scene run` la fija entera
left-out-as-opening = omitido, porque abriría la casa: { $line }
left-out-as-unusable = omitido, porque no se puede fijar: { $line }
left-out = omitido: { $line }
scene-saved = { $isNew ->
    [yes] añadido
   *[other] cambiado
}: escena { $name } ({ $home })
scene-there-question = Ya hay una escena { $name }. ¿Sustituirla por lo que está encendido ahora?
scene-there = ya hay una escena { $name }: --replace pone en su lugar lo que está encendido ahora; no se ha cambiado nada
nothing-saved = no se ha guardado nada: { $silent }; omite con --partial lo que no responde
no-value-now = { $service } { $characteristic }: sin valor ahora
read-back = { "  " }releído: { $value }
but-written = , pero se escribió { $value }
accessory-fault = { $what }: el accesorio { $fault }
say-when-first = di con --at cuándo se dispara por primera vez
say-what-changes = di qué debe cambiar: --at, --every, --on, --once
once-alone = --once no va ni con --every ni con --on
every-or-on = da --every o --on, no ambos
count-limit = --count va de 1 a { $most }, no { $count }
trigger-added = añadido: disparador { $name } ({ $home }), { $coming }
trigger-changed = cambiado: disparador { $name }, { $coming }
disabled-until = Está desactivado hasta que `beckon trigger enable` lo active.
trigger-without-scene = El disparador { $name } queda desactivado: no tiene escena.
trigger-enabled = { $is ->
    [yes] activado
   *[other] desactivado
}: disparador { $name }
next-at = la próxima vez, { $date }
no-date-to-come = sin fecha por venir
disabled-dates = { $name } está desactivado; una vez activado viene en estas fechas
undone-triggers = los disparadores solo actúan si sigue otro programa
trigger-at-sun = a la { sun }
trigger-by-sun = { $minutes } minutos { $isBefore ->
    [yes] antes
   *[other] después
} de la { sun }
trigger-when = cuando { $characteristic } de { $things } { $test ->
    [is] es { $value }
    [isNot] no es { $value }
    [above] supera { $value }
   *[other] está por debajo de { $value }
}
trigger-lasting = { $event } durante { $count } segundos
every-one = { $unit ->
    [minutes] cada minuto
    [hours] cada hora
    [days] cada día
   *[other] cada semana
}
every-few = cada { $count } { $unit ->
    [minutes] minutos
    [hours] horas
    [days] días
   *[other] semanas
}
every-weekday = cada { $days }
weekday = { $day ->
    [monday] lunes
    [tuesday] martes
    [wednesday] miércoles
    [thursday] jueves
    [friday] viernes
    [saturday] sábado
   *[other] domingo
}
firing-status = { $status ->
    [done] hecho
    [partly] hecho en parte
    [failed] fallido
    [missed] perdido
    [running] en curso
   *[other] { $status }
}
firing-triggers = Los disparadores de esta carpeta de datos están en marcha.
listening-to-values = { $count ->
    [one] Se sigue { $count } valor que esperan los disparadores.
   *[other] Se siguen { $count } valores que esperan los disparadores.
}
fired = { $name } ({ $home }), { $date }{ $isLate ->
    [yes] , con retraso
   *[other] { "" }
}: { $told }
missed = { $name } ({ $home }) se perdió { $hasMore ->
    [yes] { $count } veces o más
   *[other] { $count ->
        [1] una vez
       *[other] { $count } veces
    }
}, la última { $date }
nobody-keeps-time = aquí nada vigila la hora, así que no se hará: inicia `beckon trigger run` o deja que lo haga este programa (sin --no-time-keeper ni { $variable }=off en el entorno)
gone-home = una casa que ya no existe
lock-fault = no se puede bloquear { $path } ({ $why }): comprueba su propietario y permisos

## Names

all-told-apart = nada que decir: todos los nombres se distinguen
warning = aviso: { $text }
said-as = como «{ $form }»
cannot-be-said = { $what }: no se puede decir; dale una forma con --as

## Pairings and backups

password = Contraseña:
password-again = Otra vez:
passwords-differ = las dos contraseñas no coinciden
no-password = falta la contraseña: escríbela, o dala por la entrada estándar o con --password-file
password-length = la contraseña tiene al menos { $count } caracteres
nothing-paired = no hay nada emparejado en { $folder }
are-paired = { $count ->
    [one] { $count } accesorio emparejado.
   *[other] { $count } accesorios emparejados.
}
restored = restaurado: { $homes }
nothing-to-back-up = no hay nada que guardar en { $folder }
no-backup = esto no es una copia de seguridad: { $why }
has-no-homes = no tiene casas
folder-in-use = un programa usa { $folder } (`beckon serve`, `listen` o `trigger run`): termínalo antes
homes-would-be-gone = { $homes } desaparecería: usa --replace si es lo que quieres
archive-cut-off = está cortada
archive-twice = tiene { $name } dos veces
archive-foreign = no es un archivo de Beckon

## Clients, the hub and settings

no-user-anywhere = no hay ningún usuario { $name } en ninguna casa
no-room-anywhere = no hay ninguna habitación { $name } en ninguna casa
client-removed = eliminado: cliente { $name }
client-opening-changed = cambiado: el cliente { $name } ahora { $may ->
    [yes] abre tras un sí
   *[other] no abre nada
}
client-setup-changed = cambiado: el cliente { $name } ahora { $may ->
    [yes] configura casas
   *[other] no configura nada
}
client-room = en { $name }
client-user = como { $name }
client-language = habla { $code }
client-listens = solo escucha
client-opens = { $may ->
    [yes] abre tras un sí
   *[other] no abre nada
}
client-sets-up = configura casas
no-hub = aquí no hay ningún hub en marcha: inicia `beckon serve`
hub-gone = el hub ha terminado: vuelve a preguntar
hub-interrupted = el hub terminó antes de responder: puede que lo último se haya hecho solo en parte: compruébalo o vuelve a preguntar
hub-unclear = lo que responde en el socket del hub no es un hub de este Beckon: vuelve a iniciar `beckon serve`
hub-refused = el hub lo rechazó: { $why }
hub-already-runs = otro `beckon serve` usa { $folder }: termínalo antes
cannot-listen = no se puede escuchar en { $address }: { $why }
certificate-and-key = --certificate y --key van juntos
certificate-fault = { $fault ->
    [noOpenSSL] falta openssl, que hace el certificado del hub: instálalo o da --certificate y --key
    [notMade] openssl no hace ningún certificado: da uno con --certificate y --key
    [notWritable] no se puede escribir { $path }: mira su carpeta y sus permisos
   *[unreadable] { $path } y { $key } no son un certificado y su clave privada, en PEM
}
plain-without-certificate = --plain no muestra ningún --certificate
hub-listening = Escuchando en { $place }
hub-wyoming = Wyoming en { $place }
hub-code = El código para el primer navegador es { $code }
hub-authority = Un navegador confía en el hub cuando tiene { $file }, que el hub da en /authority.pem
hub-reached = Accesible desde fuera por { $relay }
hub-relaying = Relé en { $place }
hub-key-file = { $path } no es la clave de un hub: muévelo a otro sitio e invita de nuevo
remote-relay-place = --remote-relay admite host:port o [address]:port
remote-needs-relay = ¿por qué relé? indica --remote-relay o configura serve.remote-relay
relay-place = --relay admite un puerto, host:port o [address]:port
relay-hub-alone = --relay-hub va con --relay
relay-hub-key = --relay-hub admite los 64 dígitos que muestra `beckon remote key`, no { $text }
via-alone = --via no va con --home-file, --dry-run ni --verify
remote-ask = Invitación:
remote-accepted = aceptada: { $name }
remote-forgotten = olvidada: { $name }
remote-line = { $name }: por { $relay }
remote-invitation = eso no es una invitación de `beckon remote add`, o no está entera: cópiala otra vez
remote-name = una casa se llama aquí con 1 a { $most } bytes de texto visible
remote-taken = ya hay una casa { $name }: olvídala o da otro nombre
remote-not-found = con ninguna casa { $name } se habla desde fuera: `beckon remote list` muestra con cuáles sí
remote-too-many = ya hay { $most } casas: olvida una que no se use
remote-file = { $path } no es una lista de casas: muévelo a otro sitio y acepta de nuevo las invitaciones
remote-no-relay = el relé { $place } no responde: { $why }
remote-ended = ha terminado la conexión
remote-silent = ni el relé { $place } ni el hub que está detrás dicen nada: vuelve a intentarlo y comprueba que ambos están en marcha
remote-interrupted = la conexión terminó antes de que el hub respondiera, en el relé o en el hub: puede que lo último se haya hecho solo en parte: compruébalo o vuelve a preguntar
remote-no-hub = el hub no está conectado al relé: comprueba en casa que `beckon serve` está en marcha con --remote-relay
remote-refused = el hub no conoce este programa, o ya no: `beckon remote add` en casa lo invita
remote-busy = tantos hablan con el hub o por el relé que no hay sitio: vuelve a intentarlo
remote-not-genuine = lo que responde no es el hub de la invitación, o lo que dijo se cambió por el camino
client-not-remote = el cliente { $name } habla en casa, y no desde fuera
client-away = desde fuera, donde { $may ->
    [yes] abre como en casa
   *[other] no abre nada
}
client-away-opening-changed = cambiado: el cliente { $name } desde fuera ahora { $may ->
    [yes] abre como en casa
   *[other] no abre nada
}
attentive = ¿Sí?
heard = oído: { $words }
heard-unsurely = oído, pero sin seguridad: { $words }
two-wake-phrases = --wake y --hands-free dan dos frases; da una
needs-microphone = eso es de un micrófono: da también --microphone
log-lines = --lines admite de 0 a 100000
no-journalctl = no se puede ejecutar journalctl ({ $why }): ¿hay systemd?
mqtt-options = las opciones que empiezan por --mqtt van con --mqtt
mqtt-place = --mqtt admite host, host:port o [address]:port
mqtt-file = { $fault ->
    [unreadable] no se puede leer { $path }: { $detail }
    [notAFile] { $path } no es un archivo
    [open] otros pueden leer { $path }: aplícale `chmod 600`
    [noPassword] la primera línea de { $path } no tiene una contraseña de 1 a { $detail } bytes
   *[noCertificates] { $path } no contiene certificados
}
mqtt-password-user = --mqtt-password-file va con --mqtt-user
mqtt-topic = { $option } admite un tema de 128 bytes como máximo, sin «+» ni «#»
mqtt-hermes-parts = --mqtt-hermes admite algunos de nlu,dialogue,asr,tts, o none
wyoming-place = --wyoming admite un puerto, host:port o [address]:port
wyoming-client = --wyoming-client va con --wyoming
satellite-most = --satellite se da como máximo { $count } veces
satellite-form = --satellite admite NAME=HOST:PORT[,room=ROOM][,client=CLIENT], no { $text }
satellite-twice = dos satélites tienen el mismo nombre
not-there = { " " }(no está)
setting-default = { $hasValue ->
    [yes] por defecto
   *[other] sin fijar
}
settings-too-long = un archivo de ajustes tiene como máximo { $count } KiB
settings-not-text = esto no es texto UTF-8
settings-no-key = una línea es un comentario, una [table] o key = value; una clave tiene letras, cifras, «-» y «_»
settings-no-equals = tras «{ $key }» van = y su valor
settings-no-value = «{ $text }» no es un valor: escribe un "texto", un número entero, true o false
settings-unclosed = un texto o el nombre de una tabla no se cierra en su línea
settings-bad-escape = «\{ $text }» no representa ningún carácter en un texto; escribe '…' para uno sin «\»
settings-bad-text = un texto no contiene caracteres de control
settings-more = «{ $text }» sobra al final de la línea
settings-twice = «{ $name }» está dos veces
settings-unknown = no existe el ajuste «{ $name }»: `beckon config show` muestra los que hay
settings-near = no existe el ajuste «{ $name }»: ¿quizá «{ $near }»?
settings-wants = «{ $name }» admite { $kind ->
    [text] un "texto"
    [path] una ruta, como "/srv/beckon" o "~/beckon"
    [number] un número entero
    [connections] un número entero de 1 a 32
    [seconds] segundos, un número entero de 1 a 600
    [flag] true o false
    [levels] un nivel, como "info", o niveles por parte, como "warning,HAPController=debug"
    [address] "plain" o "polite"
    [database] la URL de una base de datos, como "postgres://usuario@host/base"
   *[other] el código de un idioma, como "de", varios, como "de,en", o "auto"
}
settings-unreadable = no se puede leer el archivo: { $isForbidden ->
    [yes] sin permiso
   *[other] no está o no es un archivo
}

## What happens

undone-watch = lo que ocurra desde ahora no se cuenta
homes-updated = casas actualizadas
primary-home-is = la casa principal es { $name }
reachable = { $place }: { $accessory } { $is ->
    [yes] vuelve a responder
   *[other] no responde
}

## Files that are handed in

no-such-file = { $path }: no existe ese archivo
is-folder = { $path } es una carpeta; indica un archivo
file-too-large = { $path } supera los { $count } MiB
file-unreadable = no se puede leer { $path }: comprueba sus permisos
file-not-writable = no se puede escribir { $path }: comprueba su carpeta y sus permisos
unspeakable-phrase = «{ $phrase }» no se puede decir en voz alta: escribe la frase de activación con palabras
home-file-read-only = un archivo de casa solo se lee; impórtalo y omite --home-file
cannot-be-written = no se puede escribir { $path }: { $why }

## Talking and listening

now-takes-date = --now admite una fecha según RFC 3339, como 2030-01-01T22:30:00+01:00
language-takes-code = --language admite un código como es
learning-words = aprendiendo las palabras de las casas
undone-listening = lo que se decía o hacía puede estar hecho solo en parte; los disparadores solo actúan si sigue otro programa
two-buttons = --talk y --talk-command son dos botones; da uno
button-and-phrase = un botón y una frase de activación no van juntos
closing-silence = --closing-silence admite de 80 a 600 milisegundos
listening-for = Esperando «{ $phrase }».
listening = Escuchando.
undone-question = queda una pregunta sin responder;{ " " }
chat-greeting = Di qué hacer, o «ayuda». «adiós» o Control-D para terminar.
no-recording-card = no hay conectada ninguna tarjeta de sonido que grabe
record-seconds = --seconds admite de 0.1 a 600
say-something = Di algo.
microphone-ended = el micrófono terminó y nadie había dicho nada
sound-lost = { $fault } Se reintenta hasta que vuelva.
sound-back = vuelve a haber sonido.
no-tones = sin tonos: { $why }
wake-is-good = «{ $phrase }» es bastante larga y no suena a nada inconveniente.
wake-too-short = «{ $phrase }» tiene { $count ->
    [one] { $count } sílaba
   *[other] { $count } sílabas
}, y otras conversaciones despertarían la casa: usa { $least } o más, como «{ $example }».
wake-too-long = «{ $phrase }» tiene { $count } sílabas: es largo para decirlo cada vez.
wake-like-talk = «{ $phrase }» suena como «{ $like }», que se dice todo el día: pon otra palabra.
wake-like-name = «{ $phrase }» suena como «{ $like }», que es un nombre de la casa: pon otra palabra.
tokens-left-out = nadie puede decir { $words }: omitido
quoted = «{ $text }»
request-too-long = Esa línea supera los 64 KiB.
request-not-text = Esa línea no es texto UTF-8.
request-no-json = Esa línea empieza como un objeto JSON, pero no lo es.
request-no-words = La petición no tiene «text».
request-language = Hablo { $known }, no «{ $code }».
request-now = «now» no es una fecha según RFC 3339, como 2030-01-01T22:30:00+01:00.

## Setup codes and pairing that fails

setup-code-form = eso no es un código de configuración: tiene ocho cifras, escritas XXX-XX-XXX
setup-code-forbidden = ese código de configuración está prohibido: es uno de los doce que ningún accesorio puede tener, porque se adivinan primero (ocho cifras iguales, 1 a 8, 8 a 1): busca el del accesorio
pairing-unknown = El accesorio se negó sin decir por qué. Apágalo, enciéndelo e inténtalo de nuevo.
pairing-wrong-code = El código de configuración es incorrecto. Compáralo con las ocho cifras del accesorio o de su caja e inténtalo de nuevo.
pairing-patience = El accesorio pide paciencia. Espera un minuto e inténtalo de nuevo.
pairing-no-more-controllers = El accesorio no tiene sitio para otro controlador. Quita uno que conozca e inténtalo de nuevo.
pairing-too-many-tries = El accesorio se niega tras demasiados códigos incorrectos. Apágalo y enciéndelo o restablécelo e inténtalo de nuevo.
pairing-paired-already = El accesorio ya está emparejado. Elimínalo de la casa en la que está o restablécelo e inténtalo de nuevo.
pairing-busy = El accesorio se está emparejando con otro controlador. Espera un minuto e inténtalo de nuevo.
pairing-gone = El accesorio ya no conoce este controlador. Elimínalo aquí y vuelve a añadirlo con su código de configuración.
pairing-identity-refused = El accesorio no aceptó la identidad de este controlador. Intenta añadirlo de nuevo.
pairing-no-randomness = Este ordenador no da bytes aleatorios. Reinícialo e inténtalo de nuevo.
pairing-wrong-accessory = Respondió otro accesorio: { $found } en lugar de { $expected }. Comprueba la dirección.
pairing-not-genuine = El otro lado no es quien dice ser: { $cause }. Comprueba la dirección y el código e inténtalo de nuevo.
pairing-never-settles = El accesorio no respeta el protocolo de emparejamiento. Busca una actualización del accesorio.
pairing-protocol = El accesorio no respeta el protocolo de emparejamiento ({ $code }). Busca una actualización del accesorio.
pairing-nothing-answers = Nada responde en esta dirección: la conexión fue rechazada.
pairing-unreachable = No se puede llegar al accesorio: { $why }
pairing-no-accessory = Lo que responde en esta dirección no es un accesorio HomeKit: { $why }
pairing-identity-known = Se llama { $id }, que aquí es conocido, y tiene otra clave. No se ha cambiado nada.
pairing-identity-in-use = Se llama { $id }, que aquí es la identidad de «{ $name }», y tiene otra clave. No se ha cambiado nada.
pairing-impostor = Se llama { $id }, pero «{ $name }», que tiene esa identidad, aún responde con su propia clave. Es otro dispositivo. No se ha cambiado nada.
pairing-broken-off = El accesorio interrumpió el emparejamiento. Inténtalo de nuevo.
pairing-too-slow = El accesorio no terminó de emparejarse a tiempo. A uno lento se le da más con `beckon accessory add --patience 30`.
pairing-store = No se ha pedido nada al accesorio, porque los emparejamientos guardados no se pueden usar: { $why }
pairing-not-kept = { $isRolledBack ->
    [yes] No se pudo guardar el emparejamiento, así que se deshizo
   *[other] No se pudo guardar el emparejamiento ni avisar al accesorio de que lo olvide; añadirlo de nuevo lo arregla
}: { $why }
pairing-conflict = { $isThere ->
    [yes] hay otro emparejamiento con { $id }
   *[no] el emparejamiento ya no está
}
pairing-cause-proof = su prueba es falsa: no conoce el código de configuración, o algo se interpone
pairing-cause-signature = su firma es falsa: no tiene la clave que debería
pairing-cause-sealed = lo que selló no lo está con la clave acordada
pairing-cause-other = su { $tag } es falso

## What doctor finds

patience-to-answer = --patience admite de 1 a 60 segundos
looking-further = mirando lo demás
finding = { $subject }: { $text }
finding-subject = { $kind ->
    [language] idioma { $name }
    [accessory] accesorio { $name }
    [pairing] emparejamiento { $name }
   *[other] { $name ->
        [speechModel] modelo de voz
        [webPage] página web
        [dataFolder] carpeta de datos
        [permissions] permisos
        [disk] disco
        [database] base de datos
        [microphone] micrófono
        [clock] reloj
        [hub] hub
        [pairings] emparejamientos
       *[other] { $name }
    }
}
speak-one-of-those = habla uno de esos: `language` en beckon.toml, BECKON_LANGUAGE o la configuración regional dice cuál
install-anew = vuelve a instalar Beckon
model-in = { $model } en { $folder }
model-does-not-hear = { $text }; no oye { $languages }
speak-what-it-hears = lo escrito se entiende; para ser oído, habla lo que oye: `language` en beckon.toml
install-model = lo escrito se entiende; para oír, instala el paquete pocketsphinx-en-us
web-missing = `beckon serve` no arranca: vuelve a instalar Beckon
folder-not-there = { $folder } aún no existe
setup-makes-it = `beckon setup` o `beckon import` la crea
folder-not-yours = { $folder } no se puede leer ni escribir con esta cuenta
run-as-owner = ejecuta beckon como su propietario, o da una carpeta propia con --data-dir
folder-open-to-others = otros pueden mirar en { $folder }
of-another-account = de otra cuenta: { $names }
make-them-yours = ejecuta beckon como su propietario, o hazlos tuyos: `{ $command }`
others-may-write = otros pueden escribir { $names }
all-yours = todo es de esta cuenta
room-not-told = no se sabe cuánto sitio queda en el disco de { $place }
look-with = míralo con `{ $command }`
megabytes-free = { $count } MB libres
make-room = libera espacio: por debajo de 50 MB los cambios pueden fallar
doctor-no-home = aún no hay ninguna casa
setup-makes-one = `beckon setup` crea una
setup-makes-home = `beckon setup` crea una casa
restore-copy = detén lo que la usa, aparta home.sqlite y recupera una copia con `beckon restore` o importándola
database-holds = { $homes ->
    [one] { $homes } casa
   *[other] { $homes } casas
}, accesorios: { $accessories }, esquema { $schema }
restore-if-stays = no se ha cambiado nada; si sigue así, aparta home.sqlite y recupera una copia con `beckon restore`
may-not-record = hay uno, pero esta cuenta no puede grabar
join-audio = entra en el grupo audio: `sudo usermod -aG audio $USER`, y vuelve a iniciar sesión
no-card = no hay tarjeta de sonido que grabe
plug-one-in = para ser oído, conecta una
clock-before-release = { $time } es anterior a este Beckon
set-clock = ponlo en hora: `sudo timedatectl set-ntp true`
clock-unsynchronised = { $time }, sin servidor de hora
synchronise-clock = `sudo timedatectl set-ntp true`, con systemd-timesyncd o chrony instalado
hub-not-running = `beckon serve` no está en marcha en esta carpeta
start-hub = para los disparadores y la página: `systemctl --user enable --now beckon`
hub-answers = `beckon serve` responde en { $socket }
announced-count = accesorios anunciados en la red: { $count }
install-avahi = instala avahi-daemon; hasta entonces los accesorios solo se encuentran por host:port
repair-pairing = recupera una copia con `beckon pairings import`, o vuelve a emparejarlo
repair-pairings = no restablezcas ningún accesorio por ello: `beckon restore` o `beckon pairings import` recupera una copia
answers-at = responde en { $address }
fault-at = en { $address }: { $fault }
is-it-on = ¿está encendido? Si ha cambiado de dirección: `beckon accessory move`

## Accessories that are simulated

simulate-port = --port va de 0 a 65535, no { $port }
not-announced = no anunciado: { $why }
announced-in-part = solo se anuncian { $some } de { $all } servidores
undone-simulation = los accesorios ya no responden; sus emparejamientos se conservan
control-path = --control admite una ruta de 1 a 107 bytes
is-file-already = { $path } ya es un archivo
another-listens = otro programa escucha en { $path }

## Faults of the database, the network, backups and sound

database-no-permission = { $path } no se puede leer ni escribir con esta cuenta: comprueba su propietario y permisos
database-not-private = no se puede usar { $path }: { $why }
not-private = { $fault ->
    [notAFile] no es un archivo sino un enlace o una carpeta: pon ahí el archivo mismo
    [open] otros también pueden escribir en él: da una carpeta propia con --data-dir
    [foreign] pertenece a la cuenta { $detail }: ejecuta beckon con esa cuenta, o da una carpeta propia con --data-dir
   *[staysOpen] otros pueden escribir en él, y eso no se puede cambiar ({ $detail }): aplícale `chmod go-w`
}
private-file = { $action ->
    [use] no se puede usar { $path }: { $why }
    [read] no se puede leer { $path }: { $why }
    [write] no se puede escribir { $path }: { $why }
    [lock] no se puede bloquear { $path }: { $why }
    [flush] no se puede llevar { $path } al disco: { $why }
    [replace] no se puede sustituir { $path }: { $why }
   *[delete] no se puede borrar { $path }: { $why }
}
private-file-fault = { $fault ->
    [link] es un enlace: pon ahí el archivo mismo
    [tooLong] tiene más de { $limit } bytes
   *[tooMany] tiene más de { $limit } archivos
}
database-no-folder = { $path } no es una carpeta: da otra carpeta de datos o apártalo
database-cannot-open = no se puede abrir { $path }: { $why }
database-foreign = { $path } no es una base de datos de Beckon: apártala o da otra carpeta de datos
database-damaged = { $path } está dañado ({ $what }): apártalo e importa el archivo de casa o una copia
database-too-new = { $path } lo escribió un Beckon más nuevo (esquema { $version }, aquí se conoce el { $known }): actualiza
disk-fails = el disco de { $path } falla ({ $what }) y no se ha cambiado nada: mira `dmesg` y recupera la última copia en otro disco con `beckon restore`
disk-full = el disco de { $path } está lleno: no se ha cambiado nada
disk-read-only = el disco de { $path } es de solo lectura: mira en `dmesg` por qué y haz una copia en otro disco con `beckon backup`
database-locked = otro programa usa { $path } desde hace demasiado: inténtalo de nuevo
undo-nothing = no queda ningún cambio del último día por deshacer
undo-no-such = no hay ningún cambio { $number } en el último día: consulta `beckon home history`
undo-already = el cambio { $number } ya se deshizo: consulta `beckon home history`
undo-changed-by = lo que cambió { $number } volvió a cambiarlo { $later } y queda como está: deshaz antes ese
undo-in-use = lo que cambió { $number } lo usa algo posterior y queda como está: cambia antes eso
undo-clashes = el cambio { $number } no se puede deshacer ahora: un nombre que volvería es de otro, o una casa quedaría sin administrador
postgres-bad-url = no se puede leer la URL de la base de datos: escríbela como postgres://usuario@host:5432/base?sslmode=verify-full
postgres-no-library = no se puede preguntar a ningún servidor ({ $why }): instala el paquete libpq5
postgres-unreachable = { $server } no responde ({ $text }): comprueba que el servidor funciona y que host y puerto son correctos
postgres-refused = { $server } no deja entrar ({ $text }): comprueba que la base de datos y el usuario son correctos y pueden conectarse
postgres-no-password = { $server } pide una contraseña: guárdala en ~/.pgpass, con permisos 0600, o en el archivo de ajustes
postgres-wrong-password = { $server } no acepta este usuario y contraseña: corrígelos en ~/.pgpass o en la URL
postgres-no-tls = no hay TLS con { $server } como lo pide la URL ({ $text }): corrige el certificado del servidor, o sslmode y sslrootcert en la URL
postgres-no-right = { $server } no deja hacer eso a este rol ({ $text }): concédeselo o conéctate como dueño de las tablas
postgres-old-server = { $server } es PostgreSQL { $version }, y hace falta al menos { $oldest }
postgres-encoding = { $server } no puede guardar casas en la codificación { $encoding }: crea una base de datos con ENCODING 'UTF8'
postgres-foreign = { $server } tiene tablas que no son de Beckon: dale una base de datos o un esquema propio
postgres-too-old = { $server } tiene tablas de esquema { $version }, anteriores a { $known }, y este rol no puede cambiarlas: ejecuta una vez `beckon database migrate` como su dueño
postgres-too-new = { $server } lo escribió un Beckon más nuevo (esquema { $version }, aquí se conoce el { $known }): actualiza
postgres-damaged = { $server } está dañado ({ $what }): recupera una copia
postgres-time-out = { $server } tardó demasiado y no se ha cambiado nada: inténtalo de nuevo
postgres-contended = otros cambian lo mismo en { $server } y no se ha cambiado nada: inténtalo de nuevo
postgres-full = { $server } no tiene sitio ({ $text }) y no se ha cambiado nada
postgres-read-only = { $server } solo se puede leer, como reserva: da la URL del servidor en el que se escribe
postgres-lost = se perdió la conexión con { $server } ({ $text }) y no se ha cambiado nada: inténtalo de nuevo
postgres-unknown = se perdió la conexión con { $server } mientras se guardaba un cambio: mira si está antes de intentarlo de nuevo
postgres-served-elsewhere = otro hub atiende { $home } y no se ha cambiado nada: pídeselo a ese, o cámbialo con una orden propia
postgres-away = no se puede llegar a { $server }, y los cambios lo necesitan: no se ha cambiado nada, y donde ningún otro hub puede relevar a este lo demás sigue
backup-on-server = un servidor guarda las casas: haz la copia allí con pg_dump, y la de los emparejamientos con `beckon pairings export`
database-on-server = casas en { $server }: { $homes }, accesorios: { $accessories }, esquema { $schema }
see-server = no se ha cambiado nada; `beckon config show` dice qué base de datos es
database-fault = no está como debe: { $what }
database-whole = { $place } está íntegra; casas: { $homes }
database-migrated = { $place } tiene el esquema { $schema }
database-moved = trasladado de { $from } a { $to }, y es igual allí; casas: { $homes }
database-move-there = { $place } ya guarda { $homes }: con --add estas se añaden, con --replace aquellas desaparecen para siempre
database-move-nothing = no hay ninguna casa en { $place }: da la carpeta o la URL donde están
database-move-same = { $place } es ambos: da otro destino
database-move-question = { $place } ya guarda { $homes }, y nada lo devuelve después. ¿Lo sustituyo?
database-move-replaced = desaparecido para siempre: { $homes }
database-move-add-or-replace = --add conserva lo que hay y --replace lo quita: da uno de los dos
database-move-differs = lo que guarda { $to } difiere de { $from } en { $count }: todo sigue en { $from }, y es un fallo de Beckon: comunícalo
database-released = { $home } está libre ahora
database-release-file = las casas de una carpeta de datos ({ $folder }) no se ceden a nadie: no hay nada que liberar
database-release-served = { $home } está a cargo del hub de { $machine }, que funciona: detenlo antes
database-lease = { $isServed ->
    [yes] { $home }: { $machine }, concesión { $number }
   *[no] { $home }: ningún hub, tras la concesión { $number }
}
connection-refused = la conexión fue rechazada
connection-no-way = no hay camino hasta allí: { $why }
connection-no-machine = no hay ningún equipo { $host }
connection-no-port = no hay ningún puerto { $port }
connection-no-address = la red no dice su dirección
connection-timed-out = no hubo respuesta a tiempo
connection-closed = la conexión se cerró
connection-violation = el otro lado incumplió el protocolo: { $how }
cannot-listen-on = no se puede escuchar en { $address }: { $why }
no-avahi = no se puede buscar en la red: Avahi no está en marcha (inícialo con `systemctl start avahi-daemon` o da una dirección, host:port)
name-announced = el nombre «{ $name }» ya lo anuncia otro programa de este equipo
network-silent = nada en la red respondió a tiempo
network-too-much = en la red se anuncia más de lo que se puede recordar
network-failed = no se puede buscar en la red: error { $code } de DNS-SD
name-invalid = DNS-SD no acepta un nombre o un registro
sealed-foreign = esto no es un archivo sellado por Beckon
sealed-not-opened = la contraseña es incorrecta o el archivo está dañado
sealed-no-memory = hacen falta 256 MiB de memoria libre para convertir una contraseña en clave
sealed-too-long = el archivo contiene más de { $count } MiB
pairings-would-be-lost = { $count ->
    [one] se perdería { $count } emparejamiento
   *[other] se perderían { $count } emparejamientos
} de otra identidad: usa otro --data-dir o --replace
neighbour-fault = { $fault ->
    [noClient] no hay ningún cliente { $name }: `beckon client add` añade uno
    [onlyListens] el cliente { $name } solo escucha
    [notReady] el hub todavía no oye nada, o se inició sin --ear
   *[busy] se piden demasiadas cosas a la vez
    [noText] no hay texto, o es demasiado largo
    [noName] aquí nadie responde a ese nombre
    [noStage] esta etapa no inicia nada aquí
    [noSound] el sonido no tiene frecuencia, anchura y canales conocidos
    [tooLong] tiene más de { $most } bytes
    [notJSON] no es un objeto JSON
    [notObject] «{ $name }» no es un objeto JSON
    [noSite] «{ $name }» no es un lugar
    [missing] falta «{ $name }»
    [noTextOf] «{ $name }» no es un texto de { $most } bytes como máximo
}
client-name = el nombre de un cliente tiene de 1 a { $most } bytes de texto visible
client-taken = ya hay un cliente { $name }: elimínalo o da otro nombre
client-not-found = no hay ningún cliente { $name }: `beckon client list` muestra los que hay
client-too-many = ya hay { $most } clientes: elimina alguno que no se use
client-file = { $path } no es una lista de clientes: apártalo y vuelve a añadir los clientes
no-such-model = no hay ningún modelo de voz «{ $name }»; se buscó en { $tried }. Instala el paquete pocketsphinx-en-us o indica un modelo con BECKON_SPEECH_MODEL.
language-not-heard = el idioma «{ $code }» se lee, pero no se oye: no hay ningún modelo de voz indicado para él. Escribe lo que quieras, o indica un modelo en { $file }, como dice docs/add-a-language.md en «Hearing it».
nothing-to-hear = la gramática no tiene ninguna regla pública, así que no se puede oír nada con ella.
speech-model-fault = no se puede usar el modelo de voz: { $file } { $fault }. Reinstala su paquete.
model-fault = { $fault ->
    [unreadable] no se puede leer: { $found }
    [notJSON] tiene mala forma: no es JSON
    [missing] tiene mala forma: falta «{ $found }»
    [badValue] tiene mala forma: «{ $found }» es de otra clase
    [sampleRate] indica { $found } muestras por segundo, no { $wanted }
    [unlisted] no dice el tamaño de { $found }
    [size] tiene { $found } bytes en lugar de { $wanted }
    [unsummed] no se pudo sumar: { $found }
   *[sum] tiene otra suma SHA-256 que la de su descripción
}
unpronounceable-word = nadie sabe cómo se pronuncia «{ $word }»; escríbelo con letras del alfabeto inglés.
decoder-fault = { $input ->
    [settings] el decodificador no acepta sus ajustes.
    [model] el decodificador no acepta el modelo { $detail }.
    [word] el decodificador no acepta la palabra «{ $detail }».
    [network] el decodificador no acepta la red de lo que se puede decir.
   *[sound] el decodificador no acepta el sonido.
}
too-many-grammars = { $path }: se importan más de { $count } gramáticas; une algunas.
grammar-not-text = { $path } no es texto UTF-8; guárdalo así.
grammar-heard-nothing = { $reason ->
    [nothing] no se dijo nada
    [tooLong] más largo que una frase: córtalo en las pausas
   *[other] ninguna frase de la gramática
}
grammar-nearest = lo más cercano: { $text }
microphone-fault = no se puede usar el micrófono «{ $device }»: { $why }.
loudspeaker-fault = no se puede usar el altavoz «{ $device }»: { $why }; --wav FILE escribe el sonido en su lugar.
sound-device-silent = no pasa sonido por él
microphone-others = { $isAny ->
    [yes] { $why }; hay { $others }
   *[no] { $why }; no hay conectada ninguna tarjeta de sonido que grabe
}
sound-command-fault = la orden «{ $command }», que trae sonido, { $fault }.
program-fault = { $fault ->
    [notStarted] no pudo iniciarse
    [status] terminó con el estado { $number }
   *[tooMuch] escribió más de { $number } bytes
}
voice-fault = la voz «{ $command }» no dice nada: { $why }
voice-program = { $fault ->
    [notStarted] su programa no pudo iniciarse
    [status] terminó con el estado { $number }
   *[tooMuch] escribió más de { $number } bytes
}
unsayable-text = no se puede decir «{ $text }».
sound-file-too-long = { $file } supera { $limit }; córtalo en grabaciones más cortas.
sound-file-cut = { $file } está cortado: termina a los { $at } s de { $of } s; grábalo o cópialo de nuevo.
sound-file-empty = { $file } no contiene sonido.
sound-file-unreadable = no se puede leer { $file }: { $why }.
file-fault = { $fault ->
    [missing] no hay tal archivo
   *[forbidden] no hay permiso
}
sound-file-foreign = { $file } no es un archivo WAV: empieza con { $isKnown ->
    [yes] una cabecera { $start }
   *[no] los bytes { $start }
}. El sonido sin cabecera, de 16 bits, mono y 16 kHz, se lee de archivos llamados .raw, .pcm o .s16.
sound-file-header = { $file } es un archivo WAV dañado: en el byte { $offset }, { $fault }.
sound-header = { $fault ->
    [noMark] falta la marca WAVE
    [noFormat] el sonido empieza antes de que se diga su formato
    [shortFormat] el formato tiene muy pocos bytes
    [endsBeforeFormat] el archivo termina antes de su formato
    [endsBeforeSound] el archivo termina antes de su sonido
    [channels] se indican { $found } canales
    [rate] se indica una frecuencia de { $found } Hz, que no está entre { $least } y { $most }
    [frame] se dice que una trama tiene { $found } bytes en lugar de { $least }
   *[halfSample] la última muestra de 16 bits tiene un byte en lugar de dos
}
sound-file-coding = { $file } contiene { $encoding }, que no se lee; conviértelo a PCM de 16 bits.
no-such-language = no hay ningún idioma «{ $code }»; se conocen: { $known }

## Languages of users and rooms

give-language = indica el código de un idioma, o --none
language-changed = cambiado: { kind } { $name }, idioma ahora { $none ->
    [yes] cualquiera
   *[other] { $code }
}

## Faults of home files and of JSON

json-at = línea { $line }, columna { $column }: { $fault }
json-after-end = el documento terminaba antes de esto: quita lo que sigue
json-deep = más de { $most } niveles unos dentro de otros
json-many = más de { $most } valores
json-no-value = falta un valor: el texto termina aquí
json-value = aquí se espera un valor: un objeto, una lista, texto entre "…", un número, true, false o null
json-key = aquí se espera una clave entre "…"
json-colon = faltan dos puntos tras la clave
json-last-comma = nada sigue a esta coma: quítala
json-unclosed = el texto termina antes de su { $bracket } de cierre
json-comma = antes de esto falta una coma o un { $bracket } de cierre
json-word = solo true, false y null van sin comillas
json-zero = un número no empieza por 0
json-large = este número es demasiado grande
json-digit = falta una cifra
json-not-text = este texto no es UTF-8
json-control = un carácter de control en un texto: falta su " de cierre, o escríbelo como \u00…
json-quote = falta el " de cierre de este texto
json-escape-cut = el texto termina dentro de un escape
json-escape = JSON no tiene ese escape
json-surrogate = la mitad de un par sustituto
json-hex = a \u le siguen cuatro cifras hexadecimales
file-more = y { $count } más
file-size = el archivo supera los { $most } MiB
file-no-homes = falta «homes»: añade "homes": […]
file-no-version = falta «version»: añade "version": { $version }
file-version = { $value } no es una versión conocida aquí: solo lo es { $version }
file-primary = solo una casa es la principal, y lo es { $place }: quita una de ellas
# What stands in the file, and what should stand there.
file-wrong = hay { $value } donde se espera { $wanted }
file-number = el número { $number }
file-text = el texto «{ $text }»
file-list = una lista
file-object = un objeto
file-wants-text = texto entre "…"
file-wants-base64 = texto base64 entre "…"
file-wants-flag = true o false
file-wants-number = un número
file-wants-whole = un número entero
file-wants-range = un número entero de { $least } a { $most }
file-wants-word = uno de { $words }
file-wants-list = una lista […]
file-wants-object = un objeto {"{"}…{"}"}
file-value-low = { $value } está por debajo del valor mínimo, { $least }
file-value-high = { $value } supera el valor máximo, { $most }
file-value-long = { $value } tiene más de { $most } caracteres
file-value-other = { $value } no es ninguno de los valores { $known }
file-bounds = el valor mínimo, { $least }, supera el máximo, { $most }
file-step = un paso no es negativo
file-permission = «{ $code }» no es un permiso; se conocen { $known }
file-long = el texto tiene más de { $most } caracteres
file-many-bytes = el texto tiene más de { $most } bytes
file-control = «{ $text }» contiene un carácter de control
file-many = { $count } son demasiados: caben como máximo { $most }
file-missing = falta «{ $key }»
file-no-key = aquí no existe esa clave{ $offer }
file-key-twice = esta clave está dos veces en un objeto, en las líneas { $first } y { $second }: quita una
# What follows the thing that is not there.
file-near = ; ¿quizá «{ $name }»?
file-known = ; hay { $names }
file-no-name = falta el nombre: añade "name": "…"
file-name = { $isEmpty ->
    [yes] { $reason }
   *[other] «{ $name }»: { $reason }{ $offer }
}
file-legal-name = ; «{ $name }» serviría
file-name-empty = un nombre no puede estar vacío
file-name-character = «{ $character }», en el carácter { $number }, no está permitido: un nombre tiene letras, cifras, espacios y apóstrofos
file-name-start = un nombre empieza por una letra o una cifra, no por «{ $character }»
file-name-end = un nombre acaba en una letra o una cifra, no en «{ $character }»
file-name-long = un nombre tiene como máximo { $most } caracteres
file-name-marks = el carácter { $number } lleva más de { $most } marcas
file-name-taken = «{ $name }» ya lo lleva { $kind ->
    [home] la casa
    [homeItself] la propia casa
    [room] la habitación
    [zone] la zona
    [accessory] el accesorio
    [service] un servicio
    [serviceGroup] el grupo
    [actionSet] la escena
    [trigger] el disparador
   *[other] el usuario
} en { $place }: elige otro nombre (mayúsculas, espacios y apóstrofos no cuentan)
file-not-there = en esta casa no existe { $kind ->
    [room] la habitación
    [accessory] el accesorio
   *[other] la escena
} «{ $name }»{ $offer }
file-twice = «{ $name }» está dos veces en esta lista: quita uno
file-service-twice = este servicio está dos veces en el grupo: quita uno
file-characteristic-twice = { $type } está dos veces en este servicio: quita una
file-no-characteristic = «{ $name }» no es una característica{ $offer }; el tipo propio de un fabricante se escribe con su UUID
file-no-service-type = «{ $name }» no es un tipo de servicio{ $offer }; el tipo propio de un fabricante se escribe con su UUID
file-characteristic-not-there = el servicio no tiene la característica «{ $name }»{ $offer }
file-only-read = { $type } solo se puede leer, así que una escena no puede fijarla
file-no-bridge = «{ $name }» no es un puente: dale "isBridge": true o quita esto
file-bridge-behind = un puente no está detrás de otro: quita esto o "isBridge"
file-services-alike = «{ $accessory }» tiene { $count } servicios de este tipo: indica "number", desde 1
file-service-number = «{ $accessory }» tiene { $count } servicios de este tipo, así que no hay { $number }
file-no-service = «{ $accessory }» no tiene el servicio «{ $name }»{ $offer }
file-no-date = «{ $text }» no es una fecha según RFC 3339: escríbela como 2030-01-01T22:30:00+01:00
file-seconds = un disparador salta al minuto en punto: dale 00 segundos
file-no-time-zone = «{ $text }» no es una zona horaria: escríbela como Europe/Madrid{ $offer }
file-one-of = da exactamente uno de { $keys }
file-no-weekday = «{ $text }» no es un día de la semana{ $offer }
file-no-weekdays = da al menos un día u omite la repetición
file-no-event = esto no es un evento de servicios de esta casa: escríbelo como {"{"}"sun": "sunset"{"}"}, o con "services", "characteristic" y "value", "above" o "below"
file-event-date = un disparador con un evento no tiene fecha: omítela
file-event-recurrence = lo que hace el sol viene cada día o en días de la semana, y lo que dicen los accesorios no tiene repetición

## The web page: what it asks the hub for at /messages.json, where { $a } and { $b } are left for what the page puts in

page-title = Beckon
page-skip = Ir a las habitaciones
page-talk = Di qué hay que hacer
page-example = apaga las luces de la cocina
page-send = Decir
page-rooms = Habitaciones
page-scenes = Escenas
page-triggers = Por sí solo
page-everywhere = Toda la casa
page-entry = ¿Quién es?
page-entry-help = Escribe el código que da beckon serve o beckon client code, o un token de beckon client add.
page-entry-fault = Eso no se conoce. Inténtalo de nuevo.
page-code = Código o token
page-enter = Entrar
page-leave = Olvidar el token de este navegador
page-away = El hub no está. Nuevo intento …
page-silent = no responde
page-unpaired = sin emparejar
page-yes = Sí
page-no = No
page-undo = Deshacer
# What the page says for whoever presses these.
page-say-yes = sí
page-say-no = no
page-say-undo = deshaz eso
page-on = Encendido
page-off = Apagado
page-turn-on = Encender
page-turn-off = Apagar
page-lock = Cerrar con llave
page-unlock = Abrir la cerradura
page-locked = Cerrada con llave
page-unlocked = Sin llave
page-jammed = Atascada
page-open = Abrir
page-close = Cerrar
page-closed = Cerrado
page-is-open = Abierto
page-opening = Abriéndose
page-closing = Cerrándose
page-stopped = Parado
page-unknown = Desconocido
page-percent-open = abierto al { $a } %
page-Brightness = Brillo
page-Hue = Tono
page-Saturation = Saturación
page-ColorTemperature = Calidez
page-RotationSpeed = Velocidad
page-TargetPosition = Posición
page-TargetTemperature = Fijado en
page-CurrentTemperature = { $a } { $b }
page-CurrentRelativeHumidity = { $a } % de humedad
page-CurrentAmbientLightLevel = { $a } lux
page-BatteryLevel = Batería { $a } %
page-StatusLowBattery = Batería baja
page-ContactSensorState-0 = Cerrado
page-ContactSensorState-1 = Abierto
page-MotionDetected-0 = Sin movimiento
page-MotionDetected-1 = Movimiento
page-OccupancyDetected-0 = No hay nadie
page-OccupancyDetected-1 = Hay alguien
page-LeakDetected-0 = Seco
page-LeakDetected-1 = Fuga de agua
page-SmokeDetected-0 = Sin humo
page-SmokeDetected-1 = Humo
page-CarbonMonoxideDetected-0 = Sin monóxido de carbono
page-CarbonMonoxideDetected-1 = Monóxido de carbono
page-TargetHeatingCoolingState = Calefacción
page-TargetHeatingCoolingState-0 = Apagada
page-TargetHeatingCoolingState-1 = Calor
page-TargetHeatingCoolingState-2 = Frío
page-TargetHeatingCoolingState-3 = Automático
page-SecuritySystemTargetState = Alarma
page-SecuritySystemTargetState-0 = En casa
page-SecuritySystemTargetState-1 = Fuera
page-SecuritySystemTargetState-2 = De noche
page-SecuritySystemTargetState-3 = Desactivada
page-SecuritySystemCurrentState-0 = Activada, en casa
page-SecuritySystemCurrentState-1 = Activada, fuera
page-SecuritySystemCurrentState-2 = Activada, de noche
page-SecuritySystemCurrentState-3 = Desactivada
page-SecuritySystemCurrentState-4 = ¡Alarma!
page-percent = { $a } %
page-degrees = { $a }°
page-kelvin = { $a } K
page-celsius = °C
page-fahrenheit = °F
page-disabled = desactivado
page-next = la próxima vez, { $a }
page-happened = { $a }: hecho
page-failed = { $a }: { $b }
page-aloud = Leer las respuestas en voz alta
page-speak = Mantener pulsado para hablar
page-listening = Escuchando …
page-no-microphone = No se puede usar el micrófono.
page-speak-help = Para hablar, abre esta página en localhost o por TLS: un navegador no da el micrófono a ninguna otra.
page-cancel = Cancelar
page-cancel-of = Cancelar { $a }
page-history = Qué se ha cambiado
page-undo-of = Deshacer: { $a }
page-undone = deshecho
page-setup = Configurar
page-pair-title = Añadir un accesorio
page-discover = Buscar accesorios
page-found = Encontrados: { $a }
page-found-none = No se ha encontrado nada nuevo.
page-accessory = Nombre o dirección
page-setup-code = Código de configuración
page-room = Habitación
page-no-room = Aún sin habitación
page-uncertified = Añadirlo aunque no esté certificado
page-pair = Añadir
page-working = …
page-rename-title = Dar otro nombre
page-named = Qué
page-new-name = Nombre nuevo
page-rename = Renombrar
page-renamed = Renombrado.
page-kind-home = Casa
page-kind-room = Habitación
page-kind-zone = Zona
page-kind-accessory = Accesorio
page-kind-scene = Escena
page-kind-trigger = Disparador
page-scene-title = Hacer una escena de lo que está encendido ahora
page-scene-name = Nombre de la escena
page-scene-place = Qué contiene
page-whole-home = toda la casa
page-scene-replace = Sustituir una escena de ese nombre
page-scene-save = Guardar la escena
page-scene-saved = Guardado: { $a }
page-scene-left-out = Omitido: { $a }
page-remove = Eliminar
page-remove-of = Eliminar { $a }
page-phrase-title = Enseñar palabras propias
page-phrase-words = Lo que dices
page-phrase-means = La frase que quieres decir
page-phrase-teach = Enseñar
page-phrase-taught = Desde ahora, «{ $a }» es «{ $b }».
page-phrase-of = «{ $a }»: { $b }

## Why the hub does not do over HTTP what it is asked for

http-no-path = falta la ruta
http-nothing-here = aquí no hay nada
http-wrong-method = eso no se puede hacer con ello
http-not-now = eso no se puede hacer ahora
http-token-needed = hace falta un token: `beckon client add NAME` crea uno
http-wrong-code = ese código es incorrecto o ya se usó: `beckon client code` da otro
http-only-listens = este cliente solo escucha
http-owner-only = eso solo lo pide el propietario, en el socket de la carpeta de datos
http-owner-says = «resuming», «yes» y «now» solo los dice el propietario
http-other-user = un cliente actúa como el usuario para el que se creó
http-sets-nothing-up = este cliente no configura nada: `beckon client setup NAME on` lo permite
http-host = pídelo por su dirección o por un nombre de la red local
http-origin = esa página no es de este hub
http-too-much = se pide demasiado a la vez: espera un poco
http-wrong-kind = el cuerpo tiene que ser { $kind }
http-long = el cuerpo supera los { $most } bytes
http-no-json = el cuerpo no es JSON: { $fault }
http-no-object = el cuerpo no es un objeto JSON
http-unexpected = aquí no se espera «{ $member }»
http-has-to-be = «{ $member }» tiene que ser { $wanted }
http-text = un texto de { $longest } caracteres como máximo
http-texts = una lista de { $most } textos como máximo, de { $longest } caracteres como máximo
http-number = un número mayor que 0
http-value = un valor
http-word-of-list = «{ $member }» es una palabra de una lista: consulta /openapi.json
http-not-done = «{ $edit }» no se hace aquí con «{ $kind }»
http-every = «every» es 30m, 6h, 1d o 2w
http-on = «on» es monday,friday, weekdays o weekend
http-every-or-on = «every» u «on», no ambos
http-once = «once» no va ni con «every» ni con «on»
http-no-time = faltan «at», «every», «on» y «once»
http-opens = haría lo siguiente: { $openings }; «yes» dice que sí
http-may-not-open = haría lo siguiente: { $openings }; `beckon client opening NAME on` deja a este cliente decir que sí
http-no-model = no hay modelo con que comprobar los nombres
http-no-name = eso no es un nombre
http-hears-nothing = el hub no oye nada: inícialo con --ear
http-no-thing = eso no existe
http-no-scene = esa escena no existe
http-no-state = ahí no existe ese estado, o no puede ser así
http-partial = { $silent }: «partial» omite lo que no responde
http-replace = ya hay una escena { $name }: «replace» pone en su lugar lo que está encendido ahora
http-nothing-to-say = no hay nada que decir
http-half-sample = el sonido termina a mitad de una muestra
