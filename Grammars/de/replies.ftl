### Was auf Deutsch gesagt wird, in der Syntax von Project Fluent (https://projectfluent.org).
### A name has the article of its noun where `nouns.txt` knows that, and none elsewhere: “Schalte den Ventilator ein”, “Schalte Dyson
### ein”.

sentence = { $text }.
sentences = { $first } { $last }
quoted = „{ $text }“

## Lists: of two, and of more, which are put together from the left.
and-pair = { $first } und { $last }
and-middle = { $first }, { $last }
and-end = { $first } und { $last }
or-pair = { $first } oder { $last }
or-middle = { $first }, { $last }
or-end = { $first } oder { $last }

## What is done now, later or on a yes.

turn-on = { $telling ->
    [named] { $things } einschalten
   *[announced] schalte { $things } ein
}
turn-off = { $telling ->
    [named] { $things } ausschalten
   *[announced] schalte { $things } aus
}
lock = { $telling ->
    [named] { $things } abschließen
   *[announced] schließe { $things } ab
}
unlock = { $telling ->
    [named] { $things } aufschließen
   *[announced] schließe { $things } auf
}
open = { $telling ->
    [named] { $things } öffnen
   *[announced] öffne { $things }
}
close = { $telling ->
    [named] { $things } schließen
   *[announced] schließe { $things }
}
arm = { $telling ->
    [named] { $things } scharf schalten
   *[announced] schalte { $things } scharf ({ $value })
}
disarm = { $telling ->
    [named] { $things } unscharf schalten
   *[announced] schalte { $things } unscharf
}
mute = { $telling ->
    [named] { $things } stummschalten
   *[announced] schalte { $things } stumm
}
unmute = { $telling ->
    [named] { $things } wieder laut stellen
   *[announced] stelle { $things } wieder laut
}
halt = { $telling ->
    [named] { $things } anhalten
   *[announced] halte { $things } an
}
set-to = { $telling ->
    [named] { $things } auf { $value } stellen
   *[announced] stelle { $things } auf { $value }
}
move-to = { $telling ->
    [named] { $things } auf { $value } fahren
   *[announced] fahre { $things } auf { $value }
}
toggle = { $telling ->
    [named] { $things } umschalten
   *[announced] schalte { $things } um
}
run = { $telling ->
    [named] { $name } starten
   *[announced] starte { $name }
}
change = { $telling ->
    [named] { $things } ändern
   *[announced] ändere { $things }
}
multiply = { $telling ->
    [named] { $things } { times } { as-much } stellen
   *[announced] stelle { $things } { times } { as-much }
}
times = { $factor ->
    [0.5] halb
    [2] doppelt
   *[other] { $percent } Prozent
}
as-much = { $quality ->
    [brightness] so hell
    [speed] so schnell
    [volume] so laut
    [position] so weit offen
   *[level] so hoch
}
more = { $telling ->
    [named] { $quality ->
        [position] { $things } um { $amount } öffnen
        [brightness] { $things } um { $amount } heller stellen
        [speed] { $things } um { $amount } schneller stellen
        [volume] { $things } um { $amount } lauter stellen
        [temperature] { $things } um { $amount } wärmer stellen
        [whiteness] { $things } wärmer stellen
       *[level] { $things } um { $amount } höher stellen
    }
   *[announced] { $quality ->
        [position] öffne { $things } um { $amount }
        [brightness] stelle { $things } um { $amount } heller
        [speed] stelle { $things } um { $amount } schneller
        [volume] stelle { $things } um { $amount } lauter
        [temperature] stelle { $things } um { $amount } wärmer
        [whiteness] stelle { $things } wärmer
       *[level] stelle { $things } um { $amount } höher
    }
}
less = { $telling ->
    [named] { $quality ->
        [position] { $things } um { $amount } schließen
        [brightness] { $things } um { $amount } dunkler stellen
        [speed] { $things } um { $amount } langsamer stellen
        [volume] { $things } um { $amount } leiser stellen
        [temperature] { $things } um { $amount } kühler stellen
        [whiteness] { $things } kühler stellen
       *[level] { $things } um { $amount } niedriger stellen
    }
   *[announced] { $quality ->
        [position] schließe { $things } um { $amount }
        [brightness] stelle { $things } um { $amount } dunkler
        [speed] stelle { $things } um { $amount } langsamer
        [volume] stelle { $things } um { $amount } leiser
        [temperature] stelle { $things } um { $amount } kühler
        [whiteness] stelle { $things } kühler
       *[level] stelle { $things } um { $amount } niedriger
    }
}

## States, to follow “ist”; what takes its time and has not settled is on its way.

be = { $count ->
    [one] ist
   *[other] sind
}
have = { $count ->
    [one] hat
   *[other] haben
}
do = { $count ->
    [one] sagt
   *[other] sagen
}
on = an
off = aus
locked = { $settled ->
    [no] dabei, abzuschließen
   *[yes] abgeschlossen
}
unlocked = { $settled ->
    [no] dabei, aufzuschließen
   *[yes] nicht abgeschlossen
}
opened = { $settled ->
    [no] dabei, sich zu öffnen
   *[yes] offen
}
closed = { $settled ->
    [no] dabei, sich zu schließen
   *[yes] geschlossen
}
armed = scharf ({ $value })
disarmed = unscharf
alarming = im Alarm
muted = stumm
halted = angehalten
unmuted = nicht stumm
positioned = { $settled ->
    [no] auf dem Weg zu { $value }
   *[yes] zu { $value } offen
}
been-set = auf { $value } gestellt
at-level = auf { $value }
# What a sensor measures, and several values at once.
reading = bei { $value }
setting = { $value }
found-state = { $state ->
    [jammed] verklemmt
    [unknown] in einem unbekannten Zustand
    [opening] dabei, sich zu öffnen
    [closing] dabei, sich zu schließen
    [stopped] auf halbem Weg stehen geblieben
    [stay] scharf für Anwesende
    [away] scharf für Abwesende
    [night] scharf für die Nacht
   *[triggered] ausgelöst
}

## Whole sentences on what was done.

is-so = { $things } { be } { $predicate }
is-already-so = { $things } { be } schon { $predicate }
is-off = { $things } { be } aus
has-changed = { $things } { $count ->
    [one] hat
   *[other] haben
} sich geändert
scene-is-set = { $name } ist eingestellt
will-do = { $time } werde ich { $action }
do-at-time = { $action }, { $time }
do-now = { $action }, jetzt gleich
did-it = erledigt: { $things }
more-failed = bei { $count } weiteren ist es auch fehlgeschlagen
nothing-done = In Ordnung, es wurde nichts getan.

## Answers to questions.

yes = ja, { $answer }
no = nein, { $answer }
all-is-quiet = alles ruhig: nichts ist { $predicate }
none-of-them = keins davon
none-known = meines Wissens keins
none-counted = keins
counted = { $count }: { $things }
in-rooms = { $rooms }: { $things }
does-not-say = { $things } { do } es nicht
must-be-asked = dazu muss ich erst { $things } fragen
more-tell = { $count } weitere melden auch etwas

finding-yes = { $characteristic ->
    [MotionDetected] { $things } { detect } Bewegung
    [OccupancyDetected] { $things } { detect } jemanden
    [LeakDetected] { $things } { detect } Wasser
    [SmokeDetected] { $things } { detect } Rauch
    [CarbonMonoxideDetected] { $things } { detect } Kohlenmonoxid
    [CarbonDioxideDetected] { $things } { detect } zu viel Kohlendioxid
    [ObstructionDetected] { $things } { be } blockiert
    [OutletInUse] { $things } { be } in Gebrauch
    [InUse] { $things } { be } in Gebrauch
    [Mute] { $things } { be } stumm
    [StatusTampered] { $things } { be } manipuliert worden
    [Reachable] { $things } { be } erreichbar
    [StatusLowBattery] { $things } { have } eine schwache Batterie
    [ChargingState] { $things } { $count ->
        [one] lädt
       *[other] laden
    }
   *[StatusFault] { $things } { have } eine Störung
}
finding-no = { $characteristic ->
    [MotionDetected] { $things } { detect } keine Bewegung
    [OccupancyDetected] { $things } { detect } niemanden
    [LeakDetected] { $things } { detect } kein Wasser
    [SmokeDetected] { $things } { detect } keinen Rauch
    [CarbonMonoxideDetected] { $things } { detect } kein Kohlenmonoxid
    [CarbonDioxideDetected] { $things } { detect } kaum Kohlendioxid
    [ObstructionDetected] { $things } { be } nicht blockiert
    [OutletInUse] { $things } { be } nicht in Gebrauch
    [InUse] { $things } { be } nicht in Gebrauch
    [Mute] { $things } { be } nicht stumm
    [StatusTampered] { $things } { be } nicht manipuliert worden
    [Reachable] { $things } { be } nicht erreichbar
    [StatusLowBattery] { $things } { have } eine gute Batterie
    [ChargingState] { $things } { $count ->
        [one] lädt
       *[other] laden
    } nicht
   *[StatusFault] { $things } { have } keine Störung
}
detect = { $count ->
    [one] meldet
   *[other] melden
}
measuring = { $characteristic ->
    [BatteryLevel] { $things } { have } noch { $value } Ladung
    [FilterLifeLevel] { $things } { have } noch { $value } vom Filter übrig
    [CurrentAmbientLightLevel] { $things } { measure } { $value } Lux
    [ColorTemperature] { $things } { be } auf { $value } Kelvin
   *[CarbonDioxideLevel] { $things } { measure } { $value } ppm
}
measure = { $count ->
    [one] misst
   *[other] messen
}
air-quality = { $things } { detect } { $number ->
    [0] Luft von unbekannter Güte
    [1] ausgezeichnete Luft
    [2] gute Luft
    [3] mittelmäßige Luft
    [4] mäßige Luft
    [5] schlechte Luft
   *[other] Luft von eigener Güte
}
heating-mode = { $things } { be } { $number ->
    [0] aus
    [1] auf Heizen gestellt
    [2] auf Kühlen gestellt
    [3] auf Automatik gestellt
   *[other] in einem eigenen Zustand
}
# The colours of the circle, every thirty degrees.
hue = { $things } { be } { $number ->
    [0] rot
    [1] orange
    [2] gelb
    [3] gelbgrün
    [4] grün
    [5] blaugrün
    [6] cyan
    [7] hellblau
    [8] blau
    [9] lila
    [10] magenta
   *[11] rosa
}

## Questions of ours.

which-one = Was ist gemeint: { $readings }?
one-of-more = eins von { $count } weiteren
did-you-say = War das: { $text }? { say } ja oder nein.
did-you-say-one = War das: { $readings }?
did-you-say-or = { $first }, oder: { $last }
shall-i = Soll ich { $actions }? { say } ja oder nein.
which-would = { $action }, und dabei { $actions }
which-would-open = { $action }, und dabei etwas öffnen oder aufschließen

## What is scheduled.

nothing-scheduled = Es ist nichts geplant.
nothing-like-that = So etwas ist nicht geplant
scheduled = { $time } werde ich { $action }
more-scheduled = { $count } weitere sind geplant.
no-longer = Nicht mehr vorgesehen: { $actions }

## What happens, and what is done then.

# What follows is a main clause: what happens, or what is so.
when-so = sobald gilt: { $text }
will-do-when = { $time }, dann werde ich { $action }
happens = { $things } { $happening ->
    [opens] { $count ->
        [one] geht
       *[other] gehen
    } auf
    [closes] { $count ->
        [one] geht
       *[other] gehen
    } zu
    [locks] { $count ->
        [one] wird
       *[other] werden
    } abgeschlossen
    [unlocks] { $count ->
        [one] wird
       *[other] werden
    } aufgeschlossen
    [turnsOn] { $count ->
        [one] geht
       *[other] gehen
    } an
    [turnsOff] { $count ->
        [one] geht
       *[other] gehen
    } aus
    [disarms] { $count ->
        [one] wird
       *[other] werden
    } unscharf
    [alarms] { $count ->
        [one] gibt
       *[other] geben
    } Alarm
    [mutes] { $count ->
        [one] wird
       *[other] werden
    } stumm
   *[unmutes] { be } nicht mehr stumm
}
is-not-so = { $things } { be } nicht { $predicate }
goes-above = { $things } { $count ->
    [one] steigt
   *[other] steigen
} über { $value }
goes-below = { $things } { $count ->
    [one] sinkt
   *[other] sinken
} unter { $value }
for-minutes = { $text }, und zwar { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
} lang
for-seconds = { $text }, und zwar { $count } Sekunden lang
