import { type GameEvent, RULESETS, seatAt } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { cardOf, cardsOf, lindorWith, sentencesOf } from './testing/index.ts';

const LINDOR = RULESETS['lindor-1789'];
const OLD = RULESETS['avantcoureur-1760'];
const WILD = lindorWith('run=suit', 'dwarf=stands-for-wanted');
const anne = seatAt(0);
const bot = seatAt(1);
const elise = seatAt(2);

function laid(card: string, more: Partial<Extract<GameEvent, { type: 'laid' }>> = {}): GameEvent {
  return {
    type: 'laid',
    seat: anne,
    card: cardOf(card),
    announced: false,
    standsFor: null,
    led: false,
    ...more,
  };
}

describe('before the first card', () => {
  test('an ante', () => {
    expect(sentencesOf({ type: 'anted', seat: anne, stakes: [1, 2, 3, 4, 5] })).toEqual([
      'Anne antes 15 counters.',
      'Anne mise 15 jetons.',
      'Anne setzt 15 Jetons.',
    ]);
    expect(sentencesOf({ type: 'anted', seat: anne, stakes: [1, 2, 3, 4, 5] }, LINDOR, 0)).toEqual([
      'You ante 15 counters.',
      'Vous misez 15 jetons.',
      'Du setzt 15 Jetons.',
    ]);
  });

  test('a deal', () => {
    expect(sentencesOf({ type: 'dealt', dealer: bot, sizes: [15, 15, 15], talon: 7 })).toEqual([
      'Bot 1 deals: 15 cards each, 7 in the talon.',
      'Bot 1 donne : 15 cartes à chacun, 7 au talon.',
      'Bot 1 gibt: je 15 Karten, 7 im Talon.',
    ]);
    expect(sentencesOf({ type: 'dealt', dealer: bot, sizes: [18, 17, 17], talon: 0 }, LINDOR, 1)).toEqual([
      'You deal: 17 or 18 cards each, no talon.',
      'Vous donnez : 17 ou 18 cartes à chacun, rien au talon.',
      'Du gibst: je 17 oder 18 Karten, kein Talon.',
    ]);
  });

  test('a first deal after cards were drawn', () => {
    const drawn = [cardsOf('3c Kd 7h')];
    expect(
      sentencesOf({ type: 'dealt', dealer: bot, sizes: [15, 15, 15], talon: 7, drawn }, LINDOR, 0),
    ).toEqual([
      'For the first deal you draw the three of clubs, Bot 1 draws the king of diamonds and Élise draws the seven of hearts. Bot 1 deals: 15 cards each, 7 in the talon.',
      'Pour la première donne, vous tirez le trois de trèfle, Bot 1 tire le roi de carreau et Élise tire le sept de cœur. Bot 1 donne : 15 cartes à chacun, 7 au talon.',
      'Du ziehst die Kreuz-Drei, Bot 1 zieht den Karo-König und Élise zieht die Herz-Sieben. Bot 1 gibt: je 15 Karten, 7 im Talon.',
    ]);
  });

  test('a first deal after equals drew again', () => {
    const drawn = [cardsOf('7h 3c 7s'), [cardOf('2h'), null, cardOf('6s')]];
    const drawSentence = (text: string) => text.split(/(?<=\.) /)[1];
    const dealt = { type: 'dealt', dealer: elise, sizes: [15, 15, 15], talon: 7, drawn } as const;
    expect(sentencesOf(dealt).map(drawSentence)).toEqual([
      'Anne and Élise both have a seven and draw again: Anne draws the two of hearts and Élise draws the six of spades.',
      'Égalité entre Anne et Élise, on tire à nouveau : Anne tire le deux de cœur et Élise tire le six de pique.',
      'Gleichstand zwischen Anne und Élise, also noch einmal: Anne zieht die Herz-Zwei und Élise zieht die Pik-Sechs.',
    ]);
    expect(sentencesOf(dealt, LINDOR, 2).map(drawSentence)).toEqual([
      'Anne and you both have a seven and draw again: Anne draws the two of hearts and you draw the six of spades.',
      'Égalité entre vous et Anne, on tire à nouveau : Anne tire le deux de cœur et vous tirez le six de pique.',
      'Gleichstand zwischen dir und Anne, also noch einmal: Anne zieht die Herz-Zwei und du ziehst die Pik-Sechs.',
    ]);
  });

  test('a hand picked up', () => {
    expect(sentencesOf({ type: 'picked-up', cards: cardsOf('5h 6c') }, LINDOR, 0)).toEqual([
      'You pick up 2 cards.',
      'Vous ramassez 2 cartes.',
      'Du nimmst 2 Karten auf.',
    ]);
  });
});

describe('a turn', () => {
  test('a lead', () => {
    const turned = { type: 'turned', seat: anne, leads: true, wanted: [] } as const;
    expect(sentencesOf(turned)).toEqual(['Anne to lead.', 'À Anne d’entamer.', 'Anne spielt aus.']);
    expect(sentencesOf(turned, LINDOR, 0)).toEqual(['You lead.', 'À vous d’entamer.', 'Du spielst aus.']);
  });

  test('a rank that is wanted', () => {
    const turned = { type: 'turned', seat: anne, leads: false, wanted: cardsOf('8c 8d 8h 8s') } as const;
    expect(sentencesOf(turned)).toEqual([
      'Anne to play: any eight.',
      'À Anne de jouer : on demande un huit.',
      'Anne ist am Zug: Gesucht ist eine Acht.',
    ]);
    expect(sentencesOf(turned, LINDOR, 0)).toEqual([
      'Your turn: any eight.',
      'À vous de jouer : on demande un huit.',
      'Du bist am Zug: Gesucht ist eine Acht.',
    ]);
  });

  test('a card that is wanted', () => {
    expect(sentencesOf({ type: 'turned', seat: bot, leads: false, wanted: cardsOf('Qh') }, OLD)).toEqual([
      'Bot 1 to play: the queen of hearts.',
      'À Bot 1 de jouer : on demande la dame de cœur.',
      'Bot 1 ist am Zug: Gesucht ist die Herz-Dame.',
    ]);
  });

  test('a card laid, led, announced, or in place of another', () => {
    expect(sentencesOf(laid('Jc'))).toEqual([
      'Anne plays the jack of clubs.',
      'Anne pose le valet de trèfle.',
      'Anne legt den Kreuz-Buben.',
    ]);
    expect(sentencesOf(laid('Ah', { led: true }), LINDOR, 0)).toEqual([
      'You lead the ace of hearts.',
      'Vous entamez avec l’as de cœur.',
      'Du spielst das Herz-Ass aus.',
    ]);
    expect(sentencesOf(laid('Qs', { announced: true }), LINDOR, 0)).toEqual([
      'You play the queen of spades and call: “the Queen sweeps!”',
      'Vous posez la dame de pique et annoncez : « la Dame qui prend ! »',
      'Du legst die Pik-Dame und sagst an: „die Dame, die nimmt!“',
    ]);
    expect(sentencesOf(laid('7d', { standsFor: cardOf('9c') }), WILD)).toEqual([
      'Anne plays the seven of diamonds for the nine of clubs.',
      'Anne pose le sept de carreau pour le neuf de trèfle.',
      'Anne legt die Karo-Sieben für die Kreuz-Neun.',
    ]);
  });

  test('a pass', () => {
    const passed = { type: 'passed', seat: bot, wanted: cardsOf('8c 8d 8h 8s') } as const;
    expect(sentencesOf(passed)).toEqual([
      'Bot 1 passes: “without 8”.',
      'Bot 1 passe : « sans 8 ».',
      'Bot 1 passt: „ohne 8“.',
    ]);
    expect(sentencesOf(passed, LINDOR, 1)[0]).toBe('You pass: “without 8”.');
  });
});

describe('a run', () => {
  test('stalls', () => {
    expect(sentencesOf({ type: 'stalled', seat: anne })).toEqual([
      'Nobody follows. Anne played the last card.',
      'Personne ne suit ; Anne a posé la dernière carte.',
      'Niemand legt an. Die letzte Karte kam von Anne.',
    ]);
    expect(sentencesOf({ type: 'stalled', seat: anne }, LINDOR, 0)).toEqual([
      'Nobody follows. You played the last card.',
      'Personne ne suit ; vous avez posé la dernière carte.',
      'Niemand legt an. Die letzte Karte kam von dir.',
    ]);
  });

  test('rises', () => {
    expect(sentencesOf({ type: 'rose', wanted: cardsOf('Kc Kd Kh Ks') })).toEqual([
      'Now a king is wanted.',
      'On demande maintenant un roi.',
      'Jetzt ist ein König gesucht.',
    ]);
  });

  test('is stopped', () => {
    expect(sentencesOf({ type: 'stopped', seat: anne, card: cardOf('Kh') })).toEqual([
      'The king of hearts stops the run: Anne leads again.',
      'Le roi de cœur arrête la suite : à Anne d’entamer de nouveau.',
      'Der Herz-König stoppt die Folge: Anne spielt wieder aus.',
    ]);
  });
});

describe('an honour', () => {
  test('sweeps its box', () => {
    const swept = { type: 'swept', seat: anne, box: 2, counters: 12, opera: false } as const;
    expect(sentencesOf(swept)).toEqual([
      'Anne sweeps the box of the queen of spades: 12 counters.',
      'Anne prend la case de la dame de pique : 12 jetons.',
      'Anne räumt das Fach der Pik-Dame ab: 12 Jetons.',
    ]);
    expect(sentencesOf({ ...swept, box: 4, counters: 1 }, LINDOR, 0)).toEqual([
      'You sweep the box of the Yellow Dwarf: 1 counter.',
      'Vous prenez la case du Nain jaune : 1 jeton.',
      'Du räumst das Fach des Gelben Zwergs ab: 1 Jeton.',
    ]);
    expect(sentencesOf({ ...swept, box: 1, counters: 0 })).toEqual([
      'Anne sweeps the box of the jack of clubs: it was empty.',
      'Anne prend la case du valet de trèfle : elle était vide.',
      'Anne räumt das Fach des Kreuz-Buben ab: Es war leer.',
    ]);
  });

  test('is swept by an opera', () => {
    const swept = { type: 'swept', seat: anne, box: 3, counters: 8, opera: true } as const;
    expect(sentencesOf(swept)).toEqual([
      'For the opera Anne sweeps the box of the king of hearts: 8 counters.',
      'Pour l’opéra, Anne prend la case du roi de cœur : 8 jetons.',
      'Für die Oper räumt Anne das Fach des Herz-Königs ab: 8 Jetons.',
    ]);
    expect(sentencesOf(swept, LINDOR, 0)[2]).toBe(
      'Für die Oper räumst du das Fach des Herz-Königs ab: 8 Jetons.',
    );
  });

  test('is missed', () => {
    expect(sentencesOf({ type: 'missed', seat: anne, box: 1 })).toEqual([
      'Anne forgot to announce the jack of clubs: its box stays.',
      'Anne a oublié d’annoncer le valet de trèfle : la case reste.',
      'Anne hat vergessen, den Kreuz-Buben anzusagen: Das Fach bleibt.',
    ]);
    expect(sentencesOf({ type: 'missed', seat: anne, box: 4 }, lindorWith('missedHonour=bete'), 0)).toEqual([
      'You forgot to announce the Yellow Dwarf: its box will be doubled at the settlement.',
      'Vous avez oublié d’annoncer le Nain jaune : la case sera doublée aux comptes.',
      'Du hast vergessen, den Gelben Zwerg anzusagen: Das Fach wird bei der Abrechnung verdoppelt.',
    ]);
  });
});
