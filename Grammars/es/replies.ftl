### What is said in Spanish, in the syntax of Project Fluent (https://projectfluent.org).
### Each message is given the variables that stand in it; { $things } and the like are ready to be said. A name has the
### article of its noun where `nouns.txt` knows that, and participles agree with it: “el Flexo está encendido”; elsewhere it has none, and
### states stand as they do on a list: “Hue: encendido”.

# A reply is one or more sentences. It begins with a capital letter, and a full stop is added where it ends without a mark.
sentence = { $text }.
sentences = { $first } { $last }
quoted = «{ $text }»

## Lists: of two, and of more, which are put together from the left.

and-pair = { $first } y { $last }
and-middle = { $first }, { $last }
and-end = { $first } y { $last }
or-pair = { $first } o { $last }
or-middle = { $first }, { $last }
or-end = { $first } o { $last }

## What is done now, later or on a yes: “enciendo el Flexo”, “encender el Flexo”.

turn-on = { $telling ->
    [named] { $pronoun ->
        [yes] encender{ $things }
       *[no] encender { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } enciendo
       *[no] enciendo { $things }
    }
}
turn-off = { $telling ->
    [named] { $pronoun ->
        [yes] apagar{ $things }
       *[no] apagar { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } apago
       *[no] apago { $things }
    }
}
lock = { $telling ->
    [named] { $pronoun ->
        [yes] bloquear{ $things }
       *[no] bloquear { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } bloqueo
       *[no] bloqueo { $things }
    }
}
unlock = { $telling ->
    [named] { $pronoun ->
        [yes] desbloquear{ $things }
       *[no] desbloquear { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } desbloqueo
       *[no] desbloqueo { $things }
    }
}
open = { $telling ->
    [named] { $pronoun ->
        [yes] abrir{ $things }
       *[no] abrir { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } abro
       *[no] abro { $things }
    }
}
close = { $telling ->
    [named] { $pronoun ->
        [yes] cerrar{ $things }
       *[no] cerrar { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } cierro
       *[no] cierro { $things }
    }
}
arm = { $telling ->
    [named] { $pronoun ->
        [yes] armar{ $things }
       *[no] armar { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } armo en modo { $value }
       *[no] armo { $things } en modo { $value }
    }
}
disarm = { $telling ->
    [named] { $pronoun ->
        [yes] desarmar{ $things }
       *[no] desarmar { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } desarmo
       *[no] desarmo { $things }
    }
}
mute = { $telling ->
    [named] { $pronoun ->
        [yes] silenciar{ $things }
       *[no] silenciar { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } silencio
       *[no] silencio { $things }
    }
}
unmute = { $telling ->
    [named] devolver el sonido: { $things }
   *[announced] devuelvo el sonido: { $things }
}
halt = { $telling ->
    [named] detener: { $things }
   *[announced] detengo: { $things }
}
set-to = { $telling ->
    [named] { $pronoun ->
        [yes] ajustar{ $things } a { $value }
       *[no] ajustar { $things } a { $value }
    }
   *[announced] { $pronoun ->
        [yes] { $things } ajusto a { $value }
       *[no] ajusto { $things } a { $value }
    }
}
move-to = { $telling ->
    [named] { $pronoun ->
        [yes] mover{ $things } al { $value }
       *[no] mover { $things } al { $value }
    }
   *[announced] { $pronoun ->
        [yes] { $things } muevo al { $value }
       *[no] muevo { $things } al { $value }
    }
}
toggle = { $telling ->
    [named] cambiar de estado: { $things }
   *[announced] cambio de estado: { $things }
}
run = { $telling ->
    [named] ejecutar { $name }
   *[announced] ejecuto { $name }
}
change = { $telling ->
    [named] { $pronoun ->
        [yes] cambiar{ $things }
       *[no] cambiar { $things }
    }
   *[announced] { $pronoun ->
        [yes] { $things } cambio
       *[no] cambio { $things }
    }
}
multiply = { $telling ->
    [named] poner { $things } { times } { as-much }
   *[announced] pongo { $things } { times } { as-much }
}
times = { $factor ->
    [0.5] a la mitad
    [2] al doble
   *[other] al { $percent } por ciento
}
as-much = { $quality ->
    [brightness] de brillo
    [speed] de velocidad
    [volume] de volumen
    [position] de apertura
   *[level] de nivel
}
more = { $telling ->
    [named] { $quality ->
        [position] abrir más { $things } { $amount }
        [brightness] subir el brillo { $owner }: { $amount }
        [speed] subir la velocidad { $owner }: { $amount }
        [volume] subir el volumen { $owner }: { $amount }
        [temperature] subir la temperatura { $owner }: { $amount }
        [whiteness] hacer más cálida la luz { $owner }
       *[level] subir { $things }: { $amount }
    }
   *[announced] { $quality ->
        [position] abro más { $things } { $amount }
        [brightness] subo el brillo { $owner }: { $amount }
        [speed] subo la velocidad { $owner }: { $amount }
        [volume] subo el volumen { $owner }: { $amount }
        [temperature] subo la temperatura { $owner }: { $amount }
        [whiteness] hago más cálida la luz { $owner }
       *[level] subo { $things }: { $amount }
    }
}
less = { $telling ->
    [named] { $quality ->
        [position] cerrar más { $things } { $amount }
        [brightness] bajar el brillo { $owner }: { $amount }
        [speed] bajar la velocidad { $owner }: { $amount }
        [volume] bajar el volumen { $owner }: { $amount }
        [temperature] bajar la temperatura { $owner }: { $amount }
        [whiteness] hacer más fría la luz { $owner }
       *[level] bajar { $things }: { $amount }
    }
   *[announced] { $quality ->
        [position] cierro más { $things } { $amount }
        [brightness] bajo el brillo { $owner }: { $amount }
        [speed] bajo la velocidad { $owner }: { $amount }
        [volume] bajo el volumen { $owner }: { $amount }
        [temperature] bajo la temperatura { $owner }: { $amount }
        [whiteness] hago más fría la luz { $owner }
       *[level] bajo { $things }: { $amount }
    }
}

## States, to follow “está” or a colon; what takes its time and has not settled is on its way.

be = { $count ->
    [one] está
   *[other] están
}
have = { $count ->
    [one] tiene
   *[other] tienen
}
do = { $count ->
    [one] no lo dice
   *[other] no lo dicen
}
agreed = { $gender ->
    [feminine] { $count ->
        [one] a
       *[other] as
    }
    [unknown] o
   *[masculine] { $count ->
        [one] o
       *[other] os
    }
}
on = encendid{ agreed }
off = apagad{ agreed }
locked = { $settled ->
    [no] cerrándose con llave
   *[yes] cerrad{ agreed } con llave
}
unlocked = { $settled ->
    [no] desbloqueándose
   *[yes] sin llave
}
opened = { $settled ->
    [no] abriéndose
   *[yes] abiert{ agreed }
}
closed = { $settled ->
    [no] cerrándose
   *[yes] cerrad{ agreed }
}
armed = armad{ agreed } en modo { $value }
disarmed = desarmad{ agreed }
alarming = sonando la alarma
muted = en silencio
halted = en pausa
unmuted = con sonido
positioned = { $settled ->
    [no] moviéndose al { $value }
   *[yes] abiert{ agreed } al { $value }
}
been-set = ajustad{ agreed } a { $value }
at-level = { $gender ->
    [unknown] { $value }
   *[feminine] al { $value }
}
# What a sensor measures, and several values at once.
reading = { $gender ->
    [unknown] { $value }
   *[feminine] a { $value }
}
setting = { $gender ->
    [unknown] { $value }
   *[feminine] ajustad{ agreed } a { $value }
}
found-state = { $state ->
    [jammed] atascad{ agreed }
    [unknown] en un estado que no conoce
    [opening] abriéndose
    [closing] cerrándose
    [stopped] parad{ agreed } a medio camino
    [stay] armad{ agreed } en casa
    [away] armad{ agreed }, ausente
    [night] armad{ agreed } para la noche
   *[triggered] disparad{ agreed }
}

## Whole sentences on what was done.

is-so = { $gender ->
    [unknown] { $things }: { $predicate }
   *[feminine] { $things } { be } { $predicate }
}
is-already-so = { $gender ->
    [unknown] { $things }: ya estaba { $predicate }
   *[feminine] { $things } ya { be } { $predicate }
}
is-off = { $gender ->
    [unknown] { $things }: apagado
   *[feminine] { $things } { be } apagad{ agreed }
}
has-changed = { $things }: hecho
scene-is-set = { $name }: hecho
will-do = voy a { $action } { $time }
do-at-time = { $action } { $time }
do-now = { $action } ahora
did-it = { $things }: se hizo lo pedido
more-failed = { $count } más fallaron también
nothing-done = De acuerdo, no he hecho nada.

## Answers to questions.

yes = sí, { $answer }
no = no, { $answer }
all-is-quiet = todo está tranquilo, nada { $predicate }
none-of-them = ninguno
none-known = ninguno que yo sepa
none-counted = ninguno
counted = { $count }: { $things }
in-rooms = { $rooms }: { $things }
does-not-say = { $things } { do }
must-be-asked = primero tengo que consultar { $things }
more-tell = { $count } más también lo dicen
finding-yes = { $characteristic ->
    [MotionDetected] { $things } { detect } movimiento
    [OccupancyDetected] { $things } { detect } a alguien
    [LeakDetected] { $things } { detect } una fuga
    [SmokeDetected] { $things } { detect } humo
    [CarbonMonoxideDetected] { $things } { detect } monóxido de carbono
    [CarbonDioxideDetected] { $things } { detect } demasiado dióxido de carbono
    [ObstructionDetected] algo bloquea { $things }
    [OutletInUse] { $things } { be } en uso
    [InUse] { $things } { be } en uso
    [Mute] { $things } { be } en silencio
    [StatusTampered] han manipulado { $things }
    [Reachable] { $things } { be } al alcance
    [StatusLowBattery] { $things } { have } poca batería
    [ChargingState] { $things } se { $count ->
        [one] está
       *[other] están
    } cargando
   *[StatusFault] { $things } { have } una avería
}
finding-no = { $characteristic ->
    [MotionDetected] { $things } no { detect } movimiento
    [OccupancyDetected] { $things } no { detect } a nadie
    [LeakDetected] { $things } no { detect } ninguna fuga
    [SmokeDetected] { $things } no { detect } humo
    [CarbonMonoxideDetected] { $things } no { detect } monóxido de carbono
    [CarbonDioxideDetected] { $things } no { detect } dióxido de carbono en exceso
    [ObstructionDetected] nada bloquea { $things }
    [OutletInUse] { $things } no { be } en uso
    [InUse] { $things } no { be } en uso
    [Mute] { $things } no { be } en silencio
    [StatusTampered] nadie ha manipulado { $things }
    [Reachable] { $things } no { be } al alcance
    [StatusLowBattery] { $things } { have } batería suficiente
    [ChargingState] { $things } no se { $count ->
        [one] está
       *[other] están
    } cargando
   *[StatusFault] { $things } no { have } averías
}
detect = { $count ->
    [one] detecta
   *[other] detectan
}
measuring = { $characteristic ->
    [BatteryLevel] { $things } todavía { have } un { $value } de batería
    [FilterLifeLevel] { $things } todavía { have } un { $value } de filtro
    [CurrentAmbientLightLevel] { $things } { measure } { $value } lux
    [ColorTemperature] { $things } { be } a { $value } kelvin
   *[CarbonDioxideLevel] { $things } { measure } { $value } ppm
}
measure = { $count ->
    [one] mide
   *[other] miden
}
air-quality = { $things } { $count ->
    [one] dice
   *[other] dicen
} que el aire es { $number ->
    [0] desconocido
    [1] excelente
    [2] bueno
    [3] aceptable
    [4] regular
    [5] malo
   *[other] de otro tipo
}
heating-mode = { $things }: { $number ->
    [0] apagad{ agreed }
    [1] en modo calor
    [2] en modo frío
    [3] en modo automático
   *[other] en otro modo
}
# The colours of the circle, every thirty degrees.
hue = { $things } { be } en { $number ->
    [0] rojo
    [1] naranja
    [2] amarillo
    [3] verde amarillento
    [4] verde
    [5] verde azulado
    [6] cian
    [7] azul claro
    [8] azul
    [9] morado
    [10] magenta
   *[11] rosa
}

## Questions of ours.

which-one = ¿Cuál: { $readings }?
one-of-more = alguno de otros { $count }
did-you-say = ¿{ you-said } «{ $text }»? { say } sí o no.
did-you-say-one = ¿{ you-said } { $readings }?
did-you-say-or = { $first }, o { $last }
shall-i = ¿{ do-you-want } { $actions }? { say } sí o no.
which-would = { $action }, que hará lo siguiente: { $actions }
which-would-open = { $action }, que abriría o desbloquearía algo

## What is scheduled.

nothing-scheduled = No hay nada programado.
nothing-like-that = No hay nada así programado
scheduled = { $time } voy a { $action }
more-scheduled = Hay { $count } cosas más programadas.
no-longer = ya no voy a { $actions }

## What happens, and what is done then.

when-so = cuando { $text }
will-do-when = { $time }, voy a { $action }
happens = { $things } { $happening ->
    [opens] se { $count ->
        [one] abra
       *[other] abran
    }
    [closes] se { $count ->
        [one] cierre
       *[other] cierren
    }
    [locks] se { $count ->
        [one] cierre
       *[other] cierren
    } con llave
    [unlocks] se { $count ->
        [one] desbloquee
       *[other] desbloqueen
    }
    [turnsOn] se { $count ->
        [one] encienda
       *[other] enciendan
    }
    [turnsOff] se { $count ->
        [one] apague
       *[other] apaguen
    }
    [disarms] se { $count ->
        [one] desarme
       *[other] desarmen
    }
    [alarms] { $count ->
        [one] suene
       *[other] suenen
    }
    [mutes] se { $count ->
        [one] silencie
       *[other] silencien
    }
   *[unmutes] { $count ->
        [one] vuelva
       *[other] vuelvan
    } a sonar
}
is-not-so = { $things } deje de estar { $predicate }
goes-above = { $things } { $count ->
    [one] pase
   *[other] pasen
} de { $value }
goes-below = { $things } { $count ->
    [one] baje
   *[other] bajen
} de { $value }
for-minutes = { $text } durante { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
for-seconds = { $text } durante { $count } segundos
