import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Language } from './index.ts';

const LANGUAGES_FOLDER = `${import.meta.dirname}/languages`;

/** Words that no text says, because they are wrong, jargon, or another word for a thing that has one. */
const FORBIDDEN: Readonly<Record<Language, readonly RegExp[]>> = {
  fr: [
    /(?<!-)\b(?:le|du|au|un) par\b/i,
    /\bpar [+−-]/i,
    /\bhauteur\b/i,
    /\(personne\)/,
    /veuillez/i,
    /\b(?:une|la|les) passes?\b/,
    /plateau d’analyse/i,
    /erreurs? types?\b/i,
    /\bcote\b/i,
    /(?<!« )Nain Jaune/,
    /quatre fois/i,
    /empreinte|SHA-256/,
    /trop gros/,
    /termine la suite/i,
  ],
  de: [
    /\bpar\b/i,
    /brett/i,
    /\bAusspiele?\b/,
    /Gegner/,
    /Standardfehler/,
    /Punktestand/,
    /Mitspielende/,
    /jemand anderes/i,
    /ein Passen/,
    /\bWertung\b/,
    /Fingerabdruck|SHA-256/,
    /als Erstes/,
    /spar(?:e|) dir/i,
    /dazwischen legt/,
  ],
  en: [
    /\bpar\b/i,
    /\bwhoever\b/i,
    /\bown (?:run|play|next|device|hand)\b/i,
    /\bin your network\b/i,
    /\bby (?:these|those|family|the) rules\b/i,
    /\bon (?:my|your|their) seat\b/i,
    /brought about/i,
    /four times(?! as much)/i,
    /recorded/i,
    /\bclaim/i,
    /playout/i,
    /standard error/i,
    /\brating\b/i,
    /fingerprint|SHA-256/,
    /\bthe leader\b/i,
  ],
};

/** Where a player is spoken to, German has the short imperative; in settings and errors the one with -e. */
const SPOKEN = ['hand.ts', 'lesson.ts'];
const WRITTEN = [
  'analyse.ts',
  'challenge.ts',
  'errors.ts',
  'home.ts',
  'house.ts',
  'interface.ts',
  'online.ts',
  'puzzles.ts',
];
const LONG_IMPERATIVE =
  /\b(?:denke|fange|frage|lege|mache|sage|scanne|setze|suche|tippe|versuche|zähle|zeige)\b/i;
const SHORT_IMPERATIVE =
  /(?<![\p{L}-])(?:Denk|Fang|Frag|Leg|Mach|Sag|Scann|Setz|Such|Tipp|Versuch|Zähl|Zeig|Schick)(?= )/u;

function filesOf(language: Language): string[] {
  const files = readdirSync(`${LANGUAGES_FOLDER}/${language}`, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).sort();
}

/** The texts of a file, without comments, imports and the keys before the texts. */
function textOf(language: Language, file: string): string {
  const source = readFileSync(`${LANGUAGES_FOLDER}/${language}/${file}`, 'utf8');
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^import [\s\S]*?;$/gm, '');
  return [...code.matchAll(/'((?:\\.|[^'\\\n])*)'(?! ?:)|`((?:\\.|[^`\\])*)`/g)]
    .map(([, plain, template]) => plain ?? template?.replace(/\$\{[^{}]*\}/g, '…'))
    .join('\n');
}

function found(language: Language, file: string, words: readonly RegExp[]): string[] {
  const text = textOf(language, file);
  return words.flatMap((word) => {
    const match = word.exec(text)?.[0];
    return match === undefined ? [] : [`${language}/${file}: ${match}`];
  });
}

test.each(['fr', 'de', 'en'] as const)('no text of %s says a forbidden word', (language) => {
  const said = filesOf(language).flatMap((file) => found(language, file, FORBIDDEN[language]));
  expect(said).toEqual([]);
});

test('German imperatives are short where a player is spoken to, and long in settings and errors', () => {
  expect([
    ...SPOKEN.flatMap((file) => found('de', file, [LONG_IMPERATIVE])),
    ...WRITTEN.flatMap((file) => found('de', file, [SHORT_IMPERATIVE])),
  ]).toEqual([]);
});
