import { makeGrammar } from '../../grammar.ts';
import type { OnlineRoomWords } from '../en/onlineRoom.ts';

const { and, count, form, number } = makeGrammar('de');
const seconds = (value: number) => count(value, 'Sekunde', 'Sekunden');
export const waitingTime = (value: number): string =>
  value < 120 ? seconds(value) : count(Math.floor(value / 60), 'Minute', 'Minuten');

/** The table itself: seats, members, connection, chat and records. */
export const onlineRoom: OnlineRoomWords = {
  room: {
    seats: 'Plätze',
    free: 'Freier Platz',
    sit: 'Platz nehmen',
    sitOn: (some) => `Platz nehmen: Nummer ${number(some)}`,
    addBot: '+ Bot',
    addBotOn: (some) => `+ Bot: Platz ${number(some)}`,
    stand: 'Platz verlassen',
    withoutSeat: 'Ohne Platz',
    waiting: {
      fromDeal: 'Ab der nächsten Runde spielst du mit.',
      inPlaceOf: (name) => `Ab der nächsten Runde spielst du anstelle von ${name}.`,
      fromGame: 'Ab der nächsten Partie spielst du mit.',
      allTaken: 'Alle Plätze sind besetzt: Du schaust zu.',
      whenFree: 'Sobald ein Platz frei wird, spielst du mit.',
      away: (names) =>
        `${and(names)} ${form(names.length, 'ist', 'sind')} nicht da: Der große Bildschirm kann dir einen Platz geben.`,
      mayAdd: 'Der große Bildschirm kann einen Platz hinzufügen.',
      most: (some) => `Diese Regeln sind für höchstens ${number(some)} Spieler.`,
    },
    ready: 'Bereit',
    notReady: 'Noch nicht bereit',
    iAmReady: 'Bereit',
    iAmNotReady: 'Noch nicht',
    waitingFor: (names) => `Warten auf ${and(names)}`,
    waited: (people, some) =>
      `${count(people, 'Person', 'Personen')} am Tisch, Wartezeit: ${waitingTime(some)}.`,
    waitingForHost: 'Warten auf den Gastgeber …',
    start: 'Partie starten',
    startWithBots: (bots) => `Mit ${count(bots, 'Bot', 'Bots')} starten`,
    startAnyway: 'Trotzdem starten',
    startsIn: (some) => `Die Partie beginnt in ${seconds(some)}.`,
    again: 'Revanche',
    nextDealIn: (some) => `Nächste Runde in ${seconds(some)}`,
    host: 'Gastgeber',
    rename: 'Name und Bild ändern',
    portrait: 'Bild',
    anyPortrait: 'Zufällig',
    about: 'Über diesen Tisch',
    leave: 'Tisch verlassen',
    leaveQuestion: 'Den Tisch verlassen?',
    leaveStory: 'Ein Bot spielt für dich weiter. Willst du wiederkommen, schließe nur die Seite.',
    spectators: (some) =>
      some === 0 ? 'Niemand schaut zu' : `${number(some)} ${some === 1 ? 'schaut' : 'schauen'} zu`,
    absent: 'Abwesend',
    onlyMyCards: 'Nur meine Karten',
    youWatch: 'Du schaust zu. Nach jeder Runde werden alle Blätter gezeigt.',
  },
  moderation: {
    actionsFor: (name) => `Optionen für ${name}`,
    hideMessages: 'Nachrichten ausblenden',
    hideMessagesStory: 'Nur für dich, auf diesem Gerät.',
    showMessages: 'Nachrichten einblenden',
    messagesHidden: 'Nachrichten ausgeblendet',
    report: 'Melden',
    reportQuestion: (name) => `${name} melden?`,
    reportStory: 'Der Betreiber des Servers sieht dann die letzten Nachrichten hier.',
    reported: (name) => `Danke. Deine Meldung über ${name} ist abgeschickt.`,
    mute: 'Stummschalten',
    muteStory: 'Was diese Person schreibt, sieht niemand mehr.',
    unmute: 'Stummschaltung aufheben',
    muted: 'Stummgeschaltet',
    makeHost: 'Zum Gastgeber machen',
    makeHostQuestion: (name) => `${name} zum Gastgeber machen?`,
    makeHostStory: 'Du bist dann nicht mehr Gastgeber.',
    remove: 'Entfernen',
    removeQuestion: (name) => `${name} entfernen?`,
    removeStory: (name, isOpen) =>
      isOpen
        ? `${name} kann nicht zurückkommen, auch niemand am selben Internetanschluss.`
        : `${name} verliert den Platz. Erneuere den Link, dann kommt niemand damit zurück.`,
    notDuringGame: 'Nach der Partie möglich.',
    removeSpectators: 'Zuschauer entfernen',
    removeSpectatorsQuestion: 'Alle Zuschauer entfernen?',
    removeSpectatorsStory: (isOpen) =>
      `${isOpen ? 'Sie können nicht zurückkommen, auch niemand an ihren Internetanschlüssen.' : 'Erneuere den Link, dann kommt niemand damit zurück.'} Sollen keine neuen kommen, ändere die Tischregeln.`,
  },
  connection: {
    reconnecting: 'Verbindung verloren, neuer Versuch …',
    unreachable: {
      title: 'Der Server antwortet nicht',
      hint: 'Du bist offline, oder er startet neu. Dein Platz bleibt dir.',
    },
    playAlone: 'Solange gegen Bots',
    botPlaysFor: (name) => `Ein Bot spielt für ${name}`,
    botPlaysForYou: 'Ein Bot spielt für dich.',
    takeBack: 'Selbst weiterspielen',
    secondsLeft: (some) => `noch ${seconds(some)}`,
    closed: {
      left: {
        title: 'Du hast den Tisch verlassen',
        hint: 'Mit dem Link kommst du zurück.',
      },
      displaced: {
        title: 'Du spielst jetzt woanders',
        hint: 'In einem anderen Tab oder auf einem anderen Gerät.',
      },
      removed: {
        title: 'Du wurdest von diesem Tisch entfernt',
        hint: 'Du kannst nicht zurückkommen.',
      },
      'link-renewed': {
        title: 'Dieser Link gilt nicht mehr',
        hint: 'Frag den Gastgeber nach dem neuen.',
      },
      'no-spectators': {
        title: 'An diesem Tisch kannst du nicht zuschauen',
        hint: 'Der Gastgeber erlaubt es nicht, oder es schauen schon zu viele zu.',
      },
      'table-closed': {
        title: 'Der Tisch ist geschlossen',
        hint: 'Die Partien bleiben gespeichert.',
      },
      damaged: {
        title: 'Die Daten dieses Tisches sind beschädigt',
        hint: 'Eröffne einen anderen Tisch.',
      },
      'no-such-table': {
        title: 'Tisch nicht gefunden',
        hint: 'Prüfe den Code, oder lass dir den Link noch einmal geben.',
      },
      'wrong-token': {
        title: 'Dieser Link führt zu keinem Platz',
        hint: 'Mit dem Link zum Tisch bekommst du einen freien Platz.',
      },
      banned: {
        title: 'Der Betreiber dieses Servers hat dich für einige Zeit gesperrt',
        hint: 'Gegen Bots kannst du weiterspielen.',
      },
    },
    playHere: 'Hier spielen',
  },
  announcements: {
    came: (name) => `${name} ist gekommen.`,
    left: (name) => `${name} ist gegangen.`,
    away: (name) => `${name} ist gerade weg: Ein Bot übernimmt.`,
    back: (name) => `${name} ist wieder da.`,
    host: (name) => `${name} ist jetzt Gastgeber.`,
    sat: (name, seat) => `${name} setzt sich auf Platz ${number(seat)}.`,
    stood: (name) => `${name} hat den Platz verlassen.`,
    botSat: (bot, seat) => `${bot}, ein Bot, setzt sich auf Platz ${number(seat)}.`,
    emptied: (seat) => `Platz ${number(seat)} ist frei.`,
    ready: (name) => `${name} ist bereit.`,
    notReady: (name) => `${name} ist noch nicht bereit.`,
    renamed: (before, now) => `${before} heißt jetzt ${now}.`,
    settingsChanged: 'Die Tischregeln wurden geändert.',
    gameBegins: (game) => (game === 1 ? 'Die Partie beginnt.' : `Partie ${number(game)} beginnt.`),
    said: (name, words) => `${name}: „${words}“`,
  },
  talk: {
    title: 'Chat',
    phrases: {
      hello: 'Hallo!',
      'good-luck': 'Viel Glück!',
      'well-played': 'Gut gespielt!',
      bravo: 'Bravo!',
      thanks: 'Danke!',
      sorry: 'Entschuldigung!',
      oops: 'Hoppla!',
      ouch: 'Autsch!',
      'what-luck': 'So ein Glück!',
      haha: 'Haha!',
      hmm: 'Hm …',
      'one-moment': 'Moment!',
      'your-turn': 'Du bist dran!',
      'another-game': 'Noch eine Partie?',
      'good-night': 'Gute Nacht!',
    },
    saySomething: 'Etwas sagen',
    write: 'Nachricht schreiben',
    send: 'Senden',
    nothingYet: 'Noch keine Nachrichten.',
    youAreMuted: 'Der Gastgeber hat dich stummgeschaltet.',
  },
  records: {
    title: 'Partien an diesem Tisch',
    game: (some) => `Partie ${number(some)}`,
    download: 'Partie herunterladen',
    nameless: 'Jemand',
    namelessInside: 'jemandem',
  },
  notices: {
    title: 'Benachrichtigen, wenn ich dran bin',
    story: 'Solange diese Seite im Hintergrund ist.',
    refused: 'Erlaube Benachrichtigungen in den Einstellungen des Browsers und schalte es dann wieder ein.',
  },
  erase: {
    action: 'Meinen Namen löschen',
    question: 'Deinen Namen an diesem Tisch löschen?',
    story:
      'Dein Name, dein Bild und deine Nachrichten hier werden bei allen endgültig gelöscht. Die Partien bleiben ohne deinen Namen.',
    done: 'Dein Name und deine Nachrichten sind gelöscht.',
  },
  fairness: {
    title: 'Faires Geben',
    story:
      'Vor jeder Runde steckt der Server seine Mischung in einen versiegelten Umschlag, und ein Spieler hebt ab. Danach können alle nachprüfen.',
    promise: 'Versiegelter Umschlag',
    youCut: 'Du hast abgehoben.',
    cutBy: (name) => `Abgehoben: ${name}`,
    notCut: 'In dieser Runde hat niemand abgehoben.',
    dealProven: 'Runde geprüft',
    dealBroken: 'Diese Runde ist nicht die versiegelte',
    proven: 'Umschlag, Mischung, Abheben und Karten stimmen überein.',
    broken: 'Karten oder Abheben passen nicht zum Umschlag: eine Änderung oder ein Fehler des Servers.',
    unseen:
      'Mischung, Abheben und Karten stimmen überein. Den Umschlag kann die später geöffnete Seite nicht vergleichen.',
  },
};
