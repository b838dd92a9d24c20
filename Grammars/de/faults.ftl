### Warum etwas nicht verstanden wurde, oder nicht ging.

## What was heard or typed.

nothing-said = Ich habe keine Worte gehört.
too-long = Das ist zu lang: Ein Satz hat höchstens { $limit } Zeichen.
too-many-words = Das ist zu lang: Ein Satz hat höchstens { $limit } Wörter.
not-understood = Das habe ich nicht verstanden: { $words }
no-such-sentence = Die Wörter kenne ich, aber nicht diesen Satz.
try-saying = { try } es mit „{ $text }“.
no-home-yet = Es gibt noch kein Haus. { set-up } eins ein mit `beckon setup`.
nothing-before = Ich erinnere mich an nichts, was ich gerade getan hätte. { say } mit dem Namen, { what-you-want }.
goes-on-from-nothing = Ich weiß nicht, woran das anschließt. { say } bitte den ganzen Satz.
did-nothing-yet = Ich habe noch nichts getan.

## Names.

nothing-called = Nichts heißt „{ $name }“.
nothing-called-there = In { $home } heißt nichts „{ $name }“.
no-room-called = In { $home } heißt kein Raum „{ $name }“.
did-you-mean = Gemeint: { $names }?
in-another-home = In { $home } heißt nichts „{ $name }“. Es ist in { $other }.
is-elsewhere = { $things } { be } woanders ({ $room }), nicht dort ({ $place })
is-in-no-room = { $things } { be } in keinem Raum, auch nicht dort ({ $place })

## What things can do.

cannot = { $ability ->
    [tell] { $things } { do } darüber nichts
   *[power] { $things } { $count ->
        [one] lässt
       *[other] lassen
    } sich nicht { $ability ->
        [power] ein- oder ausschalten
        [percentage] auf Prozent stellen
        [number] auf eine Zahl stellen
        [temperature] auf eine Temperatur stellen
        [lock] auf- oder abschließen
        [door] öffnen oder schließen
        [mute] stummschalten
        [halt] anhalten
        [color] in der Farbe ändern
        [black] schwarz machen
        [white] im Weiß ändern
        [mode] auf Heizen oder Kühlen stellen
        [arm] scharf schalten
        [dim] dimmen
        [position] halb öffnen
        [speed] auf eine Geschwindigkeit stellen
        [volume] auf eine Lautstärke stellen
        [humidity] auf eine Luftfeuchtigkeit stellen
        [level] stufenweise verändern
        [warmth] wärmer oder kühler stellen
       *[degrees] um so viele Grad wärmer oder kühler stellen
    }
}
it-can-be = Möglich ist: { $abilities }.
able = { $ability ->
    [power] ein- und ausschalten
    [dim] dimmen
    [speed] auf eine Geschwindigkeit stellen
    [lock] auf- und abschließen
    [door] öffnen und schließen
    [temperature] auf eine Temperatur stellen
    [mode] auf Heizen oder Kühlen stellen
    [color] auf eine Farbe stellen
    [warmth] wärmer und kühler stellen
    [volume] auf eine Lautstärke stellen
    [mute] stummschalten
    [halt] anhalten
   *[arm] scharf und unscharf schalten
}
nothing-able = Dort gibt es kein Gerät, das das kann ({ $place }).
nothing-telling = Dort gibt es dafür keinen Sensor ({ $place }).
nothing-of-kind = Dort gibt es nichts dergleichen ({ $place }): { kind-of-word }.
nothing-other = Dort gibt es sonst nichts dergleichen ({ $place }): { $name }.
not-as-many = { $found ->
    [one] Davon gibt es eins
   *[other] Davon gibt es { $found }
}, nicht { $said }: { kind-of-word } ({ $place }). { say }, was gemeint ist.
# The word for a kind of thing, which the grammar has in small letters.
kind-of-word = { $kind ->
    [licht] Licht
    [lampe] Lampe
    [strahler] Strahler
    [steckdose] Steckdose
    [schalter] Schalter
    [ventilator] Ventilator
    [schloss] Schloss
    [garagentor] Garagentor
    [tor] Tor
    [rollladen] Rollladen
    [jalousie] Jalousie
    [vorhang] Vorhang
    [markise] Markise
    [fenster] Fenster
    [heizung] Heizung
    [klimaanlage] Klimaanlage
    [luftreiniger] Luftreiniger
    [luftbefeuchter] Luftbefeuchter
    [luftentfeuchter] Luftentfeuchter
    [ventil] Ventil
    [fernseher] Fernseher
    [lautsprecher] Lautsprecher
    [alarmanlage] Alarmanlage
    [bewegungsmelder] Bewegungsmelder
    [wassermelder] Wassermelder
    [rauchmelder] Rauchmelder
    [kohlenmonoxidmelder] Kohlenmonoxidmelder
    [kohlendioxidsensor] Kohlendioxidsensor
    [kontaktsensor] Kontaktsensor
    [fenstersensor] Fenstersensor
    [thermometer] Thermometer
    [feuchtigkeitssensor] Feuchtigkeitssensor
    [lichtsensor] Lichtsensor
    [sensor] Sensor
   *[other] { $kind }
}
some-thing = Ding
nothing-to-control = An { $name } lässt sich nichts steuern.
too-broad = { say }, was in { $home } gemeint ist: ein Raum, ein Ding, „die Lampen“ oder „alles“.
room-unknown = Ich weiß nicht, { where-you-are }. { say } den Namen des Raums.
# “Stell die Lampe”, and nothing says to what.
value-missing = { say }, worauf ich { $things } stellen soll.
scene-is-empty = { $name } hat noch keine Aktionen.

## Rights.

refused = { $user } gehört nicht zu { $home }, also wurde nichts getan.
guest = { $user } ist in { $home } zu Gast: Nur Verwalter merken etwas für später vor. Es wurde nichts getan.

## Times that cannot be kept.

time-of-sun = Ich weiß nicht, wo dieses Haus steht, und also nicht, wann dort die Sonne auf- oder untergeht. { say } es mir mit `beckon home place` (für ein anderes als das erste Haus mit `--home`), oder { name-so } eine Zeit, etwa „um 19:30 Uhr“.
time-of-sun-vague = { say }, wie lange davor oder danach, etwa „eine halbe Stunde vor Sonnenuntergang“.
time-of-polar-night = Die Sonne geht hier zurzeit nicht auf, also wäre das weder heute noch morgen. { name-it } eine Zeit, etwa „um 19:30 Uhr“.
time-of-polar-day = Die Sonne geht hier zurzeit nicht unter, also wäre das weder heute noch morgen. { name-it } eine Zeit, etwa „um 19:30 Uhr“.
time-of-sun-seldom = Nach der Sonne geht es einmal, jeden Tag oder an Wochentagen.
time-of-event = Ich kann auf eine Zeit warten, oder auf etwas, das ein Gerät meldet, aber das meldet hier nichts. { name-it } eine Zeit, etwa „um 19:30 Uhr“.
time-of-event-and-time = Ich kann auf ein Ereignis warten oder auf eine Zeit, aber nicht auf beides in einem Satz. { say } das eine oder das andere.
time-vague = { say }, wann, etwa „in 10 Minuten“ oder „um 19:30 Uhr“.
time-without-clock = { say }, um wie viel Uhr, etwa „um 19:30 Uhr“.
time-without-weekday = { say }, an welchem Tag, etwa „jeden zweiten Dienstag um 8 Uhr“.
time-of-several-days = { say } „jeden“ vor den Tagen, oder einen Tag nach dem anderen.
time-in-seconds = Ich rechne in ganzen Minuten. { say } eine ganze Zahl von Minuten.
time-too-far = Das ist mehr als ein Jahr hin.
time-passed = Diese Zeit ist vorbei.
time-too-often = Das ist zu oft: Ich kann etwas höchstens alle 5 Minuten wiederholen.
time-too-seldom = Das ist zu selten: Ich kann etwas mindestens alle 5 Wochen wiederholen.
time-overlapping = Es käme wieder, bevor es zu Ende ist.
time-with-last-day = Was wiederholt wird, kann ich nicht enden lassen. { leave-now } den letzten Tag weg.
time-of-no-day = Diesen Tag gibt es nicht.
no-way-back = Ich weiß nicht, was danach sein soll: { $name }. { say } beide Zeiten, und was zu tun ist.

## What an accessory did not do.

# After its name.
control-fault = { $error ->
    [notPaired] ist nicht mit Beckon gekoppelt
    [pairingMissing] war gekoppelt, aber die Kopplung fehlt in { $detail }: nicht zurücksetzen, sondern die Kopplungen zurückholen, aus einer Kopie oder einer Sicherung (beckon pairings import)
    [pairingUnreadable] lässt sich nicht steuern, weil die Kopplung nicht lesbar ist: { $detail }
    [unreachable] ist nicht erreichbar
    [notReachedByBridge] ist für die Bridge nicht erreichbar
    [stranger] ist nicht das, was unter dieser Adresse antwortet: dort ist ein anderes Gerät
    [pairingGone] kennt Beckon nicht mehr: entfernen und neu hinzufügen
    [timedOut] hat nicht rechtzeitig geantwortet
    [unconfirmed] hat nicht rechtzeitig geantwortet: ob es getan wurde, ist nicht bekannt
    [interrupted] brach vor der Antwort ab: ob es getan wurde, ist nicht bekannt
    [tooSlow] wurde nicht rechtzeitig fertig
    [busy] ist beschäftigt
    [outOfResources] hat keinen Platz für mehr
    [readOnly] lässt das nicht ändern
    [writeOnly] verrät das nicht
    [noNotifications] meldet nicht, wenn sich das ändert
    [invalidValue] nimmt diesen Wert nicht
    [notUnderstood] hat etwas geantwortet, das ich nicht verstehe
    [noValue] hat falsch geantwortet: ohne Wert
    [noSuchCharacteristic] hat das nicht
    [insufficientPrivileges] erlaubt das nicht
    [insufficientAuthorization] verlangt dafür mehr Nachweis, als Beckon hat
    [notAllowedNow] kann das gerade nicht
    [needsConsent] blieb, wie es ist: zum Öffnen braucht es ein Ja
    [servedElsewhere] überlasse ich dem anderen Hub, der dieses Zuhause bedient
    [cutOff] blieb, wie es ist: die Datenbank ist nicht zu fragen, welcher Hub dieses Zuhause bedient
    [protocolViolation] hat falsch geantwortet: { $detail }
    [violationInDoubt] hat falsch geantwortet: { $detail }: ob es getan wurde, ist nicht bekannt
   *[status] hat mit Status { $detail } abgelehnt
}
accessory-fault = { $things } { control-fault }
# Whose accessory is in no home any more.
gone-accessory = ein Gerät, das es nicht mehr gibt
gone-thing = etwas, das es nicht mehr gibt

## What became of a scene.

scene-without-actions = { $name } hat keine Aktionen
scene-failed = { $name } ist fehlgeschlagen: { $reason }
scene-failed-partly = { $name } ist teilweise fehlgeschlagen: { $reason }
# Where more is to be told than a person reads.
many-more = { $names }, und { $count } weitere

## What cannot be kept for later.

agenda-gone = { $home } gibt es nicht mehr.
agenda-needs-yes = Für später wird nichts vorgemerkt: Was es öffnen würde, braucht ein Ja.
agenda-change = Für später kann ich einen Wert vormerken, aber keine Änderung. { say } einen Wert, etwa 40 Prozent.
agenda-nowhere = Hier kann nichts für später vorgemerkt werden.
agenda-in-file = Was für später gesagt wird, steht in der gemeinsamen Datenbank: { leave } --home-file weg.

## What was heard.

heard-nothing = Ich habe nichts gehört.
heard-too-much = Das war mehr als ein Befehl. { say } einen nach dem anderen.
heard-no-command = Ich habe etwas gehört, aber keinen Befehl, den ich kenne.
