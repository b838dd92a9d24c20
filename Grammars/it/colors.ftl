### The names of colours: those of the CSS Color specification, and a few whites.

color = { $color ->
    [warmWhite] blanco cálido
    [candlelight] luz de vela
    [coolWhite] blanco frío
    [daylight] luz de día
    [red] rojo
    [firebrick] rojo ladrillo
    [brown] marrón
    [indianRed] rojo indio
    [lightCoral] coral claro
    [rosyBrown] marrón rosado
    [snow] nieve
   *[white] blanco
    [salmon] salmón
    [mistyRose] rosa pálido
    [tomato] rojo tomate
    [darkSalmon] salmón oscuro
    [orangeRed] rojo anaranjado
    [coral] coral
    [lightSalmon] salmón claro
    [sienna] siena
    [chocolate] chocolate
    [seashell] concha
    [sandyBrown] marrón arena
    [peachPuff] melocotón
    [peru] ocre
    [linen] lino
    [darkOrange] naranja oscuro
    [bisque] bizcocho
    [burlywood] madera
    [tan] tostado
    [antiqueWhite] blanco antiguo
    [navajoWhite] blanco arena
    [blanchedAlmond] almendra
    [papayaWhip] papaya
    [moccasin] mocasín
    [orange] naranja
    [wheat] trigo
    [oldLace] encaje
    [floralWhite] blanco floral
    [darkGoldenrod] dorado oscuro
    [goldenrod] vara de oro
    [cornsilk] seda de maíz
    [gold] dorado
    [khaki] caqui
    [lemonChiffon] limón
    [paleGoldenrod] dorado pálido
    [darkKhaki] caqui oscuro
    [yellow] amarillo
    [lightGoldenrodYellow] amarillo dorado claro
    [lightYellow] amarillo claro
    [beige] beige
    [ivory] marfil
    [yellowGreen] verde amarillento
    [oliveDrab] oliva
    [darkOliveGreen] verde oliva oscuro
    [greenYellow] amarillo verdoso
    [lawnGreen] verde césped
    [green] verde
    [limeGreen] verde lima
    [paleGreen] verde pálido
    [darkSeaGreen] verde mar oscuro
    [honeydew] melón
    [seaGreen] verde mar
    [mediumSeaGreen] verde mar medio
    [springGreen] verde primavera
    [mintCream] crema de menta
    [mediumSpringGreen] verde primavera medio
    [aquamarine] aguamarina
    [turquoise] turquesa
    [lightSeaGreen] verde mar claro
    [mediumTurquoise] turquesa medio
    [cyan] cian
    [darkSlateGray] gris pizarra oscuro
    [paleTurquoise] turquesa pálido
    [lightCyan] cian claro
    [azure] azur
    [darkTurquoise] turquesa oscuro
    [cadetBlue] azul cadete
    [powderBlue] azul polvo
    [deepSkyBlue] azul cielo intenso
    [lightBlue] azul claro
    [skyBlue] azul cielo
    [lightSkyBlue] azul cielo claro
    [steelBlue] azul acero
    [aliceBlue] azul alicia
    [dodgerBlue] azul intenso
    [slateGray] gris pizarra
    [lightSteelBlue] azul acero claro
    [cornflowerBlue] azul aciano
    [royalBlue] azul real
    [blue] azul
    [midnightBlue] azul medianoche
    [lavender] lavanda
    [ghostWhite] blanco fantasma
    [slateBlue] azul pizarra
    [mediumSlateBlue] azul pizarra medio
    [mediumPurple] morado medio
    [rebeccaPurple] morado oscuro
    [blueViolet] azul violeta
    [indigo] índigo
    [darkOrchid] orquídea oscuro
    [darkViolet] violeta oscuro
    [mediumOrchid] orquídea medio
    [purple] morado
    [violet] violeta
    [plum] ciruela
    [thistle] cardo
    [orchid] orquídea
    [mediumVioletRed] rojo violeta medio
    [deepPink] rosa intenso
    [hotPink] rosa fuerte
    [paleVioletRed] rojo violeta pálido
    [lavenderBlush] lavanda rosado
    [crimson] carmesí
    [pink] rosa
    [lightPink] rosa claro
}
