import type { EndRule, OperaRule, Ruleset } from '@nain-jaune/engine';
import { capital, makeGrammar } from '../../grammar.ts';
import { type EndPhrases, endCauses } from '../../rulesetWords.ts';
import {
  anteOf,
  cardOf,
  handSizes,
  hasDwarfBox,
  makeRuleWords,
  mayBothDouble,
  otherHonours,
  type RulePhrases,
  type RuleWords,
} from '../../ruleWords.ts';
import { cards, theCard } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, count, number, or } = makeGrammar('en-GB');

const brief: RulePhrases['brief'] = {
  run: ({ run }) => ({
    line: 'Each card is one higher than the last.',
    more: `${run === 'rank' ? 'Any suit' : 'In the same suit'}; the ace is low.`,
  }),
  continuing: ({ continuing: duty, dwarf: role }) => ({
    line: 'No such card? You pass.',
    more: `${duty === 'compulsory' ? 'If you have it, you play it' : 'If you have it, you may still keep it'}${
      duty === 'compulsory' && role !== 'plain' ? ', except the dwarf' : ''
    }.`,
  }),
  announcing: (rules) => ({
    line:
      rules.announcing === 'required' ? 'Announce an honour to sweep its box.' : 'An honour sweeps its box.',
    more: `${otherHonours(rules, cards.cardSign)}${hasDwarfBox(rules) ? ' and 7♦, the Yellow Dwarf' : ''}.`,
  }),
  stops: ({ hocs }) => ({
    line: hocs ? 'A king or an honour ends the run.' : 'A king ends the run.',
    more: 'Its player leads again.',
  }),
  payment: ({ payment: unit, heldHonour, bete, heldDwarfFactor }) => ({
    line:
      unit === 'cards'
        ? `First out takes ${counters(1)} a card.`
        : 'First out takes the points of all cards left.',
    more: [
      heldHonour === 'nothing'
        ? 'From everyone who still holds cards.'
        : `Left with an honour? ${bete === 'box' ? 'Double its box' : 'Add its stake to its box'} (bête).`,
      heldDwarfFactor === 1 ? '' : 'Left with 7♦? Pay double.',
    ]
      .join(' ')
      .trim(),
  }),
};

const phrases: RulePhrases = {
  brief,
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
    continuing: 'Following a run',
    stall: 'When nobody follows',
    stops: 'Stops',
    dwarf: 'The dwarf',
    announcing: 'Sweeping a box',
    missedHonour: 'Forgotten honour',
    hocs: 'Hocs',
    payment: 'Paying the winner',
    heldHonour: 'Honour still held',
    opera: 'Opera',
    debts: 'When counters run out',
    end: 'End of the game',
  },
  texts: {
    players: ({ players }) => `For ${interfaceWords.playersAllowed(...players)}.`,
    counters: (rules) => `Everyone begins with ${counters(rules.counters)}.`,
    honours: ({ honours }) =>
      `Five cards have a box on the board. Their stakes are: ${and(
        honours.map(({ card, stake }) => `${theCard(cardOf(card))} ${number(stake)}`),
      )}.`,
    dealer: ({ firstDealer, nextDealer }) =>
      `${firstDealers[firstDealer]} After each deal the dealer’s ${nextDealer === 'left' ? 'left' : 'right'}-hand neighbour deals.`,
    deal: (rules) => `${packets(rules)} ${hands(rules)}`,
    ante: (rules) =>
      `Before each deal ${
        rules.ante === 'everyone' ? 'everyone' : 'only the dealer'
      } antes ${counters(anteOf(rules))} into the five boxes. Whatever is left there stays.`,
    direction: ({ play }) =>
      play === 'clockwise'
        ? 'Play goes clockwise, to the left; the dealer’s left-hand neighbour leads first.'
        : 'Play goes anticlockwise, to the right; the dealer’s right-hand neighbour leads first.',
    firstLead: ({ firstLead }) =>
      firstLead === 'any'
        ? 'The first lead of a deal may be any card.'
        : 'The first card of a deal must be one of your lowest; after that you may lead any card.',
    run: ({ run }) =>
      run === 'rank'
        ? 'A run goes up rank by rank, whatever the suits; the ace is low.'
        : 'A run goes up card by card within one suit; the ace is low.',
    continuing,
    stall: ({ stall }) =>
      stall === 'lead'
        ? 'When everyone has passed, the last to play leads any card.'
        : 'When everyone has passed, the next rank up is wanted, first from the last to play; past the king, the last to play leads any card.',
    stops: ({ hocs }) =>
      `A king stops the run, and its player leads again.${hocs ? ' An honour stops the run too.' : ''}`,
    dwarf,
    announcing: ({ announcing }) =>
      announcing === 'required'
        ? 'Play an honour and announce it (“the Queen sweeps!”) to sweep its box.'
        : 'Play an honour to sweep its box; there is no need to announce it.',
    missedHonour: ({ announcing, missedHonour, bete }) => {
      if (announcing === 'automatic') return '';
      if (missedHonour === 'stays') return 'If you forget to announce an honour, its box stays as it is.';
      return `If you forget to announce an honour, its box stays, and at the settlement you ${
        bete === 'box' ? 'double it' : 'add its stake to it'
      }.`;
    },
    hocs: ({ hocs, announcing }) => {
      if (!hocs) return '';
      const act = announcing === 'required' ? 'play and announce' : 'play';
      return `When you ${act} a king or an honour, every other player pays you ${counters(1)}.`;
    },
    payment,
    heldHonour: ({ heldHonour, bete }) =>
      heldHonour === 'bete'
        ? `If you still hold an honour when the deal ends, you pay a bête: you ${
            bete === 'box' ? 'double its box' : 'add its stake to its box'
          }.`
        : 'An honour still held when the deal ends costs nothing extra.',
    opera,
    debts: ({ debts }) =>
      debts
        ? 'If you owe more than you have, you pay in full and go below zero.'
        : 'If you owe more than you have, you pay what you have; the rest is forgiven.',
    end,
  },
};

export const rules: RuleWords = makeRuleWords(phrases);

function packets({ packet, dealTo }: Ruleset): string {
  const size = packet === 1 ? 'one at a time' : `${number(packet)} at a time`;
  const way = dealTo === 'clockwise' ? 'clockwise, to the left' : 'anticlockwise, to the right';
  return `Cards are dealt ${size}, ${way}.`;
}

function hands(rules: Ruleset): string {
  const sizes = rules.players.map(
    (some) => `${or(handSizes(rules, some).map(number))} cards with ${number(some)} players`,
  );
  return rules.hand === 'table'
    ? `Everyone gets ${and(sizes)}; the rest is the talon, which nobody sees.`
    : `The whole pack is dealt out: ${and(sizes)}; any cards left over go one each to the first players.`;
}

function continuing({ continuing: duty, dwarf: role }: Ruleset): string {
  const except = role === 'plain' ? '' : ' You never have to play the dwarf.';
  return duty === 'compulsory'
    ? `If you have a wanted card you must play it; otherwise you pass.${except}`
    : 'If you have a wanted card you may play it or pass, and you may stop after any card.';
}

function dwarf(rules: Ruleset): string {
  const sweeps = hasDwarfBox(rules) ? ' It sweeps its own box.' : '';
  const wild = 'The seven of diamonds is wild: you may play it whenever it is your turn, whatever is wanted.';
  switch (rules.dwarf) {
    case 'plain':
      return `The seven of diamonds is played like any other seven.${sweeps}`;
    case 'stop':
      return `${wild} It stops the run, and you lead again.${sweeps}`;
    case 'stands-for-wanted':
      return `${wild} It takes the place of the wanted card, and the run goes on from there, or stops if that card would have stopped it. Led, or played when it is wanted itself, it is an ordinary seven and does not stop the run.${sweeps}`;
  }
}

function payment({ payment: unit, acePoints, heldDwarfFactor }: Ruleset): string {
  const pays =
    unit === 'cards'
      ? `Every other player pays the winner ${counters(1)} for each card still held.`
      : `Every other player pays the winner the points of the cards still held: 10 for a court card, ${number(
          acePoints,
        )} for an ace and their number for the others.`;
  return heldDwarfFactor === 1 ? pays : `${pays} Anyone who still holds the seven of diamonds pays double.`;
}

const firstDealers: Readonly<Record<Ruleset['firstDealer'], string>> = {
  lot: 'The first dealer is drawn by lot.',
  'highest-card': 'Everyone draws a card; the highest deals first.',
  chosen: 'The players agree who deals first.',
};

const operas: Readonly<Record<OperaRule['when'], string>> = {
  unopposed: 'Go out before any other player has played a card, and you make an opera.',
  'first-chance':
    'Play your whole hand from the first time it is your turn, without passing before and with no other player’s card in between, and you make an opera.',
  'first-lead': 'Go out with no other player’s card after your first lead, and you make an opera.',
};

function opera(rules: Ruleset): string {
  const { opera: rule } = rules;
  if (rule === null) return 'There is no opera.';
  const when = operas[rule.when];
  const rewards = [
    rule.sweeps ? 'you sweep the whole board' : '',
    rule.factor === 1 ? '' : 'everyone pays you double',
  ].filter((reward) => reward !== '');
  return rewards.length === 0
    ? `${when} There is no extra reward.`
    : `${when} ${capital(and(rewards))}.${bothFactors(rules)}`;
}

function bothFactors(rules: Ruleset): string {
  if (!mayBothDouble(rules)) return '';
  return rules.factors === 'multiply'
    ? ' A player who still holds the seven of diamonds then pays four times as much.'
    : ' A player who still holds the seven of diamonds then pays double too, and no more.';
}

const END_PHRASES: EndPhrases = {
  deals: (deals) => `after ${count(deals, 'deal', 'deals')}`,
  dealsFor: (players, deals) => `after ${count(deals, 'deal', 'deals')} with ${players} players`,
  target: (target) => `once someone has ${counters(target)} at a settlement`,
  minutes: (minutes) =>
    `at the end of the deal in which ${count(minutes, 'minute has passed', 'minutes have passed')}`,
  ruin: 'when someone cannot pay the ante',
};

/** What ends a game: `after 10 deals or when someone cannot pay the ante`. */
export function endInWords(rule: EndRule): string {
  return or(endCauses(rule, END_PHRASES));
}

function end({ end: rule }: Ruleset): string {
  return `The game ends ${endInWords(rule)}. The player with the most counters wins; a tie is shared.`;
}
