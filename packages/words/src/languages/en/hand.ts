import { makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('en-GB');

/** The phone that shows the hand of a player, while another screen shows the table. */
export const hand = {
  title: 'Your cards',
  story: 'Your cards will appear here. Only you see them.',
  lostPhone: 'Lost your phone?',
  lostPhoneStory: 'On the big screen: Menu, People, New phone. Without one, just sit down again.',
  placeLost: 'This phone has lost its seat. Another may have taken it.',
  /** The nearest people or bots on the left and right. */
  between: (left: string, right: string) => `You’re sitting between ${and([left, right])}.`,
  nextTo: (name: string) => `You’re sitting next to ${name}.`,
  first: 'You are the first at the table.',
  lookAtBoard: 'Look at the big screen.',
  afterGame: 'Game in progress. Take a seat when it’s over.',
  goOn: 'Continue',
  another: 'Another person on this phone',
  anotherStory: 'Everyone else’s cards stay covered.',
  people: 'People on this phone',
  wholeTable: 'Whole table',
  menu: 'This phone',
  cover: 'Cover my cards',
  covered: 'Your cards are covered',
  tapToSee: 'Tap to see your cards',
  turnUp: 'Turn the phone over to see your cards',
  passTo: (name: string) => `Pass the device to ${name}`,
  coveredForAll: 'No peeking!',
  iAm: (name: string) => `I’m ${name}: show my cards`,
  whoHasIt: 'Who has the device?',
  vibrates: 'Vibrate when it’s my turn',
  flashes: 'Flash when it’s my turn',
  covers: 'Cover my cards when I put the phone down',
  allowTilt: 'Allow the tilt sensor',
  noTilt: 'Tilt isn’t detected here: use the button.',
  otherPhone: 'Move to another phone',
  otherPhoneStory: 'Scan this code with the other phone. It opens your cards: show it to nobody else.',
  otherPhonePicture: 'QR code for your seat',
};

export type HandWords = typeof hand;
