### Why a change to a home was refused. Each is one line that goes on from “beckon:”, and says how to mend it.

kind-of-thing = { $sort ->
    [home] home
    [room] room
    [zone] zone
    [accessory] accessory
    [service] service
    [serviceGroup] group
    [actionSet] scene
    [trigger] trigger
   *[user] user
}
# The same of what is in it.
kind-of-member = { $member ->
    [home] home
    [room] room
    [zone] zone
    [accessory] accessory
    [service] service
    [serviceGroup] group
    [actionSet] scene
    [trigger] trigger
   *[user] user
}
sameness = (case, spaces and apostrophes make no difference)

## Names.

# What the rule wants, to follow the name in a sentence.
fault-empty = a name cannot be empty
fault-character = “{ $name }” at character { $number } is not allowed: a name holds letters, digits, spaces and apostrophes
fault-start = a name starts with a letter or a digit, not with “{ $name }”
fault-end = a name ends with a letter or a digit, not with “{ $name }”
fault-long = a name has at most { $limit } characters
fault-marks = character { $number } carries more than { $limit } marks

no-name = { $reason }: give one
bad-name = “{ $name }” is no name: { $reason }
bad-name-offering = { bad-name }; “{ $other }” would do
name-taken-by-home = the name “{ $name }” is taken in { $home } by the home itself: choose another { sameness }
name-taken = the name “{ $name }” is taken in { $home } by the { kind-of-thing } “{ $other }”: choose another { sameness }
home-name-taken = the name “{ $name }” is taken in your homes by the home “{ $other }”: choose another { sameness }
user-name-taken = the name “{ $name }” is taken in the users of { $home } by the user “{ $other }”: choose another { sameness }
alias-exists = the { kind-of-thing } “{ $name }” is called “{ $other }” already { sameness }: choose another alias
no-alias = the { kind-of-thing } “{ $name }” has no alias “{ $other }”: look at the aliases it has
no-aliases-for-users = the user “{ $name }” can have no alias: rename the user instead
bad-spoken-forms = that cannot be kept for “{ $name }”: { $spoken ->
    [tooMany] a thing has at most { $number } spoken forms
    [length] a spoken form has 1 to { $limit } characters
    [noWords] a spoken form has words
   *[signs] a spoken form has letters, digits, spaces and apostrophes only
}
no-room-for-spoken-forms = “{ $name }” has no room for spoken forms: its “extra” in the home file is no object
no-room-for-place = “{ $name }” has no room for its place: its “extra” in the home file is no object
no-room-for-language = “{ $name }” has no room for its language: its “extra” in the home file is no object
bad-phrase = “{ $text }” cannot be taught: { $phraseFault ->
    [tooMany] a home learns at most { $number } phrases; forget one with `beckon phrase forget`
    [length] words and sentence have at most { $limit } characters each
    [noWords] say words, and a sentence, each on one line
    [same] the sentence is those words
    [understood] these words mean something already
    [meaningless] the sentence is none that this home understands; try it with `beckon parse`
   *[opens] the sentence would open the home, and that has to be said itself
}
no-phrase = { $home } was taught no words “{ $text }”: `beckon phrase list` tells what it was taught
no-room-for-phrases = “{ $name }” has no room for what it is taught: its “extra” in the home file is no object
unspeakable = “{ $name }” has no words that can be said

## What is there and what is not.

no-home = there is no home yet: make one with `beckon setup`, or `beckon home add NAME`
not-found = there is no { kind-of-thing } “{ $name }”
not-found-in = there is no { kind-of-thing } “{ $name }” in { $home }
nothing-called-so = nothing in “{ $home }” is called “{ $name }”
several-services = “{ $name }” may be each of { $count } services: say { $names }
and-others = { $names }, …
no-characteristic = there is no characteristic “{ $name }” on “{ $things }”
no-service-type = there is no type of service “{ $name }”
# To follow one that is not there.
there-is = { $text }; there is “{ $name }”
there-are = { $text }; there are { $names }
mean-name = { $text }; did you mean “{ $name }”?
mean-type = { $text }; did you mean { $name }?
is-gone = there is no such { kind-of-thing } any more: look at what is there now
is-gone-from = there is no such { kind-of-thing } in { $home } any more: look at what is there now
already-exists = the { kind-of-thing } “{ $name }” is there already: change it, or add a new one
already-exists-in = the { kind-of-thing } “{ $name }” is there already in { $home }: change it, or add a new one
already-in = the { kind-of-member } “{ $name }” is in the { kind-of-thing } “{ $other }” already: leave it there
not-in = the { kind-of-member } “{ $name }” is not in the { kind-of-thing } “{ $other }”: look at what is in it
no-action = the action on “{ $name }” is not in the scene “{ $other }”: look at what is in it
full-home = { $home } has { $limit } of these, and can have no more: remove one of them first
full-store = one database has { $limit } of these, and can have no more: remove one of them first
too-many-accessories = { $home } cannot take so many accessories: a home has at most { $limit }
nothing-on-to-save = there is nothing to save: nothing on was found
nothing-to-save = there is nothing to save: nothing was found

## Rights.

may-not-change = “{ $user }” may not change { $home }: ask one of its administrators to
may-not-open = “{ $user }” may not move locks, doors and alarms in { $home }: ask one of its administrators
may-not-open-from-away = “{ $user }” may not unlock, open or disarm anything in { $home } from away: ask the owner of the hub to allow it
nobody-there = no user of { $home } is mapped to this account: say which user acts, or ask one of its administrators
not-owner = the data folder belongs to another account: ask its owner to do it
last-administrator = “{ $user }” is the last administrator of { $home }: make another user administrator first
bad-account = this is no account for “{ $user }”: give its name, which has 1 to 256 bytes

## Things.

room-for-home-stays = “{ $home }” is the room for the entire home, which cannot be renamed, removed or changed: change the home or one of its other rooms
room-for-home-in-zone = “{ $home }” is the room for the entire home, which cannot be in the zone “{ $name }”: add one of its other rooms
bridge-behind-bridge = the bridge “{ $name }” cannot stand behind the bridge “{ $other }”: add it on its own
no-bridge = “{ $other }” is no bridge, so “{ $name }” cannot be behind it: name the bridge it is behind
service-not-removable = the service “{ $name }” is part of the accessory “{ $other }” and cannot be removed alone: rename it, or remove the accessory

## Scenes and triggers.

bad-action = { $refused ->
    [readOnlyCharacteristic] { $name } of “{ $things }” can only be read: an action writes what can be set
    [invalidValueType] { $value } is no value for { $name } of “{ $things }”: give one of its type
    [valueLowerThanMinimum] { $value } is below what { $name } of “{ $things }” allows: give more
    [valueHigherThanMaximum] { $value } is above what { $name } of “{ $things }” allows: give less
    [stringLongerThanMaximum] the text for { $name } of “{ $things }” is too long: give a shorter one
    [notFound] there is no { $name } on “{ $things }”: look at what it can do
   *[other] { $value } is not allowed for { $name } of “{ $things }”: give one of its valid values, on its step
}
bad-trigger = the trigger “{ $name }” { $refused ->
    [fireDateNotOnMinute] fires on the minute: give it 00 seconds
    [fireDateInPast] cannot fire in the past: give it a date to come
    [recurrenceTooSmall] comes again after 5 minutes at least: give it a longer recurrence
    [recurrenceTooLarge] comes again after 5 weeks at most: give it a shorter recurrence
    [noRegisteredActionSets] has no scene to run: add one before it is enabled
   *[other] has no time to fire at: give it a date such as 2030-01-01T22:30:00+01:00
}
no-weekdays = a trigger that comes on days of the week has one day at least: give it one
bad-fire-date = “{ $text }” is no date for the trigger “{ $name }”: write it like 2030-01-01T22:30:00+01:00
bad-time-zone = “{ $text }” is no time zone for the trigger “{ $name }”: write one like Europe/Paris
bad-date = --at takes a date such as 2030-01-01T22:30:00+01:00, “2030-01-01 22:30” or 22:30, not “{ $text }”

## Lines of names.

line-not-text = this is not UTF-8 text
line-too-long = this is longer than 64 KiB
