/** A source of chance. Whoever needs chance is given one; nothing in the engine has its own. */
export interface Random {
  /** The next number, uniform over the 32-bit integers (signed or not: the 32 bits count). */
  next(): number;
}
