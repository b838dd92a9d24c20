/// A command that partial parses share until one of them changes it.
///
/// Partial parses are copied all the time, and most copies leave their command as it is.
struct SharedFrame {
    private var storage = Storage(Frame())

    private final class Storage {
        // What never changes is looked at where it lies; what may change is copied first.
        let frame: Frame

        init(_ frame: Frame) { self.frame = frame }
    }

    /// The command.
    // Lent rather than given: to look at a command as a value is to copy it.
    var frame: Frame {
        _read { yield storage.frame }
        _modify {
            var changed = storage.frame
            yield &changed
            storage = Storage(changed)
        }
        set { storage = Storage(newValue) }
    }
}
