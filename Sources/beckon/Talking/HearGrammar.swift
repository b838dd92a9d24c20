import BeckonRuntime

/// Hears recordings by a grammar of the user's own, and tells words and tags.
struct HearGrammar {
    let grammar: String
    let files: [String]
    let json: Bool
    let explain: Bool

    static let manual = """
        With --grammar FILE, nothing is done: each recording is decoded by that JSGF grammar, and its words are printed, \
        then each tag with the words that it belongs to. Its public rules are what can be said; grammars that it \
        imports are looked for beside it. What is no sentence of the grammar is refused. With --json, a line a file:
          {"file": "a.wav", "status": "understood", "words": "a large latte", "tags": ["size"],
           "slots": [{"tag": "size", "words": "large"}], "confidence": 0.9, "audio": {"seconds": 2.1, "decodeSeconds": 0.04}}
        “status” is “understood”; “notUnderstood”, with the “reason” and without words; or “failed”, with the “error” \
        that keeps the file from being read. With --explain, the sentence nearest to a sound that was refused is told too, \
        and in JSON a “finding” with all that was measured of it. The exit status is 0 if all were understood, else \
        that of the first that was not: 1, or 65 or 66 for a file that cannot be read.
        """

    func run() async throws {
        let ear = try await GrammarEar(grammar: grammar, models: Installation().models())
        if !ear.leftOut.isEmpty {
            let words = localizedList(ear.leftOut.map { localized("quoted", ["text": $0]) })
            Output.complain(localized("tokens-left-out", ["words": words]))
        }
        var status = ExitStatus.done
        for file in files {
            let ended = try await hear(file, ear)
            if status == .done { status = ended }
        }
        throw status
    }

    /// One file; a damaged one does not keep the others from being heard.
    private func hear(_ file: String, _ ear: GrammarEar) async throws -> ExitStatus {
        do {
            let hearing = try await ear.hear(file: file, isExplained: explain)
            if json { Output.line(hearing.json.line) } else { hearing.lines.forEach { Output.line($0) } }
            return hearing.isUnderstood ? .done : .notUnderstood
        } catch {
            guard let status = ExitStatus(fault: error), status != .unavailable else { throw error }
            Output.complain(localized(fault: error))
            if json {
                let failed: [String: JSON] = [
                    "file": .string(file), "status": .string("failed"), "error": .string(localized(fault: error)),
                ]
                Output.line(JSON.object(failed).line)
            }
            return status
        }
    }
}
