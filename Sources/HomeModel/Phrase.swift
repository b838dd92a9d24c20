/// Words of the people of a home that stand for a sentence: “movie time” for “dim the lights to 20 percent”.
///
/// They are kept in the `extra` of their home, so that the home file carries them.
public struct Phrase: Hashable, Sendable {
    /// The most phrases of one home.
    public static let most = 200
    /// The most characters of the words, and of the sentence.
    public static let longest = 200

    /// What is said.
    public let words: String
    /// The sentence that is meant, which is read anew each time.
    public let meaning: String

    /// A phrase of the given parts.
    public init(words: String, meaning: String) { (self.words, self.meaning) = (words, meaning) }

    /// What two phrases share that are said alike: letters and digits alone count.
    public var key: NameKey { Self.key(of: words) }

    /// The key of some words.
    public static func key(of words: String) -> NameKey {
        NameKey(String(words.prefix(longest + 1).filter { $0.isLetter || $0.isNumber }))
    }

    /// Why words cannot be taught.
    public enum Fault: String, Error, Hashable, Sendable, CaseIterable {
        /// A home has as many as it may have.
        case tooMany
        /// The words or the sentence have more characters than are kept.
        case length
        /// The words or the sentence have neither letter nor digit, or more than one line.
        case noWords
        /// The words are the sentence.
        case same
        /// The words mean something as they are.
        case understood
        /// The sentence is none that could be done here.
        case meaningless
        /// The sentence unlocks or opens what guards the home.
        case opens
    }

    /// What is wrong with it by itself; nil where nothing is.
    public var fault: Fault? {
        if words.count > Self.longest || meaning.count > Self.longest { return .length }
        if key.isEmpty || Self.key(of: meaning).isEmpty || (words + meaning).contains(where: \.isNewline) {
            return .noWords
        }
        return key == Self.key(of: meaning) ? .same : nil
    }

    /// The keys of the home file.
    fileprivate enum Member: String { case phrases, words, means }

    fileprivate var json: JSON {
        .object([Member.words.rawValue: .string(words), Member.means.rawValue: .string(meaning)])
    }

    fileprivate init?(json: JSON) {
        guard case .string(let words)? = json[Member.words.rawValue],
            case .string(let meaning)? = json[Member.means.rawValue]
        else { return nil }
        self.init(words: words, meaning: meaning)
        if fault != nil { return nil }
    }
}

extension Home {
    /// What its people have taught; what is kept there and cannot be a phrase is passed over.
    public internal(set) var phrases: [Phrase] {
        get {
            guard case .array(let kept)? = extra?[Phrase.Member.phrases.rawValue] else { return [] }
            return Array(kept.lazy.compactMap { Phrase(json: $0) }.prefix(Phrase.most))
        }
        set {
            extra.setMember(Phrase.Member.phrases.rawValue, to: newValue.isEmpty ? nil : .array(newValue.map(\.json)))
        }
    }

    /// Learns a phrase, in the place of one that is said alike.
    ///
    /// - Throws: `EditRefusal` where it cannot be kept; nothing is changed then.
    public mutating func teach(_ phrase: Phrase) throws(EditRefusal) {
        if let fault = phrase.fault { throw .badPhrase(fault, phrase.words) }
        var known = phrases.filter { $0.key != phrase.key }
        guard known.count < Phrase.most else { throw .badPhrase(.tooMany, phrase.words) }
        known.append(phrase)
        var taught = self
        taught.phrases = known
        guard taught.phrases == known else { throw .noRoomForPhrases(of: name) }
        self = taught
    }

    /// Forgets the phrase that is said so.
    ///
    /// - Throws: `EditRefusal` where there is none.
    public mutating func forget(_ words: String) throws(EditRefusal) {
        let key = Phrase.key(of: words)
        let known = phrases
        guard known.contains(where: { $0.key == key }) else { throw .noPhrase(words, in: name) }
        phrases = known.filter { $0.key != key }
    }
}
