/** Links and texts to copy, to share and to scan. */
export const share = {
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'Copying failed: copy the text yourself.',
  send: 'Share…',
  picture: 'QR code',
};

export type ShareWords = typeof share;
