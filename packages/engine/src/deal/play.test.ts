import { describe, expect, test } from 'vitest';
import { ascending } from '../testing/cards.ts';
import { fixedDeal } from '../testing/fixedDeal.ts';

describe('S0 1760: play', () => {
  test('goes anticlockwise: the right-hand neighbour of the dealer leads and the turn passes to the right', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', dealer: 1, hands: ['Ac 9d', '3h 5h', '8s Js'] });
    expect(deal.state).toBe('0 leads');
    deal.play('Ac');
    expect(deal.state).toBe('0 wants 2c');
    expect(deal.play('-').state).toBe('2 wants 2c');
    expect(deal.play('-').state).toBe('1 wants 2c');
    expect(deal.play('-').state).toBe('0 leads');
  });

  test('builds a run within its suit: another suit does not continue it', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Ac 4d', '2d 3c', '2c 9s'] });
    deal.play('Ac -');
    expect(deal.state).toBe('2 wants 2c');
    expect(deal.answerTo('9s')).toBe('card-not-wanted');
    deal.play('2c -');
    expect(deal.state).toBe('1 wants 3c');
    expect(deal.answerTo('2d')).toBe('card-not-wanted');
    expect(deal.legal).toBe('3c');
  });

  test('"Three, Four and without Five": a player lays on until he has not got the next card', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Ac 2c 3c 4c 6c', '9d 9h', '8d 8h'] });
    expect(deal.play('Ac').legal).toBe('2c');
    expect(deal.play('2c').legal).toBe('3c');
    expect(deal.play('3c').legal).toBe('4c');
    expect(deal.play('4c').legal).toBe('-');
    expect(deal.state).toBe('0 wants 5c');
  });

  test('need not begin with the lowest card', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Ac 6h 9c', '2d', '3d'] });
    expect(deal.legal).toBe('Ac 6h 9c');
  });

  test('a king completes a run and who laid it begins a new one with any rank and suit', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Qc Kc 3d 5s', '4d 9h', '4h 9d'] });
    deal.play('Qc Kc!');
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('3d 5s');
    expect(deal.eventsOf('stopped')).toEqual([
      { type: 'stopped', seat: 0, card: deal.eventsOf('laid')[1]?.card },
    ]);
  });

  test('when no player can continue, the player who laid the last card begins another run', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['5c 9h', '6c 2d Ah', '2s 3s'] });
    deal.play('5c - -');
    expect(deal.state).toBe('1 wants 6c');
    deal.play('6c - - -');
    expect(deal.state).toBe('1 leads');
    expect(deal.legal).toBe('Ah 2d');
    expect(deal.eventsOf('stalled')).toEqual([{ type: 'stalled', seat: 1 }]);
  });

  test.each([
    ['10♦', '9d Td! 2s 3s', 'Jd 4h', '2s 3s'],
    ['J♣', 'Tc Jc! 2s 3s', 'Qc 4h', '2s 3s'],
    ['Q♠', 'Js Qs! 2h 3s', 'Ks 4h', '2h 3s'],
  ])('%s is a permanent hoc: it stops the run and who laid it begins a new one', (_, own, other, left) => {
    const hand = own.replace('!', '');
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: [hand, other, '5h 6h'] });
    deal.play(own.split(' ').slice(0, 2).join(' '));
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe(left);
  });

  test('the jack, ten and queen of other suits stop nothing', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['Th Jh Qh 2c', '3c', '4c'] });
    expect(deal.play('Th').state).toBe('0 wants Jh');
    expect(deal.play('Jh').state).toBe('0 wants Qh');
    expect(deal.play('Qh').state).toBe('0 wants Kh');
  });

  test('a player who holds the wanted card must lay it', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['5c 9h', '6c 2d', '2s 3s'] });
    deal.play('5c - -');
    expect(deal.answerTo('-')).toBe('must-continue');
    expect(deal.legal).toBe('6c');
  });

  test('the first to be rid of all cards is the winner, at once', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['5c 9h', '6c', '2s 7c'] });
    deal.play('5c - - 6c');
    expect(deal.state).toBe('over: 1 won');
    expect(deal.legal).toBe('');
  });
});

describe('S0 1789: play', () => {
  test('goes clockwise: the left-hand neighbour of the dealer leads and the turn passes to the left', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', dealer: 3, hands: ['Ac 9d', '3h 5h', '8s Js', 'Ks 9h'] });
    expect(deal.state).toBe('0 leads');
    expect(deal.play('Ac').state).toBe('0 wants 2c 2d 2h 2s');
    expect(deal.play('-').state).toBe('1 wants 2c 2d 2h 2s');
    expect(deal.play('-').state).toBe('2 wants 2c 2d 2h 2s');
    expect(deal.play('-').state).toBe('3 wants 2c 2d 2h 2s');
    expect(deal.play('-').state).toBe('0 leads');
  });

  test('first hand puts down any card', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['9c 2h Ks', '3d', '4d'] });
    expect(deal.legal).toBe('2h 9c Ks');
  });

  test('"Five! Six, Seven, Eight": the next in sequence, regardless of suit', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 6c 7s 8d Ac', '9h Kd', '2c 2d'] });
    deal.play('5h');
    expect(deal.state).toBe('0 wants 6c 6d 6h 6s');
    expect(deal.legal).toBe('6c -');
    deal.play('6c 7s 8d');
    expect(deal.state).toBe('0 wants 9c 9d 9h 9s');
    expect(deal.legal).toBe('-');
  });

  test('"no Ten!": a player who stops at nine passes, and the event has the wanted cards', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['9h 2c', 'Th 3c', '4c 4d'] });
    deal.play('9h -');
    const [passed] = deal.eventsOf('passed');
    expect(passed?.seat).toBe(0);
    expect(deal.state).toBe('1 wants Tc Td Th Ts');
    expect(passed?.wanted).toHaveLength(4);
  });

  test('the next player to the left goes on if possible', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 2c', '6s 7c 9d', '8s 9h 2d'] });
    deal.play('5h - 6s 7c -');
    expect(deal.state).toBe('2 wants 8c 8d 8h 8s');
    expect(deal.legal).toBe('8s -');
  });

  test('and if desired: a player who holds the wanted card may pass', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 2c', '6s 7c', '8s 9h'] });
    deal.play('5h -');
    expect(deal.legal).toBe('6s -');
    expect(deal.play('-').state).toBe('2 wants 6c 6d 6h 6s');
  });

  test('if none of the players completes the run, who laid last starts a new one with any card', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 2c', '6s Kc 3d', '8s 9h'] });
    deal.play('5h - 6s - - -');
    expect(deal.state).toBe('1 leads');
    expect(deal.legal).toBe('3d Kc');
  });

  test('a player who plays a king starts a new run with any card held', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['Qh Ks 2c 9d', '3c', 'Ac'] });
    deal.play('Qh Ks');
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('2c 9d');
  });

  test('only the card that begins a run is reported as led', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 6c 9d 2c', '3c', '4c'] });
    deal.play('5h 6c - - - 9d');
    expect(deal.eventsOf('laid').map(({ led }) => led)).toEqual([true, false, true]);
    const lowest = fixedDeal({ rules: 'nain-jaune-court', hands: ['5h 6c 9d', '3c', '4c'] }).play('5h 6c');
    expect(lowest.eventsOf('laid').map(({ led }) => led)).toEqual([true, false]);
  });

  test('there are no hocs: an honour other than a king does not stop the run', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['Td Jc Qs 2c', '3c', '4c'] });
    expect(deal.play('Td!').state).toBe('0 wants Jc Jd Jh Js');
    expect(deal.play('Jc!').state).toBe('0 wants Qc Qd Qh Qs');
    expect(deal.play('Qs!').state).toBe('0 wants Kc Kd Kh Ks');
  });

  test('the winner of the deal is the first to get rid of all cards', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 2c', '6s', '7c 7h'] });
    expect(deal.play('5h - 6s').state).toBe('over: 1 won');
    expect(deal.eventsOf('ended')).toEqual([{ type: 'ended', winner: 1, opera: false }]);
  });
});

describe('S1: play', () => {
  test('the player at the right of the dealer begins and the turn goes to the right', () => {
    const deal = fixedDeal({ rules: 'famille', dealer: 1, hands: ['As 9d', '3h 5h', '8s Js', 'Ks 9h'] });
    expect(deal.state).toBe('0 leads');
    expect(deal.play('As -').turn).toBe(3);
    expect(deal.play('-').turn).toBe(2);
    expect(deal.play('-').turn).toBe(1);
    expect(deal.play('-').state).toBe('0 leads');
  });

  test('« Un, deux, trois, quatre, sans cinq »: cards of any suit, until the one that is missing', () => {
    const hands = ['As 2h 3d 4c 9s', '5c 6d Ks', '8h 8s', '9c 9h'];
    const deal = fixedDeal({ rules: 'famille', hands });
    deal.play('As 2h 3d 4c');
    expect(deal.state).toBe('0 wants 5c 5d 5h 5s');
    expect(deal.legal).toBe('-');
    expect(deal.play('- - -').legal).toBe('5c');
    expect(deal.play('5c').legal).toBe('6d');
  });

  test('one throws the cards that follow: a player who has the next card must lay it', () => {
    const deal = fixedDeal({ rules: 'famille', hands: ['As 2h 9s', '5c', '8h', '9c'] });
    expect(deal.play('As').legal).toBe('2h');
    expect(deal.answerTo('-')).toBe('must-continue');
  });

  test('eldest hand may begin with any card', () => {
    expect(fixedDeal({ rules: 'famille', hands: ['9s As 2h', '5c', '8h', '9c'] }).legal).toBe('As 2h 9s');
  });

  test('if the missing card is in the talon, the last who played goes on, and nobody may interrupt his cards', () => {
    const hands = ['4c 8h 9s Jd Qd', '2c 2d Ts', '3c 3d', '4d 4h'];
    const deal = fixedDeal({ rules: 'famille', hands });
    deal.play('4c - - - -');
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('8h 9s Jd Qd');
    expect(deal.play('8h').legal).toBe('9s');
    expect(deal.play('9s').legal).toBe('-');
    expect(deal.answerTo('Ts', 1)).toBe('not-your-turn');
  });
});

describe('S2: play', () => {
  test('„3 4 5 6 ohne 7“: then the left-hand neighbour may go on with a 7 and perhaps an 8', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['3c 4d 5h 6s Kd', '7c 8d Ad', '2c 2d'] });
    expect(deal.play('3c 4d 5h 6s').legal).toBe('-');
    expect(deal.play('-').state).toBe('1 wants 7c 7d 7h 7s');
    expect(deal.legal).toBe('7c -');
    expect(deal.play('7c').legal).toBe('8d -');
    expect(deal.play('8d').legal).toBe('-');
  });

  test('the ace counts one and is the beginning of a run: it does not follow a king', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Ah 2c Kd 5s', '3c 4d', '9c 9d'] });
    expect(deal.play('Ah').state).toBe('0 wants 2c 2d 2h 2s');
    deal.play('2c - 3c 4d');
    expect(deal.state).toBe('over: 1 won an opera');
    const king = fixedDeal({ rules: 'gelber-zwerg', hands: ['Kd Ah 5s', '3c', '9c'] });
    expect(king.play('Kd').state).toBe('0 leads');
  });

  test('a player who lays a king may begin anywhere', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Kd Ah 5s', '3c', '9c'] });
    expect(deal.play('Kd').legal).toBe('Ah 5s');
  });

  test('after a 5 nobody follows with a 6, who laid the 5 may go on with a 7', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['5h 7c 2d', '3c 8c', '9c 9d'] });
    deal.play('5h - - -');
    expect(deal.state).toBe('0 wants 7c 7d 7h 7s');
    expect(deal.legal).toBe('7c -');
    expect(deal.answerTo('2d')).toBe('card-not-wanted');
  });

  test('variant: after a 5 nobody follows with a 6, who laid the 5 may begin anywhere', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg stall=lead', hands: ['5h 7c 2d', '3c 8c', '9c 9d'] });
    deal.play('5h - - -');
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('2d 7c');
  });
});

describe('R4: after a stall the next rank up is wanted', () => {
  test('the last to lay is asked first, then the others in turn', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['5h 2c', '3c 8c', '7s 9d'] });
    deal.play('5h - - -');
    expect(deal.state).toBe('0 wants 7c 7d 7h 7s');
    expect(deal.legal).toBe('-');
    expect(deal.play('-').state).toBe('1 wants 7c 7d 7h 7s');
    expect(deal.play('-').state).toBe('2 wants 7c 7d 7h 7s');
    expect(deal.legal).toBe('7s -');
    expect(deal.play('7s').state).toBe('2 wants 8c 8d 8h 8s');
  });

  test('the last to lay is asked first, not eldest hand', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['5h 2c', '6c 3c', '9d 8s'] });
    deal.play('5h - 6c - - -');
    expect(deal.state).toBe('1 wants 8c 8d 8h 8s');
    expect(deal.play('-').state).toBe('2 wants 8c 8d 8h 8s');
  });

  test('if nobody has it either, the rank rises again', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['5h 2c', '3c 9c', '2s 9d'] });
    deal.play('5h - - -').play('- - -');
    expect(deal.state).toBe('0 wants 8c 8d 8h 8s');
    deal.play('- - -');
    expect(deal.state).toBe('0 wants 9c 9d 9h 9s');
    expect(deal.play('-').legal).toBe('9c -');
  });

  test('past the king the last to lay leads anything', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Jh 2c 3d', '3c', '2s'] });
    deal.play('Jh - - -');
    expect(deal.state).toBe('0 wants Kc Kd Kh Ks');
    deal.play('- - -');
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('2c 3d');
  });

  test('a queen that nobody follows stalls at the king and her player leads', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Qh 2c 3d', '3c', '2s'] });
    expect(deal.play('Qh - - -').state).toBe('0 leads');
  });

  test('those who would not lay the first rank wanted are asked for the next one too', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['5h 2c', '6c 7c', '9d 8s'] });
    expect(deal.play('5h - - -').state).toBe('0 wants 7c 7d 7h 7s');
    expect(deal.play('-').legal).toBe('7c -');
  });

  test('events report that the run has stalled and what is wanted now', () => {
    const deal = fixedDeal({ rules: 'gelber-zwerg', hands: ['Jh 2c 3d', '3c', '2s'] }).play('Jh - - -');
    expect(deal.eventsOf('stalled')).toHaveLength(1);
    expect(deal.eventsOf('rose').map(({ wanted }) => ascending(wanted))).toEqual(['Kc Kd Kh Ks']);
    deal.play('- - -');
    expect(deal.eventsOf('rose')).toHaveLength(1);
  });

  test('setting: with compulsory continuing the one who holds the risen rank must lay it', () => {
    const rules = 'gelber-zwerg continuing=compulsory';
    const deal = fixedDeal({ rules, hands: ['5h 2c', '3c 7c', '9d 8s'] });
    expect(deal.play('5h - - - -').legal).toBe('7c');
  });

  test('setting: next-rank under the rules of 1789', () => {
    const deal = fixedDeal({ rules: 'lindor-1789 stall=next-rank', hands: ['5h 7c 2d', '3c 8c', '9c 9d'] });
    expect(deal.play('5h - - -').state).toBe('0 wants 7c 7d 7h 7s');
  });
});

describe('S3: play', () => {
  test('3, 4, 5, 6, 7: cards in ascending order, not necessarily of the same suit', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['3c 4d 5h 6s 7c Kd', '2c', '2d'] });
    expect(deal.play('3c').legal).toBe('4d');
    expect(deal.play('4d').legal).toBe('5h');
    expect(deal.play('5h').legal).toBe('6s');
    expect(deal.play('6s').legal).toBe('7c');
  });

  test('"without 6": after 2, 3, 4, 5 the turn passes to the player on the left, who takes the run over', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['2c 3d 4h 5s Kd', '6c 7h 2s', '9d 9h'] });
    deal.play('2c 3d 4h 5s -');
    expect(deal.state).toBe('1 wants 6c 6d 6h 6s');
    expect(deal.legal).toBe('6c');
    expect(deal.play('6c 7h -').state).toBe('2 wants 8c 8d 8h 8s');
  });

  test('a king ends the run and its player starts a new one with a card of his choice', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['Kc 9h 2d', '3c', '4c'] });
    expect(deal.play('Kc').state).toBe('0 leads');
    expect(deal.legal).toBe('2d 9h');
  });

  test('example: after 7, 8, 9 and no ten at players 2, 3 and 4, player 1 starts 4, 5, 6', () => {
    const hands = ['7s 8c 9c 4h 5d 6h Kc', '2c 2h', '3c 3h', 'As Js'];
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands });
    deal.play('7s 8c 9c - - - -');
    expect(deal.state).toBe('0 leads');
    expect(deal.play('4h 5d 6h').state).toBe('0 wants 7c 7d 7h 7s');
  });

  test('the round ends when a player has got rid of all cards', () => {
    const deal = fixedDeal({ rules: 'yellow-dwarf', hands: ['2c Kd', '3c', '9d 9h'] });
    expect(deal.play('2c - 3c').state).toBe('over: 1 won');
  });
});

describe('S4: play', () => {
  test('the player at the left of the dealer plays his lowest card, one of its rank', () => {
    const hands = ['3h 3s 9c Kd', '2c 2d', '4c 4d'];
    const deal = fixedDeal({ rules: 'nain-jaune-court', dealer: 2, hands });
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('3h 3s');
    expect(deal.answerTo('9c')).toBe('lead-lowest');
  });

  test.each([
    [0, '4c 4h'],
    [1, 'As'],
    [2, 'Jd Jh'],
  ])('the lowest card is that of the player who leads: seat %i', (seat, lowest) => {
    const hands = ['4h Td 4c', 'Kh As 9c', 'Qc Jd Ks Jh'];
    const deal = fixedDeal({ rules: 'nain-jaune-court', dealer: (seat + 2) % 3, hands });
    expect(deal.turn).toBe(seat);
    expect(deal.legal).toBe(lowest);
  });

  test('after the ace of spades any two may be played, not only the two of spades', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['As 2h 2s 9c', '3c', '4d'] });
    expect(deal.play('As').legal).toBe('2h 2s');
  });

  test('a player without the next card passes, and the player at his left may go on', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['As 5h 9c', '2c 3d Kd', '4d Td'] });
    deal.play('As -');
    expect(deal.state).toBe('1 wants 2c 2d 2h 2s');
    deal.play('2c 3d -');
    expect(deal.state).toBe('2 wants 4c 4d 4h 4s');
    expect(deal.legal).toBe('4d');
  });

  test('when all must pass, the first who passed plays any card of his hand, his lowest or not', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['As 5h 9c', '3d Jd', '4d Tc'] });
    deal.play('As - - -');
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('5h 9c');
  });

  test('only the first card of the deal must be a lowest one', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['Qc Qd', '3d 9s Kd', '4d Tc'] });
    deal.play('Qc - Kd');
    expect(deal.state).toBe('1 leads');
    expect(deal.legal).toBe('3d 9s');
  });

  test('the deal stops when a player has discarded all his cards', () => {
    const deal = fixedDeal({ rules: 'nain-jaune-court', hands: ['As 9c', '2d', '3d Tc'] });
    expect(deal.play('As - 2d').state).toBe('over: 1 won');
  });
});

describe('R12: continuing', () => {
  test('if continuing is optional, a player may stop after any card of a run', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['3c 4d 5h 6s', '2c', '2d'] });
    expect(deal.play('3c').legal).toBe('4d -');
    expect(deal.play('4d').legal).toBe('5h -');
    expect(deal.play('-').state).toBe('1 wants 5c 5d 5h 5s');
  });

  test('a run stalls when everyone has passed, the wanted card in hand or not', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 6h 2c', '6c 9d', '6d 9h'] });
    deal.play('5h - - -');
    expect(deal.state).toBe('0 leads');
    expect(deal.legal).toBe('2c 6h');
  });

  test('a player who passed may lay when the turn comes round again in the same run', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h 7h 2c', '6c 9d', '6d 8h'] });
    deal.play('5h - - 6d - 7h -');
    expect(deal.state).toBe('1 wants 8c 8d 8h 8s');
  });

  test.each(['lindor-1789', 'yellow-dwarf', 'gelber-zwerg', 'nain-jaune-court'])(
    'a leader must lay a card (%s)',
    (rules) => {
      expect(fixedDeal({ rules, hands: ['5h 9c', '6c', '7c'] }).answerTo('-')).toBe('must-lead');
    },
  );

  test('setting: if continuing is compulsory no player stops who can continue', () => {
    const rules = 'lindor-1789 continuing=compulsory';
    const deal = fixedDeal({ rules, hands: ['3c 4d 9h', '5c 2c', '2d'] });
    expect(deal.play('3c').legal).toBe('4d');
    expect(deal.play('4d -').legal).toBe('5c');
  });
});

describe('R13: a run within a suit stalls in each case alike', () => {
  test('the wanted card is in the talon', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['5c 9h', '8d 8h', '2s 3s'] });
    expect(deal.play('5c - - -').state).toBe('0 leads');
  });

  test('the wanted card has been laid already', () => {
    const deal = fixedDeal({ rules: 'avantcoureur-1760', hands: ['6c 5c 9h', '8d 8h', '2s 3s'] });
    deal.play('6c - - - 5c');
    expect(deal.state).toBe('0 wants 6c');
    expect(deal.legal).toBe('-');
    expect(deal.play('- - -').state).toBe('0 leads');
  });

  test('what the holder of the wild dwarf does with a stalling run is his choice', () => {
    const hands = ['5c 9h', '7d 8h', '2s 3s'];
    expect(fixedDeal({ rules: 'avantcoureur-1760', hands }).play('5c - -').legal).toBe('7d! 7d -');
    const passing = fixedDeal({ rules: 'avantcoureur-1760', hands });
    expect(passing.play('5c - - -').state).toBe('0 leads');
    const laying = fixedDeal({ rules: 'avantcoureur-1760', hands });
    expect(laying.play('5c - - 7d!').state).toBe('1 leads');
  });
});

describe('refusals', () => {
  const start = () => fixedDeal({ rules: 'lindor-1789', hands: ['5h 6d', '6c 9d', 'Td 8h'] });

  test('another seat is to move', () => {
    expect(start().answerTo('6c', 1)).toBe('not-your-turn');
  });

  test('the seat does not hold the card', () => {
    expect(start().answerTo('6c')).toBe('card-not-held');
  });

  test('the card does not continue the run', () => {
    expect(start().play('5h -').answerTo('9d')).toBe('card-not-wanted');
  });

  test('a card that is no honour has nothing to announce', () => {
    expect(start().answerTo('5h!')).toBe('nothing-to-announce');
  });

  test('a card laid once is held no more', () => {
    expect(start().play('5h').answerTo('5h')).toBe('card-not-held');
  });

  test('nothing is played after the deal is over', () => {
    const deal = fixedDeal({ rules: 'lindor-1789', hands: ['5h', '6c 9d', 'Td 8h'] }).play('5h');
    expect(deal.answerTo('6c', 1)).toBe('deal-is-over');
    expect(deal.answerTo('-', 0)).toBe('deal-is-over');
  });

  test('a refused move changes nothing', () => {
    const deal = start().play('5h');
    const before = [deal.state, deal.legal, deal.hand(0), deal.hand(1), deal.hand(2)];
    for (const move of ['9d', '5h', '6d!', 'Kc', 'Td!']) deal.answerTo(move);
    expect([deal.state, deal.legal, deal.hand(0), deal.hand(1), deal.hand(2)]).toEqual(before);
  });
});
