// The rules that e-invoices are checked by, broken one by one: each is seen to fail under its id.
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/e-invoice/validate-e-invoice.ts';
import { soldInvoice } from '../examples/example-invoice.ts';
import { exampleMuseum, slotLine, tourLine } from '../examples/example-order.ts';
import { bookLine, retailOrder } from '../examples/example-retail-order.ts';
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

describe('The rules refuse', () => {
  const e = eInvoice(
    soldInvoice(
      { lines: [slotLine, bookLine, tourLine], shipping, codes: [discount, value] },
      { content: { routing_id: '04011000-1234512345-06', issuer } },
    ),
    exampleMuseum,
  );
  if (!('terms' in e)) throw new Error(e.join());
  const xml = ciiXml(e, 'xrechnung');
  const without = (name: string) => new RegExp(`<ram:${name}( [^>]*)?>[\\s\\S]*?</ram:${name}>`);
  const of = (name: string, amount: string) => new RegExp(`(<ram:${name}[^>]*>)${amount}(?=<)`);
  it.each<[string, string, RegExp, string]>([
    [
      'a sum of lines that is not theirs',
      'BR-CO-10',
      of('LineTotalAmount', '[\\d.]+(?=</ram:LineTotalAmount>\\s+<ram:ChargeTotal)'),
      '$11.00',
    ],
    [
      'a line that is not quantity times price',
      'PEPPOL-EN16931-R120',
      of('ChargeAmount', '[\\d.]+'),
      '$199.00',
    ],
    ['a wrong sum of allowances', 'BR-CO-11', of('AllowanceTotalAmount', '[\\d.]+'), '$11.00'],
    ['a wrong sum of charges', 'BR-CO-12', of('ChargeTotalAmount', '[\\d.]+'), '$11.00'],
    ['a wrong total without VAT', 'BR-CO-13', of('TaxBasisTotalAmount', '[\\d.]+'), '$11.00'],
    ['a wrong sum of VAT', 'BR-CO-14', of('TaxTotalAmount', '[\\d.]+'), '$11.00'],
    ['a wrong total', 'BR-CO-15', of('GrandTotalAmount', '[\\d.]+'), '$11.00'],
    ['a wrong amount due', 'BR-CO-16', of('DuePayableAmount', '[\\d.]+'), '$11.00'],
    [
      'what is due without terms',
      'BR-CO-25',
      /<ram:SpecifiedTradePaymentTerms>[\s\S]*<\/ram:SpecifiedTradePaymentTerms>([\s\S]*<ram:DuePayableAmount>)0.00/,
      '$15.00',
    ],
    ['a VAT group of another amount', 'BR-S-08', of('BasisAmount', '[\\d.]+'), '$11.00'],
    ['VAT of another rate', 'BR-S-09', of('CalculatedAmount', '[\\d.]+'), '$12.00'],
    ['exempt without a reason', 'BR-E-10', without('ExemptionReason'), ''],
    [
      'outside of VAT beside taxed lines',
      'BR-O-11',
      /(<\/ram:ApplicableTradeTax>\s+<ram:ApplicableTradeTax>[\s\S]*?<ram:CategoryCode>)E/,
      '$1O',
    ],
    ['a line outside of VAT beside taxed lines', 'BR-O-05', /<ram:CategoryCode>E/, '<ram:CategoryCode>O'],
    ['a VAT id beside what is outside of VAT', 'BR-O-02', /<ram:CategoryCode>E/, '<ram:CategoryCode>O'],
    ['another currency', 'BR-CO-15', /<ram:InvoiceCurrencyCode>EUR/, '<ram:InvoiceCurrencyCode>CHF'],
    [
      'a currency that does not exist',
      'BR-CL-04',
      /<ram:InvoiceCurrencyCode>EUR/,
      '<ram:InvoiceCurrencyCode>TAL',
    ],
    ['no number', 'BR-02', /<ram:ID>RE-2026-00007<\/ram:ID>/, '<ram:ID> </ram:ID>'],
    [
      'a seller without tax numbers',
      'BR-S-02',
      /<ram:SpecifiedTaxRegistration>[\s\S]*<\/ram:SpecifiedTaxRegistration>(?=\s+<\/ram:SellerTradeParty>)/,
      '',
    ],
    [
      'a buyer without a country',
      'BR-11',
      /(<ram:BuyerTradeParty>[\s\S]*?)<ram:CountryID>DE<\/ram:CountryID>/,
      '$1',
    ],
    ['a price below 0', 'BR-27', /(<ram:ChargeAmount>)/, '$1-'],
    ['three decimals', 'BR-DEC', /(?=<\/ram:GrandTotalAmount>)/, '0'],
    ['no routing id', 'BR-DE-15', without('BuyerReference'), ''],
    ['no phone number', 'BR-DE-6', without('TelephoneUniversalCommunication'), ''],
    ['no contact', 'BR-DE-2', without('DefinedTradeContact'), ''],
    ['a transfer without an account', 'BR-DE-23-a', /<ram:TypeCode>68/, '<ram:TypeCode>58'],
    ['a card without its number', 'BR-DE-24-a', /<ram:TypeCode>68/, '<ram:TypeCode>48'],
    ['no way to pay', 'BR-DE-1', without('SpecifiedTradeSettlementPaymentMeans'), ''],
    [
      'no city of the buyer',
      'BR-DE-8',
      /(<ram:BuyerTradeParty>[\s\S]*?)<ram:CityName>[^<]*<\/ram:CityName>/,
      '$1',
    ],
    [
      'no electronic address of the buyer',
      'PEPPOL-EN16931-R010',
      /(<ram:BuyerTradeParty>[\s\S]*?)<ram:URIUniversalCommunication>[\s\S]*?<\/ram:URIUniversalCommunication>/,
      '$1',
    ],
  ])('%s: %s', (_, rule, wrong, instead) => {
    const changed = xml.replace(wrong, instead);
    expect(changed).not.toBe(xml);
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
    expect(brokenRules(changed, 'xrechnung')).toContain(rule);
  });

  it('elements that the schema does not know, or in another order', () => {
    const moved = xml.replace(/(<ram:TaxBasisTotalAmount>.*\n\s+)(<ram:TaxTotalAmount .*\n)/, '$2$1');
    expect(moved).not.toBe(xml);
    expect(brokenRules(moved, 'xrechnung')[0]).toMatch(/^XSD: .*TaxTotalAmount/);
  });
});
