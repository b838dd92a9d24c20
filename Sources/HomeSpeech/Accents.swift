import LanguagePack

/// How people of another accent say a sound, as phonology writes it: `R > / V _ !V` is an r that is said only before a vowel.
struct SoundChange: Hashable, Sendable {
    /// What becomes of which phone; nothing where it is left out.
    private let phone: Phone
    private let said: [Phone]
    /// What is said before it, and what follows.
    private let before: Neighbour
    private let after: Neighbour

    /// What stands beside a phone.
    private enum Neighbour: Hashable {
        case anything, vowel, noVowel
        case phones(Set<Phone>)

        /// A neighbour as the file has it: “V” is a vowel, “!V” anything else or the end of the word, “IH,EH” one of these; nil where it is none.
        init?(_ text: String, _ set: PhoneSet) {
            switch text {
            case "V": self = .vowel
            case "!V": self = .noVowel
            default:
                let phones = text.split(separator: ",").map { set.phone($0) }
                guard !phones.isEmpty, !phones.contains(nil) else { return nil }
                self = .phones(Set(phones.compactMap(\.self)))
            }
        }

        func fits(_ phone: Phone?) -> Bool {
            switch self {
            case .anything: true
            case .vowel: phone?.isVowel == true
            case .noVowel: phone?.isVowel != true
            case .phones(let phones): phone.map(phones.contains) == true
            }
        }
    }

    /// Reads “ER > AH R / _ V”: a phone, what is said for it, and after a stroke what stands before and behind the line; nil where
    /// it is not so written.
    init?(_ text: String, _ set: PhoneSet) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let change = parts[0].split(separator: ">", omittingEmptySubsequences: false)
        guard parts.count <= 2, change.count == 2,
            let phone = set.phone(change[0].filter { !$0.isWhitespace })
        else { return nil }
        let said = change[1].split(whereSeparator: \.isWhitespace).map { set.phone($0) }
        guard !said.contains(nil), said.count <= Self.mostSaid else { return nil }
        var sides: [Neighbour] = [.anything, .anything]
        if parts.count == 2 {
            let around = parts[1].split(separator: "_", omittingEmptySubsequences: false)
            guard around.count == 2 else { return nil }
            for (side, text) in around.enumerated() {
                let text = text.filter { !$0.isWhitespace }
                if text.isEmpty { continue }
                guard let neighbour = Neighbour(text, set) else { return nil }
                sides[side] = neighbour
            }
        }
        (self.phone, self.said) = (phone, said.compactMap(\.self))
        (before, after) = (sides[0], sides[1])
    }

    private static let mostSaid = 4

    /// What a phone becomes between others; nil where it stays.
    fileprivate func outcome(of phone: Phone, after last: Phone?, before next: Phone?) -> [Phone]? {
        phone == self.phone && before.fits(last) && after.fits(next) ? said : nil
    }
}

extension [[Phone]] {
    /// Ways to say a word, and after them those of another accent: of the changes, the first that fits is made of each phone.
    func withVariants(_ accent: [SoundChange]) -> [[Phone]] {
        if accent.isEmpty { return self }
        return reduce(into: self) { ways, way in
            let other = way.said(in: accent)
            if !ways.contains(other) { ways.append(other) }
        }
    }
}

extension [Phone] {
    fileprivate func said(in accent: [SoundChange]) -> [Phone] {
        var said: [Phone] = []
        for (place, phone) in enumerated() {
            let next = place + 1 < count ? self[place + 1] : nil
            let changed = accent.lazy.compactMap { $0.outcome(of: phone, after: said.last, before: next) }.first
            said += changed ?? [phone]
        }
        return said
    }
}
