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
        try HomeEditor(folder: hub.settings.folder, home: home, author: call.caller.author)
    }

    // MARK: - Edits

    private func edit(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .edit)
        let (name, other) = (members.text("name") ?? "", members.text("to"))
        guard let kind = members.text("kind").flatMap(Self.kind), let act = members.text("edit") else {
            throw CallFault.badRequest("“kind” and “edit” are words of a list")
        }
        if !(kind == .trigger && ["remove", "disable"].contains(act)) { try call.caller.requireSettingUp() }
        let editor = try editor(call, home: members.text("home"))
        if kind == .home, act == "add" {
            return try await edited(name, .home, in: editor.addHomes([name]).homes.named(name)?.id, editor)
        }
        let home = try await editor.home()
        if kind == .accessory, act == "remove" {
            _ = try await hub.house.accessoryAdministration.remove(
                name, home: home.name, force: false, by: editor.author)
            return try await edited(nil, kind, in: home.id, editor)
        }
        let edit = try edit(act, kind, name, other, in: home)
        if case .setEnabled(let id, true) = edit, let trigger = home.triggers.first(where: { $0.id == id }) {
            let openings = try await editor.unallowedOpenings(of: trigger, in: home)
            guard openings.isEmpty else {
                throw CallFault.conflict(
                    "it would \(hub.house.replies.text(openings, in: home)): `beckon trigger enable` asks for the yes")
            }
        }
        // What was said for later takes its scenes along.
        if case .remove(.trigger(let id)) = edit, home.triggers.contains(where: { $0.id == id && $0.isTimed }) {
            try await editor.database.apply(home.removing(id), by: editor.author)
        } else {
            try await editor.apply([edit], to: home.id)
        }
        let given = act == "add" ? name : ["rename", "alias"].contains(act) ? other : nil
        return try await edited(given, kind, in: home.id, editor)
    }

    /// What is answered after an edit: whom a name that was just given would be confused with.
    private func edited(
        _ name: String?, _ kind: NamedThing.Kind, in home: HomeID?, _ editor: HomeEditor
    ) async throws -> Answer {
        guard let name, let home else { return .json(.object(["warnings": JSON(texts: [])])) }
        let warnings = await editor.warnings(about: [name], of: kind, in: home)
        return .json(.object(["warnings": JSON(texts: warnings.lines)]))
    }

    private func edit(
        _ act: String, _ kind: NamedThing.Kind, _ name: String, _ other: String?, in home: Home
    ) throws -> HomeEdit {
        switch (act, kind) {
        case ("add", .room): return .addRoom(Room(name: name))
        case ("add", .zone): return .addZone(Zone(name: name))
        case ("assign", .accessory):
            let accessory = try home.accessory(called: name)
            let room = try other.map { try home.room(called: $0) }
            return .assign(accessory.id, to: room?.id == home.roomForEntireHome.id ? nil : room?.id)
        case ("enable", .trigger), ("disable", .trigger):
            return .setEnabled(try home.trigger(called: name).id, act == "enable")
        case ("remove", .room), ("remove", .zone), ("remove", .serviceGroup), ("remove", .actionSet),
            ("remove", .trigger):
            return .remove(try home.thing(kind, called: name))
        case ("rename", _), ("alias", _), ("unalias", _):
            guard let other else { throw CallFault.badRequest("“to” is missing") }
            let thing = try home.thing(kind, called: name)
            return act == "rename"
                ? .rename(thing, to: other)
                : act == "alias" ? .addAlias(other, to: thing) : .removeAlias(other, from: thing)
        default: throw CallFault.badRequest("“\(act)” is not done to a \(kind.word) here")
        }
    }

    fileprivate static let kinds: [NamedThing.Kind] = [
        .home, .room, .zone, .accessory, .serviceGroup, .actionSet, .trigger,
    ]

    private static func kind(_ word: String) -> NamedThing.Kind? { kinds.first { $0.word == word } }

    private func history(_ call: Call) async throws -> Answer {
        .json(.array(try await editor(call).history().map(\.described)))
    }

    private func undo(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .undo)
        var number: Int64?
        if case .int(let told)? = members["edit"] { number = told }
        return .json(try await editor(call).undo(number).described)
    }

    // MARK: - Names

    private func check(_ call: Call) async throws -> Answer {
        let members = try call.members(of: .name)
        guard let models = hub.settings.models else {
            throw CallFault.unavailable("there is no model to check names by")
        }
        let (house, names) = (hub.house, hub.names)
        guard let kind = members.text("kind").flatMap(Self.kind), let name = members.text("name") else {
            throw CallFault.badRequest("“kind” is a word of a list")
        }
        let advice = try await names.advice(in: house, models: models)
        let home = try advice.home(named: members.text("home"))
        let place = kind == .home && members["home"] == nil ? nil : home
        guard let verdict = advice.verdicts(on: [name], for: kind, in: place).first,
            case .object(var told) = advice.json(verdict)
        else { throw CallFault.badRequest("that is no name") }
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
            throw CallFault.badRequest("“code” is no setup code: it has eight digits, as XXX-XX-XXX")
        }
        let device = try await house.discovery.device(meant: members.text("accessory") ?? "")
        if let (name, home) = try await house.accessoryAdministration.moved(to: device, by: author) {
            let text = "it is yours, at a new address: \(name) (\(home))"
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

extension Home {
    /// The thing of a kind and a name or alias.
    ///
    /// - Throws: `EditRefusal` of `notFound`.
    fileprivate func thing(_ kind: NamedThing.Kind, called name: String) throws(EditRefusal) -> NamedThing {
        switch kind {
        case .home: .home
        case .room: .room(try room(called: name).id)
        case .zone: .zone(try zone(called: name).id)
        case .accessory: .accessory(try accessory(called: name).id)
        case .serviceGroup: .serviceGroup(try serviceGroup(called: name).id)
        case .actionSet: .actionSet(try actionSet(called: name).id)
        case .trigger: .trigger(try trigger(called: name).id)
        case .service, .user: throw .notFound(kind, name, in: self.name)
        }
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
    private static let kinds = Kind.word(of: SettingUp.kinds.map(\.word))
    private static let home = Member(
        name: "home", kind: .text(longest: 256), about: "The home; the primary one without it.")

    /// One change to a home.
    static let edit = Shape(
        name: "Edit",
        members: [
            home,
            Member(
                name: "edit",
                kind: .word(of: ["add", "rename", "alias", "unalias", "assign", "enable", "disable", "remove"]),
                isRequired: true, about: "What is done."),
            Member(name: "kind", kind: kinds, isRequired: true, about: "The kind of thing that it is done to."),
            Member(name: "name", kind: .text(longest: 256), isRequired: true, about: "Its name or an alias."),
            Member(
                name: "to", kind: .text(longest: 256),
                about: "The new name, the alias, or the room; an accessory without one goes to the whole home."),
        ])

    /// Which edit is taken back.
    static let undo = Shape(
        name: "EditToUndo",
        members: [Member(name: "edit", kind: .number, about: "Its number; the last of one's own without it.")])

    /// A name that is about to be given.
    static let name = Shape(
        name: "NameToCheck",
        members: [
            home, Member(name: "kind", kind: kinds, isRequired: true, about: "What is to bear it."),
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
            home, Member(name: "room", kind: .text(longest: 256), about: "The room that it stands in."),
            Member(name: "name", kind: .text(longest: 256), about: "The name that it gets."),
            Member(
                name: "uncertified", kind: .flag, about: "It is wanted even where it does not say that it is certified."
            ),
        ])
}
