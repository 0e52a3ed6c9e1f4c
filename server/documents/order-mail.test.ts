import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../domain/language.ts';
import { documentsWording } from '../../domain/wording/documents/documents-wording.ts';
import { documentsEn } from '../../domain/wording/documents/en.ts';
import { exampleMuseum, exampleOrder, openLine, slotLine } from './example-order.ts';
import { orderMail } from './order-mail.ts';

const review = 'https://shop.example/de/order/b-1?a=1&b=2';
const mailOf = (change: Partial<typeof exampleOrder>) =>
  orderMail({ ...exampleOrder, ...change }, exampleMuseum, { review });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

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
  it('says what, when, where and how much, in both parts', () => {
    const { html, text } = mailOf({});
    for (const words of [
      'Donnerstag, 24. Dezember 2026',
      '10:30 – 11:00',
      'Neue Galerie, Kaistraße 4, 20457 Hamburg',
      '2 × Erwachsene',
      '28,00 €',
      '3 × Kind',
      '55,00 €',
      'inkl. 19 % MwSt. auf netto 7,56 €',
      'inkl. 7 % MwSt. auf netto 42,99 €',
      '3,01 €',
      '2026-000123',
      '20. November 2026, 13:05',
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
      'Ihre Eintrittskarten für Gezeiten. Fotografie am Rand des Meeres, Bestellung 2026-000123',
    );
    expect(mailOf({}).subject).toBe('Ihre Eintrittskarten, Bestellung 2026-000123');
  });

  it('says of each line whether one may withdraw', () => {
    expect(mailOf({ lines: [slotLine] }).text).toContain('§ 312g Abs. 2 Nr. 9 BGB');
    expect(mailOf({ lines: [openLine] }).text).toContain('innerhalb von 14 Tagen');
    expect(mailOf({ lines: [openLine] }).text).not.toContain('312g');
  });

  it('speaks of a calendar file only when there is one', () => {
    expect(mailOf({ lines: [slotLine] }).text).toContain('Kalenderdatei');
    expect(mailOf({ lines: [openLine] }).text).not.toContain('Kalenderdatei');
  });

  it('fetches nothing from elsewhere', () => {
    expect(mailOf({}).html).not.toMatch(/<img|<link|<script|url\(|@import/);
  });

  it('shows hostile names as text', () => {
    const eventName = 'Meer\r\nBcc: x@example.org<img src=x onerror=alert(1)>';
    const { subject, html } = mailOf({
      name: '<script>alert(1)</script>',
      lines: [{ ...slotLine, eventName }],
    });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script|<img/);
  });

  it('uses the museum’s own words where it has some', () => {
    const translations = { de: { 'documents.mail.farewell': 'Bis bald am Strom.' } };
    const { text } = orderMail(exampleOrder, { ...exampleMuseum, translations }, { review });
    expect(text).toContain('Bis bald am Strom.');
  });
});
