import { drawDealer } from '@nain-jaune/engine/random';
import type { Commons, Refusal } from './commons.ts';
import { begun } from './company.ts';
import type { GameEntry, GameSeat, KeptCompany } from './entries.ts';
import { GameReplay } from './gameReplay.ts';

/** Begins the next game: bots take the free seats, the dealer is drawn, and everyone follows it from its first deal on. */
export async function beginGame(commons: Commons): Promise<Refusal> {
  const { random, fillers, standIn } = commons.surroundings;
  const next = begun(commons.kept, fillers ?? [standIn.name]);
  if (!next.ok) return { code: next.error };
  const { rules, players } = next.value.settings;
  const { dealer } = drawDealer(rules, players, random);
  const seats = gameSeats(next.value);
  const entry: GameEntry = { type: 'game', game: next.value.games, rules, seats, dealer };
  if (!(await commons.append([{ type: 'company', company: next.value }, entry]))) return { code: 'not-kept' };
  const playing = commons.play(new GameReplay(entry), next.value);
  commons.lines.each((line) => line.follow(playing.game, null));
  playing.dealUnasked();
  return null;
}

/** The seats of a game that begins with a company. */
function gameSeats({ seats, people }: KeptCompany): GameSeat[] {
  return seats.map((sitter) => {
    if (sitter.type === 'person')
      return { name: people[sitter.person - 1]?.name ?? '', bot: null, person: sitter.person };
    const bot = sitter.type === 'bot' ? sitter.bot : '';
    return { name: bot, bot, person: null };
  });
}
