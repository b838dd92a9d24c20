#!/usr/bin/env python3
"""Uses the hub's page as people do, in Chromium, on a simulated home: page.py BECKON FOLDER-FOR-PICTURES

Prints a line a step; ends with 1 at the first that does not come out right."""
import os, re, sys, tempfile, time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Hub"))
from house import House  # noqa: E402
from microphone import arguments_for, spoken  # noqa: E402


def step(text):
    print("✓ " + text, flush=True)


def look_through(page, name):
    """Has axe look for what keeps people out (WCAG 2.2 AA)."""
    rules = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}}
    found = Axe().run(page, options=rules)
    for violation in found.response["violations"]:
        print(f"✗ {name}: {violation['id']}: {violation['help']}: {[node['html'] for node in violation['nodes'][:3]]}")
    assert not found.response["violations"], name
    step(f"{name} keeps nobody out, says axe")


def say(page, sentence):
    page.get_by_role("textbox", name="Say what to do").fill(sentence)
    page.keyboard.press("Enter")


def main(beckon, pictures):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(beckon, folder, "--ear")
        house.environment["BECKON_LANGUAGE"] = "en,de"
        house.run("say", "--yes", "lock the front door and turn off the desk lamp")
        house.serve()
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=arguments_for(spoken("turn on the desk lamp", folder)))
        try:
            use(house, browser, pictures)
            use_in_german(house, browser)
        finally:
            browser.close()
            house.end()


def use(house, browser, pictures):
    faults = []
    # Axe is put into the page from outside, which the page's own policy forbids to everybody else.
    context = browser.new_context(viewport={"width": 1100, "height": 900}, bypass_csp=True, reduced_motion="reduce")
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(f"http://127.0.0.1:{house.port}/")
    reply, tile = page.locator("#reply"), lambda name: page.locator("article", has=page.get_by_role("heading", name=name))

    look_through(page, "the entry")
    page.get_by_label("Code or token").fill("AAAA-AAAA")
    page.keyboard.press("Enter")
    expect(page.locator("#entry-fault")).to_have_text("That is not known. Try again.")
    page.get_by_label("Code or token").fill(house.run("client", "code"))
    page.keyboard.press("Enter")
    expect(tile("Desk Lamp").locator(".state")).to_have_text("Off")
    step("a browser comes in by a code, and not by another")

    say(page, "turn on the lamp")
    expect(page.locator("#choices button")).to_have_count(4)
    expect(page.locator("#choices button").first).to_be_focused()
    page.locator("#choices").get_by_text("Desk Lamp").click()
    expect(reply).to_have_text("The Desk Lamp is on.")
    expect(page.locator("#done li")).to_have_text(["Desk Lamp: done"])
    expect(tile("Desk Lamp").locator(".state")).to_have_text("On")
    page.get_by_role("button", name="Undo").click()
    expect(tile("Desk Lamp").locator(".state")).to_have_text("Off")
    step("it asks which one, does it, tells what each thing did, and takes it back")

    tile("Desk Lamp").get_by_role("button").click()
    expect(tile("Desk Lamp").locator(".state")).to_have_text("On")
    house.run("say", "--no-hub", "turn off the desk lamp")
    expect(tile("Desk Lamp").locator(".state")).to_have_text("Off")
    step("a tap is done, and what another program does is seen")

    tile("Front Door").get_by_role("button").click()
    expect(reply).to_contain_text("may not move locks")
    house.run("client", "opening", "Browser", "on")
    tile("Front Door").get_by_role("button").click()
    expect(reply).to_have_text("Shall I unlock the Front Door? Say yes or no.")
    expect(tile("Front Door").locator(".state")).to_have_text("Locked")
    page.get_by_role("button", name="Yes", exact=True).click()
    expect(tile("Front Door").locator(".state")).to_have_text("Unlocked")
    step("a lock asks, opens after a yes, and not without the permission")

    house.run("say", "--no-hub", "turn off the desk lamp")
    expect(tile("Desk Lamp").locator(".state")).to_have_text("Off")
    page.reload()  # The hub answers before it has learnt to hear.
    speak, heard = page.get_by_role("button", name="Hold to speak"), page.locator("#heard")
    speak.wait_for(timeout=60_000)
    speak.hover()
    page.mouse.down()
    expect(heard).to_contain_text("desk lamp …", timeout=30_000)
    step("what it takes for said comes back while it is spoken")
    page.mouse.up()
    released = time.monotonic()
    expect(tile("Desk Lamp").locator(".state")).to_have_text("On")
    expect(heard).to_have_text("turn on the desk lamp")
    step(f"what was said while the button was held is done, {(time.monotonic() - released) * 1000:.0f} ms after it was let go")

    house.run("say", "--no-hub", "turn off the desk lamp every day at 5 in the morning")
    cancel = page.get_by_role("button", name="Cancel Timed Desk Lamp")
    expect(cancel).to_have_count(1)
    expect(page.get_by_role("button", name="Timed Desk Lamp", exact=False)).to_have_count(1)
    cancel.click()
    expect(cancel).to_have_count(0)
    assert "Timed" not in house.run("scene", "list")
    say(page, "every day at 7 turn on the desk lamp")
    expect(page.locator("#triggers li")).to_contain_text(["7:00"])
    cancel.click()
    expect(cancel).to_have_count(0)
    assert "Timed" not in house.run("trigger", "list")
    step("what comes by itself is said, told at once, and cancelled")

    page.evaluate("window.heard = []; new MutationObserver(() => window.heard.push(document.body.dataset.aloud)).observe("
                  "document.body, { attributes: true })")
    page.get_by_label("Tell replies aloud").check()
    page.wait_for_function("window.heard.includes('done')")
    page.evaluate("window.heard.length = 0")
    say(page, "turn off the desk lamp")
    page.wait_for_function("window.heard.includes('done')")
    assert not page.evaluate("window.heard.includes('words')"), "a tone is enough"
    with page.expect_response("**/v1/speech") as spoken_reply:
        say(page, "is the front door locked and what is the temperature in the living room")
    assert spoken_reply.value.headers["content-type"] == "audio/wav", spoken_reply.value.headers
    page.wait_for_function("document.body.dataset.aloud === 'words'")
    speak.hover()
    page.mouse.down()
    page.wait_for_function("!document.body.dataset.aloud")
    page.mouse.up()
    page.reload()
    expect(page.get_by_label("Tell replies aloud")).to_be_checked()
    page.get_by_label("Tell replies aloud").uncheck()
    step("replies are told aloud: a tone where all went well, words else, until somebody speaks")

    expect(page.locator("#setup")).to_be_hidden()
    house.run("client", "setup", "Browser", "on")
    page.reload()
    page.locator("#setup summary").click()
    page.get_by_label("What", exact=True).select_option(label="Room: Study (Maple Street)")
    page.get_by_label("New name").fill("Kitchin")
    expect(page.locator("#advice")).to_contain_text("it sounds like the room “Kitchen”")
    page.get_by_label("New name").fill("Pan#")
    expect(page.locator("#advice")).to_contain_text("“#”")
    page.get_by_label("New name").fill("Library")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", name="Library (Maple Street)")).to_have_count(1)
    page.locator("#history summary").click()
    page.get_by_role("button", name="Undo: renamed room").first.click()
    expect(page.get_by_role("heading", name="Study (Maple Street)")).to_have_count(1)
    page.get_by_label("Name or address").fill("127.0.0.1:9")
    page.get_by_label("Setup code").fill("12345678")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#paired")).to_contain_text("is no setup code")
    look_through(page, "the set-up")
    step("a room gets another name, is warned of a bad one while it is typed, and gets the old one back")

    house.run("say", "--no-hub", "turn on the desk lamp")
    expect(tile("Desk Lamp").locator(".state")).to_have_text("On")
    page.get_by_label("Name of the scene").fill("As It Was")
    page.get_by_label("What is in").select_option(label="Study (Maple Street)")
    page.get_by_role("button", name="Save the scene").click()
    expect(page.locator("#scene-told")).to_contain_text("Saved: Desk Lamp On = true")
    house.run("say", "--no-hub", "turn off the desk lamp")
    expect(tile("Desk Lamp").locator(".state")).to_have_text("Off")
    page.get_by_role("button", name="As It Was", exact=True).click()
    expect(tile("Desk Lamp").locator(".state")).to_have_text("On")
    page.get_by_role("button", name="Remove As It Was").click()
    expect(page.get_by_role("button", name="As It Was", exact=True)).to_have_count(0)
    page.get_by_label("What you say").fill("movie o'clock")
    page.get_by_label("The sentence that you mean").fill("turn off the desk lamp")
    page.get_by_role("button", name="Teach").click()
    expect(page.locator("#phrase-list li")).to_contain_text("“movie o'clock”: turn off the desk lamp")
    say(page, "movie o'clock")
    expect(tile("Desk Lamp").locator(".state")).to_have_text("Off")
    page.get_by_role("button", name="Remove movie o'clock").click()
    expect(page.locator("#phrase-list li")).to_have_count(0)
    step("a scene is made of what is on, run and removed, and words are taught and forgotten")

    heating = tile("Main Thermostat").get_by_label("Main Thermostat: Heating")
    heating.select_option(label="Auto")
    expect(reply).to_contain_text("Main Thermostat")
    house.run("say", "--no-hub", "set the main thermostat to cool")
    expect(heating).to_have_value("2")
    dimmer = tile("Desk Lamp").get_by_label("Desk Lamp: Brightness")
    house.run("say", "--no-hub", "set the desk lamp to 35 percent")
    expect(dimmer).to_have_attribute("aria-valuetext", "35 %")
    step("a mode is chosen, and a slider says what it stands for")

    page.get_by_role("button", name="Leaving Home", exact=True).click()
    expect(tile("Front Door").locator(".state")).to_have_text("Locked")
    step("a scene runs")

    look_through(page, "the house, light")
    page.screenshot(path=os.path.join(pictures, "light.png"), full_page=True)
    page.emulate_media(color_scheme="dark")
    look_through(page, "the house, dark")
    page.set_viewport_size({"width": 360, "height": 740})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "it is wider than the window"
    page.screenshot(path=os.path.join(pictures, "dark-narrow.png"), full_page=True)
    step("it fits into 360 px")

    house.kill()
    expect(page.locator("#link")).to_have_text("The hub is away. Trying again …")
    house.run("say", "turn on the desk lamp")
    house.serve()
    ready = time.monotonic()
    expect(tile("Desk Lamp").locator(".state")).to_have_text("On", timeout=30_000)
    step(f"it comes back by itself where the hub was killed, in {time.monotonic() - ready:.1f} s")

    page.reload()
    expect(tile("Desk Lamp").locator(".state")).to_have_text("On")
    house.run("client", "remove", "Browser")
    say(page, "turn off the desk lamp")
    expect(page.get_by_label("Code or token")).to_be_visible()
    step("a browser whose token was taken is out at its next word")
    assert not faults, faults


def use_in_german(house, browser):
    """The page speaks the browser's language, where the hub understands it, and else the hub's own."""
    house.run("say", "--no-hub", "turn off the desk lamp")
    page = browser.new_context(locale="fr-FR").new_page()
    page.goto(f"http://127.0.0.1:{house.port}/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page = browser.new_context(locale="de-AT", bypass_csp=True, reduced_motion="reduce").new_page()
    page.goto(f"http://127.0.0.1:{house.port}/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    look_through(page, "the entry in German")
    page.get_by_label("Code oder Token").fill(house.run("client", "code"))
    page.keyboard.press("Enter")
    lamp = page.locator("article", has=page.get_by_role("heading", name="Desk Lamp"))
    expect(lamp.locator(".state")).to_have_text("Aus")
    lamp.get_by_role("button", name="Desk Lamp: Einschalten").click()
    expect(page.locator("#reply")).to_have_text("Desk Lamp ist an.")
    expect(lamp.locator(".state")).to_have_text("An")
    page.get_by_role("textbox", name="Sag, was zu tun ist").fill("mach Desk Lamp aus")
    page.keyboard.press("Enter")
    expect(lamp.locator(".state")).to_have_text("Aus")
    page.locator("article", has=page.get_by_role("heading", name="Front Door")).get_by_role("button").click()
    expect(page.locator("#reply")).to_have_class("fault")
    expect(page.get_by_text(re.compile(r"^\d+,\d °C"))).not_to_have_count(0)
    look_through(page, "the house in German")
    step("it speaks the browser's language, which the hub understands as it does its own")


main(*sys.argv[1:])
