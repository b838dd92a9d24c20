import BeckonRuntime
import HAPWire
import HomeModel

/// What clients change the homes by, as the command line does: the same edits, the same rules and rights.
///
/// It needs a permission of its own, save for what anybody may say: that a trigger is to stop.
struct SettingUp: Sendable {
    let hub: Hub

    /// All operations, in the order in which they are documented.
    var operations: [Operation] {
        [
            Operation(
                method: .post, path: "/v1/edits", id: "edit", about: "Changes what a home is made of.",
                permission: .act, body: .edit, answer: .one("Edited"), run: edit),
            Operation(
                method: .get, path: "/v1/history", id: "listEdits",
                about: "What was changed in the homes in the last day, the newest first.", permission: .listen,
                answer: .list(of: "RecordedEdit"), run: history),
            Operation(
                method: .post, path: "/v1/undo", id: "undoEdit", about: "Takes an edit of the last day back.",
                permission: .setUp, body: .undo, answer: .one("RecordedEdit"), run: undo),
            Operation(
                method: .post, path: "/v1/names", id: "checkName",
                about: "Whether a name is free, and is heard and told apart.", permission: .listen, body: .name,
                answer: .one("NameVerdict"), run: check),
            Operation(
                method: .get, path: "/v1/discovery", id: "discover",
                about: "The accessories that are announced in the network, after 3 seconds of looking.",
                permission: .setUp, answer: .list(of: "FoundDevice"), run: discover),
            Operation(
                method: .post, path: "/v1/accessories", id: "pair",
                about: "Pairs with an accessory by its setup code, and puts what it has into a home.",
                permission: .setUp, body: .pairing, answer: .one("Paired"), run: pair),
        ]
    }

    private func editor(_ call: Call, home: String? = nil) throws -> HomeEditor {
        try hub.editor(of: home, for: call.caller)
    }

    // MARK: - Edits

    private func edit(_ call: Call) async throws -> Answer {
        let request = try EditRequest(call.members(of: .edit))
        if !request.stopsTrigger { try call.caller.requireSettingUp() }
        let editor = try editor(call, home: request.home)
        if request.kind == .thing(.home), request.act == .add {
            let homes = try await editor.addHomes([request.name]).homes
            return try await edited(by: request, in: homes.named(request.name)?.id, editor, call)
        }
        let home = try await editor.home()
        if request.kind == .thing(.accessory), request.act == .remove {
            _ = try await hub.house.accessoryAdministration.remove(
                request.name, home: home.name, force: false, by: editor.author)
            return try await edited(by: request, in: home.id, editor, call)
        }
        if let phrase = try request.taught() {
            let parsers = try await hub.house.parsers(speaking: call.caller.language)
            if let fault = parsers[0].fault(in: phrase, context: Context(home: home.name)) {
                throw EditRefusal.badPhrase(fault, phrase.words)
            }
        }
        var edits = try request.edits(in: home)
        if let trigger = edits.firing(in: home),
            let yes = try await standingYes(to: trigger, in: home, request, call, editor)
        {
            // Before it fires, and after it is there.
            edits.insert(yes, at: request.act == .add ? 1 : 0)
        }
        // What was said for later takes its scenes along.
        if case .remove(.trigger(let id))? = edits.first, home.triggers.contains(where: { $0.id == id && $0.isTimed }) {
            try await editor.database.apply(home.removing(id), by: editor.author)
        } else {
            try await editor.apply(edits, to: home.id)
        }
        return try await edited(by: request, in: home.id, editor, call)
    }

    /// The edit that keeps the yes to what a trigger would open; nil where it opens nothing that it may not open already.
    ///
    /// - Throws: `CallFault` where a yes is wanted, or is not the caller's to give.
    private func standingYes(
        to trigger: Trigger, in home: Home, _ request: EditRequest, _ call: Call, _ editor: HomeEditor
    ) async throws -> HomeEdit? {
        let openings = try await editor.unallowedOpenings(of: trigger, in: home)
        // A further scene of a trigger that fires already is told of instead.
        if openings.isEmpty || request.act == .include && !request.saysYes { return nil }
        let opened = call.words.replies.text(openings, in: home)
        guard request.saysYes else { throw CallFault.conflict(localized("http-opens", ["openings": opened])) }
        guard call.caller.mayUnlock else {
            throw CallFault.forbidden(localized("http-may-not-open", ["openings": opened]))
        }
        guard let question = ConsentQuestion(about: openings, to: editor.author) else { return nil }
        var given = question.yes(by: editor.author)
        return given.standing(for: trigger).map { .allow($0) }
    }

    /// What is answered after an edit: whom a name that was just given would be confused with, and what no trigger may open.
    private func edited(
        by request: EditRequest, in home: HomeID?, _ editor: HomeEditor, _ call: Call
    ) async throws -> Answer {
        var warnings: [String] = []
        if let home, let name = request.givenName, case .thing(let kind) = request.kind {
            warnings = await hub.warnings(about: name, of: kind, in: home)
        }
        if [.set, .include].contains(request.act) {
            warnings += try await editor.unallowedTriggers(of: editor.home(), in: call.words.replies)
        }
        return .json(.object(["warnings": JSON(texts: warnings)]))
    }

    private func history(_ call: Call) async throws -> Answer {
        .json(.array(try await editor(call).history().map(\.described)))
    }

    private func undo(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .undo)
        var number: Int64?
        if case .int(let told)? = members["edit"] { number = told }
        do {
            return .json(try await editor(call).undo(number).described)
        } catch  where !(error is EditRefusal) && FaultKind(of: error) == .badInput {
            // The document is as it has to be; only there is nothing to take back.
            throw CallFault.conflict(localized(fault: error))
        }
    }

    // MARK: - Names

    private func check(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .name)
        guard let models = hub.settings.models else {
            throw CallFault.unavailable(localized("http-no-model"))
        }
        let (house, names) = (hub.house, hub.names)
        guard let kind = members.text("kind").flatMap({ word in EditRequest.Kind.things.first { $0.word == word } }),
            let name = members.text("name")
        else {
            throw CallFault.badRequest(localized("http-word-of-list", ["member": "kind"]))
        }
        let advice = try await names.advice(in: house, models: models)
        let home = try advice.home(named: members.text("home"))
        let place = kind == .home && members["home"] == nil ? nil : home
        guard let verdict = advice.verdicts(on: [name], for: kind, in: place).first,
            case .object(var told) = advice.json(verdict)
        else { throw CallFault.conflict(localized("http-no-name")) }
        told["advice"] = JSON(texts: advice.lines(verdict))
        return .json(.object(told))
    }

    // MARK: - Pairing

    private func discover(_ call: Call) async throws -> Answer {
        .json(.array(try await hub.house.discovery.devices(within: .seconds(3)).map(\.json)))
    }

    private func pair(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .pairing)
        let (house, author) = (hub.house, call.caller.author)
        // The code is told to nobody, not even to whoever gave it.
        guard let code = SetupCode(members.text("code") ?? "") else {
            throw CallFault.badRequest(localized("setup-code-form"))
        }
        let device = try await house.discovery.device(meant: members.text("accessory") ?? "")
        if let (name, home) = try await house.accessoryAdministration.moved(to: device, by: author) {
            let text = localized("yours-at-new-address", ["name": name, "home": home, "address": "\(device)"])
            return .json(.object(["added": JSON(texts: [text]), "warnings": JSON(texts: [])]))
        }
        if let question = device.certificationQuestion, !members.isTrue("uncertified") {
            throw CallFault.conflict(question)
        }
        var warnings: [String] = []
        let added = try await house.accessoryAdministration.add(
            device, code: code, home: members.text("home"), room: members.text("room"), name: members.text("name"),
            by: author
        ) { warnings += $0.lines }
        warnings += added.compactMap { $0.complaint() }
        return .json(.object(["added": JSON(texts: added.map(\.line)), "warnings": JSON(texts: warnings)]))
    }
}

extension RecordedEdit {
    /// The edit, as clients are told of it.
    fileprivate var described: JSON {
        guard case .object(var members) = json else { return json }
        members["summary"] = .string(summary)
        return .object(members)
    }
}

extension Shape {
    /// Which edit is taken back.
    static let undo = Shape(
        name: "EditToUndo",
        members: [Member(name: "edit", kind: .number, about: "Its number; the last of one's own without it.")])

    /// A name that is about to be given.
    static let name = Shape(
        name: "NameToCheck",
        members: [
            .home,
            Member(
                name: "kind", kind: .word(of: EditRequest.Kind.things.map(\.word)), isRequired: true,
                about: "What is to bear it."),
            Member(name: "name", kind: .text(longest: 512), isRequired: true, about: "The name."),
        ])

    /// An accessory that is to be paired with.
    static let pairing = Shape(
        name: "AccessoryToPair",
        members: [
            Member(
                name: "accessory", kind: .text(longest: 256), isRequired: true,
                about: "The name that it announces, or where it is: host:port."),
            Member(name: "code", kind: .text(longest: 16), isRequired: true, about: "Its setup code, XXX-XX-XXX."),
            .home, Member(name: "room", kind: .text(longest: 256), about: "The room that it stands in."),
            Member(name: "name", kind: .text(longest: 256), about: "The name that it gets."),
            Member(
                name: "uncertified", kind: .flag, about: "It is wanted even where it does not say that it is certified."
            ),
        ])
}
