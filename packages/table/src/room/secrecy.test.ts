import { makeCardsText, parseCards, parseMoveText, RULESET_IDS, type RulesetId } from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import type { GameSnapshot } from '@nain-jaune/protocol';
import { describe, expect, test } from 'vitest';
import { DEAL_PROVER, type DealProver } from '../proof/index.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestRoom, type RoomOptions, settled, type TestRoom } from '../testing/testRoom.ts';
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

/** The keys under which a message may hold cards that somebody had; all others hold none, `drawn` those of another pack. */
const CARD_KEYS: ReadonlySet<string> = new Set(['card', 'cards', 'hand', 'shown']);
const OTHER_KEYS: ReadonlySet<string> = new Set(
  `acePoints announced announcing ante away bot boxes box changes clock code commitment connected continuing counters cut
  cutter deal dealTo dealer deals dealsIn debts drawn dwarf end ended endsIn events face factor firstDealer firstLead freeText from game
  gameId games heldDwarfFactor heldHonour hocs honours host id last laid led leads legal left mayDeal member members minutes missedHonour
  muted name nextDeal nextDealer number open opera owed packet payment phase phrase play player players ready reason refusal
  room rules run saying sayings seat seats settings settled sizes spectators stake stakes stall standsFor startsIn summaries
  sweeps talon target text to turn type version view wanted when winner winners`.split(/\s+/),
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
  readonly #client: TestClient;
  readonly findings: string[] = [];
  cards = 0;

  constructor(truth: Truth, client: TestClient) {
    this.#truth = truth;
    this.#client = client;
    client.onReceived = (text) => this.#read(text);
  }

  #read(text: string): void {
    const message = JSON.parse(text);
    if (text.includes('hash of')) this.findings.push(`the hash of a token: ${text}`);
    for (const deal of this.#truth.deals) this.#searchTraces(deal, text);
    if (message.type === 'snapshot') this.#checkSnapshot(message);
    else if (message.type === 'events') this.#checkEvents(message);
    else this.#check(message, null, 0);
  }

  #checkSnapshot({ game, ...others }: { game: GameSnapshot | null }): void {
    this.#check(others, null, 0);
    if (game !== null) this.#check(game, game.view.seat, game.view.deal?.number ?? 0);
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
    const { seat } = this.#client;
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
async function stirUp(online: TestRoom, watch: (client: TestClient) => void, random: Random) {
  const client = online.clients[below(random, online.clients.length)] ?? online.host;
  const kind = below(random, 12);
  if (kind === 0) client.disconnect();
  else if (kind === 1) client.connect(online.driver);
  else if (kind === 2) client.send({ type: 'write', text: 'mine are good' });
  else if (kind === 3) watch(await online.add(null));
  else if (kind === 4 && below(random, 8) === 0 && client.member !== 1) client.send({ type: 'leave' });
  else if (kind === 5) await online.pass(20_000);
  await settled();
}

describe('every byte sent to each client of random games', { timeout: 60_000 }, () => {
  test.each(RULESET_IDS)(
    'holds no card that its seat could not know, no secret, no hash of a token (%s)',
    async (id) => {
      const truth = new Truth();
      const censors: Censor[] = [];
      let games = 0;
      for (let seed = 0; seed < SEEDS; seed++) {
        const random = seededRandom(`${id} ${seed}`);
        const rules = `${id}${id === 'avantcoureur-1760' ? '' : ' counters=1000 end.target=null'} end.deals=3`;
        const online = await openTestRoom({
          rules,
          players: 5,
          members: 4,
          seed: `${id} ${seed}`,
          turnClock: 'quick',
          freeText: true,
          config: { proof: { ...DEAL_PROVER, commitment: () => 'promised' } },
        });
        online.store.onStored = (entries) => truth.take(entries);
        const watch = (client: TestClient) => void censors.push(new Censor(truth, client));
        for (const client of online.clients) watch(client);
        watch(await online.add(null));
        await online.start();
        for (let steps = 0; online.phase === 'playing' && steps < 1500; steps++) {
          await online.step(random);
          if (below(random, 6) === 0) await stirUp(online, watch, random);
        }
        games += online.phase === 'between' ? 1 : 0;
        await online.driver.stop();
      }
      expect(censors.flatMap(({ findings }) => findings)).toEqual([]);
      expect(censors.reduce((sum, { cards }) => sum + cards, 0)).toBeGreaterThan(250 * SEEDS);
      expect(games).toBeGreaterThan(0);
    },
  );
});

/** Two rooms that differ in two cards that the viewers cannot see: of two hands, or of a hand and the talon. */
async function twins(id: RulesetId, random: Random): Promise<[TestRoom, TestRoom]> {
  const seed = String(random.next());
  const options: RoomOptions = { rules: id, players: 5, members: 5, seed };
  const first = await openTestRoom(options);
  await first.add(null);
  await first.start();
  const deal = first.store.entries.find((entry) => entry.type === 'deal');
  if (deal?.type !== 'deal') throw new Error('nothing was dealt');
  const [one, other] = hiddenPair(trueDeal(deal), random);
  const exchange = (card: number) => (card === one ? other : card === other ? one : card);
  const proof: DealProver = {
    ...DEAL_PROVER,
    pack: (facts) => DEAL_PROVER.pack(facts).map((card) => exchange(card) as typeof card),
  };
  const second = await openTestRoom({ ...options, config: { proof } });
  await second.add(null);
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

/** Everything that seat 0 and a spectator received, as long as no loser has shown cards. */
function receivedBy(online: TestRoom): string[] {
  return online.clients
    .filter(({ member }) => member === 1 || member === null)
    .flatMap(({ received }) => received.filter((text) => !text.includes('"type":"shown"')));
}

describe('two rooms that differ in two cards which a seat cannot see', { timeout: 60_000 }, () => {
  test.each(RULESET_IDS)('send it the same bytes until the difference becomes public (%s)', async (id) => {
    const random = seededRandom(`twins ${id}`);
    let moves = 0;
    for (let count = 0; count < 12; count++) {
      const [here, there] = await twins(id, random);
      expect(receivedBy(here)).toEqual(receivedBy(there));
      for (let turn = 0; turn < 100; turn++) {
        const [mover, other] = [here.toAct, there.toAct];
        const common = mover?.choices.legal.filter((move) => other?.choices.legal.includes(move)) ?? [];
        if (mover?.member !== other?.member || common.length === 0) break;
        const move = common[below(random, common.length)] ?? '';
        mover?.act(move);
        other?.act(move);
        await settled();
        if (here.host.view.deal?.settled === true || there.host.view.deal?.settled === true) break;
        expect(receivedBy(here)).toEqual(receivedBy(there));
        moves += 1;
      }
    }
    expect(moves).toBeGreaterThan(100);
  });
});
