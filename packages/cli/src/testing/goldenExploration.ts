import { fileURLToPath } from 'node:url';
import { type GameRecord, RULESETS } from '@nain-jaune/engine';
import { randomGame } from '@nain-jaune/engine/testing';
import { Explorer } from '@nain-jaune/review/explore';
import { drawExploration } from '../explore/drawExploration.ts';
import { quietShell } from './quietShell.ts';

const GAMES = 40;

/** What `nain explore` shows of the random games. */
export const GOLDEN_EXPLORATION: string = fileURLToPath(new URL('../../golden/explore.txt', import.meta.url));

/** Random games by rules under which a wanted card may be kept. */
export function randomRecords(): GameRecord[] {
  return Array.from(
    { length: GAMES },
    (_, seed) => randomGame(RULESETS['lindor-1789'], 4, `explore ${seed}`, { deals: 5 }).record,
  );
}

export async function goldenExploration(): Promise<string> {
  const explorer = new Explorer();
  for (const record of randomRecords()) explorer.add(record);
  return `${drawExploration(await quietShell('en'), explorer.result(), 0)}\n`;
}
