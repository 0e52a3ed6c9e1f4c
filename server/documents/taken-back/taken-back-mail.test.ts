import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { exampleMuseum, exampleOrder } from '../examples/example-order.ts';
import { takenBackMail } from './taken-back-mail.ts';

const REVIEW = 'https://shop.example/de/order-review/1';
const WAYS = ['debit', 'transfer', 'dispute'] as const;

function mailOf(change: Partial<Parameters<typeof takenBackMail>[0]> = {}) {
  return takenBackMail({
    language: 'de',
    museum: exampleMuseum,
    order: exampleOrder,
    way: 'debit',
    amount: 5500,
    isPart: false,
    review: REVIEW,
    ...change,
  });
}

function plain(text: string) {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('The mail about money that a bank has taken back', () => {
  it.each(
    LANGUAGES.flatMap((language) =>
      [false, true].flatMap((isPart) => WAYS.map((way) => [language, way, isPart] as const)),
    ),
  )('says it all in %s: %s (of a part: %s)', (language, way, isPart) => {
    const { subject, html, text } = mailOf({ language, way, isPart });
    expect(subject).toContain(exampleOrder.number);
    expect(subject.length).toBeLessThan(110);
    for (const part of [html, text]) {
      expect(part).not.toMatch(/documents\.|undefined|NaN|\{\w+\}|!(?!doctype|important)/);
      expect(part).toContain('Gezeiten. Fotografie am Rand des Meeres');
      expect(plain(part)).toMatch(/55[.,]00/);
      for (const said of [REVIEW, exampleMuseum.email, exampleOrder.number]) expect(part).toContain(said);
    }
    expect(html).toContain(`<html lang="${language}"`);
  });

  it('says what the bank did, that the order stands, and that nothing is collected again', () => {
    for (const part of [mailOf().html, mailOf().text])
      for (const words of [
        'hat die Lastschrift über 55,00 € für Ihre Bestellung zurückgegeben',
        'gelten vorerst weiter',
        'wird nicht von selbst noch einmal abgebucht',
        'Offener Betrag: 55,00 €',
      ])
        expect(
          plain(part)
            .replace(/<[^>]+>/g, ' ')
            .replace(/ +/g, ' '),
        ).toContain(words);
  });
});
