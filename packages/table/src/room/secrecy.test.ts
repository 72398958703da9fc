import { RULESET_IDS, type RulesetId } from '@nain-jaune/engine';
import { below, type Random, seededRandom } from '@nain-jaune/engine/random';
import { eachValue, inScope, rulesetsInScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { DEAL_PROVER, type DealProver } from '../proof/index.ts';
import { Censor, type TrueDeal, Truth, trueDeal } from '../testing/censor.ts';
import type { TestClient } from '../testing/testClient.ts';
import { openTestRoom, type RoomOptions, settled, type TestRoom } from '../testing/testRoom.ts';

const GAMES = RULESET_IDS.flatMap((id) => [
  { id, board: false },
  { id, board: true },
]);
const SEEDS = inScope({ quick: 1, all: 4 });

async function stirUp(online: TestRoom, watch: (client: TestClient) => void, random: Random) {
  const client = online.clients[below(random, online.clients.length)] ?? online.host;
  const kind = below(random, 12);
  if (kind === 0) client.disconnect();
  else if (kind === 1) client.connect(online.driver);
  else if (kind === 2) client.send({ type: 'write', text: 'mine are good' });
  else if (kind === 3) watch(await online.add(null));
  else if (kind === 4 && below(random, 8) === 0 && client.member !== 1) client.send({ type: 'leave' });
  else if (kind === 5) await online.pass(20_000);
  else if (kind === 7 && below(random, 4) === 0) {
    await online.restartAndReconnect();
  } else if (kind === 6 && online.host.isConnected) await comeAndGo(online, watch, random);
  await settled();
}

/** Members join during the game. At a table with a board they also pause it, and change their device. */
async function comeAndGo(online: TestRoom, watch: (client: TestClient) => void, random: Random) {
  const { host } = online;
  if (!host.room.members.some(({ board }) => board)) {
    if (host.room.joining === 'next-deal') watch(await online.join(`Latecomer ${host.room.members.length}`));
    return;
  }
  host.send({ type: 'pause', paused: true });
  const lost = host.room.members.find(({ board, connected }) => !board && !connected);
  const heir = host.room.members.find(({ waits }) => waits);
  if (lost !== undefined && heir !== undefined)
    host.send({ type: 'give-place', member: lost.id, to: heir.id });
  else if (lost !== undefined) {
    await host.command({ type: 'allow-replacement', member: lost.id });
    const secret = host.secrets.at(-1) ?? 'none';
    for (const client of online.clients)
      if (client !== host && client.received.some((text) => text.includes(secret)))
        throw new Error('the secret of a place was sent to another client than the host');
    if ((await online.replace(lost.id)).ok) watch(await online.add(lost.id));
  } else if (below(random, 3) === 0 && host.room.members.length < 8)
    watch(await online.join(`Latecomer ${host.room.members.length}`));
  host.send({ type: 'pause', paused: false });
}

describe('every byte sent to each client of random games', { timeout: 60_000 }, () => {
  test.each(inScope({ quick: eachValue(GAMES), all: GAMES }))(
    'contains no card that its seat may not know, no secret and no hash of a token ($id, board: $board)',
    async ({ id, board }) => {
      const truth = new Truth();
      const censors: Censor[] = [];
      let games = 0;
      for (let seed = 0; seed < SEEDS; seed++) {
        const random = seededRandom(`${id} ${seed}`);
        const rules = `${id}${id === 'avantcoureur-1760' ? '' : ' counters=1000 end.target=null'} end.deals=3`;
        const online = await openTestRoom({
          rules,
          players: 5,
          members: board ? 5 : 4,
          board,
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

/** Opens two rooms that differ in two hidden cards: of two hands, or of a hand and the talon. */
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

/** Returns two cards in different places, neither of them in the hand of seat 0. */
function hiddenPair({ hands, talon }: TrueDeal, random: Random): [number, number] {
  const hidden = [...hands, talon]
    .flatMap((cards, owner) => cards.map((card) => ({ card, owner })))
    .filter(({ owner }) => owner !== 0);
  const one = hidden[below(random, hidden.length)];
  const others = hidden.filter(({ owner }) => owner !== one?.owner);
  return [one?.card ?? 0, others[below(random, others.length)]?.card ?? 0];
}

/** The messages to seat 0 and to a spectator, until a loser shows cards. */
function receivedBy(online: TestRoom): string[] {
  return online.clients
    .filter(({ member }) => member === 1 || member === null)
    .flatMap(({ received }) => received.filter((text) => !text.includes('"type":"shown"')));
}

describe('two rooms that differ in two cards which a seat cannot see', { timeout: 60_000 }, () => {
  test.each(rulesetsInScope)(
    'send it the same bytes until the difference becomes public (%s)',
    async (id) => {
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
    },
  );
});
