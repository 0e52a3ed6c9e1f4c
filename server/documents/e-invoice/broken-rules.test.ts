// The rules that e-invoices are checked by, broken one by one: each is seen to fail under its id, so none of them is idle.
import { describe, expect, it } from 'vitest';
import { BROKEN_DOCUMENTS } from '../../testing/e-invoice/broken-documents.ts';
import { BROKEN_SETTLEMENTS } from '../../testing/e-invoice/broken-settlements.ts';
import type { Right } from '../../testing/e-invoice/mistakes.ts';
import { brokenRules, ruleIds } from '../../testing/e-invoice/validate-e-invoice.ts';
import { type InvoiceChange, type Sold, soldInvoice } from '../examples/example-invoice.ts';
import { exampleMuseum, slotLine, tourLine } from '../examples/example-order.ts';
import { bookLine, donationLine, retailOrder } from '../examples/example-retail-order.ts';
import { ciiXml } from './cii-xml.ts';
import { eInvoice } from './e-invoice.ts';

const { shipping } = retailOrder;
const discount = {
  barcode: 'FRUEHLING',
  name: 'Frühling',
  kind: 'discount',
  discount: 1000,
  remaining: 0,
} as const;
const value = {
  barcode: 'K7QMZ2XV9APL',
  name: 'Gutschein',
  kind: 'value',
  discount: 2500,
  remaining: 0,
} as const;
const issuer = {
  name: exampleMuseum.name,
  address: exampleMuseum.address,
  email: exampleMuseum.email,
  tax_number: '48/123/45678',
  vat_id: 'DE123456789',
};

const content = { routing_id: '04011000-1234512345-06', issuer };
const account = { account_holder: 'Museum am Strom', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' };
const RIGHT: Readonly<Record<Right, string>> = {
  mixed: written({ lines: [slotLine, bookLine, tourLine], shipping, codes: [discount, value] }),
  transfer: written(
    { lines: [slotLine] },
    {},
    { ...exampleMuseum, transfer: { payarts: [166], ...account } },
  ),
  gift: written({ lines: [donationLine] }),
  credit: written({ lines: [slotLine] }, { kind: 'credit-note', number: 'RK-2026-00001' }),
};
const EXAMPLES = [...BROKEN_DOCUMENTS, ...BROKEN_SETTLEMENTS];

function written(sold: Sold, change: InvoiceChange = {}, museum = exampleMuseum): string {
  const e = eInvoice(soldInvoice(sold, { content, ...change }), museum);
  if (!('terms' in e)) throw new Error(e.join());
  return ciiXml(e, 'xrechnung');
}

describe('The rules', () => {
  it.each(Object.entries(RIGHT))('pass what is right: %s', (_, xml) => {
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
  });

  it.each(EXAMPLES.map(([breaks, mistake, of = 'mixed'], index) => ({ breaks, mistake, of, index })))(
    'refuse what breaks $breaks ($index)',
    ({ breaks, mistake, of }) => {
      const wrong = mistake(RIGHT[of]);
      expect(wrong).not.toBe(RIGHT[of]);
      const wanted = breaks.split(' ');
      expect(brokenRules(wrong, 'xrechnung', new Set(wanted))).toEqual(expect.arrayContaining(wanted));
    },
  );

  it('are each seen to refuse something', () => {
    const seen = new Set(EXAMPLES.flatMap(([breaks]) => breaks.split(' ')));
    expect(ruleIds('xrechnung').filter((id) => !seen.has(id))).toEqual([]);
  });

  it('refuse elements that the schema does not know, or in another order', () => {
    const moved = RIGHT.mixed.replace(/(<ram:TaxBasisTotalAmount>.*\n\s+)(<ram:TaxTotalAmount .*\n)/, '$2$1');
    expect(moved).not.toBe(RIGHT.mixed);
    expect(brokenRules(moved, 'xrechnung')[0]).toMatch(/^XSD: .*TaxTotalAmount/);
  });
});
