import { makeGrammar } from '../../grammar.ts';

const { and, form, number } = makeGrammar('en-GB');

export const party = {
  /** The screen in the middle, with the board. */
  board: {
    title: 'Play in the same room',
    intro: 'This screen is the board. Each phone holds a hand of cards.',
    /** The name of the screen among the people of its table. */
    name: 'The living room',
    open: 'Open the table',
    editRules: 'Edit rules',
    scan: 'Scan to join',
    scanToWait: 'Scan to wait for a seat',
    picture: 'QR code to join',
    orOpen: 'Or open this address:',
    orCode: 'Or table code:',
    noAddress: 'Phones can’t reach this address. Open the one the server shows when it starts.',
    /** The server listens to its own machine only. */
    restricted: 'The server lets in this computer only. Restart it with “npm start”, without HOST.',
    noNetwork: 'This computer is not on a network. Connect it to the phones’ Wi-Fi.',
    untrusted: 'Phones will show a security warning first: the certificate is for another address.',
    otherAddress: 'Try another address',
    nobodyYet: 'Waiting for the first player…',
    needsPerson: 'At least one player must join.',
    atHome: 'Players elsewhere',
    privateAddress: 'This address works on your network only. People elsewhere need a public server.',
    waiting: (names: readonly string[]) =>
      `${and(names)} ${form(names.length, 'is', 'are')} waiting for a seat.`,
    /** They get a seat at the next deal. */
    fromDeal: (names: readonly string[]) => `${and(names)} will play from the next deal.`,
    seatsFromGame: (some: number) => `${number(some)} seats from the next game.`,
    makeSeats: (some: number) => `Make it ${number(some)} seats from the next game`,
    /** The number of seats stays as it is. */
    keepSeats: (some: number) => `Keep ${number(some)} seats`,
    givePlace: (from: string, to: string) => `Give ${from}’s seat to ${to}`,
    placeGiven: (from: string, to: string) => `${to} will take ${from}’s seat at the next deal.`,
    menu: 'Menu',
    deal: 'Deal now',
    nextGame: 'Next game',
    seats: 'Change seats',
    back: 'Back to the board',
    pause: 'Pause',
    paused: 'Paused',
    goOn: 'Continue',
    fullScreen: 'Full screen',
    sounds: 'Sounds',
    calls: 'Spoken calls',
    soundBlocked: 'Tap the screen or press a key for sound.',
    flat: 'Screen is lying flat',
    /** Turns the middle of a flat screen to another player. */
    turn: 'Rotate',
    people: 'People',
    /** Lets another phone take over the hand of a lost one. */
    newPhone: 'New phone',
    newPhoneHint: (name: string) => `${name}: scan this code with the new phone within two minutes.`,
    /** The state of a person whose place a new phone has taken. */
    onNewPhone: 'On the new phone',
    scores: 'Scores',
    noVoice: 'This device has no voice for this language.',
    showCode: 'Show the code',
    home: 'Start page',
    leave: 'Close the board',
    leaveQuestion: 'Close the board?',
    leaveHint: 'The players stay. This screen no longer runs the table.',
    watches: 'This screen is just watching.',
    mayTurnOff: 'This screen may switch off. Increase its screen timeout.',
    /** What Enter and Space do. */
    mainKey: 'Start, deal or continue',
    arrowKeys: 'Choose a button',
  },
};

export type PartyWords = typeof party;
