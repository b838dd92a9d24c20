import Foundation
import LanguagePack

/// The model's pronunciation dictionary: a line a pronunciation, `word PH OW N Z`, a second one as `word(2) …`.
///
/// The file is neither parsed nor kept. One pass at the start notes in which stretch of the file the words with the same first
/// three letters stand; a look-up reads that stretch. The file need not be sorted, only then it is quick.
struct PronouncingDictionary: Sendable {
    private let file: FileHandle
    private let phones: PhoneSet
    private let stretches: [UInt32: Range<Int>]

    /// Opens a dictionary of words in some phones.
    ///
    /// - Throws: `SpeechError.badModel` where the file cannot be read.
    init(file: String, phones: PhoneSet) throws(SpeechError) {
        self.phones = phones
        do {
            let place = URL(fileURLWithPath: file)
            self.file = try FileHandle(forReadingFrom: place)
            stretches = Self.stretches(of: try Data(contentsOf: place))
        } catch {
            throw .badModel(file: file, .unreadable(FileFault(error)))
        }
    }

    /// All pronunciations of a lower-case word, in the order of the file; none where the word is not there.
    func pronunciations(of word: String) -> [[Phone]] {
        let letters = Array(word.utf8)
        guard !letters.isEmpty, let stretch = stretches[Self.key(letters[...])] else { return [] }
        return bytes(in: stretch).withUnsafeBytes { bytes in
            var found: [[Phone]] = []
            Self.eachLine(of: bytes) { line, _ in
                if let phones = phones(in: line, of: letters) { found.append(phones) }
            }
            return found
        }
    }

    /// What stands in a stretch of the file; nothing where it has been cut since.
    private func bytes(in stretch: Range<Int>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: stretch.count) { space, count in
            count = max(0, pread(file.fileDescriptor, space.baseAddress, stretch.count, stretch.lowerBound))
        }
    }

    /// Whether the word has a pronunciation.
    func contains(_ word: String) -> Bool {
        !pronunciations(of: word).isEmpty
    }

    private static let space = UInt8(ascii: " ")
    private static let bracket = UInt8(ascii: "(")

    /// Where words that share their first three bytes stand.
    private static func stretches(of data: Data) -> [UInt32: Range<Int>] {
        var stretches: [UInt32: Range<Int>] = [:]
        data.withUnsafeBytes { bytes in
            var last: (key: UInt32, start: Int)?
            eachLine(of: bytes) { line, start in
                let key = key(line.prefix(3))
                if last?.key == key { return }
                if let last { extend(&stretches, last.key, by: last.start..<start) }
                last = (key, start)
            }
            if let last { extend(&stretches, last.key, by: last.start..<bytes.count) }
        }
        return stretches
    }

    private static func extend(_ stretches: inout [UInt32: Range<Int>], _ key: UInt32, by range: Range<Int>) {
        let known = stretches[key] ?? range
        stretches[key] = min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }

    /// The first three bytes of a word as a number; the word ends at a space or a bracket.
    private static func key(_ bytes: some Collection<UInt8>) -> UInt32 {
        var key: UInt32 = 0
        for byte in bytes.prefix(3) {
            if byte == space || byte == bracket { break }
            key = key << 8 | UInt32(byte)
        }
        return key
    }

    private static func eachLine(of bytes: UnsafeRawBufferPointer, do body: (UnsafeRawBufferPointer, Int) -> Void) {
        var start = 0
        while start < bytes.count, let base = bytes.baseAddress {
            let end = memchr(base + start, 10, bytes.count - start).map { $0 - UnsafeMutableRawPointer(mutating: base) }
            body(UnsafeRawBufferPointer(rebasing: bytes[start..<(end ?? bytes.count)]), start)
            start = (end ?? bytes.count) + 1
        }
    }

    /// The phones of a line that belongs to the word; nil for another word's line or a phone the model does not have.
    private func phones(in line: UnsafeRawBufferPointer, of word: [UInt8]) -> [Phone]? {
        guard line.count > word.count + 1, line[word.count] == Self.space || line[word.count] == Self.bracket,
            let base = line.baseAddress, memcmp(base, word, word.count) == 0
        else { return nil }
        let names = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).dropFirst()
        let found = names.compactMap { phones.phone($0) }
        return found.isEmpty || found.count != names.count ? nil : found
    }
}
