### What help says. A message is a command, and its attributes tell more of it: what it is about, and its options.
### Each paragraph is a line; lines that begin with two spaces are shown as they are.

## The page, and what is wrong with a command line

page =
    .overview = OVERVIEW: { $text }
    .usage = USAGE:
    .section = { $title }:
    .arguments = ARGUMENTS
    .options = OPTIONS
    .subcommands = SUBCOMMANDS
    .talking = TALKING SUBCOMMANDS
    .setting-up = SETTING UP SUBCOMMANDS
    .names = NAMES SUBCOMMANDS
    .always-on = ALWAYS ON SUBCOMMANDS
    .home-files = HOME FILES SUBCOMMANDS
    .this-machine = THIS MACHINE SUBCOMMANDS
    .version = Show the version.
    .help = Show help information.
    .usual = (default)
    .default = (default: { $value })
    .values = (values: { $values })
    .values-default = (values: { $values }; default: { $value })
    .more = See “{ $command }” for detailed help.
error =
    .line = Error: { $fault }
    .about = Help:  { $argument }  { $text }
    .usage = Usage:
    .more = See “{ $command }” for more information.
    .unknown-option = Unknown option “{ $option }”.
    .did-you-mean = Did you mean “{ $option }”?
    .no-value = Missing value for “{ $option }”.
    .takes-no-value = The option “{ $option }” does not take any value, but “{ $value }” was specified.
    .too-many = Unexpected: { $values }. What has several words stands in quotation marks.
    .missing = Missing expected argument “{ $argument }”.
    .invalid = The value “{ $value }” is invalid for “{ $argument }”
    .one-of = Please provide one of { $values }.
value =
    .accessory = accessory
    .accessory-or-identity = accessory-or-identity
    .address = address
    .alias = alias
    .characteristic = characteristic
    .client = client
    .code = code
    .command = command
    .count = count
    .date = date
    .days = days
    .degrees = degrees
    .file = file
    .files = files
    .folder = folder
    .from = from
    .group = group
    .home = home
    .host = host
    .how = how
    .id = id
    .key = key
    .kind = kind
    .login = login
    .may-open = may-open
    .may-set-up = may-set-up
    .ms = ms
    .name = name
    .name-or-address = name-or-address
    .new-name = new-name
    .number = number
    .options = options
    .parts = parts
    .path = path
    .phrase = phrase
    .port = port
    .prefix = prefix
    .role = role
    .room = room
    .scene = scene
    .schema = schema
    .seconds = seconds
    .sentence = sentence
    .service = service
    .setup-code = setup-code
    .span = span
    .spoken-form = spoken form
    .subcommand = subcommand
    .text = text
    .to = to
    .type = type
    .unit = unit
    .url = url
    .user = user
    .value = value
    .words = words
    .zone = zone

## What several commands share

beckon = Talk to a HomeKit home from Linux, typed or spoken, offline.
option =
    .new-file = The file, which must not exist yet.
    .json = Write one JSON object a line.
    .yes = Say yes to what it would unlock, open or disarm.
    .home = The home that is meant; the primary one without it.
    .home-file = Use the homes of this file; the shared database is not touched.
    .json-object = Write one JSON object.
    .data-dir = The folder of the shared database and the pairings.
    .database = The PostgreSQL database of the homes, by its URL; without it they are in the data folder.
    .user = The user of the home who acts; without it, whoever runs the program.
    .language = The language that is spoken; several, as “de,en”, or “auto” for each that is there, and the one that understands a sentence best has it. Without it the setting “language”, else that of the locale.
    .text = What is said; `-` reads one utterance a line from standard input.
    .remote-relay = The relay through which people away from home speak to this hub, which `beckon serve --relay` is somewhere. Without it nobody does, and nothing goes out.
    .hands-free = The same with the phrase that was measured to be best.
    .quiet = No tones.
    .password-file = A file whose first line is the password, “-” standard input; without it, it is asked for.
    .setup-code = The setup code, XXX-XX-XXX; others on this machine can see it in the list of processes.
    .setup-code-file = A file whose first line is the setup code; “-” is standard input.
    .json-outcomes = Write outcomes as JSON, one a line.
    .dry-run = Do nothing, only understand.
    .no-hub = Do it in this program, even where `beckon serve` runs.
    .via = Speak to the hub of a home that is far away; `beckon remote accept` has made it known.
    .device = The microphone: a name that “beckon mic” lists, or an ALSA device; the default one without it.
    .mic-command = A command that writes raw 16-bit mono sound at 16 kHz.
    .verify = Show what was understood, and read every written value back from the accessory.
    .no-time-keeper = Start no program in the background that does what is said for later.
    .voice = A command that says its last argument aloud, as a WAV file on its standard output: “espeak-ng --stdout”.
speaker =
    .now = The present, in RFC 3339.
    .room = The room that the speaker is in.
    .home = The home that is meant where none is named.
    .user = The user who speaks.
one-kind = { $kind ->
    [home] a home
    [room] a room
    [zone] a zone
    [accessory] an accessory
    [service] a service
    [serviceGroup] a group
    [actionSet] a scene
    [trigger] a trigger
   *[other] a user
}
member-remove = Remove { one-kind }.
member-rename = Give { one-kind } another name.
member-list =
    List the { $kind ->
        [room] rooms
        [zone] zones
        [serviceGroup] groups
        [actionSet] scenes
        [trigger] triggers
       *[other] users
    } of a home.
member-show = Show what is known of { one-kind }.
member-alias = Give { one-kind } a further name.
member-unalias = Take a further name from { one-kind }.
member-language = Say which language is spoken { $kind ->
    [room] in a room
   *[other] by a user
}.
    .about = It goes before the setting “language” and the locale, and behind --language and the language of a client. The language of a user goes before that of the room.
members-add = { $kind ->
    [zone] Add rooms to a zone
    [serviceGroup] Add services to a group
   *[other] Add scenes to a trigger
}: all of them, or none.
members-remove = { $kind ->
    [zone] Take rooms out of a zone
    [serviceGroup] Take services out of a group
   *[other] Take scenes out of a trigger
}: all of them, or none.
members =
    .group = { $kind ->
        [zone] The zone.
        [serviceGroup] The group.
       *[other] The trigger.
    }
    .parts = { $kind ->
        [zone] The rooms.
        [serviceGroup] The services.
       *[other] The scenes.
    }
member =
    .new-name = The name that it gets.
    .alias = The further name that it gets.
    .lost-alias = The further name that it loses.
    .name = Its name or alias.
    .own-name = Its name.
    .names = The names; `-` reads one name a line from standard input.
    .code = The language, such as de.
    .none = Whichever language is understood is spoken again.

## Talking

say = Understand typed text and do it.
    .about = What means nothing by itself goes on from what was said by the same user up to five minutes before: “yes”, “the desk one”, “undo”. A question whether to open something can be answered for a minute, and once. The sentences on standard input are one dialogue.
chat = Talk with the home, a line a turn; “bye”, an empty line or Control-D ends it on a terminal.
    .about = On a terminal lines can be edited, and those of before are found with the arrow keys; they are kept in the data folder, for you alone, but for lines with a setup code.
    .dry-run = Act as if every write succeeded; nothing is moved.
listen = Understand what is said to a microphone and do it.
    .about =
        A microphone that is pulled out is tried again until it is back. With --hands-free or --wake, only what begins with the phrase is a command; after the phrase alone, so is the next sentence. With --talk or --talk-command, only what is said after a press is; for a button on a GPIO line:
          beckon listen --talk-command "gpiomon --falling-edge --format=pressed gpiochip0 17"
    .wake = Only what begins with this phrase is a command.
    .talk = Only what follows a press is a command: “key”, enter on standard input, or “signal”, SIGUSR1.
    .talk-command = A command that writes a line at each press.
    .closing-silence = The silence that ends a command, in milliseconds.
    .keep = Keep recordings in this folder, which only you can read.
    .speak = Say replies aloud: a tone where all went well, and words where there is more to tell.
hear = Understand recorded speech and do it.
    .about =
        A file is a WAV of any rate, number of channels and usual coding, or headerless 16-bit mono sound at 16 kHz (.raw, .pcm, .s16). With --explain, lines tell the recording, what was heard in it, what else may have been said, how sure that is, how long it took, and the readings of the sentence, those that lost too; nothing is done. Several recordings are one dialogue.

        With --grammar FILE, nothing is done: each recording is decoded by that JSGF grammar, and its words are printed, then each tag with the words that it belongs to. Its public rules are what can be said; grammars that it imports are looked for beside it. What is no sentence of the grammar is refused. With --json, a line a file:
        { $example }
        “status” is “understood”; “notUnderstood”, with the “reason” and without words; or “failed”, with the “error” that keeps the file from being read. With --explain, the sentence nearest to a sound that was refused is told too, and in JSON a “finding” with all that was measured of it. The exit status is 0 if all were understood, else that of the first that was not: 1, or 65 or 66 for a file that cannot be read.
    .explain = Tell what was heard, how sure that is and why it was read so; nothing is done.
    .grammar = Hear by this JSGF grammar, not by the homes.
    .files = The recordings.
wake = Tell whether a wake phrase is a good one, and try it on recordings.
    .about = Without recordings, what speaks against the phrase is told, and the exit status is 0 if nothing does, else 1. With recordings, a line tells of each utterance in them whether it begins with the phrase. The lead says how well it fits; 0 is best. With --second-look, what fits is decoded with the sentences of the homes too, as listen does.
    .second-look = Decode what fits a second time, with the sentences of the homes.
    .phrase = The phrase.
    .files = Recordings to try it on.
mic = List microphones, and try one out.
mic-decode = Say something, and see what the home makes of it; nothing is done.
    .json = Write the outcome as JSON.
mic-meter = Show how loud it is, ten times a second, until Control-C; speech is best between −30 and −10 dB.
    .seconds = End after so many seconds.
mic-record = Record to a WAV file that only you can read.
    .seconds = How long to record, up to 600 seconds.
    .file = The file, which must not be there yet.
mic-list = List the devices that record, under names that stay when others are plugged in.
mic-play = Play a recording.
    .speaker = The ALSA device to play on.
    .file = The recording.
replay = Hear the recordings that “listen --keep” kept again, and tell what is understood otherwise; nothing is done.
    .about = Each recording is heard with the homes as they are now, in the room and at the time in which it was said. A line tells whether it is understood as before. The exit status is 0 if all are, else 1.
    .json = Write outcomes as JSON, one a line, with “recording”, “same” and, where it differs, “before”.
    .folder = The folder of the recordings.
parse = Understand typed text; nothing is done.
    .explain = Tell which words became what, the other readings, and why they lost.
phrases = List sentences that this home understands; nothing is done.

## Setting up

setup = Set a home up, step by step: its name, its rooms, then one accessory after another.
    .about = Every answer is kept at once. Leave at any time, with Control-D, Control-C or an empty line for the next accessory; the next set-up goes on with what is missing.
    .home = The home that is set up; the primary one without it.
home = The homes, and which of them is the primary one.
    .name = The home.
home-add = Make homes: all of them, or none. The first of all is the primary one.
home-remove = Remove a home with all that is in it, and end the pairings with its accessories.
    .yes = Remove it also where rooms or accessories go with it.
home-list = List the homes.
home-show = Show what is in a home.
    .name = The home; the primary one without it.
home-primary = Make a home the one that is meant where none is named.
home-unit = Say what a bare number of degrees means in a home.
    .unit = celsius or fahrenheit.
home-place = Say where a home is, so that it knows when the sun rises and sets; or tell what it knows.
    .about =
        Degrees north of the equator and east of Greenwich, as maps show them; to a tenth is enough:
          beckon home place --latitude 48.9 --longitude 2.4
    .latitude = Degrees north, -90 to 90.
    .longitude = Degrees east, -180 to 180.
    .forget = Forget where it is.
home-history = List what was changed in the homes in the last day, the newest first, with numbers to undo it by.
home-undo = Take back what was changed in the homes in the last day: the last change, or one by its number.
    .about = What was changed again since stays as it is, and is told. An undo can be undone too. Pairings that have ended do not come back.
    .number = The number that `beckon home history` tells; the last change without it.
room = The rooms of a home.
room-add = Add rooms to a home: all of them, or none.
zone = Groups of rooms, such as a floor.
zone-add = Add zones to a home: all of them, or none.
    .room = A room of the zone; may be given several times.
accessory = The devices: pair with them, place them, let them go.
    .home = The home that it is in.
    .name = The accessory's name.
    .placed = The accessory.
accessory-discover = Look for accessories in the network, a line each.
    .about = Those that are paired with this Beckon are left out without --all.
    .all = Tell also of those that are paired with this Beckon.
    .seconds = How long to look.
accessory-add = Pair with an accessory or a bridge, and put what it has into a home.
    .about = Without an option for it, the setup code is asked for, or read from standard input.
    .name-or-address = The name that the accessory announces in the network, or where it is: host:port.
    .home = The home to add to; the primary one, unless a home expects the accessory.
    .room = The room that it stands in.
    .uncertified = Add it without asking also where it does not say that it is certified for HomeKit.
    .replace = It is this known accessory, after a reset: give it the place of the one that is known.
    .patience = How long a slow accessory may take to pair, 1 to 120.
accessory-remove = End the pairing with an accessory and take it out of the home; a bridge takes along what is behind it.
    .force = Forget it also where it cannot be reached; it must be reset before it is paired again.
accessory-list = List the accessories of all homes.
accessory-show = Show what is known of an accessory, and read its values from itself.
accessory-identify = Make an accessory show itself: it blinks or beeps.
    .name = The accessory's name; of one that nobody has paired also where it is: host:port.
accessory-controllers-list = List the controllers that an accessory trusts.
accessory-controllers-add = Make an accessory trust another controller, or change what a known one may do.
    .public-key = Its public key, 64 hexadecimal digits.
    .administrator = Let it add and remove others, too.
accessory-controllers-remove = Make an accessory trust a controller no more.
accessory-move = Look for an accessory at another address from now on.
    .about = For networks that do not tell where it is. What answers there has to prove that it is the accessory, by the key that it was paired with; else nothing is changed.
    .host = Where it is now.
accessory-assign = Put an accessory into a room.
    .room = The room; the home's own name is the room for the entire home.
accessory-unassign = Take an accessory out of its room, into the room for the entire home.
accessory-controllers = The controllers that an accessory trusts: list them, add one, remove one.
    .home = The home that the accessory is in.
    .id = What the controller calls itself.
service = What accessories do: list and name it.
    .about = A service is called by its own name or an alias, by its accessory's name where that has no other service, or by ACCESSORY/TYPE, such as Strip/Outlet; Strip/Outlet/2 is the second of several of a type.
service-list = List the services of a home.
    .type = Those of this type, such as Lightbulb; may be given several times.
    .room = Those in this room.
    .accessory = Those of this accessory.
group = Groups of services of any accessories.
group-add = Add a group to a home.
    .name = Its name; `-` reads one name a line from standard input.
    .service = The services that are in it.
scene = Values that are set together.
    .name = The scene.
    .service = The service that is set.
    .characteristic = What of it is set, such as On or Brightness.
scene-add = Add scenes to a home: all of them, or none.
scene-set = Have a scene set a value, in the place of the one that it sets there.
    .value = As in a home file, or on, off, true, false, 50%.
scene-unset = Have a scene leave a value as it is.
scene-run = Run a scene; the status is 3 where any accessory did not do its part.
    .json = Write the result as one JSON object.
scene-save = Make a scene of what is on now, or put that in the place of a scene.
    .about = The values are read from the accessories. What would unlock or open what guards the home is left out. Over a scene that is there it asks at a terminal, and needs --replace elsewhere.
    .room = What is in this room; may be given several times.
    .zone = What is in this zone; may be given several times.
    .accessory = This accessory; may be given several times.
    .all = Everything that can be set, and not just what is on.
    .partial = Leave out what does not answer.
    .replace = Put it in the place of a scene of the name.
    .name = The name of the scene.
trigger = What runs scenes at a time.
    .about = A date is RFC 3339 (2030-01-01T22:30:00+01:00), a local time (2030-01-01 22:30), or a time of day (22:30), which is the next one. Recurrence is --every 30m, 6h, 1d or 2w, or --on monday,friday, weekdays or weekend.
    .at = When it fires first.
    .every = How often it comes again: 30m, 6h, 1d, 2w.
    .on = The days of the week on which it comes.
    .time-zone = The zone whose local time counts; the system's without it.
    .names = Their names.
trigger-add = Add a trigger to a home; it does not fire before it is enabled.
    .scene = A scene that it runs; may be given several times.
    .enable = Enable it at once.
    .runs-late = Make up for the last date that passed while nothing ran.
trigger-show = Show what is known of a trigger, when it comes and how it went last.
trigger-enable = Let triggers fire: all of them, or none.
    .about = What a trigger would unlock, open or disarm is asked about first; without a yes it is left as it is.
trigger-disable = Keep triggers from firing: all of them, or none.
trigger-set = Give a trigger another time; what is not said stays.
    .once = Fire once and not again.
trigger-next = Tell the coming dates of a trigger, or of all that are enabled.
    .count = How many dates: 1 to 1000.
trigger-log = Tell what became of the last dates of a trigger, or of all of the home, the newest first.
    .count = How many dates: 1 to 10000.
trigger-run = Fire the triggers of all homes, until SIGTERM or Control-C.
    .about = Several programs may run at once: one of them fires, and the others take over when it ends. `beckon listen` fires triggers too.
    .background = As other commands start it: what does not go well is told by the next one, and it ends when nothing is left to do.
    .now = The present, in RFC 3339; time goes on from there.
user = Who may do what: administrators everything, guests control and observe.
    .role = What the user may do: guest or administrator.
    .name = The user.
user-add = Add a user to a home.
    .name = The user's name.
    .no-opening = The guest may not move locks, doors and alarms, nor lock them, as is good for children.
    .account = The account of this machine that acts as the user.
user-role = Make a user administrator or guest.
user-opening = Let a guest move locks, doors and alarms, or not.
    .may-open = What the guest may: on or off.
user-account = Have an account of this machine act as a user.
    .login = The account's name.
    .none = No account acts as the user any more.
phrase = Words of your own that stand for a sentence.
    .about =
        What is taught holds in its home, for whoever may control it, and goes out with `beckon export`:
          beckon phrase teach "movie time" "dim the lights to 20 percent"
phrase-teach = Teach words that mean nothing yet, in the place of what they were taught before.
    .words = What you say.
    .sentence = The sentence that you mean; none that unlocks or opens.
phrase-list = List what a home was taught.
phrase-forget = Forget what words were taught to mean.
    .words = The words.

## Names

check = Is this name free, and will it be heard and told apart?
    .about = Ends with 0 where all names are free and not confusable, else with 1.
    .kind = What is to bear the name: home, room, zone, accessory, service, group, scene or trigger.
lint = Find the names of a home that are taken twice or would be confused.
    .about = Ends with 0 where there is nothing to tell, else with 1.
    .home = The home that is looked at; all without it.
pronounce = How is this name expected to be said?
    .about = A line tells the phones of each way. With --as, what bears the name can be called so too; what is heard still reads as the name.
    .as = A further way to say it, as words.
    .forget = Forget all further ways to say it.
    .play = Say it aloud.
    .wav = Write the sound of it to a WAV file.
    .name = The name.

## Always on

serve = Keep the house on for every other program, until SIGTERM or Control-C.
    .about = It keeps the connections to accessories, fires triggers, and answers over HTTP: at the socket “hub.sock” in the data folder for its owner alone, and at an address for clients with a token, which `beckon client add` makes. Away from home it is spoken to through a relay, by whom `beckon remote add` has invited. A browser there shows the house. `say` and `chat` use it while it runs. With --microphone it is talked to where it stands. SIGHUP has the languages and the certificate read anew. The log goes to standard error.
    .relay = Be a relay at this port for hubs elsewhere and those who speak to them, of which it can read nothing. At all addresses, unless one is given.
    .relay-hub = A hub that the relay serves, by the key that `beckon remote key` tells there; may be given several times, or name several with “;”. Without it the relay serves every hub.
    .mqtt = Speak with an MQTT broker: Home Assistant is shown the things there and sets them, and Rhasspy is understood. Whoever may publish there may speak to the homes.
    .mqtt-user = The user of the broker that the hub is.
    .mqtt-password-file = The file with that user's password, which nobody else may read.
    .mqtt-ca = The certificates of those who may say who the broker is: PEM. With it the broker is spoken to over TLS.
    .mqtt-prefix = What the hub's own topics begin with; “beckon” without it.
    .mqtt-discovery = What the topics begin with at which Home Assistant looks; “homeassistant” without it.
    .no-mqtt-discovery = Show the things to nobody at the broker.
    .mqtt-client = The client whose rights, room and user hold for whatever comes from the broker; without it, all but opening and setting up is done.
    .mqtt-unlocking = Let a command of Home Assistant unlock, open and disarm: it counts as the yes.
    .mqtt-hermes = What of Rhasspy's Hermes is served: some of “nlu,dialogue,asr,tts”, or “none”; all without it. Hearing needs --ear.
    .host = The address where clients ask. Beyond this machine the hub speaks TLS, with a certificate that it makes itself.
    .port = The port there; 0 is one that the system picks.
    .certificate = A certificate, and those above it, in the place of the hub's own: PEM.
    .key = The private key of --certificate: PEM.
    .plain = Speak plain HTTP at that address, for a proxy with TLS before it.
    .local-only = Answer at the socket in the data folder alone.
    .only-home = Of a PostgreSQL database, serve this home alone; again for another. Without it all that no other hub serves.
    .ear = Hear recordings that clients hand in, too.
    .microphone = Listen to a microphone of this machine, and do what is said.
    .wake = Only what begins with this phrase is a command there.
    .room = The room that the microphone is in.
    .user = The user who speaks to the microphone.
    .microphone-may-unlock = What is said there may unlock, open and disarm, after a spoken yes.
    .wyoming = Serve speech-to-text, understanding, wake word and voice by the Wyoming protocol at this port, which needs no token: whoever reaches it may speak to the homes. Of this machine alone, unless an address is given.
    .wyoming-client = The client whose rights, room and user whoever asks there has; without it, whoever asks may do everything but open and set up.
    .no-wyoming-announcement = Do not announce it in the network.
    .satellite = A wyoming-satellite that the hub listens to and speaks through; may be given several times, or name several with “;”.
    .satellite-wake = The phrase that the hub listens for at satellites; without it, the one that was measured to be best.
    .titled-mqtt = MQTT
    .titled-wyoming = WYOMING
    .remote = REMOTE
client = Who may ask the hub over the network: browsers, satellites, scripts.
    .user = The user as whom it acts, with that user's rights.
    .language = The language that is spoken to it; without it, whichever of the hub's understands.
    .name = The client.
    .may = What it may: on or off.
client-add = Add a client, and tell its token; it is told this once.
    .room = The room that it stands in: “here”, for whoever speaks to it.
    .listen-only = It is told of the homes, and does nothing.
    .may-unlock = It may unlock, open and disarm, after a yes.
    .may-set-up = It may change what the homes are made of, and pair.
    .name = What to call it.
client-list = List the clients.
client-remove = Take a client's token from it; its next request is refused.
client-opening = Let a client unlock, open and disarm, or not.
    .from-away = From away from home, where it may do so at all.
client-setup = Let a client change what the homes are made of and pair, or not.
client-code = Tell a code by which one browser gets a token, within ten minutes.
remote = Speak to a hub from away from home, through a relay that can read nothing.
    .about = At home: `beckon remote add NAME` makes an invitation and tells it once; whoever has it speaks to the hub, so it is handed over as a key is. On the other machine `beckon remote accept HOME` takes it, and `beckon say --via HOME …` speaks. `beckon client remove NAME` takes it back.
    .home = The home on a server that is meant, whichever hub serves it; the primary one without it.
remote-add = Invite somebody to speak to this hub from away; the invitation is told this once.
    .may-unlock = It may unlock, open and disarm, after a yes; from away only with --may-unlock-from-away, too.
    .may-unlock-from-away = What it may unlock, open and disarm, it may from away.
    .name = What to call the client.
remote-key = Tell the public key of this hub, for the owner of a relay; of a home on a server, the home's.
remote-accept = Take an invitation, which is asked for unseen or read from standard input.
    .home = What to call the home here.
remote-list = List the homes that are spoken to from away.
remote-forget = Forget a home that is spoken to from away, with its key.
log = Follow what the hub logs, where systemd runs it.
    .about = Without --system it is the hub of this user (`systemctl --user enable --now beckon`), with it that of the machine. It is journalctl that shows it.
    .system = The hub of the machine.
    .once = End with what is there, and wait for no more.
    .lines = How many lines of before are shown, 0 to 100000.
watch = Print what happens in the homes as it happens, a line an event, until SIGTERM or Control-C.
    .about = What other programs change in the shared database, values that accessories tell, and whether they can be reached. The first line says that the homes were read; one like it stands for all that was missed.

## Home files

import = Put the homes of a file in the place of those that are kept; all or nothing.
    .about = What keeps its name stays who it is: pairings, users' accounts and observers stay attached. Where the file leaves out homes or paired accessories that are there, that is asked about at a terminal, and needs --replace elsewhere; no pairing ends by it, and `beckon home undo` brings them back. With --dry-run, a line tells each difference: + what would be added, - what would be removed, ~ what would change.
    .replace = Remove homes and paired accessories that the file leaves out.
    .dry-run = Change nothing; print what would change.
    .json = With --dry-run, write one JSON object a line.
    .file = The home file.
export = Write the homes as a home file to standard output.
pairings = Keep the pairings in a sealed file, or take them back.
pairings-export = Write who we are and all pairings to a file, sealed with a password.
    .about = Whoever has the file and the password can control the accessories.
pairings-import = Take back the pairings of a sealed file.
    .about = Where the identity is the same they join what is there; another one's take their place only with --replace.
    .replace = Give up pairings of another identity that are here.
    .file = The sealed file.
simulate = Serve the accessories of a home file as real HAP accessories, until SIGTERM.
    .about = One server a bridge, and one for each accessory that is behind none. When all are ready, a JSON line tells the port, setup code and identity of each. Instead of a home file it takes what a device on the market answers to GET /accessories, and is that device's double.
    .state-dir = Where identities and pairings are kept.
    .port = The port of the first server; the others follow. 0 lets the system pick.
    .host = The address to listen at; the default is every address of this machine.
    .no-announce = Do not announce the servers in the network.
    .control = Take commands at this socket too, from the same user.
    .file = The home file, or a captured list of accessories.
    .controlling = CONTROL: a JSON object a line, on standard input and at the socket of --control. Each is answered by a line with "ok" and, where that is false, an "error"; an "id" comes back as it was.
    .list = all servers, accessories, services and values
    .set = as by hand; "service" (a name or type) and "server" tell equal ones apart, or "aid" and "iid" instead
    .watch = from then on a line for each change: { $example }
    .add-accessory = a name, or an object as in a home file; without "bridge" on a server of its own, at "port"
    .add-service = a type, or an object as in a home file
    .add-characteristic = the value as in a home file
    .remove-accessory = , remove-service, remove-characteristic: what must be there stays
    .fault = without "server" all, without "times" until { $clear }; faults are slow, silent, refuse (nobody listens), drop-before, drop-mid and drop-after (requests of a session lose their connection), error-status ("status":-70402), wrong-proof, stale-address (moves to a port that is not announced)
    .reboot = off and on again, at a new port
    .reset = forgets its controllers

## This machine

doctor = Look whether everything is there that Beckon needs, and tell what to do where it is not.
    .about = It looks at what was installed, the data folder and its database, the microphone, the clock, the hub, the network, and each paired accessory. Nothing is changed. It ends with 0 where all works, be it with something missed, and with 69 where something does not.
    .patience = How long an accessory may take to answer, 1 to 60.
report = Write what a report of a fault needs: this machine and what doctor finds, without names and places.
    .about = Names of homes and things, addresses, paths and what settings are set to are left out, and no key, code or token is read. Look at it before you send it all the same.
backup = Write homes, users, phrases, triggers and pairings to one file.
    .about = It is whole, whoever changes the homes meanwhile. The pairings in it are sealed with a password, which is asked for: whoever has both can control the accessories. The file is a tar archive that only you can read.
restore = Take back what a backup holds.
    .about = Where there are homes, they go only with --replace. No other program may keep the folder meanwhile: end `beckon serve` first. Browsers and satellites are no part of a backup: give them new tokens.
    .replace = Give up the homes that are here, and pairings of another identity.
    .file = The file.
database = Look after the database of the homes: in the data folder, or a PostgreSQL server's.
database-check = Look whether the database can be reached and is whole.
database-migrate = Make the tables, or bring them up to date.
    .about = Whoever owns the tables does so by any command; roles that may only read and write rows need this to be run once, after an update.
database-move = Carry all homes from one database to another, and compare them there.
    .about = Each is the URL of a PostgreSQL database or a data folder. Users' accounts, what triggers may open and what became of them come along; what can be undone does not. Nothing is removed from where it came, and pairings stay in their data folder. Homes that are there already are asked about at a terminal; elsewhere --add or --replace is needed.
    .add = Homes that are there already stay, and these come beside them.
    .replace = Homes that are there already go, for good: no undo brings them back.
    .from = Where the homes are.
    .to = Where they are to be.
database-leases = List which hub serves which home of a PostgreSQL database.
database-release = Free a home of a hub that will not come back.
    .about = A hub for which no other stood by may act alone for as long as it cannot reach the database, and so nobody takes its homes over. Give the word only when it is off for good.
database-grant = Write the SQL that gives a role of PostgreSQL just the rights that it needs.
    .schema = The schema of the tables.
    .role = The role.
config = How Beckon is set, and by which file.
config-show = List every setting with its value and where that came from.
    .about = Settings are options of commands that need not be typed: of /etc/beckon/beckon.toml, of ~/.config/beckon/beckon.toml, and of variables such as BECKON_SERVE_PORT. What is typed goes before all. BECKON_CONFIG names the only file; empty, there is none.
