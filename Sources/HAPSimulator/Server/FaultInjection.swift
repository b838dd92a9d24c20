/// The faults that are injected into a simulated device: one of each kind at most.
struct FaultInjection: Sendable {
    private var faults: [DeviceFault.Kind: DeviceFault] = [:]

    /// Which of several faults strikes a request.
    private static let order: [DeviceFault.Kind] = [
        .silent, .slow, .dropBefore, .errorStatus, .dropMiddle, .dropAfter, .wrongProof,
    ]

    /// All that are on, in the order of their names.
    var all: [DeviceFault] { faults.values.sorted { $0.kind.rawValue < $1.kind.rawValue } }

    /// The fault of a kind, where it is on.
    subscript(kind: DeviceFault.Kind) -> DeviceFault? {
        get { faults[kind] }
        set { faults[kind] = newValue }
    }

    /// Ends all of them.
    mutating func removeAll() { faults = [:] }

    /// Counts the fault that strikes a request, if one does, and says whether that was its last one.
    mutating func strike(_ target: Substring, inSession isSession: Bool) -> (fault: DeviceFault, isOver: Bool)? {
        for kind in Self.order {
            guard var fault = faults[kind], fault.strikes(target, inSession: isSession) else { continue }
            guard let remaining = fault.remaining else { return (fault, false) }
            fault.remaining = remaining - 1
            faults[kind] = remaining > 1 ? fault : nil
            return (fault, remaining == 1)
        }
        return nil
    }
}
