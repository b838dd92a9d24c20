/// A place in a home file, as the way to it from the top: `homes[0].rooms[3].name`.
indirect enum FilePlace: CustomStringConvertible {
    case top
    case member(of: FilePlace, key: String)
    case element(of: FilePlace, index: Int)

    /// The place under a key.
    subscript(key: String) -> FilePlace { .member(of: self, key: key) }

    /// The place of an element, counted from 0.
    subscript(index: Int) -> FilePlace { .element(of: self, index: index) }

    var description: String {
        switch self {
        case .top: ""
        case .member(.top, let key) where isPlain(key): key
        case .member(let parent, let key): isPlain(key) ? "\(parent).\(key)" : "\(parent)[\"\(shown(key))\"]"
        case .element(let parent, let index): "\(parent)[\(index)]"
        }
    }

    private func isPlain(_ key: String) -> Bool {
        !key.isEmpty && key.utf8.count <= 60
            && key.utf8.allSatisfy {
                $0 < 0x80
                    && ($0 == UInt8(ascii: "_") || Character(Unicode.Scalar($0)).isLetter
                        || Character(Unicode.Scalar($0)).isNumber)
            }
    }
}

extension String {
    /// The text as a sentence quotes it: on one line, without control characters, cut after 80 scalars.
    public var excerpt: String { shown(self) }
}

/// A text on one line, without control characters, cut after 80 scalars.
func shown(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let head = scalars.prefix(80)
    let visible = head.map { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
            "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: String(scalar)
        }
    }
    return visible.joined() + (head.endIndex == scalars.endIndex ? "" : "…")
}
