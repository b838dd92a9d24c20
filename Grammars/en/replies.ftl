### What is said in English, in the syntax of Project Fluent (https://projectfluent.org).
### Each message is given the variables that stand in it; { $things } and the like are ready to be said.

# A reply is one or more sentences. It begins with a capital letter, and a full stop is added where it ends without a mark.
sentence = { $text }.
sentences = { $first } { $last }
quoted = “{ $text }”

## Lists: of two, and of more, which are put together from the left.
and-pair = { $first } and { $last }
and-middle = { $first }, { $last }
and-end = { $first } and { $last }
or-pair = { $first } or { $last }
or-middle = { $first }, { $last }
or-end = { $first } or { $last }

## What is done now, later or on a yes: “turning on the Fan”, “turn on the Fan”.

turn-on = { $telling ->
    [named] { $pronoun ->
        [yes] turn { $things } on
       *[no] turn on { $things }
    }
   *[announced] { $pronoun ->
        [yes] turning { $things } on
       *[no] turning on { $things }
    }
}
turn-off = { $telling ->
    [named] { $pronoun ->
        [yes] turn { $things } off
       *[no] turn off { $things }
    }
   *[announced] { $pronoun ->
        [yes] turning { $things } off
       *[no] turning off { $things }
    }
}
lock = { $telling ->
    [named] lock { $things }
   *[announced] locking { $things }
}
unlock = { $telling ->
    [named] unlock { $things }
   *[announced] unlocking { $things }
}
open = { $telling ->
    [named] open { $things }
   *[announced] opening { $things }
}
close = { $telling ->
    [named] close { $things }
   *[announced] closing { $things }
}
arm = { $telling ->
    [named] arm { $things }
   *[announced] arming { $things } in { $value } mode
}
disarm = { $telling ->
    [named] disarm { $things }
   *[announced] disarming { $things }
}
mute = { $telling ->
    [named] mute { $things }
   *[announced] muting { $things }
}
unmute = { $telling ->
    [named] unmute { $things }
   *[announced] unmuting { $things }
}
halt = { $telling ->
    [named] stop { $things }
   *[announced] stopping { $things }
}
set-to = { $telling ->
    [named] set { $things } to { $value }
   *[announced] setting { $things } to { $value }
}
move-to = { $telling ->
    [named] move { $things } to { $value }
   *[announced] setting { $things } to { $value }
}
toggle = { $telling ->
    [named] switch { $things } the other way
   *[announced] switching { $things } the other way
}
run = { $telling ->
    [named] run { $name }
   *[announced] running { $name }
}
change = { $telling ->
    [named] change { $things }
   *[announced] changing { $things }
}
multiply = { $telling ->
    [named] make { $things } { times } { as-much }
   *[announced] making { $things } { times } { as-much }
}
times = { $factor ->
    [0.5] half
    [2] twice
   *[other] { $percent } percent
}
as-much = { $quality ->
    [brightness] as bright
    [speed] as fast
    [volume] as loud
    [position] as open
   *[level] as much
}
more = { $telling ->
    [named] { $quality ->
        [position] open { $things } by { $amount }
        [brightness] make { $things } brighter by { $amount }
        [speed] make { $things } faster by { $amount }
        [volume] make { $things } louder by { $amount }
        [temperature] make { $things } warmer by { $amount }
        [whiteness] make { $things } warmer
       *[level] turn { $things } up by { $amount }
    }
   *[announced] { $quality ->
        [position] opening { $things } by { $amount }
        [brightness] making { $things } brighter by { $amount }
        [speed] making { $things } faster by { $amount }
        [volume] making { $things } louder by { $amount }
        [temperature] making { $things } warmer by { $amount }
        [whiteness] making { $things } warmer
       *[level] turning { $things } up by { $amount }
    }
}
less = { $telling ->
    [named] { $quality ->
        [position] close { $things } by { $amount }
        [brightness] make { $things } dimmer by { $amount }
        [speed] make { $things } slower by { $amount }
        [volume] make { $things } quieter by { $amount }
        [temperature] make { $things } cooler by { $amount }
        [whiteness] make { $things } cooler
       *[level] turn { $things } down by { $amount }
    }
   *[announced] { $quality ->
        [position] closing { $things } by { $amount }
        [brightness] making { $things } dimmer by { $amount }
        [speed] making { $things } slower by { $amount }
        [volume] making { $things } quieter by { $amount }
        [temperature] making { $things } cooler by { $amount }
        [whiteness] making { $things } cooler
       *[level] turning { $things } down by { $amount }
    }
}

## States, to follow “is”; what takes its time and has not settled is on its way.

be = { $count ->
    [one] is
   *[other] are
}
have = { $count ->
    [one] has
   *[other] have
}
do = { $count ->
    [one] does
   *[other] do
}
on = on
off = off
locked = { $settled ->
    [no] locking
   *[yes] locked
}
unlocked = { $settled ->
    [no] unlocking
   *[yes] unlocked
}
opened = { $settled ->
    [no] opening
   *[yes] open
}
closed = { $settled ->
    [no] closing
   *[yes] closed
}
armed = armed in { $value } mode
disarmed = disarmed
alarming = sounding the alarm
muted = muted
halted = stopped
unmuted = not muted
positioned = { $settled ->
    [no] moving to { $value }
   *[yes] { $value } open
}
been-set = set to { $value }
at-level = at { $value }
# What a sensor measures, and several values at once.
reading = { $value }
setting = { $value }
found-state = { $state ->
    [jammed] jammed
    [unknown] in a state that it does not know
    [opening] opening
    [closing] closing
    [stopped] stopped half way
    [stay] armed to stay
    [away] armed for away
    [night] armed for the night
   *[triggered] triggered
}

## Whole sentences on what was done.

is-so = { $things } { be } { $predicate }
is-already-so = { $things } { be } already { $predicate }
is-off = { $things } { be } off
has-changed = { $things } changed
scene-is-set = { $name } is set
will-do = I will { $action } { $time }
do-at-time = { $action } { $time }
do-now = { $action } now
did-it = { $things } did what was asked
more-failed = { $count } more failed too
nothing-done = All right, nothing was done.
# Another part of the sentence could not be done.
others-left = I did not { $actions } either.

## Answers to questions.

yes = yes, { $answer }
no = no, { $answer }
all-is-quiet = all is quiet: nothing is { $predicate }
none-of-them = none of them
none-known = none that I know of
none-counted = none
counted = { $count }: { $things }
in-rooms = in { $rooms }: { $things }
does-not-say = { $things } { do } not say
must-be-asked = I have to ask { $things } first
more-tell = { $count } more tell theirs too

finding-yes = { $characteristic ->
    [MotionDetected] { $things } { detect } motion
    [OccupancyDetected] { $things } { detect } somebody
    [LeakDetected] { $things } { detect } a leak
    [SmokeDetected] { $things } { detect } smoke
    [CarbonMonoxideDetected] { $things } { detect } carbon monoxide
    [CarbonDioxideDetected] { $things } { detect } too much carbon dioxide
    [ObstructionDetected] { $things } { be } blocked
    [OutletInUse] { $things } { be } in use
    [InUse] { $things } { be } in use
    [Mute] { $things } { be } muted
    [StatusTampered] { $things } { be } tampered with
    [Reachable] { $things } can be reached
    [StatusLowBattery] { $things } { have } a low battery
    [ChargingState] { $things } { be } charging
   *[StatusFault] { $things } { have } a fault
}
finding-no = { $characteristic ->
    [MotionDetected] { $things } { detect } no motion
    [OccupancyDetected] { $things } { detect } nobody
    [LeakDetected] { $things } { detect } no leak
    [SmokeDetected] { $things } { detect } no smoke
    [CarbonMonoxideDetected] { $things } { detect } no carbon monoxide
    [CarbonDioxideDetected] { $things } { detect } no carbon dioxide to speak of
    [ObstructionDetected] { $things } { be } not blocked
    [OutletInUse] { $things } { be } not in use
    [InUse] { $things } { be } not in use
    [Mute] { $things } { be } not muted
    [StatusTampered] { $things } { be } not tampered with
    [Reachable] { $things } cannot be reached
    [StatusLowBattery] { $things } { have } enough battery
    [ChargingState] { $things } { be } not charging
   *[StatusFault] { $things } { have } no fault
}
detect = { $count ->
    [one] detects
   *[other] detect
}
measuring = { $characteristic ->
    [BatteryLevel] { $things } { have } { $value } of battery left
    [FilterLifeLevel] { $things } { have } { $value } of the filter left
    [CurrentAmbientLightLevel] { $things } { measure } { $value } lux
    [ColorTemperature] { $things } { be } at { $value } kelvin
   *[CarbonDioxideLevel] { $things } { measure } { $value } ppm
}
measure = { $count ->
    [one] measures
   *[other] measure
}
air-quality = { $things } { $count ->
    [one] says
   *[other] say
} that the air is { $number ->
    [0] unknown
    [1] excellent
    [2] good
    [3] fair
    [4] inferior
    [5] poor
   *[other] in a state of its own
}
heating-mode = { $things } { be } { $number ->
    [0] off
    [1] set to heat
    [2] set to cool
    [3] set to auto
   *[other] in a state of its own
}
# The colours of the circle, every thirty degrees.
hue = { $things } { be } { $number ->
    [0] red
    [1] orange
    [2] yellow
    [3] yellowish green
    [4] green
    [5] bluish green
    [6] cyan
    [7] light blue
    [8] blue
    [9] purple
    [10] magenta
   *[11] pink
}

## Questions of ours.

which-one = Which do you mean: { $readings }?
one-of-more = one of { $count } more
did-you-say = Did you say: { $text }? Say yes or no.
did-you-say-one = Did you say: { $readings }?
did-you-say-or = { $first }, or: { $last }
shall-i = Shall I { $actions }? Say yes or no.
which-would = { $action }, which would { $actions }
which-would-open = { $action }, which would open or unlock something

## What is scheduled.

nothing-scheduled = Nothing is scheduled.
nothing-like-that = Nothing like that is scheduled
scheduled = { $time } I will { $action }
more-scheduled = { $count } more are scheduled.
no-longer = I will no longer { $actions }

## What happens, and what is done then: “when the Front Door opens, I will turn on the Hall Light”.

when-so = when { $text }
will-do-when = { $time }, I will { $action }
happens = { $things } { $happening ->
    [opens] { $count ->
        [one] opens
       *[other] open
    }
    [closes] { $count ->
        [one] closes
       *[other] close
    }
    [locks] { be } locked
    [unlocks] { be } unlocked
    [turnsOn] { $count ->
        [one] turns on
       *[other] turn on
    }
    [turnsOff] { $count ->
        [one] turns off
       *[other] turn off
    }
    [disarms] { be } disarmed
    [alarms] { $count ->
        [one] goes off
       *[other] go off
    }
    [mutes] { be } muted
   *[unmutes] { be } no longer muted
}
is-not-so = { $things } { be } not { $predicate }
goes-above = { $things } { $count ->
    [one] goes
   *[other] go
} above { $value }
goes-below = { $things } { $count ->
    [one] goes
   *[other] go
} below { $value }
for-minutes = { $text } for { $count ->
    [one] a minute
   *[other] { $count } minutes
}
for-seconds = { $text } for { $count } seconds
