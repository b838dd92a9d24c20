import Synchronization

/// The bytes of hexadecimal text, which a test wrote itself.
public func hex(_ text: String) -> [UInt8] {
    let digits = text.compactMap(\.hexDigitValue)
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// A source that gives these draws one after another, and then nothing that is of use.
public func replaying(_ draws: [UInt8]...) -> @Sendable (_ count: Int) -> [UInt8] {
    let rest = Mutex(draws)
    return { count in
        rest.withLock { rest in rest.isEmpty ? [UInt8](repeating: 0, count: count) : rest.removeFirst() }
    }
}
