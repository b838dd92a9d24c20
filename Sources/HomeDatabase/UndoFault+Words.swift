import HomeModel

extension UndoFault: CustomStringConvertible {
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
