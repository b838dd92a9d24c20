import HomeModel
import UtteranceAnalysis

extension FrameResolver {
    /// The readings of a complaint of the dark where no lamp can be made brighter: "it's too dark in the cellar" switches
    /// the light on there.
    var lighting: [Interpretation] {
        let isOfDark =
            frame.slots.has(.complaint) && frame.slots[.about] == .brightness && frame.slots[.dir] == .up
        guard isOfDark, !frame.slots.has(.act), room != nil || !(frame.referents + frame.places).isEmpty else {
            return []
        }
        var lit = frame
        lit.slots = Slots().filling(.to, with: .on)
        if lit.referents.allSatisfy(\.isPlace) {
            lit.places += lit.referents
            lit.referents = [.lights()]
        }
        let resolver = FrameResolver(home: home, frame: lit, room: room, mentioned: mentioned)
        return resolver.readings.filter { $0.intents != nil }
    }
}
