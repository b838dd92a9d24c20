import Glibc

/// Values one behind the other, in memory that has one owner.
///
/// An array asks at each change whether somebody else reads it too; nobody else can read a stack, so that putting a value
/// there is hardly more than writing it. Whoever reads a place has put something there.
struct Stack<Element: BitwiseCopyable>: ~Copyable {
    private var elements: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    /// An empty stack with room for some values; more find room too.
    init(capacity: Int) {
        self.capacity = max(capacity, 1)
        elements = Self.memory(for: self.capacity)
    }

    deinit { free(elements) }

    /// Memory from C, which has it sooner than Swift: that asks for memory that begins at a multiple of sixteen once more.
    private static func memory(for count: Int) -> UnsafeMutablePointer<Element> {
        guard let memory = malloc(count * MemoryLayout<Element>.stride) else { fatalError("There is no memory left.") }
        return memory.bindMemory(to: Element.self, capacity: count)
    }

    subscript(place: Int) -> Element {
        @inline(__always) get {
            assert(place >= 0 && place < count)
            return elements[place]
        }
        @inline(__always) set {
            assert(place >= 0 && place < count)
            elements[place] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(by: 1) }
        elements[count] = element
        count += 1
    }

    /// Puts one value there many times.
    mutating func append(_ element: Element, times: Int) {
        if count + times > capacity { grow(by: times) }
        (elements + count).initialize(repeating: element, count: times)
        count += times
    }

    /// Takes the last value away.
    @inline(__always)
    mutating func removeLast() -> Element {
        assert(count > 0)
        count -= 1
        return elements[count]
    }

    /// Takes away all values from a place on.
    @inline(__always)
    mutating func cut(to place: Int) {
        assert(place <= count)
        count = place
    }

    @inline(never)
    private mutating func grow(by further: Int) {
        capacity = max(2 * capacity, count + further)
        let larger = Self.memory(for: capacity)
        larger.update(from: elements, count: count)
        free(elements)
        elements = larger
    }
}
