#!/usr/bin/env python3
"""Fits what becomes of a speech model in the noise of a home: one MLLR transform of its means, Models/en-us/noise.mllr.

People's orders (the folder that `orders.py` takes) and sentences that the tuning voices say, clean and in noise, are aligned with
what was said and regressed by SphinxTrain (`bw`, `mllr_solve`), all together. Voices and recordings that judge have no part in it.

    Scripts/prepare sphinxtrain sphinxbase-utils pocketsphinx flite espeak-ng sox festival festvox-kdlpc16k
    Tests/Hearing/adapt.py FOLDER Models/en-us
"""
import argparse, concurrent.futures, json, os, random, subprocess, tempfile, wave

import numpy as np

from decoding import heard
from homes import home
from orders import labels, mixed as mixed_order, samples, slots, vocabulary
from prepared import loud_speech, speech_part, with_comfort_noise
from sentences import commands
from sounds import NOISES, SPEEDS, VOICES, babble, kitchen, mixed, say, white

LEVELS = (None, 24, 15, 12, 9, 6)
TOOLS = "/usr/lib/sphinxtrain"
SYNTHETIC = 240


class Model:
    """An acoustic model and its dictionary, as its `model.json` names them."""

    def __init__(self, folder):
        with open(f"{folder}/model.json") as file: said = json.load(file)
        self.folder = os.path.join(folder, said["folder"], said["acousticModel"])
        self.dictionary = os.path.join(folder, said["folder"], said["dictionary"])
        with open(f"{self.folder}/feat.params") as file: words = file.read().split()
        self.features = dict(zip(words[::2], words[1::2]))

    def trained(self, place):
        """The files that SphinxTrain wants of a model which is kept for decoding alone."""
        subprocess.run(["pocketsphinx_mdef_convert", "-text", f"{self.folder}/mdef", f"{place}/mdef"], check=True, capture_output=True)
        with open(f"{self.folder}/sendump", "rb") as file: data = file.read()
        at = 0
        while length := int.from_bytes(data[at:at + 4], "little"): at += 4 + length
        densities, senones = np.frombuffer(data, "<i4", 2, at + 4)
        ids = np.frombuffer(data, np.uint8, 3 * densities * senones, at + 12).reshape(3, densities, senones)
        # Logarithms to the base 1.0001, in steps of 1,024.
        weights = np.power(1.0001, -1024.0 * ids).transpose(2, 0, 1).astype("<f4")
        with open(f"{place}/mixture_weights", "wb") as out:
            out.write(b"s3\nversion 1.0\nendhdr\n" + np.array([0x11223344, senones, 3, densities, weights.size], "<i4").tobytes())
            out.write(weights.tobytes())


def made_ready(sound):
    """What the ear's decoder would be given."""
    start, end = speech_part(sound)
    part = sound[start:end]
    first, last = loud_speech(part)
    return with_comfort_noise(part[first:last])


def write(sound, path):
    with wave.open(path, "wb") as out:
        out.setnchannels(1), out.setsampwidth(2), out.setframerate(16000)
        out.writeframes(made_ready(sound).tobytes())


def order(folder, name, text, number, place):
    """A person's order at each level."""
    speech, noise, made = samples(f"{folder}/wav/{name}"), samples(f"{folder}/kitchen.wav"), []
    for level in LEVELS:
        sound = speech if level is None else mixed_order(speech, noise, level, random.Random(f"adapt {name} {level}"))
        made.append((f"order-{number}-{level}", text))
        write(sound, f"{place}/{made[-1][0]}.wav")
    return made


def sentence(text, number, beds, place):
    """A synthetic voice's sentence at each level."""
    chance, voices, made = random.Random(f"adapt {number}"), VOICES["tune"], []
    speech = say(text, voices[number % len(voices)], chance.choice(SPEEDS), f"{place}/{number}.tmp.wav")
    for level in LEVELS:
        sound = speech if level is None else mixed(speech, beds[chance.choice(NOISES)], level, chance)
        made.append((f"sentence-{number}-{level}", text))
        write(np.array(sound, float), f"{place}/{made[-1][0]}.wav")
    return made


def said(folder, beckon, half):
    """The orders whose words are known: those that are heard rightly where it is quiet."""
    ordered = labels(folder)
    names = list(ordered)[half or 0::1 if half is None else 2]
    found = heard([f"{folder}/wav/{name}" for name in names], beckon, "hear", "--json", "--grammar", f"{folder}/orders.gram")
    known = vocabulary(f"{folder}/orders.gram")
    for name, one in zip(names, found):
        if slots(one.get("words", "").split(), known) == ordered[name]: yield name, one["words"]


def transform(model, made, place, out):
    """Has SphinxTrain align the recordings with their words and regress the means of the model on what it finds."""
    model.trained(place)
    with open(f"{place}/list", "w") as names: names.write("\n".join(name for name, _ in made) + "\n")
    with open(f"{place}/words", "w") as words: words.writelines(f"<s> {text} </s> ({name})\n" for name, text in made)
    kept = ("-lowerf", "-upperf", "-nfilt", "-transform", "-lifter")
    front = [text for key in kept for text in (key, model.features[key])]
    def run(*command):
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode: raise SystemExit(f"{command[0]} failed: {done.stdout[-2000:]}")

    run("sphinx_fe", "-c", f"{place}/list", "-di", place, "-ei", "wav", "-do", place, "-eo", "mfc", "-mswav", "yes", *front,
        "-remove_noise", "yes", "-remove_silence", "no")
    means = ["-meanfn", f"{model.folder}/means", "-varfn", f"{model.folder}/variances"]
    parts = min(2, os.cpu_count() or 1)
    def count(part):
        os.makedirs(f"{place}/counts-{part}")
        run(f"{TOOLS}/bw", "-moddeffn", f"{place}/mdef", *means, "-mixwfn", f"{place}/mixture_weights", "-tmatfn",
            f"{model.folder}/transition_matrices", "-ts2cbfn", ".ptm.", "-feat", model.features["-feat"], "-svspec",
            model.features["-svspec"], "-cmn", "batch", "-agc", "none", "-dictfn", model.dictionary, "-fdictfn",
            f"{model.folder}/noisedict", "-ctlfn", f"{place}/list", "-lsnfn", f"{place}/words", "-cepdir", place, "-accumdir",
            f"{place}/counts-{part}", "-part", str(part), "-npart", str(parts), "-mixwreest", "no", "-tmatreest", "no",
            "-meanreest", "yes", "-varreest", "yes", "-timing", "no")
    with concurrent.futures.ThreadPoolExecutor(parts) as pool: list(pool.map(count, range(1, parts + 1)))
    run(f"{TOOLS}/mllr_solve", *means, "-outmllrfn", out, "-accumdir",
        ",".join(f"{place}/counts-{part}" for part in range(1, parts + 1)))


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("folder", help="of people's orders")
    arguments.add_argument("model", help="the folder of the model's description")
    arguments.add_argument("--beckon", default=".build/release/beckon")
    arguments.add_argument("--half", type=int, choices=(0, 1), help="of the orders only each second, so that the others can judge")
    arguments.add_argument("--keep", help="a new folder, in which the recordings and counts stay")
    given = arguments.parse_args()
    folder, model, chance = os.path.abspath(given.folder), Model(given.model), random.Random("adapt beds")
    with open(model.dictionary) as lines: words = {line.split()[0] for line in lines if line.strip()}
    with tempfile.TemporaryDirectory() as scratch:
        place = given.keep or scratch
        os.makedirs(place, exist_ok=True)
        beds = {"white": white(chance, 20), "kitchen": kitchen(chance, 20), "babble": babble(
            chance, 20, commands(home("tune", 40), 60, "adapt beds"), VOICES["tune"], place)}
        texts = [text for text in commands(home("tune", 40), 2 * SYNTHETIC, "adapt") if set(text.split()) <= words][:SYNTHETIC]
        with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
            work = [pool.submit(order, folder, name, text, number, place)
                    for number, (name, text) in enumerate(said(folder, given.beckon, given.half))]
            work += [pool.submit(sentence, text, number, beds, place) for number, text in enumerate(texts)]
            made = [one for done in work for one in done.result()]
        people = sum(name.startswith("order") for name, _ in made)
        if not people: raise SystemExit("none of the orders is heard: what does `beckon hear` say of them?")
        print(f"{people} recordings of people, {len(made) - people} of synthetic voices")
        transform(model, made, place, os.path.abspath(f"{given.model}/noise.mllr"))


if __name__ == "__main__": main()
