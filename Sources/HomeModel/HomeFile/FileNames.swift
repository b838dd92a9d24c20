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
            let offer = Name.legal(from: text).map { "; “\($0)” would do" } ?? ""
            object.faults.add(place, text.isEmpty ? fault.inFile : "\(quoted(text)): \(fault.inFile)\(offer)")
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
                bearers[NameKey(name)] ?? Bearer(kind: "the home itself", place: place, accessory: nil)
        }
    }

    /// Gives names to a service, which may have those of its own accessory, but only one service may (row N9).
    mutating func claim(_ names: FileNames, forServiceOf accessory: AccessoryID, faults: FaultList) {
        for (name, place) in names.all {
            let key = NameKey(name)
            if bearers[key]?.accessory == accessory { bearers[key] = nil }
            claim(name, for: Bearer(kind: "a service", place: place, accessory: nil), faults: faults)
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
            bearer.place,
            "\(quoted(name)) is taken by \(other.kind) at \(other.place): choose another name"
                + " (case, spaces and apostrophes make no difference)")
    }
}

extension NameFault {
    /// What the rule wants, as the faults of a file tell it.
    fileprivate var inFile: String {
        switch rule {
        case .empty: "a name cannot be empty"
        case .prohibitedCharacter(let character):
            "\(quoted(String(character))) at character \(offset + 1) is not allowed: "
                + "a name holds letters, digits, spaces and apostrophes"
        case .badStart(let character): "a name starts with a letter or a digit, not with \(quoted(String(character)))"
        case .badEnd(let character): "a name ends with a letter or a digit, not with \(quoted(String(character)))"
        case .tooLong: "a name has at most \(Name.maximumLength) characters"
        case .tooManyMarks: "character \(offset + 1) carries more than \(Name.maximumScalarsInCharacter - 1) marks"
        }
    }
}
