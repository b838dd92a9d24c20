### What differs between two states of the homes: a line for each thing, such as
### “~ accessorio Piantana (Casa Moretti): stanza: Cucina → Studio; firmware: niente → 1.2”.

changed-thing = { kind-of-thing } { $name }
changed-part = { kind-of-thing } { $name } di { $other }
all-homes = le case
change-in-home = { $text } ({ $home })
change-detailed = { $text }: { $detail }
two-details = { $first }; { $last }

## What has changed in it.

aspect-of-thing = { $aspect ->
    [name] nome
    [alias] alias
    [label] chiama sé stesso
    [primary] principale
    [unit] unità
    [role] ruolo
    [room] stanza
    [bridge] bridge
    [isBridge] è un bridge
    [mayOpen] può aprire
    [manufacturer] produttore
    [model] modello
    [serialNumber] numero di serie
    [firmware] firmware
    [characteristic] caratteristica
    [service] servizio
    [action] azione
    [scene] scena
    [date] data
    [event] evento
    [timeZone] fuso orario
    [recurrence] ripetizione
    [enabled] attiva
    [homes] case
    [rooms] stanze
    [zones] zone
    [accessories] accessori
    [services] servizi
    [groups] gruppi
    [scenes] scene
    [triggers] automazioni
   *[users] utenti
}
detail-changed = { aspect-of-thing }: { $from } → { $to }
detail-added = si aggiunge { aspect-of-thing }: { $name }
detail-removed = si toglie { aspect-of-thing }: { $name }
detail-reordered = { aspect-of-thing }: altro ordine
# Of a characteristic, by its name in HomeKit, or of what a scene sets.
detail-of-value = { $facet ->
    [value] { $name }
    [format] formato di { $name }
    [permissions] permessi di { $name }
    [unit] unità di { $name }
    [range] intervallo di { $name }
    [step] passo di { $name }
    [length] lunghezza di { $name }
   *[validValues] valori validi di { $name }
}: { $from } → { $to }
# What other programs keep in the home file.
detail-extra = dati aggiunti
no-value = niente
plain-answer = { $settled ->
    [no] no
   *[yes] sì
}
