import { makeGrammar } from '../../grammar.ts';
import type { OnlineWords } from '../en/online.ts';

const { count, number } = makeGrammar('fr');
const days = (value: number) => count(value, 'jour', 'jours');

import { ofName } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { onlineRoom, waitingTime } from './onlineRoom.ts';

const { closed } = onlineRoom.connection;

export const online: OnlineWords = {
  ...onlineRoom,
  lobby: {
    playNow: 'Trouver des joueurs',
    noneWaiting: 'Personne n’attend. Au besoin, des robots jouent avec vous.',
    waiting: (people, seconds) =>
      people === 1
        ? `1 personne attend depuis ${waitingTime(seconds)}.`
        : `${number(people)} personnes attendent, la première depuis ${waitingTime(seconds)}.`,
    openTable: 'Un lien pour des amis',
    openTableStory: 'Un nom, et ils jouent.',
    oneRoom: 'Dans une même pièce',
    oneRoomStory: 'Chacun son téléphone ; cet écran est le plateau.',
    onePhone: 'Se passer ce téléphone',
    onePhoneStory: 'Sans réseau.',
    openTables: 'Tables ouvertes',
    noOpenTables: 'Aucune table ouverte. Ouvrez-en une !',
    byCode: 'Rejoindre une table',
    code: 'Code de la table',
    wrongCode: (text) => `« ${text} » n’est pas un code de table : cinq syllabes, comme bado-miku-ze.`,
    unknownCode: (code) => `Aucune table n’a le code ${code}. Vérifiez-le, ou demandez le lien.`,
    join: 'Rejoindre',
    watch: 'Regarder',
    joining: {
      'next-deal': 'Jouer dès la prochaine donne',
      wait: 'Attendre une place',
      full: 'Toutes les places sont prises.',
    },
    tableOf: (host) => (host === '' ? 'Notre table' : `Table ${ofName(host)}`),
    phases: {
      gathering: 'En attente de joueurs',
      playing: 'Partie en cours',
      between: 'Entre deux parties',
      closed: 'Table fermée',
    },
    members: (members, players) => `${count(members, 'joueur', 'joueurs')} sur ${number(players)}`,
    bots: (bots) => count(bots, 'robot', 'robots'),
    yourTables: 'Vos tables',
    goBack: 'Revenir à la table',
  },
  settings: {
    title: 'Règles de la table',
    whoFinds: 'Qui peut jouer',
    open: 'Tout le monde',
    openStory: 'Visible par tous. Les parties peuvent être publiées, sans les noms.',
    byLink: 'Seulement vos invités',
    clock: 'Temps par coup',
    clocks: {
      none: 'Sans limite',
      gentle: 'Tranquille : 60 secondes par coup',
      quick: 'Rapide : 15 secondes par coup',
    },
    clockStory: 'Ensuite, un robot joue jusqu’à votre retour.',
    talk: 'Discussion',
    freeText: 'Messages libres',
    phrasesOnly: 'Messages rapides',
    players: (some) => count(some, 'joueur', 'joueurs'),
    spectators: 'Spectateurs',
    mayWatch: 'Peuvent regarder',
    mayNotWatch: 'Non admis',
    openTable: 'Ouvrir la table',
    change: 'Modifier',
    save: 'Enregistrer',
  },
  invitation: {
    title: 'Inviter',
    story: 'Avec ce lien, on peut prendre une place libre.',
    renew: 'Renouveler le lien',
    renewQuestion: 'Renouveler le lien ?',
    renewStory:
      'L’ancien lien et son code ne marcheront plus, les spectateurs devront partir.',
    renewed: 'Le lien est renouvelé.',
    message: (host) =>
      host === ''
        ? 'Venez jouer au Nain jaune avec nous !'
        : `${host} vous invite à une partie de Nain jaune.`,
    sayCode: (code) => `Ou donnez ce code : ${code}`,
    ownLink: 'Lien de votre place',
    ownLinkStory: 'Il ouvre votre place sur un autre appareil. Gardez-le pour vous.',
  },
  about: {
    contact: 'Contact',
    noOperator: 'Responsable non indiqué.',
    storage: 'Durée de conservation',
    talkDays: (some) => `Messages : ${days(some)} après la fermeture de la table.`,
    tablesDays: (some) => `Tables fermées : ${days(some)}.`,
    recordsDays: (some) => `Parties terminées : ${days(some)}.`,
    reportsDays: (some) => `Signalements : ${days(some)}.`,
    dailyDays: (some) => `Résultats de la donne du jour : ${days(some)}.`,
    challengesDays: (some) => `Défis inutilisés : ${days(some)}.`,
    publicRecords: 'Les parties des tables ouvertes sont téléchargeables, sans les noms.',
    ownGames: 'Les parties contre les robots restent sur cet appareil.',
    privacy: 'Protection des données',
    unreachable: 'Le serveur est injoignable pour le moment.',
  },
  refusals: {
    spectator: 'Prenez d’abord une place.',
    'host-only': 'Seul l’hôte peut faire cela.',
    'not-now': 'Ce n’est pas possible en ce moment.',
    'seat-taken': 'Cette place est prise.',
    'no-such-seat': 'Cette place n’existe pas.',
    'no-such-member': 'Cette personne n’est plus à la table.',
    'no-such-bot': 'Ce robot n’existe pas ici.',
    'too-few': 'Il faut au moins une personne en place.',
    'wrong-player-count': 'Ces règles n’admettent pas ce nombre de joueurs.',
    'no-free-text': 'À cette table, messages rapides seulement.',
    muted: onlineRoom.talk.youAreMuted,
    'too-fast': 'Pas si vite. Réessayez dans un moment.',
    'empty-text': 'Écrivez d’abord quelque chose.',
    'empty-name': 'Entrez un nom avec une lettre, un chiffre ou un émoji.',
    'not-seated': 'Vous n’avez pas de place.',
    'not-away': 'Son appareil est connecté.',
    paused: interfaceWords.gamePaused,
    'not-stored': 'Le serveur n’a pas pu enregistrer. Réessayez.',
  },
  serverRefusals: {
    malformed: 'Un problème est survenu. Rechargez la page.',
    'no-such-table': `${closed['no-such-table'].title}.`,
    'no-such-game': 'Cette partie n’existe pas ou n’est pas finie.',
    'no-such-day': 'Pas de donne pour ce jour.',
    'not-yet': 'Ce jour n’a pas encore commencé.',
    'too-late': 'Trop tard pour ce jour.',
    forged: 'Le serveur n’a pas pu confirmer cette partie.',
    'no-such-challenge': 'Ce défi n’existe pas ou a expiré.',
    'challenge-full': 'Ce défi est complet.',
    'table-full': 'Il n’y a plus de place libre.',
    'table-closed': `${closed['table-closed'].title}.`,
    damaged: `${closed.damaged.title}.`,
    removed: 'L’hôte a retiré l’accès, à vous ou à une personne sur votre connexion.',
    'link-renewed': `${closed['link-renewed'].title}. ${closed['link-renewed'].hint}`,
    banned: `${closed.banned.title}.`,
    'not-offered': 'Cette place n’est pas libérée. Sur le grand écran : Menu, Joueurs, Nouveau téléphone.',
    'wrong-token': `${closed['wrong-token'].title}.`,
    'too-many': 'Trop de demandes à la fois. Réessayez dans un moment.',
    'too-large': 'C’est trop long.',
    'wrong-origin': 'Ouvrez le jeu depuis son lien habituel.',
    'not-found': 'Rien à cette adresse.',
    'not-allowed': 'Le serveur ne le permet pas.',
    'not-ready': 'Le serveur n’est pas encore prêt. Réessayez dans un moment.',
    internal: 'Erreur du serveur. Réessayez.',
  },
};
