"""What `beckon wake` makes of the recordings."""
import json, os, subprocess, wave


def tried(beckon, phrase, files, home):
    """The utterances of some recordings, as `beckon wake` tells of them."""
    if not files: return []
    command = [beckon, "wake", "--json"] + (["--second-look", "--home-file", home] if home else []) + [phrase] + files
    done = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in done.splitlines()]


def hours(files):
    seconds = 0
    for file in files:
        with wave.open(file) as sound: seconds += sound.getnframes() / sound.getframerate()
    return seconds / 3600


def judge(beckon, phrase, said, talk, home):
    """Missed phrases and false alarms, by voice and by noise."""
    woken = {os.path.basename(row["file"]) for row in tried(beckon, phrase, said, home) if row["awake"]}
    missed = [name for name in map(os.path.basename, said) if name not in woken]
    alarms = [row for row in tried(beckon, phrase, talk, home) if row["awake"]]
    print(f"{phrase}: missed {len(missed)} of {len(said)}, {len(alarms)} false alarms in {hours(talk):.2f} h")
    for name in missed: print(f"  missed {name}")
    for row in alarms: print(f"  false alarm in {os.path.basename(row['file'])}, lead {row['lead']:.1f}, worst word {row['weakest']:.0f}")
