### Things, places, values and colours as replies call them.

# Names that begin with one of these words are said without an article.
own-articles = my, the, our, a, an

thing = { $article ->
    [yes] { $name }
   *[no] the { $name }
}
it = { $count ->
    [one] { $role ->
        [subject] it
       *[object] it
    }
   *[other] { $role ->
        [subject] they
       *[object] them
    }
}
in-home = { $things } in { $home }
in-room = { $things } in the { $room }
room = the { $name }
no-room = no room
many-things = the { $count } { things-of-kind }
many-things-in-room = the { $count } { things-of-kind } in the { $room }
things-of-kind = { $type ->
    [Lightbulb] lights
    [Switch] switches
    [Outlet] outlets
    [Fan] fans
    [Fanv2] fans
    [WindowCovering] blinds
    [LockMechanism] locks
    [Thermostat] thermostats
    [GarageDoorOpener] garage doors
    [Window] windows
    [Door] doors
    [Battery] batteries
    [Sensor] sensors
   *[other] things
}

## Values.

mode = { $mode ->
    [heat] heat
    [cool] cool
    [auto] automatic
    [stay] stay
    [away] away
   *[night] night
}
kelvin = { $number } kelvin
celsius = { $number } °C
fahrenheit = { $number } °F
percent = { $number } percent
percent-open = { $value } open
set-value = set to { $value }
at-value = at { $value }

## What things take, to follow their names.

takes = { $things } { $count ->
    [one] takes
   *[other] take
} { $range }
other-values = other values
from-to = { $from } to { $to }
percent-from-to = { $from } to { $to } percent
kelvin-from-to = { $from } to { $to } kelvin
in-steps = { $range }, in steps of { $step }
speed-in-percent = a speed in percent, such as “50 percent”
changes-of-percent = changes of at most { $number } percent
changes-of-degrees = changes of at most { $number } °C
