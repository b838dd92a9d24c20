/// Who asks for a change.
///
/// The store finds out what this author may do in each home, before it changes anything (rows U1 to U4).
public struct Author: Hashable, Sendable {
    /// The name of a user of the home, where somebody said who acts.
    public var user: String?
    /// The operating system's name of who runs the program; no user's name is read from it (row U5).
    public var account: String?

    /// An author; without a user and an account, whoever owns the store.
    public init(user: String? = nil, account: String? = nil) {
        self.user = user
        self.account = account
    }

    /// Whoever owns the store, and may do everything.
    public static let owner = Author()
}
