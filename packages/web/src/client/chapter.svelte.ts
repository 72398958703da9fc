import type { Chapters } from '@nain-jaune/words';
import { inTime } from './inTime.ts';
import { preferences } from './preferences.svelte.ts';

/** A chapter of the words, loaded with the page that needs it and again when the language changes. */
export class Chapter<Name extends keyof Chapters> {
  /** The words of the chapter; null until they are loaded. */
  words: Chapters[Name] | null = $state.raw(null);
  /** Whether they could not be loaded, offline perhaps. */
  failed = $state(false);

  /** Call it while a component is being made: the chapter follows the language for as long as that lives. */
  constructor(name: Name) {
    $effect(() => {
      const load = preferences.words.chapters[name] as () => Promise<Chapters[Name]>;
      let wanted = true;
      this.failed = false;
      const take = (): Promise<void> =>
        inTime(load(), take).then(
          (words) => {
            if (!wanted) return;
            this.failed = false;
            this.words = words;
          },
          () => {
            if (wanted) this.failed = true;
          },
        );
      void take();
      return () => {
        wanted = false;
      };
    });
  }
}
