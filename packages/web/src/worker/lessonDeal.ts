import {
  type GameRecord,
  type Move,
  moveText,
  RECORD_FORMAT,
  RECORD_VERSION,
  RULESETS,
} from '@nain-jaune/engine';

export const LESSON_RULES = RULESETS.famille;
/** The rules of the last chapter: cards may be held back, and honours are announced. */
export const LATER_RULES = RULESETS['lindor-1789'];

/** The opponents by seat. The last follows the pupil. */
export const LESSON_BOTS = ['achille', 'leonie', 'ninon'] as const;

/** Only one nine is dealt: the second run that reaches a nine stalls, and the player of the eight leads again. */
const DEAL = {
  dealer: 1,
  hands: [
    'Ac 2d 3h 5s 6c 7s 7d 8c Tc Jd Qs Kd',
    'Td Jh 4h 5h 6d Kh Ad 3d 4d 6s 8s Js',
    '9d Kc Ks Ah 2c 3c As 2s 3s 5d 8h Qh',
    '4s 5c 6h 7c 8d Qd 2h 4c 7h Th Ts Qc',
  ],
  talon: '9c 9s 9h Jc',
} as const;

/** Every move of the lesson, in the notation of records. */
export const LESSON_MOVES: readonly string[] = [
  // The pupil begins a run and everyone continues it. The ten of diamonds and the queen of spades sweep.
  'Ac 2d 3h - 4s 5c 6h 7c 8d - 9d - Td Jh - Qs Kd',
  // After a king the pupil leads again. Later another player does.
  'Tc Jd - Qd - Kc Ks',
  // The dwarf. Then the run stalls at the nine, and the pupil leads again and goes out.
  'Ah 2c 3c - 4h 5h 6d - 7d 8c - - - - 5s 6c 7s',
].flatMap((moves) => moves.split(' '));

/** The record of the lesson after `played` moves, at most all but the last. */
export function lessonRecord(names: readonly string[], played: number): GameRecord {
  const made = LESSON_MOVES.slice(0, Math.min(placeIn(played), LESSON_MOVES.length - 1));
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules: LESSON_RULES,
    players: ['', ...LESSON_BOTS].map((bot, seat) => ({
      name: names[seat] ?? bot,
      ...(bot === '' ? {} : { bot }),
    })),
    deals: [{ ...DEAL, moves: made.join(' ') }],
  };
}

function placeIn(played: number): number {
  return Number.isSafeInteger(played) ? Math.max(0, played) : 0;
}

/** The prepared move after `made`. Undefined if these are not the moves of the lesson. */
export function preparedMove(made: readonly string[], legal: readonly Move[]): Move | undefined {
  if (made.some((move, place) => move !== LESSON_MOVES[place])) return undefined;
  return legal.find((move) => moveText(move) === LESSON_MOVES[made.length]);
}
