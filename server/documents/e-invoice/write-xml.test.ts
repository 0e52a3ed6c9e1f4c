import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { element, text, writeXml } from './write-xml.ts';

function readTexts(xml: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => texts.push(...Object.values(attributes)));
  parser.on('text', (content) => content.trim() && texts.push(content));
  parser.write(xml).close();
  return texts;
}

test('elements stand in each other, with their attributes', () => {
  const xml = writeXml(element('a:root', text('a:one', 'first', { unit: 'C62' }), undefined), { a: 'urn:a' });
  expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<a:root xmlns:a="urn:a">
  <a:one unit="C62">first</a:one>
</a:root>
`);
});

test('what is empty is left out, and whatever held nothing else', () => {
  const xml = writeXml(element('root', text('some', 'x'), element('none', text('empty', ' '), [])), {});
  expect(xml).not.toMatch(/none|empty/);
});

test('any text can be read as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (content) => {
      // Line ends and what XML cannot hold do not come back.
      const held = content.replace(/[^\t -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
      fc.pre(held.trim() !== '' && !/[\t\r\n]/.test(content));
      const xml = writeXml(element('root', text('one', content, { is: content })), {});
      expect(readTexts(xml)).toEqual([held, held]);
    }),
  );
});
