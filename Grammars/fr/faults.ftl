### Why something was not understood, or could not be done.

## What was heard or typed.

nothing-said = Je n'ai rien entendu.
too-long = C'est trop long : une phrase a au plus { $limit } caractères.
too-many-words = C'est trop long : une phrase a au plus { $limit } mots.
not-understood = Je n'ai pas compris { $words }
no-such-sentence = Je connais ces mots, mais pas cette phrase.
try-saying = Essaye{ z } « { $text } ».
no-home-yet = Il n'y a pas encore de domicile. { create-one-now } un avec `beckon setup`.
nothing-before = Je ne me souviens de rien que j'aurais fait à l'instant. { say } { what-you-want } avec le nom de la chose.
goes-on-from-nothing = Je ne sais pas à quoi cela fait suite. { say } la phrase entière, { please }.
did-nothing-yet = Je n'ai encore rien fait.

## Names.

nothing-called = Il n'y a rien qui s'appelle « { $name } ».
nothing-called-there = Il n'y a rien qui s'appelle « { $name } » ({ $home }).
no-room-called = Il n'y a pas de pièce qui s'appelle « { $name } » ({ $home }).
did-you-mean = { you-meant } { $names } ?
in-another-home = Il n'y a rien qui s'appelle « { $name } » ({ $home }), mais dans { $other }.
is-elsewhere = { $things } { be } ailleurs : { $room }, et non { $place }
is-in-no-room = { $things } { $count ->
    [one] n'est dans aucune pièce
   *[other] ne sont dans aucune pièce
}, et non : { $place }

## What things can do.

cannot = { $things } ne { $count ->
    [one] peut
   *[other] peuvent
} pas { $ability ->
    [power] s'allumer ou s'éteindre
    [percentage] se régler en pour cent
    [number] se régler sur un nombre
    [temperature] se régler sur une température
    [lock] se verrouiller ou se déverrouiller
    [door] s'ouvrir ou se fermer
    [mute] passer en sourdine
    [halt] se mettre en pause
    [color] changer de couleur
    [black] devenir noir
    [white] changer de blanc
    [mode] passer en chauffage ou en climatisation
    [arm] passer sous surveillance
    [dim] changer de luminosité
    [position] s'ouvrir en partie
    [speed] changer de vitesse
    [volume] changer de volume
    [humidity] se régler sur une humidité
    [level] changer par degrés
    [warmth] changer de chaleur
    [degrees] chauffer de tant de degrés en plus ou en moins
   *[tell] le dire
}
it-can-be = On peut { $abilities }.
# To follow “on peut”.
able = { $ability ->
    [power] l'allumer ou l'éteindre
    [dim] en changer la luminosité
    [speed] en changer la vitesse
    [lock] le verrouiller ou le déverrouiller
    [door] l'ouvrir ou le fermer
    [temperature] le régler sur une température
    [mode] le passer en chauffage ou en climatisation
    [color] en changer la couleur
    [warmth] en changer la chaleur
    [volume] en changer le volume
    [mute] le passer en sourdine
    [halt] le mettre en pause
   *[arm] l'armer ou le désarmer
}
nothing-able = Aucun accessoire ne peut le faire ici ({ $place }).
nothing-telling = Aucun capteur ne le dit ici ({ $place }).
nothing-of-kind = Il n'y a rien de tel ici ({ $place }) : { $kind }.
nothing-other = Il n'y en a pas d'autre ici ({ $place }) : { $name }.
not-as-many = { $found ->
    [one] Il y a un seul appareil de cette sorte ({ $kind })
   *[other] Il y a { $found } appareils de cette sorte ({ $kind })
} ici ({ $place }), et non { $said }. { say } lesquels.
some-thing = appareil
nothing-to-control = { $name } : il n'y a rien à commander.
too-broad = { say } { what-you-want } dire ({ $home }) : une pièce, une chose, « les lumières » ou « tout ».
room-unknown = Je ne sais pas dans quelle pièce { you-are }. { say } son nom.
value-missing = { say } sur quoi régler { $things }.
scene-is-empty = { $name } n'a pas encore d'actions.

## Rights.

refused = { $user } n'est pas un utilisateur ici ({ $home }) : rien n'a été fait.
guest = { $user } est un invité ici ({ $home }) : seuls les administrateurs programment quelque chose. Rien n'a été fait.

## Times that cannot be kept.

time-of-sun = Je ne sais pas où se trouve ce domicile, ni donc quand le soleil s'y lève ou s'y couche. { tell-me } avec `beckon home place` (pour un autre que le domicile principal avec `--home`), ou donne{ z } une heure, par exemple « à 19h30 ».
time-of-sun-vague = { say } combien de temps avant ou après, par exemple « une demi-heure avant le coucher du soleil ».
time-of-polar-night = Le soleil ne se lève pas ici en ce moment, ni aujourd'hui ni demain. Donne{ z } une heure, par exemple « à 19h30 ».
time-of-polar-day = Le soleil ne se couche pas ici en ce moment, ni aujourd'hui ni demain. Donne{ z } une heure, par exemple « à 19h30 ».
time-of-sun-seldom = Avec le soleil, je peux le faire une fois, tous les jours, ou certains jours de la semaine.
time-of-event = Je peux attendre une heure, ou ce que dit un accessoire, mais rien ici ne le dit. Donne{ z } une heure, par exemple « à 19h30 ».
time-of-event-and-time = Je peux attendre que quelque chose se passe, ou une heure, mais pas les deux dans une phrase. { say } l'un ou l'autre.
time-vague = { say } quand, par exemple « dans 10 minutes » ou « à 19h30 ».
time-without-clock = { say } à quelle heure, par exemple « à 19h30 ».
time-without-weekday = { say } quel jour, par exemple « un mardi sur deux à 8 h ».
time-of-several-days = { say } « tous les » avant les jours, ou un jour à la fois.
time-in-seconds = Je compte en minutes. { say } un nombre entier de minutes.
time-too-far = C'est dans plus d'un an.
time-passed = Ce moment est passé.
time-too-often = C'est trop souvent : je peux répéter toutes les 5 minutes au plus.
time-too-seldom = C'est trop rare : je peux répéter toutes les 5 semaines au moins.
time-overlapping = Cela recommencerait avant d'être fini.
time-with-last-day = Je ne peux pas finir ce qui se répète. Laisse{ z } de côté le dernier jour.
time-of-no-day = Ce jour n'existe pas.
no-way-back = Je ne sais pas à quoi { $name } doit revenir. Donne{ z } les deux heures, et ce qu'il faut faire.

## What an accessory did not do.

# After its name.
control-fault = { $error ->
    [notPaired] : pas d'appairage avec Beckon
    [pairingMissing] : l'appairage a existé, mais manque dans { $detail } : ne réinitialise{ z } pas l'accessoire, mais { put-back } les appairages, d'une copie ou d'une sauvegarde (beckon pairings import)
    [pairingUnreadable] : commande impossible, car l'appairage ne se lit pas : { $detail }
    [unreachable] : accessoire injoignable
    [notReachedByBridge] : accessoire injoignable par son pont
    [stranger] : un autre accessoire répond à cette adresse
    [pairingGone] : l'accessoire ne connaît plus Beckon : retire{ z }-le et ajoute{ z }-le de nouveau
    [timedOut] : pas de réponse à temps
    [unconfirmed] : pas de réponse à temps ; on ne sait pas si c'est fait
    [interrupted] : coupure avant la réponse ; on ne sait pas si c'est fait
    [tooSlow] : pas fini à temps
    [busy] : accessoire occupé
    [outOfResources] : plus de place dans l'accessoire
    [readOnly] : cela ne se change pas
    [writeOnly] : cela ne se lit pas
    [noNotifications] : l'accessoire ne dit pas quand cela change
    [invalidValue] : cette valeur n'est pas acceptée
    [notUnderstood] : réponse incompréhensible
    [noValue] : mauvaise réponse, sans valeur
    [noSuchCharacteristic] : cela n'existe pas ici
    [insufficientPrivileges] : cela n'est pas permis
    [insufficientAuthorization] : il faut plus de preuves que Beckon n'en a
    [notAllowedNow] : impossible en ce moment
    [needsConsent] : rien n'a changé, car ouvrir demande un oui
    [servedElsewhere] : un autre hub s’en occupe
    [cutOff] : rien n'a changé, car la base de données ne peut dire quel hub s'en occupe
    [protocolViolation] : mauvaise réponse : { $detail }
    [violationInDoubt] : mauvaise réponse : { $detail } ; on ne sait pas si c'est fait
   *[status] : refus, statut { $detail }
}
accessory-fault = { $things } { control-fault }
# Whose accessory is in no home any more.
gone-accessory = un accessoire disparu
gone-thing = ce qui a disparu

## What became of a scene.

scene-without-actions = { $name } n'a pas d'actions
scene-failed = { $name } n'a pas réussi : { $reason }
scene-failed-partly = { $name } n'a réussi qu'en partie : { $reason }
# Where more is to be told than a person reads.
many-more = { $names }, et { $count } de plus

## What cannot be kept for later.

agenda-gone = { $home } n'existe plus.
agenda-needs-yes = Rien n'est programmé : ce qui serait ouvert demande un oui.
agenda-change = Je peux programmer une valeur, mais pas un changement. Donne{ z } une valeur, par exemple 40 %.
agenda-nowhere = Rien ne peut être programmé ici.
agenda-in-file = Ce qui est dit pour plus tard est gardé dans la base commune : { take-away } --home-file.

## What was heard.

heard-nothing = Je n'ai rien entendu.
heard-too-much = C'était plus d'une commande. { say }-en une à la fois.
heard-no-command = J'ai entendu quelque chose, mais aucune commande que je connaisse.
