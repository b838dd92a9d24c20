import Foundation
import HomeDatabase
import HomeModel
import Synchronization
import TestSupport
import Testing

/// Thousands of edits on the plain store in memory and on the shared database: both do the same.
struct EditPropertyTests {
    /// How many edits are made from each seed; `BECKON_EDITS` makes more of them by hand.
    private static let count = ProcessInfo.processInfo.environment["BECKON_EDITS"].flatMap { Int($0) } ?? 1_000

    @Test(
        "Whatever edits are made, the home file of the homes can be read again, and every rule is kept",
        arguments: 100..<104)
    func theHomeFileCanBeReadAgain(seed: Int) async throws {
        let store = MemoryHomeStore(now: { StoreUnderTest.present })
        var edits = RandomEdits(seed: seed)
        var applied = 0
        for step in 1...Self.count {
            let before = await store.snapshot()
            let (edit, author) = edits.next(for: before)
            do {
                try await store.apply([edit], by: author)
                applied += 1
            } catch { #expect(await store.snapshot() == before) }
            if step.isMultiple(of: 100) {
                // Reading completes a service with what its type requires; what is read then stays as it is.
                let file = HomeFile.write(try HomeFile.read(HomeFile.write(await store.snapshot())))
                #expect(HomeFile.write(try HomeFile.read(file)) == file)
            }
        }
        #expect(applied > Self.count / 4, "the edits make too little sense to show anything")
        #expect(applied < Self.count * 4 / 5, "the edits make too much sense to show that any is refused")
    }
}
