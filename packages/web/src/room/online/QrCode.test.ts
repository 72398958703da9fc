import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import QrCode from './QrCode.svelte';

it.each(['https://play.example/#/t/bado-miku-ze', `https://play.example/#/challenge/${'A'.repeat(900)}`])(
  'a QR code has a light margin of four modules, without which cameras cannot tell it from a dark page',
  (link) => {
    const { body } = render(QrCode, { props: { link, name: 'QR code' } });
    const [, size] = /viewBox="0 0 (\d+) \d+"/.exec(body) ?? [];
    const dark = [...body.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...dark)).toBe(4);
    expect(Math.max(...dark)).toBe(Number(size) - 5);
    expect(body).toContain('<rect width="100%" height="100%" fill="#fffdf7"');
  },
);
