import Testing

@testable import HomeLanguage

struct FactsTests {
    private func facts(_ tags: String...) -> Facts { Facts(tags.compactMap { Tag($0) }.map { .tag($0) }) }

    @Test func addsNumbersAndMultipliesThem() {
        #expect(facts("2", "*100", "50").number == 250)
        #expect(Facts([.number(5), .tag(.plus(0.5)), .tag(.times(-1))]).number == -5.5)
        #expect(facts("all").number == nil)
    }

    @Test func readsPropertiesAndBareWords() {
        let read = facts("to=on", "plural")
        #expect(read[.to] == .on)
        #expect(read.has(.plural))
        #expect(!read.has(.all))
    }

    @Test func knowsWhatIsWanted() {
        #expect(Demand.demands(facts("to=off")) == [.power(false)])
        #expect(Demand.demands(facts("to=locked")) == [.lock(true)])
        #expect(Demand.demands(facts("to=open")) == [.door(isOpen: true)])
        #expect(Demand.demands(facts("to=open", "50")) == [.set(.position, 50)])
        #expect(Demand.demands(facts("goal", "50", "unit=percent")) == [.level(50, .percent)])
        #expect(Demand.demands(facts("about=temperature", "70", "unit=fahrenheit")) == [.temperature(70, .fahrenheit)])
        #expect(Demand.demands(facts("about=brightness", "40")) == [.set(.brightness, 40)])
    }

    @Test func wantsNothingWithoutANumberWhereOneIsNeeded() {
        #expect(Demand.demands(facts("about=brightness")).isEmpty)
        #expect(Demand.demands(facts("about=temperature")).isEmpty)
        #expect(Demand.demands(facts("plural")).isEmpty)
    }
}
