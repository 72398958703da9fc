import { type GameEvent, type Passed, RULESETS, type Ruleset, seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';
import type { COMPARED } from './testing/index.ts';
import { cardOf, cardsOf, lindorWith, plain } from './testing/index.ts';

const LINDOR = RULESETS['lindor-1789'];
const OLD = RULESETS['avantcoureur-1760'];
const SEAT = seatAt(0);

/** A turn as a record writes it: cards, `!` for announced, `-W` for a pass where W was wanted, `7d=9c` for a wild dwarf. */
function turn(text: string): GameEvent[] {
  return text.split(' ').map((token): GameEvent => {
    if (token.startsWith('-')) return { type: 'passed', seat: SEAT, wanted: cardsOf(token.slice(1)) };
    const [card = '', standsFor] = token.replace('!', '').split('=');
    return {
      type: 'laid',
      seat: SEAT,
      card: cardOf(card),
      announced: token.includes('!'),
      standsFor: standsFor === undefined ? null : cardOf(standsFor),
      led: false,
    };
  });
}

function calls(text: string, rules: Ruleset): Record<(typeof COMPARED)[number], string> {
  const events = turn(text);
  return {
    en: words('en').callOfRun(events, rules),
    fr: plain(words('fr').callOfRun(events, rules)),
    de: words('de').callOfRun(events, rules),
  };
}

describe('the calls of a turn', () => {
  test('ranks in digits, and the missing rank', () => {
    expect(calls('5h 6c 7s -8c', LINDOR)).toEqual({
      en: '5, 6, 7, without 8',
      fr: '5, 6, 7, sans 8',
      de: '5, 6, 7, ohne 8',
    });
  });

  test('names of court cards and aces', () => {
    expect(calls('Ah 2h -Jc', LINDOR)).toEqual({
      en: 'Ace, 2, without Jack',
      fr: '1, 2, sans Valet',
      de: 'Ass, 2, ohne Buben',
    });
  });

  test('an announced honour, followed by a new sentence', () => {
    expect(calls('Jh Qs! -Kc', LINDOR)).toEqual({
      en: 'Jack, the Queen sweeps! Without King',
      fr: 'Valet, la Dame qui prend ! Sans Roi',
      de: 'Bube, die Dame, die nimmt! Ohne König',
    });
  });

  test('the name of each honour', () => {
    expect(calls('Td!', LINDOR)).toEqual({
      en: 'the 10 sweeps!',
      fr: 'le 10 qui prend !',
      de: 'die 10, die nimmt!',
    });
    expect(calls('Jc!', LINDOR).fr).toBe('le Valet qui prend !');
    expect(calls('Jc!', LINDOR).de).toBe('der Bube, der nimmt!');
    expect(calls('Kh!', LINDOR).fr).toBe('le Roi qui prend !');
    expect(calls('7d!', LINDOR)).toEqual({
      en: 'the Yellow Dwarf sweeps!',
      fr: 'le Nain jaune qui prend !',
      de: 'der Gelbe Zwerg, der nimmt!',
    });
  });

  test('an honour without announcement is called as a card', () => {
    expect(calls('Qs', LINDOR).fr).toBe('Dame');
    expect(calls('7d', LINDOR).fr).toBe('7');
  });

  test('an honour is announced if announcing is automatic', () => {
    expect(calls('Qs', lindorWith('announcing=automatic')).fr).toBe('la Dame qui prend !');
  });

  test('in a run within a suit the missing card has its suit', () => {
    expect(calls('6c 7c -8c', OLD)).toEqual({
      en: '6, 7, without 8 of clubs',
      fr: '6, 7, sans 8 de trèfle',
      de: '6, 7, ohne Kreuz-8',
    });
    expect(calls('Th -Jh', OLD).de).toBe('10, ohne Herz-Buben');
  });

  test('a hoc is called with an announced king or honour', () => {
    expect(calls('Ks!', OLD)).toEqual({ en: 'King, hoc!', fr: 'Roi, hoc !', de: 'König, Hoc!' });
    expect(calls('Td! Ks', OLD)).toEqual({
      en: 'the 10 sweeps! Hoc! King',
      fr: 'le 10 qui prend ! Hoc ! Roi',
      de: 'die 10, die nimmt! Hoc! König',
    });
  });

  test('R21: by the rules of 1760 a player who cannot follow calls “pass”', () => {
    expect(calls('-8c', OLD)).toEqual({ en: 'pass', fr: 'je passe', de: 'passe' });
    expect(calls('-8c', lindorWith('run=suit')).en).toBe('without 8 of clubs');
    const [pass] = turn('-8c');
    const others = turn('7c').map((event): GameEvent => ({ ...event, seat: seatAt(1) }) as GameEvent);
    expect(words('en').callOf(pass as Passed, OLD, turn('7c'))).toBe('without 8 of clubs');
    expect(words('en').callOf(pass as Passed, OLD, others)).toBe('pass');
    expect(words('en').callOf(pass as Passed, OLD, turn('7c -8c'))).toBe('pass');
  });

  test('R21: at a stall the last player to lay calls “Hoc!”, by the rules of 1760 only', () => {
    const stalled = { type: 'stalled', seat: SEAT } as const;
    expect(['en', 'fr', 'de'].map((language) => plain(words(language as 'en').callOf(stalled, OLD)))).toEqual(
      ['Hoc!', 'Hoc !', 'Hoc!'],
    );
    expect(words('en').callOf(stalled, LINDOR)).toBe('');
    expect(words('en').callOf(stalled, lindorWith('hocs=true', 'stall=next-rank'))).toBe('');
    const context = { names: ['Anne'], rules: OLD, you: null };
    expect(words('en').eventSentence(stalled, context)).toBe(
      'Nobody follows. Anne played the last card and says “Hoc!”.',
    );
    expect(plain(words('fr').eventSentence(stalled, { ...context, you: SEAT }))).toBe(
      'Personne ne suit ; vous avez posé la dernière carte et dites « Hoc ! ».',
    );
    expect(words('de').eventSentence(stalled, context)).toBe(
      'Niemand legt an. Anne hat die letzte Karte gelegt und sagt „Hoc!“.',
    );
  });

  test('a turn from a later event on', () => {
    expect(words('en').callOfRun(turn('6c 7c -8c'), OLD, 2)).toBe('without 8 of clubs');
  });

  test('the wild dwarf is called with the card that it stands for', () => {
    const wild = lindorWith('run=suit', 'dwarf=stands-for-wanted');
    expect(calls('7d!=9c', wild)).toEqual({
      en: 'the Yellow Dwarf for the 9 sweeps!',
      fr: 'le Nain jaune pour le 9, qui prend !',
      de: 'der Gelbe Zwerg für die 9, der nimmt!',
    });
    expect(calls('7d=Jc', wild)).toEqual({
      en: 'the Yellow Dwarf for the Jack!',
      fr: 'le Nain jaune pour le Valet !',
      de: 'der Gelbe Zwerg für den Buben!',
    });
    expect(calls('7d', wild).en).toBe('the Yellow Dwarf!');
  });

  test('no call without a lay or a pass', () => {
    expect(words('en').callOfRun([{ type: 'stalled', seat: SEAT }], LINDOR)).toBe('');
  });
});

test('the announcement of a card before it is laid', () => {
  expect(plain(words('fr').announcementOf(cardOf('Qs'), LINDOR))).toBe('la Dame qui prend !');
  expect(words('en').announcementOf(cardOf('Kh'), OLD)).toBe('the King sweeps! Hoc!');
});

test('French calls have a narrow no-break space before their exclamation mark', () => {
  expect(words('fr').callOfRun(turn('Qs!'), LINDOR)).toBe('la Dame qui prend\u202f!');
});

test('the button of a pass names the cards that it keeps', () => {
  const keeping = (cards: string, rules: Ruleset = LINDOR) =>
    (['en', 'fr', 'de'] as const).map((language) => plain(words(language).keeping(cardsOf(cards), rules)));
  expect(keeping('6c')).toEqual(['Keep my 6', 'Garder mon 6', '6 behalten']);
  expect(keeping('6c 6h')).toEqual(['Keep my 6s', 'Garder mes 6', '6er behalten']);
  expect(keeping('Qs')).toEqual(['Keep my Queen', 'Garder ma Dame', 'Dame behalten']);
  expect(keeping('Jc')).toEqual(['Keep my Jack', 'Garder mon Valet', 'Buben behalten']);
  expect(keeping('Ac')).toEqual(['Keep my Ace', 'Garder mon As', 'Ass behalten']);
  expect(keeping('Kc Kd')).toEqual(['Keep my Kings', 'Garder mes Rois', 'Könige behalten']);
  expect(keeping('7d', OLD)).toEqual([
    'Keep the Yellow Dwarf',
    'Garder le Nain jaune',
    'Gelben Zwerg behalten',
  ]);
});
