/** A source of random numbers. The engine has none of its own. */
export interface Random {
  /** Returns the next 32-bit integer, uniform, signed or unsigned. */
  next(): number;
}
