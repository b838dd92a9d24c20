### The names of colours: those of the CSS Color specification, and a few whites.

color = { $color ->
    [warmWhite] тёплый белый
    [candlelight] свет свечи
    [coolWhite] холодный белый
    [daylight] дневной свет
    [red] красный
    [firebrick] кирпично-красный
    [brown] коричневый
    [indianRed] приглушённый красный
    [lightCoral] светло-коралловый
    [rosyBrown] розово-коричневый
    [snow] снежный
   *[white] белый
    [salmon] лососёвый
    [mistyRose] туманно-розовый
    [tomato] томатный
    [darkSalmon] тёмно-лососёвый
    [orangeRed] оранжево-красный
    [coral] коралловый
    [lightSalmon] светло-лососёвый
    [sienna] сиена
    [chocolate] шоколадный
    [seashell] ракушечный
    [sandyBrown] песочный
    [peachPuff] персиковый
    [peru] охра
    [linen] льняной
    [darkOrange] тёмно-оранжевый
    [bisque] бисквитный
    [burlywood] древесный
    [tan] светло-коричневый
    [antiqueWhite] античный белый
    [navajoWhite] кремово-белый
    [blanchedAlmond] миндальный
    [papayaWhip] папайя
    [moccasin] мокасиновый
    [orange] оранжевый
    [wheat] пшеничный
    [oldLace] старое кружево
    [floralWhite] цветочно-белый
    [darkGoldenrod] тёмно-золотистый
    [goldenrod] золотистый
    [cornsilk] кукурузный
    [gold] золотой
    [khaki] хаки
    [lemonChiffon] лимонно-кремовый
    [paleGoldenrod] бледно-золотистый
    [darkKhaki] тёмный хаки
    [yellow] жёлтый
    [lightGoldenrodYellow] светло-золотистый
    [lightYellow] светло-жёлтый
    [beige] бежевый
    [ivory] слоновая кость
    [yellowGreen] жёлто-зелёный
    [oliveDrab] оливковый
    [darkOliveGreen] тёмно-оливковый
    [greenYellow] зелёно-жёлтый
    [lawnGreen] травяной
    [green] зелёный
    [limeGreen] лаймовый
    [paleGreen] бледно-зелёный
    [darkSeaGreen] тёмный цвет морской волны
    [honeydew] медвяный
    [seaGreen] цвет морской волны
    [mediumSeaGreen] средний цвет морской волны
    [springGreen] весенне-зелёный
    [mintCream] мятно-кремовый
    [mediumSpringGreen] средний весенне-зелёный
    [aquamarine] аквамарин
    [turquoise] бирюзовый
    [lightSeaGreen] светлый цвет морской волны
    [mediumTurquoise] средний бирюзовый
    [cyan] циан
    [darkSlateGray] тёмный серо-зелёный
    [paleTurquoise] бледно-бирюзовый
    [lightCyan] светлый циан
    [azure] лазурный
    [darkTurquoise] тёмно-бирюзовый
    [cadetBlue] серо-синий
    [powderBlue] пудрово-голубой
    [deepSkyBlue] насыщенный голубой
    [lightBlue] светло-голубой
    [skyBlue] голубой
    [lightSkyBlue] светлый небесный
    [steelBlue] стальной синий
    [aliceBlue] бледно-голубой
    [dodgerBlue] ярко-голубой
    [slateGray] серо-сизый
    [lightSteelBlue] светло-стальной
    [cornflowerBlue] васильковый
    [royalBlue] королевский синий
    [blue] синий
    [midnightBlue] полуночно-синий
    [lavender] лавандовый
    [ghostWhite] призрачно-белый
    [slateBlue] сланцево-синий
    [mediumSlateBlue] средний сланцево-синий
    [mediumPurple] средний фиолетовый
    [rebeccaPurple] сине-фиолетовый
    [blueViolet] фиолетово-синий
    [indigo] индиго
    [darkOrchid] тёмная орхидея
    [darkViolet] тёмно-фиолетовый
    [mediumOrchid] средняя орхидея
    [purple] пурпурный
    [violet] сиреневый
    [plum] сливовый
    [thistle] чертополох
    [orchid] орхидея
    [mediumVioletRed] средний лилово-красный
    [deepPink] тёмно-розовый
    [hotPink] ярко-розовый
    [paleVioletRed] бледный лилово-красный
    [lavenderBlush] розово-лавандовый
    [crimson] малиновый
    [pink] розовый
    [lightPink] светло-розовый
}
