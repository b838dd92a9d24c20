import CMemory
import Foundation
import Testing

/// What a process gives back to the system.
struct MemoryTests {
    /// How many bytes of files are in its memory.
    private static func fileBytes() throws -> Int {
        let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
        return try #require(Int(fields[2])) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    @Test func givesBackThePagesOfProgramsAndRunsOn() throws {
        let before = try Self.fileBytes()
        memory_give_back()
        #expect(try Self.fileBytes() < before)
        // What is needed again comes back, here as code and as constants that were given back.
        #expect((1...100).map { "\($0)" }.joined(separator: " ").count == 291)
    }
}
