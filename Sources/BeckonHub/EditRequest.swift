import BeckonRuntime
import FoundationEssentials
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
    private let times: TriggerTimes
    /// Whether a yes to what a trigger would open comes with it.
    let saysYes: Bool

    /// The change that the members of a document ask for.
    ///
    /// - Throws: `CallFault.badRequest`.
    init(_ document: [String: JSON]) throws(CallFault) {
        guard let act = document.text("edit").flatMap(Act.init),
            let kind = document.text("kind").flatMap({ word in Kind.all.first { $0.word == word } })
        else { throw .badRequest(localized("http-word-of-list", ["member": "edit"])) }
        (self.act, self.kind, name) = (act, kind, document.text("name") ?? "")
        (home, other, members) = (document.text("home"), document.text("to"), document.texts("members"))
        (thing, characteristic) = (document.text("thing"), document.text("characteristic"))
        value = document["value"]
        (times, saysYes) = (try TriggerTimes(document), document.isTrue("yes"))
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
        case .add where kind == .trigger:
            let trigger = try newTrigger(in: home)
            return [.addTrigger(trigger)] + (times.isEnabled ? [.setEnabled(trigger.id, true)] : [])
        case .add: return [try addition(of: kind, in: home)]
        case .include: return try membership(of: kind, in: home, isIn: true)
        case .exclude: return try membership(of: kind, in: home, isIn: false)
        case .set where kind == .actionSet: return [try action(in: home)]
        case .set where kind == .trigger:
            let trigger = try times.changed(home.trigger(called: name), in: home)
            return [
                .setTimer(
                    trigger.id, fireDate: trigger.fireDate, timeZone: trigger.timeZone, recurrence: trigger.recurrence)
            ]
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

    private func newTrigger(in home: Home) throws -> Trigger {
        guard !members.isEmpty else { throw CallFault.conflict(localized("file-missing", ["key": "members"])) }
        var trigger = try times.made(named: name)
        trigger.actionSets = try members.map { try home.actionSet(called: $0).id }
        return trigger
    }

    /// What puts members into a zone, a group or a trigger, or takes them out: all of them, or none.
    private func membership(of kind: NamedThing.Kind, in home: Home, isIn: Bool) throws -> [HomeEdit] {
        guard !members.isEmpty else { throw CallFault.conflict(localized("file-missing", ["key": "members"])) }
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
        guard let value else { throw CallFault.conflict(localized("file-missing", ["key": "value"])) }
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
        guard let text else { throw .conflict(localized("file-missing", ["key": member])) }
        return text
    }

    /// What the document lets be said, and the rules of homes do not.
    private var notDone: CallFault { .conflict(localized("http-not-done", ["edit": "\(act)", "kind": kind.word])) }
}

/// What a request says of the times of a trigger.
private struct TriggerTimes: Sendable {
    private let time: TriggerTime
    private let isOnce: Bool
    private let runsLate: Bool
    /// Whether a new trigger is to fire from now on.
    let isEnabled: Bool

    /// - Throws: `CallFault.badRequest`, `CallFault.conflict`.
    init(_ document: [String: JSON]) throws(CallFault) {
        var recurrence: Recurrence?
        if let span = document.text("every") {
            recurrence = Recurrence(every: span)
            if recurrence == nil { throw .conflict(localized("http-every")) }
        }
        if let days = document.text("on") {
            if recurrence != nil { throw .conflict(localized("http-every-or-on")) }
            recurrence = Recurrence(on: days)
            if recurrence == nil { throw .conflict(localized("http-on")) }
        }
        time = TriggerTime(first: document.text("at"), recurrence: recurrence, timeZone: document.text("timeZone"))
        (isOnce, runsLate) = (document.isTrue("once"), document.isTrue("runsLate"))
        isEnabled = document.isTrue("enable")
        if isOnce, recurrence != nil { throw .conflict(localized("http-once")) }
    }

    /// A trigger that comes then, and is not enabled.
    func made(named name: String) throws -> Trigger {
        guard time.first != nil else { throw CallFault.conflict(localized("file-missing", ["key": "at"])) }
        var trigger = Trigger(name: name)
        try time.change(&trigger, now: Date())
        trigger.runsLate = runsLate
        return trigger
    }

    /// A trigger with the time that is said; what is not said stays.
    func changed(_ trigger: Trigger, in home: Home) throws -> Trigger {
        guard !time.isEmpty || isOnce else { throw CallFault.conflict(localized("http-no-time")) }
        var changed = trigger
        try time.changeAgain(&changed, isOnce: isOnce, in: home, now: Date())
        return changed
    }
}

extension [HomeEdit] {
    /// The trigger that fires from now on otherwise than before, as it is after the edits; nil where none does.
    func firing(in home: Home) -> Trigger? {
        var changed: Trigger?
        for edit in self {
            switch edit {
            case .addTrigger(let trigger): changed = trigger
            case .setEnabled(let id, true):
                changed = changed ?? home.triggers.first { $0.id == id }
                changed?.isEnabled = true
            case .setTimer(let id, let fireDate, let timeZone, let recurrence):
                changed = home.triggers.first { $0.id == id }
                changed?.fireDate = fireDate
                changed?.timeZone = timeZone
                changed?.recurrence = recurrence
            case .addToTrigger(let id, let scene):
                changed = changed ?? home.triggers.first { $0.id == id }
                changed?.actionSets.append(scene)
            default: break
            }
        }
        return changed.flatMap { $0.isEnabled ? $0 : nil }
    }
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
                about: "The rooms of a zone, the things of a group by id or name, or the scenes that a trigger runs."),
            Member(
                name: "thing", kind: .text(longest: 256), about: "Of what a scene sets a value: its id or its name."),
            Member(name: "characteristic", kind: .text(longest: 64), about: "Which value of it, such as “On”."),
            Member(name: "value", kind: .value, about: "HAP's value, or as people write it: “on”, “50%”."),
            Member(
                name: "at", kind: .text(longest: 64),
                about: "When a trigger fires first: by RFC 3339, “2030-01-01 22:30” or “22:30”, the next one."),
            Member(name: "every", kind: .text(longest: 16), about: "How often it comes again: 30m, 6h, 1d, 2w."),
            Member(
                name: "on", kind: .text(longest: 128),
                about: "The days on which it comes: monday,friday, weekdays or weekend."),
            Member(
                name: "timeZone", kind: .text(longest: 64),
                about: "The zone whose local time counts; the hub's without it."),
            Member(name: "once", kind: .flag, about: "It is to come once and not again."),
            Member(name: "enable", kind: .flag, about: "A new trigger fires from now on; else it waits to be enabled."),
            Member(
                name: "runsLate", kind: .flag,
                about: "It makes up for the last date that passed while nothing ran."),
            Member(
                name: "yes", kind: .flag,
                about: "A yes to what a trigger would unlock, open or disarm, of a client that may."),
        ])
}

extension Shape.Member {
    /// The home that something is about.
    static let home = Shape.Member(
        name: "home", kind: .text(longest: 256), about: "The home; the primary one without it.")
}
