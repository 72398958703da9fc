import {
  type GameRecord,
  type MovePlace,
  makeCardsText,
  parseCards,
  type ReplayStep,
  recordBefore,
  replayRecord,
  type Seat,
  seatAt,
} from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { packOfDeal } from '@nain-jaune/same-cards/challenge';
import { GameServiceError } from '../app/gameService/gameServiceError.ts';
import { peopleAmong, withoutOpenDeal } from '../app/gameService/practice.ts';
import type { PracticeOptions } from '../app/gameService/serviceMessages.ts';
import { openDealsOf } from '../study/postgame/openDeal.ts';
import { viewsOf } from '../study/postgame/replayViews.ts';
import { believedDeal } from './believedDeal.ts';
import type { StoredContent } from './createGame.ts';
import type { StoredCards } from './gameStore.ts';
import { STAND_IN } from './lazyBots.ts';
import { freshName, strongRandom } from './randomSources.ts';
import { readStored } from './savedRecord.ts';
import { PRACTICE, seedsOf } from './storedGame.ts';

export type PracticePlace = MovePlace & PracticeOptions;

/**
 * A practice game from before a move in a settled deal of a stored game. The person takes the seat that made the move, and a bot
 * the person's. Its later deals and its bots are those of the game, unless that still counts: it would show the deals to come.
 * Throws a {@link GameServiceError} if there is no such move.
 */
export function practiceGame(
  stored: unknown,
  place: PracticePlace,
  random: Random = strongRandom(),
): StoredContent {
  const { record: whole, players, seeds } = readStored(stored);
  const record = withoutOpenDeal(whole);
  const steps = stepsOf(record);
  const isOpenContest = seeds.contest !== undefined && whole.end === undefined;
  const seat = seatOf(steps, place);
  const people = peopleAmong(record.players);
  const person = people.includes(seat) ? seat : (people[0] ?? seat);
  const swap = swapped(person, seat);
  const seated = { ...record, players: swap(record.players).map((player, at) => alone(player, at === seat)) };
  const before = recordBefore(seated, { deal: place.deal, move: place.move });
  const dealt = place.newHidden === true ? dealtAgain(before, record, { place, seat, random }) : before;
  return {
    text: JSON.stringify({ ...dealt, ...PRACTICE }),
    profiles: swap(players.map(({ profile }) => profile)).map((profile, at) =>
      at === seat ? profile : null,
    ),
    ...seedsOf({
      botSeed: isOpenContest ? freshName() : seeds.botSeed,
      cards: cardsOf(record, steps, seeds.cards),
      from: place.from,
    }),
  };
}

function stepsOf(record: GameRecord): readonly ReplayStep[] {
  const replayed = replayRecord(record);
  return replayed.ok ? replayed.value.steps : [];
}

function seatOf(steps: readonly ReplayStep[], { deal, move }: MovePlace): Seat {
  const seat = steps.find((step) => step.deal === deal && step.move === move)?.seat ?? null;
  if (seat === null) throw new GameServiceError({ code: 'setup-refused' });
  return seat;
}

/** Exchanges the entries of two seats. */
function swapped(one: Seat, other: Seat): <Entry>(entries: readonly Entry[]) => Entry[] {
  return (entries) =>
    entries.map((entry, seat) => entries[seat === one ? other : seat === other ? one : seat] ?? entry);
}

type Player = GameRecord['players'][number];

/** The player of a seat if only one person plays. */
function alone({ name, bot = STAND_IN.name }: Player, isPerson: boolean): Player {
  return isPerson ? { name } : { name, bot };
}

/** The packs of all settled deals, so that later deals are the same. */
function cardsOf(
  record: GameRecord,
  [first]: readonly ReplayStep[],
  cards: StoredCards | undefined,
): StoredCards {
  const packs = record.deals.map(({ dealer, hands, talon }) => {
    const dealt = { dealer: seatAt(dealer), hands: hands.map(cardsIn), talon: cardsIn(talon) };
    return makeCardsText(packOfDeal(record.rules, dealt));
  });
  const { firstDeal } = cards ?? {};
  return { dealer: first?.game.firstDealer ?? 0, packs, ...(firstDeal !== undefined && { firstDeal }) };
}

function cardsIn(text: string) {
  return parseCards(text).flatMap((card) => card ?? []);
}

/** The record with the last deal as the seat could believe it before the move. */
function dealtAgain(
  before: GameRecord,
  record: GameRecord,
  { place, seat, random }: { place: MovePlace; seat: Seat; random: Random },
): GameRecord {
  const deal = openDealsOf(record).find(({ number }) => number === place.deal);
  const view = deal === undefined ? undefined : viewsOf(deal, seat)[place.move - 1];
  const last = before.deals.at(-1);
  if (view === undefined || last === undefined) throw new GameServiceError({ code: 'setup-refused' });
  const { hands, talon } = believedDeal(view, random);
  const dealt = { ...last, hands: hands.map((hand) => makeCardsText(hand)), talon: makeCardsText(talon) };
  return { ...before, deals: [...before.deals.slice(0, -1), dealt] };
}
