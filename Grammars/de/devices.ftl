### Was mit einem Gerät nicht stimmt, oder mit dem, was von ihm aufbewahrt ist: Antworten und das Programm sagen es so.

# Wie ein Gerät das Protokoll brach, nach einem Doppelpunkt. Was in Klammern steht, ist ein Code.
violation = { $violation ->
    [tooLong] eine Nachricht ist länger als erlaubt
    [notHTTP] eine Nachricht ist kein HTTP, wie HAP es vorsieht
    [noAnswer] es bittet immer wieder um Geduld und antwortet nicht
    [badFrame] ein Rahmen der Sitzung lässt sich nicht öffnen
    [notJSON] der Inhalt ist kein JSON
    [tooManyValues] der Inhalt hat mehr als { $detail } Werte
    [missing] dem Inhalt fehlt ein gültiges „{ $detail }“
    [status] HTTP-Status { $detail }
    [request] es schickte eine Anfrage
    [leftOut] es ließ eine Antwort aus
    [noValue] es nannte keinen Wert
    [unasked] es antwortete auf etwas, wonach nicht gefragt war
    [unproven] es meldete Neues, bevor es sich ausgewiesen hatte
    [endless] es meldet Änderungen ohne Ende
    [pairing] es hält sich nicht an das Kopplungsprotokoll ({ $detail })
    [notGenuine] es ist nicht das, wofür es sich ausgibt ({ $detail })
   *[refusal] es lehnte ab ({ $detail })
}
# Eine Datei mit Kopplungen, die nichts nützt; wer es liest, soll kein Gerät umsonst zurücksetzen.
pairing-file-fault = { $damage ->
    [newer] { $file } hat ein neueres Beckon geschrieben (Version { $detail }): dieses benutzen. Sie blieb, wie sie ist.
    [noIdentity] { $file } fehlt, und ohne sie nützen die Kopplungen daneben nichts. Eine Kopie zurückholen, oder die Datei wegschieben und die Kopplungen aus einer Sicherung nehmen (beckon pairings import).
    [unreadable] { $file } ist nicht zu lesen: { $detail }
   *[notPairing] { $file } ist beschädigt: { $damage ->
        [empty] sie ist leer
        [notJSON] sie ist kein JSON
        [noVersion] sie hat eine Version, die es nicht gibt
        [badIdentity] die Identität des Controllers ist keine
        [noList] es gibt keine Liste der Kopplungen
        [tooLong] sie ist länger als { $detail } Bytes
        [unwritten] was geschrieben werden sollte, ließ sich nicht wieder lesen
       *[notPairing] sie ist keine Kopplung
    }. Sie blieb, wie sie ist. Eine Kopie zurückholen, oder die Datei wegschieben und die Kopplungen aus einer Sicherung nehmen (beckon pairings import).
}
