import Testing

@testable import UtteranceAnalysis

struct SlotsTests {
    private func slots(_ tags: String...) -> Slots { Slots(tags.compactMap { Tag($0) }.map { .tag($0) }) }

    @Test func addsNumbersAndMultipliesThem() {
        #expect(slots("2", "*100", "50").number == 250)
        #expect(Slots([.number(5), .tag(.plus(0.5)), .tag(.times(-1))]).number == -5.5)
        #expect(slots("all").number == nil)
    }

    @Test func readsPropertiesAndBareWords() {
        let read = slots("to=on", "plural")
        #expect(read[.to] == .on)
        #expect(read.has(.plural))
        #expect(!read.has(.all))
    }

    @Test func knowsWhatIsWanted() {
        #expect(Effect.effects(slots("to=off")) == [.power(false)])
        #expect(Effect.effects(slots("to=locked")) == [.lock(true)])
        #expect(Effect.effects(slots("to=open")) == [.door(isOpen: true)])
        #expect(Effect.effects(slots("to=open", "50")) == [.set(.position, 50)])
        #expect(Effect.effects(slots("goal", "50", "unit=percent")) == [.level(50, .percent)])
        #expect(Effect.effects(slots("about=temperature", "70", "unit=fahrenheit")) == [.temperature(70, .fahrenheit)])
        #expect(Effect.effects(slots("about=brightness", "40")) == [.set(.brightness, 40)])
    }

    @Test func wantsNothingWithoutANumberWhereOneIsNeeded() {
        #expect(Effect.effects(slots("about=brightness")).isEmpty)
        #expect(Effect.effects(slots("about=temperature")).isEmpty)
        #expect(Effect.effects(slots("plural")).isEmpty)
    }
}
