import HomeModel

extension Parser {
    /// The outcome of words that ask the house for nothing, such as a greeting or a call for help; nil for all others.
    func smallTalk(_ text: String, _ lattice: Lattice, _ context: Context) -> Outcome? {
        guard let talk = language.aside.rule(named: "talk") else { return nil }
        let words = lattice.tokens.filter { !$0.isPause }
        var matcher = Matcher(language.aside, Lattice(words, grammar: language.aside, index: index))
        guard let said = matcher.readings(of: talk).first.map({ Facts($0) }) else { return nil }
        let reply =
            said.has("help")
            ? Replies.help(Phrases(self, in: context).examples(3))
            : said.has("thanks") ? Replies.welcome : said.has("bye") ? Replies.goodbye : Replies.hello
        return outcome(text, .notUnderstood, reply)
    }
}

extension Replies {
    fileprivate static let hello = "Hello. What shall I do?"

    fileprivate static let goodbye = "Goodbye."

    /// What is said to thanks.
    public static let welcome = "You are welcome."

    fileprivate static func help(_ examples: [String]) -> String {
        let shown = examples.isEmpty ? ["turn on the kitchen lights"] : examples
        return "Say what to do and with what, such as \(list(shown.map { "“\($0)”" }, with: "or"))."
    }
}
