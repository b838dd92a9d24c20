/// Where and by whom an utterance is made.
public struct Context: Hashable, Sendable {
    /// The room that the speaker is in.
    public var room: String?
    /// The home that is meant where none is named.
    public var home: String?
    /// The user who speaks.
    public var user: String?
    /// When it is said; nil is this moment, by the system's clock.
    public var now: PresentTime?

    /// What was spoken of before; nil outside of a conversation, and where a sentence says itself what it is about.
    public var focus: Focus? {
        get { standsAlone ? nil : spokenOf?.focus }
        set { (spokenOf, standsAlone) = (newValue.map { SpokenOf($0) }, false) }
    }
    /// What was spoken of before, also where a sentence stands alone: of several lamps “the light” is the one that was.
    var recent: Focus? { spokenOf?.focus }
    /// The same for a sentence that says itself what it is about.
    var alone: Context {
        var alone = self
        alone.standsAlone = true
        return alone
    }
    private var standsAlone = false
    // Contexts are copied at each step of a search, so that what is large in them lies apart and is shared.
    private var spokenOf: SpokenOf?
    /// Whether who speaks says that they go out or to bed, so that “everything” is all of the home.
    var isLeaving = false
    /// Whether a question that names nothing asks of what was spoken of: “apaga la cafetera si está encendida”.
    var asksOfFocus = false

    /// A context of the given parts; what is nil is not known.
    public init(
        room: String? = nil, home: String? = nil, user: String? = nil, now: PresentTime? = nil, focus: Focus? = nil
    ) {
        self.room = room
        self.home = home
        self.user = user
        self.now = now
        self.focus = focus
    }

    private final class SpokenOf: Hashable, Sendable {
        let focus: Focus

        init(_ focus: Focus) { self.focus = focus }

        static func == (one: SpokenOf, other: SpokenOf) -> Bool { one === other || one.focus == other.focus }
        func hash(into hasher: inout Hasher) { hasher.combine(focus) }
    }
}
