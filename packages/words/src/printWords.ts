/** What a sheet of paper shows. */
export type PrintedKind = 'board' | 'counters' | 'rules';

/** The words of the page that prints board, counters and card of rules, and those that stand on the paper. */
export interface PrintWords {
  readonly title: string;
  readonly intro: string;

  // What is chosen
  readonly rules: string;
  readonly paper: string;
  readonly papers: Readonly<Record<'a4' | 'a3' | 'letter', string>>;
  readonly pages: string;
  readonly onePage: string;
  readonly fourPages: string;
  readonly look: string;
  readonly looks: Readonly<Record<'colour' | 'outline', string>>;
  readonly counters: string;
  readonly noCounters: string;
  /** Counters for so many players. */
  countersFor(players: number): string;
  /** What one player gets. */
  setOf(contrats: number, fiches: number, jetons: number, worth: number): string;
  /** That the rules begin with more than is printed. */
  lessThan(counters: number): string;
  readonly withRules: string;
  readonly language: string;

  // How it is printed
  readonly howTo: string;
  readonly trueSize: string;
  /** How large the board is, and how far it is across the dwarf's box. */
  measures(width: number, height: number, dwarf: number): string;
  readonly taping: readonly string[];
  readonly cutting: string;

  // What is done
  readonly savePdf: string;
  readonly printNow: string;
  readonly making: string;
  readonly saved: string;
  readonly failed: string;
  readonly preview: string;
  sheets(count: number): string;

  // What stands on the paper
  readonly rulerHint: string;
  sheetName(kind: PrintedKind, number: number, of: number): string;
  readonly rulesTitle: string;
  readonly worths: Readonly<Record<'contrat' | 'fiche' | 'jeton', string>>;
}
