import HomeOutcomes
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

/// What slots come to, and that slots against each other come to nothing.
struct EffectTests {
    private func effects(_ tags: String...) -> [Effect] {
        Effect.effects(Slots(tags.compactMap { Tag($0) }.map { .tag($0) }))
    }

    @Test func readsHowFarSomethingChanges() {
        #expect(effects("dir=up", "about=brightness") == [.adjust(.brightness, .steps(1))])
        #expect(effects("dir=down", "about=brightness", "much=little") == [.adjust(.brightness, .steps(-0.4))])
        #expect(effects("dir=up", "change", "20", "unit=percent") == [.adjust(.level, .by(20, .percent))])
        #expect(effects("dir=down", "part=0.5") == [.adjust(.level, .part(-0.5))])
        #expect(effects("extent=full", "dir=up") == [.adjust(.level, .most)])
    }

    @Test func takesANumberBesideAWordOfChangeForHowFarAndAGoalForWhereTo() {
        #expect(effects("dir=up", "20", "unit=percent") == [.adjust(.level, .by(20, .percent))])
        #expect(effects("dir=up", "20", "unit=percent", "goal") == [.level(20, .percent)])
    }

    @Test func asksWhetherToDimToOrBy() {
        let dim = ["dir=down", "about=brightness", "dim", "20", "unit=percent"]
        #expect(
            Effect.effects(Slots(dim.compactMap { Tag($0) }.map { .tag($0) })) == [
                .set(.brightness, 20), .adjust(.brightness, .by(-20, .percent)),
            ])
    }

    @Test func opensAndClosesByParts() {
        #expect(effects("to=closed", "25", "unit=percent") == [.set(.position, 75)])
        #expect(effects("to=closed", "30", "unit=percent", "goal") == [.set(.position, 30), .set(.position, 70)])
        #expect(
            effects("to=open", "more") == [.adjust(.position, .steps(1))]
                || effects("to=open", "more") == [.adjust(.level, .steps(1))])
    }

    @Test(arguments: [
        ["to=closed", "dir=up", "act"], ["to=open", "dir=down", "act"], ["to=off", "50", "unit=percent"],
        ["to=off", "dir=up"], ["to=locked", "20"], ["arm=off", "guard=away"], ["dir=down", "times=2"],
        ["goal", "change", "20"], ["hue=0", "saturation=100", "kelvin=2700"], ["mute=on", "20"], ["change", "20"],
        ["to=toggle", "50"], ["mode=heat", "unit=percent", "20"], ["much=little"], ["to=on", "dir=down"],
        ["hue=0", "saturation=100", "to=off"], ["extent=most", "to=off"], ["about=brightness", "20", "unit=degrees"],
    ])
    func readsNothingOfWordsAgainstEachOther(tags: [String]) {
        #expect(Effect.effects(Slots(tags.compactMap { Tag($0) }.map { .tag($0) })).isEmpty)
    }

    /// Every name that replies give a colour is one that people can say for it.
    @Test func understandsTheColoursThatItNames() {
        let whites: Set<ColorName> = [.warmWhite, .coolWhite, .daylight, .candlelight, .white]
        for (color, known) in ColorName.table where !whites.contains(color) {
            let (name, color) = (English.cottage.replies.text(color), known)
            let outcome = English.villa.parse("set the arc lamp to \(name)")
            let wanted = Intent.Action.setAll(["Hue": .double(color.hue), "Saturation": .double(color.saturation)])
            #expect(outcome.intents.map(\.action) == [wanted], "\(name)")
        }
    }
}
