import BeckonRuntime
import HTTPTypes
import HomeModel

/// Who calls: the owner at the local socket, or a client with its token.
struct Caller: Hashable, Sendable {
    /// The client's name; nil is the owner.
    var client: String?
    /// Where it is: “here”, for whoever speaks to it.
    var room: String?
    /// The user as whom it acts, with that user's rights.
    var user: String?
    /// The code of the language that is spoken to it; nil is whichever it is understood in.
    var language: String?
    /// Whether it does anything, or only listens.
    var mayAct = true
    /// Whether it may unlock, open and disarm, after a yes.
    var mayUnlock = true
    /// Whether it may change what the homes are made of, and pair.
    var maySetUp = true
    /// Whether it speaks from away, through a relay.
    var isAway = false
    /// The home on a server that it was invited to, and that alone it knows of; nil is all.
    var home: HomeID?
    /// Whether it may unlock, open and disarm from there, too.
    var mayUnlockFromAway = false

    /// Whoever owns the data folder.
    static let owner = Caller()

    /// Whether it is the owner.
    var isOwner: Bool { client == nil }

    /// As what it opens nothing; nil where it may.
    var barring: RestrictedClient? {
        guard let client else { return nil }
        if isAway, !mayUnlockFromAway { return .fromAway(client) }
        return mayUnlock ? nil : .always(client)
    }

    /// As whom it changes the homes.
    var author: Author { Author(user: user, account: Installation.account) }

    /// - Throws: `CallFault.forbidden` where it may not change what the homes are made of.
    func requireSettingUp() throws(CallFault) {
        guard mayAct, maySetUp else {
            throw .forbidden(localized("http-sets-nothing-up"))
        }
    }

    /// Whether it may know of a home: everybody may who acts as nobody, and as a user whoever lives there.
    func mayEnter(_ home: Home) -> Bool {
        if let invited = self.home, invited != home.id { return false }
        guard let user, !home.users.isEmpty else { return true }
        return home.users.named(user) != nil
    }
}

/// One request that was understood: who calls, and with what.
struct Call: Sendable {
    let caller: Caller
    /// What is said to the caller.
    let words: HubWords
    let query: [String: String]
    let headers: HTTPFields
    let body: [UInt8]

    /// Whether it brings the last piece of what is said.
    var isLast: Bool { query[Operation.Query.isLast.name] == "yes" }

    /// The members of the document that was handed in, which are those of a shape and no others.
    ///
    /// - Throws: `CallFault.badRequest`.
    func members(of shape: Shape) throws(CallFault) -> [String: JSON] {
        let document: JSON
        do { document = try JSON(reading: body, atMost: 1_000) } catch {
            throw .badRequest(localized("http-no-json", ["fault": error.localized]))
        }
        guard case .object(let members) = document else { throw .badRequest(localized("http-no-object")) }
        for (key, value) in members {
            guard let member = shape.members.first(where: { $0.name == key }) else {
                throw .badRequest(localized("http-unexpected", ["member": String(key.prefix(64)).visible]))
            }
            guard member.kind.takes(value) else {
                throw .badRequest(localized("http-has-to-be", ["member": key, "wanted": member.kind.phrase]))
            }
        }
        if let missing = shape.members.first(where: { $0.isRequired && members[$0.name] == nil }) {
            throw .badRequest(localized("file-missing", ["key": missing.name]))
        }
        return members
    }
}

/// Why a call is not carried out.
enum CallFault: Error, Hashable {
    case badRequest(String)
    case forbidden(String)
    case notFound(String)
    /// It has to be said more plainly first, or elsewhere.
    case conflict(String)
    case tooMany
    /// An accessory did not do it.
    case badGateway(String)
    case unavailable(String)
    /// The body is of another kind than this.
    case wrongKind(String)
    /// The body has more bytes than this.
    case tooLong(Int)

    var status: HTTPResponse.Status {
        switch self {
        case .badRequest: .badRequest
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .conflict: .conflict
        case .tooMany: .tooManyRequests
        case .badGateway: .badGateway
        case .unavailable: .serviceUnavailable
        case .wrongKind: .unsupportedMediaType
        case .tooLong: .contentTooLarge
        }
    }

    var text: String {
        switch self {
        case .badRequest(let text), .forbidden(let text), .notFound(let text), .conflict(let text),
            .badGateway(let text), .unavailable(let text):
            text
        case .tooMany: localized("http-too-much")
        case .wrongKind(let kind): localized("http-wrong-kind", ["kind": kind])
        case .tooLong(let longest): localized("http-long", ["most": "\(longest)"])
        }
    }
}

/// What the document of a request has in it.
struct Shape: Sendable {
    /// One member of an object.
    struct Member: Sendable {
        let name: String
        let kind: Kind
        var isRequired = false
        let about: String
    }

    /// What a member is; lengths are in characters.
    enum Kind: Sendable {
        case text(longest: Int)
        case texts(most: Int, longest: Int)
        case flag
        case word(of: [String])
        case number
        /// A text, a number or a truth.
        case value

        /// The most characters of a value that is a text.
        static let longestValue = 256

        func takes(_ value: JSON) -> Bool {
            switch (self, value) {
            case (.text(let longest), .string(let text)): text.hasAtMost(longest)
            case (.texts(let most, let longest), .array(let texts)):
                texts.count <= most && texts.allSatisfy(Self.text(longest: longest).takes)
            case (.flag, .bool): true
            case (.word(let words), .string(let text)): words.contains(text)
            case (.number, .int(let number)): number > 0
            case (.value, .string(let text)): text.hasAtMost(Self.longestValue)
            case (.value, .bool), (.value, .int), (.value, .unsigned), (.value, .double): true
            default: false
            }
        }

        var phrase: String {
            switch self {
            case .text(let longest): localized("http-text", ["longest": "\(longest)"])
            case .texts(let most, let longest):
                localized("http-texts", ["most": "\(most)", "longest": "\(longest)"])
            case .flag: localized("file-wants-flag")
            case .word(let words): localized("file-wants-word", ["words": words.joined(separator: ", ")])
            case .number: localized("http-number")
            case .value: localized("http-value")
            }
        }
    }

    let name: String
    let members: [Member]
}

extension String {
    /// Whether it has at most so many characters, as JSON Schema counts them: code points.
    fileprivate func hasAtMost(_ count: Int) -> Bool { utf8.count <= count || unicodeScalars.count <= count }
}

extension [String: JSON] {
    /// The text of a member; nil where there is none.
    func text(_ key: String) -> String? { if case .string(let text)? = self[key] { text } else { nil } }

    /// The texts of a member that is a list; none where there is none.
    func texts(_ key: String) -> [String] {
        guard case .array(let list)? = self[key] else { return [] }
        return list.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Whether a member is true.
    func isTrue(_ key: String) -> Bool { self[key] == .bool(true) }
}
