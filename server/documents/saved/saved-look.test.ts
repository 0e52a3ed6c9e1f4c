import { expect, test } from 'vitest';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { documentLook } from '../museum/document-look.ts';
import { savedTicketsPage } from './saved-tickets-page.ts';

const drawn = { png: 'iVBORw0KGgo=', width: 640, height: 160 };
const logo = { shown: { file: 'logo.00000000.svg', width: 400, height: 100 }, drawn };
const theme = { light: { accent: '#7a2f63', paper: '#f8f4ec' }, dark: { paper: '#1a1208' } };

function page(settings: Parameters<typeof documentLook>[0]) {
  return savedTicketsPage(
    exampleOrder,
    { ...exampleMuseum, look: documentLook(settings) },
    '2026-11-18 08:00',
  );
}

test('saved tickets of a museum without a look have its name in type, black on white', () => {
  expect(page({})).toBe(savedTicketsPage(exampleOrder, exampleMuseum, '2026-11-18 08:00'));
  expect(page({})).toContain('<header><p>Museum am Strom</p>');
});

test('the logo is within the page, which loads nothing, and the colours are the museum’s', () => {
  const html = page({ theme, look: { logo: { light: logo, plate: true } } });
  expect(html).toContain('src="data:image/png;base64,iVBORw0KGgo=" alt="Museum am Strom"');
  expect(html).toContain('body{color:#11181c;background:#f8f4ec}header{border-color:#7a2f63}');
  expect(html).toContain('.plate{padding:.375rem .625rem;background:#f8f4ec}');
  expect(html).not.toMatch(/(?:src|href)="(?!data:|\?"|#)/);
});
