import HomeModel

/// Where the bytes of a key lie, and what it leads to.
struct KeyPlace: Sendable {
    var start: UInt32
    /// The bearer of the name, or the number of the list where there are several.
    var bearer: UInt32
    let length: UInt16
    /// How many words of the name are left out at its beginning.
    let dropped: UInt8
    private(set) var form: Form

    /// The form of the name, or that several names have this key.
    enum Form: UInt8 { case full, withoutRoom, lastWords, several }

    /// A key of one name.
    init(start: Int, length: Int, _ posting: NamePosting) {
        self.start = UInt32(start)
        self.length = UInt16(length)
        bearer = posting.bearer
        dropped = posting.dropped
        form =
            switch posting.form {
            case .full: .full
            case .withoutRoom: .withoutRoom
            case .lastWords: .lastWords
            }
    }

    /// The only name that has the key; nil where there are several.
    @inline(__always)
    var posting: NamePosting? {
        let form: NameEntry.Form
        switch self.form {
        case .full: form = .full
        case .withoutRoom: form = .withoutRoom
        case .lastWords: form = .lastWords
        case .several: return nil
        }
        return NamePosting(bearer: bearer, dropped: dropped, form: form)
    }

    /// Leads to a list from now on.
    mutating func lead(toList list: Int) {
        bearer = UInt32(list)
        form = .several
    }
}

/// Which bearer a key leads to, and in which form of its name.
struct NamePosting: Sendable {
    var bearer: UInt32
    /// How many words of the name are left out at its beginning.
    var dropped: UInt8
    var form: NameEntry.Form

    /// Whether it is a whole name or one without its room, rather than last words alone.
    var isOwn: Bool { form <= .withoutRoom }
}
