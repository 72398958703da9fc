import { facts } from '../rules.ts';

/** The sentences that book and judge share, beside those of the rules. */
const oneMore = 'Geht es nicht auf, bekommen die Ersten eine Karte mehr.';
const emptyBox = 'Ein leeres Fach kostet nichts, und keines wird in einer Runde zweimal verdoppelt.';
const winnerFirst = 'Alle anderen zahlen dem Gewinner, bevor etwas in die Fächer kommt.';
const left = 'Was auf dem Tableau übrig ist, gehört niemandem.';

export const bookFacts = {
  oneMore,
  emptyBox,
  winnerFirst,
  left,
  most: `${facts.most} ${left}`,
  whole: 'Man zahlt einen Einsatz ganz oder gar nicht.',
  grows: 'Was niemand abräumt, bleibt liegen: Ein Fach wächst von Runde zu Runde.',
  everything: `Die kurzen französischen Regeln nennen keine Kartenzahl und kennen keinen Talon, also werden alle 52 Karten gegeben. ${oneMore}`,
  talon:
    'Er bleibt verdeckt neben dem Tableau, ist in dieser Runde nicht im Spiel, und niemand sieht ihn an.',
  cutter: 'der linke Nachbar des Gebers, egal in welche Richtung gespielt wird.',
  two: 'Keine unserer Quellen kennt zwei Spieler. Eine gedruckte Familienvariante gibt jedem 22 Karten, und 8 bleiben übrig.',
  missing: 'Beim Aufhören nennst du, was fehlt: „ohne Sechs“. So weiß der Nächste, was gesucht ist.',
  askAll: 'Das kann niemand wissen: Man fragt trotzdem alle.',
  rises: `${facts.stall['next-rank']} ${facts.stall.again} ${facts.stall.pastKing}`,
  lastHonour: 'Sie räumt trotzdem ihr Fach ab, dann ist die Runde zu Ende.',
  kingOnce: 'Der Herz-König ist König und Honneur, aber nur ein Hoc: ein Jeton von jedem anderen.',
  chance: 'Für eine Karte, an die nur niemand anlegen kann, gibt es keine Jetons; man spielt nur wieder aus.',
  otherDwarf: `Man kann den alten Text zur Karo-Sieben auch anders verstehen. ${facts.dwarfReplaces} Das lässt sich in den Hausregeln einstellen.`,
  dwarfPays:
    '1760 zahlt dem Gewinner das Doppelte, wer noch den Zwerg hat, und bei einer Oper das Vierfache.',
  bete: `Eine Bête zahlen heißt, ein Fach zu verdoppeln: Du legst so viel dazu, wie darin ist. ${emptyBox} Man zahlt der Reihe nach, beginnend mit dem Nachbarn des Gewinners, der Gewinner zuletzt.`,
  short: `${facts.debts.forgiven} ${winnerFirst}`,
  operas:
    '1760, 1789 und auf dem englischen Blatt darf in der ganzen Runde niemand anders eine Karte gelegt haben; die Familienregeln lesen wir ebenso. Nach den deutschen Regeln legst du alle Karten vom ersten Mal an, wenn du an der Reihe bist: Vorher hast du nicht gepasst, und niemand legt dazwischen.',
  playedOut: 'Die Runde, die bei Ablauf der Zeit läuft, wird zu Ende gespielt',
};
