// The house in a browser. Whatever names things comes from the hub, and is shown as text and nothing else.
import { pushToTalk } from "./speak.js";
import { hush, tell } from "./voice.js";
import { offer, setUp } from "./setup.js";

const $ = id => document.getElementById(id);
// The hub's words for who comes with these languages, or for what a client or its user was said to speak.
const language = localStorage.getItem("beckon.language");
const words = await (await fetch(language ? `messages.json?language=${encodeURIComponent(language)}` : "messages.json")).json();
document.documentElement.lang = words.language;
const state = { token: localStorage.getItem("beckon.token"), things: new Map(), homes: [], last: null, tiles: new Map(), batteries: new Map(), mains: new Map() };
// Each page talks in a dialogue of its own.
const dialogue = crypto.getRandomValues(new Uint32Array(4)).join("-");

function text(key, ...values) {
  const message = words[key] ?? key;
  const shown = value => typeof value === "number" ? value.toLocaleString(words.language, { useGrouping: false }) : String(value);
  return values.reduce((told, value, place) => told.replace(`{${place}}`, () => shown(value)), message);
}

function make(tag, { text: content, ...properties } = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  if (content !== undefined) element.textContent = content;
  element.append(...children);
  return element;
}

class Fault extends Error {
  constructor(status, told) { super(told); this.status = status; }
}

const ask = (path, body) => request(path, body && JSON.stringify(body), "application/json");

async function fetched(path, body, kind) {
  const headers = { Authorization: `Bearer ${state.token}` };
  if (body) headers["Content-Type"] = kind;
  const answer = await fetch(path, { method: body ? "POST" : "GET", headers, body });
  if (answer.ok) return answer;
  if (answer.status === 401) leave();
  throw new Fault(answer.status, (await answer.json()).error);
}

async function request(path, body, kind) {
  const answer = await fetched(path, body, kind);
  const document = await answer.json();
  // Whether a tone tells it as well as words.
  Object.defineProperty(document, "tone", { value: answer.headers.get("Beckon-Tone") });
  return document;
}

// Talking

async function turn(path, body) {
  try {
    const outcome = await ask(path, { ...body, dialogue });
    show(outcome);
    aloud(outcome.tone, outcome.reply);
  } catch (fault) { lament(fault); }
}

function lament(fault) {
  show({ status: "failed", reply: fault instanceof Fault ? fault.message : text("away"), intents: [], candidates: [] });
  aloud("notUnderstood");
}

/** Tells a reply aloud, where somebody wants that; what cannot be heard stands there to be read. */
function aloud(tone, reply) {
  if (!$("aloud").checked || $("aloud-setting").hidden) return;
  tell(tone, async () => (await fetched(
    "/v1/speech", JSON.stringify({ text: reply.slice(0, 1000) }), "application/json")).arrayBuffer()).catch(hush);
}

const say = sentence => turn("/v1/utterances", { text: sentence });

function show(outcome) {
  $("answer").hidden = false;
  $("reply").textContent = outcome.reply;
  $("reply").classList.toggle("fault", ["failed", "refused"].includes(outcome.status));
  const isDone = ["understood", "failed"].includes(outcome.status);
  const acts = outcome.intents.filter(intent => ["set", "adjust", "run"].includes(intent.action));
  const targets = isDone ? acts.flatMap(intent => intent.targets) : [];
  $("done").replaceChildren(...targets.slice(0, 100).map(target => make("li", {
    text: target.error ? text("failed", target.service, target.error) : text("happened", target.service),
    className: target.error ? "fault" : "" })));
  const choices = outcome.candidates.map((candidate, place) => choice(candidate.reading, String(place + 1)));
  if (outcome.status === "confirm") choices.push(choice(text("yes"), text("say-yes")), choice(text("no"), text("say-no")));
  if (outcome.status === "understood" && acts.length) choices.push(choice(text("undo"), text("say-undo")));
  $("choices").replaceChildren(...choices);
  if (outcome.candidates.length || outcome.status === "confirm") choices[0].focus();
}

function choice(label, sentence) {
  return make("button", { text: label, type: "button", className: "choice", onclick: () => say(sentence) });
}

// Tiles

const lights = ["On", "Active"];
const sliders = ["Brightness", "RotationSpeed", "ColorTemperature", "Hue", "Saturation", "TargetPosition", "TargetTemperature"];
const told = ["CurrentTemperature", "CurrentRelativeHumidity", "CurrentAmbientLightLevel", "BatteryLevel"];
const picks = ["TargetHeatingCoolingState", "SecuritySystemTargetState"];
const signs = ["ContactSensorState", "MotionDetected", "OccupancyDetected", "LeakDetected", "SmokeDetected", "CarbonMonoxideDetected"];
const percents = ["Brightness", "Saturation", "RotationSpeed", "TargetPosition"];
const locks = ["unlocked", "locked", "jammed", "unknown"];
const doors = ["is-open", "closed", "opening", "closing", "stopped"];

const unitOf = thing => state.homes.find(home => home.name === thing.home)?.temperatureUnit === "fahrenheit" ? "fahrenheit" : "celsius";

/** A temperature as the home tells it: HAP's is in °C. */
function temperature(thing, value) {
  const unit = unitOf(thing);
  const told = unit === "fahrenheit" ? Math.round(value * 1.8 + 32) : Math.round(value * 10) / 10;
  return text("CurrentTemperature", told, text(unit));
}

/** What a slider stands for, in words. */
function measure(thing, type, value) {
  if (type === "TargetTemperature") return temperature(thing, value);
  // A mired is a million over kelvins.
  if (type === "ColorTemperature") return text("kelvin", Math.round(1e6 / value / 50) * 50);
  return text(percents.includes(type) ? "percent" : "degrees", Math.round(value));
}

const set = (thing, characteristic, value) => turn("/v1/things", { thing: thing.id, characteristic, value });

function stateOf(thing) {
  const { values, reachable, paired } = thing;
  if (!paired) return text("unpaired");
  if (reachable === false) return text("silent");
  const states = [];
  const power = lights.find(type => type in values);
  if (power) states.push(text(values[power] ? "on" : "off"));
  if ("LockCurrentState" in values) states.push(text(locks[values.LockCurrentState] ?? "unknown"));
  if ("CurrentDoorState" in values) states.push(text(doors[values.CurrentDoorState] ?? "unknown"));
  if ("CurrentPosition" in values) states.push(values.CurrentPosition ? text("percent-open", values.CurrentPosition) : text("closed"));
  if ("SecuritySystemCurrentState" in values) {
    const key = `SecuritySystemCurrentState-${values.SecuritySystemCurrentState}`;
    states.push(text(key in words ? key : "unknown"));
  }
  const battery = state.batteries.get(thing.id)?.values ?? {};
  const all = { ...battery, ...values };
  for (const type of told) {
    if (!(type in all)) continue;
    const isTemperature = type === "CurrentTemperature";
    states.push(isTemperature ? temperature(thing, all[type]) : text(type, Math.round(all[type] * 10) / 10));
  }
  if (all.StatusLowBattery) states.push(text("StatusLowBattery"));
  for (const type of signs) if (type in values) states.push(text(`${type}-${values[type] ? 1 : 0}`));
  return states.join(" · ") || text("unknown");
}

function tileOf(thing) {
  const tile = make("article", { className: "tile" }, make("h3", { text: thing.name }), make("p", { className: "state" }));
  const { settings } = thing;
  const power = lights.find(type => type in settings);
  const button = (key, change) => make("button", { type: "button", onclick: change, text: text(key) });
  const controls = {};
  if (power) {
    controls.power = button("turn-on", () => {
      const isOn = Boolean(state.things.get(thing.id).values[power]);
      set(thing, power, typeof thing.values[power] === "number" ? (isOn ? 0 : 1) : !isOn);
    });
    tile.append(controls.power);
  }
  if ("LockTargetState" in settings) {
    controls.lock = button("lock", () => set(thing, "LockTargetState", state.things.get(thing.id).values.LockTargetState === 1 ? 0 : 1));
    tile.append(controls.lock);
  }
  if ("TargetDoorState" in settings) {
    tile.append(make("div", { className: "row" },
      button("open", () => set(thing, "TargetDoorState", 0)), button("close", () => set(thing, "TargetDoorState", 1))));
  }
  if ("TargetPosition" in settings) {
    tile.append(make("div", { className: "row" },
      button("open", () => set(thing, "TargetPosition", 100)), button("close", () => set(thing, "TargetPosition", 0))));
  }
  for (const type of sliders.filter(type => type in settings)) {
    const { minimum = 0, maximum = 100, step = 1 } = settings[type];
    const input = make("input", { type: "range", min: minimum, max: maximum, step, className: type.toLowerCase() });
    const tell = () => {
      const told = measure(thing, type, Number(input.value));
      input.setAttribute("aria-valuetext", told);
      controls[type].output.textContent = told;
    };
    input.onchange = () => set(thing, type, Number(input.value));
    input.oninput = tell;
    controls[type] = { input, tell, output: make("span", { className: "measure" }) };
    controls[type].output.setAttribute("aria-hidden", "true");
    tile.append(make("label", {}, make("span", { text: text(type) }), controls[type].output, input));
  }
  for (const type of picks.filter(type => type in settings)) {
    const { minimum = 0, maximum = 3 } = settings[type];
    const options = [0, 1, 2, 3].map(value => make("option", { text: text(`${type}-${value}`), value }));
    const select = make("select", { onchange: () => set(thing, type, Number(select.value)) },
      ...options.filter(({ value }) => value >= minimum && value <= maximum));
    controls[type] = { select };
    tile.append(make("label", {}, make("span", { text: text(type) }), select));
  }
  for (const element of tile.querySelectorAll("button, input, select")) {
    const label = element.closest("label")?.firstChild ?? element;
    element.setAttribute("aria-label", `${thing.name}: ${label.textContent}`);
  }
  return { tile, controls, power };
}

function refresh(thing) {
  const known = state.tiles.get(thing.id);
  if (!known) return;
  const { tile, controls, power } = known;
  const isOn = Boolean(power && thing.values[power]);
  tile.classList.toggle("lit", isOn);
  tile.querySelector(".state").textContent = stateOf(thing);
  if (controls.power) {
    controls.power.textContent = text(isOn ? "turn-off" : "turn-on");
    controls.power.classList.toggle("on", isOn);
    controls.power.setAttribute("aria-label", `${thing.name}: ${controls.power.textContent}`);
  }
  if (controls.lock) {
    controls.lock.textContent = text(thing.values.LockTargetState === 1 ? "unlock" : "lock");
    controls.lock.setAttribute("aria-label", `${thing.name}: ${controls.lock.textContent}`);
  }
  for (const type of sliders) {
    const slider = controls[type];
    if (!slider || !(type in thing.values)) continue;
    // What somebody is about to move is not moved by others.
    if (document.activeElement !== slider.input) slider.input.value = thing.values[type];
    slider.tell();
  }
  controls.Saturation?.input.style.setProperty("--full", `hsl(${thing.values.Hue ?? 0} 100% 50%)`);
  for (const type of picks) {
    if (controls[type] && type in thing.values) controls[type].select.value = thing.values[type];
  }
}

/** A battery is told of by the first other thing of its accessory, where there is one. */
function findBatteries() {
  state.batteries.clear();
  state.mains.clear();
  const firsts = new Map();
  const place = thing => `${thing.home}/${thing.accessory}`;
  for (const thing of state.things.values()) {
    if (thing.type !== "Battery" && !firsts.has(place(thing))) firsts.set(place(thing), thing);
  }
  for (const thing of state.things.values()) {
    const main = thing.type === "Battery" && firsts.get(place(thing));
    if (!main) continue;
    state.batteries.set(main.id, thing);
    state.mains.set(thing.id, main);
  }
}

function drawRooms() {
  state.tiles.clear();
  findBatteries();
  const sections = [];
  const several = state.homes.length > 1;
  for (const home of state.homes) {
    for (const room of [...home.rooms, null]) {
      const things = [...state.things.values()].filter(thing => thing.home === home.name && thing.room === room && !state.mains.has(thing.id));
      if (!things.length) continue;
      const name = (room ?? text("everywhere")) + (several ? ` (${home.name})` : "");
      const tiles = make("div", { className: "tiles" });
      for (const thing of things) {
        const made = tileOf(thing);
        state.tiles.set(thing.id, made);
        tiles.append(made.tile);
        refresh(thing);
      }
      const section = make("section", { id: `room-${sections.length}` }, make("h2", { text: name }), tiles);
      section.setAttribute("aria-label", name);
      sections.push(section);
    }
  }
  $("rooms").replaceChildren(...sections);
  $("ways").hidden = sections.length < 3;
  $("ways").replaceChildren(...sections.map(section => make("a", {
    href: `#${section.id}`, text: section.getAttribute("aria-label") })));
}

function drawScenes() {
  const buttons = state.homes.flatMap(home => home.scenes.map(scene => make("button", {
    text: scene, type: "button", onclick: () => turn("/v1/scenes", { home: home.name, scene }) })));
  $("scenes").hidden = !buttons.length;
  $("scenes").querySelector(".row").replaceChildren(...buttons);
}

const moment = date => new Date(date).toLocaleString(document.documentElement.lang);

function drawTriggers(triggers) {
  const lines = triggers.map(trigger => {
    const next = trigger.enabled ? (trigger.next ? text("next", moment(trigger.next)) : "") : text("disabled");
    const facts = [trigger.name, trigger.when, next, trigger.scenes.join(", ")].filter(Boolean).join(" · ");
    const cancel = make("button", { text: text("cancel"), type: "button", className: "small", onclick: () => change(
      { edit: "remove", kind: "trigger", name: trigger.name, home: trigger.home }) });
    cancel.setAttribute("aria-label", text("cancel-of", trigger.name));
    return make("li", { text: facts + " " }, ...(state.client.mayAct ? [cancel] : []));
  });
  $("triggers").hidden = !lines.length;
  $("triggers").querySelector("ul").replaceChildren(...lines);
}

function drawHistory(edits) {
  $("history").hidden = !edits.length;
  $("history").querySelector("ul").replaceChildren(...edits.slice(0, 50).map(edit => {
    const facts = [moment(edit.date), edit.user, edit.summary, edit.isUndone && text("undone")].filter(Boolean).join(" · ");
    const undo = make("button", { text: text("undo"), type: "button", className: "small",
      onclick: () => change({ edit: edit.edit }, "/v1/undo") });
    undo.setAttribute("aria-label", text("undo-of", edit.summary));
    return make("li", { text: facts + " " }, ...(state.client.maySetUp && !edit.isUndone ? [undo] : []));
  }));
}

/** Changes a home; what forbids it is told where replies are. */
async function change(body, path = "/v1/edits") {
  try { await ask(path, body); loadSoon(); } catch (fault) { lament(fault); }
}

// Following

async function load() {
  const [homes, things, triggers, edits, client, phrases] = await Promise.all(
    ["homes", "things", "triggers", "history", "client", "phrases"].map(path => ask(`/v1/${path}`)));
  Object.assign(state, { homes, client });
  if (![words.language, language].includes(client.messages)) {
    localStorage.setItem("beckon.language", client.messages);
    location.reload();
  }
  state.things = new Map(things.map(thing => [thing.id, thing]));
  drawRooms();
  drawScenes();
  drawTriggers(triggers);
  drawHistory(edits);
  $("setup").hidden = !client.maySetUp;
  $("aloud-setting").hidden = !client.mayAct || !client.speaks;
  offer({ text, make, change }, homes, things, triggers, phrases);
  const canSpeak = client.mayAct && client.hears;
  $("speak").hidden = !canSpeak || !navigator.mediaDevices;
  $("speak-help").hidden = !canSpeak || Boolean(navigator.mediaDevices);
}

let loading = null;
function loadSoon() { loading ??= setTimeout(() => { loading = null; load().catch(() => {}); }, 100); }

async function hear(topic, event) {
  if (topic === "values" && event.thing) {
    const thing = state.things.get(event.thing);
    if (!thing) return;
    if (event.value === null) delete thing.values[event.characteristic]; else thing.values[event.characteristic] = event.value;
    thing.reachable = true;
    refresh(state.mains.get(thing.id) ?? thing);
  } else if (topic === "reachability") {
    for (const thing of state.things.values()) {
      if (thing.home !== event.home || thing.accessory !== event.accessory) continue;
      thing.reachable = event.reachable;
      refresh(thing);
    }
  } else if (topic === "ready" || topic === "reload") {
    await load();
  } else {
    loadSoon();
  }
}

async function follow() {
  const headers = { Authorization: `Bearer ${state.token}` };
  if (state.last) headers["Last-Event-ID"] = state.last;
  const answer = await fetch("/v1/events", { headers });
  if (answer.status === 401) return leave();
  if (!answer.ok) throw new Fault(answer.status, "");
  $("link").textContent = "";
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Fault(0, "");
    rest += value;
    const events = rest.split("\n\n");
    rest = events.pop();
    for (const event of events) {
      const fields = Object.fromEntries(event.split("\n").filter(line => line.includes(": ")).map(line => {
        const colon = line.indexOf(": ");
        return [line.slice(0, colon), line.slice(colon + 2)];
      }));
      if (!fields.event) continue;
      await hear(fields.event, JSON.parse(fields.data));
      state.last = fields.id;
    }
  }
}

async function stay() {
  while (state.token) {
    try { await follow(); } catch { if (state.token) $("link").textContent = text("away"); }
    if (state.token) await new Promise(go => setTimeout(go, 1000));
  }
}

// Coming and leaving

async function enter(told) {
  if (told.startsWith("beckon_")) return told;
  const answer = await fetch("/v1/token", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ code: told }) });
  const document = await answer.json();
  if (!answer.ok) throw new Fault(answer.status, document.error);
  return document.token;
}

function leave() {
  localStorage.removeItem("beckon.token");
  Object.assign(state, { token: null, last: null });
  $("link").textContent = "";
  open();
}

function open() {
  $("entry").hidden = Boolean(state.token);
  $("house").hidden = !state.token;
  if (state.token) stay(); else $("code").focus();
}

$("entry-form").onsubmit = async event => {
  event.preventDefault();
  try {
    state.token = await enter($("code").value.trim());
    localStorage.setItem("beckon.token", state.token);
    $("entry-fault").textContent = $("code").value = "";
    open();
  } catch {
    $("entry-fault").textContent = text("entry-fault");
  }
};
$("talk").onsubmit = event => {
  event.preventDefault();
  const sentence = $("words").value.trim();
  if (sentence) say(sentence);
  $("words").value = "";
};
$("leave").onclick = leave;
$("aloud").checked = localStorage.getItem("beckon.aloud") === "yes";
$("aloud").onchange = () => {
  localStorage.setItem("beckon.aloud", $("aloud").checked ? "yes" : "no");
  if ($("aloud").checked) tell("done").catch(hush); else hush();
};
pushToTalk($("speak"), (samples, isLast) => request(
  `/v1/hearings?dialogue=${dialogue}${isLast ? "&last=yes" : ""}`, samples, "audio/pcm"), (what, told) => {
  $("speak").classList.toggle("on", what === "listening" || what === "heard");
  if (what === "listening") hush();
  if (what === "listening") $("heard").textContent = text("listening");
  if (what === "heard" && told.heard) $("heard").textContent = told.heard + " …";
  if (what === "failed") { $("heard").textContent = ""; told instanceof Fault ? lament(told) : $("heard").textContent = text("no-microphone"); }
  if (what === "done") { $("heard").textContent = told?.heard ?? ""; if (told) { show(told.outcome); aloud(told.tone, told.outcome.reply); } }
});
setUp({ ask, text, make });

for (const element of document.querySelectorAll("[data-text]")) element.textContent = text(element.dataset.text);
for (const element of document.querySelectorAll("[data-placeholder]")) element.placeholder = text(element.dataset.placeholder);
for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", text(element.dataset.label));
document.title = text("title");
if ("serviceWorker" in navigator && window.isSecureContext) navigator.serviceWorker.register("worker.js");
open();
