"""Says names in synthetic voices, in a room that is not quiet. No library but Python's own."""
import array, math, os, random, subprocess, wave

RATE = 16000
FLITE = ("slt", "rms", "awb", "kal16")
ESPEAK = ("en-us", "en-us+f3", "en-gb", "en-us+m3")
# The noise of a room, as the speech is louder by so many decibels.
RATIOS = (30, 24, 18, 12)
SPEEDS = (0.9, 1.0, 1.15)


def conditions(names, rounds, seed):
    """Who says what, how fast and how clearly: every name once a round, each round in another voice."""
    chance = random.Random(seed)
    voices = FLITE + ESPEAK
    said = []
    for round in range(rounds):
        order = list(enumerate(names))
        chance.shuffle(order)
        said += [(name, voices[(number + round * 3) % len(voices)], chance.choice(SPEEDS), chance.choice(RATIOS))
                 for number, name in order]
    return said


def write(saying, path):
    """The saying as a WAV file of 16 kHz."""
    name, voice, speed, ratio = saying
    text, raw = f"turn on the {name}", path + ".raw.wav"
    if voice in FLITE:
        command = ["flite", "-voice", voice, "--setf", f"duration_stretch={1 / speed}", "-t", text, "-o", raw]
    else:
        command = ["espeak-ng", "-v", voice, "-s", str(int(155 * speed)), "-w", raw, "--", text]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    speech = subprocess.run(["sox", raw, "-t", "s16", "-r", str(RATE), "-c", "1", "-", "norm", "-9", "pad", "0.2", "0.4"],
                            check=True, capture_output=True).stdout
    os.remove(raw)
    samples = noisy(array.array("h", speech), ratio, random.Random(f"{saying}"))
    with wave.open(path, "wb") as out:
        out.setnchannels(1), out.setsampwidth(2), out.setframerate(RATE)
        out.writeframes(samples.tobytes())


def noisy(speech, ratio, chance):
    """Speech with noise that falls off towards the treble, as that of fans, kettles and streets does."""
    noise, slow, slower = [], 0.0, 0.0
    for _ in speech:
        white = chance.gauss(0, 1)
        slow, slower = 0.95 * slow + white, 0.7 * slower + white
        noise.append(slow + slower + 0.3 * white)
    # The loudness of speech is that of its louder half: pauses do not count.
    frames = sorted(sum(sample * sample for sample in speech[start:start + 400]) for start in range(0, len(speech), 400))
    loud = frames[len(frames) // 2:]
    wanted = sum(loud) / len(loud) / 400 / 10 ** (ratio / 10)
    scale = math.sqrt(wanted / (sum(sample * sample for sample in noise) / len(noise)))
    return array.array("h", (max(-32768, min(32767, int(a + scale * b))) for a, b in zip(speech, noise)))
