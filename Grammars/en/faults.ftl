### Why something was not understood, or could not be done.

## What was heard or typed.

nothing-said = I heard no words.
too-long = That is too long: a sentence has at most { $limit } characters.
too-many-words = That is too long: a sentence has at most { $limit } words.
not-understood = I did not understand { $words }
no-such-sentence = I know these words, but not this sentence.
try-saying = Try “{ $text }”.
no-home-yet = There is no home yet. Set one up with `beckon setup`.
nothing-before = I remember nothing that I did just now. Say what you want with the thing's name.
goes-on-from-nothing = I do not know what that goes on from. Say the whole sentence, please.
did-nothing-yet = I did nothing yet.

## Names.

nothing-called = There is nothing called “{ $name }”.
nothing-called-there = There is nothing called “{ $name }” in { $home }.
no-room-called = There is no room called “{ $name }” in { $home }.
did-you-mean = Did you mean { $names }?
in-another-home = There is nothing called “{ $name }” in { $home }. It is in { $other }.
is-elsewhere = { $things } { be } in the { $room }, not in { $place }
is-in-no-room = { $things } { be } in no room, not in { $place }

## What things can do.

cannot = { $things } cannot { $ability ->
    [power] be turned on or off
    [percentage] be set to a percentage
    [number] be set to a number
    [temperature] be set to a temperature
    [lock] be locked or unlocked
    [door] be opened or closed
    [mute] be muted
    [halt] be paused
    [color] change its color
    [black] be black
    [white] change its white
    [mode] be set to heat or cool
    [arm] be armed
    [dim] be dimmed
    [position] be opened part of the way
    [speed] be set to a speed
    [volume] be set to a volume
    [humidity] be set to a humidity
    [level] be changed by degrees
    [warmth] be made warmer or cooler
    [degrees] be made so many degrees warmer or cooler
   *[tell] tell that
}
it-can-be = It can be { $abilities }.
# To follow “can be”.
able = { $ability ->
    [power] turned on or off
    [dim] dimmed
    [speed] set to a speed
    [lock] locked or unlocked
    [door] opened or closed
    [temperature] set to a temperature
    [mode] set to heat or cool
    [color] set to a color
    [warmth] made warmer or cooler
    [volume] set to a volume
    [mute] muted
    [halt] paused
   *[arm] armed or disarmed
}
nothing-able = There is no accessory that can do that in { $place }.
nothing-telling = There is no sensor for that in { $place }.
nothing-of-kind = There is no { $kind } in { $place }.
nothing-other = There is no other { $name } in { $place }.
not-as-many = { $found ->
    [one] There is one { $kind }
   *[other] There are { $found } { $kind }s
} in { $place }, not { $said }. Say which you mean.
some-thing = thing
nothing-to-control = The { $name } has nothing to control.
too-broad = Say what in { $home } you mean: a room, a thing, “the lights” or “everything”.
room-unknown = I do not know which room you are in. Say the room's name.
# “Set the lamp”, and nothing says to what.
value-missing = Say what { $things } should be set to.
scene-is-empty = { $name } has no actions yet.

## Rights.

refused = { $user } is not a user of { $home }, so nothing was done.
guest = { $user } is a guest in { $home }: only administrators keep things for later. Nothing was done.

## Times that cannot be kept.

time-of-sun = I do not know where that home is, and so not when the sun rises or sets there. Tell me with `beckon home place` (for another than the primary home with `--home`), or say a time, such as “at 19:30”.
time-of-sun-vague = Say how long before or after, such as “half an hour before sunset”.
time-of-polar-night = The sun does not come up here now, so that would not be today or tomorrow. Say a time, such as “at 19:30”.
time-of-polar-day = The sun does not go down here now, so that would not be today or tomorrow. Say a time, such as “at 19:30”.
time-of-sun-seldom = By the sun I can do it once, every day, or on days of the week.
time-of-event = I can wait for a time, or for what an accessory tells, but nothing here tells that. Say a time, such as “at 19:30”.
time-of-event-and-time = I can wait for something to happen or for a time, but not for both in one sentence. Say the one or the other.
time-vague = Say when, such as “in 10 minutes” or “at 19:30”.
time-without-clock = Say at what time, such as “at 19:30”.
time-without-weekday = Say on which day, such as “every other Tuesday at 8”.
time-of-several-days = Say “every” before the days, or one day at a time.
time-in-seconds = I keep time to the minute. Say a whole number of minutes.
time-too-far = That is more than a year ahead.
time-passed = That time has passed.
time-too-often = That is too often: I can repeat something every 5 minutes at most.
time-too-seldom = That is too seldom: I can repeat something every 5 weeks at least.
time-overlapping = It would come again before it has ended.
time-with-last-day = I cannot end what is repeated. Leave out its last day.
time-of-no-day = There is no such day.
no-way-back = I do not know what { $name } should go back to. Say both times, and what to do.

## What an accessory did not do.

# After its name.
control-fault = { $error ->
    [notPaired] is not paired with Beckon
    [pairingMissing] was paired, but its pairing is missing in { $detail }: do not reset it, but bring the pairings back, from a copy or from a backup (beckon pairings import)
    [pairingUnreadable] cannot be controlled, because its pairing cannot be read: { $detail }
    [unreachable] cannot be reached
    [notReachedByBridge] cannot be reached by its bridge
    [stranger] is not what answers at its address: another accessory is there
    [pairingGone] no longer knows Beckon: remove it and add it again
    [timedOut] did not answer in time
    [unconfirmed] did not answer in time: whether it was done is not known
    [interrupted] broke off before it answered: whether it was done is not known
    [tooSlow] did not come to an end in time
    [busy] is busy
    [outOfResources] has no room for more
    [readOnly] does not let this be changed
    [writeOnly] does not tell this
    [noNotifications] does not tell when this changes
    [invalidValue] does not take this value
    [notUnderstood] answered what I do not understand
    [noValue] answered wrongly: it told no value
    [noSuchCharacteristic] does not have this
    [insufficientPrivileges] does not allow this
    [insufficientAuthorization] wants more proof for this than Beckon has
    [notAllowedNow] cannot do this now
    [needsConsent] was left as it is: to open it needs a yes
    [servedElsewhere] is left to the other hub that serves its home
    [cutOff] was left as it is: the database cannot be asked which hub serves its home
    [protocolViolation] answered wrongly: { $detail }
    [violationInDoubt] answered wrongly: { $detail }: whether it was done is not known
   *[status] refused with status { $detail }
}
accessory-fault = { $things } { control-fault }
# Whose accessory is in no home any more.
gone-accessory = an accessory that is gone
gone-thing = what is gone

## What became of a scene.

scene-without-actions = { $name } has no actions
scene-failed = { $name } failed: { $reason }
scene-failed-partly = { $name } failed in part: { $reason }
# Where more is to be told than a person reads.
many-more = { $names }, and { $count } more

## What cannot be kept for later.

agenda-gone = { $home } is gone.
agenda-needs-yes = Nothing is kept for later: what it would open needs a yes.
agenda-change = I can keep a value for later, but not a change. Say a value, such as 40 percent.
agenda-nowhere = Nothing can be kept for later here.
agenda-in-file = What is said for later is kept in the shared database: leave out --home-file.

## What was heard.

heard-nothing = I heard nothing.
heard-too-much = That was longer than one command. Say one at a time.
heard-no-command = I heard something, but no command that I know.
