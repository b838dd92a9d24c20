import Foundation

/// Sound from any command that writes raw 16-bit little-endian mono sound at 16 kHz to its standard output.
public struct CommandSource: AudioSource {
    /// The command, as the shell reads it.
    public let command: String

    /// Names a command, such as `arecord -q -t raw -f S16_LE -r 16000`.
    public init(_ command: String) {
        self.command = command
    }

    /// Runs the command by `/bin/sh` and gives its sound; ends it when nobody listens any more.
    ///
    /// Fails with `SpeechError.command` when it cannot be started or ends with another status than 0.
    public func chunks() -> AsyncThrowingStream<[Int16], any Error> {
        stream(named: "beckon.command") { sink throws(SpeechError) in try run(into: sink) }
    }

    private func run(into sink: AudioSink) throws(SpeechError) {
        guard let process = ChildProcess(command: command) else {
            throw .command(command, .notStarted)
        }
        let hasEnded = read(process.output, into: sink)
        if !hasEnded { process.end() }
        let status = process.wait()
        guard hasEnded, status != 0 else { return }
        throw .command(command, .status(status))
    }

    /// Reads until the end and gives true, or until nobody listens and gives false.
    private func read(_ descriptor: CInt, into sink: AudioSink) -> Bool {
        var waiting: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: AudioSink.chunkLength * 2)
        while sink.isWanted {
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard Glibc.poll(&poll, 1, 200) != 0 else { continue }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return true }
            waiting.append(contentsOf: buffer[..<count])
            let whole = waiting.count & ~1
            sink.put(Audio.samples(littleEndian: waiting[..<whole]))
            waiting.removeFirst(whole)
        }
        return false
    }
}
