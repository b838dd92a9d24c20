### Small talk.

hello = Hello. What shall I do?
goodbye = Goodbye.
welcome = You are welcome.
help = Say what to do and with what, such as { $readings }.
# What can be said in most homes.
example = turn on the kitchen lights
