import { inFrame } from '../client/frames.ts';
import { inOwnFrame } from '../client/ownFrame.ts';

/**
 * Opens a sheet over the page, then calls. All that lies under a modal dialog is styled anew, which takes a slow phone as long as
 * it takes to draw the sheet: an empty dialog that is not even drawn comes first, and gives way to the sheet a frame later. `covers`:
 * whether the sheet covers a phone's screen, so that what lies under it need not be there. Gives what closes the sheet and gives
 * the focus back to what had it.
 */
export function openSheet(sheet: HTMLDialogElement, covers: boolean, whenOpen: () => void): () => void {
  const focused = document.activeElement;
  const first = document.createElement('dialog');
  first.role = 'none';
  first.style.display = 'none';
  let stop = inOwnFrame(() => {
    if (covers) document.body.dataset['covered'] = '';
    document.body.append(first);
    first.showModal();
    stop = inFrame(0, () => {
      sheet.showModal();
      first.remove();
      whenOpen();
    });
  });
  return () => {
    stop();
    first.remove();
    if (covers) delete document.body.dataset['covered'];
    // Whoever takes the sheet away need not close it first.
    sheet.close();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  };
}
