"""A process of its own that plays one accessory after another; whatever it floods or waits for ends with it."""
import multiprocessing

import database
from accessory import Accessory
from accessory_ids import FRONT_DOOR, FRONT_DOOR_SEED, ODD_BRIDGE, ODD_BRIDGE_SEED
from keys import Identity

#: Forked, so that the tables, whose changes are functions, need not travel.
PROCESSES = multiprocessing.get_context("fork")


def front_door(**more):
    return Accessory(Identity(FRONT_DOOR, FRONT_DOOR_SEED), database.front_door(), **more)


def odd_bridge(**more):
    return Accessory(Identity(ODD_BRIDGE, ODD_BRIDGE_SEED), database.bridge(), **more)


class Worker:
    """The other end of such a process; used by one thread at a time."""

    def __init__(self, make, misbehaviours):
        self.pipe, theirs = PROCESSES.Pipe()
        PROCESSES.Process(target=play, args=(theirs, make, misbehaviours), daemon=True).start()

    def start(self, name=None, pairings=None):
        """Begins to serve, with a misbehaviour of the table; gives the port."""
        self.pipe.send((name, pairings))
        return self.pipe.recv()

    def stop(self):
        """Ends the accessory; gives the controllers that it trusts."""
        self.pipe.send(None)
        return self.pipe.recv()


def play(pipe, make, misbehaviours):
    while True:
        try:
            name, pairings = pipe.recv()
        except EOFError:
            return
        accessory = make(pairings=pairings, **({"misbehaviour": misbehaviours[name]} if name else {}))
        pipe.send(accessory.port)
        pipe.recv()
        accessory.stop()
        pipe.send(accessory.pairings)
