import Foundation
import TestSupport
import Testing

/// A shell completes to the names of the homes that are kept.
struct CompletionTests {
    /// What bash offers for the last of the words.
    private func offers(_ words: String..., in folder: String) throws -> [String] {
        let script = """
            PATH="$(dirname "$PROGRAM"):$PATH"
            source <(beckon --generate-completion-script bash)
            COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMP_POINT=${#COMP_LINE} COMP_TYPE=9 COMP_KEY=9
            _beckon beckon "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let run = try Program.run(
            "/bin/bash", ["-c", script, "bash"] + words,
            environment: ["PROGRAM": Program.path, "XDG_DATA_HOME": folder])
        return run.lines.map { $0.replacing("\\", with: "") }
    }

    @Test func offersTheNamesOfThisHome() throws {
        let folder = try Scratch.folder()
        _ = try Program.run(["home", "add", "Villa", "--data-dir", folder + "/beckon"])
        _ = try Program.run(["room", "add", "Larder", "Boot Room", "--data-dir", folder + "/beckon"])
        #expect(try offers("beckon", "room", "rename", "", in: folder) == ["Boot Room", "Larder"])
        #expect(try offers("beckon", "room", "rename", "La", in: folder) == ["Larder"])
        #expect(try offers("beckon", "say", "--home", "", in: folder) == ["Villa"])
        #expect(try offers("beckon", "room", "ren", in: folder) == ["rename"])
    }

    @Test func offersNothingAndMakesNothingWhereThereIsNoHome() throws {
        let folder = try Scratch.folder()
        #expect(try offers("beckon", "room", "rename", "", in: folder).filter { !$0.isEmpty }.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: folder + "/beckon"))
    }
}
