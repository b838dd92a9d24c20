import HomeModel

/// What the network tells of HAP devices.
public enum DiscoveryEvent: Hashable, Sendable {
    /// A device is there, or says something else of itself than before.
    case found(AnnouncedAccessory)
    /// A device has left the network, or was switched off (row B2).
    case lost(AnnouncedAccessory)
    /// The network cannot be searched now; what was found before may be gone. It is tried again and again.
    case unavailable(DiscoveryError)
}

/// Looks for HAP devices in the network, by DNS-SD.
public struct AccessoryBrowser: Sendable {
    /// The type of the services that are looked for.
    public static let serviceType = "_hap._tcp"

    private let type: String
    private let refresh: Duration

    /// A browser; a device's record is read again every so often, since the daemon tells only that a device is there.
    public init(type: String = serviceType, refresh: Duration = .seconds(10)) {
        self.type = type
        self.refresh = refresh
    }

    /// What is in the network, for as long as somebody reads (row B1); the daemon may be started anew meanwhile.
    public func events() -> AsyncStream<DiscoveryEvent> {
        let (stream, events) = AsyncStream<DiscoveryEvent>.makeStream(bufferingPolicy: .bufferingOldest(4096))
        let search = AccessorySearch(type: type, refresh: refresh) { events.yield($0) }
        let searching = Task { await search.run() }
        events.onTermination = { _ in searching.cancel() }
        return stream
    }
}

/// One search, from its begin to its end.
private actor AccessorySearch {
    private let type: String
    private let refresh: Duration
    private let tell: @Sendable (DiscoveryEvent) -> Void
    /// Each operation is a connection with the system's bus, which allows 256 to a user.
    private let semaphore = AsyncSemaphore(8)
    /// What was found on each interface; nil where it is not known yet.
    private var places: [ServiceName: AnnouncedAccessory?] = [:]
    /// What was told, by instance name.
    private var told: [String: AnnouncedAccessory] = [:]
    private var backoff = Backoff()

    /// The most services that are followed.
    private static let maximumServices = 2048

    init(type: String, refresh: Duration, tell: @escaping @Sendable (DiscoveryEvent) -> Void) {
        self.type = type
        self.refresh = refresh
        self.tell = tell
    }

    func run() async {
        var isTold = false
        while !Task.isCancelled {
            let error = await browse()
            if Task.isCancelled { return }
            if !isTold || !told.isEmpty { tell(.unavailable(error)) }
            isTold = true
            places = [:]
            told = [:]
            // It fails only when the search is over.
            try? await Task.sleep(for: backoff.wait())
        }
    }

    /// Follows one operation to its end; gives why it ended.
    private func browse() async -> DiscoveryError {
        await withTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { await self.refreshRecords() }
            do {
                for try await reply in DNSServiceOperation.browse(type) {
                    backoff.reset()
                    guard case .browsed(let service, let isThere) = reply else { continue }
                    if isThere, places.count < Self.maximumServices {
                        places.updateValue(places[service] ?? nil, forKey: service)
                        group.addTask { await self.look(for: service) }
                    } else if !isThere {
                        places[service] = nil
                        publish(service.name)
                    }
                }
                return .noDaemon
            } catch {
                return error as? DiscoveryError ?? .noDaemon
            }
        }
    }

    /// Reads the records of all that is there again and again.
    private func refreshRecords() async {
        while (try? await Task.sleep(for: refresh)) != nil {
            await withDiscardingTaskGroup { group in
                for service in places.keys { group.addTask { await self.look(for: service) } }
            }
        }
    }

    private func look(for service: ServiceName) async {
        // What does not answer now is asked again with the next round; what was known of it stays.
        guard let found = try? await semaphore.withPermit({ try await AnnouncedAccessory.found(as: service) }),
            places.keys.contains(service)
        else { return }
        places[service] = found
        publish(service.name)
    }

    /// Tells what is known under a name now, if it is something else than was told.
    private func publish(_ name: String) {
        let all = places.filter { $0.key.name == name }.sorted { $0.key.interface < $1.key.interface }
        var known = all.lazy.compactMap(\.value).first
        for address in all.compactMap(\.value).flatMap(\.addresses) where known?.addresses.contains(address) == false {
            known?.addresses.append(address)
        }
        guard known != told[name] else { return }
        if let known {
            tell(.found(known))
        } else if all.isEmpty, let before = told[name] {
            tell(.lost(before))
        }
        told[name] = known
    }
}
