import HomeModel

/// The topics under which the hub tells of things and is told what to do, and those of Home Assistant.
struct MQTTTopics: Hashable, Sendable {
    /// What is told of whoever is there, and of whoever is not.
    static let (online, offline) = ("online", "offline")

    let prefix: String
    /// What the topics begin with at which Home Assistant looks for things; nil shows it none.
    let discovery: String?

    /// Whether the hub is there.
    var status: String { "\(prefix)/status" }

    /// Whether Home Assistant is there.
    var birth: String? { discovery.map { "\($0)/status" } }

    /// Whether an accessory can be reached.
    func status(of accessory: AccessoryID) -> String { "\(prefix)/\(accessory)/status".lowercased() }

    /// The value of something of a thing.
    func state(_ name: String, of thing: ThingID) -> String { "\(prefix)/\(thing.text)/\(name)" }

    /// Where something of a thing is set.
    func command(_ name: String, of thing: ThingID) -> String { state(name, of: thing) + "/set" }

    /// What runs a scene, and where that is told.
    static let (on, running) = ("ON", "Run")

    /// Where a scene is run, by what it is called among all of the hub.
    func run(_ scene: String) -> String { "\(prefix)/\(scene)/\(Self.running)/set" }

    /// Where Home Assistant reads what a thing is.
    func configuration(_ component: String, _ object: String) -> String? {
        discovery.map { "\($0)/\(component)/\(node)/\(object)/config" }
    }

    /// What the hub has to be told of.
    var filters: [String] {
        guard let discovery else { return [] }
        return ["\(prefix)/+/+/set", "\(discovery)/status", "\(discovery)/+/\(node)/+/config"]
    }

    /// The thing and what of it a command is about; nil where a topic is none of a command.
    func commanded(by topic: String) -> (thing: String, name: String)? {
        guard topic.hasPrefix(prefix + "/"), topic.hasSuffix("/set") else { return nil }
        let levels = topic.dropFirst(prefix.count + 1).split(separator: "/", omittingEmptySubsequences: false)
        return levels.count == 3 ? (String(levels[0]), String(levels[1])) : nil
    }

    /// Whether a topic is one at which Home Assistant reads what things of this hub are.
    func isConfiguration(_ topic: String) -> Bool {
        guard let discovery, topic.hasPrefix(discovery + "/") else { return false }
        let levels = topic.dropFirst(discovery.count + 1).split(separator: "/", omittingEmptySubsequences: false)
        return levels.count == 4 && levels[1] == node && levels[3] == "config"
    }

    /// What marks the things of this hub among those of others.
    private var node: String { String(prefix.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
}
