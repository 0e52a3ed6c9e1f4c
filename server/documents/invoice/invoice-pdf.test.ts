// What an invoice says (§ 14(4) UStG), read off its page.
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { type InvoiceChange, invoiceOf } from '../examples/example-invoice.ts';
import { exampleMuseum, slotLine, tourLine } from '../examples/example-order.ts';
import { donationLine, retailOrder } from '../examples/example-retail-order.ts';
import { hasPoppler, pagesOf, poppler, textOf } from '../pdf/read-pdf.ts';
import { invoicePdf } from './invoice-pdf.ts';

const SLOT_VAT = [{ vat_value: 7, gross: 2800, net: 2617, tax: 183 }];

async function said(change: InvoiceChange = {}) {
  return textOf(await invoicePdf(invoiceOf(retailOrder, change), exampleMuseum));
}

describe.runIf(hasPoppler)('An invoice', () => {
  it('of a donation alone says nothing of VAT in its total', async () => {
    const text = await said({
      content: { lines: [donationLine], shipping: null, codes: [], vat: [], total: 500 },
    });
    expect(text).toContain('Gesamtbetrag 5,00 €');
    expect(text).not.toContain('inkl. USt.');
  });

  it('of a donation beside a ticket says in the order’s language that it has no VAT, and why', async () => {
    const content = {
      lines: [slotLine, donationLine],
      shipping: null,
      codes: [],
      vat: SLOT_VAT,
      total: 3300,
    };
    const text = await said({ language: 'fr', content });
    expect(text).toContain('Spende für das Museum 1 sans TVA 5,00 € 5,00 €');
    expect(text).toContain('7 % 26,17 € 1,83 € 28,00 €');
    expect(text).toContain('Don : versement volontaire sans contrepartie');
    expect(text).not.toContain('exonéré');
  });

  it('names who sold what to whom, when, at which rate, and how it was paid', async () => {
    const text = await said();
    for (const words of [
      'Museum am Strom',
      'Am Strom 12 · 20457 Hamburg',
      'Steuernummer 48/123/45678',
      'Wasserbau & Söhne GmbH Zoë Brandt-Łukasz Elbchaussee 1 22765 Hamburg',
      'Rechnungsnummer RE-2026-00007',
      'Ausgestellt am 20. November 2026',
      'Bestellnummer 2026-000123',
      'Ihre Belegnummer PO 4711',
      'Was am Ufer wächst. Ein Bestimmungsbuch Kommt mit der Post 2 7 % 24,90 € 49,80 €',
      'Gültig vom 20. November 2026 bis 19. November 2027 2 7 % 48,00 € 96,00 €',
      'Gutschein 2 Gutschein 50,00 € 100,00 €',
      'Donnerstag, 24. Dezember 2026, 10:30–11:00 Uhr 2 7 % 14,00 € 28,00 €',
      'Versand Ilse Brandt, Deichweg 7, 26506 Norden 7 % 5,49 €',
      'Rabattcode …LING -10,00 €',
      'Gesamtbetrag inkl. USt. 269,29 €',
      'Bezahlt mit Gutschein …9APL 25,00 €',
      'Bezahlt: Kreditkarte 244,29 €',
      '7 % 158,21 € 11,08 € 169,29 €',
      'Gutschein 100,00 € 0,00 € 100,00 €',
      '§ 3 Abs. 15 UStG',
      'entspricht das Leistungsdatum dem Ausstellungsdatum',
    ])
      expect(text).toContain(words);
    // Nothing of it is exempt, and a code is as good as money.
    expect(text).not.toMatch(/§ 4 Nr\. 20|K7QMZ2XV|FRUEHLING/);
  });

  it('says of exempt admissions why they are, apart from vouchers', async () => {
    const text = await said({
      content: {
        lines: [...retailOrder.lines, tourLine],
        vat: [
          { vat_value: 7, gross: 48429, net: 45261, tax: 3168 },
          { vat_value: 0, gross: 34000, net: 34000, tax: 0 },
        ],
      },
    });
    expect(text).toContain('Mit der Kuratorin ans Meer Führung, Deutsch');
    expect(text).toContain('Gruppenführung 2 steuerfrei 120,00 € 240,00 €');
    expect(text).toContain('Ermäßigt 45 7 % 7,00 € 315,00 €');
    expect(text).toContain('steuerfrei 240,00 € 0,00 € 240,00 € Gutschein 100,00 € 0,00 € 100,00 €');
    expect(text).toContain('§ 4 Nr. 20 Buchst. a UStG');
  });

  it('names the VAT id where the museum has one, and what it does not know not at all', async () => {
    const issuer = { ...invoiceOf(retailOrder).content.issuer, vat_id: 'DE123456789' };
    const text = await said({ content: { issuer, external_document_number: '', shipping: null, codes: [] } });
    expect(text).toContain('USt-IdNr. DE123456789');
    expect(text).not.toMatch(/Steuernummer|Ihre Belegnummer|Versand|Rabattcode|Bezahlt mit Gutschein/);
  });

  it('takes everything back as a credit note, under its own number and naming the invoice', async () => {
    const text = await said({ kind: 'credit-note', number: 'RK-2026-00002', issued_on: '2026-12-01' });
    for (const words of [
      'Rechnungskorrektur RK-2026-00002',
      'storniert die Rechnung RE-2026-00007 vom 20. November 2026',
      'Ausgestellt am 1. Dezember 2026',
      '-2 7 % 24,90 € -49,80 €',
      'Rabattcode …LING 10,00 €',
      'Gesamtbetrag inkl. USt. -269,29 €',
      'Zurück auf Gutschein …9APL -25,00 €',
      '7 % -158,21 € -11,08 € -169,29 €',
      'Gutschein -100,00 € 0,00 € -100,00 €',
    ])
      expect(text).toContain(words);
    // In German, "Gutschrift" is an invoice that the customer writes (§ 14(2) UStG).
    expect(text).not.toContain('Gutschrift');
  });

  it.each(LANGUAGES)('speaks %s, both ways', async (language) => {
    for (const kind of ['invoice', 'credit-note'] as const)
      expect(await said({ language, kind })).not.toMatch(/documents\.|\?|NaN|undefined|-0[.,]00/);
  });

  it('goes on over pages that say of how many they are one, with tables that can be heard', async () => {
    const lines = Array.from({ length: 60 }, () => retailOrder.lines[3] as Order['lines'][number]);
    const pdf = await invoicePdf(invoiceOf(retailOrder, { content: { lines } }), exampleMuseum);
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(2);
    for (let page = 1; page <= pages; page += 1) expect(textOf(pdf)).toContain(`Seite ${page} von ${pages}`);
    const structure = poppler('pdfinfo', ['-struct-text'], pdf);
    for (const tag of ['H1', 'Table', 'TR', 'TH', 'TD']) expect(structure).toContain(tag);
    for (const font of poppler('pdffonts', [], pdf).trim().split('\n').slice(2))
      expect(font).toMatch(/Identity-H\s+yes yes yes/);
  });

  it('prints hostile and endless texts as text', async () => {
    const buyer = {
      ...invoiceOf(retailOrder).content.buyer,
      company: '<script>alert(1)</script>\r\nTotal: 0',
      name: 'von und zu '.repeat(100),
    };
    const line = { ...(retailOrder.lines[0] as Order['lines'][number]), eventName: 'Wasser '.repeat(200) };
    const text = await said({ content: { buyer, lines: [line, { ...line, eventName: 'W'.repeat(500) }] } });
    expect(text).toContain('<script>alert(1)</script> Total: 0');
  });
});

it('The same invoice gives the same bytes', async () => {
  const invoice = invoiceOf(retailOrder);
  expect(await invoicePdf(invoice, exampleMuseum)).toEqual(await invoicePdf(invoice, exampleMuseum));
});
