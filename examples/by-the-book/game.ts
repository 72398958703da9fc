/** A game between two deals: counters, boxes, the next dealer and the end. */
import { Deal } from './deal.ts';
import { nextSeat } from './dealing.ts';
import { anteOf, type Ruleset } from './ruleset.ts';
import type { DealResult } from './settlement.ts';
import { at } from './values.ts';

type EndReason = 'ruin' | 'deals' | 'target' | 'time';

export class Game {
  readonly rules: Ruleset;
  readonly players: number;
  counters: number[];
  boxes: number[];
  /** The number of deals settled. */
  settled = 0;
  /** The dealer of the last deal; null before the first. */
  lastDealer: number | null = null;

  constructor(rules: Ruleset, players: number) {
    this.rules = rules;
    this.players = players;
    this.counters = Array<number>(players).fill(rules.counters);
    this.boxes = rules.honours.map(() => 0);
  }

  /** The possible dealers of the next deal: at first anyone, later the neighbour that `nextDealer` names. */
  nextDealers(): number[] {
    if (this.lastDealer === null) {
      return this.seats();
    }
    const direction = this.rules.nextDealer === 'left' ? 'clockwise' : 'anticlockwise';
    return [nextSeat(this.lastDealer, direction, this.players)];
  }

  /** Pays the ante and starts a deal. */
  start(dealer: number, hands: string[][]): Deal {
    const ante = anteOf(this.rules);
    const payers = this.payersOf(dealer);
    const counters = this.counters.map((has, seat) => (payers.includes(seat) ? has - ante : has));
    const boxes = this.boxes.map((holds, box) => holds + at(this.rules.honours, box).stake * payers.length);
    return new Deal(this.rules, dealer, hands, counters, boxes);
  }

  /** Takes over the result of a deal. */
  finish(dealer: number, result: DealResult): void {
    this.counters = [...result.counters];
    this.boxes = [...result.boxes];
    this.lastDealer = dealer;
    this.settled += 1;
  }

  /** The reasons for which the game may have ended now. `time` always may, because no record shows the time. */
  endReasons(): EndReason[] {
    if (this.settled === 0) {
      return []; // each reason is looked for after a settlement
    }
    const reasons = this.limitsReached();
    if (reasons.length === 0 && this.isRuined()) {
      reasons.push('ruin');
    }
    return this.rules.end.minutes === null ? reasons : [...reasons, 'time'];
  }

  /** R10: the seats with the most counters; equals share the win. */
  winners(): number[] {
    const most = Math.max(...this.counters);
    return this.seats().filter((seat) => this.counters[seat] === most);
  }

  private limitsReached(): EndReason[] {
    const { deals, target } = this.rules.end;
    const reasons: EndReason[] = [];
    if (target !== null && this.counters.some((counters) => counters >= target)) {
      reasons.push('target'); // R11
    }
    const limit = typeof deals === 'object' ? deals?.[String(this.players)] : deals;
    if (limit !== undefined && this.settled >= limit) {
      reasons.push('deals');
    }
    return reasons;
  }

  /** R10: whether a player who must ante next cannot pay it whole. */
  private isRuined(): boolean {
    const payers = this.nextDealers().flatMap((dealer) => this.payersOf(dealer));
    return payers.some((seat) => at(this.counters, seat) < anteOf(this.rules));
  }

  private payersOf(dealer: number): number[] {
    return this.rules.ante === 'dealer' ? [dealer] : this.seats();
  }

  private seats(): number[] {
    return this.counters.map((_, seat) => seat);
  }
}
