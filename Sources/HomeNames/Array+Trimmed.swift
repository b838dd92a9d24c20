extension Array {
    /// The same elements in no more memory than they need; an array that has grown may hold twice as much.
    func trimmed() -> [Element] {
        withUnsafeBufferPointer { old in
            [Element](unsafeUninitializedCapacity: count) { new, count in
                count = new.initialize(fromContentsOf: old)
            }
        }
    }
}
