import { makeGrammar } from '../../grammar.ts';
import type { HandWords } from '../en/hand.ts';

const { and } = makeGrammar('de');

/** The phone that shows the hand of a player, while another screen shows the table. */
export const hand: HandWords = {
  title: 'Deine Karten',
  story: 'Deine Karten erscheinen auf diesem Handy. Nur du siehst sie.',
  lostPhone: 'Handy verloren?',
  lostPhoneStory:
    'Tipp am großen Bildschirm auf Menü, Mitspieler, Neues Handy und scann dann den Code dort mit diesem Handy. Ohne großen Bildschirm setz dich einfach neu hin.',
  placeLost: 'Dieses Handy hat keinen Platz mehr an diesem Tisch. Vielleicht hat ihn ein anderes übernommen.',
  between: (left, right) => `Du sitzt zwischen ${and([left, right])}.`,
  nextTo: (name) => `Du sitzt neben ${name}.`,
  first: 'Noch sitzt du allein am Tisch.',
  lookAtBoard: 'Schau auf den großen Bildschirm.',
  afterGame: 'Eine Partie läuft. Danach kannst du Platz nehmen.',
  goOn: 'Weiter',
  another: 'Dieses Handy teilen',
  anotherStory: 'Gebt das Handy herum. Die Karten der anderen bleiben verdeckt.',
  people: 'Wer dieses Handy teilt',
  wholeTable: 'Ganzer Tisch',
  menu: 'Dieses Handy',
  cover: 'Karten verdecken',
  covered: 'Deine Karten sind verdeckt',
  tapToSee: 'Zum Ansehen antippen',
  turnUp: 'Dreh das Handy um, um deine Karten zu sehen',
  passTo: (name) => `Gib das Gerät an ${name} weiter`,
  coveredForAll: 'Die Karten sind verdeckt. Nicht spicken!',
  iAm: (name) => `Ich bin ${name}: Karten zeigen`,
  whoHasIt: 'Wer hat das Gerät?',
  vibrates: 'Vibrieren, wenn ich dran bin',
  flashes: 'Aufleuchten, wenn ich dran bin',
  covers: 'Karten verdecken, wenn ich das Handy weglege',
  allowTilt: 'Lagesensor erlauben',
  noTilt: 'Die Lage wird hier nicht erkannt. Nimm zum Verdecken den Knopf.',
  otherPhone: 'Auf anderem Handy weiterspielen',
  otherPhoneStory:
    'Scann diesen Code mit dem anderen Handy. Er öffnet deinen Platz mit deinen Karten: Zeig ihn sonst niemandem.',
  otherPhonePicture: 'QR-Code deines Platzes',
};
