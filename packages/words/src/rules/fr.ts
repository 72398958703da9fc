import type { Ruleset } from '@nain-jaune/engine';
import { theCard } from '../cards/fr.ts';
import { makeGrammar } from '../grammar.ts';
import { fr as screen } from '../interface/fr.ts';
import {
  anteOf,
  cardOf,
  handSizes,
  hasDwarfBox,
  makeRuleWords,
  type RulePhrases,
  type RuleWords,
} from '../rules.ts';
import { typesetAll, typesetFrench } from '../typeset.ts';

const { and, count, number, or } = makeGrammar('fr');

const phrases: RulePhrases = {
  topics: {
    players: 'Joueurs',
    counters: 'Jetons',
    honours: 'Belles cartes et mises',
    dealer: 'Donneur',
    deal: 'Donne',
    ante: 'Mise',
    direction: 'Sens du jeu',
    firstLead: 'Première entame',
    run: 'Suite',
    continuing: 'Continuer la suite',
    stall: 'Quand personne ne suit',
    stops: 'Arrêts',
    dwarf: 'Le nain',
    announcing: 'Prendre une case',
    missedHonour: 'Belle carte posée sans rien dire',
    hocs: 'Hocs',
    payment: 'Payer le gagnant',
    heldHonour: 'Belle carte encore en main',
    opera: 'Opéra',
    debts: 'Quand les jetons manquent',
    end: 'Fin de la partie',
  },
  texts: {
    players: ({ players }) => `Pour ${screen.playersAllowed(...players)}.`,
    counters: (rules) => `Chacun commence avec ${counters(rules.counters)}.`,
    honours: ({ honours }) =>
      `Cinq cartes ont leur case au tableau. Leurs mises : ${and(
        honours.map(({ card, stake }) => `${theCard(cardOf(card))} ${number(stake)}`),
      )}.`,
    dealer: ({ firstDealer, nextDealer }) =>
      `${
        firstDealer === 'lot'
          ? 'Le premier donneur est tiré au sort.'
          : 'Chacun tire une carte, et la plus haute donne la première.'
      } Après chaque donne, le voisin de ${nextDealer === 'left' ? 'gauche' : 'droite'} du donneur donne à son tour.`,
    deal: (rules) => `${packets(rules)} ${hands(rules)}`,
    ante: (rules) =>
      `Avant chaque donne, ${
        rules.ante === 'everyone' ? 'chacun met' : 'le donneur seul met'
      } les cinq mises dans les cases, ${counters(anteOf(rules))} en tout. Ce qui s’y trouve déjà y reste.`,
    direction: ({ play }) =>
      play === 'clockwise'
        ? 'On joue vers la gauche, dans le sens des aiguilles d’une montre ; le voisin de gauche du donneur commence.'
        : 'On joue vers la droite, dans le sens inverse des aiguilles d’une montre ; le voisin de droite du donneur commence.',
    firstLead: ({ firstLead }) =>
      firstLead === 'any'
        ? 'La première entame d’une donne est libre.'
        : 'La première entame d’une donne se fait par une des cartes les plus basses de qui entame ; les suivantes sont libres.',
    run: ({ run }) =>
      run === 'rank'
        ? 'Une suite monte de rang en rang, sans souci de couleur ; l’as est le plus bas.'
        : 'Une suite monte de carte en carte dans une même couleur ; l’as est le plus bas.',
    continuing,
    stall: ({ stall }) =>
      stall === 'lead'
        ? 'Quand tous ont passé à leur tour, qui a posé le dernier entame ce qu’il veut.'
        : 'Quand tous ont passé à leur tour, on demande le rang au-dessus, d’abord à qui a posé le dernier ; après le roi, celui-ci entame ce qu’il veut.',
    stops: ({ hocs }) =>
      `Un roi arrête la suite, et qui l’a posé entame de nouveau.${
        hocs ? ' Une belle carte arrête aussi la suite.' : ''
      }`,
    dwarf,
    announcing: ({ announcing }) =>
      announcing === 'required'
        ? 'Une belle carte posée et annoncée (« la Dame qui prend ! ») ramasse ce que contient sa case.'
        : 'Une belle carte posée ramasse ce que contient sa case, sans qu’il faille l’annoncer.',
    missedHonour: ({ announcing, missedHonour }) => {
      if (announcing === 'automatic') return '';
      return missedHonour === 'stays'
        ? 'La case d’une belle carte posée sans être annoncée reste telle quelle.'
        : 'La case d’une belle carte posée sans être annoncée reste en place, et qui l’a posée la double au règlement.';
    },
    hocs: ({ hocs, announcing }) => {
      if (!hocs) return '';
      const when = announcing === 'required' ? 'posés et annoncés' : 'posés';
      return `Pour un roi ou une belle carte ${when}, chacun des autres joueurs paie ${counters(1)}.`;
    },
    payment,
    heldHonour: ({ heldHonour }) =>
      heldHonour === 'bete'
        ? 'Qui a encore une belle carte en main à la fin d’une donne fait la bête : il double sa case.'
        : 'Une belle carte encore en main à la fin d’une donne ne coûte rien de plus.',
    opera,
    debts: ({ debts }) =>
      debts
        ? 'Qui doit plus qu’il ne lui reste paie tout et passe au-dessous de zéro.'
        : 'Qui doit plus qu’il ne lui reste paie ce qui lui reste ; le surplus est oublié.',
    end,
  },
};

/** The rules in French. */
export const rules: RuleWords = typesetAll(makeRuleWords(phrases), typesetFrench);

function counters(some: number): string {
  return count(some, 'jeton', 'jetons');
}

function packets({ packet, dealTo }: Ruleset): string {
  const size = packet === 1 ? 'une à une' : `${number(packet)} par ${number(packet)}`;
  const way =
    dealTo === 'clockwise'
      ? 'vers la gauche, dans le sens des aiguilles d’une montre'
      : 'vers la droite, dans le sens inverse des aiguilles d’une montre';
  return `Les cartes sont données ${size}, ${way}.`;
}

function hands(rules: Ruleset): string {
  const sizes = rules.players.map(
    (some) => `${or(handSizes(rules, some).map(number))} cartes à ${number(some)} joueurs`,
  );
  return rules.hand === 'table'
    ? `Chacun reçoit ${and(sizes)} ; le reste forme le talon, que personne ne voit.`
    : `Tout le jeu est distribué : ${and(sizes)} ; les premiers servis ont ce qui reste.`;
}

function continuing({ continuing: duty, dwarf: role }: Ruleset): string {
  const except = role === 'plain' ? '' : ' Rien n’oblige jamais à poser le nain.';
  return duty === 'compulsory'
    ? `Qui a une carte demandée doit la poser ; on ne passe que faute d’en avoir.${except}`
    : 'Qui a une carte demandée peut la poser ou passer, et s’arrêter après n’importe quelle carte.';
}

function dwarf(rules: Ruleset): string {
  const sweeps = hasDwarfBox(rules) ? ' Il prend sa propre case.' : '';
  switch (rules.dwarf) {
    case 'plain':
      return `Le sept de carreau se pose comme tout autre sept.${sweeps}`;
    case 'stop':
      return `Le sept de carreau est à toutes fins : qui l’a peut le poser à chacun de ses tours, quoi qu’on demande. Il arrête la suite, et qui l’a posé entame de nouveau.${sweeps}`;
    case 'stands-for-wanted':
      return `Le sept de carreau est à toutes fins : qui l’a peut le poser à chacun de ses tours, quoi qu’on demande. Il prend la place de la carte demandée, et la suite repart de là, ou s’arrête si cette carte l’aurait arrêtée ; en entame, ou demandé lui-même, c’est un sept qui n’arrête pas la suite.${sweeps}`;
  }
}

function payment({ payment: unit, acePoints, heldDwarfFactor }: Ruleset): string {
  const pays =
    unit === 'cards'
      ? `Chacun des autres joueurs paie au gagnant ${counters(1)} par carte encore en main.`
      : `Chacun des autres joueurs paie au gagnant les points de ses cartes encore en main : 10 pour une figure, ${number(
          acePoints,
        )} pour un as, leur nombre pour les autres.`;
  return heldDwarfFactor === 1 ? pays : `${pays} Qui a encore le sept de carreau paie le double.`;
}

function opera({ opera: rule }: Ruleset): string {
  if (rule === null) return 'Il n’y a pas d’opéra.';
  const when =
    rule.when === 'first-turn'
      ? 'Qui pose toutes ses cartes d’un seul trait, sans qu’un autre joueur en pose une entre la première et la dernière, fait opéra.'
      : 'Qui pose toutes ses cartes avant qu’aucun autre joueur n’en ait posé une fait opéra.';
  const rewards = [
    rule.sweeps ? 'rafle tout le tableau' : '',
    rule.factor === 1 ? '' : 'est payé double par tous',
  ].filter((reward) => reward !== '');
  return `${when} Le gagnant ${rewards.length === 0 ? 'n’y gagne rien de plus' : and(rewards)}.`;
}

/** What ends a game, each as the end of a sentence. */
export function endCauses(rule: Ruleset['end']): string[] {
  return [
    ...dealsEnd(rule.deals),
    rule.target === null ? '' : `dès que quelqu’un a ${counters(rule.target)} à un règlement`,
    rule.minutes === null
      ? ''
      : `à la fin de la donne pendant laquelle ${count(rule.minutes, 'minute s’est écoulée', 'minutes se sont écoulées')}`,
    'quand quelqu’un qui doit miser ne le peut plus',
  ].filter((cause) => cause !== '');
}

function end({ end: rule }: Ruleset): string {
  return `La partie se termine ${or(endCauses(rule))}. Qui a alors le plus de jetons gagne ; à égalité, la victoire est partagée.`;
}

function dealsEnd(deals: Ruleset['end']['deals']): string[] {
  if (deals === null) return [];
  if (typeof deals === 'number') return [`après ${count(deals, 'donne', 'donnes')}`];
  return Object.entries(deals).map(
    ([players, some]) => `après ${count(some, 'donne', 'donnes')} à ${players} joueurs`,
  );
}
