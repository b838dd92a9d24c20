import HomeModel
import UtteranceAnalysis

/// What words for things or a place can mean, before it is said what is to be done: "lamps", "Kitchen".
public struct Mention: Sendable {
    fileprivate let referents: [Referent]

    /// Whether something is called so.
    public var isName: Bool { referents.contains { !$0.names.isEmpty } }
}

/// Reads words for things and places by themselves.
public struct MentionReader {
    private let parser: Parser

    init(_ parser: Parser) { self.parser = parser }

    /// The things or the place that words speak of.
    public func mention(_ words: String) -> Mention {
        let matches = parser.interpreter.matches(of: parser.utterance(words), rule: .thing)
        return Mention(referents: matches.map { Referent($0) })
    }

    /// The services that bear a name whole.
    public func services(named mention: Mention) -> Set<ServiceReference> {
        Set(
            parser.interpreter.views.flatMap { home in mention.referents.flatMap { home.services(named: $0) } }
                .map(\.reference))
    }

    /// The services that words for a kind of thing mean, wherever they are or in one place.
    public func services(meantBy kind: Mention, in place: Mention? = nil) -> Set<ServiceReference> {
        let places = place.map { $0.referents.filter(\.isPlace) }
        if places?.isEmpty == true { return [] }
        var found: Set<ServiceReference> = []
        for referent in kind.referents where referent.has(.kind) && referent.names.isEmpty {
            for home in parser.interpreter.views {
                let scope = Scope(home: home, referent: referent, places: places ?? [], things: [], room: nil)
                // A place of another home is none here.
                if places != nil, !scope.isPlaceSaid || scope.isNowhere { continue }
                found.formUnion(scope.all.map(\.reference))
            }
        }
        return found
    }
}
