import {
  type GameEvent,
  type Refusal,
  RULESETS,
  type Ruleset,
  type Seat,
  type ViewEvent,
} from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { words } from './index.ts';
import { cardOf, cardsOf, lindorWith, plain, tableOf } from './testing/index.ts';

const LINDOR = RULESETS['lindor-1789'];
const OLD = RULESETS['avantcoureur-1760'];
const WILD = lindorWith('run=suit', 'dwarf=stands-for-wanted');
const anne = 0 as Seat;
const bot = 1 as Seat;

function told(
  event: ViewEvent,
  rules: Ruleset = LINDOR,
  you: number | null = null,
  ruined: readonly Seat[] = [],
): string[] {
  const context = { ...tableOf(rules, you), ruined };
  return (['en', 'fr', 'de'] as const).map((language) =>
    plain(words(language).eventSentence(event, context)),
  );
}

function refused(refusal: Refusal, rules: Ruleset = LINDOR): string[] {
  const context = tableOf(rules, 0);
  return (['en', 'fr', 'de'] as const).map((language) =>
    plain(words(language).refusalSentence(refusal, context)),
  );
}

/** A payment of Bot 1 to Anne. */
function payment(owed: number, counters: number, reason: 'hand' | 'hoc' = 'hand'): GameEvent {
  return { type: 'paid', reason, from: bot, to: anne, owed, counters };
}

/** A bête of Bot 1 for the queen of spades. */
function bete(owed: number, counters: number, reason: 'held' | 'missed' = 'held'): GameEvent {
  return { type: 'beted', reason, seat: bot, box: 2, owed, counters };
}

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
    expect(told({ type: 'anted', seat: anne, stakes: [1, 2, 3, 4, 5] })).toEqual([
      'Anne antes 15 counters.',
      'Anne mise 15 jetons.',
      'Anne setzt 15 Jetons.',
    ]);
    expect(told({ type: 'anted', seat: anne, stakes: [1, 2, 3, 4, 5] }, LINDOR, 0)).toEqual([
      'You ante 15 counters.',
      'Vous misez 15 jetons.',
      'Du setzt 15 Jetons.',
    ]);
  });

  test('a deal', () => {
    expect(told({ type: 'dealt', dealer: bot, sizes: [15, 15, 15], talon: 7 })).toEqual([
      'Bot 1 deals: 15 cards each, 7 in the talon.',
      'Bot 1 donne : 15 cartes à chacun, 7 au talon.',
      'Bot 1 gibt: je 15 Karten, 7 im Talon.',
    ]);
    expect(told({ type: 'dealt', dealer: bot, sizes: [18, 17, 17], talon: 0 }, LINDOR, 1)).toEqual([
      'You deal: 17 or 18 cards each, no talon.',
      'Vous donnez : 17 ou 18 cartes à chacun, rien au talon.',
      'Du gibst: je 17 oder 18 Karten, kein Talon.',
    ]);
  });

  test('a first deal for which cards were drawn', () => {
    const drawn = cardsOf('3c Kd 7h');
    expect(told({ type: 'dealt', dealer: bot, sizes: [15, 15, 15], talon: 7, drawn }, LINDOR, 0)).toEqual([
      'For the first deal you draw the three of clubs, Bot 1 draws the king of diamonds and Élise draws the seven of hearts. Bot 1 deals: 15 cards each, 7 in the talon.',
      'Pour la première donne, vous tirez le trois de trèfle, Bot 1 tire le roi de carreau et Élise tire le sept de cœur. Bot 1 donne : 15 cartes à chacun, 7 au talon.',
      'Du ziehst die Kreuz-Drei, Bot 1 zieht den Karo-König und Élise zieht die Herz-Sieben. Bot 1 gibt: je 15 Karten, 7 im Talon.',
    ]);
  });

  test('a hand picked up', () => {
    expect(told({ type: 'picked-up', cards: cardsOf('5h 6c') }, LINDOR, 0)).toEqual([
      'You pick up 2 cards.',
      'Vous ramassez 2 cartes.',
      'Du nimmst 2 Karten auf.',
    ]);
  });
});

describe('a turn', () => {
  test('a lead', () => {
    const turned = { type: 'turned', seat: anne, leads: true, wanted: [] } as const;
    expect(told(turned)).toEqual(['Anne to lead.', 'À Anne d’entamer.', 'Anne spielt aus.']);
    expect(told(turned, LINDOR, 0)).toEqual(['You lead.', 'À vous d’entamer.', 'Du spielst aus.']);
  });

  test('a rank that is wanted', () => {
    const turned = { type: 'turned', seat: anne, leads: false, wanted: cardsOf('8c 8d 8h 8s') } as const;
    expect(told(turned)).toEqual([
      'Anne to play: any eight.',
      'À Anne de jouer : on demande un huit.',
      'Anne ist am Zug: Gesucht ist eine Acht.',
    ]);
    expect(told(turned, LINDOR, 0)).toEqual([
      'Your turn: any eight.',
      'À vous de jouer : on demande un huit.',
      'Du bist am Zug: Gesucht ist eine Acht.',
    ]);
  });

  test('a card that is wanted', () => {
    expect(told({ type: 'turned', seat: bot, leads: false, wanted: cardsOf('Qh') }, OLD)).toEqual([
      'Bot 1 to play: the queen of hearts.',
      'À Bot 1 de jouer : on demande la dame de cœur.',
      'Bot 1 ist am Zug: Gesucht ist die Herz-Dame.',
    ]);
  });

  test('a card laid, led, announced, or standing for another', () => {
    expect(told(laid('Jc'))).toEqual([
      'Anne plays the jack of clubs.',
      'Anne pose le valet de trèfle.',
      'Anne legt den Kreuz-Buben.',
    ]);
    expect(told(laid('Ah', { led: true }), LINDOR, 0)).toEqual([
      'You lead the ace of hearts.',
      'Vous entamez avec l’as de cœur.',
      'Du spielst das Herz-Ass aus.',
    ]);
    expect(told(laid('Qs', { announced: true }), LINDOR, 0)).toEqual([
      'You play the queen of spades and call: “the Queen sweeps!”',
      'Vous posez la dame de pique et annoncez : « la Dame qui prend ! »',
      'Du legst die Pik-Dame und sagst an: „die Dame, die nimmt!“',
    ]);
    expect(told(laid('7d', { standsFor: cardOf('9c') }), WILD)).toEqual([
      'Anne plays the seven of diamonds for the nine of clubs.',
      'Anne pose le sept de carreau pour le neuf de trèfle.',
      'Anne legt die Karo-Sieben für die Kreuz-Neun.',
    ]);
  });

  test('a pass', () => {
    const passed = { type: 'passed', seat: bot, wanted: cardsOf('8c 8d 8h 8s') } as const;
    expect(told(passed)).toEqual([
      'Bot 1 passes: “without 8”.',
      'Bot 1 passe : « sans 8 ».',
      'Bot 1 passt: „ohne 8“.',
    ]);
    expect(told(passed, LINDOR, 1)[0]).toBe('You pass: “without 8”.');
  });
});

describe('a run', () => {
  test('stalls', () => {
    expect(told({ type: 'stalled', seat: anne })).toEqual([
      'Nobody follows. Anne played the last card.',
      'Personne ne suit ; Anne a posé la dernière carte.',
      'Niemand legt an. Die letzte Karte kam von Anne.',
    ]);
    expect(told({ type: 'stalled', seat: anne }, LINDOR, 0)).toEqual([
      'Nobody follows. You played the last card.',
      'Personne ne suit ; vous avez posé la dernière carte.',
      'Niemand legt an. Die letzte Karte kam von dir.',
    ]);
  });

  test('rises', () => {
    expect(told({ type: 'rose', wanted: cardsOf('Kc Kd Kh Ks') })).toEqual([
      'Now a king is wanted.',
      'On demande maintenant un roi.',
      'Jetzt ist ein König gesucht.',
    ]);
  });

  test('is stopped', () => {
    expect(told({ type: 'stopped', seat: anne, card: cardOf('Kh') })).toEqual([
      'The king of hearts stops the run: Anne leads again.',
      'Le roi de cœur arrête la suite : à Anne d’entamer de nouveau.',
      'Der Herz-König stoppt die Folge: Anne spielt wieder aus.',
    ]);
  });
});

describe('an honour', () => {
  test('sweeps its box', () => {
    const swept = { type: 'swept', seat: anne, box: 2, counters: 12, opera: false } as const;
    expect(told(swept)).toEqual([
      'Anne sweeps the box of the queen of spades: 12 counters.',
      'Anne prend la case de la dame de pique : 12 jetons.',
      'Anne räumt das Fach der Pik-Dame ab: 12 Jetons.',
    ]);
    expect(told({ ...swept, box: 4, counters: 1 }, LINDOR, 0)).toEqual([
      'You sweep the box of the Yellow Dwarf: 1 counter.',
      'Vous prenez la case du Nain jaune : 1 jeton.',
      'Du räumst das Fach des Gelben Zwergs ab: 1 Jeton.',
    ]);
    expect(told({ ...swept, box: 1, counters: 0 })).toEqual([
      'Anne sweeps the box of the jack of clubs: it was empty.',
      'Anne prend la case du valet de trèfle : elle était vide.',
      'Anne räumt das Fach des Kreuz-Buben ab: Es war leer.',
    ]);
  });

  test('is swept by an opera', () => {
    const swept = { type: 'swept', seat: anne, box: 3, counters: 8, opera: true } as const;
    expect(told(swept)).toEqual([
      'For the opera Anne sweeps the box of the king of hearts: 8 counters.',
      'Pour l’opéra, Anne prend la case du roi de cœur : 8 jetons.',
      'Für die Oper räumt Anne das Fach des Herz-Königs ab: 8 Jetons.',
    ]);
    expect(told(swept, LINDOR, 0)[2]).toBe('Für die Oper räumst du das Fach des Herz-Königs ab: 8 Jetons.');
  });

  test('is missed', () => {
    expect(told({ type: 'missed', seat: anne, box: 1 })).toEqual([
      'Anne forgot to announce the jack of clubs: its box stays.',
      'Anne a oublié d’annoncer le valet de trèfle : la case reste.',
      'Anne hat vergessen, den Kreuz-Buben anzusagen: Das Fach bleibt.',
    ]);
    expect(told({ type: 'missed', seat: anne, box: 4 }, lindorWith('missedHonour=bete'), 0)).toEqual([
      'You forgot to announce the Yellow Dwarf: its box will be doubled at the settlement.',
      'Vous avez oublié d’annoncer le Nain jaune : la case sera doublée aux comptes.',
      'Du hast vergessen, den Gelben Zwerg anzusagen: Das Fach wird bei der Abrechnung verdoppelt.',
    ]);
  });
});

describe('the settlement', () => {
  test('the end of the deal, an opera or not', () => {
    expect(told({ type: 'ended', winner: anne, opera: false })).toEqual([
      'Anne goes out and wins the deal.',
      'Anne a fini et gagne la donne.',
      'Anne ist fertig und gewinnt die Runde.',
    ]);
    expect(told({ type: 'ended', winner: anne, opera: true }, LINDOR, 0)).toEqual([
      'You go out and win the deal. An opera!',
      'Vous avez fini et gagnez la donne. Opéra !',
      'Du bist fertig und gewinnst die Runde. Eine Oper!',
    ]);
  });

  test('cards shown', () => {
    expect(told({ type: 'shown', seat: bot, cards: cardsOf('Jc Qs') })).toEqual([
      'Bot 1 still holds the jack of clubs and the queen of spades.',
      'Bot 1 a encore en main le valet de trèfle et la dame de pique.',
      'Bot 1 hat noch den Kreuz-Buben und die Pik-Dame auf der Hand.',
    ]);
  });

  test('payments in full', () => {
    expect(told(payment(12, 12))).toEqual([
      'Bot 1 pays Anne 12 counters for the cards left in hand.',
      'Bot 1 paie 12 jetons à Anne pour les cartes qui lui restent.',
      'Bot 1 zahlt an Anne 12 Jetons für die Karten auf der Hand.',
    ]);
    expect(told(payment(12, 12), LINDOR, 0)).toEqual([
      'Bot 1 pays you 12 counters for the cards left in hand.',
      'Bot 1 vous paie 12 jetons pour les cartes qui lui restent.',
      'Bot 1 zahlt an dich 12 Jetons für die Karten auf der Hand.',
    ]);
    expect(told(payment(12, 12), LINDOR, 1)).toEqual([
      'You pay Anne 12 counters for the cards left in hand.',
      'Vous payez 12 jetons à Anne pour les cartes qui vous restent.',
      'Du zahlst an Anne 12 Jetons für die Karten auf der Hand.',
    ]);
    expect(told(payment(1, 1, 'hoc'))).toEqual([
      'Bot 1 pays Anne 1 counter for the hoc.',
      'Bot 1 paie 1 jeton à Anne pour le hoc.',
      'Bot 1 zahlt an Anne 1 Jeton für den Hoc.',
    ]);
  });

  test('payments in part and none', () => {
    expect(told(payment(12, 5))).toEqual([
      'Bot 1 pays Anne only 5 of 12 counters for the cards left in hand: that is all Bot 1 has.',
      'Bot 1 ne paie à Anne que 5 jetons sur 12 pour les cartes qui lui restent : c’est tout ce qui lui reste.',
      'Bot 1 zahlt an Anne nur 5 von 12 Jetons für die Karten auf der Hand: Mehr hat Bot 1 nicht.',
    ]);
    expect(told(payment(12, 0))).toEqual([
      'Bot 1 owes Anne 12 counters for the cards left in hand, but has none left.',
      'Bot 1 doit 12 jetons à Anne pour les cartes qui lui restent, mais n’a plus rien.',
      'Bot 1 schuldet Anne 12 Jetons für die Karten auf der Hand, hat aber keine mehr.',
    ]);
    expect(told(payment(12, 0), LINDOR, 0)[2]).toBe(
      'Bot 1 schuldet dir 12 Jetons für die Karten auf der Hand, hat aber keine mehr.',
    );
  });

  test('bêtes', () => {
    expect(told(bete(12, 12))).toEqual([
      'Bête: Bot 1 still holds the queen of spades and doubles its box: 12 counters.',
      'Bête : Bot 1 a encore en main la dame de pique et double la case : 12 jetons.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand und verdoppelt das Fach mit 12 Jetons.',
    ]);
    expect(told(bete(12, 12, 'missed'), LINDOR, 1)).toEqual([
      'Bête: you forgot to announce the queen of spades and double its box: 12 counters.',
      'Bête : vous avez oublié d’annoncer la dame de pique et doublez la case : 12 jetons.',
      'Bête: Du hast die Ansage der Pik-Dame vergessen und verdoppelst das Fach mit 12 Jetons.',
    ]);
    expect(told(bete(12, 5))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but can pay its box only 5 of 12 counters.',
      'Bête : Bot 1 a encore en main la dame de pique, mais ne peut mettre dans la case que 5 des 12 jetons dus.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand, kann aber nur 5 von 12 Jetons in das Fach zahlen.',
    ]);
    expect(told(bete(12, 0))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but has no counters left for its box.',
      'Bête : Bot 1 a encore en main la dame de pique, mais n’a plus de jetons pour la case.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand, hat aber keine Jetons mehr für das Fach.',
    ]);
    expect(told(bete(0, 0))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but its box is empty.',
      'Bête : Bot 1 a encore en main la dame de pique, mais la case est vide.',
      'Bête: Bot 1 hat noch die Pik-Dame auf der Hand, aber das Fach ist leer.',
    ]);
  });

  test('counters and boxes', () => {
    expect(told({ type: 'settled', counters: [120, 97, 83], boxes: [1, 2, 3, 4, 50] }, LINDOR, 0)).toEqual([
      'After the settlement: you 120, Bot 1 97 and Élise 83; 60 on the board.',
      'Après les comptes : vous 120, Bot 1 97 et Élise 83 ; 60 sur le plateau.',
      'Nach der Abrechnung: du 120, Bot 1 97 und Élise 83; 60 auf dem Tableau.',
    ]);
  });
});

describe('the end of the game', () => {
  function end(reason: 'ruin' | 'deals' | 'target' | 'time', ...winners: number[]): GameEvent {
    return { type: 'game-ended', reason, winners: winners as Seat[] };
  }

  test('each reason', () => {
    expect(told(end('ruin', 0))).toEqual([
      'Game over: someone cannot pay the ante. Anne wins.',
      'La partie est terminée : un joueur ne peut plus payer sa mise. Anne gagne.',
      'Die Partie ist zu Ende: Jemand kann nicht mehr setzen. Anne gewinnt.',
    ]);
    expect(told(end('ruin', 1), LINDOR, 0, [anne, 2 as Seat])).toEqual([
      'Game over: you and Élise cannot pay the ante. Bot 1 wins.',
      'La partie est terminée : vous et Élise ne pouvez plus payer votre mise. Bot 1 gagne.',
      'Die Partie ist zu Ende: Du und Élise könnt nicht mehr setzen. Bot 1 gewinnt.',
    ]);
    expect(told(end('ruin', 0), LINDOR, 0, [bot])).toEqual([
      'Game over: Bot 1 cannot pay the ante. You win.',
      'La partie est terminée : Bot 1 ne peut plus payer sa mise. Vous gagnez.',
      'Die Partie ist zu Ende: Bot 1 kann nicht mehr setzen. Du gewinnst.',
    ]);
    expect(told(end('deals', 0), LINDOR, 0)).toEqual([
      'Game over: the last deal has been played. You win.',
      'La partie est terminée : la dernière donne est jouée. Vous gagnez.',
      'Die Partie ist zu Ende: Die letzte Runde ist gespielt. Du gewinnst.',
    ]);
    expect(told(end('target', 0), RULESETS['yellow-dwarf'])).toEqual([
      'Game over: the target of 250 counters has been reached. Anne wins.',
      'La partie est terminée : l’objectif de 250 jetons est atteint. Anne gagne.',
      'Die Partie ist zu Ende: Das Ziel von 250 Jetons ist erreicht. Anne gewinnt.',
    ]);
    expect(told(end('time', 0))).toEqual([
      'Game over: time is up. Anne wins.',
      'La partie est terminée : le temps est écoulé. Anne gagne.',
      'Die Partie ist zu Ende: Die Zeit ist um. Anne gewinnt.',
    ]);
  });

  test('a win that is shared', () => {
    expect(told(end('time', 0, 1))).toEqual([
      'Game over: time is up. Anne and Bot 1 share the win.',
      'La partie est terminée : le temps est écoulé. Anne et Bot 1 se partagent la victoire.',
      'Die Partie ist zu Ende: Die Zeit ist um. Anne und Bot 1 teilen sich den Sieg.',
    ]);
    expect(told(end('time', 0, 1, 2), LINDOR, 2)).toEqual([
      'Game over: time is up. You, Anne and Bot 1 share the win.',
      'La partie est terminée : le temps est écoulé. Vous partagez la victoire avec Anne et Bot 1.',
      'Die Partie ist zu Ende: Die Zeit ist um. Du, Anne und Bot 1 teilt euch den Sieg.',
    ]);
  });
});

describe('a refused move', () => {
  test('out of turn or after the end', () => {
    expect(refused({ code: 'not-your-turn', seat: anne, toMove: bot })).toEqual([
      'Not your turn yet: it’s Bot 1’s.',
      'C’est à Bot 1 de jouer.',
      'Du bist nicht am Zug, sondern Bot 1.',
    ]);
    expect(refused({ code: 'deal-is-over' })).toEqual([
      'The deal is over.',
      'La donne est finie.',
      'Die Runde ist zu Ende.',
    ]);
  });

  test('the wrong card', () => {
    expect(refused({ code: 'card-not-held', card: cardOf('Jc') })).toEqual([
      'You don’t have the jack of clubs.',
      'Vous n’avez pas le valet de trèfle.',
      'Du hast den Kreuz-Buben nicht.',
    ]);
    expect(refused({ code: 'card-not-wanted', card: cardOf('9h'), wanted: cardsOf('8c 8d 8h 8s') })).toEqual([
      'The nine of hearts doesn’t fit: an eight is wanted.',
      'Le neuf de cœur ne convient pas : il faut un huit.',
      'Die Herz-Neun passt nicht: Gesucht ist eine Acht.',
    ]);
    expect(refused({ code: 'lead-lowest', card: cardOf('9h'), lowest: cardsOf('Ac Ah') })).toEqual([
      'Your first card must be your lowest: the ace of clubs or the ace of hearts.',
      'Commencez par une de vos plus basses : l’as de trèfle ou l’as de cœur.',
      'Beginne mit deiner niedrigsten Karte: dem Kreuz-Ass oder dem Herz-Ass.',
    ]);
  });

  test('a pass where one must lay', () => {
    expect(refused({ code: 'must-lead' })).toEqual([
      'You lead, so you can’t pass.',
      'Vous entamez : vous ne pouvez pas passer.',
      'Du spielst aus und kannst nicht passen.',
    ]);
    expect(refused({ code: 'must-continue', cards: cardsOf('Kc Ks') })).toEqual([
      'You can follow, so you must: play the king of clubs or the king of spades.',
      'Vous pouvez suivre, donc vous devez : posez le roi de trèfle ou le roi de pique.',
      'Du kannst anlegen, also musst du: Lege den Kreuz-König oder den Pik-König.',
    ]);
  });

  test('an announcement of nothing', () => {
    expect(refused({ code: 'nothing-to-announce', card: cardOf('Jc') })).toEqual([
      'There is nothing to announce with the jack of clubs.',
      'Il n’y a rien à annoncer avec le valet de trèfle.',
      'Mit dem Kreuz-Buben gibt es nichts anzusagen.',
    ]);
    expect(refused({ code: 'nothing-to-announce', card: cardOf('Jc') }, RULESETS.famille)).toEqual([
      'No need to announce: honours sweep by themselves here.',
      'Rien à annoncer ici : les belles cartes prennent leur case d’elles-mêmes.',
      'Hier muss man nichts ansagen: Honneurs räumen ihr Fach von selbst ab.',
    ]);
  });
});

test('a bête of the stake says so', () => {
  const rules = lindorWith('bete=stake', 'missedHonour=bete');
  const beted = { type: 'beted', reason: 'held', seat: anne, box: 2, owed: 3, counters: 3 } as const;
  expect(told(beted, rules)).toEqual([
    'Bête: Anne still holds the queen of spades and pays one stake into its box: 3 counters.',
    'Bête : Anne a encore en main la dame de pique et remet une mise dans la case : 3 jetons.',
    'Bête: Anne hat noch die Pik-Dame auf der Hand und legt einen Einsatz in das Fach: 3 Jetons.',
  ]);
  expect(told({ type: 'missed', seat: anne, box: 2 }, rules)).toEqual([
    'Anne forgot to announce the queen of spades: one stake will be due for its box at the settlement.',
    'Anne a oublié d’annoncer la dame de pique : une mise sera due pour la case aux comptes.',
    'Anne hat vergessen, die Pik-Dame anzusagen: Bei der Abrechnung ist ein Einsatz für das Fach fällig.',
  ]);
});
