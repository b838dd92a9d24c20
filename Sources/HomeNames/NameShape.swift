import HomeModel

/// A name as its words, to see what people leave out of it.
struct NameShape {
    /// All words, in lower case.
    let words: [String]
    /// The words without articles and in the singular.
    let plain: [String]
    /// The same without the word for the kind of thing at the end; nil where there is none, or nothing else.
    let withoutKind: [String]?

    init(_ name: String, _ commands: CommandWords) {
        words = Self.spaced(name).split(separator: " ").flatMap { commands.words(in: NameKey(String($0)).text) }
        plain = words.filter { !commands.articles.contains($0) }.map(commands.singular)
        let isOfKind = plain.last.map { commands.kinds.contains($0) || commands.types.contains($0) } == true
        withoutKind = isOfKind && plain.count > 1 ? Array(plain.dropLast()) : nil
    }

    /// What people leave out in which two names differ; nil where they differ in more.
    func difference(from other: NameShape, isPlace: Bool, otherIsPlace: Bool) -> NameVerdict.Difference? {
        if plain.isEmpty || other.plain.isEmpty { return nil }
        if plain.joined() == other.plain.joined() {
            let isPlural = words.count == other.words.count
            return isPlural ? .plural : .articleOrPlural
        }
        // Nobody takes a place for a thing that is named after it: "Kitchen" and "Kitchen Light".
        if isPlace != otherIsPlace { return nil }
        let isShort = withoutKind?.joined() == other.plain.joined() || plain.joined() == other.withoutKind?.joined()
        return isShort ? .kind : nil
    }

    /// A name with spaces where its capitals show that words were joined: "AllLights".
    static func spaced(_ name: String) -> String {
        var wasLower = false
        return name.reduce(into: "") { text, character in
            if wasLower && character.isUppercase { text.append(" ") }
            wasLower = character.isLowercase
            text.append(character)
        }
    }
}
