import BeckonRuntime

extension Request {
    /// One utterance on standard input: the text itself, or a JSON object that carries its own context.
    init(_ line: Lines.Line, in context: Context, languages: @autoclosure () -> [String]) {
        switch line {
        case .tooLong: self = .fault("", reply: localized("request-too-long"))
        case .notText: self = .fault("", reply: localized("request-not-text"))
        case .text(let text) where text.first == "{": self.init(json: text, in: context, languages: languages())
        case .text(let text): self = .ask(text, context)
        }
    }
}
