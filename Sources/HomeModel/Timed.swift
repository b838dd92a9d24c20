/// What was made because somebody said when a command is to be done.
///
/// Such a trigger and its scenes belong to the command: they go when it has been done or is cancelled, and nobody
/// says the scene's name. They are marked in `extra`, so that the home file carries it.
extension Trigger {
    /// Whether a spoken or typed command made it.
    public var isTimed: Bool {
        get { extra?["timed"] == .bool(true) }
        set { extra.setMember("timed", to: newValue ? .bool(true) : nil) }
    }
}

extension ActionSet {
    /// Whether a spoken or typed command made it, for a time.
    public var isTimed: Bool {
        get { extra?["timed"] == .bool(true) }
        set { extra.setMember("timed", to: newValue ? .bool(true) : nil) }
    }
}
