import HomeModel

/// What became of an accessory that was added.
public struct AddedAccessory: Hashable, Sendable {
    /// The accessory.
    public let id: AccessoryID
    /// The identity of its home.
    public let homeID: HomeID
    /// The name in the home.
    public let name: String
    /// What the device calls it, where that breaks a rule for names (row N13).
    public let label: String?
    /// The home that it is in now.
    public let home: String
    /// Its room; nil is the room for the entire home.
    public var room: String?
    /// Whether the home did not have it before.
    public let isNew: Bool
    /// Why it does not stand in the room that was asked for, although it is in the home (row M7).
    public var roomRefusal: EditRefusal?
}

extension AddedAccessory {
    /// What is told of it, on one line: "added: Hue Lamp 2 (Kitchen, Maple Street), which calls itself “Hue-Lamp #2”".
    public var line: String {
        let place = room.map { "\($0), \(home)" } ?? home
        return localized("accessory-added", ["isNew": isNew, "name": name, "place": place]) + label.asClause
    }

    /// Why it does not stand in the room that was asked for; nil where it does.
    public func complaint(_ installation: Installation = Installation()) -> String? {
        roomRefusal.map {
            localized("in-no-room", ["name": name, "home": home, "fault": installation.text(of: $0)])
        }
    }
}

extension String? {
    /// What a device calls itself, to follow its name; nothing where it has no label: ", which calls itself “Hue-Lamp #2”".
    var asClause: String { map { localized("calls-itself", ["label": $0.onOneLine]) } ?? "" }
}

extension String {
    /// The text as a sentence of its own.
    var asSentence: String { (prefix(1).uppercased() + dropFirst()).withLocalizedEnd }

    /// The text with nothing in it that cannot be seen, and not longer than a line or two.
    var onOneLine: String { String(String.UnicodeScalarView(unicodeScalars.prefix(FreeNames.longestLabel))).visible }
}
