"""One way to misbehave: where it strikes, and what it makes of what would be right.

What goes to a socket is bytes, or pieces: bytes, a `Pause`, and `CLOSE`, one after another and perhaps without end."""
from dataclasses import dataclass
from typing import Any, Callable


@dataclass(frozen=True)
class Pause:
    """The accessory does nothing for some seconds."""
    seconds: float


#: The accessory ends the connection.
CLOSE = object()


@dataclass(frozen=True)
class Misbehaviour:
    """At one point, `change` makes what is sent out of what is right; everywhere else the accessory is good."""
    point: str = ""
    change: Callable[[Any], Any] = None

    def at(self, point, right):
        return self.change(right) if point == self.point else right


GOOD = Misbehaviour()
