// Whatever is bought, with whichever codes: the net amounts add up to the cent, and the e-invoice keeps all rules.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { invoiceTerms } from '../../../domain/invoices/invoice-terms.ts';
import { splitInvoice } from '../../../domain/invoices/invoiced.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { isPayment } from '../../../domain/vouchers/single-purpose.ts';
import { brokenRules } from '../../testing/e-invoice/validate-e-invoice.ts';
import { soldInvoice } from '../examples/example-invoice.ts';
import { exampleMuseum, slotLine } from '../examples/example-order.ts';
import { bookLine, donationLine, retailOrder, voucherLine } from '../examples/example-retail-order.ts';
import { ciiXml } from './cii-xml.ts';
import { eInvoice } from './e-invoice.ts';
import { papersOf } from './papers-of.ts';

const part = fc.record({
  name: fc.constantFrom('Erwachsene', 'Kind & Hund <3'),
  count: fc.integer({ min: 1, max: 40 }),
  price: fc.integer({ min: 0, max: 9999 }),
  vat_value: fc.constantFrom(0, 5.5, 7, 19, 21),
});
const line = fc
  .tuple(
    fc.constantFrom<OrderLine>(slotLine, bookLine, voucherLine, donationLine),
    fc.array(part, { minLength: 1, maxLength: 3 }),
  )
  .map(([like, parts]) => {
    const isUntaxed = like.type === 'voucher' || like.type === 'donation';
    return { ...like, parts: isUntaxed ? parts.map((one) => ({ ...one, vat_value: 0 })) : parts };
  });
const purpose = fc.constantFrom(
  { kind: 'discount' as const },
  { kind: 'value' as const },
  { kind: 'value' as const, vat_value: 7 },
);
const code = fc.tuple(purpose, fc.integer({ min: 1, max: 30_000 })).map(([of, discount]) => ({
  ...of,
  barcode: 'K7QMZ2XV9APL',
  name: 'Code',
  discount,
  remaining: 0,
}));
const sold = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    codes: fc.array(code, { maxLength: 3 }),
    cost: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ lines, codes, cost }) => ({
    lines,
    codes,
    shipping:
      lines.some(({ type }) => type === 'merchandise') && retailOrder.shipping
        ? { ...retailOrder.shipping, cost }
        : null,
  }));

test('net amounts add up to what was paid, on each paper and on both together', () => {
  fc.assert(
    fc.property(sold, (cart) => {
      const { content } = soldInvoice(cart);
      const { supplies, outside } = splitInvoice(content);
      const papers = [supplies, outside].flatMap((paper) => (paper ? [invoiceTerms(paper)] : []));
      const values = content.codes.filter(isPayment);
      const prepaid = values.reduce((sum, { discount }) => sum + discount, 0);
      expect(papers.reduce((sum, terms) => sum + (terms?.gross ?? Number.NaN), 0)).toBe(
        content.total + prepaid,
      );
      for (const terms of papers) {
        const net = (of: readonly { readonly net: number }[]) => of.reduce((sum, one) => sum + one.net, 0);
        expect(net(terms?.rows ?? []) + net(terms?.charges ?? []) - net(terms?.allowances ?? [])).toBe(
          terms?.net,
        );
        for (const one of [...(terms?.rows ?? []), ...(terms?.allowances ?? [])])
          expect(one.net).toBeGreaterThanOrEqual(0);
        for (const { rate, net: of, tax } of terms?.taxes ?? [])
          expect(Math.abs((of * rate) / 100 - tax)).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 2000 },
  );
});

test('every paper keeps the rules of EN 16931 and XRechnung', () => {
  fc.assert(
    fc.property(sold, (cart) => {
      const invoice = soldInvoice(cart, { content: { routing_id: '04011000-1234512345-06' } });
      const { main, second } = papersOf(invoice);
      for (const paper of second ? [main, second] : [main]) {
        const e = eInvoice(paper, exampleMuseum);
        if (!('terms' in e)) throw new Error(e.join());
        expect(brokenRules(ciiXml(e, 'xrechnung'), 'xrechnung')).toEqual([]);
      }
    }),
    { numRuns: 20 },
  );
});
