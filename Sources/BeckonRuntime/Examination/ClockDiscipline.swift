import CTimex

/// Whether something keeps the clock of the machine right.
enum ClockDiscipline {
    /// Whether the system's clock is set by a time server now, by the kernel's word.
    static var isSynchronized: Bool {
        var state = timex()
        // Nothing is set: `modes` is 0.
        return adjtimex(&state) != TIME_ERROR && state.status & STA_UNSYNC == 0
    }
}
