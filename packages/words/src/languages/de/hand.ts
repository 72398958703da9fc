import { makeGrammar } from '../../grammar.ts';
import type { HandWords } from '../en/hand.ts';

const { and } = makeGrammar('de');

/** The phone that shows the hand of a player, while another screen shows the table. */
export const hand: HandWords = {
  title: 'Deine Karten',
  story: 'Deine Karten kommen auf dieses Handy. Nur du siehst sie.',
  lostPhone: 'Handy verloren?',
  lostPhoneStory:
    'Tippe am großen Bildschirm auf Menü, Mitspieler, Neues Handy und scanne dann den Code dort mit diesem Handy. Ohne großen Bildschirm nimm einfach neu Platz.',
  placeLost: 'Dieses Handy hat keinen Platz mehr an diesem Tisch. Vielleicht hat ihn ein anderes übernommen.',
  between: (left, right) => `Du sitzt zwischen ${and([left, right])}.`,
  nextTo: (name) => `Du sitzt neben ${name}.`,
  first: 'Noch sitzt du allein am Tisch.',
  lookAtBoard: 'Schau auf den großen Bildschirm.',
  afterGame: 'Eine Partie läuft. Danach kannst du Platz nehmen.',
  goOn: 'Weiter',
  another: 'Noch jemand an diesem Handy',
  anotherStory: 'Ihr gebt das Handy weiter. Die Karten der anderen sind verdeckt.',
  people: 'Wer dieses Handy teilt',
  wholeTable: 'Ganzer Tisch',
  menu: 'Dieses Handy',
  cover: 'Karten verdecken',
  covered: 'Deine Karten sind verdeckt',
  tapToSee: 'Tippe, um deine Karten zu sehen',
  turnUp: 'Dreh das Handy um, um deine Karten zu sehen',
  passTo: (name) => `Gib das Handy an ${name} weiter`,
  whoHasIt: 'Wer hat das Handy?',
  vibrates: 'Vibrieren, wenn ich dran bin',
  flashes: 'Aufleuchten, wenn ich dran bin',
  covers: 'Karten verdecken, wenn das Handy mit dem Bildschirm nach unten liegt oder weggedreht ist',
  askTilt: 'Das Handy fragt dich vorher um Erlaubnis.',
  allowTilt: 'Erlauben',
  noTilt: 'Dieses Handy verrät der Seite nicht, wie es liegt. Verdecke deine Karten mit dem Knopf.',
  insecureTilt:
    'Ohne HTTPS verrät das Handy der Seite nicht, wie es liegt. Verdecke deine Karten mit dem Knopf.',
  mayFallAsleep: 'Dieses Handy kann einschlafen. Nichts geht verloren: Weck es auf und spiel weiter.',
  understood: 'OK',
  otherPhone: 'Auf einem anderen Handy weiterspielen',
  otherPhoneStory:
    'Scanne diesen Code mit dem anderen Handy. Er öffnet deinen Platz mit deinen Karten: Zeig ihn sonst niemandem.',
  otherPhonePicture: 'QR-Code deines Platzes',
};
