### Warum eine Änderung an einem Haus abgelehnt wurde. Jede ist eine Zeile nach “beckon:” und sagt, wie es geht.

kind-of-thing = { $sort ->
    [home] Haus
    [room] Raum
    [zone] Zone
    [accessory] Gerät
    [service] Dienst
    [serviceGroup] Gruppe
    [actionSet] Szene
    [trigger] Auslöser
   *[user] Nutzer
}
# The same of what is in it.
kind-of-member = { $member ->
    [home] Haus
    [room] Raum
    [zone] Zone
    [accessory] Gerät
    [service] Dienst
    [serviceGroup] Gruppe
    [actionSet] Szene
    [trigger] Auslöser
   *[user] Nutzer
}
sameness = (Groß- und Kleinschreibung, Leerzeichen und Apostrophe zählen nicht)

## Names.

# What the rule wants, to follow the name in a sentence.
fault-empty = ein Name kann nicht leer sein
fault-character = „{ $name }“ bei Zeichen { $number } ist nicht erlaubt: ein Name hat Buchstaben, Ziffern, Leerzeichen und Apostrophe
fault-start = ein Name beginnt mit einem Buchstaben oder einer Ziffer, nicht mit „{ $name }“
fault-end = ein Name endet mit einem Buchstaben oder einer Ziffer, nicht mit „{ $name }“
fault-long = ein Name hat höchstens { $limit } Zeichen
fault-marks = Zeichen { $number } trägt mehr als { $limit } Zusätze

no-name = { $reason }: { give } einen an
bad-name = „{ $name }“ ist kein Name: { $reason }
bad-name-offering = { bad-name }; „{ $other }“ ginge
name-taken-by-home = der Name „{ $name }“ ist in { $home } vom Haus selbst vergeben: { choose } einen anderen { sameness }
name-taken = der Name „{ $name }“ ist in { $home } schon vergeben ({ kind-of-thing } „{ $other }“): { choose } einen anderen { sameness }
home-name-taken = der Name „{ $name }“ ist schon vom Haus „{ $other }“ vergeben: { choose } einen anderen { sameness }
user-name-taken = der Name „{ $name }“ ist unter den Nutzern von { $home } schon von „{ $other }“ vergeben: { choose } einen anderen { sameness }
alias-exists = { kind-of-thing } „{ $name }“ heißt schon „{ $other }“ { sameness }: { choose } einen anderen Zweitnamen
no-alias = { kind-of-thing } „{ $name }“ hat keinen Zweitnamen „{ $other }“: { look }, welche es gibt
no-aliases-for-users = Nutzer „{ $name }“ kann keinen Zweitnamen haben: { rename } den Nutzer um
bad-spoken-forms = das kann für „{ $name }“ nicht behalten werden: { $spoken ->
    [tooMany] ein Ding hat höchstens { $number } gesprochene Formen
    [length] eine gesprochene Form hat 1 bis { $limit } Zeichen
    [noWords] eine gesprochene Form hat Wörter
   *[signs] eine gesprochene Form hat nur Buchstaben, Ziffern, Leerzeichen und Apostrophe
}
no-room-for-spoken-forms = für gesprochene Formen von „{ $name }“ ist kein Platz: „extra“ in der Hausdatei ist kein Objekt
no-room-for-place = für den Ort von „{ $name }“ ist kein Platz: „extra“ in der Hausdatei ist kein Objekt
no-room-for-language = für die Sprache von „{ $name }“ ist kein Platz: „extra“ in der Hausdatei ist kein Objekt
bad-phrase = „{ $text }“ kann nicht gelehrt werden: { $phraseFault ->
    [tooMany] ein Haus lernt höchstens { $number } Wendungen; { forget } eine mit `beckon phrase forget`
    [length] Wörter und Satz haben jeweils höchstens { $limit } Zeichen
    [noWords] { name-so } Wörter und einen Satz, je in einer Zeile
    [same] der Satz besteht aus diesen Wörtern
    [understood] diese Wörter bedeuten schon etwas
    [meaningless] den Satz versteht dieses Haus nicht; { try-so } ihn mit `beckon parse`
   *[opens] der Satz würde das Haus öffnen, und das muss selbst gesagt werden
}
no-phrase = { $home } kennt keine Wendung „{ $text }“: `beckon phrase list` zeigt, was gelehrt wurde
no-room-for-phrases = für das, was „{ $name }“ gelehrt wird, ist kein Platz: „extra“ in der Hausdatei ist kein Objekt
unspeakable = „{ $name }“ hat keine Wörter, die man sprechen kann

## What is there and what is not.

no-home = es gibt noch kein Haus: { create } eins an mit `beckon setup`, oder mit `beckon home add NAME`
not-found = nicht gefunden: { kind-of-thing } „{ $name }“
not-found-in = in { $home } nicht gefunden: { kind-of-thing } „{ $name }“
nothing-called-so = in „{ $home }“ heißt nichts „{ $name }“
several-services = „{ $name }“ kann jeder von { $count } Diensten sein: { say-so } { $names }
and-others = { $names }, …
no-characteristic = ein Merkmal „{ $name }“ gibt es nicht an „{ $things }“
no-service-type = einen Diensttyp „{ $name }“ gibt es nicht
# To follow one that is not there.
there-is = { $text }; es gibt „{ $name }“
there-are = { $text }; es gibt { $names }
mean-name = { $text }; gemeint: „{ $name }“?
mean-type = { $text }; gemeint: { $name }?
is-gone = gibt es nicht mehr: { kind-of-thing }; { look }, was jetzt da ist
is-gone-from = gibt es in { $home } nicht mehr: { kind-of-thing }; { look }, was jetzt da ist
already-exists = gibt es schon: { kind-of-thing } „{ $name }“; { change-it }, oder { add } etwas Neues hinzu
already-exists-in = gibt es schon in { $home }: { kind-of-thing } „{ $name }“; { change-it }, oder { add } etwas Neues hinzu
already-in = { kind-of-member } „{ $name }“ ist schon darin ({ kind-of-thing } „{ $other }“): { leave } es dort
not-in = { kind-of-member } „{ $name }“ ist nicht darin ({ kind-of-thing } „{ $other }“): { look }, was darin ist
no-action = die Aktion an „{ $name }“ ist nicht in der Szene „{ $other }“: { look }, was darin ist
full-home = { $home } hat davon { $limit } und kann nicht mehr haben: { remove } erst etwas davon
full-store = eine Datenbank hat davon { $limit } und kann nicht mehr haben: { remove } erst etwas davon
too-many-accessories = { $home } kann nicht so viele Geräte aufnehmen: ein Haus hat höchstens { $limit }
nothing-on-to-save = es gibt nichts zu speichern: nichts war an
nothing-to-save = es gibt nichts zu speichern: nichts wurde gefunden

## Rights.

may-not-change = „{ $user }“ darf { $home } nicht ändern: { ask } Verwalter darum
may-not-open = „{ $user }“ darf in { $home } keine Schlösser, Türen und Alarme bewegen: { ask } Verwalter darum
may-not-open-from-away = „{ $user }“ darf in { $home } von unterwegs nichts aufschließen, öffnen oder unscharf schalten: { ask-the } des Hubs, es zu erlauben
nobody-there = zu diesem Konto gehört kein Nutzer von { $home }: { say-so }, wer handelt, oder { ask } Verwalter darum
not-owner = der Datenordner gehört einem anderen Konto: { ask-whose } Besitzer darum
last-administrator = „{ $user }“ ist der letzte Verwalter von { $home }: { make } erst jemand anderen zum Verwalter
bad-account = das ist kein Konto für „{ $user }“: { give } seinen Namen an, der 1 bis 256 Bytes hat

## Things.

room-for-home-stays = „{ $home }“ ist der Raum für das ganze Haus, der nicht umbenannt, entfernt oder geändert werden kann: { change-it } Haus oder einen anderen Raum
room-for-home-in-zone = „{ $home }“ ist der Raum für das ganze Haus, der nicht in der Zone „{ $name }“ sein kann: { take } einen anderen Raum
bridge-behind-bridge = die Bridge „{ $name }“ kann nicht hinter der Bridge „{ $other }“ stehen: { add } sie einzeln hinzu
no-bridge = „{ $other }“ ist keine Bridge, also kann „{ $name }“ nicht dahinter stehen: { name-so } die richtige Bridge
service-not-removable = der Dienst „{ $name }“ gehört zum Gerät „{ $other }“ und kann nicht allein entfernt werden: { rename } ihn um, oder { remove } das Gerät

## Scenes and triggers.

bad-action = { $refused ->
    [readOnlyCharacteristic] { $name } von „{ $things }“ kann nur gelesen werden: eine Aktion schreibt, was sich setzen lässt
    [invalidValueType] { $value } ist kein Wert für { $name } von „{ $things }“: { give } einen vom richtigen Typ an
    [valueLowerThanMinimum] { $value } ist weniger, als { $name } von „{ $things }“ erlaubt: { give } mehr an
    [valueHigherThanMaximum] { $value } ist mehr, als { $name } von „{ $things }“ erlaubt: { give } weniger an
    [stringLongerThanMaximum] der Text für { $name } von „{ $things }“ ist zu lang: { give } einen kürzeren an
    [notFound] { $name } gibt es nicht an „{ $things }“: { look }, was es kann
   *[other] { $value } ist nicht erlaubt für { $name } von „{ $things }“: { give } einen gültigen Wert auf der Schrittweite an
}
bad-trigger = der Auslöser „{ $name }“ { $refused ->
    [fireDateNotOnMinute] feuert zur vollen Minute: { give } ihm 00 Sekunden
    [fireDateInPast] kann nicht in der Vergangenheit feuern: { give } ihm ein künftiges Datum
    [recurrenceTooSmall] kommt frühestens nach 5 Minuten wieder: { give } ihm eine längere Wiederholung
    [recurrenceTooLarge] kommt spätestens nach 5 Wochen wieder: { give } ihm eine kürzere Wiederholung
    [noRegisteredActionSets] hat keine Szene, die er startet: { add } eine hinzu, bevor er eingeschaltet wird
   *[other] hat keine Zeit, zu der er feuert: { give } ihm ein Datum wie 2030-01-01T22:30:00+01:00
}
no-weekdays = ein Auslöser, der an Wochentagen kommt, hat mindestens einen Tag: { give } ihm einen
bad-fire-date = „{ $text }“ ist kein Datum für den Auslöser „{ $name }“: { write } es wie 2030-01-01T22:30:00+01:00
bad-time-zone = „{ $text }“ ist keine Zeitzone für den Auslöser „{ $name }“: { write } sie wie Europe/Berlin
bad-date = --at nimmt ein Datum wie 2030-01-01T22:30:00+01:00, „2030-01-01 22:30“ oder 22:30, nicht „{ $text }“

## Lines of names.

line-not-text = das ist kein UTF-8-Text
line-too-long = das ist länger als 64 KiB
