// Fonts that were made for one document are used by the next: what is in it depends on nothing but itself.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { ticketPdf } from './ticket-pdf.ts';

const about = (title: string) => ({
  ...exampleOrder,
  lines: exampleOrder.lines.map((line) => ({ ...line, title })),
});
const titles = ['Gezeiten', 'Été à la mer – œuvres', 'Smørrebrød', 'Łódź, šest', 'Gezeiten'];

test('a document is the same whatever was printed before it', async () => {
  const inOrder = [];
  for (const title of titles) inOrder.push(await ticketPdf(about(title), exampleMuseum));
  const backwards = [];
  for (const title of titles.toReversed()) backwards.push(await ticketPdf(about(title), exampleMuseum));
  expect(inOrder.map(digest)).toEqual(backwards.toReversed().map(digest));
  expect(digest(inOrder[0])).toBe(digest(inOrder.at(-1)));
  // In a process that has printed nothing else.
  const script = `
    const { ticketPdf } = await import('./server/documents/pdf/ticket-pdf.ts');
    const { exampleMuseum, exampleOrder } = await import('./server/documents/examples/example-order.ts');
    const title = ${JSON.stringify(titles[3])};
    const lines = exampleOrder.lines.map((line) => ({ ...line, title }));
    process.stdout.write((await ticketPdf({ ...exampleOrder, lines }, exampleMuseum)).toString('base64'));`;
  const alone = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(alone === inOrder[3]?.toString('base64')).toBe(true);
});

function digest(pdf: Buffer | undefined): string {
  return pdf?.toString('base64') ?? '';
}
