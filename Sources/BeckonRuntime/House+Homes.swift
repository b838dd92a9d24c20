import HomeModel

extension House {
    /// Puts the homes of a home file in the place of all that are kept, all or nothing.
    ///
    /// Accessories that were paired stay so, where the file has one of the same name in the same home.
    ///
    /// - Throws: `HomeFileError` with every fault of the file, `InputError`, and what the store throws.
    public func importHomes(from path: String) async throws -> HomeSnapshot {
        let imported = try HomeFile.read(InputFile.bytes(of: path))
        return try await store().update { snapshot in
            var homes = imported
            homes.keepAddresses(of: snapshot)
            snapshot = homes
            return homes
        }
    }

    /// The homes as a home file.
    public func exportHomes() async throws -> [UInt8] { HomeFile.write(try await snapshot()) }
}

extension HomeSnapshot {
    /// Takes over where accessories are on the wire from what was known before.
    fileprivate mutating func keepAddresses(of known: HomeSnapshot) {
        for home in homes.indices {
            guard let before = known.homes.first(where: { NameKey($0.name) == NameKey(homes[home].name) }) else {
                continue
            }
            for index in homes[home].accessories.indices {
                let key = NameKey(homes[home].accessories[index].name)
                guard let old = before.accessories.first(where: { NameKey($0.name) == key && $0.address != nil }) else {
                    continue
                }
                homes[home].accessories[index].join(addressesOf: old)
            }
        }
    }
}

extension Accessory {
    fileprivate mutating func join(addressesOf old: Accessory) {
        address = old.address
        var free = Set(old.services.indices)
        for index in services.indices {
            let match = free.sorted().first { number in
                old.services[number].type == services[index].type
                    && (old.services[number].name ?? old.name) == (services[index].name ?? name)
            }
            guard let match else { continue }
            free.remove(match)
            services[index].iid = old.services[match].iid
            for number in services[index].characteristics.indices {
                let type = services[index].characteristics[number].type
                services[index].characteristics[number].iid = old.services[match][type]?.iid
            }
        }
    }
}
