import type { BookTexts } from '../structure.ts';

/** What comes before the play, in English: the history, the game, the board, the ante, the deal. */
export const before: Pick<BookTexts, 'history' | 'game' | 'board' | 'ante' | 'deal'> = {
  history: {
    title: 'A short history',
    blocks: {
      tale: 'The name is older than the game. In 1698 Baroness d’Aulnoy published a fairy tale, “Le Nain jaune”. Its yellow dwarf is an ugly, jealous and wicked creature, and the tale is a cruel one.',
      nancy:
        'Some sixty years later, about 1760, people in Lorraine played a “game of the Dwarf”, or of the “Dwarf Bébé”. Bébé was the nickname of Nicolas Ferry, a dwarf whom Stanislas of Poland, Duke of Lorraine, had taken under his protection. With age, the story goes, Bébé turned violent and cruel, and people called him the yellow dwarf, after the villain of the tale.',
      print:
        'The rules were first printed in the journal “L’Avantcoureur” on 27 October and 3 November 1760. They are for three or five players and not easy: a run must stay within its suit, some cards stop it, and the dwarf is wild.',
      lindor:
        'The game spread through Europe. In 1789 a French compendium of games, part of the “Encyclopédie méthodique”, printed other rules under the name of “Lindor, or Nain jaune”; Lacombe’s “Dictionnaire des jeux” followed in 1792. Suits no longer matter, three to eight can play, and more is at stake. That is the game most people still play. Lindor, by the way, is a figure in one of Marmontel’s moral tales.',
      kin: 'The French page of family rules tells its descent differently: from the Hoc of Mazarin and from the Comet. It notes that the old “Académies des jeux” do not mention the game, and that the Encyclopédie of Diderot and d’Alembert calls it an old one already.',
      fashion:
        'It was much played in the nineteenth century. About 1850 General Tom Thumb, the star of Barnum’s circus, brought dwarves into fashion, and the game with them. After the Second Empire (1852–1870) it was forgotten, came back between the wars, and has been a French classic ever since.',
      chance:
        'Is it a game of skill? Here the sources disagree. The English encyclopedia finds chance and reflection in it, the German one next to nothing but chance; yet it too advises you to watch for the five cards on the board.',
    },
  },
  game: {
    title: 'What the game is',
    blocks: {
      aim: 'Be the first to get rid of all your cards. Together the players lay ascending runs: 4, 5, 6, 7 … Whoever has the next card goes on; whoever does not says so, and the next player tries.',
      boxes:
        'Five cards, the honours, have a box on the board. Before each deal counters go into the boxes. Lay an honour, and what its box holds is yours. Be left with it at the end, and you may have to double the box instead.',
      course: [
        'The ante: the stakes go into the five boxes.',
        'The deal: everyone gets a hand of cards.',
        'The play: runs are laid until somebody has no card left.',
        'The settlement: the others pay the winner, and the boxes.',
        'The next dealer deals; what is left in the boxes stays there.',
      ],
      two: 'There are really two games: the old one of 1760, with runs within a suit, and the modern one since 1789, with runs by rank. The six rulesets of this book are the old game and five ways to play the modern one.',
    },
  },
  board: {
    title: 'Cards, board and counters',
    blocks: {
      pack: 'A full pack of 52 cards. The king is the highest card and the ace the lowest; an ace counts as a one, and a run may begin with it.',
      places:
        'The board has five boxes: the king of hearts at the top left, the queen of spades at the top right, the jack of clubs at the bottom left, the ten of diamonds at the bottom right. In the middle stands the dwarf, with the seven of diamonds in his hand.',
      other:
        'One source has a board of its own: in the short French rules the queen of hearts and the king of spades take the places of the queen of spades and the king of hearts.',
      bare: 'No board at hand? In 1760 people took the five cards from a second pack and laid them face up on the table. The counters went on the cards.',
      pieces:
        'Counters come in three kinds: the round jeton is worth 1, the fiche, a small rectangle, 5, and the contrat, a large one, 10.',
      bank: [
        '1789: each has, for example, 5 contrats, 10 fiches and 20 jetons. That makes 120. From 50 to 120 is usual.',
        'The English rules sheet: 50 at least. Here you begin with 120.',
        'The short French rules: about fifty for a short game, more for a long one.',
        'The family rules: the same for everyone, but they do not say how many. Here you begin with 120, and so you do in 1760.',
      ],
    },
  },
  ante: {
    title: 'The ante',
    blocks: {
      stakes:
        'Before each deal the boxes are filled: 1 counter on the ten, 2 on the jack, 3 on the queen, 4 on the king and 5 on the dwarf, 15 in all. Whatever earlier deals have left there stays, and the new stakes are added. So the boxes grow, and the game with them.',
      who: 'Nowadays everyone pays the ante; the family rules say only that one may, and here everyone does. In 1760 only the dealer did; that is why the old game has a fixed number of deals, so that each player deals equally often.',
      example:
        'Four play, and everyone antes. The ten then holds 4 counters, the jack 8, the queen 12, the king 16 and the dwarf 20: 60 counters lie on the board. If nobody takes the dwarf, 40 lie there in the next deal.',
      whole: 'An ante is paid whole or not at all. Whoever cannot pay it is ruined, and that ends the game.',
    },
  },
  deal: {
    title: 'The deal',
    blocks: {
      first:
        'The first dealer is found by lot. In the family rules everyone draws a card, and the highest deals. Two sources tell nothing about it; there, too, it is done by lot.',
      sizes: [
        '3 players: 15 cards each, 7 left over',
        '4 players: 12 cards each, 4 left over',
        '5 players: 9 cards each, 7 left over',
        '6 players: 8 cards each, 4 left over',
        '7 players: 7 cards each, 3 left over',
        '8 players: 6 cards each, 4 left over',
      ],
      way: 'The neighbour on the left cuts. Then the dealer deals to the right, three cards at a time, or one at a time in 1760. Only the short French rules deal to the left, one at a time.',
      talon:
        'What is left over is the talon. It lies face down, and nobody looks at it. A card in the talon can never be laid: it makes a hole in the runs that nobody sees coming.',
      everything:
        'The short French rules give no numbers of cards and know no talon, so the whole pack is dealt out. If it does not divide, those who are dealt to first have one card more.',
      next: 'After the settlement the next player deals: the neighbour on the right in 1760, in 1789 and in the German rules, the one on the left in the short French rules. The other two sources are silent and follow their nearest relative.',
    },
  },
};
