### Dinge, Orte, Werte und Farben, wie Antworten sie nennen.

# Names that begin with one of these words are said without an article: they have one, or their adjective has the end of one.
own-articles = mein, meine, der, die, das, unser, unsere, ein, eine, großer, großes, kleiner, kleines, linker, linkes, rechter, rechtes, oberer, oberes, unterer, unteres, vorderer, vorderes, hinterer, hinteres, alter, altes, neuer, neues, roter, rotes, blauer, blaues, grüner, grünes, gelber, gelbes, weißer, weißes, schwarzer, schwarzes, erster, erstes, zweiter, zweites

thing = { $article ->
    [yes] { $name }
   *[no] { $count ->
        [one] { $gender ->
            [masculine] { $role ->
                [subject] der { $name }
               *[object] den { $name }
            }
            [feminine] die { $name }
            [neuter] das { $name }
           *[unknown] { $name }
        }
       *[other] die { $name }
    }
}
it = { $count ->
    [one] { $role ->
        [subject] { $gender ->
            [masculine] er
            [feminine] sie
           *[neuter] es
        }
       *[object] { $gender ->
            [masculine] ihn
            [feminine] sie
            [neuter] es
           *[unknown] das
        }
    }
   *[other] sie
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = kein Raum
many-things = { $count } { things-of-kind }
many-things-in-room = { $count } { things-of-kind } ({ $room })
things-of-kind = { $type ->
    [Lightbulb] Lampen
    [Switch] Schalter
    [Outlet] Steckdosen
    [Fan] Ventilatoren
    [Fanv2] Ventilatoren
    [WindowCovering] Rollläden
    [LockMechanism] Schlösser
    [Thermostat] Heizungen
    [GarageDoorOpener] Garagentore
    [Window] Fenster
    [Door] Türen
    [Battery] Batterien
    [Sensor] Sensoren
   *[other] Dinge
}

## Values.

mode = { $mode ->
    [heat] Heizen
    [cool] Kühlen
    [auto] Automatik
    [stay] anwesend
    [away] abwesend
   *[night] Nacht
}
kelvin = { $number } Kelvin
celsius = { $number } °C
fahrenheit = { $number } °F
percent = { $number } Prozent
percent-open = { $value } offen
set-value = auf { $value } gestellt
at-value = auf { $value }

## What things take, to follow their names.

takes = { $things } { $count ->
    [one] nimmt
   *[other] nehmen
} { $range }
other-values = andere Werte
from-to = { $from } bis { $to }
percent-from-to = { $from } bis { $to } Prozent
kelvin-from-to = { $from } bis { $to } Kelvin
in-steps = { $range }, in Schritten von { $step }
speed-in-percent = eine Geschwindigkeit in Prozent, etwa „50 Prozent“
changes-of-percent = Änderungen um höchstens { $number } Prozent
changes-of-degrees = Änderungen um höchstens { $number } °C
