import TestSupport
import Testing

@testable import HomeModel

struct JSONTests {
    private func read(_ text: String) throws -> JSON { try JSON(reading: Array(text.utf8)) }

    @Test(arguments: [
        ("null", JSON.null), ("true", .bool(true)), (" false\n", .bool(false)), ("0", .int(0)), ("-0", .int(0)),
        ("-7", .int(-7)),
        ("20.0", .int(20)), ("1e2", .int(100)), ("20.5", .double(20.5)), ("1E-2", .double(0.01)),
        ("9223372036854775807", .int(.max)), ("9223372036854775808", .unsigned(9_223_372_036_854_775_808)),
        ("18446744073709551615", .unsigned(.max)), ("18446744073709551616", .double(18_446_744_073_709_551_616)),
        (#""""#, .string("")), (#""a\"\\\/\b\f\n\r\tü""#, .string("a\"\\/\u{8}\u{C}\n\r\tü")),
        (#""\u00e9\uD83D\uDE00\u0000""#, .string("é😀\u{0}")), ("[]", .array([])),
        ("[1, [2]]", .array([.int(1), .array([.int(2)])])),
        ("{}", .object([:])), (#"{"a": {"b": null}}"#, .object(["a": .object(["b": .null])])),
        (#"{"a": 1, "a": 2}"#, .object(["a": .int(2)])),
    ])
    func readsWhatTheStandardAllows(text: String, value: JSON) throws {
        #expect(try read(text) == value)
    }

    @Test(arguments: [
        "", " ", "nul", "True", "NaN", "Infinity", "+1", ".5", "5.", "01", "-", "1e", "1e400", "0x10", "'a'", "\"a",
        "\"\\x\"",
        "\"\\u12g4\"", "\"\\uD800\"", "\"\\uD800\\u0041\"", "\"\\uDC00\"", "\"a\nb\"", "[1,]", "[,1]", "[1 2]", "[1",
        "{\"a\"}", "{a: 1}",
        "{\"a\": 1,}", "{\"a\" 1}", "{\"a\": 1", "1 2", "[1]]", "/* */ 1", "\u{FEFF}\u{FEFF}1",
    ])
    func refusesWhatTheStandardDoesNot(text: String) {
        #expect(throws: JSONFault.self) { try read(text) }
    }

    @Test(arguments: [
        [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC3], [0x80],
    ])
    func refusesBytesThatAreNotUTF8(bytes: [UInt8]) {
        #expect(throws: JSONFault.self) { try JSON(reading: bytes) }
    }

    @Test func countsColumnsInCharactersAndNotInBytes() throws {
        let fault = try #require(throws: JSONFault.self) { try read("[1,\n \"üüü\" ?]") }
        #expect([fault.line, fault.column] == [2, 8])
        #expect(english(fault.message) == "a comma or a closing ] is missing before this")
        #expect(fault.description == "line 2, column 8: json-comma, bracket: ]")
    }

    @Test func readsAtMost128Levels() throws {
        func nested(_ levels: Int) -> String {
            String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
        }
        _ = try read(nested(128))
        #expect(throws: JSONFault.self) { try read(nested(129)) }
        #expect(throws: JSONFault.self) { try read(String(repeating: "[", count: 1_000_000)) }
        #expect(throws: JSONFault.self) { try read(String(repeating: "{\"a\":", count: 1_000_000)) }
    }

    @Test func readsEveryPrefixOfADocumentOrRefusesIt() {
        let text = Array(#"{"a": [1.5e3, "ü\u00e9\n", true, null], "b": {"c": -0.5}}"#.utf8)
        for length in 0..<text.count { #expect(throws: JSONFault.self) { try JSON(reading: text.prefix(length)) } }
    }

    @Test func writesOneLineWithItsKeysInOrder() throws {
        let value = try read(#"{"b": [1, 2.5, null], "a": "x/ü\"\n", "c": 18446744073709551615}"#)
        #expect(value.line == #"{"a":"x/ü\"\n","b":[1,2.5,null],"c":18446744073709551615}"#)
        #expect(try read(value.line) == value)
        #expect(try read(value.page) == value)
    }

    @Test(arguments: [
        (CharacteristicValue.bool(true), "true"), (.int(30), "30"), (.double(21), "21"), (.double(21.1), "21.1"),
        (.string("a"), "\"a\""), (.double(0.1 + 0.2), "0.30000000000000004"),
    ])
    func writesTheValueOfACharacteristic(value: CharacteristicValue, text: String) {
        #expect(JSON(value).line == text)
    }

    @Test func hasNoCharacteristicValueForListsObjectsAndNull() throws {
        for text in ["null", "[]", "{}"] { #expect(try read(text).characteristicValue == nil) }
        #expect(try read("7").characteristicValue == .int(7))
        #expect(JSON.unsigned(.max).characteristicValue == .double(Double(UInt64.max)))
    }

    @Test(arguments: 0..<100) func writesTheBytesThatFoundationWrites(seed: Int) {
        var generator = SeededNumbers(seed: seed)
        let document = Self.anything(depth: 4, &generator)
        #expect(document.line == document.text([.sortedKeys, .withoutEscapingSlashes]))
    }

    private static func anything(depth: Int, _ generator: inout SeededNumbers) -> JSON {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 7), using: &generator) {
        case 0: return .null
        case 1: return .bool(Bool.random(using: &generator))
        case 2: return .int(Int64.random(in: .min ... .max, using: &generator))
        case 3: return .unsigned(UInt64.random(in: 0 ... .max, using: &generator))
        case 4: return .double(Double(Int.random(in: -9_000...9_000, using: &generator)) / 8)
        case 5:
            let number = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &generator))
            return .double(number)
        case 6: return .string(text(&generator))
        case 7: return .array((0..<3).map { _ in anything(depth: depth - 1, &generator) })
        default:
            let members = (0..<4).map { _ in (text(&generator), anything(depth: depth - 1, &generator)) }
            return .object(Dictionary(members) { first, _ in first })
        }
    }

    private static func text(_ generator: inout SeededNumbers) -> String {
        let letters = Array("aAbZ_09 \"\\/\u{0}\u{8}\u{9}\u{A}\u{C}\u{D}\u{1F}\u{7F}éü日😀\u{2028}")
        return String(
            (0..<Int.random(in: 0..<6, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? "a" })
    }
}
