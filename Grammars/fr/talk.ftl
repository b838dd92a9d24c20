### Small talk.

hello = Bonjour. Que puis-je faire ?
goodbye = Au revoir.
welcome = { do-not-mention-it }.
help = { say } quoi faire et avec quoi, par exemple { $readings }.
help-with-nothing = Il n'y a encore rien à commander dans ce domicile. Ajoute{ z } un accessoire avec `beckon setup`.
the-rooms = Pièces ({ $home }) : { $names }.
no-rooms = { $home } n'a pas encore de pièces.
the-scenes = Scènes ({ $home }) : { $names }.
no-scenes = { $home } n'a pas encore de scènes.
nearest-sentence = { you-meant } : { $text } ?
phrase-kept = Désormais « { $text } » veut dire cela.
phrase-means = « { $text } » veut dire « { $name } ».
phrase-opens = Cela ouvrirait le domicile : il faut le dire tel quel.
no-skill = { $skill ->
    [timers] Je n'ai pas de minuteur.
    [alarms] Je n'ai pas de réveil.
    [music] Je ne joue pas de musique.
    [weather] Je ne connais pas la météo.
    [lists] Je ne tiens pas de listes.
    [clock] Je ne donne ni l'heure ni la date.
    [reminders] Je n'ai pas de rappels.
    [messages] Je n'appelle personne et n'envoie pas de messages.
    [reasons] Je ne sais pas qui a fait quoi, ni pourquoi.
   *[knowledge] Je ne connais que ce domicile.
}
