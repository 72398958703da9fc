import type { ChooseTexts } from './questions.ts';

/** The words of the questionnaire that finds out by which rules a family plays. */
export interface ChooseWords {
  readonly title: string;
  readonly intro: string;
  readonly begin: string;
  question(number: number): string;
  /** How many of the six rulesets still fit. */
  stillFit(rulesets: number): string;
  readonly doNotKnow: string;
  readonly back: string;
  readonly beginAgain: string;

  /** The heading of what was found: rules of the book, or the family's own, nearest to some of the book. */
  found(ruleset: string): string;
  own(nearest: string): string;
  readonly othersFit: string;
  readonly whatDiffers: string;
  readonly adjust: string;
  readonly adjustHint: string;
  /** In place of an answer where the rules have a value that no answer stands for. */
  readonly somethingElse: string;
  readonly inEditor: string;

  readonly carry: string;
  readonly code: string;
  readonly codeHint: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly square: string;

  readonly use: string;
  readonly play: string;
  readonly online: string;
  readonly judge: string;
  readonly keeper: string;
  readonly print: string;
  readonly keepName: string;
  readonly keep: string;
  keptAs(name: string): string;
  readonly notKept: string;

  /** Where somebody has a code already. */
  readonly haveCode: string;
  readonly codeLabel: string;
  readonly codeExample: string;
  readonly useCode: string;
  /** What a code was found to carry. */
  codeTaken(rules: string): string;

  readonly texts: ChooseTexts;
}
