import type { SetupWords } from '../en/setup.ts';

export const setup: SetupWords = {
  stories: {
    'avantcoureur-1760':
      'Die ältesten Regeln: Folgen in einer Farbe, Hocs, der Zwerg als Joker. Nur der Geber setzt.',
    'lindor-1789': 'Die modernen Regeln: Die Farbe ist egal, und man darf Karten zurückhalten.',
    famille: 'Die einfachsten: Wer anlegen kann, muss. Honneurs räumen von selbst ab, ein Jeton pro Karte.',
    'gelber-zwerg':
      'Wie 1789, aber wenn niemand anlegt, überspringt die Folge einen Rang, und ein vergessenes Honneur kostet eine Bête.',
    'yellow-dwarf': 'Wer anlegen kann, muss. Asse kosten zehn, und wer das Ziel zuerst erreicht, gewinnt.',
    'nain-jaune-court':
      'Alle Karten werden gegeben, ausgespielt wird mit der eigenen niedrigsten; weder Bête noch Oper.',
  },
  felt: 'In einer einzelnen Runde entscheiden die Karten. Nach etwa 13 Runden mit Familienregeln oder 4 nach denen von 1789 lässt sich ein leichter Bot von einem starken unterscheiden.',
  tempers: {
    random: 'Legt irgendeine erlaubte Karte.',
    lowest: 'Spielt die niedrigste Karte aus und legt, wann immer es geht.',
    longest: 'Spielt den Anfang der längsten Folge aus.',
    heuristic: 'Spielt schnell und gut, nach bewährten Faustregeln.',
    expert: 'Zählt die Karten mit und wägt vor dem Ausspielen die möglichen Blätter ab.',
    master: 'Denkt länger nach. Stärker ist hier niemand.',
    leonie:
      'Sie merkt sich jede Karte und jedes „ohne“ und errät, was du auf der Hand hast. Sie lässt sich Zeit und verzeiht wenig.',
    achille:
      'Er spielt gut, aber jedes vierte Mal vergisst er, ein Honneur anzusagen. Wo nichts angesagt wird, vergisst er oft, was er ausspielen wollte.',
    rosalie:
      'Sobald sie ausspielt, kommen ihre Honneurs, das mit dem vollsten Fach zuerst. Sie passt nie, solange sie legen kann.',
    prosper: 'Er hortet seine Honneurs, bis jemand nur noch drei Karten hat. Oft ist es dann zu spät.',
    ninon: 'Sie legt, was ihr gefällt, vergisst aber nie, ein Honneur anzusagen.',
    gaspard:
      'Ihm graut vor dem Zahlen am Ende: Was ihn am meisten kosten würde, gibt er zuerst aus der Hand.',
    blandine: 'Sie fängt immer ganz unten an: Darunter hat sie also nichts.',
    hector: 'Er spielt, bevor du deine Karten angesehen hast. Jedes vierte Mal genügt ihm die erstbeste.',
  },
};
