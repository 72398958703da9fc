import { facts } from '../rules.ts';

/** The sentences that book and judge share, beside those of the rules. */
const oneMore = 'If they don’t divide evenly, the first players get one more.';
const emptyBox = 'An empty box costs nothing, and no box is doubled twice in a deal.';
const winnerFirst = 'The others pay the winner before anything goes into the boxes.';
const left = 'What is left on the board belongs to nobody.';

export const bookFacts = {
  oneMore,
  emptyBox,
  winnerFirst,
  left,
  most: `${facts.most} ${left}`,
  whole: 'You pay a whole ante or none at all.',
  grows: 'What nobody sweeps stays there, so a box grows from deal to deal.',
  everything: `The short French rules give no numbers of cards and have no talon, so all 52 cards are dealt out. ${oneMore}`,
  talon: 'They stay face down beside the board, out of play for this deal, and nobody looks at them.',
  cutter: 'the dealer’s left-hand neighbour, whichever way you play.',
  two: 'No source of ours has two players. A published family variant deals 22 cards to each and leaves 8 over.',
  missing:
    'When you stop you name what is missing, “without six”, so that the next player knows what is wanted.',
  askAll: 'Nobody can know that, so everyone is asked all the same.',
  rises: `${facts.stall['next-rank']} ${facts.stall.again} ${facts.stall.pastKing}`,
  lastHonour: 'It still sweeps its box, and then the deal is over.',
  kingOnce:
    'The king of hearts is a king and an honour, but only one hoc: one counter from each of the others.',
  chance: 'A card that simply nobody follows earns no counters, only the lead.',
  otherDwarf: `The old text on the dwarf can also be read another way. ${facts.dwarfReplaces} You can set that in the house rules.`,
  dwarfPays:
    'In 1760 a player who still holds the dwarf pays the winner double, and at an opera four times as much.',
  bete: `To pay a bête is to double a box: you add as much as it holds. ${emptyBox} The players pay in turn, starting with the winner’s neighbour, the winner last.`,
  short: `${facts.debts.forgiven} ${winnerFirst}`,
  operas:
    'In 1760, in 1789 and on the English sheet nobody else may have played a card in the whole deal; we read the family rules the same way. In the German rules you play your whole hand from the first time it is your turn: you have not passed before, and nobody else plays in between.',
  playedOut: 'the deal in which the time runs out is played to its end',
};
