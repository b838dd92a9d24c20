import Testing

@testable import BeckonHub

struct AcceptedLanguagesTests {
    @Test(arguments: [
        (nil, []), ("", []), ("de", ["de"]), ("de-AT", ["de-AT", "de"]), ("*", []), ("../../etc, fr", ["fr"]),
        ("en;q=0.5, it, de-AT;q=0.8, ru;q=0", ["it", "de-AT", "de", "en"]), ("fr;q=x, es ; q=0.1", ["es"]),
        (String(repeating: "x", count: 10_000), []),
    ])
    func ordersWhatABrowserAsksFor(header: String?, codes: [String]) {
        #expect(AcceptedLanguages(header).codes == codes)
    }

    @Test func looksAtNoMoreThanAnybodySpeaks() {
        #expect(AcceptedLanguages(String(repeating: "de,", count: 100_000)).codes.count <= 16)
    }
}
