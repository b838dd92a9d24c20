/// A few properties, each with its value, in the order of their names.
///
/// There are hardly ever more than six, so that they are sooner looked through than hashed.
struct Properties: Hashable {
    private var pairs: [Pair] = []

    /// One property.
    struct Pair: Hashable {
        let name: String
        var value: String
    }

    /// What was said, in the order of the alphabet.
    var names: some Collection<String> { pairs.lazy.map(\.name) }

    /// The value of a property; nil where it was not said.
    subscript(name: String) -> String? {
        get {
            for pair in pairs where pair.name == name { return pair.value }
            return nil
        }
        set {
            if let place = pairs.firstIndex(where: { $0.name == name }) {
                if let newValue { pairs[place].value = newValue } else { pairs.remove(at: place) }
            } else if let newValue {
                let place = pairs.firstIndex { $0.name > name } ?? pairs.count
                pairs.insert(Pair(name: name, value: newValue), at: place)
            }
        }
    }
}

extension Properties: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { pairs.count }
    subscript(place: Int) -> Pair { pairs[place] }
}
