/**
 * Reviews one seat of each deal twice, with different seeds, and prints in how many deals the verdict is the same, in how many also the
 * mistake that is named, and how often each verdict was given. The deals are first deals of games of bots.
 *
 *     node packages/review/scripts/verdicts.ts [rules] [deals]
 */
import { BOTS, type BotName } from '@nain-jaune/bots';
import { makeRecord, moveText, parseRulesText, type Replay, replayRecord, seatAt } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { itemAt } from '@nain-jaune/engine/kernel';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { ChoiceValues } from '../src/choiceValues.ts';
import { exactly } from '../src/estimate.ts';
import { judgeChoice, REVIEW_OPTIONS } from '../src/review.ts';
import { storyOf } from '../src/story.ts';
import { type WalkedDeal, walkDeal } from '../src/walkDeal.ts';

const [text = 'lindor-1789', count = '40'] = process.argv.slice(2);
const SEEDS = ['a', 'b'];
const NAMES: readonly BotName[] = ['heuristic', 'expert', 'longest', 'heuristic'];

function playDeal(number: number): Replay {
  const ruleset = parseRulesText(text);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  const packs = seededRandom(`same ${text} ${number}`);
  const random = seededRandom(`moves ${text} ${number}`);
  const driver = GameDriver.start(ruleset.value, NAMES.length, {
    firstDealer: seatAt(number % NAMES.length),
    packOf: () => shuffledPack(packs),
  });
  driver.deal();
  for (let { turn } = driver; turn !== null; { turn } = driver) {
    const bot = BOTS[itemAt(NAMES, (turn.seat + (number >> 2)) % NAMES.length)];
    driver.makeMove(bot.choose(turn.view, turn.legal, random));
  }
  const replayed = replayRecord(
    makeRecord(
      driver.game,
      NAMES.map((name) => ({ name })),
    ),
  );
  if (!replayed.ok) throw new RangeError(JSON.stringify(replayed.error));
  return replayed.value;
}

function runToEnd<Result>(work: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The verdict on a seat and the move of the costliest mistake, as a review has them. */
function verdictOn(walked: WalkedDeal, seat: number, seed: string) {
  const values = new ChoiceValues(walked, REVIEW_OPTIONS.streams);
  runToEnd(values.compute(`${seed}/1`));
  const choices = walked.choices.flatMap((choice, index) =>
    choice.seat === seat
      ? {
          ...runToEnd(judgeChoice(choice, 1, { ...REVIEW_OPTIONS, seed })),
          change: values.change(index, seat),
          secondSight: null,
        }
      : [],
  );
  const { end, choices: told } = storyOf(seatAt(seat), values.parts(seat, exactly(0)), choices);
  return { play: end.play, mistake: told.mistake === null ? '' : moveText(told.mistake.move) };
}

const counts = new Map<string, number>();
let verdicts = 0;
let mistakes = 0;
const started = process.cpuUsage();
for (let number = 0; number < Number(count); number++) {
  const walked = walkDeal(playDeal(number), 1);
  if (walked === null) throw new RangeError(`deal ${number} is not settled`);
  const seat = (number * 7 + (number >> 2)) % NAMES.length;
  const found = SEEDS.map((seed) => verdictOn(walked, seat, seed));
  const isSame = new Set(found.map(({ play }) => play)).size === 1;
  for (const { play } of found) counts.set(play, (counts.get(play) ?? 0) + 1);
  verdicts += isSame ? 1 : 0;
  mistakes += isSame && new Set(found.map(({ mistake }) => mistake)).size === 1 ? 1 : 0;
  if (!isSame)
    process.stdout.write(`deal ${number}, seat ${seat}: ${found.map(({ play }) => play).join(', ')}\n`);
}
const seconds = process.cpuUsage(started).user / 1e6 / SEEDS.length / Number(count);
process.stdout.write(
  `${text}: of ${count} deals ${verdicts} have the same verdict, ${mistakes} the same mistake, too\n`,
);
process.stdout.write(`${[...counts].map(([play, times]) => `${play} ${times}`).join(', ')}\n`);
process.stdout.write(`${seconds.toFixed(2)} s of processor time a seat and review\n`);
