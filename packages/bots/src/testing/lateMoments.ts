import { RULESET_IDS, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { heuristic } from '../heuristic/heuristic.ts';
import { enumerateDeals } from '../knowledge/enumerate.ts';
import { type Knowledge, knowledgeOf } from '../knowledge/knowledge.ts';
import { dealtGame } from './game.ts';
import type { Moment } from './moment.ts';

export interface LateMoment {
  readonly moment: Moment;
  readonly knowledge: Knowledge;
}

/** Every decision at which at most `most` deals agree, of some deals of every ruleset without a talon. */
export function lateMoments(most: number, deals: number): LateMoment[] {
  return RULESET_IDS.flatMap((id) =>
    Array.from({ length: deals }, (_, seed) => momentsOf(id, `${id} ${seed}`)).flat(),
  ).filter(({ knowledge }) => enumerateDeals(knowledge, most) !== null);
}

function momentsOf(id: RulesetId, seed: string): LateMoment[] {
  const ruleset = { ...RULESETS[id], hand: 'all' } as const;
  const driver = dealtGame(ruleset, ruleset.players[0]!, seededRandom(seed));
  const moments: LateMoment[] = [];
  for (let { turn } = driver; turn !== null; { turn } = driver) {
    const moment = { ...turn, deal: driver.game.deal!, seed: 0 };
    moments.push({ moment, knowledge: knowledgeOf(turn.view) });
    driver.makeMove(heuristic.choose(turn.view, turn.legal, seededRandom(seed)));
  }
  return moments;
}
