"""Chromium's microphone that is none, which says a sentence over and over."""
import os
import subprocess
import wave


def spoken(sentence, folder):
    """A recording of a sentence, between silences."""
    path = os.path.join(folder, "spoken.wav")
    subprocess.run(["flite", "-voice", "slt", "-t", sentence, "-o", path], check=True)
    with wave.open(path, "rb") as said:
        settings, samples = said.getparams(), said.readframes(said.getnframes())
    silence = bytes(2 * settings.framerate)
    with wave.open(path, "wb") as microphone:
        microphone.setparams(settings)
        microphone.writeframes(silence + samples + 4 * silence)
    return path


def arguments_for(recording):
    """What Chromium is started with to have that for a microphone, without asking anybody."""
    return ["--no-sandbox", "--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-audio-capture={recording}"]
