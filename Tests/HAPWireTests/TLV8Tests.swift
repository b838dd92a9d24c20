import TestSupport
import Testing

@testable import HAPWire

struct TLV8Tests {
    static let vectors = WireVectors.golden.tlv8

    @Test(arguments: vectors.good.indices)
    func readsAndWritesEveryGoodMessage(number: Int) throws {
        let good = Self.vectors.good[number]
        let isList = good.items.contains { $0.type == 0xFF }
        let message = try TLV8(reading: hex(good.hex), as: isList ? .list : .message)
        #expect(message.items.map(\.tag.rawValue) == good.items.map(\.type))
        #expect(message.items.map(\.value) == good.items.map { hex($0.value) })
        #expect(message.bytes == hex(good.hex))
        #expect(try TLV8(reading: hex(good.hex), as: .lenient) == message)
    }

    @Test(arguments: vectors.bad)
    func refusesEveryBadMessage(bad: WireVectors.BadMessage) {
        #expect(throws: TLV8Error.self) { try TLV8(reading: hex(bad.hex), as: .message) }
    }

    @Test func saysWhatIsWrongAndWhere() {
        let faults: [([UInt8], TLV8Error)] = [
            ([6, 1, 1, 7], .cutHeader(at: 3)), ([6, 2, 1], .cutValue(of: .state, at: 0)),
            ([6, 1, 1, 6, 1, 1], .repeated(.state, at: 3)), ([6, 1, 1, 0, 1, 0, 6, 1, 1], .repeated(.state, at: 6)),
            ([3, 255] + [UInt8](repeating: 9, count: 255) + [3, 0], .emptyFragment(of: .publicKey, at: 257)),
        ]
        for (bytes, error) in faults {
            #expect(throws: error) { try TLV8(reading: bytes, as: .message) }
            #expect(throws: error) { try TLV8(reading: bytes, as: .list) }
        }
    }

    @Test func refusesAMessageOfMoreThan64KiB() {
        let bytes = [UInt8](repeating: 0, count: TLV8.longestMessage + 1)
        #expect(throws: TLV8Error.tooLong(65_537)) { try TLV8(reading: bytes, as: .lenient) }
    }

    /// Lengths around every multiple of 255 are where writers have gone wrong.
    @Test func readsBackAValueOfAnyLength() throws {
        for count in 0...1100 {
            let value = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
            let message = TLV8(state: 1).adding(.publicKey, value).adding(.method, [0])
            #expect(message.bytes.count == 6 + count + 2 * max(1, (count + 254) / 255))
            #expect(try TLV8(reading: message.bytes, as: .message) == message)
        }
    }

    @Test func aForgivingReaderJoinsNeighboursAndTakesTheFirstOfOthers() throws {
        let joined = try TLV8(
            reading: [6, 1, 1, 6, 1, 2, 5, 255] + [UInt8](repeating: 7, count: 255) + [5, 0], as: .lenient)
        #expect(joined[.state] == [1, 2])
        #expect(joined[.encryptedData]?.count == 255)
        let repeated = try TLV8(reading: [6, 1, 1, 0, 1, 0, 6, 1, 9], as: .lenient)
        #expect(repeated[.state] == [1])
    }

    @Test func keepsUnknownTypes() throws {
        let message = try TLV8(reading: [6, 1, 1, 0x77, 2, 8, 9], as: .message)
        #expect(message[TLV8.Tag(rawValue: 0x77)] == [8, 9])
    }

    @Test func readsNumbersOfOneToEightBytes() {
        #expect(TLV8(state: 3).number(.state) == 3)
        #expect(TLV8().adding(.flags, [0, 0, 0, 1]).number(.flags) == 1 << 24)
        let largest = TLV8().adding(.flags, [UInt8](repeating: 0xFF, count: 8))
        #expect(largest.number(.flags) == .max)
        #expect(TLV8().adding(.flags, []).number(.flags) == nil)
        #expect(TLV8().adding(.flags, [UInt8](repeating: 0, count: 9)).number(.flags) == nil)
        #expect(TLV8().number(.flags) == nil)
    }

    @Test func aListMayRepeatTypesAfterASeparatorOnly() throws {
        let list = try TLV8(reading: [1, 1, 0x61, 0xFF, 0, 1, 1, 0x62, 0xFF, 0, 1, 1, 0x63], as: .list)
        #expect(list.parts.map { $0[.identifier] } == [[0x61], [0x62], [0x63]])
        #expect(throws: TLV8Error.repeated(.separator, at: 5)) {
            try TLV8(reading: [1, 1, 0x61, 0xFF, 0, 0xFF, 0], as: .list)
        }
        #expect(throws: TLV8Error.repeated(.identifier, at: 3)) {
            try TLV8(reading: [1, 1, 0x61, 1, 1, 0x62], as: .list)
        }
    }

    @Test func aListWithoutSeparatorsFallsApartWhereATypeComesAgain() throws {
        let list = try TLV8(reading: [6, 1, 2, 1, 1, 0x61, 11, 1, 1, 1, 1, 0x62, 11, 1, 0], as: .lenient)
        #expect(list.parts.map { $0[.identifier] } == [[0x61], [0x62]])
        #expect(list.parts.map { $0[.permissions] } == [[1], [0]])
    }

    @Test(arguments: [TLV8.Strictness.message, .list, .lenient])
    func readsOrRefusesAnyBytes(strictness: TLV8.Strictness) {
        var numbers = SeededNumbers(seed: 2)
        for _ in 0..<3000 {
            let count = Int.random(in: 0...80, using: &numbers)
            let bytes = (0..<count).map { _ in
                [0, 1, 2, 6, 0xFF, UInt8.random(in: 0...255, using: &numbers)].randomElement(using: &numbers) ?? 0
            }
            guard let message = try? TLV8(reading: bytes, as: strictness) else { continue }  // Refusing is an answer.
            _ = message.parts
            if strictness != .lenient { #expect(message.bytes == bytes) }
        }
    }

    @Test func eachPrefixOfEachGoodMessageIsReadOrRefused() {
        for good in Self.vectors.good {
            for bytes in disfigured(hex(good.hex), seed: 3, changes: 500) {
                for strictness in [TLV8.Strictness.message, .list, .lenient] {
                    let message = try? TLV8(reading: bytes, as: strictness)  // Refusing is an answer.
                    if strictness != .lenient, let message { #expect(message.bytes == bytes) }
                }
            }
        }
    }
}
