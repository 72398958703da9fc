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
import { cardOf, cardsOf, lindorWith, plain, tableOf } from './testing/table.ts';

const LINDOR = RULESETS['lindor-1789'];
const OLD = RULESETS['avantcoureur-1760'];
const WILD = lindorWith('run=suit', 'dwarf=stands-for-wanted');
const anne = 0 as Seat;
const bot = 1 as Seat;

function told(event: ViewEvent, rules: Ruleset = LINDOR, you: number | null = null): string[] {
  const context = tableOf(rules, you);
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
      'Bot 1 deals: 15 cards each, 7 cards in the talon.',
      'Bot 1 donne : 15 cartes à chacun, 7 au talon.',
      'Bot 1 gibt: je 15 Karten, 7 im Talon.',
    ]);
    expect(told({ type: 'dealt', dealer: bot, sizes: [18, 17, 17], talon: 0 }, LINDOR, 1)).toEqual([
      'You deal: 17 or 18 cards each; nothing is left over.',
      'Vous donnez : 17 ou 18 cartes à chacun, rien au talon.',
      'Du gibst: je 17 oder 18 Karten, keine im Talon.',
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
    expect(told(turned)).toEqual(['Anne leads.', 'À Anne d’entamer.', 'Anne spielt aus.']);
    expect(told(turned, LINDOR, 0)).toEqual(['You lead.', 'À vous d’entamer.', 'Du spielst aus.']);
  });

  test('a rank that is wanted', () => {
    const turned = { type: 'turned', seat: anne, leads: false, wanted: cardsOf('8c 8d 8h 8s') } as const;
    expect(told(turned)).toEqual([
      'Anne to play: an eight is wanted.',
      'À Anne de jouer : on demande un huit.',
      'Anne ist am Zug: Eine Acht wird verlangt.',
    ]);
    expect(told(turned, LINDOR, 0)).toEqual([
      'Your turn: an eight is wanted.',
      'À vous de jouer : on demande un huit.',
      'Du bist am Zug: Eine Acht wird verlangt.',
    ]);
  });

  test('a card that is wanted', () => {
    expect(told({ type: 'turned', seat: bot, leads: false, wanted: cardsOf('Qh') }, OLD)).toEqual([
      'Bot 1 to play: the queen of hearts is wanted.',
      'À Bot 1 de jouer : on demande la dame de cœur.',
      'Bot 1 ist am Zug: Die Herz-Dame wird verlangt.',
    ]);
  });

  test('a card laid, led, announced, or standing for another', () => {
    expect(told(laid('Jc'))).toEqual([
      'Anne lays the jack of clubs.',
      'Anne pose le valet de trèfle.',
      'Anne legt den Kreuz-Buben.',
    ]);
    expect(told(laid('Ah', { led: true }), LINDOR, 0)).toEqual([
      'You lead the ace of hearts.',
      'Vous entamez avec l’as de cœur.',
      'Du spielst das Herz-Ass aus.',
    ]);
    expect(told(laid('Qs', { announced: true }), LINDOR, 0)).toEqual([
      'You lay the queen of spades and say: “the Queen sweeps!”',
      'Vous posez la dame de pique en disant : « la Dame qui prend ! ».',
      'Du legst die Pik-Dame und sagst: „die Dame, die nimmt!“',
    ]);
    expect(told(laid('7d', { standsFor: cardOf('9c') }), WILD)).toEqual([
      'Anne lays the seven of diamonds for the nine of clubs.',
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
      'Nobody goes on; Anne laid the last card.',
      'Personne ne suit ; Anne a posé la dernière carte.',
      'Niemand setzt die Folge fort; zuletzt hat Anne gelegt.',
    ]);
    expect(told({ type: 'stalled', seat: anne }, LINDOR, 0)).toEqual([
      'Nobody goes on; you laid the last card.',
      'Personne ne suit ; vous avez posé la dernière carte.',
      'Niemand setzt die Folge fort; zuletzt hast du gelegt.',
    ]);
  });

  test('rises', () => {
    expect(told({ type: 'rose', wanted: cardsOf('Kc Kd Kh Ks') })).toEqual([
      'Now a king is wanted.',
      'On demande maintenant un roi.',
      'Jetzt wird ein König verlangt.',
    ]);
  });

  test('is stopped', () => {
    expect(told({ type: 'stopped', seat: anne, card: cardOf('Kh') })).toEqual([
      'The king of hearts ends the run: Anne leads again.',
      'Le roi de cœur arrête la suite : à Anne d’entamer de nouveau.',
      'Der Herz-König beendet die Folge: Anne spielt wieder aus.',
    ]);
  });
});

describe('an honour', () => {
  test('sweeps its box', () => {
    const swept = { type: 'swept', seat: anne, box: 2, counters: 12, opera: false } as const;
    expect(told(swept)).toEqual([
      'Anne sweeps the box of the queen of spades: 12 counters.',
      'Anne prend la case de la dame de pique : 12 jetons.',
      'Anne nimmt das Fach der Pik-Dame: 12 Jetons.',
    ]);
    expect(told({ ...swept, box: 4, counters: 1 }, LINDOR, 0)).toEqual([
      'You sweep the box of the Yellow Dwarf: 1 counter.',
      'Vous prenez la case du Nain jaune : 1 jeton.',
      'Du nimmst das Fach des Gelben Zwergs: 1 Jeton.',
    ]);
    expect(told({ ...swept, box: 1, counters: 0 })).toEqual([
      'Anne sweeps the box of the jack of clubs: it is empty.',
      'Anne prend la case du valet de trèfle : elle est vide.',
      'Anne nimmt das Fach des Kreuz-Buben: Es ist leer.',
    ]);
  });

  test('is swept by an opera', () => {
    const swept = { type: 'swept', seat: anne, box: 3, counters: 8, opera: true } as const;
    expect(told(swept)).toEqual([
      'For the opera Anne sweeps the box of the king of hearts: 8 counters.',
      'Pour l’opéra, Anne prend la case du roi de cœur : 8 jetons.',
      'Für die Oper nimmt Anne das Fach des Herz-Königs: 8 Jetons.',
    ]);
    expect(told(swept, LINDOR, 0)[2]).toBe('Für die Oper nimmst du das Fach des Herz-Königs: 8 Jetons.');
  });

  test('is missed', () => {
    expect(told({ type: 'missed', seat: anne, box: 1 })).toEqual([
      'Anne did not announce the jack of clubs: its box stays.',
      'Anne n’a pas annoncé le valet de trèfle : la case reste en place.',
      'Anne hat den Kreuz-Buben nicht angesagt: Das Fach bleibt stehen.',
    ]);
    expect(told({ type: 'missed', seat: anne, box: 4 }, lindorWith('missedHonour=bete'), 0)).toEqual([
      'You did not announce the Yellow Dwarf: its box will be doubled at the settlement.',
      'Vous n’avez pas annoncé le Nain jaune : la case sera doublée au règlement.',
      'Du hast den Gelben Zwerg nicht angesagt: Das Fach wird bei der Abrechnung verdoppelt.',
    ]);
  });
});

describe('the settlement', () => {
  test('the end of the deal, an opera or not', () => {
    expect(told({ type: 'ended', winner: anne, opera: false })).toEqual([
      'Anne goes out and wins the deal.',
      'Anne n’a plus de cartes et gagne la donne.',
      'Anne hat keine Karten mehr und gewinnt die Runde.',
    ]);
    expect(told({ type: 'ended', winner: anne, opera: true }, LINDOR, 0)).toEqual([
      'You go out and win the deal. An opera!',
      'Vous n’avez plus de cartes et gagnez la donne. Opéra !',
      'Du hast keine Karten mehr und gewinnst die Runde. Eine Oper!',
    ]);
  });

  test('cards shown', () => {
    expect(told({ type: 'shown', seat: bot, cards: cardsOf('Jc Qs') })).toEqual([
      'Bot 1 still holds the jack of clubs and the queen of spades.',
      'Bot 1 a encore en main le valet de trèfle et la dame de pique.',
      'Bot 1 hält noch den Kreuz-Buben und die Pik-Dame.',
    ]);
  });

  test('payments in full', () => {
    expect(told(payment(12, 12))).toEqual([
      'Bot 1 pays Anne 12 counters for the cards left in hand.',
      'Bot 1 paie 12 jetons à Anne pour les cartes qui lui restent.',
      'Bot 1 zahlt an Anne 12 Jetons für die restlichen Karten.',
    ]);
    expect(told(payment(12, 12), LINDOR, 0)).toEqual([
      'Bot 1 pays you 12 counters for the cards left in hand.',
      'Bot 1 vous paie 12 jetons pour les cartes qui lui restent.',
      'Bot 1 zahlt an dich 12 Jetons für die restlichen Karten.',
    ]);
    expect(told(payment(12, 12), LINDOR, 1)).toEqual([
      'You pay Anne 12 counters for the cards left in hand.',
      'Vous payez 12 jetons à Anne pour les cartes qui vous restent.',
      'Du zahlst an Anne 12 Jetons für die restlichen Karten.',
    ]);
    expect(told(payment(1, 1, 'hoc'))).toEqual([
      'Bot 1 pays Anne 1 counter for the hoc.',
      'Bot 1 paie 1 jeton à Anne pour le hoc.',
      'Bot 1 zahlt an Anne 1 Jeton für das Hoc.',
    ]);
  });

  test('payments in part and none', () => {
    expect(told(payment(12, 5))).toEqual([
      'Bot 1 pays Anne 5 of 12 counters for the cards left in hand: nothing more is left.',
      'Bot 1 paie 5 jetons à Anne sur 12 pour les cartes qui lui restent : il ne lui reste rien d’autre.',
      'Bot 1 zahlt an Anne 5 von 12 Jetons für die restlichen Karten: Mehr ist nicht da.',
    ]);
    expect(told(payment(12, 0))).toEqual([
      'Bot 1 owes Anne 12 counters for the cards left in hand, but has none left.',
      'Bot 1 doit 12 jetons à Anne pour les cartes qui lui restent, mais n’a plus rien.',
      'Bot 1 schuldet Anne 12 Jetons für die restlichen Karten, hat aber keine mehr.',
    ]);
    expect(told(payment(12, 0), LINDOR, 0)[2]).toBe(
      'Bot 1 schuldet dir 12 Jetons für die restlichen Karten, hat aber keine mehr.',
    );
  });

  test('bêtes', () => {
    expect(told(bete(12, 12))).toEqual([
      'Bête: Bot 1 still holds the queen of spades and doubles its box with 12 counters.',
      'Bête : Bot 1 a encore en main la dame de pique et double la case : 12 jetons.',
      'Bête: Bot 1 hält noch die Pik-Dame und verdoppelt das Fach mit 12 Jetons.',
    ]);
    expect(told(bete(12, 12, 'missed'), LINDOR, 1)).toEqual([
      'Bête: you did not announce the queen of spades and double its box with 12 counters.',
      'Bête : vous n’avez pas annoncé la dame de pique et doublez la case : 12 jetons.',
      'Bête: Du hast die Pik-Dame nicht angesagt und verdoppelst das Fach mit 12 Jetons.',
    ]);
    expect(told(bete(12, 5))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but can pay its box only 5 of 12 counters.',
      'Bête : Bot 1 a encore en main la dame de pique, mais ne peut mettre dans la case que 5 des 12 jetons dus.',
      'Bête: Bot 1 hält noch die Pik-Dame, kann aber nur 5 von 12 Jetons in das Fach zahlen.',
    ]);
    expect(told(bete(12, 0))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but has no counters left for its box.',
      'Bête : Bot 1 a encore en main la dame de pique, mais n’a plus de jetons pour la case.',
      'Bête: Bot 1 hält noch die Pik-Dame, hat aber keine Jetons mehr für das Fach.',
    ]);
    expect(told(bete(0, 0))).toEqual([
      'Bête: Bot 1 still holds the queen of spades, but its box is empty.',
      'Bête : Bot 1 a encore en main la dame de pique, mais la case est vide.',
      'Bête: Bot 1 hält noch die Pik-Dame, aber das Fach ist leer.',
    ]);
  });

  test('counters and boxes', () => {
    expect(told({ type: 'settled', counters: [120, 97, 83], boxes: [1, 2, 3, 4, 50] }, LINDOR, 0)).toEqual([
      'After the settlement: you 120, Bot 1 97 and Élise 83; 60 on the board.',
      'Après le règlement : vous 120, Bot 1 97 et Élise 83 ; 60 au tableau.',
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
      'The game is over: an ante cannot be paid. Anne wins.',
      'La partie est terminée : une mise ne peut plus être payée. Anne gagne.',
      'Die Partie ist zu Ende: Ein Einsatz kann nicht mehr gezahlt werden. Anne gewinnt.',
    ]);
    expect(told(end('deals', 0), LINDOR, 0)).toEqual([
      'The game is over: the last deal has been played. You win.',
      'La partie est terminée : la dernière donne est jouée. Vous gagnez.',
      'Die Partie ist zu Ende: Die letzte Runde ist gespielt. Du gewinnst.',
    ]);
    expect(told(end('target', 0), RULESETS['yellow-dwarf'])).toEqual([
      'The game is over: the target of 250 counters has been reached. Anne wins.',
      'La partie est terminée : le but de 250 jetons est atteint. Anne gagne.',
      'Die Partie ist zu Ende: Das Ziel von 250 Jetons ist erreicht. Anne gewinnt.',
    ]);
    expect(told(end('time', 0))).toEqual([
      'The game is over: the time is up. Anne wins.',
      'La partie est terminée : le temps est écoulé. Anne gagne.',
      'Die Partie ist zu Ende: Die Zeit ist um. Anne gewinnt.',
    ]);
  });

  test('a win that is shared', () => {
    expect(told(end('time', 0, 1))).toEqual([
      'The game is over: the time is up. Anne and Bot 1 share the win.',
      'La partie est terminée : le temps est écoulé. Anne et Bot 1 se partagent la victoire.',
      'Die Partie ist zu Ende: Die Zeit ist um. Anne und Bot 1 teilen sich den Sieg.',
    ]);
    expect(told(end('time', 0, 1, 2), LINDOR, 2)).toEqual([
      'The game is over: the time is up. You, Anne and Bot 1 share the win.',
      'La partie est terminée : le temps est écoulé. Vous partagez la victoire avec Anne et Bot 1.',
      'Die Partie ist zu Ende: Die Zeit ist um. Du, Anne und Bot 1 teilt euch den Sieg.',
    ]);
  });
});

describe('a refused move', () => {
  test('out of turn or after the end', () => {
    expect(refused({ code: 'not-your-turn', seat: anne, toMove: bot })).toEqual([
      'It is not your turn: Bot 1 is to play.',
      'Ce n’est pas à vous : c’est à Bot 1 de jouer.',
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
      'You do not hold the jack of clubs.',
      'Vous n’avez pas le valet de trèfle.',
      'Du hältst den Kreuz-Buben nicht.',
    ]);
    expect(refused({ code: 'card-not-wanted', card: cardOf('9h'), wanted: cardsOf('8c 8d 8h 8s') })).toEqual([
      'The nine of hearts does not continue the run: an eight is wanted.',
      'Le neuf de cœur ne continue pas la suite : on demande un huit.',
      'Die Herz-Neun setzt die Folge nicht fort: Eine Acht wird verlangt.',
    ]);
    expect(refused({ code: 'lead-lowest', card: cardOf('9h'), lowest: cardsOf('Ac Ah') })).toEqual([
      'The first lead must be of your lowest rank: the ace of clubs or the ace of hearts.',
      'La première entame se fait par une de vos cartes les plus basses : l’as de trèfle ou l’as de cœur.',
      'Zuerst ist eine Karte deines niedrigsten Ranges auszuspielen: das Kreuz-Ass oder das Herz-Ass.',
    ]);
  });

  test('a pass where one must lay', () => {
    expect(refused({ code: 'must-lead' })).toEqual([
      'You lead: you must lay a card and may not pass.',
      'C’est à vous d’entamer : vous devez poser une carte et ne pouvez pas passer.',
      'Du spielst aus: Du musst eine Karte legen und darfst nicht passen.',
    ]);
    expect(refused({ code: 'must-continue', cards: cardsOf('Kc Ks') })).toEqual([
      'You can continue the run and must: lay the king of clubs or the king of spades.',
      'Vous pouvez continuer la suite et devez le faire : posez le roi de trèfle ou le roi de pique.',
      'Du kannst die Folge fortsetzen und musst es: Lege den Kreuz-König oder den Pik-König.',
    ]);
  });

  test('an announcement of nothing', () => {
    expect(refused({ code: 'nothing-to-announce', card: cardOf('Jc') })).toEqual([
      'There is nothing to announce with the jack of clubs.',
      'Il n’y a rien à annoncer avec le valet de trèfle.',
      'Mit dem Kreuz-Buben gibt es nichts anzusagen.',
    ]);
    expect(refused({ code: 'nothing-to-announce', card: cardOf('Jc') }, RULESETS.famille)).toEqual([
      'Nothing need be announced here: honours sweep by themselves.',
      'Il n’y a rien à annoncer ici : les belles cartes prennent d’elles-mêmes.',
      'Hier gibt es nichts anzusagen: Honneurs nehmen von selbst.',
    ]);
  });
});
