import {
  dealHands,
  type Game,
  type GameStep,
  parseCards,
  parseMoveText,
  playMove,
  replayRecord,
  type Seat,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import type { AcceptedAct, Begun } from '../begin.ts';
import { botNamed } from '../begin.ts';
import { History } from '../history.ts';
import type { Surroundings, TableBot, TableRecord } from '../options.ts';
import type { DealProof } from '../proof/proof.ts';
import { proofsIn } from '../proof/proofsIn.ts';
import type { DealEntry, GameEntry, GameSeat, MoveEntry, OverEntry } from './entries.ts';

const MINUTE = 60_000;

/** A game that is played again from its entries, to go on where they end. Whatever is wrong with them throws. */
export class GameReplay {
  readonly number: number;
  readonly seats: readonly GameSeat[];
  readonly proofs: DealProof[] = [];
  readonly #history: History;
  readonly #accepted: AcceptedAct[] = [];
  #game: Game;
  #elapsedMs = 0;

  constructor({ game, rules, seats, dealer }: GameEntry) {
    this.number = game;
    this.seats = seats;
    this.#game = startGame(rules, seats.length, seatAt(dealer));
    this.#history = new History(this.#game);
  }

  /**
   * A game that is over, played again from its record: its events have the numbers that they had, so that whoever has
   * some of them is told the rest.
   */
  static over({ game, people, lastAct }: OverEntry, record: TableRecord): GameReplay {
    const { rules, players, deals, elapsedMs } = record;
    const seats = players.map(({ name, bot = null }, seat) => ({ name, bot, person: people[seat] ?? null }));
    const replay = new GameReplay({ type: 'game', game, rules, seats, dealer: deals[0]?.dealer ?? 0 });
    const replayed = replayRecord(record);
    if (!replayed.ok) throw new Error(`the record of game ${game} is none: ${replayed.error[0]?.code}`);
    const { steps } = replayed.value;
    for (const step of steps.slice(0, -1)) replay.#add(step);
    if (lastAct !== undefined) replay.#accept(seatAt(lastAct.seat), lastAct.id);
    for (const step of steps.slice(-1)) replay.#add(step);
    replay.proofs.push(...proofsIn(record));
    replay.#elapsedMs = elapsedMs;
    return replay;
  }

  /** Goes on with what came next. */
  take(entry: DealEntry | MoveEntry): void {
    const step = entry.type === 'deal' ? this.#deal(entry) : this.#move(entry);
    if (entry.id !== null && entry.seat !== null) this.#accept(seatAt(entry.seat), entry.id);
    this.#add(step);
    this.#elapsedMs = entry.elapsedMs;
  }

  /** The game to go on with. `names` gives the names of those who had them deleted. */
  begun(surroundings: Surroundings, nameOf: (seat: GameSeat) => string): Begun {
    return {
      game: this.#game,
      seats: this.seats.map((seat) => ({ name: nameOf(seat), bot: seat.bot })),
      bots: this.seats.map(({ bot }, seat) => botFor(bot, seatAt(seat), surroundings)),
      history: this.#history,
      elapsedMs: this.#elapsedMs,
      accepted: this.#accepted,
    };
  }

  #add({ events, game }: GameStep): void {
    this.#history.add(events, game);
    this.#game = game;
  }

  #deal({ dealer, hands, talon, proof }: DealEntry): GameStep {
    if (proof !== null) this.proofs.push(proof);
    return dealHands(this.#game, {
      dealer: seatAt(dealer),
      hands: hands.map(cardsIn),
      talon: cardsIn(talon),
    });
  }

  #move({ seat, move, elapsedMs }: MoveEntry): GameStep {
    const parsed = parseMoveText(move);
    if (parsed === undefined) throw new Error(`${move} is no move`);
    const { minutes } = this.#game.ruleset.end;
    const timeIsUp = minutes !== null && elapsedMs >= minutes * MINUTE;
    const played = playMove(this.#game, seatAt(seat), parsed, timeIsUp);
    if (!played.ok) throw new Error(`a kept move is refused: ${played.error.code}`);
    return played.value;
  }

  #accept(seat: Seat, id: string): void {
    this.#accepted.push({ seat, id, from: this.#history.number + 1 });
  }
}

function cardsIn(text: string) {
  return parseCards(text).map((card) => {
    if (card === null) throw new Error('a kept hand is not of cards');
    return card;
  });
}

/** The bot of a seat; the stand-in for one that does not sit here any more, which is told. */
function botFor(name: string | null, seat: Seat, surroundings: Surroundings): TableBot | null {
  const bot = botNamed(name, surroundings);
  const { standIn, fault } = surroundings;
  if (bot !== undefined || name === null) return bot ?? null;
  if (standIn === undefined) throw new Error('nobody stands in at this table');
  fault?.({ code: 'bot-missing', seat, bot: name, standIn: standIn.name });
  return standIn;
}
