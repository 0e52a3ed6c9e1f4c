import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import { documentsWording } from '../../../domain/wording/documents/documents-wording.ts';
import { documentsEn } from '../../../domain/wording/documents/en.ts';
import { exampleMuseum, exampleOrder, openLine, slotLine, tourLine } from '../examples/example-order.ts';
import {
  bookLine,
  donationLine,
  passLine,
  retailOrder,
  voucherLine,
} from '../examples/example-retail-order.ts';
import { orderMail } from './order-mail.ts';

const LINK = 'gewonnen: https://evil.example/login';
/** What mail readers make a link of. */
const LINK_ADDRESS = 'evil.example';
const review = 'https://shop.example/de/order/b-1?a=1&b=2';
function mailOf(change: Partial<typeof exampleOrder>) {
  return orderMail({ ...exampleOrder, ...change }, exampleMuseum, { review });
}
function plain(text: string) {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe.each(LANGUAGES)('The wording in %s', (language) => {
  it('fills every key and uses the same arguments as English', () => {
    const argumentsOf = (message: string) => [...new Set(message.match(/\{(\w+)(?=[,}])/g))].sort();
    for (const [key, english] of Object.entries(documentsEn)) {
      const message = documentsWording[language][key as keyof typeof documentsEn];
      expect(message.trim(), key).not.toBe('');
      expect(argumentsOf(message), key).toEqual(argumentsOf(english));
    }
  });

  it('fills subject and both parts of a mail', () => {
    const { subject, html, text } = mailOf({ language });
    expect(subject).toContain('2026-000123');
    for (const part of [html, text]) {
      expect(part).not.toMatch(/documents\.|undefined|NaN|\{\w+\}/);
      expect(part).toContain('Gezeiten. Fotografie am Rand des Meeres');
    }
    expect(html).toContain(`<html lang="${language}"`);
  });
});

describe('The mail after an order', () => {
  it.each([
    ['fr', 'Merci pour votre don.', 'dont montant sans TVA', '105,00 €'],
    ['da', 'Tak for dit bidrag.', 'heraf uden moms', '105,00 €'],
  ])(
    'thanks in %s for a donation, and counts it with a voucher as without VAT',
    (language, thanks, label, amount) => {
      const vat = [
        { vat_value: 7, gross: 2800, net: 2617, tax: 183 },
        { vat_value: 0, gross: 10_000, net: 10_000, tax: 0 },
      ];
      const { html, text } = mailOf({
        language,
        lines: [slotLine, voucherLine, donationLine],
        codes: [{ barcode: 'K7QMZ2XV9APL', name: 'Gutschein', kind: 'value', discount: 2500, remaining: 0 }],
        vat,
        total: 10_800,
      });
      expect(html).toContain(thanks);
      expect(plain(text)).toContain(thanks);
      expect(text).not.toContain(`1 × ${donationLine.title}`);
      expect(plain(text)).toMatch(new RegExp(`${label}\\s?: ${amount}`));
    },
  );

  it('tells the mandate of a direct debit once more: what was allowed, to whom, by which reference', () => {
    const debit = { payarts: [74], creditor_id: 'DE98ZZZ09999999999' };
    const payment = { payartId: 74, name: 'Lastschrift', reference: 'mandate-1' };
    const by = (change: Partial<typeof exampleOrder>) =>
      orderMail({ ...exampleOrder, payment, ...change }, { ...exampleMuseum, debit }, { review });
    const { html, text } = by({});
    for (const words of [
      'Mandatsreferenz',
      'mandate-1',
      'Gläubiger-Identifikationsnummer',
      debit.creditor_id,
    ]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
    expect(text).toContain('Zahlung: Lastschrift\n');
    expect(text).toContain('Sie haben Museum am Strom ermächtigt');
    for (const other of [by({ total: 0 }), by({ payment: exampleOrder.payment })])
      expect(other.text).not.toContain('Mandatsreferenz');
  });

  it('says what, when, where and how much, in both parts', () => {
    const { html, text } = mailOf({});
    for (const words of [
      'Donnerstag, 24. Dezember 2026',
      '10:30–11:00 Uhr',
      'Neue Galerie, Kaistraße 4, 20457 Hamburg',
      '2 × Erwachsene',
      '28,00 €',
      '3 × Kind',
      '55,00 €',
      'inkl. 19 % MwSt. auf netto 7,56 €',
      'inkl. 7 % MwSt. auf netto 42,99 €',
      '3,01 €',
      '2026-000123',
      '20. November 2026, 13:05 Uhr',
      'Kreditkarte',
      'tickets@museum-am-strom.example',
    ]) {
      expect(plain(html)).toContain(words);
      expect(plain(text)).toContain(words);
    }
    expect(text).toContain(review);
    expect(html).toContain('href="https://shop.example/de/order/b-1?a=1&amp;b=2"');
  });

  it('names the exhibition in the subject when there is one', () => {
    expect(mailOf({ lines: [slotLine] }).subject).toBe(
      'Ihre Tickets für Gezeiten. Fotografie am Rand des Meeres, Bestellung 2026-000123',
    );
    expect(mailOf({}).subject).toBe('Ihre Tickets, Bestellung 2026-000123');
  });

  it('counts the days of withdrawal of goods from their receipt, of all else from the contract', () => {
    const text = (line: OrderLine) => mailOf({ lines: [line] }).text;
    expect(text(bookLine)).toContain('innerhalb von 14 Tagen nach Erhalt der Ware');
    for (const line of [passLine, voucherLine, openLine])
      expect(text(line)).toContain('innerhalb von 14 Tagen ab Vertragsschluss');
  });

  it('says for each line whether it can be withdrawn from', () => {
    expect(mailOf({ lines: [slotLine] }).text).toContain('§\u00a0312g Abs.\u00a02 Nr.\u00a09 BGB');
    expect(mailOf({ lines: [openLine] }).text).toContain('innerhalb von 14 Tagen');
    expect(mailOf({ lines: [openLine] }).text).not.toContain('312g');
  });

  it('speaks of a calendar file only when there is one', () => {
    expect(mailOf({ lines: [slotLine] }).text).toContain('der Termin für Ihren Kalender');
    expect(mailOf({ lines: [openLine] }).text).not.toContain('Kalender');
  });

  it('fetches nothing from elsewhere: its pictures come along', () => {
    const { html, pictures = [] } = mailOf({});
    expect(html.replace(/<img src="cid:/g, '')).not.toMatch(/<img|<link|<script|url\(|@import/);
    expect(html.match(/cid:[^"]+/g)).toEqual(pictures.map(({ cid }) => `cid:${cid}`));
  });

  it('opens with the visit and its codes, then the purchase, and ends with what is attached, in both parts', () => {
    const { html, text } = orderMail(exampleOrder, exampleMuseum, { review, terms: true });
    const order = [
      'Gezeiten. Fotografie am Rand des Meeres',
      'Donnerstag, 24. Dezember 2026',
      'Neue Galerie, Kaistraße 4',
      'K7QMZ2XV9APL4RTD',
      'U3 bis Baumwall',
      'Maschinenhalle',
      'D9TRV4KM2XQA7PLC',
      'Licht über dem Watt',
      'order/b-1',
      '28,00 €',
      'Bestellnummer',
      'Im Anhang: die Tickets zum Ausdrucken, der Termin für Ihren Kalender und unsere Geschäftsbedingungen',
    ];
    for (const part of [plain(html), plain(text)]) {
      const found = order.map((words) => part.indexOf(words));
      expect(found).not.toContain(-1);
      expect(found).toEqual(found.toSorted((a, b) => a - b));
    }
  });

  it('has a picture of each code with its text beside it, and says so to screen readers', () => {
    const { html, text, pictures } = mailOf({});
    expect(pictures).toHaveLength(exampleOrder.admissions.length);
    for (const { barcode, name } of exampleOrder.admissions) {
      expect(html).toContain(`alt="QR-Code für den Einlass: ${barcode}"`);
      expect(text).toMatch(new RegExp(`^  ${name}.*: ${barcode}$`, 'm'));
    }
  });

  it('names a family card and the adults at the same time as one visit', () => {
    const family = {
      ...slotLine,
      id: 'family',
      parts: [{ name: 'Familie', count: 1, price: 1800, vat_value: 7 }],
    };
    const { text } = mailOf({ lines: [slotLine, family], admissions: exampleOrder.admissions.slice(0, 3) });
    const [visits = ''] = text.split('IHRE BESTELLUNG');
    expect(visits.match(/^Donnerstag, 24\. Dezember 2026$/gm)).toHaveLength(1);
    expect(visits).toContain('D9TRV4KM2XQA7PLC');
  });

  it('shows forty codes and leaves the others to its PDF', () => {
    const [admission] = exampleOrder.admissions;
    const admissions = Array.from({ length: 43 }, (_, index) => ({
      ...admission,
      barcode: `CODE${index}`,
      number: index + 1,
      of: 43,
    })) as typeof exampleOrder.admissions;
    const { text, html, pictures } = mailOf({ lines: [slotLine], admissions });
    expect(pictures).toHaveLength(40);
    expect(text).toContain('3 weitere Codes stehen im PDF im Anhang');
    expect(html.length).toBeLessThan(60_000);
  });

  it.each([
    ['what paid, without the payment’s own number', 5500, [], 'Zahlung: Kreditkarte\n'],
    [
      'a voucher where it paid for everything',
      0,
      [{ kind: 'value', discount: 5500 }],
      'Zahlung: Gutschein\n',
    ],
    ['nothing of what is free', 0, [], ''],
  ] as const)('says %s', (_, total, redeemed, line) => {
    const codes = redeemed.map((code) => ({ barcode: 'K7', name: 'Gutschein', remaining: 0, ...code }));
    const { text, html } = mailOf({ total, codes });
    expect(text.match(/^Zahlung.*\n/m)?.[0] ?? '').toBe(line);
    expect(html + text).not.toContain(exampleOrder.payment.reference);
  });

  it('shows hostile names as text', () => {
    const title = 'Meer\r\nBcc: x@example.org<img src=x onerror=alert(1)>';
    const { subject, html } = mailOf({
      name: '<script>alert(1)</script>',
      lines: [{ ...slotLine, title }],
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain('&lt;script&gt;');
    expect(html.replace(/<img src="cid:/g, '')).not.toMatch(/<script|<img/);
  });

  it('makes no link of a name: who orders may have given somebody else’s address', () => {
    const { html, text } = mailOf({ name: LINK });
    for (const part of [html, text]) expect(part).not.toContain(LINK_ADDRESS);
  });

  it('uses the museum’s own words where it has some', () => {
    const translations = { de: { 'documents.mail.farewell': 'Bis bald am Strom.' } };
    const { text } = orderMail(exampleOrder, { ...exampleMuseum, translations }, { review });
    expect(text).toContain('Bis bald am Strom.');
  });
});

describe('The mail of a guided tour', () => {
  const tour = tourLine.tour;
  const told = (html: string) => html.replace(/<[^>]+>/g, '');

  it('says in both parts what it is, where it sets out, for how many, and what was answered', () => {
    const { html, text } = mailOf({ lines: [tourLine] });
    for (const words of [
      'Mit der Kuratorin ans Meer',
      'Führung, Deutsch',
      '14:00–15:30 Uhr',
      'Treffpunkt: An der Treppe im Foyer',
      'Neue Galerie, Kaistraße 4, 20457 Hamburg',
      'Ausstellung: Gezeiten. Fotografie am Rand des Meeres',
      'Gebucht für: 2 Gruppen, 45 Personen',
      'Ihre Antworten',
      'Klassenstufe: 7 bis 8',
      'Wünsche: Bitte leise.',
    ]) {
      expect(plain(told(html))).toContain(words);
      expect(plain(text)).toContain(words);
    }
    expect(plain(mailOf({ lines: [tourLine], language: 'fr' }).text)).toContain(
      'Point de rendez-vous : An der',
    );
  });

  it('counts persons alone where single places were booked, and leaves out what there is not', () => {
    const places = { ...tour, tours: 0, participants: 1, meeting_point: '', eventName: '', answers: [] };
    const { text } = mailOf({ lines: [{ ...tourLine, tour: places }] });
    expect(text).toContain('Gebucht für: 1 Person\n');
    expect(text).not.toMatch(/Treffpunkt|Ausstellung|Antworten/);
  });

  it('shows hostile answers as text, within their line', () => {
    const answers = [
      {
        qId: 'a',
        type: 'textarea' as const,
        label: 'Wünsche',
        value: '',
        text: '<script>x</script>\r\n\r\nSumme: 0',
      },
    ];
    const { html, text } = mailOf({ lines: [{ ...tourLine, tour: { ...tour, answers } }] });
    expect(html).toContain('Wünsche: &lt;script&gt;x&lt;/script&gt; Summe: 0');
    expect(text).toContain('  Wünsche: <script>x</script> Summe: 0\n');
  });

  it('makes no link of an answer', () => {
    const answers = [{ qId: 'a', type: 'textarea' as const, label: 'Wünsche', value: '', text: LINK }];
    const { html, text } = mailOf({ lines: [{ ...tourLine, tour: { ...tour, answers } }] });
    for (const part of [html, text]) expect(part).not.toContain(LINK_ADDRESS);
  });
});

describe('The mail of what is bought beside visits', () => {
  const retailMail = (change: Partial<typeof exampleOrder> = {}) => mailOf({ ...retailOrder, ...change });

  it('says in both parts what is attached, where the parcel goes, whose the passes are and what codes took off', () => {
    const { subject, html, text } = retailMail();
    expect(subject).toBe('Ihre Bestellung bei Museum am Strom, Nummer 2026-000123');
    for (const words of [
      'Im Anhang: die Tickets zum Ausdrucken, die Jahreskarten zum Ausdrucken, die Gutscheine zum Ausdrucken oder Weitergeben, der Termin für Ihren Kalender und die Rechnung.',
      'geht an: Ilse Brandt, Deichweg 7, 26506 Norden',
      'Kommt mit der Post',
      'Gültig vom 20. November 2026 bis 19. November 2027',
      'Für: Zoë Brandt-Łukasz, Camille Lefèvre',
      'Gültig bis 31. Dezember 2029',
      'Gruß: Alles Gute zum Geburtstag! Deine Tante Ilse',
      'Versand',
      'Code FRUEHLING',
      '-10,00 €',
      '244,29 €',
    ]) {
      expect(plain(html.replace(/<[^>]+>/g, ''))).toContain(words);
      expect(plain(text)).toContain(words);
    }
  });

  it('speaks of nothing that there is not: no tickets, no day of choice, no fixed date', () => {
    const { html, text } = retailMail({
      lines: [bookLine],
      admissions: [],
      vouchers: [],
      codes: [],
      invoice_number: '',
    });
    for (const part of [html, text])
      expect(part).not.toMatch(/Ticket|Jahreskarte|Gutschein|Rechnung|Wahl|312g|Kalender|Anhang|Code /);
    expect(text).toContain('innerhalb von 14 Tagen');
  });

  const withTyped = (typed: string) => {
    const [owner] = passLine.article.owners;
    const lines = [
      {
        ...passLine,
        article: owner && { ...passLine.article, owners: [{ ...owner, name: typed }] },
      },
      { ...voucherLine, voucher: { greeting: typed, valid_months: 36 } },
    ] as typeof retailOrder.lines;
    return retailMail({ lines, shipping: retailOrder.shipping && { ...retailOrder.shipping, name: typed } });
  };

  it('shows hostile owners, greetings and addresses as text within their line', () => {
    const { html, text } = withTyped('<script>x</script>\r\n\r\nSumme: 0');
    expect(html).not.toContain('<script>');
    expect(text).not.toMatch(/^Summe: 0/m);
    expect(text.match(/<script>x<\/script> Summe: 0/g)).toHaveLength(3);
  });

  it('makes no link of them', () => {
    const { html, text } = withTyped(LINK);
    for (const part of [html, text]) {
      expect(part.match(/gewonnen:/g)).toHaveLength(3);
      expect(part).not.toContain(LINK_ADDRESS);
    }
  });
});
