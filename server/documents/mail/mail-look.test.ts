import { createElement as h } from 'react';
import { describe, expect, test } from 'vitest';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { documentLook } from '../museum/document-look.ts';
import type { DocumentMuseum } from '../museum/document-museum.ts';
import { button, mailPage, quiet, rows, ruled } from './mail-page.ts';
import { senderOf } from './mail-sender.ts';
import { orderMail } from './order-mail.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const drawn = { png: PNG, width: 640, height: 160 };
const shown = { file: 'logo.00000000.svg', width: 400, height: 100 };
const logo = { shown, drawn };
const theme = {
  light: { accent: '#7a2f63', ink: '#221108', ink_soft: '#5c4a3c', paper: '#f8f4ec' },
  dark: { accent: '#f0a6c8', paper: '#1a1208' },
};

function museumWith(settings: Parameters<typeof documentLook>[0]): DocumentMuseum {
  return { ...exampleMuseum, look: documentLook(settings) };
}
function page(museum: DocumentMuseum) {
  return mailPage(
    { language: 'de', subject: 'S', ...senderOf(museum) },
    h('p', { className: 'quiet', style: quiet }, 'leise'),
    h('div', { className: 'rule', style: ruled }, rows([{ label: 'a', value: 'b' }])),
    h('p', null, button({ href: 'https://shop.example/', label: 'Los' })),
  );
}

test('a mail of a museum without a look is black on white, with its name in type', () => {
  const html = page(museumWith({}));
  expect(html).toBe(page(exampleMuseum));
  expect(html).toMatch(/<p class="rule head"[^>]*>Museum am Strom<\/p>/);
  expect(html).toContain('background:#ffffff;color:#161616');
  expect(html).toContain('.paper{background:#141414!important;color:#f2f2f2!important}');
});

describe('in the museum’s colours', () => {
  const html = page(museumWith({ theme }));
  test.each([
    ['paper and ink', /<body class="paper" style="[^"]*background:#f8f4ec;color:#221108"/],
    ['what is said quietly', /class="quiet" style="[^"]*color:#5c4a3c"[^>]*>leise/],
    ['rules', /class="rule" style="[^"]*border-color:#221108"/],
    ['the head’s rule', /class="rule head" style="[^"]*border-color:#7a2f63"/],
    ['the button', /class="button" [^>]*style="[^"]*background:#7a2f63;color:#f8f4ec/],
    ['the dark', /\.button\{background:#f0a6c8!important;color:#1a1208!important\}/],
  ])('%s', (_, pattern) => expect(html).toMatch(pattern));

  test('nothing of the shop’s own colours is left', () =>
    expect(html).not.toMatch(/(color|background):#(161616|565656|ffffff)/));
});

describe('a logo', () => {
  const museum = museumWith({ theme, look: { logo: { light: logo, plate: true } } });
  test('comes along, says the museum’s name, and has paper behind it in the dark', () => {
    const { html, pictures } = orderMail(exampleOrder, museum, { review: 'https://shop.example/' });
    expect(html).toMatch(
      /<img src="cid:logo@foyer" alt="Museum am Strom" width="160" height="40"[^>]*class="plate"/,
    );
    expect(pictures?.[0]).toEqual({ cid: 'logo@foyer', png: Buffer.from(PNG, 'base64') });
    expect(html).toContain('.plate{background:#f8f4ec!important');
  });

  test('for dark paper takes the other’s place there alone', () => {
    const both = museumWith({ look: { logo: { light: logo, dark: logo, plate: false } } });
    const { html, pictures } = orderMail(exampleOrder, both, { review: 'https://shop.example/' });
    expect(html).toMatch(/cid:logo-dark@foyer"[^>]*class="by-night" style="display:none/);
    expect(html).toContain('.by-day{display:none!important}.by-night{display:inline-block!important}');
    expect(pictures?.slice(0, 2).map(({ cid }) => cid)).toEqual(['logo@foyer', 'logo-dark@foyer']);
  });
});

test('a museum whose text has serifs writes mails in a face with serifs', () => {
  const face = { files: [], serif: true, standIns: [], print: {} };
  const html = page(museumWith({ look: { faces: { text: face } } }));
  expect(html).toContain('Georgia');
  expect(html).not.toContain('Hanken');
});
