#!/usr/bin/env python3
"""How well does the ear hear grammars that are not of homes, in short sentences too, at any level, in any voice?"""
import argparse, concurrent.futures, json, os, random, re, subprocess, tempfile

from sentences import talk
from sounds import SPEEDS, VOICES, kitchen, mixed, say, write

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "foreign")
CONDITIONS = (None, 12)


def rules(text):
    """The rules of a small grammar: names with their right sides, tags left out."""
    text = re.sub(r"\{[^}]*\}", "", text.split(";", 2)[2])
    return {name: body for name, body in re.findall(r"<([\w-]+)>\s*=\s*([^;]*);", text)}, re.search(r"public <([\w-]+)>", text)[1]


def sample(body, known, chance):
    """One sentence of a right side."""
    tokens, at = re.findall(r"[()\[\]|]|<[\w-]+>|[^\s()\[\]|]+", body), 0

    def choice():
        nonlocal at
        found = [[]]
        while at < len(tokens) and tokens[at] not in ")]":
            token, at = tokens[at], at + 1
            if token == "|": found.append([])
            elif token in "([":
                inner = choice()
                at += 1
                found[-1] += inner if token == "(" or chance.random() < 0.5 else []
            elif token[0] == "<": found[-1] += sample(known[token[1:-1]], known, chance)
            else: found[-1].append(token)
        return chance.choice(found)
    return choice()


def sayings(name, count, voices, seed):
    with open(os.path.join(HERE, name)) as file: known, root = rules(file.read())
    chance = random.Random(f"{name} {seed}")
    for number in range(count):
        text = " ".join(sample(known[root], known, chance))
        for ratio in CONDITIONS: yield text, voices[number % len(voices)], chance.choice(SPEEDS), ratio, chance.choice((1, 0.3, 0.08))
    for number, text in enumerate(talk(count // 2, f"{name} {seed}")):
        yield None, voices[number % len(voices)], 1.0, None, text


def record(said, bed, path, chance):
    text, voice, speed, ratio, level = said
    sound = say(text or level, voice, speed, path + ".tmp.wav")
    if ratio: sound = mixed(sound, bed, ratio, chance)
    write([int(one * (level if text else 1)) for one in sound], path)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--beckon", default=".build/release/beckon")
    arguments.add_argument("--which", choices=("tune", "judge", "judge2"), default="tune", help="whose voices")
    arguments.add_argument("--count", type=int, default=50, help="sentences of each grammar, each in every condition")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--folder", help="where the recordings are kept")
    given = arguments.parse_args()
    bed, total = kitchen(random.Random(given.seed), 20), {}
    for name in sorted(os.listdir(HERE)):
        with tempfile.TemporaryDirectory() as scratch:
            folder = os.path.join(given.folder or scratch, name)
            os.makedirs(folder, exist_ok=True)
            said = list(sayings(name, given.count, VOICES[given.which], f"{given.which} {given.seed}"))
            paths = [os.path.join(folder, f"{number:04}.wav") for number in range(len(said))]
            with concurrent.futures.ProcessPoolExecutor(2) as pool:
                list(pool.map(record, said, [bed] * len(said), paths, [random.Random(number) for number in range(len(said))]))
            with open(os.path.join(folder, "said.json"), "w") as out: json.dump(said, out)
            heard = [json.loads(line) for line in subprocess.run(
                [given.beckon, "hear", "--json", "--grammar", os.path.join(HERE, name)] + paths,
                capture_output=True, text=True).stdout.splitlines()]
        for (text, _, _, ratio, _), ear in zip(said, heard):
            key = (name, f"{ratio} dB" if ratio else "clean" if text else "other talk")
            total.setdefault(key, []).append(ear["words"] == (text or ""))
    for (name, where), right in total.items():
        print(f"{name:12} {where:10}: {len(right):4}; {'right' if where != 'other talk' else 'refused'} "
              f"{100 * sum(right) / len(right):5.1f} %")


if __name__ == "__main__": main()
