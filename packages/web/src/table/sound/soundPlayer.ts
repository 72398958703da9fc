import { hadInput, makeAudio } from '../../app/browser/browser.ts';
import { SCORES, type SoundName, type Tone } from './soundScores.ts';
import { soundGate } from './soundSettings.svelte.ts';

/** The inputs after which browsers allow sound. A touch counts when the finger leaves the screen. */
const INPUTS = ['pointerdown', 'pointerup', 'keydown'] as const;

/** Plays the sounds of the table. Browsers allow sound only after the first input. */
export class SoundPlayer {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Starts at the first key or touch, or now if there was one. Returns a function that releases everything. */
  wake(): () => void {
    if (hadInput()) this.#resume();
    for (const type of INPUTS) addEventListener(type, this.#resume);
    return () => {
      for (const type of INPUTS) removeEventListener(type, this.#resume);
      const context = this.#context;
      this.#context = null;
      void context?.close();
    };
  }

  readonly #resume = (): void => {
    this.#context ??= this.#open();
    if (this.#context?.state !== 'running') void this.#context?.resume();
  };

  /** Also later: some systems stop the sound of a page, for example during a call. */
  #open(): AudioContext | null {
    const context = makeAudio();
    const report = () => {
      if (context === this.#context) soundGate.blocked = context?.state !== 'running';
    };
    context?.addEventListener('statechange', report);
    if (context === null) soundGate.blocked = false;
    return context;
  }

  /** Plays a sound after a delay in seconds. */
  play(name: SoundName, delay: number): void {
    const context = this.#context;
    if (context === null || context.state !== 'running') return;
    for (const tone of SCORES[name]) this.#sound(context, tone, context.currentTime + delay + tone.at);
  }

  #sound(context: AudioContext, tone: Tone, at: number): void {
    const volume = context.createGain();
    volume.gain.setValueAtTime(tone.loud, at);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + tone.lasts);
    volume.connect(context.destination);
    const source =
      tone.kind === 'rustle' ? this.#rustle(context, tone, volume) : pitch(context, tone, volume);
    source.start(at);
    source.stop(at + tone.lasts);
  }

  #rustle(context: AudioContext, tone: Tone, into: AudioNode): AudioScheduledSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= makeNoise(context);
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: tone.height, Q: 0.8 });
    source.connect(filter).connect(into);
    return source;
  }
}

function pitch(context: AudioContext, tone: Tone, into: AudioNode): AudioScheduledSourceNode {
  const type = tone.kind === 'triangle' ? 'triangle' : 'sine';
  const source = new OscillatorNode(context, { type, frequency: tone.height });
  source.connect(into);
  return source;
}

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 5, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
