import { makeGrammar } from '../../grammar.ts';
import type { QuestionnaireWords } from '../en/questionnaire.ts';

const { number } = makeGrammar('fr');

export const questionnaire: QuestionnaireWords = {
  title: 'Quelles sont vos règles ?',
  intro: 'Répondez à quelques questions et obtenez vos règles, avec un lien et un code à partager.',
  begin: 'Commencer',
  question: (some) => `Question ${number(some)}`,
  doNotKnow: 'Je ne sais pas',
  back: 'Question précédente',
  beginAgain: 'Recommencer',
  soFar: (ruleset) => `Pour l’instant : ${ruleset}. C’est bien ça ?`,
  different: 'Pas chez nous',
  othersFit: 'Ces variantes correspondent aussi à vos réponses',
  whatDiffers: 'Ce qui est différent chez vous',
  carry: 'Enregistrer et partager',
  code: 'Le code de vos règles',
  codeHint:
    'Entrez ce code là où l’on choisit les règles, sur n’importe quel appareil. Majuscules et tirets sont sans importance.',
  link: 'Lien vers vos règles',
  use: 'Et maintenant ?',
  play: 'Jouer avec ces règles',
  online: 'Ouvrir une table en ligne',
  judge: 'Demander à l’arbitre',
  scoreKeeper: 'Compter les jetons',
  print: 'Imprimer plateau et règles',
  saveName: 'Nom de vos règles',
  save: 'Enregistrer',
  savedAs: (name) => `Règles enregistrées : « ${name} ». Choisissez-les en créant une partie.`,
  notSaved: 'Votre navigateur n’a pas pu enregistrer ces règles. Le code ci-dessus reste valable.',
  haveCode: 'J’ai un code de règles',
  codeLabel: 'Code de règles',
  codeExample: 'par exemple KCSZ-REF',
  useCode: 'Utiliser ces règles',
  codeTaken: (rules) => `Voici les règles : ${rules}.`,
  texts: {
    forgotten: {
      ask: 'Un joueur pose la dame qui a une case, mais ne dit rien. Que se passe-t-il ?',
      options: {
        silent: 'Il n’y a rien à annoncer : on prend la case.',
        stays: 'On ne prend pas la case. Elle reste pour une autre fois.',
        bete: 'On ne prend pas la case, et à la fin le joueur la double.',
      },
    },
    payment: {
      ask: 'Un joueur a fini. Que paient les autres ?',
      options: { cards: 'Un jeton par carte restante.', points: 'Les points des cartes restantes.' },
    },
    stall: {
      ask: 'Personne n’a la carte suivante. Que se passe-t-il ?',
      options: {
        lead: 'Le dernier à avoir posé entame de nouveau, avec la carte de son choix.',
        skip: 'On demande le rang au-dessus.',
      },
    },
    continuing: {
      ask: 'Vous avez la carte suivante, mais vous préférez la garder. En avez-vous le droit ?',
      options: { must: 'Non : si on peut poser, on doit.', may: 'Oui : il suffit de dire « sans ».' },
    },
    run: {
      ask: 'Sur le quatre de pique, que peut-on poser ?',
      options: { ranks: 'N’importe quel cinq.', suits: 'Seulement le cinq de pique.' },
    },
    board: {
      ask: 'Quelle dame et quel roi sont sur votre plateau ?',
      options: {
        spades: 'La dame de pique et le roi de cœur.',
        hearts: 'La dame de cœur et le roi de pique.',
      },
    },
    direction: {
      ask: 'Dans quel sens joue-t-on ?',
      options: { left: 'Vers la gauche (sens horaire).', right: 'Vers la droite (sens inverse).' },
    },
    hand: {
      ask: 'Reste-t-il des cartes après la donne ?',
      options: { talon: 'Oui, posées face cachée.', all: 'Non, toutes sont distribuées.' },
    },
    held: {
      ask: 'Un joueur finit, et vous avez encore une carte qui a une case. Que vous coûte-t-elle ?',
      options: { bete: 'Je double sa case.', nothing: 'Pas plus qu’une autre carte.' },
    },
    ace: {
      ask: 'Combien compte un as resté en main à la fin ?',
      options: { one: 'Un point.', ten: 'Dix points.' },
    },
    ante: {
      ask: 'Qui mise avant une donne ?',
      options: { everyone: 'Tout le monde.', dealer: 'Le donneur seul.' },
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
      options: { any: 'N’importe laquelle.', lowest: 'Sa plus basse.' },
    },
    hocs: {
      ask: 'Annonce-t-on « Hoc ! » pour recevoir un jeton de chacun des autres ?',
      options: { no: 'Non, jamais entendu parler.', yes: 'Oui, pour les rois et les cartes du plateau.' },
    },
    dwarf: {
      ask: 'Le sept de carreau est-il une sorte de joker ?',
      options: {
        seven: 'Non, il se pose comme tout autre sept.',
        wild: 'Oui, on peut le poser à chacun de ses tours.',
      },
    },
  },
};
