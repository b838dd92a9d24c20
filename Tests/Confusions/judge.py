"""Compares what was confused with what was warned of."""
import collections, itertools, json, math, os, subprocess, tempfile

from hear import home
from names import names
from sayings import HOMES

# So often both names of a pair must have been said before it counts as never confused.
ENOUGH = 4
# What is counted apart: how far the speech has to be above the noise, in decibels.
QUIETEST = {"clean": math.inf, "clean and 20 dB": 20, "all": -math.inf}


def warnings(beckon, found):
    """What lint warns of in a home of these names: all pairs, those warned of for their sound, and single names."""
    with tempfile.TemporaryDirectory() as folder:
        file = os.path.join(folder, "home.json")
        with open(file, "w") as out: json.dump(home(found), out)
        command = [beckon, "lint", "--json", "--data-dir", folder, "--home-file", file]
        lint = subprocess.run(command, capture_output=True, text=True)
    if lint.returncode not in (0, 1): raise SystemExit(lint.stderr)
    found = [json.loads(line) for line in lint.stdout.splitlines()]
    alone, findings = {one["name"] for one in found if not one["other"]}, [one for one in found if one["other"]]
    every = {frozenset((one["name"], one["other"]["name"])) for one in findings}
    # That people leave words out is nothing that a recording of the whole name can show.
    left_out = {frozenset((one["name"], one["other"]["name"])) for one in findings
                if "it differs from" in one["problem"]}
    return every, every - left_out, alone


def rate(part, whole): return f"{part} of {whole} ({100 * part / whole:.1f} %)" if whole else "none"


class Heard:
    """What was heard in one home: for every saying, its name, its noise and what was understood."""

    def __init__(self, beckon, results, number):
        self.names = names(number)
        with open(os.path.join(results, f"{number}.tsv")) as lines:
            self.rows = [line.rstrip("\n").split("\t") for line in lines]
        self.warned, self.by_sound, self.alone = warnings(beckon, self.names)
        self.count(-math.inf)

    def count(self, quietest):
        """Counts what was said so far above the noise."""
        known = set(self.names)
        rows = [row for row in self.rows if ratio(row) >= quietest]
        self.said = collections.Counter(row[0] for row in rows)
        # One name for another: what was refused or asked about is no confusion.
        self.confused = collections.Counter(
            frozenset((row[0], row[6])) for row in rows if row[6] in known and row[6] != row[0])


def ratio(row): return math.inf if row[4] == "clean" else float(row[5])


def noise(row): return "clean" if row[4] == "clean" else f"{row[4]} {row[5]} dB"


def outcomes(rows):
    """How often a name was heard right, taken for another, and refused or asked about."""
    right = sum(row[0] == row[6] for row in rows)
    refused = sum(row[6].startswith("[") or " / " in row[6] for row in rows)
    return f"{len(rows)} sentences, {right} right, {len(rows) - right - refused} taken for another name, " \
           f"{refused} refused or asked about"


def by_kind(rows, kind):
    for one in dict.fromkeys(map(kind, rows)): print(f"  {one}: {outcomes([row for row in rows if kind(row) == one])}")


def figures(title, homes, isCounted=lambda pair: True):
    """How many confusions were warned of, and how many pairs that were warned of were never confused."""
    counts = collections.Counter()
    for home in homes:
        for pair in map(frozenset, itertools.combinations(home.names, 2)):
            if not isCounted(pair): continue
            times, sayings = home.confused[pair], sum(home.said[name] for name in pair)
            told = " told" if pair in home.warned else " untold"
            # "Lamp", where there are others, was warned of as what commands call any lamp.
            if pair not in home.warned and pair & home.alone: counts["alone"] += times
            counts["pairs" + told] += times > 0
            counts["again" + told] += times > 1
            counts["times" + told] += times
            counts["sayings" + told] += sayings
            if pair in home.by_sound and all(home.said[name] >= ENOUGH for name in pair):
                counts["warned"] += 1
                counts["idle"] += times == 0
    def share(what): return rate(counts[what + " told"], counts[what + " told"] + counts[what + " untold"])
    print(f"{title}: confusions that had been warned of: {share('times')}, and {counts['alone']} more with a name that "
          f"was warned of by itself; as pairs {share('pairs')}, of those confused "
          f"more than once {share('again')}; pairs warned of for their sound and never confused: "
          f"{rate(counts['idle'], counts['warned'])}")
    often = [counts["times" + told] / max(1, counts["sayings" + told]) for told in (" told", " untold")]
    print(f"  a name was taken for one that it was warned of {100 * often[0]:.2f} times in 100, for another one "
          f"{100 * often[1]:.4f} times: {often[0] / max(often[1], 1e-9):.0f} times as often")


def judge(beckon, results, halves, misses):
    """Prints the figures of each half, then the misses."""
    seen = {frozenset(pair) for number in HOMES["tune"] for pair in itertools.combinations(names(number), 2)}
    for which in halves:
        there = [number for number in HOMES[which] if os.path.exists(os.path.join(results, f"{number}.tsv"))]
        homes = [Heard(beckon, results, number) for number in there]
        if not homes: continue
        print(f"{which}: homes {there}, {sum(len(home.names) for home in homes)} names, "
              f"{sum(len(home.rows) for home in homes)} sentences")
        rows = [row for home in homes for row in home.rows]
        by_kind(rows, noise)
        by_kind([row for row in rows if ratio(row) == math.inf], lambda row: f"clean, {row[2]}")
        for title, quietest in QUIETEST.items():
            for home in homes: home.count(quietest)
            figures(f"{which}, {title}", homes)
        if which == "judge": figures("  pairs of no tuning home", homes, lambda pair: pair not in seen)
        missed = [(times, sorted(pair)) for home in homes for pair, times in home.confused.items()
                  if pair not in home.warned and not pair & home.alone]
        for times, pair in sorted(missed, key=lambda one: -one[0])[:misses]:
            print(f"  MISSED {times}: {' / '.join(pair)}")
