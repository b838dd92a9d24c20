import Testing

@testable import HomeLanguage

struct FactsTests {
    private func facts(_ tags: String...) -> Facts { Facts(tags.map { .tag(Tag($0)) }) }

    @Test func addsNumbersAndMultipliesThem() {
        #expect(facts("2", "*100", "50").number == 250)
        #expect(Facts([.number(5), .tag(Tag("0.5")), .tag(Tag("*-1"))]).number == -5.5)
        #expect(facts("all").number == nil)
    }

    @Test func readsPropertiesAndBareWords() {
        let read = facts("to=on", "plural")
        #expect(read["to"] == "on")
        #expect(read.has("plural"))
        #expect(!read.has("all"))
    }

    @Test func knowsWhatIsWanted() {
        #expect(Demand(facts("to=off")) == .power(false))
        #expect(Demand(facts("to=locked")) == .lock(true))
        #expect(Demand(facts("to=open")) == .door(isOpen: true))
        #expect(Demand(facts("to=open", "50")) == .position(50))
        #expect(Demand(facts("goal", "50", "unit=percent")) == .level(50, .percent))
        #expect(Demand(facts("about=temperature", "70", "unit=fahrenheit")) == .temperature(70, .fahrenheit))
        #expect(Demand(facts("about=brightness", "40")) == .brightness(40))
    }

    @Test func wantsNothingWithoutANumberWhereOneIsNeeded() {
        #expect(Demand(facts("about=brightness")) == nil)
        #expect(Demand(facts("about=temperature")) == nil)
        #expect(Demand(facts("plural")) == nil)
    }
}
