import { BOTS, type BotName } from '@nain-jaune/bots';
import {
  applyHouseRules,
  beginView,
  type Card,
  dealCards,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameView,
  handOf,
  legalMoves,
  type Move,
  makeRecord,
  playMove,
  type Ruleset,
  type Seat,
  seatsOf,
  see,
  startGame,
  type ViewEvent,
} from '@nain-jaune/engine';
import { drawDealer, type Random, seededRandom, shuffledPack } from '@nain-jaune/engine/random';

/** A game that has not ended after so many deals shows a fault in the rules or in a bot. */
export const MOST_DEALS = 100_000;

/** What one simulated game is played by. */
export interface GameOptions {
  readonly ruleset: Ruleset;
  readonly players: number;
  /** The bots, seat by seat; fewer than there are seats are taken in turn again. */
  readonly bots: readonly BotName[];
  /** All chance of the game follows from it. */
  readonly seed: number | string;
  /** The game ends at the latest after so many deals: the house rule `end.deals`. */
  readonly deals?: number | undefined;
}

/** A game that was played to its end. */
export interface SimulatedGame {
  readonly game: Game;
  readonly record: GameRecord;
}

/** The seed of one game of many: it depends on the game's number alone, and not on who plays it when. */
export function seedOfGame(seed: number | string, number: number): string {
  return `${seed}/${number}`;
}

/** The bot on each seat. */
export function botsBySeat(bots: readonly BotName[], players: number): BotName[] {
  if (bots.length === 0) throw new RangeError('no bots to play');
  return Array.from({ length: players }, (_, seat) => bots[seat % bots.length] as BotName);
}

/**
 * The rules with a number of deals after which the game ends. Throws a `RangeError` where they cannot have
 * it.
 */
export function withDeals(ruleset: Ruleset, deals: number | undefined): Ruleset {
  if (deals === undefined) return ruleset;
  const outcome = applyHouseRules(ruleset, [`end.deals=${deals}`]);
  if (!outcome.ok) throw new RangeError(`no game can have ${deals} deals`);
  return outcome.value;
}

/** Plays one game between bots to its end. The same options give the same game. */
export function simulateGame(options: GameOptions): SimulatedGame {
  const { players, seed } = options;
  const ruleset = withDeals(options.ruleset, options.deals);
  const bots = botsBySeat(options.bots, players);
  const chance = seededRandom(`${seed} cards`);
  let game = startGame(ruleset, players, drawDealer(ruleset, players, chance).dealer);
  const seats = seatsOf(players).map(
    (seat) => new BotSeat(ruleset, players, seat, bots[seat] as BotName, seed),
  );
  while (game.ended === null) {
    if (game.settled.length >= MOST_DEALS)
      throw new Error(`the game has not ended after ${MOST_DEALS} deals`);
    game = playOneDeal(game, shuffledPack(chance), seats);
  }
  return { game, record: makeRecord(game, playersOf(bots)) };
}

function playersOf(bots: readonly BotName[]): { name: string; bot: string }[] {
  return bots.map((bot, seat) => ({ name: `Bot ${seat + 1}`, bot }));
}

function playOneDeal(before: Game, pack: readonly Card[], seats: readonly BotSeat[]): Game {
  const dealt = dealCards(before, pack);
  tell(seats, dealt.events, dealt.game);
  let game = dealt.game;
  while (game.deal !== null && game.deal.phase.type !== 'over' && game.ended === null) {
    const { seat } = game.deal.phase;
    const move = (seats[seat] as BotSeat).choose(legalMoves(game.deal));
    const played = playMove(game, seat, move);
    if (!played.ok)
      throw new Error(`the bot on seat ${seat} made a move that was refused: ${played.error.code}`);
    tell(seats, played.value.events, null);
    game = played.value.game;
  }
  return game;
}

/** Tells every seat what happened and, where cards were just dealt, which are its own. */
function tell(seats: readonly BotSeat[], events: readonly GameEvent[], dealt: Game | null): void {
  for (const seat of seats) {
    for (const event of events) {
      seat.hear(event);
      if (event.type === 'dealt' && dealt?.deal)
        seat.hear({ type: 'picked-up', cards: handOf(dealt.deal, seat.seat) });
    }
  }
}

/** One seat with the bot that plays it. What it hears is folded into its view only when it must choose. */
class BotSeat {
  readonly seat: Seat;
  readonly #bot: BotName;
  readonly #random: Random;
  #view: GameView;
  #heard: ViewEvent[] = [];

  constructor(ruleset: Ruleset, players: number, seat: Seat, bot: BotName, seed: number | string) {
    this.seat = seat;
    this.#bot = bot;
    this.#random = seededRandom(`${seed} seat ${seat}`);
    this.#view = beginView(ruleset, players, seat);
  }

  hear(event: ViewEvent): void {
    this.#heard.push(event);
  }

  choose(legal: readonly Move[]): Move {
    const only = legal[0];
    if (legal.length === 1 && only !== undefined) return only;
    this.#view = this.#heard.reduce(see, this.#view);
    this.#heard = [];
    return BOTS[this.#bot].choose(this.#view, legal, this.#random);
  }
}
