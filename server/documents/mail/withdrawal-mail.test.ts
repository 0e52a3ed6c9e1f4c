import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../domain/language.ts';
import { withdrawalWording } from '../../../domain/wording/withdrawal/withdrawal-wording.ts';
import { exampleMuseum } from '../examples/example-order.ts';
import { type WithdrawalMailInput, withdrawalMail } from './withdrawal-mail.ts';

function mailOf(change: Partial<WithdrawalMailInput['withdrawal']> = {}) {
  return withdrawalMail({
    withdrawal: {
      name: 'Ada Lovelace',
      number: '2026-100017',
      email: 'ada@example.org',
      part: '',
      language: 'de',
      ...change,
    },
    received: '2026-12-24 16:05',
    museum: exampleMuseum,
  });
}

describe('The receipt of a withdrawal', () => {
  it.each(LANGUAGES)('says what was declared and when it arrived, in %s, as the page does', (language) => {
    const words = withdrawalWording[language];
    const { subject, html, text } = mailOf({ language });
    expect(subject).not.toMatch(/\{|documents\./);
    for (const part of [html, text]) {
      for (const said of ['Ada Lovelace', '2026-100017', 'ada@example.org', '2026', words['withdrawal.next']])
        expect(part).toContain(said);
      expect(part).toContain(words['withdrawal.whole']);
      expect(part).toMatch(/16[:.]05/);
      expect(part).not.toMatch(/documents\.|withdrawal\.|undefined|NaN|\{\w+\}|!(?!doctype|important)/);
    }
    expect(html).toContain(`<html lang="${language}"`);
  });

  it('names the part that is withdrawn, and the day in full', () => {
    const { text } = mailOf({ part: 'Das Buch' });
    expect(text).toContain('Teil der Bestellung\n  Das Buch\n');
    expect(text).not.toContain('Der ganze Vertrag');
    expect(text).toContain('am 24. Dezember 2026 um 16:05 Uhr');
  });

  it('keeps what was typed within its line, and makes no markup of it', () => {
    const { subject, html, text } = mailOf({
      name: 'Ada\r\n\r\n-- \r\nIhre Bank',
      part: '<a href="https://x.example">hier</a>',
    });
    expect(subject).toBe('Ihr Widerruf ist eingegangen');
    expect(text).toContain('  Ada --  Ihre Bank\n');
    expect(html).not.toContain('<a href');
  });

  it.each(['name', 'number', 'part'])('makes no link of what was typed as %s', (field) => {
    const { html, text } = mailOf({ [field]: 'gewonnen: https://evil.example/login' });
    for (const part of [html, text]) {
      expect(part).toContain('gewonnen:');
      expect(part).not.toContain('evil.example');
    }
  });
});
