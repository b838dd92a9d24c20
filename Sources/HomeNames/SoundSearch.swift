import HomeModel
import LanguagePack

/// A name that sounds like another.
public struct SoundMatch: Hashable, Sendable {
    /// What bears it.
    public let entry: NameEntry
    /// How it is said, as phones of the language.
    public let phones: [String]
    /// How far apart the two are, in hundredths of what names are told apart by.
    public let distance: Int
    /// How alike they are, from 0 to 1.
    public let similarity: Double
}

/// Finds the names that sound nearly as some phones.
struct SoundSearch {
    let index: NameIndex

    /// The whole names that sound nearly as given, nearest first; none where the index knows no pronunciations.
    ///
    /// `distance` is in hundredths of what names are told apart by. It is not measured against the length of the names,
    /// because what two names have in common helps nobody to tell them apart.
    func names(
        soundingLike phones: [String], atMost distance: Int, limit: Int, where isWanted: (NameEntry) -> Bool
    ) -> [SoundMatch] {
        let sounds = index.reading.sounds
        let letters = sounds.letters(phones)
        let costs = PhoneCosts(letters, sounds)
        let distance = min(max(distance, 0), 1_000)
        var nearest: [NameEntry: (distance: Int, phones: [UInt8])] = [:]
        for layer in index.layers {
            for near in layer.segment.sounds?.near(costs, atMost: distance) ?? [] {
                for entry in layer.entries(at: near.key)
                where entry.form == .full && isWanted(entry) && near.distance < nearest[entry]?.distance ?? .max {
                    nearest[entry] = (near.distance, near.phones)
                }
            }
        }
        let ordered = nearest.sorted {
            ($0.value.distance, $0.key.form.rawValue, $0.key.name, index.homePlaces[$0.key.home] ?? .max)
                < ($1.value.distance, $1.key.form.rawValue, $1.key.name, index.homePlaces[$1.key.home] ?? .max)
        }
        return ordered.prefix(max(limit, 0)).map { entry, near in
            SoundMatch(
                entry: entry, phones: sounds.names(near.phones), distance: near.distance,
                similarity: SoundAlike.similarity(distance: near.distance, letters.count, near.phones.count))
        }
    }
}
