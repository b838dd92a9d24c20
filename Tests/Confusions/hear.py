"""Has the names of a home said and decoded, and keeps what was understood, so that it can go on later."""
import json, os, subprocess, tempfile

from names import CARRIERS, home, names
from sayings import Room

def named(outcome):
    """What a command is about: the things or the scene."""
    return json.dumps([[intent.get("actionSet")] + [target["accessory"] for target in intent.get("targets", [])]
                       for intent in outcome.get("intents", [])])


def run(beckon, *arguments, **options):
    """The outcomes that Beckon prints."""
    found = subprocess.run([beckon, *arguments], capture_output=True, text=True, **options)
    if found.returncode not in (0, 1, 2): raise SystemExit(found.stderr)
    return [json.loads(line) for line in found.stdout.splitlines()]


def meanings(beckon, file, found):
    """Which name a command is about, by what the typed sentences are about; a sentence that means something else is an error."""
    texts = [(name, carrier.format(name)) for name, kind in found.items() for carrier in CARRIERS[kind]]
    said = run(beckon, "parse", "--json", "--home-file", file, "-", input="".join(text + "\n" for _, text in texts))
    meant = {}
    for (name, text), outcome in zip(texts, said):
        if outcome["status"] != "understood" or meant.setdefault(named(outcome), name) != name:
            raise SystemExit(f"“{text}” is not about “{name}” alone: {outcome['reply']}")
    return meant


def understood(outcome, meant):
    """The one name that was understood, else the status in brackets."""
    return meant.get(named(outcome), "[another]") if outcome["status"] == "understood" else f"[{outcome['status']}]"


class Results:
    """What was heard in one home: a file with a line a saying, in which name, voice, noise, speed, sentence, what was understood, and
    the words that were heard."""

    def __init__(self, folder, number):
        self.names, self.path = names(number), os.path.join(folder, f"{number}.tsv")
        self.file = os.path.join(folder, f"{number}.json")
        with open(self.file, "w") as out: json.dump(home(self.names), out)
        self.rows = []
        if os.path.exists(self.path):
            with open(self.path) as lines: self.rows = [tuple(line.rstrip("\n").split("\t")) for line in lines]

    def hear(self, beckon, waiting):
        """Records and decodes sayings."""
        done = {row[:5] for row in self.rows}
        waiting = [saying for saying in waiting if saying not in done]
        if not waiting: return
        meant, room = meanings(beckon, self.file, self.names), Room()
        with tempfile.TemporaryDirectory() as scratch, open(self.path, "a") as out:
            paths = [os.path.join(scratch, f"{place}.wav") for place in range(len(waiting))]
            for saying, path in zip(waiting, paths): room.record(saying, path)
            heard = run(beckon, "hear", "--dry-run", "--json", "--data-dir", scratch, "--home-file", self.file, *paths)
            if len(heard) != len(paths): raise SystemExit(f"{len(paths)} recordings gave {len(heard)} outcomes")
            for saying, outcome in zip(waiting, heard):
                self.rows.append((*saying, understood(outcome, meant), outcome.get("transcript") or ""))
                print(*self.rows[-1], sep="\t", file=out)
