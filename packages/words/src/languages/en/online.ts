import type { HttpRefusal, Joining, RoomPhase, RoomRefusalCode, TurnClock } from '@nain-jaune/protocol';
import { makeGrammar } from '../../grammar.ts';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

const { count, number } = makeGrammar('en-GB');
const days = (value: number) => count(value, 'day', 'days');

import { interfaceWords } from './interface.ts';
import { onlineRoom, waitingTime } from './onlineRoom.ts';

const { closed } = onlineRoom.connection;

export const online = {
  ...onlineRoom,
  lobby: {
    playNow: 'Play with anyone',
    noneWaiting: 'No one is waiting. If no one comes, bots join you.',
    waiting: (people: number, seconds: number) =>
      people === 1
        ? `1 person has been waiting for ${waitingTime(seconds)}.`
        : `${number(people)} people are waiting, the first for ${waitingTime(seconds)}.`,
    openTable: 'A link for friends',
    openTableStory: 'A name, and they’re in.',
    oneRoom: 'In one room',
    oneRoomStory: 'A phone each; this screen is the board.',
    onePhone: 'Pass this phone round',
    onePhoneStory: 'No network needed.',
    openTables: 'Open tables',
    noOpenTables: 'No open tables right now. Open one!',
    byCode: 'Join a table',
    code: 'Table code',
    wrongCode: (text: string) => `“${text}” isn’t a table code: five syllables, such as bado-miku-ze.`,
    noSuchPage: 'Page not found',
    noSuchPageHint: 'The link may be incomplete.',
    unknownCode: (code: string) => `No table has the code ${code}. Check it, or ask for the link.`,
    join: 'Join',
    watch: 'Watch',
    /** What a visitor can do, besides `room.sit`. */
    joining: {
      'next-deal': 'Play from the next deal',
      wait: 'Wait for a seat',
      full: 'All seats are taken.',
    } satisfies Texts<Exclude<Joining, 'seat'>>,
    /** The host is a screen in the room, or has no name: an empty text. */
    tableOf: (host: string) => (host === '' ? 'Our table' : `${host}’s table`),
    phases: {
      gathering: 'Waiting for players',
      playing: 'Game in progress',
      between: 'Between games',
      closed: 'Table closed',
    } satisfies Texts<RoomPhase>,
    members: (members: number, players: number) =>
      `${number(members)} of ${count(players, 'player', 'players')}`,
    bots: (bots: number) => count(bots, 'bot', 'bots'),
    yourTables: 'Your tables',
    goBack: 'Rejoin',
  },
  settings: {
    title: 'Table rules',
    whoFinds: 'Who can join',
    open: 'Everyone',
    openStory: 'Listed for all. Its games may be published, without names.',
    byLink: 'Invited players only',
    clock: 'Time per move',
    clocks: {
      none: 'No limit',
      gentle: 'Relaxed: 60 seconds',
      quick: 'Quick: 15 seconds',
    } satisfies Texts<TurnClock>,
    clockStory: 'Then a bot takes over until you come back.',
    talk: 'Chat',
    freeText: 'Free chat',
    phrasesOnly: 'Quick phrases only',
    players: (some: number) => count(some, 'player', 'players'),
    spectators: 'Spectators',
    mayWatch: 'May watch',
    mayNotWatch: 'Not allowed',
    openTable: 'Open the table',
    change: 'Edit',
    save: 'Save',
  },
  invitation: {
    title: 'Invite',
    story: 'Anyone with this link can take a free seat.',
    renew: 'Renew the link',
    renewQuestion: 'Renew the link?',
    renewStory: 'The old link and code stop working, and spectators have to leave.',
    renewed: 'The link has been renewed.',
    /** Sent with the link. The name may be empty. */
    message: (host: string) =>
      host === '' ? 'Come and play Nain Jaune with us!' : `${host} invites you to a game of Nain Jaune.`,
    sayCode: (code: string) => `Or give this code: ${code}`,
    /** The link to the player's own seat. */
    ownLink: 'Link to your seat',
    ownLinkStory: 'It opens your seat on another device. Keep it to yourself.',
  },
  about: {
    contact: 'Contact',
    noOperator: 'No operator named.',
    storage: 'How long data is kept',
    talkDays: (some: number) => `Messages: ${days(some)} after their table closes.`,
    tablesDays: (some: number) => `Closed tables: ${days(some)}.`,
    recordsDays: (some: number) => `Finished games: ${days(some)}.`,
    reportsDays: (some: number) => `Reports about players: ${days(some)}.`,
    dailyDays: (some: number) => `Results of today’s deal: ${days(some)}.`,
    challengesDays: (some: number) => `Unused challenges: ${days(some)}.`,
    publicRecords: 'Anyone may download the games of open tables, without names.',
    ownGames: 'Games against bots stay on this device.',
    privacy: 'Privacy notice',
    unreachable: 'The server can’t be reached right now.',
  },
  refusals: {
    spectator: 'Take a seat first.',
    'host-only': 'Only the host can do that.',
    'not-now': 'That isn’t possible right now.',
    'seat-taken': 'This seat is taken.',
    'no-such-seat': 'There is no such seat.',
    'no-such-member': 'This player is no longer at the table.',
    'no-such-bot': 'This bot isn’t available here.',
    'too-few': 'Someone must be seated to start.',
    'wrong-player-count': 'These rules don’t allow that number of players.',
    'no-free-text': 'Only quick phrases at this table.',
    muted: onlineRoom.talk.youAreMuted,
    'too-fast': 'Not so fast. Try again in a moment.',
    'empty-text': 'Write something first.',
    'empty-name': 'Enter a name with a letter, digit or emoji.',
    'not-seated': 'You have no seat.',
    'not-away': 'They’re still connected.',
    paused: interfaceWords.gamePaused,
    'not-stored': 'The server couldn’t save that. Try again.',
  } satisfies Texts<RoomRefusalCode | 'not-seated' | 'not-stored' | 'paused'>,
  serverRefusals: {
    malformed: 'Something went wrong. Reload the page.',
    'no-such-table': `${closed['no-such-table'].title}.`,
    'no-such-game': 'This game doesn’t exist or isn’t over yet.',
    'no-such-day': 'No deal for this day.',
    'not-yet': 'This day has not begun yet.',
    'too-late': 'Too late for this day.',
    forged: 'The server could not confirm this game.',
    'no-such-challenge': 'There is no such challenge, or it has expired.',
    'challenge-full': 'This challenge is full.',
    'table-full': 'No seat is free any more.',
    'table-closed': `${closed['table-closed'].title}.`,
    damaged: `${closed.damaged.title}.`,
    removed: 'The host removed you, or someone on your internet connection.',
    'link-renewed': `${closed['link-renewed'].title}. ${closed['link-renewed'].hint}`,
    banned: `${closed.banned.title}.`,
    'not-offered': 'This seat isn’t free. On the big screen: Menu, People, New phone.',
    'wrong-token': `${closed['wrong-token'].title}.`,
    'too-many': 'Too many requests. Try again in a moment.',
    'too-large': 'That’s too long.',
    'wrong-origin': 'Open the game from its usual link.',
    'not-found': 'Nothing found at this address.',
    'not-ready': 'The server isn’t ready yet. Try again in a moment.',
    internal: 'Server error. Try again.',
  } satisfies Texts<HttpRefusal['error']>,
};

export type OnlineWords = typeof online;
