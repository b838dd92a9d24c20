import HomeModel
import HomeOutcomes

/// Makes names for what is kept for later, as homes have them.
struct TriggerNames: Renderer {
    let context: RenderingContext

    init(_ context: RenderingContext) { self.context = context }

    /// A name for a trigger, by its things and its time: "Timed Desk Lamp 2026-11-21 19 30", "Timed 3 things every day at 7".
    func triggerName(of things: [String], _ when: When) -> String {
        let thing =
            things.count == 1 ? String(things[0].prefix(24)) : say(.timedThings, .count(Set(things).count))
        let time =
            if let date = when.fireDate, when.recurrence == nil {
                String(date.prefix(16)).replacing("T", with: " ")
            } else {
                spoken(when)
            }
        let name = say(.timedName, .things(thing), .time(time))
        return Name.legal(from: Self.shortened(name)) ?? say(.timedPlain)
    }

    /// A name that leaves room for what is put behind it, cut between two words.
    private static func shortened(_ name: String) -> String {
        let short = name.prefix(52)
        guard short.endIndex < name.endIndex, name[short.endIndex] != " ", let end = short.lastIndex(of: " ") else {
            return String(short)
        }
        return String(short[..<end])
    }

    /// What the values are kept as that a trigger writes: "Timed Desk Lamp 19 30 scene".
    func sceneName(of name: String) -> String { say(.timedScene, .name(name)) }

    /// A name that is not taken, with a number where it has to be; it is taken then.
    func unique(_ name: String, besides taken: inout Set<NameKey>) -> String {
        var number = 1
        var unique = name
        while !taken.insert(NameKey(unique)).inserted {
            number += 1
            unique = say(.timedNumber, .name(name), .number(Double(number)))
        }
        return unique
    }
}
