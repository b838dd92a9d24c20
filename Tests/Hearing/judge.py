"""Compares what was heard with what was said, and prints the table."""

# Words of which one says the opposite of the other.
# As in `Grammars/en/speech.txt`.
OPPOSITES = (("on", "off"), ("open", "close"), ("open", "shut"), ("lock", "unlock"), ("up", "down"), ("raise", "lower"),
             ("start", "stop"), ("brighter", "dimmer"), ("faster", "slower"), ("brighten", "dim"))


def slots(outcome):
    """What would be done, without how sure it is and how it was said."""
    return [{key: value for key, value in intent.items() if key != "confidence"} for intent in outcome.get("intents", [])]


def opposites(text):
    """All that says the opposite in one word."""
    words, turned = text.split(), [way for pair in OPPOSITES for way in (pair, pair[::-1])]
    return {" ".join(words[:at] + [other] + words[at + 1:])
            for at, word in enumerate(words) for one, other in turned if one == word}


def judge(said, heard, meant, alone, details=None, title="said to a home of 40, synthetic voices"):
    """Acting is what counts: a question that is answered, or one that is asked back, is heard all the same. What is no command is
    refused, too, where the answer is that a home has no such thing ("I have no timers").

    `alone` is what the decoder alone hears of some of them, by number.
    """
    groups, lines = {}, []
    for number, ((kind, text, voice, speed, noise, ratio), ear, eye) in enumerate(zip(said, heard, meant)):
        group = groups.setdefault((kind, f"{ratio} dB" if ratio else noise if kind == "noise" else "clean"), [])
        transcript, isAsked = ear.get("transcript", ""), ear["status"] in ("confirm", "ambiguous")
        isAct, isOpposite = ear["status"] == "understood", transcript in opposites(text)
        isAskedFirst = ear.get("doubtful", False) or any(one.get("needsConfirmation") for one in slots(ear))
        group.append({
            "same": ear["status"] == eye["status"] and slots(ear) == slots(eye), "asked": isAsked and ear["status"] != eye["status"],
            "lost": not transcript if kind == "command" else ear["status"] == "notUnderstood", "acts": isAct, "opposite": isAct and isOpposite,
            "first": isAct and (kind != "command" or isOpposite) and isAskedFirst,
            "alone": alone[number] == text if number in alone else None,
            "seconds": ear["audio"]["seconds"], "decode": ear.get("processorSeconds", ear["audio"]["decodeSeconds"])})
        lines.append("\t".join(map(str, (kind, noise, ratio or "", voice, text, transcript, ear["status"], ear.get("confidence", "")))))
    if details:
        with open(details, "w") as out: out.write("\n".join(lines) + "\n")

    def share(group, key):
        known = [one[key] for one in group if one[key] is not None]
        return f"{100 * sum(known) / len(known):.1f}" if known else ""

    print(f"| {title} | recordings | done as meant, % | asked back | refused | the opposite done | taken for a command "
          "| of either asked about first, % of all | the decoder alone, of just these sentences | real-time factor |")
    print("| --- " * 10 + "|")
    for (kind, where), group in groups.items():
        isCommand = kind == "command"
        factor = sum(one["decode"] for one in group) / sum(one["seconds"] for one in group)
        print(" | ".join((
            f"| {kind}, {where}", str(len(group)), share(group, "same") if isCommand else "", share(group, "asked"), share(group, "lost"),
            share(group, "opposite") if isCommand else "", "" if isCommand else share(group, "acts"), share(group, "first"),
            share(group, "alone"), f"{factor:.3f} |")))
    print_voices(said, heard, meant)


def print_voices(said, heard, meant):
    """What becomes of the clean commands of each voice."""
    voices = {}
    for (kind, _, voice, _, _, ratio), ear, eye in zip(said, heard, meant):
        if kind == "command" and not ratio: voices.setdefault(voice, []).append(outcome(ear, eye))
    print("\n| clean commands, by each voice | done as meant, % | of these asked about first | asked back | heard as another | refused |")
    print("| --- " * 6 + "|")
    for voice, found in [*voices.items(), ("all", sum(voices.values(), []))]:
        share = f"{100 * (found.count('right') + found.count('doubtful')) / len(found):.1f}"
        print(f"| {voice}, {len(found)} | {share} | " + " | ".join(str(found.count(one)) for one in ("doubtful", "asked", "another", "refused")) + " |")


def outcome(ear, eye):
    """What became of a command, in a word."""
    if ear["status"] == eye["status"] and slots(ear) == slots(eye): return "doubtful" if ear.get("doubtful") else "right"
    return "refused" if not ear.get("transcript") else "asked" if ear["status"] in ("confirm", "ambiguous") else "another"
