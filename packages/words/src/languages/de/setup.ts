import type { SetupWords } from '../en/setup.ts';

export const setup: SetupWords = {
  stories: {
    'avantcoureur-1760': 'Die ältesten: Folgen in einer Farbe, Hocs, Zwerg als Joker. Nur der Geber setzt.',
    'lindor-1789': 'Die modernen: Die Farbe ist egal, man darf Karten zurückhalten.',
    famille: 'Die einfachsten: Wer anlegen kann, muss. Honneurs räumen von selbst ab, ein Jeton pro Karte.',
    'gelber-zwerg': 'Wie 1789, aber die Folge überspringt fehlende Ränge, und Vergessen kostet eine Bête.',
    'yellow-dwarf': 'Wer anlegen kann, muss. Asse kosten zehn, und wer das Ziel zuerst erreicht, gewinnt.',
    'nain-jaune-court': 'Alle Karten werden gegeben, die niedrigste beginnt; weder Bête noch Oper.',
  },
  felt: 'In einer einzelnen Runde entscheiden die Karten. Leicht oder stark merkt man erst nach etwa 13 Runden mit Familienregeln oder 4 nach denen von 1789.',
  tempers: {
    random: 'Legt irgendeine erlaubte Karte.',
    lowest: 'Spielt die niedrigste Karte aus und legt, wann immer es geht.',
    longest: 'Spielt den Anfang der längsten Folge aus.',
    heuristic: 'Spielt schnell und gut, nach bewährten Faustregeln.',
    expert: 'Zählt die Karten mit und wägt die möglichen Blätter ab.',
    master: 'Denkt länger nach. Stärker ist hier niemand.',
    leonie: 'Sie merkt sich jede Karte und jedes „ohne“ und verzeiht wenig.',
    achille: 'Er spielt gut, vergisst aber oft die Ansage oder was er ausspielen wollte.',
    rosalie: 'Sobald sie ausspielt, kommen ihre Honneurs, das vollste Fach zuerst.',
    prosper: 'Er hortet seine Honneurs, oft zu lange.',
    ninon: 'Sie legt, was ihr gefällt, vergisst aber nie, ein Honneur anzusagen.',
    gaspard: 'Ihm graut vor dem Zahlen: Die teuerste Karte geht zuerst.',
    blandine: 'Sie fängt immer ganz unten an.',
    hector: 'Er spielt, bevor du hinsiehst. Oft genügt ihm die erstbeste Karte.',
  },
};
