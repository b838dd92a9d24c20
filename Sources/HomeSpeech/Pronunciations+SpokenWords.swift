import Foundation

extension Pronunciations {
    /// The words by which a name is said: lower case, of the letters a–z and apostrophes, as they may stand in a grammar.
    ///
    /// Numbers, initials and joined words are said as words: “Lamp 2” is lamp two, “Kid’s Küche” is kid's kuche, “HDMI 3” is h d m i three, “SmartThings” is smart things.
    /// Other alphabets are written in Latin letters first. Empty where nothing can be said.
    public func spokenWords(of name: String) -> [String] {
        segments(of: latin(name)).flatMap { segment -> [String] in
            switch segment {
            case .letters(let text): words(for: text)
            case .digits(let text): settings.cardinal(text)
            case .ordinal(let digits): settings.ordinal(digits) ?? settings.cardinal(digits)
            case .sign(let word): [word]
            }
        }
    }

    private enum Segment {
        case letters(String)
        case digits(String)
        case ordinal(String)
        case sign(String)
    }

    /// The name in Latin letters without marks, the apostrophe as `'`.
    private func latin(_ name: String) -> String {
        let plain = name.replacingOccurrences(of: "’", with: "'")
        let latin = plain.allSatisfy(\.isASCII) ? plain : plain.applyingTransform(.toLatin, reverse: false) ?? plain
        let folded = latin.folding(options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
        return folded.reduce(into: "") { $0 += spelled($1) ?? String($1) }
    }

    /// As what a letter is said; nil where it is said as it stands.
    private func spelled(_ letter: Character) -> String? {
        if let said = settings.letters[letter] { return said }
        guard let small = letter.lowercased().first, small != letter else { return nil }
        return settings.letters[small]?.capitalized
    }

    private func segments(of text: String) -> [Segment] {
        var segments: [Segment] = []
        var left = text[...]
        while let next = left.first {
            if Self.isLetter(next) {
                let run = left.prefix { Self.isLetter($0) || $0 == "'" }
                left = left.dropFirst(run.count)
                segments.append(.letters(String(run)))
            } else if next.isASCII, next.isNumber {
                let run = left.prefix { $0.isASCII && $0.isNumber }
                left = left.dropFirst(run.count)
                let ending = left.prefix(while: Self.isLetter)
                let isOrdinal = settings.ordinalEndings.contains(ending.lowercased())
                if isOrdinal { left = left.dropFirst(ending.count) }
                segments.append(isOrdinal ? .ordinal(String(run)) : .digits(String(run)))
            } else {
                if let word = settings.signs[next] { segments.append(.sign(word)) }
                left = left.dropFirst()
            }
        }
        return segments
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    private func words(for letters: String) -> [String] {
        let word = letters.lowercased()
        if isKnown(word) { return [word] }
        let bare = word.hasSuffix("'") ? String(word.dropLast()) : word
        if isSpelled(letters, bare) { return spelled(word) }
        let parts = Self.camelParts(of: letters)
        if parts.count > 1, parts.allSatisfy({ $0.count > 1 }) { return parts.flatMap(words(for:)) }
        return [isKnown(bare) ? bare : word]
    }

    /// Whether a word that no dictionary has is said letter by letter: it has no vowel (lg), or is in capitals and either
    /// short (USB) or begins with three consonants (HDMI).
    private func isSpelled(_ letters: String, _ bare: String) -> Bool {
        let firstVowel = Array(bare).firstIndex { settings.vowels.contains($0) }
        guard let firstVowel else { return true }
        return !letters.contains(where: \.isLowercase) && (bare.count <= 3 || firstVowel >= 3)
    }

    /// Letter by letter, with the end of a possessive on the last: l g's.
    private func spelled(_ word: String) -> [String] {
        let ending = settings.possessives.first { word.hasSuffix($0.written) }?.written
        var letters = word.dropLast(ending?.count ?? 0).filter(Self.isLetter).map(String.init)
        if let ending, let last = letters.popLast() { letters.append(last + ending) }
        return letters
    }

    /// A name cut where a small letter is followed by a capital.
    private static func camelParts(of letters: String) -> [String] {
        var parts: [String] = []
        var last: Character = " "
        for letter in letters {
            if parts.isEmpty || (last.isLowercase && letter.isUppercase) { parts.append("") }
            parts[parts.count - 1].append(letter)
            last = letter
        }
        return parts
    }
}
