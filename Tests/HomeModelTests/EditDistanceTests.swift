import Testing

@testable import HomeModel

struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("lamp", "lamp", 0), ("lamp", "lam", 1), ("lamp", "alamp", 1), ("lamp", "lump", 1),
        ("lamp", "lapm", 1), ("lamp", "lpma", 2), ("кухня", "кужня", 1), ("кухня", "кхуня", 1), ("küche", "kuhce", 2),
        ("kitten", "sitting", 3), ("", "fan", 3),
    ])
    func countsSingleLettersAndSwaps(one: String, other: String, distance: Int) {
        let (one, other) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
        #expect(EditDistance.between(one, other) == distance)
        #expect(EditDistance.isAtMostOne(one, other) == (distance <= 1))
    }
}
