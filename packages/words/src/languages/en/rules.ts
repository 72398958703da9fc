import type { EndRule, Ruleset } from '@nain-jaune/engine';
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
import { endPhrases } from './gameEnds.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, count, number, or } = makeGrammar('en-GB');

/** Players who still hold the dwarf when another goes out. */
const holder = 'A player who still holds the seven of diamonds';

const wild = 'The seven of diamonds is wild: you may play it at any turn.';

const nextDealer = (side: string) => `After each deal the dealer’s ${side}-hand neighbour deals.`;
const dealTo = (side: string) =>
  `The dealer’s ${side}-hand neighbour gets the first cards, then on to the ${side}.`;
const direction = (sense: string, side: string) =>
  `Play goes ${sense}, to the ${side}; the dealer’s ${side}-hand neighbour leads first.`;

const replaces =
  'It takes the place of the wanted card, and the run goes on from there, or stops if that card would have stopped it. Led, or played when it is wanted itself, it is an ordinary seven and does not stop the run.';

/** The sentences that rules and judge share: one for each fact. */
export const facts = {
  players: ({ players }: Pick<Ruleset, 'players'>) => `For ${interfaceWords.playersAllowed(...players)}.`,
  counters: ({ counters: some }: Pick<Ruleset, 'counters'>) => `Everyone begins with ${counters(some)}.`,
  stakes: ({ honours }: Pick<Ruleset, 'honours'>) =>
    `Five cards have a box on the board. Their stakes are: ${and(
      honours.map(({ card, stake }) => `${theCard(cardOf(card))} ${number(stake)}`),
    )}.`,
  firstDealer: {
    lot: 'The first dealer is drawn by lot.',
    'highest-card': 'Everyone draws a card; the highest deals first.',
    chosen: 'The players agree who deals first.',
  },
  nextDealer: {
    left: nextDealer('left'),
    right: nextDealer('right'),
  },
  packet: {
    singly: 'Cards are dealt one at a time.',
    threes: 'Cards are dealt three at a time; the last time, what is left.',
  },
  dealTo: {
    clockwise: dealTo('left'),
    anticlockwise: dealTo('right'),
  },
  hands: (rules: Pick<Ruleset, 'hand' | 'players'>) => {
    const sizes = rules.players.map(
      (some) => `${or(handSizes(rules, some).map(number))} cards with ${number(some)} players`,
    );
    return rules.hand === 'table'
      ? `Everyone gets ${and(sizes)}; the rest is the talon, which nobody sees.`
      : `The whole pack is dealt out: ${and(sizes)}; any cards left over go one each to the first players.`;
  },
  ante: ({ ante, honours }: Pick<Ruleset, 'ante' | 'honours'>) =>
    `Before each deal ${
      ante === 'everyone' ? 'everyone' : 'only the dealer'
    } antes ${counters(anteOf({ honours }))} into the five boxes. Whatever is left there stays.`,
  direction: {
    clockwise: direction('clockwise', 'left'),
    anticlockwise: direction('anticlockwise', 'right'),
  },
  firstLead: {
    any: 'The first lead of a deal may be any card.',
    lowest: 'The first card of a deal must be one of your lowest.',
    later: 'After that you may lead any card.',
  },
  run: {
    rank: 'A run goes up rank by rank, whatever the suits.',
    suit: 'A run goes up card by card within one suit.',
  },
  ace: 'The ace is the lowest card and the king the highest.',
  continuing: {
    optional:
      'If you have a wanted card you may play it or pass, and you may stop after any card. But if you lead, you must play.',
    compulsory: 'If you have a wanted card you must play it; otherwise you pass.',
  },
  dwarfFree: 'You never have to play the dwarf.',
  stall: {
    lead: 'When everyone has passed, the last to play leads any card.',
    'next-rank': 'When everyone has passed, the next rank up is wanted, first from the last to play.',
    again: 'If nobody has that one either, the rank above it is wanted, and so on.',
    pastKing: 'After the king, the last to play leads any card.',
  },
  king: 'A king stops the run, and its player leads again.',
  hoc: ({ announcing }: Pick<Ruleset, 'announcing'>) =>
    `When you ${announcing === 'required' ? 'play and announce' : 'play'} a king or an honour, every other player pays you ${counters(1)}.`,
  announcing: {
    required: 'Play an honour and announce it (“the Queen sweeps!”) to sweep its box.',
    automatic: 'Play an honour to sweep its box; there is no need to announce it.',
  },
  missedHonour: ({ missedHonour, bete }: Pick<Ruleset, 'missedHonour' | 'bete'>) => {
    const cost = bete === 'box' ? 'double it' : 'add its stake to it';
    return `If you forget to announce an honour, its box stays${
      missedHonour === 'stays' ? ' as it is' : `, and at the settlement you ${cost}`
    }.`;
  },
  heldHonour: ({ heldHonour, bete }: Pick<Ruleset, 'heldHonour' | 'bete'>) =>
    heldHonour === 'bete'
      ? `If you still hold an honour when the deal ends, you pay a bête: you ${bete === 'box' ? 'double its box' : 'add its stake to its box'}.`
      : 'An honour still held costs nothing extra.',
  dwarf: {
    plain: 'The seven of diamonds is played like any other seven.',
    stop: `${wild} It stops the run, and you lead again.`,
    'stands-for-wanted': `${wild} ${replaces}`,
  },
  dwarfReplaces: replaces,
  dwarfSweeps: 'It sweeps its own box.',
  payment: ({ payment: unit, acePoints }: Pick<Ruleset, 'payment' | 'acePoints'>) =>
    unit === 'cards'
      ? `Every other player pays the winner ${counters(1)} for each card still held.`
      : `Every other player pays the winner the points of the cards still held: 10 for a court card, ${number(
          acePoints,
        )} for an ace and their number for the others.`,
  dwarfDouble: `${holder} pays double.`,
  debts: {
    below: 'If you owe more than you have, you pay in full and go below zero.',
    forgiven: 'If you owe more than you have, you pay what you have; the rest is forgiven.',
  },
  operas: {
    unopposed: 'Go out before any other player has played a card, and you make an opera.',
    'first-chance':
      'Play your whole hand from your very first turn, with no other player’s card in between, and you make an opera.',
    'first-lead': 'Go out with no other player’s card after your first lead, and you make an opera.',
  },
  noOpera: 'There is no opera.',
  factors: {
    multiply: `${holder} then pays four times as much.`,
    highest: `${holder} then pays double too, and no more.`,
  },
  ends: ({ end }: Pick<Ruleset, 'end'>) => `The game ends ${endInWords(end)}.`,
  most: 'The player with the most counters wins; a tie is shared.',
};

const brief: RulePhrases['brief'] = {
  run: ({ run }) => ({
    line: 'Each card is one higher than the last.',
    more: `${run === 'rank' ? 'Any suit' : 'In the same suit'}; the ace is low.`,
  }),
  continuing: ({ continuing: duty, dwarf: role }) => ({
    line: 'No such card? You pass.',
    more: `If you have it, you ${duty === 'compulsory' ? 'play it' : 'may still keep it'}${
      duty === 'compulsory' && role !== 'plain' ? ', except the dwarf' : ''
    }.`,
  }),
  announcing: (rules) => ({
    line:
      rules.announcing === 'required' ? 'Announce an honour to sweep its box.' : 'An honour sweeps its box.',
    more: `${otherHonours(rules, cards.cardSign)}${hasDwarfBox(rules) ? ' and 7♦, the Yellow Dwarf' : ''}.`,
  }),
  stops: ({ hocs }) => ({
    line: `A king${hocs ? ' or an honour' : ''} ends the run.`,
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
    players: facts.players,
    counters: facts.counters,
    honours: facts.stakes,
    dealer: ({ firstDealer, nextDealer }) =>
      `${facts.firstDealer[firstDealer]} ${facts.nextDealer[nextDealer]}`,
    deal: (rules) =>
      [
        facts.packet[rules.packet === 1 ? 'singly' : 'threes'],
        facts.dealTo[rules.dealTo],
        facts.hands(rules),
      ].join(' '),
    ante: facts.ante,
    direction: ({ play }) => facts.direction[play],
    firstLead: ({ firstLead }) =>
      firstLead === 'any' ? facts.firstLead.any : `${facts.firstLead.lowest} ${facts.firstLead.later}`,
    run: ({ run }) => `${facts.run[run]} ${facts.ace}`,
    continuing: ({ continuing, dwarf }) =>
      continuing === 'compulsory' && dwarf !== 'plain'
        ? `${facts.continuing.compulsory} ${facts.dwarfFree}`
        : facts.continuing[continuing],
    stall: ({ stall }) =>
      stall === 'lead'
        ? facts.stall.lead
        : `${facts.stall['next-rank']} ${facts.stall.again} ${facts.stall.pastKing}`,
    stops: ({ hocs }) => (hocs ? `${facts.king} An honour stops the run too.` : facts.king),
    dwarf: (rules) =>
      hasDwarfBox(rules) ? `${facts.dwarf[rules.dwarf]} ${facts.dwarfSweeps}` : facts.dwarf[rules.dwarf],
    announcing: ({ announcing }) => facts.announcing[announcing],
    missedHonour: (rules) => (rules.announcing === 'automatic' ? '' : facts.missedHonour(rules)),
    hocs: (rules) => (rules.hocs ? facts.hoc(rules) : ''),
    payment: (rules) =>
      rules.heldDwarfFactor === 1 ? facts.payment(rules) : `${facts.payment(rules)} ${facts.dwarfDouble}`,
    heldHonour: facts.heldHonour,
    opera,
    debts: ({ debts }) => (debts ? facts.debts.below : facts.debts.forgiven),
    end: (rules) => `${facts.ends(rules)} ${facts.most}`,
  },
};

export const rules: RuleWords = makeRuleWords(phrases);

function opera(rules: Ruleset): string {
  const { opera: rule } = rules;
  if (rule === null) return facts.noOpera;
  const when = facts.operas[rule.when];
  const rewards = [
    rule.sweeps ? 'you sweep the whole board' : '',
    rule.factor === 1 ? '' : 'everyone pays you double',
  ].filter((reward) => reward !== '');
  return rewards.length === 0
    ? `${when} There is no extra reward.`
    : `${when} ${capital(and(rewards))}.${bothFactors(rules)}`;
}

function bothFactors(rules: Ruleset): string {
  return mayBothDouble(rules) ? ` ${facts.factors[rules.factors]}` : '';
}

const END_PHRASES: EndPhrases = {
  ...endPhrases,
  target: (target) => `once someone has ${counters(target)} at a settlement`,
  minutes: (minutes) => `with the deal in progress after ${count(minutes, 'minute', 'minutes')}`,
};

/** What ends a game: `after 10 deals or when someone cannot pay the ante`. */
function endInWords(rule: EndRule): string {
  return or(endCauses(rule, END_PHRASES));
}
