import { makeCode } from '../security/tokens.ts';
import type { Store } from '../store/index.ts';

const codesTried = 20;

/** Creates a table of this node under a new code, and returns the code. */
export async function createTable(store: Store, open: boolean): Promise<string> {
  for (let tried = 0; tried < codesTried; tried += 1) {
    const code = makeCode();
    const meta = { open, phase: 'gathering', lobby: '{}', present: 0 } as const;
    if (await store.create(code, meta)) return code;
  }
  throw new Error('no free table code was found');
}
