#!/usr/bin/env python3
"""How soon a lamp is written to after push-to-talk was let go of, in Chromium: push_to_talk.py BECKON [TIMES]

The page's space bar is held while Chromium's microphone that is none says a command, and let go once it is said: when a tenth of
a second was quiet, as a hand does it sooner or later. From the page's `keyup` to the write at the simulated accessory, 20 times
unless told otherwise. Needs what Tests/Browser/run installs: BECKON_BROWSER=FOLDER/bin/python push_to_talk.py …, by
.build/browser/bin/python where nothing else was said to it."""
import json
import os
import socket
import sys
import tempfile
import threading
import time

from playwright.sync_api import expect, sync_playwright

HERE = os.path.dirname(os.path.abspath(__file__))
for folder in ("Hub", "Browser"):
    sys.path.insert(0, os.path.join(HERE, "../../Tests", folder))
from house import House  # noqa: E402
from microphone import arguments_for, spoken  # noqa: E402

COMMAND = "turn on the desk lamp"
# Tells when the microphone has fallen silent after somebody spoke, and when the key was let go of.
LISTENER = """
window.AudioWorkletNode = class extends AudioWorkletNode {
  constructor(...all) {
    super(...all);
    let spoke = false, quiet = 0;
    this.port.addEventListener("message", ({ data }) => {
      const loudest = data.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (loudest > 1000) spoke = true;
      quiet = loudest < 300 ? quiet + data.length : 0;
      if (spoke && quiet >= 1600) window.isSaid = true;
    });
  }
};
addEventListener("keyup", () => window.released = Date.now(), true);
"""


class Lamp(threading.Thread):
    """The simulator's door: puts the lamp out, and takes the time when it is put on."""

    def __init__(self, path):
        super().__init__(daemon=True)
        self.connection = socket.socket(socket.AF_UNIX)
        self.connection.connect(path)
        self.lit, self.moment = threading.Event(), None
        self.do(do="watch")

    def do(self, **command):
        self.connection.sendall((json.dumps(command) + "\n").encode())

    def put_out(self):
        self.do(do="set", accessory="Desk Lamp", characteristic="On", value=False)
        time.sleep(0.5)
        self.lit.clear()

    def run(self):
        for line in self.connection.makefile():
            told, now = json.loads(line), time.time()
            if told.get("accessory") == "Desk Lamp" and told.get("characteristic") == "On" and told["value"]:
                self.moment = now
                self.lit.set()


def say(page, lamp):
    """Milliseconds from the key to the lamp and to the answer on the page; the first is None where it stays dark."""
    lamp.put_out()
    page.evaluate("window.isSaid = false; window.answered = 0")
    page.keyboard.down(" ")
    page.wait_for_function("window.isSaid", polling=5)
    page.keyboard.up(" ")
    isLit = lamp.lit.wait(5)
    released = page.evaluate("window.released")
    heard = page.locator("#heard").text_content()
    return lamp.moment * 1000 - released if isLit else None, heard


def main(beckon, times=20):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(beckon, folder, "--ear", arguments=("--control", folder + "/control"))
        house.serve()
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=arguments_for(spoken(COMMAND, folder)))
        try:
            page = browser.new_context(bypass_csp=True, reduced_motion="reduce").new_page()
            page.add_init_script(LISTENER)
            page.goto(f"http://127.0.0.1:{house.port}/")
            page.get_by_label("Code or token").fill(house.run("client", "code"))
            page.keyboard.press("Enter")
            expect(page.get_by_role("heading", name="Desk Lamp")).to_have_count(1)
            page.reload()  # The hub answers before it has learnt to hear.
            page.get_by_role("button", name="Hold to speak").wait_for(timeout=60_000)
            page.locator("body").click()
            lamp = Lamp(folder + "/control")
            lamp.start()
            # The first is of a hub that has just begun.
            say(page, lamp)
            results = [say(page, lamp) for _ in range(int(times))]
        finally:
            browser.close()
            house.end()
    told = sorted(time_ for time_, _ in results if time_ is not None)
    for time_, heard in results:
        if time_ is None:
            print(f"    the lamp stays dark; heard: “{heard}”")
    print(f"key let go of to the lamp: p50 {told[len(told) // 2]:.0f} ms, worst {told[-1]:.0f} ms, best {told[0]:.0f} ms, "
          f"of {len(told)}; {len(results) - len(told)} were not done")


main(*sys.argv[1:])
