#!/usr/bin/env python3
"""Fits what becomes of a speech model in noise: writes the transforms Models/en-us/noise-*.mllr.

The tuning voices say sentences, clean and with noise under them, so that each frame in noise has its clean one. How
cepstra, their changes and the changes of these follow from the clean ones is fitted by least squares, all voices and
kinds of noise together, for each range of SNR; what is left over scatters, and widens the model's variances. It
needs NumPy and the library's own front end (libsphinxbase). The voices that judge have no part in it.

    Tests/Hearing/adapt.py Models/en-us
"""
import concurrent.futures, ctypes, functools, json, math, os, random, struct, sys, tempfile
import numpy as np

from homes import home
from prepared import snr, suppressed, with_comfort_noise, loud_speech, speech_part
from sentences import commands, talk
from sounds import NOISES, RATE, SPEEDS, VOICES, babble, kitchen, mixed, say, white

# Sound below each of these bounds, and not below the one before, is taken together.
BOUNDS = (7.4, 13.5, 24.5, 100)
RATIOS = (20, 15, 10)


class Model:
    """An acoustic model, and how much sound each of its frames sees (seconds), as its `model.json` has them."""

    def __init__(self, folder):
        with open(f"{folder}/model.json") as file: said = json.load(file)
        self.folder = os.path.join(folder, said["folder"], said["acousticModel"])
        self.window = said.get("window")


class FrontEnd:
    """The library's front end, as the model wants it; it drops no silence, so that frames stay in step."""

    def __init__(self, model):
        self.base = ctypes.CDLL("libsphinxbase.so.3")
        self.base.err_set_logfp(None)
        for name in ("fe_get_args", "cmd_ln_parse_r", "fe_init_auto_r"):
            getattr(self.base, name).restype = ctypes.c_void_p
        with open(f"{model.folder}/feat.params") as file: words = file.read().split()
        pairs = dict(zip(words[::2], words[1::2]))
        kept = {key: pairs[key] for key in ("-lowerf", "-upperf", "-nfilt", "-transform", "-lifter")}
        kept |= {"-remove_noise": "yes", "-remove_silence": "no"}
        if model.window:
            kept |= {"-wlen": str(model.window), "-nfft": str(1 << math.ceil(math.log2(model.window * RATE)))}
        texts = [b"front end"] + [text.encode() for pair in kept.items() for text in pair]
        self.texts = (ctypes.c_char_p * len(texts))(*texts)
        settings = self.base.cmd_ln_parse_r(
            None, ctypes.c_void_p(self.base.fe_get_args()), len(texts), self.texts, 0)
        self.handle = ctypes.c_void_p(self.base.fe_init_auto_r(ctypes.c_void_p(settings)))

    def cepstra(self, sound):
        most = len(sound) // 160 + 4
        rows = np.zeros((most, 13), dtype=np.float32)
        pointers = (ctypes.c_void_p * most)(*(rows.ctypes.data + 52 * row for row in range(most)))
        next, left, count = ctypes.c_void_p(sound.ctypes.data), ctypes.c_size_t(len(sound)), ctypes.c_int32(most)
        self.base.fe_start_stream(self.handle), self.base.fe_start_utt(self.handle)
        self.base.fe_process_frames(
            self.handle, ctypes.byref(next), ctypes.byref(left), pointers, ctypes.byref(count), None)
        rest = ctypes.c_int32(0)
        self.base.fe_end_utt(self.handle, ctypes.c_void_p(pointers[count.value]), ctypes.byref(rest))
        return rows[:count.value + rest.value].astype(float)


def streams(cepstra):
    """Cepstra without their mean, their changes, and the changes of these, where somebody speaks."""
    spoken = slice(20, len(cepstra) - 20)
    cepstra = cepstra - cepstra[spoken].mean(axis=0)
    padded = np.pad(cepstra, ((4, 4), (0, 0)), mode="edge")
    at = lambda offset: padded[4 + offset:4 + offset + len(cepstra)]
    return [part[spoken] for part in (cepstra, at(2) - at(-2), (at(3) - at(-1)) - (at(1) - at(-3)))]


def recordings(number, text, voice, speed, beds):
    """The SNR of each noisy version of a sentence, and it and the clean one, made ready and cut alike."""
    with tempfile.TemporaryDirectory() as folder: speech = say(text, voice, speed, f"{folder}/speech.wav")
    clean = np.array(speech, dtype=float)
    for ratio in RATIOS:
        for kind in NOISES:
            chance = random.Random(f"adapt {number} {ratio} {kind}")
            noisy = np.array(mixed(speech, beds[kind], ratio, chance), dtype=float)
            start, end = speech_part(noisy)
            less = suppressed(noisy[start:end])
            first, last = loud_speech(less)
            yield snr(noisy), with_comfort_noise(less[first:last]), with_comfort_noise(clean[start + first:start + last])


def pairs(model, given):
    front, found = FrontEnd(model), []
    for clear, noisy, clean in recordings(*given):
        found.append((clear, list(zip(streams(front.cepstra(clean)), streams(front.cepstra(noisy))))))
    return found


def variances(model):
    """The mean variances of each stream of the model."""
    with open(f"{model.folder}/variances", "rb") as file: data = file.read()
    at = data.index(b"endhdr\n") + 11
    books, count, densities = struct.unpack("<3i", data[at:at + 12])
    values = np.frombuffer(data, dtype="<f4", count=books * count * densities * 13, offset=at + 16 + 4 * count)
    return np.maximum(values.reshape(books, count, densities, 13), 1e-4).mean(axis=(0, 2))


def transform(clean, noisy, variance):
    """Least squares, held a little to no change; how much wider the variances become."""
    inputs = np.hstack([clean, np.ones((len(clean), 1))])
    unchanged = np.vstack([np.eye(13), np.zeros((1, 13))])
    found = np.linalg.solve(inputs.T @ inputs + 50 * np.eye(14), inputs.T @ noisy + 50 * unchanged)
    matrix, rest = found[:13].T, (noisy - inputs @ found).var(axis=0)
    return matrix, found[13], (np.einsum("ij,j,ij->i", matrix, variance, matrix) + rest) / variance


def main(folder):
    model, house, chance = Model(folder), home("tune", 40), random.Random("adapt beds")
    with tempfile.TemporaryDirectory() as place:
        beds = {"white": white(chance, 20), "kitchen": kitchen(chance, 20),
                "babble": babble(chance, 20, talk(60, "adapt beds"), VOICES["tune"], place)}
    texts = commands(house, 90, "adapt") + talk(30, "adapt")
    given = [(number, text, VOICES["tune"][number % len(VOICES["tune"])], chance.choice(SPEEDS), beds)
             for number, text in enumerate(texts)]
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        found = [one for ones in pool.map(functools.partial(pairs, model), given) for one in ones]
    lowest, wide = 0, variances(model)
    for number, bound in enumerate(BOUNDS):
        taken = [both for clear, both in found if lowest <= clear < bound]
        lines = ["1", str(len(wide))]
        for stream, variance in enumerate(wide):
            clean, noisy = (np.vstack([both[stream][side] for both in taken]) for side in (0, 1))
            matrix, offset, factor = transform(clean, noisy, variance)
            lines += ["13"] + [" ".join(f"{value:.5g}" for value in row) for row in (*matrix, offset, factor)]
        with open(f"{folder}/noise-{number + 1}.mllr", "w") as out: out.write("\n".join(lines) + "\n")
        print(f"below {bound}: {len(taken)} recordings")
        lowest = bound


if __name__ == "__main__": main(*sys.argv[1:])
