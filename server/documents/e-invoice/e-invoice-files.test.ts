// What an XRechnung must name, and what becomes of an invoice that cannot.
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/e-invoice/validate-e-invoice.ts';
import { type InvoiceChange, type Sold, soldInvoice } from '../examples/example-invoice.ts';
import { exampleMuseum, slotLine } from '../examples/example-order.ts';
import { bookLine, retailOrder } from '../examples/example-retail-order.ts';
import { facturX, xRechnung } from './e-invoice-files.ts';

const { shipping } = retailOrder;
const issuer = {
  name: exampleMuseum.name,
  address: exampleMuseum.address,
  email: exampleMuseum.email,
  tax_number: '48/123/45678',
  vat_id: 'DE123456789',
};
const authority = { routing_id: '04011000-1234512345-06', issuer };

/** '' where none is made. */
function written(sold: Sold, content: InvoiceChange['content']): string {
  return xRechnung(soldInvoice(sold, { content }), exampleMuseum) ?? '';
}

describe('Countries', () => {
  it('are named as the rules name them, Kosovo by 1A', () => {
    const parcel = shipping && { ...shipping, country: 'XK' };
    const xml = written({ lines: [bookLine], shipping: parcel }, authority);
    expect(xml).toContain('<ram:CountryID>1A</ram:CountryID>');
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
  });

  it('are looked for in VAT ids: one that is of none is left out', () => {
    const xml = written({ lines: [slotLine] }, { ...authority, buyer_vat_id: 'XX136695976' });
    expect(xml).not.toContain('XX136695976');
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
  });
});

describe('An XRechnung is not made', () => {
  const { buyer } = soldInvoice({ lines: [slotLine] }).content;
  const { address } = buyer;
  it.each<[string, InvoiceChange['content']]>([
    ['without a phone number of the museum', { issuer: { ...issuer, phone: ' ' } }],
    ['without a mail address of the museum', { issuer: { ...issuer, email: '' } }],
    ['without the museum’s city', { issuer: { ...issuer, address: { ...address, city: '' } } }],
    ['without the museum’s postcode', { issuer: { ...issuer, address: { ...address, zip: '' } } }],
    ['without the buyer’s city', { buyer: { ...buyer, address: { ...address, city: '' } } }],
    ['without the buyer’s postcode', { buyer: { ...buyer, address: { ...address, zip: '' } } }],
  ])('%s, which it must name; its PDF can still be read by machines', (_, content) => {
    const invoice = soldInvoice({ lines: [slotLine] }, { content: { ...authority, ...content } });
    expect(xRechnung(invoice, exampleMuseum)).toBeUndefined();
    expect(brokenRules(facturX(invoice, exampleMuseum) ?? '', 'factur-x')).toEqual([]);
  });

  it('to a parcel’s recipient without a city', () => {
    const parcel = shipping && { ...shipping, city: '' };
    expect(written({ lines: [bookLine], shipping: parcel }, authority)).toBe('');
  });
});
