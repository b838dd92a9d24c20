import BeckonRuntime

/// Answers the lines of standard input, one line each and in their order; nothing is done.
///
/// Of lines that came together, both halves are answered at the same time.
struct LineAnswers: Sendable {
    /// The most lines that are answered before any of them is written.
    private static let mostAtOnce = 256
    /// So few lines are sooner answered than shared out.
    private static let fewest = 16

    let parsers: [Parser]
    let context: Context
    let languages: [String]
    let asJSON: Bool

    /// Answers all lines until there are no more.
    func write() async {
        var lines = Lines()
        while let batch = lines.batch() {
            var rest = batch[...]
            while !rest.isEmpty {
                let some = rest.prefix(Self.mostAtOnce)
                rest = rest.dropFirst(some.count)
                Output.page(await answers(to: some).joined())
            }
        }
    }

    private func answers(to lines: ArraySlice<Lines.Line>) async -> [String] {
        guard lines.count >= Self.fewest else { return answered(lines) }
        let half = lines.count / 2
        async let second = answered(lines.dropFirst(half))
        let first = answered(lines.prefix(half))
        return first + (await second)
    }

    private func answered(_ lines: ArraySlice<Lines.Line>) -> [String] {
        lines.map { line in
            let outcome = parsers.outcome(of: Request(line, in: context, languages: languages))
            return (asJSON ? outcome.json.line : outcome.reply.visible) + "\n"
        }
    }
}
