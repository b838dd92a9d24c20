### Why a change to a home was refused. Each is one line that goes on from “beckon:”, and says how to mend it.

kind-of-thing = { $sort ->
    [home] la casa
    [room] la stanza
    [zone] la zona
    [accessory] l'accessorio
    [service] il servizio
    [serviceGroup] il gruppo
    [actionSet] la scena
    [trigger] l'automazione
   *[user] l'utente
}
# The same of what is in it.
kind-of-member = { $member ->
    [home] la casa
    [room] la stanza
    [zone] la zona
    [accessory] l'accessorio
    [service] il servizio
    [serviceGroup] il gruppo
    [actionSet] la scena
    [trigger] l'automazione
   *[user] l'utente
}
sameness = (maiuscole, spazi e apostrofi non contano)

## Names.

# What the rule wants, to follow the name in a sentence.
fault-empty = un nome non può essere vuoto
fault-character = «{ $name }» al carattere { $number } non è permesso: un nome ha lettere, cifre, spazi e apostrofi
fault-start = un nome comincia con una lettera o una cifra, non con «{ $name }»
fault-end = un nome finisce con una lettera o una cifra, non con «{ $name }»
fault-long = un nome ha al massimo { $limit } caratteri
fault-marks = il carattere { $number } porta più di { $limit } segni

no-name = { $reason }: { give-any }
bad-name = «{ $name }» non è un nome: { $reason }
bad-name-offering = { bad-name }; «{ $other }» andrebbe bene
name-taken-by-home = il nome «{ $name }» in { $home } ce l'ha già la casa stessa: { choose-one } altro { sameness }
name-taken = il nome «{ $name }» in { $home } ce l'ha già { kind-of-thing } «{ $other }»: { choose-one } altro { sameness }
home-name-taken = il nome «{ $name }» ce l'ha già la casa «{ $other }»: { choose-one } altro { sameness }
user-name-taken = il nome «{ $name }» tra gli utenti di { $home } ce l'ha già l'utente «{ $other }»: { choose-one } altro { sameness }
alias-exists = { kind-of-thing } «{ $name }» si chiama già «{ $other }» { sameness }: { choose } altro alias
no-alias = { kind-of-thing } «{ $name }» non ha l'alias «{ $other }»: { look } gli alias che ha
no-aliases-for-users = l'utente «{ $name }» non può avere alias: { rename } il nome
bad-spoken-forms = questo non si può conservare per «{ $name }»: { $spoken ->
    [tooMany] una cosa ha al massimo { $number } forme parlate
    [length] una forma parlata ha da 1 a { $limit } caratteri
    [noWords] una forma parlata ha parole
   *[signs] una forma parlata ha solo lettere, cifre, spazi e apostrofi
}
no-room-for-spoken-forms = «{ $name }» non ha posto per forme parlate: il suo “extra” nel file della casa non è un oggetto
no-room-for-place = «{ $name }» non ha posto per il suo luogo: il suo “extra” nel file della casa non è un oggetto
no-room-for-language = «{ $name }» non ha posto per la sua lingua: «extra» nel file della casa non è un oggetto
bad-phrase = «{ $text }» non si può insegnare: { $phraseFault ->
    [tooMany] una casa impara al massimo { $number } espressioni; { forget } una con `beckon phrase forget`
    [length] le parole e la frase hanno al massimo { $limit } caratteri ciascuna
    [noWords] { say-so } delle parole, e una frase, ciascuna su una riga
    [same] la frase è fatta di quelle parole
    [understood] quelle parole significano già qualcosa
    [meaningless] la frase non è di quelle che questa casa capisce; { try-it } con `beckon parse`
   *[opens] la frase aprirebbe la casa, e questo va detto direttamente
}
no-phrase = a { $home } non sono state insegnate le parole «{ $text }»: `beckon phrase list` dice quelle che sa
no-room-for-phrases = «{ $name }» non ha posto per ciò che impara: il suo “extra” nel file della casa non è un oggetto
unspeakable = «{ $name }» non ha parole che si possano dire

## What is there and what is not.

no-home = non c'è ancora nessuna casa: { create-one } una con `beckon setup`, o con `beckon home add NOME`
not-found = non esiste { kind-of-thing } «{ $name }»
not-found-in = non esiste { kind-of-thing } «{ $name }» in { $home }
nothing-called-so = niente in «{ $home }» si chiama «{ $name }»
several-services = «{ $name }» può essere uno qualsiasi di { $count } servizi: { say-so } { $names }
and-others = { $names }, …
no-characteristic = non c'è nessuna caratteristica «{ $name }» in «{ $things }»
no-service-type = non c'è nessun tipo di servizio «{ $name }»
# To follow one that is not there.
there-is = { $text }; esiste «{ $name }»
there-are = { $text }; esistono { $names }
mean-name = { $text }; { you-mean } «{ $name }»?
mean-type = { $text }; { you-mean } { $name }?
is-gone = non esiste più { kind-of-thing }: { look } cosa c'è ora
is-gone-from = non esiste più { kind-of-thing } in { $home }: { look } cosa c'è ora
already-exists = esiste già { kind-of-thing } «{ $name }»: { make } un cambiamento, o { add } qualcosa di nuovo
already-exists-in = esiste già { kind-of-thing } «{ $name }» in { $home }: { make } un cambiamento, o { add } qualcosa di nuovo
already-in = { kind-of-member } «{ $name }» è già in { kind-of-thing } «{ $other }»: non c'è niente da fare
not-in = { kind-of-member } «{ $name }» non è in { kind-of-thing } «{ $other }»: { look } che cosa contiene
no-action = l'azione su «{ $name }» non è nella scena «{ $other }»: { look } che cosa contiene
full-home = { $home } ne ha { $limit }, e non può averne di più: prima { remove-one } qualcuno
full-store = un database ne ha { $limit }, e non può averne di più: prima { remove-one } qualcuno
too-many-accessories = { $home } non regge tanti accessori: una casa ne ha al massimo { $limit }
nothing-on-to-save = non c'è niente da salvare: non si è trovato niente di acceso
nothing-to-save = non c'è niente da salvare: non si è trovato niente

## Rights.

may-not-change = «{ $user }» non può cambiare { $home }: { ask-it } a un amministratore
may-not-open = «{ $user }» non può muovere serrature, porte né allarmi in { $home }: { ask-it } a un amministratore
may-not-open-from-away = «{ $user }» non può aprire, sbloccare né disinserire niente in { $home } da fuori casa: { ask } al proprietario dell'hub di permetterlo
nobody-there = nessun utente di { $home } corrisponde a questo account: { say-so } quale utente agisce, o { ask-it } a un amministratore
not-owner = la cartella dei dati è di un altro account: { ask-it } al suo proprietario
last-administrator = «{ $user }» è l'ultimo amministratore di { $home }: prima { name-one } un altro
bad-account = questo non è un account per «{ $user }»: { give-name } suo nome, che ha da 1 a 256 byte

## Things.

room-for-home-stays = «{ $home }» è la stanza dell'intera casa, che non si può cambiare né togliere: { change-home } o un'altra stanza
room-for-home-in-zone = «{ $home }» è la stanza dell'intera casa, che non può stare nella zona «{ $name }»: { add } un'altra stanza
bridge-behind-bridge = il bridge «{ $name }» non può stare dietro al bridge «{ $other }»: { add-it } da solo
no-bridge = «{ $other }» non è un bridge, perciò «{ $name }» non può starvi dietro: { say-so } il bridge che ha davanti
service-not-removable = il servizio «{ $name }» è parte dell'accessorio «{ $other }» e non si può togliere da solo: { rename } il nome, o { remove } l'accessorio

## Scenes and triggers.

bad-action = { $refused ->
    [readOnlyCharacteristic] { $name } di «{ $things }» si può solo leggere: un'azione scrive ciò che si può impostare
    [invalidValueType] { $value } non è un valore per { $name } di «{ $things }»: { give-any } del suo tipo
    [valueLowerThanMinimum] { $value } è meno di quanto permette { $name } di «{ $things }»: danne di più
    [valueHigherThanMaximum] { $value } è più di quanto permette { $name } di «{ $things }»: danne di meno
    [stringLongerThanMaximum] il testo per { $name } di «{ $things }» è troppo lungo: { give-any } più corto
    [notFound] non c'è { $name } in «{ $things }»: { look } che cosa può fare
   *[other] { $value } non è permesso per { $name } di «{ $things }»: { give-any } dei suoi valori validi
}
bad-trigger = l'automazione «{ $name }» { $refused ->
    [fireDateNotOnMinute] scatta al minuto: { give-it } secondi
    [fireDateInPast] non può scattare nel passato: { give-it-one } data futura
    [recurrenceTooSmall] torna al più presto dopo 5 minuti: { give-it-one } ripetizione più lunga
    [recurrenceTooLarge] torna al più tardi dopo 5 settimane: { give-it-one } ripetizione più corta
    [noRegisteredActionSets] non ha nessuna scena da eseguire: { add-one } prima di attivarla
   *[other] non ha nessuna ora a cui scattare: { give-it-one } data come 2030-01-01T22:30:00+01:00
}
no-weekdays = un'automazione che torna in certi giorni della settimana ne ha almeno uno: { give-one } uno
bad-fire-date = «{ $text }» non è una data per l'automazione «{ $name }»: { write-it } come 2030-01-01T22:30:00+01:00
bad-time-zone = «{ $text }» non è un fuso orario per l'automazione «{ $name }»: { write-one } uno come Europe/Rome
bad-date = --at vuole una data come 2030-01-01T22:30:00+01:00, «2030-01-01 22:30» o 22:30, non «{ $text }»

## Lines of names.

line-not-text = questo non è testo in UTF-8
line-too-long = questo supera 64 KiB
