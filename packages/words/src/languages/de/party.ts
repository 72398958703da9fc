import { makeGrammar } from '../../grammar.ts';
import type { PartyWords } from '../en/party.ts';

const { and, form, number } = makeGrammar('de');

export const party: PartyWords = {
  board: {
    title: 'Im Wohnzimmer spielen',
    intro:
      'Dieser Bildschirm ist das Tableau: Stellt ihn so auf, dass ihn alle sehen. Eure Karten seht ihr auf euren Handys.',
    name: 'Das Wohnzimmer',
    open: 'Tisch eröffnen',
    editRules: 'Regeln ändern',
    scan: 'Scannen und mitspielen',
    scanToWait: 'Scannen und auf einen Platz warten',
    picture: 'QR-Code zum Mitspielen',
    orOpen: 'Oder öffnet diese Adresse:',
    orCode: 'Code des Tisches:',
    noAddress:
      'Handys erreichen diese Adresse nicht. Öffnet das Tableau unter der Adresse dieses Rechners in eurem Netz. Der Server zeigt sie beim Start an.',
    restricted:
      'Der Server lässt nur diesen Rechner zu. Beendet ihn und startet ihn neu mit „npm start“, ohne HOST: Dann erscheint hier der Code für die Handys.',
    noNetwork:
      'Dieser Rechner ist in keinem Netz. Verbindet ihn mit dem WLAN der Handys: Dann erscheint hier der Code.',
    untrusted: 'Die Handys warnen zuerst: Das Zertifikat gilt für eine andere Adresse.',
    otherAddress: 'Ein Handy kann sie nicht öffnen? Andere Adresse versuchen',
    nobodyYet: 'Noch ist niemand da …',
    needsPerson: 'Mindestens eine Person muss mitspielen.',
    atHome: 'Mitspieler anderswo',
    privateAddress:
      'Diese Adresse gilt nur in eurem Netz. Für Mitspieler anderswo braucht ihr einen Server mit öffentlicher Adresse.',
    waiting: (names) => `${and(names)} ${form(names.length, 'wartet', 'warten')} auf einen Platz.`,
    fromDeal: (names) =>
      `${and(names)} ${form(names.length, 'spielt', 'spielen')} ab der nächsten Runde mit.`,
    seatsFromGame: (some) => `Ab der nächsten Partie ${number(some)} Plätze.`,
    makeSeats: (some) => `Ab der nächsten Partie mit ${number(some)} Plätzen`,
    keepSeats: (some) => `Bei ${number(some)} Plätzen bleiben`,
    givePlace: (from, to) => `${to} den Platz von ${from} geben`,
    placeGiven: (from, to) => `${to} spielt ab der nächsten Runde anstelle von ${from}.`,
    menu: 'Menü',
    deal: 'Jetzt geben',
    nextGame: 'Nächste Partie',
    seats: 'Plätze ändern',
    back: 'Zurück zum Tableau',
    pause: 'Pause',
    paused: 'Pause',
    goOn: 'Weiter',
    fullScreen: 'Vollbild',
    sounds: 'Töne',
    calls: 'Gesprochene Ansagen',
    soundBlocked: 'Tippt auf den Bildschirm oder drückt eine Taste, um Ton zu hören.',
    flat: 'Bildschirm liegt flach',
    turn: 'Drehen',
    people: 'Mitspieler',
    newPhone: 'Neues Handy',
    newPhoneHint: (name) => `${name}: diesen Code in den nächsten zwei Minuten mit dem neuen Handy scannen.`,
    onNewPhone: 'Mit dem neuen Handy',
    scores: 'Stand des Abends',
    noVoice: 'Dieses Gerät hat keine Stimme für diese Sprache.',
    showCode: 'Code zeigen',
    home: 'Startseite',
    leave: 'Tableau schließen',
    leaveQuestion: 'Tableau schließen?',
    leaveHint:
      'Die Mitspieler bleiben am Tisch. Dieser Bildschirm kann dann nicht mehr starten, geben oder anhalten.',
    watches: 'Dieser Bildschirm zeigt den Tisch nur an.',
    mayTurnOff: 'Dieser Bildschirm schaltet sich vielleicht ab. Stellt ein, dass er länger anbleibt.',
    mainKey: 'Starten, geben oder weiter',
    arrowKeys: 'Knopf wählen',
  },
};
