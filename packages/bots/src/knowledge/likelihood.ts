import { HIGH_BIT, Kernel, LAYOUT, LEAD, LOW_BIT, lowestBit } from '@nain-jaune/engine/kernel';
import type { Policy } from '../heuristic/policy.ts';
import type { Deals } from './deals.ts';
import type { Knowledge } from './knowledge.ts';
import type { Act } from './story.ts';

const { HANDS_HIGH, HANDS_LOW, TO_MOVE, WANTED } = LAYOUT;

/** How others are taken to lead: by a rule of thumb, but not always. */
export interface Leading {
  readonly policy: Policy;
  /** How much worth makes one lead e times as likely as another. */
  readonly temperature: number;
  /** How often any lead is made, whatever the rule says. */
  readonly anything: number;
}

/** A lead of another seat, with the cards that it has laid from then on. */
export interface Lead {
  readonly act: Act;
  readonly sinceLow: number;
  readonly sinceHigh: number;
}

/**
 * How likely the leads of the others are in each of the deals, by one or more ways of leading that are equally
 * likely for each seat: the factor by which each deal's weight changes.
 */
export function likelihoodOfLeads(
  knowledge: Knowledge,
  deals: Deals,
  ways: readonly Leading[],
): Float64Array {
  const product = new Float64Array(deals.count).fill(1);
  const leads = leadsOfOthers(knowledge);
  for (const seat of new Set(leads.map(({ act }) => act.seat))) {
    const sum = new Float64Array(deals.count);
    const own = leads.filter(({ act }) => act.seat === seat);
    for (const way of ways) addProduct(sum, knowledge, deals, own, way);
    for (let deal = 0; deal < deals.count; deal++)
      product[deal] = (product[deal] as number) * (sum[deal] as number);
  }
  return product;
}

/** The leads that others have made and were free to make: not a first lead that had to be the lowest. */
export function leadsOfOthers({ rules, story: { acts }, view }: Knowledge): Lead[] {
  return acts.flatMap((act, index) => {
    const wasForced = index === 0 && rules.firstLeadIsLowest;
    if (act.wanted < LEAD || act.seat === view.seat || wasForced) return [];
    let sinceLow = 0;
    let sinceHigh = 0;
    for (const { seat, card } of acts.slice(index)) {
      if (seat !== act.seat || card < 0) continue;
      sinceLow |= LOW_BIT[card] as number;
      sinceHigh |= HIGH_BIT[card] as number;
    }
    return [{ act, sinceLow, sinceHigh }];
  });
}

function addProduct(
  sum: Float64Array,
  { rules, view }: Knowledge,
  deals: Deals,
  leads: readonly Lead[],
  way: Leading,
): void {
  const product = new Float64Array(deals.count).fill(1);
  const kernel = new Kernel(rules);
  const judge = new LeadJudge(kernel, way);
  for (const { act, sinceLow, sinceHigh } of leads) {
    kernel.words[TO_MOVE] = act.seat;
    kernel.words[WANTED] = LEAD;
    act.boxes.forEach((has, box) => {
      kernel.words[LAYOUT.BOX + box] = has;
    });
    for (let deal = 0; deal < deals.count; deal++) {
      const at = deal * deals.stride + 2 * act.seat;
      kernel.words[HANDS_LOW + act.seat] = (deals.words[at] as number) | sinceLow;
      kernel.words[HANDS_HIGH + act.seat] = (deals.words[at + 1] as number) | sinceHigh;
      product[deal] = (product[deal] as number) * judge.likelihood(act, view.deal?.talon ?? 0);
    }
  }
  for (let deal = 0; deal < deals.count; deal++)
    sum[deal] = (sum[deal] as number) + (product[deal] as number);
}

/** Judges how likely a lead is from the hand in a kernel. */
class LeadJudge {
  readonly #kernel: Kernel;
  readonly #way: Leading;
  /** The worth of the best lead of each kind: a rank, or a card where runs are within a suit. */
  readonly #worths = new Float64Array(52);
  readonly #shift: number;

  constructor(kernel: Kernel, way: Leading) {
    this.#kernel = kernel;
    this.#way = way;
    this.#shift = kernel.rules.withinSuit ? 0 : 2;
  }

  likelihood({ seat, card, gone }: Act, talon: number): number {
    const { policy, temperature, anything } = this.#way;
    const { words } = this.#kernel;
    policy.evaluate(this.#kernel, gone, talon);
    const kinds = this.#gather(words[HANDS_LOW + seat] as number, words[HANDS_HIGH + seat] as number);
    const worths = this.#worths;
    let most = Number.NEGATIVE_INFINITY;
    for (let kind = 0; kind < kinds; kind++) most = Math.max(most, worths[kind] as number);
    let sum = 0;
    for (let kind = 0; kind < kinds; kind++) sum += Math.exp(((worths[kind] as number) - most) / temperature);
    const byRule = Math.exp((policy.leadWorth(card) - most) / temperature) / sum;
    return (1 - anything) * byRule + anything / kinds;
  }

  #gather(low: number, high: number): number {
    let kinds = 0;
    let last = -1;
    for (let restLow = low, restHigh = high; (restLow | restHigh) !== 0; ) {
      const card = restLow !== 0 ? lowestBit(restLow) : 32 + lowestBit(restHigh);
      if (restLow !== 0) restLow &= restLow - 1;
      else restHigh &= restHigh - 1;
      const worth = this.#way.policy.leadWorth(card);
      const kind = card >> this.#shift;
      if (kind !== last) this.#worths[kinds++] = worth;
      else if (worth > (this.#worths[kinds - 1] as number)) this.#worths[kinds - 1] = worth;
      last = kind;
    }
    return kinds;
  }
}
