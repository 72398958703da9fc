import { attempt } from './tabChannel.ts';

/** Whether texts can be read aloud. */
export function maySpeak(): boolean {
  return attempt(() => speechSynthesis != null && typeof SpeechSynthesisUtterance === 'function', false);
}

/** Reads a text aloud with a voice of its language. Calls `onEnd` once at the end, and at once if nothing can be read. */
export function speak(
  text: string,
  language: string,
  rate: number,
  onEnd: () => void = () => undefined,
): void {
  const isSpeaking = attempt(() => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = language;
    utterance.rate = rate;
    const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language));
    // Other voices need the internet.
    const voice = voices.find(({ localService }) => localService) ?? voices[0];
    if (voice !== undefined) utterance.voice = voice;
    utterance.onend = onEnd;
    utterance.onerror = onEnd;
    speechSynthesis.speak(utterance);
    return true;
  }, false);
  if (!isSpeaking) onEnd();
}

/** The language tags of the voices that read texts aloud. Empty until the browser has loaded them. */
export function voiceLanguages(): readonly string[] {
  return attempt(() => speechSynthesis.getVoices().map(({ lang }) => lang), []);
}

/** Calls `listener` when the browser has loaded other voices. Returns a cancel function. */
export function onVoicesChange(listener: () => void): () => void {
  attempt(() => speechSynthesis.addEventListener('voiceschanged', listener), undefined);
  return () => attempt(() => speechSynthesis.removeEventListener('voiceschanged', listener), undefined);
}

/** Reads a text aloud in place of what is being read, a little slower than usual, for young ears. */
export function readAloud(text: string, language: string): void {
  hush();
  speak(text, language, 0.9);
}

/** Stops reading aloud. */
export function hush(): void {
  attempt(() => speechSynthesis.cancel(), undefined);
}
