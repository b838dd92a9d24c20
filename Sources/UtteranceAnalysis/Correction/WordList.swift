import GrammarKit
import HomeModel
import HomeNames
import LanguagePack

/// The everyday words of a language, to tell a word that was meant from one that was misspelt.
///
/// The text is searched where it lies, so that it costs nothing until it is asked. Its words stand one a line in the
/// order of their bytes, after lines of comment that begin with `#`; a word that is met all the time ends in `+`.
package struct WordList: Sendable {
    /// How often a word is met.
    package enum Commonness { case common, everywhere }

    private let text: [UInt8]

    /// A list that knows no words.
    init() { text = [] }

    /// A list of the given text, whose words stand one in a line, in the order of their bytes.
    ///
    /// - Throws: `KeyedLinesError` where one does not.
    init(text: [UInt8], file: String) throws(KeyedLinesError) {
        self.text = text
        // Looked through at each start, so by pointers.
        let fault = text.withUnsafeBufferPointer { bytes -> (fault: KeyedLinesError.Fault, line: Int)? in
            var (start, number, last) = (0, 0, 0..<0)
            while start < bytes.count {
                let isComment = bytes[start] == UInt8(ascii: "#") && last.isEmpty
                var (end, isOneWord) = (start, true)
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
                    if bytes[end] <= UInt8(ascii: " ") { isOneWord = false }
                    end += 1
                }
                number += 1
                if !isComment {
                    let word = word(of: start..<end)
                    if !isOneWord || word.isEmpty { return (.notOneWord(said(start..<end)), number) }
                    if !last.isEmpty, !bytes[last].lexicographicallyPrecedes(bytes[word]) {
                        return (.notInOrder(said(word)), number)
                    }
                    last = word
                }
                start = end + 1
            }
            return nil
        }
        if let fault { throw KeyedLinesError(fault.fault, at: SourcePosition(file: file, line: fault.line, column: 1)) }
    }

    private func said(_ line: Range<Int>) -> String { String(decoding: text[line], as: UTF8.self) }

    /// A line without the mark that its word is met all the time.
    private func word(of line: Range<Int>) -> Range<Int> {
        line.last.map { text[$0] } == UInt8(ascii: "+") ? line.dropLast() : line
    }

    /// How often a word is met; nil where it is no everyday word.
    package func commonness(of word: NameKey) -> Commonness? { commonness(of: word.text) }

    private func commonness(of word: String) -> Commonness? {
        var word = word
        return word.withUTF8 { word in
            guard let line = line(of: word) else { return nil }
            return text[line].last == UInt8(ascii: "+") ? .everywhere : .common
        }
    }

    /// Whether one of some words is met all the time.
    func hasCommon(anyOf words: [Letters], where isWanted: (Letters) -> Bool = { _ in true }) -> Bool {
        words.contains { commonness(of: String($0)) == .everywhere && isWanted($0) }
    }

    /// Where the line of a word lies.
    private func line(of word: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var (low, high) = (0, text.count)
        while low < high {
            let line = line(around: (low + high) / 2)
            switch order(of: line, word) {
            case 0: return line
            case ..<0: low = line.upperBound + 1
            default: high = line.lowerBound
            }
        }
        return nil
    }

    private func line(around place: Int) -> Range<Int> {
        var (start, end) = (place, place)
        while start > 0, text[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
        return start..<end
    }

    /// Less than nothing where the line's word stands before another, nothing where it is that word.
    private func order(of line: Range<Int>, _ word: UnsafeBufferPointer<UInt8>) -> Int {
        let count = self.word(of: line).count
        for index in 0..<min(count, word.count) where text[line.lowerBound + index] != word[index] {
            return Int(text[line.lowerBound + index]) - Int(word[index])
        }
        return count - word.count
    }
}
