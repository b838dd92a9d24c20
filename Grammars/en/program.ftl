### What the program says to whoever sits at it. English has every message; other languages may leave some out.

## Words that messages share

kind = { $kind ->
    [home] home
    [room] room
    [zone] zone
    [accessory] accessory
    [service] service
    [serviceGroup] group
    [actionSet] scene
    [trigger] trigger
   *[other] user
}
counted = { $kind ->
    [home] { $count ->
        [one] { $count } home
       *[other] { $count } homes
    }
    [room] { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
    [zone] { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    }
    [accessory] { $count ->
        [one] { $count } accessory
       *[other] { $count } accessories
    }
    [service] { $count ->
        [one] { $count } service
       *[other] { $count } services
    }
    [serviceGroup] { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
    [actionSet] { $count ->
        [one] { $count } scene
       *[other] { $count } scenes
    }
    [trigger] { $count ->
        [one] { $count } trigger
       *[other] { $count } triggers
    }
   *[other] { $count ->
        [one] { $count } user
       *[other] { $count } users
    }
}
and = { $first } and { $last }
or = { $first } or { $last }
comma = { $first }, { $last }
yes-no = { $is ->
    [yes] yes
   *[other] no
}
primary = primary
primary-mark = { " " }(primary)
sentence-end = { $text }.

## Questions at the terminal

yes-or-no = { $question } (yes or no)
words-for-yes = yes y
nothing-done = Nothing was done.
interrupted = interrupted: { $undone }
undone-in-part = what was asked for last may be done in part: ask for it, or look
undone-whole-or-not = what was under way was done whole, or not at all
undone-nothing = nothing was changed
line-not-text = that line is not UTF-8 text; try again
line-too-long = that line is longer than 64 KiB; try again
in-line = line { $number }: { $fault }
not-utf8-arguments = the command line is not UTF-8 text: check the terminal's character set
no-such-command = there is no command “{ $command }”: { $advice }
did-you-mean-command = did you mean “{ $command }”?
say-command = to say a sentence, write `{ $command }`
list-commands = `{ $command }` lists those that there are

## What is told of things

label = { $key ->
    [label] calls itself
    [serialNumber] serial number
    [firmwareRevision] firmware
    [aliases] also called
    [reachedThrough] reached through
    [temperatureUnit] degrees
    [serviceGroups] groups
    [actionSets] scenes
    [fireDate] first date
    [event] when
    [timeZone] time zone
    [runsLate] runs late
    [last] last fired
    [mayOpen] may open
   *[other] { $key }
}
labelled = { $label }: { $text }
labelled-briefly = { $label } { $text }
labelled-count = { $count } { $label }
also-called = (also { $names })
unit = { $unit ->
    [celsius] celsius
   *[other] fahrenheit
}
role = { $role ->
    [guest] guest
   *[other] administrator
}
nothing = nothing
opens-nothing = opens nothing
is-enabled = { $is ->
    [yes] enabled
   *[other] disabled
}
next-date = next { $date }
service-of-accessory = accessory { $name }
at-address = { $name } at { $address }
nowhere = { $home }: nobody has said where it is
at-place = { $home }: { $place }; today { $sun }
sun = { $event ->
    [sunrise] sunrise
   *[other] sunset
}
sun-at = { sun } { $time }
sun-stays-up = no { sun }: the sun stays up (polar day)
sun-stays-down = no { sun }: the sun stays down (polar night)
coordinates = { $latitude } { $isNorth ->
    [yes] north
   *[other] south
}, { $longitude } { $isEast ->
    [yes] east
   *[other] west
}

## What was changed

added = added: { kind } { $name } ({ $home })
removed = removed: { kind } { $name }
renamed = renamed: { kind } { $name } → { $newName }
alias-added = added: alias { $alias } of { kind } { $name }
alias-removed = removed: alias { $alias } of { kind } { $name }
home-added = added: home { $name }
is-administrator = ; { $name } is its administrator
is-primary-now = ; { $name } is the primary home now
home-has-contents = { $home } has { $contents }, which would be gone; --yes removes it with all of them
not-told = { $device } could not be told: reset it before it is paired again
primary-changed = changed: home { $name } is the primary home now
unit-changed = changed: home { $name } speaks of degrees { $unit ->
    [celsius] Celsius
   *[other] Fahrenheit
} now
nothing-changed-lately = nothing was changed in the last day
edit-undone = undone: { $number } { $summary }
was-undone = { " " }(undone)
undid = undid { $number }
more-than-remembered = more than is remembered
and-more = { $told } and { $more } more
changed-homes = changed the homes
made-primary = made { $name } the primary home
did-to = { $verb ->
    [added] added
    [removed] removed
    [renamed] renamed
   *[other] changed
} { kind } { $name }
unplaced = { $count ->
    [1] the accessory { $name } is in no room now
   *[other] { $count } accessories are in no room now
}
lost-rooms = { $count ->
    [1] the zone { $name } has lost a room
   *[other] { $count } zones have lost rooms
}
lost-services = { $count ->
    [1] the group { $name } has lost services
   *[other] { $count } groups have lost services
}
lost-actions = { $count ->
    [1] the scene { $name } has lost actions
   *[other] { $count } scenes have lost actions
}
lost-scenes = { $count ->
    [1] the trigger { $name } has lost a scene
   *[other] { $count } triggers have lost scenes
}
now-disabled = { $count ->
    [1] the trigger { $name } is disabled
   *[other] { $count } triggers are disabled
}
member-added = added: { kind } { $name } to { $group ->
    [zone] zone
    [serviceGroup] group
   *[other] trigger
} { $to }
member-removed = removed: { kind } { $name } from { $group ->
    [zone] zone
    [serviceGroup] group
   *[other] trigger
} { $from }
assigned = assigned: accessory { $name } → { $room }
unassigned = unassigned: accessory { $name }; it is in no room now
moved = moved: { $name } is looked for at { $address } from now on
no-address = “{ $address }” is no address: write host:port, such as 192.0.2.7:51826
controller-added = added: controller { $id }
controller-removed = removed: controller { $id }
trusted-controller = { $name }: { $isAdministrator ->
    [yes] administrator
   *[other] user
}
this-beckon = , this Beckon
removed-accessory = removed: { $name }
taught = taught: { $words } = { $sentence } ({ $home })
forgotten = forgotten: { $words } ({ $home })
role-changed = changed: user { $name } is { $role ->
    [guest] a guest
   *[other] an administrator
} now
opening-changed = changed: user { $name } { $may ->
    [yes] may
   *[other] may not
} move locks, doors and alarms as a guest now
account-changed = changed: { $none ->
    [yes] no
   *[other] an
} account acts as user { $name } now
no-opening-is-for-guests = --no-opening is for guests: an administrator may do everything
give-account = give the account's name, or --none
give-both-coordinates = give --latitude and --longitude
forget-alone = --forget goes with no other place
no-such-place = there is no such place: latitudes are -90 to 90, longitudes -180 to 180

## Accessories: looking for them, pairing, placing

looking-in-network = looking in the network
looking-for-it = looking for it in the network
pairing = pairing, and asking what it has
seconds-to-look = --seconds takes a number from 0 to 600
patience-to-pair = --patience is 1 to 120 seconds
undone-adding = the accessory may be paired, and in no home yet: the same `beckon accessory add` again goes on from there
undone-removing = the pairing may have ended without that being kept: the same command again goes on
yours-at-new-address = it is yours, at a new address: { $name } ({ $home }) is looked for at { $address } from now on
not-certified = “{ $name }” does not say that it is certified for HomeKit. Add it anyway?
uncertified-says-so = { $question } --uncertified says so
announced-at = “{ $name }” at { $address }
found-device = “{ $name }” ({ $what }) at { $address } { $state ->
    [forgotten] has forgotten Beckon
    [ours] is paired with Beckon
    [waiting] waits to be paired
   *[other] is paired with another controller
}
accessory-added = { $isNew ->
    [yes] added
   *[other] joined
}: { $name } ({ $place })
calls-itself = , which calls itself “{ $label }”
in-no-room = { $name } is in { $home }, but in no room: { $fault }
not-paired = not paired
listed-accessory = { $name } ({ $place }){ $label }: { $way }
accessory-not-paired = { $name } is not paired
behind-bridge = { $name } is behind the bridge { $bridge }: remove the bridge
in-several-homes = { $homes } both have a “{ $name }”: say which with --home
told-nothing = the accessory at { $place } was paired, but does not tell what it has: it { $reason }. { $outcome ->
    [known] Its pairing stays
    [rolledBack] The pairing was taken back
   *[other] The pairing was given up here, of which it could not be told; adding it again mends that
}
has-nothing = has nothing
not-in-network = no accessory of the name “{ $name }” is in the network: see `beckon accessory discover`, or write host:port
paired-elsewhere = { $name } is paired with another controller: only that can make it show itself
no-controller = that is no controller: it has a name of at most 36 bytes and a public key of 64 hexadecimal digits
already-paired = that is already paired: it is { $name } in { $home }
impostor = what is at { $place } calls itself { $id }, but { $owner }, which has that identity, still answers with its own key: this is another device, and nothing was changed
not-proved = nothing at { $place } proves to be { $name }: look at the address, and whether it is switched on; nothing was changed
own-pairing = that is Beckon itself: `beckon accessory remove` ends its pairing with { $name }
identity-question = What is at { $place } calls itself { $id }, which is the identity of { $owner }, { $hasOtherKey ->
    [yes] but has another key
   *[other] and there is no pairing with { $owner } to check that against
}. Have you reset { $owner }, and is this it?
identity-unclear = what is at { $place } calls itself { $id }, which is the identity of { $owner }, { $hasOtherKey ->
    [yes] but has another key
   *[other] and there is no pairing with { $owner } to check that against
}: nothing was changed. If you have reset { $owner } and this is it, say so with --replace { $id }
would-open = { $what } would { $openings }: --yes says yes to that
would-open-question = { $what } would { $openings }. Shall I?
trigger-as-subject = The trigger { $name }
trigger-needs-yes = the trigger { $name } would { $openings }, which needs a yes: `beckon trigger enable` asks for it
setup-code = Setup code (XXX-XX-XXX, not shown):
no-setup-code = there is no setup code: type it, or give it on standard input, with --setup-code-file or with --setup-code
two-setup-codes = --setup-code and --setup-code-file give two codes; give one
cannot-read = cannot read { $path }: { $why }
cannot-write = cannot write { $path }: { $why }

## Guided set-up

setup-nothing-yet = Nothing is set up yet. `beckon setup` begins again.
setup-goodbye = { $home } has { $rooms } and { $accessories }. `beckon setup` goes on from here at any time.
setup-goes-on = `beckon setup` goes on from here at any time.
now-try = Now try:
asked = { $question }:
asked-offering = { $question } [{ $offer }]:
another-name-or-none = Another name, or “-” for none
another-name = Another name (an empty line keeps “{ $name }”):
take-care = Take care: { $warning }
cannot-be = That cannot be: { $fault }
no-home-yet = There is no home yet.
home-called = What is your home called?
going-on = Going on with { $home }, which has { $accessories }.
now-rooms = Now its rooms.
its-rooms = Its rooms: { $rooms }.
a-room = A room (an empty line when all are there):
unfinished = { $things } still to be named or placed.
paired-in-no-home = { $name } is paired, but in no home yet.
where-accessories-are = Accessories are reached over your network. One that announces itself there is listed with a number. Of any other I need its address, host:port: the host is its name or number in the network, as your router lists it; the port is where it answers, which its maker's app or manual tells.
waiting-in-network = These wait in the network:
waiting-device = { "  " }{ $number } “{ $name }” ({ $category })
accessory-category = { $category ->
    [bridge] bridge
    [fan] fan
    [garage-door] garage door
    [light] light
    [lock] lock
    [outlet] outlet
    [switch] switch
    [thermostat] thermostat
    [sensor] sensor
    [security-system] security system
    [door] door
    [window] window
    [window-covering] window covering
    [programmable-switch] programmable switch
    [range-extender] range extender
    [camera] camera
    [video-doorbell] video doorbell
    [air-purifier] air purifier
    [heater] heater
    [air-conditioner] air conditioner
    [humidifier] humidifier
    [dehumidifier] dehumidifier
    [Apple-TV] Apple TV
    [HomePod] HomePod
    [speaker] speaker
    [AirPort] AirPort
    [sprinkler] sprinkler
    [faucet] faucet
    [shower] shower
    [television] television
    [remote-control] remote control
    [router] router
    [audio-receiver] audio receiver
    [set-top-box] set-top box
    [streaming-stick] streaming stick
   *[other] other
}
next-accessory = Where is the next accessory ({ $isAnyFound ->
    [yes] its number, host:port
   *[other] host:port
}; an empty line when there is none)?
that-is-no-address = That is no address: write host:port, such as 192.0.2.7:51826.
yes-or-back = { $question } (yes; an empty line to go back)
its-setup-code = Its setup code (XXX-XX-XXX; an empty line to go back):
device-has = { $device } has { $accessories }.
was-expected = { $name } was expected, and stands in { $room }.
accessory-calls-itself = An accessory calls itself “{ $label }”.
its-name = Its name
its-room = Its room ({ $rooms }; a new name makes a room) [{ $now }]:
its-room-new = Its room (a new name makes a room) [{ $now }]:
no-room = none
first-home = My Home

## Home files

undone-import = all of the file was imported, or nothing of it: `beckon home history` tells
json-with-dry-run = --json goes with --dry-run
imported = { $home }: { $rooms } rooms, { $accessories } accessories, { $scenes } scenes
importing = importing
looking-at-names = looking at the names: are they told apart?
leaves-out-question = { $file } leaves out { $things }, which would be gone. Shall I import it?
leaves-out = { $file } leaves out { $things }, which would be gone: add what is missing, or say --replace; nothing was changed
left-out-homes = { $count ->
    [one] the home { $names }
   *[other] the homes { $names }
}
left-out-accessories = { $count ->
    [one] the paired accessory { $names }
   *[other] the paired accessories { $names }
}
no-difference = no difference

## Scenes and triggers

scene-action-set = set: { $service } { $characteristic } = { $value } in scene { $scene }
scene-action-removed = removed: { $service } { $characteristic } from scene { $scene }
undone-scene = the scene may be set in part: `beckon scene run` again sets all of it
left-out-as-opening = left out, for it would open the home: { $line }
left-out-as-unusable = left out, for it cannot be set: { $line }
left-out = left out: { $line }
scene-saved = { $isNew ->
    [yes] added
   *[other] changed
}: scene { $name } ({ $home })
scene-there-question = There is a scene { $name }. Shall I replace it by what is on now?
scene-there = there is a scene { $name }: --replace puts what is on now in its place; nothing was changed
nothing-saved = nothing was saved: { $silent }; leave out what does not answer with --partial
no-value-now = { $service } { $characteristic }: no value now
read-back = { "  " }read back: { $value }
but-written = , but { $value } was written
accessory-fault = { $what }: the accessory { $fault }
say-when-first = say with --at when it fires first
say-what-changes = say what is to change: --at, --every, --on, --once
once-alone = --once goes with neither --every nor --on
every-or-on = give --every or --on, not both
count-limit = --count is 1 to { $most }, not { $count }
trigger-added = added: trigger { $name } ({ $home }), { $coming }
trigger-changed = changed: trigger { $name }, { $coming }
disabled-until = It is disabled until `beckon trigger enable` enables it.
trigger-without-scene = The trigger { $name } is disabled: it has no scene.
trigger-enabled = { $is ->
    [yes] enabled
   *[other] disabled
}: trigger { $name }
next-at = next at { $date }
no-date-to-come = with no date to come
disabled-dates = { $name } is disabled; once it is enabled it comes at these dates
undone-triggers = triggers fire only where another program goes on
trigger-at-sun = at { sun }
trigger-by-sun = { $minutes } minutes { $isBefore ->
    [yes] before
   *[other] after
} { sun }
trigger-when = when { $characteristic } of { $things } { $test ->
    [is] is { $value }
    [isNot] is not { $value }
    [above] is above { $value }
   *[other] is below { $value }
}
trigger-lasting = { $event } for { $count } seconds
every-one = every { $unit ->
    [minutes] minute
    [hours] hour
    [days] day
   *[other] week
}
every-few = every { $count } { $unit }
every-weekday = every { $days }
weekday = { $day ->
    [monday] monday
    [tuesday] tuesday
    [wednesday] wednesday
    [thursday] thursday
    [friday] friday
    [saturday] saturday
   *[other] sunday
}
firing-status = { $status }
firing-triggers = Firing the triggers of this data folder.
listening-to-values = { $count ->
    [one] Listening to { $count } value that triggers wait for.
   *[other] Listening to { $count } values that triggers wait for.
}
fired = { $name } ({ $home }), { $date }{ $isLate ->
    [yes] , late
   *[other] { "" }
}: { $told }
missed = { $name } ({ $home }) was missed { $hasMore ->
    [yes] { $count } times or more
   *[other] { $count ->
        [1] once
       *[other] { $count } times
    }
}, last { $date }
nobody-keeps-time = nothing keeps time here, so that will not be done: start `beckon trigger run`, or let this program do so by itself (leave out --no-time-keeper, and { $variable }=off in the environment)
gone-home = a home that is gone
lock-fault = { $path } cannot be locked ({ $why }): look at its owner and permissions

## Names

all-told-apart = nothing to tell: all names are told apart
warning = warning: { $text }
said-as = as “{ $form }”
cannot-be-said = { $what }: cannot be said; give it a form with --as

## Pairings and backups

password = Password:
password-again = The same again:
passwords-differ = the two passwords are not the same
no-password = there is no password: type it, or give it on standard input or with --password-file
password-length = the password has at least { $count } characters
nothing-paired = nothing is paired in { $folder }
are-paired = { $count ->
    [one] { $count } accessory is paired.
   *[other] { $count } accessories are paired.
}
restored = restored: { $homes }
nothing-to-back-up = there is nothing to back up in { $folder }
no-backup = this is no backup: { $why }
has-no-homes = it has no homes
folder-in-use = a program keeps { $folder } (`beckon serve`, `listen` or `trigger run`): end it first
homes-would-be-gone = { $homes } would be gone: say --replace if that is meant
archive-cut-off = it is cut off
archive-twice = it has { $name } twice
archive-foreign = it is no archive of Beckon's

## Clients, the hub and settings

no-user-anywhere = there is no user { $name } in any home
no-room-anywhere = there is no room { $name } in any home
client-removed = removed: client { $name }
client-opening-changed = changed: client { $name } opens { $may ->
    [yes] after a yes
   *[other] nothing
} now
client-setup-changed = changed: client { $name } sets { $may ->
    [yes] homes
   *[other] nothing
} up now
client-room = in { $name }
client-user = as { $name }
client-language = speaks { $code }
client-listens = only listens
client-opens = { $may ->
    [yes] opens after a yes
   *[other] opens nothing
}
client-sets-up = sets homes up
no-hub = no hub runs here: start `beckon serve`
hub-gone = the hub has ended: ask again
hub-interrupted = the hub ended before it answered: what was asked for last may be done in part: look, or ask again
hub-unclear = what answers at the hub's socket is no hub of this Beckon: start `beckon serve` again
hub-refused = the hub refused: { $why }
hub-already-runs = another `beckon serve` keeps { $folder }: end that one first
cannot-listen = cannot listen at { $address }: { $why }
certificate-and-key = --certificate and --key go together
certificate-fault = { $fault ->
    [noOpenSSL] openssl is missing, which makes the hub’s certificate: install it, or give --certificate and --key
    [notMade] openssl makes no certificate: give one with --certificate and --key
    [notWritable] { $path } cannot be written: look at its folder and its permissions
   *[unreadable] { $path } and { $key } are no certificate and its private key, as PEM
}
plain-without-certificate = --plain shows no --certificate
hub-listening = Listening at { $place }
hub-wyoming = Wyoming at { $place }
hub-code = The code for the first browser is { $code }
hub-authority = A browser trusts the hub once it has { $file }, which the hub gives at /authority.pem
hub-reached = Reached from away through { $relay }
hub-relaying = Relay at { $place }
hub-key-file = { $path } is no key of a hub: move it away, and invite anew
remote-relay-place = --remote-relay takes host:port or [address]:port
remote-needs-relay = through which relay? give --remote-relay, or set serve.remote-relay
relay-place = --relay takes a port, host:port or [address]:port
relay-hub-alone = --relay-hub goes with --relay
relay-hub-key = --relay-hub takes the 64 digits that `beckon remote key` tells, not { $text }
via-alone = --via goes without --home-file, --dry-run and --verify
remote-ask = Invitation:
remote-accepted = accepted: { $name }
remote-forgotten = forgotten: { $name }
remote-line = { $name }: through { $relay }
remote-invitation = that is no invitation of `beckon remote add`, or not the whole of it: copy it again
remote-name = what a home is called here is 1 to { $most } bytes of visible text
remote-taken = there is a home { $name } already: forget it, or give another name
remote-not-found = no home { $name } is spoken to from away: `beckon remote list` tells those that are
remote-too-many = there are { $most } homes already: forget one that is not used any more
remote-file = { $path } is no list of homes: move it away, and accept the invitations anew
remote-no-relay = the relay { $place } does not answer: { $why }
remote-ended = it has ended the connection
remote-silent = neither the relay { $place } nor the hub behind it says anything: try again, and see that both run
remote-interrupted = the connection ended before the hub had answered, at the relay or at the hub: what was asked for last may be done in part: look, or ask again
remote-no-hub = the hub is not connected to the relay: see at home that `beckon serve` runs with --remote-relay
remote-refused = the hub does not know this program, or not any more: `beckon remote add` at home invites it
remote-busy = so many speak to the hub or through the relay that there is no room: try again
remote-not-genuine = what answers is not the hub that the invitation is of, or what it said was changed on its way
client-not-remote = the client { $name } speaks at home, and not from away
client-away = from away, where it opens { $may ->
    [yes] as at home
   *[other] nothing
}
client-away-opening-changed = changed: client { $name } opens { $may ->
    [yes] from away as at home
   *[other] nothing from away
} now
attentive = Yes?
heard = heard: { $words }
heard-unsurely = heard, but not surely: { $words }
two-wake-phrases = --wake and --hands-free name two phrases; give one
needs-microphone = that is of a microphone: give --microphone, too
log-lines = --lines takes 0 to 100000
no-journalctl = journalctl cannot be run ({ $why }): is systemd here?
mqtt-options = options that begin with --mqtt go with --mqtt
mqtt-place = --mqtt takes host, host:port or [address]:port
mqtt-file = { $fault ->
    [unreadable] { $path } cannot be read: { $detail }
    [notAFile] { $path } is no file
    [open] { $path } can be read by others: say `chmod 600` to it
    [noPassword] { $path } has no password of 1 to { $detail } bytes in its first line
   *[noCertificates] { $path } holds no certificates
}
mqtt-password-user = --mqtt-password-file goes with --mqtt-user
mqtt-topic = { $option } takes a topic of at most 128 bytes, without “+” and “#”
mqtt-hermes-parts = --mqtt-hermes takes some of nlu,dialogue,asr,tts, or none
wyoming-place = --wyoming takes a port, host:port or [address]:port
wyoming-client = --wyoming-client goes with --wyoming
satellite-most = --satellite is given at most { $count } times
satellite-form = --satellite takes NAME=HOST:PORT[,room=ROOM][,client=CLIENT], not { $text }
satellite-twice = two satellites have one name
not-there = { " " }(not there)
setting-default = { $hasValue ->
    [yes] default
   *[other] not set
}
settings-too-long = a settings file has at most { $count } KiB
settings-not-text = this is not UTF-8 text
settings-no-key = a line is a comment, a [table], or key = value; a key has letters, digits, “-” and “_”
settings-no-equals = after “{ $key }” comes = and its value
settings-no-value = “{ $text }” is no value: write a "text", a whole number, true or false
settings-unclosed = a text or the name of a table is not closed on its line
settings-bad-escape = “\{ $text }” stands for no character in a text; write '…' for one without “\”
settings-bad-text = a text holds no control characters
settings-more = “{ $text }” is left over at the end of the line
settings-twice = “{ $name }” is there twice
settings-unknown = there is no setting “{ $name }”: `beckon config show` lists those that there are
settings-near = there is no setting “{ $name }”: did you mean “{ $near }”?
settings-wants = “{ $name }” is set to { $kind ->
    [text] a "text"
    [path] a path, as "/srv/beckon" or "~/beckon"
    [number] a whole number
    [connections] a whole number from 1 to 32
    [seconds] seconds, a whole number from 1 to 600
    [flag] true or false
    [levels] a level, as "info", or levels of targets, as "warning,HAPController=debug"
    [address] "plain" or "polite"
    [database] the URL of a database, as "postgres://user@host/database"
   *[other] the code of a language, as "de", several, as "de,en", or "auto"
}
settings-unreadable = the file cannot be read: { $isForbidden ->
    [yes] no permission
   *[other] it is not there, or no file
}

## What happens

undone-watch = what happens from now on is not told
homes-updated = homes updated
primary-home-is = primary home is { $name }
reachable = { $place }: { $accessory } { $is ->
    [yes] can be reached again
   *[other] cannot be reached
}

## Files that are handed in

no-such-file = { $path }: there is no such file
is-folder = { $path } is a folder; name a file in it
file-too-large = { $path } is larger than { $count } MiB
file-unreadable = { $path } cannot be read: look at its permissions
file-not-writable = { $path } cannot be written: look at its folder and its permissions
unspeakable-phrase = “{ $phrase }” cannot be said aloud: write the wake phrase in words
home-file-read-only = a home file is only read; import it and leave out --home-file
cannot-be-written = { $path } cannot be written: { $why }

## Talking and listening

now-takes-date = --now takes a date by RFC 3339, such as 2030-01-01T22:30:00+01:00
language-takes-code = --language takes a code such as en
learning-words = learning the words of the homes
undone-listening = what was being said or done may be done in part; triggers fire only where another program goes on
two-buttons = --talk and --talk-command are two buttons; give one
button-and-phrase = a button and a wake phrase do not go together
closing-silence = --closing-silence takes 80 to 600 milliseconds
listening-for = Listening for “{ $phrase }”.
listening = Listening.
undone-question = an open question is not answered;{ " " }
chat-greeting = Say what to do, or “help”. “bye” or Control-D ends it.
no-recording-card = no sound card that records is plugged in
record-seconds = --seconds takes 0.1 to 600
say-something = Say something.
microphone-ended = the microphone ended, and nobody had said anything
sound-lost = { $fault } It is tried again until it is back.
sound-back = there is sound again.
no-tones = no tones: { $why }
wake-is-good = “{ $phrase }” is long enough, and sounds like nothing that it should not.
wake-too-short = “{ $phrase }” has { $count ->
    [one] { $count } syllable
   *[other] { $count } syllables
}, and other talk would wake the home: take { $least } or more, such as “{ $example }”.
wake-too-long = “{ $phrase }” has { $count } syllables, which is long to say every time.
wake-like-talk = “{ $phrase }” sounds like “{ $like }”, which people say all day: put another word in.
wake-like-name = “{ $phrase }” sounds like “{ $like }”, which is a name in the home: put another word in.
tokens-left-out = nobody can say { $words }: left out
quoted = “{ $text }”
request-too-long = That line is longer than 64 KiB.
request-not-text = That line is not UTF-8 text.
request-no-json = That line begins like a JSON object, but is none.
request-no-words = The request has no “text”.
request-language = I speak { $known }, not “{ $code }”.
request-now = “now” is no date by RFC 3339, such as 2030-01-01T22:30:00+01:00.

## Setup codes and pairing that fails

setup-code-form = that is no setup code: it has eight digits, written XXX-XX-XXX
setup-code-forbidden = that setup code is forbidden: it is one of the twelve that no accessory may have, because they are guessed first (eight equal digits, 1 to 8, 8 to 1): look for the accessory's own
pairing-unknown = The accessory refused and did not say why. Switch it off and on, then try again.
pairing-wrong-code = The setup code is wrong. Compare it with the eight digits on the accessory or its box, then try again.
pairing-patience = The accessory asks for patience. Wait a minute, then try again.
pairing-no-more-controllers = The accessory has no room for another controller. Remove a controller that it knows, then try again.
pairing-too-many-tries = The accessory refuses after too many wrong setup codes. Switch it off and on or reset it, then try again.
pairing-paired-already = The accessory is already paired. Remove it from the home it is in, or reset it, then try again.
pairing-busy = The accessory is just pairing with another controller. Wait a minute, then try again.
pairing-gone = The accessory no longer knows this controller. Remove it here and add it again with its setup code.
pairing-identity-refused = The accessory did not accept this controller's identity. Try to add it again.
pairing-no-randomness = This computer gives no random bytes. Restart it, then try again.
pairing-wrong-accessory = Another accessory answered: { $found } instead of { $expected }. Check the address.
pairing-not-genuine = The other side is not who it says: { $cause }. Check the address and the code, then try again.
pairing-never-settles = The accessory does not keep to the pairing protocol. Look for an update of the accessory.
pairing-protocol = The accessory does not keep to the pairing protocol ({ $code }). Look for an update of the accessory.
pairing-nothing-answers = Nothing answers at this address: the connection was refused.
pairing-unreachable = The accessory cannot be reached: { $why }
pairing-no-accessory = What answers at this address is no HomeKit accessory: { $why }
pairing-identity-known = It calls itself { $id }, which is known here, and has another key. Nothing was changed.
pairing-identity-in-use = It calls itself { $id }, which is the identity of “{ $name }” here, and has another key. Nothing was changed.
pairing-impostor = It calls itself { $id }, but “{ $name }”, which has that identity, still answers with its own key. This is another device. Nothing was changed.
pairing-broken-off = The accessory broke off in the middle of pairing. Try again.
pairing-too-slow = The accessory did not come to an end of pairing in time. A slow one is given longer with `beckon accessory add --patience 30`.
pairing-store = Nothing was asked of the accessory, because the pairings that are kept cannot be used: { $why }
pairing-not-kept = { $isRolledBack ->
    [yes] The pairing could not be stored, so it was taken back
   *[other] The pairing could not be stored, and the accessory could not be told to forget it; adding it again mends that
}: { $why }
pairing-conflict = { $isThere ->
    [yes] there is another pairing with { $id }
   *[no] the pairing is not there any more
}
pairing-cause-proof = its proof is false, so that it does not know the setup code, or something stands in between
pairing-cause-signature = its signature is false, so that it does not have the key that it should have
pairing-cause-sealed = what it sealed is not sealed with the key that was agreed on
pairing-cause-other = its { $tag } is false

## What doctor finds

patience-to-answer = --patience takes 1 to 60 seconds
looking-further = looking further
finding = { $subject }: { $text }
finding-subject = { $kind ->
    [language] language { $name }
    [accessory] accessory { $name }
    [pairing] pairing { $name }
   *[other] { $name ->
        [speechModel] speech model
        [webPage] web page
        [dataFolder] data folder
       *[other] { $name }
    }
}
speak-one-of-those = speak one of those: `language` in beckon.toml, BECKON_LANGUAGE or the locale says which
install-anew = install Beckon anew
model-in = { $model } in { $folder }
model-does-not-hear = { $text }; it does not hear { $languages }
speak-what-it-hears = what is typed is understood; to be heard, speak what it hears: `language` in beckon.toml
install-model = what is typed is understood; to hear, install the package pocketsphinx-en-us
web-missing = `beckon serve` does not start: install Beckon anew
folder-not-there = { $folder } is not there yet
setup-makes-it = `beckon setup` or `beckon import` makes it
folder-not-yours = { $folder } cannot be read and written by you
run-as-owner = run beckon as its owner, or give a folder of your own with --data-dir
folder-open-to-others = others may look into { $folder }
of-another-account = of another account: { $names }
make-them-yours = run beckon as their owner, or make them yours: `{ $command }`
others-may-write = others may write { $names }
all-yours = all in it is yours
room-not-told = the room on the disk of { $place } is not told
look-with = look with `{ $command }`
megabytes-free = { $count } MB are free
make-room = make room: below 50 MB changes may be refused
doctor-no-home = no home yet
setup-makes-one = `beckon setup` makes one
setup-makes-home = `beckon setup` makes a home
restore-copy = stop what uses it, move home.sqlite away, and `beckon restore` or import a copy
database-holds = { $homes ->
    [one] { $homes } home
   *[other] { $homes } homes
}, accessories: { $accessories }, schema { $schema }
restore-if-stays = nothing was changed; where it stays so, move home.sqlite away and `beckon restore` a copy
may-not-record = one is there, and you may not record from it
join-audio = be of the group audio: `sudo usermod -aG audio $USER`, and log in anew
no-card = no sound card that records is there
plug-one-in = to be heard, plug one in
clock-before-release = { $time } is before this Beckon was made
set-clock = set it: `sudo timedatectl set-ntp true`
clock-unsynchronised = { $time }, set by no time server
synchronise-clock = `sudo timedatectl set-ntp true`, with systemd-timesyncd or chrony installed
hub-not-running = `beckon serve` does not run on this folder
start-hub = for triggers and the page: `systemctl --user enable --now beckon`
hub-answers = `beckon serve` answers at { $socket }
announced-count = accessories that are announced in the network: { $count }
install-avahi = install avahi-daemon; until then accessories are found only by host:port
repair-pairing = `beckon pairings import` a copy, or pair it anew
repair-pairings = reset no accessory for it: `beckon restore` or `beckon pairings import` brings back a copy
answers-at = answers at { $address }
fault-at = at { $address }: it { $fault }
is-it-on = is it switched on? Where it has moved: `beckon accessory move`

## Accessories that are simulated

simulate-port = --port is 0 to 65535, not { $port }
not-announced = not announced: { $why }
announced-in-part = only { $some } of { $all } servers are announced
undone-simulation = the accessories answer no more; their pairings are kept
control-path = --control takes a path of 1 to 107 bytes
is-file-already = { $path } is a file already
another-listens = another program listens at { $path }

## Faults of the database, the network, backups and sound

database-no-permission = { $path } may not be read and written by you: look at its owner and permissions
database-not-private = { $path } cannot be used: { $why }
not-private = { $fault ->
    [notAFile] it is no file but a link or a folder: put the file itself there
    [open] others may write it, too: give a folder of your own with --data-dir
    [foreign] it belongs to the account { $detail }: run beckon as that account, or give a folder of your own with --data-dir
   *[staysOpen] others may write it, and that cannot be changed ({ $detail }): say `chmod go-w` to it
}
private-file = { $action ->
    [use] { $path } cannot be used: { $why }
    [read] { $path } cannot be read: { $why }
    [write] { $path } cannot be written: { $why }
    [lock] { $path } cannot be locked: { $why }
    [flush] { $path } cannot be brought to the disk: { $why }
    [replace] { $path } cannot be replaced: { $why }
   *[delete] { $path } cannot be deleted: { $why }
}
private-file-fault = { $fault ->
    [link] it is a link: put the file itself there
    [tooLong] it is longer than { $limit } bytes
   *[tooMany] it has more than { $limit } files
}
database-no-folder = { $path } is no folder: give another data folder, or move it away
database-cannot-open = { $path } cannot be opened: { $why }
database-foreign = { $path } is not a database of Beckon's: move it away, or give another data folder
database-damaged = { $path } is damaged ({ $what }): move it away and import the home file or a copy
database-too-new = { $path } was written by a newer Beckon (schema { $version }, known here is { $known }): update
disk-fails = the disk that holds { $path } fails ({ $what }), and nothing was changed: look into `dmesg`, and `beckon restore` the last backup on another disk
disk-full = the disk that holds { $path } is full: nothing was changed
disk-read-only = the disk that holds { $path } can only be read: look into `dmesg` why, and `beckon backup` to another disk
database-locked = { $path } is in use by another program for too long: try again
undo-nothing = no edit of the last day is left to undo
undo-no-such = there is no edit { $number } of the last day: see `beckon home history`
undo-already = edit { $number } was undone already: see `beckon home history`
undo-changed-by = what edit { $number } changed was changed again by edit { $later }, and stays as it is: undo that one first
undo-in-use = what edit { $number } changed is used by what came after it, and stays as it is: change that first
undo-clashes = edit { $number } cannot be undone as the homes are now: a name that comes back is another's, or a home would have no administrator
postgres-bad-url = the URL of the database cannot be read: write it like postgres://user@host:5432/database?sslmode=verify-full
postgres-no-library = no server can be asked ({ $why }): install the package libpq5
postgres-unreachable = { $server } does not answer ({ $text }): see that the server runs, and that host and port are right
postgres-refused = { $server } lets nobody in ({ $text }): see that database and user are right, and may be connected to
postgres-no-password = { $server } asks for a password: keep it in ~/.pgpass, of mode 0600, or in the settings file
postgres-wrong-password = { $server } does not take this user and password: mend them in ~/.pgpass or in the URL
postgres-no-tls = there is no TLS to { $server } as the URL wants it ({ $text }): mend the server's certificate, or sslmode and sslrootcert in the URL
postgres-no-right = { $server } does not let this role do that ({ $text }): grant it, or connect as the owner of the tables
postgres-old-server = { $server } is PostgreSQL { $version }, and the oldest that can keep homes is { $oldest }
postgres-encoding = { $server } cannot keep homes in the encoding { $encoding }: make a database with ENCODING 'UTF8'
postgres-foreign = { $server } has tables that are not Beckon's: give it a database or a schema of its own
postgres-too-old = { $server } has tables of schema { $version }, older than { $known }, and this role may not change them: run `beckon database migrate` once as their owner
postgres-too-new = { $server } was written by a newer Beckon (schema { $version }, known here is { $known }): update
postgres-damaged = { $server } is damaged ({ $what }): restore a copy
postgres-time-out = { $server } took too long, and nothing was changed: try again
postgres-contended = others change the same in { $server }, and nothing was changed: try again
postgres-full = { $server } has no room ({ $text }), and nothing was changed
postgres-read-only = { $server } can only be read, as a standby: give the URL of the server that is written to
postgres-lost = the connection to { $server } was lost ({ $text }), and nothing was changed: try again
postgres-unknown = the connection to { $server } was lost while a change was being kept: look whether it is there before you try again
postgres-served-elsewhere = another hub serves { $home }, and nothing was changed: ask that one, or edit with a command of its own
postgres-away = { $server } cannot be reached, and edits need it: nothing was changed, and homes that no other hub may serve go on
backup-on-server = the homes are kept by a server: back them up there with pg_dump, and the pairings with `beckon pairings export`
database-on-server = homes at { $server }: { $homes }, accessories: { $accessories }, schema { $schema }
see-server = nothing was changed; `beckon config show` tells which database is meant
database-fault = not as it should be: { $what }
database-whole = { $place } is whole; homes: { $homes }
database-migrated = { $place } has schema { $schema }
database-moved = moved from { $from } to { $to }, and the same there; homes: { $homes }
database-move-there = { $place } keeps { $homes } already: with --add these come beside them, with --replace those go for good
database-move-nothing = there are no homes in { $place }: give the folder or the URL where they are
database-move-same = { $place } is both: give another place to move to
database-move-question = { $place } keeps { $homes } already, and no undo brings that back. Shall I replace it?
database-move-replaced = gone for good: { $homes }
database-move-add-or-replace = --add keeps what is there and --replace removes it: give one of them
database-move-differs = what { $to } keeps now differs from { $from } in { $count }: it is all in { $from } still, and a fault of Beckon: report it
database-released = { $home } is free now
database-release-file = homes in a data folder ({ $folder }) are leased to nobody: there is nothing to free
database-release-served = { $home } is served by the hub of { $machine }, which lives: end that one first
database-lease = { $isServed ->
    [yes] { $home }: { $machine }, lease { $number }
   *[no] { $home }: served by no hub, after lease { $number }
}
connection-refused = the connection was refused
connection-no-way = there is no way there: { $why }
connection-no-machine = there is no machine { $host }
connection-no-port = there is no port { $port }
connection-no-address = the network does not tell its address
connection-timed-out = there was no answer in time
connection-closed = the connection was closed
connection-violation = the other side broke the protocol: { $how }
cannot-listen-on = cannot listen on { $address }: { $why }
no-avahi = the network cannot be searched: Avahi does not run (start it with `systemctl start avahi-daemon`, or give an address, host:port)
name-announced = the name “{ $name }” is announced by another program of this machine
network-silent = nothing in the network answered in time
network-too-much = more is announced in the network than can be kept
network-failed = the network cannot be searched: DNS-SD error { $code }
name-invalid = DNS-SD does not take a name or a record
sealed-foreign = this is no sealed file that Beckon wrote
sealed-not-opened = the password is wrong, or the file was damaged
sealed-no-memory = a password needs 256 MiB of free memory to become a key
sealed-too-long = the file holds more than { $count } MiB
pairings-would-be-lost = { $count } pairings of another identity are here, and would be lost: use another --data-dir, or --replace
neighbour-fault = { $fault ->
    [noClient] there is no client { $name }: `beckon client add` adds one
    [onlyListens] the client { $name } only listens
    [notReady] the hub hears nothing yet, or was started without --ear
   *[busy] too much is asked for at once
    [noText] there is no text, or it is too long
    [noName] nobody is listened for by that name
    [noStage] this stage begins nothing here
    [noSound] the sound has no rate, width and channels that are known
    [tooLong] it is longer than { $most } bytes
    [notJSON] it is no JSON object
    [notObject] “{ $name }” is no JSON object
    [noSite] “{ $name }” is no site
    [missing] “{ $name }” is missing
    [noTextOf] “{ $name }” is no text of at most { $most } bytes
}
client-name = a client's name is 1 to { $most } bytes of visible text
client-taken = there is a client { $name } already: remove it, or give another name
client-not-found = there is no client { $name }: `beckon client list` tells those that there are
client-too-many = there are { $most } clients already: remove one that is not used any more
client-file = { $path } is no list of clients: move it away, and add the clients anew
no-such-model = there is no speech model “{ $name }”; tried { $tried }. Install the package pocketsphinx-en-us, or name a model with BECKON_SPEECH_MODEL.
language-not-heard = the language “{ $code }” is read and not heard: no model of speech is named for it. Type what you want, or name a model in { $file }, as docs/add-a-language.md says under “Hearing it”.
nothing-to-hear = the grammar has no public rule, so nothing can be heard by it.
speech-model-fault = the speech model cannot be used: { $file } { $fault }. Install its package again.
model-fault = { $fault ->
    [unreadable] cannot be read: { $found }
    [notJSON] has the wrong form: it is not JSON
    [missing] has the wrong form: “{ $found }” is missing
    [badValue] has the wrong form: “{ $found }” is of another kind
    [sampleRate] names { $found } samples a second, not { $wanted }
    [unlisted] does not tell the size of { $found }
    [size] has { $found } bytes instead of { $wanted }
    [unsummed] could not be summed: { $found }
   *[sum] has another SHA-256 sum than its description says
}
unpronounceable-word = nobody knows how to pronounce “{ $word }”; write it in letters of the English alphabet.
decoder-fault = { $input ->
    [settings] the decoder does not take its settings.
    [model] the decoder does not take the model { $detail }.
    [word] the decoder does not take the word “{ $detail }”.
    [network] the decoder does not take the network of what can be said.
   *[sound] the decoder does not take the sound.
}
too-many-grammars = { $path }: more than { $count } grammars are imported; join some of them.
grammar-not-text = { $path } is not UTF-8 text; save it as such.
grammar-heard-nothing = { $reason ->
    [nothing] nothing was said
    [tooLong] longer than one sentence: cut it at the pauses
   *[other] no sentence of the grammar
}
grammar-nearest = nearest: { $text }
microphone-fault = the microphone “{ $device }” cannot be used: { $why }.
loudspeaker-fault = the loudspeaker “{ $device }” cannot be used: { $why }; --wav FILE writes the sound instead.
sound-device-silent = no sound passes through it
microphone-others = { $isAny ->
    [yes] { $why }; there are { $others }
   *[no] { $why }; no sound card that records is plugged in
}
sound-command-fault = the command that brings sound, “{ $command }”, { $fault }.
program-fault = { $fault ->
    [notStarted] could not be started
    [status] ended with status { $number }
   *[tooMuch] wrote more than { $number } bytes
}
voice-fault = the voice “{ $command }” says nothing: { $why }
voice-program = { $fault ->
    [notStarted] its program could not be started
    [status] it ended with status { $number }
   *[tooMuch] it wrote more than { $number } bytes
}
unsayable-text = “{ $text }” cannot be said.
sound-file-too-long = { $file } is longer than { $limit }; cut it into shorter recordings.
sound-file-cut = { $file } is cut short: it ends at { $at } s of { $of } s; record or copy it again.
sound-file-empty = { $file } holds no sound.
sound-file-unreadable = { $file } cannot be read: { $why }.
file-fault = { $fault ->
    [missing] there is no such file
   *[forbidden] permission is denied
}
sound-file-foreign = { $file } is not a WAV file: it begins with { $isKnown ->
    [yes] a header of { $start }
   *[no] the bytes { $start }
}. Headerless 16-bit mono sound at 16 kHz is read from files named .raw, .pcm or .s16.
sound-file-header = { $file } is a damaged WAV file: at byte { $offset }, { $fault }.
sound-header = { $fault ->
    [noMark] the mark WAVE is missing
    [noFormat] sound begins before its format is told
    [shortFormat] the format has too few bytes
    [endsBeforeFormat] the file ends before its format
    [endsBeforeSound] the file ends before its sound
    [channels] { $found } channels are named
    [rate] a rate of { $found } Hz is named, which is not between { $least } and { $most }
    [frame] a frame is said to have { $found } bytes instead of { $least }
   *[halfSample] the last 16-bit sample has one byte instead of two
}
sound-file-coding = { $file } holds { $encoding }, which is not read; convert it to 16-bit PCM.
no-such-language = there is no language “{ $code }”; known: { $known }

## Languages of users and rooms

give-language = give the code of a language, or --none
language-changed = changed: { $none ->
    [yes] any language
   *[other] { $code }
} is spoken { $kind ->
    [room] in
   *[other] by
} { kind } { $name } now

## Faults of home files and of JSON

json-at = line { $line }, column { $column }: { $fault }
json-after-end = the document ended before this: remove what follows
json-deep = more than { $most } levels inside one another
json-many = more than { $most } values
json-no-value = a value is missing: the text ends here
json-value = a value is expected here: an object, a list, text in "…", a number, true, false or null
json-key = a key in "…" is expected here
json-colon = a colon is missing after the key
json-last-comma = nothing follows this comma: remove it
json-unclosed = the text ends before its closing { $bracket }
json-comma = a comma or a closing { $bracket } is missing before this
json-word = only true, false and null stand without quotation marks
json-zero = a number does not begin with 0
json-large = this number is too large
json-digit = a digit is missing
json-not-text = this text is not UTF-8
json-control = a control character in a text: its closing " is missing, or write it as \u00…
json-quote = the closing " of this text is missing
json-escape-cut = the text ends within an escape
json-escape = JSON has no such escape
json-surrogate = half of a surrogate pair
json-hex = \u is followed by four hexadecimal digits
file-more = and { $count } more
file-size = the file is larger than { $most } MiB
file-no-homes = “homes” is missing: add "homes": […]
file-no-version = “version” is missing: add "version": { $version }
file-version = { $value } is no version that is known here: only { $version } is
file-primary = only one home is primary, and { $place } is: remove one of them
# What stands in the file, and what should stand there.
file-wrong = { $value } stands where { $wanted } is expected
file-number = the number { $number }
file-text = the text “{ $text }”
file-list = a list
file-object = an object
file-wants-text = text in "…"
file-wants-base64 = base64 text in "…"
file-wants-flag = true or false
file-wants-number = a number
file-wants-whole = a whole number
file-wants-range = a whole number from { $least } to { $most }
file-wants-word = one of { $words }
file-wants-list = a list […]
file-wants-object = an object {"{"}…{"}"}
file-value-low = { $value } is below the least value, { $least }
file-value-high = { $value } is above the greatest value, { $most }
file-value-long = { $value } is longer than { $most } characters
file-value-other = { $value } is none of the values { $known }
file-bounds = the least value, { $least }, is above the greatest, { $most }
file-step = a step is not negative
file-permission = “{ $code }” is no permission; known are { $known }
file-long = the text is longer than { $most } characters
file-many-bytes = the text is longer than { $most } bytes
file-control = “{ $text }” holds a control character
file-many = { $count } are too many: at most { $most } fit
file-missing = “{ $key }” is missing
file-no-key = there is no such key here{ $offer }
file-key-twice = this key stands twice in one object, in lines { $first } and { $second }: remove one
# What follows the thing that is not there.
file-near = ; did you mean “{ $name }”?
file-known = ; there are { $names }
file-no-name = the name is missing: add "name": "…"
file-name = { $isEmpty ->
    [yes] { $reason }
   *[other] “{ $name }”: { $reason }{ $offer }
}
file-legal-name = ; “{ $name }” would do
file-name-empty = a name cannot be empty
file-name-character = “{ $character }” at character { $number } is not allowed: a name holds letters, digits, spaces and apostrophes
file-name-start = a name starts with a letter or a digit, not with “{ $character }”
file-name-end = a name ends with a letter or a digit, not with “{ $character }”
file-name-long = a name has at most { $most } characters
file-name-marks = character { $number } carries more than { $most } marks
file-name-taken = “{ $name }” is taken by { $kind ->
    [home] the home
    [homeItself] the home itself
    [room] the room
    [zone] the zone
    [accessory] the accessory
    [service] a service
    [serviceGroup] the service group
    [actionSet] the action set
    [trigger] the trigger
   *[other] the user
} at { $place }: choose another name (case, spaces and apostrophes make no difference)
file-not-there = there is no { $kind ->
    [room] room
    [accessory] accessory
   *[other] action set
} “{ $name }” in this home{ $offer }
file-twice = “{ $name }” stands twice in this list: remove one
file-service-twice = this service stands twice in the group: remove one
file-characteristic-twice = { $type } stands twice in this service: remove one
file-no-characteristic = “{ $name }” is no characteristic{ $offer }; a vendor's own type is written as its UUID
file-no-service-type = “{ $name }” is no service type{ $offer }; a vendor's own type is written as its UUID
file-characteristic-not-there = the service has no characteristic “{ $name }”{ $offer }
file-only-read = { $type } can only be read, so a scene cannot set it
file-no-bridge = “{ $name }” is no bridge: give it "isBridge": true, or remove this
file-bridge-behind = a bridge does not stand behind another: remove this, or "isBridge"
file-services-alike = “{ $accessory }” has { $count } services of this type: give "number", from 1
file-service-number = “{ $accessory }” has { $count } services of this type, so there is no { $number }
file-no-service = “{ $accessory }” has no service “{ $name }”{ $offer }
file-no-date = “{ $text }” is no date by RFC 3339: write it like 2030-01-01T22:30:00+01:00
file-seconds = a trigger fires on the minute: give it 00 seconds
file-no-time-zone = “{ $text }” is no time zone: write one like Europe/Paris{ $offer }
file-one-of = give exactly one of { $keys }
file-no-weekday = “{ $text }” is no day of the week{ $offer }
file-no-weekdays = give at least one day, or leave the recurrence out
file-no-event = this is no event of services that are in this home: write it like {"{"}"sun": "sunset"{"}"}, or with "services", "characteristic" and "value", "above" or "below"
file-event-date = a trigger with an event has no date: leave it out
file-event-recurrence = what the sun does comes each day or on days of the week, and what accessories tell has no recurrence

## The web page: what it asks the hub for at /messages.json, where { $a } and { $b } are left for what the page puts in

page-title = Beckon
page-skip = Go to the rooms
page-talk = Say what to do
page-example = turn off the kitchen lights
page-send = Say
page-rooms = Rooms
page-scenes = Scenes
page-triggers = By itself
page-everywhere = The whole home
page-entry = Who is there?
page-entry-help = Type the code that beckon serve or beckon client code tells, or a token of beckon client add.
page-entry-fault = That is not known. Try again.
page-code = Code or token
page-enter = Come in
page-leave = Forget this browser's token
page-away = The hub is away. Trying again …
page-silent = does not answer
page-unpaired = not paired
page-yes = Yes
page-no = No
page-undo = Undo
# What the page says for whoever presses these.
page-say-yes = yes
page-say-no = no
page-say-undo = undo
page-on = On
page-off = Off
page-turn-on = Turn on
page-turn-off = Turn off
page-lock = Lock
page-unlock = Unlock
page-locked = Locked
page-unlocked = Unlocked
page-jammed = Jammed
page-open = Open
page-close = Close
page-closed = Closed
page-is-open = Open
page-opening = Opening
page-closing = Closing
page-stopped = Stopped
page-unknown = Not known
page-percent-open = { $a } % open
page-Brightness = Brightness
page-Hue = Hue
page-Saturation = Saturation
page-ColorTemperature = Warmth
page-RotationSpeed = Speed
page-TargetPosition = Position
page-TargetTemperature = Set to
page-CurrentTemperature = { $a } { $b }
page-CurrentRelativeHumidity = { $a } % humid
page-CurrentAmbientLightLevel = { $a } lux
page-BatteryLevel = Battery { $a } %
page-StatusLowBattery = Battery low
page-ContactSensorState-0 = Closed
page-ContactSensorState-1 = Open
page-MotionDetected-0 = No motion
page-MotionDetected-1 = Motion
page-OccupancyDetected-0 = Nobody there
page-OccupancyDetected-1 = Somebody there
page-LeakDetected-0 = Dry
page-LeakDetected-1 = Leak
page-SmokeDetected-0 = No smoke
page-SmokeDetected-1 = Smoke
page-CarbonMonoxideDetected-0 = No carbon monoxide
page-CarbonMonoxideDetected-1 = Carbon monoxide
page-TargetHeatingCoolingState = Heating
page-TargetHeatingCoolingState-0 = Off
page-TargetHeatingCoolingState-1 = Heat
page-TargetHeatingCoolingState-2 = Cool
page-TargetHeatingCoolingState-3 = Auto
page-SecuritySystemTargetState = Alarm
page-SecuritySystemTargetState-0 = At home
page-SecuritySystemTargetState-1 = Away
page-SecuritySystemTargetState-2 = At night
page-SecuritySystemTargetState-3 = Off
page-SecuritySystemCurrentState-0 = Armed at home
page-SecuritySystemCurrentState-1 = Armed, away
page-SecuritySystemCurrentState-2 = Armed at night
page-SecuritySystemCurrentState-3 = Disarmed
page-SecuritySystemCurrentState-4 = Alarm!
page-percent = { $a } %
page-degrees = { $a }°
page-kelvin = { $a } K
page-celsius = °C
page-fahrenheit = °F
page-disabled = off
page-next = next { $a }
page-happened = { $a }: done
page-failed = { $a }: { $b }
page-aloud = Tell replies aloud
page-speak = Hold to speak
page-listening = Listening …
page-no-microphone = The microphone cannot be used.
page-speak-help = To speak, open this page at localhost or over TLS: a browser gives the microphone to no other.
page-cancel = Cancel
page-cancel-of = Cancel { $a }
page-history = What was changed
page-undo-of = Undo: { $a }
page-undone = undone
page-setup = Set up
page-pair-title = Add an accessory
page-discover = Look for accessories
page-found = Found: { $a }
page-found-none = Nothing new was found.
page-accessory = Name or address
page-setup-code = Setup code
page-room = Room
page-no-room = No room yet
page-uncertified = Add it even if it is not certified
page-pair = Add
page-working = …
page-rename-title = Give another name
page-named = What
page-new-name = New name
page-rename = Rename
page-renamed = Renamed.
page-kind-home = Home
page-kind-room = Room
page-kind-zone = Zone
page-kind-accessory = Accessory
page-kind-scene = Scene
page-kind-trigger = Trigger
page-scene-title = Make a scene of what is on now
page-scene-name = Name of the scene
page-scene-place = What is in
page-whole-home = the whole home
page-scene-replace = Put it in the place of a scene of that name
page-scene-save = Save the scene
page-scene-saved = Saved: { $a }
page-scene-left-out = Left out: { $a }
page-remove = Remove
page-remove-of = Remove { $a }
page-phrase-title = Teach words of your own
page-phrase-words = What you say
page-phrase-means = The sentence that you mean
page-phrase-teach = Teach
page-phrase-taught = “{ $a }” is “{ $b }” from now on.
page-phrase-of = “{ $a }”: { $b }

## Why the hub does not do over HTTP what it is asked for

http-no-path = there is no path
http-nothing-here = there is nothing here
http-wrong-method = that cannot be done with it
http-not-now = that cannot be done now
http-token-needed = a token is needed: `beckon client add NAME` makes one
http-wrong-code = that code is wrong or spent: `beckon client code` tells a new one
http-only-listens = this client only listens
http-owner-only = only the owner asks for that, at the socket in the data folder
http-owner-says = only the owner says “resuming”, “yes” and “now”
http-other-user = a client acts as the user it was made for
http-sets-nothing-up = this client sets nothing up: `beckon client setup NAME on` lets it
http-host = ask for it by its address, or by a name of the local network
http-origin = that page is not of this hub
http-too-much = too much is asked for at once: wait a little
http-wrong-kind = the body has to be { $kind }
http-long = the body is longer than { $most } bytes
http-no-json = the body is no JSON: { $fault }
http-no-object = the body is no JSON object
http-unexpected = “{ $member }” is not expected here
http-has-to-be = “{ $member }” has to be { $wanted }
http-text = a text of at most { $longest } characters
http-texts = a list of at most { $most } texts of at most { $longest } characters
http-number = a number above 0
http-value = a value
http-word-of-list = “{ $member }” is a word of a list: see /openapi.json
http-not-done = “{ $edit }” is not done to a { $kind } here
http-every = “every” is 30m, 6h, 1d or 2w
http-on = “on” is monday,friday, weekdays or weekend
http-every-or-on = it comes “every” so often or “on” days, not both
http-once = “once” goes with neither “every” nor “on”
http-no-time = “at”, “every”, “on” and “once” are missing
http-opens = it would { $openings }: “yes” says yes to that
http-may-not-open = it would { $openings }: `beckon client opening NAME on` lets this client say yes
http-no-model = there is no model to check names by
http-no-name = that is no name
http-hears-nothing = the hub hears nothing: start it with --ear
http-no-thing = there is no such thing
http-no-scene = there is no such scene
http-no-state = that thing has no such state, or cannot be so
http-partial = { $silent }: “partial” leaves out what does not answer
http-replace = there is a scene { $name }: “replace” puts what is on now in its place
http-nothing-to-say = there is nothing to say
http-half-sample = the sound ends in half a sample
