"""One command, measured from outside; and the verdict on it."""
import os
import signal
import subprocess
import threading
import time
from dataclasses import dataclass, field

#: The most that is read of what a command says, and the most that it may say.
MOST_READ, MOST_SAID = 1 << 16, 1 << 20


@dataclass
class Run:
    """How a command went."""
    status: int
    seconds: float
    kilobytes: int
    said: str
    length: int


def run(words, log, kill_after, ends_after=None):
    """Runs a program to its end; where `ends_after` is given, it is asked to end so long after its first word.

    Its memory is the high-water mark that the kernel keeps. A child inherits that of its parent, so this runs in a
    small process of its own."""
    with open(log, "wb") as output:
        start = time.monotonic()
        process = subprocess.Popen(words, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        killer = threading.Timer(kill_after, process.send_signal, [signal.SIGKILL])
        killer.start()
        if ends_after:
            threading.Thread(target=end, args=(process, log, start + kill_after / 2, ends_after), daemon=True).start()
        _, status, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        killer.cancel()
    with open(log, "rb") as output:
        said = output.read(MOST_READ).decode(errors="replace")
    return Run(process.returncode, seconds, usage.ru_maxrss, said, os.path.getsize(log))


def end(process, log, latest, ends_after):
    while not os.path.getsize(log) and time.monotonic() < latest:
        time.sleep(0.05)
    time.sleep(ends_after)
    process.send_signal(signal.SIGTERM)


@dataclass
class Verdict:
    """What came of a row."""
    id: str
    run: Run
    idle: int
    is_slow: bool = False
    faults: list = field(default_factory=list)

    @property
    def line(self):
        over = (self.run.kilobytes - self.idle) / 1024
        said = self.run.said[:MOST_SHOWN].strip().encode("unicode_escape").decode().replace("\\n", " / ")
        mark = "✗" if self.faults else "✓"
        took = f"status {self.run.status}, {self.run.seconds:.1f} s, {over:+.0f} MB"
        text = f"{mark} {self.id}: {took}: {said[:MOST_SHOWN]}"
        return text + "".join(f"\n    {fault}" for fault in self.faults)


#: The most that is shown of what a command says.
MOST_SHOWN = 300
