### Things, places, values and colours as replies call them. A name has the article of its noun where
### `nouns.txt` knows that.

# Names that begin with one of these words have an article of their own.
own-articles = mio, mia, il, lo, la, i, gli, le, un, uno, una, nostro, nostra

thing = { $role ->
    [owner] { $article ->
        [yes] di { $name }
       *[no] { $gender ->
            [masculine] { $count ->
                [one] { $beginning ->
                    [vowel] dell'{ $name }
                    [cluster] dello { $name }
                   *[other] del { $name }
                }
               *[other] { $beginning ->
                    [vowel] degli { $name }
                    [cluster] degli { $name }
                   *[other] dei { $name }
                }
            }
            [feminine] { $count ->
                [one] { $beginning ->
                    [vowel] dell'{ $name }
                   *[other] della { $name }
                }
               *[other] delle { $name }
            }
           *[unknown] di { $name }
        }
    }
   *[subject] { $article ->
        [yes] { $name }
       *[no] { $gender ->
            [masculine] { $count ->
                [one] { $beginning ->
                    [vowel] l'{ $name }
                    [cluster] lo { $name }
                   *[other] il { $name }
                }
               *[other] { $beginning ->
                    [vowel] gli { $name }
                    [cluster] gli { $name }
                   *[other] i { $name }
                }
            }
            [feminine] { $count ->
                [one] { $beginning ->
                    [vowel] l'{ $name }
                   *[other] la { $name }
                }
               *[other] le { $name }
            }
           *[unknown] { $name }
        }
    }
}
it = { $count ->
    [one] { $role ->
        [subject] { $gender ->
            [masculine] questo
            [feminine] questa
           *[unknown] il dispositivo
        }
        [owner] del dispositivo
       *[object] { $gender ->
            [feminine] la
           *[masculine] lo
        }
    }
   *[other] { $role ->
        [subject] i dispositivi
        [owner] dei dispositivi
       *[object] { $gender ->
            [feminine] le
           *[masculine] li
        }
    }
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = nessuna stanza
many-things = { $role ->
    [owner] di { $count } { things-of-kind }
   *[subject] { $count } { things-of-kind }
}
many-things-in-room = { $role ->
    [owner] di { $count } { things-of-kind } ({ $room })
   *[subject] { $count } { things-of-kind } ({ $room })
}
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
percent-open = apert{ agreed } al { $value }
set-value = impostat{ agreed } su { $value }
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
