### Was das Programm dem sagt, der davorsitzt.

## Words that messages share

kind = { $kind ->
    [home] Zuhause
    [room] Raum
    [zone] Bereich
    [accessory] Gerät
    [service] Dienst
    [serviceGroup] Gruppe
    [actionSet] Szene
    [trigger] Auslöser
   *[other] Benutzer
}
counted = { $kind ->
    [home] { $count ->
        [one] { $count } Zuhause
       *[other] { $count } Zuhause
    }
    [room] { $count ->
        [one] { $count } Raum
       *[other] { $count } Räume
    }
    [zone] { $count ->
        [one] { $count } Bereich
       *[other] { $count } Bereiche
    }
    [accessory] { $count ->
        [one] { $count } Gerät
       *[other] { $count } Geräte
    }
    [service] { $count ->
        [one] { $count } Dienst
       *[other] { $count } Dienste
    }
    [serviceGroup] { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
    [actionSet] { $count ->
        [one] { $count } Szene
       *[other] { $count } Szenen
    }
    [trigger] { $count ->
        [one] { $count } Auslöser
       *[other] { $count } Auslöser
    }
   *[other] { $count ->
        [one] { $count } Benutzer
       *[other] { $count } Benutzer
    }
}
and = { $first } und { $last }
or = { $first } oder { $last }
comma = { $first }, { $last }
yes-no = { $is ->
    [yes] ja
   *[other] nein
}
primary = Hauptzuhause
primary-mark = { " " }(Hauptzuhause)
sentence-end = { $text }.

## Questions at the terminal

yes-or-no = { $question } (ja oder nein)
words-for-yes = ja j yes y
nothing-done = Nichts wurde getan.
interrupted = abgebrochen: { $undone }
undone-in-part = das zuletzt Verlangte ist vielleicht nur zum Teil getan: danach fragen oder nachsehen
undone-whole-or-not = was im Gange war, ist ganz getan oder gar nicht
undone-nothing = nichts wurde geändert
line-not-text = diese Zeile ist kein UTF-8-Text; noch einmal versuchen
line-too-long = diese Zeile ist länger als 64 KiB; noch einmal versuchen
in-line = Zeile { $number }: { $fault }
not-utf8-arguments = die Befehlszeile ist kein UTF-8-Text: den Zeichensatz des Terminals prüfen
no-such-command = es gibt keinen Befehl „{ $command }“: { $advice }
did-you-mean-command = ist „{ $command }“ gemeint?
say-command = um einen Satz zu sagen: `{ $command }`
list-commands = `{ $command }` zeigt, welche es gibt

## What is told of things

label = { $key ->
    [room] Raum
    [label] nennt sich
    [bridge] Bridge
    [manufacturer] Hersteller
    [model] Modell
    [serialNumber] Seriennummer
    [firmwareRevision] Firmware
    [services] Dienste
    [aliases] auch
    [paired] gekoppelt
    [reachedThrough] erreicht über
    [primary] Hauptzuhause
    [temperatureUnit] Grad
    [rooms] Räume
    [zones] Bereiche
    [accessories] Geräte
    [serviceGroups] Gruppen
    [actionSets] Szenen
    [triggers] Auslöser
    [users] Benutzer
    [actions] Aktionen
    [type] Art
    [accessory] Gerät
    [characteristics] Merkmale
    [enabled] eingeschaltet
    [next] nächstes Mal
    [fireDate] erstes Mal
    [event] wann
    [timeZone] Zeitzone
    [recurrence] Wiederholung
    [runsLate] wird nachgeholt
    [last] zuletzt ausgelöst
    [role] Rolle
    [mayOpen] darf öffnen
    [language] Sprache
   *[other] { $key }
}
labelled = { $label }: { $text }
labelled-briefly = { $label } { $text }
labelled-count = { $count } { $label }
also-called = (auch { $names })
unit = { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
role = { $role ->
    [guest] Gast
   *[other] Verwalter
}
nothing = nichts
opens-nothing = öffnet nichts
is-enabled = { $is ->
    [yes] eingeschaltet
   *[other] ausgeschaltet
}
next-date = als Nächstes { $date }
service-of-accessory = Gerät { $name }
at-address = { $name } unter { $address }
nowhere = { $home }: niemand hat gesagt, wo es liegt
at-place = { $home }: { $place }; heute { $sun }
sun = { $event ->
    [sunrise] Sonnenaufgang
   *[other] Sonnenuntergang
}
sun-at = { sun } { $time }
sun-stays-up = kein { sun }: die Sonne geht nicht unter (Polartag)
sun-stays-down = kein { sun }: die Sonne geht nicht auf (Polarnacht)
coordinates = { $latitude } { $isNorth ->
    [yes] Nord
   *[other] Süd
}, { $longitude } { $isEast ->
    [yes] Ost
   *[other] West
}

## What was changed

added = hinzugefügt: { kind } { $name } ({ $home })
removed = entfernt: { kind } { $name }
renamed = umbenannt: { kind } { $name } → { $newName }
alias-added = hinzugefügt: weiterer Name { $alias }, { kind } { $name }
alias-removed = entfernt: weiterer Name { $alias }, { kind } { $name }
home-added = hinzugefügt: Zuhause { $name }
is-administrator = ; { $name } verwaltet es
is-primary-now = ; Hauptzuhause ist jetzt { $name }
home-has-contents = { $home } hat { $contents }, die dann weg wären; --yes entfernt es mit allem
not-told = { $device } war nicht zu erreichen: vor einem neuen Koppeln zurücksetzen
primary-changed = geändert: Hauptzuhause ist jetzt { $name }
unit-changed = geändert: { $name } spricht jetzt von Grad { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
nothing-changed-lately = am letzten Tag wurde nichts geändert
edit-undone = zurückgenommen: { $number } { $summary }
was-undone = { " " }(zurückgenommen)
undid = { $number } zurückgenommen
more-than-remembered = mehr, als gemerkt wird
and-more = { $told } und { $more } weitere
changed-homes = Zuhause geändert
made-primary = { $name } zum Hauptzuhause gemacht
did-to = { kind } { $name } { $verb ->
    [added] hinzugefügt
    [removed] entfernt
    [renamed] umbenannt
   *[other] geändert
}
unplaced = { $count ->
    [1] das Gerät { $name } ist jetzt in keinem Raum
   *[other] { $count } Geräte sind jetzt in keinem Raum
}
lost-rooms = { $count ->
    [1] der Bereich { $name } hat einen Raum verloren
   *[other] { $count } Bereiche haben Räume verloren
}
lost-services = { $count ->
    [1] die Gruppe { $name } hat Dienste verloren
   *[other] { $count } Gruppen haben Dienste verloren
}
lost-actions = { $count ->
    [1] die Szene { $name } hat Aktionen verloren
   *[other] { $count } Szenen haben Aktionen verloren
}
lost-scenes = { $count ->
    [1] der Auslöser { $name } hat eine Szene verloren
   *[other] { $count } Auslöser haben Szenen verloren
}
now-disabled = { $count ->
    [1] der Auslöser { $name } ist ausgeschaltet
   *[other] { $count } Auslöser sind ausgeschaltet
}
member-added = hinzugefügt: { kind } { $name } → { $group ->
    [zone] Bereich
    [serviceGroup] Gruppe
   *[other] Auslöser
} { $to }
member-removed = entfernt: { kind } { $name } aus { $group ->
    [zone] Bereich
    [serviceGroup] Gruppe
   *[other] Auslöser
} { $from }
assigned = zugeordnet: Gerät { $name } → { $room }
unassigned = Zuordnung aufgehoben: Gerät { $name }; es ist jetzt in keinem Raum
moved = verlegt: { $name } wird von nun an unter { $address } gesucht
no-address = „{ $address }“ ist keine Adresse: host:port schreiben, etwa 192.0.2.7:51826
controller-added = hinzugefügt: Controller { $id }
controller-removed = entfernt: Controller { $id }
trusted-controller = { $name }: { $isAdministrator ->
    [yes] Verwalter
   *[other] Benutzer
}
this-beckon = , dieses Beckon
removed-accessory = entfernt: { $name }
taught = gelehrt: { $words } = { $sentence } ({ $home })
forgotten = vergessen: { $words } ({ $home })
role-changed = geändert: Benutzer { $name } ist jetzt { $role ->
    [guest] Gast
   *[other] Verwalter
}
opening-changed = geändert: Benutzer { $name } darf als Gast Schlösser, Türen und Alarme jetzt { $may ->
    [yes] bedienen
   *[other] nicht bedienen
}
account-changed = geändert: als Benutzer { $name } handelt jetzt { $none ->
    [yes] kein Konto
   *[other] ein Konto
}
no-opening-is-for-guests = --no-opening ist für Gäste: ein Verwalter darf alles
give-account = den Namen des Kontos angeben, oder --none
give-both-coordinates = --latitude und --longitude angeben
forget-alone = --forget steht ohne anderen Ort
no-such-place = diesen Ort gibt es nicht: Breiten gehen von -90 bis 90, Längen von -180 bis 180

## Accessories: looking for them, pairing, placing

looking-in-network = Suche im Netz
looking-for-it = wird im Netz gesucht
pairing = wird gekoppelt und gefragt, was es hat
seconds-to-look = --seconds nimmt eine Zahl von 0 bis 600
patience-to-pair = --patience ist 1 bis 120 Sekunden
undone-adding = das Gerät ist vielleicht gekoppelt, aber noch in keinem Zuhause: dasselbe `beckon accessory add` macht dort weiter
undone-removing = die Kopplung ist vielleicht beendet, ohne dass es festgehalten ist: derselbe Befehl macht weiter
yours-at-new-address = es gehört schon dazu, unter neuer Adresse: { $name } ({ $home }) wird von nun an unter { $address } gesucht
not-certified = „{ $name }“ sagt nicht, dass es für HomeKit zertifiziert ist. Trotzdem hinzufügen?
uncertified-says-so = { $question } --uncertified sagt ja
announced-at = „{ $name }“ unter { $address }
found-device = „{ $name }“ ({ $what }) unter { $address } { $state ->
    [forgotten] hat Beckon vergessen
    [ours] ist mit Beckon gekoppelt
    [waiting] wartet darauf, gekoppelt zu werden
   *[other] ist mit einem anderen Controller gekoppelt
}
accessory-added = { $isNew ->
    [yes] hinzugefügt
   *[other] verbunden
}: { $name } ({ $place })
calls-itself = , nennt sich „{ $label }“
in-no-room = { $name } ist in { $home }, aber in keinem Raum: { $fault }
not-paired = nicht gekoppelt
listed-accessory = { $name } ({ $place }){ $label }: { $way }
accessory-not-paired = { $name } ist nicht gekoppelt
behind-bridge = { $name } hängt an der Bridge { $bridge }: die Bridge entfernen
in-several-homes = „{ $name }“ gibt es in { $homes }: mit --home sagen, welches gemeint ist
told-nothing = das Gerät unter { $place } wurde gekoppelt, sagt aber nicht, was es hat: es { $reason }. { $outcome ->
    [known] Die Kopplung bleibt
    [rolledBack] Die Kopplung wurde zurückgenommen
   *[other] Die Kopplung wurde hier aufgegeben, was ihm nicht mitzuteilen war; es neu hinzuzufügen behebt das
}
has-nothing = hat nichts
not-in-network = im Netz ist kein Gerät namens „{ $name }“: siehe `beckon accessory discover`, oder host:port schreiben
paired-elsewhere = { $name } ist mit einem anderen Controller gekoppelt: nur der kann es sich zeigen lassen
no-controller = das ist kein Controller: er hat einen Namen von höchstens 36 Bytes und einen öffentlichen Schlüssel von 64 Hexadezimalziffern
already-paired = das ist schon gekoppelt: es ist { $name } in { $home }
impostor = was unter { $place } ist, nennt sich { $id }, doch { $owner } mit dieser Kennung antwortet noch mit eigenem Schlüssel: es ist ein anderes Gerät, und nichts wurde geändert
not-proved = nichts unter { $place } weist sich als { $name } aus: Adresse prüfen, und ob es eingeschaltet ist; nichts wurde geändert
own-pairing = das ist Beckon selbst: `beckon accessory remove` beendet die Kopplung mit { $name }
identity-question = Was unter { $place } ist, nennt sich { $id }; so heißt { $owner }, { $hasOtherKey ->
    [yes] es hat aber einen anderen Schlüssel
   *[other] und es gibt keine Kopplung mit { $owner }, an der das zu prüfen wäre
}. Wurde { $owner } zurückgesetzt, und ist es dieses?
identity-unclear = was unter { $place } ist, nennt sich { $id }; so heißt { $owner }, { $hasOtherKey ->
    [yes] es hat aber einen anderen Schlüssel
   *[other] und es gibt keine Kopplung mit { $owner }, an der das zu prüfen wäre
}: nichts wurde geändert. Wurde { $owner } zurückgesetzt und ist es dieses, mit --replace { $id } bestätigen
would-open = { $what } würde Folgendes tun: { $openings }; --yes sagt ja dazu
would-open-question = { $what } würde Folgendes tun: { $openings }. Ausführen?
trigger-as-subject = Der Auslöser { $name }
trigger-needs-yes = der Auslöser { $name } würde Folgendes tun: { $openings }; das braucht ein Ja: `beckon trigger enable` fragt danach
setup-code = Einrichtungscode (XXX-XX-XXX, unsichtbar):
no-setup-code = es fehlt der Einrichtungscode: eintippen, oder über die Standardeingabe, mit --setup-code-file oder mit --setup-code angeben
two-setup-codes = --setup-code und --setup-code-file geben zwei Codes; einen angeben
cannot-read = { $path } ist nicht zu lesen: { $why }
cannot-write = { $path } ist nicht zu schreiben: { $why }

## Guided set-up

setup-nothing-yet = Noch ist nichts eingerichtet. `beckon setup` fängt von vorn an.
setup-goodbye = { $home } hat { $rooms } und { $accessories }. `beckon setup` macht jederzeit hier weiter.
setup-goes-on = `beckon setup` macht jederzeit hier weiter.
now-try = Zum Ausprobieren:
asked = { $question }:
asked-offering = { $question } [{ $offer }]:
another-name-or-none = Ein anderer Name, oder „-“ für keinen
another-name = Ein anderer Name (leere Zeile behält „{ $name }“):
take-care = Achtung: { $warning }
cannot-be = Das geht nicht: { $fault }
no-home-yet = Noch gibt es kein Zuhause.
home-called = Wie heißt das Zuhause?
going-on = Weiter mit { $home }: { $accessories }.
now-rooms = Jetzt die Räume.
its-rooms = Räume: { $rooms }.
a-room = Ein Raum (leere Zeile, wenn alle da sind):
unfinished = Noch zu benennen oder einzuordnen: { $things }.
paired-in-no-home = { $name } ist gekoppelt, aber noch in keinem Zuhause.
where-accessories-are = Geräte werden über das eigene Netz erreicht. Was sich dort meldet, steht mit einer Nummer in der Liste. Von allem anderen braucht es die Adresse, host:port: host ist Name oder Nummer im Netz, wie der Router sie anzeigt; port ist, wo es antwortet, was App oder Anleitung des Herstellers sagen.
waiting-in-network = Im Netz warten:
waiting-device = { "  " }{ $number } „{ $name }“ ({ $category })
accessory-category = { $category ->
    [bridge] Bridge
    [fan] Ventilator
    [garage-door] Garagentor
    [light] Licht
    [lock] Schloss
    [outlet] Steckdose
    [switch] Schalter
    [thermostat] Thermostat
    [sensor] Sensor
    [security-system] Alarmanlage
    [door] Tür
    [window] Fenster
    [window-covering] Fensterabdeckung
    [programmable-switch] programmierbarer Schalter
    [range-extender] Reichweitenverstärker
    [camera] Kamera
    [video-doorbell] Videotürklingel
    [air-purifier] Luftreiniger
    [heater] Heizung
    [air-conditioner] Klimaanlage
    [humidifier] Luftbefeuchter
    [dehumidifier] Luftentfeuchter
    [Apple-TV] Apple TV
    [HomePod] HomePod
    [speaker] Lautsprecher
    [AirPort] AirPort
    [sprinkler] Rasensprenger
    [faucet] Wasserhahn
    [shower] Dusche
    [television] Fernseher
    [remote-control] Fernbedienung
    [router] Router
    [audio-receiver] Audioreceiver
    [set-top-box] Set-Top-Box
    [streaming-stick] Streaming-Stick
   *[other] anderes
}
next-accessory = Wo ist das nächste Gerät ({ $isAnyFound ->
    [yes] seine Nummer, host:port
   *[other] host:port
}; leere Zeile, wenn keins mehr kommt)?
that-is-no-address = Das ist keine Adresse: host:port schreiben, etwa 192.0.2.7:51826.
yes-or-back = { $question } (ja; leere Zeile: zurück)
its-setup-code = Sein Einrichtungscode (XXX-XX-XXX; leere Zeile: zurück):
device-has = { $device } hat { $accessories }.
was-expected = { $name } wurde erwartet und steht in { $room }.
accessory-calls-itself = Ein Gerät nennt sich „{ $label }“.
its-name = Sein Name
its-room = Sein Raum ({ $rooms }; ein neuer Name legt einen Raum an) [{ $now }]:
its-room-new = Sein Raum (ein neuer Name legt einen Raum an) [{ $now }]:
no-room = keiner
first-home = Mein Zuhause

## Home files

undone-import = die Datei wurde ganz übernommen oder gar nicht: `beckon home history` sagt es
json-with-dry-run = --json gehört zu --dry-run
imported = { $home }: { $rooms ->
    [one] { $rooms } Raum
   *[other] { $rooms } Räume
}, { $accessories ->
    [one] { $accessories } Gerät
   *[other] { $accessories } Geräte
}, { $scenes ->
    [one] { $scenes } Szene
   *[other] { $scenes } Szenen
}
importing = die Zuhause werden eingelesen
looking-at-names = Namen werden geprüft: sind sie zu unterscheiden?
leaves-out-question = In { $file } fehlt: { $things }; das wäre dann weg. Trotzdem übernehmen?
leaves-out = in { $file } fehlt: { $things }; das wäre dann weg: Fehlendes ergänzen oder --replace angeben; nichts wurde geändert
left-out-homes = { $count ->
    [one] das Zuhause { $names }
   *[other] die Zuhause { $names }
}
left-out-accessories = { $count ->
    [one] das gekoppelte Gerät { $names }
   *[other] die gekoppelten Geräte { $names }
}
no-difference = kein Unterschied

## Scenes and triggers

scene-action-set = gesetzt: { $service } { $characteristic } = { $value } in Szene { $scene }
scene-action-removed = entfernt: { $service } { $characteristic } aus Szene { $scene }
undone-scene = die Szene ist vielleicht nur zum Teil gesetzt: `beckon scene run` setzt sie ganz
left-out-as-opening = weggelassen, weil es das Haus öffnen würde: { $line }
left-out-as-unusable = weggelassen, weil es sich nicht setzen lässt: { $line }
left-out = weggelassen: { $line }
scene-saved = { $isNew ->
    [yes] hinzugefügt
   *[other] geändert
}: Szene { $name } ({ $home })
scene-there-question = Die Szene { $name } gibt es schon. Durch den jetzigen Zustand ersetzen?
scene-there = die Szene { $name } gibt es schon: --replace setzt den jetzigen Zustand an ihre Stelle; nichts wurde geändert
nothing-saved = nichts wurde gespeichert: { $silent }; mit --partial weglassen, was nicht antwortet
no-value-now = { $service } { $characteristic }: jetzt kein Wert
read-back = { "  " }zurückgelesen: { $value }
but-written = , geschrieben wurde aber { $value }
accessory-fault = { $what }: das Gerät { $fault }
say-when-first = mit --at sagen, wann er zuerst auslöst
say-what-changes = sagen, was sich ändern soll: --at, --every, --on, --once
once-alone = --once geht weder mit --every noch mit --on
every-or-on = --every oder --on angeben, nicht beides
count-limit = --count ist 1 bis { $most }, nicht { $count }
trigger-added = hinzugefügt: Auslöser { $name } ({ $home }), { $coming }
trigger-changed = geändert: Auslöser { $name }, { $coming }
disabled-until = Er ist ausgeschaltet, bis `beckon trigger enable` ihn einschaltet.
trigger-without-scene = Der Auslöser { $name } ist ausgeschaltet: er hat keine Szene.
trigger-enabled = { $is ->
    [yes] eingeschaltet
   *[other] ausgeschaltet
}: Auslöser { $name }
next-at = das nächste Mal { $date }
no-date-to-come = ohne künftigen Termin
disabled-dates = { $name } ist ausgeschaltet; eingeschaltet kommt er an diesen Tagen
undone-triggers = Auslöser lösen nur aus, wo ein anderes Programm weiterläuft
trigger-at-sun = bei { sun }
trigger-by-sun = { $minutes } Minuten { $isBefore ->
    [yes] vor
   *[other] nach
} { sun }
trigger-when = wenn { $characteristic } von { $things } { $test ->
    [is] { $value } ist
    [isNot] nicht { $value } ist
    [above] über { $value } liegt
   *[other] unter { $value } liegt
}
trigger-lasting = { $event }, { $count } Sekunden lang
every-one = { $unit ->
    [minutes] jede Minute
    [hours] jede Stunde
    [days] jeden Tag
   *[other] jede Woche
}
every-few = alle { $count } { $unit ->
    [minutes] Minuten
    [hours] Stunden
    [days] Tage
   *[other] Wochen
}
every-weekday = jeden { $days }
weekday = { $day ->
    [monday] Montag
    [tuesday] Dienstag
    [wednesday] Mittwoch
    [thursday] Donnerstag
    [friday] Freitag
    [saturday] Samstag
   *[other] Sonntag
}
firing-status = { $status ->
    [done] erledigt
    [partly] zum Teil erledigt
    [failed] misslungen
    [missed] verpasst
    [running] läuft
   *[other] { $status }
}
firing-triggers = Die Auslöser dieses Datenordners werden ausgelöst.
listening-to-values = { $count ->
    [one] { $count } Wert wird beobachtet, auf den Auslöser warten.
   *[other] { $count } Werte werden beobachtet, auf die Auslöser warten.
}
fired = { $name } ({ $home }), { $date }{ $isLate ->
    [yes] , verspätet
   *[other] { "" }
}: { $told }
missed = { $name } ({ $home }) wurde { $hasMore ->
    [yes] { $count }-mal oder öfter
   *[other] { $count ->
        [1] einmal
       *[other] { $count }-mal
    }
} verpasst, zuletzt { $date }
nobody-keeps-time = hier achtet nichts auf die Zeit, es wird also nicht getan: `beckon trigger run` starten, oder es diesem Programm überlassen (--no-time-keeper weglassen, ebenso { $variable }=off in der Umgebung)
gone-home = ein Zuhause, das es nicht mehr gibt
lock-fault = { $path } ist nicht zu sperren ({ $why }): Eigentümer und Rechte prüfen

## Names

all-told-apart = nichts zu melden: alle Namen sind zu unterscheiden
warning = Warnung: { $text }
said-as = als „{ $form }“
cannot-be-said = { $what }: lässt sich nicht aussprechen; mit --as eine Form angeben

## Pairings and backups

password = Passwort:
password-again = Noch einmal:
passwords-differ = die beiden Passwörter sind verschieden
no-password = es fehlt das Passwort: eintippen, oder über die Standardeingabe oder mit --password-file angeben
password-length = das Passwort hat mindestens { $count } Zeichen
nothing-paired = in { $folder } ist nichts gekoppelt
are-paired = { $count ->
    [one] { $count } Gerät ist gekoppelt.
   *[other] { $count } Geräte sind gekoppelt.
}
restored = wiederhergestellt: { $homes }
nothing-to-back-up = in { $folder } gibt es nichts zu sichern
no-backup = das ist keine Sicherung: { $why }
has-no-homes = es fehlen die Zuhause
folder-in-use = ein Programm hält { $folder } (`beckon serve`, `listen` oder `trigger run`): zuerst beenden
homes-would-be-gone = { $homes }: das wäre dann weg; --replace angeben, wenn das gewollt ist
archive-cut-off = sie ist abgeschnitten
archive-twice = { $name } ist zweimal darin
archive-foreign = es ist kein Archiv von Beckon

## Clients, the hub and settings

no-user-anywhere = den Benutzer { $name } gibt es in keinem Zuhause
no-room-anywhere = den Raum { $name } gibt es in keinem Zuhause
client-removed = entfernt: Client { $name }
client-opening-changed = geändert: Client { $name } öffnet jetzt { $may ->
    [yes] nach einem Ja
   *[other] nichts
}
client-setup-changed = geändert: Client { $name } richtet jetzt { $may ->
    [yes] Zuhause
   *[other] nichts
} ein
client-room = in { $name }
client-user = als { $name }
client-language = spricht { $code }
client-listens = hört nur zu
client-opens = { $may ->
    [yes] öffnet nach einem Ja
   *[other] öffnet nichts
}
client-sets-up = richtet Zuhause ein
no-hub = hier läuft kein Hub: `beckon serve` starten
hub-gone = der Hub ist beendet: noch einmal fragen
hub-interrupted = der Hub endete, bevor er antwortete: das zuletzt Verlangte ist vielleicht nur zum Teil getan: nachsehen oder noch einmal fragen
hub-unclear = was am Socket des Hubs antwortet, ist kein Hub dieses Beckon: `beckon serve` neu starten
hub-refused = der Hub lehnte ab: { $why }
hub-already-runs = ein anderes `beckon serve` hält { $folder }: zuerst jenes beenden
cannot-listen = an { $address } ist nicht zu lauschen: { $why }
certificate-and-key = --certificate und --key gehören zusammen
certificate-fault = { $fault ->
    [noOpenSSL] openssl fehlt, das dem Hub sein Zertifikat macht: installieren, oder --certificate und --key angeben
    [notMade] openssl macht kein Zertifikat: eines mit --certificate und --key angeben
    [notWritable] { $path } ist nicht zu schreiben: den Ordner und seine Rechte ansehen
   *[unreadable] { $path } und { $key } sind kein Zertifikat mit seinem privaten Schlüssel, als PEM
}
plain-without-certificate = --plain zeigt kein --certificate
hub-listening = Erreichbar unter { $place }
hub-wyoming = Wyoming unter { $place }
hub-code = Der Code für den ersten Browser ist { $code }
hub-authority = Ein Browser traut dem Hub, sobald er { $file } hat; der Hub gibt es unter /authority.pem
hub-reached = Von unterwegs erreichbar über { $relay }
hub-relaying = Relay unter { $place }
hub-key-file = { $path } ist kein Schlüssel eines Hubs: die Datei verschieben und neu einladen
remote-relay-place = --remote-relay nimmt host:port oder [address]:port
remote-needs-relay = über welches Relay? --remote-relay angeben oder serve.remote-relay einstellen
relay-place = --relay nimmt einen Port, host:port oder [address]:port
relay-hub-alone = --relay-hub gehört zu --relay
relay-hub-key = --relay-hub nimmt die 64 Ziffern, die `beckon remote key` nennt, nicht { $text }
via-alone = --via steht nicht zusammen mit --home-file, --dry-run und --verify
remote-ask = Einladung:
remote-accepted = angenommen: { $name }
remote-forgotten = vergessen: { $name }
remote-line = { $name }: über { $relay }
remote-invitation = das ist keine Einladung von `beckon remote add` oder nicht die ganze: noch einmal kopieren
remote-name = ein Zuhause heißt hier mit 1 bis { $most } Bytes sichtbarem Text
remote-taken = das Zuhause { $name } gibt es schon: es vergessen oder einen anderen Namen nennen
remote-not-found = mit keinem Zuhause { $name } wird von unterwegs gesprochen: `beckon remote list` zeigt, mit welchen
remote-too-many = es gibt schon { $most }: eins vergessen, das nicht mehr gebraucht wird
remote-file = { $path } ist keine Liste von Zuhause: die Datei verschieben und die Einladungen neu annehmen
remote-no-relay = das Relay { $place } antwortet nicht: { $why }
remote-ended = es hat die Verbindung beendet
remote-silent = weder das Relay { $place } noch der Hub dahinter sagt etwas: noch einmal versuchen und nachsehen, ob beide laufen
remote-interrupted = die Verbindung endete, bevor der Hub geantwortet hatte, am Relay oder am Hub: das zuletzt Verlangte ist vielleicht nur zum Teil getan: nachsehen oder noch einmal fragen
remote-no-hub = der Hub ist nicht mit dem Relay verbunden: zu Hause nachsehen, ob `beckon serve` mit --remote-relay läuft
remote-refused = der Hub kennt dieses Programm nicht oder nicht mehr: `beckon remote add` zu Hause lädt es ein
remote-busy = mit dem Hub oder über das Relay sprechen so viele, dass kein Platz ist: noch einmal versuchen
remote-not-genuine = was antwortet, ist nicht der Hub, von dem die Einladung ist, oder seine Worte wurden unterwegs verändert
client-not-remote = der Client { $name } spricht zu Hause und nicht von unterwegs
client-away = von unterwegs, wo er { $may ->
    [yes] wie zu Hause öffnet
   *[other] nichts öffnet
}
client-away-opening-changed = geändert: Client { $name } öffnet von unterwegs jetzt { $may ->
    [yes] wie zu Hause
   *[other] nichts
}
attentive = Ja?
heard = gehört: { $words }
heard-unsurely = gehört, aber nicht sicher: { $words }
two-wake-phrases = --wake und --hands-free nennen zwei Weckworte; eins angeben
needs-microphone = das gehört zu einem Mikrofon: auch --microphone angeben
log-lines = --lines nimmt 0 bis 100000
no-journalctl = journalctl ist nicht auszuführen ({ $why }): gibt es hier systemd?
mqtt-options = Optionen, die mit --mqtt beginnen, gehören zu --mqtt
mqtt-place = --mqtt nimmt host, host:port oder [address]:port
mqtt-file = { $fault ->
    [unreadable] { $path } ist nicht zu lesen: { $detail }
    [notAFile] { $path } ist keine Datei
    [open] { $path } ist für andere lesbar: `chmod 600` dafür aufrufen
    [noPassword] { $path } hat in der ersten Zeile kein Passwort von 1 bis { $detail } Bytes
   *[noCertificates] { $path } enthält keine Zertifikate
}
mqtt-password-user = --mqtt-password-file gehört zu --mqtt-user
mqtt-topic = { $option } nimmt ein Topic von höchstens 128 Bytes, ohne „+“ und „#“
mqtt-hermes-parts = --mqtt-hermes nimmt einige von nlu,dialogue,asr,tts oder none
wyoming-place = --wyoming nimmt einen Port, host:port oder [address]:port
wyoming-client = --wyoming-client gehört zu --wyoming
satellite-most = --satellite wird höchstens { $count }-mal angegeben
satellite-form = --satellite nimmt NAME=HOST:PORT[,room=ROOM][,client=CLIENT], nicht { $text }
satellite-twice = zwei Satelliten haben einen Namen
not-there = { " " }(nicht vorhanden)
setting-default = { $hasValue ->
    [yes] Vorgabe
   *[other] nicht gesetzt
}
settings-too-long = eine Einstellungsdatei hat höchstens { $count } KiB
settings-not-text = das ist kein UTF-8-Text
settings-no-key = eine Zeile ist ein Kommentar, eine [table] oder key = value; ein Schlüssel hat Buchstaben, Ziffern, „-“ und „_“
settings-no-equals = auf „{ $key }“ folgen = und der Wert
settings-no-value = „{ $text }“ ist kein Wert: "text", eine ganze Zahl, true oder false schreiben
settings-unclosed = ein Text oder der Name einer Tabelle ist auf der Zeile nicht geschlossen
settings-bad-escape = „\{ $text }“ steht in einem Text für kein Zeichen; '…' schreiben, wo „\“ nichts bedeuten soll
settings-bad-text = ein Text enthält keine Steuerzeichen
settings-more = „{ $text }“ ist am Zeilenende übrig
settings-twice = „{ $name }“ steht zweimal da
settings-unknown = es gibt keine Einstellung „{ $name }“: `beckon config show` zeigt, welche es gibt
settings-near = es gibt keine Einstellung „{ $name }“: ist „{ $near }“ gemeint?
settings-wants = für „{ $name }“ steht { $kind ->
    [text] ein "text"
    [path] ein Pfad, wie "/srv/beckon" oder "~/beckon"
    [number] eine ganze Zahl
    [connections] eine ganze Zahl von 1 bis 32
    [seconds] Sekunden, eine ganze Zahl von 1 bis 600
    [flag] true oder false
    [levels] eine Stufe wie "info" oder Stufen je Teil wie "warning,HAPController=debug"
    [address] "plain" oder "polite"
    [database] die URL einer Datenbank, wie "postgres://benutzer@host/datenbank"
   *[other] der Code einer Sprache wie "de", mehrere wie "de,en" oder "auto"
}
settings-unreadable = die Datei ist nicht zu lesen: { $isForbidden ->
    [yes] keine Berechtigung
   *[other] sie ist nicht da oder keine Datei
}

## What happens

undone-watch = was von nun an geschieht, wird nicht gemeldet
homes-updated = Zuhause aktualisiert
primary-home-is = Hauptzuhause ist { $name }
reachable = { $place }: { $accessory } { $is ->
    [yes] ist wieder erreichbar
   *[other] ist nicht erreichbar
}

## Files that are handed in

no-such-file = { $path }: diese Datei gibt es nicht
is-folder = { $path } ist ein Ordner; eine Datei darin nennen
file-too-large = { $path } ist größer als { $count } MiB
file-unreadable = { $path } ist nicht zu lesen: die Rechte prüfen
file-not-writable = { $path } ist nicht zu schreiben: Ordner und Rechte prüfen
unspeakable-phrase = „{ $phrase }“ lässt sich nicht aussprechen: das Weckwort in Wörtern schreiben
home-file-read-only = eine Home-Datei wird nur gelesen; sie importieren und --home-file weglassen
cannot-be-written = { $path } ist nicht zu schreiben: { $why }

## Talking and listening

now-takes-date = --now nimmt ein Datum nach RFC 3339, etwa 2030-01-01T22:30:00+01:00
language-takes-code = --language nimmt einen Code wie de
learning-words = die Wörter der Zuhause werden gelernt
undone-listening = was gesagt oder getan wurde, ist vielleicht nur zum Teil getan; Auslöser lösen nur aus, wo ein anderes Programm weiterläuft
two-buttons = --talk und --talk-command sind zwei Knöpfe; einen angeben
button-and-phrase = Knopf und Weckwort gehen nicht zusammen
closing-silence = --closing-silence nimmt 80 bis 600 Millisekunden
listening-for = Lausche auf „{ $phrase }“.
listening = Höre zu.
undone-question = eine offene Frage bleibt unbeantwortet;{ " " }
chat-greeting = Sagen, was zu tun ist, oder „Hilfe“. „Tschüss“ oder Strg-D beendet es.
no-recording-card = keine Soundkarte, die aufnimmt, ist angeschlossen
record-seconds = --seconds nimmt 0.1 bis 600
say-something = Etwas sagen.
microphone-ended = das Mikrofon endete, und niemand hatte etwas gesagt
sound-lost = { $fault } Es wird versucht, bis es wieder da ist.
sound-back = es ist wieder Ton da.
no-tones = keine Töne: { $why }
wake-is-good = „{ $phrase }“ ist lang genug und klingt wie nichts, wonach es nicht klingen soll.
wake-too-short = „{ $phrase }“ hat { $count ->
    [one] { $count } Silbe
   *[other] { $count } Silben
}, und anderes Reden würde das Haus wecken: { $least } oder mehr nehmen, etwa „{ $example }“.
wake-too-long = „{ $phrase }“ hat { $count } Silben; das ist lang für jedes Mal.
wake-like-talk = „{ $phrase }“ klingt wie „{ $like }“, was man den ganzen Tag sagt: ein anderes Wort einsetzen.
wake-like-name = „{ $phrase }“ klingt wie „{ $like }“, was ein Name im Haus ist: ein anderes Wort einsetzen.
tokens-left-out = niemand kann { $words } aussprechen: weggelassen
quoted = „{ $text }“
request-too-long = Diese Zeile ist länger als 64 KiB.
request-not-text = Diese Zeile ist kein UTF-8-Text.
request-no-json = Diese Zeile beginnt wie ein JSON-Objekt, ist aber keins.
request-no-words = Der Anfrage fehlt „text“.
request-language = Gesprochen wird { $known }, nicht „{ $code }“.
request-now = „now“ ist kein Datum nach RFC 3339, etwa 2030-01-01T22:30:00+01:00.

## Setup codes and pairing that fails

setup-code-form = das ist kein Einrichtungscode: er hat acht Ziffern, geschrieben XXX-XX-XXX
setup-code-forbidden = dieser Einrichtungscode ist verboten: er gehört zu den zwölf, die kein Gerät haben darf, weil sie zuerst geraten werden (acht gleiche Ziffern, 1 bis 8, 8 bis 1): den eigenen des Geräts suchen
pairing-unknown = Das Gerät lehnte ab und sagte nicht, warum. Aus- und einschalten, dann noch einmal versuchen.
pairing-wrong-code = Der Einrichtungscode ist falsch. Mit den acht Ziffern auf dem Gerät oder der Schachtel vergleichen, dann noch einmal versuchen.
pairing-patience = Das Gerät bittet um Geduld. Eine Minute warten, dann noch einmal versuchen.
pairing-no-more-controllers = Das Gerät hat keinen Platz für einen weiteren Controller. Einen entfernen, den es kennt, dann noch einmal versuchen.
pairing-too-many-tries = Das Gerät verweigert sich nach zu vielen falschen Einrichtungscodes. Aus- und einschalten oder zurücksetzen, dann noch einmal versuchen.
pairing-paired-already = Das Gerät ist schon gekoppelt. Aus seinem Zuhause entfernen oder zurücksetzen, dann noch einmal versuchen.
pairing-busy = Das Gerät koppelt sich gerade mit einem anderen Controller. Eine Minute warten, dann noch einmal versuchen.
pairing-gone = Das Gerät kennt diesen Controller nicht mehr. Hier entfernen und mit seinem Einrichtungscode neu hinzufügen.
pairing-identity-refused = Das Gerät nahm die Kennung dieses Controllers nicht an. Noch einmal hinzufügen.
pairing-no-randomness = Dieser Rechner liefert keine Zufallsbytes. Neu starten, dann noch einmal versuchen.
pairing-wrong-accessory = Ein anderes Gerät antwortete: { $found } statt { $expected }. Die Adresse prüfen.
pairing-not-genuine = Die Gegenseite ist nicht, wer sie zu sein vorgibt: { $cause }. Adresse und Code prüfen, dann noch einmal versuchen.
pairing-never-settles = Das Gerät hält sich nicht an das Kopplungsprotokoll. Nach einem Update des Geräts sehen.
pairing-protocol = Das Gerät hält sich nicht an das Kopplungsprotokoll ({ $code }). Nach einem Update des Geräts sehen.
pairing-nothing-answers = Unter dieser Adresse antwortet nichts: die Verbindung wurde abgelehnt.
pairing-unreachable = Das Gerät ist nicht zu erreichen: { $why }
pairing-no-accessory = Was unter dieser Adresse antwortet, ist kein HomeKit-Gerät: { $why }
pairing-identity-known = Es nennt sich { $id }, was hier bekannt ist, und hat einen anderen Schlüssel. Nichts wurde geändert.
pairing-identity-in-use = Es nennt sich { $id }, was hier „{ $name }“ ist, und hat einen anderen Schlüssel. Nichts wurde geändert.
pairing-impostor = Es nennt sich { $id }, doch „{ $name }“ mit dieser Kennung antwortet noch mit eigenem Schlüssel. Es ist ein anderes Gerät. Nichts wurde geändert.
pairing-broken-off = Das Gerät brach mitten im Koppeln ab. Noch einmal versuchen.
pairing-too-slow = Das Gerät wurde mit dem Koppeln nicht rechtzeitig fertig. Einem langsamen gibt `beckon accessory add --patience 30` mehr Zeit.
pairing-store = Das Gerät wurde nicht gefragt, weil die aufbewahrten Kopplungen nicht zu benutzen sind: { $why }
pairing-not-kept = { $isRolledBack ->
    [yes] Die Kopplung ließ sich nicht speichern und wurde zurückgenommen
   *[other] Die Kopplung ließ sich nicht speichern, und dem Gerät war nicht zu sagen, es solle sie vergessen; neu hinzufügen behebt das
}: { $why }
pairing-conflict = { $isThere ->
    [yes] es gibt eine andere Kopplung mit { $id }
   *[no] die Kopplung gibt es nicht mehr
}
pairing-cause-proof = sein Beweis ist falsch: es kennt den Einrichtungscode nicht, oder etwas steht dazwischen
pairing-cause-signature = seine Signatur ist falsch: es hat nicht den Schlüssel, den es haben sollte
pairing-cause-sealed = was es versiegelte, ist nicht mit dem vereinbarten Schlüssel versiegelt
pairing-cause-other = sein { $tag } ist falsch

## What doctor finds

patience-to-answer = --patience nimmt 1 bis 60 Sekunden
looking-further = wird weiter geprüft
finding = { $subject }: { $text }
finding-subject = { $kind ->
    [language] Sprache { $name }
    [accessory] Gerät { $name }
    [pairing] Kopplung { $name }
   *[other] { $name ->
        [speechModel] Sprachmodell
        [webPage] Webseite
        [dataFolder] Datenordner
        [permissions] Rechte
        [disk] Platte
        [database] Datenbank
        [microphone] Mikrofon
        [clock] Uhr
        [hub] Hub
        [pairings] Kopplungen
       *[other] { $name }
    }
}
speak-one-of-those = eine davon sprechen: `language` in beckon.toml, BECKON_LANGUAGE oder die Locale sagt, welche
install-anew = Beckon neu installieren
model-in = { $model } in { $folder }
model-does-not-hear = { $text }; es versteht nicht: { $languages }
speak-what-it-hears = Getipptes wird verstanden; um gehört zu werden, sprechen, was es versteht: `language` in beckon.toml
install-model = Getipptes wird verstanden; zum Hören das Paket pocketsphinx-en-us installieren
web-missing = `beckon serve` startet nicht: Beckon neu installieren
folder-not-there = { $folder } gibt es noch nicht
setup-makes-it = `beckon setup` oder `beckon import` legt ihn an
folder-not-yours = { $folder } ist für dieses Konto nicht les- und schreibbar
run-as-owner = beckon als ihr Eigentümer ausführen, oder mit --data-dir einen eigenen Ordner angeben
folder-open-to-others = andere dürfen in { $folder } sehen
of-another-account = von einem anderen Konto: { $names }
make-them-yours = beckon als ihr Eigentümer ausführen, oder sie übernehmen: `{ $command }`
others-may-write = andere dürfen schreiben: { $names }
all-yours = alles darin gehört diesem Konto
room-not-told = der freie Platz bei { $place } ist nicht zu erfahren
look-with = nachsehen mit `{ $command }`
megabytes-free = { $count } MB sind frei
make-room = Platz schaffen: unter 50 MB scheitern Änderungen vielleicht
doctor-no-home = noch kein Zuhause
setup-makes-one = `beckon setup` legt eins an
setup-makes-home = `beckon setup` legt ein Zuhause an
restore-copy = beenden, was sie benutzt, home.sqlite wegschieben und mit `beckon restore` oder Import eine Kopie holen
database-holds = { $homes } Zuhause, Geräte: { $accessories }, Schema { $schema }
restore-if-stays = nichts wurde geändert; bleibt es so, home.sqlite wegschieben und mit `beckon restore` eine Kopie holen
may-not-record = eins ist da, aber dieses Konto darf nicht aufnehmen
join-audio = in die Gruppe audio aufnehmen: `sudo usermod -aG audio $USER`, und neu anmelden
no-card = keine Soundkarte, die aufnimmt, ist da
plug-one-in = um gehört zu werden, eine anschließen
clock-before-release = { $time } liegt vor der Entstehung dieses Beckon
set-clock = stellen: `sudo timedatectl set-ntp true`
clock-unsynchronised = { $time }, von keinem Zeitserver gestellt
synchronise-clock = `sudo timedatectl set-ntp true`, mit installiertem systemd-timesyncd oder chrony
hub-not-running = auf diesem Ordner läuft kein `beckon serve`
start-hub = für Auslöser und die Webseite: `systemctl --user enable --now beckon`
hub-answers = `beckon serve` antwortet unter { $socket }
announced-count = im Netz gemeldete Geräte: { $count }
install-avahi = avahi-daemon installieren; bis dahin sind Geräte nur über host:port zu finden
repair-pairing = mit `beckon pairings import` eine Kopie holen, oder neu koppeln
repair-pairings = dafür kein Gerät zurücksetzen: `beckon restore` oder `beckon pairings import` holt eine Kopie
answers-at = antwortet unter { $address }
fault-at = unter { $address }: es { $fault }
is-it-on = ist es eingeschaltet? Wenn es umgezogen ist: `beckon accessory move`

## Accessories that are simulated

simulate-port = --port ist 0 bis 65535, nicht { $port }
not-announced = nicht gemeldet: { $why }
announced-in-part = nur { $some } von { $all } Servern werden gemeldet
undone-simulation = die Geräte antworten nicht mehr; ihre Kopplungen bleiben erhalten
control-path = --control nimmt einen Pfad von 1 bis 107 Bytes
is-file-already = { $path } ist schon eine Datei
another-listens = an { $path } lauscht ein anderes Programm

## Faults of the database, the network, backups and sound

database-no-permission = { $path } darf mit diesem Konto nicht gelesen und geschrieben werden: Eigentümer und Rechte prüfen
database-not-private = { $path } ist nicht zu benutzen: { $why }
not-private = { $fault ->
    [notAFile] es ist keine Datei, sondern ein Link oder ein Ordner: die Datei selbst hinlegen
    [open] auch andere dürfen darin schreiben: mit --data-dir einen eigenen Ordner angeben
    [foreign] es gehört dem Konto { $detail }: beckon unter diesem Konto starten, oder mit --data-dir einen eigenen Ordner angeben
   *[staysOpen] andere dürfen darin schreiben, und das lässt sich nicht ändern ({ $detail }): `chmod go-w` dafür aufrufen
}
private-file = { $action ->
    [use] { $path } ist nicht zu benutzen: { $why }
    [read] { $path } ist nicht zu lesen: { $why }
    [write] { $path } ist nicht zu schreiben: { $why }
    [lock] { $path } ist nicht zu sperren: { $why }
    [flush] { $path } ist nicht auf die Platte zu bringen: { $why }
    [replace] { $path } ist nicht zu ersetzen: { $why }
   *[delete] { $path } ist nicht zu löschen: { $why }
}
private-file-fault = { $fault ->
    [link] es ist ein Link: die Datei selbst hinlegen
    [tooLong] es ist länger als { $limit } Bytes
   *[tooMany] es hat mehr als { $limit } Dateien
}
database-no-folder = { $path } ist kein Ordner: einen anderen Datenordner angeben, oder es wegschieben
database-cannot-open = { $path } ist nicht zu öffnen: { $why }
database-foreign = { $path } ist keine Datenbank von Beckon: wegschieben, oder einen anderen Datenordner angeben
database-damaged = { $path } ist beschädigt ({ $what }): wegschieben und die Home-Datei oder eine Kopie importieren
database-too-new = { $path } wurde von einem neueren Beckon geschrieben (Schema { $version }, hier bekannt ist { $known }): aktualisieren
disk-fails = die Platte mit { $path } versagt ({ $what }), und nichts wurde geändert: in `dmesg` nachsehen, und mit `beckon restore` die letzte Sicherung auf einer anderen Platte zurückholen
disk-full = die Platte mit { $path } ist voll: nichts wurde geändert
disk-read-only = die Platte mit { $path } ist nur lesbar: in `dmesg` nachsehen, warum, und mit `beckon backup` auf einer anderen Platte sichern
database-locked = { $path } wird zu lange von einem anderen Programm benutzt: noch einmal versuchen
undo-nothing = keine Änderung des letzten Tages ist noch zurückzunehmen
undo-no-such = die Änderung { $number } gibt es am letzten Tag nicht: siehe `beckon home history`
undo-already = die Änderung { $number } ist schon zurückgenommen: siehe `beckon home history`
undo-changed-by = was die Änderung { $number } betraf, hat { $later } noch einmal geändert; es bleibt, wie es ist: zuerst jene zurücknehmen
undo-in-use = was die Änderung { $number } betraf, wird von Späterem benutzt; es bleibt, wie es ist: zuerst jenes ändern
undo-clashes = die Änderung { $number } ist jetzt nicht zurückzunehmen: ein Name, der wiederkäme, gehört anderem, oder ein Zuhause hätte keinen Verwalter
postgres-bad-url = die URL der Datenbank ist nicht zu lesen: sie sieht aus wie postgres://benutzer@host:5432/datenbank?sslmode=verify-full
postgres-no-library = kein Server ist zu fragen ({ $why }): das Paket libpq5 installieren
postgres-unreachable = { $server } antwortet nicht ({ $text }): läuft der Server, und stimmen Host und Port?
postgres-refused = { $server } lässt niemanden ein ({ $text }): stimmen Datenbank und Benutzer, und dürfen sie sich verbinden?
postgres-no-password = { $server } verlangt ein Passwort: es gehört in ~/.pgpass mit den Rechten 0600, oder in die Einstellungsdatei
postgres-wrong-password = { $server } nimmt diesen Benutzer mit diesem Passwort nicht an: in ~/.pgpass oder in der URL richtigstellen
postgres-no-tls = zu { $server } gibt es kein TLS, wie es die URL verlangt ({ $text }): das Zertifikat des Servers richtigstellen, oder sslmode und sslrootcert in der URL
postgres-no-right = { $server } erlaubt dieser Rolle das nicht ({ $text }): das Recht geben, oder sich als Eigentümer der Tabellen verbinden
postgres-old-server = { $server } ist PostgreSQL { $version }; mindestens { $oldest } muss es sein
postgres-encoding = { $server } kann in der Kodierung { $encoding } kein Zuhause behalten: eine Datenbank mit ENCODING 'UTF8' anlegen
postgres-foreign = { $server } hat Tabellen, die nicht von Beckon sind: eine eigene Datenbank oder ein eigenes Schema angeben
postgres-too-old = { $server } hat Tabellen mit Schema { $version }, älter als { $known }, und diese Rolle darf sie nicht ändern: einmal als ihr Eigentümer `beckon database migrate` aufrufen
postgres-too-new = { $server } wurde von einem neueren Beckon geschrieben (Schema { $version }, hier bekannt ist { $known }): aktualisieren
postgres-damaged = { $server } ist beschädigt ({ $what }): eine Kopie zurückholen
postgres-time-out = { $server } brauchte zu lange, und nichts wurde geändert: noch einmal versuchen
postgres-contended = andere ändern dasselbe in { $server }, und nichts wurde geändert: noch einmal versuchen
postgres-full = { $server } hat keinen Platz ({ $text }), und nichts wurde geändert
postgres-read-only = { $server } ist nur zu lesen, als Standby: die URL des Servers angeben, auf den geschrieben wird
postgres-lost = die Verbindung zu { $server } ging verloren ({ $text }), und nichts wurde geändert: noch einmal versuchen
postgres-unknown = die Verbindung zu { $server } ging verloren, während eine Änderung behalten wurde: vor einem neuen Versuch nachsehen, ob sie da ist
postgres-served-elsewhere = um { $home } kümmert sich ein anderer Hub, und nichts wurde geändert: jenen fragen, oder mit einem eigenen Befehl ändern
postgres-away = { $server } ist nicht zu erreichen, und Änderungen brauchen ihn: nichts wurde geändert, und wo kein anderer Hub übernehmen kann, geht alles andere weiter
backup-on-server = ein Server behält alles über das Zuhause: dort mit pg_dump sichern, und die Kopplungen mit `beckon pairings export`
database-on-server = Zuhause auf { $server }: { $homes }, Geräte: { $accessories }, Schema { $schema }
see-server = nichts wurde geändert; `beckon config show` sagt, welche Datenbank gemeint ist
database-fault = nicht wie es sein soll: { $what }
database-whole = { $place } ist unversehrt; Zuhause: { $homes }
database-migrated = { $place } hat Schema { $schema }
database-moved = von { $from } nach { $to } umgezogen, dort ist alles gleich; Zuhause: { $homes }
database-move-there = { $place } behält schon { $homes }: mit --add kommen diese dazu, mit --replace verschwinden jene für immer
database-move-nothing = in { $place } ist kein Zuhause: Ordner oder URL angeben, wo es liegt
database-move-same = { $place } ist beides: einen anderen Ort als Ziel angeben
database-move-question = { $place } behält schon { $homes }, und nichts bringt das zurück. Soll ich es ersetzen?
database-move-replaced = für immer weg: { $homes }
database-move-add-or-replace = --add lässt stehen, was da ist, und --replace entfernt es: eines davon angeben
database-move-differs = was { $to } jetzt behält, weicht an { $count } Stellen von { $from } ab: in { $from } ist noch alles, und es ist ein Fehler von Beckon: bitte melden
database-released = { $home } ist jetzt frei
database-release-file = Homes in einem Datenordner ({ $folder }) sind an niemanden vergeben: Es gibt nichts freizugeben
database-release-served = { $home } wird vom Hub von { $machine } bedient, der läuft: erst diesen beenden
database-lease = { $isServed ->
    [yes] { $home }: { $machine }, Lease { $number }
   *[no] { $home }: kein Hub, nach Lease { $number }
}
connection-refused = die Verbindung wurde abgelehnt
connection-no-way = es führt kein Weg dorthin: { $why }
connection-no-machine = einen Rechner { $host } gibt es nicht
connection-no-port = einen Port { $port } gibt es nicht
connection-no-address = das Netz nennt seine Adresse nicht
connection-timed-out = es kam nicht rechtzeitig eine Antwort
connection-closed = die Verbindung wurde geschlossen
connection-violation = die Gegenseite brach das Protokoll: { $how }
cannot-listen-on = an { $address } ist nicht zu lauschen: { $why }
no-avahi = das Netz ist nicht zu durchsuchen: Avahi läuft nicht (mit `systemctl start avahi-daemon` starten, oder eine Adresse angeben, host:port)
name-announced = den Namen „{ $name }“ meldet schon ein anderes Programm dieses Rechners
network-silent = nichts im Netz antwortete rechtzeitig
network-too-much = im Netz wird mehr gemeldet, als sich merken lässt
network-failed = das Netz ist nicht zu durchsuchen: DNS-SD-Fehler { $code }
name-invalid = DNS-SD nimmt einen Namen oder einen Eintrag nicht
sealed-foreign = das ist keine versiegelte Datei von Beckon
sealed-not-opened = das Passwort ist falsch, oder die Datei ist beschädigt
sealed-no-memory = aus einem Passwort einen Schlüssel zu machen braucht 256 MiB freien Speicher
sealed-too-long = die Datei enthält mehr als { $count } MiB
pairings-would-be-lost = { $count ->
    [one] { $count } Kopplung
   *[other] { $count } Kopplungen
} einer anderen Kennung gingen verloren: ein anderes --data-dir nehmen, oder --replace
neighbour-fault = { $fault ->
    [noClient] es gibt keinen Client { $name }: `beckon client add` legt einen an
    [onlyListens] der Client { $name } hört nur zu
    [notReady] der Hub hört noch nichts, oder wurde ohne --ear gestartet
   *[busy] gerade wird zu viel auf einmal verlangt
    [noText] da ist kein Text, oder er ist zu lang
    [noName] auf diesen Namen hört hier niemand
    [noStage] diese Stufe beginnt hier nichts
    [noSound] der Ton hat keine bekannte Rate, Breite und Kanalzahl
    [tooLong] länger als { $most } Bytes
    [notJSON] das ist kein JSON-Objekt
    [notObject] „{ $name }“ ist kein JSON-Objekt
    [noSite] „{ $name }“ ist kein Ort
    [missing] „{ $name }“ fehlt
    [noTextOf] „{ $name }“ ist kein Text von höchstens { $most } Bytes
}
client-name = der Name eines Clients hat 1 bis { $most } Bytes sichtbaren Text
client-taken = den Client { $name } gibt es schon: entfernen, oder einen anderen Namen angeben
client-not-found = den Client { $name } gibt es nicht: `beckon client list` zeigt, welche es gibt
client-too-many = es gibt schon { $most } Clients: einen entfernen, der nicht mehr benutzt wird
client-file = { $path } ist keine Liste von Clients: wegschieben und die Clients neu hinzufügen
no-such-model = es gibt kein Sprachmodell „{ $name }“; gesucht wurde in { $tried }. Das Paket pocketsphinx-en-us installieren, oder mit BECKON_SPEECH_MODEL ein Modell nennen.
language-not-heard = die Sprache „{ $code }“ wird gelesen, aber nicht gehört: für sie ist kein Sprachmodell genannt. Bitte tippen, oder ein Modell in { $file } nennen, wie docs/add-a-language.md unter „Hearing it“ sagt.
nothing-to-hear = die Grammatik hat keine öffentliche Regel, also ist nach ihr nichts zu hören.
speech-model-fault = das Sprachmodell ist nicht zu benutzen: { $file } { $fault }. Sein Paket neu installieren.
model-fault = { $fault ->
    [unreadable] ist nicht zu lesen: { $found }
    [notJSON] hat die falsche Form: es ist kein JSON
    [missing] hat die falsche Form: „{ $found }“ fehlt
    [badValue] hat die falsche Form: „{ $found }“ ist von anderer Art
    [sampleRate] nennt { $found } Werte pro Sekunde, nicht { $wanted }
    [unlisted] nennt die Größe von { $found } nicht
    [size] hat { $found } statt { $wanted } Bytes
    [unsummed] war nicht zu summieren: { $found }
   *[sum] hat eine andere SHA-256-Summe, als die Beschreibung sagt
}
unpronounceable-word = niemand weiß, wie „{ $word }“ ausgesprochen wird; in Buchstaben des englischen Alphabets schreiben.
decoder-fault = { $input ->
    [settings] der Decoder nimmt seine Einstellungen nicht.
    [model] der Decoder nimmt das Modell { $detail } nicht.
    [word] der Decoder nimmt das Wort „{ $detail }“ nicht.
    [network] der Decoder nimmt das Netz dessen, was gesagt werden kann, nicht.
   *[sound] der Decoder nimmt den Ton nicht.
}
too-many-grammars = { $path }: mehr als { $count } Grammatiken sind eingebunden; einige zusammenfassen.
grammar-not-text = { $path } ist kein UTF-8-Text; als solchen speichern.
grammar-heard-nothing = { $reason ->
    [nothing] nichts wurde gesagt
    [tooLong] länger als ein Satz: an den Pausen schneiden
   *[other] kein Satz der Grammatik
}
grammar-nearest = am nächsten: { $text }
microphone-fault = das Mikrofon „{ $device }“ ist nicht zu benutzen: { $why }.
loudspeaker-fault = der Lautsprecher „{ $device }“ ist nicht zu benutzen: { $why }; --wav FILE schreibt den Ton stattdessen.
sound-device-silent = es geht kein Ton hindurch
microphone-others = { $isAny ->
    [yes] { $why }; es gibt { $others }
   *[no] { $why }; keine Soundkarte, die aufnimmt, ist angeschlossen
}
sound-command-fault = der Befehl „{ $command }“, der Ton bringt, { $fault }.
program-fault = { $fault ->
    [notStarted] war nicht zu starten
    [status] endete mit Status { $number }
   *[tooMuch] schrieb mehr als { $number } Bytes
}
voice-fault = die Stimme „{ $command }“ sagt nichts: { $why }
voice-program = { $fault ->
    [notStarted] ihr Programm war nicht zu starten
    [status] sie endete mit Status { $number }
   *[tooMuch] sie schrieb mehr als { $number } Bytes
}
unsayable-text = „{ $text }“ ist nicht auszusprechen.
sound-file-too-long = { $file } ist länger als { $limit }; in kürzere Aufnahmen schneiden.
sound-file-cut = { $file } ist abgeschnitten: es endet bei { $at } s von { $of } s; neu aufnehmen oder kopieren.
sound-file-empty = { $file } enthält keinen Ton.
sound-file-unreadable = { $file } ist nicht zu lesen: { $why }.
file-fault = { $fault ->
    [missing] es gibt keine solche Datei
   *[forbidden] der Zugriff ist verwehrt
}
sound-file-foreign = { $file } ist keine WAV-Datei: sie beginnt mit { $isKnown ->
    [yes] einem Kopf von { $start }
   *[no] den Bytes { $start }
}. Ton ohne Kopf, 16 Bit, mono, 16 kHz, wird aus Dateien namens .raw, .pcm oder .s16 gelesen.
sound-file-header = { $file } ist eine beschädigte WAV-Datei: bei Byte { $offset }: { $fault }.
sound-header = { $fault ->
    [noMark] die Marke WAVE fehlt
    [noFormat] der Ton beginnt, ehe sein Format genannt ist
    [shortFormat] das Format hat zu wenige Bytes
    [endsBeforeFormat] die Datei endet vor ihrem Format
    [endsBeforeSound] die Datei endet vor ihrem Ton
    [channels] { $found } Kanäle sind genannt
    [rate] eine Rate von { $found } Hz ist genannt, die nicht zwischen { $least } und { $most } liegt
    [frame] ein Rahmen soll { $found } statt { $least } Bytes haben
   *[halfSample] der letzte 16-Bit-Wert hat ein Byte statt zweier
}
sound-file-coding = { $file } enthält { $encoding }, was nicht gelesen wird; in 16-Bit-PCM umwandeln.
no-such-language = es gibt keine Sprache „{ $code }“; bekannt sind: { $known }

## Languages of users and rooms

give-language = den Code einer Sprache angeben, oder --none
language-changed = geändert: { kind } { $name } spricht jetzt { $none ->
    [yes] jede Sprache
   *[other] { $code }
}

## Faults of home files and of JSON

json-at = Zeile { $line }, Spalte { $column }: { $fault }
json-after-end = das Dokument war davor zu Ende: entfernen, was folgt
json-deep = mehr als { $most } Ebenen ineinander
json-many = mehr als { $most } Werte
json-no-value = ein Wert fehlt: der Text endet hier
json-value = hier wird ein Wert erwartet: ein Objekt, eine Liste, Text in "…", eine Zahl, true, false oder null
json-key = hier wird ein Schlüssel in "…" erwartet
json-colon = nach dem Schlüssel fehlt ein Doppelpunkt
json-last-comma = auf dieses Komma folgt nichts: entfernen
json-unclosed = der Text endet vor dem schließenden { $bracket }
json-comma = davor fehlt ein Komma oder ein schließendes { $bracket }
json-word = nur true, false und null stehen ohne Anführungszeichen
json-zero = eine Zahl beginnt nicht mit 0
json-large = diese Zahl ist zu groß
json-digit = eine Ziffer fehlt
json-not-text = dieser Text ist nicht UTF-8
json-control = ein Steuerzeichen in einem Text: das schließende " fehlt, oder als \u00… schreiben
json-quote = das schließende " dieses Textes fehlt
json-escape-cut = der Text endet in einer Escape-Folge
json-escape = diese Escape-Folge gibt es in JSON nicht
json-surrogate = die Hälfte eines Surrogatpaars
json-hex = auf \u folgen vier Hexadezimalziffern
file-more = und { $count } weitere
file-size = die Datei ist größer als { $most } MiB
file-no-homes = „homes“ fehlt: "homes": […] ergänzen
file-no-version = „version“ fehlt: "version": { $version } ergänzen
file-version = { $value } ist keine Version, die hier bekannt ist: nur { $version } ist es
file-primary = nur ein Zuhause ist das Hauptzuhause, und { $place } ist es: eines entfernen
# What stands in the file, and what should stand there.
file-wrong = { $value } steht, wo { $wanted } erwartet wird
file-number = die Zahl { $number }
file-text = der Text „{ $text }“
file-list = eine Liste
file-object = ein Objekt
file-wants-text = Text in "…"
file-wants-base64 = Base64-Text in "…"
file-wants-flag = true oder false
file-wants-number = eine Zahl
file-wants-whole = eine ganze Zahl
file-wants-range = eine ganze Zahl von { $least } bis { $most }
file-wants-word = eines von { $words }
file-wants-list = eine Liste […]
file-wants-object = ein Objekt {"{"}…{"}"}
file-value-low = { $value } liegt unter dem kleinsten Wert, { $least }
file-value-high = { $value } liegt über dem größten Wert, { $most }
file-value-long = { $value } ist länger als { $most } Zeichen
file-value-other = { $value } ist keiner der Werte { $known }
file-bounds = der kleinste Wert, { $least }, liegt über dem größten, { $most }
file-step = eine Schrittweite ist nicht negativ
file-permission = „{ $code }“ ist keine Berechtigung; bekannt sind { $known }
file-long = der Text ist länger als { $most } Zeichen
file-many-bytes = der Text ist länger als { $most } Bytes
file-control = „{ $text }“ enthält ein Steuerzeichen
file-many = { $count } sind zu viele: höchstens { $most } passen
file-missing = „{ $key }“ fehlt
file-no-key = diesen Schlüssel gibt es hier nicht{ $offer }
file-key-twice = dieser Schlüssel steht zweimal in einem Objekt, in den Zeilen { $first } und { $second }: einen entfernen
# What follows the thing that is not there.
file-near = ; ist „{ $name }“ gemeint?
file-known = ; es gibt { $names }
file-no-name = der Name fehlt: "name": "…" ergänzen
file-name = { $isEmpty ->
    [yes] { $reason }
   *[other] „{ $name }“: { $reason }{ $offer }
}
file-legal-name = ; „{ $name }“ ginge
file-name-empty = ein Name darf nicht leer sein
file-name-character = „{ $character }“ an Stelle { $number } ist nicht erlaubt: ein Name hat Buchstaben, Ziffern, Leerzeichen und Apostrophe
file-name-start = ein Name beginnt mit einem Buchstaben oder einer Ziffer, nicht mit „{ $character }“
file-name-end = ein Name endet mit einem Buchstaben oder einer Ziffer, nicht mit „{ $character }“
file-name-long = ein Name hat höchstens { $most } Zeichen
file-name-marks = Zeichen { $number } trägt mehr als { $most } Zusätze
file-name-taken = „{ $name }“ heißt schon { $kind ->
    [home] das Zuhause
    [homeItself] das Zuhause selbst
    [room] der Raum
    [zone] der Bereich
    [accessory] das Gerät
    [service] ein Dienst
    [serviceGroup] die Gruppe
    [actionSet] die Szene
    [trigger] der Auslöser
   *[other] der Benutzer
} bei { $place }: einen anderen Namen wählen (Groß- und Kleinschreibung, Leerzeichen und Apostrophe machen keinen Unterschied)
file-not-there = es gibt in diesem Zuhause { $kind ->
    [room] keinen Raum
    [accessory] kein Gerät
   *[other] keine Szene
} „{ $name }“{ $offer }
file-twice = „{ $name }“ steht zweimal in dieser Liste: eines entfernen
file-service-twice = dieser Dienst steht zweimal in der Gruppe: einen entfernen
file-characteristic-twice = { $type } steht zweimal in diesem Dienst: eines entfernen
file-no-characteristic = „{ $name }“ ist kein Merkmal{ $offer }; das eigene eines Herstellers wird als UUID geschrieben
file-no-service-type = „{ $name }“ ist keine Art von Dienst{ $offer }; die eigene eines Herstellers wird als UUID geschrieben
file-characteristic-not-there = der Dienst hat kein Merkmal „{ $name }“{ $offer }
file-only-read = { $type } lässt sich nur lesen, also kann eine Szene es nicht setzen
file-no-bridge = „{ $name }“ ist keine Bridge: "isBridge": true dazuschreiben oder dies entfernen
file-bridge-behind = eine Bridge hängt nicht an einer anderen: dies oder "isBridge" entfernen
file-services-alike = „{ $accessory }“ hat { $count } Dienste dieser Art: "number" angeben, ab 1
file-service-number = „{ $accessory }“ hat { $count } Dienste dieser Art, also gibt es keinen { $number }.
file-no-service = „{ $accessory }“ hat keinen Dienst „{ $name }“{ $offer }
file-no-date = „{ $text }“ ist kein Datum nach RFC 3339: schreiben wie 2030-01-01T22:30:00+01:00
file-seconds = ein Auslöser löst zur vollen Minute aus: 00 Sekunden angeben
file-no-time-zone = „{ $text }“ ist keine Zeitzone: schreiben wie Europe/Berlin{ $offer }
file-one-of = genau eines von { $keys } angeben
file-no-weekday = „{ $text }“ ist kein Wochentag{ $offer }
file-no-weekdays = mindestens einen Tag angeben oder die Wiederholung weglassen
file-no-event = das ist kein Ereignis von Diensten dieses Zuhauses: schreiben wie {"{"}"sun": "sunset"{"}"} oder mit "services", "characteristic" und "value", "above" oder "below"
file-event-date = ein Auslöser mit einem Ereignis hat kein Datum: weglassen
file-event-recurrence = was die Sonne tut, kommt täglich oder an Wochentagen, und was Geräte melden, hat keine Wiederholung

## The web page: what it asks the hub for at /messages.json, where { $a } and { $b } are left for what the page puts in

page-title = Beckon
page-skip = Zu den Räumen
page-talk = Sag, was zu tun ist
page-example = schalte das Licht in der Küche aus
page-send = Sagen
page-rooms = Räume
page-scenes = Szenen
page-triggers = Von selbst
page-everywhere = Das ganze Zuhause
page-entry = Wer ist da?
page-entry-help = Den Code eingeben, den beckon serve oder beckon client code nennt, oder ein Token von beckon client add.
page-entry-fault = Das ist nicht bekannt. Noch einmal versuchen.
page-code = Code oder Token
page-enter = Eintreten
page-leave = Das Token dieses Browsers vergessen
page-away = Der Hub ist nicht da. Neuer Versuch …
page-silent = antwortet nicht
page-unpaired = nicht gekoppelt
page-yes = Ja
page-no = Nein
page-undo = Zurücknehmen
# What the page says for whoever presses these.
page-say-yes = ja
page-say-no = nein
page-say-undo = mach das rückgängig
page-on = An
page-off = Aus
page-turn-on = Einschalten
page-turn-off = Ausschalten
page-lock = Abschließen
page-unlock = Aufschließen
page-locked = Abgeschlossen
page-unlocked = Aufgeschlossen
page-jammed = Klemmt
page-open = Öffnen
page-close = Schließen
page-closed = Geschlossen
page-is-open = Offen
page-opening = Öffnet sich
page-closing = Schließt sich
page-stopped = Angehalten
page-unknown = Nicht bekannt
page-percent-open = { $a } % offen
page-Brightness = Helligkeit
page-Hue = Farbton
page-Saturation = Sättigung
page-ColorTemperature = Wärme
page-RotationSpeed = Geschwindigkeit
page-TargetPosition = Stellung
page-TargetTemperature = Eingestellt auf
page-CurrentTemperature = { $a } { $b }
page-CurrentRelativeHumidity = { $a } % Feuchte
page-CurrentAmbientLightLevel = { $a } Lux
page-BatteryLevel = Batterie { $a } %
page-StatusLowBattery = Batterie fast leer
page-ContactSensorState-0 = Geschlossen
page-ContactSensorState-1 = Offen
page-MotionDetected-0 = Keine Bewegung
page-MotionDetected-1 = Bewegung
page-OccupancyDetected-0 = Niemand da
page-OccupancyDetected-1 = Jemand da
page-LeakDetected-0 = Trocken
page-LeakDetected-1 = Wasser
page-SmokeDetected-0 = Kein Rauch
page-SmokeDetected-1 = Rauch
page-CarbonMonoxideDetected-0 = Kein Kohlenmonoxid
page-CarbonMonoxideDetected-1 = Kohlenmonoxid
page-TargetHeatingCoolingState = Heizung
page-TargetHeatingCoolingState-0 = Aus
page-TargetHeatingCoolingState-1 = Heizen
page-TargetHeatingCoolingState-2 = Kühlen
page-TargetHeatingCoolingState-3 = Automatisch
page-SecuritySystemTargetState = Alarmanlage
page-SecuritySystemTargetState-0 = Zu Hause
page-SecuritySystemTargetState-1 = Abwesend
page-SecuritySystemTargetState-2 = Nachts
page-SecuritySystemTargetState-3 = Aus
page-SecuritySystemCurrentState-0 = Scharf, zu Hause
page-SecuritySystemCurrentState-1 = Scharf, abwesend
page-SecuritySystemCurrentState-2 = Scharf, nachts
page-SecuritySystemCurrentState-3 = Unscharf
page-SecuritySystemCurrentState-4 = Alarm!
page-percent = { $a } %
page-degrees = { $a }°
page-kelvin = { $a } K
page-celsius = °C
page-fahrenheit = °F
page-disabled = aus
page-next = als Nächstes { $a }
page-happened = { $a }: erledigt
page-failed = { $a }: { $b }
page-aloud = Antworten vorlesen
page-speak = Zum Sprechen gedrückt halten
page-listening = Hört zu …
page-no-microphone = Das Mikrofon ist nicht zu benutzen.
page-speak-help = Zum Sprechen diese Seite unter localhost oder über TLS öffnen: sonst gibt ein Browser das Mikrofon nicht her.
page-cancel = Absagen
page-cancel-of = { $a } absagen
page-history = Was geändert wurde
page-undo-of = Zurücknehmen: { $a }
page-undone = zurückgenommen
page-setup = Einrichten
page-pair-title = Gerät hinzufügen
page-discover = Geräte suchen
page-found = Gefunden: { $a }
page-found-none = Nichts Neues gefunden.
page-accessory = Name oder Adresse
page-setup-code = Einrichtungscode
page-room = Raum
page-no-room = Noch kein Raum
page-uncertified = Auch hinzufügen, wenn es nicht zertifiziert ist
page-pair = Hinzufügen
page-working = …
page-rename-title = Umbenennen
page-named = Was
page-new-name = Neuer Name
page-rename = Umbenennen
page-renamed = Umbenannt.
page-kind-home = Zuhause
page-kind-room = Raum
page-kind-zone = Bereich
page-kind-accessory = Gerät
page-kind-scene = Szene
page-kind-trigger = Auslöser
page-scene-title = Szene aus dem machen, was jetzt an ist
page-scene-name = Name der Szene
page-scene-place = Was darin ist
page-whole-home = das ganze Zuhause
page-scene-replace = Eine Szene dieses Namens ersetzen
page-scene-save = Szene speichern
page-scene-saved = Gespeichert: { $a }
page-scene-left-out = Weggelassen: { $a }
page-remove = Entfernen
page-remove-of = { $a } entfernen
page-phrase-title = Eigene Worte lehren
page-phrase-words = Was gesagt wird
page-phrase-means = Der Satz, der gemeint ist
page-phrase-teach = Lehren
page-phrase-taught = „{ $a }“ ist von nun an „{ $b }“.
page-phrase-of = „{ $a }“: { $b }

## Why the hub does not do over HTTP what it is asked for

http-no-path = es fehlt der Pfad
http-nothing-here = hier ist nichts
http-wrong-method = das geht damit nicht
http-not-now = das geht jetzt nicht
http-token-needed = ein Token ist nötig: `beckon client add NAME` macht eins
http-wrong-code = dieser Code ist falsch oder verbraucht: `beckon client code` nennt einen neuen
http-only-listens = dieser Client hört nur zu
http-owner-only = danach fragt nur der Besitzer, am Socket im Datenordner
http-owner-says = „resuming“, „yes“ und „now“ sagt nur der Besitzer
http-other-user = ein Client handelt als der Benutzer, für den er gemacht wurde
http-sets-nothing-up = dieser Client richtet nichts ein: `beckon client setup NAME on` erlaubt es
http-host = unter seiner Adresse oder einem Namen im eigenen Netz ansprechen
http-origin = diese Seite ist nicht von diesem Hub
http-too-much = zu viel auf einmal: kurz warten
http-wrong-kind = der Inhalt muss { $kind } sein
http-long = der Inhalt ist länger als { $most } Bytes
http-no-json = der Inhalt ist kein JSON: { $fault }
http-no-object = der Inhalt ist kein JSON-Objekt
http-unexpected = „{ $member }“ wird hier nicht erwartet
http-has-to-be = „{ $member }“ muss sein: { $wanted }
http-text = ein Text von höchstens { $longest } Zeichen
http-texts = eine Liste von höchstens { $most } Texten von höchstens { $longest } Zeichen
http-number = eine Zahl über 0
http-value = ein Wert
http-word-of-list = „{ $member }“ ist ein Wort einer Liste: siehe /openapi.json
http-not-done = „{ $edit }“ geht hier nicht mit „{ $kind }“
http-every = „every“ ist 30m, 6h, 1d oder 2w
http-on = „on“ ist monday,friday, weekdays oder weekend
http-every-or-on = „every“ oder „on“, nicht beides
http-once = „once“ geht weder mit „every“ noch mit „on“
http-no-time = „at“, „every“, „on“ und „once“ fehlen
http-opens = es würde Folgendes tun: { $openings }; „yes“ sagt ja dazu
http-may-not-open = es würde Folgendes tun: { $openings }; `beckon client opening NAME on` lässt diesen Client ja sagen
http-no-model = es gibt kein Modell, um Namen zu prüfen
http-no-name = das ist kein Name
http-hears-nothing = der Hub hört nichts: mit --ear starten
http-no-thing = das gibt es nicht
http-no-scene = diese Szene gibt es nicht
http-no-state = einen solchen Zustand gibt es dort nicht, oder es kann nicht so sein
http-partial = { $silent }: „partial“ lässt weg, was nicht antwortet
http-replace = die Szene { $name } gibt es schon: „replace“ setzt den jetzigen Zustand an ihre Stelle
http-nothing-to-say = es gibt nichts zu sagen
http-half-sample = der Ton endet in einem halben Abtastwert
