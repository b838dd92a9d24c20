import BeckonRuntime

extension HomeEditor {
    /// Warns on standard error about names that were just given, where they would be confused; they are kept all the same.
    func warn(about names: [String], of kind: NamedThing.Kind, in home: HomeID) async {
        Output.warn(await warnings(about: names, of: kind, in: home))
    }
}

extension Output {
    /// Says on standard error what is worth knowing and keeps nobody from anything.
    static func warn(_ warnings: NameWarnings) {
        for line in warnings.lines { complain(localized("warning", ["text": line])) }
    }
}
