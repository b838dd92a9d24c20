### Why a sentence is read as it is: what `--explain` tells.

read-as = Read as: { $text }
taken = taken
not-taken = not taken: { $reason }
not-otherwise = Not otherwise: { $text } [{ $name }]
lost-because = { $loss ->
    [errors] more letters would be wrong
    [absent] nothing of the kind is there
    [form] it takes a shortened name for what has a whole one
    [home] it is in a home that comes later
    [unnamedThings] less of the sentence is names of things
    [unnamedPlaces] less of the sentence is names of places
    [room] it is not in the speaker's room
    [ability] it cannot be done
    [guesses] it guesses more
    [commands] it takes more commands
    [phrases] it takes more phrases
    [bare] it means a place and not a thing in it
    [penalty] it breaks a rule that makes a reading unlikely
   *[turn] there is a plainer way to ask
}

## What words were taken for.

chunk-means = { $chunk ->
    [courtesy] courtesy
    [pause] pause
    [question] question mark
    [and] and
    [or] or
    [but] but
    [then] then
    [not] not
    [except] except
    [instead] not this but that
    [no] no
    [correction] instead
    [never] take it back
   *[spare] leave as it is
}
thing-meant = thing: { $things }
place-meant = place: { $place }
scene-meant = scene: { $name }
time-meant = time: { $time }
in-place = in { $place }
so-many-in-all = … { $count } in all
