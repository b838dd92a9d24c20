import Synchronization

/// A value that is made when somebody first asks for it, and kept.
///
/// Who asks while it is made waits for it.
package final class Lazy<Value: Sendable>: Sendable {
    private let known = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    package var value: Value {
        known.withLock { known in
            if let known { return known }
            let value = make()
            known = value
            return value
        }
    }
}
