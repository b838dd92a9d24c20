#!/usr/bin/env python3
"""Speaks Wyoming with a hub as its client, through the `wyoming` package that is on the path. One line a step.

  wyoming_lab.py services PORT FOLDER   everything that a program may ask of the hub; leaves recordings in the folder
  wyoming_lab.py short PORT             the same in short, for another version of the package
  wyoming_lab.py faults PORT            what no program should send; the hub goes on
  wyoming_lab.py flood PORT PID MIB     so much of it that none of it may be kept: by hand 1024, in the tests a little
  wyoming_lab.py announced PORT         looks by zeroconf for the hub in the network of this machine, until it is gone
  wyoming_lab.py listen FILE            a microphone: silence, and what stands in FILE's “.say” once it is there
"""
import array, asyncio, contextlib, json, os, random, struct, sys, time

from wyoming.asr import Transcribe, Transcript
from wyoming.audio import AudioChunk, AudioStart, AudioStop
from wyoming.client import AsyncClient
from wyoming.event import Event
from wyoming.handle import Handled, NotHandled
from wyoming.info import Describe, Info
from wyoming.tts import Synthesize
from wyoming.wake import Detect, Detection, NotDetected

RATE = 16000


def step(name, fine, found=None):
    print(f"{'✓' if fine else '✗'} {name}" + ("" if fine else f": {found!r}"), flush=True)
    step.failures += not fine


step.failures = 0


@contextlib.asynccontextmanager
async def client(port):
    one = AsyncClient.from_uri(f"tcp://127.0.0.1:{port}")
    await one.connect()
    try:
        yield one
    finally:
        await one.disconnect()


async def answer(one, *types, within=10):
    """The first event of one of some types."""
    async def look():
        while True:
            event = await one.read_event()
            if event is None or event.type in types:
                return event
    return await asyncio.wait_for(look(), within)


async def ask(port, event, *types):
    async with client(port) as one:
        await one.write_event(event)
        return await answer(one, *types)


async def say(port, text):
    """A text said aloud by the hub, as 16-bit samples at 16 kHz."""
    async with client(port) as one:
        await one.write_event(Synthesize(text=text).event())
        start = await answer(one, "audio-start", "error")
        if start.type == "error":
            return start
        sound = b""
        while True:
            event = await answer(one, "audio-chunk", "audio-stop")
            if event.type == "audio-stop":
                return sound
            sound += event.payload


async def transcribe(port, sound, chunk=2048, rate=RATE, width=2, channels=1):
    async with client(port) as one:
        await one.write_event(Transcribe(language="en").event())
        await one.write_event(AudioStart(rate=rate, width=width, channels=channels).event())
        for start in range(0, len(sound), chunk):
            await one.write_event(
                AudioChunk(rate=rate, width=width, channels=channels, audio=sound[start:start + chunk]).event())
        await one.write_event(AudioStop().event())
        event = await answer(one, "transcript")
        return Transcript.from_event(event).text


def formed(sound, rate, width, channels):
    """16 kHz mono as sound of another form, by repeating samples."""
    samples = array.array("h", sound)
    out = bytearray()
    for sample in samples:
        if width == 1:
            piece = bytes([(sample >> 8) + 128])
        elif width == 2:
            piece = struct.pack("<h", sample)
        elif width == 3:
            piece = struct.pack("<i", sample << 16)[1:]
        else:
            piece = struct.pack("<i", sample << 16)
        out += piece * channels * (rate // RATE)
    return bytes(out)


async def detect(port, sound, names=None):
    async with client(port) as one:
        await one.write_event(Detect(names=names).event())
        await one.write_event(AudioStart(rate=RATE, width=2, channels=1).event())
        for start in range(0, len(sound), 2048):
            await one.write_event(
                AudioChunk(rate=RATE, width=2, channels=1, audio=sound[start:start + 2048], timestamp=start // 32).event())
        await one.write_event(AudioStop().event())
        return await answer(one, "detection", "not-detected", "error")


async def handle(port, text, conversation=None):
    context = {"conversation_id": conversation} if conversation else None
    event = Event("transcript", {"text": text, **({"context": context} if context else {})})
    return await ask(port, event, "handled", "not-handled")


async def services(port, folder):
    info = Info.from_event(await ask(port, Describe().event(), "info"))
    step("describes what it hears, does, listens for and says",
         bool(info.asr and info.handle and info.wake and info.tts) and info.asr[0].models[0].languages == ["en"]
         and info.handle[0].installed and info.tts[0].voices[0].installed, info)
    phrase = info.wake[0].models[0].phrase
    pong = await ask(port, Event("ping", {"text": "you there"}), "pong")
    step("answers a ping", pong.data.get("text") == "you there", pong)

    quiet = bytes(struct.pack(f"<{RATE // 2}h", *(random.randint(-8, 8) for _ in range(RATE // 2))))
    words = {"on": "turn on the desk lamp", "called": f"{phrase}. turn on the lights", "phrase": phrase,
             "here": f"{phrase}. turn off the lights", "off": "turn off the desk lamp"}
    for name, text in words.items():
        sound = await say(port, text)
        words[name] = quiet + sound + quiet if isinstance(sound, bytes) else b""
        with open(f"{folder}/{name}.raw", "wb") as file:
            file.write(words[name])
    step("says texts aloud", all(len(sound) > RATE * 2 for sound in words.values()),
         {name: len(sound) for name, sound in words.items()})

    on = words["on"]
    for chunk in (333, 2048, len(on)):
        text = await transcribe(port, on, chunk)
        step(f"hears a command in chunks of {chunk} bytes", text == "turn on the desk lamp", text)
    for form in ((48000, 4, 2), (16000, 1, 1), (32000, 3, 1)):
        text = await transcribe(port, formed(on, *form), 5000, *form)
        step(f"hears it at {form[0]} Hz, {form[1]} bytes, {form[2]} channels", text == "turn on the desk lamp", text)
    swapped = array.array("h", on)
    swapped.byteswap()
    text = await transcribe(port, swapped.tobytes())
    step("hears nothing in samples of the wrong byte order", text == "", text)
    text = await transcribe(port, quiet)
    step("hears nothing in silence", text == "", text)

    event = await handle(port, "turn on the desk lamp")
    step("does what it is told", event.type == "handled" and "desk lamp" in event.data["text"].lower(), event)
    event = await handle(port, "is the desk lamp on", "c1")
    step("answers a question", event.type == "handled" and event.data["text"].startswith("Yes"), event)
    step("hands the context back", event.data.get("context") == {"conversation_id": "c1"}, event)
    event = await handle(port, "and off again", "c1")
    step("goes on from what was said", event.type in ("handled", "not-handled"), event)
    event = await handle(port, "frobnicate the gizmo")
    step("says that it did not understand", event.type == "not-handled" and event.data["text"], event)
    event = await handle(port, "unlock the front door", "c2")
    event = await handle(port, "yes", "c2") if event.type == "handled" else event
    state = await handle(port, "is the front door locked")
    step("opens nothing for whoever has no right to", state.data["text"].startswith("Yes"), (event, state))
    event = await ask(port, Event("recognize", {"text": "set the desk lamp to 30 percent"}), "intent", "not-recognized")
    step("tells what a sentence asks for", event.type == "intent", event)

    event = await detect(port, words["phrase"])
    step("hears that it is called", Detection.is_type(event.type) and event.data["name"] == phrase, event)
    event = await detect(port, words["called"])
    step("hears that it is called before a command", Detection.is_type(event.type), event)
    event = await detect(port, on)
    step("is not called by a command alone", NotDetected.is_type(event.type), event)
    event = await detect(port, on, ["another name"])
    step("knows no other name", event.type == "error", event)


async def short(port):
    info = Info.from_event(await ask(port, Describe().event(), "info"))
    step("is described to the version that satellites bring", bool(info.asr and info.tts and info.wake and info.handle), info)
    sound = await say(port, "turn off the desk lamp")
    quiet = bytes(RATE)
    text = await transcribe(port, quiet + sound + quiet)
    step("hears what that version sends", text == "turn off the desk lamp", text)


async def faults(port):
    async def send(data, wait=0.3):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(data)
            await asyncio.wait_for(writer.drain(), 20)
            await asyncio.wait_for(reader.read(65536), wait)
        except (asyncio.TimeoutError, ConnectionError):
            pass
        writer.close()

    chunk = AudioChunk(rate=RATE, width=2, channels=1, audio=b"\0" * 2048).event()
    await send(b'{"type":"describe"')
    await send(b'{"type":"audio-chunk","payload_length":100000}\n' + b"x" * 50000)
    await send(b'{"type":"x","payload_length":99999999999}\n', 5)
    await send(b'{"type":"x","payload_length":-5}\n', 5)
    await send(b"[" * 100000 + b"\n", 5)
    await send(b'{"type":"audio-chunk","data":{"rate":0,"width":9,"channels":-1},"payload_length":2}\nab')
    await send(b'{"type":"transcript","data":{"text":"' + b"a " * 12000 + b'"}}\n', 5)
    tasks = [asyncio.open_connection("127.0.0.1", port) for _ in range(100)]
    many = await asyncio.gather(*tasks)
    for _, writer in many:
        writer.close()
    await asyncio.sleep(0.3)
    del chunk
    info = await ask(port, Describe().event(), "info")
    step("goes on after half a message, garbage, huge lengths and a hundred connections", info is not None, info)


def resident(pid):
    with open(f"/proc/{pid}/status") as file:
        return int(next(line for line in file if line.startswith("VmRSS")).split()[1]) / 1024


def garbage(pieces):
    """Connections' worth of what no program sends, each piece by piece: noise, a line without end, sound that nobody asked for
    in pieces as long as may be, headers without end, half an event and nothing more."""
    noise = random.randbytes(1 << 20)
    sound = AudioChunk(rate=RATE, width=2, channels=1, audio=b"").event()
    head = json.dumps({"type": "audio-chunk", "data": sound.data, "payload_length": 1 << 20}).encode() + b"\n"
    while True:
        yield (noise for _ in range(pieces))
        yield (b"{" + b" " * (1 << 20) for _ in range(pieces))
        yield (head + noise for _ in range(pieces))
        yield (b'{"type":"x","data":{"a":' + b"[" * (1 << 20) for _ in range(pieces))
        yield (b'{"type":"ping","data":{"text":"' + b"a" * 50_000 + b'"}}\n' for _ in range(20 * pieces))
        yield iter([head + noise[:1000]])


async def flood(port, pid, megabytes):
    random.seed(26)
    first, most, sent, ended, start = resident(pid), 0, 0, 0, time.monotonic()
    for pieces in garbage(max(1, megabytes // 16)):
        if sent >= megabytes << 20:
            break
        reader, writer = await asyncio.open_connection("127.0.0.1", port)

        async def answers():
            with contextlib.suppress(ConnectionError):
                while await reader.read(1 << 16):
                    pass

        reading = asyncio.create_task(answers())
        try:
            for piece in pieces:
                writer.write(piece)
                # Who is read no faster is kept waiting here.
                await asyncio.wait_for(writer.drain(), 30)
                sent += len(piece)
                most = max(most, resident(pid))
            # Who has sent all may not have been told yet that the hub reads no more of it.
            done, _ = await asyncio.wait([reading], timeout=1)
            ended += bool(done)
        except (ConnectionError, asyncio.TimeoutError):
            ended += 1
        reading.cancel()
        writer.close()
        most = max(most, resident(pid))
    info = await ask(port, Describe().event(), "info")
    told = f"{sent >> 20} MiB in {time.monotonic() - start:.1f} s: {first:.0f} MiB of memory before, {most:.0f} at most, " \
           f"{resident(pid):.0f} after, {ended} connections ended by the hub"
    step(f"goes on after a flood of garbage, {told}", info is not None and ended > 0 and most < first + 64, told)


def announced(port):
    """Says when the hub is found in the network, and when it is no more."""
    import zeroconf

    class Listener(zeroconf.ServiceListener):
        found = None

        def add_service(self, zero, kind, name):
            info = zero.get_service_info(kind, name, 3000)
            if info and info.port == port and name.startswith("Beckon"):
                self.found = name
                print(f"found {name} at {info.parsed_addresses()}", flush=True)

        def update_service(self, zero, kind, name):
            self.add_service(zero, kind, name)

        def remove_service(self, zero, kind, name):
            if name == self.found:
                print("gone", flush=True)

    zero = zeroconf.Zeroconf(interfaces=["127.0.0.1"])
    zeroconf.ServiceBrowser(zero, "_wyoming._tcp.local.", Listener())
    time.sleep(600)


def listen(path):
    """Silence in real time, and what is put into PATH.say, once each."""
    start, sent, sound = time.monotonic(), 0, b""
    piece = RATE * 2 // 50
    while True:
        if os.path.exists(path + ".say"):
            with open(path + ".say", "rb") as file:
                sound += file.read()
            os.unlink(path + ".say")
        part, sound = sound[:piece], sound[piece:]
        part += bytes(struct.pack("<320h", *(random.randint(-8, 8) for _ in range(320))))[len(part):]
        sys.stdout.buffer.write(part)
        sys.stdout.buffer.flush()
        sent += 1
        time.sleep(max(0, start + sent * 0.02 - time.monotonic()))


if __name__ == "__main__":
    mode = sys.argv[1]
    if mode == "listen":
        try:
            listen(sys.argv[2])
        except (BrokenPipeError, KeyboardInterrupt):
            sys.exit(0)
    if mode == "announced":
        announced(int(sys.argv[2]))
    work = {"flood": lambda: flood(*map(int, sys.argv[2:5])), "services": lambda: services(int(sys.argv[2]), sys.argv[3]), "short": lambda: short(int(sys.argv[2])),
            "faults": lambda: faults(int(sys.argv[2]))}[mode]
    asyncio.run(work())
    sys.exit(1 if step.failures else 0)
