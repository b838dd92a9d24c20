import HomeModel

/// What a grammar's tag says: `{to=on}`, `{all}`, `{+20}`.
package enum Tag: Hashable, Sendable {
    /// The largest number, and the largest factor, that a tag says.
    static let largestNumber = 1e9

    /// Part of a number, to be added to what stands before it.
    case plus(Double)
    /// A factor of the number that stands before it.
    case times(Double)
    /// A property and its value.
    case set(Property, TagValue)

    /// Reads what stands between the braces; nil where there is no such tag, or none of this value.
    package init?(_ text: String) {
        if text.utf8.first == UInt8(ascii: "*"), let factor = Double(text.dropFirst()) {
            guard Self.isSmall(factor) else { return nil }
            self = .times(factor)
        } else if let number = Double(text) {
            guard Self.isSmall(number) else { return nil }
            self = .plus(number)
        } else {
            let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) ?? text.endIndex
            let said = text[sign...].dropFirst()
            guard let property = Property(text[..<sign]),
                let value = property.value(of: said.isEmpty ? nil : String(said))
            else { return nil }
            self = .set(property, value)
        }
    }

    /// Whether a number is one that a tag may say: neither infinite nor none at all.
    private static func isSmall(_ number: Double) -> Bool { abs(number) <= largestNumber }
}

/// The properties and the number that tags of one chunk of a sentence say.
package struct Slots: Hashable {
    /// The properties, each with its value.
    package private(set) var properties = Properties()
    /// The number that was said.
    package private(set) var number: Double?

    /// Nothing.
    package init() {}

    /// Reads what one way through a rule says; names are left aside.
    package init(_ events: [Matcher.Event]) {
        for event in events {
            switch event {
            case .tag(let tag): add(tag)
            case .number(let part): add(.plus(part))
            case .name: break
            }
        }
    }

    /// The same with what one more tag says.
    package mutating func add(_ tag: Tag) {
        switch tag {
        case .set(let property, let value): properties[property] = value
        case .plus(let part): number = (number ?? 0) + part
        case .times(let factor): number = (number ?? 1) * factor
        }
    }

    /// The word that a property was said with; nil where it was not said, or with something else.
    package subscript(property: Property) -> TagWord? {
        @inline(__always) get { properties[property]?.word }
    }

    /// The number that a property was said with.
    package func number(_ property: Property) -> Double? { properties[property]?.number }

    /// The words of the language that a property was said with.
    package func text(_ property: Property) -> String? { properties[property]?.text }

    /// Each of the words of the language that a property was said with, where they are a list; nil where it was not said.
    package func words(_ property: Property) -> [String]? { properties[property]?.parts }

    /// The types of services that a property was said with.
    package func services(_ property: Property) -> [ServiceType] { properties[property]?.services ?? [] }

    /// Whether the property was said.
    @inline(__always) package func has(_ property: Property) -> Bool { properties.has(property) }

    /// Whether one of some properties was said.
    package func has(anyOf set: PropertySet) -> Bool { properties.has(anyOf: set) }

    /// Whether nothing was said.
    package var isEmpty: Bool { properties.isEmpty && number == nil }

    /// Both together, or nil where they contradict each other or both have a number.
    package func merging(_ other: Slots) -> Slots? {
        guard number == nil || other.number == nil else { return nil }
        guard let properties = properties.merging(other.properties) else { return nil }
        var both = self
        both.properties = properties
        both.number = number ?? other.number
        return both
    }

    /// Whether it says nothing but a state: "on".
    package var isState: Bool {
        number == nil && properties.allSatisfy { ([.to, .directive, .kept, .late] as [Property]).contains($0.name) }
    }

    /// The same without some properties.
    package func without(_ properties: Property...) -> Slots { without(properties) }

    /// The same without some properties.
    func without(_ properties: [Property]) -> Slots {
        var rest = self
        rest.properties = self.properties.without(properties)
        return rest
    }

    /// The same without the number.
    package var withoutNumber: Slots {
        var rest = self
        rest.number = nil
        return rest
    }

    /// The same with some properties of another's said, where they were not yet.
    package func filling(_ other: Slots, only properties: [Property]) -> Slots {
        properties.reduce(self) { $0.filling($1, with: other.properties[$1]) }
    }

    /// The same with a property said, where it was not yet.
    package func filling(_ property: Property, with word: TagWord?) -> Slots {
        filling(property, with: word.map { .word($0) })
    }

    /// The same with a property said, where it was not yet.
    package func filling(_ property: Property, with value: TagValue?) -> Slots {
        var filled = self
        if let value, !filled.has(property) { filled.properties[property] = value }
        return filled
    }
}
