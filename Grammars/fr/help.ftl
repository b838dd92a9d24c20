### Ce que dit l’aide ; le fichier anglais dit comment celui-ci est fait.

## The page, and what is wrong with a command line

page =
    .overview = APERÇU : { $text }
    .usage = USAGE :
    .section = { $title } :
    .arguments = ARGUMENTS
    .options = OPTIONS
    .subcommands = COMMANDES
    .talking = PARLER
    .setting-up = CONFIGURER
    .names = NOMS
    .always-on = EN PERMANENCE
    .home-files = FICHIERS DE DOMICILES
    .this-machine = CETTE MACHINE
    .version = Afficher la version.
    .help = Afficher cette aide.
    .usual = (par défaut)
    .default = (par défaut : { $value })
    .values = (valeurs : { $values })
    .values-default = (valeurs : { $values } ; par défaut : { $value })
    .more = Pour en savoir plus sur une commande : « { $command } ».
error =
    .line = Erreur : { $fault }
    .about = Aide :  { $argument }  { $text }
    .usage = Usage :
    .more = Pour en savoir plus : « { $command } ».
    .unknown-option = L’option « { $option } » n’existe pas.
    .did-you-mean = S’agit-il de « { $option } » ?
    .no-value = Il manque la valeur de « { $option } ».
    .takes-no-value = L’option « { $option } » ne prend pas de valeur, mais « { $value } » a été donné.
    .too-many = En trop : { $values }. Ce qui a plusieurs mots se met entre guillemets.
    .missing = Il manque « { $argument } ».
    .invalid = La valeur « { $value } » ne convient pas à « { $argument } »
    .one-of = Possible : { $values }.
value =
    .accessory = accessoire
    .accessory-or-identity = accessoire-ou-identité
    .address = adresse
    .alias = autre-nom
    .characteristic = caractéristique
    .client = client
    .code = code
    .command = commande
    .count = nombre
    .date = date
    .days = jours
    .degrees = degrés
    .file = fichier
    .files = fichiers
    .folder = dossier
    .from = origine
    .group = groupe
    .home = domicile
    .host = hôte
    .how = comment
    .id = identifiant
    .key = clé
    .kind = genre
    .login = compte
    .may-open = peut-ouvrir
    .may-set-up = peut-configurer
    .ms = ms
    .name = nom
    .name-or-address = nom-ou-adresse
    .new-name = nouveau-nom
    .number = numéro
    .options = options
    .parts = parties
    .path = chemin
    .phrase = formule
    .port = port
    .prefix = préfixe
    .role = rôle
    .room = pièce
    .scene = scène
    .schema = schéma
    .seconds = secondes
    .sentence = phrase
    .service = service
    .setup-code = code-de-configuration
    .span = durée
    .spoken-form = forme-parlée
    .subcommand = commande
    .text = texte
    .to = destination
    .type = type
    .unit = unité
    .url = url
    .user = utilisateur
    .value = valeur
    .words = mots
    .zone = zone

## What several commands share

beckon = Parler à un domicile HomeKit depuis Linux, au clavier ou à voix haute, hors ligne.
option =
    .new-file = Le fichier, qui ne doit pas encore exister.
    .json = Écrire un objet JSON par ligne.
    .yes = Dire oui à ce qui déverrouillerait, ouvrirait ou désarmerait.
    .home = Le domicile visé ; par défaut le principal.
    .home-file = Utiliser les domiciles de ce fichier ; la base commune n’est pas touchée.
    .json-object = Écrire un objet JSON.
    .data-dir = Le dossier de la base commune et des jumelages.
    .database = La base PostgreSQL des domiciles, par son URL ; sans elle ils sont dans le dossier de données.
    .user = L’utilisateur du domicile qui agit ; par défaut celui qui lance le programme.
    .language = La langue parlée ; plusieurs, comme « de,en », ou « auto » pour toutes celles qui sont là : celle qui comprend le mieux la phrase l’emporte. Par défaut le réglage « language », sinon la langue du système.
    .text = Ce qui est dit ; `-` lit une phrase par ligne sur l’entrée standard.
    .remote-relay = Le relais par lequel on parle à ce hub depuis l’extérieur : un `beckon serve --relay`, quelque part. Sans lui personne ne le peut, et rien ne sort.
    .hands-free = De même avec la formule que les mesures ont donnée meilleure.
    .quiet = Pas de sons.
    .password-file = Un fichier dont la première ligne est le mot de passe, « - » pour l’entrée standard ; sans lui, il est demandé.
    .setup-code = Le code de configuration, XXX-XX-XXX ; les autres sur cette machine le voient dans la liste des processus.
    .setup-code-file = Un fichier dont la première ligne est le code de configuration ; « - » pour l’entrée standard.
    .json-outcomes = Écrire les résultats en JSON, un par ligne.
    .dry-run = Ne rien faire, seulement comprendre.
    .no-hub = Le faire dans ce programme, même si `beckon serve` tourne.
    .via = Parler au hub d’un domicile lointain, que `beckon remote accept` a fait connaître.
    .device = Le micro : un nom que donne « beckon mic », ou un périphérique ALSA ; par défaut le micro habituel.
    .mic-command = Une commande qui écrit du son brut : 16 bits, mono, 16 kHz.
    .verify = Montrer ce qui a été compris, et relire de l’accessoire chaque valeur écrite.
    .no-time-keeper = Ne pas lancer en arrière-plan le programme qui fait ce qui est dit pour plus tard.
    .voice = Une commande qui dit son dernier argument, en WAV sur sa sortie standard : « espeak-ng --stdout ».
speaker =
    .now = Le moment présent, selon la RFC 3339.
    .room = La pièce où se trouve celui qui parle.
    .home = Le domicile visé là où aucun n’est nommé.
    .user = L’utilisateur qui parle.
one-kind = { $kind ->
    [home] un domicile
    [room] une pièce
    [zone] une zone
    [accessory] un accessoire
    [service] un service
    [serviceGroup] un groupe
    [actionSet] une scène
    [trigger] un déclencheur
   *[other] un utilisateur
}
member-remove = Supprimer { one-kind }.
member-rename = Donner un autre nom à { one-kind }.
member-list =
    Lister les { $kind ->
        [room] pièces
        [zone] zones
        [serviceGroup] groupes
        [actionSet] scènes
        [trigger] déclencheurs
       *[other] utilisateurs
    } d’un domicile.
member-show = Montrer ce que l’on sait d’{ one-kind }.
member-alias = Donner un nom de plus à { one-kind }.
member-unalias = Retirer un nom de plus à { one-kind }.
member-language = Dire quelle langue { $kind ->
    [room] se parle dans une pièce
   *[other] parle un utilisateur
}.
    .about = Elle passe avant le réglage « language » et la langue du système, et après --language et la langue d’un client. Celle d’un utilisateur passe avant celle de la pièce.
members-add = Ajouter des { $kind ->
    [zone] pièces à une zone
    [serviceGroup] services à un groupe
   *[other] scènes à un déclencheur
} : tout ou rien.
members-remove = Retirer des { $kind ->
    [zone] pièces d’une zone
    [serviceGroup] services d’un groupe
   *[other] scènes d’un déclencheur
} : tout ou rien.
members =
    .group = { $kind ->
        [zone] La zone.
        [serviceGroup] Le groupe.
       *[other] Le déclencheur.
    }
    .parts = { $kind ->
        [zone] Les pièces.
        [serviceGroup] Les services.
       *[other] Les scènes.
    }
member =
    .new-name = Le nouveau nom.
    .alias = Le nom de plus.
    .lost-alias = Le nom de plus à retirer.
    .name = Son nom, ou l’un de ses autres noms.
    .own-name = Son nom.
    .names = Les noms ; `-` lit un nom par ligne sur l’entrée standard.
    .code = La langue, comme de.
    .none = De nouveau la langue qui est comprise.

## Talking

say = Comprendre un texte tapé et le faire.
    .about = Ce qui ne veut rien dire seul continue ce que le même utilisateur a dit dans les cinq dernières minutes : « oui », « celle du bureau », « annule ». À la question s’il faut ouvrir quelque chose, on répond dans la minute, et une fois. Les phrases de l’entrée standard sont un seul dialogue.
chat = Parler avec le domicile, ligne à ligne ; « salut », une ligne vide ou Ctrl-D termine au terminal.
    .about = Au terminal, les lignes se modifient, et les précédentes reviennent avec les flèches ; elles sont gardées dans le dossier de données, pour vous seul, sauf celles qui ont un code de configuration.
    .dry-run = Faire comme si tout réussissait ; rien ne bouge.
listen = Comprendre ce qui est dit à un micro et le faire.
    .about =
        Un micro débranché est essayé de nouveau jusqu’à ce qu’il revienne. Avec --hands-free ou --wake, seul ce qui commence par la formule est un ordre ; après la formule seule, la phrase suivante aussi. Avec --talk ou --talk-command, seul ce qui est dit après un appui l’est ; pour un bouton sur une ligne GPIO :
          beckon listen --talk-command "gpiomon --falling-edge --format=pressed gpiochip0 17"
    .wake = Seul ce qui commence par cette formule est un ordre.
    .talk = Seul ce qui suit un appui est un ordre : « key », Entrée sur l’entrée standard, ou « signal », SIGUSR1.
    .talk-command = Une commande qui écrit une ligne à chaque appui.
    .closing-silence = Le silence qui termine un ordre, en millisecondes.
    .keep = Garder les enregistrements dans ce dossier, que vous seul pouvez lire.
    .speak = Dire les réponses : un son si tout va bien, des mots s’il y a plus à dire.
hear = Comprendre de la parole enregistrée et la faire.
    .about =
        Un fichier est un WAV de toute fréquence, de tout nombre de canaux et de tout codage courant, ou du son mono 16 bits à 16 kHz sans en-tête (.raw, .pcm, .s16). Avec --explain, des lignes disent l’enregistrement, ce qui y a été entendu, ce qui a pu être dit d’autre, avec quelle certitude, en combien de temps, et les lectures de la phrase, perdantes comprises ; rien n’est fait. Plusieurs enregistrements sont un seul dialogue.

        Avec --grammar FICHIER, rien n’est fait : chaque enregistrement est décodé par cette grammaire JSGF ; ses mots sont écrits, puis chaque étiquette avec les mots qui en relèvent. Ses règles publiques sont ce qui peut se dire ; les grammaires importées sont cherchées à côté. Ce qui n’est pas une phrase de la grammaire est refusé. Avec --json, une ligne par fichier :
        { $example }
        « status » vaut « understood » ; « notUnderstood », avec « reason » et sans mots ; ou « failed », avec l’« error » qui empêche de lire le fichier. Avec --explain, la phrase la plus proche d’un son refusé est dite aussi, et en JSON un « finding » avec tout ce qui en a été mesuré. L’état final est 0 si tous ont été compris, sinon celui du premier qui ne l’a pas été : 1, ou 65 ou 66 pour un fichier illisible.
    .explain = Dire ce qui a été entendu, avec quelle certitude, et pourquoi c’est lu ainsi ; rien n’est fait.
    .grammar = Écouter selon cette grammaire JSGF, et non selon les domiciles.
    .files = Les enregistrements.
wake = Dire si une formule d’éveil est bonne, et l’essayer sur des enregistrements.
    .about = Sans enregistrement, ce qui parle contre la formule est dit ; l’état final est 0 s’il n’y a rien, sinon 1. Avec des enregistrements, une ligne dit de chaque phrase si elle commence par la formule. L’avance dit à quel point elle convient ; 0 est le mieux. Avec --second-look, ce qui convient est décodé aussi avec les phrases des domiciles, comme le fait listen.
    .second-look = Décoder une seconde fois ce qui convient, avec les phrases des domiciles.
    .phrase = La formule.
    .files = Des enregistrements pour l’essayer.
mic = Lister les micros, et en essayer un.
mic-decode = Dire quelque chose, et voir ce que le domicile en fait ; rien n’est fait.
    .json = Écrire le résultat en JSON.
mic-meter = Montrer le niveau dix fois par seconde, jusqu’à Ctrl-C ; la parole est au mieux entre −30 et −10 dB.
    .seconds = S’arrêter après tant de secondes.
mic-record = Enregistrer dans un fichier WAV que vous seul pouvez lire.
    .seconds = La durée de l’enregistrement, jusqu’à 600 secondes.
    .file = Le fichier, qui ne doit pas encore être là.
mic-list = Lister les appareils d’enregistrement, sous des noms qui restent quand on en branche d’autres.
mic-play = Lire un enregistrement.
    .speaker = Le périphérique ALSA de lecture.
    .file = L’enregistrement.
replay = Réentendre les enregistrements que « listen --keep » a gardés, et dire ce qui est compris autrement ; rien n’est fait.
    .about = Chacun est entendu avec les domiciles d’aujourd’hui, dans la pièce et à l’heure où il a été dit. Une ligne dit s’il est compris comme avant. L’état final est 0 si tous le sont, sinon 1.
    .json = Écrire les résultats en JSON, un par ligne, avec « recording », « same » et, en cas de différence, « before ».
    .folder = Le dossier des enregistrements.
parse = Comprendre un texte tapé ; rien n’est fait.
    .explain = Dire quels mots sont devenus quoi, les autres lectures, et pourquoi elles ont perdu.
phrases = Lister des phrases que ce domicile comprend ; rien n’est fait.

## Setting up

setup = Configurer un domicile pas à pas : son nom, ses pièces, puis un accessoire après l’autre.
    .about = Chaque réponse est gardée aussitôt. On s’arrête quand on veut, par Ctrl-D, Ctrl-C ou une ligne vide pour l’accessoire suivant ; la prochaine fois reprend où il manque quelque chose.
    .home = Le domicile à configurer ; par défaut le principal.
home = Les domiciles, et lequel est le principal.
    .name = Le domicile.
home-add = Créer des domiciles : tout ou rien. Le tout premier est le principal.
home-remove = Supprimer un domicile avec tout ce qu’il contient, et mettre fin aux jumelages de ses accessoires.
    .yes = Le supprimer même si des pièces ou des accessoires partent avec lui.
home-list = Lister les domiciles.
home-show = Montrer ce que contient un domicile.
    .name = Le domicile ; par défaut le principal.
home-primary = Choisir le domicile visé là où aucun n’est nommé.
home-unit = Dire ce que veut dire un simple nombre de degrés dans un domicile.
    .unit = celsius ou fahrenheit.
home-place = Dire où est un domicile, pour qu’il sache quand le soleil se lève et se couche ; ou montrer ce qu’il en sait.
    .about =
        En degrés au nord de l’équateur et à l’est de Greenwich, comme sur les cartes ; le dixième suffit :
          beckon home place --latitude 48.9 --longitude 2.4
    .latitude = Degrés nord, -90 à 90.
    .longitude = Degrés est, -180 à 180.
    .forget = Oublier où il est.
home-history = Lister ce qui a été modifié dans les domiciles depuis un jour, le plus récent d’abord, avec un numéro pour l’annuler.
home-undo = Annuler ce qui a été modifié dans les domiciles depuis un jour : le dernier changement, ou l’un d’eux par son numéro.
    .about = Ce qui a encore changé depuis reste, et est dit. Une annulation peut être annulée aussi. Les jumelages terminés ne reviennent pas.
    .number = Le numéro que donne `beckon home history` ; par défaut le dernier changement.
room = Les pièces d’un domicile.
room-add = Ajouter des pièces à un domicile : tout ou rien.
zone = Des groupes de pièces, comme un étage.
zone-add = Ajouter des zones à un domicile : tout ou rien.
    .room = Une pièce de la zone ; peut être répété.
accessory = Les appareils : les jumeler, les placer, les laisser partir.
    .home = Le domicile où il est.
    .name = Le nom de l’accessoire.
    .placed = L’accessoire.
accessory-discover = Chercher des accessoires dans le réseau, un par ligne.
    .about = Sans --all, ceux qui sont jumelés avec ce Beckon n’y sont pas.
    .all = Dire aussi ceux qui sont jumelés avec ce Beckon.
    .seconds = La durée de la recherche.
accessory-add = Jumeler un accessoire ou un pont, et mettre ce qu’il a dans un domicile.
    .about = Sans option pour lui, le code de configuration est demandé, ou lu sur l’entrée standard.
    .name-or-address = Le nom que l’accessoire annonce dans le réseau, ou son adresse : hôte:port.
    .home = Le domicile qui le reçoit ; par défaut celui qui l’attend, sinon le principal.
    .room = La pièce où il se trouve.
    .uncertified = L’ajouter sans demander, même s’il ne se dit pas certifié pour HomeKit.
    .replace = C’est cet accessoire connu, réinitialisé : lui donner la place de celui-ci.
    .patience = Le temps qu’un accessoire lent peut mettre à se jumeler, 1 à 120.
accessory-remove = Mettre fin au jumelage d’un accessoire et l’ôter du domicile ; un pont emporte ce qui est derrière lui.
    .force = L’oublier même s’il est injoignable ; il faut le réinitialiser avant de le jumeler de nouveau.
accessory-list = Lister les accessoires de tous les domiciles.
accessory-show = Montrer ce que l’on sait d’un accessoire, et lire ses valeurs de lui-même.
accessory-identify = Faire qu’un accessoire se montre : il clignote ou bipe.
    .name = Le nom de l’accessoire ; pour un accessoire non jumelé, aussi son adresse : hôte:port.
accessory-controllers-list = Lister les contrôleurs auxquels un accessoire fait confiance.
accessory-controllers-add = Faire qu’un accessoire fasse confiance à un autre contrôleur, ou changer ce que peut un contrôleur connu.
    .public-key = Sa clé publique, 64 chiffres hexadécimaux.
    .administrator = Il peut en ajouter et en retirer d’autres.
accessory-controllers-remove = Faire qu’un accessoire ne fasse plus confiance à un contrôleur.
accessory-move = Chercher désormais un accessoire à une autre adresse.
    .about = Pour les réseaux qui ne disent pas où il est. Ce qui répond là doit prouver qu’il est l’accessoire, par la clé du jumelage ; sinon rien ne change.
    .host = Où il est maintenant.
accessory-assign = Mettre un accessoire dans une pièce.
    .room = La pièce ; le nom du domicile lui-même est la pièce du domicile entier.
accessory-unassign = Ôter un accessoire de sa pièce, vers la pièce du domicile entier.
accessory-controllers = Les contrôleurs auxquels un accessoire fait confiance : les lister, en ajouter, en retirer.
    .home = Le domicile où est l’accessoire.
    .id = Comment le contrôleur se nomme.
service = Ce que font les accessoires : le lister et le nommer.
    .about = Un service s’appelle par son nom ou un autre de ses noms, par celui de son accessoire si celui-ci n’a pas d’autre service, ou par ACCESSOIRE/TYPE, comme Multiprise/Outlet ; Multiprise/Outlet/2 est le deuxième de plusieurs du même type.
service-list = Lister les services d’un domicile.
    .type = Ceux de ce type, comme Lightbulb ; peut être répété.
    .room = Ceux de cette pièce.
    .accessory = Ceux de cet accessoire.
group = Des groupes de services de n’importe quels accessoires.
group-add = Ajouter un groupe à un domicile.
    .name = Son nom ; `-` lit un nom par ligne sur l’entrée standard.
    .service = Les services qui en font partie.
scene = Des valeurs réglées ensemble.
    .name = La scène.
    .service = Le service à régler.
    .characteristic = Ce qui en est réglé, comme On ou Brightness.
scene-add = Ajouter des scènes à un domicile : tout ou rien.
scene-set = Faire régler une valeur par une scène, à la place de celle qu’elle y règle.
    .value = Comme dans un fichier de domiciles, ou on, off, true, false, 50%.
scene-unset = Faire qu’une scène laisse une valeur comme elle est.
scene-run = Lancer une scène ; l’état final est 3 si un accessoire n’a pas fait sa part.
    .json = Écrire le résultat en un objet JSON.
scene-save = Faire une scène de ce qui est allumé maintenant, ou en remplacer une.
    .about = Les valeurs sont lues des accessoires. Ce qui déverrouillerait ou ouvrirait ce qui garde le domicile est laissé de côté. Si la scène existe, c’est demandé au terminal ; ailleurs il faut --replace.
    .room = Ce qui est dans cette pièce ; peut être répété.
    .zone = Ce qui est dans cette zone ; peut être répété.
    .accessory = Cet accessoire ; peut être répété.
    .all = Tout ce qui se règle, et non seulement ce qui est allumé.
    .partial = Laisser de côté ce qui ne répond pas.
    .replace = Remplacer la scène de ce nom.
    .name = Le nom de la scène.
trigger = Ce qui lance des scènes à un moment donné.
    .about = Une date suit la RFC 3339 (2030-01-01T22:30:00+01:00), ou est une heure locale (2030-01-01 22:30), ou une heure du jour (22:30), alors la prochaine. La répétition est --every 30m, 6h, 1d ou 2w, ou --on monday,friday, weekdays ou weekend.
    .at = Quand il agit d’abord.
    .every = À quel rythme il revient : 30m, 6h, 1d, 2w.
    .on = Les jours de la semaine où il vient.
    .time-zone = Le fuseau dont l’heure locale compte ; par défaut celui du système.
    .names = Leurs noms.
trigger-add = Ajouter un déclencheur à un domicile ; il n’agit pas avant d’être activé.
    .scene = Une scène qu’il lance ; peut être répété.
    .enable = L’activer aussitôt.
    .runs-late = Rattraper la dernière date passée pendant que rien ne tournait.
trigger-show = Montrer ce que l’on sait d’un déclencheur, quand il vient et ce que cela a donné.
trigger-enable = Laisser agir des déclencheurs : tout ou rien.
    .about = Ce qu’un déclencheur déverrouillerait, ouvrirait ou désarmerait est d’abord demandé ; sans un oui, il reste comme il est.
trigger-disable = Empêcher des déclencheurs d’agir : tout ou rien.
trigger-set = Donner un autre moment à un déclencheur ; ce qui n’est pas dit reste.
    .once = Agir une fois, sans répétition.
trigger-next = Dire les prochaines dates d’un déclencheur, ou de tous ceux qui sont activés.
    .count = Combien de dates : 1 à 1000.
trigger-log = Dire ce que sont devenues les dernières dates d’un déclencheur, ou de tous, la plus récente d’abord.
    .count = Combien de dates : 1 à 10000.
trigger-run = Faire agir les déclencheurs de tous les domiciles, jusqu’à SIGTERM ou Ctrl-C.
    .about = Plusieurs programmes peuvent tourner à la fois : l’un agit, et les autres prennent le relais quand il s’arrête. `beckon listen` fait aussi agir les déclencheurs.
    .background = Comme d’autres commandes le lancent : ce qui va mal est dit par la suivante, et il s’arrête quand il n’y a plus rien à faire.
    .now = Le moment présent, selon la RFC 3339 ; le temps continue à partir de là.
user = Qui peut faire quoi : les administrateurs tout, les invités commander et observer.
    .role = Ce que peut l’utilisateur : guest (invité) ou administrator.
    .name = L’utilisateur.
user-add = Ajouter un utilisateur à un domicile.
    .name = Le nom de l’utilisateur.
    .no-opening = L’invité ne peut pas actionner serrures, portes et alarmes, pas même fermer à clé ; bien pour les enfants.
    .account = Le compte de cette machine qui agit comme cet utilisateur.
user-role = Faire d’un utilisateur un administrateur ou un invité.
user-opening = Permettre ou non à un invité d’actionner serrures, portes et alarmes.
    .may-open = Ce qu’il peut : on ou off.
user-account = Faire agir un compte de cette machine comme un utilisateur.
    .login = Le nom du compte.
    .none = Plus aucun compte n’agit comme cet utilisateur.
phrase = Vos propres mots, qui valent une phrase.
    .about =
        Ce qui est appris vaut dans son domicile, pour quiconque peut le commander, et sort avec `beckon export` :
          beckon phrase teach "soirée cinéma" "baisse la lumière à 20 pour cent"
phrase-teach = Apprendre des mots qui ne veulent encore rien dire, ou remplacer ce qu’ils voulaient dire.
    .words = Ce que vous dites.
    .sentence = La phrase que vous voulez dire ; aucune qui déverrouille ou ouvre.
phrase-list = Lister ce qu’un domicile a appris.
phrase-forget = Oublier ce que des mots appris veulent dire.
    .words = Les mots.

## Names

check = Ce nom est-il libre, et sera-t-il entendu et distingué ?
    .about = L’état final est 0 si tous les noms sont libres et sans confusion possible, sinon 1.
    .kind = Ce qui doit porter le nom : home, room, zone, accessory, service, group, scene ou trigger.
lint = Trouver les noms d’un domicile qui sont pris deux fois ou que l’on confondrait.
    .about = L’état final est 0 s’il n’y a rien à dire, sinon 1.
    .home = Le domicile à regarder ; par défaut tous.
pronounce = Comment ce nom se dit-il sans doute ?
    .about = Une ligne donne les sons de chaque façon de le dire. Avec --as, ce qui porte le nom peut aussi être appelé ainsi ; ce qui est entendu se lit toujours comme le nom.
    .as = Une façon de plus de le dire, en mots.
    .forget = Oublier toutes les façons de plus.
    .play = Le dire à voix haute.
    .wav = En écrire le son dans un fichier WAV.
    .name = Le nom.

## Always on

serve = Tenir la maison prête pour tous les autres programmes, jusqu’à SIGTERM ou Ctrl-C.
    .about = Il garde les connexions aux accessoires, fait agir les déclencheurs et répond en HTTP : au socket « hub.sock » du dossier de données pour son seul propriétaire, et à une adresse pour les clients qui ont un jeton, que fait `beckon client add`. De l’extérieur, ceux que `beckon remote add` a invités lui parlent par un relais. Un navigateur y montre la maison. `say` et `chat` s’en servent tant qu’il tourne. Avec --microphone, on lui parle là où il est. SIGHUP fait relire les langues et le certificat. Le journal va sur la sortie d’erreur.
    .relay = Être un relais à ce port pour des hubs ailleurs et ceux qui leur parlent, dont il ne peut rien lire. À toutes les adresses, si aucune n’est donnée.
    .relay-hub = Un hub que sert le relais, par la clé que donne `beckon remote key` ; peut être répété, ou en nommer plusieurs avec « ; ». Par défaut il les sert tous.
    .mqtt = Parler avec un courtier MQTT : Home Assistant y voit et règle les choses, et Rhasspy est compris. Qui peut y publier peut parler aux domiciles.
    .mqtt-user = L’utilisateur du courtier qu’est le hub.
    .mqtt-password-file = Le fichier avec son mot de passe, que nul autre ne peut lire.
    .mqtt-ca = Les certificats de ceux qui peuvent répondre du courtier : PEM. Avec lui, on lui parle en TLS.
    .mqtt-prefix = Par quoi commencent les sujets du hub ; par défaut « beckon ».
    .mqtt-discovery = Par quoi commencent les sujets où regarde Home Assistant ; par défaut « homeassistant ».
    .no-mqtt-discovery = Ne montrer les choses à personne chez le courtier.
    .mqtt-client = Le client dont les droits, la pièce et l’utilisateur valent pour tout ce qui vient du courtier ; par défaut tout se fait, sauf ouvrir et configurer.
    .mqtt-unlocking = Home Assistant peut déverrouiller, ouvrir et désarmer : son ordre vaut le oui.
    .mqtt-hermes = Ce qui est servi du Hermes de Rhasspy : une part de « nlu,dialogue,asr,tts », ou « none » ; par défaut tout. Entendre demande --ear.
    .host = L’adresse où demandent les clients. Hors de cette machine, le hub parle TLS, avec un certificat qu’il fait lui-même.
    .port = Le port à cet endroit ; avec 0 le système en choisit un.
    .certificate = Un certificat, et ceux au-dessus, à la place de celui du hub : PEM.
    .key = La clé privée de --certificate : PEM.
    .plain = Parler HTTP en clair à cette adresse, pour un mandataire en TLS devant.
    .local-only = Ne répondre qu’au socket du dossier de données.
    .only-home = D’une base PostgreSQL, ne servir que ce domicile ; répéter pour un autre. Par défaut tous ceux qu’aucun autre hub ne sert.
    .ear = Entendre aussi les enregistrements que les clients remettent.
    .microphone = Écouter un micro de cette machine, et faire ce qui est dit.
    .wake = Seul ce qui commence par cette formule y est un ordre.
    .room = La pièce où est le micro.
    .user = L’utilisateur qui parle au micro.
    .microphone-may-unlock = Ce qui y est dit peut déverrouiller, ouvrir et désarmer, après un oui parlé.
    .wyoming = Servir reconnaissance, compréhension, mot d’éveil et voix par le protocole Wyoming à ce port, sans jeton : qui l’atteint peut parler aux domiciles. De cette machine seule, si aucune adresse n’est donnée.
    .wyoming-client = Le client dont celui qui y demande a les droits, la pièce et l’utilisateur ; par défaut il peut tout, sauf ouvrir et configurer.
    .no-wyoming-announcement = Ne pas l’annoncer dans le réseau.
    .satellite = Un wyoming-satellite que le hub écoute et par lequel il parle ; peut être répété, ou en nommer plusieurs avec « ; ».
    .satellite-wake = La formule que le hub attend aux satellites ; par défaut celle que les mesures ont donnée meilleure.
    .titled-mqtt = MQTT
    .titled-wyoming = WYOMING
    .remote = DE L’EXTÉRIEUR
client = Qui peut interroger le hub par le réseau : navigateurs, satellites, scripts.
    .user = L’utilisateur comme lequel il agit, avec ses droits.
    .language = La langue qu’on lui parle ; par défaut celle du hub qui comprend.
    .name = Le client.
    .may = Ce qu’il peut : on ou off.
client-add = Ajouter un client, et dire son jeton ; il n’est dit que cette fois.
    .room = La pièce où il est : « ici », pour qui lui parle.
    .listen-only = Il apprend ce qui se passe, et ne fait rien.
    .may-unlock = Il peut déverrouiller, ouvrir et désarmer, après un oui.
    .may-set-up = Il peut changer de quoi les domiciles sont faits, et jumeler.
    .name = Comment l’appeler.
client-list = Lister les clients.
client-remove = Retirer son jeton à un client ; sa prochaine demande est refusée.
client-opening = Permettre ou non à un client de déverrouiller, d’ouvrir et de désarmer.
    .from-away = De l’extérieur, s’il le peut déjà.
client-setup = Permettre ou non à un client de changer de quoi les domiciles sont faits, et de jumeler.
client-code = Dire un code par lequel un navigateur obtient un jeton, dans les dix minutes.
remote = Parler à un hub de l’extérieur, par un relais qui ne peut rien lire.
    .about = Chez soi, `beckon remote add NOM` fait une invitation et la dit une fois ; qui l’a parle au hub, on la remet donc comme une clé. Sur l’autre machine, `beckon remote accept DOMICILE` la prend, et `beckon say --via DOMICILE …` parle. `beckon client remove NOM` la reprend.
    .home = Le domicile visé sur un serveur, quel que soit le hub qui le sert ; par défaut le principal.
remote-add = Inviter quelqu’un à parler à ce hub de l’extérieur ; l’invitation n’est dite que cette fois.
    .may-unlock = Il peut déverrouiller, ouvrir et désarmer, après un oui ; de l’extérieur, seulement avec --may-unlock-from-away.
    .may-unlock-from-away = Ce qu’il peut déverrouiller, ouvrir et désarmer, il le peut aussi de l’extérieur.
    .name = Comment appeler le client.
remote-key = Dire la clé publique de ce hub, pour le propriétaire d’un relais ; pour un domicile sur un serveur, celle du domicile.
remote-accept = Prendre une invitation, demandée sans l’afficher ou lue sur l’entrée standard.
    .home = Comment appeler ici le domicile.
remote-list = Lister les domiciles à qui l’on parle de l’extérieur.
remote-forget = Oublier un domicile à qui l’on parle de l’extérieur, avec sa clé.
log = Suivre le journal du hub, là où systemd le fait tourner.
    .about = Sans --system, c’est le hub de cet utilisateur (`systemctl --user enable --now beckon`), avec lui celui de la machine. C’est journalctl qui le montre.
    .system = Le hub de la machine.
    .once = S’arrêter à ce qui est là, sans attendre la suite.
    .lines = Combien de lignes d’avant, 0 à 100000.
watch = Écrire ce qui se passe dans les domiciles, un événement par ligne, jusqu’à SIGTERM ou Ctrl-C.
    .about = Ce que d’autres programmes changent dans la base commune, les valeurs que disent les accessoires, et s’ils sont joignables. La première ligne dit que les domiciles ont été lus ; une semblable vaut pour tout ce qui a été manqué.

## Home files

import = Mettre les domiciles d’un fichier à la place de ceux qui sont gardés ; tout ou rien.
    .about = Ce qui garde son nom reste ce qu’il est : jumelages, comptes et observateurs y restent attachés. Si le fichier omet des domiciles ou des accessoires jumelés, c’est demandé au terminal ; ailleurs il faut --replace ; aucun jumelage n’y prend fin, et `beckon home undo` les ramène. Avec --dry-run, une ligne dit chaque différence : + ce qui viendrait, - ce qui partirait, ~ ce qui changerait.
    .replace = Supprimer les domiciles et accessoires jumelés que le fichier omet.
    .dry-run = Ne rien changer ; écrire ce qui changerait.
    .json = Avec --dry-run, écrire un objet JSON par ligne.
    .file = Le fichier de domiciles.
export = Écrire les domiciles en fichier de domiciles sur la sortie standard.
pairings = Garder les jumelages dans un fichier scellé, ou les reprendre.
pairings-export = Écrire notre identité et tous les jumelages dans un fichier scellé par un mot de passe.
    .about = Qui a le fichier et le mot de passe peut commander les accessoires.
pairings-import = Reprendre les jumelages d’un fichier scellé.
    .about = Si l’identité est la même, ils rejoignent ceux qui sont là ; ceux d’une autre ne prennent leur place qu’avec --replace.
    .replace = Abandonner les jumelages d’une autre identité qui sont ici.
    .file = Le fichier scellé.
simulate = Servir les accessoires d’un fichier de domiciles comme de vrais accessoires HAP, jusqu’à SIGTERM.
    .about = Un serveur par pont, et un pour chaque accessoire qui n’est derrière aucun. Quand tous sont prêts, une ligne JSON dit le port, le code de configuration et l’identité de chacun. Au lieu d’un fichier de domiciles, il prend ce qu’un appareil du commerce répond à GET /accessories, et en est le double.
    .state-dir = Où sont gardés identités et jumelages.
    .port = Le port du premier serveur ; les autres suivent. Avec 0 le système choisit.
    .host = L’adresse d’écoute ; par défaut toutes celles de cette machine.
    .no-announce = Ne pas annoncer les serveurs dans le réseau.
    .control = Prendre des ordres à ce socket aussi, du même utilisateur.
    .file = Le fichier de domiciles, ou une liste d’accessoires relevée.
    .controlling = COMMANDE : un objet JSON par ligne, sur l’entrée standard et au socket de --control. Une ligne répond à chacun, avec "ok" et, s’il vaut false, une "error" ; un "id" revient tel quel.
    .list = tous les serveurs, accessoires, services et valeurs
    .set = comme à la main ; "service" (nom ou type) et "server" distinguent les pareils, ou bien "aid" et "iid"
    .watch = dès lors une ligne par changement : { $example }
    .add-accessory = un nom, ou un objet comme dans un fichier de domiciles ; sans "bridge", sur son propre serveur, à "port"
    .add-service = un type, ou un objet comme dans un fichier de domiciles
    .add-characteristic = la valeur comme dans un fichier de domiciles
    .remove-accessory = , remove-service, remove-characteristic : ce qui doit être là reste
    .fault = sans "server" tous, sans "times" jusqu’à { $clear } ; il y a slow (lent), silent (muet), refuse (personne n’écoute), drop-before, drop-mid et drop-after (les demandes d’une session perdent la connexion), error-status ("status":-70402), wrong-proof, stale-address (passe à un port non annoncé)
    .reboot = s’éteint et se rallume, à un nouveau port
    .reset = oublie ses contrôleurs

## This machine

doctor = Regarder si tout ce qu’il faut à Beckon est là, et dire que faire sinon.
    .about = Il regarde ce qui est installé, le dossier de données et sa base, le micro, l’heure, le hub, le réseau et chaque accessoire jumelé. Rien n’est changé. L’état final est 0 si tout marche, même avec un manque, et 69 si quelque chose ne marche pas.
    .patience = Le temps qu’un accessoire peut mettre à répondre, 1 à 60.
report = Écrire ce qu’il faut pour signaler une faute : cette machine et ce que trouve doctor, sans noms ni lieux.
    .about = Les noms de domiciles et de choses, les adresses, les chemins et les valeurs des réglages sont omis, et aucune clé, aucun code, aucun jeton n’est lu. Relisez-le tout de même avant de l’envoyer.
backup = Écrire domiciles, utilisateurs, formules, déclencheurs et jumelages dans un fichier.
    .about = Il est entier, quoi qu’on change pendant ce temps. Les jumelages y sont scellés par un mot de passe, qui est demandé : qui a les deux peut commander les accessoires. Le fichier est une archive tar que vous seul pouvez lire.
restore = Reprendre ce que contient une sauvegarde.
    .about = S’il y a déjà des domiciles, ils ne partent qu’avec --replace. Aucun autre programme ne doit tenir le dossier pendant ce temps : arrêter d’abord `beckon serve`. Navigateurs et satellites ne font pas partie d’une sauvegarde : leur donner de nouveaux jetons.
    .replace = Abandonner les domiciles qui sont ici, et les jumelages d’une autre identité.
    .file = Le fichier.
database = S’occuper de la base des domiciles : dans le dossier de données, ou d’un serveur PostgreSQL.
database-check = Regarder si la base est joignable et entière.
database-migrate = Créer les tables, ou les mettre à jour.
    .about = Qui possède les tables le fait par n’importe quelle commande ; pour les rôles qui ne peuvent que lire et écrire des lignes, il faut la lancer une fois après une mise à jour.
database-move = Porter tous les domiciles d’une base à une autre, et les y comparer.
    .about = Chacune est l’URL d’une base PostgreSQL ou un dossier de données. Les comptes, ce que les déclencheurs peuvent ouvrir et ce qu’ils sont devenus viennent aussi ; ce qui peut être annulé, non. Rien n’est retiré d’où cela vient, et les jumelages restent dans leur dossier. S’il y a déjà des domiciles là-bas, c’est demandé au terminal ; ailleurs il faut --add ou --replace.
    .add = Les domiciles déjà là restent, et ceux-ci s’ajoutent.
    .replace = Les domiciles déjà là partent pour de bon : rien ne les ramène.
    .from = Où sont les domiciles.
    .to = Où ils doivent aller.
database-leases = Lister quel hub sert quel domicile d’une base PostgreSQL.
database-release = Libérer un domicile d’un hub qui ne reviendra pas.
    .about = Un hub que nul autre ne secondait peut agir seul tant qu’il n’atteint pas la base ; personne ne reprend donc ses domiciles. Ne le libérer que s’il est arrêté pour de bon.
database-grant = Écrire le SQL qui donne à un rôle PostgreSQL juste les droits qu’il lui faut.
    .schema = Le schéma des tables.
    .role = Le rôle.
config = Comment Beckon est réglé, et par quel fichier.
config-show = Lister chaque réglage, sa valeur et d’où elle vient.
    .about = Les réglages sont des options de commandes qu’il n’y a pas à taper : de /etc/beckon/beckon.toml, de ~/.config/beckon/beckon.toml et de variables comme BECKON_SERVE_PORT. Ce qui est tapé passe avant tout. BECKON_CONFIG nomme le seul fichier ; vide, il n’y en a aucun.
