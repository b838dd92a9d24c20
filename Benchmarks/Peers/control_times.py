#!/usr/bin/env python3
"""Beckon's controller beside aiohomekit, on HAP-python and on Beckon's own simulator, figure by figure in one run.

usage: control_times.py CONTROL_BENCHMARKS [FIGURE...]   (a Python with HAP-python, aiohomekit and zeroconf)"""
import asyncio
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PEERS = os.path.join(HERE, "../../Tests/Peers")
sys.path.insert(0, PEERS)
from controller_lab import connect, controller, pair  # noqa: E402
from aiohomekit.controller.ip.pairing import IpPairing  # noqa: E402

OURS = sys.argv[1]
CODE = "031-45-154"
WORK = tempfile.mkdtemp()
FIGURES = ["setup", "verify", "write", "accessories", "fan100", "fan20", "events", "drops"]


def free_ports(n=1):
    """The first of n free ports in a row, below those that the system gives to connections."""
    while True:
        first = random.randrange(20000, 30000)
        try:
            for port in range(first, first + n):
                with socket.socket() as s:
                    s.bind(("127.0.0.1", port))
            return first
        except OSError:
            continue


class Lab:
    """HAP-python in a process of its own."""

    def __init__(self, *args, n=1):
        self.port, self.control = free_ports(n), free_ports()
        self.ports = [self.port + i for i in range(n)]
        self.p = subprocess.Popen(
            [sys.executable, f"{PEERS}/accessory_lab.py", "--fresh", "--port", str(self.port), "--control",
             str(self.control), "--state", f"{WORK}/lab.state", *args], stdout=subprocess.PIPE)
        self.p.stdout.readline()

    def order(self, **message):
        with socket.create_connection(("127.0.0.1", self.control)) as s:
            s.sendall(json.dumps(message).encode() + b"\n")
            return json.loads(s.makefile().readline())

    def stop(self):
        self.p.terminate()
        self.p.wait()


class Simulator:
    """Beckon's simulator with lamps, behind a bridge or alone."""

    def __init__(self, lamps, bridge):
        self.p = subprocess.Popen([OURS, "serve", str(lamps), "bridge" if bridge else "alone"],
                                  stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.ports = [int(self.p.stdout.readline()) for _ in range(1 if bridge else lamps)]

    def order(self, burst):
        self.p.stdin.write(b"%d\n" % burst["n"])
        self.p.stdin.flush()

    def stop(self):
        self.p.terminate()
        self.p.wait()


def quantiles(xs):
    xs = sorted(xs)
    return {"p50": statistics.median(xs), "p95": xs[min(len(xs) - 1, int(0.95 * len(xs)))], "n": len(xs)}


async def pair_retry(port):
    for k in range(4):
        try:
            return (await pair("127.0.0.1", port, CODE))[0]
        except Exception:
            if k == 3: raise


class Foreign:
    """aiohomekit's figures."""

    async def setup(self, ports):
        xs = []
        while len(xs) < 40:
            try:
                p, t = await pair("127.0.0.1", ports[0], CODE)
            except Exception:
                continue
            xs.append(t["pair_setup_ms"])
            await p.remove_pairing(p.pairing_data["iOSPairingId"])
            await p.close()
        return {"pair-setup": quantiles(xs)}

    async def verify(self, ports):
        p = await pair_retry(ports[0])
        await connect(p)
        await p.list_accessories_and_characteristics()
        await p.close()
        xs, ys = [], []
        for _ in range(200):
            x = IpPairing(controller(), dict(p.pairing_data))
            t = time.perf_counter()
            await x._ensure_connected()
            xs.append((time.perf_counter() - t) * 1e3)
            await x.close()
        for i in range(200):
            x = IpPairing(controller(), dict(p.pairing_data))
            x._accessories_state = p._accessories_state
            t = time.perf_counter()
            await x.put_characteristics([(1, 9, bool(i % 2))])
            ys.append((time.perf_counter() - t) * 1e3)
            await x.close()
        return {"pair-verify": quantiles(xs), "cold write": quantiles(ys)}

    async def write(self, ports):
        p = await pair_retry(ports[0])
        await p.list_accessories_and_characteristics()
        xs, ys = [], []
        for i in range(3000):
            t = time.perf_counter()
            await p.put_characteristics([(1, 9, bool(i % 2))])
            xs.append((time.perf_counter() - t) * 1e3)
        for i in range(2000):
            t = time.perf_counter()
            await p.get_characteristics([(1, 9)])
            ys.append((time.perf_counter() - t) * 1e3)
        await p.close()
        return {"warm write": quantiles(xs), "warm read": quantiles(ys)}

    async def accessories(self, ports):
        p = await pair_retry(ports[0])
        xs = []
        for _ in range(60):
            t = time.perf_counter()
            await p.list_accessories_and_characteristics()
            xs.append((time.perf_counter() - t) * 1e3)
        await p.close()
        return {"/accessories": quantiles(xs)}

    async def fan100(self, ports):
        p = await pair_retry(ports[0])
        await p.list_accessories_and_characteristics()
        xs = []
        for i in range(200):
            t = time.perf_counter()
            await p.put_characteristics([(a, 9, bool(i % 2)) for a in range(2, 102)])
            xs.append((time.perf_counter() - t) * 1e3)
        await p.close()
        return {"100 accessories, one PUT": quantiles(xs)}

    async def fan20(self, ports):
        ps = []
        for port in ports:
            p = await pair_retry(port)
            await p.list_accessories_and_characteristics()
            ps.append(p)
        for p in ps: await p.close()
        cold, warm = [], []
        for r in range(25):
            xs = []
            for p in ps:
                x = IpPairing(controller(), dict(p.pairing_data))
                x._accessories_state = p._accessories_state
                xs.append(x)
            t = time.perf_counter()
            await asyncio.gather(*[x.put_characteristics([(1, 9, bool(r % 2))]) for x in xs])
            cold.append((time.perf_counter() - t) * 1e3)
            for k in range(6):
                t = time.perf_counter()
                await asyncio.gather(*[x.put_characteristics([(1, 9, bool((r + k + 1) % 2))]) for x in xs])
                warm.append((time.perf_counter() - t) * 1e3)
            for x in xs: await x.close()
        return {"20 servers, cold": quantiles(cold), "20 servers, warm": quantiles(warm)}

    async def events(self, ports, lab):
        p = await pair_retry(ports[0])
        await p.list_accessories_and_characteristics()
        count, done = 0, asyncio.Event()

        def hear(d):
            nonlocal count
            if d:
                count += 1
                if count >= 50000: done.set()
        await p.subscribe([(2, 10)])
        p.dispatcher_connect(hear)
        t = time.perf_counter()
        await asyncio.to_thread(lab.order, burst=dict(aid=2, iid=10, n=50000))
        try:
            await asyncio.wait_for(done.wait(), 20)
        except asyncio.TimeoutError:
            pass
        rate = count / (time.perf_counter() - t)
        await p.close()
        return {"events a second": {"p50": rate, "p95": 0, "n": count}}

    async def drops(self, ports, lab):
        p = await pair_retry(ports[0])
        await p.list_accessories_and_characteristics()
        xs, errors = [], 0
        for i in range(20):
            await p.put_characteristics([(1, 9, bool(i % 2))])
            await asyncio.to_thread(lab.order, drop_all=True)
            t = time.perf_counter()
            while True:
                try:
                    await p.put_characteristics([(1, 9, not i % 2)])
                    break
                except Exception:
                    errors += 1
                    await asyncio.sleep(0.002)
            xs.append((time.perf_counter() - t) * 1e3)
        await p.close()
        return {f"write after a drop ({errors} errors)": quantiles(xs)}


def ours(figure, ports, lab=None):
    """Our figures, of a process of their own."""
    p = subprocess.Popen([OURS, figure, *map(str, ports)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    found = {}
    for line in p.stdout:
        line = line.strip()
        if line == "listening":
            lab.order(burst=dict(aid=2, iid=10, n=50000))
        elif line == "ready":
            lab.order(drop_all=True)
            p.stdin.write("\n")
            p.stdin.flush()
        elif line:
            entry = json.loads(line)
            found[entry.pop("figure")] = entry
    if p.wait(): print(f"ControlBenchmarks {figure} ended with {p.returncode}", file=sys.stderr)
    return found


LABS = {
    "setup": dict(args=["--mode", "single"]), "verify": dict(args=["--mode", "single"]),
    "write": dict(args=["--mode", "single"]), "accessories": dict(args=["--mode", "lights", "--n", "100", "--rich"]),
    "fan100": dict(args=["--mode", "lights", "--n", "100"]), "fan20": dict(args=["--mode", "many", "--n", "20"], n=20),
    "events": dict(args=["--mode", "lights", "--n", "100"]), "drops": dict(args=["--mode", "single"]),
}
SIMULATED = {"setup": (1, False), "verify": (1, False), "write": (1, False), "accessories": (100, True),
             "fan100": (100, True), "fan20": (20, False), "events": (100, True)}


def main():
    foreign = Foreign()
    print("| figure, ms | aiohomekit × HAP-python | Beckon × HAP-python | ratio | Beckon × its simulator | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: |")
    for figure in sys.argv[2:] or FIGURES:
        lab = Lab(*LABS[figure]["args"], n=LABS[figure].get("n", 1))
        extra = (lab,) if figure in ("events", "drops") else ()
        theirs = asyncio.run(getattr(foreign, figure)(lab.ports, *extra))
        lab.stop()
        lab = Lab(*LABS[figure]["args"], n=LABS[figure].get("n", 1))
        mine = ours(figure, lab.ports, lab)
        lab.stop()
        own = {}
        if figure in SIMULATED:
            simulator = Simulator(*SIMULATED[figure])
            own = ours(figure, simulator.ports, simulator)
            simulator.stop()
        for (name, a), b in zip(theirs.items(), mine.values()):
            c = next((v for k, v in own.items() if k in name or name in k), None)
            show = lambda x: f"{x['p50']:.2f} / {x['p95']:.2f}" if x else "–"
            ratio = lambda x: f"{x['p50'] / a['p50']:.2f}" if x else "–"
            print(f"| {name} | {show(a)} | {show(b)} | {ratio(b)} | {show(c)} | {ratio(c)} |", flush=True)


main()
