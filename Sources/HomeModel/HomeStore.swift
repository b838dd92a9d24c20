/// Keeps homes: the port through which upper floors reach the shared database.
public protocol HomeStore: Sendable {
    /// What is known at this moment.
    func snapshot() async throws -> HomeSnapshot

    /// One home, without reading the others; nil where it is gone.
    func home(_ id: HomeID) async throws -> Home?

    /// The home of a name or alias, or the primary one for nil, without reading the others; nil where there is none.
    func home(named name: String?) async throws -> Home?

    /// What a trigger may open, by the last yes that was kept; nil where nobody said yes.
    func consent(of trigger: TriggerID) async throws -> StandingConsent?

    /// Applies edits one after another with all their consequences: all or nothing.
    ///
    /// Gives the number of the last change in the log that it stands in. Whether that is a log of all changes or one of each
    /// home is the store's own, and so is the number where nothing has changed.
    ///
    /// - Throws: `EditRefusal` where an edit breaks a rule or the author may not do it; then nothing is changed.
    @discardableResult
    func apply(_ edits: [Edit], by author: Author) async throws -> Int64

    /// Applies the edits that the newest snapshot calls for, with no other writer in between: all or nothing.
    ///
    /// - Throws: `EditRefusal`, or what `edits` throws; then nothing is changed.
    @discardableResult
    func apply(by author: Author, _ edits: @Sendable (HomeSnapshot) throws -> [Edit]) async throws -> Int64

    /// Makes sure that an author acts in each of some homes as a user of a role, or as the owner of the store; an
    /// administrator may do all that a guest may.
    ///
    /// - Throws: `EditRefusal` where the author may not, or a home is gone; nothing is changed either way.
    func require(_ role: User.Role, in scope: HomeScope, of author: Author) async throws

    /// Makes sure that an author may move locks, doors and alarms in a home (row U7).
    ///
    /// - Throws: `EditRefusal` where the author may not, or the home is gone.
    func requireOpening(in home: HomeID, of author: Author) async throws
}
