import { seatAt } from '@nain-jaune/engine';
import type { Reason } from '@nain-jaune/review';
import { describe, expect, test } from 'vitest';
import { COMPARED, cardOf, chaptersOf, lindorWith, plain, tableOf } from './testing/index.ts';

const rules = lindorWith();
const SUITS = { ...rules, run: 'suit' as const };
const YOU = seatAt(0);
const BOT = seatAt(1);

function reasonIn(reason: Reason, seat = YOU, table = tableOf(rules, 0)): string[] {
  return COMPARED.map((language) => plain(chaptersOf(language).review.reason(reason, seat, table)));
}

describe('a reason', () => {
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

  test.each(reasons)('%j', (reason, sentences) => {
    expect(reasonIn(reason)).toEqual(sentences);
  });

  test('of another player is in the third person', () => {
    expect(reasonIn({ code: 'ends-run', card: cardOf('Kh') }, BOT)).toEqual([
      'Le roi arrête la suite : Bot 1 entame de nouveau',
      'The king stops the run: Bot 1 leads again',
      'Der König stoppt die Folge: Bot 1 spielt wieder aus',
    ]);
  });

  test('names suits in runs within a suit', () => {
    expect(
      reasonIn({ code: 'run', from: cardOf('4c'), to: cardOf('Jc'), cards: 8 }, YOU, tableOf(SUITS, 0)),
    ).toEqual([
      'Vous allez du quatre de trèfle au valet de trèfle d’une seule suite',
      'Your run goes from the four of clubs to the jack of clubs',
      'Die Folge reicht von der Kreuz-Vier bis zum Kreuz-Buben',
    ]);
  });
});
