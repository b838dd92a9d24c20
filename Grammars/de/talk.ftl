### Kleine Gespräche.

hello = Hallo. Was soll ich tun?
goodbye = Auf Wiedersehen.
welcome = Gern geschehen.
help = { say }, was womit geschehen soll, zum Beispiel { $readings }.
help-with-nothing = In diesem Haus gibt es noch nichts zu steuern. { add-now } mit `beckon setup` ein Gerät hinzu.
the-rooms = Die Räume von { $home } sind { $names }.
no-rooms = { $home } hat noch keine Räume.
the-scenes = Die Szenen von { $home } sind { $names }.
no-scenes = { $home } hat noch keine Szenen.
# What words may mean that nobody understood, and what they were taught to mean.
nearest-sentence = War gemeint: { $text }?
phrase-kept = Ab jetzt bedeutet „{ $text }“ das.
phrase-means = „{ $text }“ bedeutet „{ $name }“.
phrase-opens = Das würde das Haus öffnen, darum muss es selbst gesagt werden.
# What other assistants can do, and a home cannot.
no-skill = { $skill ->
    [timers] Ich habe keine Timer.
    [alarms] Ich habe keinen Wecker.
    [music] Ich spiele keine Musik.
    [weather] Vom Wetter draußen weiß ich nichts.
    [lists] Ich führe keine Listen.
    [clock] Ich sage weder Uhrzeit noch Datum.
    [reminders] Ich habe keine Erinnerungen.
    [messages] Ich rufe nicht an und verschicke keine Nachrichten.
    [reasons] Wer was getan hat, und warum, weiß ich nicht.
   *[knowledge] Ich kenne nur dieses Haus.
}
