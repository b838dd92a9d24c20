### What is said in French, in the syntax of Project Fluent (https://projectfluent.org).
### A name has the article of its noun where `nouns.txt` knows that, and participles agree with it: “la Lampe de chevet est allumée”.
### Elsewhere it has none, and states have words without gender: “Hue est en marche”. A thing that was named just before is left out:
### “j'allume la Clim et j'éteins à 19:00”.

# A reply is one or more sentences. It begins with a capital letter, and a full stop is added where it ends without a mark.
sentence = { $text }.
sentences = { $first } { $last }
quoted = « { $text } »

## Lists: of two, and of more, which are put together from the left.
and-pair = { $first } et { $last }
and-middle = { $first }, { $last }
and-end = { $first } et { $last }
or-pair = { $first } ou { $last }
or-middle = { $first }, { $last }
or-end = { $first } ou { $last }

## What is done now, later or on a yes: “j'allume le Ventilateur”, “allumer le Ventilateur”.

turn-on = { $telling ->
    [named] { $pronoun ->
        [yes] { $count ->
            [one] l'allumer
           *[other] les allumer
        }
       *[no] allumer { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $count ->
            [one] je l'allume
           *[other] je les allume
        }
       *[no] j'allume { $things }
    }
}
turn-off = { $telling ->
    [named] { $pronoun ->
        [yes] { $count ->
            [one] l'éteindre
           *[other] les éteindre
        }
       *[no] éteindre { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $count ->
            [one] je l'éteins
           *[other] je les éteins
        }
       *[no] j'éteins { $things }
    }
}
lock = { $telling ->
    [named] { $pronoun ->
        [yes] verrouiller
       *[no] verrouiller { $things }
    }
   *[announced] { $pronoun ->
        [yes] je verrouille
       *[no] je verrouille { $things }
    }
}
unlock = { $telling ->
    [named] { $pronoun ->
        [yes] déverrouiller
       *[no] déverrouiller { $things }
    }
   *[announced] { $pronoun ->
        [yes] je déverrouille
       *[no] je déverrouille { $things }
    }
}
open = { $telling ->
    [named] { $pronoun ->
        [yes] { $count ->
            [one] l'ouvrir
           *[other] les ouvrir
        }
       *[no] ouvrir { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $count ->
            [one] je l'ouvre
           *[other] je les ouvre
        }
       *[no] j'ouvre { $things }
    }
}
close = { $telling ->
    [named] { $pronoun ->
        [yes] fermer
       *[no] fermer { $things }
    }
   *[announced] { $pronoun ->
        [yes] je ferme
       *[no] je ferme { $things }
    }
}
arm = { $telling ->
    [named] armer { $things }
   *[announced] j'arme { $things } en mode { $value }
}
disarm = { $telling ->
    [named] { $pronoun ->
        [yes] désarmer
       *[no] désarmer { $things }
    }
   *[announced] { $pronoun ->
        [yes] je désarme
       *[no] je désarme { $things }
    }
}
mute = { $telling ->
    [named] passer { $things } en sourdine
   *[announced] je passe { $things } en sourdine
}
unmute = { $telling ->
    [named] remettre le son : { $things }
   *[announced] je remets le son : { $things }
}
halt = { $telling ->
    [named] arrêter { $things }
   *[announced] j'arrête { $things }
}
set-to = { $telling ->
    [named] { $pronoun ->
        [yes] régler aussi sur { $value }
       *[no] régler { $things } sur { $value }
    }
   *[announced] { $pronoun ->
        [yes] je règle aussi sur { $value }
       *[no] je règle { $things } sur { $value }
    }
}
move-to = { $telling ->
    [named] { $pronoun ->
        [yes] régler aussi sur { $value }
       *[no] régler { $things } sur { $value }
    }
   *[announced] { $pronoun ->
        [yes] je règle aussi sur { $value }
       *[no] je règle { $things } sur { $value }
    }
}
toggle = { $telling ->
    [named] inverser { $things }
   *[announced] j'inverse { $things }
}
run = { $telling ->
    [named] lancer { $name }
   *[announced] je lance { $name }
}
change = { $telling ->
    [named] changer { $things }
   *[announced] je change { $things }
}
multiply = { $telling ->
    [named] régler { $things } { times } { as-much }
   *[announced] je règle { $things } { times } { as-much }
}
times = { $factor ->
    [0.5] deux fois moins
    [2] deux fois plus
   *[other] à { $percent } % pour être plus ou moins
}
as-much = { $quality ->
    [brightness] lumineux
    [speed] vite
    [volume] fort
    [position] ouvert
   *[level] haut
}
more = { $telling ->
    [named] { $quality ->
        [position] ouvrir { $things } de { $amount } de plus
        [brightness] augmenter { $things } de { $amount }
        [speed] accélérer { $things } de { $amount }
        [volume] monter { $things } de { $amount }
        [temperature] augmenter { $things } de { $amount }
        [whiteness] rendre le blanc { $owner } plus chaud
       *[level] augmenter { $things } de { $amount }
    }
   *[announced] { $quality ->
        [position] j'ouvre { $things } de { $amount } de plus
        [brightness] j'augmente { $things } de { $amount }
        [speed] j'accélère { $things } de { $amount }
        [volume] je monte { $things } de { $amount }
        [temperature] j'augmente { $things } de { $amount }
        [whiteness] je rends le blanc { $owner } plus chaud
       *[level] j'augmente { $things } de { $amount }
    }
}
less = { $telling ->
    [named] { $quality ->
        [position] fermer { $things } de { $amount } de plus
        [brightness] baisser { $things } de { $amount }
        [speed] ralentir { $things } de { $amount }
        [volume] baisser { $things } de { $amount }
        [temperature] baisser { $things } de { $amount }
        [whiteness] rendre le blanc { $owner } plus froid
       *[level] baisser { $things } de { $amount }
    }
   *[announced] { $quality ->
        [position] je ferme { $things } de { $amount } de plus
        [brightness] je baisse { $things } de { $amount }
        [speed] je ralentis { $things } de { $amount }
        [volume] je baisse { $things } de { $amount }
        [temperature] je baisse { $things } de { $amount }
        [whiteness] je rends le blanc { $owner } plus froid
       *[level] je baisse { $things } de { $amount }
    }
}

## States, to follow “est”; what takes its time and has not settled is on its way.

be = { $count ->
    [one] est
   *[other] sont
}
have = { $count ->
    [one] a
   *[other] ont
}
do = { $count ->
    [one] ne le dit pas
   *[other] ne le disent pas
}
# What a participle ends with.
agreed = { $gender ->
    [feminine] { $count ->
        [one] e
       *[other] es
    }
   *[masculine] { $count ->
        [one] {""}
       *[other] s
    }
}
on = { $gender ->
    [unknown] en marche
   *[feminine] allumé{ agreed }
}
off = { $gender ->
    [unknown] à l'arrêt
   *[feminine] éteint{ agreed }
}
locked = { $settled ->
    [no] en cours de verrouillage
   *[yes] { $gender ->
        [unknown] sous clé
       *[feminine] verrouillé{ agreed }
    }
}
unlocked = { $settled ->
    [no] en cours de déverrouillage
   *[yes] { $gender ->
        [unknown] sans verrou
       *[feminine] déverrouillé{ agreed }
    }
}
opened = { $settled ->
    [no] en cours d'ouverture
   *[yes] { $gender ->
        [unknown] en position ouverte
       *[feminine] ouvert{ agreed }
    }
}
closed = { $settled ->
    [no] en cours de fermeture
   *[yes] { $gender ->
        [unknown] en position fermée
       *[feminine] fermé{ agreed }
    }
}
armed = sous surveillance en mode { $value }
disarmed = hors surveillance
alarming = en train de sonner
muted = en sourdine
halted = à l'arrêt
unmuted = avec le son
positioned = { $settled ->
    [no] en route vers { $value }
   *[yes] { $gender ->
        [unknown] à { $value } d'ouverture
       *[feminine] ouvert{ agreed } à { $value }
    }
}
been-set = { $gender ->
    [unknown] sur { $value }
   *[feminine] réglé{ agreed } sur { $value }
}
at-level = à { $value }
# What a sensor measures, and several values at once.
reading = à { $value }
setting = { been-set }
found-state = { $state ->
    [jammed] { $gender ->
        [unknown] en position bloquée
       *[feminine] bloqué{ agreed }
    }
    [unknown] dans un état inconnu
    [opening] en cours d'ouverture
    [closing] en cours de fermeture
    [stopped] à l'arrêt à mi-course
    [stay] sous surveillance en mode présence
    [away] sous surveillance en mode absence
    [night] sous surveillance en mode nuit
   *[triggered] en alerte
}

## Whole sentences on what was done.

is-so = { $things } { be } { $predicate }
is-already-so = { $things } { be } déjà { $predicate }
is-off = { $things } { be } { off }
has-changed = { $things } : c'est fait
scene-is-set = { $name } : c'est fait
will-do = je vais { $action } { $time }
do-at-time = { $action } { $time }
do-now = { $action } maintenant
did-it = { $things } : c'est fait
more-failed = { $count } de plus n'ont pas réussi non plus
nothing-done = D'accord, je n'ai rien fait.

## Answers to questions.

yes = oui, { $answer }
no = non, { $answer }
all-is-quiet = tout est calme : rien n'est { $predicate }
none-of-them = non, rien de tout cela
none-known = rien que je sache
none-counted = il n'y en a pas
counted = { $count } : { $things }
in-rooms = { $rooms } : { $things }
does-not-say = { $things } { do }
must-be-asked = je dois d'abord interroger { $things }
more-tell = { $count } autres le disent aussi

finding-yes = { $characteristic ->
    [MotionDetected] { $things } { detect } du mouvement
    [OccupancyDetected] { $things } { detect } quelqu'un
    [LeakDetected] { $things } { detect } une fuite
    [SmokeDetected] { $things } { detect } de la fumée
    [CarbonMonoxideDetected] { $things } { detect } du monoxyde de carbone
    [CarbonDioxideDetected] { $things } { detect } trop de dioxyde de carbone
    [ObstructionDetected] { $things } { be } en blocage
    [OutletInUse] { $things } { be } en cours d'utilisation
    [InUse] { $things } { be } en cours d'utilisation
    [Mute] { $things } { be } en sourdine
    [StatusTampered] { $things } { have } subi un sabotage
    [Reachable] { $things } { be } en ligne
    [StatusLowBattery] { $things } { have } une pile faible
    [ChargingState] { $things } { be } en charge
   *[StatusFault] { $things } { have } une panne
}
finding-no = { $characteristic ->
    [MotionDetected] { $things } ne { detect } aucun mouvement
    [OccupancyDetected] { $things } ne { detect } personne
    [LeakDetected] { $things } ne { detect } aucune fuite
    [SmokeDetected] { $things } ne { detect } aucune fumée
    [CarbonMonoxideDetected] { $things } ne { detect } aucun monoxyde de carbone
    [CarbonDioxideDetected] { $things } ne { detect } pas trop de dioxyde de carbone
    [ObstructionDetected] { $things } { be } sans blocage
    [OutletInUse] { $things } { be } hors utilisation
    [InUse] { $things } { be } hors utilisation
    [Mute] { $things } { be } avec le son
    [StatusTampered] { $things } { be } sans trace de sabotage
    [Reachable] { $things } { be } hors ligne
    [StatusLowBattery] { $things } { have } assez de batterie
    [ChargingState] { $things } { be } hors charge
   *[StatusFault] { $things } { be } sans panne
}
detect = { $count ->
    [one] détecte
   *[other] détectent
}
measuring = { $characteristic ->
    [BatteryLevel] { $things } { have } encore { $value } de batterie
    [FilterLifeLevel] { $things } { have } encore { $value } de filtre
    [CurrentAmbientLightLevel] { $things } { measure } { $value } lux
    [ColorTemperature] { $things } { be } à { $value } kelvins
   *[CarbonDioxideLevel] { $things } { measure } { $value } ppm
}
measure = { $count ->
    [one] mesure
   *[other] mesurent
}
air-quality = { $things } : la qualité de l'air est { $number ->
    [0] inconnue
    [1] excellente
    [2] bonne
    [3] correcte
    [4] médiocre
    [5] mauvaise
   *[other] particulière
}
heating-mode = { $things } { be } { $number ->
    [0] { off }
    [1] en mode chauffage
    [2] en mode climatisation
    [3] en mode automatique
   *[other] dans un mode particulier
}
# The colours of the circle, every thirty degrees.
hue = { $things } { be } en { $number ->
    [0] rouge
    [1] orange
    [2] jaune
    [3] vert jaunâtre
    [4] vert
    [5] vert bleuté
    [6] cyan
    [7] bleu clair
    [8] bleu
    [9] violet
    [10] magenta
   *[11] rose
}

## Questions of ours.

which-one = Que { you-mean } : { $readings } ?
one-of-more = autre chose parmi { $count } de plus
did-you-say = { you-said } : { $text } ? { answer-me } par oui ou par non.
did-you-say-one = { you-said } : { $readings } ?
did-you-say-or = { $first }, ou : { $last }
shall-i = Dois-je { $actions } ? { answer-me } par oui ou par non.
which-would = { $action }, ce qui va { $actions }
which-would-open = { $action }, ce qui va ouvrir ou déverrouiller quelque chose

## What is scheduled.

nothing-scheduled = Rien n'est programmé.
nothing-like-that = Rien de tel n'est programmé
scheduled = { $time }, je vais { $action }
more-scheduled = { $count } de plus sont programmés.
no-longer = je renonce à { $actions }

## What happens, and what is done then.

when-so = quand { $text }
will-do-when = { $time }, je vais { $action }
happens = { $things } { $happening ->
    [opens] { $count ->
        [one] s'ouvre
       *[other] s'ouvrent
    }
    [closes] { $count ->
        [one] se ferme
       *[other] se ferment
    }
    [locks] { $count ->
        [one] se verrouille
       *[other] se verrouillent
    }
    [unlocks] { $count ->
        [one] se déverrouille
       *[other] se déverrouillent
    }
    [turnsOn] { $count ->
        [one] s'allume
       *[other] s'allument
    }
    [turnsOff] { $count ->
        [one] s'éteint
       *[other] s'éteignent
    }
    [disarms] { $count ->
        [one] se désarme
       *[other] se désarment
    }
    [alarms] { $count ->
        [one] sonne
       *[other] sonnent
    }
    [mutes] { $count ->
        [one] passe en sourdine
       *[other] passent en sourdine
    }
   *[unmutes] { $count ->
        [one] retrouve le son
       *[other] retrouvent le son
    }
}
is-not-so = { $things } { $count ->
    [one] n'est pas
   *[other] ne sont pas
} { $predicate }
goes-above = { $things } { $count ->
    [one] dépasse
   *[other] dépassent
} { $value }
goes-below = { $things } { $count ->
    [one] passe
   *[other] passent
} sous { $value }
for-minutes = { $text } pendant { $count ->
    [one] une minute
   *[other] { $count } minutes
}
for-seconds = { $text } pendant { $count } secondes
