### The names of colours: those of the CSS Color specification, and a few whites.

color = { $color ->
    [warmWhite] blanc chaud
    [candlelight] lumière de bougie
    [coolWhite] blanc froid
    [daylight] lumière du jour
    [red] rouge
    [firebrick] rouge brique
    [brown] brun
    [indianRed] rouge indien
    [lightCoral] corail clair
    [rosyBrown] brun rosé
    [snow] neige
   *[white] blanc
    [salmon] saumon
    [mistyRose] rose brumeux
    [tomato] tomate
    [darkSalmon] saumon foncé
    [orangeRed] rouge orangé
    [coral] corail
    [lightSalmon] saumon clair
    [sienna] terre de Sienne
    [chocolate] chocolat
    [seashell] coquillage
    [sandyBrown] brun sable
    [peachPuff] pêche
    [peru] pérou
    [linen] lin
    [darkOrange] orange foncé
    [bisque] bisque
    [burlywood] bois
    [tan] havane
    [antiqueWhite] blanc antique
    [navajoWhite] blanc navajo
    [blanchedAlmond] amande
    [papayaWhip] papaye
    [moccasin] mocassin
    [orange] orange
    [wheat] blé
    [oldLace] vieille dentelle
    [floralWhite] blanc floral
    [darkGoldenrod] verge d'or foncé
    [goldenrod] verge d'or
    [cornsilk] maïs
    [gold] or
    [khaki] kaki
    [lemonChiffon] citron pâle
    [paleGoldenrod] verge d'or pâle
    [darkKhaki] kaki foncé
    [yellow] jaune
    [lightGoldenrodYellow] jaune pâle doré
    [lightYellow] jaune clair
    [beige] beige
    [ivory] ivoire
    [yellowGreen] vert jaune
    [oliveDrab] vert olive
    [darkOliveGreen] vert olive foncé
    [greenYellow] jaune vert
    [lawnGreen] vert prairie
    [green] vert
    [limeGreen] citron vert
    [paleGreen] vert pâle
    [darkSeaGreen] vert océan foncé
    [honeydew] melon
    [seaGreen] vert océan
    [mediumSeaGreen] vert océan moyen
    [springGreen] vert printemps
    [mintCream] menthe à l'eau
    [mediumSpringGreen] vert printemps moyen
    [aquamarine] aigue-marine
    [turquoise] turquoise
    [lightSeaGreen] vert océan clair
    [mediumTurquoise] turquoise moyen
    [cyan] cyan
    [darkSlateGray] gris ardoise foncé
    [paleTurquoise] turquoise pâle
    [lightCyan] cyan clair
    [azure] azur
    [darkTurquoise] turquoise foncé
    [cadetBlue] bleu pétrole
    [powderBlue] bleu poudre
    [deepSkyBlue] bleu ciel profond
    [lightBlue] bleu clair
    [skyBlue] bleu ciel
    [lightSkyBlue] bleu ciel clair
    [steelBlue] bleu acier
    [aliceBlue] bleu alice
    [dodgerBlue] bleu toile
    [slateGray] gris ardoise
    [lightSteelBlue] bleu acier clair
    [cornflowerBlue] bleuet
    [royalBlue] bleu roi
    [blue] bleu
    [midnightBlue] bleu nuit
    [lavender] lavande
    [ghostWhite] blanc spectral
    [slateBlue] bleu ardoise
    [mediumSlateBlue] bleu ardoise moyen
    [mediumPurple] pourpre moyen
    [rebeccaPurple] violet rebecca
    [blueViolet] bleu violet
    [indigo] indigo
    [darkOrchid] orchidée foncée
    [darkViolet] violet foncé
    [mediumOrchid] orchidée moyenne
    [purple] violet
    [violet] violet clair
    [plum] prune
    [thistle] chardon
    [orchid] orchidée
    [mediumVioletRed] rouge violet moyen
    [deepPink] rose profond
    [hotPink] rose vif
    [paleVioletRed] rouge violet pâle
    [lavenderBlush] lavande rosée
    [crimson] cramoisi
    [pink] rose
    [lightPink] rose clair
}
