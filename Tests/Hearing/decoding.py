"""Runs Beckon on many recordings."""
import concurrent.futures, json, subprocess

from judge import slots


def lines(*command, **options):
    return [json.loads(line) for line in subprocess.run(
        command, stdout=subprocess.PIPE, text=True, **options).stdout.splitlines()]


def heard(paths, *command):
    """What is found in recordings, two programs at a time."""
    parts = [paths[at:at + 60] for at in range(0, len(paths), 60)]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return [one for part in pool.map(lambda part: lines(*command, *part), parts) for one in part]


def meanings(beckon, file, texts):
    """What each text asks a home for."""
    found = lines(beckon, "parse", "--json", "--home-file", file, "-", input="\n".join(texts) + "\n")
    return {text: (outcome["status"], json.dumps(slots(outcome))) for text, outcome in zip(texts, found)}
