### Small talk.

hello = Hello. What shall I do?
goodbye = Goodbye.
welcome = You are welcome.
help = Say what to do and with what, such as { $readings }.
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
   *[knowledge] I know this home only.
}
# What can be said in most homes.
example = turn on the kitchen lights
