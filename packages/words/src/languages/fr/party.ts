import { makeGrammar } from '../../grammar.ts';
import type { PartyWords } from '../en/party.ts';
import { ofName } from './cards.ts';

const { and, form, number } = makeGrammar('fr');

export const party: PartyWords = {
  board: {
    title: 'Jouer au salon',
    intro:
      'Cet écran est le plateau : placez-le là où tout le monde le voit. Chacun tient ses cartes sur son téléphone.',
    name: 'Le salon',
    open: 'Ouvrir la table',
    editRules: 'Modifier les règles',
    scan: 'Scannez pour jouer',
    scanToWait: 'Scannez pour attendre une place',
    picture: 'Code QR pour rejoindre la table',
    orOpen: 'Ou ouvrez cette adresse :',
    orCode: 'Code de la table :',
    noAddress:
      'Les téléphones n’ont pas accès à cette adresse. Ouvrez le plateau à l’adresse de cet ordinateur sur votre réseau. Le serveur l’affiche à son démarrage.',
    restricted:
      'Le serveur n’accepte que cet ordinateur. Arrêtez-le, puis relancez-le avec « npm start », sans HOST : le code pour les téléphones apparaîtra ici.',
    noNetwork:
      'Cet ordinateur n’est relié à aucun réseau. Connectez-le au Wi-Fi des téléphones : le code apparaîtra ici.',
    untrusted:
      'Les téléphones afficheront d’abord un avertissement : le certificat est fait pour une autre adresse.',
    otherAddress: 'Un téléphone ne l’ouvre pas ? Essayer une autre adresse',
    nobodyYet: 'On attend le premier joueur…',
    needsPerson: 'Il faut au moins un joueur.',
    atHome: 'Joueurs à distance',
    privateAddress:
      'Cette adresse ne marche que sur votre réseau. Pour jouer avec des amis chez eux, il faut un serveur à une adresse publique.',
    waiting: (names) => `${and(names)} ${form(names.length, 'attend', 'attendent')} une place.`,
    fromDeal: (names) => `${and(names)} ${form(names.length, 'joue', 'jouent')} dès la prochaine donne.`,
    seatsFromGame: (some) => `${number(some)} places dès la prochaine partie.`,
    makeSeats: (some) => `Passer à ${number(some)} places dès la prochaine partie`,
    keepSeats: (some) => `Rester à ${number(some)} places`,
    givePlace: (from, to) => `Donner la place ${ofName(from)} à ${to}`,
    placeGiven: (from, to) => `${to} prend la place ${ofName(from)} à la prochaine donne.`,
    menu: 'Menu',
    deal: 'Distribuer',
    nextGame: 'Nouvelle partie',
    seats: 'Changer les places',
    back: 'Revenir au plateau',
    pause: 'Pause',
    paused: 'En pause',
    goOn: 'Reprendre',
    fullScreen: 'Plein écran',
    sounds: 'Sons',
    calls: 'Annonces à voix haute',
    soundBlocked: 'Touchez l’écran ou appuyez sur une touche pour avoir le son.',
    flat: 'Écran posé à plat',
    turn: 'Faire pivoter',
    people: 'Joueurs',
    newPhone: 'Nouveau téléphone',
    newPhoneHint: (name) => `${name} : scannez ce code avec le nouveau téléphone dans les deux minutes.`,
    onNewPhone: 'Sur le nouveau téléphone',
    scores: 'Scores',
    noVoice: 'Cet appareil n’a pas de voix pour cette langue.',
    showCode: 'Afficher le code',
    home: 'Page d’accueil',
    leave: 'Fermer le plateau',
    leaveQuestion: 'Fermer le plateau ?',
    leaveHint:
      'Les joueurs restent à la table. Cet écran ne pourra plus lancer de partie, distribuer ni mettre en pause.',
    watches: 'Cet écran affiche la table, sans la diriger.',
    mayTurnOff: 'Cet écran peut se mettre en veille. Allongez le délai dans ses réglages.',
    mainKey: 'Commencer, distribuer ou reprendre',
    arrowKeys: 'Choisir un bouton',
  },
};
