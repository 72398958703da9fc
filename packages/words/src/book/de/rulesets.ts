import type { BookPhrases } from '../../book.ts';

/** The stories of the six rulesets, in German. */
export const stories: BookPhrases['stories'] = {
  'avantcoureur-1760': {
    paragraphs: [
      'Die ältesten Regeln, aus zwei Nummern einer französischen Zeitschrift vom Herbst 1760. Zwei Enzyklopädien erzählen sie nach und sind sich einig.',
      'Das Spiel heißt „Der Zwerg“ oder „Der Zwerg Bébé“. Drei oder fünf spielen mit. Folgen bleiben in einer Farbe, Honneurs und Könige beenden sie, der Zwerg passt jederzeit, und für jeden Hoc zahlen alle anderen einen Jeton.',
    ],
    feel: 'Das schwerste der sechs Regelwerke und das mit dem meisten zum Nachdenken. Jeder Hoc gibt dir das Ausspiel; heb dir deine für den Moment auf, in dem du sie brauchst. Und lass dir den Zwerg nicht übrig: Du zahlst das Doppelte, und eine Bête dazu.',
    from: ['S0', 'S2'],
  },
  'lindor-1789': {
    paragraphs: [
      '1789 druckte eine große französische Enzyklopädie leichtere Regeln unter einem neuen Namen, Lindor. Farben zählen nicht mehr, alle setzen, und drei bis acht können mitspielen.',
      'Aus diesem Stamm sind alle späteren Regeln gewachsen, und viele Familien spielen noch ziemlich genau so.',
    ],
    feel: 'Niemand muss fortsetzen. Du kannst eine Karte zurückhalten, damit die Folge stockt und du wieder ausspielst. Eine Oper gelingt in einem einzigen Zug, sie kann also jederzeit kommen.',
    from: ['S0'],
  },
  famille: {
    paragraphs: [
      'Nain jaune, wie ihn eine französische Familie spielt, ab vier Personen: je mehr, desto lustiger.',
      'Es geht rechtsherum, wer kann, muss fortsetzen, Honneurs nehmen ohne ein Wort, und die Verlierer zahlen einen Jeton je Karte.',
    ],
    feel: 'Flott und freundlich. Es gibt nichts zu vergessen und wenig zu rechnen, ein guter Anfang mit Kindern. Ein volles Fach wechselt oft den Besitzer.',
    from: ['S1'],
  },
  'gelber-zwerg': {
    paragraphs: [
      'Die modernen Regeln, wie man sie in Deutschland kennt, aus dem Artikel einer deutschen Enzyklopädie.',
      'Das Besondere: Hat niemand die nächste Karte, endet die Folge nicht, sondern überspringt einen Rang.',
    ],
    feel: 'Die Folgen werden lang, und eine Lücke rettet niemanden. Achte auf deine Worte: Ein Honneur, das du schweigend legst, zählt, als hieltest du es noch.',
    from: ['S2'],
  },
  'yellow-dwarf': {
    paragraphs: [
      'Ein englisches Regelblatt, das Schritt für Schritt vorgeht, mit Beispielen für fast alles.',
      'Asse kosten zehn, wer kann, muss fortsetzen, und wer zuerst das ausgemachte Ziel erreicht, gewinnt.',
    ],
    feel: 'Werde deine Asse früh los: Ein Ass passt auf keine Karte, du kannst es nur ausspielen. Und behalte das Ziel im Auge, denn wer vorn liegt, kann die Partie mit jeder Abrechnung beenden.',
    from: ['S3'],
  },
  'nain-jaune-court': {
    paragraphs: [
      'Die kürzeste der Quellen, kaum eine Seite, auf Französisch. Ihr Tableau ist anders: mit der Herzdame und dem Pikkönig.',
      'Alle Karten werden gegeben, und die niedrigste beginnt. Es gibt weder Bête noch Oper.',
    ],
    feel: 'Kein Talon, keine Lücken: Jede Karte ist in einer Hand. Wer mitzählt, weiß viel.',
    from: ['S4'],
  },
};
