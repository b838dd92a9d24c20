import HomeModel

/// A part of the renderer: it has words for things, values and times, and for sentences made of them.
protocol Renderer {
    /// What it speaks with.
    var context: RenderingContext { get }
}

extension Renderer {
    var say: ReplyMessages { context.say }
    var primary: String { context.primary }

    /// Some parts as one sentence, with a capital letter and a full stop.
    func sentence(_ parts: [String]) -> String { sentence(say.list(parts)) }

    /// A text as a sentence, with a capital letter, and a full stop where it ends without a mark.
    func sentence(_ text: String) -> String {
        let begun = text.withCapital
        return begun.endsSentence ? begun : say(.sentence, .text(begun))
    }

    /// One sentence after another; nothing where there is none.
    func sentences(_ sentences: [String]) -> String {
        guard let first = sentences.first else { return "" }
        return sentences.dropFirst().reduce(first) { say(.sentences, .first($0), .last($1)) }
    }

    /// Each once, in order.
    func unique(_ names: [String]) -> [String] {
        // They are few, and hardly ever is one there twice.
        if names.count <= 8, names.indices.allSatisfy({ !names[..<$0].contains(names[$0]) }) { return names }
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }

    /// Texts in a row, of which none is the last: "a, b, c".
    func commas(_ items: [String]) -> String {
        items.dropFirst().reduce(items.first ?? "") { say(.andMiddle, .first($0), .last($1)) }
    }

    /// Texts in a row, of which no more are told than a person reads.
    func fewOf(_ items: [String]) -> String {
        let most = 8
        let told = commas(Array(items.prefix(most)))
        return items.count > most ? say(.manyMore, .names(told), .count(items.count - most)) : told
    }
}

extension String {
    /// The text with a capital letter, where its first letter has one.
    fileprivate var withCapital: String {
        // Most begin with a plain letter, and where a character ends is dear to find.
        guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
            let second = utf8.dropFirst().first, second < 0x80
        else { return prefix(1).uppercased() + dropFirst() }
        return String(unsafeUninitializedCapacity: utf8.count) { bytes in
            _ = bytes.initialize(from: utf8)
            bytes[0] = first & ~0x20
            return utf8.count
        }
    }
}
