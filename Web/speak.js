// Push-to-talk: while a button or the space bar is held, what is said goes to the hub a piece at a time.

/** The most that is said at once, in milliseconds. */
const longest = 19000;

/**
 * Has a button listen while it is held. `send` takes samples and whether they are the last; its answers come in order.
 * `tell` is told of "listening", "heard", "done" and "failed".
 */
export function pushToTalk(button, send, tell) {
  let talk = null;

  async function begin() {
    if (talk) return;
    const own = talk = { pieces: [], sent: Promise.resolve(), isAnswered: true, isOver: false };
    tell("listening");
    try {
      own.stream = await navigator.mediaDevices.getUserMedia({
        audio: { channelCount: 1, echoCancellation: true, noiseSuppression: false, autoGainControl: true } });
      own.context = new AudioContext();
      await own.context.audioWorklet.addModule("listen.js");
      // Somebody may have let go meanwhile.
      if (own.isOver) return release(own);
      const listener = new AudioWorkletNode(own.context, "listener", { numberOfOutputs: 0 });
      listener.port.onmessage = ({ data }) => take(own, data);
      own.context.createMediaStreamSource(own.stream).connect(listener);
      own.end = setTimeout(end, longest);
    } catch (fault) {
      release(own);
      if (!own.isOver) tell("failed", fault);
    }
  }

  function take(own, piece) {
    if (own.isOver) return;
    own.pieces.push(piece);
    // What comes in before the hub has answered goes together.
    if (own.isAnswered) give(own, false);
  }

  function give(own, isLast) {
    const samples = new Int16Array(own.pieces.reduce((count, piece) => count + piece.length, 0));
    own.pieces.reduce((place, piece) => { samples.set(piece, place); return place + piece.length; }, 0);
    own.pieces = [];
    own.isAnswered = false;
    own.sent = own.sent.then(() => send(samples, isLast)).then(
      answer => { own.isAnswered = true; tell(isLast ? "done" : "heard", answer); }, fault => tell("failed", fault));
  }

  function release(own) {
    clearTimeout(own.end);
    own.stream?.getTracks().forEach(track => track.stop());
    if (own.context?.state !== "closed") own.context?.close();
    if (talk === own) talk = null;
  }

  function end() {
    const own = talk;
    if (!own || own.isOver) return;
    own.isOver = true;
    // Whoever let go before the microphone was there has said nothing.
    if (own.context) { give(own, true); release(own); } else { tell("done", null); }
  }

  const isTyping = () => document.activeElement?.matches("input, select, textarea, button, summary, a") && document.activeElement !== button;
  button.onpointerdown = event => { button.setPointerCapture(event.pointerId); begin(); };
  button.onpointerup = button.onpointercancel = end;
  document.addEventListener("keydown", event => {
    if (event.key === "Enter" && document.activeElement === button) { event.preventDefault(); talk ? end() : begin(); }
    if (event.key !== " " || isTyping() || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!event.repeat && !button.hidden && button.offsetParent) begin();
  });
  document.addEventListener("keyup", event => { if (event.key === " ") end(); });
  addEventListener("blur", end);
}
