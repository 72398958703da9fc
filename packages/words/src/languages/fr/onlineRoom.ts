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
      fromDeal: 'Vous jouez dès la prochaine donne, à la place d’un robot.',
      inPlaceOf: (name) => `Vous prendrez la place ${ofName(name)} à la prochaine donne.`,
      fromGame: 'Vous jouez dès la prochaine partie : il y aura une place de plus.',
      allTaken: 'Toutes les places sont prises : vous regardez.',
      whenFree: 'Vous jouerez dès qu’une place se libérera.',
      away: (names) =>
        `${and(names)} ${form(names.length, 'n’est', 'ne sont')} pas là : le grand écran peut vous donner ${form(names.length, 'sa place', 'une de leurs places')}.`,
      mayAdd: 'Le grand écran peut faire de la place pour la prochaine partie.',
      most: (some) => `Ces règles se jouent à ${count(some, 'joueur', 'joueurs')} au plus.`,
    },
    ready: 'C’est bon !',
    notReady: 'Pas encore',
    iAmReady: 'C’est bon !',
    iAmNotReady: 'Pas encore',
    waitingFor: (names) => `On attend ${and(names)}`,
    waited: (people, some) =>
      `${count(people, 'personne', 'personnes')} ici, attente : ${waitingTime(some)}.`,
    waitingForHost: 'On attend que l’hôte lance la partie.',
    start: 'Commencer la partie',
    startWithBots: (bots) => `Commencer avec ${count(bots, 'robot', 'robots')}`,
    startAnyway: 'Commencer quand même',
    startsIn: (some) => `La partie commence dans ${seconds(some)}.`,
    again: 'Revanche',
    nextDealIn: (some) => `Donne suivante dans ${seconds(some)}`,
    host: 'Hôte',
    rename: 'Modifier le nom et le portrait',
    portrait: 'Portrait',
    anyPortrait: 'Au hasard',
    about: 'À propos de cette table',
    leave: 'Quitter la table',
    leaveQuestion: 'Quitter la table ?',
    leaveStory:
      'Un robot joue pour vous jusqu’à ce que quelqu’un prenne votre place. Si vous comptez revenir, fermez simplement la page.',
    spectators: (some) => (some === 0 ? 'Personne ne regarde' : count(some, 'spectateur', 'spectateurs')),
    absent: 'En pause',
    onlyMyCards: 'Mes cartes seulement',
    youWatch: 'Vous regardez. Toutes les cartes sont montrées à la fin de chaque donne.',
  },
  moderation: {
    actionsFor: (name) => `Options pour ${name}`,
    hideMessages: 'Masquer les messages',
    hideMessagesStory: 'Pour vous seulement, sur cet appareil.',
    showMessages: 'Afficher les messages',
    messagesHidden: 'Messages masqués',
    report: 'Signaler',
    reportQuestion: (name) => `Signaler ${name} ?`,
    reportStory: 'Le responsable de ce serveur verra les derniers messages de cette table.',
    reported: (name) => `Merci. Votre signalement concernant ${name} est envoyé.`,
    mute: 'Retirer la parole',
    muteStory: 'Plus personne ne reçoit ses messages.',
    unmute: 'Rendre la parole',
    muted: 'Parole retirée',
    makeHost: 'Confier la table',
    makeHostQuestion: (name) => `Confier la table à ${name} ?`,
    makeHostStory: 'Vous n’en serez plus l’hôte.',
    remove: 'Exclure',
    removeQuestion: (name) => `Exclure ${name} ?`,
    removeStory: (name, isOpen) =>
      isOpen
        ? `${name} ne pourra plus revenir à cette table, ni personne d’autre sur la même connexion Internet.`
        : `${name} perd sa place. Le lien de la table reste valable : renouvelez-le pour empêcher tout retour.`,
    notDuringGame: 'Possible après la partie.',
    removeSpectators: 'Exclure les spectateurs',
    removeSpectatorsQuestion: 'Exclure tous les spectateurs ?',
    removeSpectatorsStory: (isOpen) =>
      isOpen
        ? 'Ces personnes ne pourront plus revenir à cette table, ni personne d’autre sur leurs connexions Internet. Pour ne plus avoir de spectateurs, modifiez les règles de la table.'
        : 'Le lien de la table reste valable : renouvelez-le pour empêcher tout retour. Pour ne plus avoir de spectateurs, modifiez les règles de la table.',
  },
  connection: {
    reconnecting: 'Connexion perdue, nouvelle tentative…',
    unreachable: {
      title: 'Le serveur ne répond pas',
      hint: 'Vous êtes peut-être hors ligne, ou le serveur redémarre. Votre place vous est réservée.',
    },
    playAlone: 'Jouer contre les robots en attendant',
    botPlaysFor: (name) => `Un robot joue pour ${name}`,
    botPlaysForYou: 'Un robot joue pour vous.',
    takeBack: 'Reprendre ma place',
    secondsLeft: (some) => count(some, 'seconde restante', 'secondes restantes'),
    closed: {
      left: {
        title: 'Vous avez quitté la table',
        hint: 'Son lien vous y ramène : sur une place libre, ou dès la prochaine donne à celle d’un robot.',
      },
      displaced: {
        title: 'Vous jouez maintenant ailleurs',
        hint: 'Votre place est ouverte dans un autre onglet ou sur un autre appareil.',
      },
      removed: {
        title: 'Vous n’êtes plus à cette table',
        hint: 'L’hôte vous a retiré l’accès. Vous ne pouvez plus revenir à cette table.',
      },
      'link-renewed': {
        title: 'Ce lien n’est plus valable',
        hint: 'L’hôte a renouvelé le lien de la table. Demandez-lui le nouveau.',
      },
      'no-spectators': {
        title: 'Vous ne pouvez pas regarder cette table',
        hint: 'L’hôte n’admet pas de spectateurs, ou il y en a déjà trop.',
      },
      'table-closed': {
        title: 'La table est fermée',
        hint: 'Plus personne n’y joue. Ses parties restent enregistrées.',
      },
      damaged: {
        title: 'Cette table ne s’ouvre pas',
        hint: 'Ses données sont endommagées sur le serveur. Ouvrez une autre table.',
      },
      'no-such-table': {
        title: 'Table introuvable',
        hint: 'Le code est peut-être faux, ou la table a été supprimée. Redemandez le lien.',
      },
      'wrong-token': {
        title: 'Ce lien n’ouvre aucune place',
        hint: 'Il est peut-être incomplet. Avec le lien de la table, vous pouvez prendre une place libre.',
      },
      banned: {
        title: 'Vous ne pouvez pas jouer sur ce serveur pour le moment',
        hint: 'Son responsable vous en a retiré l’accès pour un temps. Vous pouvez toujours jouer contre les robots.',
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
    nothingYet: 'Aucun message pour l’instant.',
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
    story: 'Aux tables en ligne, quand cette page est en arrière-plan.',
    refused:
      'Le navigateur ne l’autorise pas. Autorisez les notifications de cette page dans ses réglages, puis réessayez.',
  },
  erase: {
    action: 'Supprimer mon nom',
    question: 'Supprimer votre nom de cette table ?',
    story:
      'Votre nom, votre portrait et tout ce que vous avez écrit ici sont supprimés pour tout le monde. Les parties restent, sans votre nom. C’est définitif.',
    done: 'Votre nom et vos messages sont supprimés.',
  },
  fairness: {
    title: 'Donne équitable',
    story:
      'Avant chaque donne, le serveur met son mélange sous enveloppe cachetée, puis un joueur coupe. Après la donne, on ouvre l’enveloppe : chacun peut vérifier que rien n’a changé.',
    promise: 'Enveloppe cachetée',
    youCut: 'Vous avez coupé.',
    cutBy: (name) => `Coupe : ${name}`,
    notCut: 'Personne n’a coupé cette donne.',
    dealProven: 'Donne vérifiée',
    dealBroken: 'Cette donne n’est pas celle de l’enveloppe',
    proven: 'C’est bien l’enveloppe cachetée, et les cartes sont celles du mélange et de la coupe.',
    broken:
      'Les cartes ou la coupe ne correspondent pas à l’enveloppe cachetée. Elles ont été changées, ou le serveur a un défaut.',
    unseen:
      'Les cartes sont bien celles du mélange et de la coupe. Vous avez ouvert la page plus tard : elle ne peut pas comparer l’enveloppe.',
    checkYourself: 'La commande « nain check » le vérifie dans la partie enregistrée.',
  },
};
