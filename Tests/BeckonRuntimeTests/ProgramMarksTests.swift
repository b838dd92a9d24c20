import Foundation
import TestSupport
import Testing

@testable import BeckonRuntime

/// Programs that serve homes from one data folder know which of them have ended.
struct ProgramMarksTests {
    private let folder = TemporaryFolder()

    @Test func aProgramHasEndedOnceItsMarkIsHeldByNobody() throws {
        let program = UUID()
        let others = ProgramMarks(in: folder.path)
        #expect(!others.hasEnded(program))
        var marks: ProgramMarks? = ProgramMarks(in: folder.path)
        try marks?.set(for: program)
        #expect(!others.hasEnded(program))
        #expect(others.takeOver().isEmpty)
        marks = nil
        #expect(others.hasEnded(program))
        // What one takes over, no other does.
        #expect(others.takeOver().map(\.copies.program) == [program])
        #expect(others.hasEnded(program))
        let third = ProgramMarks(in: folder.path)
        #expect(!third.hasEnded(program) && third.takeOver().isEmpty)
    }

    @Test func whoHasEndedAndLeftNothingIsForgotten() throws {
        let marks = ProgramMarks(in: folder.path)
        let running = ProgramMarks(in: folder.path)
        let (ended, holder, copying, alive) = (UUID(), UUID(), UUID(), UUID())
        for program in [ended, holder, copying] { try ProgramMarks(in: folder.path).set(for: program) }
        try running.set(for: alive)
        let copies = URL(filePath: folder.file("serving-\(copying)"))
        try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: false)
        try Data().write(to: copies.appending(path: "\(UUID()).json"))
        // A folder without a copy is what a crash has left, half a copy too.
        let empty = URL(filePath: folder.file("serving-\(ended)"))
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
        try Data().write(to: empty.appending(path: "\(UUID()).json.new"))
        marks.forgetEnded(exceptFor: [holder])
        let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".lock") }
        #expect(Set(left) == Set([holder, copying, alive].map { "serving-\($0).lock" }))
        #expect(!FileManager.default.fileExists(atPath: empty.path))
        // Taken over and given back, they are forgotten too.
        #expect(Set(marks.takeOver().map(\.copies.program)) == [holder, copying])
        marks.forgetEnded(exceptFor: [])
        #expect(!marks.hasEnded(holder) && marks.hasEnded(copying))
    }

    @Test func inACopyOfTheFolderNothingIsKnownOfTheProgramsOfTheFirst() throws {
        let (program, copy) = (UUID(), TemporaryFolder())
        try ProgramMarks(in: folder.path).set(for: program)
        #expect(ProgramMarks(in: folder.path).hasEnded(program))
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            try FileManager.default.copyItem(atPath: folder.file(name), toPath: copy.file(name))
        }
        let there = ProgramMarks(in: copy.path)
        #expect(!there.hasEnded(program) && there.takeOver().isEmpty)
    }

    @Test func onACopiedDiskNothingIsKnownOfTheProgramsOfTheFirstMachine() throws {
        let (program, path) = (UUID(), folder.path)
        func marks(_ cards: String...) -> ProgramMarks {
            ProgramMarks(in: path, of: ProgramMarks.Machine(identity: "0123", cards: Set(cards)))
        }
        try marks("02:00:00:00:00:01").set(for: program, responder: "4711 secret")
        // The disk, and with it the identity of the machine, was copied.
        #expect(!marks("02:00:00:00:00:02").hasEnded(program) && marks("02:00:00:00:00:02").takeOver().isEmpty)
        // A card that was plugged in makes no other machine.
        let same = marks("02:00:00:00:00:01", "02:00:00:00:00:03")
        #expect(same.hasEnded(program) && same.takeOver().map(\.responder) == ["4711 secret"])
    }
}
