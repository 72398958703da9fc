import { isStorageNewer } from '../browser/browser.ts';
import { problemIn } from './gameServiceError.ts';

/** Whether a newer version of the page has saved data in this browser. This page neither reads nor overwrites them. */
class NewerData {
  found = $state(isStorageNewer());

  /** Notes why a database could not be opened. */
  note(error: unknown): void {
    if (problemIn(error).code === 'newer-data') this.found = true;
  }
}

export const newerData: NewerData = new NewerData();
