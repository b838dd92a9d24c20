### The names of colours: those of the CSS Color specification, and a few whites.

color = { $color ->
    [warmWhite] bianco caldo
    [candlelight] lume di candela
    [coolWhite] bianco freddo
    [daylight] luce del giorno
    [red] rosso
    [firebrick] rosso mattone
    [brown] marrone
    [indianRed] rosso indiano
    [lightCoral] corallo chiaro
    [rosyBrown] marrone rosato
    [snow] neve
   *[white] bianco
    [salmon] salmone
    [mistyRose] rosa pallido
    [tomato] rosso pomodoro
    [darkSalmon] salmone scuro
    [orangeRed] rosso arancio
    [coral] corallo
    [lightSalmon] salmone chiaro
    [sienna] terra di Siena
    [chocolate] cioccolato
    [seashell] conchiglia
    [sandyBrown] sabbia
    [peachPuff] pesca
    [peru] ocra
    [linen] lino
    [darkOrange] arancione scuro
    [bisque] biscotto
    [burlywood] legno
    [tan] cuoio
    [antiqueWhite] bianco antico
    [navajoWhite] bianco sabbia
    [blanchedAlmond] mandorla
    [papayaWhip] papaia
    [moccasin] mocassino
    [orange] arancione
    [wheat] grano
    [oldLace] merletto
    [floralWhite] bianco floreale
    [darkGoldenrod] oro scuro
    [goldenrod] verga d'oro
    [cornsilk] seta di mais
    [gold] oro
    [khaki] cachi
    [lemonChiffon] limone
    [paleGoldenrod] oro pallido
    [darkKhaki] cachi scuro
    [yellow] giallo
    [lightGoldenrodYellow] giallo oro chiaro
    [lightYellow] giallo chiaro
    [beige] beige
    [ivory] avorio
    [yellowGreen] verde giallastro
    [oliveDrab] oliva
    [darkOliveGreen] verde oliva scuro
    [greenYellow] giallo verde
    [lawnGreen] verde prato
    [green] verde
    [limeGreen] verde lime
    [paleGreen] verde pallido
    [darkSeaGreen] verde mare scuro
    [honeydew] melone
    [seaGreen] verde mare
    [mediumSeaGreen] verde mare medio
    [springGreen] verde primavera
    [mintCream] crema alla menta
    [mediumSpringGreen] verde primavera medio
    [aquamarine] acquamarina
    [turquoise] turchese
    [lightSeaGreen] verde mare chiaro
    [mediumTurquoise] turchese medio
    [cyan] ciano
    [darkSlateGray] grigio ardesia scuro
    [paleTurquoise] turchese pallido
    [lightCyan] ciano chiaro
    [azure] azzurro ghiaccio
    [darkTurquoise] turchese scuro
    [cadetBlue] blu cadetto
    [powderBlue] blu polvere
    [deepSkyBlue] celeste intenso
    [lightBlue] blu chiaro
    [skyBlue] celeste
    [lightSkyBlue] celeste chiaro
    [steelBlue] blu acciaio
    [aliceBlue] blu alice
    [dodgerBlue] blu intenso
    [slateGray] grigio ardesia
    [lightSteelBlue] blu acciaio chiaro
    [cornflowerBlue] blu fiordaliso
    [royalBlue] blu reale
    [blue] blu
    [midnightBlue] blu notte
    [lavender] lavanda
    [ghostWhite] bianco spettrale
    [slateBlue] blu ardesia
    [mediumSlateBlue] blu ardesia medio
    [mediumPurple] porpora medio
    [rebeccaPurple] viola scuro
    [blueViolet] blu violetto
    [indigo] indaco
    [darkOrchid] orchidea scuro
    [darkViolet] violetto scuro
    [mediumOrchid] orchidea medio
    [purple] viola
    [violet] violetto
    [plum] prugna
    [thistle] cardo
    [orchid] orchidea
    [mediumVioletRed] rosso violetto medio
    [deepPink] rosa intenso
    [hotPink] rosa acceso
    [paleVioletRed] rosso violetto pallido
    [lavenderBlush] lavanda rosato
    [crimson] cremisi
    [pink] rosa
    [lightPink] rosa chiaro
}
