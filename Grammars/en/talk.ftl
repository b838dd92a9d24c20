### Small talk.

hello = Hello. What shall I do?
goodbye = Goodbye.
welcome = You are welcome.
help = Say what to do and with what, such as { $readings }.
help-with-nothing = There is nothing in this home yet that can be controlled. Add an accessory with `beckon setup`.
the-rooms = The rooms of { $home } are { $names }.
no-rooms = { $home } has no rooms yet.
the-scenes = The scenes of { $home } are { $names }.
no-scenes = { $home } has no scenes yet.
# What words may mean that nobody understood, and what they were taught to mean.
nearest-sentence = Did you mean: { $text }?
phrase-kept = From now on “{ $text }” means that.
phrase-means = “{ $text }” means “{ $name }”.
phrase-opens = That would open the home, so say it itself.
# What other assistants can do, and a home cannot.
no-skill = { $skill ->
    [timers] I have no timers.
    [alarms] I have no alarm clock.
    [music] I play no music.
    [weather] I know nothing of the weather outside.
    [lists] I keep no lists.
    [clock] I tell neither the time nor the date.
    [reminders] I have no reminders.
    [messages] I make no calls and send no messages.
    [reasons] I cannot tell who did what, or why.
   *[knowledge] I know this home only.
}
