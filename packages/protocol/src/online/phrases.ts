/** The set phrases and reactions of a table; each reader sees them in his own language. */
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

/** One of the set phrases. */
export type Phrase = (typeof PHRASES)[number];
