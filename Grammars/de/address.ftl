### How the person is spoken to: “du”, which is the usual one, or “Sie”.

say = { $address ->
    [polite] Sagen Sie
   *[plain] Sag
}
say-so = { $address ->
    [polite] sagen Sie
   *[plain] sag
}
what-you-want = { $address ->
    [polite] was Sie wollen
   *[plain] was du willst
}
where-you-are = { $address ->
    [polite] in welchem Raum Sie sind
   *[plain] in welchem Raum du bist
}
add-now = { $address ->
    [polite] Fügen Sie
   *[plain] Füge
}
add = { $address ->
    [polite] fügen Sie
   *[plain] füge
}
set-up = { $address ->
    [polite] Richten Sie
   *[plain] Richte
}
try = { $address ->
    [polite] Versuchen Sie
   *[plain] Versuch
}
name-it = { $address ->
    [polite] Nennen Sie
   *[plain] Nenne
}
name-so = { $address ->
    [polite] nennen Sie
   *[plain] nenne
}
leave = { $address ->
    [polite] lassen Sie
   *[plain] lass
}
leave-now = { $address ->
    [polite] Lassen Sie
   *[plain] Lass
}
give = { $address ->
    [polite] geben Sie
   *[plain] gib
}
choose = { $address ->
    [polite] wählen Sie
   *[plain] wähle
}
look = { $address ->
    [polite] sehen Sie nach
   *[plain] sieh nach
}
rename = { $address ->
    [polite] benennen Sie
   *[plain] benenne
}
forget = { $address ->
    [polite] vergessen Sie
   *[plain] vergiss
}
try-so = { $address ->
    [polite] probieren Sie
   *[plain] probier
}
create = { $address ->
    [polite] legen Sie
   *[plain] leg
}
change-it = { $address ->
    [polite] ändern Sie das
   *[plain] ändere das
}
remove = { $address ->
    [polite] entfernen Sie
   *[plain] entferne
}
ask = { $address ->
    [polite] bitten Sie einen
   *[plain] bitte einen
}
ask-the = { $address ->
    [polite] bitten Sie den Besitzer
   *[plain] bitte den Besitzer
}
ask-whose = { $address ->
    [polite] bitten Sie dessen
   *[plain] bitte dessen
}
make = { $address ->
    [polite] machen Sie
   *[plain] mach
}
take = { $address ->
    [polite] nehmen Sie
   *[plain] nimm
}
write = { $address ->
    [polite] schreiben Sie
   *[plain] schreib
}
