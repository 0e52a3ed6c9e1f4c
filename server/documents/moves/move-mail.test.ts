import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { exampleMuseum, exampleOrder, slotLine } from '../examples/example-order.ts';
import { moveMail } from './move-mail.ts';

const REVIEW = 'https://shop.example/de/order-review/1';
const to = { ...slotLine, datetime: '2026-12-26 14:00', datetime_end: '2026-12-26 14:30' };
const order = { ...exampleOrder, lines: [{ ...to, revision: { number: 1, at: '2026-11-24 12:00' } }] };

function mailOf(language: string, change: Partial<Parameters<typeof moveMail>[0]> = {}) {
  return moveMail({
    museum: exampleMuseum,
    order: { ...order, language },
    line: 0,
    from: slotLine,
    to,
    review: REVIEW,
    ...change,
  });
}

function plain(text: string) {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('The mail about a visit that was moved', () => {
  it.each(LANGUAGES)('says it all in %s', (language) => {
    const { subject, html, text } = mailOf(language);
    expect(subject).toContain(order.number);
    for (const part of [html, text]) {
      expect(part).not.toMatch(/documents\.|undefined|NaN|\{\w+\}|!(?!doctype|important)/);
      expect(part.toLowerCase()).toContain('gezeiten. fotografie am rand des meeres');
      expect(part).toContain(REVIEW);
    }
    expect(html).toContain(`<html lang="${language}"`);
  });

  it('names both times, who moved, and what to do with tickets and calendar', () => {
    const { subject, html, text } = mailOf('de');
    expect(subject).toMatch(/^Ihr Besuch ist (verlegt|verschoben)/);
    for (const words of [
      'Donnerstag, 24. Dezember 2026, 10:30–11:00 Uhr',
      'Samstag, 26. Dezember 2026, 14:00–14:30 Uhr',
      '2 × Erwachsene',
      'gelten nicht mehr',
    ]) {
      expect(plain(html)).toContain(words);
      expect(plain(text)).toContain(words);
    }
  });
});
