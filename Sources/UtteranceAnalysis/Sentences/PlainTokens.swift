import HomeModel

extension Tokenizer {
    /// The tokens of a sentence of nothing but ASCII, byte by byte; nil where there is more in it.
    ///
    /// Most sentences are such, and Unicode's rules for where characters end take longer than all the rest. What comes
    /// out is the same as by those rules.
    func plainTokens(of sentence: String) -> [Token]? {
        var read = sentence
        return read.withUTF8 { bytes in
            guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
            var cutter = Cutter(bytes: bytes, clitics: clitics, elisions: elisions)
            return cutter.cuts.map { cut in
                let key = NameKey(ascii: cut.isPause ? bytes[..<0] : bytes[cut.range])
                let start = sentence.utf8.index(sentence.startIndex, offsetBy: cut.range.lowerBound)
                let end = sentence.utf8.index(start, offsetBy: cut.range.count)
                let number = cut.number.map { cut.isNegative ? -$0 : $0 }
                return Token(
                    text: sentence[start..<end], key: key, number: number, isPause: cut.isPause,
                    isPossessive: number == nil && clitics.contains(key.text))
            }
        }
    }

    /// Where a token lies among the bytes.
    private struct Cut {
        let range: Range<Int>
        var number: Double?
        var isNegative = false
        var isPause = false
    }

    /// Goes through the bytes of a sentence.
    private struct Cutter {
        let bytes: UnsafeBufferPointer<UInt8>
        let clitics: [String]
        let elisions: [String]
        private var place = 0
        private var found: [Cut] = []

        init(bytes: UnsafeBufferPointer<UInt8>, clitics: [String], elisions: [String]) {
            self.bytes = bytes
            self.clitics = clitics
            self.elisions = elisions
            found.reserveCapacity(16)
        }

        var cuts: [Cut] {
            mutating get {
                while place < bytes.count {
                    let byte = bytes[place]
                    if byte.isDigit {
                        addNumeral()
                    } else if byte.isLetter {
                        addWord()
                    } else {
                        addSign(byte)
                        place += 1
                    }
                }
                return found
            }
        }

        private mutating func addSign(_ byte: UInt8) {
            switch byte {
            // A line feed after a carriage return is one character with it, which is no pause.
            case UInt8(ascii: "\n") where place > 0 && bytes[place - 1] == 13: break
            case 10, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
                found.append(Cut(range: place..<place + 1, isPause: true))
            case UInt8(ascii: ":"):
                // A colon between digits is read aloud, and one before a space is a pause: "19:30", "kitchen: lights
                // on".
                let isPause = place + 1 < bytes.count && bytes[place + 1].isSpace
                found.append(Cut(range: place..<place + 1, isPause: isPause))
            case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "+"): found.append(Cut(range: place..<place + 1))
            default: break
            }
        }

        private mutating func addWord() {
            var start = place
            while place < bytes.count, bytes[place].isLetter || bytes[place] == apostrophe { place += 1 }
            var end = place
            while bytes[end - 1] == apostrophe { end -= 1 }
            // What is elided is a word by itself: "l'entree" is two.
            while let cut = endOfElision(start..<end) {
                found.append(Cut(range: start..<cut))
                start = cut
                // An apostrophe more says nothing.
                while start < end, bytes[start] == apostrophe { start += 1 }
            }
            if start == end { return }
            // What ends a word as a clitic is a word by itself: "kitchen's" is two.
            if let cut = startOfClitic(start..<end) {
                found.append(Cut(range: start..<cut))
                found.append(Cut(range: cut..<end))
            } else {
                found.append(Cut(range: start..<end))
            }
        }

        /// Where the apostrophe stands before what a word ends with; nil where it ends otherwise.
        private func startOfClitic(_ word: Range<Int>) -> Int? {
            for clitic in clitics {
                let start = word.upperBound - clitic.utf8.count - 1
                guard start > word.lowerBound, bytes[start] == apostrophe else { continue }
                if zip(bytes[(start + 1)..<word.upperBound], clitic.utf8).allSatisfy({ $0 | 0x20 == $1 }) {
                    return start
                }
            }
            return nil
        }

        /// The place behind the apostrophe of what a word begins with; nil where it begins otherwise.
        private func endOfElision(_ word: Range<Int>) -> Int? {
            for elision in elisions {
                let place = word.lowerBound + elision.utf8.count
                guard place < word.upperBound, bytes[place] == apostrophe else { continue }
                if zip(bytes[word.lowerBound..<place], elision.utf8).allSatisfy({ $0 | 0x20 == $1 }) {
                    return place + 1
                }
            }
            return nil
        }

        private mutating func addNumeral() {
            let start = place
            place = endOfDigits(from: start)
            var digits = Array(bytes[start..<place])
            if place < bytes.count, bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ",") {
                let end = endOfDigits(from: place + 1)
                if end > place + 1 {
                    let isThousands = bytes[place] == UInt8(ascii: ",") && end - place == 4
                    if !isThousands { digits.append(UInt8(ascii: ".")) }
                    digits += bytes[place + 1..<end]
                    place = end
                }
            }
            let number = digits.count <= 12 ? Double(String(decoding: digits, as: UTF8.self)) : nil
            found.append(Cut(range: start..<place, number: number, isNegative: isNegative(start)))
        }

        private func endOfDigits(from start: Int) -> Int {
            var end = start
            while end < bytes.count, bytes[end].isDigit { end += 1 }
            return end
        }

        /// Whether a numeral has a minus before it: "-20", but not "Lamp-2" and "20-30".
        private func isNegative(_ start: Int) -> Bool {
            guard start > 0, bytes[start - 1] == UInt8(ascii: "-") else { return false }
            return start == 1 || bytes[start - 2].isSpace
        }
    }
}

private let apostrophe = UInt8(ascii: "'")

extension UInt8 {
    fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    fileprivate var isLetter: Bool { self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") }
    fileprivate var isSpace: Bool { self == 32 || 9...13 ~= self }
}
