import { HIGH_BIT, Kernel, LAYOUT, LEAD, LOW_BIT, lowestOfBoth } from '@nain-jaune/engine/kernel';
import type { Policy } from '../heuristic/policy.ts';
import type { Deals } from './deals.ts';
import { exponential } from './exponential.ts';
import type { Knowledge } from './knowledge.ts';
import type { Act } from './observations.ts';

const { BOX, HANDS_HIGH, HANDS_LOW, TO_MOVE, WANTED } = LAYOUT;

/** A model of leading: mostly by a rule of thumb. */
export interface Leading {
  readonly policy: Policy;
  /** The difference in worth that makes a lead e times as likely. */
  readonly temperature: number;
  /** The probability of any other lead. */
  readonly anything: number;
}

/** A lead of another seat, with all cards that it has laid since. */
interface Lead {
  readonly act: Act;
  readonly sinceLow: number;
  readonly sinceHigh: number;
}

/**
 * Rates how likely the leads of the others are in deals that agree with a view. The models of leading are equally
 * likely for each seat. Each distinct hand is rated once.
 */
export class LeadLikelihood {
  readonly #seats: readonly SeatLikelihood[];

  constructor(knowledge: Knowledge, models: readonly Leading[]) {
    const leads = leadsOfOthers(knowledge);
    this.#seats = [...new Set(leads.map(({ act }) => act.seat))].map((seat) => {
      const own = leads.filter(({ act }) => act.seat === seat);
      const judges = models.map((model) => own.map((lead) => new LeadJudge(knowledge, lead, model)));
      return new SeatLikelihood(seat, judges);
    });
  }

  /** Whether there is a lead to rate. If not, all deals are equally likely. */
  get hasLeads(): boolean {
    return this.#seats.length > 0;
  }

  /** Returns the factor of the weight of each deal. */
  of(deals: Deals): Float64Array {
    const product = new Float64Array(deals.count).fill(1);
    for (const seat of this.#seats) {
      for (let deal = 0; deal < deals.count; deal++)
        product[deal] = (product[deal] ?? 0) * seat.in(deals, deal);
    }
    return product;
  }
}

/** The leads that others chose freely: a first lead that had to be the lowest is left out. */
function leadsOfOthers({ rules, observations: { acts }, view }: Knowledge): Lead[] {
  return acts.flatMap((act, index) => {
    const wasForced = index === 0 && rules.firstLeadIsLowest;
    if (act.wanted < LEAD || act.seat === view.seat || wasForced) return [];
    let sinceLow = 0;
    let sinceHigh = 0;
    for (const { seat, card } of acts.slice(index)) {
      if (seat !== act.seat || card < 0) continue;
      sinceLow |= LOW_BIT[card] ?? 0;
      sinceHigh |= HIGH_BIT[card] ?? 0;
    }
    return [{ act, sinceLow, sinceHigh }];
  });
}

/** The likelihood of all leads of one seat, by its hand. */
class SeatLikelihood {
  readonly #seat: number;
  /** The judges of the leads, by model. */
  readonly #judges: readonly (readonly LeadJudge[])[];
  /** By hand, as a number of 52 bits. */
  readonly #judged = new Map<number, number>();

  constructor(seat: number, judges: readonly (readonly LeadJudge[])[]) {
    this.#seat = seat;
    this.#judges = judges;
  }

  in({ words, stride }: Deals, deal: number): number {
    const at = deal * stride + 2 * this.#seat;
    const low = words[at] ?? 0;
    const high = words[at + 1] ?? 0;
    const hand = high * 2 ** 32 + (low >>> 0);
    const known = this.#judged.get(hand);
    if (known !== undefined) return known;
    const likelihood = this.#judge(low, high);
    this.#judged.set(hand, likelihood);
    return likelihood;
  }

  #judge(low: number, high: number): number {
    let sum = 0;
    for (const judges of this.#judges) {
      let product = 1;
      for (const judge of judges) product *= judge.likelihood(low, high);
      sum += product;
    }
    return sum;
  }
}

/** The likelihood of a lead under one model. */
class LeadJudge {
  readonly #lead: Lead;
  readonly #model: Leading;
  readonly #talon: number;
  readonly #kernel: Kernel;
  /** The worth of the best lead of each kind: a rank, or a card if runs stay within a suit. */
  readonly #worths = new Float64Array(52);
  readonly #shift: number;

  constructor({ rules, view }: Knowledge, lead: Lead, model: Leading) {
    this.#lead = lead;
    this.#model = model;
    this.#talon = view.deal?.talon ?? 0;
    this.#shift = rules.withinSuit ? 0 : 2;
    this.#kernel = new Kernel(rules);
    const { words } = this.#kernel;
    words[TO_MOVE] = lead.act.seat;
    words[WANTED] = LEAD;
    words.set(lead.act.boxes, BOX);
  }

  /** Returns the likelihood of the lead if the seat has these cards left. */
  likelihood(low: number, high: number): number {
    const { act, sinceLow, sinceHigh } = this.#lead;
    const { policy, temperature, anything } = this.#model;
    const { words } = this.#kernel;
    words[HANDS_LOW + act.seat] = low | sinceLow;
    words[HANDS_HIGH + act.seat] = high | sinceHigh;
    policy.evaluate(this.#kernel, act.seenCards, this.#talon);
    const kinds = this.#gather(low | sinceLow, high | sinceHigh);
    const worths = this.#worths;
    let most = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < kinds; kind++) most = Math.max(most, worths[kind] ?? 0);
    let sum = 0;
    for (let kind = 0; kind < kinds; kind++) sum += exponential(((worths[kind] ?? 0) - most) / temperature);
    const byRule = exponential((policy.leadWorth(act.card) - most) / temperature) / sum;
    return (1 - anything) * byRule + anything / kinds;
  }

  #gather(low: number, high: number): number {
    let kinds = 0;
    let last = -1;
    for (let restLow = low, restHigh = high; (restLow | restHigh) !== 0; ) {
      const card = lowestOfBoth(restLow, restHigh);
      if (restLow !== 0) restLow &= restLow - 1;
      else restHigh &= restHigh - 1;
      const worth = this.#model.policy.leadWorth(card);
      const kind = card >> this.#shift;
      if (kind !== last) this.#worths[kinds++] = worth;
      else if (worth > (this.#worths[kinds - 1] ?? 0)) this.#worths[kinds - 1] = worth;
      last = kind;
    }
    return kinds;
  }
}
