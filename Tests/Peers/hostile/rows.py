"""A row of the tables: a misbehaviour, the command that meets it, and what a person must be told."""
import re
from dataclasses import dataclass

from commands import Command
from misbehaviour import Misbehaviour

#: What is said of things only where it is known; and what a crash says.
FACT = r"^(Yes|No), | is (now )?(on|off|(un)?locked|open|closed)\b|Fatal error|Swift/"
#: What no person should read.
CLUMSY = r"\b(bad|head|body)[A-Z]\w+|\.\.$|[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]"


@dataclass(frozen=True)
class Row:
    """One misbehaviour. `says` must be found in what is said, `never` must not; both are regular expressions."""
    id: str
    command: Command
    misbehaviour: Misbehaviour
    says: str
    never: str

    def faults(self, said):
        """What is wrong with what was said."""
        if not re.search(self.says, said, re.MULTILINE):
            yield f"does not say “{self.says}”"
        for never in (self.never, CLUMSY):
            if found := re.search(never, said, re.MULTILINE):
                yield f"says “{found[0].strip()}”"


def rows(prefix, command, point, says, never, **changes):
    """Rows that differ in what is changed at a point: a change each, or a change and what must be said of it."""
    for name, change in changes.items():
        own_says = says
        if isinstance(change, tuple):
            change, own_says = change
        id = f"{prefix}-{name.replace('_', '-')}"
        yield Row(id, command, Misbehaviour({point: change}), own_says, never)
