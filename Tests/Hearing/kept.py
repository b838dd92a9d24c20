"""What programs made of sounds before, so that nothing is worked out twice, nor lost where somebody interrupts."""
import concurrent.futures, functools, hashlib, json, os, threading

# What a sound is decoded with, beside the program.
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
DATA = (("BECKON_GRAMMARS", "Grammars", "en"), ("BECKON_MODELS", "Models", "en-us"))
# So many sounds are given to one program: fewer are lost where it is interrupted, and it starts more often.
AT_A_TIME = 60


def digest(*words):
    return hashlib.sha256(json.dumps(words).encode()).hexdigest()[:24]


@functools.cache
def content(path):
    """What is in a file, or in a folder, in a few letters."""
    if os.path.isdir(path): return digest(*((one, content(os.path.join(path, one))) for one in sorted(os.listdir(path))))
    with open(path, "rb") as file: return hashlib.file_digest(file, "sha256").hexdigest()[:24]


def command_content(command):
    """What a command of Beckon's hangs on: the program, its data and the files that are named."""
    data = [content(os.path.join(os.environ.get(name, os.path.join(ROOT, folder)), part)) for name, folder, part in DATA]
    return data + [content(word) if os.path.isfile(word) else word for word in command]


class Kept:
    """A folder in which what came of sounds stays, a line for each; without one it is forgotten."""

    def __init__(self, folder=None):
        self.path, self.known, self.lock = folder and os.path.join(folder, "heard.jsonl"), {}, threading.Lock()
        if not self.path or not os.path.exists(self.path): return
        with open(self.path) as lines:
            for line in lines:
                # The last may have been cut off.
                if line.endswith("]\n"): self.known.__setitem__(*json.loads(line))

    def of(self, paths, cause, work):
        """What work makes of each sound, two parts at a time; `cause` is all else that it hangs on."""
        keys = [digest(cause, content(path)) for path in paths]
        missing = list({key: path for key, path in zip(keys, paths) if key not in self.known}.items())

        def do(part):
            found = work([path for _, path in part])
            if len(found) != len(part): raise SystemExit(f"{len(part)} sounds, and {len(found)} heard")
            with self.lock:
                self.known.update(zip([key for key, _ in part], found))
                if not self.path: return
                with open(self.path, "a") as out:
                    out.write("".join(json.dumps([key, one]) + "\n" for (key, _), one in zip(part, found)))
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            list(pool.map(do, (missing[at:at + AT_A_TIME] for at in range(0, len(missing), AT_A_TIME))))
        return [self.known[key] for key in keys]
