import { capital, makeGrammar } from '../../grammar.ts';
import type { QuestionnaireWords } from '../en/questionnaire.ts';
import { values } from './house.ts';

const { number } = makeGrammar('fr');

const sentence = (value: string) => `${capital(value)}.`;

export const questionnaire: QuestionnaireWords = {
  title: 'Quelles sont vos règles ?',
  intro: 'Quelques questions, et vous avez vos règles.',
  begin: 'Commencer',
  question: (some) => `Question ${number(some)}`,
  doNotKnow: 'Je ne sais pas',
  back: 'Question précédente',
  beginAgain: 'Recommencer',
  soFar: (ruleset) => `Pour l’instant : ${ruleset}. C’est bien ça ?`,
  different: 'Pas chez nous',
  othersFit: 'Autres variantes possibles',
  whatDiffers: 'Vos particularités',
  carry: 'Enregistrer et partager',
  code: 'Code de vos règles',
  codeHint: 'Entrez-le là où l’on choisit les règles.',
  link: 'Lien vers vos règles',
  use: 'Et maintenant ?',
  play: 'Jouer avec ces règles',
  online: 'Jouer en ligne',
  judge: 'Demander à l’arbitre',
  scoreKeeper: 'Compter les jetons',
  print: 'Imprimer plateau et règles',
  haveCode: 'J’ai un code de règles',
  codeLabel: 'Code de règles',
  codeExample: 'par exemple KCSZ-REF',
  useCode: 'Utiliser ces règles',
  codeTaken: (rules) => `Voici les règles : ${rules}.`,
  texts: {
    forgotten: {
      ask: 'Un joueur pose la dame qui a une case sans rien dire. Que se passe-t-il ?',
      options: {
        silent: 'On prend la case quand même.',
        stays: 'La case reste pour une autre fois.',
        bete: 'La case reste, et à la fin le joueur la double.',
      },
    },
    payment: {
      ask: 'Un joueur a fini. Que paient les autres ?',
      options: { cards: sentence(values.payment.cards), points: sentence(values.payment.points) },
    },
    stall: {
      ask: 'Personne n’a la carte suivante. Que se passe-t-il ?',
      options: { lead: sentence(values.stall.lead), skip: sentence(values.stall['next-rank']) },
    },
    continuing: {
      ask: 'Vous avez la carte suivante. Pouvez-vous la garder ?',
      options: { must: 'Non : si on peut poser, on doit.', may: 'Oui : il suffit de dire « sans ».' },
    },
    run: {
      ask: 'Sur le quatre de pique, que peut-on poser ?',
      options: { ranks: 'N’importe quel cinq.', suits: 'Seulement le cinq de pique.' },
    },
    board: {
      ask: 'Quelle dame et quel roi sont sur votre plateau ?',
      options: {
        spades: 'Dame de pique et roi de cœur.',
        hearts: 'Dame de cœur et roi de pique.',
      },
    },
    direction: {
      ask: 'Dans quel sens joue-t-on ?',
      options: { left: sentence(values.play.clockwise), right: sentence(values.play.anticlockwise) },
    },
    hand: {
      ask: 'Reste-t-il des cartes après la donne ?',
      options: { talon: 'Oui, posées face cachée.', all: 'Non, toutes sont distribuées.' },
    },
    held: {
      ask: 'Un joueur finit, et il vous reste une carte qui a une case. Que coûte-t-elle ?',
      options: { bete: 'Je double sa case.', nothing: 'Pas plus qu’une autre carte.' },
    },
    ace: {
      ask: 'Combien compte un as resté en main ?',
      options: { one: sentence(values.acePoints['1']), ten: sentence(values.acePoints['10']) },
    },
    ante: {
      ask: 'Qui mise avant une donne ?',
      options: { everyone: sentence(values.ante.everyone), dealer: sentence(values.ante.dealer) },
    },
    end: {
      ask: 'Quand vous arrêtez-vous ?',
      options: {
        ruin: 'Quand un joueur ne peut plus miser.',
        deals: 'Après un nombre fixe de donnes.',
        target: 'Quand un joueur atteint un certain nombre de jetons.',
      },
    },
    lead: {
      ask: 'Par quelle carte entame-t-on la donne ?',
      options: { any: sentence(values.firstLead.any), lowest: sentence(values.firstLead.lowest) },
    },
    hocs: {
      ask: '« Hoc ! » rapporte-t-il un jeton de chacun ?',
      options: { no: 'Non, jamais entendu parler.', yes: 'Oui, pour les rois et les cartes du plateau.' },
    },
    dwarf: {
      ask: 'Le sept de carreau est-il une sorte de joker ?',
      options: {
        seven: `Non, ${values.dwarf.plain}.`,
        wild: 'Oui, on le pose quand on veut.',
      },
    },
  },
};
