### Small talk.

hello = Ciao. Che cosa faccio?
goodbye = A presto.
welcome = Prego.
help = { say } che cosa fare e con che cosa, per esempio { $readings }.
help-with-nothing = In questa casa non c'è ancora niente da controllare. { add-now } un accessorio con `beckon setup`.
the-rooms = Le stanze di { $home } sono { $names }.
no-rooms = { $home } non ha ancora stanze.
the-scenes = Le scene di { $home } sono { $names }.
no-scenes = { $home } non ha ancora scene.
# What words may mean that nobody understood, and what they were taught to mean.
nearest-sentence = Intendi «{ $text }»?
phrase-kept = D'ora in poi, «{ $text }» significa questo.
phrase-means = «{ $text }» significa «{ $name }».
phrase-opens = Questo aprirebbe la casa, perciò va detto direttamente.
# What other assistants can do, and a home cannot.
no-skill = { $skill ->
    [timers] Non ho timer.
    [alarms] Non ho una sveglia.
    [music] Non metto musica.
    [weather] Non so niente del tempo che fa fuori.
    [lists] Non tengo liste.
    [clock] Non dico né l'ora né la data.
    [reminders] Non tengo promemoria.
    [messages] Non telefono e non mando messaggi.
    [reasons] Non so chi ha fatto che cosa, né perché.
   *[knowledge] Conosco solo questa casa.
}
