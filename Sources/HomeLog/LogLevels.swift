import Logging

/// From which level on is logged, by target: "debug", or "warning,HAPController=debug".
public struct LogLevels: Hashable, Sendable {
    /// The targets that log.
    public static let targets = [
        "BeckonHub", "BeckonRuntime", "HAPController", "HomeConversation", "HomeDatabase", "HomePostgres",
    ]

    /// What holds for targets that tell more than warnings unless somebody says otherwise: what the hub does, and which homes it serves.
    private static let usual: [String: Logger.Level] = ["BeckonHub": .info, "HomePostgres": .notice]

    private var standard: Logger.Level?
    private var ofTargets: [String: Logger.Level] = [:]

    /// What holds where nobody says anything: warnings, what the hub does, and which homes it serves.
    public init() {}

    /// Levels as they are set; nil where a word is no level, or names no target.
    public init?(_ text: String) {
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let level = parts.last.flatMap({ Logger.Level(rawValue: String($0)) }) else { return nil }
            if parts.count == 1 {
                standard = level
            } else if Self.targets.contains(String(parts[0])) {
                ofTargets[String(parts[0])] = level
            } else {
                return nil
            }
        }
    }

    /// The level of a target.
    public func level(of target: String) -> Logger.Level {
        ofTargets[target] ?? standard ?? Self.usual[target] ?? .warning
    }
}
