import HomeModel
import LanguagePack

/// What is worth keeping of a name that cannot be had: no words of commands, no number, no word twice.
struct NameStem {
    /// The words that are left, as they are written.
    let words: [String]

    /// What is left of a legal name; nil where that is nothing.
    init?(
        _ name: String, _ commands: CommandWords, _ kind: NamedThing.Kind, numbers: ((String) -> [String])?
    ) {
        var seen: Set<String> = []
        // Words that are written together are cut at their capitals, unless they are no words: "AllLights", but not "McDonald".
        let parts = NameShape.spaced(name)
        let isJoined = parts.split(separator: " ").contains { commands.acts.contains(NameKey(String($0)).text) }
        var words = (isJoined ? parts : name).split(separator: " ").map(String.init).filter { word in
            let key = NameKey(word).text
            return !commands.acts.contains(key) && !commands.articles.contains(key)
                && seen.insert(commands.singular(word)).inserted
        }
        while words.count > 1, let last = words.last, Self.isNumber(last, numbers) { words.removeLast() }
        let isKind = { (word: String) in commands.kinds.contains(NameKey(word).text) }
        // A lamp is no "Lamp Light".
        while words.count > 2, words.suffix(2).allSatisfy(isKind) { words.removeLast() }
        // Nobody calls a room a "Light".
        if kind.isPlace { while words.count > 1, let last = words.last, isKind(last) { words.removeLast() } }
        let phrase = words.map { NameKey($0).text }.joined()
        if words.isEmpty || commands.generics.contains(phrase) || commands.houses.contains(phrase) { return nil }
        if words.allSatisfy(isKind) || commands.sorts[phrase] != nil {
            guard [.accessory, .service, .serviceGroup].contains(kind) else { return nil }
        } else if commands.isCommand(words.joined(separator: " ")) {
            return nil
        } else if commands.isValue(words.joined(separator: " ")), !words.allSatisfy({ Self.isNumber($0, numbers) }) {
            return nil
        }
        // One of several "Lights" is a "Light".
        if [.accessory, .service].contains(kind), let last = words.popLast() {
            words.append(Self.singular(last, commands))
        }
        self.init(titled: words.joined(separator: " "), commands)
    }

    /// A name without articles, as titles are written, and not too long; nil where nothing is left.
    init?(titled name: String, _ commands: CommandWords) {
        var words = name.split(separator: " ").map(String.init)
        words.removeAll { commands.articles.contains(NameKey($0).text) }
        if !name.contains(where: \.isUppercase) { words = words.map { $0.prefix(1).uppercased() + $0.dropFirst() } }
        while words.count > 1, words.joined(separator: " ").count > Self.longest { words.removeLast() }
        if words.isEmpty { return nil }
        self.words = words.map { String($0.prefix(Self.longest)) }
    }

    /// The most characters that are kept, so that a word or two fit beside them.
    private static let longest = 40

    /// The words, with spaces between.
    var text: String { words.joined(separator: " ") }

    /// Whether it is the name of a lamp.
    func isLamp(_ commands: CommandWords) -> Bool { words.last.map(commands.isLamp) == true }

    /// Whose it is, where that is said and more than that: "Anna's".
    func owner(_ forms: WordForms) -> String? {
        guard words.count > 1, let first = words.first,
            let apostrophe = first.lastIndex(where: { $0 == "'" || $0 == "’" })
        else { return nil }
        let ending = String(first[apostrophe...].dropFirst())
        // Nothing stands behind an apostrophe whose clitic is before it: "the kids' room".
        let isBare = ending.isEmpty && forms.clitics.contains(where: first[..<apostrophe].hasSuffix)
        return isBare || forms.clitics.contains(ending) ? first : nil
    }

    /// Whether nothing but a number is left.
    func isNumber(_ numbers: ((String) -> [String])?) -> Bool { words.allSatisfy { Self.isNumber($0, numbers) } }

    /// Whether it names several things: "Kitchen and Study".
    func isList(_ commands: CommandWords) -> Bool { words.contains { commands.joiners.contains(NameKey($0).text) } }

    /// Whether it is written in Latin letters, or in digits.
    var isLatin: Bool { text.isLatin }

    /// Whether nobody would choose a name: a word stands in it twice, or one that commands are made of.
    static func isClumsy(_ name: String, _ commands: CommandWords) -> Bool {
        isDoubled(name, commands)
            || name.split(separator: " ").contains { commands.acts.contains(NameKey(String($0)).text) }
    }

    /// Whether a word stands in a name twice, if only in the plural.
    static func isDoubled(_ name: String, _ commands: CommandWords) -> Bool {
        var seen: Set<String> = []
        return name.split(separator: " ").contains { !seen.insert(commands.singular(String($0))).inserted }
    }

    private static func isNumber(_ word: String, _ numbers: ((String) -> [String])?) -> Bool {
        ([word] + (numbers?(word) ?? [])).map { NameKey($0).text }.contains { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }

    private static func singular(_ word: String, _ commands: CommandWords) -> String {
        let key = NameKey(word).text
        let singular = commands.singular(word)
        guard singular != key, commands.kinds.contains(singular), word.count == key.count else { return word }
        return String(word.prefix(singular.count))
    }
}
