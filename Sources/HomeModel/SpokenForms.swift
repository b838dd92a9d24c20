/// Further ways to say the name of a thing, which only the ear knows.
///
/// They are kept in `extra`, so the home file carries them; an `extra` that is no object has no room for them.
public enum SpokenForms {
    /// The most forms of one thing.
    public static let most = 8
    /// The most characters of a form.
    public static let longest = Name.maximumLength

    /// Why texts cannot be spoken forms.
    public enum Fault: String, Hashable, Sendable, CaseIterable {
        /// There are more than `most` of them.
        case tooMany
        /// One has no character, or more than `longest`.
        case length
        /// One has neither letter nor digit.
        case noWords
        /// One has more than letters, digits, spaces and apostrophes.
        case signs
    }

    /// Why texts cannot be spoken forms; nil where they can.
    public static func fault(in forms: [String]) -> Fault? {
        if forms.count > most { return .tooMany }
        for form in forms {
            guard 1...longest ~= form.count else { return .length }
            guard form.contains(where: { $0.isLetter || $0.isNumber }) else { return .noWords }
            let isPlain = form.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "'" || $0 == "\u{2019}" }
            guard isPlain else { return .signs }
        }
        return nil
    }
}

/// What can have spoken forms.
public protocol Spoken {
    /// What other programs keep with it.
    var extra: JSON? { get set }
}

extension Spoken {
    /// Further ways to say its name; what is kept there and cannot be one is passed over.
    public var spokenForms: [String] {
        get { extra.spokenForms }
        set { extra.setSpokenForms(newValue) }
    }
}

extension Home: Spoken {}
extension Room: Spoken {}
extension Zone: Spoken {}
extension Accessory: Spoken {}
extension Service: Spoken {}
extension ServiceGroup: Spoken {}
extension ActionSet: Spoken {}
extension Trigger: Spoken {}

extension JSON? {
    private static var spokenKey: String { "spokenAs" }

    /// Further ways to say the name of what this is the `extra` of.
    public var spokenForms: [String] {
        guard case .array(let texts)? = self?[Self.spokenKey] else { return [] }
        let forms = texts.compactMap { text in if case .string(let form) = text { form } else { nil } }
        return Array(forms.filter { SpokenForms.fault(in: [$0]) == nil }.prefix(SpokenForms.most))
    }

    /// Keeps other spoken forms; changes nothing where there is no room for them.
    public mutating func setSpokenForms(_ forms: [String]) {
        setMember(Self.spokenKey, to: forms.isEmpty ? nil : JSON(texts: forms))
    }

    /// The same with other spoken forms.
    ///
    /// - Throws: `EditRefusal` where they cannot be spoken forms, or there is no room for them.
    public func speaking(_ forms: [String], called name: String) throws(EditRefusal) -> JSON? {
        if let fault = SpokenForms.fault(in: forms) { throw .badSpokenForms(fault, of: name) }
        var extra = self
        extra.setSpokenForms(forms)
        guard extra.spokenForms == forms else { throw .noRoomForSpokenForms(of: name) }
        return extra
    }
}

extension HomeSnapshot {
    /// The spoken forms of all things, with the names of the thing and its kind.
    public var spokenForms: [(kind: NamedThing.Kind, names: [String], forms: [String])] {
        homes.flatMap(\.spokenForms)
    }
}

extension Home {
    fileprivate var spokenForms: [(kind: NamedThing.Kind, names: [String], forms: [String])] {
        var list = [(kind: NamedThing.Kind.home, names: names, forms: extra.spokenForms)]
        list += rooms.map { (.room, $0.names, $0.spokenForms) }
        list += zones.map { (.zone, $0.names, $0.spokenForms) }
        for accessory in accessories {
            list.append((.accessory, accessory.names, accessory.spokenForms))
            for service in accessory.services {
                let names = (service.name.map { [$0] } ?? []) + service.aliases
                list.append((.service, names.isEmpty ? [accessory.name] : names, service.spokenForms))
            }
        }
        list += serviceGroups.map { (.serviceGroup, $0.names, $0.spokenForms) }
        list += actionSets.map { (.actionSet, $0.names, $0.spokenForms) }
        list += triggers.map { (.trigger, $0.names, $0.spokenForms) }
        return list.filter { !$0.forms.isEmpty }
    }
}
