import type { Ruleset } from '@nain-jaune/engine';
import { theCard } from '../cards/en.ts';
import { makeGrammar } from '../grammar.ts';
import { en as screen } from '../interface/en.ts';
import {
  anteOf,
  cardOf,
  handSizes,
  hasDwarfBox,
  makeRuleWords,
  type RulePhrases,
  type RuleWords,
} from '../rules.ts';

const { and, count, number, or } = makeGrammar('en-GB');

const phrases: RulePhrases = {
  topics: {
    players: 'Players',
    counters: 'Counters',
    honours: 'Honours and stakes',
    dealer: 'Dealer',
    deal: 'Deal',
    ante: 'Ante',
    direction: 'Direction of play',
    firstLead: 'First lead',
    run: 'Run',
    continuing: 'Continuing a run',
    stall: 'When nobody goes on',
    stops: 'Stops',
    dwarf: 'The dwarf',
    announcing: 'Sweeping a box',
    missedHonour: 'An honour laid in silence',
    hocs: 'Hocs',
    payment: 'Paying the winner',
    heldHonour: 'An honour still held',
    opera: 'Opera',
    debts: 'When counters run out',
    end: 'End of the game',
  },
  texts: {
    players: ({ players }) => `For ${screen.playersAllowed(...players)}.`,
    counters: (rules) => `Everyone begins with ${counters(rules.counters)}.`,
    honours: ({ honours }) =>
      `Five cards have a box on the board. Their stakes are: ${and(
        honours.map(({ card, stake }) => `${theCard(cardOf(card))} ${number(stake)}`),
      )}.`,
    dealer: ({ firstDealer, nextDealer }) =>
      `${
        firstDealer === 'lot'
          ? 'The first dealer is drawn by lot.'
          : 'Everyone draws a card, and the highest deals first.'
      } After each deal the dealer’s ${nextDealer === 'left' ? 'left' : 'right'}-hand neighbour deals.`,
    deal: (rules) => `${packets(rules)} ${hands(rules)}`,
    ante: (rules) =>
      `Before each deal ${
        rules.ante === 'everyone' ? 'everyone lays' : 'the dealer alone lays'
      } the five stakes, ${counters(anteOf(rules))} in all, into the boxes. What lies there from before stays.`,
    direction: ({ play }) =>
      play === 'clockwise'
        ? 'Play goes clockwise, to the left; the dealer’s left-hand neighbour begins.'
        : 'Play goes anticlockwise, to the right; the dealer’s right-hand neighbour begins.',
    firstLead: ({ firstLead }) =>
      firstLead === 'any'
        ? 'The first lead of a deal may be any card.'
        : 'The first lead of a deal must be one of the leader’s lowest rank; later leads are free.',
    run: ({ run }) =>
      run === 'rank'
        ? 'A run goes up rank by rank, whatever the suits; the ace is low.'
        : 'A run goes up card by card within one suit; the ace is low.',
    continuing,
    stall: ({ stall }) =>
      stall === 'lead'
        ? 'When everyone in turn has passed, the last to lay leads any card.'
        : 'When everyone in turn has passed, the next rank up is wanted, and the last to lay is asked first; past the king the last to lay leads any card.',
    stops: ({ hocs }) =>
      `A king ends the run, and whoever laid it leads again.${hocs ? ' An honour ends the run too.' : ''}`,
    dwarf,
    announcing: ({ announcing }) =>
      announcing === 'required'
        ? 'An honour laid and announced (“the Queen sweeps!”) takes what its box holds.'
        : 'An honour laid takes what its box holds; nothing need be announced.',
    missedHonour: ({ announcing, missedHonour }) => {
      if (announcing === 'automatic') return '';
      return missedHonour === 'stays'
        ? 'The box of an honour laid without announcing it stays as it is.'
        : 'The box of an honour laid without announcing it stays, and whoever laid it doubles it at the settlement.';
    },
    hocs: ({ hocs, announcing }) => {
      if (!hocs) return '';
      const when = announcing === 'required' ? 'laid and announced' : 'laid';
      return `For a king or an honour ${when} every other player pays ${counters(1)}.`;
    },
    payment,
    heldHonour: ({ heldHonour }) =>
      heldHonour === 'bete'
        ? 'Whoever still holds an honour at the end of a deal is bête, and doubles its box.'
        : 'An honour still held at the end of a deal costs nothing more.',
    opera,
    debts: ({ debts }) =>
      debts
        ? 'Whoever owes more than is left pays in full and goes below zero.'
        : 'Whoever owes more than is left pays what is left; the rest is forgiven.',
    end,
  },
};

/** The rules in English. */
export const rules: RuleWords = makeRuleWords(phrases);

function counters(some: number): string {
  return count(some, 'counter', 'counters');
}

function packets({ packet, dealTo }: Ruleset): string {
  const size = packet === 1 ? 'one at a time' : `${number(packet)} at a time`;
  const way = dealTo === 'clockwise' ? 'clockwise, to the left' : 'anticlockwise, to the right';
  return `Cards are dealt ${size}, ${way}.`;
}

function hands(rules: Ruleset): string {
  const sizes = rules.players.map(
    (some) => `${or(handSizes(rules, some).map(number))} cards each with ${number(some)} players`,
  );
  return rules.hand === 'table'
    ? `There are ${and(sizes)}; the rest is the talon, which nobody sees.`
    : `The whole pack is dealt out: ${and(sizes)}; those dealt to first get what is over.`;
}

function continuing({ continuing: duty, dwarf: role }: Ruleset): string {
  const except = role === 'plain' ? '' : ' The dwarf need never be laid.';
  return duty === 'compulsory'
    ? `Whoever holds a wanted card must lay it; only without one may a player pass.${except}`
    : 'Whoever holds a wanted card may lay it or pass, and may stop after any card.';
}

function dwarf(rules: Ruleset): string {
  const sweeps = hasDwarfBox(rules) ? ' It sweeps its own box.' : '';
  switch (rules.dwarf) {
    case 'plain':
      return `The seven of diamonds is laid as any other seven.${sweeps}`;
    case 'stop':
      return `The seven of diamonds is wild: its holder may lay it at any turn, whatever is wanted. It ends the run, and whoever laid it leads again.${sweeps}`;
    case 'stands-for-wanted':
      return `The seven of diamonds is wild: its holder may lay it at any turn, whatever is wanted. It takes the place of the wanted card, and the run goes on from there, or ends where that card would have ended it; led, or laid when it is wanted itself, it is a seven that does not end the run.${sweeps}`;
  }
}

function payment({ payment: unit, acePoints, heldDwarfFactor }: Ruleset): string {
  const pays =
    unit === 'cards'
      ? `Every other player pays the winner ${counters(1)} for each card still held.`
      : `Every other player pays the winner the points of the cards still held: 10 for a court card, ${number(
          acePoints,
        )} for an ace, for the others their number.`;
  return heldDwarfFactor === 1 ? pays : `${pays} Whoever still holds the seven of diamonds pays double.`;
}

function opera({ opera: rule }: Ruleset): string {
  if (rule === null) return 'There is no opera.';
  const when =
    rule.when === 'first-turn'
      ? 'Whoever goes out in one go, with no card of another player between the first card and the last, makes an opera.'
      : 'Whoever goes out before any other player has laid a card makes an opera.';
  const rewards = [
    rule.sweeps ? 'sweeps the whole board' : '',
    rule.factor === 1 ? '' : 'is paid double by everyone',
  ].filter((reward) => reward !== '');
  return `${when} The winner ${rewards.length === 0 ? 'gets nothing more for it' : and(rewards)}.`;
}

/** What ends a game, each as the end of a sentence. */
export function endCauses(rule: Ruleset['end']): string[] {
  return [
    ...dealsEnd(rule.deals),
    rule.target === null ? '' : `once someone has ${counters(rule.target)} at a settlement`,
    rule.minutes === null
      ? ''
      : `at the end of the deal in which ${count(rule.minutes, 'minute has passed', 'minutes have passed')}`,
    'when someone who must ante cannot',
  ].filter((cause) => cause !== '');
}

function end({ end: rule }: Ruleset): string {
  return `The game ends ${or(endCauses(rule))}. Whoever then has the most counters wins; equals share the win.`;
}

function dealsEnd(deals: Ruleset['end']['deals']): string[] {
  if (deals === null) return [];
  if (typeof deals === 'number') return [`after ${count(deals, 'deal', 'deals')}`];
  return Object.entries(deals).map(
    ([players, some]) => `after ${count(some, 'deal', 'deals')} with ${players} players`,
  );
}
