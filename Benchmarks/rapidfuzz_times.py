"""Times rapidfuzz on the names and queries of a folder; prints microseconds a query as JSON."""

import json
import sys
import time

from rapidfuzz import process
from rapidfuzz.distance import OSA, DamerauLevenshtein

folder = sys.argv[1]
names = open(folder + "/names", encoding="utf-8").read().split("\n")
queries = open(folder + "/queries", encoding="utf-8").read().split("\n")


def timed(work, count):
    # Of the processor, all threads together, as Beckon is measured.
    start = time.process_time()
    work()
    return (time.process_time() - start) / count * 1e6


def each(scorer, asked):
    for query in asked:
        process.extract(query, names, scorer=scorer, score_cutoff=2, limit=8)


few = queries[:10]
times = {
    "extract, DamerauLevenshtein": timed(lambda: each(DamerauLevenshtein.distance, few), len(few)),
    "extract, OSA": timed(lambda: each(OSA.distance, few), len(few)),
    # All at once on all cores: the fastest that it offers.
    "cdist, OSA, all cores": timed(
        lambda: process.cdist(
            queries, names, scorer=OSA.distance, score_cutoff=2, workers=-1, dtype="uint8"
        ),
        len(queries),
    ),
}
json.dump(times, sys.stdout)
