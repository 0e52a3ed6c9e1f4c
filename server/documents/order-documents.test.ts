import { expect, it } from 'vitest';
import type { Admission } from '../../domain/orders/order.ts';
import { exampleMuseum, exampleOrder, openLine } from './example-order.ts';
import { orderDocuments } from './order-documents.ts';

it.each([
  ['de', ['Eintrittskarten-2026-000123.pdf', 'Besuch-2026-000123.ics']],
  ['fr', ['Billets-2026-000123.pdf', 'Visite-2026-000123.ics']],
  ['da', ['Billetter-2026-000123.pdf', 'Besøg-2026-000123.ics']],
])('An order in %s brings %j', async (language, names) => {
  const documents = await orderDocuments({ ...exampleOrder, language }, exampleMuseum);
  expect(documents.map(({ filename }) => filename)).toEqual(names);
  expect(documents[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

it('An open ticket brings no calendar file', async () => {
  const order = {
    ...exampleOrder,
    lines: [openLine],
    admissions: [{ ...(exampleOrder.admissions[0] as Admission), name: 'Ermäßigt' }],
  };
  expect(await orderDocuments(order, exampleMuseum)).toHaveLength(1);
});
