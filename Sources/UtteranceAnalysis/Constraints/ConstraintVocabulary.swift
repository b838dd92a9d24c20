/// The tags that a grammar says, with their values: conditions may ask for these and no others.
struct ConstraintVocabulary {
    private var values: [Property: Set<String>]

    /// What the analysis itself says, whether the grammar does or not: that something is asked, and that something is kept as it
    /// is.
    private static let made: [Property: Set<String>] = [
        .ask: ["is", "value"], .kept: ["true"], .directive: ["true"],
    ]

    init(_ lists: [[Tag]]) {
        values = Self.made
        // Many lists have the same tags.
        for case .set(let property, let value) in Set(lists.joined()) {
            values[property, default: []].formUnion([value.description] + value.parts)
        }
    }

    /// The tag of a name; nil where the grammar has none of that name.
    func property(named name: String) -> Property? {
        Property(rawValue: name).flatMap { values[$0] == nil ? nil : $0 }
    }

    /// Whether the grammar says a tag with a value, by itself or as one of several.
    func says(_ property: Property, _ value: String) -> Bool { values(of: property).contains(value) }

    /// The values that the grammar says a tag with.
    func values(of property: Property) -> Set<String> { values[property] ?? [] }

    /// The names of all tags.
    var names: [String] { values.keys.map(\.description) }
}
