"""Compares what was confused with what was warned of."""
import collections, json, random, subprocess


def warnings(beckon, file):
    """The pairs of names that lint warns of in the homes of a file."""
    lint = subprocess.run([beckon, "lint", "--json", "--home-file", file], capture_output=True, text=True)
    if lint.returncode not in (0, 1): raise SystemExit(lint.stderr)
    findings = [json.loads(line) for line in lint.stdout.splitlines()]
    return {frozenset((finding["name"], finding["other"]["name"])) for finding in findings if finding["other"]}


def halves(names, seed):
    """The names on which costs and bounds may be set, and the others, which only judge them."""
    order = sorted(names)
    random.Random(seed).shuffle(order)
    return set(order[:len(order) // 2]), set(order[len(order) // 2:])


def rate(part, whole):
    return f"{part} of {whole} ({100 * part / whole:.0f} %)" if whole else "none"


def judge(results, names, warned, enough, seed):
    """Prints the figures, for both halves of the names apart and for all pairs, then each miss."""
    with open(results) as lines: rows = [line.rstrip("\n").split("\t") for line in lines]
    said = collections.Counter(row[0] for row in rows)
    confused = collections.Counter(
        frozenset((row[0], row[4])) for row in rows if not row[4].startswith("[") and row[4] != row[0])
    right = sum(row[0] == row[4] for row in rows)
    print(f"{len(names)} names, {len(said)} of them said; {len(rows)} sentences: {right} right, "
          f"{confused.total()} confused, {len(rows) - right - confused.total()} not understood or asked about")
    for ratio in sorted({row[3] for row in rows}, key=int, reverse=True):
        of_it = [row for row in rows if row[3] == ratio]
        good = sum(row[0] == row[4] for row in of_it)
        bad = sum(row[4] != row[0] and not row[4].startswith("[") for row in of_it)
        print(f"  {ratio:>3} dB: {len(of_it)} sentences, {good} right, {bad} confused")
    tuning, held = halves(names, seed)
    for title, inside in (("tuning", lambda pair: pair <= tuning), ("held out", lambda pair: pair <= held),
                          ("all pairs", lambda pair: True)):
        pairs = [pair for pair in confused if inside(pair)]
        told = [pair for pair in pairs if pair in warned]
        judged = [pair for pair in warned if inside(pair) and all(said[name] >= enough for name in pair)]
        idle = [pair for pair in judged if pair not in confused]
        print(f"{title}: confused pairs that had been warned of: {rate(len(told), len(pairs))}; confusions: "
              f"{rate(sum(confused[pair] for pair in told), sum(confused[pair] for pair in pairs))}; pairs warned of "
              f"that were never confused: {rate(len(idle), len(judged))} of which both names were said {enough} times")
    for pair, count in confused.most_common():
        print(f"  {'warned' if pair in warned else 'MISSED'} {count}: {' / '.join(sorted(pair))}")
