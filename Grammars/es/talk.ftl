### Small talk.

hello = Hola. ¿Qué hago?
goodbye = Hasta luego.
welcome = De nada.
help = { say } qué hacer y con qué, por ejemplo { $readings }.
help-with-nothing = En esta casa todavía no hay nada que se pueda controlar. { add-now } un accesorio con `beckon setup`.
the-rooms = Las habitaciones de { $home } son { $names }.
no-rooms = { $home } todavía no tiene habitaciones.
the-scenes = Las escenas de { $home } son { $names }.
no-scenes = { $home } todavía no tiene escenas.
# What words may mean that nobody understood, and what they were taught to mean.
nearest-sentence = ¿{ do-you-want } decir «{ $text }»?
phrase-kept = De ahora en adelante, «{ $text }» significa eso.
phrase-means = «{ $text }» significa «{ $name }».
phrase-opens = Eso abriría la casa, así que hay que decirlo directamente.
# What other assistants can do, and a home cannot.
no-skill = { $skill ->
    [timers] No tengo temporizadores.
    [alarms] No tengo despertador.
    [music] No pongo música.
    [weather] No sé nada del tiempo que hace fuera.
    [lists] No llevo listas.
    [clock] No digo ni la hora ni la fecha.
    [reminders] No tengo recordatorios.
    [messages] No hago llamadas ni envío mensajes.
    [reasons] No sé quién ha hecho qué ni por qué.
   *[knowledge] Solo conozco esta casa.
}
