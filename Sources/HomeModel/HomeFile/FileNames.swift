/// The name and the aliases of one object of a file, each with its place.
struct FileNames {
    /// The name; nil where the object has none.
    let name: String?
    /// The further names.
    let aliases: [String]
    /// All of them.
    let all: [(text: String, place: FilePlace)]

    /// Reads the names of an object and notes each that breaks a rule (rows N1, N2, N14, N15).
    ///
    /// A bad name is kept all the same, so that what refers to it is not called wrong too.
    init(of object: FileObject, mayBeUnnamed: Bool = false) {
        let name = mayBeUnnamed && object["name"] == nil ? nil : object.requiredName()
        let aliases = object.texts("aliases", atMost: HomeFile.maximumAliases)
        all = (name.map { [$0] } ?? []) + aliases
        self.name = name?.text
        self.aliases = aliases.map(\.text)
        for (text, place) in all {
            guard let fault = Name.fault(in: text) else { continue }
            let reason = MessageReference.Value.message(fault.inFile)
            let offer = Name.legal(from: text).map { MessageReference("file-legal-name", ["name": .text($0)]) }
            object.faults.add(
                place, "file-name",
                [
                    "isEmpty": .text(text.isEmpty ? "yes" : "no"), "name": .excerpt(text), "reason": reason,
                    "offer": offer.map { .message($0) } ?? .text(""),
                ])
        }
    }
}

/// The names of one namespace of a file, each with its bearer (rows N4 to N9).
struct FileNamespace {
    private var bearers: [NameKey: Bearer] = [:]

    /// Who bears a name, and where the file says so.
    private struct Bearer {
        let kind: String
        let place: FilePlace
        let accessory: AccessoryID?
    }

    /// Gives names to something of a kind; notes a fault for each that something else has already.
    mutating func claim(_ names: FileNames, for kind: String, accessory: AccessoryID? = nil, faults: FaultList) {
        for (name, place) in names.all {
            claim(name, for: Bearer(kind: kind, place: place, accessory: accessory), faults: faults)
        }
    }

    /// Takes the home's own names, which nothing in it may bear (row N8); they are judged among the homes.
    mutating func reserve(_ names: FileNames) {
        for (name, place) in names.all {
            bearers[NameKey(name)] =
                bearers[NameKey(name)] ?? Bearer(kind: "homeItself", place: place, accessory: nil)
        }
    }

    /// Gives names to a service, which may have those of its own accessory, but only one service may (row N9).
    mutating func claim(_ names: FileNames, forServiceOf accessory: AccessoryID, faults: FaultList) {
        for (name, place) in names.all {
            let key = NameKey(name)
            if bearers[key]?.accessory == accessory { bearers[key] = nil }
            claim(name, for: Bearer(kind: "service", place: place, accessory: nil), faults: faults)
        }
    }

    private mutating func claim(_ name: String, for bearer: Bearer, faults: FaultList) {
        let key = NameKey(name)
        guard !key.isEmpty else { return }
        guard let other = bearers[key] else {
            bearers[key] = bearer
            return
        }
        faults.add(
            bearer.place, "file-name-taken",
            ["name": .excerpt(name), "kind": .text(other.kind), "place": .text(other.place.description)])
    }
}

extension NameFault {
    /// What the rule wants, as the faults of a file tell it.
    fileprivate var inFile: MessageReference {
        switch rule {
        case .empty: MessageReference("file-name-empty")
        case .prohibitedCharacter(let character):
            MessageReference(
                "file-name-character", ["character": .excerpt(String(character)), "number": .count(offset + 1)])
        case .badStart(let character):
            MessageReference("file-name-start", ["character": .excerpt(String(character))])
        case .badEnd(let character): MessageReference("file-name-end", ["character": .excerpt(String(character))])
        case .tooLong: MessageReference("file-name-long", ["most": .count(Name.maximumLength)])
        case .tooManyMarks:
            MessageReference(
                "file-name-marks", ["number": .count(offset + 1), "most": .count(Name.maximumScalarsInCharacter - 1)])
        }
    }
}
