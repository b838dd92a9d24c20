### Quello che dice l'aiuto; come è fatto il file lo dice quello inglese.

## The page, and what is wrong with a command line

page =
    .overview = IN BREVE: { $text }
    .usage = USO:
    .section = { $title }:
    .arguments = ARGOMENTI
    .options = OPZIONI
    .subcommands = COMANDI
    .talking = PARLARE
    .setting-up = CONFIGURARE
    .names = NOMI
    .always-on = SEMPRE ATTIVO
    .home-files = FILE DELLE CASE
    .this-machine = QUESTO COMPUTER
    .version = Mostra la versione.
    .help = Mostra questo aiuto.
    .usual = (predefinito)
    .default = (predefinito: { $value })
    .values = (valori: { $values })
    .values-default = (valori: { $values }; predefinito: { $value })
    .more = Per saperne di più su un comando: «{ $command }».
error =
    .line = Errore: { $fault }
    .about = Aiuto:  { $argument }  { $text }
    .usage = Uso:
    .more = Per saperne di più: «{ $command }».
    .unknown-option = L'opzione «{ $option }» non esiste.
    .did-you-mean = Intendevi «{ $option }»?
    .no-value = Manca il valore di «{ $option }».
    .takes-no-value = L'opzione «{ $option }» non ha valore, ma è stato dato «{ $value }».
    .too-many = Di troppo: { $values }. Quello che ha più parole va tra virgolette.
    .missing = Manca «{ $argument }».
    .invalid = Il valore «{ $value }» non va bene per «{ $argument }»
    .one-of = Può essere { $values }.
value =
    .accessory = accessorio
    .accessory-or-identity = accessorio-o-identità
    .address = indirizzo
    .alias = altro-nome
    .characteristic = caratteristica
    .client = client
    .code = codice
    .command = comando
    .count = quanti
    .date = data
    .days = giorni
    .degrees = gradi
    .file = file
    .files = file
    .folder = cartella
    .from = origine
    .group = gruppo
    .home = casa
    .host = macchina
    .how = come
    .id = identificativo
    .key = chiave
    .kind = tipo
    .login = account
    .may-open = può-aprire
    .may-set-up = può-configurare
    .ms = ms
    .name = nome
    .name-or-address = nome-o-indirizzo
    .new-name = nuovo-nome
    .number = numero
    .options = opzioni
    .parts = parti
    .path = percorso
    .phrase = frase
    .port = porta
    .prefix = prefisso
    .role = ruolo
    .room = stanza
    .scene = scena
    .schema = schema
    .seconds = secondi
    .sentence = comando-detto
    .service = servizio
    .setup-code = codice-di-configurazione
    .span = intervallo
    .spoken-form = forma-parlata
    .subcommand = comando
    .text = testo
    .to = destinazione
    .type = tipo
    .unit = unità
    .url = url
    .user = utente
    .value = valore
    .words = parole
    .zone = zona

## What several commands share

beckon = Parla con una casa HomeKit da Linux, scrivendo o a voce, senza Internet.
option =
    .new-file = Il file, che non deve ancora esistere.
    .json = Scrivi un oggetto JSON per riga.
    .yes = Di' di sì a quello che sbloccherebbe, aprirebbe o disinserirebbe.
    .home = La casa in questione; se non è data, quella principale.
    .home-file = Usa le case di questo file; il database comune non viene toccato.
    .json-object = Scrivi un oggetto JSON.
    .data-dir = La cartella del database comune e degli abbinamenti.
    .database = Il database PostgreSQL delle case, con il suo URL; senza, stanno nella cartella dei dati.
    .user = L'utente della casa che agisce; se non è dato, chi esegue il programma.
    .language = La lingua che si parla; più d'una, come «de,en», o «auto» per tutte quelle che ci sono: la frase va a quella che la capisce meglio. Senza, l'impostazione «language», altrimenti la lingua del sistema.
    .text = Quello che si dice; `-` legge una frase per riga dallo standard input.
    .remote-relay = Il relay con cui si parla a questo hub da fuori: un `beckon serve --relay` da qualche parte. Senza, nessuno lo fa, e niente esce.
    .hands-free = Lo stesso con la frase risultata migliore nelle misure.
    .quiet = Nessun suono.
    .password-file = Un file che ha la password nella prima riga, «-» per lo standard input; senza, viene chiesta.
    .setup-code = Il codice di configurazione, XXX-XX-XXX; gli altri su questo computer lo vedono nell'elenco dei processi.
    .setup-code-file = Un file che ha il codice di configurazione nella prima riga; «-» è lo standard input.
    .json-outcomes = Scrivi gli esiti in JSON, uno per riga.
    .dry-run = Non fare niente, capisci soltanto.
    .no-hub = Fallo in questo programma, anche se `beckon serve` è attivo.
    .via = Parla con l'hub di una casa lontana, fatta conoscere da `beckon remote accept`.
    .device = Il microfono: un nome elencato da «beckon mic», o un dispositivo ALSA; se non è dato, quello abituale.
    .mic-command = Un comando che scrive suono grezzo: 16 bit, mono, 16 kHz.
    .verify = Mostra quello che è stato capito, e rileggi dall'accessorio ogni valore scritto.
    .no-time-keeper = Non avviare in background il programma che fa quello che è detto per dopo.
    .voice = Un comando che dice ad alta voce il suo ultimo argomento, come WAV sullo standard output: «espeak-ng --stdout».
speaker =
    .now = L'istante presente, secondo RFC 3339.
    .room = La stanza in cui è chi parla.
    .home = La casa di cui si parla quando non se ne nomina nessuna.
    .user = L'utente che parla.
one-kind = { $kind ->
    [home] una casa
    [room] una stanza
    [zone] una zona
    [accessory] un accessorio
    [service] un servizio
    [serviceGroup] un gruppo
    [actionSet] una scena
    [trigger] un'automazione
   *[other] un utente
}
member-remove = Togli { one-kind }.
member-rename = Dai un altro nome a { one-kind }.
member-list =
    Elenca { $kind ->
        [room] le stanze
        [zone] le zone
        [serviceGroup] i gruppi
        [actionSet] le scene
        [trigger] le automazioni
       *[other] gli utenti
    } di una casa.
member-show = Mostra quello che si sa di { one-kind }.
member-alias = Dai un nome in più a { one-kind }.
member-unalias = Togli un nome in più a { one-kind }.
member-language = Di' che lingua { $kind ->
    [room] si parla in una stanza
   *[other] parla un utente
}.
    .about = Viene prima dell'impostazione «language» e della lingua del sistema, e dopo --language e la lingua di un client. Quella di un utente viene prima di quella della stanza.
members-add = Aggiungi { $kind ->
    [zone] stanze a una zona
    [serviceGroup] servizi a un gruppo
   *[other] scene a un'automazione
}: tutto o niente.
members-remove = Togli { $kind ->
    [zone] stanze da una zona
    [serviceGroup] servizi da un gruppo
   *[other] scene da un'automazione
}: tutto o niente.
members =
    .group = { $kind ->
        [zone] La zona.
        [serviceGroup] Il gruppo.
       *[other] L'automazione.
    }
    .parts = { $kind ->
        [zone] Le stanze.
        [serviceGroup] I servizi.
       *[other] Le scene.
    }
member =
    .new-name = Il nuovo nome.
    .alias = Il nome in più.
    .lost-alias = Il nome in più da togliere.
    .name = Il suo nome o un altro suo nome.
    .own-name = Il suo nome.
    .names = I nomi; `-` legge un nome per riga dallo standard input.
    .code = La lingua, come de.
    .none = Di nuovo la lingua che si capisce.

## Talking

say = Capisci un testo scritto ed eseguilo.
    .about = Quello che da solo non vuol dire niente continua quello che lo stesso utente ha detto al massimo cinque minuti prima: «sì», «quella della scrivania», «annulla». Alla domanda se aprire qualcosa si risponde entro un minuto, e una volta. Le frasi dello standard input sono un solo dialogo.
chat = Parla con la casa, riga per riga; «ciao», una riga vuota o Ctrl-D chiude sul terminale.
    .about = Sul terminale le righe si possono modificare, e quelle di prima tornano con le frecce; restano nella cartella dei dati, solo per te, tranne quelle con un codice di configurazione.
    .dry-run = Fai come se tutto riuscisse; niente si muove.
listen = Capisci quello che si dice a un microfono ed eseguilo.
    .about =
        Un microfono staccato viene riprovato finché non torna. Con --hands-free o --wake è un comando solo quello che comincia con la frase; dopo la frase da sola, anche la frase successiva. Con --talk o --talk-command, solo quello che si dice dopo una pressione; per un pulsante su una linea GPIO:
          beckon listen --talk-command "gpiomon --falling-edge --format=pressed gpiochip0 17"
    .wake = È un comando solo quello che comincia con questa frase.
    .talk = È un comando solo quello che segue una pressione: «key», Invio sullo standard input, o «signal», SIGUSR1.
    .talk-command = Un comando che scrive una riga a ogni pressione.
    .closing-silence = Il silenzio che chiude un comando, in millisecondi.
    .keep = Conserva le registrazioni in questa cartella, che solo tu puoi leggere.
    .speak = Di' le risposte: un suono se è andato tutto bene, parole se c'è altro da dire.
hear = Capisci una voce registrata ed eseguila.
    .about =
        Un file è un WAV di qualsiasi frequenza, numero di canali e codifica usuale, o suono mono a 16 bit e 16 kHz senza intestazione (.raw, .pcm, .s16). Con --explain, alcune righe dicono la registrazione, che cosa vi si è sentito, che altro può essere stato detto, con quale certezza, in quanto tempo, e le letture della frase, anche quelle perdenti; non si fa niente. Più registrazioni sono un solo dialogo.

        Con --grammar FILE non si fa niente: ogni registrazione viene decodificata con quella grammatica JSGF; se ne scrivono le parole, poi ogni etichetta con le sue parole. Le sue regole pubbliche sono quello che si può dire; le grammatiche importate si cercano lì accanto. Quello che non è una frase della grammatica viene rifiutato. Con --json, una riga per file:
        { $example }
        «status» è «understood»; «notUnderstood», con «reason» e senza parole; o «failed», con l'«error» che impedisce di leggere il file. Con --explain si dice anche la frase più vicina a un suono rifiutato, e in JSON un «finding» con tutto quello che se ne è misurato. Lo stato finale è 0 se tutte sono state capite, altrimenti quello della prima che non lo è stata: 1, oppure 65 o 66 per un file illeggibile.
    .explain = Di' che cosa si è sentito, con quale certezza e perché è stato letto così; non si fa niente.
    .grammar = Ascolta secondo questa grammatica JSGF, non secondo le case.
    .files = Le registrazioni.
wake = Di' se una frase di attivazione è buona, e provala su registrazioni.
    .about = Senza registrazioni si dice che cosa parla contro la frase; lo stato finale è 0 se non c'è niente, altrimenti 1. Con registrazioni, una riga dice di ogni frase se comincia così. Il vantaggio dice quanto va bene; 0 è il meglio. Con --second-look quello che va bene viene decodificato anche con le frasi delle case, come fa listen.
    .second-look = Decodifica una seconda volta quello che va bene, con le frasi delle case.
    .phrase = La frase.
    .files = Registrazioni su cui provarla.
mic = Elenca i microfoni, e provane uno.
mic-decode = Di' qualcosa, e guarda che cosa ne fa la casa; non si fa niente.
    .json = Scrivi l'esito in JSON.
mic-meter = Mostra il volume dieci volte al secondo, fino a Ctrl-C; la voce va meglio tra −30 e −10 dB.
    .seconds = Finisci dopo tanti secondi.
mic-record = Registra in un file WAV che solo tu puoi leggere.
    .seconds = Quanto registrare, fino a 600 secondi.
    .file = Il file, che non deve ancora esserci.
mic-list = Elenca i dispositivi che registrano, con nomi che restano quando se ne collegano altri.
mic-play = Riproduci una registrazione.
    .speaker = Il dispositivo ALSA su cui riprodurre.
    .file = La registrazione.
replay = Riascolta le registrazioni conservate da «listen --keep», e di' che cosa si capisce diversamente; non si fa niente.
    .about = Ognuna si ascolta con le case di adesso, nella stanza e all'ora in cui fu detta. Una riga dice se si capisce come prima. Lo stato finale è 0 se vale per tutte, altrimenti 1.
    .json = Scrivi gli esiti in JSON, uno per riga, con «recording», «same» e, se è diverso, «before».
    .folder = La cartella delle registrazioni.
parse = Capisci un testo scritto; non si fa niente.
    .explain = Di' che cosa sono diventate le parole, le altre letture, e perché hanno perso.
phrases = Elenca frasi che questa casa capisce; non si fa niente.

## Setting up

setup = Configura una casa passo per passo: il nome, le stanze, poi un accessorio dopo l'altro.
    .about = Ogni risposta viene conservata subito. Si smette quando si vuole, con Ctrl-D, Ctrl-C o una riga vuota al posto del prossimo accessorio; la volta dopo si riprende da quello che manca.
    .home = La casa da configurare; se non è data, quella principale.
home = Le case, e qual è quella principale.
    .name = La casa.
home-add = Crea case: tutto o niente. La prima di tutte è quella principale.
home-remove = Togli una casa con tutto quello che c'è, e chiudi gli abbinamenti con i suoi accessori.
    .yes = Toglila anche se con lei se ne vanno stanze o accessori.
home-list = Elenca le case.
home-show = Mostra quello che c'è in una casa.
    .name = La casa; se non è data, quella principale.
home-primary = Scegli la casa di cui si parla quando non se ne nomina nessuna.
home-unit = Di' che cosa vogliono dire i gradi senza unità in una casa.
    .unit = celsius o fahrenheit.
home-place = Di' dove si trova una casa, perché sappia quando il sole sorge e tramonta; o guarda che cosa sa.
    .about =
        In gradi a nord dell'equatore e a est di Greenwich, come sulle mappe; basta un decimo:
          beckon home place --latitude 48.9 --longitude 2.4
    .latitude = Gradi nord, -90 a 90.
    .longitude = Gradi est, -180 a 180.
    .forget = Dimentica dove si trova.
home-history = Elenca che cosa è cambiato nelle case nell'ultimo giorno, dal più recente, con i numeri per annullarlo.
home-undo = Annulla quello che è cambiato nelle case nell'ultimo giorno: l'ultima modifica, o una per numero.
    .about = Quello che è cambiato ancora nel frattempo resta, e viene detto. Si può annullare anche un annullamento. Gli abbinamenti chiusi non tornano.
    .number = Il numero che dice `beckon home history`; se non è dato, l'ultima modifica.
room = Le stanze di una casa.
room-add = Aggiungi stanze a una casa: tutto o niente.
zone = Gruppi di stanze, come un piano.
zone-add = Aggiungi zone a una casa: tutto o niente.
    .room = Una stanza della zona; si può ripetere.
accessory = I dispositivi: abbinarli, collocarli, lasciarli andare.
    .home = La casa in cui si trova.
    .name = Il nome dell'accessorio.
    .placed = L'accessorio.
accessory-discover = Cerca accessori nella rete, uno per riga.
    .about = Senza --all mancano quelli abbinati a questo Beckon.
    .all = Di' anche quelli abbinati a questo Beckon.
    .seconds = Quanto cercare.
accessory-add = Abbina un accessorio o un bridge, e metti quello che ha in una casa.
    .about = Senza un'opzione che lo dia, il codice di configurazione viene chiesto, o letto dallo standard input.
    .name-or-address = Il nome che l'accessorio annuncia nella rete, o dov'è: macchina:porta.
    .home = La casa che lo riceve; se non è data, quella che lo aspetta, altrimenti la principale.
    .room = La stanza in cui si trova.
    .uncertified = Aggiungilo senza chiedere, anche se non si dice certificato per HomeKit.
    .replace = È questo accessorio già noto, dopo un ripristino: dagli il suo posto.
    .patience = Quanto può metterci un accessorio lento ad abbinarsi, 1 a 120.
accessory-remove = Chiudi l'abbinamento con un accessorio e toglilo dalla casa; un bridge porta via quello che ha dietro.
    .force = Dimenticalo anche se non è raggiungibile; va ripristinato prima di abbinarlo di nuovo.
accessory-list = Elenca gli accessori di tutte le case.
accessory-show = Mostra quello che si sa di un accessorio, e leggi i valori da lui.
accessory-identify = Fai che un accessorio si mostri: lampeggia o suona.
    .name = Il nome dell'accessorio; di uno non abbinato, anche dov'è: macchina:porta.
accessory-controllers-list = Elenca i controller di cui un accessorio si fida.
accessory-controllers-add = Fai che un accessorio si fidi di un altro controller, o cambia quello che può uno noto.
    .public-key = La sua chiave pubblica, 64 cifre esadecimali.
    .administrator = Può anche aggiungerne e toglierne altri.
accessory-controllers-remove = Fai che un accessorio non si fidi più di un controller.
accessory-move = D'ora in poi cerca un accessorio a un altro indirizzo.
    .about = Per le reti che non dicono dov'è. Quello che risponde lì deve dimostrare di essere l'accessorio, con la chiave dell'abbinamento; altrimenti non cambia niente.
    .host = Dove si trova adesso.
accessory-assign = Metti un accessorio in una stanza.
    .room = La stanza; il nome della casa stessa è la stanza di tutta la casa.
accessory-unassign = Togli un accessorio dalla sua stanza, verso la stanza di tutta la casa.
accessory-controllers = I controller di cui un accessorio si fida: elencarli, aggiungerne, toglierne.
    .home = La casa in cui si trova l'accessorio.
    .id = Come si chiama il controller.
service = Quello che fanno gli accessori: elencarlo e dargli un nome.
    .about = Un servizio si chiama col suo nome o un altro suo nome, con quello del suo accessorio se non ha altri servizi, o con ACCESSORIO/TIPO, come Ciabatta/Outlet; Ciabatta/Outlet/2 è il secondo di più dello stesso tipo.
service-list = Elenca i servizi di una casa.
    .type = Quelli di questo tipo, come Lightbulb; si può ripetere.
    .room = Quelli in questa stanza.
    .accessory = Quelli di questo accessorio.
group = Gruppi di servizi di accessori qualsiasi.
group-add = Aggiungi un gruppo a una casa.
    .name = Il suo nome; `-` legge un nome per riga dallo standard input.
    .service = I servizi che ne fanno parte.
scene = Valori impostati insieme.
    .name = La scena.
    .service = Il servizio da impostare.
    .characteristic = Che cosa se ne imposta, come On o Brightness.
scene-add = Aggiungi scene a una casa: tutto o niente.
scene-set = Fai impostare un valore a una scena, al posto di quello che imposta lì.
    .value = Come in un file delle case, o on, off, true, false, 50%.
scene-unset = Fai che una scena lasci un valore com'è.
scene-run = Esegui una scena; lo stato finale è 3 se un accessorio non ha fatto la sua parte.
    .json = Scrivi l'esito come un oggetto JSON.
scene-save = Fai una scena di quello che è acceso adesso, o mettilo al posto di una scena.
    .about = I valori si leggono dagli accessori. Quello che sbloccherebbe o aprirebbe ciò che protegge la casa resta fuori. Se la scena c'è già, viene chiesto sul terminale; altrove serve --replace.
    .room = Quello che c'è in questa stanza; si può ripetere.
    .zone = Quello che c'è in questa zona; si può ripetere.
    .accessory = Questo accessorio; si può ripetere.
    .all = Tutto quello che si può impostare, non solo quello che è acceso.
    .partial = Lascia fuori quello che non risponde.
    .replace = Metti al posto della scena con questo nome.
    .name = Il nome della scena.
trigger = Quello che esegue scene a un'ora data.
    .about = Una data è RFC 3339 (2030-01-01T22:30:00+01:00), un'ora locale (2030-01-01 22:30) o un'ora del giorno (22:30), cioè la prossima. Si ripete con --every 30m, 6h, 1d o 2w, o con --on monday,friday, weekdays o weekend.
    .at = Quando scatta la prima volta.
    .every = Ogni quanto torna: 30m, 6h, 1d, 2w.
    .on = I giorni della settimana in cui viene.
    .time-zone = Il fuso di cui vale l'ora locale; se non è dato, quello del sistema.
    .names = I loro nomi.
trigger-add = Aggiungi un'automazione a una casa; non scatta finché non è attivata.
    .scene = Una scena che esegue; si può ripetere.
    .enable = Attivala subito.
    .runs-late = Recupera l'ultima data passata mentre niente era in funzione.
trigger-show = Mostra quello che si sa di un'automazione, quando viene e com'è andata l'ultima volta.
trigger-enable = Fai scattare automazioni: tutto o niente.
    .about = Quello che un'automazione sbloccherebbe, aprirebbe o disinserirebbe viene chiesto prima; senza un sì resta com'è.
trigger-disable = Non far più scattare automazioni: tutto o niente.
trigger-set = Dai un altro orario a un'automazione; quello che non si dice resta.
    .once = Scatta una volta, senza ripetersi.
trigger-next = Di' le prossime date di un'automazione, o di tutte quelle attive.
    .count = Quante date: 1 a 1000.
trigger-log = Di' com'è andata alle ultime date di un'automazione, o di tutte quelle della casa, dalla più recente.
    .count = Quante date: 1 a 10000.
trigger-run = Fai scattare le automazioni di tutte le case, fino a SIGTERM o Ctrl-C.
    .about = Possono girare più programmi insieme: uno le fa scattare, e gli altri subentrano quando finisce. Anche `beckon listen` le fa scattare.
    .background = Come lo avviano altri comandi: quello che va male lo dice il prossimo, e finisce quando non resta niente da fare.
    .now = L'istante presente, secondo RFC 3339; il tempo prosegue da lì.
user = Chi può fare che cosa: gli amministratori tutto, gli ospiti comandare e osservare.
    .role = Che cosa può l'utente: guest (ospite) o administrator.
    .name = L'utente.
user-add = Aggiungi un utente a una casa.
    .name = Il nome dell'utente.
    .no-opening = L'ospite non può muovere serrature, porte e allarmi, nemmeno per chiuderli; va bene per i bambini.
    .account = L'account di questo computer che agisce come l'utente.
user-role = Fai di un utente un amministratore o un ospite.
user-opening = Lascia o no che un ospite muova serrature, porte e allarmi.
    .may-open = Se può: on o off.
user-account = Fai agire un account di questo computer come un utente.
    .login = Il nome dell'account.
    .none = Nessun account agisce più come l'utente.
phrase = Parole tue che stanno per una frase.
    .about =
        Quello che si insegna vale nella sua casa, per chiunque possa comandarla, ed esce con `beckon export`:
          beckon phrase teach "serata cinema" "abbassa le luci al 20 per cento"
phrase-teach = Insegna parole che ancora non vogliono dire niente, al posto di quello che volevano dire prima.
    .words = Quello che dici.
    .sentence = La frase che intendi; nessuna che sblocchi o apra.
phrase-list = Elenca quello che è stato insegnato a una casa.
phrase-forget = Dimentica che cosa vogliono dire parole insegnate.
    .words = Le parole.

## Names

check = È libero questo nome, e si sentirà e distinguerà?
    .about = Lo stato finale è 0 se tutti i nomi sono liberi e non confondibili, altrimenti 1.
    .kind = Che cosa porterà il nome: home, room, zone, accessory, service, group, scene o trigger.
lint = Trova i nomi di una casa che sono doppi o si confonderebbero.
    .about = Lo stato finale è 0 se non c'è niente da dire, altrimenti 1.
    .home = La casa da guardare; se non è data, tutte.
pronounce = Come si dirà questo nome?
    .about = Una riga dice i suoni di ogni modo di dirlo. Con --as, quello che porta il nome si può chiamare anche così; quello che si sente si legge sempre come il nome.
    .as = Un altro modo di dirlo, in parole.
    .forget = Dimentica tutti gli altri modi di dirlo.
    .play = Dillo ad alta voce.
    .wav = Scrivine il suono in un file WAV.
    .name = Il nome.

## Always on

serve = Tieni la casa pronta per tutti gli altri programmi, fino a SIGTERM o Ctrl-C.
    .about = Tiene le connessioni con gli accessori, fa scattare le automazioni e risponde via HTTP: al socket «hub.sock» nella cartella dei dati solo al suo proprietario, e a un indirizzo ai client con un token, che fa `beckon client add`. Da fuori gli parlano attraverso un relay quelli che `beckon remote add` ha invitato. Un browser lì mostra la casa. `say` e `chat` lo usano mentre è attivo. Con --microphone gli si parla dove sta. SIGHUP fa rileggere le lingue e il certificato. Il registro va sullo standard error.
    .relay = Sii un relay a questa porta per hub altrove e per chi parla con loro, di cui non può leggere niente. A tutti gli indirizzi, se non ne è dato uno.
    .relay-hub = Un hub che il relay serve, con la chiave che dice `beckon remote key`; si può ripetere, o darne più d'uno con «;». Senza, li serve tutti.
    .mqtt = Parla con un broker MQTT: Home Assistant vi vede e imposta le cose, e Rhasspy viene capito. Chi può pubblicarvi può parlare alle case.
    .mqtt-user = L'utente del broker che è l'hub.
    .mqtt-password-file = Il file con la sua password, che nessun altro può leggere.
    .mqtt-ca = I certificati di chi può garantire per il broker: PEM. Con questo gli si parla in TLS.
    .mqtt-prefix = Con che cosa cominciano gli argomenti dell'hub; se non è dato, «beckon».
    .mqtt-discovery = Con che cosa cominciano gli argomenti in cui guarda Home Assistant; se non è dato, «homeassistant».
    .no-mqtt-discovery = Non mostrare le cose a nessuno sul broker.
    .mqtt-client = Il client i cui diritti, stanza e utente valgono per tutto quello che viene dal broker; se non è dato, si fa tutto tranne aprire e configurare.
    .mqtt-unlocking = Home Assistant può sbloccare, aprire e disinserire: il suo comando vale come il sì.
    .mqtt-hermes = Che cosa si serve dell'Hermes di Rhasspy: una parte di «nlu,dialogue,asr,tts», o «none»; se non è dato, tutto. Per ascoltare serve --ear.
    .host = L'indirizzo a cui chiedono i client. Fuori da questo computer l'hub parla TLS, con un certificato che fa da sé.
    .port = La porta lì; con 0 la sceglie il sistema.
    .certificate = Un certificato, e quelli sopra di lui, al posto di quello dell'hub: PEM.
    .key = La chiave privata di --certificate: PEM.
    .plain = Parla HTTP in chiaro a quell'indirizzo, per un proxy con TLS davanti.
    .local-only = Rispondi solo al socket nella cartella dei dati.
    .only-home = Di un database PostgreSQL servi solo questa casa; ripeti per un'altra. Senza, tutte quelle che nessun altro hub serve.
    .ear = Ascolta anche le registrazioni che i client consegnano.
    .microphone = Ascolta un microfono di questo computer, e fai quello che si dice.
    .wake = Lì è un comando solo quello che comincia con questa frase.
    .room = La stanza in cui è il microfono.
    .user = L'utente che parla al microfono.
    .microphone-may-unlock = Quello che si dice lì può sbloccare, aprire e disinserire, dopo un sì a voce.
    .wyoming = Servi riconoscimento, comprensione, parola di attivazione e voce col protocollo Wyoming a questa porta, che non vuole token: chi la raggiunge può parlare alle case. Solo da questo computer, se non è dato un indirizzo.
    .wyoming-client = Il client di cui chi chiede lì ha diritti, stanza e utente; se non è dato, può tutto tranne aprire e configurare.
    .no-wyoming-announcement = Non annunciarlo nella rete.
    .satellite = Un wyoming-satellite che l'hub ascolta e con cui parla; si può ripetere, o darne più d'uno con «;».
    .satellite-wake = La frase che l'hub aspetta dai satelliti; se non è data, quella risultata migliore nelle misure.
    .titled-mqtt = MQTT
    .titled-wyoming = WYOMING
    .remote = DA FUORI
client = Chi può chiedere all'hub dalla rete: browser, satelliti, script.
    .user = L'utente come il quale agisce, con i suoi diritti.
    .language = La lingua che gli si parla; se non è data, quella dell'hub che capisce.
    .name = Il client.
    .may = Se può: on o off.
client-add = Aggiungi un client, e di' il suo token; si dice solo questa volta.
    .room = La stanza in cui sta: «qui», per chi gli parla.
    .listen-only = Sa quello che succede nelle case, e non fa niente.
    .may-unlock = Può sbloccare, aprire e disinserire, dopo un sì.
    .may-set-up = Può cambiare di che cosa sono fatte le case, e abbinare.
    .name = Come chiamarlo.
client-list = Elenca i client.
client-remove = Togli il token a un client; la sua prossima richiesta viene rifiutata.
client-opening = Lascia o no che un client sblocchi, apra e disinserisca.
    .from-away = Da fuori casa, se già può farlo.
client-setup = Lascia o no che un client cambi di che cosa sono fatte le case, e abbini.
client-code = Di' un codice con cui un browser ottiene un token, entro dieci minuti.
remote = Parla con un hub da fuori casa, attraverso un relay che non può leggere niente.
    .about = A casa, `beckon remote add NOME` fa un invito e lo dice una volta; chi ce l'ha parla con l'hub, quindi si consegna come una chiave. Sull'altro computer `beckon remote accept CASA` lo prende, e `beckon say --via CASA …` parla. `beckon client remove NOME` lo ritira.
    .home = La casa di un server in questione, qualunque hub la serva; se non è data, quella principale.
remote-add = Invita qualcuno a parlare con questo hub da fuori; l'invito si dice solo questa volta.
    .may-unlock = Può sbloccare, aprire e disinserire, dopo un sì; da fuori, solo con --may-unlock-from-away.
    .may-unlock-from-away = Quello che può sbloccare, aprire e disinserire, lo può anche da fuori.
    .name = Come chiamare il client.
remote-key = Di' la chiave pubblica di questo hub, per il proprietario di un relay; di una casa su un server, quella della casa.
remote-accept = Prendi un invito, chiesto senza mostrarlo o letto dallo standard input.
    .home = Come chiamare qui la casa.
remote-list = Elenca le case con cui si parla da fuori.
remote-forget = Dimentica una casa con cui si parla da fuori, con la sua chiave.
log = Segui quello che registra l'hub, dove lo esegue systemd.
    .about = Senza --system è l'hub di questo utente (`systemctl --user enable --now beckon`), con lui quello del computer. Lo mostra journalctl.
    .system = L'hub del computer.
    .once = Finisci con quello che c'è, senza aspettare altro.
    .lines = Quante righe di prima, 0 a 100000.
watch = Scrivi quello che succede nelle case, un evento per riga, fino a SIGTERM o Ctrl-C.
    .about = Quello che altri programmi cambiano nel database comune, i valori che dicono gli accessori, e se sono raggiungibili. La prima riga dice che le case sono state lette; una uguale sta per tutto quello che è andato perso.

## Home files

import = Metti le case di un file al posto di quelle che ci sono; tutto o niente.
    .about = Quello che mantiene il nome resta chi è: abbinamenti, account e osservatori restano legati. Se il file tralascia case o accessori abbinati che ci sono, viene chiesto sul terminale; altrove serve --replace; nessun abbinamento finisce per questo, e `beckon home undo` li riporta. Con --dry-run una riga dice ogni differenza: + quello che si aggiungerebbe, - quello che si toglierebbe, ~ quello che cambierebbe.
    .replace = Togli le case e gli accessori abbinati che il file tralascia.
    .dry-run = Non cambiare niente; scrivi che cosa cambierebbe.
    .json = Con --dry-run, scrivi un oggetto JSON per riga.
    .file = Il file delle case.
export = Scrivi le case come file delle case sullo standard output.
pairings = Conserva gli abbinamenti in un file sigillato, o riprendili.
pairings-export = Scrivi la nostra identità e tutti gli abbinamenti in un file sigillato con una password.
    .about = Chi ha il file e la password può comandare gli accessori.
pairings-import = Riprendi gli abbinamenti di un file sigillato.
    .about = Se l'identità è la stessa si uniscono a quelli che ci sono; quelli di un'altra ne prendono il posto solo con --replace.
    .replace = Rinuncia agli abbinamenti di un'altra identità che sono qui.
    .file = Il file sigillato.
simulate = Servi gli accessori di un file delle case come veri accessori HAP, fino a SIGTERM.
    .about = Un server per bridge, e uno per ogni accessorio che non è dietro a nessuno. Quando tutti sono pronti, una riga JSON dice porta, codice di configurazione e identità di ognuno. Al posto di un file delle case prende quello che un dispositivo in commercio risponde a GET /accessories, e ne è il doppio.
    .state-dir = Dove si conservano identità e abbinamenti.
    .port = La porta del primo server; gli altri seguono. Con 0 sceglie il sistema.
    .host = L'indirizzo su cui ascolta; se non è dato, tutti quelli di questo computer.
    .no-announce = Non annunciare i server nella rete.
    .control = Prendi comandi anche da questo socket, dello stesso utente.
    .file = Il file delle case, o un elenco di accessori catturato.
    .controlling = CONTROLLO: un oggetto JSON per riga, sullo standard input e al socket di --control. A ognuno risponde una riga con "ok" e, se è false, un "error"; un "id" torna com'era.
    .list = tutti i server, accessori, servizi e valori
    .set = come a mano; "service" (nome o tipo) e "server" distinguono gli uguali, oppure "aid" e "iid"
    .watch = da allora una riga per ogni cambiamento: { $example }
    .add-accessory = un nome, o un oggetto come in un file delle case; senza "bridge", su un proprio server, a "port"
    .add-service = un tipo, o un oggetto come in un file delle case
    .add-characteristic = il valore come in un file delle case
    .remove-accessory = , remove-service, remove-characteristic: quello che deve esserci resta
    .fault = senza "server" tutti, senza "times" fino a { $clear }; ci sono slow (lento), silent (muto), refuse (nessuno ascolta), drop-before, drop-mid e drop-after (le richieste di una sessione perdono la connessione), error-status ("status":-70402), wrong-proof, stale-address (passa a una porta non annunciata)
    .reboot = si spegne e si riaccende, a una nuova porta
    .reset = dimentica i suoi controller

## This machine

doctor = Guarda se c'è tutto quello che serve a Beckon, e di' che cosa fare se manca.
    .about = Guarda quello che è installato, la cartella dei dati e il suo database, il microfono, l'orologio, l'hub, la rete e ogni accessorio abbinato. Non cambia niente. Lo stato finale è 0 se tutto funziona, anche se manca qualcosa, e 69 se qualcosa non funziona.
    .patience = Quanto può metterci un accessorio a rispondere, 1 a 60.
report = Scrivi quello che serve per segnalare un guasto: questo computer e quello che trova doctor, senza nomi e luoghi.
    .about = Nomi di case e cose, indirizzi, percorsi e valori delle impostazioni restano fuori, e non si legge nessuna chiave, codice o token. Guardalo comunque prima di inviarlo.
backup = Scrivi case, utenti, frasi, automazioni e abbinamenti in un file.
    .about = È intero, chiunque cambi le case nel frattempo. Gli abbinamenti sono sigillati con una password, che viene chiesta: chi ha entrambi può comandare gli accessori. Il file è un archivio tar che solo tu puoi leggere.
restore = Riprendi quello che contiene un backup.
    .about = Le case che ci sono se ne vanno solo con --replace. Nessun altro programma può tenere la cartella nel frattempo: chiudi prima `beckon serve`. Browser e satelliti non fanno parte di un backup: dai loro nuovi token.
    .replace = Rinuncia alle case che sono qui, e agli abbinamenti di un'altra identità.
    .file = Il file.
database = Prenditi cura del database delle case: nella cartella dei dati, o di un server PostgreSQL.
database-check = Guarda se il database è raggiungibile e intero.
database-migrate = Crea le tabelle, o aggiornale.
    .about = Chi possiede le tabelle lo fa con qualsiasi comando; per i ruoli che possono solo leggere e scrivere righe va eseguito una volta dopo un aggiornamento.
database-move = Porta tutte le case da un database a un altro, e confrontale lì.
    .about = Ognuno è l'URL di un database PostgreSQL o una cartella dei dati. Vengono anche gli account, quello che le automazioni possono aprire e com'è andata; quello che si può annullare no. Da dove viene non si toglie niente, e gli abbinamenti restano nella loro cartella. Se lì ci sono già case, viene chiesto sul terminale; altrove serve --add o --replace.
    .add = Le case che ci sono già restano, e queste si aggiungono.
    .replace = Le case che ci sono già se ne vanno per sempre: non si possono riportare.
    .from = Dove sono le case.
    .to = Dove devono andare.
database-leases = Elenca quale hub serve quale casa di un database PostgreSQL.
database-release = Libera una casa da un hub che non tornerà.
    .about = Un hub senza nessuno di riserva può agire da solo finché non raggiunge il database, e perciò nessuno prende le sue case. Liberala solo quando è spento per sempre.
database-grant = Scrivi l'SQL che dà a un ruolo PostgreSQL solo i diritti che gli servono.
    .schema = Lo schema delle tabelle.
    .role = Il ruolo.
config = Com'è impostato Beckon, e da quale file.
config-show = Elenca ogni impostazione, con il valore e da dove viene.
    .about = Le impostazioni sono opzioni di comandi che non c'è bisogno di scrivere: da /etc/beckon/beckon.toml, da ~/.config/beckon/beckon.toml e da variabili come BECKON_SERVE_PORT. Quello che si scrive viene prima di tutto. BECKON_CONFIG nomina l'unico file; vuota, non ce n'è nessuno.
