import { expect, test } from 'vitest';
import type { CartLine } from '../product-kinds.ts';
import { exampleTicketLine } from '../tickets/ticket-line-examples.ts';
import { changeLines } from './change-lines.ts';

const ADULTS = exampleTicketLine();
const CHILD = exampleTicketLine({ id: 'child', name: 'Child', totalCount: 1, price: 0, totalPrice: 0 });
const LATER = exampleTicketLine({ datetime: '2026-12-24 15:00' });
const OTHER = exampleTicketLine({ id: 'other', eventId: 'other' });

function briefly(lines: readonly CartLine[]): string[] {
  return (lines as (typeof ADULTS)[]).map(
    (line) => `${line.totalCount} ${line.id} ${line.datetime.slice(11)}`,
  );
}

test.each([
  ['a line stays in its place', [ADULTS, OTHER], [0], [LATER], ['2 adult 15:00', '2 other 10:00']],
  ['the last one, too', [OTHER, ADULTS], [1], [LATER], ['2 other 10:00', '2 adult 15:00']],
  [
    'a whole visit moves together',
    [ADULTS, OTHER, CHILD],
    [0, 2],
    [LATER, { ...CHILD, datetime: LATER.datetime }],
    ['2 adult 15:00', '1 child 15:00', '2 other 10:00'],
  ],
  ['what it now equals becomes one line with it', [ADULTS, LATER], [0], [LATER], ['4 adult 15:00']],
  ['unchanged it is not doubled', [ADULTS, OTHER], [0], [ADULTS], ['2 adult 10:00', '2 other 10:00']],
  ['fewer kinds leave fewer lines', [ADULTS, CHILD], [0, 1], [CHILD], ['1 child 10:00']],
] as const)('%s', (_, lines, places, changed, expected) => {
  expect(briefly(changeLines(lines, places, changed))).toEqual(expected);
});
