// What the homes are made of, changed from the page: the hub knows the rules, and says which one forbids something.
const $ = id => document.getElementById(id);

/** Has the forms of the set-up ask the hub. */
export function setUp({ ask, text, make }) {
  /** Says what came of something, the hub's own words where it refused. */
  async function tell(place, work) {
    $(place).classList.remove("fault");
    $(place).textContent = text("working");
    try {
      $(place).textContent = (await work()).join("\n");
    } catch (fault) {
      $(place).classList.add("fault");
      $(place).textContent = fault.message || text("away");
    }
  }

  $("discover").onclick = () => tell("paired", async () => {
    const found = (await ask("/v1/discovery")).filter(device => !device.ours);
    $("found").replaceChildren(...found.map(device => make("li", {}, make("button", {
      type: "button", text: `${device.name} (${device.category}, ${device.address})`, disabled: device.paired,
      onclick: () => { $("accessory").value = device.address; $("setup-code").focus(); } }))));
    return [text(found.length ? "found" : "found-none", found.length)];
  });

  $("pair").onsubmit = event => {
    event.preventDefault();
    const room = $("room").value && JSON.parse($("room").value);
    tell("paired", async () => {
      const told = await ask("/v1/accessories", {
        accessory: $("accessory").value.trim(), code: $("setup-code").value.trim(), ...room,
        ...($("uncertified").checked && { uncertified: true }) });
      event.target.reset();
      return [...told.added, ...told.warnings];
    });
  };

  const meant = () => JSON.parse($("named").value);
  let checking = null;
  $("new-name").oninput = () => {
    clearTimeout(checking);
    const name = $("new-name").value;
    if (!name || !$("named").value) { $("advice").textContent = ""; return; }
    checking = setTimeout(() => tell("advice", async () => {
      const { kind, home } = meant();
      const { advice } = await ask("/v1/names", { name, kind, ...(kind !== "home" && { home }) });
      // What was typed meanwhile is asked about next.
      return $("new-name").value === name ? advice : [];
    }), 200);
  };
  $("rename").onsubmit = event => {
    event.preventDefault();
    if (!$("named").value) return;
    tell("renamed", async () => {
      const { warnings } = await ask("/v1/edits", { edit: "rename", to: $("new-name").value, ...meant() });
      $("new-name").value = $("advice").textContent = "";
      return [text("renamed"), ...warnings];
    });
  };

  $("scene-form").onsubmit = event => {
    event.preventDefault();
    const { home, room } = JSON.parse($("scene-place").value);
    tell("scene-told", async () => {
      const saved = await ask("/v1/scenes/present", {
        scene: $("scene-name").value.trim(), home, ...(room && { rooms: [room] }), partial: true,
        ...($("scene-replace").checked && { replace: true }) });
      event.target.reset();
      const leftOut = saved.leftOut.map(line => text("scene-left-out", line));
      return [...saved.set.map(line => text("scene-saved", line)), ...leftOut, ...saved.warnings];
    });
  };
  $("phrase-form").onsubmit = event => {
    event.preventDefault();
    const [words, means] = [$("phrase-words").value.trim(), $("phrase-means").value.trim()];
    tell("phrase-told", async () => {
      await ask("/v1/edits", { edit: "add", kind: "phrase", name: words, to: means });
      event.target.reset();
      return [text("phrase-taught", words, means)];
    });
  };
}

/** Offers what can be renamed or removed, and where something new can stand. */
export function offer({ text, make, change }, homes, things, triggers, phrases) {
  const option = (label, value) => make("option", { text: label, value: JSON.stringify(value) });
  const several = homes.length > 1;
  const inHome = (name, home) => several ? `${name} (${home})` : name;
  const named = [
    ...homes.map(home => ({ kind: "home", name: home.name, home: home.name })),
    ...homes.flatMap(home => home.rooms.map(name => ({ kind: "room", name, home: home.name }))),
    ...homes.flatMap(home => home.zones.map(({ name }) => ({ kind: "zone", name, home: home.name }))),
    ...[...new Map(things.map(thing => [`${thing.home}/${thing.accessory}`, thing])).values()]
      .map(thing => ({ kind: "accessory", name: thing.accessory, home: thing.home })),
    ...homes.flatMap(home => home.scenes.map(name => ({ kind: "scene", name, home: home.name }))),
    ...triggers.map(({ name, home }) => ({ kind: "trigger", name, home })),
  ];
  const keep = (select, options) => {
    const chosen = select.value;
    select.replaceChildren(...options);
    if (options.some(option => option.value === chosen)) select.value = chosen;
  };
  keep($("named"), named.map(thing => option(`${text(`kind-${thing.kind}`)}: ${inHome(thing.name, thing.home)}`, thing)));
  keep($("room"), [make("option", { text: text("no-room"), value: "" }), ...homes.flatMap(home =>
    home.rooms.map(room => option(inHome(room, home.name), { home: home.name, room })))]);
  keep($("scene-place"), homes.flatMap(home => [
    option(inHome(text("whole-home"), home.name), { home: home.name }),
    ...home.rooms.map(room => option(inHome(room, home.name), { home: home.name, room }))]));

  /** A line for each thing of a kind, with a button that removes it. */
  const list = (place, kind, items) => $(place).replaceChildren(...items.map(({ name, home, told }) => {
    const button = make("button", { type: "button", text: text("remove"), className: "small",
      onclick: () => change({ edit: "remove", kind, name, home }) });
    button.setAttribute("aria-label", text("remove-of", name));
    return make("li", { text: `${told ?? inHome(name, home)} ` }, button);
  }));
  list("scene-list", "scene", homes.flatMap(home => home.scenes.map(name => ({ name, home: home.name }))));
  list("phrase-list", "phrase", phrases.map(({ words, means, home }) => (
    { name: words, home, told: text("phrase-of", words, means) })));
}
