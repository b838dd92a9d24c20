### Ciò che il programma dice a chi gli sta davanti.

## Words that messages share

kind = { $kind ->
    [home] casa
    [room] stanza
    [zone] zona
    [accessory] accessorio
    [service] servizio
    [serviceGroup] gruppo
    [actionSet] scena
    [trigger] automazione
   *[other] utente
}
# The last letter of what is said of it: “aggiunta: scena Cena”.
ending = { $kind ->
    [home] a
    [room] a
    [zone] a
    [actionSet] a
    [trigger] a
   *[other] o
}
counted = { $kind ->
    [home] { $count ->
        [one] { $count } casa
       *[other] { $count } case
    }
    [room] { $count ->
        [one] { $count } stanza
       *[other] { $count } stanze
    }
    [zone] { $count ->
        [one] { $count } zona
       *[other] { $count } zone
    }
    [accessory] { $count ->
        [one] { $count } accessorio
       *[other] { $count } accessori
    }
    [service] { $count ->
        [one] { $count } servizio
       *[other] { $count } servizi
    }
    [serviceGroup] { $count ->
        [one] { $count } gruppo
       *[other] { $count } gruppi
    }
    [actionSet] { $count ->
        [one] { $count } scena
       *[other] { $count } scene
    }
    [trigger] { $count ->
        [one] { $count } automazione
       *[other] { $count } automazioni
    }
   *[other] { $count ->
        [one] { $count } utente
       *[other] { $count } utenti
    }
}
and = { $first } e { $last }
or = { $first } o { $last }
comma = { $first }, { $last }
yes-no = { $is ->
    [yes] sì
   *[other] no
}
primary = principale
primary-mark = { " " }(principale)
sentence-end = { $text }.

## Questions at the terminal

yes-or-no = { $question } (sì o no)
words-for-yes = sì si s yes y
nothing-done = Non è stato fatto niente.
interrupted = interrotto: { $undone }
undone-in-part = l'ultima richiesta potrebbe essere stata eseguita solo in parte: chiedi, o controlla
undone-whole-or-not = ciò che era in corso è stato fatto per intero, o per niente
undone-nothing = non è cambiato niente
line-not-text = questa riga non è testo UTF-8; riprova
line-too-long = questa riga supera i 64 KiB; riprova
in-line = riga { $number }: { $fault }
not-utf8-arguments = la riga di comando non è testo UTF-8: controlla il set di caratteri del terminale
no-such-command = non esiste il comando «{ $command }»: { $advice }
did-you-mean-command = intendevi «{ $command }»?
say-command = per dire una frase, scrivi `{ $command }`
list-commands = `{ $command }` elenca quelli che ci sono

## What is told of things

label = { $key ->
    [room] stanza
    [label] chiama sé stesso
    [bridge] bridge
    [manufacturer] produttore
    [model] modello
    [serialNumber] numero di serie
    [firmwareRevision] firmware
    [services] servizi
    [aliases] detto anche
    [paired] abbinato
    [reachedThrough] raggiunto tramite
    [primary] principale
    [temperatureUnit] gradi
    [rooms] stanze
    [zones] zone
    [accessories] accessori
    [serviceGroups] gruppi
    [actionSets] scene
    [triggers] automazioni
    [users] utenti
    [actions] azioni
    [type] tipo
    [accessory] accessorio
    [characteristics] caratteristiche
    [enabled] attiva
    [next] prossima volta
    [fireDate] prima data
    [event] quando
    [timeZone] fuso orario
    [recurrence] ripetizione
    [runsLate] si recupera
    [last] ultima volta
    [role] ruolo
    [mayOpen] può aprire
    [language] lingua
   *[other] { $key }
}
labelled = { $label }: { $text }
labelled-briefly = { $label } { $text }
labelled-count = { $count } { $label }
also-called = (anche { $names })
unit = { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
role = { $role ->
    [guest] ospite
   *[other] amministratore
}
nothing = niente
opens-nothing = non apre niente
is-enabled = { $is ->
    [yes] attivata
   *[other] disattivata
}
next-date = prossima volta { $date }
service-of-accessory = accessorio { $name }
at-address = { $name } all'indirizzo { $address }
nowhere = { $home }: nessuno ha detto dove si trova
at-place = { $home }: { $place }; oggi { $sun }
sun = { $event ->
    [sunrise] alba
   *[other] tramonto
}
sun-at = { sun } { $time }
sun-stays-up = { $event ->
    [sunrise] nessun'alba
   *[other] nessun tramonto
}: il sole non scende (giorno polare)
sun-stays-down = { $event ->
    [sunrise] nessun'alba
   *[other] nessun tramonto
}: il sole non sale (notte polare)
coordinates = { $latitude } { $isNorth ->
    [yes] nord
   *[other] sud
}, { $longitude } { $isEast ->
    [yes] est
   *[other] ovest
}

## What was changed

added = aggiunt{ ending }: { kind } { $name } ({ $home })
removed = eliminat{ ending }: { kind } { $name }
renamed = rinominat{ ending }: { kind } { $name } → { $newName }
alias-added = aggiunto: alias { $alias }, { kind } { $name }
alias-removed = tolto: alias { $alias }, { kind } { $name }
home-added = aggiunta: casa { $name }
is-administrator = ; la amministra { $name }
is-primary-now = ; ora la casa principale è { $name }
home-has-contents = in { $home } ci sono { $contents }, che andrebbero persi; --yes elimina la casa con tutto
not-told = non è stato possibile avvisare { $device }: ripristinalo prima di abbinarlo di nuovo
primary-changed = cambiato: ora la casa principale è { $name }
unit-changed = cambiato: ora { $name } parla di gradi { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
nothing-changed-lately = nelle ultime 24 ore non è cambiato niente
edit-undone = annullato: { $number } { $summary }
was-undone = { " " }(annullato)
undid = annullato { $number }
more-than-remembered = più di quanto si ricordi
and-more = { $told } e altri { $more }
changed-homes = case cambiate
made-primary = { $name } è diventata la casa principale
did-to = { kind } { $name } { $verb ->
    [added] aggiunt{ ending }
    [removed] eliminat{ ending }
    [renamed] rinominat{ ending }
   *[other] cambiat{ ending }
}
unplaced = { $count ->
    [1] l'accessorio { $name } ora non è in nessuna stanza
   *[other] { $count } accessori ora non sono in nessuna stanza
}
lost-rooms = { $count ->
    [1] la zona { $name } ha perso una stanza
   *[other] { $count } zone hanno perso stanze
}
lost-services = { $count ->
    [1] il gruppo { $name } ha perso servizi
   *[other] { $count } gruppi hanno perso servizi
}
lost-actions = { $count ->
    [1] la scena { $name } ha perso azioni
   *[other] { $count } scene hanno perso azioni
}
lost-scenes = { $count ->
    [1] l'automazione { $name } ha perso una scena
   *[other] { $count } automazioni hanno perso scene
}
now-disabled = { $count ->
    [1] l'automazione { $name } è disattivata
   *[other] { $count } automazioni sono disattivate
}
member-added = aggiunt{ ending }: { kind } { $name } → { $group ->
    [zone] zona
    [serviceGroup] gruppo
   *[other] automazione
} { $to }
member-removed = tolt{ ending }: { kind } { $name } ← { $group ->
    [zone] zona
    [serviceGroup] gruppo
   *[other] automazione
} { $from }
assigned = assegnato: accessorio { $name } → { $room }
unassigned = assegnazione tolta: accessorio { $name }; ora non è in nessuna stanza
moved = spostato: d'ora in poi { $name } si cerca all'indirizzo { $address }
no-address = «{ $address }» non è un indirizzo: scrivi host:port, per esempio 192.0.2.7:51826
controller-added = aggiunto: controller { $id }
controller-removed = eliminato: controller { $id }
trusted-controller = { $name }: { $isAdministrator ->
    [yes] amministratore
   *[other] utente
}
this-beckon = , questo Beckon
removed-accessory = eliminato: { $name }
taught = insegnato: { $words } = { $sentence } ({ $home })
forgotten = dimenticato: { $words } ({ $home })
role-changed = cambiato: ora l'utente { $name } è { $role ->
    [guest] ospite
   *[other] amministratore
}
opening-changed = cambiato: come ospite, ora l'utente { $name } { $may ->
    [yes] può
   *[other] non può
} muovere serrature, porte e allarmi
account-changed = cambiato: ora { $none ->
    [yes] nessun account
   *[other] un account
} agisce come l'utente { $name }
no-opening-is-for-guests = --no-opening è per gli ospiti: un amministratore può fare tutto
give-account = indica il nome dell'account, o --none
give-both-coordinates = indica --latitude e --longitude
forget-alone = --forget non va con un altro luogo
no-such-place = questo luogo non esiste: le latitudini vanno da -90 a 90, le longitudini da -180 a 180

## Accessories: looking for them, pairing, placing

looking-in-network = ricerca nella rete
looking-for-it = ricerca dell'accessorio nella rete
pairing = abbinamento e lettura di ciò che contiene
seconds-to-look = --seconds accetta un numero da 0 a 600
patience-to-pair = --patience va da 1 a 120 secondi
undone-adding = l'accessorio potrebbe essere abbinato, ma non ancora in una casa: lo stesso `beckon accessory add` riprende da lì
undone-removing = l'abbinamento potrebbe essere finito senza che sia stato registrato: lo stesso comando riprende da lì
yours-at-new-address = è già tuo, a un nuovo indirizzo: d'ora in poi { $name } ({ $home }) si cerca all'indirizzo { $address }
not-certified = «{ $name }» non dichiara di essere certificato per HomeKit. Lo aggiungo comunque?
uncertified-says-so = { $question } Con --uncertified si dice di sì
announced-at = «{ $name }» all'indirizzo { $address }
found-device = «{ $name }» ({ $what }) all'indirizzo { $address } { $state ->
    [forgotten] ha dimenticato Beckon
    [ours] è abbinato a Beckon
    [waiting] aspetta di essere abbinato
   *[other] è abbinato a un altro controller
}
accessory-added = { $isNew ->
    [yes] aggiunto
   *[other] unito
}: { $name } ({ $place })
calls-itself = , che chiama sé stesso «{ $label }»
in-no-room = { $name } è in { $home }, ma in nessuna stanza: { $fault }
not-paired = non abbinato
listed-accessory = { $name } ({ $place }){ $label }: { $way }
accessory-not-paired = { $name } non è abbinato
behind-bridge = { $name } è dietro al bridge { $bridge }: togli il bridge
in-several-homes = «{ $name }» c'è in { $homes }: indica quale con --home
told-nothing = l'accessorio all'indirizzo { $place } è stato abbinato, ma non dice che cosa contiene: { $reason }. { $outcome ->
    [known] Il suo abbinamento resta
    [rolledBack] L'abbinamento è stato annullato
   *[other] Qui si è rinunciato all'abbinamento, senza poterlo avvisare; aggiungerlo di nuovo rimedia
}
has-nothing = non contiene niente
not-in-network = nella rete non c'è nessun accessorio di nome «{ $name }»: vedi `beckon accessory discover`, o scrivi host:port
paired-elsewhere = { $name } è abbinato a un altro controller: solo quello può farlo segnalare
no-controller = questo non è un controller: ha un nome di al massimo 36 byte e una chiave pubblica di 64 cifre esadecimali
already-paired = questo è già abbinato: è { $name } in { $home }
impostor = ciò che si trova a { $place } dice di essere { $id }, ma { $owner }, che ha quell'identità, risponde ancora con la propria chiave: è un altro dispositivo, e non è cambiato niente
not-proved = niente a { $place } dimostra di essere { $name }: controlla l'indirizzo, e se è acceso; non è cambiato niente
own-pairing = questo è Beckon stesso: `beckon accessory remove` pone fine al suo abbinamento con { $name }
identity-question = Ciò che si trova a { $place } dice di essere { $id }, che è l'identità di { $owner }, { $hasOtherKey ->
    [yes] ma ha un'altra chiave
   *[other] e non c'è un abbinamento con { $owner } con cui verificarlo
}. Hai ripristinato { $owner }, ed è questo?
identity-unclear = ciò che si trova a { $place } dice di essere { $id }, che è l'identità di { $owner }, { $hasOtherKey ->
    [yes] ma ha un'altra chiave
   *[other] e non c'è un abbinamento con { $owner } con cui verificarlo
}: non è cambiato niente. Se hai ripristinato { $owner } ed è questo, dillo con --replace { $id }
would-open = { $what } farebbe questo: { $openings }; --yes dice di sì
would-open-question = { $what } farebbe questo: { $openings }. Procedo?
trigger-as-subject = L'automazione { $name }
trigger-needs-yes = l'automazione { $name } farebbe questo: { $openings }; serve un sì: `beckon trigger enable` lo chiede
setup-code = Codice di configurazione (XXX-XX-XXX, non viene mostrato):
no-setup-code = manca il codice di configurazione: digitalo, o dallo con lo standard input, con --setup-code-file o con --setup-code
two-setup-codes = --setup-code e --setup-code-file danno due codici: danne uno
cannot-read = { $path } non si può leggere: { $why }
cannot-write = { $path } non si può scrivere: { $why }

## Guided set-up

setup-nothing-yet = Non c'è ancora niente di configurato. `beckon setup` ricomincia da capo.
setup-goodbye = In { $home } ci sono { $rooms } e { $accessories }. `beckon setup` riprende da qui in qualsiasi momento.
setup-goes-on = `beckon setup` riprende da qui in qualsiasi momento.
now-try = Ora prova:
asked = { $question }:
asked-offering = { $question } [{ $offer }]:
another-name-or-none = Un altro nome, o «-» per nessuno
another-name = Un altro nome (una riga vuota tiene «{ $name }»):
take-care = Attenzione: { $warning }
cannot-be = Non va bene: { $fault }
no-home-yet = Non c'è ancora nessuna casa.
home-called = Come si chiama la tua casa?
going-on = Continuiamo con { $home }: { $accessories }.
now-rooms = Ora le stanze.
its-rooms = Le stanze: { $rooms }.
a-room = Una stanza (una riga vuota quando ci sono tutte):
unfinished = Da nominare o collocare: { $things }.
paired-in-no-home = { $name } è abbinato, ma non è ancora in nessuna casa.
where-accessories-are = Gli accessori si raggiungono attraverso la tua rete. Quelli che vi si annunciano sono elencati con un numero. Per ogni altro serve l'indirizzo, host:port: host è il suo nome o numero nella rete, come lo elenca il router; port è dove risponde, e lo dice l'app o il manuale del produttore.
waiting-in-network = Nella rete aspettano:
waiting-device = { "  " }{ $number } «{ $name }» ({ $category })
accessory-category = { $category ->
    [bridge] bridge
    [fan] ventilatore
    [garage-door] porta del garage
    [light] luce
    [lock] serratura
    [outlet] presa
    [switch] interruttore
    [thermostat] termostato
    [sensor] sensore
    [security-system] sistema di sicurezza
    [door] porta
    [window] finestra
    [window-covering] tenda
    [programmable-switch] interruttore programmabile
    [range-extender] ripetitore
    [camera] telecamera
    [video-doorbell] videocitofono
    [air-purifier] purificatore d'aria
    [heater] riscaldamento
    [air-conditioner] condizionatore
    [humidifier] umidificatore
    [dehumidifier] deumidificatore
    [Apple-TV] Apple TV
    [HomePod] HomePod
    [speaker] altoparlante
    [AirPort] AirPort
    [sprinkler] irrigatore
    [faucet] rubinetto
    [shower] doccia
    [television] televisore
    [remote-control] telecomando
    [router] router
    [audio-receiver] ricevitore audio
    [set-top-box] decoder
    [streaming-stick] chiavetta per lo streaming
   *[other] altro
}
next-accessory = Dov'è il prossimo accessorio ({ $isAnyFound ->
    [yes] il suo numero, host:port
   *[other] host:port
}; una riga vuota se non ce ne sono altri)?
that-is-no-address = Questo non è un indirizzo: scrivi host:port, per esempio 192.0.2.7:51826.
yes-or-back = { $question } (sì; una riga vuota per tornare indietro)
its-setup-code = Il suo codice di configurazione (XXX-XX-XXX; una riga vuota per tornare indietro):
device-has = { $device } contiene { $accessories }.
was-expected = { $name } era atteso, e sta in { $room }.
accessory-calls-itself = Un accessorio chiama sé stesso «{ $label }».
its-name = Il suo nome
its-room = La sua stanza ({ $rooms }; un nome nuovo crea una stanza) [{ $now }]:
its-room-new = La sua stanza (un nome nuovo crea una stanza) [{ $now }]:
no-room = nessuna
first-home = Casa mia

## Home files

undone-import = il file è stato importato per intero, o per niente: lo dice `beckon home history`
json-with-dry-run = --json va con --dry-run
imported = { $home }: { $rooms ->
    [one] { $rooms } stanza
   *[other] { $rooms } stanze
}, { $accessories ->
    [one] { $accessories } accessorio
   *[other] { $accessories } accessori
}, { $scenes ->
    [one] { $scenes } scena
   *[other] { $scenes } scene
}
importing = importazione
looking-at-names = controllo dei nomi: si distinguono?
leaves-out-question = In { $file } manca: { $things }. Andrebbe perso: importo lo stesso?
leaves-out = in { $file } manca: { $things }; andrebbe perso: aggiungi ciò che manca, o usa --replace; non è cambiato niente
left-out-homes = { $count ->
    [one] la casa { $names }
   *[other] le case { $names }
}
left-out-accessories = { $count ->
    [one] l'accessorio abbinato { $names }
   *[other] gli accessori abbinati { $names }
}
no-difference = nessuna differenza

## Scenes and triggers

scene-action-set = impostato: { $service } { $characteristic } = { $value } nella scena { $scene }
scene-action-removed = tolto: { $service } { $characteristic } dalla scena { $scene }
undone-scene = la scena potrebbe essere stata eseguita solo in parte: `beckon scene run` la riesegue per intero
left-out-as-opening = tralasciato, perché aprirebbe la casa: { $line }
left-out-as-unusable = tralasciato, perché non si può impostare: { $line }
left-out = tralasciato: { $line }
scene-saved = { $isNew ->
    [yes] aggiunta
   *[other] cambiata
}: scena { $name } ({ $home })
scene-there-question = Esiste già una scena { $name }. La sostituisco con ciò che è acceso ora?
scene-there = esiste già una scena { $name }: --replace la sostituisce con ciò che è acceso ora; non è cambiato niente
nothing-saved = non è stato salvato niente: { $silent }; con --partial si tralascia ciò che non risponde
no-value-now = { $service } { $characteristic }: nessun valore ora
read-back = { "  " }riletto: { $value }
but-written = , ma è stato scritto { $value }
accessory-fault = { $what }: l'accessorio { $fault }
say-when-first = di' con --at quando scatta la prima volta
say-what-changes = di' che cosa deve cambiare: --at, --every, --on, --once
once-alone = --once non va né con --every né con --on
every-or-on = dai --every o --on, non entrambi
count-limit = --count va da 1 a { $most }, non { $count }
trigger-added = aggiunta: automazione { $name } ({ $home }), { $coming }
trigger-changed = cambiata: automazione { $name }, { $coming }
disabled-until = È disattivata finché `beckon trigger enable` non la attiva.
trigger-without-scene = L'automazione { $name } è disattivata: non ha nessuna scena.
trigger-enabled = { $is ->
    [yes] attivata
   *[other] disattivata
}: automazione { $name }
next-at = prossima volta { $date }
no-date-to-come = senza date future
disabled-dates = { $name } è disattivata; una volta attivata scatta in queste date
undone-triggers = le automazioni scattano solo dove un altro programma continua
trigger-at-sun = { $event ->
    [sunrise] all'alba
   *[other] al tramonto
}
trigger-by-sun = { $minutes } minuti { $isBefore ->
    [yes] prima
   *[other] dopo
} { $event ->
    [sunrise] dell'alba
   *[other] del tramonto
}
trigger-when = quando { $characteristic } di { $things } { $test ->
    [is] è { $value }
    [isNot] non è { $value }
    [above] supera { $value }
   *[other] è sotto { $value }
}
trigger-lasting = { $event } per { $count } secondi
every-one = ogni { $unit ->
    [minutes] minuto
    [hours] ora
    [days] giorno
   *[other] settimana
}
every-few = ogni { $count } { $unit ->
    [minutes] minuti
    [hours] ore
    [days] giorni
   *[other] settimane
}
every-weekday = ogni { $days }
weekday = { $day ->
    [monday] lunedì
    [tuesday] martedì
    [wednesday] mercoledì
    [thursday] giovedì
    [friday] venerdì
    [saturday] sabato
   *[other] domenica
}
firing-status = { $status ->
    [done] eseguita
    [partly] eseguita in parte
    [failed] fallita
    [missed] mancata
    [running] in corso
   *[other] { $status }
}
firing-triggers = Le automazioni di questa cartella dei dati sono in funzione.
listening-to-values = { $count ->
    [one] Si segue { $count } valore che le automazioni aspettano.
   *[other] Si seguono { $count } valori che le automazioni aspettano.
}
fired = { $name } ({ $home }), { $date }{ $isLate ->
    [yes] , in ritardo
   *[other] { "" }
}: { $told }
missed = { $name } ({ $home }) è mancata { $hasMore ->
    [yes] { $count } volte o più
   *[other] { $count ->
        [1] una volta
       *[other] { $count } volte
    }
}, l'ultima { $date }
nobody-keeps-time = qui niente tiene il tempo, perciò non sarà fatto: avvia `beckon trigger run`, o lascia che lo faccia questo programma (senza --no-time-keeper, e senza { $variable }=off nell'ambiente)
gone-home = una casa che non c'è più
lock-fault = { $path } non si può bloccare ({ $why }): controlla il proprietario e i permessi

## Names

all-told-apart = niente da segnalare: tutti i nomi si distinguono
warning = attenzione: { $text }
said-as = detto «{ $form }»
cannot-be-said = { $what }: non si può dire; dagli una forma con --as

## Pairings and backups

password = Password:
password-again = Di nuovo:
passwords-differ = le due password non coincidono
no-password = manca la password: digitala, o dalla con lo standard input o con --password-file
password-length = la password ha almeno { $count } caratteri
nothing-paired = non c'è niente di abbinato in { $folder }
are-paired = { $count ->
    [one] { $count } accessorio abbinato.
   *[other] { $count } accessori abbinati.
}
restored = recuperato: { $homes }
nothing-to-back-up = non c'è niente da salvare in { $folder }
no-backup = questa non è una copia di sicurezza: { $why }
has-no-homes = non contiene case
folder-in-use = un programma tiene { $folder } (`beckon serve`, `listen` o `trigger run`): prima chiudilo
homes-would-be-gone = si perderebbe { $homes }: se è quello che vuoi, usa --replace
archive-cut-off = è troncata
archive-twice = contiene due volte { $name }
archive-foreign = non è un archivio di Beckon

## Clients, the hub and settings

no-user-anywhere = non c'è nessun utente { $name } in nessuna casa
no-room-anywhere = non c'è nessuna stanza { $name } in nessuna casa
client-removed = eliminato: client { $name }
client-opening-changed = cambiato: ora il client { $name } { $may ->
    [yes] apre dopo un sì
   *[other] non apre niente
}
client-setup-changed = cambiato: ora il client { $name } { $may ->
    [yes] configura le case
   *[other] non configura niente
}
client-room = in { $name }
client-user = come { $name }
client-language = parla { $code }
client-listens = ascolta soltanto
client-opens = { $may ->
    [yes] apre dopo un sì
   *[other] non apre niente
}
client-sets-up = configura le case
no-hub = qui non c'è nessun hub in funzione: avvia `beckon serve`
hub-gone = l'hub è terminato: chiedi di nuovo
hub-interrupted = l'hub è terminato prima di rispondere: l'ultima richiesta potrebbe essere stata eseguita solo in parte: controlla, o chiedi di nuovo
hub-unclear = ciò che risponde al socket dell'hub non è un hub di questo Beckon: riavvia `beckon serve`
hub-refused = l'hub ha rifiutato: { $why }
hub-already-runs = un altro `beckon serve` tiene { $folder }: prima chiudi quello
cannot-listen = non si può ascoltare all'indirizzo { $address }: { $why }
certificate-and-key = --certificate e --key vanno insieme
certificate-fault = { $fault ->
    [noOpenSSL] manca openssl, che fa il certificato dell'hub: installalo, o indica --certificate e --key
    [notMade] openssl non fa nessun certificato: indicane uno con --certificate e --key
    [notWritable] { $path } non si può scrivere: guarda la sua cartella e i permessi
   *[unreadable] { $path } e { $key } non sono un certificato e la sua chiave privata, in PEM
}
plain-without-certificate = --plain non mostra nessun --certificate
hub-listening = In ascolto su { $place }
hub-wyoming = Wyoming su { $place }
hub-code = Il codice per il primo browser è { $code }
hub-authority = Un browser si fida dell'hub quando ha { $file }, che l'hub dà a /authority.pem
hub-reached = Raggiungibile da fuori tramite { $relay }
hub-relaying = Relay su { $place }
hub-key-file = { $path } non è la chiave di un hub: spostalo altrove e invita di nuovo
remote-relay-place = --remote-relay accetta host:port o [address]:port
remote-needs-relay = tramite quale relay? indica --remote-relay, o imposta serve.remote-relay
relay-place = --relay accetta una porta, host:port o [address]:port
relay-hub-alone = --relay-hub va con --relay
relay-hub-key = --relay-hub accetta le 64 cifre indicate da `beckon remote key`, non { $text }
via-alone = --via non va con --home-file, --dry-run e --verify
remote-ask = Invito:
remote-accepted = accettato: { $name }
remote-forgotten = dimenticata: { $name }
remote-line = { $name }: tramite { $relay }
remote-invitation = questo non è un invito di `beckon remote add`, o non è intero: copialo di nuovo
remote-name = una casa qui si chiama con un testo visibile da 1 a { $most } byte
remote-taken = c'è già una casa { $name }: dimenticala, o dai un altro nome
remote-not-found = con nessuna casa { $name } si parla da fuori: `beckon remote list` elenca con quali sì
remote-too-many = ci sono già { $most } case: dimenticane una che non serve più
remote-file = { $path } non è un elenco di case: spostalo altrove e accetta di nuovo gli inviti
remote-no-relay = il relay { $place } non risponde: { $why }
remote-ended = ha chiuso la connessione
remote-silent = né il relay { $place } né l'hub dietro di esso dicono nulla: riprova, e controlla che entrambi siano in funzione
remote-interrupted = la connessione è terminata prima che l'hub rispondesse, al relay o all'hub: l'ultima richiesta potrebbe essere stata eseguita solo in parte: controlla, o chiedi di nuovo
remote-no-hub = l'hub non è collegato al relay: controlla a casa che `beckon serve` sia in funzione con --remote-relay
remote-refused = l'hub non conosce questo programma, o non più: `beckon remote add` a casa lo invita
remote-busy = parlano in tanti con l'hub o tramite il relay, e non c'è posto: riprova
remote-not-genuine = ciò che risponde non è l'hub dell'invito, o ciò che ha detto è stato cambiato lungo la strada
client-not-remote = il client { $name } parla a casa, e non da fuori
client-away = da fuori, dove { $may ->
    [yes] apre come a casa
   *[other] non apre niente
}
client-away-opening-changed = cambiato: ora da fuori il client { $name } { $may ->
    [yes] apre come a casa
   *[other] non apre niente
}
attentive = Sì?
heard = sentito: { $words }
heard-unsurely = sentito, ma non con certezza: { $words }
two-wake-phrases = --wake e --hands-free danno due frasi: danne una
needs-microphone = questo riguarda un microfono: dai anche --microphone
log-lines = --lines accetta da 0 a 100000
no-journalctl = journalctl non si può eseguire ({ $why }): c'è systemd qui?
mqtt-options = le opzioni che cominciano con --mqtt vanno con --mqtt
mqtt-place = --mqtt accetta host, host:port o [address]:port
mqtt-file = { $fault ->
    [unreadable] { $path } non si può leggere: { $detail }
    [notAFile] { $path } non è un file
    [open] altri possono leggere { $path }: applicagli `chmod 600`
    [noPassword] la prima riga di { $path } non ha una password da 1 a { $detail } byte
   *[noCertificates] { $path } non contiene certificati
}
mqtt-password-user = --mqtt-password-file va con --mqtt-user
mqtt-topic = { $option } accetta un topic di al massimo 128 byte, senza «+» né «#»
mqtt-hermes-parts = --mqtt-hermes accetta alcuni fra nlu,dialogue,asr,tts, o none
wyoming-place = --wyoming accetta una porta, host:port o [address]:port
wyoming-client = --wyoming-client va con --wyoming
satellite-most = --satellite si dà al massimo { $count } volte
satellite-form = --satellite accetta NAME=HOST:PORT[,room=ROOM][,client=CLIENT], non { $text }
satellite-twice = due satelliti hanno lo stesso nome
not-there = { " " }(non c'è)
setting-default = { $hasValue ->
    [yes] predefinito
   *[other] non impostato
}
settings-too-long = un file di impostazioni ha al massimo { $count } KiB
settings-not-text = questo non è testo UTF-8
settings-no-key = una riga è un commento, una [table], o key = value; una chiave ha lettere, cifre, «-» e «_»
settings-no-equals = dopo «{ $key }» vengono = e il suo valore
settings-no-value = «{ $text }» non è un valore: scrivi un "testo", un numero intero, true o false
settings-unclosed = un testo o il nome di una tabella non è chiuso sulla sua riga
settings-bad-escape = «\{ $text }» non sta per nessun carattere in un testo; scrivi '…' per uno senza «\»
settings-bad-text = un testo non contiene caratteri di controllo
settings-more = «{ $text }» avanza alla fine della riga
settings-twice = «{ $name }» c'è due volte
settings-unknown = non esiste l'impostazione «{ $name }»: `beckon config show` elenca quelle che ci sono
settings-near = non esiste l'impostazione «{ $name }»: intendevi «{ $near }»?
settings-wants = «{ $name }» accetta { $kind ->
    [text] un "testo"
    [path] un percorso, come "/srv/beckon" o "~/beckon"
    [number] un numero intero
    [connections] un numero intero da 1 a 32
    [seconds] dei secondi, un numero intero da 1 a 600
    [flag] true o false
    [levels] un livello, come "info", o livelli per parte, come "warning,HAPController=debug"
    [address] "plain" o "polite"
    [database] l'URL di un database, come "postgres://utente@host/database"
   *[other] il codice di una lingua, come "de", più d'uno, come "de,en", o "auto"
}
settings-unreadable = il file non si può leggere: { $isForbidden ->
    [yes] manca il permesso
   *[other] non c'è, o non è un file
}

## What happens

undone-watch = ciò che succede d'ora in poi non viene detto
homes-updated = case aggiornate
primary-home-is = la casa principale è { $name }
reachable = { $place }: { $accessory } { $is ->
    [yes] è di nuovo raggiungibile
   *[other] non è raggiungibile
}

## Files that are handed in

no-such-file = { $path }: questo file non esiste
is-folder = { $path } è una cartella; indica un file al suo interno
file-too-large = { $path } supera i { $count } MiB
file-unreadable = { $path } non si può leggere: controlla i suoi permessi
file-not-writable = { $path } non si può scrivere: controlla la sua cartella e i suoi permessi
unspeakable-phrase = «{ $phrase }» non si può dire ad alta voce: scrivi la frase di attivazione in parole
home-file-read-only = un file della casa viene solo letto; importalo e togli --home-file
cannot-be-written = { $path } non si può scrivere: { $why }

## Talking and listening

now-takes-date = --now accetta una data secondo RFC 3339, come 2030-01-01T22:30:00+01:00
language-takes-code = --language accetta un codice come it
learning-words = apprendimento delle parole delle case
undone-listening = ciò che si stava dicendo o facendo potrebbe essere fatto solo in parte; le automazioni scattano solo dove un altro programma continua
two-buttons = --talk e --talk-command sono due pulsanti: danne uno
button-and-phrase = un pulsante e una frase di attivazione non vanno insieme
closing-silence = --closing-silence accetta da 80 a 600 millisecondi
listening-for = In ascolto di «{ $phrase }».
listening = In ascolto.
undone-question = una domanda resta senza risposta;{ " " }
chat-greeting = Di' che cosa fare, o «aiuto». Con «arrivederci» o Control-D si finisce.
no-recording-card = non è collegata nessuna scheda audio che registri
record-seconds = --seconds accetta da 0.1 a 600
say-something = Di' qualcosa.
microphone-ended = il microfono è terminato, e nessuno aveva detto niente
sound-lost = { $fault } Si riprova finché non torna.
sound-back = l'audio è tornato.
no-tones = niente toni: { $why }
wake-is-good = «{ $phrase }» è abbastanza lunga, e non suona come niente di inopportuno.
wake-too-short = «{ $phrase }» ha { $count ->
    [one] { $count } sillaba
   *[other] { $count } sillabe
}, e altri discorsi sveglierebbero la casa: usane { $least } o più, come in «{ $example }».
wake-too-long = «{ $phrase }» ha { $count } sillabe: è lunga da dire ogni volta.
wake-like-talk = «{ $phrase }» suona come «{ $like }», che si dice tutto il giorno: mettici un'altra parola.
wake-like-name = «{ $phrase }» suona come «{ $like }», che è un nome della casa: mettici un'altra parola.
tokens-left-out = nessuno può dire { $words }: tralasciato
quoted = «{ $text }»
request-too-long = Questa riga supera i 64 KiB.
request-not-text = Questa riga non è testo UTF-8.
request-no-json = Questa riga comincia come un oggetto JSON, ma non lo è.
request-no-words = La richiesta non ha «text».
request-language = Parlo { $known }, non «{ $code }».
request-now = «now» non è una data secondo RFC 3339, come 2030-01-01T22:30:00+01:00.

## Setup codes and pairing that fails

setup-code-form = questo non è un codice di configurazione: ha otto cifre, scritte XXX-XX-XXX
setup-code-forbidden = questo codice di configurazione è vietato: è uno dei dodici che nessun accessorio può avere, perché sono i primi che si indovinano (otto cifre uguali, da 1 a 8, da 8 a 1): cerca quello dell'accessorio
pairing-unknown = L'accessorio ha rifiutato senza dire perché. Spegnilo e riaccendilo, poi riprova.
pairing-wrong-code = Il codice di configurazione è sbagliato. Confrontalo con le otto cifre sull'accessorio o sulla sua scatola, poi riprova.
pairing-patience = L'accessorio chiede pazienza. Aspetta un minuto, poi riprova.
pairing-no-more-controllers = L'accessorio non ha posto per un altro controller. Togline uno che conosce, poi riprova.
pairing-too-many-tries = L'accessorio rifiuta dopo troppi codici sbagliati. Spegnilo e riaccendilo o ripristinalo, poi riprova.
pairing-paired-already = L'accessorio è già abbinato. Toglilo dalla casa in cui si trova, o ripristinalo, poi riprova.
pairing-busy = L'accessorio si sta abbinando a un altro controller. Aspetta un minuto, poi riprova.
pairing-gone = L'accessorio non conosce più questo controller. Toglilo qui e aggiungilo di nuovo con il suo codice di configurazione.
pairing-identity-refused = L'accessorio non ha accettato l'identità di questo controller. Prova ad aggiungerlo di nuovo.
pairing-no-randomness = Questo computer non dà byte casuali. Riavvialo, poi riprova.
pairing-wrong-accessory = Ha risposto un altro accessorio: { $found } invece di { $expected }. Controlla l'indirizzo.
pairing-not-genuine = L'altra parte non è chi dice di essere: { $cause }. Controlla l'indirizzo e il codice, poi riprova.
pairing-never-settles = L'accessorio non rispetta il protocollo di abbinamento. Cerca un aggiornamento dell'accessorio.
pairing-protocol = L'accessorio non rispetta il protocollo di abbinamento ({ $code }). Cerca un aggiornamento dell'accessorio.
pairing-nothing-answers = A questo indirizzo non risponde niente: la connessione è stata rifiutata.
pairing-unreachable = L'accessorio non è raggiungibile: { $why }
pairing-no-accessory = Ciò che risponde a questo indirizzo non è un accessorio HomeKit: { $why }
pairing-identity-known = Dice di essere { $id }, che qui è conosciuto, e ha un'altra chiave. Non è cambiato niente.
pairing-identity-in-use = Dice di essere { $id }, che qui è l'identità di «{ $name }», e ha un'altra chiave. Non è cambiato niente.
pairing-impostor = Dice di essere { $id }, ma «{ $name }», che ha quell'identità, risponde ancora con la propria chiave. È un altro dispositivo. Non è cambiato niente.
pairing-broken-off = L'accessorio si è interrotto a metà dell'abbinamento. Riprova.
pairing-too-slow = L'accessorio non ha finito di abbinarsi in tempo. A uno lento si dà più tempo con `beckon accessory add --patience 30`.
pairing-store = All'accessorio non è stato chiesto niente, perché gli abbinamenti conservati non si possono usare: { $why }
pairing-not-kept = { $isRolledBack ->
    [yes] Non è stato possibile conservare l'abbinamento, perciò è stato annullato
   *[other] Non è stato possibile conservare l'abbinamento, né dire all'accessorio di dimenticarlo; aggiungerlo di nuovo rimedia
}: { $why }
pairing-conflict = { $isThere ->
    [yes] c'è un altro abbinamento con { $id }
   *[no] l'abbinamento non c'è più
}
pairing-cause-proof = la sua prova è falsa: non conosce il codice di configurazione, o qualcosa sta in mezzo
pairing-cause-signature = la sua firma è falsa: non ha la chiave che dovrebbe avere
pairing-cause-sealed = ciò che ha sigillato non lo è con la chiave concordata
pairing-cause-other = il suo { $tag } è falso

## What doctor finds

patience-to-answer = --patience va da 1 a 60 secondi
looking-further = controllo del resto
finding = { $subject }: { $text }
finding-subject = { $kind ->
    [language] lingua { $name }
    [accessory] accessorio { $name }
    [pairing] abbinamento { $name }
   *[other] { $name ->
        [speechModel] modello vocale
        [webPage] pagina web
        [dataFolder] cartella dei dati
        [permissions] permessi
        [disk] disco
        [database] database
        [microphone] microfono
        [clock] orologio
        [hub] hub
        [pairings] abbinamenti
       *[other] { $name }
    }
}
speak-one-of-those = parla una di queste: lo dice `language` in beckon.toml, BECKON_LANGUAGE o la lingua del sistema
install-anew = reinstalla Beckon
model-in = { $model } in { $folder }
model-does-not-hear = { $text }; non sente { $languages }
speak-what-it-hears = ciò che si scrive viene capito; per essere sentiti, parla ciò che sente: `language` in beckon.toml
install-model = ciò che si scrive viene capito; per sentire, installa il pacchetto pocketsphinx-en-us
web-missing = `beckon serve` non parte: reinstalla Beckon
folder-not-there = { $folder } non esiste ancora
setup-makes-it = la crea `beckon setup` o `beckon import`
folder-not-yours = non puoi leggere e scrivere { $folder }
run-as-owner = esegui beckon come il suo proprietario, o dai una cartella tua con --data-dir
folder-open-to-others = altri possono guardare in { $folder }
of-another-account = di un altro account: { $names }
make-them-yours = esegui beckon come il loro proprietario, o falli tuoi: `{ $command }`
others-may-write = altri possono scrivere { $names }
all-yours = tutto ciò che contiene è tuo
room-not-told = non si sa quanto spazio resti sul disco di { $place }
look-with = controlla con `{ $command }`
megabytes-free = { $count } MB liberi
make-room = fai spazio: sotto i 50 MB i cambiamenti possono essere rifiutati
doctor-no-home = non c'è ancora nessuna casa
setup-makes-one = ne crea una `beckon setup`
setup-makes-home = una casa la crea `beckon setup`
restore-copy = ferma ciò che lo usa, sposta home.sqlite altrove, e recupera una copia con `beckon restore` o importandola
database-holds = { $homes ->
    [one] { $homes } casa
   *[other] { $homes } case
}, accessori: { $accessories }, schema { $schema }
restore-if-stays = non è cambiato niente; se resta così, sposta home.sqlite altrove e recupera una copia con `beckon restore`
may-not-record = ce n'è uno, ma non puoi registrare da lì
join-audio = entra nel gruppo audio: `sudo usermod -aG audio $USER`, e accedi di nuovo
no-card = non c'è nessuna scheda audio che registri
plug-one-in = per essere sentiti, collegane una
clock-before-release = { $time } viene prima che questo Beckon fosse fatto
set-clock = regola l'orologio: `sudo timedatectl set-ntp true`
clock-unsynchronised = { $time }, non regolato da nessun server dell'ora
synchronise-clock = `sudo timedatectl set-ntp true`, con systemd-timesyncd o chrony installato
hub-not-running = `beckon serve` non è in funzione su questa cartella
start-hub = per le automazioni e la pagina: `systemctl --user enable --now beckon`
hub-answers = `beckon serve` risponde a { $socket }
announced-count = accessori che si annunciano nella rete: { $count }
install-avahi = installa avahi-daemon; fino ad allora gli accessori si trovano solo con host:port
repair-pairing = recupera una copia con `beckon pairings import`, o abbinalo di nuovo
repair-pairings = per questo non ripristinare nessun accessorio: `beckon restore` o `beckon pairings import` recupera una copia
answers-at = risponde all'indirizzo { $address }
fault-at = all'indirizzo { $address }: { $fault }
is-it-on = è acceso? Se ha cambiato indirizzo: `beckon accessory move`

## Accessories that are simulated

simulate-port = --port va da 0 a 65535, non { $port }
not-announced = non annunciato: { $why }
announced-in-part = sono annunciati solo { $some } server su { $all }
undone-simulation = gli accessori non rispondono più; i loro abbinamenti si conservano
control-path = --control accetta un percorso da 1 a 107 byte
is-file-already = { $path } è già un file
another-listens = un altro programma ascolta su { $path }

## Faults of the database, the network, backups and sound

database-no-permission = non puoi leggere e scrivere { $path }: controlla il proprietario e i permessi
database-not-private = { $path } non si può usare: { $why }
not-private = { $fault ->
    [notAFile] non è un file ma un collegamento o una cartella: metti lì il file stesso
    [open] anche altri possono scriverci: indica una cartella tua con --data-dir
    [foreign] appartiene all'account { $detail }: esegui beckon con quell'account, o indica una cartella tua con --data-dir
   *[staysOpen] altri possono scriverci, e non si può cambiare ({ $detail }): applicagli `chmod go-w`
}
private-file = { $action ->
    [use] { $path } non si può usare: { $why }
    [read] { $path } non si può leggere: { $why }
    [write] { $path } non si può scrivere: { $why }
    [lock] { $path } non si può bloccare: { $why }
    [flush] { $path } non si può portare sul disco: { $why }
    [replace] { $path } non si può sostituire: { $why }
   *[delete] { $path } non si può eliminare: { $why }
}
private-file-fault = { $fault ->
    [link] è un collegamento: metti lì il file stesso
    [tooLong] supera { $limit } byte
   *[tooMany] ha più di { $limit } file
}
database-no-folder = { $path } non è una cartella: dai un'altra cartella dei dati, o spostalo altrove
database-cannot-open = { $path } non si può aprire: { $why }
database-foreign = { $path } non è un database di Beckon: spostalo altrove, o dai un'altra cartella dei dati
database-damaged = { $path } è danneggiato ({ $what }): spostalo altrove e importa il file della casa o una copia
database-too-new = { $path } è stato scritto da un Beckon più nuovo (schema { $version }, qui si conosce il { $known }): aggiorna
disk-fails = il disco di { $path } è guasto ({ $what }), e non è cambiato niente: guarda `dmesg`, e recupera l'ultima copia su un altro disco con `beckon restore`
disk-full = il disco di { $path } è pieno: non è cambiato niente
disk-read-only = il disco di { $path } è di sola lettura: guarda in `dmesg` perché, e fai una copia su un altro disco con `beckon backup`
database-locked = { $path } è usato da troppo tempo da un altro programma: riprova
undo-nothing = nelle ultime 24 ore non resta nessun cambiamento da annullare
undo-no-such = nelle ultime 24 ore non c'è il cambiamento { $number }: vedi `beckon home history`
undo-already = il cambiamento { $number } è già stato annullato: vedi `beckon home history`
undo-changed-by = ciò che il cambiamento { $number } aveva cambiato è stato cambiato ancora dal { $later }, e resta com'è: prima annulla quello
undo-in-use = ciò che il cambiamento { $number } aveva cambiato è usato da ciò che è venuto dopo, e resta com'è: prima cambia quello
undo-clashes = il cambiamento { $number } non si può annullare con le case come sono ora: un nome che tornerebbe è di un altro, o una casa resterebbe senza amministratore
postgres-bad-url = l'URL del database non si può leggere: scrivilo come postgres://utente@host:5432/database?sslmode=verify-full
postgres-no-library = nessun server si può interrogare ({ $why }): installa il pacchetto libpq5
postgres-unreachable = { $server } non risponde ({ $text }): controlla che il server sia attivo e che host e porta siano giusti
postgres-refused = { $server } non fa entrare nessuno ({ $text }): controlla che database e utente siano giusti e si possano collegare
postgres-no-password = { $server } chiede una password: tienila in ~/.pgpass, con i permessi 0600, o nel file delle impostazioni
postgres-wrong-password = { $server } non accetta questo utente con questa password: correggili in ~/.pgpass o nell'URL
postgres-no-tls = con { $server } non c'è TLS come lo vuole l'URL ({ $text }): correggi il certificato del server, o sslmode e sslrootcert nell'URL
postgres-no-right = { $server } non permette questo a questo ruolo ({ $text }): concediglielo, o collegati come proprietario delle tabelle
postgres-old-server = { $server } è PostgreSQL { $version }, e serve almeno { $oldest }
postgres-encoding = { $server } non può tenere case nella codifica { $encoding }: crea un database con ENCODING 'UTF8'
postgres-foreign = { $server } ha tabelle che non sono di Beckon: dagli un database o uno schema suo
postgres-too-old = { $server } ha tabelle dello schema { $version }, più vecchio del { $known }, e questo ruolo non può cambiarle: esegui una volta `beckon database migrate` come loro proprietario
postgres-too-new = { $server } è stato scritto da un Beckon più nuovo (schema { $version }, qui si conosce il { $known }): aggiorna
postgres-damaged = { $server } è danneggiato ({ $what }): recupera una copia
postgres-time-out = { $server } ci ha messo troppo, e non è cambiato niente: riprova
postgres-contended = altri cambiano la stessa cosa in { $server }, e non è cambiato niente: riprova
postgres-full = { $server } non ha posto ({ $text }), e non è cambiato niente
postgres-read-only = { $server } si può solo leggere, come riserva: dai l'URL del server su cui si scrive
postgres-lost = la connessione con { $server } è caduta ({ $text }), e non è cambiato niente: riprova
postgres-unknown = la connessione con { $server } è caduta mentre si salvava un cambiamento: guarda se c'è prima di riprovare
postgres-served-elsewhere = di { $home } si occupa un altro hub, e non è cambiato niente: chiedi a quello, o cambia con un comando a parte
postgres-away = { $server } non si raggiunge, e i cambiamenti ne hanno bisogno: non è cambiato niente, e dove nessun altro hub può subentrare il resto continua
backup-on-server = le case le tiene un server: salvale lì con pg_dump, e gli abbinamenti con `beckon pairings export`
database-on-server = case su { $server }: { $homes }, accessori: { $accessories }, schema { $schema }
see-server = non è cambiato niente; `beckon config show` dice quale database si intende
database-fault = non è come dovrebbe: { $what }
database-whole = { $place } è integro; case: { $homes }
database-migrated = { $place } ha lo schema { $schema }
database-moved = spostato da { $from } a { $to }, e uguale lì; case: { $homes }
database-move-there = { $place } tiene già { $homes }: con --add queste si aggiungono, con --replace quelle se ne vanno per sempre
database-move-nothing = in { $place } non ci sono case: indica la cartella o l’URL dove stanno
database-move-same = { $place } è sia origine sia destinazione: indica un altro posto
database-move-question = { $place } tiene già { $homes }, e niente le riporta indietro. Le sostituisco?
database-move-replaced = sparito per sempre: { $homes }
database-move-add-or-replace = --add lascia quello che c’è e --replace lo toglie: indicane uno
database-move-differs = ciò che tiene { $to } differisce da { $from } in { $count }: tutto è ancora in { $from }, ed è un difetto di Beckon: segnalalo
database-released = { $home } è libera ora
database-release-file = le case di una cartella di dati ({ $folder }) non sono affidate a nessuno: non c’è nulla da liberare
database-release-served = { $home } è servita dall’hub di { $machine }, che è in funzione: fermalo prima
database-lease = { $isServed ->
    [yes] { $home }: { $machine }, concessione { $number }
   *[no] { $home }: nessun hub, dopo la concessione { $number }
}
connection-refused = la connessione è stata rifiutata
connection-no-way = non c'è modo di arrivarci: { $why }
connection-no-machine = non c'è nessun computer { $host }
connection-no-port = non c'è nessuna porta { $port }
connection-no-address = la rete non dice il suo indirizzo
connection-timed-out = non c'è stata risposta in tempo
connection-closed = la connessione è stata chiusa
connection-violation = l'altra parte ha violato il protocollo: { $how }
cannot-listen-on = non si può ascoltare su { $address }: { $why }
no-avahi = non si può cercare nella rete: Avahi non è in funzione (avvialo con `systemctl start avahi-daemon`, o dai un indirizzo, host:port)
name-announced = il nome «{ $name }» è già annunciato da un altro programma di questo computer
network-silent = niente nella rete ha risposto in tempo
network-too-much = nella rete si annuncia più di quanto si possa tenere a mente
network-failed = non si può cercare nella rete: errore DNS-SD { $code }
name-invalid = DNS-SD non accetta un nome o un record
sealed-foreign = questo non è un file sigillato scritto da Beckon
sealed-not-opened = la password è sbagliata, o il file è danneggiato
sealed-no-memory = per ricavare una chiave da una password servono 256 MiB di memoria libera
sealed-too-long = il file contiene più di { $count } MiB
pairings-would-be-lost = { $count ->
    [one] qui c'è { $count } abbinamento di un'altra identità, che andrebbe perso
   *[other] qui ci sono { $count } abbinamenti di un'altra identità, che andrebbero persi
}: usa un altro --data-dir, o --replace
neighbour-fault = { $fault ->
    [noClient] non c'è nessun client { $name }: `beckon client add` ne aggiunge uno
    [onlyListens] il client { $name } ascolta soltanto
    [notReady] l'hub non sente ancora niente, o è stato avviato senza --ear
   *[busy] si chiedono troppe cose insieme
    [noText] non c'è testo, o è troppo lungo
    [noName] qui nessuno risponde a quel nome
    [noStage] questa fase qui non comincia niente
    [noSound] il suono non ha frequenza, ampiezza e canali noti
    [tooLong] ha più di { $most } byte
    [notJSON] non è un oggetto JSON
    [notObject] «{ $name }» non è un oggetto JSON
    [noSite] «{ $name }» non è un luogo
    [missing] manca «{ $name }»
    [noTextOf] «{ $name }» non è un testo di al più { $most } byte
}
client-name = il nome di un client ha da 1 a { $most } byte di testo visibile
client-taken = c'è già un client { $name }: eliminalo, o dai un altro nome
client-not-found = non c'è nessun client { $name }: `beckon client list` elenca quelli che ci sono
client-too-many = ci sono già { $most } client: eliminane uno che non si usa più
client-file = { $path } non è un elenco di client: spostalo altrove, e aggiungi di nuovo i client
no-such-model = non c'è nessun modello vocale «{ $name }»; cercato in { $tried }. Installa il pacchetto pocketsphinx-en-us, o indica un modello con BECKON_SPEECH_MODEL.
language-not-heard = la lingua «{ $code }» si legge, ma non si sente: per lei non è indicato nessun modello vocale. Scrivi quello che vuoi, o indica un modello in { $file }, come dice docs/add-a-language.md sotto «Hearing it».
nothing-to-hear = la grammatica non ha nessuna regola pubblica, perciò con essa non si può sentire niente.
speech-model-fault = il modello vocale non si può usare: { $file } { $fault }. Reinstalla il suo pacchetto.
model-fault = { $fault ->
    [unreadable] non si può leggere: { $found }
    [notJSON] ha una forma sbagliata: non è JSON
    [missing] ha una forma sbagliata: manca «{ $found }»
    [badValue] ha una forma sbagliata: «{ $found }» è di un altro tipo
    [sampleRate] indica { $found } campioni al secondo, non { $wanted }
    [unlisted] non dice la dimensione di { $found }
    [size] ha { $found } byte invece di { $wanted }
    [unsummed] non si è potuto sommare: { $found }
   *[sum] ha una somma SHA-256 diversa da quella della descrizione
}
unpronounceable-word = nessuno sa come si pronuncia «{ $word }»; scrivilo con lettere dell'alfabeto inglese.
decoder-fault = { $input ->
    [settings] il decodificatore non accetta le sue impostazioni.
    [model] il decodificatore non accetta il modello { $detail }.
    [word] il decodificatore non accetta la parola «{ $detail }».
    [network] il decodificatore non accetta la rete di ciò che si può dire.
   *[sound] il decodificatore non accetta l'audio.
}
too-many-grammars = { $path }: si importano più di { $count } grammatiche; uniscine alcune.
grammar-not-text = { $path } non è testo UTF-8; salvalo così.
grammar-heard-nothing = { $reason ->
    [nothing] non è stato detto niente
    [tooLong] più lungo di una frase: taglialo alle pause
   *[other] nessuna frase della grammatica
}
grammar-nearest = la più vicina: { $text }
microphone-fault = il microfono «{ $device }» non si può usare: { $why }.
loudspeaker-fault = l'altoparlante «{ $device }» non si può usare: { $why }; --wav FILE scrive invece l'audio.
sound-device-silent = non ci passa nessun suono
microphone-others = { $isAny ->
    [yes] { $why }; ci sono { $others }
   *[no] { $why }; non è collegata nessuna scheda audio che registri
}
sound-command-fault = il comando «{ $command }», che porta l'audio, { $fault }.
program-fault = { $fault ->
    [notStarted] non si è potuto avviare
    [status] è finito con stato { $number }
   *[tooMuch] ha scritto più di { $number } byte
}
voice-fault = la voce «{ $command }» non dice niente: { $why }
voice-program = { $fault ->
    [notStarted] il suo programma non si è potuto avviare
    [status] è finita con stato { $number }
   *[tooMuch] ha scritto più di { $number } byte
}
unsayable-text = «{ $text }» non si può dire.
sound-file-too-long = { $file } supera { $limit }; taglialo in registrazioni più brevi.
sound-file-cut = { $file } è troncato: finisce a { $at } s di { $of } s; registralo o copialo di nuovo.
sound-file-empty = { $file } non contiene audio.
sound-file-unreadable = { $file } non si può leggere: { $why }.
file-fault = { $fault ->
    [missing] non c'è un file così
   *[forbidden] il permesso è negato
}
sound-file-foreign = { $file } non è un file WAV: comincia con { $isKnown ->
    [yes] un'intestazione { $start }
   *[no] i byte { $start }
}. L'audio senza intestazione, 16 bit, mono, 16 kHz, si legge da file di nome .raw, .pcm o .s16.
sound-file-header = { $file } è un file WAV danneggiato: al byte { $offset }, { $fault }.
sound-header = { $fault ->
    [noMark] manca il marchio WAVE
    [noFormat] l'audio comincia prima che ne sia detto il formato
    [shortFormat] il formato ha troppo pochi byte
    [endsBeforeFormat] il file finisce prima del suo formato
    [endsBeforeSound] il file finisce prima del suo audio
    [channels] sono indicati { $found } canali
    [rate] è indicata una frequenza di { $found } Hz, che non sta tra { $least } e { $most }
    [frame] un frame avrebbe { $found } byte invece di { $least }
   *[halfSample] l'ultimo campione a 16 bit ha un byte invece di due
}
sound-file-coding = { $file } contiene { $encoding }, che non si legge; convertilo in PCM a 16 bit.
no-such-language = non c’è la lingua «{ $code }»; lingue note: { $known }

## Languages of users and rooms

give-language = indica il codice di una lingua, o --none
language-changed = cambiato: { kind } { $name }, lingua ora { $none ->
    [yes] qualsiasi
   *[other] { $code }
}

## Faults of home files and of JSON

json-at = riga { $line }, colonna { $column }: { $fault }
json-after-end = il documento finiva prima di qui: togli ciò che segue
json-deep = più di { $most } livelli uno dentro l'altro
json-many = più di { $most } valori
json-no-value = manca un valore: il testo finisce qui
json-value = qui ci vuole un valore: un oggetto, un elenco, testo tra "…", un numero, true, false o null
json-key = qui ci vuole una chiave tra "…"
json-colon = mancano i due punti dopo la chiave
json-last-comma = dopo questa virgola non segue niente: toglila
json-unclosed = il testo finisce prima del suo { $bracket } di chiusura
json-comma = prima di qui manca una virgola o un { $bracket } di chiusura
json-word = solo true, false e null stanno senza virgolette
json-zero = un numero non comincia con 0
json-large = questo numero è troppo grande
json-digit = manca una cifra
json-not-text = questo testo non è UTF-8
json-control = un carattere di controllo in un testo: manca il suo " di chiusura, o scrivilo come \u00…
json-quote = manca il " di chiusura di questo testo
json-escape-cut = il testo finisce dentro una sequenza di escape
json-escape = JSON non ha questa sequenza di escape
json-surrogate = metà di una coppia di surrogati
json-hex = a \u seguono quattro cifre esadecimali
file-more = e altri { $count }
file-size = il file supera i { $most } MiB
file-no-homes = manca «homes»: aggiungi "homes": […]
file-no-version = manca «version»: aggiungi "version": { $version }
file-version = { $value } non è una versione nota qui: lo è solo { $version }
file-primary = solo una casa è la principale, e lo è { $place }: togline una
# What stands in the file, and what should stand there.
file-wrong = c'è { $value } dove ci vuole { $wanted }
file-number = il numero { $number }
file-text = il testo «{ $text }»
file-list = un elenco
file-object = un oggetto
file-wants-text = testo tra "…"
file-wants-base64 = testo base64 tra "…"
file-wants-flag = true o false
file-wants-number = un numero
file-wants-whole = un numero intero
file-wants-range = un numero intero da { $least } a { $most }
file-wants-word = uno tra { $words }
file-wants-list = un elenco […]
file-wants-object = un oggetto {"{"}…{"}"}
file-value-low = { $value } è sotto il valore minimo, { $least }
file-value-high = { $value } è sopra il valore massimo, { $most }
file-value-long = { $value } ha più di { $most } caratteri
file-value-other = { $value } non è nessuno dei valori { $known }
file-bounds = il valore minimo, { $least }, è sopra il massimo, { $most }
file-step = un passo non è negativo
file-permission = «{ $code }» non è un permesso; si conoscono { $known }
file-long = il testo ha più di { $most } caratteri
file-many-bytes = il testo ha più di { $most } byte
file-control = «{ $text }» contiene un carattere di controllo
file-many = { $count } sono troppi: ce ne stanno al massimo { $most }
file-missing = manca «{ $key }»
file-no-key = qui non esiste questa chiave{ $offer }
file-key-twice = questa chiave sta due volte in un oggetto, alle righe { $first } e { $second }: togline una
# What follows the thing that is not there.
file-near = ; intendevi «{ $name }»?
file-known = ; ci sono { $names }
file-no-name = manca il nome: aggiungi "name": "…"
file-name = { $isEmpty ->
    [yes] { $reason }
   *[other] «{ $name }»: { $reason }{ $offer }
}
file-legal-name = ; «{ $name }» andrebbe bene
file-name-empty = un nome non può essere vuoto
file-name-character = «{ $character }» al carattere { $number } non è permesso: un nome ha lettere, cifre, spazi e apostrofi
file-name-start = un nome comincia con una lettera o una cifra, non con «{ $character }»
file-name-end = un nome finisce con una lettera o una cifra, non con «{ $character }»
file-name-long = un nome ha al massimo { $most } caratteri
file-name-marks = il carattere { $number } porta più di { $most } segni
file-name-taken = «{ $name }» ce l'ha già { $kind ->
    [home] la casa
    [homeItself] la casa stessa
    [room] la stanza
    [zone] la zona
    [accessory] l'accessorio
    [service] un servizio
    [serviceGroup] il gruppo
    [actionSet] la scena
    [trigger] l'automazione
   *[other] l'utente
} in { $place }: scegli un altro nome (maiuscole, spazi e apostrofi non contano)
file-not-there = in questa casa non esiste { $kind ->
    [room] la stanza
    [accessory] l'accessorio
   *[other] la scena
} «{ $name }»{ $offer }
file-twice = «{ $name }» sta due volte in questo elenco: togline uno
file-service-twice = questo servizio sta due volte nel gruppo: togline uno
file-characteristic-twice = { $type } sta due volte in questo servizio: togline una
file-no-characteristic = «{ $name }» non è una caratteristica{ $offer }; un tipo proprio di un produttore si scrive con il suo UUID
file-no-service-type = «{ $name }» non è un tipo di servizio{ $offer }; un tipo proprio di un produttore si scrive con il suo UUID
file-characteristic-not-there = il servizio non ha la caratteristica «{ $name }»{ $offer }
file-only-read = { $type } si può solo leggere, perciò una scena non può impostarla
file-no-bridge = «{ $name }» non è un bridge: dagli "isBridge": true, o togli questo
file-bridge-behind = un bridge non sta dietro a un altro: togli questo, o "isBridge"
file-services-alike = «{ $accessory }» ha { $count } servizi di questo tipo: indica "number", da 1
file-service-number = «{ $accessory }» ha { $count } servizi di questo tipo, perciò non c'è il { $number }
file-no-service = «{ $accessory }» non ha il servizio «{ $name }»{ $offer }
file-no-date = «{ $text }» non è una data secondo RFC 3339: scrivila come 2030-01-01T22:30:00+01:00
file-seconds = un'automazione scatta al minuto esatto: dalle 00 secondi
file-no-time-zone = «{ $text }» non è un fuso orario: scrivilo come Europe/Rome{ $offer }
file-one-of = danne esattamente uno tra { $keys }
file-no-weekday = «{ $text }» non è un giorno della settimana{ $offer }
file-no-weekdays = danne almeno un giorno, o togli la ripetizione
file-no-event = questo non è un evento di servizi di questa casa: scrivilo come {"{"}"sun": "sunset"{"}"}, o con "services", "characteristic" e "value", "above" o "below"
file-event-date = un'automazione con un evento non ha data: toglila
file-event-recurrence = ciò che fa il sole torna ogni giorno o in certi giorni della settimana, e ciò che dicono gli accessori non ha ripetizione

## The web page: what it asks the hub for at /messages.json, where { $a } and { $b } are left for what the page puts in

page-title = Beckon
page-skip = Vai alle stanze
page-talk = Di' che cosa fare
page-example = spegni le luci in cucina
page-send = Di'
page-rooms = Stanze
page-scenes = Scene
page-triggers = Da sé
page-everywhere = Tutta la casa
page-entry = Chi è?
page-entry-help = Scrivi il codice che dice beckon serve o beckon client code, o un token di beckon client add.
page-entry-fault = Non è conosciuto. Riprova.
page-code = Codice o token
page-enter = Entra
page-leave = Dimentica il token di questo browser
page-away = L'hub non c'è. Si riprova …
page-silent = non risponde
page-unpaired = non abbinato
page-yes = Sì
page-no = No
page-undo = Annulla
# What the page says for whoever presses these.
page-say-yes = sì
page-say-no = no
page-say-undo = annulla
page-on = Acceso
page-off = Spento
page-turn-on = Accendi
page-turn-off = Spegni
page-lock = Chiudi a chiave
page-unlock = Sblocca
page-locked = Chiusa a chiave
page-unlocked = Sbloccata
page-jammed = Bloccata a metà
page-open = Apri
page-close = Chiudi
page-closed = Chiuso
page-is-open = Aperto
page-opening = Si apre
page-closing = Si chiude
page-stopped = Fermo
page-unknown = Non si sa
page-percent-open = aperto al { $a }%
page-Brightness = Luminosità
page-Hue = Tonalità
page-Saturation = Saturazione
page-ColorTemperature = Calore
page-RotationSpeed = Velocità
page-TargetPosition = Posizione
page-TargetTemperature = Impostato su
page-CurrentTemperature = { $a } { $b }
page-CurrentRelativeHumidity = { $a }% di umidità
page-CurrentAmbientLightLevel = { $a } lux
page-BatteryLevel = Batteria { $a }%
page-StatusLowBattery = Batteria scarica
page-ContactSensorState-0 = Chiuso
page-ContactSensorState-1 = Aperto
page-MotionDetected-0 = Nessun movimento
page-MotionDetected-1 = Movimento
page-OccupancyDetected-0 = Non c'è nessuno
page-OccupancyDetected-1 = C'è qualcuno
page-LeakDetected-0 = Asciutto
page-LeakDetected-1 = Perdita d'acqua
page-SmokeDetected-0 = Niente fumo
page-SmokeDetected-1 = Fumo
page-CarbonMonoxideDetected-0 = Niente monossido di carbonio
page-CarbonMonoxideDetected-1 = Monossido di carbonio
page-TargetHeatingCoolingState = Riscaldamento
page-TargetHeatingCoolingState-0 = Spento
page-TargetHeatingCoolingState-1 = Caldo
page-TargetHeatingCoolingState-2 = Freddo
page-TargetHeatingCoolingState-3 = Automatico
page-SecuritySystemTargetState = Allarme
page-SecuritySystemTargetState-0 = In casa
page-SecuritySystemTargetState-1 = Fuori casa
page-SecuritySystemTargetState-2 = Notte
page-SecuritySystemTargetState-3 = Disinserito
page-SecuritySystemCurrentState-0 = Inserito, in casa
page-SecuritySystemCurrentState-1 = Inserito, fuori casa
page-SecuritySystemCurrentState-2 = Inserito, notte
page-SecuritySystemCurrentState-3 = Disinserito
page-SecuritySystemCurrentState-4 = Allarme!
page-percent = { $a }%
page-degrees = { $a }°
page-kelvin = { $a } K
page-celsius = °C
page-fahrenheit = °F
page-disabled = disattivata
page-next = prossima volta { $a }
page-happened = { $a }: fatto
page-failed = { $a }: { $b }
page-aloud = Leggi le risposte ad alta voce
page-speak = Tieni premuto per parlare
page-listening = In ascolto …
page-no-microphone = Il microfono non si può usare.
page-speak-help = Per parlare, apri questa pagina su localhost o con TLS: un browser non dà il microfono a nessun'altra.
page-cancel = Elimina
page-cancel-of = Elimina { $a }
page-history = Che cosa è cambiato
page-undo-of = Annulla: { $a }
page-undone = annullato
page-setup = Configura
page-pair-title = Aggiungi un accessorio
page-discover = Cerca accessori
page-found = Trovati: { $a }
page-found-none = Non si è trovato niente di nuovo.
page-accessory = Nome o indirizzo
page-setup-code = Codice di configurazione
page-room = Stanza
page-no-room = Ancora nessuna stanza
page-uncertified = Aggiungilo anche se non è certificato
page-pair = Aggiungi
page-working = …
page-rename-title = Dai un altro nome
page-named = Che cosa
page-new-name = Nuovo nome
page-rename = Rinomina
page-renamed = Rinominato.
page-kind-home = Casa
page-kind-room = Stanza
page-kind-zone = Zona
page-kind-accessory = Accessorio
page-kind-scene = Scena
page-kind-trigger = Automazione
page-scene-title = Fai una scena di ciò che è acceso ora
page-scene-name = Nome della scena
page-scene-place = Che cosa contiene
page-whole-home = tutta la casa
page-scene-replace = Sostituisci una scena con quel nome
page-scene-save = Salva la scena
page-scene-saved = Salvato: { $a }
page-scene-left-out = Tralasciato: { $a }
page-remove = Elimina
page-remove-of = Elimina { $a }
page-phrase-title = Insegna parole tue
page-phrase-words = Ciò che dici
page-phrase-means = La frase che intendi
page-phrase-teach = Insegna
page-phrase-taught = D'ora in poi «{ $a }» è «{ $b }».
page-phrase-of = «{ $a }»: { $b }

## Why the hub does not do over HTTP what it is asked for

http-no-path = manca il percorso
http-nothing-here = qui non c'è niente
http-wrong-method = con questo non si può fare
http-not-now = ora non si può fare
http-token-needed = serve un token: `beckon client add NAME` ne crea uno
http-wrong-code = questo codice è sbagliato o già usato: `beckon client code` ne dà uno nuovo
http-only-listens = questo client ascolta soltanto
http-owner-only = questo lo chiede solo il proprietario, al socket nella cartella dei dati
http-owner-says = «resuming», «yes» e «now» li dice solo il proprietario
http-other-user = un client agisce come l'utente per cui è stato creato
http-sets-nothing-up = questo client non configura niente: lo permette `beckon client setup NAME on`
http-host = chiedilo con il suo indirizzo, o con un nome della rete locale
http-origin = quella pagina non è di questo hub
http-too-much = si chiede troppo in una volta: aspetta un po'
http-wrong-kind = il corpo dev'essere { $kind }
http-long = il corpo supera i { $most } byte
http-no-json = il corpo non è JSON: { $fault }
http-no-object = il corpo non è un oggetto JSON
http-unexpected = «{ $member }» qui non è previsto
http-has-to-be = «{ $member }» dev'essere { $wanted }
http-text = un testo di al massimo { $longest } caratteri
http-texts = un elenco di al massimo { $most } testi di al massimo { $longest } caratteri
http-number = un numero sopra lo 0
http-value = un valore
http-word-of-list = «{ $member }» è una parola di un elenco: vedi /openapi.json
http-not-done = «{ $edit }» qui non si fa con «{ $kind }»
http-every = «every» è 30m, 6h, 1d o 2w
http-on = «on» è monday,friday, weekdays o weekend
http-every-or-on = «every» o «on», non entrambi
http-once = «once» non va né con «every» né con «on»
http-no-time = mancano «at», «every», «on» e «once»
http-opens = farebbe questo: { $openings }; «yes» dice di sì
http-may-not-open = farebbe questo: { $openings }; `beckon client opening NAME on` permette a questo client di dire di sì
http-no-model = non c'è un modello con cui controllare i nomi
http-no-name = questo non è un nome
http-hears-nothing = l'hub non sente niente: avvialo con --ear
http-no-thing = questa cosa non esiste
http-no-scene = questa scena non esiste
http-no-state = lì questo stato non esiste, o non può essere così
http-partial = { $silent }: «partial» tralascia ciò che non risponde
http-replace = esiste già una scena { $name }: «replace» la sostituisce con ciò che è acceso ora
http-nothing-to-say = non c'è niente da dire
http-half-sample = l'audio finisce a metà di un campione
