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

    /// A list of the given text; an empty one knows no words.
    init(text: [UInt8] = []) { self.text = text }

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
        let isMarked = !line.isEmpty && text[line.upperBound - 1] == UInt8(ascii: "+")
        let count = line.count - (isMarked ? 1 : 0)
        for index in 0..<min(count, word.count) where text[line.lowerBound + index] != word[index] {
            return Int(text[line.lowerBound + index]) - Int(word[index])
        }
        return count - word.count
    }
}
