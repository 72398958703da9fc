import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SharedList } from './sharedList.ts';

test('a list stays as it is, however it is continued', () => {
  const added = fc.array(fc.nat(), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), added)), (continuations) => {
      const lists = [{ list: new SharedList<number>(), items: [] as number[] }];
      for (const [any, items] of continuations) {
        const before = lists[any % lists.length] ?? { list: new SharedList<number>(), items: [] };
        lists.push({ list: before.list.with(items), items: [...before.items, ...items] });
      }
      for (const { list, items } of lists) {
        expect([...list]).toEqual(items);
        expect(list.length).toBe(items.length);
        expect(list.slice(1)).toEqual(items.slice(1));
        expect(list.slice(0, 2)).toEqual(items.slice(0, 2));
      }
    }),
  );
});
