import type { Ended, Seat, ViewEvent } from '@nain-jaune/engine';

export type SoundName =
  | 'deal'
  | 'card'
  | 'stop'
  | 'counter'
  | 'hoc'
  | 'sweep'
  | 'bete'
  | 'missed'
  | 'settlement'
  | 'win'
  | 'loss'
  | 'out'
  | 'opera'
  | 'game'
  | 'turn'
  | 'pause'
  | 'resume';

/** The sounds that are played even if play runs fast. */
const IMPORTANT = new Set<SoundName>(['win', 'loss', 'out', 'opera', 'game', 'missed', 'turn']);

/** The sounds of events, as heard at a seat, each once. `quick`: only the important ones, since play runs fast. */
export function soundsOf(events: readonly ViewEvent[], seat: Seat | null, quick: boolean): SoundName[] {
  const sounds = events.map((event) => soundOf(event, seat)).filter((sound) => sound !== null);
  return [...new Set(sounds)].filter((sound) => !quick || IMPORTANT.has(sound));
}

/** Between two sounds of one move, in seconds. */
const BETWEEN = 0.18;
/** When counters land and the dwarf jumps, in seconds. */
const IN_SCENE: Partial<Readonly<Record<SoundName, number>>> = {
  counter: 0.5,
  sweep: 0.5,
  win: 0.4,
  opera: 0.4,
  settlement: 0.6,
};

/** When a sound begins, in seconds. `isFelt`: with the scene that it belongs to. */
export function soundDelay(name: SoundName, index: number, isFelt: boolean): number {
  return Math.max(index * BETWEEN, isFelt ? (IN_SCENE[name] ?? 0) : 0);
}

function soundOf(event: ViewEvent, seat: Seat | null): SoundName | null {
  switch (event.type) {
    case 'dealt':
    case 'picked-up':
      return 'deal';
    case 'laid':
      return 'card';
    case 'stopped':
      return 'stop';
    case 'anted':
      return 'counter';
    case 'paid':
      return event.reason === 'hoc' ? 'hoc' : 'settlement';
    case 'swept':
      return 'sweep';
    case 'beted':
      return 'bete';
    case 'missed':
      return event.seat === seat ? 'missed' : null;
    case 'ended':
      return endSound(event, seat);
    case 'game-ended':
      return 'game';
    case 'turned':
      return event.seat === seat ? 'turn' : null;
    default:
      return null;
  }
}

/** Spectators hear that a player went out, neither a win nor a loss. */
function endSound({ winner, opera }: Ended, seat: Seat | null): SoundName {
  if (winner !== seat && seat !== null) return 'loss';
  if (opera) return 'opera';
  return seat === null ? 'out' : 'win';
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

const rustle = (at: number, height: number, loud = 0.3): Tone => ({
  at,
  lasts: 0.07,
  height,
  loud,
  kind: 'rustle',
});
/** Notes one after another, the last one longer. */
const tune = (heights: readonly number[], step: number): Tone[] =>
  heights.map((height, place) => note(place * step, height, place === heights.length - 1 ? 0.45 : 0.3));

export const SCORES: Readonly<Record<SoundName, readonly Tone[]>> = {
  deal: [0, 1, 2, 3, 4, 5].map((step) => rustle(step * 0.08, 2200 + (step % 3) * 300, 0.22)),
  card: [rustle(0, 2600)],
  stop: [rustle(0, 900), note(0, 220, 0.2, 0.1)],
  counter: clink(0, 2100),
  hoc: [...clink(0, 2100), note(0.05, 659, 0.25, 0.1)],
  sweep: [0, 1, 2, 3, 4, 5].flatMap((step) => clink(step * 0.055, 1700 + ((step * 431) % 900))),
  bete: [note(0, 196, 0.18), note(0.12, 147, 0.3)],
  missed: [note(0, 330, 0.25), note(0.2, 262, 0.28), note(0.42, 208, 0.5)],
  settlement: [0, 1, 2].flatMap((step) => clink(step * 0.09, 2100 - step * 160)),
  win: [523, 659, 784, 1047].map((height, step) => note(step * 0.11, height, 0.4)),
  loss: [note(0, 392, 0.25, 0.09), note(0.16, 330, 0.4, 0.09)],
  out: tune([523, 659, 784], 0.12),
  opera: tune([523, 523, 659, 784, 1047], 0.11),
  game: [523, 659, 784, 1047].map((height) => note(0, height, 0.8, 0.06)),
  turn: [note(0, 880, 0.22, 0.07)],
  pause: [note(0, 659, 0.2, 0.09), note(0.16, 440, 0.4, 0.09)],
  resume: [note(0, 440, 0.2, 0.09), note(0.16, 659, 0.4, 0.09)],
};
