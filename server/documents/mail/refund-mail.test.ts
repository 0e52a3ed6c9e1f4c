import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { dayLine, exampleMuseum, openLine, slotLine } from '../examples/example-order.ts';
import { donationLine, retailOrder } from '../examples/example-retail-order.ts';
import { refundReason } from './deliver-refund.ts';
import { type RefundMailInput, refundMail } from './refund-mail.ts';

function mailOf(change: Partial<RefundMailInput> = {}) {
  return refundMail({
    language: 'de',
    museum: exampleMuseum,
    reason: 'places-gone',
    amount: 5500,
    lines: [slotLine, dayLine, openLine],
    ...change,
  });
}
const REASONS = ['places-gone', 'paid-twice', 'not-booked', 'not-moved'] as const;
function plain(text: string) {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('The mail for money that goes back', () => {
  it.each(LANGUAGES.flatMap((language) => REASONS.map((reason) => [language, reason] as const)))(
    'says it all in %s: %s',
    (language, reason) => {
      const { subject, html, text } = mailOf({ language, reason });
      expect(plain(subject)).toMatch(/55[.,]00/);
      for (const part of [html, text]) {
        expect(part).not.toMatch(/documents\.|undefined|NaN|\{\w+\}|!(?!doctype|important)/);
        expect(part).toContain('Gezeiten. Fotografie am Rand des Meeres');
      }
      expect(html).toContain(`<html lang="${language}"`);
    },
  );

  it('says why, how much goes back, for what, and that there is nothing else to do', () => {
    const { subject, html, text } = mailOf();
    expect(plain(subject)).toBe('Sie erhalten Ihre Zahlung von 55,00 € zurück');
    for (const words of [
      'als Ihre Reservierung schon abgelaufen war',
      'den vollen Betrag von 55,00 €',
      'Sie brauchen nichts weiter zu tun.',
      'Donnerstag, 24. Dezember 2026, 10:30–11:00 Uhr',
      '2 × Erwachsene',
      'tickets@museum-am-strom.example',
    ]) {
      expect(plain(html)).toContain(words);
      expect(plain(text)).toContain(words);
    }
  });

  it.each(
    LANGUAGES.flatMap((language) =>
      (['places-gone', 'not-booked', 'order-refunded'] as const).map((reason) => [language, reason] as const),
    ),
  )(
    'says in %s that nothing is booked where nothing was paid, and speaks of no refund: %s',
    (language, reason) => {
      const order =
        reason === 'order-refunded'
          ? { number: '2026-9', date: '2026-11-20', vouchers: [], codes: [], hasCreditNote: false }
          : undefined;
      const free = mailOf({ language, reason, amount: 0, order });
      const paid = mailOf({ language, reason, order });
      for (const part of [free.subject, free.html, free.text]) expect(plain(part)).not.toMatch(/0[.,]00/);
      expect(free.text).not.toMatch(/documents\.|undefined/);
      expect(free.text.split('\n\n')[1]).not.toBe(paid.text.split('\n\n')[1]);
    },
  );

  it('says in German that nothing is booked where nothing was paid', () => {
    const { subject, text } = mailOf({ amount: 0 });
    expect(subject).toBe('Ihre Bestellung ist nicht gebucht');
    expect(text).toContain('Es ist nichts gebucht, und Sie haben nichts bezahlt.');
    expect(text).not.toMatch(/Zahlung|zurück|Erstattung/);
  });

  it('tells a customer who paid twice that the order stays', () => {
    const { html, text } = mailOf({ reason: 'paid-twice' });
    for (const part of [html, text]) {
      expect(part).toContain('Ihre Bestellung bleibt, wie sie ist; nur die zweite Zahlung geht zurück.');
      expect(part).toMatch(/Ihre Bestellung<|IHRE BESTELLUNG\n/);
      expect(part).not.toMatch(/abgelaufen|Nicht gebucht|Wenn Sie trotzdem kommen möchten/i);
    }
  });

  it('tells a visitor whose cart did not become an order that nothing is booked', () => {
    const { html, text } = mailOf({ reason: 'not-booked' });
    for (const part of [html, text]) {
      expect(part).toContain('Es ist nichts gebucht.');
      expect(part).toMatch(/Nicht gebucht/i);
      expect(part).not.toMatch(/abgelaufen|andere Termine/i);
    }
  });

  it('takes its reason from where the cart stands', () => {
    expect(refundReason('expired')).toBe('places-gone');
    expect(refundReason('confirmed')).toBe('paid-twice');
    expect(refundReason('paid')).toBe('paid-twice');
    expect(refundReason('expired', true)).toBe('not-moved');
    expect(refundReason('confirmed', true)).toBe('paid-twice');
    expect(refundReason('canceled')).toBe('not-booked');
  });

  it.each(LANGUAGES)('names a donation by its amount in %s, as the mail after the order does', (language) => {
    const { html, text } = mailOf({ language, lines: [slotLine, donationLine] });
    for (const part of [html, text]) {
      expect(plain(part)).toMatch(/2 × /);
      expect(plain(part)).toMatch(/(?<!5)5[.,]00/);
      expect(part).not.toContain(`1 × ${donationLine.title}`);
    }
  });

  it('looks like the mail after an order', () => {
    const { html } = mailOf();
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).not.toMatch(/<img|<link|<script|url\(|@import/);
  });

  it('leaves the heading out when it is not known what was wanted', () => {
    const { html, text } = mailOf({ lines: [] });
    expect(html).not.toContain('Nicht gebucht');
    expect(text).not.toContain('NICHT GEBUCHT');
  });

  it('shows hostile names as text', () => {
    const { html } = mailOf({ lines: [{ ...slotLine, title: 'Meer<img src=x onerror=alert(1)>' }] });
    expect(html).not.toContain('<img');
  });
});

describe('The mail about an order that the museum took back', () => {
  const taken = { ...retailOrder, hasCreditNote: true };
  const backMail = (change: Partial<RefundMailInput> = {}) =>
    mailOf({
      reason: 'order-refunded',
      amount: retailOrder.total,
      lines: retailOrder.lines,
      order: taken,
      ...change,
    });

  it('says which, what is no longer valid, what goes back and where', () => {
    const { subject, html, text } = backMail();
    expect(subject).toBe('Ihre Bestellung 2026-000123 ist storniert');
    for (const words of [
      'Tickets, Jahreskarten und Gutscheine daraus gelten nicht mehr.',
      'den vollen Betrag von 244,29 €',
      'was Sie eingelöst hatten: 35,00 €.',
      'Die Rechnungskorrektur liegt bei.',
      'Was am Ufer wächst',
    ]) {
      expect(plain(html)).toContain(words);
      expect(plain(text)).toContain(words);
    }
    expect(text).not.toMatch(/Wenn Sie trotzdem|Ein Tag Ihrer Wahl/);
  });

  it('speaks of no money where none was paid, and of no paper where there is none', () => {
    const { text } = backMail({ amount: 0, order: { ...taken, codes: [], hasCreditNote: false } });
    expect(text).not.toMatch(/Betrag|Erstattung|Rechnungskorrektur|eingelöst/);
  });

  it.each(LANGUAGES)('speaks %s', (language) => {
    const { subject, html, text } = backMail({ language });
    expect(subject).toContain('2026-000123');
    for (const part of [html, text]) expect(part).not.toMatch(/documents\.|undefined|NaN|\{\w+\}/);
  });
});
