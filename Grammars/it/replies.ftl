### What is said in Italian, in the syntax of Project Fluent (https://projectfluent.org).
### Each message is given the variables that stand in it; { $things } and the like are ready to be said. A name has the
### article of its noun where `nouns.txt` knows that, and participles agree with it: “la Piantana è accesa”; elsewhere it has none, and
### states stand as they do on a list: “Hue: acceso”.
### “Su” stands before all numbers, where “al 30%” and “all'80%” would go by how they begin.

# A reply is one or more sentences. It begins with a capital letter, and a full stop is added where it ends without a mark.
sentence = { $text }.
sentences = { $first } { $last }
quoted = «{ $text }»

## Lists: of two, and of more, which are put together from the left.

and-pair = { $first } e { $last }
and-middle = { $first }, { $last }
and-end = { $first } e { $last }
or-pair = { $first } o { $last }
or-middle = { $first }, { $last }
or-end = { $first } o { $last }

## What is done now, later or on a yes: “accendo la Piantana”, “accendere la Piantana”.

turn-on = { $telling ->
    [named] { $pronoun ->
        [yes] accender{ $things }
       *[no] accendere { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } accendo
       *[no] accendo { $things }
    }
}
turn-off = { $telling ->
    [named] { $pronoun ->
        [yes] spegner{ $things }
       *[no] spegnere { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } spengo
       *[no] spengo { $things }
    }
}
lock = { $telling ->
    [named] { $pronoun ->
        [yes] chiuder{ $things } a chiave
       *[no] chiudere a chiave { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } chiudo a chiave
       *[no] chiudo a chiave { $things }
    }
}
unlock = { $telling ->
    [named] { $pronoun ->
        [yes] sbloccar{ $things }
       *[no] sbloccare { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } sblocco
       *[no] sblocco { $things }
    }
}
open = { $telling ->
    [named] { $pronoun ->
        [yes] aprir{ $things }
       *[no] aprire { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } apro
       *[no] apro { $things }
    }
}
close = { $telling ->
    [named] { $pronoun ->
        [yes] chiuder{ $things }
       *[no] chiudere { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } chiudo
       *[no] chiudo { $things }
    }
}
arm = { $telling ->
    [named] { $pronoun ->
        [yes] inserir{ $things }
       *[no] inserire { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } inserisco: { $value }
       *[no] inserisco { $things }: { $value }
    }
}
disarm = { $telling ->
    [named] { $pronoun ->
        [yes] disinserir{ $things }
       *[no] disinserire { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } disinserisco
       *[no] disinserisco { $things }
    }
}
mute = { $telling ->
    [named] { $pronoun ->
        [yes] silenziar{ $things }
       *[no] silenziare { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } silenzio
       *[no] silenzio { $things }
    }
}
unmute = { $telling ->
    [named] riattivare l'audio: { $things }
   *[announced] riattivo l'audio: { $things }
}
halt = { $telling ->
    [named] fermare: { $things }
   *[announced] fermo: { $things }
}
set-to = { $telling ->
    [named] { $pronoun ->
        [yes] impostar{ $things } su { $value }
       *[no] impostare { $things } su { $value }
    }
   *[announced] { $pronoun ->
        [yes] { $things } imposto su { $value }
       *[no] imposto { $things } su { $value }
    }
}
move-to = { $telling ->
    [named] { $pronoun ->
        [yes] portar{ $things } su { $value }
       *[no] portare { $things } su { $value }
    }
   *[announced] { $pronoun ->
        [yes] { $things } porto su { $value }
       *[no] porto { $things } su { $value }
    }
}
toggle = { $telling ->
    [named] cambiare stato: { $things }
   *[announced] cambio stato: { $things }
}
run = { $telling ->
    [named] avviare { $name }
   *[announced] avvio { $name }
}
change = { $telling ->
    [named] { $pronoun ->
        [yes] cambiar{ $things }
       *[no] cambiare { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } cambio
       *[no] cambio { $things }
    }
}
multiply = { $telling ->
    [named] portare { $things } { times } { as-much }
   *[announced] porto { $things } { times } { as-much }
}
times = { $factor ->
    [0.5] a metà
    [2] al doppio
   *[other] su { $percent } per cento
}
as-much = { $quality ->
    [brightness] della luminosità
    [speed] della velocità
    [volume] del volume
    [position] dell'apertura
   *[level] del livello
}
more = { $telling ->
    [named] { $quality ->
        [position] aprire di più { $things }: { $amount }
        [brightness] alzare la luminosità { $owner }: { $amount }
        [speed] alzare la velocità { $owner }: { $amount }
        [volume] alzare il volume { $owner }: { $amount }
        [temperature] alzare la temperatura { $owner }: { $amount }
        [whiteness] rendere più calda la luce { $owner }
       *[level] alzare { $things }: { $amount }
    }
   *[announced] { $quality ->
        [position] apro di più { $things }: { $amount }
        [brightness] alzo la luminosità { $owner }: { $amount }
        [speed] alzo la velocità { $owner }: { $amount }
        [volume] alzo il volume { $owner }: { $amount }
        [temperature] alzo la temperatura { $owner }: { $amount }
        [whiteness] rendo più calda la luce { $owner }
       *[level] alzo { $things }: { $amount }
    }
}
less = { $telling ->
    [named] { $quality ->
        [position] chiudere di più { $things }: { $amount }
        [brightness] abbassare la luminosità { $owner }: { $amount }
        [speed] abbassare la velocità { $owner }: { $amount }
        [volume] abbassare il volume { $owner }: { $amount }
        [temperature] abbassare la temperatura { $owner }: { $amount }
        [whiteness] rendere più fredda la luce { $owner }
       *[level] abbassare { $things }: { $amount }
    }
   *[announced] { $quality ->
        [position] chiudo di più { $things }: { $amount }
        [brightness] abbasso la luminosità { $owner }: { $amount }
        [speed] abbasso la velocità { $owner }: { $amount }
        [volume] abbasso il volume { $owner }: { $amount }
        [temperature] abbasso la temperatura { $owner }: { $amount }
        [whiteness] rendo più fredda la luce { $owner }
       *[level] abbasso { $things }: { $amount }
    }
}

## States, to follow “è” or a colon; what takes its time and has not settled is on its way.

be = { $count ->
    [one] è
   *[other] sono
}
have = { $count ->
    [one] ha
   *[other] hanno
}
do = { $count ->
    [one] non lo dice
   *[other] non lo dicono
}
agreed = { $gender ->
    [feminine] { $count ->
        [one] a
       *[other] e
    }
    [unknown] o
   *[masculine] { $count ->
        [one] o
       *[other] i
    }
}
on = acces{ agreed }
off = spent{ agreed }
locked = { $settled ->
    [no] in chiusura a chiave
   *[yes] chius{ agreed } a chiave
}
unlocked = { $settled ->
    [no] in sblocco
   *[yes] sbloccat{ agreed }
}
opened = { $settled ->
    [no] in apertura
   *[yes] apert{ agreed }
}
closed = { $settled ->
    [no] in chiusura
   *[yes] chius{ agreed }
}
armed = inserit{ agreed }: { $value }
disarmed = disinserit{ agreed }
alarming = { $gender ->
    [unknown] allarme in corso
   *[feminine] in allarme
}
muted = in muto
halted = in pausa
unmuted = con audio
positioned = { $settled ->
    [no] in movimento verso { $value }
   *[yes] apert{ agreed }: { $value }
}
been-set = impostat{ agreed } su { $value }
at-level = { $gender ->
    [unknown] { $value }
   *[feminine] { been-set }
}
# What a sensor measures, and several values at once.
reading = { $gender ->
    [unknown] { $value }
   *[feminine] a { $value }
}
setting = { $gender ->
    [unknown] { $value }
   *[feminine] impostat{ agreed } su { $value }
}
found-state = { $state ->
    [jammed] bloccat{ agreed } a metà
    [unknown] in uno stato che non conosce
    [opening] in apertura
    [closing] in chiusura
    [stopped] ferm{ agreed } a metà strada
    [stay] inserit{ agreed }, in casa
    [away] inserit{ agreed }, fuori casa
    [night] inserit{ agreed } per la notte
   *[triggered] scattat{ agreed }
}

## Whole sentences on what was done.

is-so = { $gender ->
    [unknown] { $things }: { $predicate }
   *[feminine] { $things } { be } { $predicate }
}
is-already-so = { $gender ->
    [unknown] { $things }: era già { $predicate }
   *[feminine] { $things } { be } già { $predicate }
}
is-off = { $gender ->
    [unknown] { $things }: spento
   *[feminine] { $things } { be } spent{ agreed }
}
has-changed = { $things }: fatto
scene-is-set = { $name }: fatto
will-do = { $time }: { $action }
do-at-time = { $action } { $time }
do-now = { $action } adesso
did-it = { $things }: fatto quanto richiesto
more-failed = anche altri { $count } non ce l'hanno fatta
nothing-done = Va bene, non ho fatto niente.

## Answers to questions.

yes = sì, { $answer }
no = no, { $answer }
all-is-quiet = è tutto tranquillo, niente { $predicate }
none-of-them = nessuno
none-known = nessuno che io sappia
none-counted = nessuno
counted = { $count }: { $things }
in-rooms = { $rooms }: { $things }
does-not-say = { $things } { do }
must-be-asked = prima devo interrogare { $things }
more-tell = anche altri { $count } lo dicono
finding-yes = { $characteristic ->
    [MotionDetected] { $things } { detect } movimento
    [OccupancyDetected] { $things } { detect } qualcuno
    [LeakDetected] { $things } { detect } una perdita
    [SmokeDetected] { $things } { detect } fumo
    [CarbonMonoxideDetected] { $things } { detect } monossido di carbonio
    [CarbonDioxideDetected] { $things } { detect } troppa anidride carbonica
    [ObstructionDetected] qualcosa blocca { $things }
    [OutletInUse] { $things } { be } in uso
    [InUse] { $things } { be } in uso
    [Mute] { $things } { be } in muto
    [StatusTampered] qualcuno ha manomesso { $things }
    [Reachable] { $things } { reply }
    [StatusLowBattery] { $things } { have } poca batteria
    [ChargingState] { $things } { be } in carica
   *[StatusFault] { $things } { have } un guasto
}
finding-no = { $characteristic ->
    [MotionDetected] { $things } non { detect } movimento
    [OccupancyDetected] { $things } non { detect } nessuno
    [LeakDetected] { $things } non { detect } perdite
    [SmokeDetected] { $things } non { detect } fumo
    [CarbonMonoxideDetected] { $things } non { detect } monossido di carbonio
    [CarbonDioxideDetected] { $things } non { detect } troppa anidride carbonica
    [ObstructionDetected] niente blocca { $things }
    [OutletInUse] { $things } non { be } in uso
    [InUse] { $things } non { be } in uso
    [Mute] { $things } non { be } in muto
    [StatusTampered] nessuno ha manomesso { $things }
    [Reachable] { $things } non { reply }
    [StatusLowBattery] { $things } { have } batteria a sufficienza
    [ChargingState] { $things } non { be } in carica
   *[StatusFault] { $things } non { have } guasti
}
reply = { $count ->
    [one] risponde
   *[other] rispondono
}
detect = { $count ->
    [one] rileva
   *[other] rilevano
}
measuring = { $characteristic ->
    [BatteryLevel] { $things } { have } ancora { $value } di batteria
    [FilterLifeLevel] { $things } { have } ancora { $value } di filtro
    [CurrentAmbientLightLevel] { $things } { measure } { $value } lux
    [ColorTemperature] { $things } { be } a { $value } kelvin
   *[CarbonDioxideLevel] { $things } { measure } { $value } ppm
}
measure = { $count ->
    [one] misura
   *[other] misurano
}
air-quality = { $things } { $count ->
    [one] dice
   *[other] dicono
} che l'aria è { $number ->
    [0] sconosciuta
    [1] ottima
    [2] buona
    [3] accettabile
    [4] mediocre
    [5] cattiva
   *[other] di altro tipo
}
heating-mode = { $things }: { $number ->
    [0] spent{ agreed }
    [1] in modalità caldo
    [2] in modalità freddo
    [3] in modalità automatica
   *[other] in un'altra modalità
}
# The colours of the circle, every thirty degrees.
hue = { $things }: colore { $number ->
    [0] rosso
    [1] arancione
    [2] giallo
    [3] verde giallastro
    [4] verde
    [5] verde acqua
    [6] ciano
    [7] azzurro
    [8] blu
    [9] viola
    [10] magenta
   *[11] rosa
}

## Questions of ours.

which-one = Quale: { $readings }?
one-of-more = uno di altri { $count }
did-you-say = { you-said } «{ $text }»? { say } sì o no.
did-you-say-one = { you-said } { $readings }?
did-you-say-or = { $first }, o { $last }
shall-i = { do-you-want } { $actions }? { say } sì o no.
which-would = { $action }, che farà questo: { $actions }
which-would-open = { $action }, che aprirebbe o sbloccherebbe qualcosa

## What is scheduled.

nothing-scheduled = Non c'è niente in programma.
nothing-like-that = Non c'è niente del genere in programma
scheduled = { $time }: { $action }
more-scheduled = Ci sono altre { $count } cose in programma.
no-longer = non devo più { $actions }

## What happens, and what is done then.

when-so = quando { $text }
will-do-when = { $time }: { $action }
happens = { $things } { $happening ->
    [opens] si { $count ->
        [one] apre
       *[other] aprono
    }
    [closes] si { $count ->
        [one] chiude
       *[other] chiudono
    }
    [locks] si { $count ->
        [one] chiude
       *[other] chiudono
    } a chiave
    [unlocks] si { $count ->
        [one] sblocca
       *[other] sbloccano
    }
    [turnsOn] si { $count ->
        [one] accende
       *[other] accendono
    }
    [turnsOff] si { $count ->
        [one] spegne
       *[other] spengono
    }
    [disarms] si { $count ->
        [one] disinserisce
       *[other] disinseriscono
    }
    [alarms] { $count ->
        [one] suona
       *[other] suonano
    }
    [mutes] { $count ->
        [one] va
       *[other] vanno
    } in muto
   *[unmutes] { $count ->
        [one] torna
       *[other] tornano
    } a suonare
}
is-not-so = { $things } non { be } più { $predicate }
goes-above = { $things } { $count ->
    [one] supera
   *[other] superano
} { $value }
goes-below = { $things } { $count ->
    [one] scende
   *[other] scendono
} sotto { $value }
for-minutes = { $text } per { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
for-seconds = { $text } per { $count } secondi
