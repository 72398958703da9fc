import { type Move, moveText } from '@nain-jaune/engine';
import { countersOf } from '@nain-jaune/engine/kernel';
import { moveByRule } from '../heuristic/heuristic.ts';
import type { Weights } from '../heuristic/weights.ts';
import { announcedMoves } from '../search/candidates.ts';
import { type Played, playedScene, type Scene } from './scene.ts';

/** A scene that may be the real one, and how the others play in it. */
export interface World {
  readonly scene: Scene;
  readonly others: Weights;
  readonly weight: number;
}

/**
 * The own counters at the end by the best plan after a move, as a sum over worlds: tries every plan with every legal move,
 * replays the whole deal for every move, and tells worlds apart by all that the view of the seat has.
 */
export function worthByViews(worlds: readonly World[], seat: number, move: Move): number {
  const groups = new Map<string, World[]>();
  let sum = 0;
  for (const world of worlds) {
    const { scene, played } = playedOn(after(world.scene, move), seat, world.others);
    if (played.deal.phase.type === 'over') sum += world.weight * countersIn(played, seat);
    else {
      const sight = JSON.stringify(played.views[seat]);
      groups.set(sight, [...(groups.get(sight) ?? []), { ...world, scene }]);
    }
  }
  for (const group of groups.values()) sum += bestByViews(group, seat);
  return sum;
}

function bestByViews(worlds: readonly World[], seat: number): number {
  const { legal } = playedScene(worlds[0]!.scene);
  return Math.max(...announcedMoves(legal).map((move) => worthByViews(worlds, seat, move)));
}

/** Plays the others until it is the turn of a seat, or to the end. */
function playedOn(scene: Scene, seat: number, others: Weights): { scene: Scene; played: Played } {
  let now = scene;
  for (;;) {
    const played = playedScene(now);
    if (played.deal.phase.type === 'over' || played.seat === seat) return { scene: now, played };
    now = after(now, moveByRule(played.view, played.legal, others));
  }
}

export function after(scene: Scene, move: Move): Scene {
  return { ...scene, moves: `${scene.moves ?? ''} ${moveText(move)}` };
}

function countersIn({ deal }: Played, seat: number): number {
  return countersOf(deal.words, deal.rules.players)[seat]!;
}
