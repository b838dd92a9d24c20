"""Ports for servers of a test. Run as a program, it prints one."""
import random
import socket


def free_port():
    """A port that nobody listens at, and that no connection is given either: one of those may be somebody's before the server
    listens there, and who asks again and again for a server that was killed would else be connected to themselves at last."""
    with open("/proc/sys/net/ipv4/ip_local_port_range") as file:
        lowest_given = int(file.read().split()[0])
    while True:
        with socket.socket() as listener:
            try:
                listener.bind(("127.0.0.1", random.randrange(10_000, lowest_given)))
            except OSError:
                continue
            return listener.getsockname()[1]


if __name__ == "__main__":
    print(free_port())
