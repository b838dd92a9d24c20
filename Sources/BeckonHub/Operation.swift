import HTTPTypes
import HomeLog
import HomeModel

/// One thing that can be asked of the hub over HTTP: how it is asked for, who may, and what does it.
///
/// The router and the OpenAPI document are made of the same list, so that what is documented is what there is.
struct Operation: Sendable {
    let method: HTTPRequest.Method
    let path: String
    let id: String
    let about: String
    let permission: Permission
    var query: [Query] = []
    var body: Shape?
    /// The sound that is handed in.
    var sound: Sound?
    /// What is answered where it went well: the name of a schema, or the kind of another content.
    let answer: Content
    let run: @Sendable (Call) async throws -> Answer

    /// A kind of sound.
    enum Sound: Sendable {
        /// A whole recording, as a WAV file.
        case recording
        /// A piece of what is being said: 16-bit little-endian samples of one channel, 16,000 a second.
        case piece

        /// What it is called in a head.
        var type: String {
            switch self {
            case .recording: "audio/wav"
            case .piece: "audio/pcm"
            }
        }
    }

    /// A word behind the question mark.
    struct Query: Sendable {
        let name: String
        let about: String
        /// The most characters that it takes; nil where more do no harm.
        var longest: Int?
    }

    /// Who may ask for it.
    enum Permission: Sendable {
        /// Whoever comes.
        case open
        /// Every client.
        case listen
        /// Clients that may do something.
        case act
        /// Clients that may change what the homes are made of.
        case setUp
        /// The owner, at the local socket.
        case owner
    }

    /// What is answered.
    enum Content: Sendable {
        case one(String)
        case list(of: String)
        case text(String)
    }
}

/// What the hub answers.
struct Answer: Sendable {
    var status = HTTPResponse.Status.ok
    var headers: HTTPFields = [:]
    var body: Body

    /// What follows the head.
    enum Body: Sendable {
        case bytes([UInt8], type: String)
        /// Events since a number, as they come; nil is from now on.
        case events(after: EventStart, for: Caller)
    }

    /// A document.
    static func json(_ document: JSON, _ status: HTTPResponse.Status = .ok) -> Answer {
        var bytes: [UInt8] = []
        document.write(to: &bytes)
        bytes.append(10)
        return Answer(status: status, body: .bytes(bytes, type: "application/json"))
    }

    /// Why nothing was done, with the number by which the log tells more.
    static func fault(_ status: HTTPResponse.Status, _ text: String) -> Answer {
        .json(.object(["error": .string(text), "request": number]), status)
    }

    /// The number of the request that is answered.
    private static var number: JSON { Trace.id.map { .string($0) } ?? .null }

    /// Why a change was refused: HomeKit's code, and the row of `homes-and-names` that forbids it.
    static func refusal(_ refusal: EditRefusal, _ text: String) -> Answer {
        let status: HTTPResponse.Status =
            switch refusal.error {
            case .insufficientPrivileges: .forbidden
            case .notFound: .notFound
            default: .conflict
            }
        return .json(
            .object([
                "error": .string(text), "code": .string("\(refusal.error)"), "number": .int(Int64(refusal.error.code)),
                "row": refusal.row.map { .string($0) } ?? .null, "request": number,
            ]), status)
    }
}

/// From where on events are told.
enum EventStart: Hashable, Sendable {
    case now
    case after(UInt64)
    /// Events were missed that are not kept any more.
    case missed
}
