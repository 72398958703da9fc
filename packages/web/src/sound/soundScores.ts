import type { Seat, ViewEvent } from '@nain-jaune/engine';

export type SoundName = 'card' | 'counter' | 'sweep' | 'bete' | 'missed' | 'win' | 'loss' | 'turn';

/** The sounds of events, as heard at a seat, each once. `quick`: only the important ones, since play runs fast. */
export function soundsOf(events: readonly ViewEvent[], seat: Seat | null, quick: boolean): SoundName[] {
  const sounds = events.map((event) => soundOf(event, seat)).filter((sound) => sound !== null);
  const matters: ReadonlySet<SoundName> = new Set(['win', 'loss', 'missed', 'turn']);
  return [...new Set(sounds)].filter((sound) => !quick || matters.has(sound));
}

function soundOf(event: ViewEvent, seat: Seat | null): SoundName | null {
  switch (event.type) {
    case 'laid':
    case 'picked-up':
      return 'card';
    case 'anted':
    case 'paid':
      return 'counter';
    case 'swept':
      return 'sweep';
    case 'beted':
      return 'bete';
    case 'missed':
      return event.seat === seat ? 'missed' : null;
    case 'ended':
      return event.winner === seat ? 'win' : 'loss';
    case 'turned':
      return event.seat === seat ? 'turn' : null;
    default:
      return null;
  }
}

export interface Tone {
  /** Start, in seconds. */
  readonly at: number;
  /** Duration, in seconds. */
  readonly lasts: number;
  /** Frequency, in hertz. */
  readonly height: number;
  /** Volume, from 0 to 1. */
  readonly loud: number;
  /** `rustle`: band-pass noise. */
  readonly kind: 'sine' | 'triangle' | 'rustle';
}

const clink = (at: number, height: number): Tone[] => [
  { at, lasts: 0.09, height, loud: 0.16, kind: 'sine' },
  { at, lasts: 0.05, height: height * 2.76, loud: 0.07, kind: 'sine' },
];
const note = (at: number, height: number, lasts = 0.3, loud = 0.14): Tone => ({
  at,
  lasts,
  height,
  loud,
  kind: 'triangle',
});

export const SCORES: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [{ at: 0, lasts: 0.07, height: 2600, loud: 0.3, kind: 'rustle' }],
  counter: clink(0, 2100),
  sweep: [0, 1, 2, 3, 4, 5].flatMap((step) => clink(step * 0.055, 1700 + ((step * 431) % 900))),
  bete: [note(0, 196, 0.18), note(0.12, 147, 0.3)],
  missed: [note(0, 330, 0.25), note(0.2, 262, 0.28), note(0.42, 208, 0.5)],
  win: [523, 659, 784, 1047].map((height, step) => note(step * 0.11, height, 0.4)),
  loss: [note(0, 392, 0.25, 0.09), note(0.16, 330, 0.4, 0.09)],
  turn: [note(0, 880, 0.22, 0.07)],
};
