### Things, places, values and colours as replies call them. A name tells nothing of its gender, and so has no article.

# Names that begin with one of these words have an article of their own.
own-articles = mio, mia, il, lo, la, i, gli, le, un, uno, una, nostro, nostra
# Names that end in one of these are spoken of in the plural, and so count as two.
plural-names = tapparelle, persiane, luci, lampade, tende, faretti, lampadine, porte, finestre, casse, ventilatori, veneziane, applique, candele, prese, termosifoni, lampadari, lanterne, ghirlande, strisce, radiatori, serrature, valvole, piantane

thing = { $name }
it = { $count ->
    [one] { $role ->
        [subject] il dispositivo
       *[object] lo
    }
   *[other] { $role ->
        [subject] i dispositivi
       *[object] li
    }
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = nessuna stanza
many-things = { $count } { things-of-kind }
many-things-in-room = { $count } { things-of-kind } ({ $room })
things-of-kind = { $type ->
    [Lightbulb] luci
    [Switch] interruttori
    [Outlet] prese
    [Fan] ventilatori
    [Fanv2] ventilatori
    [WindowCovering] tapparelle
    [LockMechanism] serrature
    [Thermostat] termostati
    [GarageDoorOpener] porte del garage
    [Window] finestre
    [Door] porte
    [Battery] batterie
    [Sensor] sensori
   *[other] dispositivi
}

## Values.

mode = { $mode ->
    [heat] modalità caldo
    [cool] modalità freddo
    [auto] modalità automatica
    [stay] in casa
    [away] fuori casa
   *[night] notte
}
kelvin = { $number } kelvin
celsius = { $number } °C
fahrenheit = { $number } °F
percent = { $number }%
percent-open = aperto al { $value }
set-value = impostato su { $value }
at-value = a { $value }

## What things take, to follow their names.

takes = { $things } { $count ->
    [one] accetta
   *[other] accettano
} { $range }
other-values = altri valori
from-to = da { $from } a { $to }
percent-from-to = dal { $from } al { $to }%
kelvin-from-to = da { $from } a { $to } kelvin
in-steps = { $range }, a passi di { $step }
speed-in-percent = una velocità in percentuale, per esempio «50 per cento»
changes-of-percent = cambiamenti di { $number } punti al massimo
changes-of-degrees = cambiamenti di { $number } °C al massimo
