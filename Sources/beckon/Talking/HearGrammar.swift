import BeckonRuntime

/// Hears recordings by a grammar of the user's own, and tells words and tags.
struct HearGrammar {
    let grammar: String
    let files: [String]
    let json: Bool
    let explain: Bool

    /// What is printed of a recording, as help shows it.
    static let example = """
          {"file": "a.wav", "status": "understood", "words": "latte", "tags": ["drink"],
           "slots": [{"tag": "drink", "words": "latte"}], "confidence": 0.9, "audio": {"seconds": 2.1, "decodeSeconds": 0.04}}
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
