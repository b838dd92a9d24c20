import HomeModel
import TestSupport
import Testing
import WyomingProtocol

struct WyomingReaderTests {
    private let chunk = WyomingEvent(
        "audio-chunk", ["rate": .int(16_000), "width": .int(2), "channels": .int(1), "timestamp": .null],
        payload: [10, 0, 255, 13, 10, 123])

    /// All events in some pieces, and the fault after which there are none.
    private func read(
        _ pieces: [[UInt8]], _ limits: WyomingLimits = WyomingLimits()
    ) -> (events: [WyomingEvent], fault: WyomingFault?) {
        var reader = WyomingReader(limits: limits)
        var events: [WyomingEvent] = []
        for piece in pieces {
            reader.feed(piece)
            do { while let event = try reader.next() { events.append(event) } } catch { return (events, error) }
        }
        return (events, nil)
    }

    @Test func readsWhatItWrites() {
        let events = [WyomingEvent("describe"), chunk, WyomingEvent("transcript", ["text": .string("zwölf\n€")])]
        #expect(read([events.flatMap(\.bytes)]).events == events)
    }

    @Test func readsTheSameHoweverItIsCut() {
        let events = [chunk, WyomingEvent("ping", ["text": .string("x")]), chunk]
        let bytes = events.flatMap(\.bytes)
        for cut in bytes.indices {
            #expect(read([Array(bytes[..<cut]), Array(bytes[cut...])]).events == events, "cut at \(cut)")
        }
        #expect(read(bytes.map { [$0] }).events == events)
    }

    @Test func readsDataInTheLineAndAfterIt() {
        let bytes = Array(#"{"type":"t","data":{"a":1,"b":2},"data_length":7}"#.utf8) + [10] + Array(#"{"b":3}"#.utf8)
        #expect(read([bytes]).events == [WyomingEvent("t", ["a": .int(1), "b": .int(3)])])
    }

    @Test func readsTheReferencesBytes() {
        // As wyoming 1.10.2 writes AudioChunk(rate=16000, width=2, channels=1, audio=b"\x01\x00").
        let data = #"{"rate": 16000, "width": 2, "channels": 1, "timestamp": null}"#
        let line =
            #"{"type": "audio-chunk", "version": "1.10.2", "data_length": \#(data.utf8.count), "payload_length": 2}"#
        let event = read([Array((line + "\n" + data).utf8) + [1, 0]]).events.first
        #expect(event?.payload == [1, 0])
        #expect(event.flatMap(WyomingSoundFormat.init) == WyomingSoundFormat(rate: 16_000, width: 2, channels: 1))
    }

    /// Lines, and what is wrong with each; nil where the reader of JSON says it in its own words.
    private static let faults: [(line: String, fault: WyomingFault?)] = [
        ("hello", nil),
        ("", nil),
        ("[]", .notJSON("it is no object")),
        (#"{"data":{}}"#, .noType),
        (#"{"type":7}"#, .noType),
        (#"{"type":"t","data_length":-1}"#, .badLength("data_length")),
        (#"{"type":"t","data_length":"9"}"#, .badLength("data_length")),
        (#"{"type":"t","payload_length":1.5}"#, .badLength("payload_length")),
        (#"{"type":"t","payload_length":9000000000000000000}"#, .tooLong("payload_length", most: 2_097_152)),
        (#"{"type":"t","payload_length":18000000000000000000}"#, .tooLong("payload_length", most: 2_097_152)),
        (#"{"type":"t","data_length":262145}"#, .tooLong("data_length", most: 262_144)),
    ]

    @Test(arguments: faults) func refusesWhatIsNoEvent(line: String, fault: WyomingFault?) {
        let found = read([Array(line.utf8) + [10]])
        #expect(found.events.isEmpty)
        #expect(found.fault != nil)
        if let fault { #expect(found.fault == fault) }
    }

    @Test func refusesDataThatIsNoObject() {
        let bytes = Array(#"{"type":"t","data_length":2}"#.utf8) + [10] + Array("[]".utf8)
        #expect(read([bytes]).fault == .notJSON("it is no object"))
    }

    @Test func refusesALineWithoutEnd() {
        let limits = WyomingLimits(header: 100, data: 10, payload: 10)
        #expect(read([[UInt8](repeating: 32, count: 100)], limits).fault == nil)
        #expect(read([[UInt8](repeating: 32, count: 101)], limits).fault == .longHeader(100))
        #expect(read([[UInt8](repeating: 32, count: 101) + [10]], limits).fault == .longHeader(100))
    }

    @Test func staysAtItsFault() {
        var reader = WyomingReader()
        reader.feed(Array("hello\n".utf8))
        #expect(throws: WyomingFault.self) { try reader.next() }
        reader.feed(WyomingEvent("ping").bytes)
        #expect(throws: WyomingFault.self) { try reader.next() }
        #expect(!reader.isWithinEvent)
    }

    @Test func tellsOfHalfAnEvent() throws {
        var reader = WyomingReader()
        #expect(!reader.isWithinEvent)
        reader.feed(chunk.bytes.dropLast())
        #expect(try reader.next() == nil)
        #expect(reader.isWithinEvent)
        reader.feed(chunk.bytes.suffix(1))
        #expect(try reader.next() == chunk)
        #expect(!reader.isWithinEvent)
    }

    @Test func readsOrRefusesChangedBytes() {
        let bytes = [chunk, WyomingEvent("info", ["asr": .array([.object(["name": .string("a")])])])].flatMap(\.bytes)
        var random = SeededNumbers(seed: 26)
        for _ in 0..<3_000 {
            var changed = bytes
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                changed[Int.random(in: changed.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            #expect(read([changed]).events.count <= 3)
        }
    }

    @Test(arguments: [(0, 2, 1), (16_000, 0, 1), (16_000, 5, 1), (16_000, 2, 0), (16_000, 2, 33), (1 << 40, 2, 1)])
    func knowsNoFormatThatNobodyRecordsIn(rate: Int, width: Int, channels: Int) {
        #expect(WyomingSoundFormat(rate: rate, width: width, channels: channels) == nil)
    }
}
