import { describe, expect, test } from 'vitest';
import { clipText, textOfHtml } from './clip-text.ts';

describe('a description is cut at a word', () => {
  test.each([
    ['Ebb and flow', 20, 'Ebb and flow'],
    ['Ebb and flow', 12, 'Ebb and flow'],
    ['Ebb and flow', 11, 'Ebb and…'],
    ['Ebb, and flow', 5, 'Ebb…'],
    ['Ebb – and flow', 6, 'Ebb…'],
    ['Donaudampfschiff', 6, 'Donau…'],
    ['  Ebb \n and\tflow ', 20, 'Ebb and flow'],
    ['', 20, ''],
  ])('‘%s’ in %i characters', (text, most, clipped) => {
    expect(clipText(text, most)).toBe(clipped);
    expect(clipText(text, most).length).toBeLessThanOrEqual(most);
  });

  test('after 160 characters by default', () => {
    const clipped = clipText('ebb '.repeat(100));
    expect(clipped.length).toBeLessThanOrEqual(160);
    expect(clipped.length).toBeGreaterThan(150);
    expect(clipped.endsWith('ebb…')).toBe(true);
  });
});

describe('a static page is described by its paragraphs', () => {
  test.each([
    ['<h2>Who</h2><p>Museum am Steg<br>Steg 1</p><p>10115 Berlin</p>', 'Museum am Steg Steg 1 10115 Berlin'],
    ['<p>Write to <a href="mailto:a@b.c">us</a>, please.</p>', 'Write to us, please.'],
    ['<p>Ebb &amp; &lt;flow&gt; &quot;here&quot; &amp;lt;</p>', 'Ebb & <flow> "here" &lt;'],
    ['', ''],
  ])('%s', (html, text) => expect(clipText(textOfHtml(html))).toBe(text));
});
