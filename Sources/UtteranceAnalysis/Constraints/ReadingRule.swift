/// A rule of reading that stands in code, whatever the language, by which a reading is refused or chosen.
///
/// Tests leave each out in turn, and see a sentence that is read otherwise then.
package protocol ReadingRule: CaseIterable, Sendable {}

extension ReadingRule {
    /// Whether it holds: all do, but for the one that is left out.
    package var holds: Bool { RuleLeftOut.id.map { $0 != "\(Self.self).\(self)" } ?? true }
}

/// The rule without which a test reads a sentence.
package enum RuleLeftOut {
    /// Its name with that of its kind, within the call of `$id.withValue`; nil everywhere else.
    @TaskLocal package static var id: String?
}
