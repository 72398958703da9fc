import { isBotName } from '@nain-jaune/bots/names';
import {
  compileRules,
  type Game,
  type GameRecord,
  type GameStart,
  houseName,
  type Ruleset,
  replayRecord,
  startGame,
} from '@nain-jaune/engine';
import type { SeededTable } from '../seededTable.ts';
import type { Challenge } from './challenge.ts';
import { packOfDeal } from './packOfDeal.ts';
import { madeIn, replayMoves } from './replayMoves.ts';

/** The seeds of a played game. */
export interface PlayedSeeds {
  /** Seeds the decisions of the bots. */
  readonly seed: string;
  /** The number of its first deal in the seeds. Default 1. */
  readonly firstDeal?: number | undefined;
}

/**
 * Returns the challenge of a played game, or of one of its deals as a game of one deal. `deal` is numbered from 1; null for the
 * whole game, which must have ended. Returns null if there is no such deal, not exactly one person, or a bot of another program.
 */
export function challengeOf(
  record: GameRecord,
  deal: number | null,
  name: string,
  seeds: PlayedSeeds,
): Challenge | null {
  const replayed = replayRecord(record);
  const bots = record.players.map(({ bot }) => bot ?? null);
  const mayPlay = bots.every((bot) => bot === null || isBotName(bot));
  if (!replayed.ok || !mayPlay || bots.filter((bot) => bot === null).length !== 1) return null;
  const { game } = replayed.value;
  const part = deal === null ? wholeGame(game, seeds) : oneDeal(game, deal, seeds);
  if (part === null) return null;
  const table = { ...part.table, bots };
  const played = sameMoves(table, part.game);
  return played === null ? null : { table, results: [{ name, game: played }] };
}

interface Part {
  readonly table: Omit<SeededTable, 'bots'>;
  /** A game whose settled deals have the moves. */
  readonly game: Pick<Game, 'settled'>;
}

function wholeGame(game: Game, { seed, firstDeal = 1 }: PlayedSeeds): Part | null {
  const { ruleset: rules, ended, settled, firstDealer: dealer, start } = game;
  // Time is not a part of a challenge.
  if (ended === null || rules.end.minutes !== null) return null;
  const packs = settled.map(({ setup }) => packOfDeal(rules, setup));
  return { table: { rules, dealer, packs, seed, ...startPart(start), ...firstPart(firstDeal) }, game };
}

function oneDeal(game: Game, number: number, { seed, firstDeal = 1 }: PlayedSeeds): Part | null {
  const deal = game.settled[number - 1];
  if (deal === undefined) return null;
  const { setup } = deal;
  const rules = withOneDeal(game.ruleset);
  const { start } = startGame(rules, game.players, setup.dealer, beforeAnte(game, number));
  const packs = [packOfDeal(rules, setup)];
  const first = firstPart(firstDeal + number - 1);
  return {
    table: { rules, dealer: setup.dealer, packs, seed, ...startPart(start), ...first },
    game: { settled: [deal] },
  };
}

/** Counters and boxes before the ante of a settled deal. */
function beforeAnte({ ruleset, players, settled }: Game, number: number): GameStart {
  const { ante, stakes, onlyDealerAntes } = compileRules(ruleset, players);
  const setup = settled[number - 1]?.setup;
  const antes = onlyDealerAntes ? 1 : players;
  return {
    counters: (setup?.counters ?? []).map((has, seat) =>
      onlyDealerAntes && seat !== setup?.dealer ? has : has + ante,
    ),
    boxes: (setup?.boxes ?? []).map((has, box) => has - (stakes[box] ?? 0) * antes),
  };
}

function withOneDeal(rules: Ruleset): Ruleset {
  const { end } = rules;
  if (end.deals === 1 && end.minutes === null) return rules;
  return { ...rules, id: houseName(rules.id), end: { ...end, deals: 1, minutes: null } };
}

function startPart(start: GameStart | undefined): Pick<SeededTable, 'start'> {
  return start === undefined ? {} : { start };
}

function firstPart(firstDeal: number): Pick<SeededTable, 'firstDeal'> {
  return firstDeal === 1 ? {} : { firstDeal };
}

/** Plays the settled deals of a game at a table. Returns null if they do not end its game. */
function sameMoves(table: SeededTable, played: Pick<Game, 'settled'>): Game | null {
  const game = replayMoves(table, madeIn(played));
  return game?.ended == null ? null : game;
}
