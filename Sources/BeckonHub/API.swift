import BeckonRuntime
import HTTPTypes
import HomeModel
import HomeOutcomes

/// What can be asked of a hub.
struct API: Sendable {
    let hub: Hub

    /// All operations, in the order in which they are documented.
    var operations: [Operation] {
        [
            Operation(
                method: .post, path: "/v1/utterances", id: "say", about: "Understands a sentence and does it.",
                permission: .act, body: .utterance, answer: .one("Outcome"), run: say),
            Operation(
                method: .post, path: "/v1/recordings", id: "hear",
                about: "Hears a recording and does what is said in it, where the hub has its ear on.", permission: .act,
                query: [.dialogue], sound: .recording, answer: .one("Outcome"), run: hear),
            Operation(
                method: .post, path: "/v1/hearings", id: "hearOn",
                about: "Hears a piece of what is being said and tells what it takes it for; with the last, it is done.",
                permission: .act, query: [.dialogue, .isLast], sound: .piece, answer: .one("Hearing"), run: hearOn),
            Operation(
                method: .post, path: "/v1/things", id: "setThing",
                about: "Sets a value of a thing by hand; what opens the home needs a yes, which is an utterance.",
                permission: .act, body: .setting, answer: .one("Outcome"), run: set),
            Operation(
                method: .post, path: "/v1/scenes", id: "runScene", about: "Runs a scene.", permission: .act,
                body: .scene, answer: .one("Outcome"), run: runScene),
            Operation(
                method: .get, path: "/v1/homes", id: "listHomes", about: "The homes, with their rooms and scenes.",
                permission: .listen, answer: .list(of: "Home"), run: homes),
            Operation(
                method: .get, path: "/v1/things", id: "listThings",
                about: "The things in the homes with the values that are known; events tell what becomes of them.",
                permission: .listen, answer: .list(of: "Thing"), run: things),
            Operation(
                method: .get, path: "/v1/triggers", id: "listTriggers", about: "What happens by itself, and when next.",
                permission: .listen, answer: .list(of: "Trigger"), run: triggers),
            Operation(
                method: .get, path: "/v1/events", id: "followEvents",
                about: "What happens, as server-sent events; the event “reload” says that some were missed.",
                permission: .listen, query: [.lastEvent], answer: .text("text/event-stream"), run: follow),
            Operation(
                method: .get, path: "/v1/client", id: "showClient", about: "Who asks, and what that one may do.",
                permission: .listen, answer: .one("Client"), run: client),
            Operation(
                method: .post, path: "/v1/token", id: "takeToken",
                about: "Gives a token for a code that the owner was told; each code is good once.", permission: .open,
                body: .code, answer: .one("Token"), run: takeToken),
            Operation(
                method: .post, path: "/v1/code", id: "makeCode", about: "A new code, for the owner to tell a browser.",
                permission: .owner, answer: .one("Code"), run: makeCode),
            Operation(
                method: .get, path: "/metrics", id: "listMetrics", about: "What the hub counts, for Prometheus.",
                permission: .listen, answer: .text("text/plain; version=0.0.4"), run: countings),
            Operation(
                method: .get, path: "/openapi.json", id: "describe", about: "This document.", permission: .listen,
                answer: .one("Description"), run: describe),
        ] + Speech(hub: hub).operations + Scenes(hub: hub).operations + SettingUp(hub: hub).operations
    }

    // MARK: - Doing

    private func say(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .utterance)
        let isResuming = members.isTrue("resuming")
        if !call.caller.isOwner, isResuming || members.isTrue("yes") || members["now"] != nil {
            throw CallFault.forbidden(localized("http-owner-says"))
        }
        let house = hub.house(for: call.caller)
        let here = Context(room: call.caller.room, user: call.caller.user)
        let request = try await house.inLanguageOfSpeaker(
            Request(members, in: here, languages: hub.languages).speaking(call.caller.language))
        let parsers = try await house.parsers(speaking: request.language)
        guard case .ask(let text, let said, let language) = request else { return answer(parsers.outcome(of: request)) }
        let context = try context(said, of: call.caller)
        let isAgreed = members.isTrue("yes")
        return try await take(members, call.caller, context, isResuming: isResuming) { conversation in
            if isResuming {
                return try await house.take(text, in: context, speaking: language, withYes: isAgreed) { parser in
                    performer(for: parser, call.caller, context)
                }.outcome
            }
            let parser = parsers.understanding(
                .ask(text, context, language: language), after: await conversation.language)
            return await conversation.take(
                Turn(parser.utterance(text), parser, in: context, .conversation(withYes: isAgreed)),
                performer: performer(for: parser, call.caller, context))
        }
    }

    private func hear(_ call: Call) async throws -> Answer {
        let (ear, dialogue) = (try earThatHears, try dialogue(of: call))
        let context = Context(room: call.caller.room, user: call.caller.user)
        let heard = try await hub.hearings.take {
            try await ear.hear(bytes: call.body, named: "recording.wav", in: context)
        }
        return answer(try await outcome(of: heard, dialogue, call.caller, context))
    }

    private func hearOn(_ call: Call) async throws -> Answer {
        let (ear, dialogue) = (try earThatHears, try dialogue(of: call))
        let (name, isLast) = (SoundStreams.Name(client: call.caller.client, dialogue: dialogue), call.isLast)
        let said = try await hub.soundStreams.add(call.body, to: name, isLast: isLast)
        let context = Context(room: call.caller.room, user: call.caller.user)
        guard isLast else {
            let heard = try await hub.hearings.take {
                try await ear.hearPart(said.audio, pausingAt: said.pause, of: said.speaker, in: context)
            }
            return .json(.object(["heard": .string(heard ?? ""), "outcome": .null]))
        }
        let heard = try await hub.hearings.take {
            try await ear.hearWhole(said.audio, pausingAt: said.pause, of: said.speaker, in: context)
        }
        let outcome = try await outcome(of: heard, dialogue, call.caller, context)
        var answer = Answer.json(
            .object(["heard": .string(outcome.hearing?.transcript ?? ""), "outcome": outcome.json]))
        answer.setTone(of: outcome)
        return answer
    }

    private var earThatHears: Ear {
        get throws(CallFault) {
            guard let ear = hub.ear else { throw .unavailable(localized("http-hears-nothing")) }
            return ear
        }
    }

    private func dialogue(of call: Call) throws(CallFault) -> String {
        let dialogue = call.query[Operation.Query.dialogue.name] ?? ""
        guard dialogue.unicodeScalars.count <= 64 else {
            let wanted = localized("http-text", ["longest": "64"])
            throw .badRequest(localized("http-has-to-be", ["member": "dialogue", "wanted": wanted]))
        }
        return dialogue
    }

    /// Does what was heard; nil is what waited in vain to be heard.
    private func outcome(
        of heard: RecognisedUtterance?, _ dialogue: String, _ caller: Caller, _ context: Context
    ) async throws -> Outcome {
        guard let heard else { throw CallFault.tooMany }
        let house = hub.house
        let parser = try await house.parser()
        let performer = performer(for: parser, caller, context)
        return try await turn(["dialogue": .string(dialogue)], caller, context) { conversation in
            await conversation.take(heard, parser, in: context, performer: performer)
        }
    }

    private func set(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .setting)
        let (id, type) = (members.text("thing")?.lowercased(), members.text("characteristic") ?? "")
        let placed = try await hub.homes(visibleTo: call.caller).lazy.flatMap(\.spokenServices).first {
            ThingID($0.reference).text == id
        }
        guard let placed, let value = members["value"] else { throw CallFault.notFound(localized("http-no-thing")) }
        return try await perform(.set(CharacteristicType(type), value, of: placed.reference), members, call)
    }

    private func runScene(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .scene)
        let homes = try await hub.homes(visibleTo: call.caller)
        guard let home = members.text("home").map({ name in homes.first { $0.isCalled(name) } }) ?? homes.first,
            let scene = home.actionSets.named(members.text("scene") ?? "")
        else { throw CallFault.notFound(localized("http-no-scene")) }
        return try await perform(.run(scene, home: home.name), members, call)
    }

    private func perform(_ command: ManualCommand, _ members: [String: JSON], _ call: Call) async throws -> Answer {
        let caller = call.caller
        let context = Context(room: caller.room, user: caller.user)
        let parsers = try await hub.house(for: caller).parsers(speaking: caller.language)
        let parser = parsers.speaking(call.words.language) ?? parsers[0]
        guard let turn = Turn(command, parser, in: context) else {
            throw CallFault.conflict(localized("http-no-state"))
        }
        let performer = performer(for: parser, caller, context)
        return try await take(members, caller, context, isResuming: false) { conversation in
            await conversation.take(turn, performer: performer)
        }
    }

    /// Takes a turn of the dialogue that goes on with a caller.
    private func take(
        _ members: [String: JSON], _ caller: Caller, _ context: Context, isResuming: Bool,
        _ turn: @escaping @Sendable (Conversation) async throws -> Outcome
    ) async throws -> Answer {
        answer(try await self.turn(members, caller, context, isResuming: isResuming, turn))
    }

    private func turn(
        _ members: [String: JSON], _ caller: Caller, _ context: Context, isResuming: Bool = false,
        _ turn: @escaping @Sendable (Conversation) async throws -> Outcome
    ) async throws -> Outcome {
        let name = isResuming ? "say" : "dialogue " + (members.text("dialogue") ?? "")
        let speaker = Dialogues.Speaker(client: caller.client ?? "", user: context.user, name: name)
        let start = ContinuousClock.now
        guard let outcome = try await hub.dialogues.dialogue(of: speaker).take(turn) else { throw CallFault.tooMany }
        hub.metrics.understood(outcome.status.rawValue, in: ContinuousClock.now - start)
        return outcome
    }

    private func answer(_ outcome: Outcome) -> Answer {
        var answer = Answer.json(outcome.json)
        if outcome.told.isFarewell { answer.headers[.farewell] = "yes" }
        answer.setTone(of: outcome)
        return answer
    }

    /// What is said where and by whom: a client's room and user are what they were made with.
    private func context(_ said: Context, of caller: Caller) throws(CallFault) -> Context {
        guard !caller.isOwner else { return said }
        if let user = said.user, user != caller.user { throw .forbidden(localized("http-other-user")) }
        var context = said
        // Away from home nothing is “here”, whatever room a settings file names.
        context.room = caller.isAway ? nil : caller.room ?? said.room
        return context
    }

    private func performer(for parser: Parser, _ caller: Caller, _ context: Context) -> Performer {
        hub.house(for: caller).performer(for: parser, user: context.user, barring: caller.barring)
    }

    // MARK: - Telling

    private func homes(_ call: Call) async throws -> Answer {
        let primary = try await hub.house(for: call.caller).snapshot().primaryHome
        let homes = try await hub.homes(visibleTo: call.caller)
        return .json(.array(homes.map { $0.described(isPrimary: $0.id == primary) }))
    }

    private func things(_ call: Call) async throws -> Answer {
        var things: [JSON] = []
        for home in try await hub.homes(visibleTo: call.caller) {
            let rooms = Dictionary(home.rooms.map { ($0.id, $0.name) }) { first, _ in first }
            for placed in home.toldServices {
                let values = await hub.values.values(of: placed.reference)
                let isReachable = await hub.values.isReachable(placed.accessory.id)
                things.append(
                    placed.described(
                        in: home, room: placed.accessory.room.flatMap { rooms[$0] }, values, isReachable))
            }
        }
        return .json(.array(things))
    }

    private func triggers(_ call: Call) async throws -> Answer {
        let homes = try await hub.homes(visibleTo: call.caller)
        return .json(.array(homes.flatMap { home in home.triggers.map { $0.described(in: home) } }))
    }

    private func client(_ call: Call) async throws -> Answer {
        let caller = call.caller
        let accepted = AcceptedLanguages(call.headers[.acceptLanguage]).codes
        let messages = try await hub.language(of: caller).map { hub.words(in: [$0]) } ?? hub.pageWords(in: accepted)
        return .json(
            .object([
                "client": caller.client.map { .string($0) } ?? .null, "room": caller.room.map { .string($0) } ?? .null,
                "user": caller.user.map { .string($0) } ?? .null, "mayAct": .bool(caller.mayAct),
                "mayUnlock": .bool(caller.mayUnlock),
                "maySetUp": .bool(caller.maySetUp), "hears": .bool(hub.ear != nil),
                "speaks": .bool(hub.speaksReplies),
                "language": .string(hub.house.language.code),
                "messages": .string(messages.language),
                "languages": .array(hub.house.languages.map { .string($0.code) }),
            ]))
    }

    private func takeToken(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .code)
        guard hub.code.take(members.text("code") ?? "") else {
            hub.metrics.refusedToken()
            if case .tooMany = await hub.authenticator.turnAway() { throw CallFault.tooMany }
            return .fault(.unauthorized, localized("http-wrong-code"))
        }
        do {
            let store = ClientStore(in: hub.settings.place)
            let token = try await store.add(members.text("name") ?? "Browser", isNumbered: true)
            hub.log.notice("a browser was given a token")
            return .json(.object(["token": .string(token)]))
        } catch let fault as ClientFault {
            throw CallFault.badRequest("\(fault)")
        }
    }

    private func makeCode(_ call: Call) async throws -> Answer { .json(.object(["code": .string(hub.code.renew())])) }

    private func countings(_ call: Call) async throws -> Answer {
        if let homes = hub.settings.homes.served, let isAway = hub.settings.homes.isAway {
            hub.metrics.serves(homes.count, isAway: isAway)
        }
        return Answer(body: .bytes(Array(hub.metrics.page.utf8), type: "text/plain; version=0.0.4"))
    }

    private func describe(_ call: Call) async throws -> Answer { .json(OpenAPI(operations: operations).document) }

    private func follow(_ call: Call) async throws -> Answer {
        let id = call.headers[.lastEventID] ?? call.query[Operation.Query.lastEvent.name]
        let start: EventStart = id.map { id in hub.events.number(of: id).map { .after($0) } ?? .missed } ?? .now
        return Answer(
            headers: [.xAccelBuffering: "no"], body: .events(after: start, for: call.caller))
    }
}

extension Operation.Query {
    static let dialogue = Operation.Query(
        name: "dialogue", about: "Which dialogue it belongs to, where several go on.", longest: 64)
    static let isLast = Operation.Query(name: "last", about: "“yes” with the last piece of what is said.")
    static let lastEvent = Operation.Query(
        name: "lastEventID", about: "The last event that the client has; the header Last-Event-ID says the same.")
}

extension HTTPField.Name {
    static let lastEventID = HTTPField.Name("Last-Event-ID")!
    static let xAccelBuffering = HTTPField.Name("X-Accel-Buffering")!
    static let farewell = HTTPField.Name("Beckon-Farewell")!
    static let xRequestID = HTTPField.Name("X-Request-Id")!
}

extension Shape {
    private static let dialogue = Member(
        name: "dialogue", kind: .text(longest: 64), about: "Which dialogue it belongs to, where several go on.")

    /// One utterance, as `contracts/outcome` has it.
    static let utterance = Shape(
        name: "Utterance",
        members: [
            Member(name: "text", kind: .text(longest: 4_096), isRequired: true, about: "What is said."),
            Member(name: "room", kind: .text(longest: 256), about: "The room that the speaker is in."),
            Member(name: "home", kind: .text(longest: 256), about: "The home that is meant where none is named."),
            Member(name: "user", kind: .text(longest: 256), about: "The user who speaks."),
            Member(name: "language", kind: .text(longest: 64), about: "The language that is spoken."),
            Member(name: "now", kind: .text(longest: 64), about: "The present, in RFC 3339; of the owner."),
            dialogue,
            Member(name: "resuming", kind: .flag, about: "It goes on from what `beckon say` said last; of the owner."),
            Member(name: "yes", kind: .flag, about: "A yes to what it would open comes with it; of the owner."),
        ])

    /// One value of a thing.
    static let setting = Shape(
        name: "Setting",
        members: [
            Member(name: "thing", kind: .text(longest: 128), isRequired: true, about: "Its id."),
            Member(
                name: "characteristic", kind: .text(longest: 64), isRequired: true, about: "HAP's name, such as “On”."),
            Member(name: "value", kind: .value, isRequired: true, about: "HAP's value."),
            dialogue,
        ])

    /// A code, for a token.
    static let code = Shape(
        name: "CodeToSpend",
        members: [
            Member(name: "code", kind: .text(longest: 64), isRequired: true, about: "The code."),
            Member(
                name: "name", kind: .text(longest: ClientStore.longestName),
                about: "What the client is to be called; “Browser” without it."),
        ])

    /// A scene.
    static let scene = Shape(
        name: "Scene",
        members: [
            Member(name: "home", kind: .text(longest: 256), about: "Its home; the primary one without it."),
            Member(name: "scene", kind: .text(longest: 256), isRequired: true, about: "Its name or an alias."),
            dialogue,
        ])
}
