/// Values that never change and are read all the time, from several threads at once.
///
/// To read them retains nothing, for threads that retain the same array wait for each other. Whoever has made them frees
/// them, and reads only at places that it has made.
struct ImmutableBuffer<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    // Nothing writes to it between `init` and `free`.
    private let elements: UnsafeMutableBufferPointer<Element>

    init(_ elements: [Element]) {
        self.elements = .allocate(capacity: elements.count)
        _ = self.elements.initialize(from: elements)
    }

    func free() { elements.deallocate() }

    var count: Int { elements.count }

    @inline(__always) subscript(place: Int) -> Element { elements[place] }

    /// Some neighbours.
    subscript(places: Range<Int>) -> Slice<UnsafeMutableBufferPointer<Element>> { elements[places] }
}
