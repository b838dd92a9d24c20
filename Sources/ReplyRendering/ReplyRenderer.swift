import HomeModel
import HomeOutcomes

/// Puts into words what was understood, what was done and what could not be: by the messages of the language.
///
/// Nothing but this knows how anything is said. It takes values and gives text; nobody reads that text again.
public struct ReplyRenderer: Sendable {
    let say: ReplyMessages
    let primary: String
    private let units: [String: TemperatureUnit]
    /// The names of the bridges that accessories are behind.
    private let bridges: [AccessoryID: String]

    /// Replies by the messages of a language to the people of these homes.
    public init(_ messages: ReplyMessages, _ snapshot: HomeSnapshot = HomeSnapshot(homes: [])) {
        say = messages
        primary = snapshot.primary?.name ?? ""
        bridges = snapshot.homes.reduce(into: [:]) { bridges, home in
            let names = Dictionary(home.accessories.map { ($0.id, $0.name) }) { first, _ in first }
            for accessory in home.accessories { bridges[accessory.id] = accessory.bridge.flatMap { names[$0] } }
        }
        units = Dictionary(snapshot.homes.map { ($0.name, $0.temperatureUnit) }) { first, _ in first }
    }

    /// Replies of a language's folder, of which nothing but the messages is read.
    ///
    /// - Throws: `LanguageError` where the folder or a file cannot be read, `FluentError` where a message is wrong.
    public init(folder: String) throws {
        say = try ReplyMessages(folder: folder)
        primary = ""
        (units, bridges) = ([:], [:])
    }

    /// The unit of temperature in a home.
    func unit(of home: String) -> TemperatureUnit? { units[home] }

    /// The name of the bridge that a target is behind; nil where it is behind none.
    func bridge(of target: Target) -> String? { bridges[target.reference.accessory] }

    // MARK: - Sentences

    /// Some parts as one sentence, with a capital letter and a full stop.
    func sentence(_ parts: [String]) -> String { sentence(say.list(parts)) }

    /// A text as a sentence, with a capital letter, and a full stop where it ends without a mark.
    func sentence(_ text: String) -> String {
        let begun = text.withCapital
        return begun.endsSentence ? begun : say(.sentence, .text(begun))
    }

    /// One sentence after another; nothing where there is none.
    func sentences(_ sentences: [String]) -> String {
        guard let first = sentences.first else { return "" }
        return sentences.dropFirst().reduce(first) { say(.sentences, .first($0), .last($1)) }
    }

    /// Each once, in order.
    static func unique(_ names: [String]) -> [String] {
        // They are few, and hardly ever is one there twice.
        if names.count <= 8, names.indices.allSatisfy({ !names[..<$0].contains(names[$0]) }) { return names }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

extension String {
    /// The text with a capital letter, where its first letter has one.
    fileprivate var withCapital: String {
        // Most begin with a plain letter, and where a character ends is dear to find.
        guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
            let second = utf8.dropFirst().first, second < 0x80
        else { return prefix(1).uppercased() + dropFirst() }
        return String(unsafeUninitializedCapacity: utf8.count) { bytes in
            _ = bytes.initialize(from: utf8)
            bytes[0] = first & ~0x20
            return utf8.count
        }
    }

    /// Whether it ends with a full stop, a question or exclamation mark or an ellipsis, in quotation marks or not.
    fileprivate var endsSentence: Bool {
        guard let last = utf8.last else { return false }
        if UInt8(ascii: "a")...UInt8(ascii: "z") ~= last | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= last {
            return false
        }
        let inner = unicodeScalars.reversed().first { !["”", "’", "\"", "'", ")", "»", "」"].contains($0) }
        return inner.map { $0 == "…" || $0.properties.isSentenceTerminal } ?? false
    }
}
