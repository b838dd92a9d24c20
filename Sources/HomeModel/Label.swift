extension Accessory {
    /// What the device calls itself, where that breaks a rule for names (row N13).
    ///
    /// It is kept in `extra`, so the home file carries it; an `extra` that is no object has no room for it and is left
    /// as it is.
    public var label: String? {
        get { extra.label }
        set { extra.setLabel(newValue) }
    }
}

extension Service {
    /// What the device calls the service, where that breaks a rule for names (row N13); kept as `Accessory.label` is.
    public var label: String? {
        get { extra.label }
        set { extra.setLabel(newValue) }
    }
}

extension JSON? {
    private static var labelKey: String { "label" }

    fileprivate var label: String? {
        if case .string(let text)? = self?[Self.labelKey] { text } else { nil }
    }

    fileprivate mutating func setLabel(_ label: String?) { setMember(Self.labelKey, to: label.map { .string($0) }) }
}
