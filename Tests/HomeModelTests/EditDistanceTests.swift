import Testing

@testable import HomeModel

struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("lamp", "lamp", 0), ("lamp", "lam", 1), ("lamp", "alamp", 1), ("lamp", "lump", 1),
        ("lamp", "lapm", 1),
        ("kitten", "sitting", 3), ("", "fan", 3),
    ])
    func countsSingleLettersAndSwaps(one: String, other: String, distance: Int) {
        #expect(EditDistance.between(Array(one.unicodeScalars), Array(other.unicodeScalars)) == distance)
    }
}
