import { expect, it } from 'vitest';
import type { Admission } from '../../domain/orders/order.ts';
import { exampleMuseum, exampleOrder, openLine } from './examples/example-order.ts';
import { bookLine, passLine, retailOrder } from './examples/example-retail-order.ts';
import { orderDocuments } from './order-documents.ts';
import { printDocument } from './printer/print-document.ts';

it.each([
  ['de', ['Tickets-2026-000123.pdf', 'Besuch-2026-000123.ics']],
  ['fr', ['Billets-2026-000123.pdf', 'Visite-2026-000123.ics']],
  ['da', ['Billetter-2026-000123.pdf', 'Besøg-2026-000123.ics']],
])('An order in %s brings %j', async (language, names) => {
  const documents = await orderDocuments(printDocument, { ...exampleOrder, language }, exampleMuseum);
  expect(documents.map(({ filename }) => filename)).toEqual(names);
  expect(documents[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

it('An open ticket brings no calendar file', async () => {
  const order = {
    ...exampleOrder,
    lines: [openLine],
    admissions: [{ ...(exampleOrder.admissions[0] as Admission), name: 'Ermäßigt' }],
  };
  expect(await orderDocuments(printDocument, order, exampleMuseum)).toHaveLength(1);
});

it('Passes and vouchers are files of their own, and tickets only where there are some', async () => {
  const all = await orderDocuments(printDocument, retailOrder, exampleMuseum);
  expect(all.map(({ filename }) => filename)).toEqual([
    'Tickets-2026-000123.pdf',
    'Jahreskarten-2026-000123.pdf',
    'Gutscheine-2026-000123.pdf',
    'Besuch-2026-000123.ics',
  ]);
  const passes = {
    ...retailOrder,
    lines: [bookLine, passLine],
    vouchers: [],
    admissions: retailOrder.admissions.slice(0, 2),
  };
  expect(
    (await orderDocuments(printDocument, passes, exampleMuseum)).map(({ filename }) => filename),
  ).toEqual(['Jahreskarten-2026-000123.pdf']);
});
