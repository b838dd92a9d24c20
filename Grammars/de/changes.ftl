### Was zwischen zwei Ständen der Häuser anders ist: eine Zeile je Ding.

changed-thing = { kind-of-thing } { $name }
changed-part = { kind-of-thing } { $name } von { $other }
all-homes = die Häuser
change-in-home = { $text } ({ $home })
change-detailed = { $text }: { $detail }
two-details = { $first }; { $last }

## What has changed in it.

aspect-of-thing = { $aspect ->
    [name] Name
    [alias] Zweitname
    [label] nennt sich
    [primary] Hauptwohnsitz
    [unit] Einheit
    [role] Rolle
    [room] Raum
    [bridge] Bridge
    [isBridge] ist eine Bridge
    [mayOpen] darf öffnen
    [manufacturer] Hersteller
    [model] Modell
    [serialNumber] Seriennummer
    [firmware] Firmware
    [characteristic] Merkmal
    [service] Dienst
    [action] Aktion
    [scene] Szene
    [date] Datum
    [event] Ereignis
    [timeZone] Zeitzone
    [recurrence] Wiederholung
    [enabled] eingeschaltet
    [homes] Häuser
    [rooms] Räume
    [zones] Zonen
    [accessories] Geräte
    [services] Dienste
    [groups] Gruppen
    [scenes] Szenen
    [triggers] Auslöser
   *[users] Nutzer
}
detail-changed = { aspect-of-thing }: { $from } → { $to }
detail-added = { aspect-of-thing } hinzugefügt: { $name }
detail-removed = { aspect-of-thing } entfernt: { $name }
detail-reordered = { aspect-of-thing }: andere Reihenfolge
# Of a characteristic, by its name in HomeKit, or of what a scene sets.
detail-of-value = { $facet ->
    [value] { $name }
    [format] Format von { $name }
    [permissions] Rechte von { $name }
    [unit] Einheit von { $name }
    [range] Bereich von { $name }
    [step] Schrittweite von { $name }
    [length] Länge von { $name }
   *[validValues] gültige Werte von { $name }
}: { $from } → { $to }
# What other programs keep in the home file.
detail-extra = Zusatzdaten
no-value = nichts
plain-answer = { $settled ->
    [no] nein
   *[yes] ja
}
