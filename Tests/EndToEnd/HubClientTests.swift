import Foundation
import TestSupport
import Testing

/// `beckon serve`, asked over the network by clients with tokens.
struct HubClientTests {
    @Test func aClientSaysAndIsToldAndNobodyElse() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon")
        let token = try hub.client("Kitchen tablet", "--room", "Kitchen")
        let stranger = "beckon_0123456789ab_" + String(repeating: "0", count: 64)
        // Each is kept waiting for a second, and none for another.
        let paths =
            ["homes", "things", "triggers", "events", "client"].map { "/v1/" + $0 } + ["/metrics", "/openapi.json"]
        let tokens = [nil, stranger, String(token.dropLast()) + "x"]
        let asked = try (paths.map { ($0, String?.none) } + tokens.map { ("/v1/homes", $0) }).map { path, token in
            try hub.asking("GET", path, token: token)
        }
        for connection in asked { #expect(connection.rest().hasPrefix("HTTP/1.1 401 ")) }
        let lamp = try hub.say("turn on the desk lamp", token: token)
        #expect(lamp.status == 200)
        #expect(lamp.object["reply"] as? String == "The Desk Lamp is on.")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
        // Where it stands is “here”.
        let here = try hub.say("turn on the lights here", token: token, ["room": "Study"])
        let intents = try #require(here.object["intents"] as? [[String: Any]])
        let rooms = intents.flatMap { $0["targets"] as? [[String: Any]] ?? [] }.map { $0["room"] as? String }
        #expect(Set(rooms) == ["Kitchen"])
        let things = try hub.awaitThings(token: token)
        let desk = try #require(things.first { $0["name"] as? String == "Desk Lamp" })
        let id = try #require(desk["id"] as? String)
        let setting = #"{"thing": "\#(id)", "characteristic": "On", "value": false}"#
        #expect(
            try hub.ask("POST", "/v1/things", token: token, body: setting).object["status"] as? String == "understood")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "false")
        // By hand or by word, it is one dialogue.
        #expect(try hub.say("undo", token: token).object["reply"] as? String == "The Desk Lamp is on.")
        let wrong = #"{"thing": "\#(id)", "characteristic": "On", "value": 17}"#
        #expect(try hub.ask("POST", "/v1/things", token: token, body: wrong).status == 409)
        #expect(try Program.run(["client", "remove", "kitchen tablet", "--data-dir", hub.folder]).status == 0)
        #expect(try hub.say("turn off the desk lamp", token: token).status == 401)
        let kept = try String(contentsOfFile: hub.folder + "/clients.json", encoding: .utf8)
        #expect(!kept.contains(token.suffix(64)))
        let mode = try FileManager.default.attributesOfItem(atPath: hub.folder + "/clients.json")
        #expect(mode[.posixPermissions] as? Int == 0o600)
    }

    @Test func tellsAFaultInTheLanguageOfWhoAsksAndItsCodeAsEver() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon", environment: ["BECKON_LANGUAGE": "en,de"])
        let (token, german) = (try hub.client("Browser", "--may-set-up"), try hub.client("Wand", "--language", "de"))
        let italian = ["Accept-Language: it-CH, en;q=0.5"]
        #expect(try hub.ask("GET", "/nowhere").object["error"] as? String == "there is nothing here")
        #expect(try hub.ask("GET", "/nowhere", headers: italian).object["error"] as? String == "qui non c'è niente")
        let edit = #"{"edit": "rename", "kind": "room", "name": "Cellar", "to": "Attic"}"#
        let refused = try hub.ask("POST", "/v1/edits", token: token, body: edit, headers: italian)
        #expect(refused.status == 404 && refused.object["code"] as? String == "notFound")
        #expect(
            (refused.object["error"] as? String)?.hasPrefix("non esiste la stanza «Cellar» in Maple Street") == true)
        let broken = try hub.ask("POST", "/v1/utterances", token: german, body: "{\n", headers: italian)
        #expect(
            broken.object["error"] as? String
                == "der Inhalt ist kein JSON: Zeile 2, Spalte 1: hier wird ein Schlüssel in \"…\" erwartet")
        #expect(broken.status == 400)
        // The page speaks what the hub understands, and what a client was made for.
        #expect(try hub.ask("GET", "/messages.json", headers: italian).object["turn-on"] as? String == "Turn on")
        let page = try hub.ask("GET", "/messages.json", headers: ["Accept-Language: de-AT"]).object
        #expect(page["language"] as? String == "de" && page["percent-open"] as? String == "{0} % offen")
        #expect(try hub.ask("GET", "/v1/client", token: german).object["messages"] as? String == "de")
        #expect(try hub.ask("GET", "/v1/client", token: token).object["messages"] as? String == "en")
    }

    @Test func aClientOpensOnlyWithItsPermissionAndAYes() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon")
        #expect(try home.run("say", "lock the front door").status == 0)
        let things = try hub.ask("GET", "/v1/things", token: hub.client("Log", "--listen-only")).list
        let lock = try #require(things.first { $0["type"] as? String == "LockMechanism" }?["id"] as? String)
        let opening = #"{"thing": "\#(lock)", "characteristic": "LockTargetState", "value": 0}"#

        let log = try hub.client("Script", "--listen-only")
        #expect(try hub.say("turn on the desk lamp", token: log).status == 403)
        let tablet = try hub.client("Tablet")
        #expect(try hub.say("unlock the front door", token: tablet).object["status"] as? String == "refused")
        #expect(try hub.say("yes", token: tablet).object["status"] as? String == "notUnderstood")
        #expect(
            try hub.ask("POST", "/v1/things", token: tablet, body: opening).object["status"] as? String == "refused")
        #expect(try hub.say("unlock the front door", token: tablet, ["yes": true]).status == 403)
        #expect(try hub.say("unlock the front door", token: tablet, ["user": "Ann"]).status == 403)
        #expect(try hub.ask("POST", "/v1/code", token: tablet).status == 403)
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")

        let (door, other) = (try hub.client("Door", "--may-unlock"), try hub.client("Other", "--may-unlock"))
        #expect(try hub.ask("POST", "/v1/things", token: door, body: opening).object["status"] as? String == "confirm")
        // Nobody else was asked, nor anybody in another dialogue.
        #expect(try hub.say("yes", token: other).object["status"] as? String == "notUnderstood")
        #expect(try hub.say("yes", token: door, ["dialogue": "another"]).object["status"] as? String == "notUnderstood")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
        #expect(try hub.say("yes", token: door).object["reply"] as? String == "The Front Door is unlocked.")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "0")

        // A guest who is kept from locks and doors is kept from them here too.
        #expect(try home.run("say", "lock the front door").status == 0)
        #expect(try home.run("user", "opening", "Bo", "off").status == 0)
        let bo = try hub.client("Bo's phone", "--user", "Bo", "--may-unlock")
        #expect(try hub.say("lock the front door", token: bo).object["status"] as? String == "refused")
        #expect(try hub.say("unlock the front door", token: bo).object["status"] as? String == "refused")
        #expect(try hub.ask("POST", "/v1/things", token: bo, body: opening).object["status"] as? String == "refused")
        #expect(try home.values(of: "Front Door")["Front Door LockTargetState"] == "1")
        // Who lives in one home is told of that one.
        #expect(try hub.ask("GET", "/v1/homes", token: bo).list.count == 1)
        #expect(try hub.ask("GET", "/v1/homes", token: door).list.count == 2)
    }

    @Test func eventsComeWithNumbersAndNoneIsMissed() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon")
        let token = try hub.client("Log", "--listen-only")
        let events = try FollowedEvents(hub, token: token)
        let ready = try #require(events.next { topic, _ in topic == "ready" })
        try hub.awaitThings(token: token)
        // Whether the hub writes it or another program does, a change is told.
        #expect(try home.run("say", "turn off the desk lamp").status == 0)
        #expect(try home.run("say", "turn on the desk lamp").status == 0)
        func isLamp(_ value: Bool) -> (String, String) -> Bool {
            { topic, data in
                topic == "values" && data.contains(#""service":"Desk Lamp""#) && data.contains(#""value":\#(value)"#)
            }
        }
        let on = try #require(events.next(where: isLamp(true)))
        #expect(try home.run("say", "--no-hub", "turn off the desk lamp").status == 0)
        let off = try #require(events.next(where: isLamp(false)))
        #expect(try home.run("room", "add", "Pantry").status == 0)
        #expect(events.next { topic, data in topic == "rooms" && data.contains("Pantry") } != nil)
        // Who comes back is told what came after.
        let back = try FollowedEvents(hub, token: token, after: on.id)
        #expect(try #require(back.next(where: isLamp(false))).id == off.id)
        #expect(back.next { topic, data in topic == "rooms" && data.contains("Pantry") } != nil)
        #expect(try #require(FollowedEvents(hub, token: token, after: ready.id).next()).id.hasSuffix("-0") == false)
        let lost = try FollowedEvents(hub, token: token, after: "000000000000-1")
        #expect(lost.next { topic, _ in topic == "reload" } != nil)
        // A hub that ends, ends its streams.
        hub.send(SIGTERM)
        #expect(lost.next() == nil)
        #expect(hub.status == 0)
    }

    @Test func theFirstBrowserComesByACodeThatIsGoodForOnce() throws {
        let folder = try Scratch.folder()
        let hub = try HubProgram(folder: folder)
        let code = try hub.firstCode()
        #expect(try hub.ask("POST", "/v1/token", body: #"{"code": "AAAA-AAAA"}"#).status == 401)
        let spent = try hub.ask("POST", "/v1/token", body: #"{"code": "\#(code.lowercased())"}"#)
        let token = try #require(spent.object["token"] as? String)
        #expect(try hub.ask("GET", "/v1/client", token: token).object["client"] as? String == "Browser")
        #expect(try hub.ask("POST", "/v1/token", body: #"{"code": "\#(code)"}"#).status == 401)
        let another = try Program.run(["client", "code", "--data-dir", folder]).output.trimmingCharacters(in: .newlines)
        #expect(try hub.ask("POST", "/v1/token", body: #"{"code": "\#(another)"}"#).status == 200)
        #expect(
            try Program.run(["client", "list", "--data-dir", folder]).lines
                == ["Browser: opens nothing", "Browser 2: opens nothing"])
    }

    @Test func whatIsNoRequestIsRefusedAndBounded() throws {
        let folder = try Scratch.folder()
        let hub = try HubProgram(folder: folder)
        let token = try hub.client("Script")
        func status(_ body: String, _ headers: [String] = []) throws -> Int {
            try hub.ask("POST", "/v1/utterances", token: token, body: body, headers: headers).status
        }
        #expect(try status("{") == 400)
        #expect(try status("[]") == 400)
        #expect(try status("{}") == 400)
        #expect(try status(#"{"text": 1}"#) == 400)
        #expect(try status(#"{"text": "hello", "surprise": true}"#) == 400)
        #expect(try status(#"{"text": "hello", "dialogue": "\#(String(repeating: "x", count: 65))"}"#) == 400)
        #expect(try status(#"{"text": "hello"}"#, ["Content-Type: text/plain"]) == 415)
        #expect(try status(#"{"text": "\#(String(repeating: "x", count: 70_000))"}"#) == 413)
        #expect(try status(#"{"text": "hello"}"#, ["Origin: http://evil.example"]) == 403)
        #expect(try status(#"{"text": "hello"}"#, ["Origin: http://127.0.0.1"]) == 200)
        #expect(try hub.ask("GET", "/v1/homes", token: token, host: "evil.example").status == 403)
        #expect(try hub.ask("GET", "/nothing", token: token).status == 404)
        #expect(try hub.ask("GET", "/../clients.json", token: token).status == 404)
        #expect(try hub.ask("DELETE", "/v1/homes", token: token).status == 405)
        // A head without end is cut off, and the others are answered.
        let flood = try TCPConnection(port: hub.port)
        flood.write("GET / HTTP/1.1\r\nHost: localhost\r\n")
        for number in 0..<400 { flood.write("X-\(number): \(String(repeating: "x", count: 200))\r\n") }
        #expect(flood.rest().hasPrefix("HTTP/1.1 200") == false)
        #expect(try status(#"{"text": "hello"}"#) == 200)
    }

    @Test func theDocumentTellsEveryOperationAndThePageIsServed() throws {
        let folder = try Scratch.folder()
        let hub = try HubProgram(folder: folder)
        let token = try hub.client("Script")
        let document = try hub.ask("GET", "/openapi.json", token: token).object
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        #expect(paths.count >= 10)
        for (path, operations) in paths {
            for method in ["get", "post", "put", "delete"] where path != "/v1/events" {
                let isThere = operations[method] != nil
                let status = try hub.ask(method.uppercased(), path, token: token, body: method == "get" ? nil : "{}")
                    .status
                #expect((status != 404 && status != 405) == isThere, "\(method) \(path): \(status)")
                if isThere {
                    let told = (operations[method] as? [String: Any])?["responses"] as? [String: Any]
                    #expect(told?["\(status)"] != nil, "\(method) \(path) answers \(status)")
                }
            }
        }
        // Whoever asks for a head gets one, and no stream.
        #expect(try hub.ask("HEAD", "/v1/events", token: token).body == "")
        let page = try hub.ask("GET", "/")
        #expect(page.status == 200)
        #expect(page.head.lowercased().contains("content-security-policy: default-src 'none'; script-src 'self'"))
        #expect(page.head.lowercased().contains("x-content-type-options: nosniff"))
        for name in [
            "style.css", "page.js", "speak.js", "listen.js", "voice.js", "setup.js", "worker.js", "messages.json",
            "icon.svg", "manifest.webmanifest",
        ] {
            #expect(try hub.ask("GET", "/" + name).status == 200, "\(name)")
        }
        let counted = try hub.ask("GET", "/metrics", token: token).body
        #expect(counted.contains(#"beckon_requests_total{status="200"}"#))
    }

    @Test func aRecordingIsHeardAndDone() throws {
        let home = try SimulatedHome()
        let deaf = try HubProgram(folder: home.folder + "/beckon")
        let token = try deaf.client("Satellite")
        let (lamp, unlock) = (try spoken("turn on the desk lamp"), try spoken("unlock the front door"))
        #expect(try deaf.hear(lamp, token: token).status == 503)
        deaf.send(SIGTERM)
        #expect(deaf.status == 0)
        // Its own microphone hears nothing until there is something to hear, which comes as fast as it is said.
        let aloud = try Scratch.file(ending: ".raw").path
        let piece = "dd if=\(aloud) bs=3200 skip=$n count=1 status=none; n=$((n+1)); sleep 0.1"
        let grammars = try Scratch.folder()
        try Scratch.copyEnglish(to: grammars)
        let hub = try HubProgram(
            folder: home.folder + "/beckon", "--ear", "--microphone", "--quiet", "--mic-command",
            "until [ -s \(aloud) ]; do sleep 0.1; done; n=0; while [ $n -lt 50 ]; do \(piece); done; exec sleep 60",
            environment: ["BECKON_GRAMMARS": grammars])
        #expect(try home.run("say", "turn off the desk lamp").status == 0)
        let end = ContinuousClock.now + .seconds(60)
        var heard = try hub.hear(lamp, token: token)
        // It answers before it has learnt to hear.
        while heard.status == 503, ContinuousClock.now < end { heard = try hub.hear(lamp, token: token) }
        #expect(heard.object["transcript"] as? String == "turn on the desk lamp")
        #expect(heard.object["status"] as? String == "understood")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
        // The same, while it is spoken.
        #expect(try home.run("say", "turn off the desk lamp").status == 0)
        let silence = [UInt8](repeating: 0, count: 8_000)
        let sound = silence + Array(try Data(contentsOf: URL(filePath: lamp)).dropFirst(44)) + silence
        var told: [String] = []
        for start in stride(from: 0, to: sound.count, by: 16_000) {
            let (end, isLast) = (min(start + 16_000, sound.count), start + 16_000 >= sound.count)
            let answer = try hub.hear(Array(sound[start..<end]), isLast: isLast, token: token)
            #expect(answer.status == 200, "\(answer.body)")
            told.append(answer.object["heard"] as? String ?? "")
            let outcome = answer.object["outcome"] as? [String: Any]
            #expect(outcome?["status"] as? String == (isLast ? "understood" : nil))
        }
        #expect(told.last == "turn on the desk lamp")
        #expect(told.dropLast().contains { !$0.isEmpty }, "nothing came back while it was spoken")
        #expect(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
        #expect(try hub.hear([0], isLast: false, token: token).status == 400)
        #expect(try hub.hear(unlock, token: token).object["status"] as? String == "refused")
        #expect(try hub.hear(Fixture.project + "/README.md", token: token).status == 400)
        // What is said to its own microphone is done, too.
        #expect(try home.run("say", "turn off the desk lamp").status == 0)
        try Data(sound + [UInt8](repeating: 0, count: 64_000)).write(to: URL(filePath: aloud), options: .atomic)
        let limit = ContinuousClock.now + .seconds(60)
        while try home.values(of: "Desk Lamp")["Desk Lamp On"] != "true", ContinuousClock.now < limit {}
        try #require(try home.values(of: "Desk Lamp")["Desk Lamp On"] == "true")
        #expect(hub.line { $0.hasPrefix("heard: ") } == "heard: turn on the desk lamp")
        #expect(hub.line { _ in true } == "The Desk Lamp is on.")
        // A language that was changed is heard after SIGHUP; one without a model that is there leaves the ear as it was.
        func change(_ file: String, _ text: String, to other: String) throws {
            let path = "\(grammars)/en/\(file)"
            let whole = try String(contentsOfFile: path, encoding: .utf8)
            try #require(whole.contains(text))
            try whole.replacing(text, with: other).write(toFile: path, atomically: true, encoding: .utf8)
            hub.send(SIGHUP)
        }
        let lullaby = try spoken("sing me a lullaby")
        #expect(try hub.hear(lullaby, token: token).object["transcript"] as? String != "sing me a lullaby")
        try change("speech.txt", "model en-us", to: "model nowhere")
        #expect(try hub.hear(lamp, token: token).object["status"] as? String == "understood")
        try change("speech.txt", "model nowhere", to: "model en-us")
        try change("skill.gram", "<wit> = ", to: "<wit> = /9/ sing me a lullaby | ")
        let last = ContinuousClock.now + .seconds(60)
        var sung: String?
        while sung != "sing me a lullaby", ContinuousClock.now < last {
            sung = try hub.hear(lullaby, token: token).object["transcript"] as? String
        }
        #expect(sung == "sing me a lullaby")
    }

    @Test func everyAnswerTellsTheNumberByWhichTheLogTellsMore() throws {
        let home = try SimulatedHome()
        let log = home.folder + "/log"
        let hub = try HubProgram(
            folder: home.folder + "/beckon", environment: ["BECKON_LOG": "debug", "BECKON_CONFIG": ""], log: log)
        let token = try hub.client("Tablet")
        func number(_ answer: HubProgram.Answer) throws -> String {
            let lines = answer.head.split(whereSeparator: \.isNewline)
            let line = try #require(lines.first { $0.lowercased().hasPrefix("x-request-id: ") }, "\(answer.head)")
            return String(line.dropFirst("x-request-id: ".count))
        }
        let answers = try [
            hub.ask("GET", "/"), hub.ask("GET", "/nowhere"), hub.ask("GET", "/v1/homes", token: token),
            hub.ask("GET", "/v1/homes", token: "no"), hub.ask("POST", "/v1/edits", token: token, body: "{}"),
            hub.ask("DELETE", "/v1/homes", token: token),
        ]
        #expect(try Set(answers.map(number)).count == answers.count)
        for answer in answers where answer.status >= 400 {
            #expect(try answer.object["request"] as? String == number(answer), "\(answer.body)")
        }
        let said = try hub.say("turn on the desk lamp", token: token)
        #expect(said.object["status"] as? String == "understood")
        let trace = "trace=\(try number(said))"
        let logged = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").filter {
            $0.hasSuffix(trace) || $0.contains(trace + " ")
        }
        for beginning in ["HomeConversation: turn", "HAPController: written", "answered"] {
            #expect(logged.contains { $0.hasPrefix(beginning) }, "\(beginning) in \(logged)")
        }
    }

    @Test func tellsRepliesByItsVoiceOrByATone() throws {
        let home = try SimulatedHome()
        let hub = try HubProgram(folder: home.folder + "/beckon")
        let token = try hub.client("Tablet")
        let done = try hub.say("turn on the desk lamp", token: token)
        #expect(done.head.lowercased().contains("beckon-tone: done"))
        let asked = try hub.say("is the desk lamp on", token: token)
        #expect(!asked.head.lowercased().contains("beckon-tone"))
        #expect(try hub.ask("GET", "/v1/client", token: token).object["speaks"] as? Bool == true)
        let reply = try #require(asked.object["reply"] as? String)
        func speak(_ text: String, token: String) throws -> HubProgram.Answer {
            let body = try JSONSerialization.data(withJSONObject: ["text": text])
            return try hub.ask("POST", "/v1/speech", token: token, body: String(decoding: body, as: UTF8.self))
        }
        let sound = try speak(reply, token: token)
        #expect(sound.status == 200 && sound.head.lowercased().contains("content-type: audio/wav"))
        #expect(sound.body.hasPrefix("RIFF"))
        #expect(try speak(" ", token: token).status == 409)
        #expect(try speak(String(repeating: "a", count: 1_001), token: token).status == 400)
        #expect(try speak(reply, token: hub.client("Log", "--listen-only")).status == 403)
    }

    private func spoken(_ sentence: String) throws -> String {
        let file = try Scratch.file(ending: ".wav").path
        let made = try Program.run("/usr/bin/env", ["flite", "-voice", "slt", "-t", sentence, "-o", file])
        try #require(made.status == 0, "flite is missing: run Scripts/test, which installs it")
        return file
    }
}
