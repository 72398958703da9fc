/**
 * A referee for records of Nain Jaune, written from rules.md alone: it shows that a game record can be read,
 * replayed and judged by anyone who has that page. It is slow and plain on purpose; R1 to R21 are the page's
 * readings.
 *
 *   node examples/by-the-book/referee.ts FILE     judges each line of a file, exit 1 if anything is wrong
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Fault, FormerRuleset, Ruleset } from './ruleset.ts';
import { anteOf, asObject, DWARF, isCard, isWhole, PACK, RANKS, rulesetFaults, upgraded } from './ruleset.ts';

/** What is wrong with a record, and where: deal and move count from 1, null where it is not about one. */
export interface Finding {
  deal: number | null;
  move: number | null;
  code: string;
  message: string;
}

/** What a record says about a finished deal, after the settlement. */
export interface DealResult {
  winner: number;
  opera: boolean;
  counters: number[];
  boxes: number[];
}

/** One deal of a record. */
export interface DealRecord {
  dealer: number;
  hands: string[];
  talon: string;
  moves: string;
  /** In the first deal the card of each seat of the last draw, where the highest card deals. */
  drawn?: string[];
  result?: DealResult;
}

/** What may end a game. */
export type EndReason = 'ruin' | 'deals' | 'target' | 'time';

/** A whole game record. */
export interface GameRecord {
  format: 'nain-jaune-record';
  version: 1 | 2;
  /** Of version 1 without the keys that version 2 added. */
  rules: Ruleset | FormerRuleset;
  players: { name: string; bot?: string }[];
  deals: DealRecord[];
  end?: { reason: EndReason; winners: number[] };
}

/** The element at an index that must be there. */
function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) {
    throw new RangeError(`nothing at ${index}`);
  }
  return value;
}

function rankOf(card: string): string {
  return card.charAt(0);
}

function suitOf(card: string): string {
  return card.charAt(1);
}

/** The rank above, or null above the king. */
function rankAbove(rank: string): string | null {
  return rank === 'K' ? null : RANKS.charAt(RANKS.indexOf(rank) + 1);
}

/** The seat `step` places on; seats are numbered clockwise ("Words"). */
function neighbour(seat: number, step: number, players: number): number {
  return (seat + step + players) % players;
}

function stepOf(direction: 'clockwise' | 'anticlockwise'): number {
  return direction === 'clockwise' ? 1 : -1;
}

/** The cards or tokens of a string of the record: parted by one space, none in the empty string. */
function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** How many cards each seat is dealt: the table of the 1789 rules, or the whole pack (R2). */
export function handSizes(rules: Ruleset, players: number, dealer: number): number[] {
  if (rules.hand === 'table') {
    const size = at([15, 12, 9, 8, 7, 6], players - 3);
    return Array.from({ length: players }, () => size);
  }
  const sizes = Array.from({ length: players }, () => Math.floor(52 / players));
  let seat = dealer;
  for (let extra = 52 % players; extra > 0; extra -= 1) {
    seat = neighbour(seat, stepOf(rules.dealTo), players); // R2: those dealt to first get one more
    sizes[seat] = at(sizes, seat) + 1;
  }
  return sizes;
}

/** Hands and talon from a shuffled pack, in packets, from the dealer's neighbour on ("Deal"). */
export function dealOut(rules: Ruleset, players: number, dealer: number, pack: readonly string[]) {
  const sizes = handSizes(rules, players, dealer);
  const hands: string[][] = sizes.map(() => []);
  const rest = [...pack];
  let seat = dealer;
  while (hands.some((hand, i) => hand.length < at(sizes, i))) {
    seat = neighbour(seat, stepOf(rules.dealTo), players);
    const hand = at(hands, seat);
    const packet = Math.min(rules.packet, at(sizes, seat) - hand.length); // the last one is what is missing
    hand.push(...rest.splice(0, packet));
  }
  return { hands, talon: rest };
}

/** One deal from the first lead to the end. It starts from the counters and boxes as the ante left them. */
export class Deal {
  readonly rules: Ruleset;
  readonly players: number;
  readonly hands: string[][];
  readonly counters: number[];
  readonly boxes: number[];
  /** Whose turn it is. */
  turn: number;
  /** What continues the run: a rank, in a run within a suit a card; null when a card is to be led. */
  wanted: string | null = null;
  /** How many have passed one after another since the last card, or since the wanted rank rose. */
  passes = 0;
  /** Every card laid, in order, by whom, and whether it was a lead. */
  readonly laid: { seat: number; card: string; led: boolean }[] = [];
  /** Who has passed. */
  readonly passed = new Set<number>();
  /** The honours laid unannounced, and by whom. */
  readonly missed: { seat: number; card: string }[] = [];
  /** Who has no card left; the deal is over then. */
  winner: number | null = null;

  constructor(rules: Ruleset, dealer: number, hands: string[][], counters: number[], boxes: number[]) {
    this.rules = rules;
    this.players = hands.length;
    this.hands = hands.map((hand) => [...hand]);
    this.counters = [...counters];
    this.boxes = [...boxes];
    this.turn = this.after(dealer); // "Play": the dealer's neighbour in the direction of play leads
  }

  /** The next seat in the direction of play. */
  after(seat: number): number {
    return neighbour(seat, stepOf(this.rules.play), this.players);
  }

  /** Every token that may be written next; none when the deal is over. */
  legalMoves(): string[] {
    const hand = at(this.hands, this.turn);
    const tokens = [...hand.flatMap((card) => [card, `${card}!`]), '-'];
    return tokens.filter((token) => this.objection(token) === null);
  }

  /** What is wrong with the token as the next move; null when it is legal. */
  objection(token: string): Fault | null {
    if (this.winner !== null) {
      return { code: 'move-after-end', message: `${token} after the deal is over` };
    }
    if (token === '-') {
      return this.objectionToPass();
    }
    const announced = token.endsWith('!');
    const card = announced ? token.slice(0, -1) : token;
    if (!isCard(card)) {
      return { code: 'token', message: `"${token}" is neither a card nor a pass` };
    }
    return this.objectionToCard(card) ?? (announced ? this.objectionToCall(card) : null);
  }

  /** Plays one token; throws where it is not legal. */
  play(token: string): void {
    const objection = this.objection(token);
    if (objection !== null) {
      throw new Error(objection.message);
    }
    if (token === '-') {
      this.pass();
    } else {
      this.lay(token.slice(0, 2), token.endsWith('!'));
    }
  }

  private objectionToPass(): Fault | null {
    if (this.wanted === null) {
      return { code: 'pass-leading', message: 'a leader must lay a card' }; // R12
    }
    if (this.rules.continuing === 'optional') {
      return null; // R12: one may pass with the wanted card in hand
    }
    // Compulsory; the wild dwarf never (R5: it need not be laid even when it is wanted).
    const due = at(this.hands, this.turn).find((card) => this.fits(card) && !this.isWild(card));
    return due === undefined ? null : { code: 'pass-holding', message: `passed holding ${due}` };
  }

  private objectionToCard(card: string): Fault | null {
    const hand = at(this.hands, this.turn);
    if (!hand.includes(card)) {
      return { code: 'card-not-held', message: `seat ${this.turn} does not hold ${card}` };
    }
    if (this.isWild(card)) {
      return null; // R5: at any turn of its holder, whatever is wanted
    }
    if (this.wanted !== null) {
      const message = `${card} laid where ${this.wanted} was wanted`;
      return this.fits(card) ? null : { code: 'card-not-wanted', message };
    }
    // "Eldest hand's first card": any, or one of its lowest rank; every later lead is free.
    if (this.laid.length === 0 && this.rules.firstLead === 'lowest') {
      const lowest = Math.min(...hand.map((held) => RANKS.indexOf(rankOf(held))));
      const isLowest = RANKS.indexOf(rankOf(card)) === lowest;
      return isLowest ? null : { code: 'lead-not-lowest', message: `${card} is not of the lowest rank held` };
    }
    return null;
  }

  /** `!` is left out where announcing is automatic, and on a card that takes nothing and is paid nothing. */
  private objectionToCall(card: string): Fault | null {
    if (this.rules.announcing === 'automatic') {
      return { code: 'announced-needlessly', message: `${card}! where announcing is automatic` };
    }
    const isSomething = this.boxOf(card) !== null || this.isHoc(card);
    return isSomething ? null : { code: 'announced-nothing', message: `${card}! has nothing to announce` };
  }

  /** The box that the card sweeps, null for a card that is not an honour. */
  private boxOf(card: string): number | null {
    const box = this.rules.honours.findIndex((honour) => honour.card === card);
    return box < 0 ? null : box;
  }

  /** With `hocs` every king and every honour is one. */
  private isHoc(card: string): boolean {
    return this.rules.hocs && (rankOf(card) === 'K' || this.boxOf(card) !== null);
  }

  private isWild(card: string): boolean {
    return card === DWARF && this.rules.dwarf !== 'plain';
  }

  /** Whether the card is the wanted one, or one of the wanted rank. */
  private fits(card: string): boolean {
    return this.rules.run === 'suit' ? card === this.wanted : rankOf(card) === this.wanted;
  }

  private pass(): void {
    this.passed.add(this.turn);
    this.passes += 1;
    this.turn = this.after(this.turn);
    if (this.passes < this.players) {
      return;
    }
    // Everyone in turn has passed, the last to lay first: the run has stalled, and it is his turn again.
    this.passes = 0;
    const { wanted } = this;
    const rises = this.rules.stall === 'next-rank' && wanted !== null;
    this.wanted = rises ? rankAbove(wanted) : null; // R4: past the king he leads
  }

  private lay(card: string, called: boolean): void {
    const seat = this.turn;
    const hand = at(this.hands, seat);
    hand.splice(hand.indexOf(card), 1);
    this.laid.push({ seat, card, led: this.wanted === null });
    this.passes = 0;
    this.honour(seat, card, called || this.rules.announcing === 'automatic');
    if (hand.length === 0) {
      this.winner = seat; // the deal ends the moment a hand is empty, after the sweep of that card (R14)
      return;
    }
    this.wanted = this.wantedAfter(card); // whoever laid has the turn still: to go on, to pass or to lead
  }

  /** "Honours": an honour laid and announced sweeps its box; with `hocs` it is paid, once (R9). */
  private honour(seat: number, card: string, announced: boolean): void {
    const box = this.boxOf(card);
    if (box !== null && !announced) {
      this.missed.push({ seat, card });
    }
    if (box !== null && announced) {
      this.counters[seat] = at(this.counters, seat) + at(this.boxes, box);
      this.boxes[box] = 0;
    }
    if (announced && this.isHoc(card)) {
      for (let other = this.after(seat); other !== seat; other = this.after(other)) {
        this.counters[seat] = at(this.counters, seat) + this.take(other, 1);
      }
    }
  }

  /** What continues the run after this card; null when it stops the run. */
  private wantedAfter(card: string): string | null {
    if (card === DWARF && this.rules.dwarf === 'stop') {
      return null; // R5: a stop
    }
    // R5, `stands-for-wanted`: it takes the wanted card's place; led, or itself wanted, it is a plain seven.
    const stands = card === DWARF && this.rules.dwarf === 'stands-for-wanted';
    const place = stands && this.wanted !== null ? this.wanted : card;
    const isPlainSeven = stands && place === DWARF; // which does not stop the run, even with `hocs`
    if (!isPlainSeven && (rankOf(place) === 'K' || this.isHoc(place))) {
      return null; // "Stops": kings; with `hocs` the honours
    }
    const rank = rankAbove(rankOf(place));
    return rank === null || this.rules.run === 'rank' ? rank : rank + suitOf(place);
  }

  /** Takes what a player owes, or what he has where that is less (R7); with `debts` he pays in full. */
  private take(seat: number, owed: number): number {
    const paid = this.rules.debts ? owed : Math.min(owed, Math.max(0, at(this.counters, seat)));
    this.counters[seat] = at(this.counters, seat) - paid;
    return paid;
  }

  /** R6: whether the winner went out at once, in the ruleset's meaning. */
  private isOpera(winner: number): boolean {
    const first = this.laid.findIndex(({ seat }) => seat === winner);
    const isOneGo = this.laid.slice(first).every(({ seat }) => seat === winner);
    switch (this.rules.opera?.when) {
      case undefined:
        return false;
      case 'first-chance':
        return isOneGo && !this.passed.has(winner);
      case 'first-lead':
        return isOneGo && at(this.laid, first).led;
      case 'first-turn':
        return isOneGo;
      case 'unopposed':
        return this.laid.every(({ seat }) => seat === winner);
    }
  }

  /** "Loser pays the winner": the points or the number of the cards in a hand. */
  private worth(hand: readonly string[]): number {
    const points = (card: string): number => {
      const rank = rankOf(card);
      if (rank === 'A') {
        return this.rules.acePoints;
      }
      return 'TJQK'.includes(rank) ? 10 : Number(rank);
    };
    return this.rules.payment === 'cards' ? hand.length : hand.reduce((sum, card) => sum + points(card), 0);
  }

  /** "Settlement": the opera's sweep, the payments to the winner, the bêtes. */
  settle(): DealResult {
    const { winner } = this;
    if (winner === null) {
      throw new Error('the deal is not over');
    }
    const opera = this.isOpera(winner);
    if (opera && this.rules.opera?.sweeps === true) {
      const board = this.boxes.reduce((sum, box) => sum + box, 0);
      this.counters[winner] = at(this.counters, winner) + board;
      this.boxes.fill(0);
    }
    for (let seat = this.after(winner); seat !== winner; seat = this.after(seat)) {
      const hand = at(this.hands, seat);
      const forDwarf = hand.includes(DWARF) ? this.rules.heldDwarfFactor : 1;
      const forOpera = opera ? (this.rules.opera?.factor ?? 1) : 1;
      // R15: both factors, or the larger.
      const factor = this.rules.factors === 'multiply' ? forDwarf * forOpera : Math.max(forDwarf, forOpera);
      const paid = this.take(seat, this.worth(hand) * factor);
      this.counters[winner] = at(this.counters, winner) + paid;
    }
    let seat = winner;
    do {
      seat = this.after(seat); // R8: from the one after the winner on, the winner last
      this.payBetes(seat);
    } while (seat !== winner);
    return { winner, opera, counters: [...this.counters], boxes: [...this.boxes] };
  }

  /** R8: a bête matches what the box holds when it is paid, or its stake; several of one player go by `honours`. */
  private payBetes(seat: number): void {
    this.rules.honours.forEach(({ card, stake }, box) => {
      const held = this.rules.heldHonour === 'bete' && at(this.hands, seat).includes(card);
      const isMissed = this.missed.some((one) => one.seat === seat && one.card === card);
      const missed = this.rules.missedHonour === 'bete' && isMissed;
      if (held || missed) {
        const owed = this.rules.bete === 'box' ? at(this.boxes, box) : stake;
        this.boxes[box] = at(this.boxes, box) + this.take(seat, owed);
      }
    });
  }
}

/** A game between two deals: who has what, and whether it goes on. */
export class Game {
  readonly rules: Ruleset;
  readonly players: number;
  counters: number[];
  boxes: number[];
  /** Deals settled. */
  settled = 0;
  /** Who dealt last; null before the first deal. */
  lastDealer: number | null = null;

  constructor(rules: Ruleset, players: number) {
    this.rules = rules;
    this.players = players;
    this.counters = Array.from({ length: players }, () => rules.counters);
    this.boxes = rules.honours.map(() => 0);
  }

  /** Who may deal next: anyone at first (it was drawn), then the neighbour that `nextDealer` names. */
  nextDealers(): number[] {
    if (this.lastDealer === null) {
      return Array.from({ length: this.players }, (_, seat) => seat);
    }
    return [neighbour(this.lastDealer, this.rules.nextDealer === 'left' ? 1 : -1, this.players)];
  }

  /** The reasons for which the game may be over now (R10, R11); a limit in time is taken at its word. */
  endReasons(): EndReason[] {
    if (this.settled === 0) {
      return []; // each of them is looked at after a settlement
    }
    const { deals, target, minutes } = this.rules.end;
    const limit = typeof deals === 'object' ? deals?.[String(this.players)] : deals;
    const reasons: EndReason[] = [];
    if (target !== null && this.counters.some((counters) => counters >= target)) {
      reasons.push('target');
    }
    if (limit !== undefined && this.settled >= limit) {
      reasons.push('deals');
    }
    if (reasons.length === 0 && this.isRuined()) {
      reasons.push('ruin');
    }
    if (minutes !== null) {
      reasons.push('time');
    }
    return reasons;
  }

  /** Whether there can be no further deal, whatever the clock says. */
  isOver(): boolean {
    return this.endReasons().some((reason) => reason !== 'time');
  }

  /** R10: the most counters, equals share. */
  winners(): number[] {
    const most = Math.max(...this.counters);
    return this.counters.flatMap((counters, seat) => (counters === most ? [seat] : []));
  }

  /** The ante, and the deal that follows it. */
  start(dealer: number, hands: string[][]): Deal {
    const ante = anteOf(this.rules);
    const payers = this.payers([dealer]);
    const counters = this.counters.map((had, seat) => (payers.includes(seat) ? had - ante : had));
    const boxes = this.boxes.map((held, box) => held + at(this.rules.honours, box).stake * payers.length);
    return new Deal(this.rules, dealer, hands, counters, boxes);
  }

  /** Takes over what stands after a deal's settlement. */
  finish(dealer: number, result: DealResult): void {
    this.counters = [...result.counters];
    this.boxes = [...result.boxes];
    this.lastDealer = dealer;
    this.settled += 1;
  }

  private payers(dealers: number[]): number[] {
    return this.rules.ante === 'dealer' ? dealers : this.counters.map((_, seat) => seat);
  }

  /** R10: an ante is paid whole or not at all. */
  private isRuined(): boolean {
    return this.payers(this.nextDealers()).some((seat) => at(this.counters, seat) < anteOf(this.rules));
  }
}

/** What the look at one deal came to; `lost` when the game cannot be followed further. */
interface Verdict {
  fault: (Fault & { move: number | null }) | null;
  state: 'finished' | 'unfinished' | 'lost';
}

function fault(code: string, message: string, move: number | null = null): Fault & { move: number | null } {
  return { code, message, move };
}

function isWholeList(value: unknown, length: number): value is number[] {
  const least = Number.MIN_SAFE_INTEGER;
  return Array.isArray(value) && value.length === length && value.every((one) => isWhole(one, least));
}

function asResult(value: unknown, players: number): DealResult | null {
  const result = asObject<keyof DealResult>(value);
  if (result === null) {
    return null;
  }
  const { winner, opera, counters, boxes } = result;
  const isShape = isWhole(winner, 0, players - 1) && typeof opera === 'boolean';
  return isShape && isWholeList(counters, players) && isWholeList(boxes, 5)
    ? { winner, opera, counters, boxes }
    : null;
}

function shapeFault(value: unknown, players: number): Fault | null {
  const code = 'deal-shape';
  const deal = asObject<keyof DealRecord>(value);
  if (deal === null) {
    return { code, message: 'a deal is not an object' };
  }
  if (!isWhole(deal.dealer, 0, players - 1)) {
    return { code, message: 'dealer: not a seat' };
  }
  const { hands, talon, moves } = deal;
  if (!Array.isArray(hands) || hands.length !== players || hands.some((hand) => typeof hand !== 'string')) {
    return { code, message: `hands: not ${players} strings` };
  }
  if (typeof talon !== 'string' || typeof moves !== 'string') {
    return { code, message: 'talon, moves: not both strings' };
  }
  if (deal.result !== undefined && asResult(deal.result, players) === null) {
    return { code: 'result-shape', message: 'result: not winner, opera, counters and boxes' };
  }
  return null;
}

/** "Deal": the right number of cards for each, and each of the 52 once. */
function cardsFault(rules: Ruleset, deal: DealRecord): Fault | null {
  const hands = deal.hands.map(words);
  const all = [...hands.flat(), ...words(deal.talon)];
  const unknown = all.find((card) => !isCard(card));
  if (unknown !== undefined) {
    return { code: 'card-unknown', message: `"${unknown}" is not a card` };
  }
  const twice = all.find((card, i) => all.indexOf(card) !== i);
  if (twice !== undefined) {
    return { code: 'card-twice', message: `${twice} is there twice` };
  }
  const missing = PACK.find((card) => !all.includes(card));
  if (missing !== undefined) {
    return { code: 'card-missing', message: `${missing} is missing` };
  }
  const sizes = handSizes(rules, hands.length, deal.dealer);
  const seat = hands.findIndex((hand, i) => hand.length !== at(sizes, i));
  return seat < 0 ? null : { code: 'hand-size', message: `seat ${seat} must have ${at(sizes, seat)} cards` };
}

/** R1 and S1: the dealer drew the highest card, or one higher than another with whom he drew again. */
function drawFault(game: Game, { dealer, drawn }: DealRecord): Fault | null {
  if (drawn === undefined || game.lastDealer !== null || game.rules.firstDealer === 'lot') {
    return null;
  }
  const code = 'drawn';
  const cards: unknown = drawn;
  if (!Array.isArray(cards) || cards.length !== game.players || !cards.every(isCard)) {
    return { code, message: 'drawn: not one card a seat' };
  }
  const height = (card: string): number => RANKS.indexOf(rankOf(card));
  const own = height(at(drawn, dealer));
  const others = drawn.filter((_, seat) => seat !== dealer).map(height);
  const isBeaten = others.some((other) => other >= own);
  const drewAgain = others.some((other) => other < own) && !others.includes(height('Ks'));
  const isOnce = new Set(drawn).size === drawn.length;
  return isOnce && (!isBeaten || drewAgain) ? null : { code, message: `drawn: ${drawn.join(' ')}` };
}

function resultFault(said: DealResult, right: DealResult): Fault | null {
  for (const key of ['winner', 'opera', 'counters', 'boxes'] as const) {
    const [is, should] = [JSON.stringify(said[key]), JSON.stringify(right[key])];
    if (is !== should) {
      return { code: `result-${key}`, message: `${key}: ${is}, by the rules ${should}` };
    }
  }
  return null;
}

/** Looks at one deal and carries the game over it. */
function judgeDeal(game: Game, value: unknown): Verdict {
  const shape = shapeFault(value, game.players);
  if (shape !== null) {
    return { fault: { ...shape, move: null }, state: 'lost' };
  }
  const record = value as DealRecord;
  /** After a deal that cannot be replayed the game goes on from what the record says, if it says anything. */
  const wrong = (found: Fault & { move: number | null }): Verdict => {
    if (record.result === undefined) {
      return { fault: found, state: 'lost' };
    }
    game.finish(record.dealer, record.result);
    return { fault: found, state: 'finished' };
  };
  const dealers = game.nextDealers();
  if (!dealers.includes(record.dealer)) {
    return wrong(fault('dealer', `dealer ${record.dealer}, by the rules ${dealers.join()}`));
  }
  const cards = cardsFault(game.rules, record);
  if (cards !== null) {
    return wrong({ ...cards, move: null });
  }
  const draw = drawFault(game, record);
  if (draw !== null) {
    return wrong({ ...draw, move: null });
  }
  const deal = game.start(record.dealer, record.hands.map(words));
  for (const [i, token] of words(record.moves).entries()) {
    const objection = deal.objection(token);
    if (objection !== null) {
      return wrong({ ...objection, move: i + 1 });
    }
    deal.play(token);
  }
  if (deal.winner === null) {
    const early = fault('result-early', 'a result though every player has cards left');
    return record.result === undefined ? { fault: null, state: 'unfinished' } : wrong(early);
  }
  const right = deal.settle();
  game.finish(record.dealer, right);
  if (record.result === undefined) {
    return { fault: fault('result-missing', 'the deal is over but has no result'), state: 'finished' };
  }
  const result = resultFault(record.result, right);
  return { fault: result === null ? null : { ...result, move: null }, state: 'finished' };
}

/** Looks at `end`: its reason must hold, its winners must be those with the most counters. */
function endFault(value: unknown, game: Game): Fault | null {
  const end = asObject<'reason' | 'winners'>(value);
  if (end === null || !Array.isArray(end.winners)) {
    return { code: 'end-shape', message: 'end: not a reason and winners' };
  }
  const reasons: unknown[] = game.endReasons();
  if (!reasons.includes(end.reason)) {
    return {
      code: 'end-reason',
      message: `reason: ${String(end.reason)}, by the rules ${reasons.join() || 'none'}`,
    };
  }
  const [said, right] = [JSON.stringify(end.winners), JSON.stringify(game.winners())];
  return said === right ? null : { code: 'end-winners', message: `winners: ${said}, by the rules ${right}` };
}

/** What is wrong before any deal: the record's own shape, the rules, the players. */
function headFaults(record: { [K in keyof GameRecord]?: unknown }): Fault[] {
  const { format, version } = record;
  if (format === 'nain-jaune-record' && isWhole(version, 3)) {
    return [{ code: 'newer-version', message: `version ${version}: written by a newer version` }];
  }
  if (format !== 'nain-jaune-record' || (version !== 1 && version !== 2)) {
    return [{ code: 'format', message: 'not a nain-jaune-record of version 1 or 2' }];
  }
  const rules = rulesetFaults(record.rules, version);
  if (rules.length > 0) {
    return rules;
  }
  const { players, deals } = record;
  if (
    !Array.isArray(players) ||
    players.some((player) => typeof asObject<'name'>(player)?.name !== 'string')
  ) {
    return [{ code: 'players-shape', message: 'players: not a list of players with names' }];
  }
  if (!(record.rules as Ruleset).players.includes(players.length)) {
    return [{ code: 'players-number', message: `${players.length} players are not allowed by the rules` }];
  }
  return Array.isArray(deals) ? [] : [{ code: 'shape', message: 'deals: not a list' }];
}

/**
 * Replays a whole game record under its own rules and tells the first thing in each deal that breaks one; an
 * empty list for a record that is right. A game that is over but has no `end` is right so far.
 */
export function judge(record: unknown): Finding[] {
  const nowhere = { deal: null, move: null };
  const whole = asObject<keyof GameRecord>(record);
  if (whole === null) {
    return [{ ...nowhere, code: 'shape', message: 'a record is not an object' }];
  }
  const head = headFaults(whole);
  if (head.length > 0) {
    return head.map((one) => ({ ...nowhere, ...one }));
  }
  const rules = whole.version === 1 ? upgraded(whole.rules as FormerRuleset) : (whole.rules as Ruleset);
  const game = new Game(rules, (whole.players as unknown[]).length);
  const findings: Finding[] = [];
  let state: Verdict['state'] = 'finished';
  for (const [i, value] of (whole.deals as unknown[]).entries()) {
    const deal = i + 1;
    if (state === 'unfinished') {
      return [
        ...findings,
        { deal, move: null, code: 'deal-after-unfinished', message: 'the deal before is not over' },
      ];
    }
    if (game.isOver()) {
      const message = `the game ended before: ${game.endReasons().join()}`;
      return [...findings, { deal, move: null, code: 'deal-after-end', message }];
    }
    const verdict = judgeDeal(game, value);
    if (verdict.fault !== null) {
      findings.push({ deal, ...verdict.fault });
    }
    if (verdict.state === 'lost') {
      return findings;
    }
    state = verdict.state;
  }
  if (whole.end !== undefined) {
    const unfinished = { code: 'end-unfinished', message: 'an end though the last deal is not over' };
    const end = state === 'unfinished' ? unfinished : endFault(whole.end, game);
    if (end !== null) {
      findings.push({ ...nowhere, ...end });
    }
  }
  return findings;
}

/** The findings for one line of a file. */
function judgeLine(line: string): Finding[] {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch (error) {
    return [{ deal: null, move: null, code: 'json', message: String(error) }];
  }
  return judge(record);
}

function main(file: string | undefined): number {
  if (file === undefined) {
    console.error('usage: node referee.ts FILE');
    return 2;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  let games = 0;
  let wrong = 0;
  for (const [i, line] of lines.entries()) {
    if (line.trim() !== '') {
      games += 1;
      const findings = judgeLine(line);
      wrong += findings.length > 0 ? 1 : 0;
      for (const { deal, move, code, message } of findings) {
        const places = [`line ${i + 1}`, deal && `deal ${deal}`, move && `move ${move}`];
        console.log(`${places.filter(Boolean).join(', ')}: ${code}: ${message}`);
      }
    }
  }
  console.log(`${games} games, ${wrong} wrong`);
  return wrong > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = main(process.argv[2]);
}
