import HomeModel

extension MemoryHomes {
    /// Throws where a name of the homes breaks a rule or is taken (rows N1 to N9).
    func checkNames(of snapshot: HomeSnapshot) throws(EditRefusal) {
        var homes = self
        homes.snapshot.homes = []
        for home in snapshot.homes {
            for name in home.names { try homes.checkHomeName(name, of: home, isRename: false) }
            homes.snapshot.homes.append(home)
            try NameRules(home: home).checkAllNames()
        }
    }
}
