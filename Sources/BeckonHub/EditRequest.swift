import HomeModel

/// A change to a home, as a client asks for it: in names, as the command line does.
struct EditRequest: Sendable {
    /// What is done.
    enum Act: String, CaseIterable {
        case add, rename, alias, unalias, assign, include, exclude, set, unset, enable, disable, remove
    }

    /// What may be changed, and what is changed of it.
    enum Kind: Hashable {
        case thing(NamedThing.Kind)
        /// Words that stand for a sentence.
        case phrase

        /// The kinds of what has a name that clients may give.
        static let things: [NamedThing.Kind] = [
            .home, .room, .zone, .accessory, .serviceGroup, .actionSet, .trigger,
        ]
        /// All kinds.
        static let all = things.map { Kind.thing($0) } + [.phrase]

        var word: String {
            switch self {
            case .thing(let kind): kind.word
            case .phrase: "phrase"
            }
        }
    }

    let act: Act
    let kind: Kind
    let name: String
    let home: String?
    private let other: String?
    private let members: [String]
    private let thing: String?
    private let characteristic: String?
    private let value: JSON?

    /// The change that the members of a document ask for.
    ///
    /// - Throws: `CallFault.badRequest`.
    init(_ document: [String: JSON]) throws(CallFault) {
        guard let act = document.text("edit").flatMap(Act.init),
            let kind = document.text("kind").flatMap({ word in Kind.all.first { $0.word == word } })
        else { throw .badRequest("“kind” and “edit” are words of a list") }
        (self.act, self.kind, name) = (act, kind, document.text("name") ?? "")
        (home, other, members) = (document.text("home"), document.text("to"), document.texts("members"))
        (thing, characteristic) = (document.text("thing"), document.text("characteristic"))
        value = document["value"]
    }

    /// Whether it only keeps a trigger from firing, which whoever may speak may ask for.
    var stopsTrigger: Bool { kind == .thing(.trigger) && [.remove, .disable].contains(act) }

    /// The name that something would have from now on; nil where nothing gets one.
    var givenName: String? {
        guard case .thing = kind else { return nil }
        return switch act {
        case .add: name
        case .rename, .alias: other
        default: nil
        }
    }

    /// The words that would be taught; nil where it teaches none.
    ///
    /// - Throws: `CallFault.conflict`.
    func taught() throws(CallFault) -> Phrase? {
        act == .add && kind == .phrase ? Phrase(words: name, meaning: try told(other, "to")) : nil
    }

    /// What it comes to in a home.
    ///
    /// - Throws: `CallFault.conflict`, `EditRefusal`.
    func edits(in home: Home) throws -> [HomeEdit] {
        switch kind {
        case .phrase: [try phraseEdit()]
        case .thing(let kind): try edits(of: kind, in: home)
        }
    }

    private func phraseEdit() throws(CallFault) -> HomeEdit {
        if let phrase = try taught() { return .teach(phrase) }
        guard act == .remove else { throw notDone }
        return .forget(name)
    }

    private func edits(of kind: NamedThing.Kind, in home: Home) throws -> [HomeEdit] {
        switch act {
        case .add: return [try addition(of: kind, in: home)]
        case .include: return try membership(of: kind, in: home, isIn: true)
        case .exclude: return try membership(of: kind, in: home, isIn: false)
        case .set where kind == .actionSet: return [try action(in: home)]
        case .unset where kind == .actionSet:
            let (scene, placed, characteristic) = try target(in: home)
            return [.removeAction(placed.reference, characteristic.type, from: scene.id)]
        case .assign where kind == .accessory:
            let accessory = try home.accessory(called: name)
            let room = try other.map { try home.room(called: $0) }
            return [.assign(accessory.id, to: room?.id == home.roomForEntireHome.id ? nil : room?.id)]
        case .enable where kind == .trigger: return [.setEnabled(try home.trigger(called: name).id, true)]
        case .disable where kind == .trigger: return [.setEnabled(try home.trigger(called: name).id, false)]
        case .remove where kind != .home && kind != .accessory: return [.remove(try home.thing(kind, called: name))]
        case .rename: return [.rename(try home.thing(kind, called: name), to: try told(other, "to"))]
        case .alias: return [.addAlias(try told(other, "to"), to: try home.thing(kind, called: name))]
        case .unalias: return [.removeAlias(try told(other, "to"), from: try home.thing(kind, called: name))]
        default: throw notDone
        }
    }

    private func addition(of kind: NamedThing.Kind, in home: Home) throws -> HomeEdit {
        switch kind {
        case .room: return .addRoom(Room(name: name))
        case .actionSet: return .addActionSet(ActionSet(name: name))
        case .zone:
            var zone = Zone(name: name)
            zone.rooms = try members.map { try home.room(called: $0).id }
            return .addZone(zone)
        case .serviceGroup:
            var group = ServiceGroup(name: name)
            group.services = try members.map { try home.service(meant: $0).reference }
            return .addServiceGroup(group)
        default: throw notDone
        }
    }

    /// What puts members into a zone, a group or a trigger, or takes them out: all of them, or none.
    private func membership(of kind: NamedThing.Kind, in home: Home, isIn: Bool) throws -> [HomeEdit] {
        guard !members.isEmpty else { throw CallFault.conflict("“members” is missing") }
        switch kind {
        case .zone:
            let zone = try home.zone(called: name).id
            let rooms = try members.map { try home.room(called: $0).id }
            return rooms.map { isIn ? .addToZone(zone, $0) : .removeFromZone(zone, $0) }
        case .serviceGroup:
            let group = try home.serviceGroup(called: name).id
            let services = try members.map { try home.service(meant: $0).reference }
            return services.map { isIn ? .addToGroup(group, $0) : .removeFromGroup(group, $0) }
        case .trigger:
            let trigger = try home.trigger(called: name).id
            let scenes = try members.map { try home.actionSet(called: $0).id }
            return scenes.map { isIn ? .addToTrigger(trigger, $0) : .removeFromTrigger(trigger, $0) }
        default: throw notDone
        }
    }

    private func action(in home: Home) throws -> HomeEdit {
        let (scene, placed, characteristic) = try target(in: home)
        guard let value else { throw CallFault.conflict("“value” is missing") }
        // A text is read as people write it, such as “on” and “50%”, and so is what JSON has a form of its own for.
        let text = if case .string(let text) = value { text } else { value.line }
        let written = try characteristic.value(reading: text, of: placed.name)
        return .setAction(
            Action(service: placed.reference, characteristic: characteristic.type, value: written), in: scene.id)
    }

    /// One value that a scene sets.
    private func target(in home: Home) throws -> (ActionSet, PlacedService, Characteristic) {
        let scene = try home.actionSet(called: name)
        let placed = try home.service(meant: try told(thing, "thing"))
        let type = try told(characteristic, "characteristic")
        return (scene, placed, try placed.service.characteristic(called: type, of: placed.name))
    }

    private func told(_ text: String?, _ member: String) throws(CallFault) -> String {
        guard let text else { throw .conflict("“\(member)” is missing") }
        return text
    }

    /// What the document lets be said, and the rules of homes do not.
    private var notDone: CallFault { .conflict("“\(act)” is not done to a \(kind.word) here") }
}

extension Home {
    /// The service that a client means: by its id, or by a name as the command line takes it.
    ///
    /// - Throws: `EditRefusal`.
    fileprivate func service(meant text: String) throws(EditRefusal) -> PlacedService {
        let id = text.lowercased()
        if let placed = spokenServices.first(where: { ThingID($0.reference).text == id }) { return placed }
        return try service(called: text)
    }

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

extension Shape {
    /// One change to a home.
    static let edit = Shape(
        name: "Edit",
        members: [
            .home,
            Member(
                name: "edit", kind: .word(of: EditRequest.Act.allCases.map(\.rawValue)), isRequired: true,
                about: "What is done."),
            Member(
                name: "kind", kind: .word(of: EditRequest.Kind.all.map(\.word)), isRequired: true,
                about: "The kind of thing that it is done to."),
            Member(
                name: "name", kind: .text(longest: 256), isRequired: true,
                about: "Its name or an alias; the words of a phrase."),
            Member(
                name: "to", kind: .text(longest: 256),
                about: "The new name, the alias, the sentence that a phrase means, or the room; an accessory without "
                    + "one goes to the whole home."),
            Member(
                name: "members", kind: .texts(most: 100, longest: 128),
                about: "The rooms of a zone, the things of a group by id or name, or the scenes of a trigger."),
            Member(
                name: "thing", kind: .text(longest: 256), about: "Of what a scene sets a value: its id or its name."),
            Member(name: "characteristic", kind: .text(longest: 64), about: "Which value of it, such as “On”."),
            Member(name: "value", kind: .value, about: "HAP's value, or as people write it: “on”, “50%”."),
        ])
}

extension Shape.Member {
    /// The home that something is about.
    static let home = Shape.Member(
        name: "home", kind: .text(longest: 256), about: "The home; the primary one without it.")
}
