import CALSA

/// A device that sound can be recorded from, under a name that stays when others are plugged in or out.
public struct SoundDevice: Hashable, Sendable {
    /// The name that stays, for `--device`: the card's, such as `Device`, with the number of its device where that is not 0.
    public let name: String
    /// The name by which ALSA opens it, such as `plughw:CARD=Device,DEV=0`.
    public let address: String
    /// What the maker calls it, such as “USB PnP Sound Device”.
    public let title: String

    init(card: String, number: Int, title: String) {
        name = number == 0 ? card : "\(card),\(number)"
        address = "plughw:CARD=\(card),DEV=\(number)"
        self.title = title
    }

    /// The devices that record, in the order of the system's cards.
    public static func microphones() -> [SoundDevice] {
        beckon_quiet_alsa()
        var devices: [SoundDevice] = []
        var card = CInt(-1)
        // A system has at most 32 cards.
        for _ in 0..<64 {
            guard snd_card_next(&card) >= 0, card >= 0 else { break }
            devices += microphones(ofCard: card)
        }
        return devices
    }

    /// The ALSA name for a name that a person gave: a card's own name becomes its address, others stay as they are.
    static func address(for name: String, among devices: [SoundDevice]) -> String {
        devices.first { $0.name.lowercased() == name.lowercased() }?.address ?? name
    }

    private static func microphones(ofCard card: CInt) -> [SoundDevice] {
        var opened: OpaquePointer?
        guard snd_ctl_open(&opened, "hw:\(card)", 0) >= 0, let control = opened else { return [] }
        defer { snd_ctl_close(control) }
        var info: OpaquePointer?
        guard snd_ctl_card_info_malloc(&info) >= 0, let info else { return [] }
        defer { snd_ctl_card_info_free(info) }
        guard snd_ctl_card_info(control, info) >= 0, let id = snd_ctl_card_info_get_id(info) else { return [] }
        let title = snd_ctl_card_info_get_name(info).map { String(cString: $0) } ?? ""
        return recordingNumbers(of: control).map { SoundDevice(card: String(cString: id), number: $0, title: title) }
    }

    private static func recordingNumbers(of control: OpaquePointer) -> [Int] {
        var stored: OpaquePointer?
        guard snd_pcm_info_malloc(&stored) >= 0, let info = stored else { return [] }
        defer { snd_pcm_info_free(info) }
        var numbers: [Int] = []
        var number = CInt(-1)
        for _ in 0..<64 {
            guard snd_ctl_pcm_next_device(control, &number) >= 0, number >= 0 else { break }
            snd_pcm_info_set_device(info, CUnsignedInt(number))
            snd_pcm_info_set_subdevice(info, 0)
            snd_pcm_info_set_stream(info, SND_PCM_STREAM_CAPTURE)
            if snd_ctl_pcm_info(control, info) >= 0 { numbers.append(Int(number)) }
        }
        return numbers
    }
}
