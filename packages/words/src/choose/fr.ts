import type { ChooseWords } from '../choose.ts';
import { makeGrammar } from '../grammar.ts';
import { typesetAll, typesetFrench } from '../typeset.ts';

const { count, number } = makeGrammar('fr');

const plain: ChooseWords = {
  title: 'Quelles sont vos règles ?',
  intro:
    'Chaque famille joue un peu à sa manière. Quelques questions sur la vôtre, et voici vos règles : avec un lien et un code court, pour que tous les aient.',
  begin: 'Commencer',
  question: (some) => `Question ${number(some)}`,
  stillFit: (some) => count(some, 'règle du livre convient encore', 'règles du livre conviennent encore'),
  doNotKnow: 'Nous ne savons pas, ou peu importe',
  back: 'Revenir d’une question',
  beginAgain: 'Recommencer',
  found: (ruleset) => `Vous jouez : ${ruleset}`,
  own: (nearest) => `Vos propres règles, proches de : ${nearest}`,
  othersFit: 'D’après vos réponses, celles-ci conviennent aussi',
  whatDiffers: 'Ce qui est différent chez vous',
  adjust: 'Fait-on autre chose autrement à votre table ?',
  adjustHint:
    'Voici toutes les questions, avec la réponse de vos règles. Changez ce qui n’est pas ainsi chez vous.',
  somethingElse: 'autre chose',
  inEditor: 'Changer davantage',
  carry: 'Emporter vos règles',
  code: 'Le code de vos règles',
  codeHint:
    'Dictez-le ou recopiez-le : partout où l’on choisit des règles, sur tout appareil et dans le terminal, ce code amène les vôtres. Majuscules et traits d’union n’y changent rien.',
  link: 'Un lien qui porte vos règles',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur n’a pas permis de copier. Le lien est sélectionné : copiez-le vous-même.',
  square: 'Le lien en carré, pour l’appareil photo d’un téléphone',
  use: 'Et maintenant',
  play: 'Jouer avec ces règles',
  online: 'Ouvrir une table à d’autres',
  judge: 'Demander au juge',
  keeper: 'Tenir les jetons d’une vraie table',
  print: 'Imprimer tableau et règles',
  keepName: 'Nom de vos règles',
  keep: 'Les garder dans ce navigateur',
  keptAs: (name) => `Gardé sous le nom « ${name} » : elles se choisissent au début d’une partie.`,
  notKept: 'Le navigateur n’a pas pu le faire. Le code porte tout de même vos règles.',
  haveCode: 'J’ai un code de règles',
  codeLabel: 'Code de règles',
  codeExample: 'par exemple 3CSZ-RJ3',
  useCode: 'Prendre ces règles',
  codeTaken: (rules) => `Voici les règles : ${rules}.`,
  brokenLink: 'Le lien porte des règles illisibles.',
  texts: {
    forgotten: {
      ask: 'Quelqu’un pose la dame qui a une case, et ne dit rien. Que se passe-t-il ?',
      options: {
        silent: 'Il n’y a rien à dire : elle prend sa case.',
        stays: 'Elle ne prend rien. La case reste pour une autre fois.',
        bete: 'Elle ne prend rien, et à la fin le joueur double la case.',
      },
    },
    payment: {
      ask: 'Quelqu’un a fini. Que paient les autres ?',
      options: { cards: 'Un jeton par carte restée.', points: 'Les points des cartes restées.' },
    },
    stall: {
      ask: 'Quand personne n’a la carte suivante, que fait-on ?',
      options: {
        lead: 'Qui a posé le dernier recommence, par la carte qu’il veut.',
        skip: 'On demande celle du dessus.',
      },
    },
    continuing: {
      ask: 'Vous avez la carte suivante, mais vous préférez la garder. En avez-vous le droit ?',
      options: { must: 'Non : qui peut doit poser.', may: 'Oui : il suffit de dire « sans ».' },
    },
    run: {
      ask: 'Sur le quatre de pique, que peut-on poser ?',
      options: { ranks: 'N’importe quel cinq.', suits: 'Seulement le cinq de pique.' },
    },
    board: {
      ask: 'Quelle dame et quel roi sont sur votre tableau ?',
      options: {
        spades: 'La dame de pique et le roi de cœur.',
        hearts: 'La dame de cœur et le roi de pique.',
      },
    },
    direction: {
      ask: 'Dans quel sens joue-t-on ?',
      options: { left: 'Vers la gauche.', right: 'Vers la droite.' },
    },
    hand: {
      ask: 'Après la donne, reste-t-il des cartes ?',
      options: { talon: 'Oui, posées face cachée.', all: 'Non, toutes sont distribuées.' },
    },
    held: {
      ask: 'Quelqu’un finit, et vous avez encore une carte qui a une case. Que vous coûte-t-elle ?',
      options: { bete: 'Je double sa case.', nothing: 'Pas plus qu’une autre carte.' },
    },
    ace: {
      ask: 'Que compte un as resté en main à la fin ?',
      options: { one: 'Un point.', ten: 'Dix points.' },
    },
    ante: {
      ask: 'Qui garnit les cases avant une donne ?',
      options: { everyone: 'Tout le monde.', dealer: 'Le donneur seul.' },
    },
    end: {
      ask: 'Quand s’arrête-t-on ?',
      options: {
        ruin: 'Quand quelqu’un n’a plus assez de jetons pour continuer.',
        deals: 'Après un nombre fixe de donnes.',
        target: 'Quand quelqu’un atteint un certain nombre de jetons.',
      },
    },
    lead: {
      ask: 'Par quelle carte commence la donne ?',
      options: { any: 'Par celle qu’on veut.', lowest: 'Par sa plus basse.' },
    },
    hocs: {
      ask: 'Dit-on « Hoc ! » pour recevoir un jeton de chacun ?',
      options: { no: 'Non, jamais entendu.', yes: 'Oui, pour les rois et les cartes du tableau.' },
    },
    dwarf: {
      ask: 'Le sept de carreau est-il une sorte de joker ?',
      options: {
        seven: 'Non, il se pose comme tout sept.',
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
        three: 'De trois à huit.',
        four: 'De quatre à huit : plus on est, plus on rit.',
        old: 'À trois ou à cinq.',
      },
    },
    dealing: {
      ask: 'Combien de cartes donne-t-on à la fois ?',
      options: { threes: 'Trois.', singly: 'Une.' },
    },
    firstDealer: {
      ask: 'Qui donne le premier ?',
      options: { lot: 'Le sort en décide.', highest: 'Qui tire la carte la plus haute.' },
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
      ask: 'Quelqu’un pose tout d’un seul coup, un opéra. Qu’y gagne-t-il ?',
      options: {
        none: 'Rien, nous ne connaissons pas cela.',
        oneGo: 'Toutes les cases, à n’importe quel moment.',
        alone: 'Toutes les cases, si personne d’autre n’a encore posé.',
        double: 'D’être payé double, si personne d’autre n’a encore posé.',
      },
    },
    heldDwarf: {
      ask: 'Le sept de carreau vous reste en main. Que payez-vous ?',
      options: { same: 'Comme pour tout sept.', double: 'Le double, pour tout ce que j’ai en main.' },
    },
    debts: {
      ask: 'Quelqu’un ne peut pas tout payer. Et alors ?',
      options: {
        forgiven: 'Il paie ce qu’il a, le reste est oublié.',
        below: 'On note ce qu’il doit.',
      },
    },
  },
};

/** Words of the questionnaire that finds out by which rules a family plays, in French. */
export const choose: ChooseWords = typesetAll(plain, typesetFrench);
