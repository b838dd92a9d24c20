/// The words that one slip of the fingers makes of another.
enum Slip {
    /// The words in which two neighbours have changed places, or in which one letter is or is not doubled.
    static func light(_ word: [UInt8]) -> [[UInt8]] {
        word.indices.flatMap { place -> [[UInt8]] in
            var (doubled, swapped, single) = (word, word, word)
            doubled.insert(word[place], at: place)
            guard place + 1 < word.count else { return [doubled] }
            if word[place] == word[place + 1] {
                single.remove(at: place)
                return [doubled, single]
            }
            swapped.swapAt(place, place + 1)
            return [doubled, swapped]
        }
    }

    /// The words in which any letter is put in, left out or changed.
    static func heavy(_ word: [UInt8]) -> [[UInt8]] {
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        return (0...word.count).flatMap { place -> [[UInt8]] in
            var made = letters.map { letter in
                var longer = word
                longer.insert(letter, at: place)
                return longer
            }
            guard place < word.count else { return made }
            var shorter = word
            shorter.remove(at: place)
            made.append(shorter)
            return made
                + letters.map { letter in
                    var changed = word
                    changed[place] = letter
                    return changed
                }
        }
    }
}
