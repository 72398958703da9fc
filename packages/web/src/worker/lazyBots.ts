import type { Bot } from '@nain-jaune/bots';
import { type BotName, CHARACTER_NAMES, isBotName, LEVELS, PACES } from '@nain-jaune/bots/names';
import type { LoadingBot } from '@nain-jaune/table';
import type { BotOffer, SeatSetup } from '../gameService/serviceMessages.ts';

type Bots = Readonly<Partial<Record<BotName, Bot>>>;

/** A bot that is loaded when it is first asked. */
type LazyBot = LoadingBot & { readonly pace: number };

/** The bots that may be chosen here. */
export const OFFER: BotOffer = { characters: CHARACTER_NAMES, levels: LEVELS };

/** Longest time that loading waits for a table to be on the screen, in milliseconds. */
const LONGEST_WAIT = 1000;
let resolveShown: () => void;
const shown = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

/** A table is on the screen: bots may be loaded from now on. */
export function tableIsShown(): void {
  resolveShown();
}

/** Bots that are loaded when one of them is first asked, but not before the table is shown: a slow network carries that first. */
class LazyModule {
  bots: Bots | null = null;
  failure: unknown = null;
  readonly #import: () => Promise<Bots>;
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<Bots>) {
    this.#import = load;
  }

  /** Loads them, unless that is in progress. Resolves when they are here or cannot be loaded. */
  load(): Promise<void> {
    this.failure = null;
    this.#loading ??= Promise.race([shown, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))])
      .then(this.#import)
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

/** Most bots answer at once. The search of the others is the larger part. */
const quick = new LazyModule(async () => (await import('@nain-jaune/bots/quick')).QUICK_BOTS);
const all = new LazyModule(async () => (await import('@nain-jaune/bots')).BOTS);
const THINKERS: readonly BotName[] = ['expert', 'master', 'leonie'];

/** If it cannot be loaded the table plays for it, and it is loaded again at its next move. */
function lazyBot(name: BotName): LazyBot {
  const module = THINKERS.includes(name) ? all : quick;
  return {
    name,
    pace: Object.hasOwn(PACES, name) ? PACES[name as keyof typeof PACES] : 1,
    choose() {
      throw new Error(`${name} is asked in slices, since it may have to be loaded`);
    },
    *consider(view, legal, random) {
      if (module.bots === null) yield module.load();
      if (module.bots === null) throw module.failure;
      const bot = module.bots[name];
      if (bot === undefined) throw new Error(`${name} is not in the loaded module`);
      if (bot.consider === undefined) return bot.choose(view, legal, random);
      return yield* bot.consider(view, legal, random);
    },
  };
}

/** The bots that may sit at a table here, by name. */
export const LAZY_BOTS: Readonly<Record<string, LazyBot>> = Object.fromEntries(
  [...LEVELS, ...CHARACTER_NAMES].map((name) => [name, lazyBot(name)]),
);

/** Plays in place of a bot of another version or program. */
export const STAND_IN: LazyBot = lazyBot('heuristic');

/** A seat with its bot, or with the stand-in if that bot is not here. */
export function seatedHere({ name, bot }: SeatSetup): SeatSetup {
  return { name, bot: bot === null || isBotName(bot) ? bot : STAND_IN.name };
}
