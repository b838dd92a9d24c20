import HomeModel
import Spelling

/// The files of a language whose rules are entries of a table, known by their names: `_naming.gram`, `_phrases.gram`.
package enum RuleTable: String, CaseIterable, Sendable {
    /// Lists of words that names are checked by, and ideas for names.
    case naming = "_naming"
    /// Examples of what can be said, by the kinds of things that a home has.
    case phrases = "_phrases"

    /// The table that a grammar is, by its full name; nil where it is none.
    init?(grammar: Substring) {
        guard let name = grammar.split(separator: ".").last, let table = RuleTable(rawValue: String(name)) else {
            return nil
        }
        self = table
    }

    /// The entries, but for the types of services, which have examples too.
    private var entries: Set<String> {
        switch self {
        case .naming:
            [
                "article", "describing", "generic", "joiner", "lamp", "lamp-place", "type", "unfinished", "home-ideas",
                "room-ideas", "zone-ideas", "thing-ideas", "group-ideas", "scene-ideas", "other-ideas",
            ]
        case .phrases: ["actionSet", "Battery", "home", "overview", "room", "serviceGroup", "zone"]
        }
    }

    /// Whether there is an entry of a name.
    func has(_ entry: String) -> Bool {
        entries.contains(entry) || self == .phrases && !Catalogue.required(by: ServiceType(entry)).isEmpty
    }

    /// The entry whose name is nearest to one.
    func nearest(to entry: String) -> String? { Nearest.word(to: entry, among: entries) }
}
