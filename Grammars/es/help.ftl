### Lo que dice la ayuda; el archivo inglés cuenta cómo está hecho este.

## The page, and what is wrong with a command line

page =
    .overview = RESUMEN: { $text }
    .usage = USO:
    .section = { $title }:
    .arguments = ARGUMENTOS
    .options = OPCIONES
    .subcommands = ÓRDENES
    .talking = HABLAR
    .setting-up = CONFIGURAR
    .names = NOMBRES
    .always-on = SIEMPRE EN MARCHA
    .home-files = ARCHIVOS DE CASAS
    .this-machine = ESTE EQUIPO
    .version = Muestra la versión.
    .help = Muestra esta ayuda.
    .usual = (por omisión)
    .default = (por omisión: { $value })
    .values = (valores: { $values })
    .values-default = (valores: { $values }; por omisión: { $value })
    .more = Más sobre una orden: «{ $command }».
error =
    .line = Error: { $fault }
    .about = Ayuda:  { $argument }  { $text }
    .usage = Uso:
    .more = Más información: «{ $command }».
    .unknown-option = No existe la opción «{ $option }».
    .did-you-mean = ¿Quizá «{ $option }»?
    .no-value = Falta el valor de «{ $option }».
    .takes-no-value = La opción «{ $option }» no lleva valor, pero se dio «{ $value }».
    .too-many = Sobra: { $values }. Lo que tiene varias palabras va entre comillas.
    .missing = Falta «{ $argument }».
    .invalid = El valor «{ $value }» no vale para «{ $argument }»
    .one-of = Puede ser { $values }.
value =
    .accessory = accesorio
    .accessory-or-identity = accesorio-o-identidad
    .address = dirección
    .alias = otro-nombre
    .characteristic = característica
    .client = cliente
    .code = código
    .command = orden
    .count = cantidad
    .date = fecha
    .days = días
    .degrees = grados
    .file = archivo
    .files = archivos
    .folder = carpeta
    .from = origen
    .group = grupo
    .home = casa
    .host = equipo
    .how = cómo
    .id = identificador
    .key = clave
    .kind = clase
    .login = cuenta
    .may-open = puede-abrir
    .may-set-up = puede-configurar
    .ms = ms
    .name = nombre
    .name-or-address = nombre-o-dirección
    .new-name = nombre-nuevo
    .number = número
    .options = opciones
    .parts = partes
    .path = ruta
    .phrase = frase
    .port = puerto
    .prefix = prefijo
    .role = papel
    .room = habitación
    .scene = escena
    .schema = esquema
    .seconds = segundos
    .sentence = oración
    .service = servicio
    .setup-code = código-de-configuración
    .span = intervalo
    .spoken-form = forma-hablada
    .subcommand = orden
    .text = texto
    .to = destino
    .type = tipo
    .unit = unidad
    .url = url
    .user = usuario
    .value = valor
    .words = palabras
    .zone = zona

## What several commands share

beckon = Habla con una casa HomeKit desde Linux, por escrito o de viva voz, sin Internet.
option =
    .new-file = El archivo, que aún no debe existir.
    .json = Escribe un objeto JSON por línea.
    .yes = Di que sí a lo que desbloquearía, abriría o desarmaría.
    .home = La casa a la que se refiere; por omisión, la principal.
    .home-file = Usa las casas de este archivo; la base de datos común no se toca.
    .json-object = Escribe un objeto JSON.
    .data-dir = La carpeta de la base de datos común y de los emparejamientos.
    .database = La base PostgreSQL de las casas, por su URL; sin ella están en la carpeta de datos.
    .user = El usuario de la casa que actúa; por omisión, quien ejecuta el programa.
    .language = El idioma que se habla; varios, como «de,en», o «auto» para todos los que hay: se queda la oración el que mejor la entiende. Por omisión, el ajuste «language» o, si no, el idioma del sistema.
    .text = Lo que se dice; `-` lee una oración por línea de la entrada estándar.
    .remote-relay = El relé por el que se habla a este hub desde fuera: un `beckon serve --relay` en algún lugar. Sin él nadie lo hace, y nada sale.
    .hands-free = Lo mismo con la frase que resultó mejor al medir.
    .quiet = Sin tonos.
    .password-file = Un archivo cuya primera línea es la contraseña, «-» es la entrada estándar; sin él, se pregunta.
    .setup-code = El código de configuración, XXX-XX-XXX; otros en este equipo lo ven en la lista de procesos.
    .setup-code-file = Un archivo cuya primera línea es el código de configuración; «-» es la entrada estándar.
    .json-outcomes = Escribe los resultados en JSON, uno por línea.
    .dry-run = No hace nada, solo entiende.
    .no-hub = Hazlo en este programa, aunque `beckon serve` esté en marcha.
    .via = Habla con el hub de una casa lejana, que `beckon remote accept` dio a conocer.
    .device = El micrófono: un nombre de los que da «beckon mic», o un dispositivo ALSA; por omisión, el habitual.
    .mic-command = Una orden que escribe sonido en bruto: 16 bits, mono, 16 kHz.
    .verify = Muestra lo que se entendió, y vuelve a leer del accesorio cada valor escrito.
    .no-time-keeper = No inicia en segundo plano el programa que hace lo dicho para más tarde.
    .voice = Una orden que dice en voz alta su último argumento, en WAV por su salida estándar: «espeak-ng --stdout».
speaker =
    .now = El momento presente, según RFC 3339.
    .room = La habitación en la que está quien habla.
    .home = La casa de la que se trata cuando no se nombra ninguna.
    .user = El usuario que habla.
one-kind = { $kind ->
    [home] una casa
    [room] una habitación
    [zone] una zona
    [accessory] un accesorio
    [service] un servicio
    [serviceGroup] un grupo
    [actionSet] una escena
    [trigger] un disparador
   *[other] un usuario
}
member-remove = Quita { one-kind }.
member-rename = Da otro nombre a { one-kind }.
member-list =
    Enumera { $kind ->
        [room] las habitaciones
        [zone] las zonas
        [serviceGroup] los grupos
        [actionSet] las escenas
        [trigger] los disparadores
       *[other] los usuarios
    } de una casa.
member-show = Muestra lo que se sabe de { one-kind }.
member-alias = Da un nombre más a { one-kind }.
member-unalias = Quita un nombre más a { one-kind }.
member-language = Di qué idioma { $kind ->
    [room] se habla en una habitación
   *[other] habla un usuario
}.
    .about = Va antes que el ajuste «language» y el idioma del sistema, y después de --language y del idioma de un cliente. El de un usuario va antes que el de la habitación.
members-add = Añade { $kind ->
    [zone] habitaciones a una zona
    [serviceGroup] servicios a un grupo
   *[other] escenas a un disparador
}: todo o nada.
members-remove = Saca { $kind ->
    [zone] habitaciones de una zona
    [serviceGroup] servicios de un grupo
   *[other] escenas de un disparador
}: todo o nada.
members =
    .group = { $kind ->
        [zone] La zona.
        [serviceGroup] El grupo.
       *[other] El disparador.
    }
    .parts = { $kind ->
        [zone] Las habitaciones.
        [serviceGroup] Los servicios.
       *[other] Las escenas.
    }
member =
    .new-name = El nombre nuevo.
    .alias = El nombre que se añade.
    .lost-alias = El nombre que se quita.
    .name = Su nombre u otro de sus nombres.
    .own-name = Su nombre.
    .names = Los nombres; `-` lee un nombre por línea de la entrada estándar.
    .code = El idioma, como de.
    .none = Vuelve al idioma que se entienda.

## Talking

say = Entiende un texto escrito y lo hace.
    .about = Lo que por sí solo no significa nada sigue lo que dijo el mismo usuario hace cinco minutos como mucho: «sí», «la del escritorio», «deshazlo». A la pregunta de si abrir algo se responde en un minuto, y una vez. Las oraciones de la entrada estándar son un solo diálogo.
chat = Habla con la casa, línea a línea; «adiós», una línea vacía o Ctrl-D lo termina en un terminal.
    .about = En un terminal las líneas se pueden editar, y las anteriores vuelven con las flechas; quedan en la carpeta de datos, solo para ti, salvo las que llevan un código de configuración.
    .dry-run = Como si todo saliera bien; nada se mueve.
listen = Entiende lo que se dice a un micrófono y lo hace.
    .about =
        Un micrófono desenchufado se vuelve a probar hasta que regrese. Con --hands-free o --wake, solo es una orden lo que empieza por la frase; tras la frase sola, también la oración siguiente. Con --talk o --talk-command, solo lo que se dice tras una pulsación; para un botón en una línea GPIO:
          beckon listen --talk-command "gpiomon --falling-edge --format=pressed gpiochip0 17"
    .wake = Solo es una orden lo que empieza por esta frase.
    .talk = Solo es una orden lo que sigue a una pulsación: «key», Intro en la entrada estándar, o «signal», SIGUSR1.
    .talk-command = Una orden que escribe una línea en cada pulsación.
    .closing-silence = El silencio que termina una orden, en milisegundos.
    .keep = Guarda las grabaciones en esta carpeta, que solo tú puedes leer.
    .speak = Dice las respuestas: un tono si todo fue bien, y palabras si hay más que contar.
hear = Entiende voz grabada y lo hace.
    .about =
        Un archivo es un WAV de cualquier frecuencia, número de canales y codificación corriente, o sonido mono de 16 bits a 16 kHz sin cabecera (.raw, .pcm, .s16). Con --explain, unas líneas cuentan la grabación, lo que se oyó, lo que también pudo decirse, con qué certeza, cuánto tardó y las lecturas de la oración, también las que perdieron; no se hace nada. Varias grabaciones son un solo diálogo.

        Con --grammar ARCHIVO no se hace nada: cada grabación se descifra con esa gramática JSGF; se escriben sus palabras, y luego cada etiqueta con las palabras que le tocan. Sus reglas públicas son lo que se puede decir; las gramáticas que importa se buscan a su lado. Lo que no es una oración de la gramática se rechaza. Con --json, una línea por archivo:
        { $example }
        «status» es «understood»; «notUnderstood», con «reason» y sin palabras; o «failed», con el «error» que impide leer el archivo. Con --explain se dice también la oración más cercana a un sonido rechazado, y en JSON un «finding» con todo lo medido. El estado final es 0 si se entendieron todas; si no, el de la primera que no: 1, o 65 o 66 si un archivo no se puede leer.
    .explain = Di qué se oyó, con qué certeza y por qué se leyó así; no se hace nada.
    .grammar = Oye según esta gramática JSGF, y no según las casas.
    .files = Las grabaciones.
wake = Di si una frase de activación es buena, y pruébala con grabaciones.
    .about = Sin grabaciones, se dice lo que habla en contra de la frase; el estado final es 0 si no hay nada, y si no 1. Con grabaciones, una línea dice de cada frase si empieza por ella. La ventaja dice lo bien que encaja; 0 es lo mejor. Con --second-look, lo que encaja se descifra también con las oraciones de las casas, como hace listen.
    .second-look = Descifra otra vez lo que encaja, con las oraciones de las casas.
    .phrase = La frase.
    .files = Grabaciones con las que probarla.
mic = Enumera los micrófonos, y prueba uno.
mic-decode = Di algo, y mira qué hace la casa de ello; no se hace nada.
    .json = Escribe el resultado en JSON.
mic-meter = Muestra el volumen diez veces por segundo, hasta Ctrl-C; la voz va mejor entre −30 y −10 dB.
    .seconds = Termina tras tantos segundos.
mic-record = Graba en un archivo WAV que solo tú puedes leer.
    .seconds = Cuánto se graba, hasta 600 segundos.
    .file = El archivo, que aún no debe existir.
mic-list = Enumera los dispositivos que graban, con nombres que no cambian al enchufar otros.
mic-play = Reproduce una grabación.
    .speaker = El dispositivo ALSA en el que se reproduce.
    .file = La grabación.
replay = Vuelve a oír las grabaciones que guardó «listen --keep», y di qué se entiende de otro modo; no se hace nada.
    .about = Cada una se oye con las casas de ahora, en la habitación y a la hora en que se dijo. Una línea dice si se entiende como antes. El estado final es 0 si es así con todas, y si no 1.
    .json = Escribe los resultados en JSON, uno por línea, con «recording», «same» y, si difiere, «before».
    .folder = La carpeta de las grabaciones.
parse = Entiende un texto escrito; no se hace nada.
    .explain = Di en qué quedó cada palabra, las otras lecturas y por qué perdieron.
phrases = Enumera oraciones que esta casa entiende; no se hace nada.

## Setting up

setup = Configura una casa paso a paso: su nombre, sus habitaciones y luego un accesorio tras otro.
    .about = Cada respuesta se guarda al momento. Se deja cuando se quiera, con Ctrl-D, Ctrl-C o una línea vacía en el accesorio siguiente; la próxima vez sigue con lo que falte.
    .home = La casa que se configura; por omisión, la principal.
home = Las casas, y cuál es la principal.
    .name = La casa.
home-add = Crea casas: todo o nada. La primera de todas es la principal.
home-remove = Quita una casa con todo lo que tiene, y termina los emparejamientos con sus accesorios.
    .yes = Quítala aunque se vayan con ella habitaciones o accesorios.
home-list = Enumera las casas.
home-show = Muestra lo que hay en una casa.
    .name = La casa; por omisión, la principal.
home-primary = Elige la casa de la que se trata cuando no se nombra ninguna.
home-unit = Di qué significan los grados sin unidad en una casa.
    .unit = celsius o fahrenheit.
home-place = Di dónde está una casa, para que sepa cuándo sale y se pone el sol; o mira lo que sabe.
    .about =
        En grados al norte del ecuador y al este de Greenwich, como en los mapas; basta una décima:
          beckon home place --latitude 48.9 --longitude 2.4
    .latitude = Grados norte, -90 a 90.
    .longitude = Grados este, -180 a 180.
    .forget = Olvida dónde está.
home-history = Enumera lo que cambió en las casas en el último día, lo más nuevo primero, con números para deshacerlo.
home-undo = Deshace lo que cambió en las casas en el último día: el último cambio, o uno por su número.
    .about = Lo que ha vuelto a cambiar desde entonces se queda, y se dice. También se puede deshacer lo deshecho. Los emparejamientos terminados no vuelven.
    .number = El número que da `beckon home history`; por omisión, el último cambio.
room = Las habitaciones de una casa.
room-add = Añade habitaciones a una casa: todo o nada.
zone = Grupos de habitaciones, como una planta.
zone-add = Añade zonas a una casa: todo o nada.
    .room = Una habitación de la zona; se puede repetir.
accessory = Los aparatos: emparejarlos, colocarlos, dejarlos ir.
    .home = La casa en la que está.
    .name = El nombre del accesorio.
    .placed = El accesorio.
accessory-discover = Busca accesorios en la red, uno por línea.
    .about = Sin --all no salen los emparejados con este Beckon.
    .all = Di también los emparejados con este Beckon.
    .seconds = Cuánto se busca.
accessory-add = Empareja un accesorio o un puente, y pon lo que tiene en una casa.
    .about = Sin una opción para él, el código de configuración se pregunta o se lee de la entrada estándar.
    .name-or-address = El nombre que el accesorio anuncia en la red, o dónde está: equipo:puerto.
    .home = La casa a la que va; por omisión, la que lo espera y, si no, la principal.
    .room = La habitación en la que está.
    .uncertified = Añádelo sin preguntar, aunque no diga estar certificado para HomeKit.
    .replace = Es este accesorio conocido, tras restablecerlo: dale el lugar del que se conoce.
    .patience = Cuánto puede tardar en emparejarse un accesorio lento, 1 a 120.
accessory-remove = Termina el emparejamiento con un accesorio y lo saca de la casa; un puente se lleva lo que tiene detrás.
    .force = Olvídalo aunque no se pueda contactar; hay que restablecerlo antes de volver a emparejarlo.
accessory-list = Enumera los accesorios de todas las casas.
accessory-show = Muestra lo que se sabe de un accesorio, y lee sus valores de él mismo.
accessory-identify = Hace que un accesorio se dé a conocer: parpadea o pita.
    .name = El nombre del accesorio; de uno sin emparejar, también dónde está: equipo:puerto.
accessory-controllers-list = Enumera los controladores en los que confía un accesorio.
accessory-controllers-add = Hace que un accesorio confíe en otro controlador, o cambia lo que puede uno conocido.
    .public-key = Su clave pública, 64 cifras hexadecimales.
    .administrator = También puede añadir y quitar otros.
accessory-controllers-remove = Hace que un accesorio deje de confiar en un controlador.
accessory-move = Busca desde ahora un accesorio en otra dirección.
    .about = Para redes que no dicen dónde está. Lo que responda allí debe probar que es el accesorio, con la clave del emparejamiento; si no, no cambia nada.
    .host = Dónde está ahora.
accessory-assign = Pone un accesorio en una habitación.
    .room = La habitación; el nombre de la propia casa es la habitación de toda la casa.
accessory-unassign = Saca un accesorio de su habitación, a la habitación de toda la casa.
accessory-controllers = Los controladores en los que confía un accesorio: enumerar, añadir, quitar.
    .home = La casa en la que está el accesorio.
    .id = Cómo se llama a sí mismo el controlador.
service = Lo que hacen los accesorios: enumerarlo y darle nombre.
    .about = Un servicio se llama por su nombre u otro de sus nombres, por el de su accesorio si este no tiene otro servicio, o por ACCESORIO/TIPO, como Regleta/Outlet; Regleta/Outlet/2 es el segundo de varios del mismo tipo.
service-list = Enumera los servicios de una casa.
    .type = Los de este tipo, como Lightbulb; se puede repetir.
    .room = Los de esta habitación.
    .accessory = Los de este accesorio.
group = Grupos de servicios de cualesquiera accesorios.
group-add = Añade un grupo a una casa.
    .name = Su nombre; `-` lee un nombre por línea de la entrada estándar.
    .service = Los servicios que tiene.
scene = Valores que se ponen juntos.
    .name = La escena.
    .service = El servicio que se pone.
    .characteristic = Qué se pone de él, como On o Brightness.
scene-add = Añade escenas a una casa: todo o nada.
scene-set = Hace que una escena ponga un valor, en lugar del que pone allí.
    .value = Como en un archivo de casas, u on, off, true, false, 50%.
scene-unset = Hace que una escena deje un valor como está.
scene-run = Ejecuta una escena; el estado final es 3 si algún accesorio no hizo su parte.
    .json = Escribe el resultado como un objeto JSON.
scene-save = Hace una escena de lo que está encendido ahora, o la pone en lugar de otra.
    .about = Los valores se leen de los accesorios. Lo que desbloquearía o abriría lo que guarda la casa se deja fuera. Si la escena ya existe, pregunta en un terminal; en otro caso hace falta --replace.
    .room = Lo que hay en esta habitación; se puede repetir.
    .zone = Lo que hay en esta zona; se puede repetir.
    .accessory = Este accesorio; se puede repetir.
    .all = Todo lo que se puede poner, y no solo lo encendido.
    .partial = Deja fuera lo que no responde.
    .replace = Ponla en lugar de la escena de ese nombre.
    .name = El nombre de la escena.
trigger = Lo que ejecuta escenas a una hora.
    .about = Una fecha es RFC 3339 (2030-01-01T22:30:00+01:00), una hora local (2030-01-01 22:30) o una hora del día (22:30), que es la próxima. Se repite con --every 30m, 6h, 1d o 2w, o con --on monday,friday, weekdays o weekend.
    .at = Cuándo actúa primero.
    .every = Cada cuánto vuelve: 30m, 6h, 1d, 2w.
    .on = Los días de la semana en que viene.
    .time-zone = La zona cuya hora local cuenta; por omisión, la del sistema.
    .names = Sus nombres.
trigger-add = Añade un disparador a una casa; no actúa hasta que se activa.
    .scene = Una escena que ejecuta; se puede repetir.
    .enable = Actívalo al momento.
    .runs-late = Recupera la última fecha que pasó sin que nada estuviera en marcha.
trigger-show = Muestra lo que se sabe de un disparador, cuándo viene y cómo le fue.
trigger-enable = Deja que actúen unos disparadores: todo o nada.
    .about = Lo que un disparador desbloquearía, abriría o desarmaría se pregunta antes; sin un sí, se queda como está.
trigger-disable = Impide que actúen unos disparadores: todo o nada.
trigger-set = Da otra hora a un disparador; lo que no se dice se queda.
    .once = Actúa una vez, sin repetirse.
trigger-next = Di las próximas fechas de un disparador, o de todos los activos.
    .count = Cuántas fechas: 1 a 1000.
trigger-log = Di qué fue de las últimas fechas de un disparador, o de todos los de la casa, lo más nuevo primero.
    .count = Cuántas fechas: 1 a 10000.
trigger-run = Hace actuar los disparadores de todas las casas, hasta SIGTERM o Ctrl-C.
    .about = Puede haber varios programas a la vez: uno actúa, y los otros lo relevan cuando termina. `beckon listen` también hace actuar los disparadores.
    .background = Como lo inician otras órdenes: lo que va mal lo dice la siguiente, y termina cuando no queda nada por hacer.
    .now = El momento presente, según RFC 3339; el tiempo sigue desde ahí.
user = Quién puede hacer qué: los administradores todo, los invitados manejar y observar.
    .role = Lo que puede el usuario: guest (invitado) o administrator.
    .name = El usuario.
user-add = Añade un usuario a una casa.
    .name = El nombre del usuario.
    .no-opening = El invitado no puede mover cerraduras, puertas ni alarmas, ni siquiera cerrarlas; bueno para niños.
    .account = La cuenta de este equipo que actúa como el usuario.
user-role = Hace administrador o invitado a un usuario.
user-opening = Permite o no que un invitado mueva cerraduras, puertas y alarmas.
    .may-open = Si el invitado puede: on u off.
user-account = Hace que una cuenta de este equipo actúe como un usuario.
    .login = El nombre de la cuenta.
    .none = Ya ninguna cuenta actúa como el usuario.
phrase = Palabras tuyas que valen por una oración.
    .about =
        Lo enseñado vale en su casa, para quien pueda manejarla, y sale con `beckon export`:
          beckon phrase teach "hora de cine" "baja la luz al 20 por ciento"
phrase-teach = Enseña palabras que aún no significan nada, en lugar de lo que significaban.
    .words = Lo que dices.
    .sentence = La oración que quieres decir; ninguna que desbloquee o abra.
phrase-list = Enumera lo que se enseñó a una casa.
phrase-forget = Olvida lo que significan unas palabras enseñadas.
    .words = Las palabras.

## Names

check = ¿Está libre este nombre, y se oirá y distinguirá?
    .about = El estado final es 0 si todos los nombres están libres y no se confunden, y si no 1.
    .kind = Lo que llevará el nombre: home, room, zone, accessory, service, group, scene o trigger.
lint = Busca los nombres de una casa que están repetidos o se confundirían.
    .about = El estado final es 0 si no hay nada que decir, y si no 1.
    .home = La casa que se mira; por omisión, todas.
pronounce = ¿Cómo se dirá este nombre?
    .about = Una línea da los sonidos de cada modo de decirlo. Con --as, lo que lleva el nombre también se puede llamar así; lo que se oye se sigue leyendo como el nombre.
    .as = Otro modo de decirlo, en palabras.
    .forget = Olvida todos los otros modos de decirlo.
    .play = Dilo en voz alta.
    .wav = Escribe su sonido en un archivo WAV.
    .name = El nombre.

## Always on

serve = Tiene la casa lista para todos los demás programas, hasta SIGTERM o Ctrl-C.
    .about = Mantiene las conexiones con los accesorios, hace actuar los disparadores y responde por HTTP: en el socket «hub.sock» de la carpeta de datos, solo a su dueño, y en una dirección a los clientes con un token, que crea `beckon client add`. Desde fuera le hablan por un relé quienes invitó `beckon remote add`. Allí un navegador muestra la casa. `say` y `chat` lo usan mientras está en marcha. Con --microphone se le habla donde está. SIGHUP hace releer los idiomas y el certificado. El registro va a la salida de errores.
    .relay = Ser un relé en este puerto para hubs de otros lugares y quienes les hablan, de lo que no puede leer nada. En todas las direcciones, si no se da una.
    .relay-hub = Un hub al que sirve el relé, por la clave que da `beckon remote key`; se puede repetir, o dar varios con «;». Por omisión los sirve a todos.
    .mqtt = Habla con un servidor MQTT: Home Assistant ve y pone allí las cosas, y se entiende a Rhasspy. Quien pueda publicar allí puede hablar con las casas.
    .mqtt-user = El usuario del servidor que es el hub.
    .mqtt-password-file = El archivo con su contraseña, que nadie más debe poder leer.
    .mqtt-ca = Los certificados de quienes pueden responder por el servidor: PEM. Con él se le habla por TLS.
    .mqtt-prefix = Por lo que empiezan los temas del hub; por omisión, «beckon».
    .mqtt-discovery = Por lo que empiezan los temas en los que mira Home Assistant; por omisión, «homeassistant».
    .no-mqtt-discovery = No muestra las cosas a nadie en el servidor.
    .mqtt-client = El cliente cuyos permisos, habitación y usuario valen para todo lo que venga del servidor; por omisión se hace todo, salvo abrir y configurar.
    .mqtt-unlocking = Home Assistant puede desbloquear, abrir y desarmar: su orden vale como el sí.
    .mqtt-hermes = Lo que se sirve del Hermes de Rhasspy: parte de «nlu,dialogue,asr,tts», o «none»; por omisión, todo. Para oír hace falta --ear.
    .host = La dirección a la que preguntan los clientes. Fuera de este equipo el hub habla TLS, con un certificado que hace él mismo.
    .port = El puerto allí; con 0 lo elige el sistema.
    .certificate = Un certificado, y los que están por encima, en lugar del propio: PEM.
    .key = La clave privada de --certificate: PEM.
    .plain = Habla HTTP sin cifrar en esa dirección, para un proxy con TLS delante.
    .local-only = Responde solo en el socket de la carpeta de datos.
    .only-home = De una base PostgreSQL, sirve solo esta casa; repítelo para otra. Por omisión, todas las que no sirve otro hub.
    .ear = Oye también las grabaciones que entregan los clientes.
    .microphone = Escucha un micrófono de este equipo, y hace lo que se dice.
    .wake = Allí solo es una orden lo que empieza por esta frase.
    .room = La habitación en la que está el micrófono.
    .user = El usuario que habla al micrófono.
    .microphone-may-unlock = Lo que se dice allí puede desbloquear, abrir y desarmar, tras un sí hablado.
    .wyoming = Sirve reconocimiento, comprensión, palabra de activación y voz por el protocolo Wyoming en este puerto, que no pide token: quien lo alcance puede hablar con las casas. Solo desde este equipo, si no se da una dirección.
    .wyoming-client = El cliente cuyos permisos, habitación y usuario tiene quien pregunta allí; por omisión puede todo, salvo abrir y configurar.
    .no-wyoming-announcement = No lo anuncia en la red.
    .satellite = Un wyoming-satellite que el hub escucha y por el que habla; se puede repetir, o dar varios con «;».
    .satellite-wake = La frase que el hub espera en los satélites; por omisión, la que resultó mejor al medir.
    .titled-mqtt = MQTT
    .titled-wyoming = WYOMING
    .remote = DESDE FUERA
client = Quién puede preguntar al hub por la red: navegadores, satélites, scripts.
    .user = El usuario como el que actúa, con sus permisos.
    .language = El idioma que se le habla; por omisión, el del hub que lo entienda.
    .name = El cliente.
    .may = Si puede: on u off.
client-add = Añade un cliente, y dice su token; solo se dice esta vez.
    .room = La habitación en la que está: «aquí», para quien le habla.
    .listen-only = Se entera de lo que pasa en las casas, y no hace nada.
    .may-unlock = Puede desbloquear, abrir y desarmar, tras un sí.
    .may-set-up = Puede cambiar de qué están hechas las casas, y emparejar.
    .name = Cómo llamarlo.
client-list = Enumera los clientes.
client-remove = Quita su token a un cliente; su próxima petición se rechaza.
client-opening = Permite o no que un cliente desbloquee, abra y desarme.
    .from-away = Desde fuera de casa, si es que puede.
client-setup = Permite o no que un cliente cambie de qué están hechas las casas y empareje.
client-code = Di un código con el que un navegador obtiene un token, en diez minutos.
remote = Habla con un hub desde fuera de casa, por un relé que no puede leer nada.
    .about = En casa, `beckon remote add NOMBRE` hace una invitación y la dice una vez; quien la tiene habla con el hub, así que se entrega como una llave. En el otro equipo `beckon remote accept CASA` la toma, y `beckon say --via CASA …` habla. `beckon client remove NOMBRE` la retira.
    .home = La casa de un servidor a la que se refiere, sea cual sea el hub que la sirve; por omisión, la principal.
remote-add = Invita a alguien a hablar con este hub desde fuera; la invitación solo se dice esta vez.
    .may-unlock = Puede desbloquear, abrir y desarmar, tras un sí; desde fuera, solo con --may-unlock-from-away.
    .may-unlock-from-away = Lo que puede desbloquear, abrir y desarmar, lo puede desde fuera.
    .name = Cómo llamar al cliente.
remote-key = Di la clave pública de este hub, para el dueño de un relé; de una casa en un servidor, la de la casa.
remote-accept = Toma una invitación, que se pregunta sin mostrarla o se lee de la entrada estándar.
    .home = Cómo llamar aquí a la casa.
remote-list = Enumera las casas con las que se habla desde fuera.
remote-forget = Olvida una casa con la que se habla desde fuera, con su clave.
log = Sigue lo que registra el hub, donde lo ejecuta systemd.
    .about = Sin --system es el hub de este usuario (`systemctl --user enable --now beckon`); con él, el del equipo. Lo muestra journalctl.
    .system = El hub del equipo.
    .once = Termina con lo que hay, sin esperar más.
    .lines = Cuántas líneas de antes, 0 a 100000.
watch = Escribe lo que pasa en las casas, un suceso por línea, hasta SIGTERM o Ctrl-C.
    .about = Lo que otros programas cambian en la base común, los valores que dan los accesorios, y si se puede contactar con ellos. La primera línea dice que se leyeron las casas; otra igual vale por todo lo que se perdió.

## Home files

import = Pone las casas de un archivo en lugar de las que hay; todo o nada.
    .about = Lo que conserva su nombre sigue siendo quien es: emparejamientos, cuentas y observadores siguen unidos. Si el archivo omite casas o accesorios emparejados que hay, se pregunta en un terminal; en otro caso hace falta --replace; ningún emparejamiento termina por ello, y `beckon home undo` los devuelve. Con --dry-run, una línea dice cada diferencia: + lo que se añadiría, - lo que se quitaría, ~ lo que cambiaría.
    .replace = Quita las casas y los accesorios emparejados que el archivo omite.
    .dry-run = No cambia nada; escribe lo que cambiaría.
    .json = Con --dry-run, escribe un objeto JSON por línea.
    .file = El archivo de casas.
export = Escribe las casas como archivo de casas en la salida estándar.
pairings = Guarda los emparejamientos en un archivo sellado, o recupéralos.
pairings-export = Escribe nuestra identidad y todos los emparejamientos en un archivo sellado con contraseña.
    .about = Quien tiene el archivo y la contraseña puede manejar los accesorios.
pairings-import = Recupera los emparejamientos de un archivo sellado.
    .about = Si la identidad es la misma, se unen a los que hay; los de otra solo ocupan su lugar con --replace.
    .replace = Renuncia a los emparejamientos de otra identidad que hay aquí.
    .file = El archivo sellado.
simulate = Sirve los accesorios de un archivo de casas como accesorios HAP reales, hasta SIGTERM.
    .about = Un servidor por puente, y uno por cada accesorio que no está tras ninguno. Cuando todos están listos, una línea JSON da el puerto, el código de configuración y la identidad de cada uno. En vez de un archivo de casas toma lo que un aparato del mercado responde a GET /accessories, y es su doble.
    .state-dir = Dónde se guardan identidades y emparejamientos.
    .port = El puerto del primer servidor; los demás siguen. Con 0 elige el sistema.
    .host = La dirección en la que escucha; por omisión, todas las de este equipo.
    .no-announce = No anuncia los servidores en la red.
    .control = Acepta órdenes también en este socket, del mismo usuario.
    .file = El archivo de casas, o una lista de accesorios capturada.
    .controlling = CONTROL: un objeto JSON por línea, en la entrada estándar y en el socket de --control. A cada uno responde una línea con "ok" y, si es false, un "error"; un "id" vuelve como era.
    .list = todos los servidores, accesorios, servicios y valores
    .set = como a mano; "service" (nombre o tipo) y "server" distinguen los iguales, o bien "aid" e "iid"
    .watch = desde entonces, una línea por cambio: { $example }
    .add-accessory = un nombre, o un objeto como en un archivo de casas; sin "bridge", en su propio servidor, en "port"
    .add-service = un tipo, o un objeto como en un archivo de casas
    .add-characteristic = el valor como en un archivo de casas
    .remove-accessory = , remove-service, remove-characteristic: lo que debe estar se queda
    .fault = sin "server" todos, sin "times" hasta { $clear }; hay slow (lento), silent (mudo), refuse (nadie escucha), drop-before, drop-mid y drop-after (las peticiones de una sesión pierden la conexión), error-status ("status":-70402), wrong-proof, stale-address (pasa a un puerto no anunciado)
    .reboot = se apaga y se enciende, en otro puerto
    .reset = olvida sus controladores

## This machine

doctor = Mira si está todo lo que Beckon necesita, y di qué hacer si no.
    .about = Mira lo instalado, la carpeta de datos y su base, el micrófono, el reloj, el hub, la red y cada accesorio emparejado. No cambia nada. El estado final es 0 si todo funciona, aunque falte algo, y 69 si algo no funciona.
    .patience = Cuánto puede tardar en responder un accesorio, 1 a 60.
report = Escribe lo que hace falta para avisar de un fallo: este equipo y lo que halla doctor, sin nombres ni lugares.
    .about = No salen nombres de casas y cosas, direcciones, rutas ni el valor de los ajustes, y no se lee ninguna clave, código o token. Míralo de todos modos antes de enviarlo.
backup = Escribe casas, usuarios, frases, disparadores y emparejamientos en un archivo.
    .about = Es completo, aunque alguien cambie las casas entretanto. Los emparejamientos van sellados con una contraseña, que se pregunta: quien tiene ambos puede manejar los accesorios. El archivo es un tar que solo tú puedes leer.
restore = Recupera lo que contiene una copia.
    .about = Si ya hay casas, solo se van con --replace. Ningún otro programa puede usar la carpeta entretanto: termina antes `beckon serve`. Navegadores y satélites no van en la copia: dales tokens nuevos.
    .replace = Renuncia a las casas que hay aquí, y a los emparejamientos de otra identidad.
    .file = El archivo.
database = Cuida la base de datos de las casas: en la carpeta de datos, o en un servidor PostgreSQL.
database-check = Mira si se llega a la base de datos y si está entera.
database-migrate = Crea las tablas, o las pone al día.
    .about = Quien es dueño de las tablas lo hace con cualquier orden; para los papeles que solo pueden leer y escribir filas hay que ejecutarlo una vez tras actualizar.
database-move = Lleva todas las casas de una base de datos a otra, y las compara allí.
    .about = Cada una es la URL de una base PostgreSQL o una carpeta de datos. Las cuentas, lo que pueden abrir los disparadores y lo que fue de ellos van también; lo que se puede deshacer, no. No se quita nada de donde vino, y los emparejamientos se quedan en su carpeta. Si allí ya hay casas, se pregunta en un terminal; en otro caso hace falta --add o --replace.
    .add = Las casas que ya hay se quedan, y estas se añaden.
    .replace = Las casas que ya hay se van para siempre: no se puede deshacer.
    .from = Dónde están las casas.
    .to = Adónde van.
database-leases = Enumera qué hub sirve cada casa de una base PostgreSQL.
database-release = Libera una casa de un hub que no volverá.
    .about = Un hub sin otro de reserva puede actuar solo mientras no llegue a la base, y por eso nadie toma sus casas. Libérala solo cuando esté apagado para siempre.
database-grant = Escribe el SQL que da a un papel de PostgreSQL solo los permisos que necesita.
    .schema = El esquema de las tablas.
    .role = El papel.
config = Cómo está ajustado Beckon, y por qué archivo.
config-show = Enumera cada ajuste con su valor y de dónde viene.
    .about = Los ajustes son opciones de órdenes que no hay que escribir: de /etc/beckon/beckon.toml, de ~/.config/beckon/beckon.toml y de variables como BECKON_SERVE_PORT. Lo escrito va antes que todo. BECKON_CONFIG nombra el único archivo; si está vacía, no hay ninguno.
