import LanguagePack

/// The pronunciations of espeak-ng, where it is installed: a second variant for names that no dictionary has.
///
/// espeak-ng is run as a program and not linked, because its licence (GPL-3) would bind the whole product.
enum ESpeak {
    /// The most words of one run.
    static let largestBatch = 500

    /// The phones of each word that it can say in a voice of its own, such as `en-us`; none at all where the program is missing or takes over three seconds.
    static func phones(of words: [String], voice: String, _ set: PhoneSet) -> [String: [Phone]] {
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
            if let found = Self.phones(inIPA: line, set), !found.isEmpty { phones[word] = found }
        }
        return phones
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "'") || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte
    }

    /// The model's phones for a word in the International Phonetic Alphabet; nil at a sign that the model does not have.
    static func phones(inIPA text: some StringProtocol, _ set: PhoneSet) -> [Phone]? {
        var left = text.unicodeScalars.filter { !silent.contains($0) }[...]
        var phones: [Phone] = []
        while !left.isEmpty {
            guard let sign = set.sign(at: left) else { return nil }
            left = left.dropFirst(sign.length)
            for phone in sign.phones where !set.isHeld(phone, by: phones.last) { phones.append(phone) }
        }
        return phones
    }

    private static let silent = Set("ˈˌː\u{200D}_ \t\u{0361}".unicodeScalars)
}
