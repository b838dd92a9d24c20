import Foundation
import TestSupport
import Testing

/// A shell completes to the names of the homes that are kept.
struct CompletionTests {
    /// What bash offers for the last word of each line; a line ends in its last word, which may be empty.
    private func offers(_ lines: String..., in folder: String) throws -> [[String]] {
        let script = """
            PATH="$(dirname "$PROGRAM"):$PATH"
            source <(beckon --generate-completion-script bash)
            for line; do
                IFS=' ' read -ra COMP_WORDS <<<"$line"
                [[ $line != *' ' ]] || COMP_WORDS+=('')
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE="$line" COMP_POINT=${#line} COMP_TYPE=9 COMP_KEY=9
                COMPREPLY=()
                _beckon beckon "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
                printf '%s\\n' "${COMPREPLY[@]}" .
            done
            """
        let run = try Program.run(
            "/bin/bash", ["-c", script, "bash"] + lines,
            environment: ["PROGRAM": Program.path, "XDG_DATA_HOME": folder])
        return run.lines.split(separator: ".", omittingEmptySubsequences: false).dropLast().map { offered in
            offered.filter { !$0.isEmpty }.map { $0.replacing("\\", with: "") }
        }
    }

    @Test func offersTheNamesOfThisHome() throws {
        let folder = try Scratch.folder()
        _ = try Program.run(["home", "add", "Villa", "--data-dir", folder + "/beckon"])
        _ = try Program.run(["room", "add", "Larder", "Boot Room", "--data-dir", folder + "/beckon"])
        let offered = try offers(
            "beckon room rename ", "beckon room rename La", "beckon say --home ", "beckon room ren",
            "beckon home primary ", "beckon pronounce ", in: folder)
        #expect(
            offered == [
                ["Boot Room", "Larder"], ["Larder"], ["Villa"], ["rename"], ["Villa"],
                ["Boot Room", "Larder", "Villa"],
            ])
    }

    /// What the definitions say of a command and those below it: its words, and each argument that takes a value.
    private func values(of command: [String: Any], after words: [String]) -> [(words: String, value: [String: Any])] {
        let words = words + [command["commandName"] as? String ?? ""]
        let own = (command["arguments"] as? [[String: Any]] ?? []).filter { $0["kind"] as? String != "flag" }
        let below = command["subcommands"] as? [[String: Any]] ?? []
        return own.map { (words.joined(separator: " "), $0) } + below.flatMap { values(of: $0, after: words) }
    }

    @Test func everyThingOfAHomeAndEveryFileIsOffered() throws {
        let definitions = try JSONSerialization.jsonObject(
            with: Data(Program.run(["--experimental-dump-help"]).output.utf8))
        let program = try #require((definitions as? [String: Any])?["command"] as? [String: Any])
        let things = [
            "home", "room", "zone", "accessory", "service", "group", "scene", "user", "file", "files", "folder",
        ]
        let found = values(of: program, after: []).filter {
            things.contains($0.value["valueName"] as? String ?? "")
        }
        #expect(found.count > 400)
        // A home that is far away, a broker's user and a zone of the time are nothing of these homes.
        let elsewhere = ["via", "mqtt-user", "time-zone"]
        for (words, value) in found where !words.hasPrefix("beckon remote") && value["completionKind"] == nil {
            let name = (value["preferredName"] as? [String: Any])?["name"] as? String
            #expect(elsewhere.contains(name ?? ""), "\(words): \(value["abstract"] ?? "")")
        }
    }

    @Test func offersNothingAndMakesNothingWhereThereIsNoHome() throws {
        let folder = try Scratch.folder()
        #expect(try offers("beckon room rename ", in: folder) == [[]])
        #expect(!FileManager.default.fileExists(atPath: folder + "/beckon"))
    }
}
