import type { Language } from '@nain-jaune/words';

/** Whether texts can be read aloud here at all. */
export function maySpeak(): boolean {
  return 'speechSynthesis' in globalThis;
}

/** Reads a text aloud, in place of what is being read; a little slower than usual, for young ears. */
export function speak(text: string, language: Language): void {
  hush();
  if (!maySpeak()) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  utterance.rate = 0.9;
  speechSynthesis.speak(utterance);
}

/** Ends what is being read. */
export function hush(): void {
  if (maySpeak()) speechSynthesis.cancel();
}
