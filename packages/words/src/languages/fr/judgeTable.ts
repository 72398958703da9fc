import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { theCard } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and } = makeGrammar('fr');

const AGREE = 'Aucune source ne le dit : convenez-en avant de jouer.';

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Qui coupe les cartes ?',
    keywords: 'couper coupe mélanger paquet jeu avant de distribuer voisin de gauche',
    sentences: { left: 'Le voisin de gauche du donneur, quel que soit le sens du jeu.' },
  },
  'several-counters-a-box': {
    question: 'Met-on plusieurs jetons sur une même case ?',
    keywords: 'plus d’un seul combien par case mise pourquoi s’accumulent chaque',
    sentences: {
      stakes: ({ honours }) =>
        `Autant que sa mise : ${and(
          honours.map(({ card, stake }) => `${counters(stake)} sur ${theCard(cardOf(card))}`),
        )}.`,
      stays: 'Ce que personne ne prend y reste : une case grossit de donne en donne.',
    },
  },
  'two-players': {
    question: 'Peut-on jouer à deux ?',
    keywords:
      'seulement deux couple nous deux un seul adversaire duel tête-à-tête 2 joueurs ça se joue à deux juste mon fils et moi ma femme et moi seuls',
    sentences: {
      players: ({ players }) => `Ces règles sont pour ${interfaceWords.playersAllowed(...players)}.`,
      variant:
        'Aucune de nos sources ne se joue à deux. Une variante familiale publiée donne 22 cartes à chacun et en laisse 8.',
    },
  },
  'youngest-deals': {
    question: 'Est-ce le plus jeune qui donne en premier ?',
    keywords: 'jeune enfant petit cadet benjamin âge aîné commencer donneur',
    sentences: {
      variant:
        'Seulement si vous en convenez. Aucune de nos sources ne le dit, mais une variante familiale publiée fait donner le plus jeune.',
    },
  },
  'say-without': {
    question: 'Faut-il dire « sans … » ?',
    keywords:
      'sans dire parler à voix haute annoncer mot arrêt passe silence oublié six n’a pas dit sans doit-on',
    sentences: {
      say: 'Oui. En s’arrêtant, on dit ce qui manque, « sans six » : le suivant sait ainsi ce qu’on demande.',
      pass: 'Un joueur qui n’a rien posé à son tour dit « passe ».',
      forgotten: 'Aucune source ne prévoit de pénalité pour un oubli.',
    },
  },
  'wrong-card-laid': {
    question: 'J’ai posé une mauvaise carte',
    keywords:
      'erreur trompé tromper reprendre annuler ne convient pas au lieu fausse il fallait par mégarde me suis trompé de carte posé un neuf il fallait un huit reprendre ma carte zut au lieu de reprendre',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : on la reprend et on continue, tant que le joueur suivant n’a pas posé. Ensuite, elle reste.',
    },
  },
  'out-of-turn': {
    question: 'Un joueur a joué hors de son tour',
    keywords:
      'pas son tour avant moi trop tôt impatient sauté ordre à lui joué alors que ce n’était pas son tour a joué avant moi pas à elle de jouer trop tôt avant moi coupé la parole',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : la carte est reprise, et le joueur dont c’est le tour continue.',
    },
  },
  'card-shown': {
    question: 'Un joueur a montré une carte',
    keywords:
      'montrer vue vu tombée tomber échappée jeu ouvert face visible laisser voir main triche tout le monde l’a vue fait tomber une carte montre son jeu on a vu une de ses cartes fait tomber vu',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : elle retourne dans la main, et la donne continue.',
    },
  },
  misdeal: {
    question: 'Les cartes ont été mal données',
    keywords:
      'maldonne mal distribué erreur donneur redonner recommencer retournée pendant la donne refaire redonner refaire mélanger de nouveau',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : si on le voit avant la première carte posée, le même donneur redonne. Ensuite, on continue.',
    },
  },
  'wrong-number-of-cards': {
    question: 'Un joueur a une carte de trop ou de moins',
    keywords:
      'mauvais nombre manque en plus pas assez mal compté au lieu de cartes une carte de trop il manque une carte j’ai j’ai reçu huit cartes et les autres neuf j’en ai onze et les autres douze dix treize il me manque une carte',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : si on le voit avant la première carte posée, le même donneur redonne. Ensuite, chacun continue avec ce qu’il a.',
    },
  },
  'look-at-laid-cards': {
    question: 'Peut-on regarder les cartes déjà posées ?',
    keywords:
      'regarder vérifier tas pile jouées passée tombées défausse précédentes revoir consulter cartes déjà jouées vérifier si elle est passée revoir ce qui a été joué',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : la suite en cours reste visible, les précédentes sont retournées.',
    },
  },
  'lending-counters': {
    question: 'Peut-on prêter des jetons ?',
    keywords: 'prêter prêt emprunter emprunt donner avancer aider crédit dette frère sœur dépanner donner',
    sentences: {
      agree: AGREE,
      fair: 'Un usage honnête : on ne prête pas, car se retrouver sans jetons fait partie du jeu.',
    },
  },
  'equal-at-the-end': {
    question: 'Deux joueurs ont le même nombre de jetons à la fin',
    keywords:
      'égalité ex æquo autant nul partager victoire gagnants tous les deux qui gagne à égalité même score',
    sentences: {
      share: 'Ils partagent la victoire.',
      drawAgain: 'Si deux joueurs tirent des cartes égales pour la première donne, eux seuls retirent.',
    },
  },
} satisfies Partial<JudgeTexts>;
