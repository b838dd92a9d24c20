import FoundationEssentials

/// The sounds of speech that the acoustic model of a language tells apart, as `phones.txt` in its folder has them.
public struct PhoneSet: Sendable {
    /// The most of them.
    private static let most = 250
    /// The most bytes of a file.
    private static let longest = 200_000

    /// How a sound is made.
    public enum Articulation: Sendable {
        /// A vowel, by its first two formants in Hertz where it begins and where it ends.
        case vowel(start: (first: Double, second: Double), end: (first: Double, second: Double))
        /// A consonant, by its features in the order of the file.
        case consonant([Double])
    }

    /// All of them, in the order of the file.
    public private(set) var phones: [Phone] = []
    /// How each is made.
    public private(set) var articulations: [Articulation] = []
    /// The two vowels between which the way counts as the whole; nil where there are no vowels.
    public private(set) var whole: (Phone, Phone)?
    /// Pairs of which the file says how far apart they are, in hundredths.
    public private(set) var near: [Set<Phone>: Int] = [:]
    /// What it costs to leave one out, in hundredths, where the file says so.
    public private(set) var missed: [Phone: Int] = [:]
    /// The consonants that are not said once more behind a vowel.
    private var held: [Phone: Set<Phone>] = [:]
    /// What signs of the International Phonetic Alphabet are, the longest first.
    private var signs: [(sign: [Unicode.Scalar], phones: [Phone])] = []
    /// What names that libflite has for sounds are.
    private var fliteNames: [String: [Phone]] = [:]
    /// The places of all by the letters of their names.
    private var places: [UInt32: Int] = [:]

    /// No sounds.
    public init() {}

    /// Reads the file in the folder of a language.
    ///
    /// - Throws: `AffixFileError` where it cannot be read, or a line of it is wrong.
    public init(folder: String) throws(AffixFileError) {
        let path = folder + "/phones.txt"
        guard let bytes = FileManager.default.contents(atPath: path), bytes.count <= Self.longest,
            let text = String(validating: bytes, as: UTF8.self)
        else {
            throw AffixFileError(
                file: path, line: 1, reason: "there is no such file of at most \(Self.longest) bytes of UTF-8 text")
        }
        try self.init(reading: text, file: path)
    }

    /// Reads the text of a file, whose lines are a key and its fields; `file` is how faults call it.
    ///
    /// - Throws: `AffixFileError` where a line is wrong.
    public init(reading text: String, file: String) throws(AffixFileError) {
        var lengths: [String: Double] = [:]
        for line in AffixFile(text, file: file) where line.option == "length" {
            guard let first = line.fields.first, let length = Double(first), 0.01...100 ~= length else {
                throw line.fault("length takes a number, and the phones that are so long")
            }
            for name in line.fields.dropFirst() { lengths[String(name)] = length }
        }
        for line in AffixFile(text, file: file) { try addSound(line, lengths) }
        for line in AffixFile(text, file: file) { try addRelation(line) }
        signs.sort { $0.sign.count > $1.sign.count }
        if whole == nil, phones.contains(where: \.isVowel) {
            throw AffixFileError(
                file: file, line: 1, reason: "whole is missing: two vowels, as far apart as a whole sound")
        }
    }

    /// The usual length of a phone of which nothing is said.
    private static let usualLength = 0.95

    private mutating func addSound(_ line: AffixFile.Line, _ lengths: [String: Double]) throws(AffixFileError) {
        guard line.option == "vowel" || line.option == "consonant" else { return }
        let numbers = line.fields.dropFirst().map { Double($0) }
        let said = numbers.compactMap(\.self)
        guard let name = line.fields.first, said.count == numbers.count, said.allSatisfy(\.isFinite) else {
            throw line.fault("\(line.option) takes a phone, and numbers")
        }
        let isVowel = line.option == "vowel"
        guard place(of: name) == nil, phones.count < Self.most,
            let phone = Phone(name, isVowel: isVowel, duration: lengths[String(name)] ?? Self.usualLength)
        else {
            throw line.fault(
                "“\(name)” stands here once, has 1 to \(Phone.longest) letters, and is one of \(Self.most)")
        }
        if isVowel {
            guard said.count == 2 || said.count == 4, said.allSatisfy({ $0 > 0 }) else {
                throw line.fault("vowel takes two formants in Hertz, or four of one that glides")
            }
            articulations.append(.vowel(start: (said[0], said[1]), end: (said[said.count - 2], said[said.count - 1])))
        } else {
            guard 5...7 ~= said.count else { throw line.fault("consonant takes five to seven features") }
            articulations.append(.consonant(said + [Double](repeating: 0, count: 7 - said.count)))
        }
        if let letters = Phone.letters(of: name) { places[letters] = phones.count }
        phones.append(phone)
    }

    private mutating func addRelation(_ line: AffixFile.Line) throws(AffixFileError) {
        let fields = Array(line.fields)
        switch line.option {
        case "vowel", "consonant": break
        case "length": _ = try known(fields.dropFirst(), line)
        case "near":
            guard fields.count == 3, let cost = Int(fields[2]), 1...100 ~= cost else {
                throw line.fault("near takes two phones, and how far apart they are, from 1 to 100")
            }
            let pair = try known(fields.prefix(2), line)
            near[Set(pair)] = cost
        case "missed":
            guard fields.count == 2, let cost = Int(fields[1]), 1...100 ~= cost else {
                throw line.fault("missed takes a phone, and what it costs, from 1 to 100")
            }
            let phone = try known(fields.prefix(1), line)[0]
            missed[phone] = cost
        case "whole":
            let pair = try known(fields[...], line)
            guard pair.count == 2, whole == nil, pair.allSatisfy(\.isVowel) else {
                throw line.fault("whole stands once, with two vowels")
            }
            whole = (pair[0], pair[1])
        case "holds":
            guard fields.count == 2 else { throw line.fault("holds takes a vowel and a consonant") }
            let pair = try known(fields[...], line)
            held[pair[0], default: []].insert(pair[1])
        case "ipa", "flite":
            guard fields.count > 1 else { throw line.fault("\(line.option) takes a sign, and the phones that it is") }
            let meant = try known(fields.dropFirst(), line)
            if line.option == "ipa" {
                signs.append((Array(fields[0].unicodeScalars), meant))
            } else {
                fliteNames[String(fields[0])] = meant
            }
        default:
            throw line.fault(
                "there is no key “\(line.option)”: vowel, consonant, whole, near, missed, length, holds, ipa and flite are known"
            )
        }
    }

    private func known(_ names: some Sequence<Substring>, _ line: AffixFile.Line) throws(AffixFileError) -> [Phone] {
        var found: [Phone] = []
        for name in names {
            guard let phone = phone(name) else {
                throw line.fault("“\(name)” is no vowel and no consonant of this file")
            }
            found.append(phone)
        }
        return found
    }

    // MARK: - What there is

    /// The phone of a name; nil where there is none.
    public func phone(_ name: some StringProtocol) -> Phone? { place(of: name).map { phones[$0] } }

    /// The place of a phone among all by its name; nil where there is none.
    public func place(of name: some StringProtocol) -> Int? { Phone.letters(of: name).flatMap { places[$0] } }

    /// Whether a phone is not said once more behind another: a consonant twice, and one that a vowel holds.
    public func isHeld(_ phone: Phone, by last: Phone?) -> Bool {
        guard let last else { return false }
        return phone == last && !phone.isVowel || held[last]?.contains(phone) == true
    }

    /// What a name that libflite has for a sound is.
    public func phones(ofFlite name: String) -> [Phone] { fliteNames[name] ?? phone(name).map { [$0] } ?? [] }

    /// What the next sign of the International Phonetic Alphabet is; nil where the model has nothing for it.
    public func sign(at text: ArraySlice<Unicode.Scalar>) -> (length: Int, phones: [Phone])? {
        signs.first { text.starts(with: $0.sign) }.map { ($0.sign.count, $0.phones) }
    }
}
