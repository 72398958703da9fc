import type { Move, Seat } from '@nain-jaune/engine';
import type { Mistake, StoryChoice } from '@nain-jaune/review';
import { makeGrammar } from '../../grammar.ts';
import { makeReview, type ReviewPhrases, roundly, type When } from '../../reviewWords.ts';
import { type Context, isYou, makeSubjects, nameOf } from '../../sentenceWords.ts';
import type { ReviewLabels } from '../en/review.ts';
import { cards, theCard } from './cards.ts';
import { anyWanted, because, reason } from './reasons.ts';

const { count, number } = makeGrammar('fr');
const { who, does } = makeSubjects('vous');

const labels: ReviewLabels = {
  thinking: 'Réflexion…',
  why: 'Pourquoi ?',
  play: 'Jouer',
  playMove: (move) => `Jouer : ${move}`,
  details: 'Détails',
  expected: 'Jetons',
  loss: 'Coûte',
  best: 'meilleur coup',
  aboutAsGood: 'presque aussi bon',
  noClearLoss: 'perte incertaine',
  costsAbout: (counters) => `coûte environ ${number(counters)}`,
  anyMove: 'Tous ces coups se valent.',
  onlyMove: (move) => `Aucune différence : ${move}.`,
  allSolved: (deals) =>
    `Exact, si les autres jouent comme d’habitude (${count(deals, 'donne possible', 'donnes possibles')}).`,
  someDeals: (deals) => `Estimé d’après ${count(deals, 'donne possible', 'donnes possibles')}.`,
  expectedStory: 'Jetons à espérer d’ici la fin, avec la marge d’erreur.',
  reviewOf: (deal) => `Bilan de la donne ${number(deal)}`,
  reviewing: 'Bilan en cours…',
  notReviewed: 'Bilan impossible.',
  player: 'Joueur',
  choices: 'Tous les choix',
  judged: 'Jugés au niveau de l’Expert.',
  seeIt: 'Voir le coup',
  tryAgain: 'Rejouer le coup',
  noneToChoose: 'Chaque coup était forcé ou sans conséquence.',
  noChoices: 'Personne n’avait le choix.',
  place: 'Place',
  luck: 'Chance',
  own: 'Ses choix',
  others: 'Choix des autres',
  result: 'Résultat',
  lost: 'Coût des erreurs',
};

const phrases: ReviewPhrases = {
  locale: 'fr',
  choiceMade: (situation, move) => `${situation} : ${move}`,
  advised: (move, why) => `${move} : ${why}.`,
  noLoss: 'rien de perdu',
  lossHardlyShows: (amount) => `perte incertaine (${amount})`,
  costs: (amount, better) => `a coûté ${amount} ; mieux : ${better}`,
  about: (counters) => `environ ${number(counters)}`,
  secondSight: (best, bestCounters, madeCounters) =>
    `cartes sur table : ${best}, ${bestCounters} au lieu de ${madeCounters}`,
  secondSightSame: (counters) => `meilleur coup, même cartes sur table : ${counters}`,

  reason,
  moveName: (move) => (move.type === 'pass' ? 'passer' : cards.cardName(move.card)),
  announcing: 'l’annoncer',
  situation: (choice, { rules }) =>
    choice.lead === null ? `on demande ${anyWanted(choice.wanted, rules)}` : `${ordinal(choice.lead)} entame`,
  cardsSentence: ({ seat, cards: { kind, counters } }, context) => {
    const had = does(seat, context, 'aviez', 'avait');
    if (kind === 'usual') return `${had} des cartes ordinaires.`;
    const [quality, more] = kind === 'good' ? ['bonnes', 'plus'] : ['mauvaises', 'moins'];
    return `${had} de ${quality} cartes : environ ${some(counters)} de ${more} que d’habitude.`;
  },
  noChoice: (seat, context) => `${does(seat, context, 'n’aviez', 'n’avait')} pas vraiment le choix.`,
  countOnly: (seat, choices, context) => `${does(seat, context, 'aviez', 'avait')} ${number(choices)} choix.`,
  bestAlone: (seat, best, context) =>
    `${bestMove(seat, best, context)}, ${when(seat, best, context)} : le suivant aurait rapporté environ ${some(best.counters)} de moins.`,
  mistakeAlone: mistake,
  bestAndMistake: (seat, best, worst, context) =>
    `${bestMove(seat, best, context)} ; mais ${mistake(seat, worst, context)}`,
  sum: (seat, { place, luck, own, others, result }, context) =>
    `résultat ${result} : place à table ${place}, chance ${luck}, ${isYou(seat, context) ? 'vos' : 'ses'} choix ${own}, choix des autres ${others}.`,
  verdict: (seat, play, context) =>
    play === 'unclear'
      ? 'aucune erreur nette.'
      : `${who(seat, context)} ${PLAY[play][isYou(seat, context) ? 0 : 1]}.`,
};

export const review = makeReview(labels, phrases);

const ORDINALS =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième'.split(' ');
const PLAY = {
  well: ['avez bien joué', 'a bien joué'],
  fairly: ['auriez pu jouer un peu mieux', 'aurait pu jouer un peu mieux'],
  badly: ['auriez pu jouer bien mieux', 'aurait pu jouer bien mieux'],
} as const;

function bestMove(seat: Seat, { move }: StoryChoice, context: Context): string {
  const how = move.type === 'pass' ? 'en passant' : `avec ${theCard(move.card)}`;
  return `${does(seat, context, 'avez joué votre', 'a joué son')} meilleur coup ${how}`;
}

function mistake(seat: Seat, { move, better, reason: why, ...choice }: Mistake, context: Context): string {
  const what = move.type === 'pass' ? 'passer' : theCard(move.card);
  const counters = `environ ${some(choice.counters)}`;
  const cost = isYou(seat, context)
    ? `vous a coûté ${counters}`
    : `a coûté ${counters} à ${nameOf(seat, context)}`;
  return `${what}, ${when(seat, choice, context)}, ${cost} : mieux valait ${betterMove(move, better)}${because(why, seat, context)}.`;
}

function betterMove(made: Move, better: Move): string {
  if (better.type === 'pass') return 'passer';
  return made.type === 'lay' && made.card === better.card ? 'l’annoncer' : theCard(better.card);
}

function when(seat: Seat, { lead, wanted }: When, context: Context): string {
  if (lead === null) return `quand on demandait ${anyWanted(wanted, context.rules)}`;
  return `à ${isYou(seat, context) ? 'votre' : 'sa'} ${ordinal(lead)} entame`;
}

function ordinal(lead: number): string {
  return ORDINALS[lead - 1] ?? `${number(lead)}e`;
}

function some(counters: number): string {
  return count(roundly(counters), 'jeton', 'jetons');
}
