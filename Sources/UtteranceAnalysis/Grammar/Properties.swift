/// A few properties, each with its value, in the order of the list of tags.
///
/// There are hardly ever more than six, so that they are sooner looked through than hashed; and as most that are looked
/// for are not there, a bit for each tells that first.
package struct Properties: Hashable {
    private var pairs: [Pair] = []
    /// The same without the values.
    private(set) var set: PropertySet = []

    /// One property.
    package struct Pair: Hashable {
        package let name: Property
        package var value: TagValue
    }

    /// What was said.
    var names: some Collection<Property> { pairs.lazy.map(\.name) }

    /// Whether all that was said is as wanted.
    @inline(__always) func allNames(_ isWanted: (Property) -> Bool) -> Bool {
        // By their places, because to look at a pair as a value is to copy it.
        pairs.indices.allSatisfy { isWanted(pairs[$0].name) }
    }

    /// Whether a property was said.
    @inline(__always) func has(_ name: Property) -> Bool { set.contains(name) }

    /// Whether one of some properties was said.
    func has(anyOf set: PropertySet) -> Bool { self.set.intersects(set) }

    /// Whether both have the same properties but for some, whatever their values.
    func areLike(_ other: Properties, but some: PropertySet = []) -> Bool {
        set.symmetricDifference(other.set).subtracting(some).isEmpty
    }

    /// The value of a property; nil where it was not said.
    package subscript(name: Property) -> TagValue? {
        @inline(__always) get { set.contains(name) ? value(of: name) : nil }
        set {
            if let place = place(of: name) {
                if let newValue { pairs[place].value = newValue } else { remove(at: place) }
            } else if let newValue {
                if pairs.isEmpty { pairs.reserveCapacity(4) }
                let place = pairs.firstIndex { $0.name > name } ?? pairs.count
                pairs.insert(Pair(name: name, value: newValue), at: place)
                set.insert(name)
            }
        }
    }

    /// Both together, or nil where they contradict each other.
    func merging(_ other: Properties) -> Properties? {
        if other.isEmpty { return self }
        if isEmpty { return other }
        var both = Properties()
        both.set = set.union(other.set)
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
            rest.set.insert(pair.name)
        }
        return rest
    }

    private func value(of name: Property) -> TagValue? { place(of: name).map { pairs[$0].value } }

    private func place(of name: Property) -> Int? {
        for place in pairs.indices where pairs[place].name == name { return place }
        return nil
    }

    private mutating func remove(at place: Int) {
        set.remove(pairs.remove(at: place).name)
    }

    // The set follows from the pairs.
    package static func == (one: Properties, other: Properties) -> Bool {
        one.set == other.set && one.pairs == other.pairs
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(pairs) }
}

extension Properties: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { pairs.count }
    package subscript(place: Int) -> Pair { pairs[place] }
}
