import { cutTo, mostUnits } from '@nain-jaune/protocol';
import type { Attachment } from 'svelte/attachments';

/** Limits a text field to a number of characters as readers count them. `maxlength` alone counts code units. */
export function atMost(characters: number): Attachment<HTMLInputElement> {
  return (field) => {
    field.maxLength = mostUnits(characters);
    const cut = ({ isComposing }: Event & { isComposing?: boolean }) => {
      const short = cutTo(field.value, characters);
      if (!isComposing && short !== field.value) field.value = short;
    };
    // Captured, so that listeners read the cut text.
    field.addEventListener('input', cut, { capture: true });
    return () => field.removeEventListener('input', cut, { capture: true });
  };
}
