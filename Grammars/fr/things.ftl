### Things, places, values and colours as replies call them.

# Names that begin with one of these words have an article of their own.
own-articles = mon, ma, mes, le, la, les, un, une, notre, nos

thing = { $role ->
    [owner] { $article ->
        [yes] de { $name }
       *[no] { $gender ->
            [unknown] { $beginning ->
                [vowel] d'{ $name }
               *[other] de { $name }
            }
           *[masculine] { $count ->
                [one] { $beginning ->
                    [vowel] de l'{ $name }
                   *[other] { $gender ->
                        [feminine] de la { $name }
                       *[masculine] du { $name }
                    }
                }
               *[other] des { $name }
            }
        }
    }
   *[subject] { $article ->
        [yes] { $name }
       *[no] { $gender ->
            [unknown] { $name }
           *[masculine] { $count ->
                [one] { $beginning ->
                    [vowel] l'{ $name }
                   *[other] { $gender ->
                        [feminine] la { $name }
                       *[masculine] le { $name }
                    }
                }
               *[other] les { $name }
            }
        }
    }
}
it = { $role ->
    [subject] { $gender ->
        [masculine] { $count ->
            [one] il
           *[other] ils
        }
        [feminine] { $count ->
            [one] elle
           *[other] elles
        }
       *[unknown] { $count ->
            [one] l'appareil
           *[other] les appareils
        }
    }
    [owner] { $count ->
        [one] de l'appareil
       *[other] des appareils
    }
   *[object] { $count ->
        [one] l'appareil
       *[other] les appareils
    }
}
in-home = { $things } ({ $home })
in-room = { $things } ({ $room })
room = { $name }
no-room = aucune pièce
many-things = { $role ->
    [owner] des { $count } { things-of-kind }
   *[subject] les { $count } { things-of-kind }
}
many-things-in-room = { $role ->
    [owner] des { $count } { things-of-kind } ({ $room })
   *[subject] les { $count } { things-of-kind } ({ $room })
}
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
percent-open = { $gender ->
    [unknown] à { $value } d'ouverture
   *[feminine] ouvert{ agreed } à { $value }
}
set-value = { been-set }
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
