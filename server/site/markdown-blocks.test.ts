import { expect, it } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';

it('Markdown becomes headings, paragraphs and items of plain text', () => {
  const markdown = `## 1. Umtausch\u00adrecht
Es besteht **kein** Recht, *niemals*; siehe [hier](https://example.org/a) und [Versand](shipping).
Schreiben Sie an laden@example.org & warten Sie.

- An (\\*) uns:
- Bestellt am

| Land | Preis |
| --- | --- |
| DE | 3 € |

---
(\\*) Streichen.`;
  expect(markdownBlocks(markdown).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: 1. Umtauschrecht',
    'paragraph: Es besteht kein Recht, niemals; siehe hier (https://example.org/a) und Versand.\nSchreiben Sie an laden@example.org & warten Sie.',
    'item: An (*) uns:',
    'item: Bestellt am',
    'item: Land · Preis',
    'item: DE · 3 €',
    'paragraph: (*) Streichen.',
  ]);
});
