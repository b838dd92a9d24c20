"""One way to misbehave: where it strikes, mostly at one point, and what it makes of what would be right.

What goes to a socket is bytes, or pieces: bytes, a `Pause`, and `CLOSE`, one after another and perhaps without end."""
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Pause:
    """The accessory does nothing for some seconds."""
    seconds: float


#: The accessory ends the connection.
CLOSE = object()


@dataclass(frozen=True)
class Misbehaviour:
    """By point, what makes what is sent out of what is right; at all other points the accessory is good."""
    changes: dict = field(default_factory=dict)

    def at(self, point, right):
        return self.changes[point](right) if point in self.changes else right


GOOD = Misbehaviour()
