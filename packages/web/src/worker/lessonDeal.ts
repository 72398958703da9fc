import {
  type GameRecord,
  type Move,
  moveText,
  RECORD_FORMAT,
  RECORD_VERSION,
  RULESETS,
} from '@nain-jaune/engine';

/** The rules of the lesson: the modern ones, in which honours are announced. */
export const LESSON_RULES = RULESETS['lindor-1789'];

/** Who sits with the pupil, from the seat to the left. Achille forgets to announce; that is his part in the lesson. */
export const LESSON_BOTS = ['ninon', 'leonie', 'achille'] as const;

/**
 * The cards as they were prepared, so that every idea of the game comes up in a good order. No nine but one is dealt: a
 * run that comes to a nine a second time stalls, and whoever laid the eight leads again.
 */
const DEAL = {
  dealer: 3,
  hands: [
    'Ac 2d 3h 5s 6c 7s 7d 8c Tc Jd Qs Kd',
    '4s 5c 6h 7c 8d Qd 2h 4c 7h Th Ts Qc',
    '9d Kc Ks Ah 2c 3c As 2s 3s 5d 8h Qh',
    'Td Jh 4h 5h 6d Kh Ad 3d 4d 6s 8s Js',
  ],
  talon: '9c 9s 9h Jc',
} as const;

/** Every move of the lesson in order, as a record writes it. */
export const LESSON_MOVES: readonly string[] = [
  // The pupil begins a run, everyone goes on with it, the ten of diamonds is forgotten, the queen is not.
  'Ac 2d 3h - 4s 5c 6h 7c 8d - 9d - Td Jh - Qs! Kd',
  // After the king the pupil leads again, and then so does somebody else, after his.
  'Tc Jd - Qd - Kc Ks',
  // The dwarf; then nobody has a nine, and the pupil leads again and is out first.
  'Ah 2c 3c - 4h 5h 6d - 7d! 8c - - - - 5s 6c 7s',
].flatMap((moves) => moves.split(' '));

/** The record of the lesson when so many of its moves are made: nothing that is not a number of them is believed. */
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

/** The move that the lesson has prepared after these, or undefined where they are not the lesson's own. */
export function preparedMove(made: readonly string[], legal: readonly Move[]): Move | undefined {
  if (made.some((move, place) => move !== LESSON_MOVES[place])) return undefined;
  return legal.find((move) => moveText(move) === LESSON_MOVES[made.length]);
}
