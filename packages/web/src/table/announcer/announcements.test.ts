import { type GameView, RULESETS, seatAt } from '@nain-jaune/engine';
import { GameDriver } from '@nain-jaune/engine/driver';
import { below, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { type Context, words } from '@nain-jaune/words';
import { expect, it } from 'vitest';
import { Announcements } from './announcements.ts';
import { talkLineText, talkOf } from './tableTalk.ts';

const rules = RULESETS['avantcoureur-1760'];
const you = seatAt(0);
const context: Context = { names: ['Anne', 'Basile', 'Clara'], rules, you };
const french = words('fr');

/** Plays a random deal. Returns the view of the seat after each move. */
function viewsOfADeal(seed: string): GameView[] {
  const random = seededRandom(seed);
  const cards = { firstDealer: seatAt(1), packOf: () => shuffledPack(random) };
  const driver = GameDriver.start(rules, 3, cards);
  const begun = driver.viewOf(you);
  driver.deal();
  const views = [begun, driver.viewOf(you)];
  for (let { turn } = driver; turn !== null; { turn } = driver) {
    driver.makeMove(turn.legal[below(random, turn.legal.length)]!);
    views.push(driver.viewOf(you));
  }
  return views;
}

it('announces every line of a deal once and in order, and each own turn', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const views = viewsOfADeal(seed);
    const announcements = new Announcements();
    const told = views.flatMap((view) => announcements.take(view, french, context));
    const last = views.at(-1);
    const lines = talkOf(last?.deal?.events ?? []).map((line) => talkLineText(line, french, context));
    const turns = views.flatMap(({ deal }) =>
      deal?.turn?.seat === you ? [french.eventSentence(deal.turn, context)] : [],
    );
    expect(told.filter((sentence) => !turns.includes(sentence))).toEqual(
      lines.filter((line) => !turns.includes(line)),
    );
    expect(told.filter((sentence) => turns.includes(sentence)).length).toBeGreaterThan(0);
  }
});

it('announces the start of a deal that has just begun', () => {
  const [begun, dealt] = viewsOfADeal('a');
  if (begun === undefined || dealt === undefined) throw new Error('there is no deal');
  const before = new Announcements();
  expect(before.take(begun, french, context)).toEqual([]);
  const told = before.take(dealt, french, context);
  expect(told.length).toBeGreaterThan(1);
  expect(new Announcements().take(dealt, french, context)).toEqual(told);
});

it('does not announce what happened before the page was opened', () => {
  const views = viewsOfADeal('a');
  const middle = views[Math.floor(views.length / 2)];
  if (middle === undefined) throw new Error('the deal has no middle');
  const announcements = new Announcements();
  const turn = middle.deal?.turn;
  const own = turn?.seat === you && turn !== null ? [french.eventSentence(turn, context)] : [];
  expect(announcements.take(middle, french, context)).toEqual(own);
  expect(announcements.take(middle, french, context)).toEqual([]);
});

it('announces the turn after a take-back, and what happens instead', () => {
  const views = viewsOfADeal('a');
  const own = [...views.keys()].filter((index) => views[index]?.deal?.turn?.seat === you);
  expect(own.length).toBeGreaterThan(0);
  for (const index of own) {
    const announcements = new Announcements();
    const take = (view: GameView | undefined) =>
      view === undefined ? [] : announcements.take(view, french, context);
    for (const view of views.slice(0, index + 1)) take(view);
    const first = take(views[index + 1]);
    expect(take(views[index])).toEqual([french.eventSentence(views[index]!.deal!.turn!, context)]);
    expect(take(views[index + 1])).toEqual(first);
  }
});
