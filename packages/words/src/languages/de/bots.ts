import type { BotTexts } from '../../botWords.ts';

export const bots: BotTexts = {
  random: { name: 'Zufall', epithet: '', temper: 'Legt irgendeine erlaubte Karte.' },
  lowest: {
    name: 'Kleine Karte',
    epithet: '',
    temper: 'Spielt die niedrigste Karte aus und legt, wann immer es geht.',
  },
  longest: { name: 'Lange Folge', epithet: '', temper: 'Spielt den Anfang der längsten Folge aus.' },
  heuristic: {
    name: 'Stammgast',
    epithet: '',
    temper: 'Spielt schnell und gut, nach bewährten Faustregeln.',
  },
  expert: {
    name: 'Experte',
    epithet: '',
    temper: 'Zählt die Karten mit und wägt vor dem Ausspielen die möglichen Blätter ab.',
  },
  master: { name: 'Meister', epithet: '', temper: 'Denkt länger nach. Stärker ist hier niemand.' },

  leonie: {
    name: 'Léonie',
    epithet: 'die Großmutter',
    temper:
      'Sie merkt sich jede Karte und jedes „ohne“ und errät, was du auf der Hand hast. Sie lässt sich Zeit und verzeiht wenig.',
  },
  achille: {
    name: 'Achille',
    epithet: 'der zerstreute Onkel',
    temper:
      'Er spielt gut, aber jedes vierte Mal vergisst er, ein Honneur anzusagen, und das Fach entgeht ihm.',
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
    temper: 'Er hortet seine Honneurs, bis jemand nur noch drei Karten hat. Oft ist es dann zu spät.',
  },
  ninon: {
    name: 'Ninon',
    epithet: 'die kleine Cousine',
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
    temper: 'Sie spielt immer von unten aus: Darunter hat sie also nichts.',
  },
  hector: {
    name: 'Hector',
    epithet: 'der Eilige',
    temper: 'Er spielt, bevor du deine Karten angesehen hast. Jedes vierte Mal genügt ihm die erstbeste.',
  },
};
