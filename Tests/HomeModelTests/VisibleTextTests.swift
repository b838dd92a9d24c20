import HomeModel
import Testing

/// Nothing is shown that is not seen.
struct VisibleTextTests {
    @Test(arguments: [
        ("Desk Lamp", "Desk Lamp"), ("Küche 卧室 “né”", "Küche 卧室 “né”"), ("a\u{202E}b", #"a\u202Eb"#),
        ("\u{2066}x\u{2069}\u{200B}\u{FEFF}", #"\u2066x\u2069\u200B\uFEFF"#),
        ("\u{1B}[2J\u{9B}2J", #"\u001B[2J\u009B2J"#),
        ("a\r\n\tb", #"a\u000D\u000A\u0009b"#), ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{E000}", #"\uE000"#),
        ("\u{378}", #"\u0378"#), ("\u{E0041}", #"\uDB40\uDC41"#), ("\u{7F}", #"\u007F"#), (#"\u202E"#, #"\u202E"#),
        ("e" + String(repeating: "\u{301}", count: 9), "e" + String(repeating: "\u{301}", count: 8) + #"\u0301"#),
    ]) func writesWhatIsNotSeenAsItsNumber(text: String, shown: String) {
        #expect(text.visible.unicodeScalars.elementsEqual(shown.unicodeScalars))
        #expect(shown.visible == shown)
    }

    @Test func keepsTheLinesOfAPage() {
        #expect("a\nb\u{202E}\r\n".visibleLines == "a\nb\\u202E\\u000D\n")
        #expect("a\nb\n".visibleLines == "a\nb\n")
    }

    @Test func leavesJSONTheSameJSON() throws {
        let json = JSON.object(["name\u{202E}": .string("\\\u{200D}\"\u{E0041}\u{1B}\n")])
        #expect(try JSON(reading: Array(json.line.visible.utf8)) == json)
        #expect(try JSON(reading: Array(json.page.visibleLines.utf8)) == json)
    }
}
