import HomeNames
import LanguagePack

/// The words that the commonest slips of the fingers make of another.
enum Slip {
    /// The words in which two neighbours have changed places, or in which one letter is or is not doubled.
    static func light(_ word: Letters) -> [Letters] {
        word.indices.flatMap { place -> [Letters] in
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
}

extension LanguageRules {
    /// Whether one letter more, fewer or changed makes of a word one that is met all the time and that no sentence has.
    func hasOtherWord(oneFrom letters: Letters) -> Bool {
        wordList.hasCommon(anyOf: spelling.edits(of: letters)) { !nearWords.has($0) }
    }
}
