import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { accountsOf, boxStories, partsOf, partsOnPlate, reportedHands } from './dealAccount.ts';
import { dealtIn, openDealsOf } from './openDeal.ts';
import { viewsOf } from './replayViews.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, some) => total + some, 0);

const DEALS = RULESET_IDS.flatMap((id) =>
  RULESETS[id].players.flatMap((players) =>
    openDealsOf(playedRecord(RULESETS[id], players, `account ${id}`, { deals: 8 })),
  ),
);

it('accounts for every counter that a player won or lost', () => {
  for (const deal of DEALS) {
    const view = viewsOf(deal, null).at(-1)!;
    const changes = view.counters.map((counters, seat) => counters - deal.before.counters[seat]!);
    expect(accountsOf(view.deal!.events, deal.players).map(({ change }) => change)).toEqual(changes);
  }
});

it('parts add up to the change', () => {
  for (const deal of DEALS) {
    const { events } = viewsOf(deal, null).at(-1)!.deal!;
    for (const account of accountsOf(events, deal.players))
      expect(sum(partsOf(account).map(({ counters }) => counters))).toBe(account.change);
  }
});

it('accounts for every counter of a box', () => {
  for (const deal of DEALS) {
    const view = viewsOf(deal, null).at(-1)!;
    for (const { box, before, staked, swept, paid, left } of boxStories(view.deal!.events, view.boxes)) {
      expect(before).toBe(deal.before.boxes[box]);
      expect(before + staked - swept + paid).toBe(left);
    }
  }
});

it('plate, arrows and boxes of the picture add up to each change', () => {
  for (const deal of DEALS) {
    const view = viewsOf(deal, null).at(-1)!;
    const boxes = boxStories(view.deal!.events, view.boxes);
    const accounts = accountsOf(view.deal!.events, deal.players);
    for (const account of accounts) {
      const { seat, change } = account;
      const onArrows = accounts.map(({ seat: from, cards }) => {
        const paid = cards === null ? 0 : -cards.counters;
        return seat === view.deal!.winner ? paid : from === seat ? -paid : 0;
      });
      const parts = partsOnPlate(account);
      const atBoxes = boxes.map(
        (box) => (box.sweeper === seat ? box.swept : 0) - (box.payer === seat ? box.paid : 0),
      );
      expect(sum([...parts.map(({ counters }) => counters), ...onArrows, ...atBoxes])).toBe(change);
    }
  }
});

it('reconstructs hands and talon from public information', () => {
  for (const deal of DEALS) {
    const { hands, talon } = reportedHands(viewsOf(deal, null).at(-1)!.deal!);
    const dealt = dealtIn(deal);
    const sorted = (cards: readonly number[]) => cards.toSorted((a, b) => a - b);
    expect(hands.map(sorted)).toEqual(dealt.hands.map(sorted));
    expect(talon).toEqual(sorted(dealt.talon));
  }
});
