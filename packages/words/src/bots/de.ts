import type { BotTexts } from '../bots.ts';

/** The bots in German. */
export const bots: BotTexts = {
  random: { name: 'Zufall', epithet: '', temper: 'Legt irgendeine erlaubte Karte.' },
  lowest: {
    name: 'Niedrigste',
    epithet: '',
    temper: 'Spielt die niedrigste Karte aus und legt, wann immer es geht.',
  },
  longest: { name: 'Längste', epithet: '', temper: 'Spielt den Anfang der längsten Folge aus.' },
  heuristic: {
    name: 'Stammgast',
    epithet: '',
    temper: 'Spielt schnell und gut, nach bewährten Gewohnheiten.',
  },
  expert: {
    name: 'Experte',
    epithet: '',
    temper: 'Zählt die Karten und stellt sich vor dem Ausspielen die möglichen Blätter vor.',
  },
  master: { name: 'Meister', epithet: '', temper: 'Denkt länger nach: Stärker ist hier niemand.' },

  leonie: {
    name: 'Léonie',
    epithet: 'die Großmutter',
    temper:
      'Sie merkt sich jede Karte und jedes „ohne“ und errät, was du hältst. Sie lässt sich Zeit und verzeiht wenig.',
  },
  achille: {
    name: 'Achille',
    epithet: 'der zerstreute Onkel',
    temper:
      'Er spielt gut, doch jedes vierte Mal vergisst er, sein Honneur anzusagen, und das Fach entgeht ihm.',
  },
  rosalie: {
    name: 'Rosalie',
    epithet: 'die Kühne',
    temper:
      'Sobald sie ausspielt, kommen ihre Honneurs, das mit dem vollsten Fach zuerst. Sie passt nie, solange sie legen kann.',
  },
  prosper: {
    name: 'Prosper',
    epithet: 'der Hamsterer',
    temper:
      'Er behält seine Honneurs, solange er etwas anderes tun kann, bis ein anderer nur noch drei Karten hat. Oft ist es dann zu spät.',
  },
  ninon: {
    name: 'Ninon',
    epithet: 'die kleine Kusine',
    temper: 'Sie legt, was ihr gefällt, vergisst aber nie, ein Honneur anzusagen.',
  },
  gaspard: {
    name: 'Gaspard',
    epithet: 'der Geizhals',
    temper: 'Ihm graut vor dem Zahlen am Ende: Was ihn am meisten kosten würde, gibt er zuerst aus der Hand.',
  },
  blandine: {
    name: 'Blandine',
    epithet: 'die Vorsichtige',
    temper: 'Sie spielt immer von unten aus: Du weißt, dass sie nichts darunter hat.',
  },
  hector: {
    name: 'Hector',
    epithet: 'der Eilige',
    temper: 'Er spielt, bevor du deine Karten angesehen hast. Jedes vierte Mal genügt ihm die erstbeste.',
  },
};
