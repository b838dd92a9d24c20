import Foundation

/// What speaks for it that a sentence was meant which nobody understood, and what against it.
///
/// How much each clue counts was estimated by logistic regression: from sentences of which it is known what was meant, and from
/// talk that means nothing here.
struct OfferEvidence {
    /// Something that speaks for a sentence, or against it, as much as it is there.
    enum Clue: Int, CaseIterable {
        // MARK: What is meant

        /// The whole name of the thing was said.
        case wholeName
        /// A part of its name by which it is known was said: “cowboy” of the Cowboy Lamp.
        case tellingPart
        /// How much of its name was said, where others have that part too.
        case part
        /// Words were said by which things of its kind are known: “lawn” of a sprinkler.
        case kind
        /// How many others may be meant as well (logarithm).
        case rivals
        /// Its room was named.
        case inRoom
        /// Another room was named.
        case inOtherRoom
        /// It is in the room of who speaks.
        case aroundSpeaker
        /// A room is meant.
        case room
        /// A part of the home is meant.
        case zone
        /// A scene is meant.
        case scene
        /// Nothing by name is meant.
        case nothingNamed

        // MARK: What is wanted

        /// The state or the way that was said.
        case said
        /// The very words that say how it is to be.
        case value
        /// Words lean to it.
        case cue
        /// How many more words than one do.
        case moreCues
        /// Nothing says what is to be done: it would be otherwise than it is.
        case change

        // MARK: Whether anything is wanted

        /// How many words are of what is told.
        case against
        /// How many words are of who speaks.
        case own
        /// Words behind the name tell something of it.
        case told
        /// How much of what was said speaks for it.
        case share
        /// How many words were said (logarithm).
        case length

        /// How much it counts.
        fileprivate var weight: Double {
            switch self {
            case .wholeName: 2.5
            case .tellingPart: 2.1
            case .part: 1.4
            case .kind: 1.5
            case .rivals: -0.9
            case .inRoom: 0.8
            case .inOtherRoom: -0.8
            case .aroundSpeaker: 0.5
            case .room: 0.5
            case .zone: 0.9
            case .scene: 1.4
            case .nothingNamed: -0.4
            case .said: 1.2
            case .value: 2.3
            case .cue: 0.5
            case .moreCues: 1.4
            case .change: 0.7
            case .against: -1.4
            case .own: -0.5
            case .told: -1.0
            case .share: 4.9
            case .length: -0.4
            }
        }
    }

    private var amounts = [Double](repeating: 0, count: Clue.allCases.count)

    /// How much of a clue there is.
    subscript(clue: Clue) -> Double {
        get { amounts[clue.rawValue] }
        set { amounts[clue.rawValue] = newValue }
    }

    /// How near the sentence is to what was said, from 0 to 1.
    var nearness: Double {
        let sum = zip(amounts, Self.weights).reduce(Self.constant) { $0 + $1.0 * $1.1 }
        return 1 / (1 + exp(-sum))
    }

    private static let weights = Clue.allCases.map(\.weight)
    private static let constant = -4.6
}
