### Ce qui ne va pas avec un accessoire, ou avec ce qui en est conservé : les réponses et le programme le disent ainsi.

# Comment un accessoire a enfreint le protocole, après deux-points. Entre parenthèses figure un code.
violation = { $violation ->
    [tooLong] un message est plus long que permis
    [notHTTP] un message n’est pas du HTTP selon HAP
    [noAnswer] il demande sans cesse d’attendre et ne répond pas
    [badFrame] une trame de la session ne s’ouvre pas
    [notJSON] le contenu n’est pas du JSON
    [tooManyValues] le contenu a plus de { $detail } valeurs
    [missing] il manque au contenu un « { $detail } » valable
    [status] état HTTP { $detail }
    [request] il a envoyé une requête
    [leftOut] il a omis une réponse
    [noValue] il n’a donné aucune valeur
    [unasked] il a répondu à ce qui n’était pas demandé
    [unproven] il a annoncé des nouvelles avant de prouver son identité
    [endless] il annonce des changements sans fin
    [pairing] il ne respecte pas le protocole de jumelage ({ $detail })
    [notGenuine] il n’est pas celui qu’il prétend être ({ $detail })
   *[refusal] il a refusé ({ $detail })
}
# Un fichier de jumelages inutilisable ; personne ne doit réinitialiser un accessoire pour rien.
pairing-file-fault = { $damage ->
    [newer] { $file } a été écrit par un Beckon plus récent (version { $detail }) : l’utiliser. Il a été laissé tel quel.
    [noIdentity] { $file } manque, et sans lui les jumelages d’à côté sont inutilisables. En remettre une copie, ou le déplacer et reprendre les jumelages d’une sauvegarde (beckon pairings import).
    [unreadable] { $file } ne se lit pas : { $detail }
   *[notPairing] { $file } est endommagé : { $damage ->
        [empty] il est vide
        [notJSON] ce n’est pas du JSON
        [noVersion] sa version n’existe pas
        [badIdentity] l’identité du contrôleur n’en est pas une
        [noList] il n’y a pas de liste de jumelages
        [tooLong] il dépasse { $detail } octets
        [unwritten] ce qui devait être écrit n’a pas pu être relu
       *[notPairing] ce n’est pas un jumelage
    }. Il a été laissé tel quel. En remettre une copie, ou le déplacer et reprendre les jumelages d’une sauvegarde (beckon pairings import).
}
