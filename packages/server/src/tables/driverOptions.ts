import { BOTS } from '@nain-jaune/bots';
import { type BotName, CHARACTER_NAMES, THINKERS } from '@nain-jaune/bots/names';
import {
  type Cancel,
  type Clock,
  type DriverOptions,
  type Limits,
  ONLINE_LIMITS,
  type Pace,
  PEOPLE,
} from '@nain-jaune/table';
import { DEAL_PROVER } from '@nain-jaune/table/proof';
import unhomoglyph from 'unhomoglyph';
import type { Config } from '../config/config.ts';
import { thinkInTurns } from '../limits/thinkingBots.ts';
import { strongRandom } from '../security/tokens.ts';

/** Characters that take free seats when a game starts, without the slow ones. */
const FILLERS = CHARACTER_NAMES.filter((name) => !(THINKERS as readonly BotName[]).includes(name));
/** Accents and ignorable characters. */
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;
const BETWEEN = /[\s\p{P}]/gu;
/** The maximum delay of a timer in Node. */
const LONGEST_WAIT = 2 ** 31 - 1;

export interface RoomOptions {
  readonly limits?: Partial<Limits>;
  readonly pace?: Pace;
  readonly driver?: Partial<SharedDriverOptions>;
}

export type SharedDriverOptions = Omit<DriverOptions, 'append' | 'onFault' | 'onChange'>;

export function driverOptionsOf(
  { playNowWait }: Config,
  { limits, driver }: RoomOptions,
): SharedDriverOptions {
  return {
    clock: realClock,
    random: strongRandom,
    botRandom: strongRandom,
    config: {
      bots: thinkInTurns(BOTS, BOTS.heuristic),
      standIn: BOTS.heuristic,
      fillers: FILLERS,
      limits: { ...ONLINE_LIMITS, startMs: 1000 * playNowWait, ...limits },
      proof: DEAL_PROVER,
      people: PEOPLE,
      nameKey,
    },
    ...driver,
  };
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, act): Cancel {
    if (ms <= 0) {
      const soon = setImmediate(act);
      return () => clearImmediate(soon);
    }
    const timer = setTimeout(act, Math.min(ms, LONGEST_WAIT));
    return () => clearTimeout(timer);
  },
};

/**
 * Returns equal keys for names that look alike: by the skeleton of Unicode (UTS 39), without case, accents, spaces and
 * punctuation. A capital I looks like a small l.
 *
 * @example nameKey('Аnne') === nameKey('ANNE') // the first letter of the first is Cyrillic
 */
export function nameKey(name: string): string {
  // The small letter may have a look-alike that the capital has not.
  const key = foldedSkeleton(foldedSkeleton(name)).replaceAll('i', 'l');
  return key.replace(BETWEEN, '') || key;
}

function foldedSkeleton(name: string): string {
  return unhomoglyph(name.normalize('NFD')).normalize('NFKD').replace(UNSEEN, '').toLowerCase();
}
