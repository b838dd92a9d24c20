"""Compares what was heard with what was said, and prints the figures."""


def names(outcome):
    return {target.get("accessory") for intent in outcome.get("intents", []) for target in intent.get("targets", [])}


def slots(outcome):
    """What would be done, without how sure it is and how it was said."""
    return [{key: value for key, value in intent.items() if key != "confidence"} for intent in outcome.get("intents", [])]


def judge(said, heard, meant, details=None):
    groups, lines = {}, []
    for (kind, text, voice, speed, noise, ratio), ear, eye in zip(said, heard, meant):
        group = groups.setdefault((kind, f"{ratio} dB" if ratio else noise if kind == "noise" else "clean"), [])
        # Acting is what counts: a question that is answered, or one that is asked back, is heard all the same.
        acts = ear["status"] in ("understood", "confirm", "ambiguous")
        group.append({
            "sentence": ear.get("transcript", "") == text, "slots": ear["status"] == eye["status"] and slots(ear) == slots(eye),
            "names": names(ear) == names(eye) and bool(names(ear)), "lost": not ear.get("transcript"), "acts": acts,
            "seconds": ear["audio"]["seconds"], "decode": ear["audio"]["decodeSeconds"]})
        lines.append("\t".join(map(str, (kind, noise, ratio or "", voice, text, ear.get("transcript", ""), ear["status"],
                                         ear.get("confidence", "")))))
    if details:
        with open(details, "w") as out: out.write("\n".join(lines) + "\n")
    share = lambda group, key: f"{100 * sum(one[key] for one in group) / len(group):5.1f} %"
    for (kind, where), group in groups.items():
        if kind == "command":
            print(f"commands, {where:6}: {len(group):4}; sentence right {share(group, 'sentence')}, slots {share(group, 'slots')}, "
                  f"names {share(group, 'names')}, refused or unheard {share(group, 'lost')}")
        else:
            print(f"{kind}, {where:10}: {len(group):4}; refused by the decoder {share(group, 'lost')}, taken for a command "
                  f"{share(group, 'acts')}")
    everything = [one for group in groups.values() for one in group]
    seconds, decode = sum(one["seconds"] for one in everything), sum(one["decode"] for one in everything)
    slowest = sorted(one["decode"] for one in everything)
    print(f"real-time factor {decode / seconds:.3f} over {seconds:.0f} s; after the end of a recording the result takes "
          f"{1000 * slowest[len(slowest) // 2]:.0f} ms in the middle, {1000 * slowest[len(slowest) * 19 // 20]:.0f} ms at 95 %")
