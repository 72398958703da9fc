import { type GameRecord, parseRecord, type Seat, seatAt } from '@nain-jaune/engine';
import { cryptoRandom, type Random, seededRandom } from '@nain-jaune/engine/random';
import type { SeatInfo } from '@nain-jaune/protocol';
import { BOT_MILLISECONDS, type PlayerName } from '@nain-jaune/simulator';
import { type Clock, resumeTable, type Surroundings, Table } from '@nain-jaune/table';
import type { Command } from 'commander';
import { readText, writing } from '../io/files.ts';
import { beforeInterrupt } from '../io/interrupt.ts';
import { LineReader } from '../io/lineReader.ts';
import { writeWhole } from '../io/outFile.ts';
import { type Ending, playInTerminal } from '../play/game.ts';
import { Programs } from '../play/programs.ts';
import { seatNames } from '../play/seatNames.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { wrap } from '../terminal/width.ts';
import { UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { botOption, numberOption, optionFor } from './options.ts';
import { playersOf, type RulesOptions, rulesetOf } from './ruleset.ts';

interface Options extends RulesOptions {
  readonly bot?: readonly PlayerName[];
  readonly botTime?: number;
  readonly name?: string;
  readonly seed?: string;
  readonly out?: string;
  readonly resume?: string;
}

const BOTS: readonly PlayerName[] = ['rosalie', 'achille', 'leonie'];
/** So slow that a person at a terminal can follow; nobody waits where nobody watches. */
const WATCHED_PACE = { botMove: 350, botPass: 120 };
const FULL_PACE = { botMove: 0, botPass: 0 };

/** `nain play`: a whole game in the terminal, one person against bots. */
export function playCommand(shell: Shell): Command {
  return makeCommand(shell, 'play', 'play', [
    ['nain play', 'play'],
    ['nain play --rules famille --players 5 --lang fr', 'playFrench'],
    ['nain play --rules lindor-1789 --set end.deals=5 --bot expert --bot heuristic', 'playHouse'],
    ['nain play --out game.json', 'playKeep'],
    ['nain play --resume game.json', 'playResume'],
  ])
    .addOption(optionFor(shell, '--rules <rules>', 'rules'))
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(numberOption(shell, '--players <n>', 'players', 3, 8))
    .addOption(botOption(shell))
    .addOption(numberOption(shell, '--bot-time <ms>', 'botTime', 1, 3_600_000))
    .addOption(optionFor(shell, '--name <name>', 'name'))
    .addOption(optionFor(shell, '--seed <seed>', 'seed'))
    .addOption(optionFor(shell, '--out <file>', 'outGame'))
    .addOption(optionFor(shell, '--resume <file>', 'resume'))
    .action((options: Options) => runPlay(shell, options));
}

async function runPlay(shell: Shell, options: Options): Promise<void> {
  const out = options.out ?? options.resume;
  const keep = (record: GameRecord): void => {
    if (out !== undefined) writing(shell, out, () => writeWhole(out, `${JSON.stringify(record)}\n`));
  };
  const milliseconds = options.botTime ?? BOT_MILLISECONDS;
  const programs = new Programs(shell, options.bot ?? [], { milliseconds });
  const around = { ...surroundings(options.seed, keep), ...programs.surroundings };
  const table =
    options.resume === undefined
      ? openTable(shell, options, around)
      : goOnWith(shell, options.resume, around);
  keep(table.record());
  const allIsWell = beforeInterrupt(async () => {
    keep(table.record());
    await programs.close();
  });
  const lines = new LineReader(process.stdin, process.stdin.isTTY === true);
  if (options.resume === undefined) await shell.output.out(drawWelcome(shell, table));
  const ending = await playInTerminal({
    shell,
    table,
    seat: personIn(table.record()) ?? seatAt(0),
    lines,
    write: (text) => void shell.output.out(text),
    isTyped: process.stdin.isTTY === true,
    quitQuestion: out === undefined ? shell.cli.quitQuestion : shell.cli.quitQuestionKept(out),
  });
  lines.close();
  keep(table.record());
  allIsWell();
  table.close();
  await programs.close();
  await shell.output.out(farewell(shell, ending, out));
}

function farewell({ cli }: Shell, ending: Ending, out: string | undefined): string {
  const words = { played: '', left: cli.gameLeft, 'no-input': `\n${cli.inputEnded}` }[ending];
  const kept = out === undefined ? '' : cli.gameKept(out);
  const resume = out === undefined || ending === 'played' ? '' : cli.resumeWith(`nain play --resume ${out}`);
  const lines = [words, kept, resume].filter((line) => line !== '');
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

function drawWelcome(shell: Shell, table: Table): string {
  const { cli, words, paint } = shell;
  const { rules, players } = table.record();
  const announcing = rules.announcing === 'required' ? cli.announcingRequired : cli.announcingAutomatic;
  const hocs = rules.hocs && rules.announcing === 'required' ? [cli.hocsRequired] : [];
  const lines = [cli.welcome(words.rulesetName(rules.id), players.length), cli.howToAsk, announcing, ...hocs];
  const title = paint('bold', words.interface.gameName);
  return `${[title, ...lines].map((line) => wrap(line, terminalColumns())).join('\n')}\n`;
}

function openTable(shell: Shell, options: Options, around: Surroundings): Table {
  const ruleset = rulesetOf(shell, options);
  const players = playersOf(shell, ruleset, options.players);
  const bots = options.bot ?? BOTS;
  if (bots.length > players - 1) throw new UsageError(shell.cli.tooManyBots(bots.length, players - 1));
  const playing = Array.from({ length: players - 1 }, (_, index) => bots[index % bots.length] as PlayerName);
  const names = seatNames(shell, playing);
  const opponents = playing.map((bot, index): SeatInfo => ({ name: names[index] ?? bot, bot }));
  const person = { name: options.name || nameOfUser(shell), bot: null };
  return Table.open({ ...around, ruleset, seats: [person, ...opponents] });
}

/** The name by which the system knows the user. */
function nameOfUser({ words }: Shell): string {
  return process.env['USER'] || process.env['LOGNAME'] || words.interface.you;
}

function goOnWith(shell: Shell, file: string, around: Surroundings): Table {
  const record = readRecord(shell, file);
  if (record.end !== undefined) throw new UsageError(shell.cli.gameHasEnded(file));
  if (personIn(record) === null) throw new UsageError(shell.cli.noPersonInGame(file));
  const resumed = resumeTable(record, around);
  if (!resumed.ok) throw new UsageError(shell.cli.wrongRecord(file));
  return resumed.value;
}

function readRecord(shell: Shell, file: string): GameRecord {
  const text = readText(shell, file);
  const parsed = parseRecord(jsonIn(text));
  if (!parsed.ok) throw new UsageError(shell.cli.wrongRecord(file));
  return parsed.value;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function personIn(record: GameRecord): Seat | null {
  const seat = record.players.findIndex(({ bot }) => bot === undefined);
  return seat < 0 ? null : seatAt(seat);
}

/** What the table needs besides its bots. `keep` is called before a move is told, so that a game that is killed loses none of them. */
function surroundings(
  seed: string | undefined,
  keep: (record: GameRecord) => void,
): Omit<Surroundings, 'bots'> {
  return {
    keep: (_change, record) => keep(record()),
    random: seed === undefined ? strongRandom() : seededRandom(`${seed} cards`),
    botRandom: seed === undefined ? strongRandom() : seededRandom(`${seed} bots`),
    clock: realClock(),
    pace: process.stdin.isTTY && process.stdout.isTTY ? WATCHED_PACE : FULL_PACE,
  };
}

function strongRandom(): Random {
  return cryptoRandom((words) => void crypto.getRandomValues(words));
}

function realClock(): Clock {
  return {
    now: () => performance.now(),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  };
}
