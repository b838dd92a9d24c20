import CFlite
import LanguagePack
import Synchronization

/// Guesses how a written English word is spoken, by the lexicon and letter-to-sound rules of libflite.
enum LetterToSound {
    /// The longest word that is handed to the library, in letters.
    static let longestWord = 40

    /// The phones of a word of the letters a–z and apostrophes; empty where the rules give none.
    static func phones(of word: String, _ set: PhoneSet) -> [Phone] {
        let isPlain = word.utf8.allSatisfy { $0 == UInt8(ascii: "'") || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= $0 }
        guard isPlain, 1...longestWord ~= word.utf8.count else { return [] }
        // The library marks stress with a digit.
        return names(of: word).flatMap { set.phones(ofFlite: $0.uppercased().filter { !$0.isNumber }) }
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
}
