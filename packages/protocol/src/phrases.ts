/** Quick phrases and reactions. Each reader sees them in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'bravo',
  'thanks',
  'sorry',
  'oops',
  'ouch',
  'what-luck',
  'haha',
  'hmm',
  'one-moment',
  'your-turn',
  'another-game',
  'good-night',
] as const;

/** A quick phrase by its key. */
export type Phrase = (typeof PHRASES)[number];
