import Foundation
import HomeModel

/// Something that a home is going to do at a time.
public struct Scheduled: Hashable, Sendable {
    /// The home.
    public var home: String
    /// What does it.
    public var trigger: TriggerID
    /// What that is called.
    public var name: String
    /// When it comes next.
    public var when: When
    /// What it does.
    public var acts: [Intent]
    /// The same in words, to follow "will": "turn off the Fan"; filled when the outcome is put into words.
    public package(set) var does = ""

    /// Something to come.
    public init(home: String, trigger: TriggerID, name: String, when: When, acts: [Intent]) {
        self.home = home
        self.trigger = trigger
        self.name = name
        self.when = when
        self.acts = acts
    }

    package var json: JSON {
        .object(["home": .string(home), "trigger": .string(name), "does": .string(does), "when": when.json])
    }
}
