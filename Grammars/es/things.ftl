### Things, places, values and colours as replies call them. A name has the article of its noun where
### `nouns.txt` knows that.

# Names that begin with one of these words have an article of their own.
own-articles = mi, mis, el, la, los, las, un, una, nuestro, nuestra

thing = { $role ->
    [owner] { $article ->
        [yes] de { $name }
       *[no] { $gender ->
            [masculine] { $count ->
                [one] del { $name }
               *[other] de los { $name }
            }
            [feminine] { $count ->
                [one] de la { $name }
               *[other] de las { $name }
            }
           *[unknown] de { $name }
        }
    }
   *[subject] { $article ->
        [yes] { $name }
       *[no] { $gender ->
            [masculine] { $count ->
                [one] el { $name }
               *[other] los { $name }
            }
            [feminine] { $count ->
                [one] la { $name }
               *[other] las { $name }
            }
           *[unknown] { $name }
        }
    }
}
it = { $count ->
    [one] { $role ->
        [subject] { $gender ->
            [masculine] este
            [feminine] esta
           *[unknown] el aparato
        }
        [owner] del aparato
       *[object] { $gender ->
            [feminine] la
           *[masculine] lo
        }
    }
   *[other] { $role ->
        [subject] los aparatos
        [owner] de los aparatos
       *[object] { $gender ->
            [feminine] las
           *[masculine] los
        }
    }
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = ninguna habitación
many-things = { $role ->
    [owner] de { $count } { things-of-kind }
   *[subject] { $count } { things-of-kind }
}
many-things-in-room = { $role ->
    [owner] de { $count } { things-of-kind } ({ $room })
   *[subject] { $count } { things-of-kind } ({ $room })
}
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
percent-open = abiert{ agreed } al { $value }
set-value = ajustad{ agreed } a { $value }
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
