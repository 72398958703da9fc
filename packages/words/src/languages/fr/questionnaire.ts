import { makeGrammar } from '../../grammar.ts';
import type { QuestionnaireWords } from '../en/questionnaire.ts';

const { count, number } = makeGrammar('fr');

export const questionnaire: QuestionnaireWords = {
  title: 'Quelles sont vos règles ?',
  intro: 'Répondez à quelques questions et obtenez vos règles, avec un lien et un code à partager.',
  begin: 'Commencer',
  question: (some) => `Question ${number(some)}`,
  stillFit: (some) => count(some, 'variante possible', 'variantes possibles'),
  doNotKnow: 'Je ne sais pas',
  back: 'Question précédente',
  beginAgain: 'Recommencer',
  found: (ruleset) => `Vous jouez : ${ruleset}`,
  own: (nearest) => `Vos propres règles, proches de : ${nearest}`,
  othersFit: 'Ces variantes correspondent aussi à vos réponses',
  whatDiffers: 'Ce qui est différent chez vous',
  adjust: 'Autre chose à changer ?',
  adjustHint: 'Changez les réponses que vous voulez.',
  somethingElse: 'autre chose',
  inEditor: 'Plus d’options',
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
    counters: {
      ask: 'Avec combien de jetons commence chacun ?',
      options: { many: 'Une centaine : 120.', few: 'Une cinquantaine.' },
    },
    players: {
      ask: 'À combien peut-on jouer ?',
      options: {
        two: 'De deux à huit.',
        three: 'De trois à huit.',
        four: 'De quatre à huit.',
        old: 'À trois ou à cinq.',
      },
    },
    dealing: {
      ask: 'Combien de cartes donne-t-on à la fois ?',
      options: { threes: 'Trois.', singly: 'Une.' },
    },
    firstDealer: {
      ask: 'Qui donne en premier ?',
      options: {
        lot: 'On tire au sort.',
        highest: 'Le joueur qui tire la carte la plus haute.',
        chosen: 'On choisit quelqu’un, par exemple le plus jeune.',
      },
    },
    nextDealer: {
      ask: 'Qui donne ensuite ?',
      options: { right: 'Le voisin de droite.', left: 'Le voisin de gauche.' },
    },
    dealTo: {
      ask: 'Qui reçoit la première carte ?',
      options: { right: 'Le voisin de droite du donneur.', left: 'Le voisin de gauche du donneur.' },
    },
    opera: {
      ask: 'Un joueur pose toutes ses cartes d’un coup : c’est un opéra. Que gagne-t-il ?',
      options: {
        none: 'Rien, nous ne connaissons pas cela.',
        chance: 'Toutes les cases, s’il a commencé dès son premier tour et que personne ne pose entre-temps.',
        lead: 'Toutes les cases, si personne d’autre ne pose à partir de sa première entame.',
        alone: 'Toutes les cases, si personne d’autre n’a encore posé.',
        double: 'Le double des paiements, si personne d’autre n’a encore posé.',
      },
    },
    heldDwarf: {
      ask: 'Le sept de carreau vous reste en main. Que payez-vous ?',
      options: { same: 'Comme pour tout autre sept.', double: 'Le double, pour toutes mes cartes.' },
    },
    factors: {
      ask: 'Un joueur fait un opéra, et il vous reste le sept de carreau. Chacun coûte le double. Que payez-vous ?',
      options: { both: 'Le quadruple.', one: 'Le double, pas plus.' },
    },
    bete: {
      ask: 'Vous payez une bête. Combien mettez-vous dans la case ?',
      options: { box: 'Autant qu’elle contient.', stake: 'Une mise de plus.' },
    },
    debts: {
      ask: 'Un joueur ne peut pas tout payer. Que se passe-t-il ?',
      options: {
        forgiven: 'Il paie ce qu’il a, le reste est oublié.',
        below: 'On note sa dette.',
      },
    },
  },
};
