import { makeGrammar } from '../../grammar.ts';
import type { OnlineRoomWords } from '../en/onlineRoom.ts';
import { ofName } from './cards.ts';

const { and, count, form, number } = makeGrammar('fr');
const seconds = (value: number) => count(value, 'seconde', 'secondes');
export const waitingTime = (value: number): string =>
  value < 120 ? seconds(value) : count(Math.floor(value / 60), 'minute', 'minutes');

/** The table itself: seats, members, connection, chat and records. */
export const onlineRoom: OnlineRoomWords = {
  room: {
    seats: 'Places',
    free: 'Place libre',
    sit: 'Prendre place',
    sitOn: (some) => `Prendre place : numéro ${number(some)}`,
    addBot: '+ robot',
    addBotOn: (some) => `+ robot : place ${number(some)}`,
    stand: 'Quitter la place',
    withoutSeat: 'Sans place',
    waiting: {
      fromDeal: 'Vous jouez dès la prochaine donne.',
      inPlaceOf: (name) => `Vous prendrez la place ${ofName(name)} à la prochaine donne.`,
      fromGame: 'Vous jouez dès la prochaine partie.',
      allTaken: 'Toutes les places sont prises : vous regardez.',
      whenFree: 'Vous jouerez dès qu’une place se libérera.',
      away: (names) =>
        `${and(names)} ${form(names.length, 'n’est', 'ne sont')} pas là : le grand écran peut vous donner une place.`,
      mayAdd: 'Le grand écran peut ajouter une place.',
      most: (some) => `Ces règles se jouent à ${count(some, 'joueur', 'joueurs')} au plus.`,
    },
    ready: 'C’est bon !',
    notReady: 'Pas encore',
    iAmReady: 'C’est bon !',
    iAmNotReady: 'Pas encore',
    waitingFor: (names) => `On attend ${and(names)}`,
    waited: (people, some) =>
      `${count(people, 'personne', 'personnes')} ici, attente : ${waitingTime(some)}.`,
    waitingForHost: 'On attend l’hôte.',
    start: 'Commencer la partie',
    startWithBots: (bots) => `Commencer avec ${count(bots, 'robot', 'robots')}`,
    startAnyway: 'Commencer quand même',
    startsIn: (some) => `La partie commence dans ${seconds(some)}.`,
    again: 'Revanche',
    nextDealIn: (some) => `Donne suivante dans ${seconds(some)}`,
    host: 'Hôte',
    rename: 'Modifier nom et portrait',
    portrait: 'Portrait',
    anyPortrait: 'Au hasard',
    about: 'À propos de cette table',
    leave: 'Quitter la table',
    leaveQuestion: 'Quitter la table ?',
    leaveStory: 'Un robot joue pour vous. Pour revenir, fermez simplement la page.',
    spectators: (some) => (some === 0 ? 'Personne ne regarde' : count(some, 'spectateur', 'spectateurs')),
    absent: 'En pause',
    onlyMyCards: 'Mes cartes seulement',
    youWatch: 'Vous regardez. Toutes les cartes sont montrées après chaque donne.',
  },
  moderation: {
    actionsFor: (name) => `Options pour ${name}`,
    hideMessages: 'Masquer les messages',
    hideMessagesStory: 'Pour vous seulement, sur cet appareil.',
    showMessages: 'Afficher les messages',
    messagesHidden: 'Messages masqués',
    report: 'Signaler',
    reportQuestion: (name) => `Signaler ${name} ?`,
    reportStory: 'Le responsable du serveur verra les derniers messages d’ici.',
    reported: (name) => `Merci. ${name} : signalement envoyé.`,
    mute: 'Retirer la parole',
    muteStory: 'Plus personne ne voit ses messages.',
    unmute: 'Rendre la parole',
    muted: 'Parole retirée',
    makeHost: 'Confier la table',
    makeHostQuestion: (name) => `Confier la table à ${name} ?`,
    makeHostStory: 'Vous n’en serez plus l’hôte.',
    remove: 'Exclure',
    removeQuestion: (name) => `Exclure ${name} ?`,
    removeStory: (name, isOpen) =>
      isOpen
        ? `${name} ne pourra plus revenir, ni personne sur sa connexion Internet.`
        : `${name} perd sa place. Renouvelez le lien pour empêcher tout retour.`,
    notDuringGame: 'Possible après la partie.',
    removeSpectators: 'Exclure les spectateurs',
    removeSpectatorsQuestion: 'Exclure tous les spectateurs ?',
    removeSpectatorsStory: (isOpen) =>
      `${isOpen ? 'Plus personne ne pourra revenir depuis leurs connexions Internet.' : 'Renouvelez le lien pour empêcher tout retour.'} Pour n’en admettre aucun, modifiez les règles de la table.`,
  },
  connection: {
    reconnecting: 'Connexion perdue, nouvelle tentative…',
    unreachable: {
      title: 'Le serveur ne répond pas',
      hint: 'Vous êtes hors ligne, ou il redémarre. Votre place vous attend.',
    },
    playAlone: 'Jouer contre les robots',
    botPlaysFor: (name) => `Un robot joue pour ${name}`,
    botPlaysForYou: 'Un robot joue pour vous.',
    takeBack: 'Reprendre ma place',
    secondsLeft: (some) => `encore ${seconds(some)}`,
    closed: {
      left: {
        title: 'Vous avez quitté la table',
        hint: 'Son lien vous y ramène.',
      },
      displaced: {
        title: 'Vous jouez maintenant ailleurs',
        hint: 'Dans un autre onglet ou sur un autre appareil.',
      },
      removed: {
        title: 'Vous n’êtes plus à cette table',
        hint: 'L’hôte vous en a retiré l’accès.',
      },
      'link-renewed': {
        title: 'Ce lien n’est plus valable',
        hint: 'Demandez le nouveau à l’hôte.',
      },
      'no-spectators': {
        title: 'Vous ne pouvez pas regarder cette table',
        hint: 'Spectateurs non admis, ou déjà trop nombreux.',
      },
      'table-closed': {
        title: 'La table est fermée',
        hint: 'Ses parties restent enregistrées.',
      },
      damaged: {
        title: 'Cette table est endommagée',
        hint: 'Ouvrez une autre table.',
      },
      'no-such-table': {
        title: 'Table introuvable',
        hint: 'Vérifiez le code, ou redemandez le lien.',
      },
      'wrong-token': {
        title: 'Ce lien n’ouvre aucune place',
        hint: 'Prenez une place libre par le lien de la table.',
      },
      banned: {
        title: 'Ce serveur vous est fermé pour un temps',
        hint: 'Jouez contre les robots en attendant.',
      },
    },
    playHere: 'Jouer ici',
  },
  announcements: {
    came: (name) => `${name} arrive.`,
    left: (name) => `${name} quitte la table.`,
    away: (name) => `${name} s’absente : un robot prend le relais.`,
    back: (name) => `${name} est de retour.`,
    host: (name) => `${name} est maintenant l’hôte.`,
    sat: (name, seat) => `${name} prend la place ${number(seat)}.`,
    stood: (name) => `${name} quitte sa place.`,
    botSat: (bot, seat) => `${bot}, robot, prend la place ${number(seat)}.`,
    emptied: (seat) => `La place ${number(seat)} est libre.`,
    ready: (name) => `${name} : c’est bon !`,
    notReady: (name) => `${name} : pas encore.`,
    renamed: (before, now) => `${before} s’appelle maintenant ${now}.`,
    settingsChanged: 'Les règles de la table ont changé.',
    gameBegins: (game) => (game === 1 ? 'La partie commence.' : `La partie ${number(game)} commence.`),
    said: (name, words) => `${name} : « ${words} »`,
  },
  talk: {
    title: 'Discussion',
    phrases: {
      hello: 'Bonjour !',
      'good-luck': 'Bonne chance !',
      'well-played': 'Bien joué !',
      bravo: 'Bravo !',
      thanks: 'Merci !',
      sorry: 'Pardon !',
      oops: 'Oups !',
      ouch: 'Aïe !',
      'what-luck': 'Quelle chance !',
      haha: 'Ha ha !',
      hmm: 'Hum…',
      'one-moment': 'Un instant !',
      'your-turn': 'À toi !',
      'another-game': 'Encore une partie ?',
      'good-night': 'Bonne nuit !',
    },
    saySomething: 'Dire quelque chose',
    write: 'Écrire un message',
    send: 'Envoyer',
    nothingYet: 'Aucun message.',
    youAreMuted: 'L’hôte vous a retiré la parole.',
  },
  records: {
    title: 'Parties de cette table',
    game: (some) => `Partie ${number(some)}`,
    download: 'Télécharger la partie',
    nameless: 'Quelqu’un',
    namelessInside: 'quelqu’un',
  },
  notices: {
    title: 'Me prévenir quand c’est à moi',
    story: 'Quand cette page est en arrière-plan.',
    refused: 'Autorisez les notifications dans les réglages du navigateur, puis réessayez.',
  },
  erase: {
    action: 'Supprimer mon nom',
    question: 'Supprimer votre nom de cette table ?',
    story:
      'Nom, portrait et messages sont supprimés pour tous, définitivement. Les parties restent, sans votre nom.',
    done: 'Nom et messages supprimés.',
  },
  fairness: {
    title: 'Donne équitable',
    story:
      'Avant chaque donne, le serveur met son mélange sous enveloppe cachetée, et un joueur coupe. Après, chacun peut vérifier.',
    promise: 'Enveloppe cachetée',
    youCut: 'Vous avez coupé.',
    cutBy: (name) => `Coupe : ${name}`,
    notCut: 'Personne n’a coupé cette donne.',
    dealProven: 'Donne vérifiée',
    dealBroken: 'Cette donne n’est pas celle de l’enveloppe',
    proven: 'Enveloppe, mélange, coupe et cartes concordent.',
    broken: 'Cartes ou coupe ne correspondent pas à l’enveloppe : un changement, ou un défaut du serveur.',
    unseen: 'Mélange, coupe et cartes concordent. Ouverte après, la page ne peut pas comparer l’enveloppe.',
  },
};
