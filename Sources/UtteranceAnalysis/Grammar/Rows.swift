/// Short lists one after another, such as what each token of a sentence can be.
struct Rows<Element: BitwiseCopyable>: ~Copyable {
    private var elements: Stack<Element>
    private var ends: Stack<Int>

    /// Room for so many lists.
    init(count: Int) {
        elements = Stack(capacity: 2 * count)
        ends = Stack(capacity: count)
    }

    /// Puts an element to the last list.
    mutating func append(_ element: Element) { elements.append(element) }

    /// Closes the last list; what comes next is in another.
    mutating func endRow() { ends.append(elements.count) }

    /// The places of the elements of one list.
    @inline(__always) func places(of row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

    @inline(__always) subscript(place: Int) -> Element { elements[place] }
}
