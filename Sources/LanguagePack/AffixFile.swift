/// The lines of an affix file of Hunspell's that say something (hunspell(5)): an option and its fields.
///
/// What begins with `#` is a comment.
struct AffixFile: Sequence, IteratorProtocol {
    private let file: String
    private var lines: ArraySlice<Substring>
    private var number = 0

    /// The lines of a text; `file` is how faults call it.
    init(_ text: String, file: String) {
        self.file = file
        lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
    }

    /// One line, and where it stands.
    struct Line {
        let option: Substring
        let fields: ArraySlice<Substring>
        fileprivate let file: String
        fileprivate let number: Int

        /// What to throw where something is wrong in it.
        func fault(_ reason: String) -> LanguageFileError {
            LanguageFileError(file: file, line: number, reason: reason)
        }
    }

    mutating func next() -> Line? {
        while let line = lines.popFirst() {
            number += 1
            let fields = line.split(whereSeparator: \.isWhitespace)
            guard let option = fields.first, option.first != "#" else { continue }
            return Line(option: option, fields: fields.dropFirst(), file: file, number: number)
        }
        return nil
    }
}

/// The tables of an affix file: each begins with a line that says how many follow, as `SFX P N 6` and `ICONV 2` do.
struct AffixTables {
    private var tables: [String: (begun: AffixFile.Line, said: Int)] = [:]
    private var lengths: [String: Int] = [:]

    /// Whether a line is the first of a table; all others are counted.
    ///
    /// - Throws: `LanguageFileError` where the table has begun already.
    mutating func isFirst(_ line: AffixFile.Line) throws(LanguageFileError) -> Bool {
        let fields = Array(line.fields)
        let isOfClass = ["SFX", "PFX"].contains(line.option)
        let table = isOfClass ? "\(line.option) \(fields.first ?? "")" : String(line.option)
        let count = isOfClass ? fields.count == 3 && ["Y", "N"].contains(fields[1]) : fields.count == 1
        guard ["SFX", "PFX", "ICONV", "MAP", "REP"].contains(line.option), count,
            let said = fields.last.flatMap({ Int($0) })
        else {
            lengths[table, default: 0] += 1
            return false
        }
        guard tables.updateValue((line, said), forKey: table) == nil else {
            throw line.fault("\(table) has begun already: join both")
        }
        return true
    }

    /// Looks whether as many lines follow as each says.
    ///
    /// - Throws: `LanguageFileError` where more or fewer do.
    func check() throws(LanguageFileError) {
        for (table, (begun, said)) in tables.sorted(by: { $0.key < $1.key }) {
            let length = lengths[table] ?? 0
            guard length == said else {
                throw begun.fault("\(table) says \(said) lines, and \(length) follow: write \(length)")
            }
        }
    }
}
