/// Short lists one after another, such as what each token of a sentence can be.
struct Rows<Element> {
    private var elements: [Element] = []
    private var ends: [Int] = []

    /// Adds a list behind the others.
    mutating func add(_ row: some Collection<Element>) {
        elements += row
        ends.append(elements.count)
    }

    /// The places of the elements of one list.
    @inline(__always) func places(of row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }

    @inline(__always) subscript(place: Int) -> Element { elements[place] }
}
