import Foundation
import HAPController
import HAPWire
import HomeModel

/// A running `beckon simulate` of many lamps.
struct Simulator {
    private let running = Process()
    private let output = Pipe()
    private let count: Int

    init(program: String, lamps count: Int, folder: URL) throws {
        self.count = count
        let accessories = (1...count).map { number in
            "{\"name\":\"Lamp \(number)\",\"services\":[{\"type\":\"Lightbulb\",\"characteristics\":{\"On\":true}}]}"
        }
        let home =
            "{\"version\":1,\"homes\":[{\"name\":\"Hotel\",\"accessories\":[\(accessories.joined(separator: ","))]}]}"
        let file = folder.appending(path: "home.json")
        try Data(home.utf8).write(to: file)
        running.executableURL = URL(filePath: program)
        running.arguments = [
            "simulate", file.path, "--state-dir", folder.path + "/state", "--setup-code", "031-45-154", "--no-announce",
        ]
        running.standardInput = FileHandle.nullDevice
        running.standardOutput = output
        try running.run()
    }

    var process: Int32 { running.processIdentifier }

    func stop() {
        running.terminate()
        running.waitUntilExit()
    }

    /// All servers, when each has said that it is ready.
    func servers() async throws -> [Server] {
        var servers: [Server] = []
        for try await line in output.fileHandleForReading.bytes.lines {
            servers.append(try JSONDecoder().decode(Server.self, from: Data(line.utf8)))
            if servers.count == count { break }
        }
        return servers
    }
}

/// What a server says when it is ready.
struct Server: Decodable, Sendable {
    let port: Int
    let setupCode: String
}

/// Pairs with a lamp, and tells where its light is switched.
func pair(_ server: Server, with controller: HomeController) async throws -> CharacteristicAddress? {
    guard let code = SetupCode(server.setupCode) else { return nil }
    let device = try await controller.pair(host: "127.0.0.1", port: server.port, code: code)
    guard let lamp = device.accessories.first, let on = lamp.services.first?[CharacteristicType("On")]?.iid else {
        return nil
    }
    return CharacteristicAddress(accessory: lamp.address, iid: on)
}

/// The memory of a process that stays in the machine, in MiB.
func memory(of process: Int32) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return (line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) / 1024
}

func tell(_ what: String, _ start: ContinuousClock.Instant) {
    let time = start.duration(to: .now).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    print("\(what.padding(toLength: 26, withPad: " ", startingAt: 0)) \(String(format: "%.3f s", seconds))")
}

/// Lets this program have a connection to every lamp.
func allowManyFiles() {
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}
