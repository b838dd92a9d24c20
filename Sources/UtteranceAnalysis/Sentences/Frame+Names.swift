extension Frame {
    /// Whether the name of a home was said.
    package var namesHome: Bool {
        referents.contains(where: \.namesHome) || exceptions.contains(where: \.namesHome)
            || places.contains(where: \.namesHome) || scene?.namesHome == true
    }

    /// All names that were said.
    package var allNames: [Lattice.NameHit] {
        if referents.count == 1, referents[0].places.isEmpty, places.isEmpty, rare == nil { return referents[0].names }
        var names: [Lattice.NameHit] = []
        for referent in referents { referent.addNames(to: &names) }
        for referent in exceptions { referent.addNames(to: &names) }
        for referent in places { referent.addNames(to: &names) }
        scene?.addNames(to: &names)
        return names
    }
}
