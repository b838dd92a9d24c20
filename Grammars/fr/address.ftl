### How the person is spoken to: “tu”, or “vous”, which is the usual one.

z = { $address ->
    [plain] {""}
   *[polite] z
}
tell-me = { $address ->
    [plain] Dis-le-moi
   *[polite] Dites-le-moi
}
say = { $address ->
    [plain] Dis
   *[polite] Dites
}
say-so = { $address ->
    [plain] dis
   *[polite] dites
}
put-back = { $address ->
    [plain] remets
   *[polite] remettez
}
write-it = { $address ->
    [plain] écris-la
   *[polite] écrivez-la
}
write-one = { $address ->
    [plain] écris-en
   *[polite] écrivez-en
}
choose-one = { $address ->
    [plain] choisis-en
   *[polite] choisissez-en
}
answer-me = { $address ->
    [plain] Réponds
   *[polite] Répondez
}
you-said = { $address ->
    [plain] As-tu dit
   *[polite] Avez-vous dit
}
you-mean = { $address ->
    [plain] veux-tu dire
   *[polite] voulez-vous dire
}
you-meant = { $address ->
    [plain] Voulais-tu dire
   *[polite] Vouliez-vous dire
}
you-meant-so = { $address ->
    [plain] voulais-tu dire
   *[polite] vouliez-vous dire
}
what-you-want = { $address ->
    [plain] ce que tu veux
   *[polite] ce que vous voulez
}
you-are = { $address ->
    [plain] tu es
   *[polite] vous êtes
}
please = { $address ->
    [plain] s'il te plaît
   *[polite] s'il vous plaît
}
do-not-mention-it = { $address ->
    [plain] Je t'en prie
   *[polite] Je vous en prie
}
give-one = { $address ->
    [plain] donnes-en
   *[polite] donnez-en
}
your-homes = { $address ->
    [plain] tes domiciles
   *[polite] vos domiciles
}
forget-one = { $address ->
    [plain] oublies-en
   *[polite] oubliez-en
}
create-one = { $address ->
    [plain] crées-en
   *[polite] créez-en
}
create-one-now = { $address ->
    [plain] Crées-en
   *[polite] Créez-en
}
take-one-out = { $address ->
    [plain] retires-en
   *[polite] retirez-en
}
add-one = { $address ->
    [plain] ajoutes-en
   *[polite] ajoutez-en
}
name-one = { $address ->
    [plain] nommes-en
   *[polite] nommez-en
}
take-away = { $address ->
    [plain] enlève
   *[polite] enlevez
}
