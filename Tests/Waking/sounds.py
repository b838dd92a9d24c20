"""Says things in synthetic voices, in a room that is not quiet. No library but Python's own; needs sox."""
import array, math, random, subprocess, wave

RATE = 16000


def speech(text, voice, speed):
    """Samples of 16 kHz."""
    kind, name = voice.split(":")
    if kind == "flite":
        command = ["flite", "-voice", name, "--setf", f"duration_stretch={1 / speed}", "-t", text, "-o", "/dev/stdout"]
    else:
        command = ["espeak-ng", "-v", name, "-s", str(int(155 * speed)), "--stdout", "--", text]
    said = subprocess.run(command, check=True, capture_output=True).stdout
    sox = ["sox", "-R", "--ignore-length", "-t", "wav", "-", "-t", "s16", "-r", str(RATE), "-c", "1", "-", "norm", "-9"]
    done = subprocess.run(sox, input=said, check=True, capture_output=True).stdout
    return array.array("h", done[:len(done) // 2 * 2])


def noise(seconds, seed):
    """Pink noise, with a place to begin that the seed draws."""
    path = subprocess.run(["sox", "-R", "-n", "-t", "s16", "-r", str(RATE), "-c", "1", "-", "synth", str(seconds),
                           "pinknoise", "vol", "0.3"], check=True, capture_output=True).stdout
    samples = array.array("h", path)
    turn = random.Random(seed).randrange(len(samples))
    return samples[turn:] + samples[:turn]


def level(samples):
    """The root mean square of the louder half: pauses do not count."""
    frames = sorted(sum(sample * sample for sample in samples[start:start + 400])
                    for start in range(0, len(samples) - 399, 400))
    loud = frames[len(frames) // 2:]
    return math.sqrt(sum(loud) / len(loud) / 400) if loud else 0


def in_room(samples, ratio, room, chance):
    """Speech between 0.8 s before and 1 s after of noise that is softer by so many decibels."""
    whole = array.array("h", bytes(2 * int(RATE * 0.8))) + samples + array.array("h", bytes(2 * RATE))
    start = chance.randrange(max(1, len(room) - len(whole)))
    part = room[start:start + len(whole)]
    scale = level(samples) / 10 ** (ratio / 20) / max(1, level(part[:RATE]))
    return array.array("h", (max(-32768, min(32767, int(a + scale * b))) for a, b in zip(whole, part)))


def write(samples, path):
    with wave.open(path, "wb") as out:
        out.setnchannels(1), out.setsampwidth(2), out.setframerate(RATE)
        out.writeframes(samples.tobytes())
