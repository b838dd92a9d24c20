### What differs between two states of the homes: a line for each thing, such as
### “~ accesorio Flexo (Casa Lola): habitación: Cocina → Despacho; firmware: nada → 1.2”.

changed-thing = { kind-of-thing } { $name }
changed-part = { kind-of-thing } { $name } de { $other }
all-homes = las casas
change-in-home = { $text } ({ $home })
change-detailed = { $text }: { $detail }
two-details = { $first }; { $last }

## What has changed in it.

aspect-of-thing = { $aspect ->
    [name] nombre
    [alias] alias
    [label] se llama a sí mismo
    [primary] principal
    [unit] unidad
    [role] papel
    [room] habitación
    [bridge] puente
    [isBridge] es un puente
    [mayOpen] puede abrir
    [manufacturer] fabricante
    [model] modelo
    [serialNumber] número de serie
    [firmware] firmware
    [characteristic] característica
    [service] servicio
    [action] acción
    [scene] escena
    [date] fecha
    [event] suceso
    [timeZone] zona horaria
    [recurrence] repetición
    [enabled] activo
    [homes] casas
    [rooms] habitaciones
    [zones] zonas
    [accessories] accesorios
    [services] servicios
    [groups] grupos
    [scenes] escenas
    [triggers] automatizaciones
   *[users] usuarios
}
detail-changed = { aspect-of-thing }: { $from } → { $to }
detail-added = se añade { aspect-of-thing }: { $name }
detail-removed = se quita { aspect-of-thing }: { $name }
detail-reordered = { aspect-of-thing }: otro orden
# Of a characteristic, by its name in HomeKit, or of what a scene sets.
detail-of-value = { $facet ->
    [value] { $name }
    [format] formato de { $name }
    [permissions] permisos de { $name }
    [unit] unidad de { $name }
    [range] margen de { $name }
    [step] paso de { $name }
    [length] longitud de { $name }
   *[validValues] valores válidos de { $name }
}: { $from } → { $to }
# What other programs keep in the home file.
detail-extra = datos añadidos
no-value = nada
plain-answer = { $settled ->
    [no] no
   *[yes] sí
}
