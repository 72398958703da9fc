import type { RulesetId } from '@nain-jaune/engine';
import type { Origin, ReadingId, SourceId } from '@nain-jaune/judge';
import { type BlockKind, BOOK, type BookTexts, type SectionId } from './bookPlan.ts';

/** A passage of the rule book. */
export interface BookBlock {
  readonly kind: BlockKind;
  /** The paragraph or the example; empty for the other kinds. */
  readonly text: string;
  /** The entries of a list or the steps; empty for the other kinds. */
  readonly items: readonly string[];
  /** Words and what they mean; empty for the other kinds. */
  readonly terms: readonly (readonly [term: string, meaning: string])[];
  /** What it rests on. */
  readonly from: readonly Origin[];
  /** Cards that are drawn beside it. */
  readonly cards: readonly string[];
}

/** A section of the rule book. */
export interface BookSection {
  readonly id: SectionId;
  readonly title: string;
  readonly blocks: readonly BookBlock[];
}

/** A source as readers are told of it. */
export interface SourceInWords {
  /** A short name, for the foot of a passage. */
  readonly name: string;
  /** What it is called and where it stands. */
  readonly title: string;
  /** What it is, where it has its rules from, and what it gives. */
  readonly about: string;
}

/** A reading as readers are told of it. */
export interface ReadingInWords {
  /** What the sources leave open. */
  readonly question: string;
  /** What is played, and why. */
  readonly answer: string;
}

/** The story of a ruleset. */
export interface RulesetStory {
  readonly paragraphs: readonly string[];
  /** How it plays: what to look out for. */
  readonly feel: string;
  /** What its rules are taken from. */
  readonly from: readonly Origin[];
}

/** The words of the rule book, and of the page that lays the rulesets side by side. */
export interface BookWords {
  readonly title: string;
  readonly intro: string;
  readonly parts: string;
  readonly book: string;
  readonly compare: string;
  readonly house: string;
  readonly judge: string;
  readonly chooseRules: string;
  readonly print: string;
  readonly contents: string;
  readonly noSuchSection: string;

  readonly sections: readonly BookSection[];
  readonly example: string;
  /** What stands before the names of the sources of a passage. */
  readonly sourcesLabel: string;
  /** In place of their names where all of them say so. */
  readonly allSources: string;
  readingName(number: number): string;
  readonly sourcesTitle: string;
  readonly sourcesIntro: string;
  readonly sources: Readonly<Record<SourceId, SourceInWords>>;
  readonly readingsTitle: string;
  readonly readingsIntro: string;
  readonly readings: Readonly<Record<ReadingId, ReadingInWords>>;

  readonly rulesets: string;
  readonly rulesetsIntro: string;
  readonly stories: Readonly<Record<RulesetId, RulesetStory>>;
  readonly story: string;
  readonly inFull: string;
  readonly howItPlays: string;
  readonly playByThese: string;
  readonly changeThese: string;
  readonly otherRulesets: string;

  readonly compareTitle: string;
  readonly compareIntro: string;
  readonly whichRulesets: string;
  columnNumber(number: number): string;
  readonly onlyDifferences: string;
  readonly rule: string;
  rowsShown(rows: number, all: number): string;
  readonly nothingDiffers: string;
}

/** What {@link makeBook} makes {@link BookWords} of. */
export interface BookPhrases extends Omit<BookWords, 'sections'> {
  readonly texts: BookTexts;
}

/** The words of the rule book in a language: its texts set into the book's plan. */
export function makeBook({ texts, ...words }: BookPhrases): BookWords {
  return { ...words, sections: (Object.keys(BOOK) as SectionId[]).map((id) => sectionOf(id, texts)) };
}

type AnyContent = string | readonly string[] | readonly (readonly [string, string])[];

function sectionOf(id: SectionId, texts: BookTexts): BookSection {
  const { title, blocks } = texts[id];
  const contents: Readonly<Record<string, AnyContent>> = blocks;
  const plans: Readonly<
    Record<string, Pick<BookBlock, 'kind' | 'from'> & { readonly cards?: readonly string[] }>
  > = BOOK[id];
  return {
    id,
    title,
    blocks: Object.entries(plans).map(([name, { kind, from, cards = [] }]) => {
      const content = contents[name] ?? '';
      return {
        kind,
        from,
        cards,
        text: typeof content === 'string' ? content : '',
        items: kind === 'list' || kind === 'steps' ? (content as readonly string[]) : [],
        terms: kind === 'terms' ? (content as BookBlock['terms']) : [],
      };
    }),
  };
}
