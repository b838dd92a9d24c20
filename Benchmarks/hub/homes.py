#!/usr/bin/env python3
"""What a hub takes that serves some of many homes in a PostgreSQL database.

    Benchmarks/hub/homes.py BECKON URL [COUNT]...

The database is one that StoreBenchmarks has filled. For each COUNT (1 and 100), a hub serves so many of its homes; printed are its
memory (RSS, and PSS without what other processes share) and its share of a processor, 20 s after it has begun.
"""
import os
import subprocess
import sys
import tempfile
import time


def memory(process):
    with open(f"/proc/{process.pid}/smaps_rollup") as file:
        fields = dict(line.split(":", 1) for line in file if line.startswith(("Rss", "Pss:")))
    return [int(fields[name].split()[0]) / 1024 for name in ("Rss", "Pss")]


def seconds(process):
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    beckon, url = sys.argv[1:3]
    for count in [int(number) for number in sys.argv[3:]] or [1, 100]:
        only = [word for number in range(count) for word in ("--only-home", f"House {number}")]
        with tempfile.TemporaryDirectory() as folder:
            hub = subprocess.Popen(
                [beckon, "serve", "--data-dir", folder, "--port", "0", *only], stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, env={**os.environ, "BECKON_DATABASE": url, "LC_ALL": "C.UTF-8"})
            try:
                while not hub.stdout.readline().startswith(b"Listening at "):
                    assert hub.poll() is None, "the hub ended before it was ready"
                time.sleep(20)
                before, began = seconds(hub), time.monotonic()
                time.sleep(20)
                share = 100 * (seconds(hub) - before) / (time.monotonic() - began)
                rss, pss = memory(hub)
                print(f"| {count} | {rss:.0f} MiB | {pss:.0f} MiB | {share:.1f} % |", flush=True)
            finally:
                hub.terminate()
                hub.wait()


main()
