/// The language that is spoken by a user or in a room, where somebody has said which.
///
/// It is kept in `extra`, so that the home file carries it; an `extra` that is no object has no room for it.
public enum SpokenLanguage {
    /// The most bytes of the code of a language.
    public static let longestCode = 35

    /// Whether a text can be the code of a language: letters, and hyphens between them.
    public static func isCode(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= longestCode
            && text.utf8.allSatisfy {
                UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 || $0 == UInt8(ascii: "-")
            }
    }
}

extension Room {
    /// The code of the language that is spoken in it; nil where nobody has said.
    public var language: String? { extra.language }
}

extension User {
    /// The code of the language that the user speaks; nil where nobody has said.
    public var language: String? { extra.language }
}

extension JSON? {
    private static var languageKey: String { "language" }

    fileprivate var language: String? {
        guard case .string(let code)? = self?[Self.languageKey], SpokenLanguage.isCode(code) else { return nil }
        return code
    }

    /// The same with another language; nil takes that back.
    ///
    /// - Throws: `EditRefusal` where there is no room for it, or the text is no code.
    public func speaking(language code: String?, called name: String) throws(EditRefusal) -> JSON? {
        var extra = self
        extra.setMember(Self.languageKey, to: code.map { .string($0) })
        guard extra.language == code else { throw .noRoomForLanguage(of: name) }
        return extra
    }
}

extension HomeSnapshot {
    /// The code of the language of whoever speaks: the user's own, else that of the room; nil where neither is known.
    ///
    /// - Parameter home: the name of the only home that is looked at; all without it.
    public func language(ofUser user: String?, room: String?, home: String? = nil) -> String? {
        if user == nil, room == nil { return nil }
        let meant = home.map { name in homes.filter { $0.isCalled(name) } } ?? homes
        let own = user.flatMap { user in meant.lazy.compactMap { $0.users.named(user)?.language }.first }
        return own ?? room.flatMap { room in meant.lazy.compactMap { $0.rooms.named(room)?.language }.first }
    }
}
