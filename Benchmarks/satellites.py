#!/usr/bin/env python3
"""Satellites that are not there, streaming in real time to a hub: how soon each is obeyed, and what each costs.

  Benchmarks/satellites.py BECKON [--counts 1,10,50] [--minutes 1] [--every 60] [--twins] [--log FILE]

Each satellite is silent but for noise, and says one command a minute, at a moment of its own; the commands are said by the
hub's own voice. Told for each count: utterances a minute, those that were lost, the time from the last sample of a command to the
`transcript`, which is sent when the accessory has been written to, and the most memory and the processor time of the hub. With --twins
every command is heard by two satellites at once, the second of them softer and 40 ms later, and has to be done once. What is lost
or late is told with its satellite and moment; --log keeps the hub's log, which tells what became of each utterance. It needs
nothing but Python's own library.
"""
import argparse, array, asyncio, json, os, random, subprocess, sys, tempfile, threading, time

RATE, PIECE = 16000, 1024
COMMANDS = ["turn on the desk lamp", "turn off the desk lamp", "turn on the tower fan", "turn off the tower fan",
            "turn on the lights in the study", "turn off the bedside lamp", "lock the front door",
            "is the desk lamp on", "turn on the lights in the kitchen", "close the roller blind"]


def bytes_of(kind, data=None, payload=b""):
    body = json.dumps(data).encode() if data else b""
    head = {"type": kind, "data_length": len(body), "payload_length": len(payload)}
    return json.dumps(head).encode() + b"\n" + body + payload


async def event_from(reader):
    line = await reader.readline()
    if not line:
        return None
    head = json.loads(line)
    data = dict(head.get("data") or {})
    if head.get("data_length"):
        data.update(json.loads(await reader.readexactly(head["data_length"])))
    payload = await reader.readexactly(head["payload_length"]) if head.get("payload_length") else b""
    return head["type"], data, payload


class Satellite:
    """One, as a server; the hub comes to it."""

    def __init__(self, number, random_):
        self.number, self.random = number, random_
        self.sound, self.spoken, self.writer = b"", None, None
        self.ended, self.results, self.ready = None, [], asyncio.Event()
        noise = [random_.randint(-20, 20) for _ in range(RATE)]
        self.noise = array.array("h", noise).tobytes()

    async def serve(self):
        server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self.server = server

    async def meet(self, reader, writer):
        self.writer = writer
        streaming = None
        try:
            while (event := await event_from(reader)) is not None:
                kind, data, _ = event
                if kind == "describe":
                    writer.write(bytes_of("info", {"satellite": {"name": str(self.number)}}))
                elif kind == "run-satellite":
                    writer.write(bytes_of("run-pipeline", {"start_stage": "wake", "end_stage": "tts"}))
                    streaming = streaming or asyncio.create_task(self.stream(writer))
                elif kind == "ping":
                    writer.write(bytes_of("pong", data))
                elif kind == "transcript" and self.spoken:
                    self.results.append((self.spoken, data.get("text", ""), time.monotonic() - self.ended, time.time()))
                    self.spoken = None
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        if streaming:
            streaming.cancel()

    async def stream(self, writer):
        start, sent = time.monotonic(), 0
        form = {"rate": RATE, "width": 2, "channels": 1}
        self.ready.set()
        while True:
            place = (sent * PIECE * 2) % (len(self.noise) - PIECE * 2)
            piece, self.sound = self.sound[:PIECE * 2], self.sound[PIECE * 2:]
            if piece and not self.sound:
                # The last sample of a command, as the microphone has it.
                self.ended = time.monotonic()
            piece += self.noise[place:place + PIECE * 2][len(piece):]
            writer.write(bytes_of("audio-chunk", form, piece))
            await writer.drain()
            sent += 1
            await asyncio.sleep(max(0, start + sent * PIECE / RATE - time.monotonic()))

    def say(self, text, sound):
        if self.spoken:
            self.results.append((self.spoken, "", 0, time.time()))
        self.spoken, self.sound, self.ended = text, sound, time.monotonic() + len(sound) / RATE / 2


async def recordings(port, phrase):
    """The commands behind the phrase, said by the hub, without silence behind."""
    found = {}
    for text in COMMANDS:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(bytes_of("synthesize", {"text": f"{phrase}, {text}"}))
        sound = b""
        while True:
            kind, _, payload = await event_from(reader)
            sound += payload
            if kind == "audio-stop":
                break
        writer.close()
        samples = array.array("h", sound)
        last = max(place for place, sample in enumerate(samples) if abs(sample) > 300)
        found[text] = samples[:last].tobytes()
    return found


def softer(sound, share=3):
    return b"\0" * (RATE * 2 * 40 // 1000) + array.array("h", [s // share for s in array.array("h", sound)]).tobytes()


def facts(pid):
    with open(f"/proc/{pid}/status") as file:
        memory = next(int(line.split()[1]) / 1024 for line in file if line.startswith("VmHWM"))
    with open(f"/proc/{pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return memory, (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait_for(path, text, seconds=120):
    for _ in range(seconds * 10):
        if os.path.exists(path) and text in open(path).read():
            return open(path).read()
        time.sleep(0.1)
    sys.exit(f"nobody says {text}")


def clock(moment):
    return time.strftime("%H:%M:%S", time.gmtime(moment)) + f"{moment % 1:.3f}"[1:]


def stamp(lines, path):
    """Writes a log down, each line with the moment at which it came."""
    with open(path, "w") as log:
        for line in lines:
            log.write(f"{clock(time.time())} {line}")
            log.flush()


async def measure(beckon, count, arguments, work):
    satellites = [Satellite(number, random.Random(number)) for number in range(count)]
    for one in satellites:
        await one.serve()
    options = [f"--satellite={one.number}=127.0.0.1:{one.port},room=Study" for one in satellites]
    with open(f"{work}/hub", "w") as out:
        told = {"BECKON_LOG": "debug"} if arguments.log else {}
        hub = subprocess.Popen([beckon, "serve", "--data-dir", f"{work}/data", "--local-only", "--wyoming", "0",
                                "--no-wyoming-announcement"] + options, stdout=out, stderr=subprocess.PIPE, text=True,
                               env={**os.environ, **told})
    threading.Thread(target=stamp, args=(hub.stderr, f"{work}/log"), daemon=True).start()
    try:
        await asyncio.to_thread(wait_for, f"{work}/log", "hears recordings")
        port = int(wait_for(f"{work}/hub", "Wyoming at").split("Wyoming at tcp://127.0.0.1:")[1].split()[0])
        sounds = await recordings(port, "okay my house")
        await asyncio.gather(*(asyncio.wait_for(one.ready.wait(), 30) for one in satellites))
        await asyncio.sleep(3)
        _, before = facts(hub.pid)
        start, random_ = time.monotonic(), random.Random(26)
        speakers = satellites[::2] if arguments.twins else satellites
        moments = sorted((random_.uniform(0, arguments.every) + turn * arguments.every, one)
                         for turn in range(max(1, round(arguments.minutes * 60 / arguments.every)))
                         for one in range(len(speakers)))
        said = 0
        for moment, one in moments:
            await asyncio.sleep(max(0, start + moment - time.monotonic()))
            text = COMMANDS[said % len(COMMANDS)]
            speakers[one].say(text, sounds[text])
            if arguments.twins and one * 2 + 1 < count:
                satellites[one * 2 + 1].say(text, softer(sounds[text]))
            said += 1
        await asyncio.sleep(6)
        memory, after = facts(hub.pid)
        results = [result for one in satellites for result in one.results]
        right = [time_ for text, heard, time_, _ in results if heard.endswith(text)]
        right.sort()
        at = lambda share: right[min(len(right) - 1, int(share * len(right)))] * 1000 if right else float("nan")
        print(f"{count:3} satellites: {said} utterances, {said - len(right)} lost or misheard, "
              f"p50 {at(0.5):.0f} ms, p99 {at(0.99):.0f} ms, {memory:.0f} MiB, "
              f"{100 * (after - before) / (time.monotonic() - start):.0f} % of a processor", flush=True)
        for one in satellites:
            for text, heard, time_, moment in one.results + ([(one.spoken, "", 0, time.time())] if one.spoken else []):
                if not heard.endswith(text) and not arguments.twins:
                    print(f"    satellite {one.number}, told at {clock(moment)}: “{text}” was heard as “{heard}”")
                elif time_ > arguments.late / 1000:
                    print(f"    satellite {one.number}, told at {clock(moment)}: “{text}” took {time_ * 1000:.0f} ms")
        return memory
    finally:
        hub.terminate()
        hub.wait()
        if arguments.log:
            with open(arguments.log, "a") as kept, open(f"{work}/log") as log:
                kept.write(log.read())
        for one in satellites:
            one.server.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("beckon")
    parser.add_argument("--counts", default="1,10,50")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--every", type=float, default=60)
    parser.add_argument("--twins", action="store_true")
    parser.add_argument("--log")
    parser.add_argument("--late", type=float, default=700)
    arguments = parser.parse_args()
    beckon = os.path.abspath(arguments.beckon)
    home = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Scripts/demo-home.json")
    with tempfile.TemporaryDirectory() as work:
        with open(f"{work}/ready", "w") as ready:
            simulator = subprocess.Popen([beckon, "simulate", home, "--state-dir", f"{work}/state", "--setup-code",
                                          "031-45-154", "--no-announce"], stdout=ready)
        try:
            data = ["--data-dir", f"{work}/data"]
            while len(lines := open(f"{work}/ready").read().splitlines()) < 2:
                time.sleep(0.1)
            subprocess.run([beckon, "import", home] + data, check=True, stdout=subprocess.DEVNULL)
            for line in lines:
                place = f"127.0.0.1:{json.loads(line)['port']}"
                subprocess.run([beckon, "accessory", "add", place, "--setup-code", "031-45-154"] + data, check=True,
                               stdout=subprocess.DEVNULL)
            found = {}
            for count in map(int, arguments.counts.split(",")):
                found[count] = asyncio.run(measure(beckon, count, arguments, work))
            if len(found) > 1:
                (first, least), (most, largest) = min(found.items()), max(found.items())
                print(f"a satellite above the first: {(largest - least) / (most - first):.1f} MiB")
        finally:
            simulator.terminate()
            simulator.wait()


main()
