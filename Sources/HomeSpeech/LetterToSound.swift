import CFlite
import Synchronization

/// Guesses how a written English word is spoken, by the lexicon and letter-to-sound rules of libflite.
enum LetterToSound {
    /// The longest word that is handed to the library, in letters.
    static let longestWord = 40

    /// The phones of a word of the letters a–z and apostrophes; empty where the rules give none.
    static func phones(of word: String) -> [Phone] {
        let isPlain = word.utf8.allSatisfy { $0 == UInt8(ascii: "'") || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= $0 }
        guard isPlain, 1...longestWord ~= word.utf8.count else { return [] }
        return names(of: word).flatMap(Self.phones(named:))
    }

    /// The library keeps one lexicon for the whole process and says nothing about threads, so one looks up at a time.
    private static let gate = Mutex(())

    private static func names(of word: String) -> [String] {
        gate.withLock { _ in
            guard let list = lex_lookup(cmu_lex_init(), word, nil, nil) else { return [] }
            defer { delete_val(list) }
            var names: [String] = []
            var rest: UnsafePointer<cst_val>? = UnsafePointer(list)
            while let cell = rest {
                if let name = val_string(val_car(cell)) { names.append(String(cString: name)) }
                rest = val_cdr(cell)
            }
            return names
        }
    }

    /// The model's phones for one of flite's: its stress digit is dropped, and its schwa is the model's AH.
    private static func phones(named name: String) -> [Phone] {
        let bare = name.uppercased().filter { !$0.isNumber }
        switch bare {
        case "AX": return [.AH]
        case "AXR": return [.ER]
        case "IX": return [.IH]
        case "EL": return [.AH, .L]
        case "EM": return [.AH, .M]
        case "EN": return [.AH, .N]
        default: return Phone(rawValue: bare).map { [$0] } ?? []
        }
    }
}
