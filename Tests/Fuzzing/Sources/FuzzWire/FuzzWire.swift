import Foundation
import HAPCrypto
import HAPWire
import HomeModel
import WyomingProtocol

/// The readers of bytes that strangers send, by name; `FUZZ=tlv8` picks one, without it the first byte does.
private enum Reader: String, CaseIterable {
    case tlv8, frames, http, bodies, payload, pairing, wyoming

    static let picked: Reader? = {
        guard let name = ProcessInfo.processInfo.environment["FUZZ"] else { return nil }
        guard let reader = Reader(rawValue: name) else {
            fatalError("FUZZ is one of " + allCases.map(\.rawValue).joined(separator: ", "))
        }
        return reader
    }()

    func read(_ bytes: [UInt8]) {
        switch self {
        case .tlv8: readTLV8(bytes)
        case .frames: readFrames(bytes)
        case .http: readHTTP(bytes)
        case .bodies: readBodies(bytes)
        case .payload: readPayload(bytes)
        case .pairing: readPairing(bytes)
        case .wyoming: readWyoming(bytes)
        }
    }
}

private let key = [UInt8](repeating: 7, count: 32)

/// Strictly read is also forgivingly read, and what is written again is read as the same.
private func readTLV8(_ bytes: [UInt8]) {
    guard let message = try? TLV8(reading: bytes, as: .message) else {
        _ = try? TLV8(reading: bytes, as: .lenient).parts
        return
    }
    precondition(message.bytes == bytes || (try? TLV8(reading: message.bytes, as: .message)) == message)
    precondition((try? TLV8(reading: bytes, as: .lenient)) != nil, "the lenient reader is stricter")
    _ = message.number(.state)
}

/// Bytes as they are, in pieces of any length, and good frames that are cut anywhere.
private func readFrames(_ bytes: [UInt8]) {
    var opener = FrameOpener(key: key)
    for piece in pieces(bytes) { _ = try? opener.open(piece) }
    var sealer = FrameSealer(key: key)
    let sealed = sealer.seal(bytes)
    var second = FrameOpener(key: key)
    var opened: [UInt8] = []
    for piece in pieces(sealed, by: bytes) { opened += (try? second.open(piece)) ?? [] }
    precondition(opened == bytes, "what was sealed is not what was opened")
}

/// The same messages come out however the bytes are cut.
private func readHTTP(_ bytes: [UInt8]) {
    func messages(_ pieces: [ArraySlice<UInt8>]) -> ([HTTPMessage], failed: Bool) {
        var reader = HTTPReader(limits: HTTPLimits(head: 2048, body: 4096))
        var found: [HTTPMessage] = []
        for piece in pieces {
            reader.feed(Array(piece))
            do { while let message = try reader.next() { found.append(message) } } catch { return (found, true) }
        }
        return (found, false)
    }
    let whole = messages([bytes[...]])
    let cut = messages(bytes.indices.map { bytes[$0...$0] })
    precondition(whole.0 == cut.0 && whole.failed == cut.failed, "the cuts matter")
}

private func readBodies(_ bytes: [UInt8]) {
    _ = try? AccessoryListing(reading: bytes).body
    _ = try? CharacteristicAnswer(reading: bytes).body
    _ = try? CharacteristicWriteRequest(reading: bytes)
    _ = try? CharacteristicPrepareRequest(reading: bytes)
    _ = CharacteristicReadRequest(query: String(decoding: bytes, as: UTF8.self)[...])
}

/// A payload that is read is written as it was.
private func readPayload(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let payload = SetupPayload(text) { precondition(SetupPayload(payload.text) == payload, "another payload") }
    if let code = SetupCode(text) { precondition(SetupCode(code.text) == code, "another code") }
    _ = DeviceID(text)
}

/// Requests and answers of pairing, in the middle of handshakes.
private func readPairing(_ bytes: [UInt8]) {
    var setup = PairSetupAccessory(
        deviceID: Known.device, key: Known.signing, verifier: Known.verifier, random: systemRandom)
    for piece in pieces(bytes) { _ = setup.receive(Array(piece)) }
    var verify = PairVerifyAccessory(
        deviceID: Known.device, key: Known.signing, pairing: { _ in nil }, random: systemRandom)
    for piece in pieces(bytes) { _ = verify.receive(Array(piece)) }
    var controller = PairVerifyController(
        identity: Known.identity,
        pairing: ControllerPairing(deviceID: Known.device, accessoryKey: Known.signing.publicKey), random: systemRandom)
    _ = controller.start()
    _ = try? controller.receive(bytes)
    _ = try? PairingsRequest(reading: bytes)
    _ = try? PairingsAnswer(reading: bytes)
}

/// The same events come out however the bytes are cut, and what is written again is read as the same.
private func readWyoming(_ bytes: [UInt8]) {
    func events(_ pieces: [ArraySlice<UInt8>]) -> ([WyomingEvent], failed: Bool) {
        var reader = WyomingReader(limits: WyomingLimits(header: 1024, data: 1024, payload: 1024))
        var found: [WyomingEvent] = []
        for piece in pieces {
            reader.feed(piece)
            do { while let event = try reader.next() { found.append(event) } } catch { return (found, true) }
        }
        return (found, false)
    }
    let whole = events([bytes[...]])
    let cut = events(bytes.indices.map { bytes[$0...$0] })
    precondition(whole.0 == cut.0 && whole.failed == cut.failed, "the cuts matter")
    for event in whole.0 {
        var reader = WyomingReader()
        reader.feed(event.bytes)
        precondition((try? reader.next()) == event, "another event")
        _ = WyomingSoundFormat(event)
    }
}

private enum Known {
    static let device = DeviceID("3E:10:00:00:00:01") ?? { fatalError("no device") }()
    static let code = SetupCode("031-45-154") ?? { fatalError("no code") }()
    static let signing = SigningKey(random: systemRandom)
    static let identity = ControllerIdentity(random: systemRandom)
    static let verifier = SRPVerifier(code: code, random: systemRandom)
}

/// Bytes cut into pieces; how long each is, other bytes say.
private func pieces(_ bytes: [UInt8], by lengths: [UInt8]? = nil) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    var number = 0
    let lengths = lengths ?? bytes
    while !rest.isEmpty {
        let length = Int(lengths[number % lengths.count]) % 64 + 1
        pieces.append(rest.prefix(length))
        rest = rest.dropFirst(length)
        number += 1
    }
    return pieces
}

/// Gives any bytes to a reader of bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let reader = Reader.picked {
        reader.read(bytes)
    } else if let first = bytes.first {
        Reader.allCases[Int(first) % Reader.allCases.count].read(Array(bytes.dropFirst()))
    }
    return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Where the package manager looks for the program; the work is libFuzzer's.
@_cdecl("FuzzWire_main")
public func main(_ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
    var (count, arguments) = (count, arguments)
    return runFuzzer(&count, &arguments) { start, count in fuzz(start, count) }
}
