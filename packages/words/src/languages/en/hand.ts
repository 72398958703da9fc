import { makeGrammar } from '../../grammar.ts';

const { and } = makeGrammar('en-GB');

/** The phone that shows the hand of a player, while another screen shows the table. */
export const hand = {
  title: 'Your cards',
  story: 'Your cards come to this phone. Only you see them.',
  lostPhone: 'Lost your phone?',
  lostPhoneStory:
    'At the big screen choose Menu, People, New phone. Then scan the code there with this phone. Without a big screen, sit down again.',
  placeLost: 'This phone has no place at this table any more. Another one may have taken it.',
  /** The nearest people or bots on the left and right. */
  between: (left: string, right: string) => `You sit between ${and([left, right])}.`,
  nextTo: (name: string) => `You sit next to ${name}.`,
  first: 'You are the first at the table.',
  lookAtBoard: 'Look at the big screen.',
  afterGame: 'A game is in progress. You can take a seat when it’s over.',
  goOn: 'Continue',
  another: 'Another person on this phone',
  anotherStory: 'You pass the phone to each other. The cards of the others are covered.',
  people: 'People on this phone',
  wholeTable: 'Whole table',
  menu: 'This phone',
  cover: 'Cover my cards',
  covered: 'Your cards are covered',
  tapToSee: 'Tap to see your cards',
  turnUp: 'Turn the phone over to see your cards',
  passTo: (name: string) => `Pass the phone to ${name}`,
  whoHasIt: 'Who has the phone?',
  vibrates: 'Vibrate when it’s my turn',
  flashes: 'Flash when it’s my turn',
  covers: 'Cover my cards when the phone lies face down or is turned away',
  askTilt: 'The phone asks for your permission first.',
  allowTilt: 'Allow it',
  noTilt: 'This phone doesn’t tell the page how it lies. Cover your cards with the button.',
  insecureTilt:
    'Without HTTPS the phone doesn’t tell the page how it lies. Cover your cards with the button.',
  mayFallAsleep: 'This phone may go to sleep. Nothing is lost: wake it up and play on.',
  understood: 'OK',
  otherPhone: 'Move to another phone',
  otherPhoneStory:
    'Scan this code with the other phone. It opens your seat with your cards: show it to nobody else.',
  otherPhonePicture: 'QR code of your seat',
};

export type HandWords = typeof hand;
