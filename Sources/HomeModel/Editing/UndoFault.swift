/// Why an edit cannot be taken back; nothing was changed.
public enum UndoFault: Error, Hashable, Sendable {
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
}
