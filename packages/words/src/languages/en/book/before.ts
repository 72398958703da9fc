import type { BookTexts } from '../../../bookPlan.ts';
import { dealtByTable } from '../../../bookWords.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

/** History, aim, board, ante and deal. */
export const before: Pick<BookTexts, 'history' | 'game' | 'board' | 'ante' | 'deal'> = {
  history: {
    title: 'A short history',
    blocks: {
      tale: 'The name is older than the game. In 1698 Baroness d’Aulnoy published a fairy tale, “Le Nain jaune”. Its yellow dwarf is an ugly, jealous and wicked creature, and the tale is a cruel one.',
      nancy:
        'Some sixty years later, about 1760, people in Lorraine played a “game of the Dwarf”, or of the “Dwarf Bébé”. Bébé was the nickname of Nicolas Ferry, a dwarf under the protection of Stanislas of Poland, Duke of Lorraine. With age, the story goes, Bébé turned violent and cruel, and people called him the yellow dwarf, after the villain of the tale.',
      print:
        'The rules were first printed in the journal “L’Avantcoureur” on 27 October and 3 November 1760. They are for three or five players and not easy: a run must stay within its suit, some cards stop it, and the dwarf is wild.',
      lindor:
        'The game spread through Europe. In 1789 a French compendium of games, part of the “Encyclopédie méthodique”, printed other rules under the name of “Lindor, or Nain jaune”; Lacombe’s “Dictionnaire des jeux” followed in 1792. Suits no longer matter, three to eight can play, and more is at stake. That game has lived on to the present day. Lindor, by the way, is a character in one of Marmontel’s moral tales.',
      kin: 'The French page of family rules traces it to other games: the Hoc of Mazarin and the Comet. It notes that the old “Académies des jeux” do not mention the game, and that the Encyclopédie of Diderot and d’Alembert already calls it an old one.',
      fashion:
        'It was very popular in the nineteenth century. About 1850 General Tom Thumb, the star of Barnum’s circus, brought dwarfs into fashion, and the game with them. After the Second Empire (1852–1870) it was forgotten, came back between the wars, and has been a French classic ever since.',
      chance:
        'Is it a game of skill? The sources disagree. The English-language encyclopedia sees both luck and thought, the German-language one almost nothing but luck; yet it advises you to watch for the five cards on the board.',
    },
  },
  game: {
    title: 'What the game is',
    blocks: {
      aim: 'Be the first to get rid of all your cards. Together the players build ascending runs: 4, 5, 6, 7 … If you have the next card, you follow; if not, you say so, and it is the next player’s turn.',
      boxes:
        'Five cards, the honours, have a box on the board. Play one, and its counters are yours. If it is still in your hand at the end, you may have to double the box.',
      course: [
        'The ante: the stakes go into the five boxes.',
        'The deal: everyone gets a hand of cards.',
        'The play: you build runs until someone has no cards left.',
        'The settlement: the others pay the winner, and the boxes.',
        'The next dealer deals; what is left in the boxes stays there.',
      ],
      two: 'There are really two games: the old one of 1760, with runs within a suit, and the modern one since 1789, with runs by rank. The six rulesets of this book are the old game and five ways to play the modern one.',
    },
  },
  board: {
    title: 'Cards, board and counters',
    blocks: {
      pack: `A full pack of 52 cards. ${facts.ace} A run may start with the ace, which counts as one.`,
      places:
        'The board has five boxes: the king of hearts at the top left, the queen of spades at the top right, the jack of clubs at the bottom left, the ten of diamonds at the bottom right. In the middle is the dwarf, holding the seven of diamonds.',
      other:
        'One source has a different board: in the short French rules the queen of hearts and the king of spades replace the queen of spades and the king of hearts.',
      bare: 'No board at hand? In 1760 people took the five cards from a second pack and put them face up on the table. The counters went on the cards.',
      pieces:
        'Counters come in three kinds: the round jeton is worth 1, the fiche, a small rectangle, 5, and the contrat, a large one, 10.',
      bank: [
        '1789 and the German rules: each player has, for example, 5 contrats, 10 fiches and 20 jetons, which makes 120. From 50 to 120 is usual.',
        'The English rules sheet: at least 50. Here you start with 120.',
        'The short French rules: about fifty for a short game, more for a long one.',
        'The family rules: the same for everyone, without saying how many. The rules of 1760 say nothing. Here it is 120 in both.',
      ],
    },
  },
  ante: {
    title: 'The ante',
    blocks: {
      stakes: `Before each deal the boxes are filled: 1 counter on the ten, 2 on the jack, 3 on the queen, 4 on the king and 5 on the dwarf, 15 in all. ${bookFacts.grows}`,
      who: 'Nowadays everyone antes; the family rules say only that everyone may, and here everyone does. In 1760 only the dealer did; that is why the old game has a fixed number of deals, so that everyone deals equally often.',
      example:
        'With four players there are 20 counters on the dwarf. If nobody sweeps its box, it will hold 40 in the next deal.',
      whole: `${bookFacts.whole} If you cannot pay it you are ruined, and the game ends.`,
    },
  },
  deal: {
    title: 'The deal',
    blocks: {
      first:
        'In 1789 and in the German rules the first dealer is drawn by lot. In the family rules everyone draws a card, and the highest deals. The others don’t say; we draw lots there too. A house rule lets you agree who begins.',
      sizes: dealtByTable(
        (players, cards, left) =>
          `${players} players${players === 2 ? ', a house rule' : ''}: ${cards} cards each, ${left} left over`,
      ),
      way: 'The neighbour on the left cuts, in the rules that mention it. Then the dealer deals to the right, three cards at a time, or one at a time in 1760. Only the short French rules deal to the left, one at a time. The English sheet doesn’t say which way; here it is to the right.',
      talon: `The cards left over are the talon. ${bookFacts.talon} They make gaps in the runs that nobody sees coming.`,
      everything: bookFacts.everything,
      next: 'After the settlement the next player deals: the neighbour on the right in 1789 and in the German rules, the one on the left in the short French rules. The others don’t say, so we follow the rules they are closest to.',
    },
  },
};
