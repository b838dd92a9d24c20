/// Why an edit cannot be taken back; nothing was changed.
public enum UndoFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no edit that could be taken back.
    case nothingToUndo
    /// No edit that is kept has that number.
    case noSuchEdit(Int64)
    /// It was taken back before.
    case undoneAlready(Int64)
    /// What it changed was changed again; by an edit of that number, where one is known.
    case changedSince(Int64, by: Int64?)
    /// The homes as they are now have no room for what was: a name is another's, or nobody would administer a home.
    case clashes(Int64)

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .nothingToUndo: "no edit of the last day is left to undo"
        case .noSuchEdit(let id): "there is no edit \(id) of the last day: see `beckon home history`"
        case .undoneAlready(let id): "edit \(id) was undone already: see `beckon home history`"
        case .changedSince(let id, let later?):
            "what edit \(id) changed was changed again by edit \(later), and stays as it is: undo that one first"
        case .changedSince(let id, nil):
            "what edit \(id) changed is used by what came after it, and stays as it is: change that first"
        case .clashes(let id):
            "edit \(id) cannot be undone as the homes are now: a name that comes back is another's, or a home would have "
                + "no administrator"
        }
    }
}
