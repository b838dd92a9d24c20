### Why a change to a home was refused. Each is one line that goes on from “beckon:”, and says how to mend it.

kind-of-thing = { $sort ->
    [home] domicile
    [room] pièce
    [zone] zone
    [accessory] accessoire
    [service] service
    [serviceGroup] groupe
    [actionSet] scène
    [trigger] déclencheur
   *[user] utilisateur
}
# The same of what is in it.
kind-of-member = { $member ->
    [home] domicile
    [room] pièce
    [zone] zone
    [accessory] accessoire
    [service] service
    [serviceGroup] groupe
    [actionSet] scène
    [trigger] déclencheur
   *[user] utilisateur
}
sameness = (majuscules, espaces et apostrophes ne comptent pas)

## Names.

# What the rule wants, to follow the name in a sentence.
fault-empty = un nom ne peut pas être vide
fault-character = « { $name } » au caractère { $number } n'est pas permis : un nom a des lettres, des chiffres, des espaces et des apostrophes
fault-start = un nom commence par une lettre ou un chiffre, pas par « { $name } »
fault-end = un nom finit par une lettre ou un chiffre, pas par « { $name } »
fault-long = un nom a au plus { $limit } caractères
fault-marks = le caractère { $number } porte plus de { $limit } signes

no-name = { $reason } : { give-one } un
bad-name = « { $name } » n'est pas un nom : { $reason }
bad-name-offering = { bad-name } ; « { $other } » irait
name-taken-by-home = le nom « { $name } » est pris dans { $home } par le domicile lui-même : { choose-one } un autre { sameness }
name-taken = le nom « { $name } » est pris dans { $home } ({ kind-of-thing } « { $other } ») : { choose-one } un autre { sameness }
home-name-taken = le nom « { $name } » est pris parmi { your-homes } par « { $other } » : { choose-one } un autre { sameness }
user-name-taken = le nom « { $name } » est pris parmi les utilisateurs de { $home } par « { $other } » : { choose-one } un autre { sameness }
alias-exists = { kind-of-thing } « { $name } » : « { $other } » est déjà un de ses noms { sameness } : { choose-one } un autre
no-alias = { kind-of-thing } « { $name } » n'a pas d'autre nom « { $other } » : regarde{ z } ceux qui existent
no-aliases-for-users = l'utilisateur « { $name } » ne peut pas avoir d'autre nom : renomme{ z }-le
bad-spoken-forms = cela ne peut pas être gardé pour « { $name } » : { $spoken ->
    [tooMany] une chose a au plus { $number } formes parlées
    [length] une forme parlée a de 1 à { $limit } caractères
    [noWords] une forme parlée a des mots
   *[signs] une forme parlée n'a que des lettres, des chiffres, des espaces et des apostrophes
}
no-room-for-spoken-forms = « { $name } » n'a pas de place pour des formes parlées : ses données « extra » du fichier ne sont pas un objet
no-room-for-place = « { $name } » n'a pas de place pour son lieu : ses données « extra » du fichier ne sont pas un objet
no-room-for-language = « { $name } » n'a pas de place pour sa langue : ses données « extra » du fichier ne sont pas un objet
bad-phrase = « { $text } » ne peut pas être appris : { $phraseFault ->
    [tooMany] un domicile apprend au plus { $number } phrases ; { forget-one } une avec `beckon phrase forget`
    [length] les mots et la phrase ont au plus { $limit } caractères chacun
    [noWords] { say-so } des mots et une phrase, chacun sur une ligne
    [same] la phrase est faite de ces mots
    [understood] ces mots veulent déjà dire quelque chose
    [meaningless] ce domicile ne comprend pas la phrase ; essaye{ z }-la avec `beckon parse`
   *[opens] la phrase ouvrirait le domicile, et cela doit être dit tel quel
}
no-phrase = { $home } n'a pas appris « { $text } » : `beckon phrase list` dit ce qui a été appris
no-room-for-phrases = « { $name } » n'a pas de place pour ce qui lui est appris : ses données « extra » du fichier ne sont pas un objet
unspeakable = « { $name } » n'a pas de mots qui se disent

## What is there and what is not.

no-home = il n'y a pas encore de domicile : { create-one } un avec `beckon setup` ou `beckon home add NOM`
not-found = il n'y a rien de tel : { kind-of-thing } « { $name } »
not-found-in = il n'y a rien de tel dans { $home } : { kind-of-thing } « { $name } »
nothing-called-so = rien ne s'appelle « { $name } » dans « { $home } »
several-services = « { $name } » peut être chacun de { $count } services : { say-so } { $names }
and-others = { $names }, …
no-characteristic = il n'y a pas de caractéristique « { $name } » ici : « { $things } »
no-service-type = il n'y a pas de type de service « { $name } »
# To follow one that is not there.
there-is = { $text } ; il y a « { $name } »
there-are = { $text } ; il y a { $names }
mean-name = { $text } ; { you-meant-so } « { $name } » ?
mean-type = { $text } ; { you-meant-so } { $name } ?
is-gone = cela n'existe plus ({ kind-of-thing }) : regarde{ z } ce qu'il y a maintenant
is-gone-from = cela n'existe plus dans { $home } ({ kind-of-thing }) : regarde{ z } ce qu'il y a maintenant
already-exists = cela existe déjà ({ kind-of-thing } « { $name } ») : change{ z }-le, ou { add-one } un autre
already-exists-in = cela existe déjà dans { $home } ({ kind-of-thing } « { $name } ») : change{ z }-le, ou { add-one } un autre
already-in = { kind-of-member } « { $name } » : déjà dans { kind-of-thing } « { $other } », laisse{ z }-le là
not-in = { kind-of-member } « { $name } » : pas dans { kind-of-thing } « { $other } », regarde{ z } ce qui y est
no-action = l'action sur « { $name } » n'est pas dans la scène « { $other } » : regarde{ z } ce qui y est
full-home = { $home } en a { $limit } et ne peut pas en avoir plus : { take-one-out } un d'abord
full-store = une base en a { $limit } et ne peut pas en avoir plus : { take-one-out } un d'abord
too-many-accessories = { $home } ne peut pas prendre tant d'accessoires : un domicile en a au plus { $limit }
nothing-on-to-save = il n'y a rien à garder : rien n'était en marche
nothing-to-save = il n'y a rien à garder : rien n'a été trouvé

## Rights.

may-not-change = « { $user } » ne peut pas changer { $home } : demande{ z } à un administrateur
may-not-open = « { $user } » ne peut pas bouger les serrures, portes et alarmes de { $home } : demande{ z } à un administrateur
may-not-open-from-away = « { $user } » ne peut rien ouvrir, déverrouiller ni désarmer dans { $home } à distance : demande{ z } au propriétaire du hub de l'autoriser
nobody-there = aucun utilisateur de { $home } n'est lié à ce compte : { say-so } quel utilisateur agit, ou demande{ z } à un administrateur
not-owner = le dossier des données appartient à un autre compte : demande{ z } à son propriétaire de le faire
last-administrator = « { $user } » est le dernier administrateur de { $home } : { name-one } un autre d'abord
bad-account = ce n'est pas un compte pour « { $user } » : donne{ z } son nom, de 1 à 256 octets

## Things.

room-for-home-stays = « { $home } » est la pièce de tout le domicile, qui ne se renomme pas, ne se retire pas et ne se change pas : change{ z } le domicile ou une autre pièce
room-for-home-in-zone = « { $home } » est la pièce de tout le domicile, qui ne peut pas être dans la zone « { $name } » : ajoute{ z } une autre pièce
bridge-behind-bridge = le pont « { $name } » ne peut pas être derrière le pont « { $other } » : ajoute{ z }-le seul
no-bridge = « { $other } » n'est pas un pont, « { $name } » ne peut donc pas être derrière : nomme{ z } son pont
service-not-removable = le service « { $name } » fait partie de l'accessoire « { $other } » et ne se retire pas seul : renomme{ z }-le, ou retire{ z } l'accessoire

## Scenes and triggers.

bad-action = { $refused ->
    [readOnlyCharacteristic] { $name } de « { $things } » ne peut qu'être lu : une action écrit ce qui se règle
    [invalidValueType] { $value } n'est pas une valeur pour { $name } de « { $things } » : { give-one } une de son type
    [valueLowerThanMinimum] { $value } est en dessous de ce que permet { $name } de « { $things } » : donne{ z } plus
    [valueHigherThanMaximum] { $value } est au-dessus de ce que permet { $name } de « { $things } » : donne{ z } moins
    [stringLongerThanMaximum] le texte pour { $name } de « { $things } » est trop long : { give-one } un plus court
    [notFound] il n'y a pas de { $name } sur « { $things } » : regarde{ z } ce qu'il sait faire
   *[other] { $value } n'est pas permis pour { $name } de « { $things } » : donne{ z } une des valeurs admises, à son pas
}
bad-trigger = le déclencheur « { $name } » { $refused ->
    [fireDateNotOnMinute] part à la minute pile : donne{ z }-lui 00 secondes
    [fireDateInPast] ne peut pas partir dans le passé : donne{ z } une date à venir
    [recurrenceTooSmall] revient après 5 minutes au moins : donne{ z } une répétition plus longue
    [recurrenceTooLarge] revient après 5 semaines au plus : donne{ z } une répétition plus courte
    [noRegisteredActionSets] n'a pas de scène à lancer : { add-one } une avant de l'activer
   *[other] n'a pas d'heure : donne{ z } une date comme 2030-01-01T22:30:00+01:00
}
no-weekdays = un déclencheur qui revient certains jours de la semaine a un jour au moins : { give-one } un
bad-fire-date = « { $text } » n'est pas une date pour le déclencheur « { $name } » : { write-it } comme 2030-01-01T22:30:00+01:00
bad-time-zone = « { $text } » n'est pas un fuseau horaire pour le déclencheur « { $name } » : { write-one } un comme Europe/Paris
bad-date = --at prend une date comme 2030-01-01T22:30:00+01:00, « 2030-01-01 22:30 » ou 22:30, pas « { $text } »

## Lines of names.

line-not-text = ce n'est pas du texte UTF-8
line-too-long = c'est plus long que 64 Kio
