"""Runs the rows of the tables, several side by side, and prints a line for each."""
import multiprocessing
import queue
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed

import table_session
import table_setup
import table_values
import table_verify
from house import House
from worker import Worker, odd_bridge

#: Most rows wait more than they work.
SIDE_BY_SIDE = 8
TABLE = [*table_setup.TABLE, *table_verify.TABLE, *table_session.TABLE, *table_values.TABLE]


def main(beckon, work, *prefixes):
    rows = chosen(prefixes)
    workers = queue.SimpleQueue()
    first = None
    for _ in range(SIDE_BY_SIDE):  # before there are threads
        first = Worker(odd_bridge, {row.id: row.misbehaviour for row in rows})
        workers.put(first)
    with ProcessPoolExecutor(SIDE_BY_SIDE, multiprocessing.get_context("forkserver")) as runners:
        house = House(beckon, work, runners)
        house.furnish(first)
        failed = 0
        for verdict in verdicts(house, rows, workers):
            failed += bool(verdict.faults)
            print(verdict.line, flush=True)
    print(f"{len(rows) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


def chosen(prefixes):
    """The rows whose ids begin so, or all; in an order that mixes those that wait with those that work.

    `1/3` is one row in three, of each kind alike."""
    share = [int(prefix[2:]) for prefix in prefixes if prefix.startswith("1/")]
    prefixes = [prefix for prefix in prefixes if not prefix.startswith("1/")]
    twice = [id for id, count in Counter(row.id for row in TABLE).items() if count > 1]
    assert not twice, f"ids that are not unique: {twice}"
    rows = [row for row in TABLE if not prefixes or row.id.startswith(tuple(prefixes))]
    rows = rows[:: share[0]] if share else rows
    random.Random(1).shuffle(rows)
    return rows


def verdicts(house, rows, workers):
    """One on each row; what was too slow among others is tried again alone."""
    def trial(row):
        worker = workers.get()
        try:
            return house.trial(row, worker)
        finally:
            workers.put(worker)

    slow = []
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        trials = {pool.submit(trial, row): row for row in rows}
        for done in as_completed(trials):
            if done.result().is_slow:
                slow.append(trials[done])
            else:
                yield done.result()
    yield from map(trial, slow)
