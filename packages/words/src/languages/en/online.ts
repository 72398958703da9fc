import type { HttpRefusal, Joining, RoomPhase, RoomRefusalCode, TurnClock } from '@nain-jaune/protocol';
import { makeGrammar } from '../../grammar.ts';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

const { count, number } = makeGrammar('en-GB');
const days = (value: number) => count(value, 'day', 'days');

import { onlineRoom, waitingTime } from './onlineRoom.ts';

export const online = {
  ...onlineRoom,
  lobby: {
    playNow: 'Play with anyone',
    noneWaiting: 'No one is waiting right now. If no one comes, bots join you.',
    waiting: (people: number, seconds: number) =>
      people === 1
        ? `1 person has been waiting for ${waitingTime(seconds)}.`
        : `${number(people)} people are waiting, the first for ${waitingTime(seconds)}.`,
    openTable: 'A link for friends',
    openTableStory: 'A name, and they’re in.',
    oneRoom: 'A phone each, this screen is the board',
    oneRoomStory: 'For one room, up to eight people.',
    onePhone: 'Pass this phone round',
    onePhoneStory: 'No network needed.',
    openTables: 'Open tables',
    noOpenTables: 'No open tables right now. Open one!',
    byCode: 'Join a table',
    code: 'Table code',
    wrongCode: (text: string) =>
      `“${text}” isn’t a table code. A code has five syllables, such as bado-miku-ze. Check it, or ask for the link again.`,
    unknownCode: (code: string) =>
      `No table has the code ${code}. Compare every syllable, or ask for the link again.`,
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
    openStory: 'Listed among the open tables. Its games may be published, without names.',
    byLink: 'Invited players only',
    byLinkStory: 'Only people who have the link or the code can find the table.',
    clock: 'Time per move',
    clocks: {
      none: 'No limit',
      gentle: 'Relaxed: 60 seconds per move',
      quick: 'Quick: 15 seconds per move',
    } satisfies Texts<TurnClock>,
    clockStory: 'When time runs out, a bot takes over until you come back.',
    talk: 'Chat',
    freeText: 'Free chat',
    phrasesOnly: 'Quick phrases only',
    talkStory: 'Everyone sees quick phrases in their language.',
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
    story: 'Anyone with this link can take a free seat, during a game from the next deal.',
    renew: 'Renew the link',
    renewQuestion: 'Renew the link?',
    renewStory:
      'The old link and code stop working, and spectators have to leave. Everyone at the table keeps their seat.',
    renewed: 'The link has been renewed.',
    /** Sent with the link. The name may be empty. */
    message: (host: string) =>
      host === '' ? 'Come and play Nain Jaune with us!' : `${host} invites you to a game of Nain Jaune.`,
    sayCode: (code: string) => `Or give this code: ${code}`,
    /** The link to the player's own seat. */
    ownLink: 'Link to your seat',
    ownLinkStory:
      'It opens your seat on another device. Keep it to yourself: anyone who has it can play in your place.',
  },
  about: {
    contact: 'Contact',
    noOperator: 'No operator named.',
    storage: 'What is stored',
    talkDays: (some: number) => `Messages are deleted ${days(some)} after their table closes.`,
    tablesDays: (some: number) => `A closed table is deleted after ${days(some)}.`,
    recordsDays: (some: number) => `A finished game is deleted after ${days(some)}.`,
    reportsDays: (some: number) => `A report about a player is deleted after ${days(some)}.`,
    dailyDays: (some: number) => `Daily results are deleted after ${days(some)}.`,
    challengesDays: (some: number) => `An unused challenge is deleted after ${days(some)}.`,
    publicRecords: 'Anyone may download the games of open tables, without the names of the players.',
    ownGames: 'Games against bots stay on this device.',
    privacy: 'Privacy notice',
    unreachable: 'The server can’t be reached right now.',
  },
  refusals: {
    spectator: 'You’re watching. Take a seat first.',
    'host-only': 'Only the host can do that.',
    'not-now': 'That isn’t possible right now.',
    'seat-taken': 'This seat is taken.',
    'no-such-seat': 'This table has no such seat.',
    'no-such-member': 'This player is no longer at the table.',
    'no-such-bot': 'This bot isn’t available here.',
    'too-few': 'At least one person must be seated to start.',
    'wrong-player-count': 'These rules don’t allow that number of players.',
    'no-free-text': 'Only quick phrases at this table.',
    muted: 'The host has muted you.',
    'too-fast': 'Not so fast. Wait a moment and try again.',
    'empty-text': 'Write something first.',
    'empty-name': 'Enter a name with at least one letter, digit or emoji.',
    'not-seated': 'You have no seat at this table.',
    'not-away': 'They’re still connected, so they keep their seat.',
    paused: 'The game is paused.',
    'not-stored': 'The server couldn’t save that. Nothing has changed. Try again.',
  } satisfies Texts<RoomRefusalCode | 'not-seated' | 'not-stored' | 'paused'>,
  serverRefusals: {
    malformed: 'Something went wrong. Reload the page.',
    'no-such-table': 'Table not found.',
    'no-such-game': 'This game doesn’t exist or isn’t over yet.',
    'no-such-day': 'The server has no deal for this day.',
    'not-yet': 'This day has not begun yet.',
    'too-late': 'It’s too late to send results for this day.',
    forged: 'The server could not confirm this game, so it doesn’t count.',
    'no-such-challenge': 'There is no such challenge, or it has expired.',
    'challenge-full': 'This challenge is full.',
    'table-full': 'No seat is free any more.',
    'table-closed': 'This table is closed.',
    damaged: 'This table can’t be opened: its data on the server is damaged.',
    removed:
      'The host removed you, or someone else on your internet connection, from this table. You can’t come back to it.',
    'link-renewed': 'This link is no longer valid: the host has renewed it. Ask for the new one.',
    banned: 'The operator of this server has banned you for a while.',
    'not-offered': 'This seat isn’t open to a new phone. On the big screen: Menu, People, New phone.',
    'wrong-token': 'This link doesn’t lead to a seat.',
    'too-many': 'Too many requests. Try again in a moment.',
    'too-large': 'That’s too long.',
    'wrong-origin': 'Open the game from its usual link.',
    'not-found': 'Nothing found at this address.',
    'not-allowed': 'The server doesn’t allow that.',
    'not-ready': 'The server isn’t ready yet. Try again in a moment.',
    internal: 'Server error. Nothing has changed. Try again.',
  } satisfies Texts<HttpRefusal['error']>,
};

export type OnlineWords = typeof online;
