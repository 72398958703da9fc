import {
  type Card,
  type GameEvent,
  makeCardsText,
  makeCardText,
  makeRecord,
  type Ruleset,
} from '../index.ts';
import { randomGame } from './playedGame.ts';
import { rulesOf } from './rules.ts';

/** A golden playthrough: a random game under some rules. */
export interface PlaythroughPlan {
  /** The name of its file, without the extension. */
  readonly name: string;
  readonly rules: string;
  readonly players: number;
  readonly seed: string;
  readonly deals: number;
}

/** The golden playthroughs: one game a ruleset, and house rules that none of them has. */
export const PLAYTHROUGHS: readonly PlaythroughPlan[] = [
  plan('avantcoureur-1760', 'avantcoureur-1760', 3),
  plan('lindor-1789', 'lindor-1789', 4),
  plan('famille', 'famille', 5),
  plan('gelber-zwerg', 'gelber-zwerg', 6),
  plan('yellow-dwarf', 'yellow-dwarf', 7),
  plan('nain-jaune-court', 'nain-jaune-court', 3),
  plan('standing-dwarf', 'avantcoureur-1760 dwarf=stands-for-wanted continuing=optional', 5),
  plan('hocs-by-rank', 'lindor-1789 hocs=true announcing=automatic continuing=compulsory', 8),
  plan('debts', 'gelber-zwerg debts=true counters=15 ante=dealer heldDwarfFactor=2 payment=cards', 4),
];

function plan(name: string, rules: string, players: number): PlaythroughPlan {
  return { name, rules, players, seed: `golden ${name}`, deals: 3 };
}

/** Formats a whole game: its rules, every event on a line, then the record. */
export function playthroughText({ name, rules, players, seed, deals }: PlaythroughPlan): string {
  const ruleset = rulesOf(rules);
  const { game, events } = randomGame(ruleset, players, seed, { deals });
  const names = Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  const lines = [
    `# ${name}: ${rules}, ${players} players, seed "${seed}"`,
    `# made by packages/engine/scripts/golden.ts`,
    ...events.flatMap((event) => eventLines(event, ruleset)),
    `record ${JSON.stringify(makeRecord(game, names))}`,
  ];
  return `${lines.join('\n')}\n`;
}

function eventLines(event: GameEvent, ruleset: Ruleset): string[] {
  const line = eventText(event, ruleset);
  return event.type === 'anted' || event.type === 'ended' || event.type === 'game-ended'
    ? ['', line]
    : [line];
}

/** Formats an event as a line. */
function eventText(event: GameEvent, ruleset: Ruleset): string {
  const box = (index: number): string => ruleset.honours[index]?.card ?? '?';
  const seat = 'seat' in event ? ` ${event.seat}` : '';
  const told = `${event.type}${seat}`;
  switch (event.type) {
    case 'anted':
      return `${told}: ${event.stakes.join(' ')}`;
    case 'dealt':
      return `${told} by ${event.dealer}: ${event.sizes.join(' ')}, talon ${event.talon}`;
    case 'turned':
      return `${told} ${event.leads ? 'leads' : `wanted ${makeCardsText(event.wanted)}`}`;
    case 'laid':
      return `${told} ${cardText(event.card, event.announced)}${standing(event.standsFor)}${event.led ? ' (led)' : ''}`;
    case 'passed':
      return `${told} without ${makeCardsText(event.wanted)}`;
    case 'stalled':
      return told;
    case 'rose':
      return `${told} to ${makeCardsText(event.wanted)}`;
    case 'stopped':
      return `${told} with ${makeCardText(event.card)}`;
    case 'swept':
      return `${told} box ${box(event.box)}: ${event.counters}${event.opera ? ' (opera)' : ''}`;
    case 'missed':
      return `${told} box ${box(event.box)}`;
    case 'paid':
      return `${told} from ${event.from} to ${event.to} for ${event.reason}: ${event.counters} of ${event.owed}`;
    case 'ended':
      return `${told} won by ${event.winner}${event.opera ? ' with an opera' : ''}`;
    case 'shown':
      return `${told}: ${makeCardsText(event.cards)}`;
    case 'beted':
      return `${told} box ${box(event.box)} (${event.reason}): ${event.counters} of ${event.owed}`;
    case 'settled':
      return `${told}: counters ${event.counters.join(' ')}, boxes ${event.boxes.join(' ')}`;
    case 'game-ended':
      return `${told} by ${event.reason}, won by ${event.winners.join(' ')}`;
  }
}

function cardText(card: Card, announced: boolean): string {
  return `${makeCardText(card)}${announced ? '!' : ''}`;
}

function standing(card: Card | null): string {
  return card === null ? '' : ` for ${makeCardText(card)}`;
}
