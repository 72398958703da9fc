import type { Bot } from '@nain-jaune/bots';
import { type BotName, CHARACTER_NAMES, isBotName, LEVELS, PACES, THINKERS } from '@nain-jaune/bots/names';
import type { LoadingBot } from '@nain-jaune/table';
import type { BotOffer, SeatSetup } from '../app/gameService/serviceMessages.ts';

type Bots = Readonly<Partial<Record<BotName, Bot>>>;

/** A bot that is loaded at its first move. */
type LazyBot = LoadingBot & { readonly pace: number };

export const OFFER: BotOffer = { characters: CHARACTER_NAMES, levels: LEVELS };

/** Time after which bots are loaded even if no table is shown. */
const MAX_WAIT_MS = 1000;
let resolveShown: () => void;
const shown = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

/** Allows bots to be loaded: a table is on the screen. */
export function tableIsShown(): void {
  resolveShown();
}

/** A module of bots that is loaded on demand, after the table is shown: a slow network should carry that first. */
class LazyModule {
  bots: Bots | null = null;
  failure: unknown = null;
  readonly #import: () => Promise<Bots>;
  #loading: Promise<void> | null = null;

  constructor(load: () => Promise<Bots>) {
    this.#import = load;
  }

  /** Loads the module once. Resolves also if that fails. */
  load(): Promise<void> {
    this.failure = null;
    this.#loading ??= Promise.race([shown, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
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

/** Most bots need no search. The module of the others is larger. */
const quick = new LazyModule(async () => (await import('@nain-jaune/bots/quick')).QUICK_BOTS);
const all = new LazyModule(async () => (await import('@nain-jaune/bots')).BOTS);

/** If the bot cannot be loaded, the table plays for it and loads it again at its next move. */
function lazyBot(name: BotName): LazyBot {
  const module = (THINKERS as readonly BotName[]).includes(name) ? all : quick;
  return {
    name,
    pace: Object.hasOwn(PACES, name) ? PACES[name as keyof typeof PACES] : 1,
    choose() {
      throw new Error(`${name} has to be loaded: call consider`);
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

export const LAZY_BOTS: Readonly<Record<string, LazyBot>> = Object.fromEntries(
  [...LEVELS, ...CHARACTER_NAMES].map((name) => [name, lazyBot(name)]),
);

/** Replaces bots of other versions or programs. */
export const STAND_IN: LazyBot = lazyBot('heuristic');

/** A seat with its bot, or the stand-in if that bot is unknown. */
export function seatedHere({ name, bot }: SeatSetup): SeatSetup {
  return { name, bot: bot === null || isBotName(bot) ? bot : STAND_IN.name };
}
