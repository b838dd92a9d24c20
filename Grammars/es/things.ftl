### Things, places, values and colours as replies call them. A name tells nothing of its gender, and so has no article.

# Names that begin with one of these words have an article of their own.
own-articles = mi, mis, el, la, los, las, un, una, nuestro, nuestra
# Names that end in one of these are spoken of in the plural, and so count as two.
plural-names = persianas, luces, lámparas, cortinas, focos, bombillas, puertas, ventanas, altavoces, bocinas, ventiladores, estores, toldos, apliques, velas, farolas, faroles, enchufes, radiadores, guirnaldas, tiras, cerraduras, válvulas

thing = { $name }
it = { $count ->
    [one] { $role ->
        [subject] el aparato
       *[object] lo
    }
   *[other] { $role ->
        [subject] los aparatos
       *[object] los
    }
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = ninguna habitación
many-things = { $count } { things-of-kind }
many-things-in-room = { $count } { things-of-kind } ({ $room })
things-of-kind = { $type ->
    [Lightbulb] luces
    [Switch] interruptores
    [Outlet] enchufes
    [Fan] ventiladores
    [Fanv2] ventiladores
    [WindowCovering] persianas
    [LockMechanism] cerraduras
    [Thermostat] termostatos
    [GarageDoorOpener] puertas de garaje
    [Window] ventanas
    [Door] puertas
    [Battery] baterías
    [Sensor] sensores
   *[other] aparatos
}

## Values.

mode = { $mode ->
    [heat] modo calor
    [cool] modo frío
    [auto] modo automático
    [stay] presente
    [away] ausente
   *[night] noche
}
kelvin = { $number } kelvin
celsius = { $number } °C
fahrenheit = { $number } °F
percent = { $number } %
percent-open = abierto al { $value }
set-value = ajustado a { $value }
at-value = a { $value }

## What things take, to follow their names.

takes = { $things } { $count ->
    [one] admite
   *[other] admiten
} { $range }
other-values = otros valores
from-to = de { $from } a { $to }
percent-from-to = del { $from } al { $to } %
kelvin-from-to = de { $from } a { $to } kelvin
in-steps = { $range }, en pasos de { $step }
speed-in-percent = una velocidad en porcentaje, por ejemplo «50 por ciento»
changes-of-percent = cambios de { $number } puntos como mucho
changes-of-degrees = cambios de { $number } °C como mucho
