### What differs between two states of the homes: a line for each thing.

changed-thing = { kind-of-thing } { $name }
changed-part = { kind-of-thing } { $name } ({ $other })
all-homes = les domiciles
change-in-home = { $text } ({ $home })
change-detailed = { $text } : { $detail }
two-details = { $first } ; { $last }

## What has changed in it.

aspect-of-thing = { $aspect ->
    [name] nom
    [alias] autre nom
    [label] nom d'usine
    [primary] principal
    [unit] unité
    [role] rôle
    [room] pièce
    [bridge] pont
    [isBridge] est un pont
    [mayOpen] peut ouvrir
    [manufacturer] fabricant
    [model] modèle
    [serialNumber] numéro de série
    [firmware] micrologiciel
    [characteristic] caractéristique
    [service] service
    [action] action
    [scene] scène
    [date] date
    [event] événement
    [timeZone] fuseau horaire
    [recurrence] répétition
    [enabled] activé
    [homes] domiciles
    [rooms] pièces
    [zones] zones
    [accessories] accessoires
    [services] services
    [groups] groupes
    [scenes] scènes
    [triggers] déclencheurs
   *[users] utilisateurs
}
detail-changed = { aspect-of-thing } : { $from } → { $to }
detail-added = { aspect-of-thing } en plus : { $name }
detail-removed = { aspect-of-thing } en moins : { $name }
detail-reordered = { aspect-of-thing } : autre ordre
# Of a characteristic, by its name in HomeKit, or of what a scene sets.
detail-of-value = { $facet ->
    [value] { $name }
    [format] format de { $name }
    [permissions] droits de { $name }
    [unit] unité de { $name }
    [range] bornes de { $name }
    [step] pas de { $name }
    [length] longueur de { $name }
   *[validValues] valeurs admises de { $name }
} : { $from } → { $to }
# What other programs keep in the home file.
detail-extra = données annexes
no-value = aucun
plain-answer = { $settled ->
    [no] non
   *[yes] oui
}
