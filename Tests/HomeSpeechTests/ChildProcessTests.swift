import Foundation
import Testing

@testable import HomeSpeech

@Suite struct ChildProcessTests {
    @Test func aProgramHasNoFileOfOurs() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        #expect(fcntl(listener, F_GETFD) & FD_CLOEXEC == 0)
        // The program's own number stands for that which lists the files; it has its standard ones, and the folder that it reads.
        let files = try ProgramRun.output(of: "ls", ["-l", "/proc/self/fd"], within: .seconds(10))
        #expect(files.contains("pipe:"))
        #expect(!files.contains("socket:"))
    }
}
