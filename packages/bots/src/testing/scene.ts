import {
  beginView,
  type Card,
  compileRules,
  type Deal,
  type GameEvent,
  type GameView,
  legalMoves,
  makeDeal,
  neighbour,
  PACK,
  parseMoveText,
  parseRulesText,
  playDeal,
  type Ruleset,
  type Seat,
  seatAt,
  seatsOf,
  see,
} from '@nain-jaune/engine';
import { cards, restOfThePack } from '@nain-jaune/engine/testing';
import type { Moment } from './moment.ts';

/** The setup of a deal in progress. Seat 0 leads. */
export interface Scene {
  /** A ruleset and house rules: `'lindor-1789 continuing=compulsory'`. */
  readonly rules: string;
  /** Each seat's hand, from seat 0. `'*'` is all other cards, which are otherwise in the talon. */
  readonly hands: readonly string[];
  /** Counters of each seat. Default 100. */
  readonly counters?: readonly number[];
  /** Counters of each box. Default 10, 20, 30, 40, 50. */
  readonly boxes?: readonly number[];
  /** The moves in the notation of records: `'5h 6c - 7d!'`. */
  readonly moves?: string;
}

/** A scene with each seat's view. */
export interface Played extends Moment {
  readonly views: readonly GameView[];
}

/** Sets up a scene and plays its moves. Throws if one is refused. */
export function playedScene(scene: Scene): Played {
  const played = new SceneInPlay(scene);
  for (const text of (scene.moves ?? '').split(' ').filter((word) => word !== '')) played.play(text);
  const { deal, views } = played;
  const seat = deal.phase.type === 'over' ? deal.phase.winner : deal.phase.seat;
  return { seat, view: views[seat]!, legal: legalMoves(deal), deal, seed: 0, views };
}

class SceneInPlay {
  deal: Deal;
  views: GameView[];

  constructor({ rules, hands, counters, boxes = [10, 20, 30, 40, 50] }: Scene) {
    const ruleset = rulesetOf(rules);
    const dealer = dealerOf(ruleset, hands.length);
    const dealt = filled(hands);
    const talon = PACK.filter((card) => !dealt.flat().includes(card));
    const made = makeDeal(compileRules(ruleset, hands.length), {
      dealer,
      hands: dealt,
      talon,
      counters: counters ?? hands.map(() => 100),
      boxes,
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    this.deal = made.value;
    this.views = seatsOf(hands.length).map((seat) => ({
      ...beginView(ruleset, hands.length, seat),
      counters: made.value.setup.counters,
    }));
    this.#apply({ type: 'anted', seat: dealer, stakes: boxes.map(() => 0) });
    this.#apply({ type: 'dealt', dealer, sizes: dealt.map((hand) => hand.length), talon: talon.length });
    this.views = this.views.map((view, seat) => ({
      ...see(view, { type: 'picked-up', cards: dealt[seat]! }),
      boxes,
    }));
    this.#apply({ type: 'turned', seat: this.#toMove(), leads: true, wanted: [] });
  }

  play(text: string): void {
    const played = playDeal(this.deal, this.#toMove(), parseMoveText(text)!);
    if (!played.ok) throw new Error(`${text}: ${JSON.stringify(played.error)}`);
    this.deal = played.value.deal;
    for (const event of played.value.events) this.#apply(event);
  }

  #apply(event: GameEvent): void {
    this.views = this.views.map((view) => see(view, event));
  }

  #toMove(): Seat {
    const { phase } = this.deal;
    if (phase.type === 'over') throw new Error('the deal is over');
    return phase.seat;
  }
}

function rulesetOf(rules: string): Ruleset {
  const ruleset = parseRulesText(rules);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  return ruleset.value;
}

function dealerOf({ play }: Ruleset, players: number): Seat {
  return neighbour(seatAt(0), play === 'clockwise' ? 'anticlockwise' : 'clockwise', players);
}

function filled(hands: readonly string[]): Card[][] {
  const named = hands.map((hand) => (hand === '*' ? [] : cards(hand)));
  const rest = restOfThePack(named);
  return named.map((hand, seat) => (hands[seat] === '*' ? rest : hand));
}
