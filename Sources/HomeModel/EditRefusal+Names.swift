extension EditRefusal {
    /// A name breaks a rule (rows N1, N2, N15); one that obeys them is offered (row N11).
    public static func badName(_ name: String, _ fault: NameFault) -> EditRefusal {
        let offer = Name.legal(from: name).map { "; \(quoted($0)) would do" } ?? ""
        let text = name.isEmpty ? "\(fault): give one" : "\(quoted(name)) is no name: \(fault)\(offer)"
        return EditRefusal(fault.homeError, text)
    }

    /// A name is taken by something in the home, or by the home itself (rows N6, N8, N10).
    public static func nameTaken(
        _ name: String, by kind: NamedThing.Kind, called other: String, in home: String, isRename: Bool = false
    ) -> EditRefusal {
        let bearer = kind == .home ? "the home itself" : "the \(kind.word) \(quoted(other))"
        return taken(
            name, in: shown(home), by: bearer, isRename ? .renameWithSimilarName : .objectWithSimilarNameExistsInHome)
    }

    /// A name is taken by another home (row N5).
    public static func homeNameTaken(_ name: String, by other: String, isRename: Bool = false) -> EditRefusal {
        taken(
            name, in: "your homes", by: "the home \(quoted(other))",
            isRename ? .renameWithSimilarName : .homeWithSimilarNameExists)
    }

    /// A name is taken by another user of the home; users have a namespace of their own.
    public static func userNameTaken(
        _ name: String, by other: String, in home: String, isRename: Bool = false
    ) -> EditRefusal {
        taken(
            name, in: "the users of \(shown(home))", by: "the user \(quoted(other))",
            isRename ? .renameWithSimilarName : .alreadyExists)
    }

    /// Something is called so already, by its name or an alias (row N14).
    public static func aliasExists(_ alias: String, of kind: NamedThing.Kind, called name: String) -> EditRefusal {
        EditRefusal(
            .alreadyExists,
            "the \(kind.word) \(quoted(name)) is called \(quoted(alias)) already \(sameness): choose another alias")
    }

    /// Something has no such alias.
    public static func noAlias(_ alias: String, of kind: NamedThing.Kind, called name: String) -> EditRefusal {
        EditRefusal(
            .notFound, "the \(kind.word) \(quoted(name)) has no alias \(quoted(alias)): look at the aliases it has")
    }

    /// A user has one name and no aliases.
    public static func noAliasesForUsers(_ name: String) -> EditRefusal {
        EditRefusal(.invalidParameter, "the user \(quoted(name)) can have no alias: rename the user instead")
    }

    private static func taken(_ name: String, in place: String, by bearer: String, _ error: HomeError) -> EditRefusal {
        EditRefusal(error, "the name \(quoted(name)) is taken in \(place) by \(bearer): choose another \(sameness)")
    }

    private static let sameness = "(case, spaces and apostrophes make no difference)"
}
