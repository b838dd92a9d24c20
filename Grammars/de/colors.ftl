### Die Namen der Farben nach der CSS Color Specification, und einige Weißtöne.

color = { $color ->
    [warmWhite] warmweiß
    [candlelight] Kerzenlicht
    [coolWhite] kaltweiß
    [daylight] Tageslicht
    [red] rot
    [firebrick] ziegelrot
    [brown] braun
    [indianRed] indischrot
    [lightCoral] hellkoralle
    [rosyBrown] rosenbraun
    [snow] schneeweiß
   *[white] weiß
    [salmon] lachs
    [mistyRose] altrosa
    [tomato] tomatenrot
    [darkSalmon] dunkellachs
    [orangeRed] orangerot
    [coral] koralle
    [lightSalmon] helllachs
    [sienna] sienna
    [chocolate] schokoladenbraun
    [seashell] muschelweiß
    [sandyBrown] sandbraun
    [peachPuff] pfirsich
    [peru] peru
    [linen] leinen
    [darkOrange] dunkelorange
    [bisque] biskuit
    [burlywood] holzbraun
    [tan] hellbraun
    [antiqueWhite] antikweiß
    [navajoWhite] navajoweiß
    [blanchedAlmond] mandelweiß
    [papayaWhip] papaya
    [moccasin] mokassin
    [orange] orange
    [wheat] weizen
    [oldLace] spitzenweiß
    [floralWhite] blütenweiß
    [darkGoldenrod] dunkle Goldrute
    [goldenrod] Goldrute
    [cornsilk] maisgelb
    [gold] gold
    [khaki] khaki
    [lemonChiffon] zitronencreme
    [paleGoldenrod] blasse Goldrute
    [darkKhaki] dunkelkhaki
    [yellow] gelb
    [lightGoldenrodYellow] helle Goldrute
    [lightYellow] hellgelb
    [beige] beige
    [ivory] elfenbein
    [yellowGreen] gelbgrün
    [oliveDrab] olivbraun
    [darkOliveGreen] dunkeloliv
    [greenYellow] grüngelb
    [lawnGreen] rasengrün
    [green] grün
    [limeGreen] limettengrün
    [paleGreen] blassgrün
    [darkSeaGreen] dunkles Seegrün
    [honeydew] honigmelone
    [seaGreen] seegrün
    [mediumSeaGreen] mittleres Seegrün
    [springGreen] frühlingsgrün
    [mintCream] minzcreme
    [mediumSpringGreen] mittleres Frühlingsgrün
    [aquamarine] aquamarin
    [turquoise] türkis
    [lightSeaGreen] helles Seegrün
    [mediumTurquoise] mittleres Türkis
    [cyan] cyan
    [darkSlateGray] dunkles Schiefergrau
    [paleTurquoise] blasstürkis
    [lightCyan] hellcyan
    [azure] azur
    [darkTurquoise] dunkeltürkis
    [cadetBlue] kadettenblau
    [powderBlue] taubenblau
    [deepSkyBlue] tiefes Himmelblau
    [lightBlue] hellblau
    [skyBlue] himmelblau
    [lightSkyBlue] helles Himmelblau
    [steelBlue] stahlblau
    [aliceBlue] eisblau
    [dodgerBlue] leuchtendes Blau
    [slateGray] schiefergrau
    [lightSteelBlue] helles Stahlblau
    [cornflowerBlue] kornblumenblau
    [royalBlue] königsblau
    [blue] blau
    [midnightBlue] mitternachtsblau
    [lavender] lavendel
    [ghostWhite] geisterweiß
    [slateBlue] schieferblau
    [mediumSlateBlue] mittleres Schieferblau
    [mediumPurple] mittellila
    [rebeccaPurple] Rebecca-Lila
    [blueViolet] blauviolett
    [indigo] indigo
    [darkOrchid] dunkle Orchidee
    [darkViolet] dunkelviolett
    [mediumOrchid] mittlere Orchidee
    [purple] lila
    [violet] violett
    [plum] pflaume
    [thistle] distel
    [orchid] orchidee
    [mediumVioletRed] mittleres Violettrot
    [deepPink] tiefrosa
    [hotPink] pink
    [paleVioletRed] blasses Violettrot
    [lavenderBlush] lavendelrosa
    [crimson] karmesinrot
    [pink] rosa
    [lightPink] hellrosa
}
