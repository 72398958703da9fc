import { makeGrammar } from '../../grammar.ts';
import type { KeyPhrases } from '../../houseWords.ts';

const { number } = makeGrammar('en-GB');

/** The titles of the keys of a ruleset. */
export const keyPhrases: KeyPhrases = {
  keys: {
    id: 'Name',
    players: 'Players',
    play: 'Direction of play',
    dealTo: 'Direction of the deal',
    firstDealer: 'First dealer',
    nextDealer: 'Next dealer',
    hand: 'Hand size',
    packet: 'Cards dealt at a time',
    honours: 'Honours',
    'honours.card': 'Honour',
    'honours.stake': 'Honour: stake',
    ante: 'Who pays the ante',
    counters: 'Counters at the start',
    run: 'Run',
    firstLead: 'First lead',
    continuing: 'Following a run',
    stall: 'After a stall',
    hocs: 'Hocs',
    dwarf: 'The dwarf',
    announcing: 'Announcing',
    missedHonour: 'Forgotten honour',
    heldHonour: 'Honour still held',
    payment: 'Payment',
    acePoints: 'Points of an ace',
    heldDwarfFactor: 'Dwarf still held',
    opera: 'Opera',
    'opera.when': 'What counts as an opera',
    'opera.sweeps': 'Board after an opera',
    'opera.factor': 'Payment after an opera',
    factors: 'Dwarf and opera together',
    bete: 'Amount of a bête',
    debts: 'Debts',
    end: 'End of the game',
    'end.deals': 'Number of deals',
    'end.target': 'Target',
    'end.minutes': 'Minutes',
  },
  numbered: (title, index) => `${title} (${number(index)})`,
  forPlayers: (title, players) => `${title} (${players} players)`,
};
