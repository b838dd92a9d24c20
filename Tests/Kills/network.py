"""The ways of hubs to a server and to a house, which can be cut.

Each hub has a network namespace of its own, and two pairs of virtual interfaces join it to that of all else, which the calling
process enters. Addresses are only within them, and they end with the processes in them. Where they cannot be made, as without
root, a hub has a wire to the server alone.
"""
import contextlib
import ctypes
import os
import shutil
import socket
import subprocess
import threading
import time

HOUSE = "10.29.0.1"


def enter_namespace():
    """Puts this process in a network namespace of its own, before it has threads; says whether it could."""
    new_network = 0x40000000
    if os.geteuid() != 0 or not all(map(shutil.which, ("ip", "nsenter", "unshare"))):
        return False
    # Where there are no virtual interfaces, it is better to know before the old network is left.
    tried = ["unshare", "--net", "ip", "link", "add", "one", "type", "veth", "peer", "name", "other"]
    if subprocess.run(tried, stderr=subprocess.DEVNULL).returncode != 0:
        return False
    if ctypes.CDLL(None).unshare(new_network) != 0:
        return False
    ip("link set lo up")
    ip(f"address add {HOUSE}/32 dev lo")
    # Hubs reach each other through it, as at home. Where that cannot be set, they do not.
    with contextlib.suppress(OSError), open("/proc/sys/net/ipv4/ip_forward", "w") as file:
        file.write("1")
    return True


def ip(arguments, within=()):
    subprocess.run([*within, "ip", *arguments.split()], check=True, stdin=subprocess.DEVNULL)


class Namespace:
    """The network of one hub, with a way to the server and another to the house and to those who ask it."""

    cuts = ["server", "server", "answers", "house", "all"]

    def __init__(self, number, port):
        self.number = number + 1
        self.holder = subprocess.Popen(["unshare", "--net", "sleep", "infinity"], stdin=subprocess.DEVNULL)
        own = os.readlink("/proc/self/ns/net")
        while os.readlink(f"/proc/{self.holder.pid}/ns/net") == own:
            time.sleep(0.01)
        self.within = ["nsenter", "--target", str(self.holder.pid), "--net", "--"]
        ip("link set lo up", self.within)
        for way, net in (("house", 29), ("server", 30)):
            ip(f"link add {way}{self.number} type veth peer name {way} netns {self.holder.pid}")
            ip(f"address add 10.{net}.{self.number}.1/24 dev {way}{self.number}")
            ip(f"link set {way}{self.number} up")
            ip(f"address add 10.{net}.{self.number}.2/24 dev {way}", self.within)
            ip(f"link set {way} up", self.within)
        ip(f"route add default via 10.29.{self.number}.1", self.within)
        self.host, self.server = f"10.29.{self.number}.2", f"10.30.{self.number}.1:{port}"
        self.cut_off = None

    def cut(self, what):
        """Cuts the way to the server, to the house, both, or only what the server answers: nobody is told."""
        self.cut_off = what
        if what == "answers":
            return ip(f"route add blackhole 10.30.{self.number}.2/32")
        for way in ("house", "server") if what == "all" else (what,):
            ip(f"link set {way}{self.number} down")

    def mend(self):
        if self.cut_off == "answers":
            ip(f"route delete blackhole 10.30.{self.number}.2/32")
        elif self.cut_off:
            for way in ("house", "server"):
                ip(f"link set {way}{self.number} up")
        self.cut_off = None

    def end(self):
        self.holder.kill()
        self.holder.wait()


class Wire:
    """The way of one hub to the server, over this process; where it is cut, nothing passes and nobody is told."""

    cuts = ["server"]
    host, within = "127.0.0.1", []

    def __init__(self, number, port):
        self.to, self.cut_off = port, None
        self.listener = socket.create_server((self.host, 0))
        self.server = f"{self.host}:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            near, _ = self.listener.accept()
            threading.Thread(target=self.join, args=(near,), daemon=True).start()

    def wait(self):
        while self.cut_off:
            time.sleep(0.05)

    def join(self, near):
        self.wait()
        try:
            far = socket.create_connection((self.host, self.to))
        except OSError:
            return near.close()
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    def pass_on(self, one, other):
        try:
            while data := one.recv(65536):
                self.wait()
                other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self, what):
        self.cut_off = what

    def mend(self):
        self.cut_off = None

    def end(self):
        self.mend()
