import { makeGrammar } from '../../grammar.ts';
import type { HandWords } from '../en/hand.ts';

const { and } = makeGrammar('de');

/** The phone that shows the hand of a player, while another screen shows the table. */
export const hand: HandWords = {
  title: 'Deine Karten',
  story: 'Deine Karten erscheinen hier. Nur du siehst sie.',
  lostPhone: 'Handy verloren?',
  lostPhoneStory: 'Am großen Bildschirm: Menü, Mitspieler, Neues Handy. Ohne ihn setz dich einfach neu hin.',
  placeLost: 'Dieses Handy hat keinen Platz mehr. Vielleicht hat ihn ein anderes.',
  between: (left, right) => `Du sitzt zwischen ${and([left, right])}.`,
  nextTo: (name) => `Du sitzt neben ${name}.`,
  first: 'Noch sitzt du allein am Tisch.',
  lookAtBoard: 'Schau auf den großen Bildschirm.',
  afterGame: 'Eine Partie läuft. Danach kannst du Platz nehmen.',
  goOn: 'Weiter',
  another: 'Dieses Handy teilen',
  anotherStory: 'Die Karten der anderen bleiben verdeckt.',
  people: 'Wer dieses Handy teilt',
  wholeTable: 'Ganzer Tisch',
  menu: 'Dieses Handy',
  cover: 'Karten verdecken',
  covered: 'Deine Karten sind verdeckt',
  tapToSee: 'Zum Ansehen antippen',
  turnUp: 'Dreh das Handy um, um deine Karten zu sehen',
  passTo: (name) => `Gib das Gerät an ${name} weiter`,
  coveredForAll: 'Nicht spicken!',
  iAm: (name) => `Ich bin ${name}: Karten zeigen`,
  whoHasIt: 'Wer hat das Gerät?',
  vibrates: 'Vibrieren, wenn ich dran bin',
  flashes: 'Aufleuchten, wenn ich dran bin',
  covers: 'Karten verdecken, wenn ich das Handy weglege',
  allowTilt: 'Lagesensor erlauben',
  noTilt: 'Die Lage wird hier nicht erkannt: Nimm den Knopf.',
  otherPhone: 'Auf anderem Handy weiterspielen',
  otherPhoneStory:
    'Scann diesen Code mit dem anderen Handy. Er öffnet deine Karten: Zeig ihn sonst niemandem.',
  otherPhonePicture: 'QR-Code deines Platzes',
};
