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

extension Home {
    /// The edits that take back what was said for a time.
    public func removing(_ id: TriggerID) -> [Edit] {
        guard let trigger = triggers.first(where: { $0.id == id }) else { return [] }
        let own = actionSets.filter { scene in
            scene.isTimed && trigger.actionSets.contains(scene.id)
                && !triggers.contains { $0.id != id && $0.actionSets.contains(scene.id) }
        }
        let edits = [HomeEdit.remove(.trigger(id))] + own.map { .remove(.actionSet($0.id)) }
        return edits.map { .change(self.id, $0) }
    }
}
