import { hadInput, mayPlaySound } from '../../app/browser/browser.ts';

/** Whether the browser still blocks sound. It allows sound and speech after the first key or touch on the page. */
class SoundGate {
  /** The sound player updates it. */
  blocked: boolean = $state(mayPlaySound() && !hadInput());
}

export const soundGate = new SoundGate();
