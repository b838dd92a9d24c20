// Replies aloud: a tone where all went well, and the hub's own voice where somebody has to know more.

/** The notes of each tone, in hertz, a tenth of a second each. */
const tones = { done: [880, 880], notUnderstood: [440, 330] };
let context = null;
let playing = null;
let turn = 0;

/** Falls silent. */
export function hush() {
  turn += 1;
  playing?.stop();
  playing = null;
  delete document.body.dataset.aloud;
}

/** Tells something aloud, in the place of what is being told: a tone, or words, of which `sound` gets a recording. */
export async function tell(tone, sound) {
  hush();
  const own = turn;
  // A browser lets nothing be heard before somebody has touched the page, who then has spoken or typed.
  context ??= new AudioContext();
  await context.resume();
  const buffer = tone in tones ? soundOf(tones[tone]) : await context.decodeAudioData(await sound());
  // Somebody may have gone on to speak meanwhile.
  if (own !== turn) return;
  playing = context.createBufferSource();
  playing.buffer = buffer;
  playing.connect(context.destination);
  playing.onended = () => { if (own === turn) hush(); };
  document.body.dataset.aloud = tone || "words";
  playing.start();
}

function soundOf(notes) {
  const { sampleRate } = context;
  const length = sampleRate / 10;
  const buffer = context.createBuffer(1, length * notes.length, sampleRate);
  const samples = buffer.getChannelData(0);
  // Soft, and without a click at either end.
  notes.forEach((note, place) => {
    for (let index = 0; index < length; index += 1) {
      const envelope = Math.min(1, index * 100 / sampleRate, (length - 1 - index) * 100 / sampleRate);
      samples[place * length + index] = 0.18 * envelope * Math.sin(2 * Math.PI * note * index / sampleRate);
    }
  });
  return buffer;
}
