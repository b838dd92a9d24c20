### Dinge, Orte, Werte und Farben, wie Antworten sie nennen.

# Names that begin with one of these words are said without an article, as all are.
own-articles = mein, meine, der, die, das, unser, unsere, ein, eine
# Names that end in one of these are spoken of in the plural, and so count as two.
plural-names = lampen, lichter, leuchten, spots, strahler, rollläden, rolläden, rollos, jalousien, vorhänge, gardinen, storen, türen, boxen, ventilatoren, läden, leisten, kerzen, laternen, steckdosen, heizungen, markisen, girlanden

thing = { $article ->
    [yes] { $name }
   *[no] { $name }
}
it = { $count ->
    [one] { $role ->
        [subject] es
       *[object] das
    }
   *[other] { $role ->
        [subject] sie
       *[object] alles
    }
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
