"""A HAP accessory on a port of its own, which is good but for one misbehaviour."""
import socket
import threading
from contextlib import suppress

from connection import Connection
from database import Database
from misbehaviour import GOOD

CODE = "031-45-154"


class Accessory:
    """What lasts longer than a connection: the identity, the controllers that are trusted, the values."""

    def __init__(self, identity, accessories, pairings=None, misbehaviour=GOOD, code=CODE, port=0):
        self.identity, self.misbehaviour, self.code = identity, misbehaviour, code
        self.database = Database(accessories)
        self.pairings = dict(pairings or {})
        self.connections = set()
        self.listener = socket.create_server(("127.0.0.1", port), backlog=64)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        with suppress(OSError):  # the listener is closed at the end
            while True:
                sock, _ = self.listener.accept()
                sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                connection = Connection(self, sock)
                self.connections.add(connection)
                threading.Thread(target=connection.serve, daemon=True).start()

    def tell(self, changed, but):
        """Tells all other controllers that subscribed what has changed."""
        for connection in list(self.connections - {but}):
            with suppress(OSError):
                connection.tell(changed)

    def stop(self):
        for sock in [self.listener, *(connection.socket for connection in list(self.connections))]:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)
            sock.close()
