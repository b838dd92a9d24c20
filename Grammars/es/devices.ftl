### Qué le pasa a un accesorio, o a lo que se guarda de él: así lo dicen las respuestas y el programa.

# Cómo incumplió un accesorio el protocolo, tras dos puntos. Lo que va entre paréntesis es un código.
violation = { $violation ->
    [tooLong] un mensaje es más largo de lo permitido
    [notHTTP] un mensaje no es HTTP como lo pide HAP
    [noAnswer] pide una y otra vez que se espere y no responde
    [badFrame] no se puede abrir una trama de la sesión
    [notJSON] el contenido no es JSON
    [tooManyValues] el contenido tiene más de { $detail } valores
    [missing] al contenido le falta un «{ $detail }» válido
    [status] estado HTTP { $detail }
    [request] envió una petición
    [leftOut] omitió una respuesta
    [noValue] no dio ningún valor
    [unasked] respondió a lo que no se le preguntó
    [unproven] avisó de novedades antes de demostrar quién es
    [endless] avisa de cambios sin fin
    [pairing] no respeta el protocolo de emparejamiento ({ $detail })
    [notGenuine] no es quien dice ser ({ $detail })
   *[refusal] se negó ({ $detail })
}
# Un archivo de emparejamientos que no sirve; nadie debe restablecer un accesorio por nada.
pairing-file-fault = { $damage ->
    [newer] { $file } lo escribió un Beckon más nuevo (versión { $detail }): usa ese. Se dejó como está.
    [noIdentity] Falta { $file }, y sin él los emparejamientos de al lado no sirven. Recupera una copia, o apártalo y toma los emparejamientos de una copia de seguridad (beckon pairings import).
    [unreadable] no se puede leer { $file }: { $detail }
   *[notPairing] { $file } está dañado: { $damage ->
        [empty] está vacío
        [notJSON] no es JSON
        [noVersion] tiene una versión que no existe
        [badIdentity] la identidad del controlador no lo es
        [noList] no hay lista de emparejamientos
        [tooLong] tiene más de { $detail } bytes
        [unwritten] lo que se iba a escribir no se pudo volver a leer
       *[notPairing] no es un emparejamiento
    }. Se dejó como está. Recupera una copia, o apártalo y toma los emparejamientos de una copia de seguridad (beckon pairings import).
}
