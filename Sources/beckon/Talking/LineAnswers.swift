import BeckonRuntime

/// Answers the lines of standard input, one line each and in their order; nothing is done.
///
/// Of lines that came together, both halves are answered at the same time.
struct LineAnswers: Sendable {
    /// The most lines that are answered before any of them is written.
    private static let mostAtOnce = 256
    /// So few lines are sooner answered than shared out.
    private static let fewest = 16

    let house: House
    let speaker: SpeakerOptions
    let languages: [String]
    let asJSON: Bool

    /// Answers all lines until there are no more.
    ///
    /// - Throws: what a language throws that a line names.
    func write() async throws {
        var lines = Lines()
        while let batch = lines.batch() {
            var rest = batch[...]
            while !rest.isEmpty {
                let some = rest.prefix(Self.mostAtOnce)
                rest = rest.dropFirst(some.count)
                Output.page(try await answers(to: some).joined())
            }
        }
    }

    private func answers(to lines: ArraySlice<Lines.Line>) async throws -> [String] {
        let context = speaker.context
        var read: [Request] = []
        for line in lines {
            read.append(try await speaker.spoken(Request(line, in: context, languages: languages), in: house))
        }
        let requests = read
        var parsers: [String?: [Parser]] = [:]
        for code in Set(requests.map(\.language)) { parsers[code] = try await house.parsers(speaking: code) }
        guard requests.count >= Self.fewest else { return answered(requests[...], parsers) }
        let half = requests.count / 2
        let known = parsers
        async let second = answered(requests[half...], known)
        let first = answered(requests[..<half], known)
        return first + (await second)
    }

    private func answered(_ requests: ArraySlice<Request>, _ parsers: [String?: [Parser]]) -> [String] {
        requests.map { request in
            guard let spoken = parsers[request.language] else { preconditionFailure("each language has its parsers") }
            let outcome = spoken.outcome(of: request)
            return (asJSON ? outcome.json.line : outcome.reply.visible) + "\n"
        }
    }
}
