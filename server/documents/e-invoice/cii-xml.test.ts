// E-invoices of everything that the shop sells, checked by the schema of Factur-X and the rules of EN 16931 and XRechnung; and
// that those rules refuse what is wrong.
import { describe, expect, it } from 'vitest';
import { brokenRules } from '../../testing/e-invoice/validate-e-invoice.ts';
import type { InvoiceChange } from '../examples/example-invoice.ts';
import { type Sold, soldInvoice } from '../examples/example-invoice.ts';
import { dayLine, exampleMuseum, openLine, slotLine, tourLine } from '../examples/example-order.ts';
import {
  bookLine,
  donationLine,
  passLine,
  retailOrder,
  voucherLine,
} from '../examples/example-retail-order.ts';
import { ciiXml, type Profile } from './cii-xml.ts';
import { type EInvoice, eInvoice } from './e-invoice.ts';
import { papersOf } from './papers-of.ts';

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
const ROUTING_ID = '04011000-1234512345-06';
const issuer = {
  name: exampleMuseum.name,
  address: exampleMuseum.address,
  email: exampleMuseum.email,
  tax_number: '48/123/45678',
  vat_id: 'DE123456789',
};
const authority = { routing_id: ROUTING_ID, buyer_reference: 'Kostenstelle 7', issuer };

function eInvoiceOf(
  sold: Sold,
  change?: InvoiceChange,
  paper: 'main' | 'second' = 'main',
  museum = exampleMuseum,
): EInvoice {
  const invoice = papersOf(soldInvoice(sold, change))[paper];
  if (!invoice) throw new Error('no such paper');
  const found = eInvoice(invoice, museum);
  if (!('terms' in found)) throw new Error(`it lacks ${found.join(', ')}`);
  return found;
}

function broken(sold: Sold, change?: InvoiceChange, profile: Profile = 'xrechnung') {
  return brokenRules(ciiXml(eInvoiceOf(sold, change), profile), profile);
}

const free = { ...slotLine, parts: [{ name: 'Kind', count: 3, price: 0, vat_value: 7 }] };

const SOLD: readonly (readonly [string, Sold])[] = [
  ['tickets at 7 %', { lines: [slotLine] }],
  ['tickets at 19 %', { lines: [openLine] }],
  ['a tour at 0 % and 7 %', { lines: [tourLine] }],
  ['tickets of three rates', { lines: [slotLine, openLine, tourLine, dayLine] }],
  ['free tickets alone', { lines: [free] }],
  ['books and passes with a parcel', { lines: [bookLine, passLine], shipping }],
  ['a discount code', { lines: [slotLine, openLine], codes: [discount] }],
  ['a discount of everything', { lines: [slotLine], codes: [{ ...discount, discount: 9900 }] }],
  ['a code of value', { lines: [slotLine, openLine], codes: [value] }],
  [
    'both codes, a parcel, three rates',
    { lines: [tourLine, bookLine, openLine], shipping, codes: [discount, value] },
  ],
  [
    'a voucher for one rate',
    { lines: [{ ...voucherLine, parts: [{ name: 'G', count: 2, price: 5000, vat_value: 7 }] }] },
  ],
];

describe.each<Profile>(['xrechnung', 'factur-x'])('As %s, an authority’s invoice of', (profile) => {
  it.each(SOLD)('%s keeps all rules', (_, sold) => {
    expect(broken(sold, { content: authority }, profile)).toEqual([]);
  });

  it.each(SOLD)('%s that is taken back keeps all rules', (_, sold) => {
    const credit = { kind: 'credit-note', number: 'RK-2026-00001', content: authority } as const;
    expect(broken(sold, credit, profile)).toEqual([]);
    const xml = ciiXml(eInvoiceOf(sold, credit), profile);
    expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(xml).toMatch(/<ram:InvoiceReferencedDocument>\s+<ram:IssuerAssignedID>RE-2026-00007</);
  });
});

describe('As Factur-X, the invoice of', () => {
  it.each(SOLD)('a company abroad for %s keeps all rules', (_, sold) => {
    const buyer = {
      email: 'achats@exemple.fr',
      name: 'Camille Lefèvre',
      company: 'Lefèvre & Fils <S.A.>',
      address: { street: '4 rue des Marées', zip: '29200', city: 'Brest', country: 'FR' },
    };
    const content = { buyer, buyer_vat_id: 'FR40303265045', issuer };
    expect(broken(sold, { language: 'fr', content }, 'factur-x')).toEqual([]);
  });

  it('a museum with a tax number alone keeps all rules', () => {
    expect(broken({ lines: [slotLine] }, {}, 'factur-x')).toEqual([]);
  });
});

describe('What was paid by transfer', () => {
  const account = {
    account_holder: 'Museum am Strom',
    iban: 'DE02 1203 0000 0000 2020 51',
    bic: 'BYLADEM1001',
  };
  const museum = { ...exampleMuseum, transfer: { payarts: [166], ...account } };
  const written = (change: InvoiceChange) =>
    ciiXml(eInvoiceOf({ lines: [slotLine] }, change, 'main', museum), 'xrechnung');

  it('names the account that it went to', () => {
    const xml = written({ content: authority });
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
    expect(xml).toContain('<ram:TypeCode>58</ram:TypeCode>');
    expect(xml).toContain('<ram:IBANID>DE02120300000000202051</ram:IBANID>');
  });

  it('does not when it goes back', () => {
    const xml = written({ kind: 'credit-note', number: 'RK-2026-00001', content: authority });
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
    expect(xml).not.toContain('IBANID');
  });
});

describe('Vouchers and donations beside tickets', () => {
  const mixed: Sold = { lines: [slotLine, voucherLine, donationLine], codes: [value] };

  it.each(['main', 'second'] as const)('are on a paper of their own: %s keeps all rules', (paper) => {
    const e = eInvoiceOf(mixed, { content: authority }, paper);
    expect(brokenRules(ciiXml(e, 'xrechnung'), 'xrechnung')).toEqual([]);
    expect(e.invoice.number).toBe(paper === 'main' ? 'RE-2026-00007' : 'RE-2026-00007-2');
    expect(e.terms.gross).toBe(paper === 'main' ? 2800 : 10500);
  });

  it.each([
    ['vouchers', { lines: [voucherLine] }],
    ['a donation', { lines: [donationLine] }],
  ] as const)('alone are on one: %s', (_, sold) => {
    expect(broken(sold, { content: authority })).toEqual([]);
    expect(papersOf(soldInvoice(sold)).second).toBeUndefined();
  });

  it('cannot be one e-invoice with them', () => {
    expect(eInvoice(soldInvoice(mixed), exampleMuseum)).toEqual(['BG-25']);
  });
});

describe('No e-invoice is made', () => {
  const buyer = soldInvoice({ lines: [slotLine] }).content.buyer;
  it.each([
    [
      'of a buyer without an address',
      { buyer: { ...buyer, address: { street: '', zip: '', city: '', country: '' } } },
      ['BT-55'],
    ],
    ['by a museum without a number', { issuer: { ...issuer, vat_id: '', tax_number: '' } }, ['BT-32']],
    ['of sums that do not add up', { total: 2700 }, ['BG-25']],
    [
      'for a country that is no more',
      { buyer: { ...buyer, address: { ...buyer.address, country: 'YU' } } },
      ['BT-55'],
    ],
  ])('%s', (_, content, gaps) => {
    expect(eInvoice(soldInvoice({ lines: [slotLine] }, { content }), exampleMuseum)).toEqual(gaps);
  });
});

describe('What lowers an invoice', () => {
  const sold = { ...value, discount: 800, vat_value: 7 };

  it.each([
    ['has the code of a discount', [discount], 1],
    ['has none where a voucher that was sold with VAT lowers it, too', [discount, sold], 0],
  ])('%s', (_, codes, count) => {
    const xml = ciiXml(eInvoiceOf({ lines: [slotLine], codes }, { content: authority }), 'xrechnung');
    expect(xml.match(/<ram:ReasonCode>95</g) ?? []).toHaveLength(count);
    expect(brokenRules(xml, 'xrechnung')).toEqual([]);
  });
});

describe('A credit note for a part of an order', () => {
  const adult = {
    title: 'Gezeiten',
    name: 'Erwachsene',
    count: 1,
    gross: 1260,
    vat_value: 7,
    of: 'ticket',
  } as const;
  const parcel = { title: '', name: '', count: 0, gross: 549, vat_value: 7, of: 'shipping' } as const;
  const gift = {
    title: 'Gutschein',
    name: 'Gutschein',
    count: 1,
    gross: 5000,
    vat_value: 0,
    of: 'voucher',
  } as const;
  const sum = (gross: number, vat_value: number) => {
    const net = Math.round((gross * 100) / (100 + vat_value));
    return { vat_value, gross, net, tax: gross - net };
  };
  const credit = (content: InvoiceChange['content']) =>
    soldInvoice(
      { lines: [slotLine] },
      {
        kind: 'credit-note',
        number: 'RK-2026-00001',
        second_number: 'RE-2026-00007-2',
        content: { ...authority, lines: [], shipping: null, codes: [], ...content },
      },
    );

  it.each([
    ['a person', { returned: [adult], vat: [sum(1260, 7)], total: 1260 }],
    ['a parcel alone', { returned: [parcel], vat: [sum(549, 7)], total: 549 }],
    [
      'a person, back on a code',
      { returned: [adult], vat: [sum(1260, 7)], total: 0, codes: [{ ...value, discount: 1260 }] },
    ],
    ['a person and a voucher', { returned: [adult, gift], vat: [sum(1260, 7), sum(5000, 0)], total: 6260 }],
  ])('for %s keeps all rules, on each of its papers', (_, content) => {
    const { main, second } = papersOf(credit(content));
    for (const paper of second ? [main, second] : [main]) {
      const e = eInvoice(paper, exampleMuseum);
      if (!('terms' in e)) throw new Error(e.join());
      expect(brokenRules(ciiXml(e, 'xrechnung'), 'xrechnung')).toEqual([]);
    }
    expect(second?.number).toBe(content.returned.length > 1 ? 'RK-2026-00001-2' : undefined);
    expect(main.invoice_number).toBe('RE-2026-00007');
    expect(second?.invoice_number).toBe(second && 'RE-2026-00007-2');
  });

  it('for a voucher alone takes back the second paper of its invoice, which has it', () => {
    const content = { returned: [gift], vat: [sum(5000, 0)], total: 5000 };
    const { main, second } = papersOf(credit(content));
    expect([main.number, main.invoice_number, second]).toEqual([
      'RK-2026-00001',
      'RE-2026-00007-2',
      undefined,
    ]);
    const ofOnePaper = papersOf({ ...credit(content), second_number: undefined });
    expect(ofOnePaper.main.invoice_number).toBe('RE-2026-00007');
  });
});
