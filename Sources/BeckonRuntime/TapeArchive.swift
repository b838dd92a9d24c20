/// Files in one file, as tar has them (POSIX ustar): what a backup is, so that it can be looked into without Beckon.
struct TapeArchive: Hashable {
    /// A file in it.
    struct Member: Hashable {
        let name: String
        let bytes: [UInt8]
    }

    /// The files, in their order.
    let members: [Member]

    init(_ members: [Member]) { self.members = members }

    /// The file of a name.
    subscript(name: String) -> [UInt8]? { members.first { $0.name == name }?.bytes }

    private static let block = 512
    /// Where the fields of a header lie.
    private static let (nameField, sizeField, sumField, kindField) = (0..<100, 124..<136, 148..<156, 156)

    /// The archive as bytes; every file is its owner's alone.
    func bytes(date: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for member in members {
            bytes += Self.header(of: member, date: date) + member.bytes
            bytes += [UInt8](repeating: 0, count: (Self.block - member.bytes.count % Self.block) % Self.block)
        }
        return bytes + [UInt8](repeating: 0, count: 2 * Self.block)
    }

    private static func header(of member: Member, date: Int) -> [UInt8] {
        precondition(member.name.utf8.count < nameField.count, "a member of a backup has a short name")
        var header = [UInt8](repeating: 0, count: block)
        func put(_ text: String, at place: Int) {
            header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
        }
        put(member.name, at: 0)
        put("0000600", at: 100)
        put(octal(0, 7), at: 108)
        put(octal(0, 7), at: 116)
        put(octal(member.bytes.count, 11), at: sizeField.lowerBound)
        put(octal(date, 11), at: 136)
        put("        ", at: sumField.lowerBound)
        put("0", at: kindField)
        put("ustar", at: 257)
        put("00", at: 263)
        put(octal(header.reduce(0) { $0 + Int($1) }, 6), at: sumField.lowerBound)
        header[sumField.lowerBound + 6] = 0
        return header
    }

    private static func octal(_ number: Int, _ width: Int) -> String {
        let digits = String(number, radix: 8)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// Reads an archive.
    ///
    /// - Throws: `BackupFault.notABackup` where it is none, or is cut off.
    init(reading bytes: [UInt8]) throws(BackupFault) {
        var (members, rest) = ([Member](), bytes[...])
        while true {
            let header = rest.prefix(Self.block)
            guard header.count == Self.block else { throw .notABackup(localized("archive-cut-off")) }
            rest = rest.dropFirst(Self.block)
            if header.allSatisfy({ $0 == 0 }) { break }
            let size = try Self.size(in: Array(header))
            let padded = (size + Self.block - 1) / Self.block * Self.block
            guard padded <= rest.count else { throw .notABackup(localized("archive-cut-off")) }
            let name = String(decoding: header.prefix(Self.nameField.count).prefix { $0 != 0 }, as: UTF8.self)
            guard members.allSatisfy({ $0.name != name }) else {
                throw .notABackup(localized("archive-twice", ["name": name]))
            }
            members.append(Member(name: name, bytes: Array(rest.prefix(size))))
            rest = rest.dropFirst(padded)
        }
        self.members = members
    }

    private static func size(in header: [UInt8]) throws(BackupFault) -> Int {
        func number(_ field: Range<Int>) -> Int? {
            let digits = header[field].prefix { $0 != 0 && $0 != 0x20 }
            // Twelve octal digits are no more than the largest file that is read.
            return Int(String(decoding: digits, as: UTF8.self), radix: 8)
        }
        let sum = header.enumerated().reduce(0) { $0 + (sumField.contains($1.offset) ? 0x20 : Int($1.element)) }
        guard number(sumField) == sum, header[kindField] == UInt8(ascii: "0"), let size = number(sizeField), size >= 0
        else { throw .notABackup(localized("archive-foreign")) }
        return size
    }
}
