### Why something was not understood, or could not be done.

## What was heard or typed.

nothing-said = Non ho sentito nessuna parola.
too-long = È troppo lungo: una frase ha al massimo { $limit } caratteri.
too-many-words = È troppo lungo: una frase ha al massimo { $limit } parole.
not-understood = Non ho capito { $words }
no-such-sentence = Conosco queste parole, ma non questa frase.
try-saying = { try } con «{ $text }».
no-home-yet = Non c'è ancora nessuna casa. { create-one-now } una con `beckon setup`.
nothing-before = Non ricordo di aver fatto niente poco fa. { say } { what-you-want } con il nome della cosa.
goes-on-from-nothing = Non so a che cosa si riferisce. { say } la frase intera, per favore.
did-nothing-yet = Non ho ancora fatto niente.

## Names.

nothing-called = Non c'è nulla che si chiami «{ $name }».
nothing-called-there = In { $home } non c'è nulla che si chiami «{ $name }».
no-room-called = In { $home } non c'è nessuna stanza che si chiami «{ $name }».
did-you-mean = Intendi { $names }?
in-another-home = In { $home } non c'è nulla che si chiami «{ $name }». È in { $other }.
is-elsewhere = { $things } { be } in { $room }, non in { $place }
is-in-no-room = { $things } non { be } in nessuna stanza, e dunque nemmeno in { $place }

## What things can do.

cannot = Con { $things } non si può { $ability ->
    [power] accendere né spegnere
    [percentage] impostare una percentuale
    [number] impostare un numero
    [temperature] impostare una temperatura
    [lock] chiudere a chiave né sbloccare
    [door] aprire né chiudere
    [mute] togliere l'audio
    [halt] mettere in pausa
    [color] cambiare colore
    [black] mettere il nero
    [white] cambiare il bianco
    [mode] scegliere caldo o freddo
    [arm] inserire né disinserire
    [dim] cambiare la luminosità
    [position] aprire a metà
    [speed] impostare una velocità
    [volume] impostare un volume
    [humidity] impostare un'umidità
    [level] alzare né abbassare
    [warmth] dare più o meno calore
    [degrees] cambiare di tanti gradi
   *[tell] sapere questo
}
it-can-be = Si può invece { $abilities }.
# To follow “si può”.
able = { $ability ->
    [power] accendere o spegnere
    [dim] cambiare la luminosità
    [speed] impostare una velocità
    [lock] chiudere a chiave o sbloccare
    [door] aprire o chiudere
    [temperature] impostare una temperatura
    [mode] scegliere caldo o freddo
    [color] cambiare colore
    [warmth] rendere la luce più calda o più fredda
    [volume] impostare un volume
    [mute] togliere l'audio
    [halt] mettere in pausa
   *[arm] inserire o disinserire
}
nothing-able = In { $place } non c'è nessun accessorio che possa farlo.
nothing-telling = In { $place } non c'è nessun sensore per questo.
nothing-of-kind = In { $place } non c'è nessun dispositivo di quel tipo ({ $kind }).
nothing-other = In { $place } non c'è nessun altro dispositivo così ({ $name }).
not-as-many = In { $place } { $found ->
    [one] ce n'è solo uno ({ $kind })
   *[other] ce ne sono { $found } ({ $kind })
}, non { $said }. { say } quale { you-mean }.
some-thing = dispositivo
nothing-to-control = In { $name } non c'è niente da controllare.
too-broad = { say } che cosa { you-mean } in { $home }: una stanza, un dispositivo, «le luci» o «tutto».
room-unknown = Non so { you-are }. { say } il nome della stanza.
# “Set the lamp”, and nothing says to what.
value-missing = { say } su quanto va impostato: { $things }.
scene-is-empty = { $name } non ha ancora azioni.

## Rights.

refused = { $user } non è un utente di { $home }, perciò non è stato fatto niente.
guest = { $user } è ospite in { $home }: solo gli amministratori programmano cose. Non è stato fatto niente.

## Times that cannot be kept.

time-of-sun = Non so dove si trova questa casa, e quindi neanche quando lì sorge o tramonta il sole. { tell-me } con `beckon home place` (con `--home` per una che non sia la principale), o { say-so } un'ora, per esempio «alle 19:30».
time-of-sun-vague = { say } quanto prima o dopo, per esempio «mezz'ora prima del tramonto».
time-of-polar-night = Ora qui il sole non sorge, perciò non sarebbe né oggi né domani. { say } un'ora, per esempio «alle 19:30».
time-of-polar-day = Ora qui il sole non tramonta, perciò non sarebbe né oggi né domani. { say } un'ora, per esempio «alle 19:30».
time-of-sun-seldom = Secondo il sole posso farlo una volta, tutti i giorni o in certi giorni della settimana.
time-of-event = Posso aspettare un'ora, o ciò che dice un accessorio, ma questo qui non lo dice niente. { say } un'ora, per esempio «alle 19:30».
time-of-event-and-time = Posso aspettare che succeda qualcosa o una certa ora, ma non le due cose in una frase. { say } l'una o l'altra.
time-vague = { say } quando, per esempio «tra 10 minuti» o «alle 19:30».
time-without-clock = { say } a che ora, per esempio «alle 19:30».
time-without-weekday = { say } che giorno, per esempio «un martedì sì e uno no alle 8».
time-of-several-days = { say } «tutti i» prima dei giorni, o un giorno alla volta.
time-in-seconds = Conto il tempo in minuti. { say } un numero intero di minuti.
time-too-far = Manca più di un anno.
time-passed = Quell'ora è già passata.
time-too-often = È troppo spesso: posso ripetere qualcosa al massimo ogni 5 minuti.
time-too-seldom = È troppo di rado: posso ripetere qualcosa almeno ogni 5 settimane.
time-overlapping = Ricomincerebbe prima di aver finito.
time-with-last-day = Non posso mettere fine a ciò che si ripete. { say } la frase senza l'ultimo giorno.
time-of-no-day = Quel giorno non esiste.
no-way-back = Non so a che cosa deve tornare { $name }. { say } le due ore, e che cosa c'è da fare.

## What an accessory did not do.

# After its name.
control-fault = { $error ->
    [notPaired] non è abbinato a Beckon
    [pairingMissing] era abbinato, ma il suo abbinamento manca in { $detail }: { reset }, ma { recover } gli abbinamenti da una copia (beckon pairings import)
    [pairingUnreadable] non si può controllare, perché il suo abbinamento non si può leggere: { $detail }
    [unreachable] non è raggiungibile
    [notReachedByBridge] non è raggiungibile dal suo bridge
    [stranger] non è quello che risponde al suo indirizzo: c'è un altro accessorio
    [pairingGone] non conosce più Beckon: { remove-it } e { add-it } di nuovo
    [timedOut] non ha risposto in tempo
    [unconfirmed] non ha risposto in tempo: non si sa se è stato fatto
    [interrupted] si è interrotto prima di rispondere: non si sa se è stato fatto
    [tooSlow] non ha finito in tempo
    [busy] è occupato
    [outOfResources] non ha posto per altro
    [readOnly] non lascia cambiare questo
    [writeOnly] non dice questo
    [noNotifications] non dice quando questo cambia
    [invalidValue] non accetta questo valore
    [notUnderstood] ha risposto qualcosa che non capisco
    [noValue] ha risposto male: non ha dato nessun valore
    [noSuchCharacteristic] non ha questo
    [insufficientPrivileges] non permette questo
    [insufficientAuthorization] chiede per questo più prove di quante ne ha Beckon
    [notAllowedNow] non può farlo adesso
    [needsConsent] è rimasto com'era: per aprirlo serve un sì
    [servedElsewhere] è affidato all'altro hub, quello della sua casa
    [cutOff] è rimasto com'era: non si può chiedere al database quale hub segue la sua casa
    [protocolViolation] ha risposto male: { $detail }
    [violationInDoubt] ha risposto male: { $detail }: non si sa se è stato fatto
   *[status] si è rifiutato con lo stato { $detail }
}
accessory-fault = { $things } { control-fault }
# Whose accessory is in no home any more.
gone-accessory = un accessorio che non c'è più
gone-thing = ciò che non c'è più

## What became of a scene.

scene-without-actions = { $name } non ha azioni
scene-failed = { $name } non è riuscita: { $reason }
scene-failed-partly = { $name } è riuscita solo in parte: { $reason }
# Where more is to be told than a person reads.
many-more = { $names }, e altri { $count }

## What cannot be kept for later.

agenda-gone = { $home } non c'è più.
agenda-needs-yes = Non si programma niente: ciò che aprirebbe ha bisogno di un sì.
agenda-change = Posso programmare un valore, ma non un cambiamento. { say } un valore, per esempio il 40 per cento.
agenda-nowhere = Qui non si può programmare niente.
agenda-in-file = Ciò che si dice per più tardi si conserva nel database condiviso: { remove } --home-file.

## What was heard.

heard-nothing = Non ho sentito niente.
heard-too-much = Era più di un comando. { say-one } uno alla volta.
heard-no-command = Ho sentito qualcosa, ma nessun comando che conosca.
