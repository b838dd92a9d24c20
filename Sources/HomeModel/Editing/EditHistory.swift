/// The edits of the last day, the oldest first, and which of them count now.
public struct EditHistory: Sendable {
    /// How long edits can be taken back, in seconds.
    public static let patience: Int64 = 24 * 60 * 60
    /// The most edits that are kept.
    public static let limit: Int64 = 1_000

    /// The edits.
    public private(set) var edits: [RecordedEdit]

    /// The edits that are kept, the oldest first.
    public init(_ edits: [RecordedEdit]) {
        self.edits = edits
        // Newer edits say of older ones whether they count, if they themselves do.
        var undone: Set<Int64> = []
        for index in edits.indices.reversed() {
            self.edits[index].isUndone = undone.contains(edits[index].id)
            if !self.edits[index].isUndone, let other = edits[index].undoes { undone.insert(other) }
        }
    }

    /// The edit of a number, or the last that a person made and nobody took back.
    public func edit(_ number: Int64?) throws(UndoFault) -> RecordedEdit {
        guard let number else {
            guard let last = edits.last(where: { $0.undoes == nil && !$0.isUndone }) else { throw .nothingToUndo }
            return last
        }
        guard let edit = edits.first(where: { $0.id == number }) else { throw .noSuchEdit(number) }
        if edit.isUndone { throw .undoneAlready(number) }
        return edit
    }

    /// Those of some edits that count now; what was taken back changed nothing.
    public func counting(_ numbers: [Int64]) -> [Int64] {
        let counting = Set(edits.filter { !$0.isUndone && $0.undoes == nil }.map(\.id))
        return numbers.filter(counting.contains)
    }
}

extension Edit {
    /// Whether it is somebody's wish; what an accessory says of itself is none, and a yes is kept by those who gave it.
    public var canBeUndone: Bool {
        switch self {
        case .change(_, .refresh), .change(_, .allow): false
        default: true
        }
    }
}

extension HomeEvent.Verb {
    /// What becomes of a thing where this is taken back.
    public var inverse: HomeEvent.Verb {
        switch self {
        case .added: .removed
        case .removed: .added
        case .renamed, .changed: self
        }
    }
}
