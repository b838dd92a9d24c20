"""Compares what was confused with what was warned of."""
import collections, functools, itertools

from hear import Results, run
from sayings import HOMES


def interval(few, many, deviations=1.96):
    """Where a share lies in 95 of 100 samples, by Wilson's score."""
    if not many: return 0, 1
    share, doubt = few / many, deviations ** 2 / many
    width = deviations * ((share * (1 - share) + doubt / 4) / many) ** 0.5
    return tuple(max(0, (share + doubt / 2 + side * width) / (1 + doubt)) for side in (-1, 1))


@functools.cache
def warnings(beckon, file):
    """The pairs of names that are warned of in a home, and which of them for how they sound.

    That people leave words out is nothing that a recording of the whole name can show.
    """
    told = [(frozenset((one["name"], one["other"]["name"])), "it differs from" not in one["problem"])
            for one in run(beckon, "lint", "--json", "--home-file", file) if one["other"]]
    return {pair for pair, _ in told}, {pair for pair, isBySound in told if isBySound}


class Half:
    """The homes to fit by, or those that judge."""

    def __init__(self, beckon, folder, which):
        self.counts, self.missed, self.idle = collections.Counter(), [], []
        for number in HOMES[which]: self.add(beckon, Results(folder, number))

    def add(self, beckon, results):
        warned, by_sound = warnings(beckon, results.file)
        # One name for another: what was refused or asked about is no confusion.
        confused = collections.Counter(
            frozenset((row[0], row[5])) for row in results.rows if row[5] in results.names and row[5] != row[0])
        again = {one for one, times in confused.items() if times > 1}
        self.counts.update({
            "names": len(results.names), "pairs": len(list(itertools.combinations(results.names, 2))), "sayings": len(results.rows),
            "right": sum(row[0] == row[5] for row in results.rows), "taken": confused.total(), "confusable": len(again),
            "warned of": len(again & warned), "warnings": len(by_sound), "idle": len(by_sound - confused.keys())})
        self.missed += [(confused[one], sorted(one)) for one in again - warned]
        self.idle += sorted(map(sorted, by_sound - confused.keys()))

    def share(self, part, whole):
        few, many = self.counts[part], self.counts[whole]
        low, high = (f"{100 * bound:.0f}" for bound in interval(few, many))
        return f"{few} of {many} ({100 * few / max(1, many):.0f} %, {low} to {high})"


def judge(beckon, folder, details):
    """Prints the table, and the pairs that are wrong in it."""
    halves = {which: Half(beckon, folder, which) for which in HOMES}
    print("| | to fit by | that judge |\n| --- | ---: | ---: |")
    for title, of in (
            ("names, in pairs of a home", lambda half: f"{half.counts['names']}, {half.counts['pairs']:,}"),
            ("said and understood right", lambda half: half.share("right", "sayings")),
            ("taken for another name", lambda half: half.share("taken", "sayings")),
            ("confusable pairs that had been warned of", lambda half: half.share("warned of", "confusable")),
            ("idle warnings", lambda half: half.share("idle", "warnings"))):
        print(f"| {title} | {' | '.join(map(of, halves.values()))} |")
    if not details: return
    for which, half in halves.items():
        for times, names in sorted(half.missed, reverse=True): print(f"{which}, missed, {times} times: {' / '.join(names)}")
        for names in half.idle: print(f"{which}, idle: {' / '.join(names)}")
