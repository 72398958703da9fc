import { expect, test } from 'vitest';
import { contactLink } from './contactLink.ts';

test.each([
  ['anne@example.org', 'mailto:anne@example.org'],
  ['https://example.org/contact', 'https://example.org/contact'],
  ['+33 1 23 45 67 89', null],
  ['javascript:alert(1)', null],
  ['javascript:alert(1)//anne@example.org', null],
  ['anne@example.org?bcc=all', null],
])('the contact %s links to %s', (contact, link) => {
  expect(contactLink(contact)).toBe(link);
});
