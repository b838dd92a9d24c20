import FoundationEssentials
import Glibc
import HAPController
import HAPTransport
import HomeDatabase
import HomeLanguage
import HomeModel
import HomePostgres
import HomeSpeech
import ReplyRendering

/// Looks at everything that Beckon needs on this machine and in this network, one thing after another.
///
/// It changes nothing and makes nothing: what is not there yet is told so.
public struct Examination: Sendable {
    private let place: DataPlace
    private var folder: String { place.folder }
    private let installation: Installation
    private let patience: Duration

    /// An examination of a data folder; `patience` is how long an accessory may take to answer.
    public init(of place: DataPlace, installation: Installation = Installation(), patience: Duration = .seconds(5)) {
        (self.place, self.installation, self.patience) = (place, installation, patience)
    }

    /// What is found, as it is found.
    public func findings() -> AsyncStream<Finding> {
        AsyncStream { continuation in
            let task = Task {
                let looks: [@Sendable () async -> [Finding]] = [
                    { languages }, { [models] }, { [web] }, { [dataFolder] }, { permissions }, { [room] },
                    { await database() }, { [microphone] }, { [clock] }, { [hub] }, { await mDNS() },
                    { await pairings() },
                ]
                for look in looks where !Task.isCancelled {
                    for finding in await look() { continuation.yield(finding) }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

// What was installed.
extension Examination {
    /// The codes of the languages that are spoken where nobody says which.
    private var codes: [String] { installation.languages(installation.language) }

    private var languages: [Finding] {
        codes.map { code in
            do {
                let folder = try installation.grammars(language: code)
                _ = try Language(folder: folder)
                _ = try SpeechSettings.settings(in: folder)
                try ProgramMessages.check(folder, installation)
                return Finding("language \(code)", folder)
            } catch let error as InstallationError where error.missing == code {
                return Finding(
                    "language \(code)", .bad, localized(fault: error),
                    advice: localized("speak-one-of-those"))
            } catch {
                return Finding("language \(code)", .bad, localized(fault: error), advice: localized("install-anew"))
            }
        }
    }

    private var models: Finding {
        do {
            let model = try SpeechModel.locate(modelFolders: [installation.models()])
            let heard = model.language.split(separator: "-").first
            let unheard = codes.filter { $0.split(separator: "-").first != heard }.joined(separator: ", ")
            let text = localized("model-in", ["model": model.name, "folder": model.acousticModel])
            if unheard.isEmpty { return Finding("speech model", text) }
            return Finding(
                "speech model", .lacking, localized("model-does-not-hear", ["text": text, "languages": unheard]),
                advice: localized("speak-what-it-hears"))
        } catch {
            return Finding(
                "speech model", .lacking, localized(fault: error), advice: localized("install-model"))
        }
    }

    private var web: Finding {
        do { return Finding("web page", try installation.web()) } catch {
            return Finding(
                "web page", .lacking, localized(fault: error), advice: localized("web-missing"))
        }
    }
}

// What is kept.
extension Examination {
    private var isThere: Bool { FileManager.default.fileExists(atPath: folder) }

    private var dataFolder: Finding {
        guard isThere else {
            return Finding(
                "data folder", .lacking, localized("folder-not-there", ["folder": folder]),
                advice: localized("setup-makes-it"))
        }
        if access(folder, W_OK) != 0, errno == EROFS {
            return Finding("data folder", .bad, localized("disk-read-only", ["path": folder]), advice: "dmesg")
        }
        var status = stat()
        guard stat(folder, &status) == 0, access(folder, R_OK | W_OK | X_OK) == 0 else {
            return Finding(
                "data folder", .bad, localized("folder-not-yours", ["folder": folder]),
                advice: localized("run-as-owner"))
        }
        guard status.st_mode & 0o077 == 0 else {
            return Finding(
                "data folder", .lacking, localized("folder-open-to-others", ["folder": folder]),
                advice: "chmod go-rwx \(folder)")
        }
        return Finding("data folder", folder)
    }

    /// Whether all that is kept belongs to who runs the program, and to nobody else.
    private var permissions: [Finding] {
        // A folder that cannot be listed was told before.
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        let kept = names.sorted().compactMap { name -> (name: String, owner: uid_t, mode: mode_t)? in
            var status = stat()
            // What is gone meanwhile is nobody's.
            return lstat(folder + "/" + name, &status) == 0 ? (name, status.st_uid, status.st_mode) : nil
        }
        let foreign = kept.filter { $0.owner != geteuid() }.map(\.name)
        guard foreign.isEmpty else {
            return [
                Finding(
                    "permissions", .bad,
                    localized("of-another-account", ["names": foreign.prefix(4).joined(separator: ", ")]),
                    advice: localized("make-them-yours", ["command": "sudo chown -R $USER \(folder)"]))
            ]
        }
        let open = kept.filter { $0.mode & 0o022 != 0 && $0.mode & S_IFMT != S_IFLNK }.map(\.name)
        guard open.isEmpty else {
            return [
                Finding(
                    "permissions", .bad,
                    localized("others-may-write", ["names": open.prefix(4).joined(separator: ", ")]),
                    advice: "chmod -R go-w \(folder)")
            ]
        }
        return [Finding("permissions", localized("all-yours"))]
    }

    /// The room on the disk: a change of a home needs little, and learning its grammar a few megabytes.
    private var room: Finding {
        let place = isThere ? folder : "/"
        var system = statvfs()
        guard statvfs(place, &system) == 0 else {
            return Finding(
                "disk", .lacking, localized("room-not-told", ["place": place]),
                advice: localized("look-with", ["command": "df \(place)"]))
        }
        let free = (UInt64(system.f_bavail) * UInt64(system.f_frsize)) >> 20
        let text = localized("megabytes-free", ["count": Int(clamping: free)])
        return free < 50
            ? Finding("disk", .bad, text, advice: localized("make-room"))
            : Finding("disk", text)
    }

    private func database() async -> [Finding] {
        if let server = place.server { return [await database(server)] }
        guard FileManager.default.fileExists(atPath: folder + "/" + HomeDatabase.fileName) else {
            return [
                Finding("database", .lacking, localized("doctor-no-home"), advice: localized("setup-makes-one"))
            ]
        }
        do {
            let database = try HomeDatabase(folder: folder, patience: .seconds(2))
            if let fault = try await database.damage() {
                return [
                    Finding(
                        "database", .bad, fault,
                        advice: localized("restore-copy"))
                ]
            }
            let homes = try await database.snapshot().homes
            let accessories = homes.reduce(0) { $0 + $1.accessories.count }
            let text = localized(
                "database-holds",
                ["homes": homes.count, "accessories": accessories, "schema": "\(HomeDatabase.schemaVersion)"])
            return [
                homes.isEmpty
                    ? Finding("database", .lacking, text, advice: localized("setup-makes-home"))
                    : Finding("database", text)
            ]
        } catch {
            return [
                Finding(
                    "database", .bad, localized(fault: error), advice: localized("restore-if-stays"))
            ]
        }
    }
}

extension Examination {
    /// What a server keeps.
    private func database(_ server: HomePostgres) async -> Finding {
        do {
            try await server.requireRights()
            let homes = try await server.snapshot().homes
            let text = localized(
                "database-on-server",
                [
                    "server": server.place, "homes": homes.count,
                    "accessories": homes.reduce(0) { $0 + $1.accessories.count },
                    "schema": "\(HomePostgres.schemaVersion)",
                ])
            return homes.isEmpty
                ? Finding("database", .lacking, text, advice: localized("setup-makes-home"))
                : Finding("database", text)
        } catch {
            return Finding("database", .bad, localized(fault: error), advice: localized("see-server"))
        }
    }
}

// This machine.
extension Examination {
    private var microphone: Finding {
        let devices = SoundDevice.microphones()
        guard devices.isEmpty else {
            return Finding("microphone", devices.map(\.name).joined(separator: ", "))
        }
        // The system's name for a device that records ends so; where there is none, no sound is there at all.
        let recorders = ((try? FileManager.default.contentsOfDirectory(atPath: "/dev/snd")) ?? [])
            .filter { $0.hasPrefix("pcm") && $0.hasSuffix("c") }
        guard recorders.allSatisfy({ access("/dev/snd/" + $0, R_OK | W_OK) == 0 }) else {
            return Finding(
                "microphone", .bad, localized("may-not-record"), advice: localized("join-audio"))
        }
        return Finding(
            "microphone", .lacking, localized("no-card"), advice: localized("plug-one-in"))
    }

    /// Triggers and taught times go by the clock; a machine without a battery begins in the past.
    private var clock: Finding {
        let now = Date()
        let text = FireDate.text(of: now, in: .current)
        let built = Release.current.date
        guard built.map({ now > $0 }) ?? true else {
            return Finding(
                "clock", .bad, localized("clock-before-release", ["time": text]), advice: localized("set-clock"))
        }
        guard ClockDiscipline.isSynchronized else {
            return Finding(
                "clock", .lacking, localized("clock-unsynchronised", ["time": text]),
                advice: localized("synchronise-clock"))
        }
        return Finding("clock", text)
    }

    private var hub: Finding {
        HubConnection(folder: folder, patience: 2) == nil
            ? Finding(
                "hub", .lacking, localized("hub-not-running"), advice: localized("start-hub"))
            : Finding("hub", localized("hub-answers", ["socket": "\(folder)/hub.sock"]))
    }
}

// The network.
extension Examination {
    private func mDNS() async -> [Finding] {
        do {
            let devices = try await AccessoryFinder().devices(within: .seconds(2))
            return [Finding("mDNS", localized("announced-count", ["count": devices.count]))]
        } catch {
            return [
                Finding(
                    "mDNS", .bad, localized(fault: error), advice: localized("install-avahi"))
            ]
        }
    }

    private func pairings() async -> [Finding] {
        guard isThere else { return [] }
        do {
            let file = PairingFile(folder: folder)
            let census = try await file.census()
            let broken = census.unreadable.map {
                Finding(
                    "pairing \($0.key)", .bad, $0.value.localized, advice: localized("repair-pairing"))
            }
            let controller = HomeController(store: file, finder: AccessoryFinder())
            let answers = await withTaskGroup(of: (Int, Finding).self) { group in
                for (place, pairing) in census.pairings.enumerated() {
                    group.addTask { (place, await reach(pairing, by: controller)) }
                }
                return await group.reduce(into: []) { $0.append($1) }.sorted { $0.0 < $1.0 }.map(\.1)
            }
            await controller.close()
            return broken.sorted { $0.subject < $1.subject } + answers
        } catch {
            return [
                Finding(
                    "pairings", .bad, localized(fault: error), advice: localized("repair-pairings"))
            ]
        }
    }

    private func reach(_ pairing: StoredPairing, by controller: HomeController) async -> Finding {
        let (subject, place) = ("accessory \(pairing.name.onOneLine)", "\(pairing.host):\(pairing.port)")
        let fault = await withTaskGroup(of: ControlError?.self) { group in
            group.addTask {
                do throws(ControlError) {
                    try await controller.connect(to: pairing.pairing.deviceID)
                    return nil
                } catch { return error }
            }
            group.addTask {
                // The other is done, or this one was waited for long enough.
                try? await Task.sleep(for: patience)
                return .unreachable
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        guard let fault else { return Finding(subject, localized("answers-at", ["address": place])) }
        let told = (try? installation.replies())?.text(fault) ?? "\(fault)"
        return Finding(
            subject, .bad, localized("fault-at", ["address": place, "fault": told]), advice: localized("is-it-on"))
    }
}
