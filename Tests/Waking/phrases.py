"""What may be a wake phrase, and who says it. Written down before anything was decoded."""

CANDIDATES = (
    "hey house", "okay house", "okay my house", "hello my house", "listen little house", "hello little house",
    "hey beckon", "okay beckon", "hello beckon house", "okay beckon home", "hey homebridge", "okay homebridge",
    "okay smart mirror", "okay butler", "hello butler", "hello wonder house", "okay lantern house", "hello lighthouse",
    "okay lighthouse keeper", "hello living house",
)

# Voices that thresholds and the default are chosen with, and voices that only judge them.
CHOOSING = ("flite:slt", "flite:kal16", "espeak:en-us", "espeak:en-gb+f2", "espeak:en-gb-scotland+m3", "espeak:en-029+f4")
JUDGING = ("flite:rms", "flite:awb", "espeak:en-gb-x-rp+m2", "espeak:en-us+f3", "espeak:en-us-nyc+m5",
           "espeak:en-gb-x-gbclan+f1")

SPEEDS = (0.9, 1.0, 1.15)
# The speech is louder than the noise of the room by so many decibels.
RATIOS = (30, 20, 10)

# What follows the phrase; nothing, where someone waits for the tone.
COMMANDS = ("", "turn on the desk lamp", "", "lock the front door", "close the roller blind", "is the tower fan on")
