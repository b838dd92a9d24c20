/// Short lists one after another, such as what each token of a sentence can be.
struct Rows<Element> {
    private var elements: [Element] = []
    private var ends: [Int] = []

    /// Room for so many lists.
    init(count: Int) {
        elements.reserveCapacity(count)
        ends.reserveCapacity(count)
    }

    /// Puts an element to the last list.
    mutating func append(_ element: Element) { elements.append(element) }

    /// Closes the last list; what comes next is in another.
    mutating func endRow() { ends.append(elements.count) }

    /// The places of the elements of one list.
    @inline(__always) func places(of row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

    @inline(__always) subscript(place: Int) -> Element { elements[place] }
}
