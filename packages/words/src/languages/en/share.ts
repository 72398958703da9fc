/** Links and texts to copy, to share and to scan. */
export const share = {
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'It could not be copied. Select the text and copy it yourself.',
  send: 'Share…',
  picture: 'QR code',
};

export type ShareWords = typeof share;
