import CRelease

/// Which Beckon this is: what `--version` and a report of a bug say.
public struct Release: Sendable, CustomStringConvertible {
    /// The number of the release, or of the next one where it is built between two.
    public let number: String
    /// The date and the short hash of the commit; empty where whoever built it told none.
    public let commit: String

    /// A release of this number, built from a commit.
    init(number: String, commit: String) {
        self.number = number
        self.commit = commit
    }

    /// The release that is running.
    public static let current = Release(number: BECKON_VERSION, commit: String(cString: beckon_commit()))

    /// The version with its date and commit: "0.1.0 (2026-11-25 0a1b2c3)".
    public var description: String { commit.isEmpty ? "\(number) (built in a checkout)" : "\(number) (\(commit))" }
}
