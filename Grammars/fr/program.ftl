### Ce que le programme dit à qui est devant l’écran.

## Words that messages share

kind = { $kind ->
    [home] domicile
    [room] pièce
    [zone] zone
    [accessory] accessoire
    [service] service
    [serviceGroup] groupe
    [actionSet] scène
    [trigger] déclencheur
   *[other] utilisateur
}
counted = { $kind ->
    [home] { $count ->
        [one] { $count } domicile
       *[other] { $count } domiciles
    }
    [room] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    [zone] { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    }
    [accessory] { $count ->
        [one] { $count } accessoire
       *[other] { $count } accessoires
    }
    [service] { $count ->
        [one] { $count } service
       *[other] { $count } services
    }
    [serviceGroup] { $count ->
        [one] { $count } groupe
       *[other] { $count } groupes
    }
    [actionSet] { $count ->
        [one] { $count } scène
       *[other] { $count } scènes
    }
    [trigger] { $count ->
        [one] { $count } déclencheur
       *[other] { $count } déclencheurs
    }
   *[other] { $count ->
        [one] { $count } utilisateur
       *[other] { $count } utilisateurs
    }
}
and = { $first } et { $last }
or = { $first } ou { $last }
comma = { $first }, { $last }
yes-no = { $is ->
    [yes] oui
   *[other] non
}
primary = principal
primary-mark = { " " }(principal)
sentence-end = { $text }.

## Questions at the terminal

yes-or-no = { $question } (oui ou non)
words-for-yes = oui o yes y
nothing-done = Rien n’a été fait.
interrupted = interrompu : { $undone }
undone-in-part = la dernière demande n’est peut-être faite qu’en partie : la redemander, ou vérifier
undone-whole-or-not = ce qui était en cours est fait entièrement, ou pas du tout
undone-nothing = rien n’a été modifié
line-not-text = cette ligne n’est pas du texte UTF-8 ; réessayer
line-too-long = cette ligne dépasse 64 Kio ; réessayer
in-line = ligne { $number } : { $fault }
not-utf8-arguments = la ligne de commande n’est pas du texte UTF-8 : vérifier le jeu de caractères du terminal
no-such-command = il n’y a pas de commande « { $command } » : { $advice }
did-you-mean-command = s’agit-il de « { $command } » ?
say-command = pour dire une phrase, écrire `{ $command }`
list-commands = `{ $command }` liste celles qui existent

## What is told of things

label = { $key ->
    [room] pièce
    [label] se nomme
    [bridge] pont
    [manufacturer] fabricant
    [model] modèle
    [serialNumber] numéro de série
    [firmwareRevision] micrologiciel
    [services] services
    [aliases] aussi appelé
    [paired] jumelé
    [reachedThrough] joint par
    [primary] principal
    [temperatureUnit] degrés
    [rooms] pièces
    [zones] zones
    [accessories] accessoires
    [serviceGroups] groupes
    [actionSets] scènes
    [triggers] déclencheurs
    [users] utilisateurs
    [actions] actions
    [type] type
    [accessory] accessoire
    [characteristics] caractéristiques
    [enabled] activé
    [next] prochaine date
    [fireDate] première date
    [event] quand
    [timeZone] fuseau horaire
    [recurrence] répétition
    [runsLate] rattrapé en retard
    [last] dernière exécution
    [role] rôle
    [mayOpen] peut ouvrir
    [language] langue
   *[other] { $key }
}
labelled = { $label } : { $text }
labelled-briefly = { $label } { $text }
labelled-count = { $count } { $label }
also-called = (aussi { $names })
unit = { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
role = { $role ->
    [guest] invité
   *[other] administrateur
}
nothing = rien
opens-nothing = n’ouvre rien
is-enabled = { $is ->
    [yes] activé
   *[other] désactivé
}
next-date = prochaine fois : { $date }
service-of-accessory = accessoire { $name }
at-address = { $name } à { $address }
nowhere = { $home } : personne n’a dit où il se trouve
at-place = { $home } : { $place } ; aujourd’hui { $sun }
sun = { $event ->
    [sunrise] lever du soleil
   *[other] coucher du soleil
}
sun-at = { sun } { $time }
sun-stays-up = pas de { sun } : le soleil ne se couche pas (jour polaire)
sun-stays-down = pas de { sun } : le soleil ne se lève pas (nuit polaire)
coordinates = { $latitude } { $isNorth ->
    [yes] nord
   *[other] sud
}, { $longitude } { $isEast ->
    [yes] est
   *[other] ouest
}

## What was changed

added = ajouté : { kind } { $name } ({ $home })
removed = supprimé : { kind } { $name }
renamed = renommé : { kind } { $name } → { $newName }
alias-added = ajouté : autre nom { $alias }, { kind } { $name }
alias-removed = supprimé : autre nom { $alias }, { kind } { $name }
home-added = ajouté : domicile { $name }
is-administrator = ; { $name } en est l’administrateur
is-primary-now = ; le domicile principal est désormais { $name }
home-has-contents = { $home } a { $contents }, qui disparaîtraient ; --yes le supprime avec tout cela
not-told = { $device } n’a pas pu être prévenu : le réinitialiser avant un nouveau jumelage
primary-changed = modifié : { $name } est désormais le domicile principal
unit-changed = modifié : { $name } compte désormais en degrés { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
}
nothing-changed-lately = rien n’a été modifié depuis un jour
edit-undone = annulé : { $number } { $summary }
was-undone = { " " }(annulé)
undid = { $number } annulé
more-than-remembered = plus que ce qui est retenu
and-more = { $told } et { $more } de plus
changed-homes = domiciles modifiés
made-primary = { $name } devenu domicile principal
did-to = { kind } { $name } { $verb ->
    [added] ajouté
    [removed] supprimé
    [renamed] renommé
   *[other] modifié
}
unplaced = { $count ->
    [1] l’accessoire { $name } n’est plus dans aucune pièce
   *[other] { $count } accessoires ne sont plus dans aucune pièce
}
lost-rooms = { $count ->
    [1] la zone { $name } a perdu une pièce
   *[other] { $count } zones ont perdu des pièces
}
lost-services = { $count ->
    [1] le groupe { $name } a perdu des services
   *[other] { $count } groupes ont perdu des services
}
lost-actions = { $count ->
    [1] la scène { $name } a perdu des actions
   *[other] { $count } scènes ont perdu des actions
}
lost-scenes = { $count ->
    [1] le déclencheur { $name } a perdu une scène
   *[other] { $count } déclencheurs ont perdu des scènes
}
now-disabled = { $count ->
    [1] le déclencheur { $name } est désactivé
   *[other] { $count } déclencheurs sont désactivés
}
member-added = ajouté : { kind } { $name } → { $group ->
    [zone] zone
    [serviceGroup] groupe
   *[other] déclencheur
} { $to }
member-removed = retiré : { kind } { $name } ← { $group ->
    [zone] zone
    [serviceGroup] groupe
   *[other] déclencheur
} { $from }
assigned = placé : accessoire { $name } → { $room }
unassigned = retiré : accessoire { $name } ; il n’est plus dans aucune pièce
moved = déplacé : { $name } sera désormais cherché à { $address }
no-address = « { $address } » n’est pas une adresse : écrire host:port, par exemple 192.0.2.7:51826
controller-added = ajouté : contrôleur { $id }
controller-removed = supprimé : contrôleur { $id }
trusted-controller = { $name } : { $isAdministrator ->
    [yes] administrateur
   *[other] utilisateur
}
this-beckon = , ce Beckon
removed-accessory = supprimé : { $name }
taught = appris : { $words } = { $sentence } ({ $home })
forgotten = oublié : { $words } ({ $home })
role-changed = modifié : l’utilisateur { $name } est désormais { $role ->
    [guest] invité
   *[other] administrateur
}
opening-changed = modifié : comme invité, l’utilisateur { $name } { $may ->
    [yes] peut désormais
   *[other] ne peut plus
} manœuvrer serrures, portes et alarmes
account-changed = modifié : { $none ->
    [yes] aucun compte n’agit plus
   *[other] un compte agit désormais
} comme utilisateur { $name }
no-opening-is-for-guests = --no-opening est pour les invités : un administrateur peut tout faire
give-account = donner le nom du compte, ou --none
give-both-coordinates = donner --latitude et --longitude
forget-alone = --forget ne va avec aucun autre lieu
no-such-place = ce lieu n’existe pas : les latitudes vont de -90 à 90, les longitudes de -180 à 180

## Accessories: looking for them, pairing, placing

looking-in-network = recherche dans le réseau
looking-for-it = recherche dans le réseau
pairing = jumelage, et inventaire de ce qu’il a
seconds-to-look = --seconds prend un nombre de 0 à 600
patience-to-pair = --patience va de 1 à 120 secondes
undone-adding = l’accessoire est peut-être jumelé sans être encore dans un domicile : le même `beckon accessory add` reprend de là
undone-removing = le jumelage est peut-être rompu sans que ce soit enregistré : la même commande reprend
yours-at-new-address = il est déjà à vous, à une nouvelle adresse : { $name } ({ $home }) sera désormais cherché à { $address }
not-certified = « { $name } » ne dit pas être certifié pour HomeKit. L’ajouter quand même ?
uncertified-says-so = { $question } --uncertified dit oui
announced-at = « { $name } » à { $address }
found-device = « { $name } » ({ $what }) à { $address } { $state ->
    [forgotten] a oublié Beckon
    [ours] est jumelé avec Beckon
    [waiting] attend d’être jumelé
   *[other] est jumelé avec un autre contrôleur
}
accessory-added = { $isNew ->
    [yes] ajouté
   *[other] rattaché
} : { $name } ({ $place })
calls-itself = , qui se nomme « { $label } »
in-no-room = { $name } est dans { $home }, mais dans aucune pièce : { $fault }
not-paired = non jumelé
listed-accessory = { $name } ({ $place }){ $label } : { $way }
accessory-not-paired = { $name } n’est pas jumelé
behind-bridge = { $name } est derrière le pont { $bridge } : supprimer le pont
in-several-homes = { $homes } ont chacun « { $name } » : préciser lequel avec --home
told-nothing = l’accessoire à { $place } a été jumelé, mais ne dit pas ce qu’il a : il { $reason }. { $outcome ->
    [known] Son jumelage demeure
    [rolledBack] Le jumelage a été annulé
   *[other] Le jumelage a été abandonné ici sans pouvoir le lui dire ; l’ajouter de nouveau y remédie
}
has-nothing = n’a rien
not-in-network = aucun accessoire nommé « { $name } » dans le réseau : voir `beckon accessory discover`, ou écrire host:port
paired-elsewhere = { $name } est jumelé avec un autre contrôleur : seul celui-ci peut le faire se signaler
no-controller = ce n’est pas un contrôleur : il a un nom d’au plus 36 octets et une clé publique de 64 chiffres hexadécimaux
already-paired = déjà jumelé : c’est { $name } dans { $home }
impostor = ce qui est à { $place } se nomme { $id }, mais { $owner }, qui a cette identité, répond encore avec sa propre clé : c’est un autre appareil, et rien n’a été modifié
not-proved = rien à { $place } ne prouve être { $name } : vérifier l’adresse, et qu’il est allumé ; rien n’a été modifié
own-pairing = c’est Beckon lui-même : `beckon accessory remove` met fin à son jumelage avec { $name }
identity-question = Ce qui est à { $place } se nomme { $id }, identité de { $owner }, { $hasOtherKey ->
    [yes] mais a une autre clé
   *[other] et aucun jumelage avec { $owner } ne permet de le vérifier
}. Avez-vous réinitialisé { $owner }, et est-ce bien lui ?
identity-unclear = ce qui est à { $place } se nomme { $id }, identité de { $owner }, { $hasOtherKey ->
    [yes] mais a une autre clé
   *[other] et aucun jumelage avec { $owner } ne permet de le vérifier
} : rien n’a été modifié. Si { $owner } a été réinitialisé et que c’est bien lui, le dire avec --replace { $id }
would-open = { $what } va : { $openings } ; --yes dit oui
would-open-question = { $what } va : { $openings }. Continuer ?
trigger-as-subject = Le déclencheur { $name }
trigger-needs-yes = le déclencheur { $name } va : { $openings } ; il faut un oui : `beckon trigger enable` le demande
setup-code = Code de configuration (XXX-XX-XXX, non affiché) :
no-setup-code = pas de code de configuration : le taper, ou le donner sur l’entrée standard, avec --setup-code-file ou avec --setup-code
two-setup-codes = --setup-code et --setup-code-file donnent deux codes ; n’en donner qu’un
cannot-read = impossible de lire { $path } : { $why }
cannot-write = impossible d’écrire { $path } : { $why }

## Guided set-up

setup-nothing-yet = Rien n’est encore configuré. `beckon setup` recommence.
setup-goodbye = { $home } a { $rooms } et { $accessories }. `beckon setup` reprend d’ici à tout moment.
setup-goes-on = `beckon setup` reprend d’ici à tout moment.
now-try = À essayer maintenant :
asked = { $question } :
asked-offering = { $question } [{ $offer }] :
another-name-or-none = Un autre nom, ou « - » pour aucun
another-name = Un autre nom (ligne vide pour garder « { $name } ») :
take-care = Attention : { $warning }
cannot-be = Ce n’est pas possible : { $fault }
no-home-yet = Il n’y a pas encore de domicile.
home-called = Comment s’appelle le domicile ?
going-on = On continue avec { $home } : { $accessories }.
now-rooms = Maintenant, ses pièces.
its-rooms = Ses pièces : { $rooms }.
a-room = Une pièce (ligne vide quand toutes y sont) :
unfinished = Reste à nommer ou à placer : { $things }.
paired-in-no-home = { $name } est jumelé, mais n’est encore dans aucun domicile.
where-accessories-are = Les accessoires sont joints par le réseau local. Ceux qui s’y annoncent sont listés avec un numéro. Pour les autres, il faut l’adresse, host:port : host est le nom ou le numéro dans le réseau, tel que la box l’affiche ; port est l’endroit où il répond, indiqué par l’application ou la notice du fabricant.
waiting-in-network = En attente dans le réseau :
waiting-device = { "  " }{ $number } « { $name } » ({ $category })
accessory-category = { $category ->
    [bridge] pont
    [fan] ventilateur
    [garage-door] porte de garage
    [light] lampe
    [lock] serrure
    [outlet] prise
    [switch] interrupteur
    [thermostat] thermostat
    [sensor] capteur
    [security-system] système de sécurité
    [door] porte
    [window] fenêtre
    [window-covering] store
    [programmable-switch] interrupteur programmable
    [range-extender] répéteur
    [camera] caméra
    [video-doorbell] sonnette vidéo
    [air-purifier] purificateur d'air
    [heater] chauffage
    [air-conditioner] climatiseur
    [humidifier] humidificateur
    [dehumidifier] déshumidificateur
    [Apple-TV] Apple TV
    [HomePod] HomePod
    [speaker] enceinte
    [AirPort] AirPort
    [sprinkler] arroseur
    [faucet] robinet
    [shower] douche
    [television] téléviseur
    [remote-control] télécommande
    [router] routeur
    [audio-receiver] récepteur audio
    [set-top-box] décodeur
    [streaming-stick] clé de streaming
   *[other] autre
}
next-accessory = Où est l’accessoire suivant ({ $isAnyFound ->
    [yes] son numéro, host:port
   *[other] host:port
} ; ligne vide s’il n’y en a plus) ?
that-is-no-address = Ce n’est pas une adresse : écrire host:port, par exemple 192.0.2.7:51826.
yes-or-back = { $question } (oui ; ligne vide pour revenir)
its-setup-code = Son code de configuration (XXX-XX-XXX ; ligne vide pour revenir) :
device-has = { $device } a { $accessories }.
was-expected = { $name } était attendu, et se trouve dans { $room }.
accessory-calls-itself = Un accessoire se nomme « { $label } ».
its-name = Son nom
its-room = Sa pièce ({ $rooms } ; un nouveau nom crée une pièce) [{ $now }] :
its-room-new = Sa pièce (un nouveau nom crée une pièce) [{ $now }] :
no-room = aucune
first-home = Mon domicile

## Home files

undone-import = le fichier a été importé en entier, ou pas du tout : `beckon home history` le dit
json-with-dry-run = --json va avec --dry-run
imported = { $home } : { $rooms ->
    [one] { $rooms } pièce
   *[other] { $rooms } pièces
}, { $accessories ->
    [one] { $accessories } accessoire
   *[other] { $accessories } accessoires
}, { $scenes ->
    [one] { $scenes } scène
   *[other] { $scenes } scènes
}
importing = importation
looking-at-names = examen des noms : se distinguent-ils ?
leaves-out-question = { $file } omet { $things }, qui disparaîtrait. L’importer ?
leaves-out = { $file } omet { $things }, qui disparaîtrait : ajouter ce qui manque, ou donner --replace ; rien n’a été modifié
left-out-homes = { $count ->
    [1] le domicile { $names }
   *[other] les domiciles { $names }
}
left-out-accessories = { $count ->
    [1] l’accessoire jumelé { $names }
   *[other] les accessoires jumelés { $names }
}
no-difference = aucune différence

## Scenes and triggers

scene-action-set = réglé : { $service } { $characteristic } = { $value } dans la scène { $scene }
scene-action-removed = retiré : { $service } { $characteristic } de la scène { $scene }
undone-scene = la scène n’est peut-être réglée qu’en partie : `beckon scene run` la règle en entier
left-out-as-opening = omis, car cela ouvrirait le domicile : { $line }
left-out-as-unusable = omis, car cela ne peut pas être réglé : { $line }
left-out = omis : { $line }
scene-saved = { $isNew ->
    [yes] ajouté
   *[other] modifié
} : scène { $name } ({ $home })
scene-there-question = La scène { $name } existe déjà. La remplacer par ce qui est allumé maintenant ?
scene-there = la scène { $name } existe déjà : --replace met à sa place ce qui est allumé maintenant ; rien n’a été modifié
nothing-saved = rien n’a été enregistré : { $silent } ; omettre avec --partial ce qui ne répond pas
no-value-now = { $service } { $characteristic } : pas de valeur pour l’instant
read-back = { "  " }relu : { $value }
but-written = , alors que { $value } a été écrit
accessory-fault = { $what } : l’accessoire { $fault }
say-when-first = dire avec --at quand il se déclenche d’abord
say-what-changes = dire ce qui doit changer : --at, --every, --on, --once
once-alone = --once ne va ni avec --every ni avec --on
every-or-on = donner --every ou --on, pas les deux
count-limit = --count va de 1 à { $most }, et non { $count }
trigger-added = ajouté : déclencheur { $name } ({ $home }), { $coming }
trigger-changed = modifié : déclencheur { $name }, { $coming }
disabled-until = Il est désactivé jusqu’à ce que `beckon trigger enable` l’active.
trigger-without-scene = Le déclencheur { $name } est désactivé : il n’a pas de scène.
trigger-enabled = { $is ->
    [yes] activé
   *[other] désactivé
} : déclencheur { $name }
next-at = prochaine fois : { $date }
no-date-to-come = sans date à venir
disabled-dates = { $name } est désactivé ; une fois activé, il viendra à ces dates
undone-triggers = les déclencheurs ne jouent que si un autre programme continue
trigger-at-sun = au { sun }
trigger-by-sun = { $minutes } minutes { $isBefore ->
    [yes] avant
   *[other] après
} le { sun }
trigger-when = quand { $characteristic } de { $things } { $test ->
    [is] vaut { $value }
    [isNot] ne vaut pas { $value }
    [above] dépasse { $value }
   *[other] est sous { $value }
}
trigger-lasting = { $event } pendant { $count } secondes
every-one = { $unit ->
    [minutes] toutes les minutes
    [hours] toutes les heures
    [days] tous les jours
   *[other] toutes les semaines
}
every-few = { $unit ->
    [minutes] toutes les { $count } minutes
    [hours] toutes les { $count } heures
    [days] tous les { $count } jours
   *[other] toutes les { $count } semaines
}
every-weekday = chaque { $days }
weekday = { $day ->
    [monday] lundi
    [tuesday] mardi
    [wednesday] mercredi
    [thursday] jeudi
    [friday] vendredi
    [saturday] samedi
   *[other] dimanche
}
firing-status = { $status ->
    [done] fait
    [partly] fait en partie
    [failed] échoué
    [missed] manqué
    [running] en cours
   *[other] { $status }
}
firing-triggers = Les déclencheurs de ce dossier de données sont en service.
listening-to-values = { $count ->
    [one] { $count } valeur suivie, attendue par des déclencheurs.
   *[other] { $count } valeurs suivies, attendues par des déclencheurs.
}
fired = { $name } ({ $home }), { $date }{ $isLate ->
    [yes] , en retard
   *[other] { "" }
} : { $told }
missed = { $name } ({ $home }) a été manqué { $hasMore ->
    [yes] { $count } fois ou plus
   *[other] { $count ->
        [1] une fois
       *[other] { $count } fois
    }
}, la dernière le { $date }
nobody-keeps-time = rien ne surveille l’heure ici, ce ne sera donc pas fait : lancer `beckon trigger run`, ou laisser ce programme s’en charger (sans --no-time-keeper ni { $variable }=off dans l’environnement)
gone-home = un domicile qui n’existe plus
lock-fault = impossible de verrouiller { $path } ({ $why }) : vérifier son propriétaire et ses droits

## Names

all-told-apart = rien à signaler : tous les noms se distinguent
warning = avertissement : { $text }
said-as = comme « { $form } »
cannot-be-said = { $what } : ne peut pas se dire ; lui donner une forme avec --as

## Pairings and backups

password = Mot de passe :
password-again = Encore une fois :
passwords-differ = les deux mots de passe diffèrent
no-password = pas de mot de passe : le taper, ou le donner sur l’entrée standard ou avec --password-file
password-length = le mot de passe a au moins { $count } caractères
nothing-paired = rien n’est jumelé dans { $folder }
are-paired = { $count ->
    [one] { $count } accessoire est jumelé.
   *[other] { $count } accessoires sont jumelés.
}
restored = restauré : { $homes }
nothing-to-back-up = il n’y a rien à sauvegarder dans { $folder }
no-backup = ce n’est pas une sauvegarde : { $why }
has-no-homes = elle n’a pas de domiciles
folder-in-use = un programme tient { $folder } (`beckon serve`, `listen` ou `trigger run`) : l’arrêter d’abord
homes-would-be-gone = { $homes } disparaîtrait : donner --replace si c’est voulu
archive-cut-off = elle est tronquée
archive-twice = elle contient { $name } deux fois
archive-foreign = ce n’est pas une archive de Beckon

## Clients, the hub and settings

no-user-anywhere = il n’y a d’utilisateur { $name } dans aucun domicile
no-room-anywhere = il n’y a de pièce { $name } dans aucun domicile
client-removed = supprimé : client { $name }
client-opening-changed = modifié : le client { $name } { $may ->
    [yes] ouvre désormais après un oui
   *[other] n’ouvre plus rien
}
client-setup-changed = modifié : le client { $name } { $may ->
    [yes] configure désormais les domiciles
   *[other] ne configure plus rien
}
client-room = dans { $name }
client-user = comme { $name }
client-language = parle { $code }
client-listens = écoute seulement
client-opens = { $may ->
    [yes] ouvre après un oui
   *[other] n’ouvre rien
}
client-sets-up = configure les domiciles
no-hub = aucun hub ne tourne ici : lancer `beckon serve`
hub-gone = le hub s’est arrêté : redemander
hub-interrupted = le hub s’est arrêté avant de répondre : la dernière demande n’est peut-être faite qu’en partie : vérifier, ou redemander
hub-unclear = ce qui répond au socket du hub n’est pas un hub de ce Beckon : relancer `beckon serve`
hub-refused = le hub a refusé : { $why }
hub-already-runs = un autre `beckon serve` tient { $folder } : l’arrêter d’abord
cannot-listen = impossible d’écouter à { $address } : { $why }
certificate-and-key = --certificate et --key vont ensemble
certificate-fault = { $fault ->
    [noOpenSSL] openssl manque, qui fait le certificat du hub : l’installer, ou donner --certificate et --key
    [notMade] openssl ne fait pas de certificat : en donner un avec --certificate et --key
    [notWritable] impossible d’écrire { $path } : regarder son dossier et ses permissions
   *[unreadable] { $path } et { $key } ne sont pas un certificat et sa clé privée, en PEM
}
plain-without-certificate = --plain ne montre pas de --certificate
hub-listening = À l’écoute à { $place }
hub-wyoming = Wyoming à { $place }
hub-code = Le code pour le premier navigateur est { $code }
hub-authority = Un navigateur fait confiance au hub dès qu’il a { $file }, que le hub donne à /authority.pem
hub-reached = Joignable à distance par { $relay }
hub-relaying = Relais à { $place }
hub-key-file = { $path } n’est pas la clé d’un hub : déplacer ce fichier, et inviter de nouveau
remote-relay-place = --remote-relay prend host:port ou [address]:port
remote-needs-relay = par quel relais ? donner --remote-relay, ou régler serve.remote-relay
relay-place = --relay prend un port, host:port ou [address]:port
relay-hub-alone = --relay-hub va avec --relay
relay-hub-key = --relay-hub prend les 64 chiffres que donne `beckon remote key`, pas { $text }
via-alone = --via ne va pas avec --home-file, --dry-run et --verify
remote-ask = Invitation :
remote-accepted = acceptée : { $name }
remote-forgotten = oublié : { $name }
remote-line = { $name } : par { $relay }
remote-invitation = ce n’est pas une invitation de `beckon remote add`, ou pas toute entière : la copier de nouveau
remote-name = un domicile s’appelle ici par 1 à { $most } octets de texte visible
remote-taken = il y a déjà un domicile { $name } : l’oublier, ou donner un autre nom
remote-not-found = on ne parle à aucun domicile { $name } à distance : `beckon remote list` liste ceux à qui on parle
remote-too-many = il y a déjà { $most } domiciles : en oublier un qui ne sert plus
remote-file = { $path } n’est pas une liste de domiciles : déplacer ce fichier, et accepter de nouveau les invitations
remote-no-relay = le relais { $place } ne répond pas : { $why }
remote-ended = il a mis fin à la connexion
remote-silent = ni le relais { $place } ni le hub derrière lui ne disent rien : réessayer, et vérifier que les deux tournent
remote-interrupted = la connexion s’est terminée avant que le hub ait répondu, au relais ou au hub : la dernière demande n’est peut-être faite qu’en partie : vérifier, ou redemander
remote-no-hub = le hub n’est pas connecté au relais : vérifier au domicile que `beckon serve` tourne avec --remote-relay
remote-refused = le hub ne connaît pas ce programme, ou plus : `beckon remote add` au domicile l’invite
remote-busy = tant de gens parlent au hub ou par le relais qu’il n’y a plus de place : réessayer
remote-not-genuine = ce qui répond n’est pas le hub de l’invitation, ou ce qu’il a dit a été changé en chemin
client-not-remote = le client { $name } parle au domicile, et non à distance
client-away = à distance, où il { $may ->
    [yes] ouvre comme au domicile
   *[other] n’ouvre rien
}
client-away-opening-changed = modifié : à distance le client { $name } { $may ->
    [yes] ouvre désormais comme au domicile
   *[other] n’ouvre plus rien
}
attentive = Oui ?
heard = entendu : { $words }
heard-unsurely = entendu, sans certitude : { $words }
two-wake-phrases = --wake et --hands-free nomment deux phrases ; n’en donner qu’une
needs-microphone = cela concerne un micro : donner aussi --microphone
log-lines = --lines va de 0 à 100000
no-journalctl = impossible de lancer journalctl ({ $why }) : systemd est-il là ?
mqtt-options = les options qui commencent par --mqtt vont avec --mqtt
mqtt-place = --mqtt prend host, host:port ou [address]:port
mqtt-file = { $fault ->
    [unreadable] impossible de lire { $path } : { $detail }
    [notAFile] { $path } n’est pas un fichier
    [open] { $path } est lisible par d’autres : lui appliquer `chmod 600`
    [noPassword] la première ligne de { $path } n’a pas de mot de passe de 1 à { $detail } octets
   *[noCertificates] { $path } ne contient pas de certificats
}
mqtt-password-user = --mqtt-password-file va avec --mqtt-user
mqtt-topic = { $option } prend un sujet d’au plus 128 octets, sans « + » ni « # »
mqtt-hermes-parts = --mqtt-hermes prend certains de nlu,dialogue,asr,tts, ou none
wyoming-place = --wyoming prend un port, host:port ou [address]:port
wyoming-client = --wyoming-client va avec --wyoming
satellite-most = --satellite se donne au plus { $count } fois
satellite-form = --satellite prend NAME=HOST:PORT[,room=ROOM][,client=CLIENT], et non { $text }
satellite-twice = deux satellites ont le même nom
not-there = { " " }(absent)
setting-default = { $hasValue ->
    [yes] par défaut
   *[other] non défini
}
settings-too-long = un fichier de réglages a au plus { $count } Kio
settings-not-text = ce n’est pas du texte UTF-8
settings-no-key = une ligne est un commentaire, une [table] ou key = value ; une clé a des lettres, des chiffres, « - » et « _ »
settings-no-equals = après « { $key } » viennent = et sa valeur
settings-no-value = « { $text } » n’est pas une valeur : écrire un "texte", un nombre entier, true ou false
settings-unclosed = un texte ou le nom d’une table n’est pas fermé sur sa ligne
settings-bad-escape = « \{ $text } » ne désigne aucun caractère dans un texte ; écrire '…' pour un texte sans « \ »
settings-bad-text = un texte ne contient pas de caractères de contrôle
settings-more = « { $text } » est en trop à la fin de la ligne
settings-twice = « { $name } » y est deux fois
settings-unknown = il n’y a pas de réglage « { $name } » : `beckon config show` liste ceux qui existent
settings-near = il n’y a pas de réglage « { $name } » : s’agit-il de « { $near } » ?
settings-wants = « { $name } » prend { $kind ->
    [text] un "texte"
    [path] un chemin, comme "/srv/beckon" ou "~/beckon"
    [number] un nombre entier
    [connections] un nombre entier de 1 à 32
    [seconds] des secondes, un nombre entier de 1 à 600
    [flag] true ou false
    [levels] un niveau, comme "info", ou des niveaux par partie, comme "warning,HAPController=debug"
    [address] "plain" ou "polite"
    [database] l’URL d’une base de données, comme "postgres://utilisateur@hôte/base"
   *[other] le code d’une langue, comme "de", plusieurs, comme "de,en", ou "auto"
}
settings-unreadable = le fichier ne peut pas être lu : { $isForbidden ->
    [yes] pas de droit
   *[other] il est absent, ou n’est pas un fichier
}

## What happens

undone-watch = ce qui arrive désormais n’est plus signalé
homes-updated = domiciles mis à jour
primary-home-is = le domicile principal est { $name }
reachable = { $place } : { $accessory } { $is ->
    [yes] est de nouveau joignable
   *[other] n’est pas joignable
}

## Files that are handed in

no-such-file = { $path } : ce fichier n’existe pas
is-folder = { $path } est un dossier ; nommer un fichier qui s’y trouve
file-too-large = { $path } dépasse { $count } Mio
file-unreadable = impossible de lire { $path } : vérifier ses droits
file-not-writable = impossible d’écrire { $path } : vérifier son dossier et ses droits
unspeakable-phrase = « { $phrase } » ne peut pas se dire : écrire la phrase de réveil en mots
home-file-read-only = un fichier de domicile est seulement lu ; l’importer et omettre --home-file
cannot-be-written = impossible d’écrire { $path } : { $why }

## Talking and listening

now-takes-date = --now prend une date selon RFC 3339, comme 2030-01-01T22:30:00+01:00
language-takes-code = --language prend un code comme fr
learning-words = apprentissage des mots des domiciles
undone-listening = ce qui se disait ou se faisait n’est peut-être fait qu’en partie ; les déclencheurs ne jouent que si un autre programme continue
two-buttons = --talk et --talk-command sont deux boutons ; n’en donner qu’un
button-and-phrase = un bouton et une phrase de réveil ne vont pas ensemble
closing-silence = --closing-silence va de 80 à 600 millisecondes
listening-for = À l’écoute de « { $phrase } ».
listening = À l’écoute.
undone-question = une question reste sans réponse ;{ " " }
chat-greeting = Dire quoi faire, ou « aide ». « au revoir » ou Ctrl-D pour finir.
no-recording-card = aucune carte son qui enregistre n’est branchée
record-seconds = --seconds va de 0.1 à 600
say-something = Dites quelque chose.
microphone-ended = le micro s’est arrêté, et personne n’avait rien dit
sound-lost = { $fault } Nouvel essai jusqu’à son retour.
sound-back = le son est revenu.
no-tones = pas de tonalités : { $why }
wake-is-good = « { $phrase } » est assez long, et ne ressemble à rien de gênant.
wake-too-short = « { $phrase } » a { $count ->
    [one] { $count } syllabe
   *[other] { $count } syllabes
}, et d’autres propos réveilleraient la maison : en prendre { $least } ou plus, comme « { $example } ».
wake-too-long = « { $phrase } » a { $count } syllabes : c’est long à dire chaque fois.
wake-like-talk = « { $phrase } » ressemble à « { $like } », qu’on dit toute la journée : y mettre un autre mot.
wake-like-name = « { $phrase } » ressemble à « { $like } », qui est un nom du domicile : y mettre un autre mot.
tokens-left-out = personne ne peut dire { $words } : omis
quoted = « { $text } »
request-too-long = Cette ligne dépasse 64 Kio.
request-not-text = Cette ligne n’est pas du texte UTF-8.
request-no-json = Cette ligne commence comme un objet JSON, mais n’en est pas un.
request-no-words = La demande n’a pas de « text ».
request-language = Je parle { $known }, pas « { $code } ».
request-now = « now » n’est pas une date selon RFC 3339, comme 2030-01-01T22:30:00+01:00.

## Setup codes and pairing that fails

setup-code-form = ce n’est pas un code de configuration : il a huit chiffres, écrits XXX-XX-XXX
setup-code-forbidden = ce code de configuration est interdit : c’est l’un des douze qu’aucun accessoire ne peut avoir, car on les devine d’abord (huit chiffres égaux, 1 à 8, 8 à 1) : chercher celui de l’accessoire
pairing-unknown = L’accessoire a refusé sans dire pourquoi. L’éteindre, le rallumer, puis réessayer.
pairing-wrong-code = Le code de configuration est faux. Le comparer aux huit chiffres sur l’accessoire ou sa boîte, puis réessayer.
pairing-patience = L’accessoire demande de patienter. Attendre une minute, puis réessayer.
pairing-no-more-controllers = L’accessoire n’a plus de place pour un contrôleur. En retirer un qu’il connaît, puis réessayer.
pairing-too-many-tries = L’accessoire refuse après trop de codes faux. L’éteindre et le rallumer ou le réinitialiser, puis réessayer.
pairing-paired-already = L’accessoire est déjà jumelé. Le supprimer du domicile où il est, ou le réinitialiser, puis réessayer.
pairing-busy = L’accessoire est en cours de jumelage avec un autre contrôleur. Attendre une minute, puis réessayer.
pairing-gone = L’accessoire ne connaît plus ce contrôleur. Le supprimer ici et l’ajouter de nouveau avec son code.
pairing-identity-refused = L’accessoire n’a pas accepté l’identité de ce contrôleur. Essayer de l’ajouter de nouveau.
pairing-no-randomness = Cet ordinateur ne donne pas d’octets aléatoires. Le redémarrer, puis réessayer.
pairing-wrong-accessory = Un autre accessoire a répondu : { $found } au lieu de { $expected }. Vérifier l’adresse.
pairing-not-genuine = L’autre côté n’est pas qui il prétend : { $cause }. Vérifier l’adresse et le code, puis réessayer.
pairing-never-settles = L’accessoire ne respecte pas le protocole de jumelage. Chercher une mise à jour de l’accessoire.
pairing-protocol = L’accessoire ne respecte pas le protocole de jumelage ({ $code }). Chercher une mise à jour de l’accessoire.
pairing-nothing-answers = Rien ne répond à cette adresse : la connexion a été refusée.
pairing-unreachable = L’accessoire est injoignable : { $why }
pairing-no-accessory = Ce qui répond à cette adresse n’est pas un accessoire HomeKit : { $why }
pairing-identity-known = Il se nomme { $id }, connu ici, et a une autre clé. Rien n’a été modifié.
pairing-identity-in-use = Il se nomme { $id }, identité de « { $name } » ici, et a une autre clé. Rien n’a été modifié.
pairing-impostor = Il se nomme { $id }, mais « { $name } », qui a cette identité, répond encore avec sa propre clé. C’est un autre appareil. Rien n’a été modifié.
pairing-broken-off = L’accessoire a interrompu le jumelage. Réessayer.
pairing-too-slow = L’accessoire n’a pas terminé le jumelage à temps. `beckon accessory add --patience 30` laisse plus de temps à un appareil lent.
pairing-store = Rien n’a été demandé à l’accessoire, car les jumelages conservés sont inutilisables : { $why }
pairing-not-kept = { $isRolledBack ->
    [yes] Le jumelage n’a pas pu être enregistré, il a donc été annulé
   *[other] Le jumelage n’a pas pu être enregistré, et l’accessoire n’a pas pu être prévenu ; l’ajouter de nouveau y remédie
} : { $why }
pairing-conflict = { $isThere ->
    [yes] il y a un autre jumelage avec { $id }
   *[no] le jumelage n’existe plus
}
pairing-cause-proof = sa preuve est fausse : il ne connaît pas le code, ou quelque chose s’interpose
pairing-cause-signature = sa signature est fausse : il n’a pas la clé qu’il devrait avoir
pairing-cause-sealed = ce qu’il a scellé ne l’est pas avec la clé convenue
pairing-cause-other = son { $tag } est faux

## What doctor finds

patience-to-answer = --patience va de 1 à 60 secondes
looking-further = suite de l’examen
finding = { $subject } : { $text }
finding-subject = { $kind ->
    [language] langue { $name }
    [accessory] accessoire { $name }
    [pairing] jumelage { $name }
   *[other] { $name ->
        [speechModel] modèle vocal
        [webPage] page web
        [dataFolder] dossier de données
        [permissions] droits
        [disk] disque
        [database] base de données
        [microphone] micro
        [clock] horloge
        [hub] hub
        [pairings] jumelages
       *[other] { $name }
    }
}
speak-one-of-those = parler l’une de celles-ci : `language` dans beckon.toml, BECKON_LANGUAGE ou la locale dit laquelle
install-anew = réinstaller Beckon
model-in = { $model } dans { $folder }
model-does-not-hear = { $text } ; il n’entend pas { $languages }
speak-what-it-hears = ce qui est tapé est compris ; pour être entendu, parler ce qu’il entend : `language` dans beckon.toml
install-model = ce qui est tapé est compris ; pour entendre, installer le paquet pocketsphinx-en-us
web-missing = `beckon serve` ne démarre pas : réinstaller Beckon
folder-not-there = { $folder } n’existe pas encore
setup-makes-it = `beckon setup` ou `beckon import` le crée
folder-not-yours = { $folder } ne peut être lu et écrit par ce compte
run-as-owner = lancer beckon comme son propriétaire, ou donner un dossier à soi avec --data-dir
folder-open-to-others = d’autres peuvent regarder dans { $folder }
of-another-account = d’un autre compte : { $names }
make-them-yours = lancer beckon comme leur propriétaire, ou se les approprier : `{ $command }`
others-may-write = d’autres peuvent écrire { $names }
all-yours = tout y est à ce compte
room-not-told = la place libre sur le disque de { $place } est inconnue
look-with = voir avec `{ $command }`
megabytes-free = { $count } Mo libres
make-room = faire de la place : sous 50 Mo, des changements peuvent être refusés
doctor-no-home = pas encore de domicile
setup-makes-one = `beckon setup` en crée un
setup-makes-home = `beckon setup` crée un domicile
restore-copy = arrêter ce qui l’utilise, déplacer home.sqlite, et `beckon restore` ou importer une copie
database-holds = { $homes ->
    [one] { $homes } domicile
   *[other] { $homes } domiciles
}, accessoires : { $accessories }, schéma { $schema }
restore-if-stays = rien n’a été modifié ; si cela persiste, déplacer home.sqlite et `beckon restore` une copie
may-not-record = il y en a un, mais ce compte ne peut pas enregistrer
join-audio = entrer dans le groupe audio : `sudo usermod -aG audio $USER`, et se reconnecter
no-card = pas de carte son qui enregistre
plug-one-in = pour être entendu, en brancher une
clock-before-release = { $time } est avant la sortie de ce Beckon
set-clock = la régler : `sudo timedatectl set-ntp true`
clock-unsynchronised = { $time }, réglée par aucun serveur de temps
synchronise-clock = `sudo timedatectl set-ntp true`, avec systemd-timesyncd ou chrony installé
hub-not-running = `beckon serve` ne tourne pas sur ce dossier
start-hub = pour les déclencheurs et la page : `systemctl --user enable --now beckon`
hub-answers = `beckon serve` répond à { $socket }
announced-count = accessoires annoncés dans le réseau : { $count }
install-avahi = installer avahi-daemon ; d’ici là, les accessoires ne se trouvent que par host:port
repair-pairing = `beckon pairings import` une copie, ou jumeler de nouveau
repair-pairings = ne réinitialiser aucun accessoire pour cela : `beckon restore` ou `beckon pairings import` rend une copie
answers-at = répond à { $address }
fault-at = à { $address } : il { $fault }
is-it-on = est-il allumé ? S’il a changé d’adresse : `beckon accessory move`

## Accessories that are simulated

simulate-port = --port va de 0 à 65535, et non { $port }
not-announced = non annoncé : { $why }
announced-in-part = seuls { $some } serveurs sur { $all } sont annoncés
undone-simulation = les accessoires ne répondent plus ; leurs jumelages sont conservés
control-path = --control prend un chemin de 1 à 107 octets
is-file-already = { $path } est déjà un fichier
another-listens = un autre programme écoute à { $path }

## Faults of the database, the network, backups and sound

database-no-permission = { $path } ne peut être lu et écrit par ce compte : vérifier son propriétaire et ses droits
database-not-private = impossible d’utiliser { $path } : { $why }
not-private = { $fault ->
    [notAFile] ce n’est pas un fichier mais un lien ou un dossier : y mettre le fichier lui-même
    [open] d’autres peuvent aussi y écrire : donner un dossier à soi avec --data-dir
    [foreign] il appartient au compte { $detail } : lancer beckon sous ce compte, ou donner un dossier à soi avec --data-dir
   *[staysOpen] d’autres peuvent y écrire, et cela ne se change pas ({ $detail }) : lui appliquer `chmod go-w`
}
private-file = { $action ->
    [use] impossible d’utiliser { $path } : { $why }
    [read] impossible de lire { $path } : { $why }
    [write] impossible d’écrire { $path } : { $why }
    [lock] impossible de verrouiller { $path } : { $why }
    [flush] impossible d’amener { $path } sur le disque : { $why }
    [replace] impossible de remplacer { $path } : { $why }
   *[delete] impossible d’effacer { $path } : { $why }
}
private-file-fault = { $fault ->
    [link] c’est un lien : y mettre le fichier lui-même
    [tooLong] il dépasse { $limit } octets
   *[tooMany] il a plus de { $limit } fichiers
}
database-no-folder = { $path } n’est pas un dossier : donner un autre dossier de données, ou le déplacer
database-cannot-open = impossible d’ouvrir { $path } : { $why }
database-foreign = { $path } n’est pas une base de données de Beckon : la déplacer, ou donner un autre dossier de données
database-damaged = { $path } est endommagé ({ $what }) : le déplacer et importer le fichier de domicile ou une copie
database-too-new = { $path } a été écrit par un Beckon plus récent (schéma { $version }, connu ici { $known }) : mettre à jour
disk-fails = le disque de { $path } est défaillant ({ $what }), et rien n’a été modifié : voir `dmesg`, et `beckon restore` la dernière sauvegarde sur un autre disque
disk-full = le disque de { $path } est plein : rien n’a été modifié
disk-read-only = le disque de { $path } est en lecture seule : voir pourquoi dans `dmesg`, et sauvegarder sur un autre disque avec `beckon backup`
database-locked = { $path } est utilisé trop longtemps par un autre programme : réessayer
undo-nothing = plus rien à annuler depuis un jour
undo-no-such = pas de modification { $number } depuis un jour : voir `beckon home history`
undo-already = la modification { $number } est déjà annulée : voir `beckon home history`
undo-changed-by = ce que { $number } a modifié l’a été de nouveau par { $later }, et reste tel quel : annuler d’abord celle-ci
undo-in-use = ce que { $number } a modifié est utilisé par la suite, et reste tel quel : modifier d’abord cela
undo-clashes = la modification { $number } ne peut être annulée maintenant : un nom qui reviendrait est pris, ou un domicile n’aurait plus d’administrateur
postgres-bad-url = l’URL de la base de données est illisible : l’écrire comme postgres://utilisateur@hôte:5432/base?sslmode=verify-full
postgres-no-library = aucun serveur ne peut être interrogé ({ $why }) : installer le paquet libpq5
postgres-unreachable = { $server } ne répond pas ({ $text }) : vérifier que le serveur tourne, et que l’hôte et le port sont justes
postgres-refused = { $server } ne laisse entrer personne ({ $text }) : vérifier la base de données et l’utilisateur, et leur droit de se connecter
postgres-no-password = { $server } demande un mot de passe : le garder dans ~/.pgpass, avec les droits 0600, ou dans le fichier de réglages
postgres-wrong-password = { $server } n’accepte pas cet utilisateur avec ce mot de passe : les corriger dans ~/.pgpass ou dans l’URL
postgres-no-tls = pas de TLS avec { $server } comme le veut l’URL ({ $text }) : corriger le certificat du serveur, ou sslmode et sslrootcert dans l’URL
postgres-no-right = { $server } ne permet pas cela à ce rôle ({ $text }) : lui en donner le droit, ou se connecter en propriétaire des tables
postgres-old-server = { $server } est PostgreSQL { $version }, et il faut au moins { $oldest }
postgres-encoding = { $server } ne peut garder de domiciles dans le codage { $encoding } : créer une base de données avec ENCODING 'UTF8'
postgres-foreign = { $server } a des tables qui ne sont pas de Beckon : lui donner une base de données ou un schéma à elle
postgres-too-old = { $server } a des tables du schéma { $version }, plus ancien que { $known }, et ce rôle ne peut les changer : lancer une fois `beckon database migrate` en tant que leur propriétaire
postgres-too-new = { $server } a été écrit par un Beckon plus récent (schéma { $version }, connu ici { $known }) : mettre à jour
postgres-damaged = { $server } est endommagé ({ $what }) : restaurer une copie
postgres-time-out = { $server } a mis trop de temps, et rien n’a été modifié : réessayer
postgres-contended = d’autres modifient la même chose dans { $server }, et rien n’a été modifié : réessayer
postgres-full = { $server } n’a plus de place ({ $text }), et rien n’a été modifié
postgres-read-only = { $server } ne peut être que lu, comme serveur de secours : donner l’URL du serveur où l’on écrit
postgres-lost = la connexion à { $server } est perdue ({ $text }), et rien n’a été modifié : réessayer
postgres-unknown = la connexion à { $server } s’est perdue pendant qu’une modification était gardée : regarder si elle y est avant de réessayer
postgres-served-elsewhere = un autre hub sert { $home }, et rien n’a été modifié : le demander à celui-là, ou modifier par une commande à part
postgres-away = { $server } ne peut être joint, et les modifications en ont besoin : rien n’a été modifié, et là où aucun autre hub ne peut prendre le relais, le reste continue
backup-on-server = un serveur garde les domiciles : les sauvegarder là-bas avec pg_dump, et les jumelages avec `beckon pairings export`
database-on-server = domiciles sur { $server } : { $homes }, accessoires : { $accessories }, schéma { $schema }
see-server = rien n’a été modifié ; `beckon config show` dit quelle base de données est visée
database-fault = anormal : { $what }
database-whole = { $place } est intacte ; domiciles : { $homes }
database-migrated = { $place } a le schéma { $schema }
database-moved = transféré de { $from } à { $to }, et identique là-bas ; domiciles : { $homes }
database-move-there = { $place } garde déjà { $homes } : avec --add ceux-ci s’y ajoutent, avec --replace ceux-là disparaissent pour de bon
database-move-nothing = aucun domicile dans { $place } : donner le dossier ou l’URL où ils sont
database-move-same = { $place } est à la fois source et destination : donner un autre endroit
database-move-question = { $place } garde déjà { $homes }, et rien ne les fera revenir. Faut-il remplacer ?
database-move-replaced = disparu pour de bon : { $homes }
database-move-add-or-replace = --add garde ce qui est là et --replace le retire : donner l’un des deux
database-move-differs = ce que garde { $to } diffère de { $from } en { $count } : tout est encore dans { $from }, et c’est un défaut de Beckon : le signaler
database-released = { $home } est libre maintenant
database-release-file = les maisons d’un dossier de données ({ $folder }) ne sont confiées à personne : il n’y a rien à libérer
database-release-served = { $home } est servie par le hub de { $machine }, qui fonctionne : l’arrêter d’abord
database-lease = { $isServed ->
    [yes] { $home } : { $machine }, bail { $number }
   *[no] { $home } : aucun hub, après le bail { $number }
}
connection-refused = la connexion a été refusée
connection-no-way = aucun chemin n’y mène : { $why }
connection-no-machine = il n’y a pas de machine { $host }
connection-no-port = il n’y a pas de port { $port }
connection-no-address = le réseau ne donne pas son adresse
connection-timed-out = pas de réponse à temps
connection-closed = la connexion a été fermée
connection-violation = l’autre côté a enfreint le protocole : { $how }
cannot-listen-on = impossible d’écouter sur { $address } : { $why }
no-avahi = impossible de chercher dans le réseau : Avahi ne tourne pas (le lancer avec `systemctl start avahi-daemon`, ou donner une adresse, host:port)
name-announced = le nom « { $name } » est annoncé par un autre programme de cette machine
network-silent = rien dans le réseau n’a répondu à temps
network-too-much = le réseau annonce plus que ce qui peut être retenu
network-failed = impossible de chercher dans le réseau : erreur DNS-SD { $code }
name-invalid = DNS-SD refuse un nom ou un enregistrement
sealed-foreign = ce n’est pas un fichier scellé écrit par Beckon
sealed-not-opened = le mot de passe est faux, ou le fichier est endommagé
sealed-no-memory = il faut 256 Mio de mémoire libre pour faire une clé d’un mot de passe
sealed-too-long = le fichier contient plus de { $count } Mio
pairings-would-be-lost = { $count ->
    [one] { $count } jumelage d’une autre identité serait perdu
   *[other] { $count } jumelages d’une autre identité seraient perdus
} : prendre un autre --data-dir, ou --replace
neighbour-fault = { $fault ->
    [noClient] il n’y a pas de client { $name } : `beckon client add` en ajoute un
    [onlyListens] le client { $name } ne fait qu’écouter
    [notReady] le hub n’entend encore rien, ou a été lancé sans --ear
   *[busy] trop de choses sont demandées à la fois
    [noText] il n’y a pas de texte, ou il est trop long
    [noName] personne ne répond à ce nom ici
    [noStage] cette étape ne commence rien ici
    [noSound] le son n’a ni fréquence, ni largeur, ni canaux connus
    [tooLong] plus long que { $most } octets
    [notJSON] ce n’est pas un objet JSON
    [notObject] « { $name } » n’est pas un objet JSON
    [noSite] « { $name } » n’est pas un lieu
    [missing] « { $name } » manque
    [noTextOf] « { $name } » n’est pas un texte de { $most } octets au plus
}
client-name = le nom d’un client a de 1 à { $most } octets de texte visible
client-taken = il y a déjà un client { $name } : le supprimer, ou donner un autre nom
client-not-found = il n’y a pas de client { $name } : `beckon client list` liste ceux qui existent
client-too-many = il y a déjà { $most } clients : en supprimer un qui ne sert plus
client-file = { $path } n’est pas une liste de clients : le déplacer, et ajouter de nouveau les clients
no-such-model = il n’y a pas de modèle vocal « { $name } » ; cherché dans { $tried }. Installer le paquet pocketsphinx-en-us, ou nommer un modèle avec BECKON_SPEECH_MODEL.
language-not-heard = la langue « { $code } » est lue, mais pas entendue : aucun modèle vocal n’est nommé pour elle. Écrivez ce que vous voulez, ou nommez un modèle dans { $file }, comme le dit docs/add-a-language.md sous « Hearing it ».
nothing-to-hear = la grammaire n’a pas de règle publique : rien ne peut être entendu.
speech-model-fault = le modèle vocal est inutilisable : { $file } { $fault }. Réinstaller son paquet.
model-fault = { $fault ->
    [unreadable] ne se lit pas : { $found }
    [notJSON] a une mauvaise forme : ce n’est pas du JSON
    [missing] a une mauvaise forme : « { $found } » manque
    [badValue] a une mauvaise forme : « { $found } » est d’un autre genre
    [sampleRate] annonce { $found } échantillons par seconde, pas { $wanted }
    [unlisted] ne donne pas la taille de { $found }
    [size] a { $found } octets au lieu de { $wanted }
    [unsummed] n’a pu être vérifié : { $found }
   *[sum] a une autre somme SHA-256 que sa description
}
unpronounceable-word = personne ne sait prononcer « { $word } » ; l’écrire en lettres de l’alphabet anglais.
decoder-fault = { $input ->
    [settings] le décodeur refuse ses réglages.
    [model] le décodeur refuse le modèle { $detail }.
    [word] le décodeur refuse le mot « { $detail } ».
    [network] le décodeur refuse le réseau de ce qui peut se dire.
   *[sound] le décodeur refuse le son.
}
too-many-grammars = { $path } : plus de { $count } grammaires sont importées ; en réunir quelques-unes.
grammar-not-text = { $path } n’est pas du texte UTF-8 ; l’enregistrer ainsi.
grammar-heard-nothing = { $reason ->
    [nothing] rien n’a été dit
    [tooLong] plus long qu’une phrase : le couper aux pauses
   *[other] aucune phrase de la grammaire
}
grammar-nearest = le plus proche : { $text }
microphone-fault = le micro « { $device } » est inutilisable : { $why }.
loudspeaker-fault = le haut-parleur « { $device } » est inutilisable : { $why } ; --wav FILE écrit le son à la place.
sound-device-silent = aucun son n’y passe
microphone-others = { $isAny ->
    [yes] { $why } ; il y a { $others }
   *[no] { $why } ; aucune carte son qui enregistre n’est branchée
}
sound-command-fault = la commande « { $command } », qui apporte le son, { $fault }.
program-fault = { $fault ->
    [notStarted] n’a pas pu démarrer
    [status] s’est terminée avec l’état { $number }
   *[tooMuch] a écrit plus de { $number } octets
}
voice-fault = la voix « { $command } » ne dit rien : { $why }
voice-program = { $fault ->
    [notStarted] son programme n’a pas pu démarrer
    [status] elle s’est terminée avec l’état { $number }
   *[tooMuch] elle a écrit plus de { $number } octets
}
unsayable-text = « { $text } » ne peut pas être dit.
sound-file-too-long = { $file } dépasse { $limit } ; le couper en enregistrements plus courts.
sound-file-cut = { $file } est tronqué : il finit à { $at } s sur { $of } s ; l’enregistrer ou le copier de nouveau.
sound-file-empty = { $file } ne contient aucun son.
sound-file-unreadable = impossible de lire { $file } : { $why }.
file-fault = { $fault ->
    [missing] il n’y a pas de tel fichier
   *[forbidden] l’accès est refusé
}
sound-file-foreign = { $file } n’est pas un fichier WAV : il commence par { $isKnown ->
    [yes] un en-tête { $start }
   *[no] les octets { $start }
}. Le son sans en-tête, 16 bits, mono, 16 kHz, est lu dans des fichiers nommés .raw, .pcm ou .s16.
sound-file-header = { $file } est un fichier WAV endommagé : à l’octet { $offset }, { $fault }.
sound-header = { $fault ->
    [noMark] la marque WAVE manque
    [noFormat] le son commence avant que son format soit donné
    [shortFormat] le format a trop peu d’octets
    [endsBeforeFormat] le fichier finit avant son format
    [endsBeforeSound] le fichier finit avant son son
    [channels] { $found } canaux sont annoncés
    [rate] une fréquence de { $found } Hz est annoncée, hors de { $least } à { $most }
    [frame] une trame aurait { $found } octets au lieu de { $least }
   *[halfSample] le dernier échantillon de 16 bits a un octet au lieu de deux
}
sound-file-coding = { $file } contient { $encoding }, qui n’est pas lu ; le convertir en PCM 16 bits.
no-such-language = il n’y a pas de langue « { $code } » ; langues connues : { $known }

## Languages of users and rooms

give-language = donner le code d’une langue, ou --none
language-changed = modifié : { kind } { $name }, langue désormais { $none ->
    [yes] libre
   *[other] { $code }
}

## Faults of home files and of JSON

json-at = ligne { $line }, colonne { $column } : { $fault }
json-after-end = le document s’est terminé avant : retirer ce qui suit
json-deep = plus de { $most } niveaux imbriqués
json-many = plus de { $most } valeurs
json-no-value = il manque une valeur : le texte s’arrête ici
json-value = une valeur est attendue ici : un objet, une liste, un texte entre "…", un nombre, true, false ou null
json-key = une clé entre "…" est attendue ici
json-colon = il manque deux-points après la clé
json-last-comma = rien ne suit cette virgule : la retirer
json-unclosed = le texte s’arrête avant son { $bracket } fermant
json-comma = il manque avant ceci une virgule ou un { $bracket } fermant
json-word = seuls true, false et null s’écrivent sans guillemets
json-zero = un nombre ne commence pas par 0
json-large = ce nombre est trop grand
json-digit = il manque un chiffre
json-not-text = ce texte n’est pas en UTF-8
json-control = un caractère de contrôle dans un texte : il manque son " fermant, ou l’écrire \u00…
json-quote = il manque le " fermant de ce texte
json-escape-cut = le texte s’arrête dans un échappement
json-escape = JSON n’a pas d’échappement de ce genre
json-surrogate = la moitié d’une paire de surrogates
json-hex = \u est suivi de quatre chiffres hexadécimaux
file-more = et { $count } de plus
file-size = le fichier dépasse { $most } Mio
file-no-homes = « homes » manque : ajouter "homes": […]
file-no-version = « version » manque : ajouter "version": { $version }
file-version = { $value } n’est pas une version connue ici : seule { $version } l’est
file-primary = une seule maison est principale, et { $place } l’est : en retirer une
# What stands in the file, and what should stand there.
file-wrong = { $value } se trouve là où l’on attend { $wanted }
file-number = le nombre { $number }
file-text = le texte « { $text } »
file-list = une liste
file-object = un objet
file-wants-text = un texte entre "…"
file-wants-base64 = un texte base64 entre "…"
file-wants-flag = true ou false
file-wants-number = un nombre
file-wants-whole = un nombre entier
file-wants-range = un nombre entier de { $least } à { $most }
file-wants-word = l’un de { $words }
file-wants-list = une liste […]
file-wants-object = un objet {"{"}…{"}"}
file-value-low = { $value } est sous la valeur minimale, { $least }
file-value-high = { $value } dépasse la valeur maximale, { $most }
file-value-long = { $value } dépasse { $most } caractères
file-value-other = { $value } n’est aucune des valeurs { $known }
file-bounds = la valeur minimale, { $least }, dépasse la maximale, { $most }
file-step = un pas n’est pas négatif
file-permission = « { $code } » n’est pas un droit ; on connaît { $known }
file-long = le texte dépasse { $most } caractères
file-many-bytes = le texte dépasse { $most } octets
file-control = « { $text } » contient un caractère de contrôle
file-many = { $count }, c’est trop : il en tient au plus { $most }
file-missing = « { $key } » manque
file-no-key = il n’y a pas de telle clé ici{ $offer }
file-key-twice = cette clé figure deux fois dans un objet, lignes { $first } et { $second } : en retirer une
# What follows the thing that is not there.
file-near = { " " }; vouliez-vous dire « { $name } » ?
file-known = { " " }; il y a { $names }
file-no-name = le nom manque : ajouter "name": "…"
file-name = { $isEmpty ->
    [yes] { $reason }
   *[other] « { $name } » : { $reason }{ $offer }
}
file-legal-name = { " " }; « { $name } » conviendrait
file-name-empty = un nom ne peut pas être vide
file-name-character = « { $character } », au caractère { $number }, n’est pas permis : un nom a des lettres, des chiffres, des espaces et des apostrophes
file-name-start = un nom commence par une lettre ou un chiffre, non par « { $character } »
file-name-end = un nom finit par une lettre ou un chiffre, non par « { $character } »
file-name-long = un nom a au plus { $most } caractères
file-name-marks = le caractère { $number } porte plus de { $most } signes
file-name-taken = « { $name } » est déjà pris par { $kind ->
    [home] la maison
    [homeItself] la maison elle-même
    [room] la pièce
    [zone] la zone
    [accessory] l’accessoire
    [service] un service
    [serviceGroup] le groupe
    [actionSet] la scène
    [trigger] le déclencheur
   *[other] l’utilisateur
}, à { $place } : choisir un autre nom (majuscules, espaces et apostrophes ne comptent pas)
file-not-there = il n’y a dans cette maison { $kind ->
    [room] pas de pièce
    [accessory] pas d’accessoire
   *[other] pas de scène
} « { $name } »{ $offer }
file-twice = « { $name } » figure deux fois dans cette liste : en retirer un
file-service-twice = ce service figure deux fois dans le groupe : en retirer un
file-characteristic-twice = { $type } figure deux fois dans ce service : en retirer une
file-no-characteristic = « { $name } » n’est pas une caractéristique{ $offer } ; le type propre à un fabricant s’écrit par son UUID
file-no-service-type = « { $name } » n’est pas un type de service{ $offer } ; le type propre à un fabricant s’écrit par son UUID
file-characteristic-not-there = le service n’a pas de caractéristique « { $name } »{ $offer }
file-only-read = { $type } ne peut qu’être lue, une scène ne peut donc pas la régler
file-no-bridge = « { $name } » n’est pas un pont : lui donner "isBridge": true, ou retirer ceci
file-bridge-behind = un pont n’est pas derrière un autre : retirer ceci, ou "isBridge"
file-services-alike = « { $accessory } » a { $count } services de ce type : donner "number", à partir de 1
file-service-number = « { $accessory } » a { $count } services de ce type, il n’y a donc pas de { $number }
file-no-service = « { $accessory } » n’a pas de service « { $name } »{ $offer }
file-no-date = « { $text } » n’est pas une date selon RFC 3339 : l’écrire comme 2030-01-01T22:30:00+01:00
file-seconds = un déclencheur part à la minute pile : lui donner 00 seconde
file-no-time-zone = « { $text } » n’est pas un fuseau horaire : l’écrire comme Europe/Paris{ $offer }
file-one-of = donner exactement l’un de { $keys }
file-no-weekday = « { $text } » n’est pas un jour de la semaine{ $offer }
file-no-weekdays = donner au moins un jour, ou omettre la répétition
file-no-event = ce n’est pas un événement de services de cette maison : l’écrire comme {"{"}"sun": "sunset"{"}"}, ou avec "services", "characteristic" et "value", "above" ou "below"
file-event-date = un déclencheur avec un événement n’a pas de date : l’omettre
file-event-recurrence = ce que fait le soleil revient chaque jour ou certains jours de la semaine, et ce que disent les accessoires n’a pas de répétition

## The web page: what it asks the hub for at /messages.json, where { $a } and { $b } are left for what the page puts in

page-title = Beckon
page-skip = Aller aux pièces
page-talk = Dites ce qu’il faut faire
page-example = éteins les lumières de la cuisine
page-send = Dire
page-rooms = Pièces
page-scenes = Scènes
page-triggers = Tout seul
page-everywhere = Toute la maison
page-entry = Qui est là ?
page-entry-help = Saisissez le code que donne beckon serve ou beckon client code, ou un jeton de beckon client add.
page-entry-fault = Ce code est inconnu. Réessayez.
page-code = Code ou jeton
page-enter = Entrer
page-leave = Oublier le jeton de ce navigateur
page-away = Le hub est absent. Nouvel essai …
page-silent = ne répond pas
page-unpaired = non jumelé
page-yes = Oui
page-no = Non
page-undo = Annuler
# What the page says for whoever presses these.
page-say-yes = oui
page-say-no = non
page-say-undo = annule
page-on = Allumé
page-off = Éteint
page-turn-on = Allumer
page-turn-off = Éteindre
page-lock = Verrouiller
page-unlock = Déverrouiller
page-locked = Verrouillé
page-unlocked = Déverrouillé
page-jammed = Bloqué
page-open = Ouvrir
page-close = Fermer
page-closed = Fermé
page-is-open = Ouvert
page-opening = S’ouvre
page-closing = Se ferme
page-stopped = Arrêté
page-unknown = Inconnu
page-percent-open = ouvert à { $a } %
page-Brightness = Luminosité
page-Hue = Teinte
page-Saturation = Saturation
page-ColorTemperature = Chaleur
page-RotationSpeed = Vitesse
page-TargetPosition = Position
page-TargetTemperature = Réglé sur
page-CurrentTemperature = { $a } { $b }
page-CurrentRelativeHumidity = { $a } % d’humidité
page-CurrentAmbientLightLevel = { $a } lux
page-BatteryLevel = Batterie { $a } %
page-StatusLowBattery = Batterie faible
page-ContactSensorState-0 = Fermé
page-ContactSensorState-1 = Ouvert
page-MotionDetected-0 = Aucun mouvement
page-MotionDetected-1 = Mouvement
page-OccupancyDetected-0 = Personne
page-OccupancyDetected-1 = Quelqu’un est là
page-LeakDetected-0 = Sec
page-LeakDetected-1 = Fuite
page-SmokeDetected-0 = Pas de fumée
page-SmokeDetected-1 = Fumée
page-CarbonMonoxideDetected-0 = Pas de monoxyde de carbone
page-CarbonMonoxideDetected-1 = Monoxyde de carbone
page-TargetHeatingCoolingState = Chauffage
page-TargetHeatingCoolingState-0 = Arrêt
page-TargetHeatingCoolingState-1 = Chaud
page-TargetHeatingCoolingState-2 = Froid
page-TargetHeatingCoolingState-3 = Auto
page-SecuritySystemTargetState = Alarme
page-SecuritySystemTargetState-0 = À la maison
page-SecuritySystemTargetState-1 = Absent
page-SecuritySystemTargetState-2 = Nuit
page-SecuritySystemTargetState-3 = Désactivée
page-SecuritySystemCurrentState-0 = Activée, à la maison
page-SecuritySystemCurrentState-1 = Activée, absent
page-SecuritySystemCurrentState-2 = Activée, nuit
page-SecuritySystemCurrentState-3 = Désactivée
page-SecuritySystemCurrentState-4 = Alarme !
page-percent = { $a } %
page-degrees = { $a }°
page-kelvin = { $a } K
page-celsius = °C
page-fahrenheit = °F
page-disabled = désactivé
page-next = prochaine fois { $a }
page-happened = { $a } : fait
page-failed = { $a } : { $b }
page-aloud = Lire les réponses à voix haute
page-speak = Maintenir pour parler
page-listening = À l’écoute …
page-no-microphone = Le microphone est inutilisable.
page-speak-help = Pour parler, ouvrez cette page sur localhost ou par TLS : un navigateur ne donne le microphone à aucune autre.
page-cancel = Supprimer
page-cancel-of = Supprimer { $a }
page-history = Ce qui a changé
page-undo-of = Annuler : { $a }
page-undone = annulé
page-setup = Configurer
page-pair-title = Ajouter un accessoire
page-discover = Chercher des accessoires
page-found = Trouvés : { $a }
page-found-none = Rien de nouveau.
page-accessory = Nom ou adresse
page-setup-code = Code de configuration
page-room = Pièce
page-no-room = Pas encore de pièce
page-uncertified = L’ajouter même s’il n’est pas certifié
page-pair = Ajouter
page-working = …
page-rename-title = Donner un autre nom
page-named = Quoi
page-new-name = Nouveau nom
page-rename = Renommer
page-renamed = Renommé.
page-kind-home = Maison
page-kind-room = Pièce
page-kind-zone = Zone
page-kind-accessory = Accessoire
page-kind-scene = Scène
page-kind-trigger = Déclencheur
page-scene-title = Faire une scène de ce qui est allumé
page-scene-name = Nom de la scène
page-scene-place = Ce qu’elle contient
page-whole-home = toute la maison
page-scene-replace = Remplacer une scène de ce nom
page-scene-save = Enregistrer la scène
page-scene-saved = Enregistré : { $a }
page-scene-left-out = Omis : { $a }
page-remove = Supprimer
page-remove-of = Supprimer { $a }
page-phrase-title = Apprendre vos propres mots
page-phrase-words = Ce que vous dites
page-phrase-means = La phrase que vous voulez dire
page-phrase-teach = Apprendre
page-phrase-taught = « { $a } » veut désormais dire « { $b } ».
page-phrase-of = « { $a } » : { $b }

## Why the hub does not do over HTTP what it is asked for

http-no-path = il manque le chemin
http-nothing-here = il n’y a rien ici
http-wrong-method = cela ne se fait pas avec
http-not-now = cela ne peut se faire maintenant
http-token-needed = il faut un jeton : `beckon client add NAME` en fait un
http-wrong-code = ce code est faux ou déjà utilisé : `beckon client code` en donne un nouveau
http-only-listens = ce client ne fait qu’écouter
http-owner-only = seul le propriétaire le demande, à la socket du dossier de données
http-owner-says = seul le propriétaire dit « resuming », « yes » et « now »
http-other-user = un client agit comme l’utilisateur pour qui il a été fait
http-sets-nothing-up = ce client ne configure rien : `beckon client setup NAME on` le permet
http-host = le demander par son adresse, ou par un nom du réseau local
http-origin = cette page n’est pas de ce hub
http-too-much = trop de demandes à la fois : attendre un peu
http-wrong-kind = le corps doit être { $kind }
http-long = le corps dépasse { $most } octets
http-no-json = le corps n’est pas du JSON : { $fault }
http-no-object = le corps n’est pas un objet JSON
http-unexpected = « { $member } » n’est pas attendu ici
http-has-to-be = « { $member } » doit être { $wanted }
http-text = un texte d’au plus { $longest } caractères
http-texts = une liste d’au plus { $most } textes d’au plus { $longest } caractères
http-number = un nombre supérieur à 0
http-value = une valeur
http-word-of-list = « { $member } » est un mot d’une liste : voir /openapi.json
http-not-done = « { $edit } » ne se fait pas ici sur « { $kind } »
http-every = « every » est 30m, 6h, 1d ou 2w
http-on = « on » est monday,friday, weekdays ou weekend
http-every-or-on = « every » ou « on », pas les deux
http-once = « once » ne va ni avec « every » ni avec « on »
http-no-time = « at », « every », « on » et « once » manquent
http-opens = il ferait ceci : { $openings } ; « yes » y dit oui
http-may-not-open = il ferait ceci : { $openings } ; `beckon client opening NAME on` permet à ce client de dire oui
http-no-model = il n’y a pas de modèle pour vérifier les noms
http-no-name = ce n’est pas un nom
http-hears-nothing = le hub n’entend rien : le lancer avec --ear
http-no-thing = cet objet n’existe pas
http-no-scene = cette scène n’existe pas
http-no-state = cet état n’existe pas là, ou n’est pas possible
http-partial = { $silent } : « partial » omet ce qui ne répond pas
http-replace = il y a déjà une scène { $name } : « replace » met à sa place ce qui est allumé
http-nothing-to-say = il n’y a rien à dire
http-half-sample = le son s’arrête au milieu d’un échantillon
