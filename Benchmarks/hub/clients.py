#!/usr/bin/env python3
"""What a hub takes for many who follow it, and how soon they are told: clients.py BECKON

1,000 streams of events: memory, and the processor while nothing happens for 30 seconds. Then 200 of them: from a change at an
accessory, made by hand, until each has it. Then a typed sentence until it is at the accessory, 300 times."""
import asyncio
import json
import os
import re
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "../../Tests/Hub"))
from house import House  # noqa: E402


def resident(pid):
    with open(f"/proc/{pid}/status") as file:
        return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1)) / 1024


def processor(pid):
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figures(times):
    told = sorted(times)
    at = lambda share: told[min(len(told) - 1, int(len(told) * share))] * 1000
    return f"p50 {at(0.5):.1f}, p99 {at(0.99):.1f}, most {told[-1] * 1000:.1f} ms of {len(told)}"


class Follower:
    """A stream of events; tells when it had each value of a lamp."""

    def __init__(self, lamp, kind):
        self.lamp, self.kind, self.heard = lamp.encode(), kind.encode(), {}

    async def follow(self, port, token):
        reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.writer.write(
            f"GET /v1/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\r\n".encode())
        await reader.readuntil(b"event: ready")
        self.task = asyncio.create_task(self.read(reader))

    async def read(self, reader):
        while line := await reader.readline():
            if line.startswith(b"data: ") and self.lamp in line and self.kind in line:
                self.heard[json.loads(line[6:])["value"]] = time.perf_counter()


class Control:
    """The simulator's door; what changes there is told with its time."""

    async def open(self, path):
        self.reader, self.writer = await asyncio.open_unix_connection(path)
        self.changes, self.answers = {}, asyncio.Queue()
        asyncio.create_task(self.read())
        await self.do(do="watch")

    async def read(self):
        while line := await self.reader.readline():
            told = json.loads(line)
            if "event" not in told:
                await self.answers.put(told)
            elif told.get("accessory") == "Desk Lamp" and told.get("characteristic") == "Brightness":
                self.changes[told["value"]] = time.perf_counter()

    async def do(self, **command):
        self.writer.write((json.dumps(command) + "\n").encode())
        return await self.answers.get()


async def measure(house, folder):
    tokens = [house.client(f"Client {number}", "--listen-only") for number in range(10)]
    speaker = house.client("Speaker")
    house.serve()
    pid = house.hub.pid
    await asyncio.sleep(3)
    print(f"alone: {resident(pid):.0f} MiB")
    followers = [Follower("Desk Lamp", '"Brightness"') for _ in range(1000)]
    for number, follower in enumerate(followers):
        await follower.follow(house.port, tokens[number % 10])
    await asyncio.sleep(5)
    began, used = time.monotonic(), processor(pid)
    await asyncio.sleep(30)
    share = (processor(pid) - used) / (time.monotonic() - began) * 100
    print(f"1,000 streams: {resident(pid):.0f} MiB, idle {share:.2f} % of a processor")
    for follower in followers[200:]:
        follower.task.cancel()
        follower.writer.close()
    await asyncio.sleep(3)
    followers = followers[:200]
    control = Control()
    await control.open(folder + "/control")
    times, writes, answers = [], [], []
    for value in range(2, 102):
        value = value % 100 + 1
        for follower in followers:
            follower.heard.clear()
        start = time.perf_counter()
        await control.do(do="set", accessory="Desk Lamp", characteristic="Brightness", value=value)
        for _ in range(500):
            if all(value in follower.heard for follower in followers):
                break
            await asyncio.sleep(0.01)
        times += [follower.heard.get(value, start + 5) - start for follower in followers]
    print(f"event to each of 200 clients: {figures(times)}")
    for follower in followers:
        follower.task.cancel()
        follower.writer.close()
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    for number in range(320):
        value = number % 99 + 1
        body = json.dumps({"text": f"set the desk lamp to {value} percent"})
        control.changes.clear()
        start = time.perf_counter()
        writer.write((
            "POST /v1/utterances HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAuthorization: "
            f"Bearer {speaker}\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode())
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(re.search(rb"content-length: (\d+)", head.lower()).group(1)))
        end = time.perf_counter()
        for _ in range(200):
            if value in control.changes:
                break
            await asyncio.sleep(0.005)
        # The first are of a hub that has just begun.
        if number >= 20:
            answers.append(end - start)
            writes.append(control.changes.get(value, start + 1) - start)
        await asyncio.sleep(0.02)
    print(f"typed sentence to the accessory: {figures(writes)}")
    print(f"typed sentence to the answer: {figures(answers)}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        house = House(sys.argv[1], folder, arguments=("--control", folder + "/control"))
        try:
            asyncio.run(measure(house, folder))
        finally:
            house.end()


main()
