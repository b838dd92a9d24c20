/// The things of one kind by their names, to find what a file refers to by name.
struct FileReferences<Target> {
    /// What the things are, as a message tells them apart: “room”.
    let kind: String
    private var targets: [NameKey: Target] = [:]
    private var names: [String] = []

    init(kind: String) { self.kind = kind }

    /// Makes a thing known by its name and its aliases; of two with one name the first counts.
    mutating func add(_ target: Target, _ name: FileNames) {
        for (text, _) in name.all where targets[NameKey(text)] == nil {
            targets[NameKey(text)] = target
            names.append(text)
        }
    }

    /// The thing of a name; nil, with a fault noted, where there is none.
    func find(_ name: String, at place: FilePlace, faults: FaultList) -> Target? {
        if let target = targets[NameKey(name)] { return target }
        faults.add(
            place, "file-not-there",
            ["kind": .text(kind), "name": .excerpt(name), "offer": offer(for: name, among: names)])
        return nil
    }
}

/// The end of a sentence that offers what may have been meant.
func offer(for text: String, among candidates: [String]) -> MessageReference.Value {
    if let near = nearest(to: text, among: candidates) {
        return .message(MessageReference("file-near", ["name": .excerpt(near)]))
    }
    guard (1...12).contains(candidates.count) else { return .text("") }
    return .message(MessageReference("file-known", ["names": .text(candidates.joined(separator: ", "))]))
}
