import { makeCardsText, parseCards, parseMoveText, RULESET_IDS, type RulesetId } from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import type { OnlineClient } from '../testing/onlineClient.ts';
import { type OpenedOnline, openedOnline, seededProof, settled } from '../testing/openedOnline.ts';
import type { Entry } from './entries.ts';

const SEEDS = inScope({ quick: 1, all: 4 });

/** One deal as the store knows it: every card, what was laid, and the secret of its shuffle. */
interface TrueDeal {
  readonly hands: readonly (readonly number[])[];
  readonly talon: readonly number[];
  readonly laid: Set<number>;
  readonly left: number[];
  readonly secret: string;
}

/** What really lies where, read from what is kept: the measure of what each client may know. */
class Truth {
  readonly deals: TrueDeal[] = [];

  take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (entry.type === 'game') this.deals.length = 0;
      else if (entry.type === 'deal') this.deals.push(trueDeal(entry));
      else if (entry.type === 'move') this.#lay(entry.seat, entry.move);
    }
  }

  get current(): TrueDeal | undefined {
    return this.deals.at(-1);
  }

  #lay(seat: number, text: string): void {
    const move = parseMoveText(text);
    if (move?.type !== 'lay' || this.current === undefined) return;
    this.current.laid.add(move.card);
    this.current.left[seat] = (this.current.left[seat] ?? 0) - 1;
  }
}

function trueDeal({ hands, talon, proof }: Extract<Entry, { type: 'deal' }>): TrueDeal {
  const cards = hands.map((hand) => parseCards(hand).map(Number));
  return {
    hands: cards,
    talon: parseCards(talon).map(Number),
    laid: new Set(),
    left: cards.map(({ length }) => length),
    secret: proof?.secret ?? '',
  };
}

function isOver({ left }: TrueDeal): boolean {
  return left.includes(0);
}

/** Whether a seat, or a spectator, may know a card of a deal. */
function mayKnow(deal: TrueDeal, seat: number | null, card: number): boolean {
  if (deal.laid.has(card)) return true;
  if (isOver(deal)) return !deal.talon.includes(card);
  return seat !== null && deal.hands[seat]?.includes(card) === true;
}

/** The keys under which a message may hold cards that somebody had; all others are known to hold none. */
const CARD_KEYS: ReadonlySet<string> = new Set(['card', 'cards', 'hand', 'shown']);
const OTHER_KEYS: ReadonlySet<string> = new Set(
  `acePoints announced announcing ante away bot boxes box clock code commitment company continuing counters cut cutter
  deal dealTo dealer deals dealsIn debts dwarf end ended events face factor firstDealer firstLead freeText from game games hand heldDwarfFactor
  heldHonour here hocs honours host id last laid led leads legal left mayDeal minutes missedHonour muted name nextDealer number open
  opera owed packet payment people person phase phrase play player players promise ready reason refusal rules run sayings saying
  seat seats settings settled sizes stake stakes stall standsFor startsIn summaries sweeps talon target text to turn type version view
  wanted watchers when winner winners`.split(/\s+/),
);

/** Every card that a message holds; a key that nobody has thought of throws. */
function cardsIn(message: unknown, key = ''): number[] {
  if (typeof message === 'number') return CARD_KEYS.has(key) ? [message] : [];
  if (Array.isArray(message)) return message.flatMap((item) => cardsIn(item, key));
  if (message === null || typeof message !== 'object' || key === 'rules') return [];
  return Object.entries(message).flatMap(([inner, value]) => {
    if (!CARD_KEYS.has(inner) && !OTHER_KEYS.has(inner)) throw new Error(`may "${inner}" hold cards?`);
    return inner === 'legal' ? [] : cardsIn(value, inner);
  });
}

/** Reads every byte that a client is sent, against the truth of that moment. */
class Censor {
  readonly #truth: Truth;
  readonly #client: OnlineClient;
  readonly findings: string[] = [];
  cards = 0;

  constructor(truth: Truth, client: OnlineClient) {
    this.#truth = truth;
    this.#client = client;
    client.listen = (text) => this.#read(text);
  }

  #read(text: string): void {
    const message = JSON.parse(text);
    if (text.includes('hash of')) this.findings.push(`the hash of a place: ${text}`);
    for (const deal of this.#truth.deals) this.#searchTraces(deal, text);
    if (message.type === 'welcome') this.#check(message, message.view.seat, message.view.deal?.number ?? 0);
    else if (message.type === 'events') this.#checkEvents(message);
    else this.#check(message, null, 0);
  }

  /** Events may begin in the deal before the present one. */
  #checkEvents(message: { events: { type: string }[]; legal: string[] }): void {
    const { seat, deal } = this.#client.view;
    let number = deal?.number ?? 0;
    let settled = deal?.settled ?? true;
    for (const event of message.events) {
      if (event.type === 'anted' && settled) {
        number += 1;
        settled = false;
      }
      this.#check(event, seat, number);
      if (event.type === 'settled') settled = true;
    }
    for (const move of message.legal) {
      const parsed = parseMoveText(move);
      if (parsed?.type === 'lay') this.#check({ card: Number(parsed.card) }, seat, number);
    }
  }

  #check(told: unknown, seat: number | null, number: number): void {
    const deal = this.#truth.deals[number - 1];
    for (const card of cardsIn(told)) {
      this.cards += 1;
      if (deal === undefined || !mayKnow(deal, seat, card))
        this.findings.push(`card ${card} of deal ${number} to seat ${seat}: ${JSON.stringify(told)}`);
    }
  }

  /** Nothing has the hands of others or the talon in a row, as numbers or in notation, nor the secret of the shuffle. */
  #searchTraces(deal: TrueDeal, text: string): void {
    if (deal.secret !== '' && text.includes(deal.secret)) this.findings.push(`a secret: ${text}`);
    const seat = this.#client.knownSeat;
    const hidden = isOver(deal)
      ? [deal.talon]
      : [...deal.hands.filter((_, owner) => owner !== seat), deal.talon];
    for (const pile of hidden) if (pile.length > 3) this.#searchPile(pile, text);
  }

  #searchPile(pile: readonly number[], text: string): void {
    const ascending = pile.toSorted((one, other) => one - other);
    const notation = makeCardsText(pile as never);
    for (const trace of [pile.join(), ascending.join(), notation])
      if (text.includes(trace)) this.findings.push(`cards in a row: ${text}`);
  }
}

/** Somebody does something that people do: goes, comes, speaks, leaves. */
async function stirUp(online: OpenedOnline, watch: (client: OnlineClient) => void, random: Random) {
  const client = online.clients[below(random, online.clients.length)] ?? online.host;
  const kind = below(random, 12);
  if (kind === 0) client.disconnect();
  else if (kind === 1) client.connect(online.table);
  else if (kind === 2) client.ask({ do: 'write', text: 'mine are good' });
  else if (kind === 3) watch(online.add(null));
  else if (kind === 4 && below(random, 8) === 0 && client.person !== 1) client.ask({ do: 'leave' });
  else if (kind === 5) await online.pass(20_000);
  await settled();
}

describe('every byte sent to each client of random games', { timeout: 60_000 }, () => {
  test.each(RULESET_IDS)(
    'holds no card that this seat could not know, no secret, no place (%s)',
    async (id) => {
      const truth = new Truth();
      const censors: Censor[] = [];
      let games = 0;
      for (let seed = 0; seed < SEEDS; seed++) {
        const random = seededRandom(`${id} ${seed}`);
        const rules = `${id}${id === 'avantcoureur-1760' ? '' : ' counters=1000 end.target=null'} end.deals=3`;
        const online = await openedOnline({
          rules,
          players: 5,
          people: 4,
          seed: `${id} ${seed}`,
          clockKind: 'quick',
          freeText: true,
          proof: { ...seededProof(`${id} ${seed}`), commitment: () => 'promised' },
        });
        online.store.kept = (entries) => truth.take(entries);
        const watch = (client: OnlineClient) => void censors.push(new Censor(truth, client));
        for (const client of online.clients) watch(client);
        watch(online.add(null));
        await online.start();
        for (let steps = 0; online.table.phase === 'playing' && steps < 1500; steps++) {
          await online.step(random);
          if (below(random, 6) === 0) await stirUp(online, watch, random);
        }
        games += online.table.phase === 'between' ? 1 : 0;
        online.table.stop('moving');
      }
      expect(censors.flatMap(({ findings }) => findings)).toEqual([]);
      expect(censors.reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThan(250 * SEEDS);
      expect(games).toBeGreaterThan(0);
    },
  );
});

/** Two tables that differ in two cards that the viewers cannot see: of two hands, or of a hand and the talon. */
async function twins(id: RulesetId, random: Random): Promise<[OpenedOnline, OpenedOnline]> {
  const seed = String(random.next());
  const options = { rules: id, players: 5, people: 5, seed };
  const first = await openedOnline(options);
  first.add(null);
  await first.start();
  const deal = first.store.entries.find((entry) => entry.type === 'deal');
  if (deal?.type !== 'deal') throw new Error('nothing was dealt');
  const [one, other] = hiddenPair(trueDeal(deal), random);
  const exchange = (card: number) => (card === one ? other : card === other ? one : card);
  const plain = seededProof(seed);
  const proof = {
    ...plain,
    pack: (facts: Parameters<typeof plain.pack>[0]) =>
      plain.pack(facts).map((card) => exchange(card) as typeof card),
  };
  const second = await openedOnline({ ...options, proof });
  second.add(null);
  await second.start();
  return [first, second];
}

/** Two cards in different places, neither of them in the hand of seat 0. */
function hiddenPair({ hands, talon }: TrueDeal, random: Random): [number, number] {
  const hidden = [...hands, talon]
    .flatMap((cards, owner) => cards.map((card) => ({ card, owner })))
    .filter(({ owner }) => owner !== 0);
  const one = hidden[below(random, hidden.length)];
  const others = hidden.filter(({ owner }) => owner !== one?.owner);
  return [one?.card ?? 0, others[below(random, others.length)]?.card ?? 0];
}

/** All that seat 0 and whoever watches heard, as long as no loser has shown his cards. */
function heardBy(online: OpenedOnline): string[] {
  return online.clients
    .filter(({ person }) => person === 1 || person === null)
    .flatMap(({ heard }) => heard.filter((text) => !text.includes('"type":"shown"')));
}

describe('two tables online that differ in two cards which a seat cannot see', { timeout: 60_000 }, () => {
  test.each(RULESET_IDS)('tell it the same bytes until the difference becomes public (%s)', async (id) => {
    const random = seededRandom(`twins ${id}`);
    let moves = 0;
    for (let count = 0; count < 12; count++) {
      const [here, there] = await twins(id, random);
      expect(heardBy(here)).toEqual(heardBy(there));
      for (let turn = 0; turn < 100; turn++) {
        const [mover, other] = [here.toAct, there.toAct];
        const common = mover?.choices.legal.filter((move) => other?.choices.legal.includes(move)) ?? [];
        if (mover?.person !== other?.person || common.length === 0) break;
        const move = common[below(random, common.length)] ?? '';
        mover?.act(move);
        other?.act(move);
        await settled();
        if (here.host.view.deal?.settled === true || there.host.view.deal?.settled === true) break;
        expect(heardBy(here)).toEqual(heardBy(there));
        moves += 1;
      }
    }
    expect(moves).toBeGreaterThan(100);
  });
});
