import HomeModel
import TestSupport
import Testing

/// Home files that went wrong in any way are read or refused, and never do harm.
struct HomeFileMutationTests {
    private static let scraps = [
        "null", "true", "-1", "1e999", "99999999999999999999", "\"\"", "\"\\ud800\"", "[]", "{}", "{", "]", ",", ":",
        "\\", "\u{0}",
        "\"name\":", "\"On\"", "\u{301}\u{301}", "\u{3164}", "'",
    ]

    @Test(arguments: 0..<1_000) func readsOrRefusesAChangedFile(seed: Int) {
        var random = SeededNumbers(seed: seed)
        var bytes = Fixture.bytes(of: "cottage")
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 0...12, using: &random))
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[start] = .random(in: 0...255, using: &random)
            case 1: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes.removeSubrange(start..<end)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
            default:
                bytes.replaceSubrange(
                    start..<end, with: Array(Self.scraps[Int.random(in: Self.scraps.indices, using: &random)].utf8))
            }
        }
        check(bytes)
    }

    @Test func readsOrRefusesEveryPrefixOfAFile() {
        let bytes = Array(HomeFileTests.example.utf8)
        for length in 0..<bytes.count { #expect(!faultLines(Array(bytes.prefix(length))).isEmpty) }
    }

    /// What is taken is written in a form that is taken again; what is refused has its reasons.
    private func check(_ bytes: [UInt8]) {
        do throws(HomeFileError) {
            let written = HomeFile.write(try HomeFile.read(bytes))
            #expect(HomeFile.write(try HomeFile.read(written)) == written)
        } catch {
            #expect(!error.faults.isEmpty)
            #expect(error.faults.count <= 100)
        }
    }
}
