"""One connection to the accessory: in clear first, under seal after pair-verify; requests are answered in order."""
import socket
import struct
import threading
import time

from cryptography.exceptions import InvalidTag

import tlv8
from keys import TAG_LENGTH, Frames
from messages import PAIRING, Answer, Request, event
from misbehaviour import CLOSE, Pause
from pair_setup import PairSetup
from pair_verify import PairVerify
from tlv8 import Tag


class Connection:
    """Serves one controller until either side ends the connection."""

    def __init__(self, accessory, sock):
        self.accessory, self.socket = accessory, sock
        self.at = accessory.misbehaviour.at
        self.setup, self.verify = PairSetup(accessory), PairVerify(accessory)
        self.frames, self.unread = None, b""
        self.subscriptions = set()
        self.turn = threading.RLock()

    def serve(self):
        try:
            self.send_clear(self.at("connect", b""))
            while request := Request.read(self):
                self.handle(request)
        except (OSError, EOFError, InvalidTag):
            pass  # the controller has gone, or has other keys
        finally:
            self.accessory.connections.discard(self)
            self.socket.close()

    # Reading

    def line(self):
        while b"\n" not in self.unread:
            if not self.receive():
                return ""
        line, _, self.unread = self.unread.partition(b"\n")
        return line.decode()

    def exactly(self, length):
        while len(self.unread) < length:
            if not self.receive():
                raise EOFError
        bytes, self.unread = self.unread[:length], self.unread[length:]
        return bytes

    def receive(self):
        if not self.frames:
            more = self.socket.recv(65536)
        else:
            header = self.whole(2)
            more = header and self.frames.open(header, self.whole(struct.unpack("<H", header)[0] + TAG_LENGTH))
        self.unread += more
        return len(more)

    def whole(self, length):
        """So many bytes of the socket itself; none at its end."""
        bytes = b""
        while len(bytes) < length:
            more = self.socket.recv(length - len(bytes))
            if not more:
                return b""
            bytes += more
        return bytes

    # Answering

    def handle(self, request):
        if request.path == "/pair-setup":
            return self.pair("setup", *self.setup.receive(request.body))
        if request.path == "/pair-verify":
            self.pair("verify", *self.verify.receive(request.body))
            if self.verify.secret:
                self.frames = Frames(self.verify.secret)
                self.send(self.at("session begins", b""))
            return
        name, answer = self.route(request)
        answer = self.at(f"{name} answer", answer)
        self.send(self.at(f"{name} bytes", answer.bytes), name)
        if name == "subscribe":
            self.send(self.at("subscribed", b""))

    def pair(self, kind, state, items):
        body = self.at(f"{kind} M{state} body", tlv8.encode(items))
        answer = self.at(f"{kind} M{state} answer", Answer(200, PAIRING, body))
        self.send_clear(self.at(f"{kind} M{state} bytes", answer.bytes))

    def route(self, request):
        """What a request of a session is called, and the right answer."""
        if request.path == "/identify":
            return "identify", Answer.of({"status": -70401}, 400)
        if self.frames is None:
            return "stranger", Answer.of({"status": -70401}, 470)
        routes = {("GET", "/accessories"): self.list, ("GET", "/characteristics"): self.read,
                  ("PUT", "/characteristics"): self.write, ("PUT", "/prepare"): self.prepare,
                  ("POST", "/pairings"): self.pairings}
        route = routes.get((request.method, request.path))
        return route(request) if route else ("unknown", Answer(404))

    def list(self, request):
        listing = self.at("accessories list", {"accessories": self.accessory.database.accessories})
        return "accessories", Answer.of(listing)

    def read(self, request):
        ids = [tuple(map(int, id.split("."))) for id in request.query["id"][0].split(",")]
        entries = self.at("read entries", self.accessory.database.read(ids))
        if failed := any(entry.get("status") for entry in entries):
            for entry in entries:
                entry.setdefault("status", 0)
        return "read", Answer.of({"characteristics": entries}, 207 if failed else 200)

    def write(self, request):
        order = request.json
        entries, changed = self.accessory.database.write(order)
        wanted = {(e["aid"], e["iid"]) for e in order["characteristics"] if e.get("ev")}
        self.subscriptions |= wanted
        if changed:
            self.accessory.tell(changed, but=self)
        name = "subscribe" if wanted else "write"
        entries = self.at(f"{name} entries", entries)
        failed = any(entry.get("status") for entry in entries)
        return name, Answer.of({"characteristics": entries}, 207) if failed else Answer(204)

    def prepare(self, request):
        self.accessory.database.prepare(request.json)
        return "prepare", Answer.of({"status": 0})

    def pairings(self, request):
        message = tlv8.decode(request.body)
        items = [(Tag.STATE, b"\2")]
        match message[Tag.METHOD][0]:
            case 3:
                trusted = (message[Tag.PUBLIC_KEY], message[Tag.PERMISSIONS] == b"\1")
                self.accessory.pairings[message[Tag.IDENTIFIER]] = trusted
            case 4:
                self.accessory.pairings.pop(message[Tag.IDENTIFIER], None)
            case 5:
                for number, (id, (key, admin)) in enumerate(self.accessory.pairings.items()):
                    items += [(Tag.SEPARATOR, b"")] if number else []
                    items += [(Tag.IDENTIFIER, id), (Tag.PUBLIC_KEY, key), (Tag.PERMISSIONS, bytes([admin]))]
        return "pairings", Answer(200, PAIRING, tlv8.encode(self.at("pairings items", items)))

    # Sending

    def send(self, pieces, name=""):
        """Sends in the session, each piece under seal."""
        with self.turn:
            for piece in listed(pieces):
                if isinstance(piece, bytes):
                    self.send_clear(self.at(f"{name} frames", Sealed(self.frames, piece)) if piece else b"")
                else:
                    self.do(piece)

    def send_clear(self, pieces):
        """Sends to the socket as it is."""
        for piece in listed(pieces):
            if isinstance(piece, Sealed):
                piece = piece.bytes
            if isinstance(piece, bytes):
                self.socket.sendall(piece)
            else:
                self.do(piece)

    def do(self, piece):
        if piece is CLOSE:
            self.socket.shutdown(socket.SHUT_RDWR)
            raise EOFError
        assert isinstance(piece, Pause)
        time.sleep(piece.seconds)

    def tell(self, changed):
        wanted = [change for change in changed if change[:2] in self.subscriptions]
        if wanted:
            self.send(event(wanted))


class Sealed:
    """Plaintext that is about to go under seal, with the means to seal it otherwise."""

    def __init__(self, frames, plaintext):
        self.frames, self.plaintext = frames, plaintext

    @property
    def bytes(self):
        return self.frames.seal(self.plaintext)


def listed(pieces):
    return [pieces] if isinstance(pieces, (bytes, Sealed)) else pieces
