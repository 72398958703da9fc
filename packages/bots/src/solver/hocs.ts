import { IS_HOC, type Rules } from '@nain-jaune/engine/kernel';

/** Whether a card is paid as a hoc when announced. */
export function isHoc(rules: Rules, card: number): boolean {
  return ((rules.special[card] ?? 0) & IS_HOC) !== 0;
}

/** Whether hocs are paid at all. */
export function paysHocs(rules: Rules): boolean {
  return rules.special.some((_, card) => isHoc(rules, card));
}
