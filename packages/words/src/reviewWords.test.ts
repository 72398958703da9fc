import { pass, type Seat } from '@nain-jaune/engine';
import type { Mistake, Reason, ReviewedChoice, Story, ToldChoice } from '@nain-jaune/review';
import { describe, expect, test } from 'vitest';
import { COMPARED, cardOf, chaptersOf, lindorWith, plain, tableOf } from './testing/index.ts';

const rules = lindorWith();
const SUITS = { ...rules, run: 'suit' as const };
const YOU = 0 as Seat;
const BOT = 1 as Seat;

function said(reason: Reason, seat = YOU, table = tableOf(rules, 0)): string[] {
  return COMPARED.map((language) => plain(chaptersOf(language).review.reason(reason, seat, table)));
}

describe('a reason is told in every language', () => {
  const reasons: readonly [Reason, string[]][] = [
    [
      { code: 'goes-out' },
      [
        'Vous finissez et gagnez la donne',
        'You go out and win the deal',
        'Du wirst fertig und gewinnst die Runde',
      ],
    ],
    [
      { code: 'nearly-out', part: 0.97 },
      [
        'Vous gagnez la donne presque à coup sûr',
        'You almost certainly win the deal',
        'Du gewinnst die Runde so gut wie sicher',
      ],
    ],
    [
      { code: 'sweeps', card: cardOf('7d'), counters: 12 },
      [
        'Vous prenez la case du Nain jaune : 12 jetons',
        'You sweep the box of the Yellow Dwarf: 12 counters',
        'Du räumst das Fach des Gelben Zwergs ab: 12 Jetons',
      ],
    ],
    [
      { code: 'hoc', card: cardOf('Kc'), counters: 2 },
      [
        'Chacun des autres paie un jeton pour le hoc du roi de trèfle',
        'Everyone else pays a counter for the hoc of the king of clubs',
        'Alle anderen zahlen einen Jeton für den Hoc des Kreuz-Königs',
      ],
    ],
    [
      { code: 'box-stays', card: cardOf('Qs'), bete: false },
      [
        'Sans annonce, la case de la dame de pique reste en place',
        'If not announced, the box of the queen of spades stays',
        'Ohne Ansage bleibt das Fach der Pik-Dame stehen',
      ],
    ],
    [
      { code: 'box-stays', card: cardOf('Qs'), bete: true },
      [
        'Sans annonce, la case de la dame de pique reste en place et coûte une bête',
        'If not announced, the box of the queen of spades stays, and a bête is due',
        'Ohne Ansage bleibt das Fach der Pik-Dame stehen und kostet eine Bête',
      ],
    ],
    [
      { code: 'run', from: cardOf('4c'), to: cardOf('Jh'), cards: 8 },
      [
        'Vous allez du quatre au valet d’une seule suite',
        'Your run goes from the four to the jack',
        'Die Folge reicht von der Vier bis zum Buben',
      ],
    ],
    [
      { code: 'run', from: cardOf('Ac'), to: cardOf('Qh'), cards: 12 },
      [
        'Vous allez de l’as à la dame d’une seule suite',
        'Your run goes from the ace to the queen',
        'Die Folge reicht vom Ass bis zur Dame',
      ],
    ],
    [
      { code: 'ends-run', card: cardOf('Kh') },
      [
        'Le roi arrête la suite : vous entamez de nouveau',
        'The king stops the run: you lead again',
        'Der König stoppt die Folge: Du spielst wieder aus',
      ],
    ],
    [
      { code: 'nobody-follows', card: cardOf('9c'), next: 'lead' },
      [
        'Personne ne peut suivre après le neuf : vous entamez de nouveau',
        'Nobody can follow the nine: you lead again',
        'Nach der Neun kann niemand anlegen: Du spielst wieder aus',
      ],
    ],
    [
      { code: 'nobody-follows', card: cardOf('9c'), next: 'go-on' },
      [
        'Personne ne peut suivre après le neuf : vous continuez',
        'Nobody can follow the nine: you go on',
        'Nach der Neun kann niemand anlegen: Du legst weiter',
      ],
    ],
    [
      { code: 'nobody-follows', card: cardOf('9c'), next: 'asked-first' },
      [
        'Personne ne peut suivre après le neuf',
        'Nobody can follow the nine',
        'Nach der Neun kann niemand anlegen',
      ],
    ],
    [
      { code: 'probably-held', card: cardOf('8c'), part: 0.86 },
      [
        'Quelqu’un a sans doute un huit (86 %)',
        'Someone probably has an eight (86%)',
        'Jemand hat wohl eine Acht (86 %)',
      ],
    ],
    [
      { code: 'probably-held', card: cardOf('Jc'), part: 1 },
      ['Quelqu’un a un valet', 'Someone has a jack', 'Jemand hat einen Buben'],
    ],
    [
      { code: 'probably-not-held', card: cardOf('Kc'), part: 0.0001 },
      [
        'Sans doute personne n’a un roi (99 %)',
        'Probably nobody has a king (99%)',
        'Wohl niemand hat einen König (99 %)',
      ],
    ],
    [
      { code: 'invites-honour', card: cardOf('Qs'), counters: 1 },
      [
        'Quelqu’un peut poser ensuite la dame de pique et prendre 1 jeton',
        'Someone may play the queen of spades next and sweep 1 counter',
        'Jemand kann danach die Pik-Dame legen und 1 Jeton abräumen',
      ],
    ],
    [
      { code: 'sheds', points: 20 },
      ['20 points de moins en main', 'You get rid of 20 points', 'Du wirst 20 Punkte los'],
    ],
    [
      { code: 'keeps', card: cardOf('Ks') },
      ['Vous gardez le roi de pique', 'You keep the king of spades', 'Du behältst den Pik-König'],
    ],
    [
      { code: 'lead-goes-to', seat: YOU },
      [
        'Personne d’autre ne peut suivre : vous entamez ensuite',
        'Nobody else can follow: you lead next',
        'Sonst kann niemand anlegen: Danach spielst du aus',
      ],
    ],
  ];

  test.each(reasons)('%j', (reason, told) => {
    expect(said(reason)).toEqual(told);
  });

  test('of somebody else in the third person', () => {
    expect(said({ code: 'ends-run', card: cardOf('Kh') }, BOT)).toEqual([
      'Le roi arrête la suite : Bot 1 entame de nouveau',
      'The king stops the run: Bot 1 leads again',
      'Der König stoppt die Folge: Bot 1 spielt wieder aus',
    ]);
  });

  test('with the suits where runs go within a suit', () => {
    expect(
      said({ code: 'run', from: cardOf('4c'), to: cardOf('Jc'), cards: 8 }, YOU, tableOf(SUITS, 0)),
    ).toEqual([
      'Vous allez du quatre de trèfle au valet de trèfle d’une seule suite',
      'Your run goes from the four of clubs to the jack of clubs',
      'Die Folge reicht von der Kreuz-Vier bis zum Kreuz-Buben',
    ]);
  });
});

const BEST: ToldChoice = {
  move: { type: 'lay', card: cardOf('4s'), announced: false },
  lead: 1,
  wanted: [],
  counters: 4,
};
const MISTAKE: Mistake = {
  move: { type: 'lay', card: cardOf('9h'), announced: false },
  lead: 3,
  wanted: [],
  counters: 6,
  better: { type: 'lay', card: cardOf('Js'), announced: false },
  reason: { code: 'nobody-follows', card: cardOf('Js'), next: 'lead' },
};

function story(change: Partial<Story> = {}): Story {
  return {
    seat: YOU,
    cards: { kind: 'good', counters: 14 },
    choices: { count: 3, best: BEST, mistake: MISTAKE },
    end: { result: 10, luck: 'with', play: 'fairly' },
    ...change,
  };
}

function told(some: Story, you: number | null = 0): string[] {
  return COMPARED.flatMap((language) =>
    chaptersOf(language).review.story(some, tableOf(rules, you)).map(plain),
  );
}

test('a hint is one sentence, and what other moves cost is told foldText', () => {
  const hints = COMPARED.map((language) => chaptersOf(language).review);
  const move = { type: 'lay', card: cardOf('Td'), announced: true } as const;
  const why: Reason = { code: 'sweeps', card: cardOf('Td'), counters: 4 };
  expect(hints.map(({ advice }) => plain(advice(move, why, YOU, tableOf(rules, 0))))).toEqual([
    'Dix de carreau : vous prenez la case du dix de carreau : 4 jetons.',
    'Ten of diamonds: you sweep the box of the ten of diamonds: 4 counters.',
    'Karo-Zehn: Du räumst das Fach der Karo-Zehn ab: 4 Jetons.',
  ]);
  expect(hints.map(({ advice }) => advice(pass, null, YOU, tableOf(rules, 0)))).toEqual([
    'Passer.',
    'Pass.',
    'Passen.',
  ]);
  const losses = [0, 0.3, 5.2, 14.6].map((value) => ({ value, standardError: 0.5 }));
  expect(hints.map(({ scale }) => losses.map(scale))).toEqual([
    ['meilleur coup', 'presque aussi bon', 'coûte environ 5', 'coûte environ 15'],
    ['best', 'about as good', 'costs about 5', 'costs about 15'],
    ['bester Zug', 'etwa gleich gut', 'kostet etwa 5', 'kostet etwa 15'],
  ]);
});

describe('three sentences', () => {
  test('speak to the player', () => {
    expect(told(story())).toEqual([
      'Vous aviez de bonnes cartes : elles valaient environ 14 jetons de plus que d’habitude.',
      'Vous avez joué votre meilleur coup avec le quatre de pique ; mais le neuf de cœur, à votre troisième entame, vous a coûté environ 6 jetons : mieux valait le valet de pique, car personne n’aurait pu suivre après le valet.',
      'En tout, vous avez gagné 10 jetons : vous avez eu de la chance mais auriez pu jouer un peu mieux.',
      'You had good cards: they were worth about 14 counters more than usual.',
      'Your best move was the four of spades; but the nine of hearts at your third lead cost you about 6 counters: the jack of spades was better, because nobody could have followed the jack.',
      'Overall, you won 10 counters: you had good luck but could have played a little better.',
      'Du hattest gute Karten: Sie waren etwa 14 Jetons mehr wert als sonst.',
      'Dein bester Zug war die Pik-Vier; aber die Herz-Neun beim dritten Ausspiel kostete dich etwa 6 Jetons: Besser war der Pik-Bube, denn nach dem Buben hätte niemand anlegen können.',
      'Alles in allem hast du 10 Jetons gewonnen: Du hattest Glück, hättest aber etwas besser spielen können.',
    ]);
  });

  test('speak of others by their names', () => {
    const other = story({
      seat: BOT,
      cards: { kind: 'bad', counters: -9 },
      choices: { count: 2, best: null, mistake: { ...MISTAKE, reason: null } },
      end: { result: -12, luck: 'against', play: 'well' },
    });
    expect(told(other)).toEqual([
      'Bot 1 avait de mauvaises cartes : elles valaient environ 9 jetons de moins que d’habitude.',
      'Le neuf de cœur, à sa troisième entame, a coûté environ 6 jetons à Bot 1 : mieux valait le valet de pique.',
      'En tout, Bot 1 a perdu 12 jetons : Bot 1 n’a pas eu de chance mais a bien joué.',
      'Bot 1 had bad cards: they were worth about 9 counters less than usual.',
      'The nine of hearts at the third lead cost Bot 1 about 6 counters: the jack of spades was better.',
      'Overall, Bot 1 lost 12 counters: Bot 1 had bad luck but played well.',
      'Bot 1 hatte schlechte Karten: Sie waren etwa 9 Jetons weniger wert als sonst.',
      'Die Herz-Neun beim dritten Ausspiel kostete Bot 1 etwa 6 Jetons: Besser war der Pik-Bube.',
      'Alles in allem hat Bot 1 12 Jetons verloren: Bot 1 hatte Pech, hat aber gut gespielt.',
    ]);
  });

  test('tell of passes, of what was wanted, and of nothing lost', () => {
    const passes = {
      best: { ...BEST, move: pass, lead: null, wanted: [cardOf('9c')] },
      mistake: null,
      count: 2,
    };
    const ordinary = { kind: 'usual' as const, counters: 1 };
    const even = { result: 0, luck: 'neither' as const, play: 'well' as const };
    expect(told(story({ cards: ordinary, choices: passes, end: even }))).toEqual([
      'Vous aviez des cartes tout à fait ordinaires.',
      'Vous avez joué votre meilleur coup en passant, quand on demandait un neuf : le suivant aurait rapporté environ 4 jetons de moins.',
      'En tout, vous n’avez ni gagné ni perdu : vous n’avez eu ni chance ni malchance et avez bien joué.',
      'You had average cards.',
      'Your best move was to pass when a nine was wanted: the next best would have brought about 4 counters less.',
      'Overall, you broke even: you had neither good luck nor bad and played well.',
      'Du hattest ganz gewöhnliche Karten.',
      'Dein bester Zug war das Passen, als eine Neun gesucht war: Der nächstbeste hätte etwa 4 Jetons weniger gebracht.',
      'Alles in allem hast du weder gewonnen noch verloren: Du hattest weder Glück noch Pech und hast gut gespielt.',
    ]);
  });

  test('tell of no choice, of no mistake, of passing that was better, and of what was not announced', () => {
    const second = (choices: Story['choices']) =>
      COMPARED.map((language) =>
        plain(chaptersOf(language).review.story(story({ choices }), tableOf(rules, 0))[1]),
      );
    expect(second({ count: 0, best: null, mistake: null })).toEqual([
      'Vous n’aviez pas vraiment le choix : chaque coup était forcé ou sans conséquence.',
      'You had no real choice: every move was forced or made no difference.',
      'Du hattest nichts zu entscheiden: Jeder Zug war erzwungen oder machte keinen Unterschied.',
    ]);
    expect(second({ count: 1, best: null, mistake: null })).toEqual([
      'Vous aviez 1 choix, sans erreur nette.',
      'You had 1 choice and made no clear mistake.',
      'Du hattest 1 Entscheidung, ohne klaren Fehler.',
    ]);
    const wanted = { lead: null, wanted: [cardOf('Jc')] };
    expect(
      second({ count: 1, best: null, mistake: { ...MISTAKE, ...wanted, better: pass, reason: null } }),
    ).toEqual([
      'Le neuf de cœur, quand on demandait un valet, vous a coûté environ 6 jetons : mieux valait passer.',
      'The nine of hearts when a jack was wanted cost you about 6 counters: passing was better.',
      'Die Herz-Neun, als ein Bube gesucht war, kostete dich etwa 6 Jetons: Passen wäre besser gewesen.',
    ]);
    const better = { ...MISTAKE.move, announced: true } as const;
    expect(
      second({ count: 1, best: null, mistake: { ...MISTAKE, better, reason: null } }).map((text) =>
        text.split(': ').at(-1),
      ),
    ).toEqual(['mieux valait l’annoncer.', 'announcing it was better.', 'Ansagen wäre besser gewesen.']);
  });
});

describe('a choice', () => {
  const choice: ReviewedChoice = {
    move: 5,
    seat: YOU,
    lead: 2,
    wanted: [],
    made: MISTAKE.move,
    moves: [
      {
        move: MISTAKE.better,
        expected: { value: 3, standardError: 1 },
        loss: { value: 0, standardError: 0 },
        reasons: [],
      },
      {
        move: MISTAKE.move,
        expected: { value: 0.7, standardError: 1 },
        loss: { value: 2.3, standardError: 0.4 },
        reasons: [],
      },
    ],
    place: 1,
    deals: 100,
    exact: false,
    secondSight: { best: MISTAKE.better, bestCounters: 12, madeCounters: -3 },
    change: { value: 0, standardError: 0 },
  };

  function lines(change: Partial<ReviewedChoice> = {}): string[] {
    return COMPARED.flatMap((language) => {
      const review = chaptersOf(language).review;
      const some = { ...choice, ...change };
      return [
        review.choice(some, tableOf(rules, 0)),
        review.verdict(some),
        review.secondSight(some) ?? '',
      ].map(plain);
    });
  }

  test('tells when it was, what it cost, and what was best with all hands open', () => {
    expect(lines()).toEqual([
      'Deuxième entame : neuf de cœur',
      'a coûté 2,3 ± 0,4 ; mieux : valet de pique',
      'cartes sur table : valet de pique, +12 au lieu de −3',
      'Second lead: nine of hearts',
      'cost 2.3 ± 0.4; better: jack of spades',
      'seeing all hands: jack of spades, +12 instead of −3',
      'Zweites Ausspiel: Herz-Neun',
      'kostete 2,3 ± 0,4; besser: Pik-Bube',
      'mit offenen Karten: Pik-Bube, +12 statt −3',
    ]);
  });

  test('tells foldText about how much it cost', () => {
    expect(COMPARED.map((language) => plain(chaptersOf(language).review.cost(choice)))).toEqual([
      'a coûté environ 2 ; mieux : valet de pique',
      'cost about 2; better: jack of spades',
      'kostete etwa 2; besser: Pik-Bube',
    ]);
    expect(chaptersOf('en').review.cost({ ...choice, place: 0 })).toBe('nothing lost');
  });

  test('advises to announce where the card itself was right', () => {
    const best = { type: 'lay', card: cardOf('Td'), announced: true } as const;
    const made = { ...best, announced: false };
    const moves = [
      { ...choice.moves[0]!, move: best },
      { ...choice.moves[1]!, move: made },
    ];
    const secondSight = { best, bestCounters: 12, madeCounters: -3 };
    expect(lines({ made, moves, secondSight }).filter((_, index) => index % 3 > 0)).toEqual([
      'a coûté 2,3 ± 0,4 ; mieux : l’annoncer',
      'cartes sur table : l’annoncer, +12 au lieu de −3',
      'cost 2.3 ± 0.4; better: announcing it',
      'seeing all hands: announcing it, +12 instead of −3',
      'kostete 2,3 ± 0,4; besser: ansagen',
      'mit offenen Karten: ansagen, +12 statt −3',
    ]);
    expect(chaptersOf('en').review.cost({ ...choice, made, moves })).toBe(
      'cost about 2; better: announcing it',
    );
  });

  test('tells that nothing was lost, or nothing that shows', () => {
    const moves = choice.moves.with(1, { ...choice.moves[1]!, loss: { value: 0.5, standardError: 0.4 } });
    expect(lines({ moves }).filter((_, index) => index % 3 === 1)).toEqual([
      'perte négligeable (0,5 ± 0,4)',
      'no clear loss (0.5 ± 0.4)',
      'kein merklicher Verlust (0,5 ± 0,4)',
    ]);
    expect(lines({ place: 0 }).filter((_, index) => index % 3 === 1)).toEqual([
      'rien de perdu',
      'nothing lost',
      'nichts verloren',
    ]);
  });
});

test('numbers have a minus, and no error where there is none', () => {
  const { signed, estimate, amount } = chaptersOf('en').review;
  expect([signed(2), signed(-2.04), signed(-0.01)]).toEqual(['+2', '−2', '0']);
  expect([estimate({ value: -2.25, standardError: 0.31 }), amount({ value: 3, standardError: 0 })]).toEqual([
    '−2.3 ± 0.3',
    '3',
  ]);
});

test('luck and mistakes add up to the result', () => {
  const told = COMPARED.map((language) =>
    plain(chaptersOf(language).review.yardstick(-42, { value: 21.6, standardError: 1 })),
  );
  expect(told).toEqual([
    'Résultat −42 : chance −20, erreurs −22.',
    'Result −42: luck −20, mistakes −22.',
    'Ergebnis −42: Glück −20, Fehler −22.',
  ]);
});
