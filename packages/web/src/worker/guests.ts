import type { Bot } from '@nain-jaune/bots';
import { type BotName, CHARACTER_NAMES, isBotName, LEVELS, PACES } from '@nain-jaune/bots/names';
import type { ArrivingBot } from '@nain-jaune/table';
import type { BotOffer, LobbySeat } from '../lobby/messages.ts';

/** A bot as it sits at a table here. */
type Guest = ArrivingBot & { readonly pace: number };

/** The bots that may be chosen here. */
export const OFFER: BotOffer = { characters: CHARACTER_NAMES, levels: LEVELS };

/** How long bots wait at most for a table to be shown before they are loaded, in milliseconds. */
const LONGEST_WAIT = 1000;
let tellShown: () => void;
const shown = new Promise<void>((resolve) => {
  tellShown = resolve;
});

/** Tells that a table is on the screen. */
export function tableIsShown(): void {
  tellShown();
}

/** Bots that are loaded when one of them is first asked, and not before the table is there: a slow line has that to carry first. */
class Arriving {
  bots: Readonly<Partial<Record<BotName, Bot>>> | null = null;
  failure: unknown = null;
  readonly #load: () => Promise<Readonly<Partial<Record<BotName, Bot>>>>;
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<Readonly<Partial<Record<BotName, Bot>>>>) {
    this.#load = load;
  }

  /** Begins to load them, unless they are on their way; tells when they are here or cannot be had. */
  ask(): Promise<void> {
    this.failure = null;
    this.#loading ??= Promise.race([shown, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))])
      .then(this.#load)
      .then(
        (bots) => {
          this.bots = bots;
        },
        (error: unknown) => {
          this.failure = error;
        },
      )
      .finally(() => {
        this.#loading = null;
      });
    return this.#loading;
  }
}

/** Most answer at once; what the others think with is the larger part, and comes when one of them is first asked. */
const quick = new Arriving(async () => (await import('@nain-jaune/bots/quick')).QUICK_BOTS);
const all = new Arriving(async () => (await import('@nain-jaune/bots')).BOTS);
const THINKERS: readonly BotName[] = ['expert', 'master', 'leonie'];

/**
 * A bot that sits down before it can play: what it thinks with is loaded when a bot is first asked, so that the table is
 * there sooner. Where it cannot be loaded the table plays for the bot, and it is tried again at its next move.
 */
function guest(name: BotName): Guest {
  const arriving = THINKERS.includes(name) ? all : quick;
  return {
    name,
    pace: Object.hasOwn(PACES, name) ? PACES[name as keyof typeof PACES] : 1,
    choose() {
      throw new Error(`${name} is asked in slices, since it may have to be loaded`);
    },
    *consider(view, legal, random) {
      if (arriving.bots === null) yield arriving.ask();
      if (arriving.bots === null) throw arriving.failure;
      const bot = arriving.bots[name];
      if (bot === undefined) throw new Error(`${name} did not come with the others`);
      if (bot.consider === undefined) return bot.choose(view, legal, random);
      return yield* bot.consider(view, legal, random);
    },
  };
}

/** The bots that may sit at a table here. */
export const GUESTS: Readonly<Record<string, Guest>> = Object.fromEntries(
  [...LEVELS, ...CHARACTER_NAMES].map((name) => [name, guest(name)]),
);

/** Plays for a bot that a record names and that is not here: one of another version, or of another program. */
export const STAND_IN: Guest = guest('heuristic');

/** A seat with its bot, or with the stand-in where that bot is not here. */
export function seatedHere({ name, bot }: LobbySeat): LobbySeat {
  return { name, bot: bot === null || isBotName(bot) ? bot : STAND_IN.name };
}
