import { PACK_SIZE, type RulesetId } from '@nain-jaune/engine';
import type { Origin, ReadingId, SourceId } from '@nain-jaune/judge';
import { type BlockKind, BOOK_PLAN, type BookTexts, type SectionId } from './bookPlan.ts';
import type { BookLabels } from './languages/en/book.ts';
import { handSizes } from './ruleWords.ts';

/** A passage of the rule book. Only the content of its kind is not empty. */
export interface BookBlock {
  readonly kind: BlockKind;
  /** A paragraph or an example. */
  readonly text: string;
  /** The entries of a list, or steps. */
  readonly items: readonly string[];
  readonly terms: readonly (readonly [term: string, meaning: string])[];
  readonly from: readonly Origin[];
  /** Cards drawn next to the passage. */
  readonly cards: readonly string[];
}

export interface BookSection {
  readonly id: SectionId;
  readonly title: string;
  readonly blocks: readonly BookBlock[];
}

export interface SourceText {
  /** Short, for the foot of a passage. */
  readonly name: string;
  readonly title: string;
  /** What it is, the origin of its rules, and its contents. */
  readonly about: string;
}

export interface ReadingText {
  readonly question: string;
  readonly answer: string;
}

export interface RulesetStory {
  readonly paragraphs: readonly string[];
  /** How it plays. */
  readonly feel: string;
  readonly from: readonly Origin[];
}

/** The rule book, and the page that compares the rulesets in columns. */
export interface BookWords extends BookLabels {
  readonly sections: readonly BookSection[];
  readonly sources: Readonly<Record<SourceId, SourceText>>;
  readonly readings: Readonly<Record<ReadingId, ReadingText>>;
  readonly stories: Readonly<Record<RulesetId, RulesetStory>>;
}

/** The texts from which {@link makeBook} makes {@link BookWords}. */
export interface BookPhrases extends Omit<BookWords, keyof BookLabels | 'sections'> {
  readonly labels: BookLabels;
  readonly texts: BookTexts;
}

/** Puts the texts of a language into the plan of the book. */
export function makeBook({ labels, texts, ...words }: BookPhrases): BookWords {
  const ids = Object.keys(BOOK_PLAN) as SectionId[];
  return { ...labels, ...words, sections: ids.map((id) => sectionOf(id, texts)) };
}

/** A line for each number of players: the cards of each hand, and those left over in the talon. */
export function dealtByTable(line: (players: number, cards: number, left: number) => string): string[] {
  return [2, 3, 4, 5, 6, 7, 8].map((players) => {
    const [cards = 0] = handSizes({ hand: 'table' }, players);
    return line(players, cards, PACK_SIZE - players * cards);
  });
}

type AnyContent = string | readonly string[] | readonly (readonly [string, string])[];

function sectionOf(id: SectionId, texts: BookTexts): BookSection {
  const { title, blocks } = texts[id];
  const contents: Readonly<Record<string, AnyContent>> = blocks;
  const plans: Readonly<
    Record<string, Pick<BookBlock, 'kind' | 'from'> & { readonly cards?: readonly string[] }>
  > = BOOK_PLAN[id];
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
