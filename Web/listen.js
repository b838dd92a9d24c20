// Sound of the microphone as the hub's ear takes it: 16-bit samples, 16,000 a second, in pieces of 40 ms.
class Listener extends AudioWorkletProcessor {
  piece = new Int16Array(640);
  filled = 0;
  sum = 0;
  count = 0;
  place = 0;

  process([input]) {
    const step = sampleRate / 16000;
    for (const sample of input[0] ?? []) {
      // The mean of what falls into one sample keeps out most of what is too high for it.
      this.sum += sample;
      this.count += 1;
      this.place += 1;
      if (this.place < step) continue;
      this.place -= step;
      this.piece[this.filled] = Math.max(-1, Math.min(1, this.sum / this.count)) * 32767;
      this.filled += 1;
      this.sum = this.count = 0;
      if (this.filled < this.piece.length) continue;
      this.port.postMessage(this.piece.slice());
      this.filled = 0;
    }
    return true;
  }
}
registerProcessor("listener", Listener);
