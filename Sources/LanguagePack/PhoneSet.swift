import FoundationEssentials

/// The sounds of speech that the acoustic model of a language tells apart, as `phones.txt` in its folder has them.
public struct PhoneSet: Sendable {
    /// The most of them.
    private static let most = 250

    /// All of them, in the order of the file.
    public private(set) var phones: [Phone] = []
    /// How far apart two of them are of which the file says nothing, in hundredths.
    public static let farthest = 255
    /// How far apart two are of which the file says so, in hundredths of what names are told apart by.
    private var apart: [Set<Phone>: Int] = [:]
    /// What a phone costs that is heard and was not said: so many hundredths, and so many hundredths of how far it is from the nearer of
    /// its neighbours, whose sound it takes.
    public private(set) var extra = (least: 100, share: 0)
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
    /// - Throws: `LanguageFileError` where it cannot be read, or a line of it is wrong.
    public init(folder: String) throws(LanguageFileError) {
        let path = folder + "/phones.txt"
        try self.init(reading: try LanguageFolder.lines(of: path), file: path)
    }

    /// Reads the text of a file, whose lines are a key and its fields; `file` is how faults call it.
    ///
    /// - Throws: `LanguageFileError` where a line is wrong.
    public init(reading text: String, file: String) throws(LanguageFileError) {
        var lengths: [String: Double] = [:]
        for line in AffixFile(text, file: file) where line.option == "length" {
            guard let first = line.fields.first, let length = Double(first), 0.01...100 ~= length else {
                throw line.fault("length takes a number, and the phones that are so long")
            }
            for name in line.fields.dropFirst() { lengths[String(name)] = length }
        }
        for line in AffixFile(text, file: file) { try addSounds(line, lengths) }
        for line in AffixFile(text, file: file) { try addRelation(line) }
        signs.sort { $0.sign.count > $1.sign.count }
    }

    /// The usual length of a phone of which nothing is said.
    private static let usualLength = 0.95

    private mutating func addSounds(_ line: AffixFile.Line, _ lengths: [String: Double]) throws(LanguageFileError) {
        guard line.option == "vowel" || line.option == "consonant" else { return }
        guard !line.fields.isEmpty else { throw line.fault("\(line.option) takes phones") }
        for name in line.fields {
            let length = lengths[String(name)] ?? Self.usualLength
            guard place(of: name) == nil, phones.count < Self.most,
                let phone = Phone(name, isVowel: line.option == "vowel", duration: length)
            else {
                throw line.fault(
                    "“\(name)” stands here once, has 1 to \(Phone.longest) letters, and is one of \(Self.most)")
            }
            if let letters = Phone.letters(of: name) { places[letters] = phones.count }
            phones.append(phone)
        }
    }

    private mutating func addRelation(_ line: AffixFile.Line) throws(LanguageFileError) {
        let fields = Array(line.fields)
        switch line.option {
        case "vowel", "consonant": break
        case "length": _ = try known(fields.dropFirst(), line)
        case "apart": try addDistances(fields, line)
        case "extra":
            let numbers = fields.compactMap { Int($0) }
            guard fields.count == 2, numbers.count == 2, numbers.allSatisfy((1...100).contains) else {
                throw line.fault("extra takes the least that a phone too much costs, and a share, both from 1 to 100")
            }
            extra = (numbers[0], numbers[1])
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
                "there is no key “\(line.option)”: vowel, consonant, apart, extra, length, holds, ipa and flite are known"
            )
        }
    }

    /// A phone, and then others with how far each is from it.
    private mutating func addDistances(_ fields: [Substring], _ line: AffixFile.Line) throws(LanguageFileError) {
        guard fields.count > 2, fields.count.isMultiple(of: 2) == false else {
            throw line.fault("apart takes a phone, and others, each with how far it is from that")
        }
        let one = try known(fields.prefix(1), line)[0]
        for place in stride(from: 1, to: fields.count, by: 2) {
            let other = try known(fields[place...place], line)[0]
            guard let distance = Int(fields[place + 1]), 1...Self.farthest ~= distance, one != other else {
                throw line.fault(
                    "apart takes two phones that differ, and how far apart they are, from 1 to \(Self.farthest)")
            }
            apart[[one, other]] = distance
        }
    }

    private func known(_ names: some Sequence<Substring>, _ line: AffixFile.Line) throws(LanguageFileError) -> [Phone] {
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

    /// How far apart two are by their places, in hundredths of what names are told apart by; 0 for the same.
    public func distance(_ one: Int, _ other: Int) -> Int {
        one == other ? 0 : apart[[phones[one], phones[other]]] ?? Self.farthest
    }

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
