import HomeSpeech

// Why sound cannot be heard or made.

extension SpeechError {
    var localized: String {
        switch self {
        case .modelNotFound(let name, let tried):
            BeckonRuntime.localized("no-such-model", ["name": name, "tried": tried.joined(separator: ", ")])
        case .badModel(let file, let fault):
            BeckonRuntime.localized("speech-model-fault", ["file": file, "fault": fault.localized])
        case .notHeard(let language, let file):
            BeckonRuntime.localized("language-not-heard", ["code": language, "file": file])
        // A grammar is its writer's.
        case .badGrammar(let error): "\(error)"
        case .nothingToHear: BeckonRuntime.localized("nothing-to-hear")
        case .unpronounceable(let word): BeckonRuntime.localized("unpronounceable-word", ["word": word])
        case .decoder(let input, let detail):
            BeckonRuntime.localized("decoder-fault", ["input": input.rawValue, "detail": detail])
        case .microphone(let device, let fault):
            BeckonRuntime.localized("microphone-fault", ["device": device, "why": fault.ofMicrophone])
        case .loudspeaker(let device, let fault):
            BeckonRuntime.localized("loudspeaker-fault", ["device": device, "why": fault.localized])
        case .command(let command, let fault):
            BeckonRuntime.localized(
                "sound-command-fault",
                [
                    "command": command,
                    "fault": BeckonRuntime.localized("program-fault", ["fault": fault.code, "number": fault.number]),
                ])
        case .voice(let command, let fault):
            BeckonRuntime.localized("voice-fault", ["command": command, "why": fault.localized]).withLocalizedEnd
        case .unsayable(let text): BeckonRuntime.localized("unsayable-text", ["text": text])
        }
    }
}

extension SpeechError.ModelFault {
    fileprivate var localized: String {
        func told(_ fault: String, _ found: String = "", not wanted: String = "") -> String {
            BeckonRuntime.localized("model-fault", ["fault": fault, "found": found, "wanted": wanted])
        }
        return switch self {
        case .unreadable(let fault): told("unreadable", fault.localized)
        case .notJSON: told("notJSON")
        case .missing(let key): told("missing", key)
        case .badValue(let key): told("badValue", key)
        case .sampleRate(let rate, let wanted): told("sampleRate", "\(rate)", not: "\(wanted)")
        case .unlisted(let path): told("unlisted", path)
        case .size(let bytes, let wanted): told("size", "\(bytes)", not: "\(wanted)")
        case .unsummed(let fault): told("unsummed", fault.ofVoice)
        case .sum: told("sum")
        }
    }
}

extension SpeechError.DeviceFault {
    fileprivate var localized: String {
        switch self {
        case .system(let text, _): text
        case .silent: BeckonRuntime.localized("sound-device-silent")
        }
    }

    /// The same of a microphone, with those that there are.
    fileprivate var ofMicrophone: String {
        guard case .system(let text, let others) = self else { return localized }
        return BeckonRuntime.localized(
            "microphone-others", ["isAny": !others.isEmpty, "why": text, "others": others])
    }
}

extension SpeechError.VoiceFault {
    fileprivate var localized: String {
        switch self {
        case .program(let fault): fault.ofVoice
        case .sound(let error): error.localized
        }
    }
}

extension ProgramFault {
    fileprivate var code: String {
        switch self {
        case .notStarted: "notStarted"
        case .status: "status"
        case .tooMuch: "tooMuch"
        }
    }

    fileprivate var number: String {
        switch self {
        case .notStarted: ""
        case .status(let status): "\(status)"
        case .tooMuch(let most): "\(most)"
        }
    }

    /// In a sentence of its own.
    fileprivate var ofVoice: String {
        BeckonRuntime.localized("voice-program", ["fault": code, "number": number])
    }
}

extension FileFault {
    fileprivate var localized: String {
        switch self {
        case .missing: BeckonRuntime.localized("file-fault", ["fault": "missing"])
        case .forbidden: BeckonRuntime.localized("file-fault", ["fault": "forbidden"])
        case .system(let text): text
        }
    }
}

extension AudioError {
    var localized: String {
        switch self {
        case .unreadable(let file, let fault):
            BeckonRuntime.localized("sound-file-unreadable", ["file": file, "why": fault.localized])
        case .tooLong(let file, let limit):
            BeckonRuntime.localized("sound-file-too-long", ["file": file, "limit": limit])
        case .notSound(let file, let format, let bytes):
            BeckonRuntime.localized(
                "sound-file-foreign", ["file": file, "isKnown": format != nil, "start": format ?? bytes])
        case .badHeader(let file, let offset, let fault):
            BeckonRuntime.localized(
                "sound-file-header", ["file": file, "offset": "\(offset)", "fault": fault.localized])
        case .unsupported(let file, let encoding):
            BeckonRuntime.localized("sound-file-coding", ["file": file, "encoding": encoding])
        case .cutShort(let file, let at, let of):
            BeckonRuntime.localized(
                "sound-file-cut", ["file": file, "at": Self.seconds(at), "of": Self.seconds(of)])
        case .empty(let file): BeckonRuntime.localized("sound-file-empty", ["file": file])
        }
    }

    /// To a tenth, with a point: it is a place in a file.
    private static func seconds(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
}

extension AudioError.HeaderFault {
    fileprivate var localized: String {
        func told(_ fault: String, _ found: Int = 0, _ least: Int = 0, _ most: Int = 0) -> String {
            BeckonRuntime.localized(
                "sound-header", ["fault": fault, "found": "\(found)", "least": "\(least)", "most": "\(most)"])
        }
        return switch self {
        case .noMark: told("noMark")
        case .noFormat: told("noFormat")
        case .shortFormat: told("shortFormat")
        case .endsBeforeFormat: told("endsBeforeFormat")
        case .endsBeforeSound: told("endsBeforeSound")
        case .channels(let count): told("channels", count)
        case .rate(let rate, let least, let most): told("rate", rate, least, most)
        case .frame(let bytes, let wanted): told("frame", bytes, wanted)
        case .halfSample: told("halfSample")
        }
    }
}
