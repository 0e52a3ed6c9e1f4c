// What the PDF of an offer says, read off its page: in each language what is offered until when, and the account once it is accepted.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { groupOffersWording } from '../../../domain/wording/group-offers/group-offers-wording.ts';
import { invoiceOf } from '../examples/example-invoice.ts';
import { exampleMuseum, slotLine, tourLine } from '../examples/example-order.ts';
import { retailOrder } from '../examples/example-retail-order.ts';
import { hasPoppler, pagesOf, textOf } from '../pdf/read-pdf.ts';
import { type OfferPaper, offerPdf } from './offer-pdf.ts';

const TRANSFER = {
  ...{ holder: 'Museum am Strom', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Bank am Strom' },
  ...{ reference: 'RF18000000000539007547034', missing: 2800, due: '2026-12-04' },
};

function paper(change: Partial<OfferPaper> = {}): OfferPaper {
  const lines = [slotLine, tourLine];
  const vat = [{ vat_value: 7, gross: 2800, net: 2617, tax: 183 }];
  const { content } = invoiceOf(retailOrder, {
    content: { lines, shipping: null, codes: [], vat, total: 2800 },
  });
  return {
    ...{ number: '17-2', language: 'de', made: '2026-11-20', valid_until: '2026-12-04' },
    ...{ numbers_until: '2026-12-10', accepted: '', message: 'Willkommen!\nWir freuen uns.', reduction: 10 },
    content,
    ...change,
  };
}

describe.runIf(hasPoppler)('The PDF of an offer', () => {
  test('says who offers what to whom, until when, with its VAT, and that it is no invoice', async () => {
    const pdf = await offerPdf(paper(), exampleMuseum);
    const text = textOf(pdf);
    for (const words of [
      'Angebot 17-2',
      'Gültig bis 4. Dezember 2026',
      'Zahlen änderbar bis 10. Dezember 2026',
      'Wasserbau & Söhne GmbH',
      'Willkommen! Wir freuen uns.',
      '7 % 26,17 € 1,83 € 28,00 €',
      '10 % Nachlass für Ihre Gruppe',
      'keine Rechnung',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('IBAN');
    expect(pagesOf(pdf)).toBe(1);
  });

  test('names the account and the reference once it is accepted', async () => {
    const text = textOf(await offerPdf(paper({ accepted: '2026-11-22', transfer: TRANSFER }), exampleMuseum));
    for (const words of ['Angenommen am 22. November 2026', 'DE89 3704 0044 0532 0130 00', 'RF18 0000'])
      expect(text).toContain(words);
    expect(text).not.toContain('Gültig bis');
  });

  test.each(LANGUAGES)('is in %s for whoever asked in it', async (language) => {
    const text = textOf(await offerPdf(paper({ language }), exampleMuseum));
    const title = groupOffersWording[language]['offer.pdf.title'].replace('{number}', '17-2');
    expect(text).toContain(title);
    expect(text).toContain(groupOffersWording[language]['offer.pdf.valid']);
  });
});
