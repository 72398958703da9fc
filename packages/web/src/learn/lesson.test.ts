import {
  beginView,
  type GameView,
  legalMoves,
  moveText,
  parseMoveText,
  playMove,
  replayRecord,
  seatAt,
  seatToMove,
  seeStep,
} from '@nain-jaune/engine';
import { LANGUAGES, type Language, words } from '@nain-jaune/words';
import { describe, expect, it } from 'vitest';
import { LESSON_MOVES, LESSON_RULES, lessonRecord } from '../worker/lessonDeal.ts';
import { lessonPositions } from '../worker/lessonPositions.ts';
import { countersOf, makeLessonContext, sentenceOf } from './lessonSentences.ts';
import { type Ask, movesBefore, movesIn, STEPS, type Step } from './lessonSteps.ts';
import { type Option, optionsOf, positionOf } from './questionOptions.ts';
import { slipOf } from './slip.ts';

const NAMES = ['Zoé', 'Achille', 'Léonie', 'Ninon'];
const PUPIL = seatAt(0);

/** The view and the legal moves before each move of the lesson and after the last. */
function playLesson() {
  const replayed = replayRecord(lessonRecord(NAMES, 0));
  if (!replayed.ok) throw new Error('the lesson is no game');
  let { game } = replayed.value;
  let view = replayed.value.steps.reduce<GameView>(seeStep, beginView(LESSON_RULES, NAMES.length, PUPIL));
  const views = [view];
  const legal: string[][] = [];
  for (const text of LESSON_MOVES) {
    const move = parseMoveText(text);
    const seat = seatToMove(game);
    if (game.deal === null || seat === null || move === undefined) throw new Error('too many moves');
    legal.push(legalMoves(game.deal).map(moveText));
    const played = playMove(game, seat, move);
    if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
    game = played.value.game;
    view = seeStep(view, played.value);
    views.push(view);
  }
  return { views, legal };
}

const { views, legal } = playLesson();
const viewAt = (place: number) => views[movesBefore(place)]!;
const chapterOf = (language: Language) => words(language).chapters.lesson();
const asks = STEPS.flatMap((step, place) => (step.type === 'ask' ? [{ step, place }] : []));

describe('the steps of the lesson', () => {
  it('request the pupil’s moves and show those of the others', () => {
    for (const [place, step] of STEPS.entries()) {
      const first = movesBefore(place);
      for (let move = first; move < first + movesIn(step); move++) {
        const isOwn = views[move]?.deal?.turn?.seat === PUPIL;
        expect(isOwn, `${step.name}: ${LESSON_MOVES[move]}`).toBe(step.type === 'act');
      }
      if (step.type === 'act') expect(step.move).toBe(LESSON_MOVES[first]);
    }
  });

  it('end with the deal', () => {
    expect(movesBefore(STEPS.length)).toBe(LESSON_MOVES.length);
    expect(views.at(-1)?.deal).toMatchObject({ settled: true, winner: PUPIL });
  });

  it('never have three steps in a row that are only read', () => {
    const types = STEPS.map(({ type }) => type).join(' ');
    expect(types).not.toMatch(/say say say/);
  });
});

/** All sentences of the teacher, with right answers. */
function textsOf(chapter: Awaited<ReturnType<typeof chapterOf>>, language: Language): string[] {
  const told = makeLessonContext(NAMES, LESSON_RULES, words(language));
  return STEPS.flatMap((step, place) => {
    const right =
      step.type === 'ask' ? [chapter.questions[step.name].right(told, countersOf(step, viewAt(place)))] : [];
    return [sentenceOf(step, viewAt(place), told, chapter), ...right];
  });
}

const wordCount = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
/** Reading speed of a child of eight, in words per minute. */
const READ_PER_MINUTE = 90;
/** Time for a move, a question, or a move of the others, in seconds. */
const SECONDS: Readonly<Record<Step['type'], number>> = { say: 1, act: 4, watch: 2, ask: 8 };

describe.each(LANGUAGES)('in %s', (language) => {
  it('the lesson takes a child of eight no longer than ten minutes', async () => {
    const read = textsOf(await chapterOf(language), language).reduce((sum, text) => sum + wordCount(text), 0);
    const seconds = STEPS.reduce((sum, step) => sum + SECONDS[step.type] + 1.1 * (movesIn(step) - 1), 0);
    expect(read / READ_PER_MINUTE + seconds / 60).toBeLessThan(10);
  });

  it('every sentence is short', async () => {
    for (const text of textsOf(await chapterOf(language), language))
      for (const sentence of text.split(/[.!?…:][”“»]?\s/u))
        expect(wordCount(sentence), sentence).toBeLessThanOrEqual(16);
  });

  it('a highlighted card is named', async () => {
    const chapter = await chapterOf(language);
    const told = makeLessonContext(NAMES, LESSON_RULES, words(language));
    for (const name of ['ace', 'two', 'queen', 'leadAgain', 'dwarf'] as const) {
      const step = STEPS.find((other) => other.name === name);
      const card = step?.type === 'act' ? step.move : '';
      expect(chapter.texts[name](told, 0)).toContain(told.card(card));
    }
  });

  it('every question has one right answer by the rules, or one for each card that fits', async () => {
    const chapter = await chapterOf(language);
    for (const { step, place } of asks) {
      const options = optionsIn(step, place, chapter, language);
      expect(options.filter(({ right }) => right).length, step.name).toBe(1);
      expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
    }
  });
});

function optionsIn(
  { name }: Ask,
  place: number,
  chapter: Awaited<ReturnType<typeof chapterOf>>,
  language: Language,
): Option[] {
  const position = lessonPositions().find((other) => other.name === positionOf(name));
  return optionsOf(name, { view: viewAt(place), position, names: NAMES, words: words(language), chapter });
}

it('has the right answers: the dwarf, the pupil, 6 counters, the eight, no, yes, none', async () => {
  const chapter = await chapterOf('en');
  const right = asks.flatMap(({ step, place }) =>
    optionsIn(step, place, chapter, 'en').flatMap((option) => (option.right ? [option.text] : [])),
  );
  expect(right).toEqual(['the Yellow Dwarf', 'Zoé', '6', 'eight of diamonds', 'No', 'Yes', '0']);
});

describe('a move that was not requested is classified', () => {
  const offered = (place: number) => legal[movesBefore(place)] ?? [];
  const placeOf = (name: Step['name']) => STEPS.findIndex((step) => step.name === name);

  it('as a legal or an illegal card', () => {
    expect(slipOf('2d', 'Ac', offered(placeOf('ace')))).toBe('other');
    expect(slipOf('5s', '2d', offered(placeOf('two')))).toBe('unfit');
    expect(slipOf('7s', '7d', offered(placeOf('dwarf')))).toBe('other');
  });

  it('as a card instead of a pass', () => {
    expect(slipOf('5s', '-', offered(placeOf('withoutFour')))).toBe('must-pass');
  });

  it('and the requested one is no slip', () => {
    expect(slipOf('Ac', 'Ac', offered(placeOf('ace')))).toBeNull();
  });
});
