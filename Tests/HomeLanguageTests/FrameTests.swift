import Testing

@testable import HomeLanguage

struct FrameTests {
    private func frame(_ tags: String...) -> Frame { Frame(tags.map { .tag(Tag($0)) }) }

    @Test func addsNumbersAndMultipliesThem() {
        #expect(frame("2", "*100", "50").number == 250)
        #expect(Frame([.number(5), .tag(Tag("0.5")), .tag(Tag("*-1"))]).number == -5.5)
        #expect(frame("all").number == nil)
    }

    @Test func readsPropertiesAndBareWords() {
        let read = frame("to=on", "plural")
        #expect(read["to"] == "on")
        #expect(read.has("plural"))
        #expect(!read.has("all"))
    }

    @Test func knowsWhatIsWanted() {
        #expect(Demand(frame("about=power", "to=off")) == .power(false))
        #expect(Demand(frame("about=lock", "to=locked")) == .lock(true))
        #expect(Demand(frame("about=door", "to=open")) == .door(isOpen: true))
        #expect(Demand(frame("about=door", "to=open", "50")) == .position(50))
        #expect(Demand(frame("about=level", "50", "unit=percent")) == .level(50, .percent))
        #expect(Demand(frame("about=temperature", "70", "unit=fahrenheit")) == .temperature(70, .fahrenheit))
        #expect(Demand(frame("about=brightness", "40")) == .brightness(40))
    }

    @Test func wantsNothingWithoutANumberWhereOneIsNeeded() {
        #expect(Demand(frame("about=brightness")) == nil)
        #expect(Demand(frame("about=level")) == nil)
        #expect(Demand(frame("about=temperature")) == nil)
        #expect(Demand(frame("plural")) == nil)
    }
}
