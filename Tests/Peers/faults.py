#!/usr/bin/env python3
"""Beckon against every fault of accessory_lab.py: what a person is told, and after how long.

usage: faults.py BECKON WORKFOLDER"""
import json
import os
import re
import socket
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "Hub"))
from ports import free_port  # noqa: E402

BECKON, WORK = sys.argv[1:]
CODE = "031-45-154"
failures = 0


class Lab:
    """HAP-python, and its faults at hand."""

    def __init__(self, name, *args):
        self.port, self.control = free_port(), free_port()
        self.process = subprocess.Popen(
            [sys.executable, f"{HERE}/accessory_lab.py", "--fresh", "--port", str(self.port), "--control",
             str(self.control), "--state", f"{WORK}/{name}.state", *args], stdout=subprocess.PIPE)
        json.loads(self.process.stdout.readline())

    def order(self, **message):
        with socket.create_connection(("127.0.0.1", self.control)) as s:
            s.sendall(json.dumps(message).encode() + b"\n")
            return json.loads(s.makefile().readline())

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Beckon:
    """One Beckon that stays, a sentence a line."""

    def __init__(self, data):
        self.process = subprocess.Popen(
            [BECKON, "say", "--json", "--data-dir", data, "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def say(self, text):
        start = time.perf_counter()
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()
        outcome = json.loads(self.process.stdout.readline())
        return outcome, time.perf_counter() - start

    def stop(self):
        self.process.stdin.close()
        self.process.wait()


def beckon(*args):
    start = time.perf_counter()
    done = subprocess.run([BECKON, *args], capture_output=True, text=True, timeout=60)
    return done.stdout + done.stderr, time.perf_counter() - start


def check(name, right, seconds, limit, told):
    global failures
    mark = "✓" if right and seconds <= limit else "✗"
    failures += mark == "✗"
    late = "" if seconds <= limit else f" (at most {limit} s)"
    print(f"{mark} {name}: {seconds:.3f} s{late}" + ("" if mark == "✓" else f"\n    {told}"), flush=True)


def told(outcome):
    errors = [t.get("error", "") for i in outcome["intents"] for t in i["targets"] if t.get("error")]
    return "; ".join(dict.fromkeys(errors)) or outcome["status"]


WRITE, READ, DIM = "turn on the lab dimmer", "is the lab dimmer on", "set the lab dimmer to 40 percent"
# fault, sentence, what is told (a regular expression), seconds at most.
MATRIX = [
    ({}, WRITE, "^understood$", 1),
    ({"slow_ms": 800}, WRITE, "^understood$", 3),
    ({"slow_ms": 20000}, WRITE, "did not answer in time", 5),
    ({"silent": True}, WRITE, "did not answer in time", 5),
    ({"silent": True}, READ, "did not answer in time", 5),
    ({"http_status": 500}, WRITE, "answered wrongly: HTTP status 500", 1),
    ({"http_status": 503}, WRITE, "is busy", 1),
    ({"http_status": 470}, WRITE, "wants more proof", 1),
    ({"drop_after_writes": 1}, WRITE, "broke off before it answered", 1),
    ({"drop_before_write": 1}, WRITE, "broke off before it answered", 1),
    ({"drop_after_writes": 2}, WRITE, "^understood$", 1),
    ({"drop_mid_response": 4}, READ, "^understood$", 1),
    ({"chunked": True}, READ, "^understood$", 1),
    ({"dribble": 1}, READ, "^understood$", 3),
    ({"dribble": 7}, WRITE, "^understood$", 3),
    ({"corrupt_tag": True}, READ, "answered wrongly|cannot be reached", 1),
    ({"bad_json": True}, READ, "answered wrongly: the body is not JSON", 1),
    ({"event_before_response": True}, WRITE, "^understood$", 1),
    ({"event_before_response": True, "lower_event": True}, WRITE, "^understood$", 1),
]
STATUS = {
    -70401: "does not allow this", -70402: "cannot be reached by its bridge", -70403: "is busy",
    -70404: "does not let this be changed", -70405: "does not tell this", -70406: "does not tell when this changes",
    -70407: "has no room for more", -70408: "did not come to an end in time", -70409: "does not have this",
    -70410: "does not take this value", -70411: "wants more proof",
}
# On a new connection.
COLD = [
    ({"refuse": True}, WRITE, "cannot be reached", 1),
    ({"verify_error": 2}, WRITE, "no longer knows Beckon", 1),
    ({"verify_error": 7}, WRITE, "is busy", 1),
    ({"slow_pair_ms": 500}, WRITE, "^understood$", 3),
]
PAIRING = {
    2: "setup code is wrong", 3: "asks for patience", 4: "no room for another controller",
    5: "too many wrong setup codes", 6: "already paired", 7: "just pairing with another",
}


def named(fault): return ", ".join(f"{k}={json.dumps(v)}" for k, v in fault.items()) or "no fault"


def matrix(lab, house):
    for fault, sentence, text, limit in MATRIX:
        lab.order(faults=fault)
        outcome, seconds = house.say(sentence)
        lab.order(reset=True)
        check(named(fault), re.search(text, told(outcome)), seconds, limit, json.dumps(outcome))
        outcome, seconds = house.say(WRITE)
        check("  and works again", told(outcome) == "understood", seconds, 1, json.dumps(outcome))
    for status, text in STATUS.items():
        lab.order(faults={"write_status": {"*": status}})
        outcome, seconds = house.say(DIM)
        lab.order(reset=True)
        check(f"status {status}", re.search(text, told(outcome)), seconds, 1, json.dumps(outcome))
    lab.order(faults={"read_status": {"*": -70408}})
    outcome, seconds = house.say(READ)
    lab.order(reset=True)
    check("a read with status -70408", re.search("did not come to an end", told(outcome)), seconds, 1,
          json.dumps(outcome))


def cold(lab, house):
    for fault, sentence, text, limit in COLD:
        lab.order(faults=fault)
        lab.order(drop_all=True)
        outcome, seconds = house.say(sentence)
        lab.order(reset=True)
        check(f"{named(fault)} (a new connection)", re.search(text, told(outcome)), seconds, limit, json.dumps(outcome))
        outcome, seconds = house.say(WRITE)
        check("  and works again", told(outcome) == "understood", seconds, 1, json.dumps(outcome))


def drops(lab, house, count=20):
    worst, wrong = 0, []
    for number in range(count):
        lab.order(drop_all=True)
        outcome, seconds = house.say("turn o%s the lab dimmer" % ("n" if number % 2 else "ff"))
        worst = max(worst, seconds)
        if told(outcome) != "understood": wrong.append(told(outcome))
    check(f"{count} dropped connections, nobody notices; the slowest", not wrong, worst, 1, wrong)


def main():
    lab = Lab("faults", "--mode", "kinds")
    data = f"{WORK}/faults-data"
    for error, text in PAIRING.items():
        lab.order(faults={"pair_error": error})
        output, seconds = beckon("accessory", "add", f"127.0.0.1:{lab.port}", "--setup-code", CODE, "--data-dir", data)
        lab.order(reset=True)
        check(f"pairing refused with error {error}", re.search(text, output), seconds, 3, output)
    output, _ = beckon("accessory", "add", f"127.0.0.1:{lab.port}", "--setup-code", CODE, "--data-dir", data)
    assert "Lab dimmer" in output, output
    house = Beckon(data)
    house.say(WRITE)
    try:
        matrix(lab, house)
        cold(lab, house)
        drops(lab, house)
        lab.stop()
        outcome, seconds = house.say(WRITE)
        check("nobody at the port", re.search("cannot be reached", told(outcome)), seconds, 1, json.dumps(outcome))
    finally:
        house.stop()
        lab.stop()
    if failures:
        sys.exit(f"{failures} faults came out wrong.")


main()
