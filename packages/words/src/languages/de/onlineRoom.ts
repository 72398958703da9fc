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
      fromDeal: 'Ab der nächsten Runde spielst du mit, anstelle eines Bots.',
      inPlaceOf: (name) => `Ab der nächsten Runde spielst du anstelle von ${name}.`,
      fromGame: 'Ab der nächsten Partie spielst du mit: Ein Platz kommt dazu.',
      allTaken: 'Alle Plätze sind besetzt: Du schaust zu.',
      whenFree: 'Sobald ein Platz frei wird, spielst du mit.',
      away: (names) =>
        `${and(names)} ${form(names.length, 'ist', 'sind')} nicht da: Der große Bildschirm kann dir ${form(names.length, 'den Platz', 'einen der Plätze')} geben.`,
      mayAdd: 'Der große Bildschirm kann für die nächste Partie Platz schaffen.',
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
    leaveStory:
      'Ein Bot spielt für dich weiter, bis jemand deinen Platz nimmt. Wenn du wiederkommen willst, schließe einfach die Seite.',
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
    reportStory: 'Der Betreiber dieses Servers sieht dann die letzten Nachrichten an diesem Tisch.',
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
        ? `${name} kann nicht an diesen Tisch zurückkommen, und auch niemand sonst am selben Internetanschluss.`
        : `${name} verliert den Platz. Der Link zum Tisch gilt weiter: Erneuere ihn, dann kommt niemand damit zurück.`,
    notDuringGame: 'Nach der Partie möglich.',
    removeSpectators: 'Zuschauer entfernen',
    removeSpectatorsQuestion: 'Alle Zuschauer entfernen?',
    removeSpectatorsStory: (isOpen) =>
      isOpen
        ? 'Sie können nicht an diesen Tisch zurückkommen, und auch niemand sonst an ihren Internetanschlüssen. Sollen keine neuen kommen, ändere die Tischregeln.'
        : 'Der Link zum Tisch gilt weiter: Erneuere ihn, dann kommt niemand damit zurück. Sollen keine neuen kommen, ändere die Tischregeln.',
  },
  connection: {
    reconnecting: 'Verbindung verloren, neuer Versuch …',
    unreachable: {
      title: 'Der Server antwortet nicht',
      hint: 'Vielleicht bist du offline, oder der Server startet neu. Dein Platz bleibt dir.',
    },
    playAlone: 'Solange gegen Bots',
    botPlaysFor: (name) => `Ein Bot spielt für ${name}`,
    botPlaysForYou: 'Ein Bot spielt für dich.',
    takeBack: 'Selbst weiterspielen',
    secondsLeft: (some) => `noch ${seconds(some)}`,
    closed: {
      left: {
        title: 'Du hast den Tisch verlassen',
        hint: 'Mit dem Link kommst du zurück: auf einen freien Platz oder ab der nächsten Runde auf den eines Bots.',
      },
      displaced: {
        title: 'Du spielst jetzt woanders',
        hint: 'Dein Platz ist in einem anderen Tab oder auf einem anderen Gerät offen.',
      },
      removed: {
        title: 'Du wurdest von diesem Tisch entfernt',
        hint: 'Der Gastgeber hat dich entfernt. Du kannst nicht an diesen Tisch zurückkommen.',
      },
      'link-renewed': {
        title: 'Dieser Link gilt nicht mehr',
        hint: 'Der Gastgeber hat den Link zum Tisch erneuert. Lass dir den neuen geben.',
      },
      'no-spectators': {
        title: 'An diesem Tisch kannst du nicht zuschauen',
        hint: 'Der Gastgeber erlaubt es nicht, oder es schauen schon zu viele zu.',
      },
      'table-closed': {
        title: 'Der Tisch ist geschlossen',
        hint: 'Hier spielt niemand mehr. Die Partien bleiben gespeichert.',
      },
      damaged: {
        title: 'Dieser Tisch lässt sich nicht öffnen',
        hint: 'Seine Daten auf dem Server sind beschädigt. Eröffne einen anderen Tisch.',
      },
      'no-such-table': {
        title: 'Tisch nicht gefunden',
        hint: 'Vielleicht stimmt der Code nicht, oder der Tisch wurde gelöscht. Lass dir den Link noch einmal geben.',
      },
      'wrong-token': {
        title: 'Dieser Link führt zu keinem Platz',
        hint: 'Vielleicht ist er unvollständig. Mit dem Link zum Tisch bekommst du einen freien Platz.',
      },
      banned: {
        title: 'Auf diesem Server kannst du vorerst nicht spielen',
        hint: 'Der Betreiber hat dich für einige Zeit gesperrt. Gegen Bots kannst du weiterspielen.',
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
    story: 'An Tischen online, solange diese Seite im Hintergrund ist.',
    refused:
      'Der Browser erlaubt es nicht. Erlaube Benachrichtigungen für diese Seite in seinen Einstellungen und schalte es dann wieder ein.',
  },
  erase: {
    action: 'Meinen Namen löschen',
    question: 'Deinen Namen an diesem Tisch löschen?',
    story:
      'Dein Name, dein Bild und alles, was du hier geschrieben hast, werden bei allen gelöscht. Die Partien bleiben ohne deinen Namen. Das lässt sich nicht rückgängig machen.',
    done: 'Dein Name und deine Nachrichten sind gelöscht.',
  },
  fairness: {
    title: 'Faires Geben',
    story:
      'Vor jeder Runde steckt der Server seine Mischung in einen versiegelten Umschlag, dann hebt ein Spieler ab. Nach der Runde wird der Umschlag geöffnet: Alle können nachprüfen, dass nichts geändert wurde.',
    promise: 'Versiegelter Umschlag',
    youCut: 'Du hast abgehoben.',
    cutBy: (name) => `Abgehoben: ${name}`,
    notCut: 'In dieser Runde hat niemand abgehoben.',
    dealProven: 'Runde geprüft',
    dealBroken: 'Diese Runde ist nicht die versiegelte',
    proven: 'Es ist der versiegelte Umschlag, und die Karten stammen aus dieser Mischung und diesem Abheben.',
    broken:
      'Karten oder Abheben stimmen nicht mit dem versiegelten Umschlag überein. Etwas wurde geändert, oder der Server ist fehlerhaft.',
    unseen:
      'Die Karten stammen aus dieser Mischung und diesem Abheben. Du hast die Seite erst später geöffnet, darum kann sie den Umschlag nicht vergleichen.',
    checkYourself: 'Der Befehl „nain check“ prüft es in der gespeicherten Partie nach.',
  },
};
