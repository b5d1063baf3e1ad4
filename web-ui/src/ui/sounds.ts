/** Small sounds, made on the spot: no files. */
export type Sound = 'seal' | 'reveal' | 'march' | 'volley' | 'bell' | 'move';

interface Note {
  /** Seconds after the beginning. */
  at: number;
  /** Seconds until it has died away. */
  lasts: number;
  loud: number;
  /** A tone of this frequency; without it a noise. */
  tone?: number;
  /** For a noise: around which frequency. */
  around?: number;
}

const tap = (at: number, loud = 0.5): Note => ({ at, lasts: 0.09, loud, around: 220 });
const shot = (at: number): Note => ({ at, lasts: 0.28, loud: 0.5, around: 900 });

const SCORES: Readonly<Record<Sound, readonly Note[]>> = {
  seal: [{ at: 0, lasts: 0.16, loud: 0.6, tone: 95 }, { at: 0.02, lasts: 0.07, loud: 0.25, around: 1800 }],
  reveal: [{ at: 0, lasts: 0.35, loud: 0.22, around: 3200 }, { at: 0.18, lasts: 0.3, loud: 0.18, around: 4200 }],
  march: [tap(0), tap(0.22), tap(0.44), tap(0.55, 0.35), tap(0.66)],
  volley: [shot(0), shot(0.07), shot(0.11), shot(0.2), { at: 0, lasts: 0.6, loud: 0.3, around: 140 }],
  bell: [{ at: 0, lasts: 2.2, loud: 0.28, tone: 392 }, { at: 0, lasts: 1.5, loud: 0.14, tone: 941 }, { at: 0, lasts: 0.8, loud: 0.08, tone: 1552 }],
  move: [{ at: 0, lasts: 0.35, loud: 0.22, tone: 587 }, { at: 0.14, lasts: 0.5, loud: 0.22, tone: 784 }],
};

let context: AudioContext | undefined;

function noise(audio: AudioContext): AudioScheduledSourceNode {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}

function sound(audio: AudioContext, { at, lasts, loud, tone: pitch, around = 1000 }: Note): void {
  const from = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(loud, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + lasts);
  const source = pitch ? new OscillatorNode(audio, { frequency: pitch }) : noise(audio);
  const filter = new BiquadFilterNode(audio, pitch ? { type: 'lowpass', frequency: pitch * 4 } : { type: 'bandpass', frequency: around });
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + lasts);
}

/** A browser that has not been touched yet keeps silent. */
export function play(name: Sound): void {
  context ??= new AudioContext();
  const audio = context;
  void audio.resume().then(() => SCORES[name].forEach((note) => sound(audio, note)));
}
