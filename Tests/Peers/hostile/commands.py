"""The commands that are run against the accessory, and what each says of a good one."""
from dataclasses import dataclass

from accessory import CODE


@dataclass(frozen=True)
class Command:
    """Words for the program, where {port} is the accessory's; `good` is what is said where nothing is wrong."""
    name: str
    words: tuple
    good: str
    limit: float = 5.0
    #: Whether the accessory is paired before.
    is_paired: bool = True
    #: Whether it may change what is stored of homes; of other devices it never may.
    changes_homes: bool = False
    #: How long after its first word it is ended from outside.
    ends_after: float = None


def said(name, sentence, good, *options):
    return Command(name, ("say", *options, *sentence.split()), good)


ADD = Command(
    "add", ("accessory", "add", "127.0.0.1:{port}", "--setup-code", CODE), "added: Desk Lamp", limit=10.0,
    is_paired=False, changes_homes=True)
LAMP = said("lamp?", "is the desk lamp on", "^Yes, the Desk Lamp is on")
BRIGHT = said("bright?", "how bright is the desk lamp", "70")
DOOR = said("door?", "is the back door locked", "^Yes, the Back Door is locked")
CARPORT = said("carport?", "is the carport open", "^No, the Carport is closed")
ATTIC = said("attic?", "what is the temperature of the attic thermometer", "21.5 °C")
SWITCH = said("switch", "turn on the desk lamp", "^The Desk Lamp is on")
DIM = said("dim", "set the desk lamp to 40 percent", "40")
LOCK = said("lock", "lock the back door", "^The Back Door is locked")
SHOW = Command("show", ("accessory", "show", "Desk Lamp"), "Desk Lamp On = true")
SHOW_DOOR = Command("show door", ("accessory", "show", "Back Door"), "Back Door LockCurrentState = 1")
CONTROLLERS = Command("controllers", ("accessory", "controllers", "Odd Bridge"), "administrator, this Beckon")
WATCH = Command("watch", ("watch",), "homes updated", ends_after=2.0)
SAVE = Command("save", ("scene", "save", "Quiet Evening", "--all", "--partial"), "added: scene", changes_homes=True)

IDENTIFY = Command("identify", ("accessory", "identify", "Desk Lamp"), "")

ALL = [ADD, LAMP, BRIGHT, DOOR, CARPORT, ATTIC, SWITCH, DIM, LOCK, SHOW, SHOW_DOOR, CONTROLLERS, WATCH, SAVE, IDENTIFY]
