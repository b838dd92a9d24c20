### Che cosa non va in un accessorio, o in ciò che se ne conserva: così lo dicono le risposte e il programma.

# Come un accessorio ha violato il protocollo, dopo i due punti. Tra parentesi c'è un codice.
violation = { $violation ->
    [tooLong] un messaggio è più lungo del consentito
    [notHTTP] un messaggio non è HTTP come lo vuole HAP
    [noAnswer] chiede di continuo di aspettare e non risponde
    [badFrame] un frame della sessione non si apre
    [notJSON] il contenuto non è JSON
    [tooManyValues] il contenuto ha più di { $detail } valori
    [missing] al contenuto manca un «{ $detail }» valido
    [status] stato HTTP { $detail }
    [request] ha inviato una richiesta
    [leftOut] ha omesso una risposta
    [noValue] non ha dato nessun valore
    [unasked] ha risposto a ciò che non era stato chiesto
    [unproven] ha annunciato novità prima di provare chi è
    [endless] annuncia cambiamenti senza fine
    [pairing] non rispetta il protocollo di abbinamento ({ $detail })
    [notGenuine] non è chi dice di essere ({ $detail })
   *[refusal] ha rifiutato ({ $detail })
}
# Un file di abbinamenti che non serve a nulla; nessuno deve ripristinare un accessorio per niente.
pairing-file-fault = { $damage ->
    [newer] { $file } è stato scritto da un Beckon più recente (versione { $detail }): usa quello. È rimasto com'è.
    [noIdentity] Manca { $file }, e senza di esso gli abbinamenti accanto non servono a nulla. Recuperane una copia, o spostalo e prendi gli abbinamenti da un backup (beckon pairings import).
    [unreadable] { $file } non si può leggere: { $detail }
   *[notPairing] { $file } è danneggiato: { $damage ->
        [empty] è vuoto
        [notJSON] non è JSON
        [noVersion] ha una versione che non esiste
        [badIdentity] l'identità del controller non lo è
        [noList] non c'è un elenco di abbinamenti
        [tooLong] supera { $detail } byte
        [unwritten] ciò che si doveva scrivere non si è potuto rileggere
       *[notPairing] non è un abbinamento
    }. È rimasto com'è. Recuperane una copia, o spostalo e prendi gli abbinamenti da un backup (beckon pairings import).
}
