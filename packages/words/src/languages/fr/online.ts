import { makeGrammar } from '../../grammar.ts';
import type { OnlineWords } from '../en/online.ts';

const { count, number } = makeGrammar('fr');
const days = (value: number) => count(value, 'jour', 'jours');

import { ofName } from './cards.ts';
import { onlineRoom, waitingTime } from './onlineRoom.ts';

export const online: OnlineWords = {
  ...onlineRoom,
  lobby: {
    playNow: 'Trouver des joueurs',
    noneWaiting: 'Personne n’attend pour l’instant. Si personne ne vient, des robots jouent avec vous.',
    waiting: (people, seconds) =>
      people === 1
        ? `1 personne attend depuis ${waitingTime(seconds)}.`
        : `${number(people)} personnes attendent, la première depuis ${waitingTime(seconds)}.`,
    openTable: 'Un lien pour des amis',
    openTableStory: 'Un nom, et ils jouent.',
    oneRoom: 'Chacun son téléphone, cet écran est le plateau',
    oneRoomStory: 'Dans une même pièce, jusqu’à huit.',
    onePhone: 'Se passer ce téléphone',
    onePhoneStory: 'Sans réseau.',
    openTables: 'Tables ouvertes',
    noOpenTables: 'Aucune table ouverte. Ouvrez-en une !',
    byCode: 'Rejoindre une table',
    code: 'Code de la table',
    wrongCode: (text) =>
      `« ${text} » n’est pas le code d’une table. Un code a cinq syllabes, comme bado-miku-ze. Vérifiez-le, ou redemandez le lien.`,
    unknownCode: (code) =>
      `Aucune table n’a le code ${code}. Comparez chaque syllabe, ou redemandez le lien.`,
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
    openStory: 'Dans la liste des tables ouvertes. Les parties peuvent être publiées, sans les noms.',
    byLink: 'Seulement vos invités',
    byLinkStory: 'Il faut le lien ou le code pour trouver la table.',
    clock: 'Temps par coup',
    clocks: {
      none: 'Sans limite',
      gentle: 'Tranquille : 60 secondes par coup',
      quick: 'Rapide : 15 secondes par coup',
    },
    clockStory: 'Quand le temps est écoulé, un robot joue à votre place jusqu’à votre retour.',
    talk: 'Discussion',
    freeText: 'Messages libres',
    phrasesOnly: 'Messages rapides',
    talkStory: 'Chacun lit les messages rapides dans sa langue.',
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
    story: 'Avec ce lien, on peut prendre une place libre ; en cours de partie, dès la prochaine donne.',
    renew: 'Renouveler le lien',
    renewQuestion: 'Renouveler le lien ?',
    renewStory:
      'L’ancien lien et l’ancien code ne marcheront plus, et les spectateurs devront partir. Tous les joueurs gardent leur place.',
    renewed: 'Le lien est renouvelé.',
    message: (host) =>
      host === ''
        ? 'Venez jouer au Nain jaune avec nous !'
        : `${host} vous invite à une partie de Nain jaune.`,
    sayCode: (code) => `Ou donnez ce code : ${code}`,
    ownLink: 'Lien de votre place',
    ownLinkStory:
      'Il ouvre votre place sur un autre appareil. Gardez-le pour vous : avec ce lien, on peut jouer à votre place.',
  },
  about: {
    contact: 'Contact',
    noOperator: 'Responsable non indiqué.',
    storage: 'Données enregistrées',
    talkDays: (some) => `Les messages d’une table sont supprimés ${days(some)} après sa fermeture.`,
    tablesDays: (some) => `Une table fermée est supprimée au bout de ${days(some)}.`,
    recordsDays: (some) => `Une partie terminée est supprimée au bout de ${days(some)}.`,
    reportsDays: (some) => `Un signalement est supprimé au bout de ${days(some)}.`,
    dailyDays: (some) => `Les résultats de la donne du jour sont supprimés au bout de ${days(some)}.`,
    challengesDays: (some) => `Un défi inutilisé est supprimé au bout de ${days(some)}.`,
    publicRecords:
      'Tout le monde peut télécharger les parties des tables ouvertes, sans les noms des joueurs.',
    ownGames: 'Les parties contre les robots restent sur cet appareil.',
    privacy: 'Protection des données',
    unreachable: 'Le serveur est injoignable pour le moment.',
  },
  refusals: {
    spectator: 'Vous regardez : prenez d’abord une place.',
    'host-only': 'Seul l’hôte peut faire cela.',
    'not-now': 'Ce n’est pas possible en ce moment.',
    'seat-taken': 'Cette place est prise.',
    'no-such-seat': 'Cette place n’existe pas à cette table.',
    'no-such-member': 'Cette personne n’est plus à la table.',
    'no-such-bot': 'Ce robot n’existe pas ici.',
    'too-few': 'Il faut au moins une personne en place pour commencer.',
    'wrong-player-count': 'Ces règles n’admettent pas ce nombre de joueurs.',
    'no-free-text': 'À cette table, messages rapides seulement.',
    muted: 'L’hôte vous a retiré la parole.',
    'too-fast': 'Pas si vite. Attendez un peu et réessayez.',
    'empty-text': 'Écrivez d’abord quelque chose.',
    'empty-name': 'Entrez un nom avec au moins une lettre, un chiffre ou un émoji.',
    'not-seated': 'Vous n’avez pas de place à cette table.',
    'not-away': 'Son appareil est connecté : la place reste prise.',
    paused: 'La partie est en pause.',
    'not-stored': 'Le serveur n’a pas pu enregistrer. Rien n’a changé. Réessayez.',
  },
  serverRefusals: {
    malformed: 'Un problème est survenu. Rechargez la page.',
    'no-such-table': 'Table introuvable.',
    'no-such-game': 'Cette partie n’existe pas, ou n’est pas terminée.',
    'no-such-day': 'Le serveur n’a pas de donne pour ce jour.',
    'not-yet': 'Ce jour n’a pas encore commencé.',
    'too-late': 'Le serveur n’accepte plus de résultats pour ce jour.',
    forged: 'Le serveur n’a pas pu confirmer cette partie : elle ne compte pas.',
    'no-such-challenge': 'Ce défi n’existe pas ou a expiré.',
    'challenge-full': 'Ce défi est complet.',
    'table-full': 'Il n’y a plus de place libre.',
    'table-closed': 'Cette table est fermée.',
    damaged: 'Cette table ne s’ouvre pas : ses données sont endommagées sur le serveur.',
    removed:
      'L’hôte vous a retiré l’accès à cette table, à vous ou à une autre personne sur votre connexion Internet. Vous ne pouvez plus y revenir.',
    'link-renewed': 'Ce lien n’est plus valable : l’hôte l’a renouvelé. Demandez-lui le nouveau.',
    banned: 'Le responsable de ce serveur vous en a retiré l’accès pour un temps.',
    'not-offered':
      'Cette place n’est pas libérée pour un nouveau téléphone. Sur le grand écran : Menu, Joueurs, Nouveau téléphone.',
    'wrong-token': 'Ce lien n’ouvre aucune place à cette table.',
    'too-many': 'Trop de demandes à la fois. Réessayez dans un moment.',
    'too-large': 'C’est trop long.',
    'wrong-origin': 'Ouvrez le jeu depuis son lien habituel.',
    'not-found': 'Rien à cette adresse.',
    'not-allowed': 'Le serveur ne le permet pas.',
    'not-ready': 'Le serveur n’est pas encore prêt. Réessayez dans un moment.',
    internal: 'Erreur du serveur. Rien n’a changé. Réessayez.',
  },
};
