import { createSubscriber } from 'svelte/reactivity';
import { maySpeak, onVoicesChange, voiceLanguages } from '../../app/browser/speech.ts';

/** Longest time in which browsers load their voices. */
const LOADING_MS = 3000;
let loaded = false;

const subscribe = createSubscriber((update) => {
  const finish = () => {
    loaded = true;
    update();
  };
  const timer = setTimeout(finish, LOADING_MS);
  const cancel = onVoicesChange(finish);
  return () => {
    clearTimeout(timer);
    cancel();
  };
});

/**
 * Whether the browser has no voice for a language, so that calls stay silent or sound foreign. False while it may still load its
 * voices. A component that calls it follows later changes.
 */
export function lacksVoice(language: string): boolean {
  subscribe();
  const known = voiceLanguages();
  if (known.length === 0 && maySpeak() && !loaded) return false;
  return !known.some((tag) => tag.toLowerCase().startsWith(language));
}
