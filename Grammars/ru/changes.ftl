### What differs between two states of the homes: a line for each thing, such as
### “~ accessory Desk Lamp (Maple Street): room: Kitchen → Study; firmware: none → 1.2”.

changed-thing = { kind-of-thing } { $name }
changed-part = { kind-of-thing } { $name } of { $other }
all-homes = the homes
change-in-home = { $text } ({ $home })
change-detailed = { $text }: { $detail }
two-details = { $first }; { $last }

## What has changed in it.

aspect-of-thing = { $aspect ->
    [name] name
    [alias] alias
    [label] calls itself
    [primary] primary
    [unit] unit
    [role] role
    [room] room
    [bridge] bridge
    [isBridge] is a bridge
    [mayOpen] may open
    [manufacturer] manufacturer
    [model] model
    [serialNumber] serial number
    [firmware] firmware
    [characteristic] characteristic
    [service] service
    [action] action
    [scene] scene
    [date] date
    [event] event
    [timeZone] time zone
    [recurrence] recurrence
    [enabled] enabled
    [homes] homes
    [rooms] rooms
    [zones] zones
    [accessories] accessories
    [services] services
    [groups] groups
    [scenes] scenes
    [triggers] triggers
   *[users] users
}
detail-changed = { aspect-of-thing }: { $from } → { $to }
detail-added = { aspect-of-thing } added: { $name }
detail-removed = { aspect-of-thing } removed: { $name }
detail-reordered = { aspect-of-thing }: other order
# Of a characteristic, by its name in HomeKit, or of what a scene sets.
detail-of-value = { $facet ->
    [value] { $name }
    [format] { $name } format
    [permissions] { $name } permissions
    [unit] { $name } unit
    [range] { $name } range
    [step] { $name } step
    [length] { $name } length
   *[validValues] { $name } valid values
}: { $from } → { $to }
# What other programs keep in the home file.
detail-extra = extra
no-value = none
plain-answer = { $settled ->
    [no] no
   *[yes] yes
}
