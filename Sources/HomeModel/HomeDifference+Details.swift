/// What has changed in one thing.
struct Details {
    private(set) var list: [HomeDifference.Detail]

    init(_ list: [HomeDifference.Detail] = []) { self.list = list }

    /// Notes that something has another value than before: the room is the Study, and was the Kitchen.
    mutating func note(_ what: HomeDifference.Aspect, _ before: String?, _ after: String?) {
        if before != after { list.append(.changed(what, from: before, to: after)) }
    }

    /// Notes that something is so now, or no longer.
    mutating func note(_ what: HomeDifference.Aspect, _ wasSo: Bool, _ isSo: Bool) {
        if wasSo != isSo { list.append(.became(what, isSo)) }
    }

    /// Notes another spelling of the name, and aliases that came and went.
    mutating func noteNames(_ before: some Named, _ after: some Named) {
        note(.name, before.name, after.name)
        noteAliases(before.aliases, after.aliases)
    }

    mutating func noteAliases(_ before: [String], _ after: [String]) {
        noteList(.alias, before, after) { $0 }
    }

    /// Notes what came to a list of names and what went from it.
    mutating func noteMembers(_ what: HomeDifference.Aspect, _ before: [String], _ after: [String]) {
        noteList(what, before, after) { NameKey($0).text }
    }

    private mutating func noteList(
        _ what: HomeDifference.Aspect, _ before: [String], _ after: [String], by key: (String) -> String
    ) {
        let (old, new) = (before.map(key), after.map(key))
        let (known, kept) = (Set(old), Set(new))
        for (name, key) in zip(before, old) where !kept.contains(key) { list.append(.removed(what, name)) }
        for (name, key) in zip(after, new) where !known.contains(key) { list.append(.added(what, name)) }
        if old.filter(kept.contains) != new.filter(known.contains) { list.append(.reordered(what)) }
    }

    /// Notes that what is in both lists stands in another order.
    mutating func noteOrder<Thing: Named>(_ what: HomeDifference.Aspect, _ before: [Thing], _ after: [Thing]) {
        let (old, new) = (before.map { NameKey($0.name) }, after.map { NameKey($0.name) })
        let (known, kept) = (Set(old), Set(new))
        if old.filter(kept.contains) != new.filter(known.contains) { list.append(.reordered(what)) }
    }

    /// Notes that a characteristic or an action differs.
    private mutating func note(
        _ name: String, _ facet: HomeDifference.Facet, _ before: String?, _ after: String?
    ) {
        if before != after { list.append(.value(name, facet, from: before, to: after)) }
    }

    /// Notes a change of what other programs keep, the label of a device by itself.
    mutating func noteExtra(_ before: JSON?, _ after: JSON?) {
        if (before ?? .null) != (after ?? .null) { list.append(.extra) }
    }
}

extension Details {
    /// Notes what has changed of an accessory itself, its services apart.
    mutating func note(_ before: Accessory, of old: Home, _ after: Accessory, of new: Home) {
        let (room, place) = (old.room(before.room)?.name, new.room(after.room)?.name)
        if room.map(NameKey.init) != place.map(NameKey.init) { note(.room, room, place) }
        let (bridge, other) = (old.bridgeName(before), new.bridgeName(after))
        if bridge.map(NameKey.init) != other.map(NameKey.init) { note(.bridge, bridge, other) }
        note(.isBridge, before.isBridge, after.isBridge)
        for (what, path) in Self.texts { note(what, before[keyPath: path].kept, after[keyPath: path].kept) }
        note(.label, before.label, after.label)
        if before.label == after.label { noteExtra(before.extra, after.extra) }
    }

    private static var texts: [(HomeDifference.Aspect, KeyPath<Accessory, String?>)] {
        [
            (.manufacturer, \.manufacturer), (.model, \.model), (.serialNumber, \.serialNumber),
            (.firmware, \.firmwareRevision),
        ]
    }

    /// Notes what has changed of a service: its names, and each characteristic.
    mutating func note(_ before: Service, _ after: Service) {
        note(.name, before.name, after.name)
        noteAliases(before.aliases, after.aliases)
        note(.label, before.label, after.label)
        if before.label == after.label { noteExtra(before.extra, after.extra) }
        // What a type requires is there, whether it is told or not.
        let old = Service.completed(before.characteristics, for: before.type)
        let new = Service.completed(after.characteristics, for: after.type)
        noteList(.characteristic, old.map(\.type.name), new.map(\.type.name)) { $0 }
        let known = Dictionary(old.map { ($0.type, $0) }) { first, _ in first }
        for characteristic in new { known[characteristic.type].map { note($0, characteristic) } }
    }

    private mutating func note(_ before: Characteristic, _ after: Characteristic) {
        let name = after.type.name
        note(name, .value, before.valueText, after.valueText)
        let (old, new) = (before.metadata, after.metadata)
        note(name, .format, old.format.rawValue, new.format.rawValue)
        note(
            name, .permissions, old.permissions.codes.joined(separator: " "),
            new.permissions.codes.joined(separator: " "))
        note(name, .unit, old.unit?.rawValue, new.unit?.rawValue)
        note(name, .range, old.range, new.range)
        note(name, .step, old.step?.plain, new.step?.plain)
        note(name, .length, old.maximumLength.map(String.init), new.maximumLength.map(String.init))
        note(name, .validValues, old.listed, new.listed)
    }

    /// Notes what has changed of the actions of a scene.
    mutating func note(_ before: [Action], of old: Home, _ after: [Action], of new: Home) {
        let (known, kept) = (old.actionTexts(before), new.actionTexts(after))
        noteList(.action, known.map(\.target), kept.map(\.target)) { NameKey($0).text }
        let values = Dictionary(known.map { (NameKey($0.target), $0.value) }) { first, _ in first }
        for (target, value) in kept { values[NameKey(target)].map { note(target, .value, $0, value) } }
    }

    /// Notes what has changed of a trigger.
    mutating func note(_ before: Trigger, of old: Home, _ after: Trigger, of new: Home) {
        note(.date, before.fireDate, after.fireDate)
        note(.event, before.event.map(old.text), after.event.map(new.text))
        note(.timeZone, before.timeZone, after.timeZone)
        note(.recurrence, before.recurrence?.json.line, after.recurrence?.json.line)
        note(.enabled, before.isEnabled, after.isEnabled)
        noteMembers(.scene, old.sceneNames(before.actionSets), new.sceneNames(after.actionSets))
        noteExtra(before.extra, after.extra)
    }
}

extension Home {
    /// An event as a home file has it.
    fileprivate func text(of event: TriggerEvent) -> String {
        event.json { accessory($0.accessory)?.reference(to: $0.service) }.line
    }

    fileprivate func bridgeName(_ accessory: Accessory) -> String? {
        accessory.bridge.flatMap { self.accessory($0)?.name }
    }

    fileprivate func sceneNames(_ ids: [ActionSetID]) -> [String] {
        let names = Dictionary(actionSets.map { ($0.id, $0.name) }) { first, _ in first }
        return ids.compactMap { names[$0] }
    }

    /// What each action whose service is there writes, with the value: "Desk Lamp On".
    fileprivate func actionTexts(_ actions: [Action]) -> [(target: String, value: String)] {
        actions.compactMap { action in
            service(action.service) == nil
                ? nil : ("\(serviceName(action.service)) \(action.characteristic.name)", JSON(action.value).line)
        }
    }
}

extension Characteristic {
    /// The value as a home file has it; nil where there is none that is allowed.
    fileprivate var valueText: String? { allowedValue.map { JSON($0).line } }
}

extension CharacteristicMetadata {
    fileprivate var range: String { "\(minimum?.plain ?? "")…\(maximum?.plain ?? "")" }

    fileprivate var listed: String? { validValues.map { $0.map(String.init).joined(separator: ", ") } }
}

extension String? {
    /// The text as a home file keeps it.
    fileprivate var kept: String? { map(FileObject.allowed) }
}
