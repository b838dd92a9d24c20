/// A few properties, each with its value, in the order of their names.
///
/// There are hardly ever more than six, so that they are sooner looked through than hashed; and as most that are looked
/// for are not there, a bit for each tells that first.
struct Properties: Hashable {
    private var pairs: [Pair] = []
    /// A bit for each of them, which it may share with others.
    private(set) var bits: UInt64 = 0

    /// One property.
    struct Pair: Hashable {
        let name: Property
        var value: String
    }

    /// What was said, in the order of the alphabet.
    var names: some Collection<Property> { pairs.lazy.map(\.name) }

    /// Whether all that was said is as wanted.
    @inline(__always) func allNames(_ isWanted: (Property) -> Bool) -> Bool {
        // By their places, because to look at a pair as a value is to copy it.
        pairs.indices.allSatisfy { isWanted(pairs[$0].name) }
    }

    /// Whether a property was said.
    @inline(__always) func has(_ name: Property) -> Bool { bits & name.bit != 0 && place(of: name) != nil }

    /// Whether one of some properties was said.
    func has(anyOf set: PropertySet) -> Bool { bits & set.bits != 0 && set.names.contains(where: has) }

    /// Whether both may have the same properties but for some; false where they surely have not.
    func areLike(_ other: Properties, but some: PropertySet = []) -> Bool { (bits ^ other.bits) & ~some.bits == 0 }

    /// The value of a property; nil where it was not said.
    subscript(name: Property) -> String? {
        @inline(__always) get { bits & name.bit == 0 ? nil : value(of: name) }
        set {
            if let place = place(of: name) {
                if let newValue { pairs[place].value = newValue } else { remove(at: place) }
            } else if let newValue {
                if pairs.isEmpty { pairs.reserveCapacity(4) }
                let place = pairs.firstIndex { $0.name > name } ?? pairs.count
                pairs.insert(Pair(name: name, value: newValue), at: place)
                bits |= name.bit
            }
        }
    }

    /// Both together, or nil where they contradict each other.
    func merging(_ other: Properties) -> Properties? {
        if other.isEmpty { return self }
        if isEmpty { return other }
        var both = Properties()
        both.bits = bits | other.bits
        both.pairs.reserveCapacity(count + other.count)
        var rest = other.pairs[...]
        for pair in pairs {
            while let next = rest.first, next.name < pair.name { both.pairs.append(rest.removeFirst()) }
            if let same = rest.first, same.name == pair.name {
                guard rest.removeFirst().value == pair.value else { return nil }
            }
            both.pairs.append(pair)
        }
        both.pairs += rest
        return both
    }

    /// The same without some of them.
    func without(_ names: [Property]) -> Properties {
        guard names.contains(where: has) else { return self }
        let left = pairs.count { !names.contains($0.name) }
        var rest = Properties()
        if left == 0 { return rest }
        rest.pairs.reserveCapacity(left)
        for pair in pairs where !names.contains(pair.name) {
            rest.pairs.append(pair)
            rest.bits |= pair.name.bit
        }
        return rest
    }

    private func value(of name: Property) -> String? { place(of: name).map { pairs[$0].value } }

    private func place(of name: Property) -> Int? {
        for place in pairs.indices where pairs[place].name == name { return place }
        return nil
    }

    private mutating func remove(at place: Int) {
        pairs.remove(at: place)
        bits = pairs.reduce(0) { $0 | $1.name.bit }
    }

    // The bits follow from the pairs.
    static func == (one: Properties, other: Properties) -> Bool { one.bits == other.bits && one.pairs == other.pairs }
    func hash(into hasher: inout Hasher) { hasher.combine(pairs) }
}

/// Some properties, to ask for all of them at once.
struct PropertySet: ExpressibleByArrayLiteral, Sendable {
    fileprivate let names: [Property]
    fileprivate let bits: UInt64

    init(arrayLiteral names: Property...) {
        self.names = names
        bits = names.reduce(0) { $0 | $1.bit }
    }
}

extension Properties: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { pairs.count }
    subscript(place: Int) -> Pair { pairs[place] }
}
