import {
  type Card,
  cardAt,
  DEFAULT_RULESET_ID,
  type Evening,
  heightOf,
  isRulesetId,
  makeEvening,
  PACK_SIZE,
  RULESETS,
  type Ruleset,
} from '@nain-jaune/engine';
import { savedObject, saveValue } from '../browser/savedValues.ts';
import { parseHouseText } from '../houseRules/houseText.ts';
import { distinctNames } from '../pages/seatNames.ts';
import { cleanName, profiles } from '../settings/profiles.svelte.ts';
import { freshEveningId, writeEvening } from './eveningStore.ts';

const KEY = 'new-evening';
/** The most people at a table. */
const MOST = 8;

/** A card that somebody drew for the first deal. */
export interface Drawn {
  readonly seat: number;
  readonly card: Card;
}

/** An evening as it is being set up; the last choice is kept in the browser. */
export class NewEvening {
  /** The text of the rules that a link carries, if it cannot be read. */
  readonly broken: string | null;
  /** The rules as {@link parseHouseText} reads them. */
  rulesText = $state<string>(DEFAULT_RULESET_ID);
  players = $state(4);
  names: string[] = $state(Array(MOST).fill(''));
  firstDealer = $state(0);
  counters: Evening['counters'] = $state('kept');
  timer: 'none' | 'evening' | 'deal' = $state('none');
  minutes = $state(60);
  /** The cards that were drawn for the first deal, the last of each who drew. */
  drawn: readonly Drawn[] = $state.raw([]);

  /** `asked`: the text of rules that a link carries. */
  constructor(asked: string | null) {
    const kept = savedObject(KEY);
    this.broken = asked === null || parseHouseText(asked).ok ? null : asked;
    const text = this.broken === null && asked !== null ? asked : kept['rules'];
    if (typeof text === 'string' && parseHouseText(text).ok) this.rulesText = text;
    if (typeof kept['players'] === 'number') this.players = kept['players'];
    const names = Array.isArray(kept['names']) ? kept['names'] : profiles.list.map(({ name }) => name);
    this.names = Array.from({ length: MOST }, (_, seat) =>
      typeof names[seat] === 'string' ? cleanName(names[seat]) : '',
    );
    if (kept['counters'] === 'physical') this.counters = 'physical';
    this.fit();
  }

  /** The rules that are chosen. */
  get rules(): Ruleset {
    const parsed = parseHouseText(this.rulesText);
    return parsed.ok ? parsed.value.ruleset : RULESETS[DEFAULT_RULESET_ID];
  }

  /** Whether the rules are the book's and not the house's. */
  get isOfBook(): boolean {
    return isRulesetId(this.rulesText);
  }

  /** The names at the table, those that were not typed by their place. */
  namesOr(byPlace: (place: number) => string): string[] {
    const names = this.names.slice(0, this.players);
    return distinctNames(names.map((name, seat) => cleanName(name) || byPlace(seat + 1)));
  }

  /** Takes what the rules allow: the number of players, the time that they set. */
  fit(): void {
    const { rules } = this;
    if (!rules.players.includes(this.players))
      this.players =
        rules.players.toSorted((a, b) => Math.abs(a - this.players) - Math.abs(b - this.players))[0] ?? 4;
    if (this.firstDealer >= this.players) this.firstDealer = 0;
    if (rules.end.minutes !== null) {
      this.timer = 'evening';
      this.minutes = rules.end.minutes;
    }
    this.drawn = [];
  }

  /** Moves somebody one place up, past the neighbour. */
  moveUp(seat: number): void {
    const moved = this.names[seat] ?? '';
    this.names[seat] = this.names[seat - 1] ?? '';
    this.names[seat - 1] = moved;
    this.drawn = [];
  }

  /** Everyone draws a card, and those who draw the highest again, until one of them has it alone. */
  draw(): void {
    const pack = shuffled(Array.from({ length: PACK_SIZE }, (_, index) => cardAt(index)));
    let drawing = Array.from({ length: this.players }, (_, seat) => seat);
    const drawn = new Map<number, Card>();
    while (drawing.length > 1) {
      const round = drawing.map((seat) => ({ seat, card: pack.pop() ?? cardAt(0) }));
      for (const { seat, card } of round) drawn.set(seat, card);
      const highest = Math.max(...round.map(({ card }) => heightOf(card)));
      drawing = round.filter(({ card }) => heightOf(card) === highest).map(({ seat }) => seat);
    }
    this.drawn = [...drawn].map(([seat, card]) => ({ seat, card }));
    this.firstDealer = drawing[0] ?? 0;
  }

  /** Begins the evening: it is kept in the browser, and its name is given. */
  async begin(byPlace: (place: number) => string): Promise<string> {
    const { rules, counters, timer, minutes, firstDealer, players } = this;
    const id = freshEveningId();
    const evening = makeEvening({
      rules,
      players: this.namesOr(byPlace).map((name) => ({ name, ...profileOf(name) })),
      firstDealer,
      counters,
      ...(timer === 'none' ? {} : { timer: { of: timer, minutes: Math.max(1, Math.round(minutes)) } }),
    });
    await writeEvening({ id, revision: 1, text: JSON.stringify(evening), kept: Date.now() });
    saveValue(KEY, { rules: this.rulesText, players, names: this.names.slice(0, MOST), counters });
    return id;
  }
}

function profileOf(name: string): { readonly profile?: string } {
  const known = profiles.list.find((profile) => profile.name === name);
  return known === undefined ? {} : { profile: known.id };
}

/** The same cards in an order of chance: Fisher and Yates, with numbers that leave no remainder. */
function shuffled(cards: Card[]): Card[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [cards[last], cards[other]] = [cards[other] as Card, cards[last] as Card];
  }
  return cards;
}

function below(limit: number): number {
  const most = Math.floor(2 ** 32 / limit) * limit;
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < most ? word % limit : below(limit);
}
