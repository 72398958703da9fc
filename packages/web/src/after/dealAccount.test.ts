import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { accountsOf, boxStories, handsTold } from './dealAccount.ts';
import { dealtIn, openDealsOf } from './openDeal.ts';
import { viewsOf } from './replayViews.ts';

const DEALS = RULESET_IDS.flatMap((id) =>
  openDealsOf(playedRecord(RULESETS[id], RULESETS[id].players[0]!, `account ${id}`, { deals: 8 })),
);

it('accounts for every counter that a player won or lost', () => {
  for (const deal of DEALS) {
    const view = viewsOf(deal, null).at(-1)!;
    const changes = view.counters.map((counters, seat) => counters - deal.before.counters[seat]!);
    expect(accountsOf(view.deal!.events, deal.players).map(({ change }) => change)).toEqual(changes);
  }
});

it('accounts for every counter that a box gave or got', () => {
  for (const deal of DEALS) {
    const view = viewsOf(deal, null).at(-1)!;
    const anted = view.deal!.events.filter((event) => event.type === 'anted');
    for (const { box, swept, paid, left } of boxStories(view.deal!.events, view.boxes)) {
      const stakes = anted.reduce((sum, { stakes }) => sum + stakes[box]!, 0);
      expect(deal.before.boxes[box]! + stakes - swept + paid).toBe(left);
    }
  }
});

it('tells all hands and the talon by what was laid and shown, so that no secret is asked for', () => {
  for (const deal of DEALS) {
    const { hands, talon } = handsTold(viewsOf(deal, null).at(-1)!.deal!);
    const dealt = dealtIn(deal);
    const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
    expect(hands.map(sorted)).toEqual(dealt.hands.map(sorted));
    expect(talon).toEqual(sorted(dealt.talon));
  }
});
