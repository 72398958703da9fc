import type { BookPhrases } from '../../../bookWords.ts';
import { setup } from '../setup.ts';

export const stories: BookPhrases['stories'] = {
  'avantcoureur-1760': {
    paragraphs: [
      'Das Spiel „Der Zwerg“ oder „Der Zwerg Bébé“ zu dritt oder zu fünft, aus zwei Nummern einer französischen Zeitschrift vom Herbst 1760. Zwei Enzyklopädien erzählen es nach und sind sich einig.',
      setup.stories['avantcoureur-1760'],
    ],
    feel: 'Die schwerste der sechs Varianten und die mit dem meisten zum Nachdenken. Nach jedem Hoc spielst du wieder aus; heb dir deine für den richtigen Moment auf. Und bleib nicht auf dem Zwerg sitzen: Du zahlst das Doppelte, und eine Bête dazu.',
    from: ['S0', 'S2'],
  },
  'lindor-1789': {
    paragraphs: [
      '1789 druckte eine große französische Enzyklopädie leichtere Regeln unter einem neuen Namen, Lindor. Alle setzen, und drei bis acht können mitspielen. So wird bis heute gespielt.',
      setup.stories['lindor-1789'],
    ],
    feel: 'Niemand muss anlegen. Du kannst eine Karte zurückhalten, damit niemand anlegen kann und du wieder ausspielst. Vor einer Oper darf niemand anders legen, also gelingt sie nur dem ersten Spieler.',
    from: ['S0'],
  },
  famille: {
    paragraphs: [
      'Nain Jaune, wie es eine französische Familie spielt, ab vier Personen: je mehr, desto lustiger. Man spielt gegen den Uhrzeigersinn.',
      setup.stories.famille,
    ],
    feel: 'Flott und freundlich. Es gibt nichts zu vergessen und wenig zu rechnen, ein guter Anfang mit Kindern. Ein volles Fach wechselt oft den Besitzer.',
    from: ['S1', 'R1'],
  },
  'gelber-zwerg': {
    paragraphs: [
      'Die modernen Regeln aus dem Artikel einer deutschsprachigen Enzyklopädie.',
      setup.stories['gelber-zwerg'],
    ],
    feel: 'Die Folgen werden lang, und eine Lücke rettet niemanden. Denk an deine Ansagen: Ein vergessenes Honneur zählt, als hättest du es noch.',
    from: ['S2', 'R4', 'R18'],
  },
  'yellow-dwarf': {
    paragraphs: [
      'Ein englisches Regelblatt, das Schritt für Schritt vorgeht, mit Beispielen für fast alles.',
      setup.stories['yellow-dwarf'],
    ],
    feel: 'Werde deine Asse früh los: Ein Ass passt auf keine Karte, du kannst es nur ausspielen. Und behalte das Ziel im Auge: Wer vorn liegt, kann die Partie mit jeder Abrechnung beenden.',
    from: ['S3'],
  },
  'nain-jaune-court': {
    paragraphs: [
      'Die kürzeste der Quellen, kaum eine Seite, auf Französisch. Ihr Tableau ist anders: mit der Herz-Dame und dem Pik-König.',
      setup.stories['nain-jaune-court'],
    ],
    feel: 'Kein Talon, keine Lücken: Jede Karte ist bei einem Spieler. Wer mitzählt, weiß viel.',
    from: ['S4', 'R1', 'R2'],
  },
};
