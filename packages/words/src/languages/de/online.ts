import { makeGrammar } from '../../grammar.ts';
import type { OnlineWords } from '../en/online.ts';

const { count, number } = makeGrammar('de');
/** In the dative: „nach 30 Tagen“. */
const days = (value: number) => count(value, 'Tag', 'Tagen');

import { onlineRoom, waitingTime } from './onlineRoom.ts';

export const online: OnlineWords = {
  ...onlineRoom,
  lobby: {
    playNow: 'Mitspieler finden',
    noneWaiting: 'Gerade wartet niemand. Kommt niemand dazu, spielen Bots mit.',
    waiting: (people, seconds) =>
      people === 1
        ? `1 Person wartet seit ${waitingTime(seconds)}.`
        : `${number(people)} Personen warten, die erste seit ${waitingTime(seconds)}.`,
    openTable: 'Ein Link für Freunde',
    openTableStory: 'Namen eingeben, mitspielen.',
    oneRoom: 'Jeder am eigenen Handy, dieser Bildschirm ist das Tableau',
    oneRoomStory: 'Für ein Zimmer, bis zu acht Personen.',
    onePhone: 'Dieses Handy herumreichen',
    onePhoneStory: 'Ganz ohne Netz.',
    openTables: 'Offene Tische',
    noOpenTables: 'Gerade gibt es keinen offenen Tisch. Eröffne einen!',
    byCode: 'Tisch beitreten',
    code: 'Code des Tisches',
    wrongCode: (text) =>
      `„${text}“ ist kein Code eines Tisches. Ein Code hat fünf Silben, zum Beispiel bado-miku-ze. Prüfe ihn, oder lass dir den Link noch einmal schicken.`,
    unknownCode: (code) =>
      `Kein Tisch hat den Code ${code}. Vergleiche jede Silbe, oder lass dir den Link noch einmal schicken.`,
    join: 'Beitreten',
    watch: 'Zuschauen',
    joining: {
      'next-deal': 'Ab der nächsten Runde mitspielen',
      wait: 'Auf einen Platz warten',
      full: 'Alle Plätze sind besetzt.',
    },
    tableOf: (host) => (host === '' ? 'Unser Tisch' : `Tisch von ${host}`),
    phases: {
      gathering: 'Wartet auf Mitspieler',
      playing: 'Partie läuft',
      between: 'Pause zwischen zwei Partien',
      closed: 'Tisch geschlossen',
    },
    members: (members, players) => `${number(members)} von ${number(players)} Spielern`,
    bots: (bots) => count(bots, 'Bot', 'Bots'),
    yourTables: 'Deine Tische',
    goBack: 'Zurück an den Tisch',
  },
  settings: {
    title: 'Tischregeln',
    whoFinds: 'Wer mitspielen darf',
    open: 'Alle',
    openStory: 'In der Liste der offenen Tische. Die Partien können ohne Namen veröffentlicht werden.',
    byLink: 'Nur Eingeladene',
    byLinkStory: 'Man findet den Tisch nur mit dem Link oder dem Code.',
    clock: 'Bedenkzeit',
    clocks: {
      none: 'Ohne Limit',
      gentle: 'Gemütlich: 60 Sekunden pro Zug',
      quick: 'Flott: 15 Sekunden pro Zug',
    },
    clockStory: 'Ist die Zeit um, spielt ein Bot für dich weiter, bis du zurückkommst.',
    talk: 'Chat',
    freeText: 'Freier Chat',
    phrasesOnly: 'Nur Schnellchat',
    talkStory: 'Den Schnellchat lesen alle in ihrer eigenen Sprache.',
    players: (some) => `${number(some)} Spieler`,
    spectators: 'Zuschauer',
    mayWatch: 'Dürfen zuschauen',
    mayNotWatch: 'Nicht erlaubt',
    openTable: 'Tisch eröffnen',
    change: 'Ändern',
    save: 'Speichern',
  },
  invitation: {
    title: 'Einladen',
    story:
      'Mit diesem Link kann man sich auf einen freien Platz setzen, während einer Partie ab der nächsten Runde.',
    renew: 'Link erneuern',
    renewQuestion: 'Link erneuern?',
    renewStory:
      'Der alte Link und der alte Code gelten dann nicht mehr, und Zuschauer müssen gehen. Wer am Tisch ist, behält den Platz.',
    renewed: 'Der Link ist erneuert.',
    message: (host) =>
      host === '' ? 'Spiel mit uns Nain Jaune!' : `${host} lädt dich zu einer Partie Nain Jaune ein.`,
    sayCode: (code) => `Oder gib diesen Code weiter: ${code}`,
    ownLink: 'Link zu deinem Platz',
    ownLinkStory:
      'Er öffnet deinen Platz auf einem anderen Gerät. Behalte ihn für dich: Damit kann man an deiner Stelle spielen.',
  },
  about: {
    contact: 'Kontakt',
    noOperator: 'Kein Betreiber angegeben.',
    storage: 'Was gespeichert wird',
    talkDays: (some) =>
      `Nachrichten werden ${count(some, 'Tag', 'Tage')} nach dem Schließen ihres Tisches gelöscht.`,
    tablesDays: (some) => `Ein geschlossener Tisch wird nach ${days(some)} gelöscht.`,
    recordsDays: (some) => `Eine beendete Partie wird nach ${days(some)} gelöscht.`,
    reportsDays: (some) => `Eine Meldung über jemanden wird nach ${days(some)} gelöscht.`,
    dailyDays: (some) => `Ergebnisse der Runde des Tages werden nach ${days(some)} gelöscht.`,
    challengesDays: (some) => `Eine ungenutzte Herausforderung wird nach ${days(some)} gelöscht.`,
    publicRecords: 'Partien an offenen Tischen kann man herunterladen, ohne die Namen der Mitspieler.',
    ownGames: 'Partien gegen Bots bleiben auf diesem Gerät.',
    privacy: 'Datenschutzerklärung',
    unreachable: 'Der Server ist gerade nicht erreichbar.',
  },
  refusals: {
    spectator: 'Du schaust zu. Setze dich erst an den Tisch.',
    'host-only': 'Das kann nur der Gastgeber.',
    'not-now': 'Das geht gerade nicht.',
    'seat-taken': 'Dieser Platz ist besetzt.',
    'no-such-seat': 'Diesen Platz gibt es an diesem Tisch nicht.',
    'no-such-member': 'Diese Person ist nicht mehr am Tisch.',
    'no-such-bot': 'Diesen Bot gibt es hier nicht.',
    'too-few': 'Zum Starten muss mindestens ein Mensch am Tisch sitzen.',
    'wrong-player-count': 'Diese Regeln erlauben die Spielerzahl nicht.',
    'no-free-text': 'An diesem Tisch gibt es nur Schnellchat.',
    muted: 'Der Gastgeber hat dich stummgeschaltet.',
    'too-fast': 'Nicht so schnell. Warte einen Moment und versuche es noch einmal.',
    'empty-text': 'Schreibe erst etwas.',
    'empty-name': 'Gib einen Namen mit mindestens einem Buchstaben, einer Ziffer oder einem Emoji ein.',
    'not-seated': 'Du hast keinen Platz an diesem Tisch.',
    'not-away': 'Das Gerät ist verbunden: Der Platz bleibt besetzt.',
    paused: 'Die Partie ist unterbrochen.',
    'not-stored': 'Der Server konnte das nicht speichern. Nichts hat sich geändert. Versuche es noch einmal.',
  },
  serverRefusals: {
    malformed: 'Da ist etwas schiefgegangen. Lade die Seite neu.',
    'no-such-table': 'Tisch nicht gefunden.',
    'no-such-game': 'Diese Partie gibt es nicht, oder sie ist nicht zu Ende.',
    'no-such-day': 'Der Server hat für diesen Tag keine Runde.',
    'not-yet': 'Dieser Tag hat noch nicht begonnen.',
    'too-late': 'Der Server nimmt für diesen Tag keine Ergebnisse mehr an.',
    forged: 'Der Server konnte diese Partie nicht bestätigen. Sie zählt nicht.',
    'no-such-challenge': 'Diese Herausforderung gibt es nicht, oder sie ist abgelaufen.',
    'challenge-full': 'Diese Herausforderung ist voll.',
    'table-full': 'Es ist kein Platz mehr frei.',
    'table-closed': 'Dieser Tisch ist geschlossen.',
    damaged: 'Dieser Tisch lässt sich nicht öffnen: Seine Daten auf dem Server sind beschädigt.',
    removed:
      'Der Gastgeber hat dich oder jemanden an deinem Internetanschluss von diesem Tisch entfernt. Du kannst nicht zurückkommen.',
    'link-renewed': 'Dieser Link gilt nicht mehr: Der Gastgeber hat ihn erneuert. Lass dir den neuen geben.',
    banned: 'Der Betreiber dieses Servers hat dich für einige Zeit gesperrt.',
    'not-offered':
      'Dieser Platz ist nicht für ein neues Handy freigegeben. Am großen Bildschirm: Menü, Mitspieler, Neues Handy.',
    'wrong-token': 'Dieser Link führt zu keinem Platz an diesem Tisch.',
    'too-many': 'Das war zu viel auf einmal. Versuche es gleich noch einmal.',
    'too-large': 'Das ist zu lang.',
    'wrong-origin': 'Öffne das Spiel über den gewohnten Link.',
    'not-found': 'Unter dieser Adresse gibt es nichts.',
    'not-allowed': 'Das erlaubt der Server nicht.',
    'not-ready': 'Der Server startet noch. Versuche es gleich noch einmal.',
    internal: 'Serverfehler. Nichts hat sich geändert. Versuche es noch einmal.',
  },
};
