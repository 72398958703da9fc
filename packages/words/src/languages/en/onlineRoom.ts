import type { CloseReason, Phrase } from '@nain-jaune/protocol';
import { makeGrammar } from '../../grammar.ts';

/** Why the page no longer receives messages of a table. `left`: the member has left. */
type ConnectionEnd = Exclude<CloseReason, 'moving' | 'flooding'> | 'left';
type State = Readonly<Record<'title' | 'hint', string>>;
type Texts<Key extends string> = Readonly<Record<Key, string>>;

const { and, count, form, number } = makeGrammar('en-GB');
const seconds = (value: number) => count(value, 'second', 'seconds');
/** A time of waiting: seconds, from two minutes on minutes. */
export const waitingTime = (value: number): string =>
  value < 120 ? seconds(value) : count(Math.floor(value / 60), 'minute', 'minutes');

/** The table itself: seats, members, connection, chat and records. */
export const onlineRoom = {
  room: {
    seats: 'Seats',
    free: 'Free seat',
    sit: 'Take a seat',
    /** Begins with `sit`, the text of its button. */
    sitOn: (some: number) => `Take a seat: number ${number(some)}`,
    addBot: '+ bot',
    /** Begins with `addBot`, the text of its button. */
    addBotOn: (some: number) => `+ bot: seat ${number(some)}`,
    stand: 'Leave seat',
    withoutSeat: 'Not seated',
    /** To a member without a seat: what is true for them now. */
    waiting: {
      fromDeal: 'You’ll play from the next deal.',
      inPlaceOf: (name: string) => `You’ll take ${name}’s seat at the next deal.`,
      fromGame: 'You’ll play from the next game.',
      allTaken: 'All seats are taken: you’re watching.',
      whenFree: 'You’ll play as soon as a seat is free.',
      away: (names: readonly string[]) =>
        `${and(names)} ${form(names.length, 'is', 'are')} away: the big screen can give you a seat.`,
      mayAdd: 'The big screen can add a seat.',
      most: (some: number) => `These rules are for at most ${count(some, 'player', 'players')}.`,
    },
    ready: 'Ready',
    notReady: 'Not ready yet',
    iAmReady: 'Ready',
    iAmNotReady: 'Not ready',
    waitingFor: (names: readonly string[]) => `Waiting for ${and(names)}`,
    /** How many are at a table of strangers, and since when. */
    waited: (people: number, some: number) =>
      `${count(people, 'person', 'people')} here, waiting for ${waitingTime(some)}.`,
    waitingForHost: 'Waiting for the host to start.',
    start: 'Start the game',
    startWithBots: (bots: number) => `Start: ${count(bots, 'bot fills', 'bots fill')} in`,
    startAnyway: 'Start anyway',
    startsIn: (some: number) => `The game starts in ${seconds(some)}.`,
    again: 'Rematch',
    nextDealIn: (some: number) => `Next deal in ${seconds(some)}`,
    host: 'Host',
    rename: 'Edit name and picture',
    portrait: 'Picture',
    /** No portrait is chosen. */
    anyPortrait: 'Surprise me',
    /** The fold of what is rarely needed at a table. */
    about: 'About this table',
    leave: 'Leave the table',
    leaveQuestion: 'Leave the table?',
    /** What happens to the seat during a game. */
    leaveStory: 'A bot will play for you. If you’ll be back, just close the page.',
    spectators: (some: number) => (some === 0 ? 'Nobody is watching' : `${number(some)} watching`),
    absent: 'Away',
    /** Goes from the whole table to the page of the own hand. */
    onlyMyCards: 'Only my cards',
    youWatch: 'You are watching. All hands are shown after each deal.',
  },
  moderation: {
    actionsFor: (name: string) => `Options for ${name}`,
    hideMessages: 'Hide messages',
    hideMessagesStory: 'Only for you, on this device.',
    showMessages: 'Show messages',
    messagesHidden: 'Messages hidden',
    report: 'Report',
    reportQuestion: (name: string) => `Report ${name}?`,
    reportStory: 'The server’s operator will see the last messages here.',
    reported: (name: string) => `Thank you. ${name} has been reported.`,
    mute: 'Mute',
    muteStory: 'Nobody will see their messages.',
    unmute: 'Unmute',
    muted: 'Muted',
    makeHost: 'Make host',
    makeHostQuestion: (name: string) => `Make ${name} the host?`,
    makeHostStory: 'You will no longer be the host.',
    remove: 'Remove',
    removeQuestion: (name: string) => `Remove ${name}?`,
    /** `isOpen`: whether others at the same internet connection are kept out too. Otherwise the link still works. */
    removeStory: (name: string, isOpen: boolean) =>
      isOpen
        ? `${name} can’t come back, nor can anyone on the same internet connection.`
        : `${name} loses their seat. Renew the link to keep them out.`,
    notDuringGame: 'Possible after the game.',
    removeSpectators: 'Remove spectators',
    removeSpectatorsQuestion: 'Remove all spectators?',
    removeSpectatorsStory: (isOpen: boolean): string =>
      `${isOpen ? 'They can’t come back, nor can anyone on their internet connections.' : 'Renew the link to keep them out.'} To allow none, change the table rules.`,
  },
  connection: {
    reconnecting: 'Connection lost, reconnecting…',
    unreachable: {
      title: 'The server isn’t responding',
      hint: 'You’re offline, or it is restarting. Your seat is safe.',
    },
    playAlone: 'Play bots while you wait',
    botPlaysFor: (name: string) => `A bot is playing for ${name}`,
    botPlaysForYou: 'A bot is playing for you.',
    takeBack: 'Take my seat back',
    secondsLeft: (some: number) => `${seconds(some)} left`,
    closed: {
      left: {
        title: 'You have left the table',
        hint: 'The table link brings you back.',
      },
      displaced: {
        title: 'You’re playing somewhere else now',
        hint: 'In another tab or on another device.',
      },
      removed: {
        title: 'You have been removed from this table',
        hint: 'The host decided so. You can’t come back.',
      },
      'link-renewed': {
        title: 'This link is no longer valid',
        hint: 'Ask the host for the new one.',
      },
      'no-spectators': {
        title: 'You can’t watch this table',
        hint: 'The host allows no spectators, or there are too many.',
      },
      'table-closed': {
        title: 'The table is closed',
        hint: 'Its games are saved.',
      },
      damaged: {
        title: 'This table’s data is damaged',
        hint: 'Please open another table.',
      },
      'no-such-table': {
        title: 'Table not found',
        hint: 'Check the code, or ask for the link again.',
      },
      'wrong-token': {
        title: 'This link doesn’t lead to a seat',
        hint: 'Use the table link to take a free seat.',
      },
      banned: {
        title: 'The operator of this server has banned you for a while',
        hint: 'You can still play against bots.',
      },
    } satisfies Record<ConnectionEnd, State>,
    playHere: 'Play here',
  },
  announcements: {
    came: (name: string) => `${name} joined.`,
    left: (name: string) => `${name} left.`,
    away: (name: string) => `${name} is away: a bot is playing.`,
    back: (name: string) => `${name} is back.`,
    host: (name: string) => `${name} is the host now.`,
    sat: (name: string, seat: number) => `${name} takes seat ${number(seat)}.`,
    stood: (name: string) => `${name} leaves their seat.`,
    botSat: (bot: string, seat: number) => `${bot}, a bot, takes seat ${number(seat)}.`,
    emptied: (seat: number) => `Seat ${number(seat)} is free.`,
    ready: (name: string) => `${name} is ready.`,
    notReady: (name: string) => `${name} isn’t ready yet.`,
    renamed: (before: string, now: string) => `${before} is now ${now}.`,
    settingsChanged: 'The table rules have changed.',
    gameBegins: (game: number) => (game === 1 ? 'The game starts.' : `Game ${number(game)} starts.`),
    said: (name: string, words: string) => `${name}: “${words}”`,
  },
  talk: {
    title: 'Chat',
    phrases: {
      hello: 'Hello!',
      'good-luck': 'Good luck!',
      'well-played': 'Well played!',
      bravo: 'Bravo!',
      thanks: 'Thanks!',
      sorry: 'Sorry!',
      oops: 'Oops!',
      ouch: 'Ouch!',
      'what-luck': 'What luck!',
      haha: 'Ha ha!',
      hmm: 'Hmm…',
      'one-moment': 'One moment!',
      'your-turn': 'Your turn!',
      'another-game': 'Another game?',
      'good-night': 'Good night!',
    } satisfies Texts<Phrase>,
    saySomething: 'Say something',
    write: 'Write a message',
    send: 'Send',
    nothingYet: 'No messages yet.',
    youAreMuted: 'The host has muted you.',
  },
  records: {
    title: 'Games at this table',
    game: (some: number) => `Game ${number(some)}`,
    download: 'Download the game',
    /** Replaces a deleted name. */
    nameless: 'Someone',
    /** The same after “of” or “in place of”. */
    namelessInside: 'someone',
  },
  /** The notices of a turn while the page is hidden. */
  notices: {
    title: 'Notify me when it’s my turn',
    story: 'While this page is in the background.',
    refused: 'Allow notifications in the browser’s settings, then switch it on again.',
  },
  erase: {
    action: 'Delete my name',
    question: 'Delete your name from this table?',
    story:
      'Your name, picture and messages here are deleted for everyone, for good. Games are kept without your name.',
    done: 'Your name and your messages are deleted.',
  },
  fairness: {
    title: 'Fair deal',
    story:
      'Before each deal the server seals its shuffle in an envelope, and a player cuts. Afterwards everyone can check it.',
    promise: 'Sealed envelope',
    youCut: 'You cut the cards.',
    cutBy: (name: string) => `Cut by ${name}`,
    notCut: 'Nobody cut this deal.',
    dealProven: 'Verified fair',
    dealBroken: 'This deal is not the sealed one',
    proven: 'Envelope, shuffle, cut and cards agree.',
    broken: 'Cards or cut don’t match the sealed envelope: someone changed them, or the server is faulty.',
    /** The page was opened after the promise. */
    unseen: 'Shuffle, cut and cards agree. You opened this page too late to compare the envelope.',
  },
};

export type OnlineRoomWords = typeof onlineRoom;
