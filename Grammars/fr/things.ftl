### Things, places, values and colours as replies call them.

# Names that begin with one of these words have an article of their own.
own-articles = mon, ma, mes, le, la, les, un, une, notre, nos
# Names that end in one of these are spoken of in the plural, and so count as two.
plural-names = volets, lumières, lampes, rideaux, stores, portes, fenêtres, enceintes, ventilateurs, spots, appliques, guirlandes, bougies, lanternes, prises, radiateurs, plafonniers, suspensions, ampoules, lampadaires, persiennes, serrures

thing = { $name }
it = { $count ->
    [one] l'appareil
   *[other] les appareils
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = aucune pièce
many-things = les { $count } { things-of-kind }
many-things-in-room = les { $count } { things-of-kind } ({ $room })
things-of-kind = { $type ->
    [Lightbulb] lumières
    [Switch] interrupteurs
    [Outlet] prises
    [Fan] ventilateurs
    [Fanv2] ventilateurs
    [WindowCovering] volets
    [LockMechanism] serrures
    [Thermostat] thermostats
    [GarageDoorOpener] portes de garage
    [Window] fenêtres
    [Door] portes
    [Battery] batteries
    [Sensor] capteurs
   *[other] appareils
}

## Values.

mode = { $mode ->
    [heat] chauffage
    [cool] climatisation
    [auto] automatique
    [stay] présence
    [away] absence
   *[night] nuit
}
kelvin = { $number } kelvins
celsius = { $number } °C
fahrenheit = { $number } °F
percent = { $number } %
percent-open = { $value } d'ouverture
set-value = sur { $value }
at-value = à { $value }

## What things take, to follow their names.

takes = { $things } { $count ->
    [one] accepte
   *[other] acceptent
} { $range }
other-values = d'autres valeurs
from-to = de { $from } à { $to }
percent-from-to = de { $from } à { $to } %
kelvin-from-to = de { $from } à { $to } kelvins
in-steps = { $range }, par pas de { $step }
speed-in-percent = une vitesse en pour cent, par exemple « 50 % »
changes-of-percent = des changements de { $number } % au plus
changes-of-degrees = des changements de { $number } °C au plus
