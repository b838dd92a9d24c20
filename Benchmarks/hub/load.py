#!/usr/bin/env python3
"""A hub under load by wrk while the accessories fail: load.py BECKON [SECONDS]

100 connections of 40 clients say sentences and make edits without a pause, for 600 seconds unless told otherwise.
Meanwhile the simulated accessories are slow, silent, refuse, drop connections, give errors and reboot, one after the other,
and five streams of events are followed, each of which must have every event by its number. Memory is told as it goes.
Ends with status 1 where an answer is none that a hub may give then, an event was missed, or memory grew by more than a
tenth from the second third to the last. Needs wrk (Debian)."""
import collections
import http.client
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../Tests/Hub"))
from house import House  # noqa: E402

BECKON, SECONDS = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 600
FAULTS = [
    {"fault": "slow", "seconds": 1}, {"fault": "drop-before"}, {"fault": "drop-mid"}, {"fault": "drop-after"},
    {"fault": "error-status", "status": -70402}, {"fault": "refuse"}, {"fault": "silent"}, None]


class Control:
    """The door of the simulator."""

    def __init__(self, path):
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(path)
        self.lines = self.connection.makefile()

    def do(self, **command):
        self.connection.sendall((json.dumps(command) + "\n").encode())
        return json.loads(self.lines.readline())


class Stream(threading.Thread):
    """Follows events, and counts those that are missing by their numbers."""

    def __init__(self, house, token):
        super().__init__(daemon=True)
        self.house, self.token = house, token
        self.count, self.missing, self.reloads, self.breaks = 0, 0, 0, 0

    def run(self):
        last = None
        while True:
            try:
                connection = http.client.HTTPConnection("127.0.0.1", self.house.port, timeout=60)
                headers = {"Authorization": f"Bearer {self.token}"}
                if last:
                    headers["Last-Event-ID"] = last
                connection.request("GET", "/v1/events", headers=headers)
                answer, topic = connection.getresponse(), None
                while True:
                    told = answer.readline()
                    if not told:
                        break
                    line = told.decode().rstrip("\n")
                    if line.startswith("id: "):
                        epoch, number = line[4:].split("-")
                        if last:
                            before, known = last.split("-")
                            # The first of a stream tells where it begins.
                            if before == epoch and int(number) > int(known) + 1:
                                self.missing += int(number) - int(known) - 1
                        last, self.count = line[4:], self.count + 1
                    elif line.startswith("event: reload"):
                        self.reloads += 1
            except (OSError, http.client.HTTPException):
                pass
            self.breaks += 1
            time.sleep(0.2)


def resident(pid):
    with open(f"/proc/{pid}/status") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024


def processor(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main():
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        house = House(BECKON, folder, arguments=("--control", folder + "/control"))
        tokens = [house.client(f"Client {number}", "--may-set-up") for number in range(40)]
        watcher = house.client("Watcher", "--listen-only")
        with open(folder + "/tokens", "w") as file:
            file.write("\n".join(tokens) + "\n")
        house.serve()
        control = Control(folder + "/control")
        # A first request of each client costs Argon2id; that is not what is measured.
        for token in [watcher, *tokens]:
            status, _ = house.ask("GET", "/v1/client", token)
            assert status == 200, status
        streams = [Stream(house, watcher) for _ in range(5)]
        for stream in streams:
            stream.start()
        began, memory, pid = time.monotonic(), [], house.hub.pid
        used = processor(pid)
        wrk = subprocess.Popen(
            ["wrk", "-t", "2", "-c", "100", "-d", f"{SECONDS}s", "--timeout", "60s", "--latency", "-s", HERE + "/load.lua",
             f"http://127.0.0.1:{house.port}"], stdout=subprocess.PIPE, text=True, env={**os.environ, "TOKENS": folder + "/tokens"})
        turn, step = 0, max(3, SECONDS // 60)
        while wrk.poll() is None:
            time.sleep(step)
            memory.append(resident(pid))
            control.do(do="clear-fault")
            fault = FAULTS[turn % len(FAULTS)]
            turn += 1
            if fault:
                control.do(do="fault", **fault)
            if turn % 6 == 0:
                print(f"{time.monotonic() - began:.0f} s: {memory[-1]:.0f} MiB, {streams[0].count} events", flush=True)
        control.do(do="clear-fault")
        used = processor(pid) - used
        told = wrk.stdout.read()
        # What happened last is told, too.
        time.sleep(5)
        counts = collections.Counter()
        for line in told.splitlines():
            if match := re.match(r"told (\d+) (\d+) (.*)", line):
                counts[int(match[2]), match[3]] += int(match[1])
        for (status, kind), count in sorted(counts.items()):
            print(f"{count:8} {status} {kind}")
            if status not in (200, 429):
                faults.append(f"{count} answers {status}: {kind}")
        print("\n".join(line for line in told.splitlines() if re.match("latency|errors|Requests/sec", line)))
        third = max(1, len(memory) // 3)
        early, late = sum(memory[third:2 * third]) / third, sum(memory[-third:]) / third
        print(f"memory: {memory[0]:.0f} MiB first, {early:.0f} in the middle third, {late:.0f} in the last, {max(memory):.0f} most; "
              f"processor {used / (time.monotonic() - began) * 100:.0f} % of one")
        if late > early * 1.1:
            faults.append(f"memory grew from {early:.0f} to {late:.0f} MiB")
        for number, stream in enumerate(streams):
            if stream.missing or stream.reloads or stream.breaks:
                faults.append(
                    f"stream {number}: {stream.missing} events missing, {stream.reloads} reloads, {stream.breaks} breaks")
        print(f"events: {[stream.count for stream in streams]}")
        status, _ = house.ask("GET", "/v1/homes", watcher)
        if status != 200 or house.kill(15) != 0:
            faults.append("the hub does not end as it should")
        house.end()
    for fault in faults:
        print("✗ " + fault)
    sys.exit(1 if faults else 0)


main()
