import { makeCardsText, makeRecord, startGame } from '@nain-jaune/engine';
import { isDate, type SeededTable } from '@nain-jaune/same-cards';
import { challengeKey, parseChallenge } from '@nain-jaune/same-cards/challenge';
import { GameServiceError } from '../app/gameService/gameServiceError.ts';
import type { Contest, ContestRequest, SeatSetup } from '../app/gameService/serviceMessages.ts';
import { contestAddress } from '../app/routing/route.ts';
import type { StoredContent } from './createGame.ts';
import { storedFields } from './storedFields.ts';
import { PRACTICE } from './storedGame.ts';

/** The table of a contest. Throws a {@link GameServiceError} if there is none. */
async function tableOf(contest: Contest): Promise<SeededTable> {
  if (contest.type === 'daily' && isDate(contest.date))
    return (await import('@nain-jaune/same-cards/daily')).dailyTable(contest.date);
  const challenge = contest.type === 'challenge' ? parseChallenge(contest.text) : null;
  if (challenge?.ok !== true) throw new GameServiceError({ code: 'setup-refused' });
  return challenge.value.table;
}

/** A new game of a contest, before its first deal. A practice game counts for nothing. */
export async function contestGame(request: ContestRequest): Promise<StoredContent> {
  const { contest, player, botNames, practice } = request;
  const table = await tableOf(contest);
  const { rules, dealer, start, packs, seed, firstDeal } = table;
  const seats = table.bots.map((bot) => (bot === null ? player : { name: botNames[bot] ?? bot, bot }));
  const record = makeRecord(startGame(rules, seats.length, dealer, start), seats.map(recordPlayer));
  return {
    text: JSON.stringify(practice ? { ...record, ...PRACTICE } : record),
    profiles: seats.map(({ profile }) => profile ?? null),
    botSeed: seed,
    cards: {
      dealer,
      packs: packs.map((pack) => makeCardsText(pack)),
      ...(firstDeal !== undefined && { firstDeal }),
    },
    ...(practice ? { from: contestAddress(contest) } : { contest }),
  };
}

function recordPlayer({ name, bot }: SeatSetup): { readonly name: string; readonly bot?: string } {
  return bot === null ? { name } : { name, bot };
}

/** The id of the stored game that counts for a contest; null if there is none. */
export function gameOfContest(games: readonly unknown[], sought: Contest): string | null {
  const key = keyOf(sought);
  return games.map(storedFields).find(({ contest }) => contest && keyOf(contest) === key)?.id ?? null;
}

function keyOf(contest: Contest): string | null {
  return contest.type === 'daily' ? contest.date : challengeKey(contest.text);
}
