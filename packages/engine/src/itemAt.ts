/**
 * Returns the item at an index.
 *
 * @throws RangeError if there is none.
 */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at index ${index}`);
  return item;
}
