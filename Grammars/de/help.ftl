### Was die Hilfe sagt; wie die Datei gebaut ist, sagt die englische.

## The page, and what is wrong with a command line

page =
    .overview = ÜBERBLICK: { $text }
    .usage = AUFRUF:
    .section = { $title }:
    .arguments = ARGUMENTE
    .options = OPTIONEN
    .subcommands = BEFEHLE
    .talking = SPRECHEN
    .setting-up = EINRICHTEN
    .names = NAMEN
    .always-on = DAUERBETRIEB
    .home-files = HOME-DATEIEN
    .this-machine = DIESER RECHNER
    .version = Die Version zeigen.
    .help = Diese Hilfe zeigen.
    .usual = (ohne Angabe)
    .default = (ohne Angabe: { $value })
    .values = (möglich: { $values })
    .values-default = (möglich: { $values }; ohne Angabe: { $value })
    .more = Mehr zu einem Befehl: „{ $command }“.
error =
    .line = Fehler: { $fault }
    .about = Hilfe:  { $argument }  { $text }
    .usage = Aufruf:
    .more = Mehr dazu: „{ $command }“.
    .unknown-option = Die Option „{ $option }“ gibt es nicht.
    .did-you-mean = Ist „{ $option }“ gemeint?
    .no-value = Zu „{ $option }“ fehlt der Wert.
    .takes-no-value = Die Option „{ $option }“ hat keinen Wert, angegeben ist „{ $value }“.
    .too-many = Zu viel: { $values }. Was aus mehreren Wörtern besteht, steht in Anführungszeichen.
    .missing = Es fehlt „{ $argument }“.
    .invalid = Der Wert „{ $value }“ passt nicht zu „{ $argument }“
    .one-of = Möglich: { $values }.
value =
    .accessory = Gerät
    .accessory-or-identity = Gerät-oder-Kennung
    .address = Adresse
    .alias = Zweitname
    .characteristic = Merkmal
    .client = Client
    .code = Code
    .command = Befehl
    .count = Anzahl
    .date = Datum
    .days = Tage
    .degrees = Grad
    .file = Datei
    .files = Dateien
    .folder = Ordner
    .from = woher
    .group = Gruppe
    .home = Zuhause
    .host = Rechner
    .how = wie
    .id = Kennung
    .key = Schlüssel
    .kind = Art
    .login = Konto
    .may-open = darf-öffnen
    .may-set-up = darf-einrichten
    .ms = ms
    .name = Name
    .name-or-address = Name-oder-Adresse
    .new-name = neuer-Name
    .number = Zahl
    .options = Optionen
    .parts = Teile
    .path = Pfad
    .phrase = Wendung
    .port = Port
    .prefix = Anfang
    .role = Rolle
    .room = Raum
    .scene = Szene
    .schema = Schema
    .seconds = Sekunden
    .sentence = Satz
    .service = Dienst
    .setup-code = Einrichtungscode
    .span = Zeitspanne
    .spoken-form = Sprechweise
    .subcommand = Befehl
    .text = Text
    .to = wohin
    .type = Typ
    .unit = Einheit
    .url = URL
    .user = Benutzer
    .value = Wert
    .words = Wörter
    .zone = Zone

## What several commands share

beckon = Unter Linux mit einem HomeKit-Zuhause sprechen, getippt oder gesprochen, ohne Internet.
option =
    .new-file = Die Datei; es darf sie noch nicht geben.
    .json = Je Zeile ein JSON-Objekt ausgeben.
    .yes = Ja sagen zu dem, was aufgesperrt, geöffnet oder entschärft würde.
    .home = Das gemeinte Zuhause; ohne Angabe das Hauptzuhause.
    .home-file = Die Zuhause dieser Datei verwenden; die gemeinsame Datenbank bleibt unberührt.
    .json-object = Ein JSON-Objekt ausgeben.
    .data-dir = Der Ordner der gemeinsamen Datenbank und der Kopplungen.
    .database = Die PostgreSQL-Datenbank der Zuhause, als URL; ohne Angabe liegen sie im Datenordner.
    .user = Der handelnde Benutzer des Zuhauses; ohne Angabe, wer das Programm ausführt.
    .language = Die gesprochene Sprache; auch mehrere, etwa „de,en“, oder „auto“ für alle vorhandenen: die den Satz am besten versteht, bekommt ihn. Ohne Angabe die Einstellung „language“, sonst die Sprache des Systems.
    .text = Was gesagt wird; `-` liest je Zeile eine Äußerung von der Standardeingabe.
    .remote-relay = Das Relais, über das man diesen Hub von unterwegs erreicht; es ist irgendwo ein `beckon serve --relay`. Ohne Angabe kann es niemand, und nichts geht hinaus.
    .hands-free = Dasselbe mit der Wendung, die sich beim Messen als beste erwies.
    .quiet = Keine Töne.
    .password-file = Eine Datei, deren erste Zeile das Passwort ist, „-“ ist die Standardeingabe; ohne Angabe wird danach gefragt.
    .setup-code = Der Einrichtungscode, XXX-XX-XXX; andere auf diesem Rechner sehen ihn in der Prozessliste.
    .setup-code-file = Eine Datei, deren erste Zeile der Einrichtungscode ist; „-“ ist die Standardeingabe.
    .json-outcomes = Ergebnisse als JSON ausgeben, je Zeile eins.
    .dry-run = Nur verstehen, nichts tun.
    .no-hub = Es in diesem Programm tun, auch wenn `beckon serve` läuft.
    .via = Mit dem Hub eines fernen Zuhauses sprechen, das `beckon remote accept` bekannt gemacht hat.
    .device = Das Mikrofon: ein Name aus „beckon mic“ oder ein ALSA-Gerät; ohne Angabe das übliche.
    .mic-command = Ein Befehl, der rohen Ton ausgibt: 16 Bit, mono, 16 kHz.
    .verify = Zeigen, was verstanden wurde, und jeden geschriebenen Wert vom Gerät zurücklesen.
    .no-time-keeper = Kein Hintergrundprogramm starten, das später Gewünschtes ausführt.
    .voice = Ein Befehl, der sein letztes Argument spricht, als WAV auf der Standardausgabe: „espeak-ng --stdout“.
speaker =
    .now = Die Gegenwart, nach RFC 3339.
    .room = Der Raum, in dem gesprochen wird.
    .home = Das Zuhause, das gemeint ist, wo keins genannt wird.
    .user = Der Benutzer, der spricht.
dative = { $kind ->
    [home] einem Zuhause
    [room] einem Raum
    [zone] einem Bereich
    [accessory] einem Gerät
    [service] einem Dienst
    [serviceGroup] einer Gruppe
    [actionSet] einer Szene
    [trigger] einem Auslöser
   *[other] einem Benutzer
}
accusative = { $kind ->
    [home] ein Zuhause
    [room] einen Raum
    [zone] einen Bereich
    [accessory] ein Gerät
    [service] einen Dienst
    [serviceGroup] eine Gruppe
    [actionSet] eine Szene
    [trigger] einen Auslöser
   *[other] einen Benutzer
}
member-remove = { accusative } entfernen.
member-rename = { dative } einen anderen Namen geben.
member-list =
    Die { $kind ->
        [room] Räume
        [zone] Bereiche
        [serviceGroup] Gruppen
        [actionSet] Szenen
        [trigger] Auslöser
       *[other] Benutzer
    } eines Zuhauses auflisten.
member-show = Zeigen, was über { accusative } bekannt ist.
member-alias = { dative } einen weiteren Namen geben.
member-unalias = { dative } einen weiteren Namen nehmen.
member-language = Festlegen, welche Sprache { $kind ->
    [room] in einem Raum gesprochen wird
   *[other] ein Benutzer spricht
}.
    .about = Sie geht der Einstellung „language“ und der Sprache des Systems vor, und --language und die Sprache eines Clients gehen ihr vor. Die Sprache eines Benutzers geht der des Raums vor.
members-add = { $kind ->
    [zone] Räume in einen Bereich
    [serviceGroup] Dienste in eine Gruppe
   *[other] Szenen in einen Auslöser
} aufnehmen: alle oder keine.
members-remove = { $kind ->
    [zone] Räume aus einem Bereich
    [serviceGroup] Dienste aus einer Gruppe
   *[other] Szenen aus einem Auslöser
} nehmen: alle oder keine.
members =
    .group = { $kind ->
        [zone] Der Bereich.
        [serviceGroup] Die Gruppe.
       *[other] Der Auslöser.
    }
    .parts = { $kind ->
        [zone] Die Räume.
        [serviceGroup] Die Dienste.
       *[other] Die Szenen.
    }
member =
    .new-name = Der neue Name.
    .alias = Der weitere Name, der dazukommt.
    .lost-alias = Der weitere Name, der wegfällt.
    .name = Name oder Zweitname.
    .own-name = Der Name.
    .names = Die Namen; `-` liest je Zeile einen Namen von der Standardeingabe.
    .code = Die Sprache, etwa de.
    .none = Wieder die Sprache, die verstanden wird.

## Talking

say = Getippten Text verstehen und ausführen.
    .about = Was für sich allein nichts bedeutet, setzt fort, was derselbe Benutzer in den letzten fünf Minuten sagte: „ja“, „die am Schreibtisch“, „rückgängig“. Auf die Frage, ob etwas geöffnet werden soll, kann man eine Minute lang und nur einmal antworten. Die Sätze der Standardeingabe sind ein Gespräch.
chat = Mit dem Zuhause reden, Zeile für Zeile; „tschüss“, eine leere Zeile oder Strg-D beendet es am Terminal.
    .about = Am Terminal lassen sich Zeilen bearbeiten und frühere mit den Pfeiltasten holen; sie liegen nur für den eigenen Gebrauch im Datenordner, Zeilen mit einem Einrichtungscode ausgenommen.
    .dry-run = So tun, als gelänge alles; nichts bewegt sich.
listen = Verstehen und ausführen, was man in ein Mikrofon sagt.
    .about =
        Ein abgezogenes Mikrofon wird erneut versucht, bis es wieder da ist. Mit --hands-free oder --wake ist nur ein Befehl, was mit der Wendung beginnt; nach der Wendung allein auch der nächste Satz. Mit --talk oder --talk-command ist es nur, was nach einem Tastendruck gesagt wird; für einen Taster an einer GPIO-Leitung:
          beckon listen --talk-command "gpiomon --falling-edge --format=pressed gpiochip0 17"
    .wake = Nur was mit dieser Wendung beginnt, ist ein Befehl.
    .talk = Nur was auf einen Tastendruck folgt, ist ein Befehl: „key“, Enter auf der Standardeingabe, oder „signal“, SIGUSR1.
    .talk-command = Ein Befehl, der bei jedem Tastendruck eine Zeile schreibt.
    .closing-silence = Die Stille, die einen Befehl beendet, in Millisekunden.
    .keep = Aufnahmen in diesem Ordner aufheben, den nur der eigene Benutzer lesen kann.
    .speak = Antworten sprechen: ein Ton, wenn alles gelang, und Worte, wenn mehr zu sagen ist.
hear = Aufgenommene Sprache verstehen und ausführen.
    .about =
        Eine Datei ist ein WAV jeder Rate, Kanalzahl und üblichen Kodierung oder kopfloser 16-Bit-Ton, mono, 16 kHz (.raw, .pcm, .s16). Mit --explain sagen Zeilen etwas über die Aufnahme, das Gehörte, was sonst gesagt worden sein kann, wie sicher das ist, wie lange es dauerte, und über die Lesarten des Satzes, auch die unterlegenen; getan wird nichts. Mehrere Aufnahmen sind ein Gespräch.

        Mit --grammar DATEI wird nichts getan: Jede Aufnahme wird nach dieser JSGF-Grammatik dekodiert, ausgegeben werden ihre Wörter, dann jedes Etikett mit den Wörtern, die dazugehören. Ihre öffentlichen Regeln sind, was man sagen kann; importierte Grammatiken werden daneben gesucht. Was kein Satz der Grammatik ist, wird abgelehnt. Mit --json je Datei eine Zeile:
        { $example }
        „status“ ist „understood“; „notUnderstood“, mit „reason“ und ohne Wörter; oder „failed“, mit dem „error“, an dem das Lesen der Datei scheitert. Mit --explain wird auch der Satz genannt, der einem abgelehnten Ton am nächsten kommt, und in JSON ein „finding“ mit allem, was gemessen wurde. Der Endstatus ist 0, wenn alle verstanden wurden, sonst der der ersten anderen: 1, oder 65 oder 66 bei einer unlesbaren Datei.
    .explain = Sagen, was gehört wurde, wie sicher das ist und warum es so gelesen wurde; nichts wird getan.
    .grammar = Nach dieser JSGF-Grammatik hören, nicht nach dem Zuhause.
    .files = Die Aufnahmen.
wake = Sagen, ob eine Weckwendung gut ist, und sie an Aufnahmen erproben.
    .about = Ohne Aufnahmen steht da, was gegen die Wendung spricht; der Endstatus ist 0, wenn nichts, sonst 1. Mit Aufnahmen sagt eine Zeile zu jeder Äußerung darin, ob sie mit der Wendung beginnt. Der Vorsprung sagt, wie gut sie passt; 0 ist am besten. Mit --second-look wird, was passt, auch mit den Sätzen des Zuhauses dekodiert, wie listen es tut.
    .second-look = Was passt, ein zweites Mal mit den Sätzen des Zuhauses dekodieren.
    .phrase = Die Wendung.
    .files = Aufnahmen, an denen sie erprobt wird.
mic = Mikrofone auflisten und eins erproben.
mic-decode = Etwas sagen und sehen, was das Zuhause daraus macht; nichts wird getan.
    .json = Das Ergebnis als JSON ausgeben.
mic-meter = Zehnmal je Sekunde zeigen, wie laut es ist, bis Strg-C; Sprache liegt am besten zwischen −30 und −10 dB.
    .seconds = Nach so vielen Sekunden enden.
mic-record = In eine WAV-Datei aufnehmen, die nur der eigene Benutzer lesen kann.
    .seconds = Wie lange aufgenommen wird, bis 600 Sekunden.
    .file = Die Datei; es darf sie noch nicht geben.
mic-list = Die Aufnahmegeräte auflisten, mit Namen, die bleiben, wenn andere angesteckt werden.
mic-play = Eine Aufnahme abspielen.
    .speaker = Das ALSA-Gerät, auf dem abgespielt wird.
    .file = Die Aufnahme.
replay = Die von „listen --keep“ aufgehobenen Aufnahmen erneut hören und sagen, was anders verstanden wird; nichts wird getan.
    .about = Jede Aufnahme wird mit den Zuhause von jetzt gehört, im Raum und zur Zeit von damals. Eine Zeile sagt, ob sie wie zuvor verstanden wird. Der Endstatus ist 0, wenn alle es werden, sonst 1.
    .json = Ergebnisse als JSON ausgeben, je Zeile eins, mit „recording“, „same“ und, wo es abweicht, „before“.
    .folder = Der Ordner der Aufnahmen.
parse = Getippten Text verstehen; nichts wird getan.
    .explain = Sagen, welche Wörter wozu wurden, welche Lesarten es noch gab und warum sie unterlagen.
phrases = Sätze auflisten, die dieses Zuhause versteht; nichts wird getan.

## Setting up

setup = Ein Zuhause Schritt für Schritt einrichten: Name, Räume, dann ein Gerät nach dem anderen.
    .about = Jede Antwort wird sofort behalten. Aufhören geht jederzeit, mit Strg-D, Strg-C oder einer leeren Zeile statt des nächsten Geräts; das nächste Einrichten macht mit dem weiter, was fehlt.
    .home = Das Zuhause, das eingerichtet wird; ohne Angabe das Hauptzuhause.
home = Die Zuhause, und welches das Hauptzuhause ist.
    .name = Das Zuhause.
home-add = Zuhause anlegen: alle oder keins. Das allererste ist das Hauptzuhause.
home-remove = Ein Zuhause mit allem darin entfernen und die Kopplungen mit seinen Geräten beenden.
    .yes = Auch entfernen, wenn Räume oder Geräte mitgehen.
home-list = Die Zuhause auflisten.
home-show = Zeigen, was in einem Zuhause ist.
    .name = Das Zuhause; ohne Angabe das Hauptzuhause.
home-primary = Festlegen, welches Zuhause gemeint ist, wo keins genannt wird.
home-unit = Sagen, was eine bloße Gradzahl in einem Zuhause bedeutet.
    .unit = celsius oder fahrenheit.
home-place = Sagen, wo ein Zuhause liegt, damit es Sonnenauf- und -untergang kennt; oder zeigen, was es weiß.
    .about =
        Grad nördlich des Äquators und östlich von Greenwich, wie auf Karten; ein Zehntel genau genügt:
          beckon home place --latitude 48.9 --longitude 2.4
    .latitude = Grad Nord, -90 bis 90.
    .longitude = Grad Ost, -180 bis 180.
    .forget = Vergessen, wo es liegt.
home-history = Auflisten, was am letzten Tag in den Zuhause geändert wurde, das Neueste zuerst, mit Nummern zum Rückgängigmachen.
home-undo = Rückgängig machen, was am letzten Tag in den Zuhause geändert wurde: das Letzte oder eine Nummer.
    .about = Was seither wieder geändert wurde, bleibt und wird genannt. Auch Rückgängigmachen lässt sich rückgängig machen. Beendete Kopplungen kommen nicht wieder.
    .number = Die Nummer aus `beckon home history`; ohne Angabe die letzte Änderung.
room = Die Räume eines Zuhauses.
room-add = Räume in ein Zuhause aufnehmen: alle oder keinen.
zone = Gruppen von Räumen, etwa ein Stockwerk.
zone-add = Bereiche in ein Zuhause aufnehmen: alle oder keinen.
    .room = Ein Raum des Bereichs; mehrfach möglich.
accessory = Die Geräte: koppeln, in Räume stellen, entlassen.
    .home = Das Zuhause, zu dem es gehört.
    .name = Der Name des Geräts.
    .placed = Das Gerät.
accessory-discover = Geräte im Netz suchen, je Zeile eins.
    .about = Ohne --all fehlen die, die mit diesem Beckon gekoppelt sind.
    .all = Auch die nennen, die mit diesem Beckon gekoppelt sind.
    .seconds = Wie lange gesucht wird.
accessory-add = Ein Gerät oder eine Bridge koppeln und, was daran ist, in ein Zuhause aufnehmen.
    .about = Ohne Option dafür wird der Einrichtungscode erfragt oder von der Standardeingabe gelesen.
    .name-or-address = Der Name, den das Gerät im Netz bekannt gibt, oder wo es ist: Rechner:Port.
    .home = Das Zuhause, in das es kommt; ohne Angabe das, das es erwartet, sonst das Hauptzuhause.
    .room = Der Raum, in dem es steht.
    .uncertified = Ohne Rückfrage aufnehmen, auch wenn es nicht angibt, für HomeKit zertifiziert zu sein.
    .replace = Es ist dieses bekannte Gerät nach einem Zurücksetzen: ihm dessen Platz geben.
    .patience = Wie lange ein langsames Gerät zum Koppeln brauchen darf, 1 bis 120.
accessory-remove = Die Kopplung mit einem Gerät beenden und es aus dem Zuhause nehmen; eine Bridge nimmt mit, was an ihr hängt.
    .force = Es auch vergessen, wenn es nicht erreichbar ist; vor neuem Koppeln ist es zurückzusetzen.
accessory-list = Die Geräte aller Zuhause auflisten.
accessory-show = Zeigen, was über ein Gerät bekannt ist, und seine Werte von ihm selbst lesen.
accessory-identify = Ein Gerät sich zeigen lassen: Es blinkt oder piept.
    .name = Der Name des Geräts; bei einem ungekoppelten auch, wo es ist: Rechner:Port.
accessory-controllers-list = Die Controller auflisten, denen ein Gerät vertraut.
accessory-controllers-add = Ein Gerät einem weiteren Controller vertrauen lassen oder ändern, was ein bekannter darf.
    .public-key = Sein öffentlicher Schlüssel, 64 hexadezimale Ziffern.
    .administrator = Er darf auch andere hinzufügen und entfernen.
accessory-controllers-remove = Ein Gerät einem Controller nicht mehr vertrauen lassen.
accessory-move = Ein Gerät von jetzt an unter einer anderen Adresse suchen.
    .about = Für Netze, die nicht sagen, wo es ist. Was dort antwortet, muss mit dem Schlüssel der Kopplung beweisen, dass es das Gerät ist; sonst ändert sich nichts.
    .host = Wo es jetzt ist.
accessory-assign = Ein Gerät in einen Raum stellen.
    .room = Der Raum; der Name des Zuhauses selbst ist der Raum für das ganze Zuhause.
accessory-unassign = Ein Gerät aus seinem Raum nehmen, in den Raum für das ganze Zuhause.
accessory-controllers = Die Controller, denen ein Gerät vertraut: auflisten, hinzufügen, entfernen.
    .home = Das Zuhause, zu dem das Gerät gehört.
    .id = Wie sich der Controller nennt.
service = Was Geräte können: auflisten und benennen.
    .about = Ein Dienst heißt nach seinem Namen oder Zweitnamen, nach dem seines Geräts, wenn das keinen anderen Dienst hat, oder GERÄT/TYP, etwa Leiste/Outlet; Leiste/Outlet/2 ist der zweite von mehreren eines Typs.
service-list = Die Dienste eines Zuhauses auflisten.
    .type = Die dieses Typs, etwa Lightbulb; mehrfach möglich.
    .room = Die in diesem Raum.
    .accessory = Die dieses Geräts.
group = Gruppen von Diensten beliebiger Geräte.
group-add = Eine Gruppe in ein Zuhause aufnehmen.
    .name = Ihr Name; `-` liest je Zeile einen Namen von der Standardeingabe.
    .service = Die Dienste, die dazugehören.
scene = Werte, die zusammen gesetzt werden.
    .name = Die Szene.
    .service = Der Dienst, der gesetzt wird.
    .characteristic = Was daran gesetzt wird, etwa On oder Brightness.
scene-add = Szenen in ein Zuhause aufnehmen: alle oder keine.
scene-set = Eine Szene einen Wert setzen lassen, an Stelle dessen, den sie dort setzt.
    .value = Wie in einer Home-Datei, oder on, off, true, false, 50%.
scene-unset = Eine Szene einen Wert lassen lassen, wie er ist.
scene-run = Eine Szene ausführen; der Endstatus ist 3, wenn ein Gerät seinen Teil nicht tat.
    .json = Das Ergebnis als ein JSON-Objekt ausgeben.
scene-save = Aus dem, was jetzt an ist, eine Szene machen oder den Inhalt einer Szene.
    .about = Die Werte werden von den Geräten gelesen. Was aufsperren oder öffnen würde, was das Zuhause schützt, bleibt weg. Gibt es die Szene schon, wird am Terminal gefragt; sonst ist --replace nötig.
    .room = Was in diesem Raum ist; mehrfach möglich.
    .zone = Was in diesem Bereich ist; mehrfach möglich.
    .accessory = Dieses Gerät; mehrfach möglich.
    .all = Alles, was sich setzen lässt, nicht nur, was an ist.
    .partial = Weglassen, was nicht antwortet.
    .replace = Eine Szene dieses Namens ersetzen.
    .name = Der Name der Szene.
trigger = Was Szenen zu einer Zeit ausführt.
    .about = Ein Datum ist nach RFC 3339 (2030-01-01T22:30:00+01:00), eine Ortszeit (2030-01-01 22:30) oder eine Uhrzeit (22:30), dann die nächste. Wiederholt wird mit --every 30m, 6h, 1d oder 2w, oder mit --on monday,friday, weekdays oder weekend.
    .at = Wann er zuerst auslöst.
    .every = Wie oft es wiederkommt: 30m, 6h, 1d, 2w.
    .on = Die Wochentage, an denen es kommt.
    .time-zone = Die Zone, deren Ortszeit gilt; ohne Angabe die des Systems.
    .names = Die Namen.
trigger-add = Einen Auslöser in ein Zuhause aufnehmen; er wirkt erst, wenn er eingeschaltet ist.
    .scene = Eine Szene, die er ausführt; mehrfach möglich.
    .enable = Ihn sofort einschalten.
    .runs-late = Das letzte Mal nachholen, das verging, während nichts lief.
trigger-show = Zeigen, was über einen Auslöser bekannt ist, wann er kommt und wie es zuletzt ging.
trigger-enable = Auslöser wirken lassen: alle oder keinen.
    .about = Was ein Auslöser aufsperren, öffnen oder entschärfen würde, wird zuvor gefragt; ohne ein Ja bleibt es, wie es ist.
trigger-disable = Auslöser nicht mehr wirken lassen: alle oder keinen.
trigger-set = Einem Auslöser eine andere Zeit geben; was nicht gesagt wird, bleibt.
    .once = Einmal auslösen und nicht wieder.
trigger-next = Die nächsten Termine eines Auslösers nennen, oder die aller eingeschalteten.
    .count = Wie viele Termine: 1 bis 1000.
trigger-log = Sagen, was aus den letzten Terminen eines Auslösers wurde, oder aus denen des Zuhauses, das Neueste zuerst.
    .count = Wie viele Termine: 1 bis 10000.
trigger-run = Die Auslöser aller Zuhause wirken lassen, bis SIGTERM oder Strg-C.
    .about = Mehrere Programme dürfen zugleich laufen: Eins löst aus, und endet es, übernehmen die anderen. Auch `beckon listen` lässt Auslöser wirken.
    .background = Wie andere Befehle es starten: Was misslingt, sagt der nächste, und es endet, wenn nichts mehr zu tun ist.
    .now = Die Gegenwart, nach RFC 3339; von da an läuft die Zeit weiter.
user = Wer was darf: Verwalter alles, Gäste steuern und beobachten.
    .role = Was der Benutzer darf: guest (Gast) oder administrator (Verwalter).
    .name = Der Benutzer.
user-add = Einen Benutzer in ein Zuhause aufnehmen.
    .name = Der Name des Benutzers.
    .no-opening = Der Gast darf Schlösser, Türen und Alarme nicht bewegen, auch nicht zusperren; gut für Kinder.
    .account = Das Konto dieses Rechners, das als dieser Benutzer handelt.
user-role = Einen Benutzer zum Verwalter oder Gast machen.
user-opening = Einem Gast erlauben oder verbieten, Schlösser, Türen und Alarme zu bewegen.
    .may-open = Ob der Gast darf: on oder off.
user-account = Ein Konto dieses Rechners als einen Benutzer handeln lassen.
    .login = Der Name des Kontos.
    .none = Kein Konto handelt mehr als dieser Benutzer.
phrase = Eigene Worte, die für einen Satz stehen.
    .about =
        Gelehrtes gilt in seinem Zuhause für alle, die es steuern dürfen, und geht mit `beckon export` hinaus:
          beckon phrase teach "Filmzeit" "dimm das Licht auf 20 Prozent"
phrase-teach = Worte lehren, die noch nichts bedeuten, oder ersetzen, was sie bisher bedeuteten.
    .words = Was man sagt.
    .sentence = Der Satz, der gemeint ist; keiner, der aufsperrt oder öffnet.
phrase-list = Auflisten, was ein Zuhause gelernt hat.
phrase-forget = Vergessen, was gelehrte Worte bedeuten.
    .words = Die Worte.

## Names

check = Ist dieser Name frei, und wird er gehört und unterschieden?
    .about = Der Endstatus ist 0, wenn alle Namen frei und unverwechselbar sind, sonst 1.
    .kind = Was den Namen tragen soll: home, room, zone, accessory, service, group, scene oder trigger.
lint = Die Namen eines Zuhauses finden, die doppelt vergeben oder zu verwechseln sind.
    .about = Der Endstatus ist 0, wenn nichts zu sagen ist, sonst 1.
    .home = Das Zuhause, das angesehen wird; ohne Angabe alle.
pronounce = Wie wird dieser Name wohl gesprochen?
    .about = Eine Zeile nennt die Laute jeder Sprechweise. Mit --as kann, was den Namen trägt, auch so genannt werden; das Gehörte erscheint weiter als der Name.
    .as = Eine weitere Sprechweise, in Wörtern.
    .forget = Alle weiteren Sprechweisen vergessen.
    .play = Ihn laut sagen.
    .wav = Den Klang in eine WAV-Datei schreiben.
    .name = Der Name.

## Always on

serve = Das Haus für alle anderen Programme bereithalten, bis SIGTERM oder Strg-C.
    .about = Es hält die Verbindungen zu den Geräten, lässt Auslöser wirken und antwortet über HTTP: am Socket „hub.sock“ im Datenordner nur dem eigenen Benutzer, und an einer Adresse den Clients mit einem Token, das `beckon client add` macht. Von unterwegs spricht mit ihm über ein Relais, wen `beckon remote add` eingeladen hat. Ein Browser zeigt dort das Haus. `say` und `chat` nutzen es, solange es läuft. Mit --microphone spricht man mit ihm, wo es steht. SIGHUP lässt Sprachen und Zertifikat neu lesen. Das Protokoll geht auf die Standardfehlerausgabe.
    .relay = An diesem Port ein Relais sein für Hubs anderswo und alle, die mit ihnen sprechen; es kann nichts davon lesen. An allen Adressen, wenn keine genannt ist.
    .relay-hub = Ein Hub, dem das Relais dient, nach dem Schlüssel aus `beckon remote key`; mehrfach möglich, oder mehrere mit „;“. Ohne Angabe dient es jedem.
    .mqtt = Mit einem MQTT-Broker sprechen: Home Assistant sieht und setzt dort die Dinge, und Rhasspy wird verstanden. Wer dort veröffentlichen darf, kann mit den Zuhause sprechen.
    .mqtt-user = Der Benutzer des Brokers, der der Hub ist.
    .mqtt-password-file = Die Datei mit dessen Passwort, die niemand sonst lesen darf.
    .mqtt-ca = Die Zertifikate derer, die für den Broker bürgen: PEM. Damit wird TLS gesprochen.
    .mqtt-prefix = Womit die eigenen Themen des Hubs beginnen; ohne Angabe „beckon“.
    .mqtt-discovery = Womit die Themen beginnen, in denen Home Assistant sucht; ohne Angabe „homeassistant“.
    .no-mqtt-discovery = Die Dinge niemandem am Broker zeigen.
    .mqtt-client = Der Client, dessen Rechte, Raum und Benutzer für alles vom Broker gelten; ohne Angabe geht alles außer Öffnen und Einrichten.
    .mqtt-unlocking = Home Assistant darf aufsperren, öffnen und entschärfen: Sein Befehl gilt als das Ja.
    .mqtt-hermes = Was von Rhasspys Hermes bedient wird: einige von „nlu,dialogue,asr,tts“ oder „none“; ohne Angabe alles. Hören braucht --ear.
    .host = Die Adresse, an der Clients fragen. Über diesen Rechner hinaus spricht der Hub TLS, mit einem selbst gemachten Zertifikat.
    .port = Der Port dort; bei 0 wählt das System einen.
    .certificate = Ein Zertifikat und die darüber, an Stelle des eigenen: PEM.
    .key = Der private Schlüssel zu --certificate: PEM.
    .plain = An dieser Adresse unverschlüsseltes HTTP sprechen, für einen Proxy mit TLS davor.
    .local-only = Nur am Socket im Datenordner antworten.
    .only-home = Von einer PostgreSQL-Datenbank nur dieses Zuhause bedienen; für weitere wiederholen. Ohne Angabe alle, die kein anderer Hub bedient.
    .ear = Auch Aufnahmen hören, die Clients schicken.
    .microphone = Ein Mikrofon dieses Rechners hören und tun, was gesagt wird.
    .wake = Nur was mit dieser Wendung beginnt, ist dort ein Befehl.
    .room = Der Raum, in dem das Mikrofon steht.
    .user = Der Benutzer, der ins Mikrofon spricht.
    .microphone-may-unlock = Was dort gesagt wird, darf nach gesprochenem Ja aufsperren, öffnen und entschärfen.
    .wyoming = Spracherkennung, Verstehen, Weckwort und Stimme nach dem Wyoming-Protokoll an diesem Port, der kein Token braucht: Wer ihn erreicht, kann mit den Zuhause sprechen. Nur von diesem Rechner, wenn keine Adresse genannt ist.
    .wyoming-client = Der Client, dessen Rechte, Raum und Benutzer hat, wer dort fragt; ohne Angabe darf man alles außer Öffnen und Einrichten.
    .no-wyoming-announcement = Es nicht im Netz bekannt geben.
    .satellite = Ein wyoming-satellite, den der Hub hört und durch den er spricht; mehrfach möglich, oder mehrere mit „;“.
    .satellite-wake = Die Wendung, auf die der Hub an Satelliten hört; ohne Angabe die, die sich beim Messen als beste erwies.
    .titled-mqtt = MQTT
    .titled-wyoming = WYOMING
    .remote = VON UNTERWEGS
client = Wer den Hub über das Netz fragen darf: Browser, Satelliten, Skripte.
    .user = Der Benutzer, als der er handelt, mit dessen Rechten.
    .language = Die Sprache, die mit ihm gesprochen wird; ohne Angabe jede des Hubs, die versteht.
    .name = Der Client.
    .may = Ob er darf: on oder off.
client-add = Einen Client aufnehmen und sein Token nennen; nur dieses eine Mal.
    .room = Der Raum, in dem er steht: „hier“ für alle, die mit ihm sprechen.
    .listen-only = Er erfährt von den Zuhause und tut nichts.
    .may-unlock = Er darf nach einem Ja aufsperren, öffnen und entschärfen.
    .may-set-up = Er darf ändern, woraus die Zuhause bestehen, und koppeln.
    .name = Wie er heißen soll.
client-list = Die Clients auflisten.
client-remove = Einem Client das Token nehmen; seine nächste Anfrage wird abgelehnt.
client-opening = Einem Client erlauben oder verbieten, aufzusperren, zu öffnen und zu entschärfen.
    .from-away = Von unterwegs, falls er es überhaupt darf.
client-setup = Einem Client erlauben oder verbieten, zu ändern, woraus die Zuhause bestehen, und zu koppeln.
client-code = Einen Code nennen, mit dem ein Browser binnen zehn Minuten ein Token bekommt.
remote = Von unterwegs mit einem Hub sprechen, über ein Relais, das nichts lesen kann.
    .about = Zu Hause: `beckon remote add NAME` macht eine Einladung und nennt sie einmal; wer sie hat, spricht mit dem Hub, also ist sie wie ein Schlüssel zu übergeben. Auf dem anderen Rechner nimmt `beckon remote accept ZUHAUSE` sie an, und `beckon say --via ZUHAUSE …` spricht. `beckon client remove NAME` nimmt sie zurück.
    .home = Das gemeinte Zuhause auf einem Server, welcher Hub es auch bedient; ohne Angabe das Hauptzuhause.
remote-add = Jemanden einladen, von unterwegs mit diesem Hub zu sprechen; die Einladung wird nur dieses eine Mal genannt.
    .may-unlock = Er darf nach einem Ja aufsperren, öffnen und entschärfen; von unterwegs nur mit --may-unlock-from-away.
    .may-unlock-from-away = Was er aufsperren, öffnen und entschärfen darf, darf er auch von unterwegs.
    .name = Wie der Client heißen soll.
remote-key = Den öffentlichen Schlüssel dieses Hubs nennen, für den Besitzer eines Relais; bei einem Zuhause auf einem Server dessen.
remote-accept = Eine Einladung annehmen, unsichtbar erfragt oder von der Standardeingabe gelesen.
    .home = Wie das Zuhause hier heißen soll.
remote-list = Die Zuhause auflisten, mit denen man von unterwegs spricht.
remote-forget = Ein Zuhause, mit dem man von unterwegs spricht, samt Schlüssel vergessen.
log = Mitlesen, was der Hub protokolliert, wo systemd ihn ausführt.
    .about = Ohne --system ist es der Hub dieses Benutzers (`systemctl --user enable --now beckon`), damit der des Rechners. Gezeigt wird es von journalctl.
    .system = Der Hub des Rechners.
    .once = Mit dem enden, was da ist, und auf nichts warten.
    .lines = Wie viele frühere Zeilen, 0 bis 100000.
watch = Ausgeben, was in den Zuhause geschieht, je Zeile ein Ereignis, bis SIGTERM oder Strg-C.
    .about = Was andere Programme in der gemeinsamen Datenbank ändern, Werte, die Geräte melden, und ob sie erreichbar sind. Die erste Zeile sagt, dass die Zuhause gelesen sind; eine gleiche steht für alles Verpasste.

## Home files

import = Die Zuhause einer Datei an die Stelle der vorhandenen setzen; ganz oder gar nicht.
    .about = Was seinen Namen behält, bleibt, was es ist: Kopplungen, Konten und Beobachter bleiben dran. Lässt die Datei vorhandene Zuhause oder gekoppelte Geräte aus, wird am Terminal gefragt; sonst ist --replace nötig; keine Kopplung endet dadurch, und `beckon home undo` holt sie zurück. Mit --dry-run nennt je Zeile ein Unterschied: + was dazukäme, - was wegfiele, ~ was sich änderte.
    .replace = Zuhause und gekoppelte Geräte entfernen, die die Datei auslässt.
    .dry-run = Nichts ändern; ausgeben, was sich ändern würde.
    .json = Mit --dry-run je Zeile ein JSON-Objekt ausgeben.
    .file = Die Home-Datei.
export = Die Zuhause als Home-Datei auf die Standardausgabe schreiben.
pairings = Die Kopplungen in einer versiegelten Datei aufheben oder zurückholen.
pairings-export = Die eigene Identität und alle Kopplungen in eine Datei schreiben, mit Passwort versiegelt.
    .about = Wer Datei und Passwort hat, kann die Geräte steuern.
pairings-import = Die Kopplungen einer versiegelten Datei zurückholen.
    .about = Ist die Identität dieselbe, kommen sie zu den vorhandenen; die einer anderen treten nur mit --replace an deren Stelle.
    .replace = Hiesige Kopplungen einer anderen Identität aufgeben.
    .file = Die versiegelte Datei.
simulate = Die Geräte einer Home-Datei als echte HAP-Geräte bedienen, bis SIGTERM.
    .about = Ein Server je Bridge, und einer für jedes Gerät, das an keiner hängt. Sind alle bereit, nennt eine JSON-Zeile Port, Einrichtungscode und Kennung von jedem. An Stelle einer Home-Datei nimmt es, was ein käufliches Gerät auf GET /accessories antwortet, und ist dessen Doppelgänger.
    .state-dir = Wo Identitäten und Kopplungen liegen.
    .port = Der Port des ersten Servers; die anderen folgen. Bei 0 wählt das System.
    .host = Die Adresse, an der gehorcht wird; ohne Angabe jede dieses Rechners.
    .no-announce = Die Server nicht im Netz bekannt geben.
    .control = Befehle auch an diesem Socket annehmen, vom selben Benutzer.
    .file = Die Home-Datei, oder eine aufgezeichnete Geräteliste.
    .controlling = STEUERUNG: je Zeile ein JSON-Objekt, auf der Standardeingabe und am Socket von --control. Jedes wird mit einer Zeile beantwortet, mit "ok" und, wo das false ist, einem "error"; eine "id" kommt zurück, wie sie war.
    .list = alle Server, Geräte, Dienste und Werte
    .set = wie von Hand; "service" (Name oder Typ) und "server" unterscheiden gleiche, oder stattdessen "aid" und "iid"
    .watch = von da an je Änderung eine Zeile: { $example }
    .add-accessory = ein Name, oder ein Objekt wie in einer Home-Datei; ohne "bridge" auf eigenem Server, an "port"
    .add-service = ein Typ, oder ein Objekt wie in einer Home-Datei
    .add-characteristic = der Wert wie in einer Home-Datei
    .remove-accessory = , remove-service, remove-characteristic: was da sein muss, bleibt
    .fault = ohne "server" alle, ohne "times" bis { $clear }; es gibt slow (langsam), silent (stumm), refuse (niemand horcht), drop-before, drop-mid und drop-after (Anfragen einer Sitzung verlieren die Verbindung), error-status ("status":-70402), wrong-proof, stale-address (zieht an einen Port, der nicht bekannt gegeben wird)
    .reboot = aus und wieder an, an neuem Port
    .reset = vergisst seine Controller

## This machine

doctor = Nachsehen, ob alles da ist, was Beckon braucht, und sagen, was sonst zu tun ist.
    .about = Es sieht nach dem, was installiert ist, Datenordner und Datenbank, Mikrofon, Uhr, Hub, Netz und jedem gekoppelten Gerät. Nichts wird geändert. Der Endstatus ist 0, wenn alles geht, auch wenn etwas fehlt, und 69, wenn etwas nicht geht.
    .patience = Wie lange ein Gerät zum Antworten brauchen darf, 1 bis 60.
report = Ausgeben, was eine Fehlermeldung braucht: dieser Rechner und was doctor findet, ohne Namen und Orte.
    .about = Namen von Zuhause und Dingen, Adressen, Pfade und die Werte der Einstellungen bleiben weg, und kein Schlüssel, Code oder Token wird gelesen. Vor dem Absenden trotzdem ansehen.
backup = Zuhause, Benutzer, Wendungen, Auslöser und Kopplungen in eine Datei schreiben.
    .about = Sie ist in sich stimmig, wer auch währenddessen etwas ändert. Die Kopplungen darin sind mit einem Passwort versiegelt, nach dem gefragt wird: Wer beides hat, kann die Geräte steuern. Die Datei ist ein tar-Archiv, das nur der eigene Benutzer lesen kann.
restore = Zurückholen, was eine Sicherung enthält.
    .about = Vorhandene Zuhause gehen nur mit --replace. Kein anderes Programm darf den Ordner währenddessen halten: zuerst `beckon serve` beenden. Browser und Satelliten sind in keiner Sicherung: Sie bekommen neue Token.
    .replace = Die Zuhause hier aufgeben, und Kopplungen einer anderen Identität.
    .file = Die Datei.
database = Sich um die Datenbank der Zuhause kümmern: im Datenordner oder auf einem PostgreSQL-Server.
database-check = Nachsehen, ob die Datenbank erreichbar und heil ist.
database-migrate = Die Tabellen anlegen oder auf den neuen Stand bringen.
    .about = Wem die Tabellen gehören, der tut es mit jedem Befehl; für Rollen, die nur Zeilen lesen und schreiben dürfen, muss es nach einer Aktualisierung einmal laufen.
database-move = Alle Zuhause von einer Datenbank in eine andere bringen und dort vergleichen.
    .about = Jede ist die URL einer PostgreSQL-Datenbank oder ein Datenordner. Konten der Benutzer, was Auslöser öffnen dürfen und was aus ihnen wurde, kommen mit; was rückgängig zu machen ist, nicht. Am alten Ort wird nichts entfernt, und Kopplungen bleiben in ihrem Datenordner. Sind dort schon Zuhause, wird am Terminal gefragt; sonst ist --add oder --replace nötig.
    .add = Zuhause, die schon da sind, bleiben, und diese kommen dazu.
    .replace = Zuhause, die schon da sind, gehen, und zwar für immer: Rückgängig machen lässt es sich nicht.
    .from = Wo die Zuhause sind.
    .to = Wohin sie sollen.
database-leases = Auflisten, welcher Hub welches Zuhause einer PostgreSQL-Datenbank bedient.
database-release = Ein Zuhause von einem Hub befreien, der nicht wiederkommt.
    .about = Ein Hub, für den kein anderer bereitstand, darf allein handeln, solange er die Datenbank nicht erreicht; darum übernimmt niemand seine Zuhause. Nur befreien, wenn er für immer aus ist.
database-grant = Das SQL ausgeben, das einer PostgreSQL-Rolle genau die nötigen Rechte gibt.
    .schema = Das Schema der Tabellen.
    .role = Die Rolle.
config = Wie Beckon eingestellt ist, und durch welche Datei.
config-show = Jede Einstellung mit ihrem Wert und dessen Herkunft auflisten.
    .about = Einstellungen sind Optionen von Befehlen, die man nicht tippen muss: aus /etc/beckon/beckon.toml, aus ~/.config/beckon/beckon.toml und aus Variablen wie BECKON_SERVE_PORT. Getipptes geht allem vor. BECKON_CONFIG nennt die einzige Datei; ist es leer, gibt es keine.
