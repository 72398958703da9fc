import { RULESET_IDS, RULESETS, type RulesetId } from '@nain-jaune/engine';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { heuristic } from '../heuristic/heuristic.ts';
import { enumerateDeals } from '../knowledge/enumerate.ts';
import { type Knowledge, knowledgeOf } from '../knowledge/knowledge.ts';
import { SeenGame } from './game.ts';
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
  const seen = new SeenGame({ ...RULESETS[id], hand: 'all' }, RULESETS[id].players[0]!);
  seen.deal(shuffledPack(seededRandom(seed)));
  const moments: LateMoment[] = [];
  while (seen.toMove !== null) {
    const seat = seen.toMove;
    const view = seen.views[seat]!;
    const moment = { seat, view, legal: seen.legal, deal: seen.game.deal!, seed: 0 };
    moments.push({ moment, knowledge: knowledgeOf(view) });
    seen.play(heuristic.choose(view, seen.legal, seededRandom(seed)));
  }
  return moments;
}
