import type { CoachWords } from '../../coachWords.ts';

/** Words of the tips that accompany a first deal, in German. */
export const coach: CoachWords = {
  title: 'Tipp',
  next: 'Verstanden',
  stop: 'Ohne Tipps',
  tips: {
    aim: 'Werde deine Karten vor den anderen los: Dann bezahlen sie dir die Karten, die sie noch haben.',
    run: 'Jede Karte ist um eins höher als die letzte, egal in welcher Farbe. Deine passenden sind angehoben: Tippe eine an.',
    box: 'Jedes der fünf Fächer gehört zu einer Karte. Spielst du diese Karte, gehören dir die Jetons in ihrem Fach.',
    missing: 'Wer keine passende Karte hat, sagt es, und der Nächste macht weiter.',
    sweep:
      'Ein Fach bekommt, wer seine Karte spielt. Was niemand abräumt, bleibt für die nächste Runde liegen.',
    settlement: 'Damit ist die Runde zu Ende, und alle bezahlen die Karten, die sie noch haben.',
  },
};
