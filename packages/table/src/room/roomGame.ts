import {
  type Card,
  dealCards,
  type Game,
  type GameStep,
  type GameView,
  legalMoves,
  type Move,
  makeCardsText,
  makeDrawTexts,
  mayDeal as mayDealNext,
  moveText,
  nextDealer,
  type Outcome,
  parseCards,
  parseDrawTexts,
  playMove,
  type Ruleset,
  type Seat,
  seatAt,
  seatToMove,
  startGame,
  success,
} from '@nain-jaune/engine';
import type { MemberId, PlayRefusalCode } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import type { DealEntry, GameEntry, MoveEntry } from './entries.ts';
import { lastNumber, startHistory, viewNow, withEvents } from './history.ts';
import { recordDeal } from './record.ts';
import type { Actor, GameSeat, RoomGame } from './room.ts';

const MINUTE = 60_000;

export interface GameChange<Entry> {
  readonly game: RoomGame;
  readonly entry: Entry;
}

export function beginGame(
  {
    game,
    id,
    rules,
    seats,
    dealer,
    drawn,
    start,
  }: Pick<GameEntry, 'game' | 'id' | 'rules' | 'seats' | 'dealer' | 'drawn'> & Pick<Game, 'start'>,
  startedAt: number,
): RoomGame {
  const started = startGame(rules, seats.length, seatAt(dealer), start);
  return {
    number: game,
    id,
    seats,
    drawn: drawn === undefined ? null : parseDrawTexts(drawn),
    game: started,
    history: startHistory(started),
    views: new Map(),
    startedAt,
    settled: [],
    proof: null,
    next: null,
    bot: null,
  };
}

export function publicView({ history }: RoomGame): GameView {
  return viewNow(history, null, undefined).view;
}

export function movesOf({ game: { deal } }: RoomGame): Move[] {
  return deal === null ? [] : legalMoves(deal);
}

export function mayDeal({ game }: RoomGame): boolean {
  return mayDealNext(game) && game.settled.length < BOUNDS.deals;
}

/** Why no deal may be dealt now; null if one may. */
export function dealRefusal(roomGame: RoomGame): PlayRefusalCode | null {
  if (mayDeal(roomGame)) return null;
  return seatToMove(roomGame.game) === null ? 'game-is-over' : 'no-deal-now';
}

export function nextDealNumber({ game }: RoomGame): number {
  return game.settled.length + 1;
}

/** The player who cuts for the next deal: the left-hand neighbour of the dealer (R19). Seats are numbered clockwise. */
export function nextCutter({ game }: RoomGame): Seat {
  return seatAt((nextDealer(game) + 1) % game.players);
}

export function seatOfMember({ seats }: RoomGame, member: MemberId | null): Seat | null {
  const seat = member === null ? -1 : seats.findIndex((one) => one.member === member);
  return seat < 0 ? null : seatAt(seat);
}

export function memberOnSeat({ seats }: RoomGame, seat: Seat | null): MemberId | null {
  return seat === null ? null : (seats[seat]?.member ?? null);
}

export function withName(roomGame: RoomGame, member: MemberId, name: string): RoomGame {
  const seats = roomGame.seats.map((seat): GameSeat => (seat.member === member ? { ...seat, name } : seat));
  return { ...roomGame, seats };
}

/** Puts a bot on the seat of a member who has left. It keeps their name until another member takes the seat. */
export function withBotFor(roomGame: RoomGame, member: MemberId, bot: string): RoomGame {
  const seats = roomGame.seats.map((seat): GameSeat => (seat.member === member ? { ...seat, bot } : seat));
  return { ...roomGame, seats };
}

/** Puts a member on a seat between two deals. The caller sets the name. */
export function withMemberOn(roomGame: RoomGame, seat: number, member: MemberId): RoomGame {
  const former = roomGame.seats[seat];
  if (former === undefined || former.member === member) return roomGame;
  const since = lastNumber(roomGame.history);
  return { ...roomGame, seats: roomGame.seats.with(seat, { name: '', bot: null, member, since }) };
}

/** Deals a pack. The caller checks {@link mayDeal}. */
export function dealPack(
  roomGame: RoomGame,
  pack: readonly Card[],
  actor: Actor | null,
  now: number,
): GameChange<DealEntry> {
  const isFirst = roomGame.game.deal === null;
  const step = dealCards(roomGame.game, pack, (isFirst && roomGame.drawn) || undefined);
  const { deal } = step.game;
  if (deal === null) throw new Error('a dealt deal is in its game');
  const { dealer, hands, talon, drawn } = deal.setup;
  const cards = {
    dealer,
    hands: hands.map(makeCardsText),
    talon: makeCardsText(talon),
    ...(drawn && { drawn: makeDrawTexts(drawn) }),
  };
  const proof = proofOfNext(roomGame);
  return {
    game: { ...withStep(roomGame, step), proof, next: null },
    entry: {
      type: 'deal',
      game: roomGame.number,
      ...cards,
      proof,
      seat: actor?.seat ?? null,
      id: actor?.command ?? null,
      elapsedMs: now - roomGame.startedAt,
    },
  };
}

function proofOfNext({ id, number, next }: RoomGame) {
  if (next === null) return null;
  const { deal, commitment, secret, cut } = next;
  return { code: id, game: number, deal, commitment, secret, cut };
}

export function playInGame(
  roomGame: RoomGame,
  seat: Seat,
  move: Move,
  command: string | null,
  now: number,
): Outcome<GameChange<MoveEntry>, { readonly code: PlayRefusalCode } | RuleRefusal> {
  const { game } = roomGame;
  if (game.ended !== null) return { ok: false, error: { code: 'game-is-over' } };
  if (game.deal === null) return { ok: false, error: { code: 'no-deal-yet' } };
  const elapsedMs = now - roomGame.startedAt;
  const played = playMove(game, seat, move, isTimeUp(game.ruleset, elapsedMs));
  if (!played.ok) return played;
  const entry: MoveEntry = {
    type: 'move',
    game: roomGame.number,
    seat,
    move: moveText(move),
    id: command,
    elapsedMs,
  };
  return success({ game: withStep(roomGame, played.value), entry });
}

type RuleRefusal = Extract<ReturnType<typeof playMove>, { ok: false }>['error'];

export function isTimeUp({ end: { minutes } }: Ruleset, elapsedMs: number): boolean {
  return minutes !== null && elapsedMs >= minutes * MINUTE;
}

/** Applies a step of the engine. Settled deals are added to the record. */
export function withStep(roomGame: RoomGame, { game, events }: GameStep): RoomGame {
  const history = withEvents(roomGame.history, events, game);
  const settled = roomGame.settled.concat(newlySettled(roomGame, game));
  return { ...roomGame, game, history, settled, bot: null };
}

function newlySettled({ game: before, proof }: RoomGame, after: Game) {
  return after.settled.slice(before.settled.length).map((deal) => recordDeal(after, deal, proof));
}

/** Parses stored cards. Throws an `Error` if the text is invalid. */
export function cardsIn(text: string): Card[] {
  return parseCards(text).map((card) => {
    if (card === null) throw new Error(`invalid cards: ${text}`);
    return card;
  });
}
