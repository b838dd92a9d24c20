#!/usr/bin/env python3
"""How well does the ear hear a person in grammars that are not of homes, and how much that is said to nobody is refused?

Debian's asterisk-core-sounds-en-g722 holds what one woman recorded for telephone exchanges, and asterisk-core-sounds-en
what she says: some 480 announcements, names of letters and numbers. Needs ffmpeg too.
"""
import argparse, collections, gzip, json, os, random, re, subprocess, tempfile

from decoding import heard
from homes import home
from sounds import kitchen, mixed, samples_of, write

SOUNDS = "/usr/share/asterisk/sounds/en_US_f_Allison"
TEXTS = "/usr/share/doc/asterisk-core-sounds-en/core-sounds-en.txt.gz"
MOST_WORDS = 10


def said():
    """The words of each recording that is words alone; numbers are spoken, so texts with digits are left out."""
    with gzip.open(TEXTS, "rt") as lines:
        known = dict(line.split(":", 1) for line in lines if ":" in line and line[0] != ";")
    for name, text in known.items():
        path, words = f"{SOUNDS}/{name.strip()}.g722", re.sub("[^a-z' ]", " ", text.lower()).split()
        if os.path.exists(path) and words and not re.search(r"[\[(0-9]", text): yield path, " ".join(words)


def recorded(path, folder):
    """The recording as a WAV file."""
    found = os.path.join(folder, path.removeprefix(SOUNDS).strip("/").replace("/", "_") + ".wav")
    subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-f", "g722", "-i", path, "-ar", "16000", found], check=True)
    return found


def noisy(path, bed, chance):
    """The same with a kitchen around it."""
    found = path.replace(".wav", ".noise.wav")
    write(mixed(samples_of(path), bed, 12, chance), found)
    return found


def listed(texts):
    """A grammar of whole sentences."""
    return "public <sentence> = " + " | ".join(sorted(texts)) + ";"


def chained(texts):
    """A grammar in which any word may follow that follows in one of the sentences."""
    following, rules, seen = collections.defaultdict(set), [], [("", 0)]
    for text in texts:
        words = ["", *text.split(), None]
        for word, after in zip(words, words[1:]): following[word].add(after)
    name = lambda word, place: f"{word.replace(chr(39), '-') or 'sentence'}-{place}"
    for word, place in seen:
        ways = ["<NULL>"] if None in following[word] else []
        for after in sorted(following[word] - {None} if place < MOST_WORDS else ()):
            if (after, place + 1) not in seen: seen.append((after, place + 1))
            ways.append(f"{after} <{name(after, place + 1)}>")
        rules.append(f"{'' if word else 'public '}<{name(word, place)}> = {' | '.join(ways) or '<VOID>'};")
    return "\n".join(rules)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--beckon", default=".build/release/beckon")
    given, chance = arguments.parse_args(), random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        texts = {recorded(path, folder): text for path, text in said()}
        bed, paths = kitchen(chance, 20), sorted(texts)
        chance.shuffle(paths)
        loud = {path: noisy(path, bed, chance) for path in paths}
        few = [path for path in paths if 2 <= len(texts[path].split()) <= MOST_WORDS]

        def file(name, text):
            with open(os.path.join(folder, name), "w") as out: out.write(text)
            return out.name

        def show(title, own, *options):
            for where, sounds in (("clean", own), ("kitchen 12 dB", [loud[path] for path in own])):
                found = heard(sounds, given.beckon, "hear", "--json", *options)
                refused = sum(one["status"] == "notUnderstood" for one in found)
                right = sum(one.get("words") == texts[path] for path, one in zip(own, found))
                known = f"{right} right, " if "--grammar" in options else ""
                print(f"{title}, {where}: {len(own)}, {known}{refused} refused")

        for title, own, rules in (("sentences of a list", few[::2], listed), ("chains of words", few, chained)):
            grammar = "#JSGF V1.0;\ngrammar said;\n" + rules({texts[path] for path in own})
            show(title, own, "--grammar", file("said.gram", grammar))
        house = file("home.json", json.dumps(home("tune", 40)))
        for title, least, most in (("single words", 1, 1), ("two words and three", 2, 3), ("more words", 4, 100)):
            own = [path for path in paths if least <= len(texts[path].split()) <= most]
            show(f"to a home, {title}", own, "--dry-run", "--home-file", house)


if __name__ == "__main__": main()
