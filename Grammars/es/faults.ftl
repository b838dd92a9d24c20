### Why a change to a home was refused. Each is one line that goes on from “beckon:”, and says how to mend it.

kind-of-thing = { $sort ->
    [home] la casa
    [room] la habitación
    [zone] la zona
    [accessory] el accesorio
    [service] el servicio
    [serviceGroup] el grupo
    [actionSet] la escena
    [trigger] la automatización
   *[user] el usuario
}
# The same of what is in it.
kind-of-member = { $member ->
    [home] la casa
    [room] la habitación
    [zone] la zona
    [accessory] el accesorio
    [service] el servicio
    [serviceGroup] el grupo
    [actionSet] la escena
    [trigger] la automatización
   *[user] el usuario
}
sameness = (mayúsculas, espacios y apóstrofos no cuentan)

## Names.

# What the rule wants, to follow the name in a sentence.
fault-empty = un nombre no puede estar vacío
fault-character = «{ $name }» en el carácter { $number } no se permite: un nombre tiene letras, cifras, espacios y apóstrofos
fault-start = un nombre empieza por una letra o una cifra, no por «{ $name }»
fault-end = un nombre acaba en una letra o una cifra, no en «{ $name }»
fault-long = un nombre tiene como mucho { $limit } caracteres
fault-marks = el carácter { $number } lleva más de { $limit } signos

no-name = { $reason }: { give }
bad-name = «{ $name }» no es un nombre: { $reason }
bad-name-offering = { bad-name }; «{ $other }» serviría
name-taken-by-home = el nombre «{ $name }» ya lo tiene en { $home } la propia casa: { choose } otro { sameness }
name-taken = el nombre «{ $name }» ya lo tiene en { $home } { kind-of-thing } «{ $other }»: { choose } otro { sameness }
home-name-taken = el nombre «{ $name }» ya lo tiene la casa «{ $other }»: { choose } otro { sameness }
user-name-taken = el nombre «{ $name }» ya lo tiene entre los usuarios de { $home } el usuario «{ $other }»: { choose } otro { sameness }
alias-exists = { kind-of-thing } «{ $name }» ya se llama «{ $other }» { sameness }: { choose } otro alias
no-alias = { kind-of-thing } «{ $name }» no tiene el alias «{ $other }»: { look } los alias que tiene
no-aliases-for-users = el usuario «{ $name }» no puede tener alias: { rename } el nombre
bad-spoken-forms = eso no se puede guardar para «{ $name }»: { $spoken ->
    [tooMany] una cosa tiene como mucho { $number } formas habladas
    [length] una forma hablada tiene de 1 a { $limit } caracteres
    [noWords] una forma hablada tiene palabras
   *[signs] una forma hablada solo tiene letras, cifras, espacios y apóstrofos
}
no-room-for-spoken-forms = «{ $name }» no tiene sitio para formas habladas: su “extra” en el archivo de la casa no es un objeto
no-room-for-place = «{ $name }» no tiene sitio para su lugar: su “extra” en el archivo de la casa no es un objeto
no-room-for-language = «{ $name }» no tiene sitio para su idioma: su “extra” en el archivo de la casa no es un objeto
bad-phrase = «{ $text }» no se puede enseñar: { $phraseFault ->
    [tooMany] una casa aprende como mucho { $number } expresiones; { forget } con `beckon phrase forget`
    [length] las palabras y la frase tienen como mucho { $limit } caracteres cada una
    [noWords] { say-so } palabras, y una frase, cada una en una línea
    [same] la frase son esas palabras
    [understood] esas palabras ya significan algo
    [meaningless] la frase no es de las que entiende esta casa; { try-it } con `beckon parse`
   *[opens] la frase abriría la casa, y eso hay que decirlo directamente
}
no-phrase = a { $home } no se le han enseñado las palabras «{ $text }»: `beckon phrase list` dice lo que sabe
no-room-for-phrases = «{ $name }» no tiene sitio para lo que aprende: su “extra” en el archivo de la casa no es un objeto
unspeakable = «{ $name }» no tiene palabras que se puedan decir

## What is there and what is not.

no-home = todavía no hay ninguna casa: { create } con `beckon setup`, o con `beckon home add NOMBRE`
not-found = no existe { kind-of-thing } «{ $name }»
not-found-in = no existe { kind-of-thing } «{ $name }» en { $home }
nothing-called-so = nada en «{ $home }» se llama «{ $name }»
several-services = «{ $name }» puede ser cualquiera de { $count } servicios: { say-so } { $names }
and-others = { $names }, …
no-characteristic = no hay ninguna característica «{ $name }» en «{ $things }»
no-service-type = no hay ningún tipo de servicio «{ $name }»
# To follow one that is not there.
there-is = { $text }; existe «{ $name }»
there-are = { $text }; existen { $names }
mean-name = { $text }; ¿{ do-you-mean } «{ $name }»?
mean-type = { $text }; ¿{ do-you-mean } { $name }?
is-gone = ya no existe { kind-of-thing }: { look } lo que hay ahora
is-gone-from = ya no existe { kind-of-thing } en { $home }: { look } lo que hay ahora
already-exists = ya existe { kind-of-thing } «{ $name }»: { make } un cambio, o { add } algo nuevo
already-exists-in = ya existe { kind-of-thing } «{ $name }» en { $home }: { make } un cambio, o { add } algo nuevo
already-in = { kind-of-member } «{ $name }» ya está en { kind-of-thing } «{ $other }»: no hay que hacer nada
not-in = { kind-of-member } «{ $name }» no está en { kind-of-thing } «{ $other }»: { look } lo que contiene
no-action = la acción sobre «{ $name }» no está en la escena «{ $other }»: { look } lo que contiene
full-home = { $home } tiene { $limit }, y no puede tener más: { remove } antes alguno
full-store = una base de datos tiene { $limit }, y no puede tener más: { remove } antes alguno
too-many-accessories = { $home } no puede con tantos accesorios: una casa tiene como mucho { $limit }
nothing-on-to-save = no hay nada que guardar: no se ha encontrado nada encendido
nothing-to-save = no hay nada que guardar: no se ha encontrado nada

## Rights.

may-not-change = «{ $user }» no puede cambiar { $home }: { ask-it } a un administrador
may-not-open = «{ $user }» no puede mover cerraduras, puertas ni alarmas en { $home }: { ask-it } a un administrador
may-not-open-from-away = «{ $user }» no puede abrir, desbloquear ni desarmar nada en { $home } desde fuera de casa: { ask } dueño del hub que lo permita
nobody-there = ningún usuario de { $home } corresponde a esta cuenta: { say-so } qué usuario actúa, o { ask-it } a un administrador
not-owner = la carpeta de datos es de otra cuenta: { ask-it } a su dueño
last-administrator = «{ $user }» es el último administrador de { $home }: { name-another } antes a otro
bad-account = esto no es una cuenta para «{ $user }»: { give-name }, que tiene de 1 a 256 bytes

## Things.

room-for-home-stays = «{ $home }» es la habitación de la casa entera, que no se puede cambiar ni quitar: { change-home } u otra habitación
room-for-home-in-zone = «{ $home }» es la habitación de la casa entera, que no puede estar en la zona «{ $name }»: { add } otra habitación
bridge-behind-bridge = el puente «{ $name }» no puede estar detrás del puente «{ $other }»: { add-it } por su cuenta
no-bridge = «{ $other }» no es un puente, así que «{ $name }» no puede estar detrás: { say-so } el puente que tiene delante
service-not-removable = el servicio «{ $name }» es parte del accesorio «{ $other }» y no se puede quitar solo: { rename } el nombre, o { remove } el accesorio

## Scenes and triggers.

bad-action = { $refused ->
    [readOnlyCharacteristic] { $name } de «{ $things }» solo se puede leer: una acción escribe lo que se puede fijar
    [invalidValueType] { $value } no es un valor para { $name } de «{ $things }»: { give } de su tipo
    [valueLowerThanMinimum] { $value } es menos de lo que permite { $name } de «{ $things }»: { give-more }
    [valueHigherThanMaximum] { $value } es más de lo que permite { $name } de «{ $things }»: { give-less }
    [stringLongerThanMaximum] el texto para { $name } de «{ $things }» es demasiado largo: { give } más corto
    [notFound] no hay { $name } en «{ $things }»: { look } lo que puede hacer
   *[other] { $value } no se permite para { $name } de «{ $things }»: { give } de sus valores válidos
}
bad-trigger = la automatización «{ $name }» { $refused ->
    [fireDateNotOnMinute] salta en el minuto: { give-it } 00 segundos
    [fireDateInPast] no puede saltar en el pasado: { give-it } una fecha futura
    [recurrenceTooSmall] vuelve como pronto a los 5 minutos: { give-it } una repetición más larga
    [recurrenceTooLarge] vuelve como tarde a las 5 semanas: { give-it } una repetición más corta
    [noRegisteredActionSets] no tiene ninguna escena que ejecutar: { add } una antes de activarla
   *[other] no tiene ninguna hora a la que saltar: { give-it } una fecha como 2030-01-01T22:30:00+01:00
}
no-weekdays = una automatización que viene en días de la semana tiene al menos uno: { give-it } uno
bad-fire-date = «{ $text }» no es una fecha para la automatización «{ $name }»: { write-it } como 2030-01-01T22:30:00+01:00
bad-time-zone = «{ $text }» no es una zona horaria para la automatización «{ $name }»: { write } Europe/Madrid
bad-date = --at admite una fecha como 2030-01-01T22:30:00+01:00, «2030-01-01 22:30» o 22:30, no «{ $text }»

## Lines of names.

line-not-text = esto no es texto en UTF-8
line-too-long = esto pasa de 64 KiB
