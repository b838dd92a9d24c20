extension Audio {
    /// The utterances in a recording, as a listener would have cut them.
    public var utterances: [Audio] {
        var endpointer = Endpointer()
        let events = endpointer.take(samples) + [endpointer.finish()].compactMap(\.self)
        return events.compactMap { if case .ended(let audio) = $0 { audio } else { nil } }
    }
}
