import { type Card, DWARF, type Move, type Ruleset, type Seat } from '@nain-jaune/engine';
import type { Mistake, Reason, ToldChoice } from '@nain-jaune/review';
import { makeGrammar } from '../../grammar.ts';
import {
  isCertain,
  makeReview,
  percentOf,
  type ReviewPhrases,
  type ReviewWords,
  roundly,
  type When,
} from '../../reviewWords.ts';
import { type Context, isYou, makeSubjects, nameOf } from '../../sentenceWords.ts';
import { typesetAll, typesetFrench } from '../../typeset.ts';
import { anyOfRank, cards, ofThe, ofTheHonour, theCard, theHonour, theRank, toThe } from './cards.ts';

const { count, number } = makeGrammar('fr');
const { who, does } = makeSubjects('vous');
const locale = 'fr';

const phrases: ReviewPhrases = {
  locale,
  thinking: 'Réflexion…',
  why: 'Pourquoi ?',
  play: 'Jouer',
  playMove: (move) => `Jouer : ${move}`,
  details: 'Détails',
  expected: 'Jetons',
  loss: 'Coûte',
  best: 'meilleur coup',
  aboutAsGood: 'presque aussi bon',
  costsAbout: (counters) => `coûte environ ${number(counters)}`,
  onlyMove: (move) => `Aucune différence : ${move}.`,
  allDeals: (deals) =>
    deals === 1
      ? 'La seule donne possible a été examinée.'
      : `Les ${number(deals)} donnes possibles ont toutes été examinées.`,
  someDeals: (deals) => `Estimé d'après ${count(deals, 'donne possible', 'donnes possibles')}.`,
  expectedStory: 'Jetons à espérer d’ici la fin de la donne, avec la marge d’erreur.',
  reviewOf: (deal) => `Analyse de la donne ${number(deal)}`,
  reviewing: 'La donne est en cours d’analyse…',
  notReviewed: 'Cette donne ne peut pas être analysée.',
  player: 'Joueur',
  choices: 'Tous les choix',
  seeIt: 'Voir le coup',
  tryAgain: 'Rejouer le coup',
  noneToChoose: 'Aucun vrai choix : chaque coup était forcé ou sans conséquence.',
  noChoices: 'Personne n’avait le choix dans cette donne.',
  place: 'Place',
  cards: 'Cartes',
  own: 'Son jeu',
  others: 'Jeu des autres',
  result: 'Résultat',
  lost: 'Coût des erreurs',
  choiceMade: (situation, move) => `${situation} : ${move}`,
  advised: (move, why) => `${move} : ${why}.`,
  noLoss: 'rien de perdu',
  lossHardlyShows: (amount) => `perte négligeable (${amount})`,
  costs: (amount, better) => `a coûté ${amount} ; mieux : ${better}`,
  about: (counters) => `environ ${number(counters)}`,
  luckAndMistakes: (result, luck, mistakes) => `Résultat ${result} : chance ${luck}, erreurs ${mistakes}.`,
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
    if (kind === 'usual') return `${had} des cartes tout à fait ordinaires.`;
    const [quality, more] = kind === 'good' ? ['bonnes', 'plus'] : ['mauvaises', 'moins'];
    return `${had} de ${quality} cartes : elles valaient environ ${some(counters)} de ${more} que d’habitude.`;
  },
  noChoice: (seat, context) =>
    `${does(seat, context, 'n’aviez', 'n’avait')} pas vraiment le choix : chaque coup était forcé ou sans conséquence.`,
  noMistake: (seat, choices, context) =>
    `${does(seat, context, 'aviez', 'avait')} ${number(choices)} choix, sans erreur nette.`,
  bestAlone: (seat, best, context) =>
    `${bestMove(seat, best, context)}, ${when(seat, best, context)} : le suivant aurait rapporté environ ${some(best.counters)} de moins.`,
  mistakeAlone: mistake,
  bestAndMistake: (seat, best, worst, context) =>
    `${bestMove(seat, best, context)} ; mais ${mistake(seat, worst, context)}`,
  endSentence: ({ seat, end }, context) => {
    const form = isYou(seat, context) ? 0 : 1;
    const name = who(seat, context);
    const joined = isContrast(end.luck, end.play) ? 'mais' : 'et';
    return `en tout, ${outcome(seat, end.result, context)} : ${name} ${LUCK[end.luck][form]} ${joined} ${PLAY[end.play][form]}.`;
  },
};

/** Hints and reviews in French. Plain spaces before ! ? : ; are typeset. */
export const review: ReviewWords = typesetAll(makeReview(phrases), typesetFrench);

const ORDINALS = [
  'première',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
];
const LUCK = {
  with: ['avez eu de la chance', 'a eu de la chance'],
  against: ['n’avez pas eu de chance', 'n’a pas eu de chance'],
  neither: ['n’avez eu ni chance ni malchance', 'n’a eu ni chance ni malchance'],
} as const;
const PLAY = {
  well: ['avez bien joué', 'a bien joué'],
  fairly: ['auriez pu jouer un peu mieux', 'aurait pu jouer un peu mieux'],
  badly: ['auriez pu jouer bien mieux', 'aurait pu jouer bien mieux'],
  'no-choice': ['n’aviez pas le choix', 'n’avait pas le choix'],
} as const;

function outcome(seat: Seat, result: number, context: Context): string {
  if (result === 0) return `${does(seat, context, 'n’avez', 'n’a')} ni gagné ni perdu`;
  const act = result > 0 ? 'gagné' : 'perdu';
  return `${does(seat, context, 'avez', 'a')} ${act} ${count(Math.abs(result), 'jeton', 'jetons')}`;
}

function isContrast(luck: keyof typeof LUCK, play: keyof typeof PLAY): boolean {
  if (play === 'no-choice') return false;
  return luck === 'against' ? play === 'well' : play !== 'well';
}

function reason(why: Reason, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why.code) {
    case 'goes-out':
      return `${does(seat, context, 'finissez et gagnez', 'finit et gagne')} la donne`;
    case 'nearly-out':
      return `${does(seat, context, 'gagnez', 'gagne')} la donne presque à coup sûr`;
    case 'sweeps':
      return `${does(seat, context, 'prenez', 'prend')} la case ${ofTheHonour(why.card)} : ${count(why.counters, 'jeton', 'jetons')}`;
    case 'hoc':
      return `chacun des autres paie un jeton pour le hoc ${ofTheHonour(why.card)}`;
    case 'box-stays':
      return `sans annonce, la case ${ofTheHonour(why.card)} reste en place${why.bete ? ' et coûte une bête' : ''}`;
    case 'run':
      return `${does(seat, context, 'allez', 'va')} ${ofThe(named(why.from, rules))} ${toThe(named(why.to, rules))} d’une seule suite`;
    case 'ends-run':
      return `${named(why.card, rules)} arrête la suite : ${does(seat, context, 'entamez', 'entame')} de nouveau`;
    case 'nobody-follows':
      return `personne ne peut suivre après ${named(why.card, rules)}${afterwards(why.next, seat, context)}`;
    case 'probably-held':
      return isCertain(why.part)
        ? `quelqu’un a ${anyWanted([why.card], rules)}`
        : `quelqu’un a sans doute ${anyWanted([why.card], rules)} (${percentOf(why.part, locale)})`;
    case 'probably-not-held':
      return `sans doute personne n’a ${anyWanted([why.card], rules)} (${percentOf(1 - why.part, locale)})`;
    case 'invites-honour':
      return `quelqu’un peut poser ensuite ${theHonour(why.card)} et prendre ${count(why.counters, 'jeton', 'jetons')}`;
    case 'sheds':
      return `${count(why.points, 'point', 'points')} de moins en main`;
    case 'keeps':
      return `${does(seat, context, 'gardez', 'garde')} ${theCard(why.card)}`;
    case 'lead-goes-to':
      return `personne d’autre ne peut suivre : ${does(why.seat, context, 'entamez', 'entame')} ensuite`;
  }
}

function afterwards(next: 'lead' | 'go-on' | 'asked-first', seat: Seat, context: Context): string {
  if (next === 'lead') return ` : ${does(seat, context, 'entamez', 'entame')} de nouveau`;
  return next === 'go-on' ? ` : ${does(seat, context, 'continuez', 'continue')}` : '';
}

/** Why a move would have been better, told afterwards; empty for what says little then. */
function because(why: Reason | null, seat: Seat, context: Context): string {
  const { rules } = context;
  switch (why?.code) {
    case 'goes-out':
      return ', car ce coup aurait gagné la donne';
    case 'nearly-out':
      return ', car ce coup aurait gagné la donne presque à coup sûr';
    case 'sweeps':
      return `, car ce coup aurait pris la case ${ofTheHonour(why.card)} : ${count(why.counters, 'jeton', 'jetons')}`;
    case 'run':
      return `, car la suite serait allée jusqu’${toThe(named(why.to, rules))}`;
    case 'ends-run':
      return `, car ${named(why.card, rules)} aurait arrêté la suite`;
    case 'nobody-follows':
      return `, car personne n’aurait pu suivre après ${named(why.card, rules)}`;
    case 'probably-not-held':
      return `, car sans doute personne n’avait ${anyWanted([why.card], rules)}`;
    case 'lead-goes-to':
      return why.seat === seat ? `, car ${does(seat, context, 'auriez', 'aurait')} entamé de nouveau` : '';
    default:
      return '';
  }
}

function bestMove(seat: Seat, { move }: ToldChoice, context: Context): string {
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

function anyWanted([card = DWARF]: readonly Card[], { run }: Ruleset): string {
  return run === 'suit' ? theCard(card) : anyOfRank(card);
}

function named(card: Card, { run }: Ruleset): string {
  return run === 'suit' ? theCard(card) : theRank(card);
}

function some(counters: number): string {
  return count(roundly(counters), 'jeton', 'jetons');
}
