### The names of colours: those of the CSS Color specification, and a few whites.

color = { $color ->
    [warmWhite] warm white
    [candlelight] candlelight
    [coolWhite] cool white
    [daylight] daylight
    [red] red
    [firebrick] firebrick
    [brown] brown
    [indianRed] indian red
    [lightCoral] light coral
    [rosyBrown] rosy brown
    [snow] snow
   *[white] white
    [salmon] salmon
    [mistyRose] misty rose
    [tomato] tomato
    [darkSalmon] dark salmon
    [orangeRed] orange red
    [coral] coral
    [lightSalmon] light salmon
    [sienna] sienna
    [chocolate] chocolate
    [seashell] seashell
    [sandyBrown] sandy brown
    [peachPuff] peach puff
    [peru] peru
    [linen] linen
    [darkOrange] dark orange
    [bisque] bisque
    [burlywood] burlywood
    [tan] tan
    [antiqueWhite] antique white
    [navajoWhite] navajo white
    [blanchedAlmond] blanched almond
    [papayaWhip] papaya whip
    [moccasin] moccasin
    [orange] orange
    [wheat] wheat
    [oldLace] old lace
    [floralWhite] floral white
    [darkGoldenrod] dark goldenrod
    [goldenrod] goldenrod
    [cornsilk] cornsilk
    [gold] gold
    [khaki] khaki
    [lemonChiffon] lemon chiffon
    [paleGoldenrod] pale goldenrod
    [darkKhaki] dark khaki
    [yellow] yellow
    [lightGoldenrodYellow] light goldenrod yellow
    [lightYellow] light yellow
    [beige] beige
    [ivory] ivory
    [yellowGreen] yellow green
    [oliveDrab] olive drab
    [darkOliveGreen] dark olive green
    [greenYellow] green yellow
    [lawnGreen] lawn green
    [green] green
    [limeGreen] lime green
    [paleGreen] pale green
    [darkSeaGreen] dark sea green
    [honeydew] honeydew
    [seaGreen] sea green
    [mediumSeaGreen] medium sea green
    [springGreen] spring green
    [mintCream] mint cream
    [mediumSpringGreen] medium spring green
    [aquamarine] aquamarine
    [turquoise] turquoise
    [lightSeaGreen] light sea green
    [mediumTurquoise] medium turquoise
    [cyan] cyan
    [darkSlateGray] dark slate gray
    [paleTurquoise] pale turquoise
    [lightCyan] light cyan
    [azure] azure
    [darkTurquoise] dark turquoise
    [cadetBlue] cadet blue
    [powderBlue] powder blue
    [deepSkyBlue] deep sky blue
    [lightBlue] light blue
    [skyBlue] sky blue
    [lightSkyBlue] light sky blue
    [steelBlue] steel blue
    [aliceBlue] alice blue
    [dodgerBlue] dodger blue
    [slateGray] slate gray
    [lightSteelBlue] light steel blue
    [cornflowerBlue] cornflower blue
    [royalBlue] royal blue
    [blue] blue
    [midnightBlue] midnight blue
    [lavender] lavender
    [ghostWhite] ghost white
    [slateBlue] slate blue
    [mediumSlateBlue] medium slate blue
    [mediumPurple] medium purple
    [rebeccaPurple] rebecca purple
    [blueViolet] blue violet
    [indigo] indigo
    [darkOrchid] dark orchid
    [darkViolet] dark violet
    [mediumOrchid] medium orchid
    [purple] purple
    [violet] violet
    [plum] plum
    [thistle] thistle
    [orchid] orchid
    [mediumVioletRed] medium violet red
    [deepPink] deep pink
    [hotPink] hot pink
    [paleVioletRed] pale violet red
    [lavenderBlush] lavender blush
    [crimson] crimson
    [pink] pink
    [lightPink] light pink
}
