/// The pronunciations of espeak-ng, where it is installed: a second variant for names that no dictionary has.
///
/// espeak-ng is run as a program and not linked, because its licence (GPL-3) would bind the whole product.
enum ESpeak {
    /// The most words of one run.
    static let largestBatch = 500

    /// The phones of each word that it can say in a voice of its own, such as `en-us`; none at all where the program is missing or takes over three seconds.
    static func phones(of words: [String], voice: String) -> [String: [Phone]] {
        let asked = words.filter { word in !word.isEmpty && word.utf8.allSatisfy { isLetter($0) } }.prefix(largestBatch)
        guard !asked.isEmpty else { return [:] }
        let text = asked.joined(separator: "\n\n")
        let arguments = ["-q", "-v", voice, "--ipa", "--", text]
        // Silence is right: whoever has no espeak-ng does with one pronunciation.
        guard let output = try? ProgramRun.output(of: "espeak-ng", arguments, within: .seconds(3)) else { return [:] }
        let lines = output.split(separator: "\n").filter { $0.contains { !$0.isWhitespace } }
        guard lines.count == asked.count else { return [:] }
        var phones: [String: [Phone]] = [:]
        for (word, line) in zip(asked, lines) {
            if let found = Self.phones(inIPA: line), !found.isEmpty { phones[word] = found }
        }
        return phones
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "'") || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
    }

    /// The model's phones for a word in the International Phonetic Alphabet; nil at a sign that the model does not have.
    static func phones(inIPA text: some StringProtocol) -> [Phone]? {
        var left = text.unicodeScalars.filter { !silent.contains($0) }[...]
        var phones: [Phone] = []
        while !left.isEmpty {
            let sign = table.first { left.starts(with: $0.sign) }
            guard let sign else { return nil }
            left = left.dropFirst(sign.sign.count)
            for phone in sign.phones where !isRepetition(phone, after: phones.last) { phones.append(phone) }
        }
        return phones
    }

    /// A consonant said twice is written twice and spoken once; so is the r behind a vowel that holds it.
    private static func isRepetition(_ phone: Phone, after last: Phone?) -> Bool {
        (phone == last && !phone.isVowel) || (phone == .R && last == .ER)
    }

    private static let silent = Set("ˈˌː\u{200D}_ \t\u{0361}".unicodeScalars)

    private static let table: [(sign: [Unicode.Scalar], phones: [Phone])] = [
        ("tʃ", [.CH]), ("dʒ", [.JH]), ("eɪ", [.EY]), ("aɪ", [.AY]), ("ɔɪ", [.OY]), ("oɪ", [.OY]), ("aʊ", [.AW]),
        ("oʊ", [.OW]), ("əʊ", [.OW]), ("n\u{0329}", [.AH, .N]), ("l\u{0329}", [.AH, .L]), ("m\u{0329}", [.AH, .M]),
        ("i", [.IY]), ("u", [.UW]), ("ɑ", [.AA]), ("ɒ", [.AA]), ("a", [.AA]), ("ɔ", [.AO]), ("o", [.OW]), ("æ", [.AE]),
        ("ɛ", [.EH]), ("e", [.EH]), ("ɜ", [.ER]), ("ɚ", [.ER]), ("ə", [.AH]), ("ɐ", [.AH]), ("ʌ", [.AH]), ("ɪ", [.IH]),
        ("ᵻ", [.IH]), ("ʊ", [.UH]), ("p", [.P]), ("b", [.B]), ("t", [.T]), ("d", [.D]), ("k", [.K]), ("ɡ", [.G]),
        ("g", [.G]), ("f", [.F]), ("v", [.V]), ("θ", [.TH]), ("ð", [.DH]), ("s", [.S]), ("z", [.Z]), ("ʃ", [.SH]),
        ("ʒ", [.ZH]), ("h", [.HH]), ("x", [.K]), ("m", [.M]), ("n", [.N]), ("ŋ", [.NG]), ("l", [.L]), ("ɹ", [.R]),
        ("r", [.R]), ("w", [.W]), ("j", [.Y]), ("ɾ", [.T]), ("ʔ", [.T]),
    ].map { (Array($0.0.unicodeScalars), $0.1) }
}
