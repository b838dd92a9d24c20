import Glibc

extension Array {
    /// The same elements in no more memory than they need; an array that has grown may hold twice as much.
    ///
    /// Much memory that is read here and there is asked for in large pages: to find a page costs the processor as much
    /// as to read what is on it.
    func trimmed() -> [Element] {
        withUnsafeBufferPointer { old in
            [Element](unsafeUninitializedCapacity: count) { new, count in
                askForLargePages(UnsafeMutableRawBufferPointer(new))
                count = new.initialize(fromContentsOf: old)
            }
        }
    }
}

/// Asks the system for large pages where a stretch of memory has room for them; whether it has any is its own affair.
private func askForLargePages(_ memory: UnsafeMutableRawBufferPointer) {
    let page = 2 << 20
    guard let start = memory.baseAddress else { return }
    let first = start.alignedUp(toMultipleOf: page)
    let size = (start + memory.count - first) / page * page
    if size > 0 { madvise(first, size, MADV_HUGEPAGE) }
}
