import HomeModel

extension AddedAccessory {
    /// "added: Hue Lamp 2 (Kitchen, Maple Street), which calls itself “Hue-Lamp #2”".
    public var line: String {
        let place = room.map { "\($0), \(home)" } ?? home
        return "\(isNew ? "added" : "joined"): \(name) (\(place))\(label.asClause)"
    }

    /// Why it does not stand in the room that was asked for; nil where it does.
    public func complaint(_ installation: Installation = Installation()) -> String? {
        roomRefusal.map { "\(name) is in \(home), but in no room: \(installation.text(of: $0))" }
    }
}

extension String? {
    /// ", which calls itself “Hue-Lamp #2”" of a label; nothing where there is none.
    var asClause: String { map { ", which calls itself “\($0.onOneLine)”" } ?? "" }
}

extension String {
    /// The text as a sentence of its own.
    var asSentence: String { (prefix(1).uppercased() + dropFirst()).withFullStop }

    /// The text with nothing in it that cannot be seen, and not longer than a line or two.
    var onOneLine: String { String(String.UnicodeScalarView(unicodeScalars.prefix(FreeNames.longestLabel))).visible }
}
